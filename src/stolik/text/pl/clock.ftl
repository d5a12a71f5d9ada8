### Zegary i opóźnienie dla widzów: ustawia się je w poczekalni, gdy jest już cała reszta, a widać je przy stołach, które je mają.

ui-pace = Tempo
ui-pace-none = Bez zegara
ui-pace-move = { $time } na ruch
ui-pace-bank = { $time } i { $more } za każdy ruch
ui-pace-end = Gdy czas minie
    .wait = Nic się nie dzieje
    .answer = Odpowiada bot
    .leave = Bot przejmuje miejsce
ui-clocks = Zegary
ui-clock-runs = Zegar idzie
ui-clock-short = Mało czasu
ui-clock-zero = Czas minął
ui-clock-answered = Twój czas minął: bot odpowiedział za ciebie.
ui-clock-took = Twój czas minął: na twoim miejscu gra bot.
ui-clock-starts = Twój zegar idzie: { $time }.
ui-clock-paused = Zegary stoją.
ui-clock-wished = Chcą przerwy: { $wish } z { $all }.
ui-clock-pause = Przerwa
ui-clock-unwish = Jednak bez przerwy
ui-clock-go = Dalej
ui-clock-more = Dodaj czasu
ui-clock-more-of = Dodaj czasu: { $name }
ui-late = Widzowie oglądają stół
ui-late-none = Na bieżąco
ui-late-minutes = { $count ->
    [one] Minutę później
    [few] { $count } minuty później
   *[many] { $count } minut później
}
ui-late-round = Każdą rundę dopiero po jej końcu
ui-late-text = Kto ma odnośnik dla widzów, nic nie zobaczy, nie przeczyta i nie usłyszy wcześniej, nawet końca gry. Telewizor też się spóźnia, chyba że stół przygotowano w jego przeglądarce.
ui-late-seen = { $count ->
    [one] Oglądasz ten stół minutę później.
    [few] Oglądasz ten stół { $count } minuty później.
   *[many] Oglądasz ten stół { $count } minut później.
}
ui-late-seen-round = Każdą rundę tego stołu oglądasz dopiero po jej końcu.
ui-late-chat = Czytasz to, co powiedziano do chwili, którą widzisz. Widzowie, którzy oglądają z opóźnieniem, nie piszą.
