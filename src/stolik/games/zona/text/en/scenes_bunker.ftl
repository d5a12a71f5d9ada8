### The scenes of the Government Bunker.

event-d01_1 = The Sealed Hatch
    .scene = The hatch of the bunker was welded from outside, carefully and all the way round, and then somebody within tried to push it open. The plate bulges at shoulder height.
    .choice1_move = Prise the hatch with the crowbar
    .choice1 = The crowbar finds the one spot where the welder was in a hurry.
    .choice2_move = Throw your weight on it
    .choice2_success = You push where the one inside had pushed, and between you the hatch comes open.
    .choice2_failure = The weld proves thicker than your patience. You end up on your back, as your legs no longer hold.
    .choice3_move = Look for the air intake
    .choice3_success = From the plan of a building that no longer exists you work out the air shaft and climb down beside the hatch.
    .choice3_failure = The shaft ends in a filter, and the filter has caught all that flew over the Zone in thirty years. The counter drives you back.

event-d01_2 = The Map Room
    .scene = On a table the size of a playground lies the Zone to scale, with a tiny bulb in every house. Three are lit, and one of them is moving.
    .success = You switch off two and by the third read the route along which the government was to flee: underground, towards the reactor.
    .failure = The bulb reaches the bunker, and somebody rings the bell.

event-d02_1 = The Automatic Turret
    .scene = Under the ceiling of the vestibule turns a gun with a plate saying that staff are recognised by their bearing. Beneath it lie those who stooped.
    .choice1_move = Walk like the sentry in the photograph
    .choice1_success = You spot the sentry in a photograph and walk through exactly as he stands, hand on a button.
    .choice1_failure = Your backpack makes a stranger of you. The gun fires twice, the second time on the threshold.
    .choice2_move = Run when the barrel turns away
    .choice2_success = For three seconds the barrel looks at the wall, and three seconds are twenty of your steps.
    .choice2_failure = The barrel is back in two. The burst catches you halfway and sees you out over the threshold.
    .choice3_move = Throw it some of your things
    .choice3 = Two of your things fly in an arc and vanish in the noise. Ricochets find your side and your calf, but you are across.

event-d02_2 = The Encrypted Terminal
    .scene = The terminal asks security questions, about the maiden name of the secretary's mother and the flavour of his favourite ice cream. After three errors it will erase itself, and the counter stands at two.
    .success = You read both off the card on a birthday cake in the freezer, and receive the list of those for whom the bunker was built.
    .failure = It turns out that he did not like ice cream. Until morning you try to wake a black screen.

event-d03_1 = Ghosts of the Expedition
    .scene = In the dormitory, beside each bunk, stand the packed rucksacks of the first expedition, which set out and never returned. At night somebody adjusts them; you can hear the buckles.
    .success = You say the expedition has been called off, and the buckles come undone one by one.
    .failure = Somebody's hands fasten your pack across your chest, and you hear the order to march. You march with them until your forehead meets a wall, and it is a while before you are yourself again.

event-d03_2 = The Expedition Store
    .scene = In the store everything is labelled, wrapped and counted, except that the numbers on the list are one less than on the shelves. The surplus thing on each shelf looks like all the others.
    .success = You find the box without a shadow, and in it the journal of the expedition, written after it went missing.
    .failure = You pick up something that only pretends to be a tin. It slips from your hand, and you chase it among the shelves until you have no breath left.

event-d04_1 = Rival Explorers
    .scene = Where the tunnels fork waits a crew of four with lamps, ropes and a claim to precedence. They got here before you but do not know which way to go on.
    .good = Their leader has heard of you and suggests you go together.
    .neutral_choice1_move = Share the costs
    .neutral_choice1 = For a share of the costs they let you go first, on a rope.
    .neutral_choice2_move = Push in front
    .neutral_choice2_success = Only one person fits in the tunnel, and after this talk it is clear which.
    .neutral_choice2_failure = They have four lamps, and you have one head. On it they break the glass of one of the lamps.
    .neutral_choice3_move = Show them the way
    .neutral_choice3_success = In the dust on the floor you read where the last ones went, and you walk in front.
    .neutral_choice3_failure = You point to the left. Four hours later the whole expedition stands in the same place and looks at you.
    .bad_success = You smash the lamps, and in the dark you are all equally lost.
    .bad_failure = Word of you got here first, together with advice on how to receive you.

event-d04_2 = The Shared Camp
    .scene = In the chamber under the fan are the remains of several crews' camps, of different years. On the wall they kept a joint calculation, each in its own colour.
    .success = You add the missing line, and the result shows how many people must reach the Source for one to come back.
    .failure = Your colour agrees with none of theirs and smears what was there.

event-d05_1 = The Gas Leak
    .scene = From the laboratory below leaks a gas without a smell but of a definite colour: violet, knee-high. The ladder to the far end of the hall hangs on the left and lacks every other rung.
    .choice1_move = Take the ladder
    .choice1_success = You go across the top by your hands, and the violet barely reaches your soles.
    .choice1_failure = The rung stays in your fist, and the violet rises to meet you. You crawl back out, and the counter is still crackling on the stairs.
    .choice2_move = Wade through the gas
    .choice2 = You go slowly so as not to stir it, with violet to your knees, your waist, your neck. On the far side you still glow in the dark.

event-d05_2 = The Control Valve
    .scene = The valve wheel has seven positions, marked as times of day. At present it stands at “dusk”, and the gauges on the wall think that one too late.
    .success = You set it to “noon”, the gas sinks and uncovers at the bottom of the tank an operating table and the file on what lay upon it.
    .failure = “Dawn” turns out to be a mistake. The tank sighs, and it grows warm.

event-d06_1 = The Thing in the Mess Hall
    .scene = In the mess hall a table is laid for thirty, and on every plate lies a bone picked clean. Something huge is asleep on the counter with a napkin under its chin.

event-d06_2 = The Commandant's Cabin
    .scene = The commandant had fitted out his room like a ship: a berth, a porthole with earth behind it, and a model schooner. Everything is screwed down against the swell.
    .success = The porthole is freshly scratched at the hinge, and behind it lies a log with every way in under the sarcophagus.
    .failure = The schooner swings its bow towards you, and you no longer know which drawers you have been through.

event-d07_1 = The Water Tunnel
    .scene = The bunker's cooling channel flows backwards, from its mouth to its spring, with great force. Halfway along is a grating with a hole cut in it, wide enough for a thin optimist.
    .choice1_move = Swim through the hole
    .choice1_success = You let out all your air, and the water pushes you through to the other side.
    .choice1_failure = The water holds you against the grating until it grows bored. It glows a little as it does so, from below.
    .choice2_move = Reverse the flow at the pumps
    .choice2_success = You swap two wires, and the river stops as if to think. You have a minute of dry bed.
    .choice2_failure = The current quickens instead of stopping. Until dawn you tie yourself to the rail and let go, tie and let go.
    .choice3_move = Break the grating with the crowbar
    .choice3 = You dive seven times, bar by bar. The eighth time the water carries you out together with the grating.

event-d07_2 = The Dry Archive
    .scene = Beyond the lock it is as dry as a desert, and the paper on the shelves is the colour of sponge cake. Whoever touches a page is left with a pinch of dust, so people here read without touching.
    .success = You blow the pages off one by one and read them in flight: the questioning of somebody who came out of the Source.
    .failure = You sneeze.

event-d08_1 = Traps for the Curious
    .scene = The last man on duty secured the corridor with what he had: a line, a bell and seven grenades. On the wall he left a warning in verse, with rhymes where one must not tread.
    .success = You scan the lines under your breath and set your feet on unstressed syllables only.
    .failure = In the fourth line either the poet slipped or you did. You have two splinters in your back, and there is a stanza still to go to the door.

event-d08_2 = The Strongroom
    .scene = The state reserve was kept behind a door that opens in two ways: by turning a great wheel with both hands, or by giving its clock the right hour. The clock shows the hour of the accident, and giggles.
    .choice1_success = The wheel gives, and among the bars lies a deed of sale for the Zone, paid in advance by somebody from within it.
    .choice1_failure = The wheel turns willingly, but it is you that it turns.
    .choice2_success = You put the hands back to a quarter of an hour before the accident; the clock falls silent and slides out a drawer with a contract for the sarcophagus, older than the plant.
    .choice2_failure = The clock is asking for an hour still to come.
    .choice1_move = Turn the wheel
    .choice2_move = Tell the clock the hour

event-d09_1 = Stairs without End
    .scene = The stairs to the listening level were built in a circle and out of spite, since after each turn the floor number is the same. The bones on the landings lie head downwards, as if descending.
    .choice1_move = Go down and do not count
    .choice1_success = You stop counting floors and simply descend, until the stairs are the first to tire of it. Your calves are like stone.
    .choice1_failure = You lie down for a moment on a landing, head downwards, as that is more comfortable. You get up with even less strength, at the very top.
    .choice2_move = Mark the steps with chalk
    .choice2_success = The chalk shows that every tenth step is always the same one. You skip it and stand at the bottom.
    .choice2_failure = The chalk is ahead of you, on steps you have yet to reach. Somebody has written your name with it, in larger and larger letters.

event-d09_2 = The Listening Post
    .scene = A row of headphones hangs above a row of pads, and each pair hears another room of this same bunker. In the sixth somebody is standing outside the listening post, listening to you.
    .success = By the footsteps you can tell it is an echo years old, and from its whisper you write down the word with which the sarcophagus was closed.
    .failure = In the seventh the door is already opening.

event-d10_1 = The Generator Hall
    .scene = Six generators are still, and the seventh runs to power a single lamp that says it is running. The way on opens only when the lamp goes out, and the fuse is on the rotor's side.
    .success = You do not touch the fuse but unscrew the lamp.
    .failure = The rotor has views on sleeves. With the sleeve it takes the arm, and gives it back put together differently.

event-d10_2 = The Last Broadcast
    .scene = In the studio an address was recorded for the day after the end of the world and never sent. The disc lies on the turntable and the microphone is on, as if someone were still expected to read it.
    .choice1_move = Read the address into the microphone
    .choice1_success = You read it to its end in a calm voice, and from the last sentence you know who was meant to reply. Behind the wall a locker opens with the announcer's kit.
    .choice1_failure = In mid-sentence you catch yourself believing every word. You fall silent, and the voice on the disc goes on, to you now.
    .choice2_move = Play the disc backwards
    .choice2_success = From the end you can hear whom it was really meant for, and what he was to do with the Source.
    .choice2_failure = The needle slides to the middle and stays there, jumping. You learn nothing.
