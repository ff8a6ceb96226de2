"""Clients as integrators would have them: generated from the contract, compiled as they come, and made to play.

It is here, and not among the tools, because it is a test: the contract is right if strangers' code can be made of it.
`make clients` runs it; what it makes stays in build/clients, which is not committed.
"""
