"""What is taller than the screen, laid on pages."""

from rich.segment import Segment

Block = list[list[Segment]]  # lines that belong together


def paged(blocks: list[Block], most: int) -> list[Block]:
    """Blocks on pages of at most so many lines, filled from the last line of the last page on.

    A block is broken only where the page would else stay half empty.
    """
    pages: list[Block] = [[]]
    for block in reversed(blocks):
        left = block
        while left:
            room = most - len(pages[0])
            if len(left) > room and 2 * room <= most:
                pages.insert(0, [])
            else:
                pages[0] = left[-room:] + pages[0]
                left = left[:-room]
    return pages
