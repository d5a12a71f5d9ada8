### Zegary: ustawia się je w poczekalni, gdy jest już cała reszta, a widać je przy stołach, które je mają.

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
ui-clock-starts = Twój zegar idzie: { $time }.
ui-clock-paused = Zegary stoją.
ui-clock-wished = Chcą przerwy: { $wish } z { $all }.
ui-clock-pause = Przerwa
ui-clock-unwish = Jednak bez przerwy
ui-clock-go = Dalej
ui-clock-more = Dodaj czasu
ui-clock-more-of = Dodaj czasu: { $name }
