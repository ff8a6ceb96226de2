"""A mail server, as a program: it takes every mail, and puts it into a folder as a file.

python -m tests.accounts.mail_process PORT FOLDER
"""

import asyncio
import itertools
import sys
from pathlib import Path

from aiosmtpd.smtp import SMTP

NUMBERS = itertools.count(1)


class Folder:
    def __init__(self, path):
        self.path = path

    async def handle_DATA(self, server, session, envelope):  # noqa: N802 - aiosmtpd's word
        name = f"{next(NUMBERS):06}.eml"
        (self.path / f".{name}").write_bytes(envelope.content)
        (self.path / f".{name}").rename(self.path / name)  # whole, or not there
        return "250 OK"


async def serve(port, path):
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(Folder(path), loop=loop), "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1]), Path(sys.argv[2])))
