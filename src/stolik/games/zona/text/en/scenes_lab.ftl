### The scenes of the Botanical Laboratory.

event-b01_1 = Choking Spores
    .scene = Beyond the airlock the air is white and soft, and every step raises it from the floor like feathers. The filters on the wall have grown over and begun to fruit.
    .choice1_move = Run it on one breath
    .choice1_success = You run the length of the greenhouse and breathe out only behind the second door.
    .choice1_failure = Halfway you have to breathe, and something breathes along with you. You grope your way back, and what has settled in you is warm.
    .choice2_move = Walk slowly with a wet rag on your mouth
    .choice2 = Less comes through the rag than you think, and more than it should. You arrive, with a fever, white lashes and legs of cotton wool.

event-b01_2 = The Catalogue of Rules
    .scene = A lab assistant kept a herbarium in which, beside every plant, she noted what that plant was not allowed to do. Page by page the prohibitions multiply and the plants grow fewer.
    .success = On the last page there is just one prohibition, and you learn what must never be watered from beneath the reactor.
    .failure = You mix up prohibitions with prescriptions and lose the thread along with an hour.

event-b02_1 = The Bandit Lookout
    .scene = On the upper level the bandits have posted a lookout, a boy with a whistle and a crossbow made of a car spring. He fears the plants behind him more than you and keeps looking round.
    .choice1_move = Pass while he looks round
    .choice1_success = You move only when he turns his head and go by in the shadow of a leaf.
    .choice1_failure = This was the one time he did not look round. The bolt goes through your thigh, and the whistle is heard on every floor.
    .choice2_move = Buy your way through
    .choice2 = To him five hundred roubles are a ticket home. He leaves the crossbow on the sill and goes without once looking back.
    .choice3_move = Frighten him with the plants
    .choice3_success = You tell him calmly what is behind him now and ask him not to run. He runs.
    .choice3_failure = The boy cries, and his crying brings his aunts and uncles. In the camps they say who it is that frightens children.

event-b02_2 = The Overgrown Server Room
    .scene = Roots have entered the computer cabinets and replaced the wires one by one without losing a connection. The disks are spinning, and on the screen growth rings widen.
    .success = You learn to read the rings as a record and pick out the year in which the roots took over the research.
    .failure = The system files you under fertiliser and begins with your hand.

event-b03_1 = Carnivorous Vines
    .scene = Vines hang in the passage like a bead curtain and sway a little, though there is no draught. On the floor lies a jacket rinsed clean of its wearer, buttoned to the top.
    .success = You twist the vines into a plait, wrench it aside and leap through before they can undo it.
    .failure = One of them knows better knots than you. When you tear loose, it keeps the sleeve and two strips of skin.

event-b03_2 = The Key in the Plant
    .scene = The professor trusted no one and hid the key to his safe inside a plant. Two hundred like it stand in the palm house, all faintly jingling.
    .choice1_move = Listen for the odd one out
    .choice1_success = One jingles a tone lower, and in the safe is proof that the seeds came from inside the sarcophagus before it was closed.
    .choice1_failure = You cut open the wrong one, and its neighbours take it personally. Their thorns are as long as your knife.
    .choice2_move = Go through the watering log
    .choice2_success = Two hundred entries a day for two years, and one palm was never watered. The key is inside it, and in the safe the waybill of the seeds: “sender: interior of the sarcophagus”.
    .choice2_failure = You fall asleep over the third volume. The professor watered them all alike.

event-b04_1 = The Bandit Chief
    .scene = The chief receives in the director's office, his feet on the desk and a flowerpot on his knees. The flower turns to whoever is speaking, and the chief watches the flower closely.
    .good_success = The chief does not believe honest people, so you end the talk by tipping the desk over on him.
    .good_failure = The chief does not believe honest people, and the desk is screwed to the floor. His men are not, and they all wear heavy boots.
    .neutral_choice1_move = Lay money by the flowerpot
    .neutral_choice1 = You lay the notes by the pot, the flower nods its head and the chief hands you a pass.
    .neutral_choice2_move = Tip over the desk
    .neutral_choice2_success = The flower is on your side until the first blow, and that is enough.
    .neutral_choice2_failure = The flower turns away from you, and after it everyone present. The last to turn is the one with the club.
    .neutral_choice3_move = Lie calmly
    .neutral_choice3_success = You tell untruths in so even a voice that the flower does not stir, and the chief hands you a pass.
    .neutral_choice3_failure = At the third lie the flower folds its petals. As a punishment you carry soil to the boxes until dawn.
    .bad = The chief takes his feet off the desk, since he greets his own kind standing.

event-b04_2 = The Hidden Ledger
    .scene = The bandits keep double books: one for profits, and one for what the boss gives to the floor. The columns of the second have no headings.
    .success = You match the dates with the growth of the roots, and now you know what feeds the thing below the foundations.
    .failure = The figures tally, in every version that occurs to you.

event-b05_1 = Pollen Dreams
    .scene = Pollen settles on your eyelids, and for a moment you have a long, good life before you: a garden, grandchildren, a bench. Somewhere far away your body is beginning to put down roots.
    .success = You say goodbye to each grandchild in turn and open your eyes.
    .failure = You stay for one more autumn.

event-b05_2 = The Root Maze
    .scene = Roots have divided the cellar into passages that admit only someone walking sideways. Every night they shift their walls by a finger, and what they guard by two.
    .choice1_move = Follow the ants
    .choice1_success = The ants know today's plan and lead you to the chamber where the roots keep the wedding rings of the whole staff.
    .choice1_failure = You come out by the way you went in, only much later and much wearier.
    .choice2_move = Cut straight through
    .choice2_success = Seven walls, seven cuts, and behind the last the gold of rings grown into the root, all with the same date.
    .choice2_failure = At the fifth cut the root hits back. The walls close up and push you out the way you came.

event-b06_1 = Anomaly in the Corridor
    .scene = Down the middle of the corridor runs a strip of floor where the leaves lie even, as if swept towards one point. The walls on both sides have bent politely to make room for it.

event-b06_2 = The Research Notebook
    .scene = In the botanist's notebook the handwriting alters month by month, first printed, then slanting, at last winding and in leaf. To the very end it remains factual.
    .success = You hold the last chapter to the light, read along its veins and see that the account of the experiment is a recipe for coming back.
    .failure = The notebook closes on the finger that is turning the pages. The sap of the pages glows under your nail afterwards.

event-b07_1 = The Collapsed Stair
    .scene = The stairwell has come down and is held in the air by a single ivy, taut as a string. The steps hang in their order, though not all of them level.
    .success = You go up the steps as lightly as over keys, and not one of them has time to sound.
    .failure = The ivy snaps with a high, clear note. You fall two steps, your pack twelve.

event-b07_2 = The Talking Flower
    .scene = In the isolation room under a bell jar grows a flower that speaks in the director's voice and asks to be let out. It knows every reason why you should and saves the best for last.
    .success = You hear it out and leave the jar in place, and in its rage the flower tells what the director buried in the sixth bed.
    .failure = The best reason is about you, and it is given in your own voice.

event-b08_1 = Acid Sap
    .scene = From cracked pipes drips a sap that has already eaten through three ceilings and is gaining speed. The drops fall in pairs, with a gap long enough for one person.
    .success = You count the pairs, go in after an even one and stand dry on the far side.
    .failure = You stare too long at the hole in the floor, which has no bottom to be seen. Sap drips on your neck and through your pack. It hisses, and then begins to glow.

event-b08_2 = The Sample Vault
    .scene = The samples were kept in a refrigerator the size of a garage, and its door has swollen with what has sprouted inside. Through the frost on the window something is drawing circles.
    .choice1_move = Break the seal with the crowbar
    .choice1 = The crowbar breaks the seal, the cold rolls out, and you take the only sample labelled with a name instead of a number.
    .choice2_move = Brace yourself and pull
    .choice2_success = You brace a foot on the frame, the door gives, and the label on the only living sample explains why the others were kept cold.
    .choice2_failure = The door opens all at once, since somebody was pushing from the other side. Its edge breaks your nose.
    .choice3_move = Melt the ice in the lock
    .choice3_success = You switch off the unit and wait, and the door goes soft as butter. The label on the only living sample tells you why the rest were kept cold.
    .choice3_failure = The ice lets go, and with it what was locked inside. The counter climbs and stays there.

event-b09_1 = The Drinking Party
    .scene = In the old canteen the bandits are drinking a spirit of tubers, and whoever enters must take a share or not be seen at all. They toast the absent, and the absent grow in number.
    .choice1_success = You match them glass for glass, and two of them walk you to the door singing.
    .choice1_failure = The spirit goes on glowing in your stomach.
    .choice2_success = You pass beneath the benches in time with the toasts, one bench farther at each.
    .choice2_failure = Someone drops a fork, bends down and is not sure he sees you, but prefers to check with a knife.
    .choice1_move = Drink with them
    .choice2_move = Crawl under the benches

event-b09_2 = The Prisoner's Story
    .scene = In a rabbit hutch sits a lab assistant, the last of the staff, who knows everything, only in the wrong order. The bandits would give much to learn that he is telling it to somebody.
    .choice1_move = Piece his story together and free him
    .choice1_success = You arrange his tale from the end, grasp what has grown out of them all, and lead him out through the ducts.
    .choice1_failure = He weeps, begins again, and each time from a different middle. Dawn comes, and you know what you knew at dusk.
    .choice2_move = Promise him freedom and get it all out of him
    .choice2_success = You listen to the end and close the hutch again. He was still calling after you on the stairs, and everyone heard.
    .choice2_failure = Halfway through you see that he believes you, and after that you cannot listen. His voice goes up the stairs with you.

event-b10_1 = The Mother Plant
    .scene = At the heart of the laboratory grows what all the rest descends from: a trunk as broad as a silo and a single leaf, stretched beneath the ceiling like an umbrella. Light drips from the leaf.
    .choice1_move = Distract it with water
    .choice1_success = You work out that the leaf follows water and empty your flask well away from you.
    .choice1_failure = It too can work out how much water there is in a person. The light from the leaf comes down on you.
    .choice2_move = Feed it an artefact
    .choice2 = A root takes the artefact from your palm as gently as a horse takes sugar. The umbrella tilts, and there is a way through.
    .choice3_move = Stand as still as a tree
    .choice3_success = You stand until a bird settles on your shoulder. The leaf decides that you belong here and turns to the door.
    .choice3_failure = You stand until you forget what your legs are for. You find them again in the corridor, with something still rustling in your head.

event-b10_2 = Out through the Vents
    .scene = The plant begins to close the exits, calmly, one after another. There remains the ventilation shaft, along whose walls her youngest fruit is ripening.
    .success = You climb up the very thing that chases you, pluck the fruit and see from above where the roots are heading: straight beneath the sarcophagus.
    .failure = The shaft tightens one turn of your body too soon. You back down on your elbows with a cracked rib, and the fruit stays up there.
