"""Clients as integrators would have them: generated from the contract, compiled as they come, and made to play.

The contract is right if code made from it by strangers' generators compiles and plays.
`make clients` runs it; what it makes stays in build/clients, which is not committed.
"""
