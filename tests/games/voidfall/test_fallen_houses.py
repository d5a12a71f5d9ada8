"""Set-up, the four Fallen Houses."""

from tests.games.voidfall.fuzz import play


def test_where_all_houses_of_cracked_glass_are_played_the_others_fall() -> None:
    play("ancient_secrets", 4, 1533)
