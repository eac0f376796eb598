"""What people see of a table, each as much as they may.

about.py     what all see beside the game     frames.py    what a viewer is sent
looking.py   who may look, and as whom        moments.py   what each viewer has noticed
merging.py   merge patches
"""
