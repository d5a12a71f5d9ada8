### The scenes of the Emission Observatory.

event-c01_1 = The Laughing Corridor
    .scene = Someone in the corridor is laughing, heartily, as at a good joke. The laughter moves from door to door, and whoever hears it understands the joke a little better.
    .choice1_move = Think of bills
    .choice1_success = You do your taxes five years back until the last door is behind you.
    .choice1_failure = At the last door you get the punch line. You go on laughing long after it has ceased to be funny.
    .choice2_move = Run with your hands over your ears
    .choice2_success = Forty doors, each opened with a kick. Behind the last there is only your heart to hear.
    .choice2_failure = Halfway down you are out of breath, and it turns out that you can laugh without it. You come back on all fours.

event-c01_2 = Emission Charts
    .scene = Every emission since measurements began has been plotted on a single roll of paper three storeys long. Somebody has marked in red only those that came at the wrong time.
    .success = The red peaks fall on the days when someone tried to enter the sarcophagus.
    .failure = You unroll the paper and it rolls itself up from the other end, with more practice than you.

event-c02_1 = The Man with the Axe
    .scene = An assistant in a lab coat is chopping a door from the inside and apologises at each blow. On this side there is one more door, and then you.
    .choice1_move = Grab the axe
    .choice1_success = You catch the haft as the blade sticks in the wood, and he thanks you and sits down.
    .choice1_failure = He apologises to you twice, once for each wound.
    .choice2_move = Talk to him through the door
    .choice2_success = You ask the name of the one he is apologising to. The axe falls silent, and then there is a key.
    .choice2_failure = He says he understands, and goes on chopping, only more quietly. A splinter of the last board hits you in the cheek.

event-c02_2 = The Calibrated Dish
    .scene = The dish on the roof points not at the sky but at the ground and has been tuned to within a hair. In the operator's headphones something is breathing at the other end.
    .success = You shift it by half a hair, and the breathing becomes a list of names that ends with that of the first director.
    .failure = The breathing at the other end matches yours, and then holds it.

event-c03_1 = The Tank of Silence
    .scene = To get through you must lie down in a tank of salt water and wait for the hatch at the far end to drop. It drops when there is nobody inside waiting for it.
    .success = You stop being anybody for as short a time as you can, and the hatch drops.
    .failure = The hatch drops at once, but in your head somebody else is still waiting for it.

event-c03_2 = The Reactor's Memory
    .scene = At the last station the electrodes lead not to a man but to a piece of graphite from unit four. The seat beside it is for the listener, and its arms are worn through.
    .success = You hear that night out from the reactor's side and know now that it was not an accident but a reply.
    .failure = The graphite remembers only the final second, but that one without end.

event-c04_1 = The Crowd of the Lost
    .scene = In the hall stands a crowd in pyjamas, faces to the wall, comparing results in whispers. When the door creaks they all turn round at once and wait for their doctor.
    .good = They take you for someone who used to visit them and draw back along the walls.
    .neutral_success = You walk through with an empty folder and a worried look, as if on your rounds.
    .neutral_failure = Someone asks for a result, and you do not know that each of them must be given one. Yours is announced to you with a chair.
    .bad_success = You shoulder your way through, repeating that visiting hours are over.
    .bad_failure = They recognise in you somebody who once signed their charts. They return you all the injections, one after another.

event-c04_2 = The Reel of Tape
    .scene = A reel is turning on the recorder; the recording was erased, and then the erasure was erased. What remains is crackle, laid out in sentences.
    .success = You take down the crackle in telegraph code and receive the hour of the next great emission, signed by the emission itself.
    .failure = The tape snaps at the word “therefore”.

event-c05_1 = The Field Generator
    .scene = In the central hall a coil two storeys high is running, hung with bicycle bells so that people could hear the field thicken. The bells are silent, but all of them lean one way.
    .choice1_move = Shut down the coil in its rhythm
    .choice1_success = You pass on the side away from which the bells lean and put out the coil between one pulse and the next.
    .choice1_failure = All the bells ring at once, in your fillings. The field throws you back to the door, with heat in your bones and copper on your tongue.
    .choice2_move = Walk through the field
    .choice2 = You go straight through the middle, and the field goes through you the other way. You are across, and for a moment not sure that all of it is you.

event-c05_2 = The Warm Hum
    .scene = In the rest room there is a hum after which nothing matters any more, not even the way out. One of the couches is free and made up.
    .success = You sit but do not lie down, and in the hum make out what lulls the rest: the pulse of the Source, recorded many years ahead.
    .failure = You wake on the couch, without strength, with somebody else's blanket under your chin.

event-c06_1 = The False Exit
    .scene = The door with the green sign leads to a yard with grass, sun and a gate wide open. Your shadow lies on the grass on the wrong side.
    .success = You back up in your own tracks and notice another door, painted on the wall and yet with a handle.
    .failure = You go out through the gate into the same yard, after sunset.

event-c06_2 = The Star Map
    .scene = The planetarium ceiling shows a sky that cannot be seen from any place on Earth. The constellations bear the names of villages in the Zone.
    .success = You turn the projector by the angle through which the axis of the Zone has moved since the explosion, and the centre of the sky falls beneath the sarcophagus.
    .failure = One star goes out, and then another, always the one you are looking at.

event-c07_1 = The Priest of the Signal
    .scene = An elderly man in a stole of punched tape blesses all comers with a pulse from a rectifier. Whoever kneels and repeats the creed of the signal passes unasked, but the creed goes out on every band.
    .choice1_move = Take the pulse standing
    .choice1_success = You do not lose the thread of your own thoughts, and the priest lowers his eyes.
    .choice1_failure = The pulse finds a memory you do not want and plays it over and over. The priest would not mind if it stayed so.
    .choice2_move = Kneel and repeat the creed
    .choice2 = You kneel and repeat, and the whole Zone hears what you believe in.
    .choice3_move = Reverse the rectifier
    .choice3_success = With one movement you swap the poles, and the blessing returns to its sender. The priest smiles and falls asleep on his feet.
    .choice3_failure = The poles had been swapped already. A thought of your own bounces about your head and cannot get out.

event-c07_2 = Up the Antenna
    .scene = The peak recorder is at the very top of the mast, a hundred metres above the forest, in a sealed box. The ladder ends halfway; above there are only stays and wind.
    .success = You climb a stay, break the seal and find in the recorder's wax the print of a wave that was moving towards the reactor, not away from it.
    .failure = The stay sings, snaps in your hand, and you slide down it as far as the ladder. It takes the skin off your palms.

event-c08_1 = Living Static
    .scene = Out of a wall of dead screens pours grey snow; it falls to the floor and rises again. It is about your height and is looking for something on the band you think in.

event-c08_2 = The Observation Log
    .scene = The observers changed every eight hours, and each began with the words “no change”. Underneath, in pencil, each added a single word.
    .choice1_move = Put the words together
    .choice1_success = The pencilled words make one sentence, and you learn who, for thirty years, observed the observers.
    .choice1_failure = You make sentence after sentence, and each makes sense. The last contradicts them all, and outside it is the next day.
    .choice2_move = Stand the night watch
    .choice2_success = For eight hours you look where they looked. At four, somebody on the far side of the glass notes down “no change”.
    .choice2_failure = You write “no change” and have no idea when the pencil came into your hand, nor how many hours it has been writing.

event-c09_1 = The Live Floor
    .scene = The floor of the psychophysics laboratory is tiled, and every other tile kills the fly that settles on it. The flies know this and walk on the safe ones.
    .success = You wait, watch the flies and cross on tiptoe by their path.
    .failure = The fly you trust arrived only today. The current throws you against one wall, and then against the other.

event-c09_2 = Subject Zero
    .scene = In the last cell sits the first subject, the electrodes grown into his temples, who has been solving one crossword for thirty years. He lacks a single answer, and its clue is your name.
    .success = You bear his gaze and write in the answer with him: it is the word to which the Source opens.
    .failure = He hands you the pencil, and for a moment you are the one in the cell.

event-c10_1 = The Skip
    .scene = Between one step and the next a quarter of an hour passes, then an hour, then the season outside the window. The clock in the hall runs evenly; it is only you who come to it in fragments.
    .choice1_move = Keep your eyes on the pendulum
    .choice1_success = You watch the pendulum and do not blink until a step is a step.
    .choice1_failure = At the end of the hall, which is its beginning, each of the missing hours aches in you separately.
    .choice2_move = Let time pass through you
    .choice2 = You walk, and the years go by on both sides. You arrive older than is proper, and above the reactor the clock is a step further on.

event-c10_2 = Your Own Handwriting
    .scene = In the safe lies a notebook written in your hand and dated before you were born. The notes break off, several pages have been torn out, and something shining is pinned to the cover.
    .success = You know how you finish sentences and fill in the gaps: what you hold is the way to the Source, planned by yourself.
    .failure = The last sentence says “read no further”, and you read.
