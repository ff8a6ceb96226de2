# Names that the games share.
name-reason-last-seat-left = All others have given up
name-status-lobby = Waiting for players
name-status-running = Running
name-status-finished = Finished
name-status-abandoned = Abandoned
name-access-public = Public
name-access-private = Private
name-role-host = Host
name-role-bot = Bot
name-role-ready = Ready
name-role-consents = Has accepted the options
name-role-away = Away
name-role-conceded = Has given up
name-role-spectator = Spectator
