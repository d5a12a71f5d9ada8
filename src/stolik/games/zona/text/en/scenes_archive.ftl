### The scenes of the Underground Archive.

event-a01_1 = The Guardroom
    .scene = Behind the first door of the archive is a guardroom with one soldier and three screens. Two show empty corridors and the third himself from behind, and it is this one he never stops watching.
    .choice1_move = Move like the figure on the screen
    .choice1_success = You move exactly like the figure on the third screen, and the soldier takes you for a delayed picture.
    .choice1_failure = The soldier sees you on the screen a second before you stand behind him. The rifle butt takes you on the temple, and the door in the back.
    .choice2_move = Swap the cables in the junction box
    .choice2_success = You give his third screen the picture of the first. The soldier stares at an empty corridor, and you walk down it.
    .choice2_failure = There are a hundred and twenty cables and not one is labelled. When all the screens go dark at once, a long run is all that is left to you.

event-a01_2 = The Filing System
    .scene = The card index fills twelve rooms and is ordered neither by letters nor by dates. The drawers bear only colours and smells, as if arranged by someone blind to writing.
    .success = By the smell of burnt insulation you find the names of the men who were told that night to leave a quarter of an hour early.
    .failure = In the seventh room you realise that you have been opening the same drawer for an hour.

event-a02_1 = The Barracks Corridor
    .scene = The way to the files leads between dormitories in which a whole company is asleep. In the middle of the corridor lies something the company has adopted and feeds, tied to a radiator by a short chain.
    .choice1_success = You clamp the creature's jaws before it can howl and edge past it step by step.
    .choice1_failure = The chain is longer than it looks when coiled. So are the teeth.
    .choice2_success = You move when all of them snore and stop when anyone turns over in his bunk.
    .choice2_failure = One of the soldiers was only pretending to sleep to get out of guard duty. His bayonet is real.
    .choice1_move = Overpower the creature
    .choice2_move = Creep between the dormitories

event-a02_2 = The Coded Index
    .scene = The index is kept in a shorthand that changes with every page, for every page had another writer, and each lasted a shorter time. The last entries are single strokes.
    .success = The strokes are dates of death, and read backwards they give a schedule for something that was being fetched from under the reactor.
    .failure = Your hand begins by itself to add another stroke, and you have to stop it with the other one.

event-a03_1 = The Borrowed Uniform
    .scene = In the laundry hangs a signals officer's uniform, nearly your size. The trouble is that at the next briefing the signals officer is due to report.
    .success = For three minutes you address forty men in nothing but numerals and thank them for their attention.
    .failure = The owner of the uniform is in the room, in his vest and in a bad temper. He takes back his buttons one by one, and last of all breaks your nose and two of your fingers.

event-a03_2 = Burning Papers
    .scene = Someone has warned of an inspection, and in the disposal room they are burning the files of a whole year, folder by folder. The one you want is already in the fire, thick and still white underneath. The grate is heavy and hot, but you could also reach straight into the flames.
    .choice1_move = Drag out the whole grate
    .choice1_success = You drag it out together with the grate, and from the scorched pages piece together a map of the tunnels under the yellow sector.
    .choice1_failure = The grate comes down with you under it, and the folder opens in the flames like a stove door and gives you nothing but heat.
    .choice2_move = Reach into the fire with both hands
    .choice2 = You hold it until it goes out, and only then do you scream. The map of the tunnels is whole, which cannot be said of your hands.

event-a04_1 = The Officer at the Gate
    .scene = The passage to the lower level is held by a major who has long had nobody to command. His pistol lies on the table, muzzle to the wall, and he asks the purpose of your visit.
    .good = The major has heard good things about you and is glad that someone still asks leave.
    .neutral_success = You quote a statute that does not exist, with such a paragraph that the major salutes.
    .neutral_failure = The major knows his code better than you dreamed and sends you off with the butt.
    .bad_success = You sweep the pistol off the table and lock him in his own office.
    .bad_failure = The major had time to turn the muzzle from the wall.

event-a04_2 = The Microfilm Reader
    .scene = The reader works, except that its bulb burns the film after ten seconds. There are six thousand frames, and only one of interest.
    .success = You guess the number from the date of the accident and have ten seconds with the portrait of a man who ordered the sarcophagus before it.
    .failure = By morning you see nothing but the burnt ring, even with your eyes shut.

event-a05_1 = Beams in the Dust
    .scene = Dust hangs motionless in the corridor, with thirteen red lines in it, as thin as thread. The fourteenth shows only when you are not looking at it.
    .success = You go through with your eyes on the ceiling and a finger just beneath the fourteenth.
    .failure = There was a fifteenth as well, behind you, and the bulkhead falls faster than you can run. It catches your shoulder and closes the corridor. You go back through the drains until morning.

event-a05_2 = The Vault
    .scene = The bars of the vault have rusted until a key would find nothing to turn. Beyond them an open book lies on a desk, chained as in a church.
    .choice1_move = Lever the bars with the crowbar
    .choice1 = The crowbar goes into the rust as into bread, and the book proves to be a register of people who were never evacuated.
    .choice2_move = Force the bars with your shoulder
    .choice2_success = You force the bars apart with your shoulder and read the register before the desk sinks into the floor: a list of those ordered to stay.
    .choice2_failure = The bars bend and spring back, more patient than you. After an hour you have no strength to make a fist.
    .choice3_move = Read it with a mirror on a stick
    .choice3_success = You turn line after line round in the mirror and read the names of people whom nobody ever took away.
    .choice3_failure = In the mirror appears someone who is standing behind you. The blow falls before you can look.

event-a06_1 = The Whispering Shelves
    .scene = The mobile shelves roll together and apart with nobody at the crank, whispering what stands on them. Testimonies mingle with denunciations, all in the first person.
    .choice1_move = Answer the voices
    .choice1_success = You answer each voice “noted”, and the shelves part one after another.
    .choice1_failure = You recognise a testimony that you have not yet given to anyone, and cannot stop listening. Only your own scream leads you out.
    .choice2_move = Run between the shelves
    .choice2_success = You guess the rhythm of the rails and pass twelve rows before the voices can introduce themselves.
    .choice2_failure = The seventh row closes half a step too soon. It counts your ribs and puts you back at the start.

event-a06_2 = The Copied Report
    .scene = Of the final report only a copy of a copy is left, in which the typist corrected whatever she took for a mistake. She corrected eleven.
    .success = You undo the corrections, and the eleven figures give the depth at which something is still running.
    .failure = The typist was better than you, and by now the copy lies without a trace.

event-a07_1 = Guard Dogs
    .scene = The archive kennels live on what crawls out of the drains and have not seen the sun for generations. The dogs have no eyes but three pairs of nostrils each, and they do not bark.
    .success = You throw yourself on the leader and pin it to the floor, and the rest accept you as the new one.
    .failure = To them your smell is as plain as a lamp. They bite without a sound, in the arm and in the thigh.

event-a07_2 = The Archivist's Bargain
    .scene = The archivist has sat out three regimes here and given none of them the right folder. You he will oblige for a clerical fee, or else he will go to lunch and leave the door ajar for six minutes.
    .choice1_move = Pay the clerical fee
    .choice1 = He stamps a receipt and hands you a folder with a photograph of the Source, dated a year before the plant was built.
    .choice2_move = Search during his lunch
    .choice2_success = In the fourth minute you notice that one folder has no dust on it, and inside is a sketch of what the foundations were meant to cover.
    .choice2_failure = The archivist is a quick eater and comes back with the janitor. The janitor asks nothing; he has a broom with an iron handle.
    .choice3_move = Sit down opposite and wait
    .choice3_success = On the third night he breaks first, just so that somebody will put out the light. In the folder is a photograph of the Source, older than the plant.
    .choice3_failure = The archivist has outsat three regimes. He outsits you in two nights without raising his head.

event-a08_1 = The Flooded Level
    .scene = Level minus three is under water to the ceiling, save for a pocket of air at each wall lamp. There are nine lamps, and four are lit. On the half-landing stands a hand pump, its instructions worn off on one side.
    .choice1_move = Dive from light to light
    .choice1_success = You swim four lights at your ease and take the five dark ones on a single breath.
    .choice1_failure = At the sixth the air had already been used. You come up where the glow in the water comes from, and the counter will not be quiet for a long time.
    .choice2_move = Work the pump
    .choice2_success = You pump until morning, in a direction that proves the right one. You go down the wet steps dry-shod.
    .choice2_failure = You pump until morning. There is one step more of water.

event-a08_2 = Wet Folders
    .scene = Water has glued the files into one block as hard as wood, which splits only where they were written in pencil. The ink has run down and lies on the floor in a puddle full of letters.
    .success = You read the pencil notes in the margins, and they show that emissions were once set off from here, on request.
    .failure = The block falls to pulp and the puddle to words that mean nothing.

event-a09_1 = The Alarm Box
    .scene = The door to the restricted section is wired to an alarm box, and the box to everything else. On its lid somebody has drawn a diagram headed “in case I am on leave”.
    .success = You notice that the diagram is a mirror image and cut the wire opposite the one it shows.
    .failure = The author of the diagram did not like his deputy. The current throws you at the door, and the door throws you back.

event-a09_2 = The Rifle Squad
    .scene = In the reading room a rifle squad is asleep at the tables, heads on the files and weapons across their knees. The folder you came for is serving their commander as a pillow.
    .success = Between two snores you swap the folder for an encyclopaedia, and you have the list of civilians sent down as the first crew.
    .failure = The commander opens his eyes and looks at you as if giving an order in his sleep. The squad carries it out without opening their eyes, and hits twice.

event-a10_1 = The Interrogation Room
    .scene = The door slams, and from a speaker someone calmly asks your name, and then the name of the person sitting next to you. The chair beside yours is empty but has been pulled back.
    .success = You decline to testify on behalf of both of you, and the lock gives.
    .failure = You answer every question, and the chair beside you answers the rest.

event-a10_2 = The Colonel's Safe
    .scene = In his safe the colonel locked away what shamed him more than it frightened him. On its door hangs a picture of three daughters, and the lock has three dials.
    .success = You set the age of each daughter and take out the money, and a letter in which the colonel admits that the Source used to answer his reports.
    .failure = There were four daughters. A needle springs from under the dial and goes through your hand.
