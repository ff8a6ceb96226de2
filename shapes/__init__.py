"""Types as data: what an annotation says is made into nodes once, and data is read, refused and described by them.

Pure: msgspec and the standard library. The API's bodies and the cards' programs both stand on it.
"""
