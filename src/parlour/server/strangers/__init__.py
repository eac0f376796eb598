"""Strangers' bots: programs that read frames and write moves, a JSON line each (docs/strangers.md).

naming.py     which programs there are, as the operator names them
program.py    one of them, started for one seat
child.py      what is heard of it: a line when one is wanted, or trouble
deciding.py   its answers read, and told back where they cannot be carried out
"""
