"""What both games stand on: questions and answers, events, the generator, resolution by re-running.

Pure: no Django, no clock, no input or output, no global random. `docs/architecture.md` walks through it.
"""
