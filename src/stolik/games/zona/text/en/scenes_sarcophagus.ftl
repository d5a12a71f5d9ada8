### The scenes of the Sarcophagus.

event-s01_1 = The Turbine Hall
    .scene = The turbines have stood still for thirty years, but the hall trembles as if one of them were gathering speed. Through a hole in the roof falls a light without a source, moving over the floor in search of something living.
    .choice1_move = Keep to where it has searched
    .choice1_success = You go from casing to casing, always to where the light has already been.
    .choice1_failure = The light stops, turns back and finds you with a tenderness that burns.
    .choice2_move = Run straight across the hall
    .choice2_success = A hundred and eighty steps, and the light behind you, one step too slow.
    .choice2_failure = At the hundred and seventieth step you catch up with your shadow, which means that the light has caught up with you. You crawl back, hot inside as a stove.

event-s01_2 = The River of Corium
    .scene = Beneath the reactor the lava of molten fuel has set, and under your weight it proves not to have set quite. The crust is black, and every crack in it is white.
    .choice1_move = Leap along the reinforcement
    .choice1_success = You cross the river in bounds and do not look into the cracks.
    .choice1_failure = The floe turns under your foot, and for a second you see your own bones.
    .choice2_move = Pick your way step by step
    .choice2_success = Through the cracks one can read the crust like a map. You pay for every glance, but you get there.
    .choice2_failure = You look too long into one crack and lose the way. You turn back, and the white stays under your eyelids.

event-s01_3 = The Source
    .scene = The Source turns out to be small: it lies in a hollow of the concrete like water in a hoofprint. All the wishes you have ever thought line up before it, and the worst is pushing to the front.
    .success = You dismiss the wishes one by one until only the one is left that nobody need be ashamed of. The water in the print rises and says yes, in the voice of all who were refused. You leave the sarcophagus at dawn, and in Pripyat, for the first time in thirty years, someone opens a window.
    .failure = The worst wish is the first to reach it; at the last moment you manage to take it back, though not to forget it.

event-s02_1 = Folded Space
    .scene = The corridor has been folded in four like a letter, and each of the creases leads to the same door from another side. A bolt you throw comes back, hot, between your shoulder blades.
    .success = You unfold the corridor in your mind, crease it the other way, and the door is beside you.
    .failure = You step into a crease that is just being pressed. A rib breaks evenly, like paper at a fold.

event-s02_2 = Your Own Body
    .scene = Behind the door lies somebody in your jacket, with your backpack and your scar, face down, and has for some time. A note is clenched in the hand.
    .choice1_move = Leave the note unread
    .choice1_success = You leave it where it is, close those eyes and go on farther than they did.
    .choice1_failure = You walk three steps away and come back. The note is in your hand already, and the other hand is empty.
    .choice2_move = Read the note
    .choice2_success = It names the mistake made the first time, in your own writing. You do not make it a second time.
    .choice2_failure = The note is one sentence long, and you begin to remember writing it. You lie down beside it for a while.

event-s02_3 = The Outstretched Hand
    .scene = In the last fold of space you can see the inside of a hand as large as a room, closing very slowly. Between its thumb and forefinger there is still just room enough for you.
    .success = You step in, seize what the hand is closing on and pull it towards you as one pulls in the drowning. The folded world straightens with a rustle of paper. The Source lies light in your pocket, and from today every road in the Zone is straight.
    .failure = The fingers meet too soon by the thickness of your arm.

event-s03_1 = Control Room Four
    .scene = The panel of unit four is scorched, but its needles quiver, each in time with your pulse. The door beyond will open when the readings are normal, and what is normal was written on the duty roster under “remarks”.
    .choice1_move = Feed the dials from the roster
    .choice1_success = You switch the ranges according to the remarks, and the needles lie down one by one.
    .choice1_failure = One of the ranges was real. Heat blows from beneath the panel, and you have to fall back to the corridor.
    .choice2_move = Even out your breath
    .choice2_success = You breathe like somebody with the whole night ahead. The needles believe you.
    .choice2_failure = One of the needles speeds up, and your heart follows. When both stop, you do not know which was first.

event-s03_2 = The Shift Goes On
    .scene = The operators of the night shift sit at their panels and do what they did, from the beginning. There is a free chair for you, and they all wait politely until you take the place or leave it.
    .choice1_success = You sit down, refuse the order, and for the first time on this shift somebody breathes out.
    .choice1_failure = You carry out the order, since everyone does.
    .choice2_success = You force your way between the chairs, and they catch at your sleeves merely from duty.
    .choice2_failure = The supervisor seats you again, gently and with the strength of a steamroller.
    .choice1_move = Take the free chair
    .choice2_move = Force your way to the door

event-s03_3 = The Button
    .scene = One button is left on the panel, under a plastic cover with a seal and a worn inscription. There is no telling whether it stops what happened or only begins it, and you only have one set of fingers.
    .choice1_move = Do not press it
    .choice1_success = You hold your finger above the button for as long as courage takes, and draw it back. The operators rise from their panels; one puts out the lamp and another hands you your coat. The shift is over, and what people come here for they give you at the door like a thing left in the cloakroom.
    .choice1_failure = The finger presses by itself. It is one twenty-three, as always, and that old warmth is back.
    .choice2_move = Read the inscription and press
    .choice2_success = Your fingertip finds letters worn away by thirty years of doubt: “once only”. You press, and all through the sarcophagus falls a plain, human darkness. In it, groping, somebody puts the Source in your hand, still warm, and says: your shift now.
    .choice2_failure = That was not what it said. It is one twenty-three, and the wall opposite turns transparent.

event-s04_1 = Falling Slabs
    .scene = The roof of the sarcophagus hangs on rusted girders and habit. Slabs of concrete come down from above, and those that have already fallen mark the only path.
    .choice1_move = Climb on the fresh slabs
    .choice1_success = You step on each slab before its dust has settled, where no second one will strike.
    .choice1_failure = Habit gives way just above you. You dig yourself out, slowly, with one hand.
    .choice2_move = Listen to the girders
    .choice2_success = Each girder groans before it goes, and you learn them by their voices. You pass in the silence between.
    .choice2_failure = One breaks without a word. The slab misses you by a hand, a piece of the steel does not.

event-s04_2 = The Blind Guide
    .scene = A man with a white stick comes out of the dark and asks what you are to other people. He says that the way to the last door is like the answer, and turns his ear to you.
    .good = Those you once helped answer for you, and the guide gives you his arm.
    .neutral_success = You listen for the tapping of the stick and follow him, though he does not invite you.
    .neutral_failure = The tapping divides in two, and you choose the one that leads to the shaft.
    .bad_success = You confess it all in order, and after a long silence the guide taps three times: go on.
    .bad_failure = You lie, and the stick comes to rest on your chest and taps out the truth.

event-s04_3 = The Last Door
    .scene = The last door has no lock, only a question cut into the steel, in a language you know from a dream. The answer is not a word but the order in which its letters are touched.
    .success = You touch the letters in the order in which a child learns to speak, and the steel parts like eyelids. Behind the door is no treasure but a way out: a field of rye, a road and a bus standing with its engine running. You get in, and the Zone stays behind the rear window, growing small.
    .failure = The door reads you instead and frowns as over a misspelt word.

event-s05_1 = The Guardian
    .scene = In the lift shaft lives something that has gathered itself from everyone who came in: it has their hands, their torches and their haste. At the sight of you it gets up, and goes on getting up for a long while.
    .choice1_move = Strike where it holds its own hands
    .choice1_success = You hit between the linked fingers, and the whole falls apart with relief.
    .choice1_failure = Each of its hands knows another hold. They let you go only at the door, with bones broken.
    .choice2_move = Call them by their names
    .choice2_success = You read the names off the badges one by one, and after each a hand is lowered.
    .choice2_failure = Your name is spoken too, and not by you. One of the hands takes on the shape of yours.

event-s05_2 = The Heartbeat
    .scene = From the depths comes a beat, and then another, at a pace slightly slower than that of your heart. After a few minutes your heart wants to fall in with it.
    .success = You hum a march and walk to your own measure until the other heart begins to lose its beat.
    .failure = Between one beat and the next opens a long and foreign silence.

event-s05_3 = The Light
    .scene = At the bottom of the shaft is a light, and everyone sees in it first what they have lost. You must make out what is behind it before your eyes give up.
    .success = You let go of the faces that the light holds out to you and notice a crack through which it is itself trying to escape. You roll away the stone. The light comes up with you to the surface, and that summer the pines in the Red Forest sprout green.
    .failure = Your gaze rests on one of the faces, and the light rests on you.

event-s06_1 = The Ash Storm
    .scene = A wind blows in the reactor hall although the walls are whole, and the ash flies in the shapes of the things that burned. Somewhere in the blizzard stand a wardrobe, a table and a coat rack, and only one of them is real, being fixed to the exit.
    .choice1_move = Look for the real one
    .choice1_success = You pick the coat rack, since the ash settles on it instead of being it, and leave by its hook.
    .choice1_failure = You open the wardrobe, and inside it there is a blizzard too. It blows ash down your collar, as hot as on that night.
    .choice2_move = Find the exit on the plan
    .choice2_success = Twenty paces from the pillar, eight to the left. Your hand closes on the hook before you can see it.
    .choice2_failure = The plan was from before the fire. You count your paces again, and the counter counts its own.

event-s06_2 = The Bridge of Cables
    .scene = Over the fallen floor hangs a bundle of cables as thick as a torso, the last thing joining the two sides. Some are still live, and it is better not to ask what feeds them.
    .success = You cross astride it, putting your hands only on those where moths are asleep.
    .failure = The moths take off all at once. The cable under your hand was live as well.

event-s06_3 = The Question
    .scene = On the far side stand a plain table and two chairs, and someone who cannot be seen asks the question: what is to remain. The answer, the voice explains, will be carried out to the letter.
    .success = You speak for a long time, closing loophole after loophole, and end on the word “everyone”. The chair opposite moves back, and someone can be heard leaving, quietly shutting the emissions behind them one by one. You stay at the table, for the answer must be watched over, and it holds.
    .failure = You leave one loophole in the sentence, and something looks in through it.

event-s07_1 = The Price
    .scene = The threshold has been polished by knees, and before it stands a pair of scales with the pan on your side empty. There is nothing in the other, yet it outweighs.
    .choice1_move = Lay down artefacts
    .choice1 = You lay the artefacts on the pan and hear somebody on the other side recognise them.
    .choice2_move = Lay down your forearm
    .choice2 = You rest your bare forearm on the pan, and the scales take from it as much as they lack.
    .choice3_move = Stare at the empty pan
    .choice3_success = You gaze at the other pan until it admits to being empty.
    .choice3_failure = The scales bear your gaze and put you on the pan. You step down lighter by something that has no name.

event-s07_2 = Silence
    .scene = Beyond the threshold everything falls silent, thoughts last of all, and you walk in it as in snow. Without a single thought you do not know why you take a step.
    .success = Your legs remember on your behalf and carry you until the first word comes back.
    .failure = The first word to come back is “back”.

event-s07_3 = The Source Dismantled
    .scene = Somebody once began to take the Source apart and left its pieces on a sheet, labelled in a small hand. They must be put together in reverse order before the lamp on the sheet goes out.
    .success = The last piece fits although it comes from another set: it is the missing part of you, and there will be no getting it back. The Source starts with a soft ticking, the emissions cease, and the Zone is left a simple forest. On the sheet lies a new label, with your name.
    .failure = You are left with one screw too many, and all of it knows.

event-s08_1 = A Loop of Minutes
    .scene = The door closes behind you, the lamp blinks, water drips, and the door closes behind you. In each repetition one thing is different, and that is the way out.
    .choice1_move = Work out what must change
    .choice1_success = The drop is late by the same amount each time. The eighth time it does not fall at all, and you leave beneath it.
    .choice1_failure = The sum comes out each time, and each time you are more tired. The door lets you out where you came in.
    .choice2_move = Watch for the difference
    .choice2_success = The fifth time the lamp does not blink, and you leave through its not blinking.
    .choice2_failure = The difference turns out to be your shadow under the lamp, slower and slower. When you catch up with it, it is all over.

event-s08_2 = A Loop of Days
    .scene = In the next room are a bed, a table and a calendar whose leaves fall off and grow again. You eat, sleep and cross off, and the reason you are here fades by one stroke a day.
    .success = You stop crossing off and sit down in the doorway, and the next day cannot be counted.
    .failure = When you get out, your laces are worn through from nothing but tying.

event-s08_3 = Break It
    .scene = The loop has a single link of real iron: a chain in the wall, pulled taut from within. On the far side somebody is pulling with the same strength and for the same reason.
    .choice1_move = Break the chain
    .choice1_success = You let go for half a breath, and as the other staggers you heave, and the chain breaks. You stand at the Borderland on the day it all began, with everything you carried out and the knowledge that this time it is enough to turn back. You turn back.
    .choice1_failure = The chain does not break; the hands at both its ends do.
    .choice2_move = Let go of the chain
    .choice2_success = You open your hand and say “enough” into the hole. After a long while something falls to the floor on the other side as well. The wall is only a wall, and where the chain was lies the Source, like something that both sides have stopped pulling at.
    .choice2_failure = You cannot open your hand. The iron pulls, and your own voice on the far side begs you not to let go.

event-s09_1 = The Choir of the Dead
    .scene = On the gallery stand the men who put out the roof, singing without words, their open mouths full of light. There is a gap in the choir, just for your voice.
    .choice1_move = Listen in silence
    .choice1_success = You take off your cap, listen to the end, and the gap remains a gap.
    .choice1_failure = You begin to hum the second part under your breath and stop only when somebody praises you for it.
    .choice2_move = Sing with them
    .choice2 = You step into line and sing to the last bar. They let you pass, but something of you stays on the gallery and sings on.

event-s09_2 = The Collapsing Floor
    .scene = The floor of the gallery is dropping out tile by tile, in the order in which it was laid. The foreman marked the last ones with chalk so as to know where he had stopped.
    .success = You spot the chalk in the corner and are standing on it when the rest is already falling.
    .failure = Somebody wiped the chalk away for the handing-over ceremony. You fall one floor down, on your side, and lie there until they have finished laying.

event-s09_3 = The Leap
    .scene = Beyond is only the reactor well, and above it, two arm's lengths from the edge, hangs the Source and does not fall. Whoever leaps for it sensibly falls short.
    .choice1_move = Leap
    .choice1_success = You leap with a run and nothing to hold on to, and it is the Source that catches you. On the gallery the choir takes breath. Next day the scavengers talk of something that flew over the Zone, low, from west to east, laughing like a human being.
    .choice1_failure = Good sense speaks up at the last step, and the edge is sharp and hot.
    .choice2_move = Call it to you
    .choice2_success = You sit down on the edge, let your legs hang and wait, the way one waits for a cat. The Source comes closer by a finger, then by a hand. When it settles in your lap, the choir falls silent for the first time since that night, and you can hear plain rain falling on Pripyat.
    .choice2_failure = Something comes when called, but not the Source. It sits beside you and tells you the last minute of each one in the choir.

event-s10_1 = The Reactor Lid
    .scene = The two-thousand-ton lid stands on edge in the shaft where the blast left it, and somebody has painted a door handle on it. Between it and the wall is a gap as wide as a hand.
    .choice1_move = Turn the lid with the crowbar
    .choice1 = The crowbar enters the gap, and the lid, touched in the right place, turns like a door.
    .choice2_move = Squeeze into the gap
    .choice2_success = You push shoulder, knee and stubbornness into the gap, and after thirty years something yields.
    .choice2_failure = Out of the gap blows what was under the lid that night.
    .choice3_move = Look for another handle
    .choice3_success = The same somebody has painted a second one, smaller, close to the ground. Behind it is a door of a child's size, and you get through.
    .choice3_failure = You walk all the way round the lid, and it breathes on you from every side.

event-s10_2 = The Blue Glow
    .scene = The air above the core glows a blue from which it is hard to look away, and the shadows arrange themselves into a path. It is real only where the light goes out before you look at it.
    .choice1_move = Go by the corner of your eye
    .choice1_success = You go from one extinction to the next, and the blue stays to the side.
    .choice1_failure = You look straight at it, as nobody told you it was so beautiful. The colour of the sky stays on your skin.
    .choice2_move = Shut your eyes and walk
    .choice2_success = The blue begs through your eyelids, and you count your steps. At the hundredth it begs from behind.
    .choice2_failure = You open one eye, for a blink. It is enough to turn you back, burnt.

event-s10_3 = The Wish
    .scene = In the core, on a heap of ash, sits a child in a helmet too large for it and asks what you want, since it would like to go home now. It will grant one wish, the one farthest from a lie.
    .success = You say that you want to walk it home. The child gives you its hand, the helmet stays in the ash, and all that kept it here goes out behind you, hall by hall. At the gate they are waiting for it, and for you too, when it seemed that nobody still was.
    .failure = You say something that sounds true, and the child weeps inside your head.

event-s11_1 = The Mirror Scavenger
    .scene = From the other side comes a scavenger, mirrored in every detail but one: it is not afraid. It puts down its backpack at the same moment as you.
    .success = You do what you would not expect of yourself, and the reflection is late by one blow.
    .failure = Each blow lands on both of you, but only you feel the pain.

event-s11_2 = Mirror Words
    .scene = The reflection speaks backwards, patiently, and waits for an answer. Rightly understood, it is saying which of the two of you came in first.
    .choice1_move = Answer backwards
    .choice1_success = You answer with a palindrome, and the reflection, helpless, leaves you the last word.
    .choice1_failure = You understand it perfectly, which is just what troubles you. From now on you are not certain which of you turned back.
    .choice2_move = Keep silent
    .choice2_success = You are silent at each other until one of you has to swallow. It is not you.
    .choice2_failure = It goes on until you forget which side you are standing on. You walk away on stiff legs.

event-s11_3 = Shatter
    .scene = The pane between you has one flaw, no larger than a grain of rice, and it wanders. You can strike only once, for on the far side a hand is being raised as well.
    .success = You hit the flaw, and the pane comes down as snow. Behind it is the Source, the very one that someone else is just reaching from the other side, and each of you takes half. From then on every window shows you how the other half is living, and sometimes the two of you wave.
    .failure = The flaw moves by a grain, and the splinters all fly one way.

event-s12_1 = The Maze of Pipes
    .scene = Pipes run in every direction and each leads somewhere, but they are labelled by what flowed in them and not where. Along one of them something is still going, on all fours, towards you.
    .success = By the dew on its lagging you know the cooling pipe and slip along it to the end.
    .failure = You enter the pipe that the other thing has just left, and it is warm inside.

event-s12_2 = Steam
    .scene = Before the core chamber a burst header blows steam, white and without pause. The gate valve is on the far side of the cloud, at the height of your face.
    .choice1_move = Walk in and close the valve
    .choice1_success = You wrap your head in wet sacking, walk into the white and hang your whole weight on the wheel.
    .choice1_failure = The wheel turns lightly, since it no longer holds anything. The steam takes the skin off your hands.
    .choice2_move = Cut the steam at the pumps
    .choice2_success = Three valves in reverse order, and the white sinks as if someone had called it.
    .choice2_failure = There are thirty valves. The last one gives only when you no longer can.

event-s12_3 = A Hand on the Core
    .scene = The core is the size of a person and warm as the flank of an animal. It breathes unevenly, after each breath comes an emission, and you know that if you laid a hand on it and did not draw it back, it would grow calm.
    .success = You lay your hand on it and do not draw back when it burns, nor when you cease to feel it. The breath beneath your fingers evens out, slows and falls asleep. They say that since then there have been two voices in the sarcophagus, and that one is teaching the other a lullaby.
    .failure = You draw your hand back, and the core cries out like something abandoned.

event-s13_1 = Tempting Loot
    .scene = In a side chamber lies an artefact worth a quiet life, and the way back begins just behind it. The chamber's floor is of brittle glass. Farther in there is only darkness, and it promises nothing.
    .choice1_move = Snatch the artefact and run
    .choice1_success = The glass breaks one step behind you, and the weight in your fist pulls you straight into the dark as if it knew the way.
    .choice1_failure = The glass breaks beneath you. The artefact falls first, and you come to rest on the shards.
    .choice2_move = Walk past the chamber
    .choice2_success = You go by without slowing, and the darkness makes way for you.
    .choice2_failure = You go by, and it waits for you round every following bend. After the tenth you no longer know what it is you are denying yourself.

event-s13_2 = The Weight
    .scene = Beyond the darkness the air weighs more and more, first like a pack, then like a man carried on your back. A voice at your ear tells you his name.
    .success = You shift your grip and carry him to the end, as should have been done then.
    .failure = Your knees give way under one name, and there are more on the list.

event-s13_3 = Understanding
    .scene = In the last chamber is nothing but a wall covered from floor to ceiling by a single sentence without a full stop. Read halfway it drives people mad; nobody has read it to the end.
    .success = You read it to the end and put in the full stop. Now you know what the Zone is, who had need of it, and why it is glad to be asked about. You come out smiling, give away all you have and answer every question alike, and those who understand go with you.
    .failure = You lose the verb, and for a moment the sentence has you for its subject.

event-s14_1 = The Gravity Well
    .scene = The floor of the chamber is a funnel, and all that is loose circles in it: a hard hat, a bell, a pair of spectacles. The only way is straight across, against it all.
    .choice1_move = Gather speed and jump clear
    .choice1_success = You gather speed together with the hard hat and at the lowest point of the orbit let go sideways.
    .choice1_failure = The funnel adds you to its collection. Three times round, and the hard hat hits your temple and knocks you out over the rim.
    .choice2_move = Compute the orbit and step in
    .choice2_success = Between the bell and the spectacles an empty lane opens once a minute. You walk into it calmly, as over a crossing.
    .choice2_failure = You leave out one thing that circles too fast to be seen. It is heard only in your shoulder.

event-s14_2 = The Pull of Guilt
    .scene = Past the funnel it is no longer things that have weight but deeds, and all walk as heavily as they lived. On the walls are scratches left by those who could not lift their feet.
    .good = You rise a finger above the floor, and the good words of others push you on.
    .neutral_success = You recall the one kind and the other in equal parts until they cancel out, and take a step.
    .neutral_failure = What you failed to do weighs the most.
    .bad = You get through on your knees, dragging each deed separately.

event-s14_3 = The Horizon
    .scene = At the end is an edge beyond which you see the Zone curve and come back on the other side, smaller and lit. One of the tiny figures on it is just turning round, and you must recognise which.
    .success = You recognise yourself on the first day and call out to bring more bandages. The figure waves to say it has heard. You step over the edge, fall long and gently, and land on the side where everything is smaller, lit, and yours.
    .failure = You call to the wrong figure, and it answers with light.
