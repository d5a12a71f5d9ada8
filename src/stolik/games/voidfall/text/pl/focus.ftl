### Karty Skupień i ich akcje. `.text` mówi to, czego nie mówi sam efekt.

focus-conquest = Podbój
    .text = Karta Skupienia każdego Rodu: wykonaj do dwóch z jej trzech akcji.
action-conquest_engage = Natarcie
action-conquest_plan = Planowanie
action-conquest_prepare = Przygotowanie

focus-development = Rozwój
    .text = Karta Skupienia każdego Rodu: wykonaj do dwóch z jej trzech akcji.
action-development_grow = Wzrost
action-development_settle = Zasiedlenie
action-development_harmonize = Harmonizacja

focus-innovation = Innowacja
    .text = Karta Skupienia każdego Rodu: wykonaj do dwóch z jej trzech akcji.
action-innovation_research = Badania
action-innovation_invent = Wynalazek
action-innovation_consolidate = Konsolidacja

focus-politics = Polityka
    .text = Karta Skupienia każdego Rodu: wykonaj do dwóch z jej trzech akcji.
action-politics_inspire = Inspiracja
action-politics_assert = Stanowczość
action-politics_control = Kontrola

focus-production = Produkcja
    .text = Karta Skupienia każdego Rodu: wykonaj do dwóch z jej trzech akcji.
action-production_flourish = Ożywienie
action-production_supply = Zaopatrzenie
action-production_optimize = Optymalizacja

focus-progress = Postęp
    .text = Karta Skupienia każdego Rodu: wykonaj do dwóch z jej trzech akcji.
action-progress_experiment = Eksperyment
action-progress_invent = Wynalazek
action-progress_restore = Odnowa

focus-prosperity = Dobrobyt
    .text = Karta Skupienia każdego Rodu: wykonaj do dwóch z jej trzech akcji.
action-prosperity_prosper = Rozkwit
action-prosperity_stockpile = Gromadzenie
action-prosperity_organize = Organizacja

focus-reinforcements = Posiłki
    .text = Karta Skupienia każdego Rodu: wykonaj do dwóch z jej trzech akcji.
action-reinforcements_accelerate = Przyspieszenie
action-reinforcements_muster = Zwołanie
action-reinforcements_mobilize = Mobilizacja

focus-temptation = Pokusa
    .text = Karta Skupienia każdego Rodu: wykonaj do dwóch z jej trzech akcji.
action-temptation_exploit = Wykorzystanie
    .text = Rozpatrujesz akcję jednej ze swoich kart preferowanych Skupień, z ręki albo ze stosu kart odrzuconych, i opłacasz jej koszt. Ta karta nie liczy się jako zagrana.
action-temptation_conspire = Spisek
action-temptation_exert = Nacisk

focus-astoran_conquest = Podbój (Astoran)
    .text = Własna karta Skupienia Rodu { house-astoran }; liczy się jako { focus-conquest }.
action-astoran_conquest_besiege = Oblężenie
action-astoran_conquest_harvest = Żniwa
action-astoran_conquest_sustain = Podtrzymanie

focus-astoran_prosperity = Dobrobyt (Astoran)
    .text = Własna karta Skupienia Rodu { house-astoran }; liczy się jako { focus-prosperity }.
action-astoran_prosperity_parade = Parada
action-astoran_prosperity_regulate = Regulacja
action-astoran_prosperity_rebuild = Odbudowa

focus-fenrax_development = Rozwój (Fenrax)
    .text = Własna karta Skupienia Rodu { house-fenrax }; liczy się jako { focus-development }.
action-fenrax_development_install = Montaż
action-fenrax_development_colonize = Kolonizacja
action-fenrax_development_recruit = Rekrutacja

focus-fenrax_dispersion = Rozproszenie
    .text = Własna karta Skupienia Rodu { house-fenrax }; liczy się jako { focus-reinforcements }.
action-fenrax_dispersion_retake = Odbicie
action-fenrax_dispersion_muster = Zwołanie
action-fenrax_dispersion_disperse = Rozsianie

focus-kradmor_temptation = Pokusa (Kradmor)
    .text = Własna karta Skupienia Rodu { house-kradmor }; liczy się jako { focus-temptation }.
action-kradmor_temptation_overcome = Przezwyciężenie
action-kradmor_temptation_foresee = Przepowiednia
action-kradmor_temptation_exert = Nacisk

focus-kradmor_production = Produkcja (Kradmor)
    .text = Własna karta Skupienia Rodu { house-kradmor }; liczy się jako { focus-production }.
action-kradmor_production_push = Napór
action-kradmor_production_amplify = Wzmocnienie
action-kradmor_production_hatch = Wylęg

focus-marqualos_guile = Przebiegłość
    .text = Własna karta Skupienia Rodu { house-marqualos }; liczy się jako { focus-innovation }.
action-marqualos_guile_obtain = Pozyskanie
action-marqualos_guile_transfer = Przekazanie
action-marqualos_guile_direct = Sterowanie

focus-nervo_production = Produkcja (Nervo)
    .text = Własna karta Skupienia Rodu { house-nervo }; liczy się jako { focus-production }.
action-nervo_production_industrialize = Uprzemysłowienie
action-nervo_production_mechanize = Mechanizacja
action-nervo_production_flourish = Ożywienie

focus-nervo_uplift = Podniesienie
    .text = Własna karta Skupienia Rodu { house-nervo }; liczy się jako { focus-conquest }.
action-nervo_uplift_bombard = Bombardowanie
    .text = Za każde wydane 3 Materiały zyskujesz w tym Starciu 1 Absorpcję przy Podejściu albo podczas Salwy.
action-nervo_uplift_analyse = Analiza
action-nervo_uplift_regenerate = Regeneracja

focus-novaris_progress = Postęp (Novaris)
    .text = Własna karta Skupienia Rodu { house-novaris }; liczy się jako { focus-progress }.
action-novaris_progress_embrace = Przyjęcie
action-novaris_progress_experiment = Eksperyment
action-novaris_progress_ensnare = Usidlenie

focus-novaris_reinforcements = Posiłki (Novaris)
    .text = Własna karta Skupienia Rodu { house-novaris }; liczy się jako { focus-reinforcements }.
action-novaris_reinforcements_adapt = Przystosowanie
action-novaris_reinforcements_muster = Zwołanie
action-novaris_reinforcements_accelerate = Przyspieszenie

focus-shiveus_crusade = Krucjata
    .text = Własna karta Skupienia Rodu { house-shiveus }; liczy się jako { focus-temptation }.
action-shiveus_crusade_indoctrinate = Indoktrynacja
action-shiveus_crusade_exterminate = Eksterminacja
    .text = Usunięta Siła Floty Zrodzonego z Pustki liczy się także wtedy, gdy przegrasz Starcie.
action-shiveus_crusade_illuminate = Oświecenie

focus-shiveus_politics = Polityka (Shiveus)
    .text = Własna karta Skupienia Rodu { house-shiveus }; liczy się jako { focus-politics }.
action-shiveus_politics_exalt = Wywyższenie
action-shiveus_politics_retaliate = Odwet
action-shiveus_politics_brandish = Demonstracja

focus-thegwyn_production = Produkcja (Thegwyn)
    .text = Własna karta Skupienia Rodu { house-thegwyn }; liczy się jako { focus-production }.
action-thegwyn_production_flourish = Ożywienie
action-thegwyn_production_raise = Wznoszenie
action-thegwyn_production_amass = Nagromadzenie

focus-yarvek_conquest = Podbój (Yarvek)
    .text = Własna karta Skupienia Rodu { house-yarvek }; liczy się jako { focus-conquest }.
action-yarvek_conquest_engage = Natarcie
action-yarvek_conquest_rally = Wiec
action-yarvek_conquest_recycle = Przetop

focus-yarvek_raid = Najazd
    .text = Własna karta Skupienia Rodu { house-yarvek }; liczy się jako { focus-innovation }.
action-yarvek_raid_liberate = Wyzwolenie
    .text = Populacja liczy się tylko wtedy, gdy zdobędziesz ten Sektor.
action-yarvek_raid_consult = Narada
action-yarvek_raid_negotiate = Negocjacje

focus-zenor_conquest = Podbój (Zenor)
    .text = Własna karta Skupienia Rodu { house-zenor }; liczy się jako { focus-conquest }.
action-zenor_conquest_engage = Natarcie
action-zenor_conquest_invest = Inwestycja
action-zenor_conquest_experiment = Eksperyment

focus-zenor_politics = Polityka (Zenor)
    .text = Własna karta Skupienia Rodu { house-zenor }; liczy się jako { focus-politics }.
action-zenor_politics_inspire = Inspiracja
action-zenor_politics_divide = Podział
action-zenor_politics_replicate = Replikacja

focus-heroic_conquest = Bohaterski Podbój
    .text = Bierzesz ją z oferty, odrzucając z ręki kartę { focus-conquest }; potem opuszcza grę.
action-heroic_conquest_annihilate = Unicestwienie
action-heroic_conquest_plan = Planowanie
action-heroic_conquest_prepare = Przygotowanie

focus-heroic_development = Bohaterski Rozwój
    .text = Bierzesz ją z oferty, odrzucając z ręki kartę { focus-development }; potem opuszcza grę.
action-heroic_development_develop = Rozbudowa
action-heroic_development_grow = Wzrost
action-heroic_development_harmonize = Harmonizacja

focus-heroic_innovation = Bohaterska Innowacja
    .text = Bierzesz ją z oferty, odrzucając z ręki kartę { focus-innovation }; potem opuszcza grę.
action-heroic_innovation_research = Badania
action-heroic_innovation_experiment = Eksperyment
action-heroic_innovation_consolidate = Konsolidacja

focus-heroic_leadership = Bohaterskie Przywództwo
    .text = Bierzesz ją z oferty, odrzucając z ręki dowolną kartę Skupienia; pasuje do niej każda Agenda; potem opuszcza grę.
action-heroic_leadership_rise = Wzniesienie
action-heroic_leadership_employ = Zatrudnienie
action-heroic_leadership_repel = Odparcie

focus-heroic_politics = Bohaterska Polityka
    .text = Bierzesz ją z oferty, odrzucając z ręki kartę { focus-politics }; potem opuszcza grę.
action-heroic_politics_inspire = Inspiracja
action-heroic_politics_assert = Stanowczość
action-heroic_politics_overthrow = Obalenie

focus-heroic_production = Bohaterska Produkcja
    .text = Bierzesz ją z oferty, odrzucając z ręki kartę { focus-production }; potem opuszcza grę.
action-heroic_production_flourish = Ożywienie
action-heroic_production_supply = Zaopatrzenie
action-heroic_production_optimize = Optymalizacja

focus-heroic_progress = Bohaterski Postęp
    .text = Bierzesz ją z oferty, odrzucając z ręki kartę { focus-progress }; potem opuszcza grę.
action-heroic_progress_experiment = Eksperyment
action-heroic_progress_invent = Wynalazek
action-heroic_progress_restore = Odnowa

focus-heroic_prosperity = Bohaterski Dobrobyt
    .text = Bierzesz ją z oferty, odrzucając z ręki kartę { focus-prosperity }; potem opuszcza grę.
action-heroic_prosperity_prosper = Rozkwit
action-heroic_prosperity_revolt = Bunt
action-heroic_prosperity_organize = Organizacja

focus-heroic_reinforcements = Bohaterskie Posiłki
    .text = Bierzesz ją z oferty, odrzucając z ręki kartę { focus-reinforcements }; potem opuszcza grę.
action-heroic_reinforcements_accelerate = Przyspieszenie
action-heroic_reinforcements_muster = Zwołanie
action-heroic_reinforcements_resist = Opór

focus-heroic_temptation = Bohaterska Pokusa
    .text = Bierzesz ją z oferty, odrzucając z ręki kartę { focus-temptation }; potem opuszcza grę.
action-heroic_temptation_exploit = Wykorzystanie
action-heroic_temptation_harness = Ujarzmienie
action-heroic_temptation_exert = Nacisk

focus-joint_conquest = Wspólny Podbój
    .text = Bierzesz ją z oferty, odrzucając z ręki kartę { focus-conquest }; w jej akcjach może mieć udział inny gracz.
action-joint_conquest_coordinated_strike = Wspólne uderzenie
action-joint_conquest_war_council = Rada wojenna
action-joint_conquest_common_arms = Wspólna zbrojownia

focus-joint_development = Wspólny Rozwój
    .text = Bierzesz ją z oferty, odrzucając z ręki kartę { focus-development }; w jej akcjach może mieć udział inny gracz.
action-joint_development_shared_works = Wspólne roboty
action-joint_development_resettlement = Przesiedlenie
action-joint_development_purification_rite = Rytuał oczyszczenia

focus-joint_innovation = Wspólna Innowacja
    .text = Bierzesz ją z oferty, odrzucając z ręki kartę { focus-innovation }; w jej akcjach może mieć udział inny gracz.
action-joint_innovation_open_science = Otwarta nauka
action-joint_innovation_symposium = Sympozjum
action-joint_innovation_treaty = Traktat

focus-joint_leadership = Wspólne Przywództwo
    .text = Bierzesz ją z oferty, odrzucając z ręki dowolną kartę Skupienia; pasuje do niej każda Agenda; w jej akcjach może mieć udział inny gracz.
action-joint_leadership_shelter = Schronienie
action-joint_leadership_rally = Wiec
action-joint_leadership_defiance = Nieposłuszeństwo

focus-joint_politics = Wspólna Polityka
    .text = Bierzesz ją z oferty, odrzucając z ręki kartę { focus-politics }; w jej akcjach może mieć udział inny gracz.
action-joint_politics_embassy = Ambasada
action-joint_politics_honours = Zaszczyty
action-joint_politics_accord = Porozumienie

focus-joint_production = Wspólna Produkcja
    .text = Bierzesz ją z oferty, odrzucając z ręki kartę { focus-production }; w jej akcjach może mieć udział inny gracz.
action-joint_production_festival = Święto
action-joint_production_relief = Ulga
action-joint_production_pooling = Wspólna pula

focus-joint_progress = Wspólny Postęp
    .text = Bierzesz ją z oferty, odrzucając z ręki kartę { focus-progress }; w jej akcjach może mieć udział inny gracz.
action-joint_progress_laboratory = Laboratorium
action-joint_progress_exchange = Wymiana
action-joint_progress_restoration = Renowacja

focus-joint_prosperity = Wspólny Dobrobyt
    .text = Bierzesz ją z oferty, odrzucając z ręki kartę { focus-prosperity }; w jej akcjach może mieć udział inny gracz.
action-joint_prosperity_boom = Koniunktura
action-joint_prosperity_convoy = Konwój
action-joint_prosperity_charter = Karta praw

focus-joint_reinforcements = Wspólne Posiłki
    .text = Bierzesz ją z oferty, odrzucając z ręki kartę { focus-reinforcements }; w jej akcjach może mieć udział inny gracz.
action-joint_reinforcements_supply_line = Linia zaopatrzenia
action-joint_reinforcements_call_up = Pobór
action-joint_reinforcements_picket = Pikieta

focus-joint_temptation = Wspólna Pokusa
    .text = Bierzesz ją z oferty, odrzucając z ręki kartę { focus-temptation }; w jej akcjach może mieć udział inny gracz.
action-joint_temptation_pact = Pakt
action-joint_temptation_bargain = Targ
action-joint_temptation_sacrifice = Ofiara
