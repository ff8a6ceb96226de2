"""A PostgreSQL and its synchronous standby, each on a small disk of its own, which change places when one is killed."""

import shutil
from pathlib import Path

from tests.services.processes import wait_until
from tests.services.servers import Postgres
from tests.services.standbys import PATIENCE_SECONDS, Standby, copy, is_synchronous, promote, wait_for, wait_for_nobody
from tools.chaos.disk import SmallDisk


class Pair:
    """Both have addresses that stay, whichever of them is the primary."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.disks = {"postgres": SmallDisk(folder / "disk"), "standby": SmallDisk(folder / "disk-of-the-standby")}
        self.primary = Postgres(self.disks["postgres"].folder, "postgres")
        self._log_beside(self.primary)
        self.servers = [self.primary]

    def _log_beside(self, server: Postgres) -> None:
        """Where it can still be written when the disk is full."""
        server.log = self.folder / f"{server.name}.log"

    def add_standby(self) -> None:
        self.standby: Postgres = Standby(self.disks["standby"].folder, self.primary)
        self._log_beside(self.standby)
        self.servers.append(self.standby)
        self.standby.start()
        wait_for(self.primary, self.standby)

    @property
    def disk(self) -> SmallDisk:
        """That of the primary."""
        return self.disks[self.primary.name]

    def kill_primary(self) -> None:
        """Only when its standby has everything that was acknowledged, as operators are told to look."""
        wait_until(
            lambda: is_synchronous(self.primary, self.standby), PATIENCE_SECONDS, "the standby to be synchronous"
        )
        self.primary.kill()

    def promote(self) -> None:
        promote(self.standby)
        self.primary, self.standby = self.standby, self.primary

    def renew_standby(self) -> None:
        """It is copied from the primary, always: a former primary may hold what was never acknowledged."""
        self.standby.kill()
        wait_for_nobody(self.primary)
        shutil.rmtree(self.standby.data)
        self.standby.data.mkdir(mode=0o700)
        if self.standby.user:
            shutil.chown(self.standby.data, self.standby.user)
        copy(self.primary, self.standby)
        self.standby.start()
        wait_for(self.primary, self.standby)

    def stop(self) -> None:
        for server in reversed(self.servers):
            server.stop()

    def close(self) -> None:
        for disk in self.disks.values():
            disk.close()
