### Wezwania do stołu i to, co się o nich mówi.

call-title = Stolik
call-turn = Twoja kolej w grze „{ $game }”.
call-test = Tak Stolik da ci znać, że twoja kolej.
call-code = Twój kod to { $code }. Wpisz go na stronie stołu, tam gdzie o niego prosisz. Jeśli to nie twoja prośba, pomiń tę wiadomość: nic więcej nie przyjdzie.
call-mail-stop = Dostajesz tę wiadomość, bo przy tym stole włączono powiadomienia na ten adres. Żeby już nie przychodziły: { $link }
call-mail-key = Twoje miejsce: { $link } Kto ma ten odnośnik, gra za ciebie, więc nikomu nie pokazuj tej wiadomości.
call-stop = Czy Stolik ma już nie wysyłać tu wiadomości, że przy tym stole twoja kolej?
call-stop-do = Nie wysyłaj więcej
call-stopped = Z tego stołu nic już tu nie przyjdzie. Miejsce przy stole nadal jest twoje.
error-bad_calls_file = Plik { $file } nie mówi, jak można wzywać graczy ({ $detail }). Zobacz docs/hosts.md.
error-bad_key_file = W pliku { $file } nie ma klucza Stolika. Przywróć go z kopii; bez niej usuń plik: powstanie nowy klucz, a każdy włączy powiadomienia od nowa.
error-not_offered = Ten serwer nie powiadamia w ten sposób.
error-bad_call_address = Na ten adres nie da się wysłać wiadomości. Sprawdź, czy jest dobrze zapisany.
error-too_many_channels = Masz już { $most } sposobów powiadamiania, więcej na jedno miejsce nie można. Najpierw usuń któryś.
error-no_channel = Ten sposób powiadamiania został usunięty.
error-wrong_code = To nie ten kod albo jest już za stary. Sprawdź go; po pięciu błędnych usuń wpis i dodaj go jeszcze raz.
