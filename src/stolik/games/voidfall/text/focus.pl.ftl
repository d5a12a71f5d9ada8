### Karty Skupień i ich akcje. `.text` mówi to, czego nie mówi sam efekt.

focus-conquest = Podbój
action-conquest_engage = Natarcie
action-conquest_plan = Planowanie
action-conquest_prepare = Przygotowanie

focus-development = Rozwój
action-development_grow = Wzrost
action-development_settle = Osadnictwo
action-development_harmonize = Harmonizacja

focus-innovation = Innowacja
action-innovation_research = Badania
action-innovation_invent = Wynalazek
action-innovation_consolidate = Konsolidacja

focus-politics = Polityka
action-politics_inspire = Inspiracja
action-politics_assert = Stanowczość
action-politics_control = Kontrola

focus-production = Produkcja
action-production_flourish = Ożywienie
action-production_supply = Zaopatrzenie
action-production_optimize = Optymalizacja

focus-progress = Postęp
action-progress_experiment = Eksperyment
action-progress_invent = Wynalazek
action-progress_restore = Odnowa

focus-prosperity = Dobrobyt
action-prosperity_prosper = Rozkwit
action-prosperity_stockpile = Gromadzenie
action-prosperity_organize = Organizacja

focus-reinforcements = Posiłki
action-reinforcements_accelerate = Przyspieszenie
action-reinforcements_muster = Zwołanie
action-reinforcements_mobilize = Mobilizacja

focus-temptation = Pokusa
action-temptation_exploit = Wykorzystanie
    .text = Rozpatrujesz akcję jednej ze swoich kart preferowanych Skupień, z ręki albo ze stosu kart odrzuconych, i opłacasz jej koszt. Ta karta nie liczy się jako zagrana.
action-temptation_conspire = Spisek
action-temptation_exert = Nacisk

focus-astoran_conquest = Podbój (Astoran)
action-astoran_conquest_besiege = Oblężenie
action-astoran_conquest_harvest = Żniwa
action-astoran_conquest_sustain = Podtrzymanie

focus-astoran_prosperity = Dobrobyt (Astoran)
action-astoran_prosperity_parade = Parada
action-astoran_prosperity_regulate = Regulacja
action-astoran_prosperity_rebuild = Odbudowa

focus-fenrax_development = Rozwój (Fenrax)
action-fenrax_development_install = Montaż
action-fenrax_development_colonize = Kolonizacja
action-fenrax_development_recruit = Rekrutacja

focus-fenrax_dispersion = Rozproszenie
action-fenrax_dispersion_retake = Odbicie
action-fenrax_dispersion_muster = Zwołanie
action-fenrax_dispersion_disperse = Rozsianie

focus-kradmor_temptation = Pokusa (Kradmor)
action-kradmor_temptation_overcome = Przezwyciężenie
action-kradmor_temptation_foresee = Przepowiednia
action-kradmor_temptation_exert = Nacisk

focus-kradmor_production = Produkcja (Kradmor)
action-kradmor_production_push = Napór
action-kradmor_production_amplify = Wzmocnienie
action-kradmor_production_hatch = Wylęg

focus-marqualos_guile = Przebiegłość
action-marqualos_guile_obtain = Pozyskanie
action-marqualos_guile_transfer = Przekazanie
action-marqualos_guile_direct = Sterowanie

focus-nervo_production = Produkcja (Nervo)
action-nervo_production_industrialize = Uprzemysłowienie
action-nervo_production_mechanize = Mechanizacja
action-nervo_production_flourish = Ożywienie

focus-nervo_uplift = Podniesienie
action-nervo_uplift_bombard = Bombardowanie
    .text = Za każde wydane 3 Materiały zyskujesz w tym Starciu 1 Absorpcję przy Podejściu albo podczas Salwy.
action-nervo_uplift_analyse = Analiza
action-nervo_uplift_regenerate = Regeneracja

focus-novaris_progress = Postęp (Novaris)
action-novaris_progress_embrace = Przyjęcie
action-novaris_progress_experiment = Eksperyment
action-novaris_progress_ensnare = Usidlenie

focus-novaris_reinforcements = Posiłki (Novaris)
action-novaris_reinforcements_adapt = Przystosowanie
action-novaris_reinforcements_muster = Zwołanie
action-novaris_reinforcements_accelerate = Przyspieszenie

focus-shiveus_crusade = Krucjata
action-shiveus_crusade_indoctrinate = Indoktrynacja
action-shiveus_crusade_exterminate = Eksterminacja
    .text = Usunięta Siła Floty Zrodzonego z Pustki liczy się także wtedy, gdy przegrasz Starcie.
action-shiveus_crusade_illuminate = Oświecenie

focus-shiveus_politics = Polityka (Shiveus)
action-shiveus_politics_exalt = Wywyższenie
action-shiveus_politics_retaliate = Odwet
action-shiveus_politics_brandish = Demonstracja

focus-thegwyn_production = Produkcja (Thegwyn)
action-thegwyn_production_flourish = Ożywienie
action-thegwyn_production_raise = Wznoszenie
action-thegwyn_production_amass = Nagromadzenie

focus-yarvek_conquest = Podbój (Yarvek)
action-yarvek_conquest_engage = Natarcie
action-yarvek_conquest_rally = Wiec
action-yarvek_conquest_recycle = Przetop

focus-yarvek_raid = Najazd
action-yarvek_raid_liberate = Wyzwolenie
    .text = Populacja liczy się tylko wtedy, gdy zdobędziesz ten Sektor.
action-yarvek_raid_consult = Narada
action-yarvek_raid_negotiate = Negocjacje

focus-zenor_conquest = Podbój (Zenor)
action-zenor_conquest_engage = Natarcie
action-zenor_conquest_invest = Inwestycja
action-zenor_conquest_experiment = Eksperyment

focus-zenor_politics = Polityka (Zenor)
action-zenor_politics_inspire = Inspiracja
action-zenor_politics_divide = Podział
action-zenor_politics_replicate = Replikacja

focus-heroic_conquest = Bohaterski Podbój
action-heroic_conquest_annihilate = Unicestwienie
action-heroic_conquest_plan = Planowanie
action-heroic_conquest_prepare = Przygotowanie

focus-heroic_development = Bohaterski Rozwój
action-heroic_development_develop = Rozbudowa
action-heroic_development_grow = Wzrost
action-heroic_development_harmonize = Harmonizacja

focus-heroic_innovation = Bohaterska Innowacja
action-heroic_innovation_research = Badania
action-heroic_innovation_experiment = Eksperyment
action-heroic_innovation_consolidate = Konsolidacja

focus-heroic_leadership = Bohaterskie Przywództwo
action-heroic_leadership_rise = Wzniesienie
action-heroic_leadership_employ = Zatrudnienie
action-heroic_leadership_repel = Odparcie

focus-heroic_politics = Bohaterska Polityka
action-heroic_politics_inspire = Inspiracja
action-heroic_politics_assert = Stanowczość
action-heroic_politics_overthrow = Obalenie

focus-heroic_production = Bohaterska Produkcja
action-heroic_production_flourish = Ożywienie
action-heroic_production_supply = Zaopatrzenie
action-heroic_production_optimize = Optymalizacja

focus-heroic_progress = Bohaterski Postęp
action-heroic_progress_experiment = Eksperyment
action-heroic_progress_invent = Wynalazek
action-heroic_progress_restore = Odnowa

focus-heroic_prosperity = Bohaterski Dobrobyt
action-heroic_prosperity_prosper = Rozkwit
action-heroic_prosperity_revolt = Bunt
action-heroic_prosperity_organize = Organizacja

focus-heroic_reinforcements = Bohaterskie Posiłki
action-heroic_reinforcements_accelerate = Przyspieszenie
action-heroic_reinforcements_muster = Zwołanie
action-heroic_reinforcements_resist = Opór

focus-heroic_temptation = Bohaterska Pokusa
action-heroic_temptation_exploit = Wykorzystanie
action-heroic_temptation_harness = Ujarzmienie
action-heroic_temptation_exert = Nacisk

focus-joint_conquest = Wspólny Podbój
action-joint_conquest_coordinated_strike = Wspólne uderzenie
action-joint_conquest_war_council = Rada wojenna
action-joint_conquest_common_arms = Wspólna zbrojownia

focus-joint_development = Wspólny Rozwój
action-joint_development_shared_works = Wspólne roboty
action-joint_development_resettlement = Przesiedlenie
action-joint_development_purification_rite = Rytuał oczyszczenia

focus-joint_innovation = Wspólna Innowacja
action-joint_innovation_open_science = Otwarta nauka
action-joint_innovation_symposium = Sympozjum
action-joint_innovation_treaty = Traktat

focus-joint_leadership = Wspólne Przywództwo
action-joint_leadership_shelter = Schronienie
action-joint_leadership_rally = Wiec
action-joint_leadership_defiance = Nieposłuszeństwo

focus-joint_politics = Wspólna Polityka
action-joint_politics_embassy = Ambasada
action-joint_politics_honours = Zaszczyty
action-joint_politics_accord = Porozumienie

focus-joint_production = Wspólna Produkcja
action-joint_production_festival = Święto
action-joint_production_relief = Ulga
action-joint_production_pooling = Wspólna pula

focus-joint_progress = Wspólny Postęp
action-joint_progress_laboratory = Laboratorium
action-joint_progress_exchange = Wymiana
action-joint_progress_restoration = Renowacja

focus-joint_prosperity = Wspólny Dobrobyt
action-joint_prosperity_boom = Koniunktura
action-joint_prosperity_convoy = Konwój
action-joint_prosperity_charter = Karta praw

focus-joint_reinforcements = Wspólne Posiłki
action-joint_reinforcements_supply_line = Linia zaopatrzenia
action-joint_reinforcements_call_up = Pobór
action-joint_reinforcements_picket = Pikieta

focus-joint_temptation = Wspólna Pokusa
action-joint_temptation_pact = Pakt
action-joint_temptation_bargain = Targ
action-joint_temptation_sacrifice = Ofiara
