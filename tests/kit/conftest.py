"""The first call of a rule may compile it, so no example has a deadline."""

from hypothesis import settings

settings.register_profile("compiled", deadline=None)
settings.load_profile("compiled")
