# Czego potrzebuje zestaw kart, zanim zostanie opublikowany.
issue-uu-needs-babies = Ośmiu graczy wybiera po jednym jednorożku: potrzeba co najmniej { $least } egzemplarzy rodzaju baby_unicorn, jest { $found }.
issue-uu-needs-unicorns = Nikt nie może wygrać: w talii potrzeba co najmniej { $least } jednorożców, jest { $found }.
issue-uu-needs-instants = Nikt nie może zarżeć: nie ma żadnego egzemplarza rodzaju instant.
issue-uu-needs-deck = Talia jest za mała dla ośmiu graczy: potrzeba co najmniej { $least } egzemplarzy, jest { $found }.
issue-uu-needs-two-player-babies = Dla dwóch graczy co najmniej { $least } jednorożków musi być two_player, jest { $found }.
issue-uu-needs-two-player-unicorns = Dla dwóch graczy nikt nie może wygrać: co najmniej { $least } jednorożców musi być two_player, jest { $found }.
issue-uu-needs-two-player-instants = Dla dwóch graczy nikt nie może zarżeć: żaden egzemplarz rodzaju instant nie jest two_player.
issue-uu-needs-two-player-deck = Dla dwóch graczy talia jest za mała: co najmniej { $least } egzemplarzy musi być two_player, jest { $found }.
issue-uu-neigh-share = { $neighs } z { $copies } kart w talii to karty RzeNIE: { $share } %. Dla talii mieszanej zaleca się około { $advised } %.
