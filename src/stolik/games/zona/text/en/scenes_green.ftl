### The scenes of the green sector.

event-g01_pg = The Sleeping Sentry
    .scene = A sentry sleeps on a chair set across the road, cap over his eyes and rifle between his knees. A roll of banknotes sticks out of his breast pocket, no doubt a whole day's takings at the barrier.
    .success = The roll slides out without a rustle and the sentry only smacks his lips in his sleep.
    .failure = The chair creaks before you can draw back your hand. A hundred roubles settle the matter; whoever lacks them gets the rifle butt in the ribs.

event-g01_wy = The Drum That Purrs
    .scene = Under a heap of refrigerators lies a yellow drum, purring evenly though nothing is connected to it. Raindrops miss its lid as if running off a roof nobody can see.
    .success = You wait for the purr to change pitch, prise up the lid and take out the thing that kept the rain away.
    .failure = The lid springs off by itself and a dry heat hits your face, leaving a taste of metal on your teeth.

event-g01_other = Strays by the Road
    .scene = Seven dogs lie in the ditch at even distances, muzzles towards the road. The largest wears a collar, and on the collar hangs the purse of somebody who walked here before you. Beyond the ditch stands a bus shelter with a flat roof.
    .choice1_move = Take on the largest
    .choice1_success = The largest takes a kick in the ribs, the collar stays in your hand, and the others suddenly remember business elsewhere. There are two hundred roubles in the purse.
    .choice1_failure = They all come at once. You drive them off in the end, with a torn calf and a hand bitten through.
    .choice2_move = Wait on the roof
    .choice2 = You lie on the tar paper until dusk without a minute's sleep. The dogs do not sleep either, but they are the first to get bored.

event-g02_go = The Locked Barn
    .scene = The Hnatiuk barn has a new chain on its old doors. Through the gaps you can see a tarpaulin, and under it shapes that are not hay.
    .choice1_success = The boards by the hinges give at the third shove, wide enough to pull one thing through.
    .choice1_failure = The doors do not budge, and your shoulder will remember them until tomorrow.
    .choice2 = The crowbar bites through a link and leaves you time to choose the best of it.
    .choice3 = Somebody paid for that chain and may yet come back, so you walk on.
    .choice1_move = Force the doors
    .choice2_move = Cut the chain with the crowbar
    .choice3_move = Walk on

event-g02_ka = Loose Slope
    .scene = The short way to the quarry floor crosses scree that slides with a soft hiss even when you stand still. By now, going back up would be as foolish as going down.
    .success = You ride the stones down on your heels and jump clear at the last moment.
    .failure = You reach the bottom underneath your backpack rather than above it. Your knee swells, and something in the pack grates.

event-g02_other = Warm Rain
    .scene = A rain as warm as blood begins to fall, and for the first time in days you feel comfortable. The dosimeter in your pocket ticks so softly that it hardly sounds like a warning.
    .success = You grit your teeth and deny yourself the pleasure under the tin roof of a bus stop.
    .failure = You lift your face to the clouds. The ticking turns to a rattle, and your cheeks sting until evening.

event-g03_mo = A Voice in the Reeds
    .scene = Someone in the reeds asks you to throw a rope, politely and by name. The name is yours, and nobody around here should know it.
    .success = You call back under a false name, the reeds fall silent, and suddenly walking comes easier.
    .failure = You take three steps into the water before you notice that the voice also says what you are only thinking. Next day you are still not certain which thoughts are yours.

event-g03_sz = The Checkpoint
    .scene = A table stands before the Headquarters, and behind it a corporal with a squared notebook and a queue to get through. He writes down everyone who passes and looks at each of them differently.
    .good = The corporal checks his notebook and counts out a reward for lost property that somebody handed in under your name.
    .neutral_success = You notice in time that the queue has a second end on the way out.
    .neutral_failure = The entry in the notebook costs a hundred roubles. Whoever lacks them sits under a lamp and answers questions until the answers run together.
    .bad_success = You tip the table onto the corporal and run while he gathers up the pages.
    .bad_failure = The corporal does not even get up; for beatings he has two privates.

event-g03_other = The Dead Lorry
    .scene = A lorry stands on the verge with its bonnet up, the keys in the ignition and a dried-out sandwich on the dashboard. Somebody went for a battery and did not come back. There is fuel sloshing in the tank, and the next village pays cash for it.
    .choice1_move = Search the cab
    .choice1_success = The box under the seat opens when you short two wires together.
    .choice1_failure = The driver hid whatever was of value better than you know how to look. You leave with empty hands.
    .choice2_move = Drain the fuel and carry it to the village
    .choice2 = Two cans and four kilometres uphill. Your hands are still shaking as you count the two hundred roubles.

event-g04_pg = The Smugglers' Cache
    .scene = Somebody has scratched an arrow on the border post, and beside it a time that passed fifteen minutes ago. The earth at its foot has been freshly trodden down.
    .success = The arrow points not at the hole but at a nesting box, which holds a surprising amount.
    .failure = You dig beneath the post until you strike concrete, and all you have to show is blistered hands.

event-g04_go = Wood for the Winter
    .scene = An old woman in the second cottage past the well asks you to chop her wood for the winter. Money put aside for her funeral lies on the table, and her eyes are too weak to see where you are looking.
    .choice1_move = Chop the wood
    .choice1 = By evening the pile reaches the eaves, your back is like wood, and all three inhabited houses are talking about you.
    .choice2_move = Take the money
    .choice2 = Two hundred roubles fit in one hand, and word of them crosses the Farmsteads faster than you do.

event-g04_other = The Long March
    .scene = The map promised four kilometres, but the road it shows has been a stream for years. The way around leads through spruces planted so densely that you must push your backpack ahead of you.
    .success = You fall into an even pace, and in the clearing it turns out not to be late at all.
    .failure = You count the last kilometre in steps, and after that only in breaths.

event-g05_ka = The Dud
    .scene = The tail of a shell juts from the packed gravel, and somebody has chalked the price of the brass and the fuse on it. They say the buyer asks no questions so long as it does not tick.
    .success = The fuse unscrews to the left, against everything the army teaches, and comes away in your hand.
    .failure = Something clicks half a turn too early, and all you can do is drop behind a boulder. The boulder takes most of it, you a splinter in the shoulder and another in the thigh.

event-g05_mo = The Glimmering Pool
    .scene = A pool between the tussocks reflects stars, though it is noon and overcast to the horizon. When you bend over it, the stars move apart to make room for you.

event-g05_other = Strangers by the Fire
    .scene = Three people sit by a fire and none of them reaches for a weapon when you step into the light. A fourth mug stands on a stone as if waiting for someone.
    .good = The woman with the plait knows you from stories and dresses the cut on your brow without breaking off her joke.
    .neutral = Nobody asks your name, the tea is sweet and the fire well laid.
    .bad = The mug is yours, but here tea is priced by what they have heard about the guest. A hundred roubles, and if you lack them you chop wood until midnight.

event-g06_sz = The Vehicle Park
    .scene = Behind the fence stand armoured carriers, covered with tarpaulins and listed as serviceable. The storeman has been playing chess against his telephone for two hours.
    .success = You carry a crate straight out through the gate with a good morning. That evening your description is read out at roll call.
    .failure = A dog that nobody has listed catches you under the third carrier and does not let go until the fence, and then with a piece of your calf.

event-g06_wy = The Heap Settles
    .scene = The heap you are crossing breathes out. Bathtubs, radiators and prams start to slide, slowly and together, like one animal turning over.
    .success = You hop from a bathtub to a lift door, and on the way snatch something that has come to the top.
    .failure = A radiator hits you in the hip, and for a while you are part of the heap as well.

event-g06_other = Static in the Headset
    .scene = There is static in the headset you took off, numbers in the static, and between the numbers your own cough from a minute ago. The radio has had no batteries since the Borderland.
    .success = You wrap the headset in a sock and hum until the numbers run out.
    .failure = You write the numbers on your forearm and cannot stop until you run out of skin.

event-g07_pg = Wounded under the Shelter
    .scene = A scavenger lies under a bus shelter with an iron's flex tied around his thigh. The medic must be paid in advance, and the wounded man's backpack stands open beside him.
    .choice1_move = Pay the medic
    .choice1 = The medic counts the notes twice, but he sews the leg properly and says aloud who paid for it.
    .choice2_move = Empty his backpack
    .choice2 = There are two hundred roubles in it. The wounded man does not shout; he merely describes you in detail to everyone who comes by later.
    .choice3_move = Walk on
    .choice3 = You tell him you will send help, and both of you know what that is worth.

event-g07_ka = The Growling Adit
    .scene = A growl comes from the adit, regular as a compressor at work. When you throw a stone it does not stop but begins to move towards you.

event-g07_other = The Tainted Stream
    .scene = The stream is clear to the bottom and there is not one insect in it. Five stones lead to the far bank, and moss grows on only some of them. The bridge, says a signpost, is six kilometres upstream.
    .choice1_move = Cross by the stones
    .choice1_success = You step only on the mossy ones and cross without wetting a foot.
    .choice1_failure = A bare stone slips from under your boot and the water comes in over the top. The counter speaks up before you can swear.
    .choice2_move = Walk to the bridge
    .choice2 = The bridge is there, and nothing ails you but twelve kilometres in the legs.

event-g08_go = The Abandoned Surgery
    .scene = The village surgery still has its vaccination posters and one cabinet too heavy to carry off. Somebody swapped the names on the phials to keep thieves away.
    .success = You tell the smell of iodine from that of solvent and dress your wounds by labels of your own.
    .failure = You would rather not guess what was poured into the vitamin phial, and shut the cabinet.

event-g08_mo = The Sinking Causeway
    .scene = The brushwood causeway sags like a mattress and lets out bubbles of gas at every step. Behind you the bundles of branches have already gone under.
    .success = You spread your weight on hands and knees and crawl to where real trees grow.
    .failure = The bog lets you go only after a long haggle, and one of your things pays the difference.

event-g08_other = The Boot
    .scene = A boot stands on the path, its lace tied in a bow and its toe pointing at the wood. Its fellow is nowhere to be seen. Among the trees, where the toe points, the air shimmers as above hot tin.
    .choice1_move = Examine the boot
    .choice1_success = Under the insole lies a banknote folded in eight and the address of the hiding place where its owner kept the rest. The path beyond the toe is empty.
    .choice1_failure = You find neither the other boot nor a reason to go on looking for it.
    .choice2_move = Go where the toe points
    .choice2 = The other boot stands a hundred paces on, in front of something its owner had no time to walk around.

event-g09_wy = The Scrap Dealer
    .scene = The dealer has set up his scales on the roof of a burnt-out Lada and swats flies with a tender form years out of date. He claims a client from abroad who takes anything and pays over the odds.
    .accepted = The thing lands on the scales, and the dealer adds a banknote to keep the pan from wavering.
    .declined = The dealer shrugs and goes back to his flies.

event-g09_pg = Razor Wire
    .scene = New coils of wire were strung in the night and still shine with grease. The only way through is a hollow beneath them, worn smooth by foxes.
    .success = You squeeze through on an out-breath, cheek in the sand, and the wire does no more than comb your hair.
    .failure = The wire takes you by the scruff and holds tighter with every jerk.

event-g09_other = The Dust Devil
    .scene = A column of dust spins above the road, glittering with nails and bits of windowpane. There is no wind, and the column stops whenever you do. It is plainly waiting for something.
    .choice1_move = Slip past it
    .choice1_success = One step back, three to the side, and you are behind it before it can turn.
    .choice1_failure = The whirl goes through you before you can cover your face and leaves glass in both forearms.
    .choice2_move = Throw it something of yours
    .choice2 = The whirl goes after the thing like a dog after a stick. A moment later you can see it high up, in smaller and smaller pieces.

event-g10_ka = The Cableway
    .scene = A goods car hangs above the pit, and its lever can still be moved. The cable runs off into the mist in four directions, although the diagram shows two.
    .choice1_success = The car sets off with a groan and a quarter of an hour later puts you down just where you were looking.
    .choice1_failure = The brake gives halfway to the pylon, and you hit it together with the car.
    .choice2 = You leave the lever alone, and the car goes on swaying although nothing moves it.
    .choice1_move = Pull the lever
    .choice2_move = Stay on the ground

event-g10_sz = A Trick with Papers
    .scene = The company clerk has lost his stamp, and without it he cannot pay twenty men. In the window lies a travel claim form on which nobody checks the names.
    .success = You carve the stamp from an eraser and fill in the form in a hand so sure that the clerk does not even read it.
    .failure = You write down the name of the officer who is standing behind you in the queue. By supper the whole Headquarters knows, and nobody will sign anything for you any more.

event-g10_other = Rats in the Pack
    .scene = The backpack under your head began to move before dawn. The gnawing inside it sounds so sure of itself that you might have been the one lodging with them.
    .success = You wake one gnaw before they get at anything that matters.
    .failure = They leave without hurry, and the last one carries some small thing of yours in its teeth. If you had none, what they leave you is a sleepless night.

event-g11_mo = The Drowned Jeep
    .scene = The aerial of a jeep sticks out of the peat; somebody once dried socks on it. The water around it is black, smooth and a shade too thick.
    .success = Feeling your way, you wrench from its bracket what the army ordered kept behind the driver's seat.
    .failure = The mud closes on your elbow and gives the arm back only an hour later, warm and itching.

event-g11_pg = The Lost Tourist
    .scene = A man in new hiking boots asks which way the coach is. The coach left yesterday, and he wears his wallet around his neck in a transparent case.
    .choice1_move = Walk him to the barrier
    .choice1 = You walk him the long way to the barrier, carrying his pack, and he pays what a taxi would cost in his city.
    .choice2_move = Take an advance and point at the marsh
    .choice2 = You point him through the marsh and take an advance that nobody will ever settle. Somebody saw who did the pointing.

event-g11_other = A Bad Dream
    .scene = You dream of your childhood kitchen, and someone in it washing dishes with their back to you. You know they must not be allowed to turn round. You also know that it is enough to open your eyes and not to close them until morning.
    .choice1_move = Dream on
    .choice1_success = You dry plate after plate until the cupboard is full and the kitchen light goes out. The rest of the night you sleep like a stone.
    .choice1_failure = The dishes run out. You wake screaming, and all day long what it had for a face stays behind your eyelids.
    .choice2_move = Wake up and keep watch
    .choice2 = You sit by the fire until dawn, pinching your thigh whenever you hear water. In the morning your legs are lead.

event-g12_go = The Cellar under the Forge
    .scene = In the cellar under the forge someone is moving furniture, although the trapdoor is nailed from above. When you pull the last nail the scraping stops, and the quiet that follows sounds like an invitation.
    .success = You go down, wish the dark a good evening and take the box nearest the stairs.
    .failure = All the chairs in the cellar stand in a half circle facing the trapdoor. You nail the trapdoor down again, but for three nights running you dream of the empty place in the front row.

event-g12_wy = Leaking Barrels
    .scene = A row of barrels behind the incinerator has given at the seams, and a greasy rainbow thread creeps over the ground. The lowest puddle lies exactly where the only path goes.
    .success = You notice the rainbow before it touches your sole and lay a wardrobe door across it.
    .failure = Only the stench of melting rubber makes you look down. Your foot is red, and beside it the counter will not be quiet.

event-g12_other = The Shared Bottle
    .scene = Two scavengers are drinking to somebody's birthday but cannot establish whose. The bottle has a handwritten label and glows very faintly green in the dark.
    .choice1 = By the third round the birthday is yours, and the road gets shorter.
    .choice2 = You raise a toast with an empty hand, and nobody holds it against you.
    .choice1_move = Drink with them
    .choice2_move = Decline

event-g13_sz = Manoeuvres
    .scene = A company is practising defence against somebody who looks like you: backpack, hood, no pass. The sergeant wants a volunteer to play the enemy.
    .success = You blend in with a file of cooks and leave the ground carrying a bucket of peelings.
    .failure = By dusk you have stormed the same hill six times.

event-g13_go = Feral Pigs
    .scene = Nobody has lived in the piggery for thirty years, so the pigs have moved into the house. The biggest lies in bed under the quilt and does not care for guests.
    .success = You shut her in the bedroom and shake out an envelope from behind the picture she used to rub against.
    .failure = The sow comes down the stairs faster than you go out of the window. Her tusk leaves a furrow the length of your calf.

event-g13_other = The Broken Strap
    .scene = A strap of your backpack snaps halfway across the footbridge, and all you own hangs from one buckle. Beneath it runs a river that has never yet given anything back.
    .success = You stitch it with fishing line, and while you are at it you mend what has been asking for a needle all week.
    .failure = The pack slams against the railing, and you can hear something inside taking the whole blow.

event-g14_ka = The Singing Stones
    .scene = The quarry wall sings in two voices, a low and a high one, and between them a single note is missing. Your hands begin of their own accord to look for the stone that gives it.
    .success = You strike the right boulder, the chord closes, and something flashes in the crack and drops at your feet.
    .failure = You strike it out of tune, and the wall repeats your error until you can no longer hear yourself think.

event-g14_wy = A Quarrel over a Washing Machine
    .scene = Two groups of scavengers are fighting over a washing machine in which something knocks although the drum is empty. Both sides notice you at once and ask you to judge.
    .good = You award the washing machine to itself, everybody laughs, and the mechanic goes over your gear in gratitude.
    .neutral = Before you can open your mouth, the two sides have come to terms against a third.
    .bad = Nobody wants your verdict, so they give you something not to pass one.

event-g14_other = Fog on the Meadow
    .scene = Fog rises from the meadow to your knees, then your waist, then your eyes. Somebody marked the way with sticks and red ribbons, but you can see a ribbon only close up, and one at a time.
    .success = You touch each ribbon, count aloud and come out on the right side of the meadow.
    .failure = The twentieth ribbon was tied by someone else, and it leads somewhere else.

event-g15_mo = The Heron
    .scene = A heron stands on a stump and watches you with human eyes, hazel and a little tired. It blinks them in turn, first the left and then the right.
    .success = You hold the gaze, the heron nods like an official and flies away with something that had been weighing on you.
    .failure = You recognise those eyes and spend the rest of the day trying to recall whose they were.

event-g15_sz = Confiscated Goods
    .scene = The sergeant runs the store of confiscated goods, and from each hangs a label with the price for its former owner. For strangers, he assures you, there are discounts.
    .choice1_move = Buy something
    .choice1 = You pay, and the sergeant snips off the label along with somebody's name.
    .choice2_move = Take nothing
    .choice2 = One of the labels bears the name of someone you know, and you lose the wish to shop.
    .choice3_move = Swap the labels
    .choice3_success = You move the label “return to owner” and collect your lost property against a receipt, signed with somebody's name.
    .choice3_failure = The sergeant knows his labels by heart, and for thieves he keeps a truncheon. By evening the whole Headquarters knows you.

event-g15_other = The Blister
    .scene = The blister on your heel appeared in the morning, and by noon it was the only thing you could think about. Everyone here knows the story of a great scavenger stopped by a sock. Something soft for the heel could be cut out of your gear.
    .choice1_move = Grit your teeth
    .choice1 = You walk on, but every step tires you like two.
    .choice2_move = Cut an insole from your gear
    .choice2 = The felt stays on the heel and the hole stays where it was cut from. By evening you have forgotten both.

event-g16_pg = The Border Bazaar
    .scene = A market has been unloaded from a van with Belarusian plates and will be packed up again in a quarter of an hour. The woman selling speaks quietly and watches not her goods but the hill.
    .accepted = You close the bargain in mid-sentence, as the other half of it has to get back into the van.
    .declined = The van drives off with its doors open, leaving rectangles without dew on the grass.

event-g16_go = Water from the Well
    .scene = The village well is full to the brim though it has not rained for a month. The bucket smells of mint the first time it is drawn and of nothing at all the second.
    .success = You pour it through charcoal and linen until it smells only of water, and wash your wounds in it.
    .failure = The mint was covering another smell, which you recognise only on your tongue. In the evening the dosimeter finds it in you.

event-g16_other = Distant Shooting
    .scene = Beyond the wood someone is firing single shots at even intervals, as if in a contest. In the gaps you can hear the other side answering less and less.
    .choice1_success = You arrive after the last shot, when nothing is left in the field but pockets. Together they hold two hundred roubles.
    .choice1_failure = It was not the last shot. It hits you in the arm, and the next one in the hip before you drop into a furrow.
    .choice2 = Somebody else's war ends before dusk, and nobody has entered you in it.
    .choice1_move = Go and search the field
    .choice2_move = Wait in the wood

event-g17_ka = The Old Dynamite Store
    .scene = The powder store is barred with bronze, which does not spark. Inside, sticks of dynamite have been sweating for years, each worth its weight so long as nobody drops it.
    .choice1_move = Tear off the bar with the crowbar
    .choice1 = The bar comes off its hooks together with the wall, and you carry out a whole case with the mine's stamp. The buyer gives two hundred roubles for it.
    .choice2_move = Pick what is not dripping
    .choice2_success = You find the detonators packed apart and sell them for a hundred before they can grow any older.
    .choice2_failure = One of the sticks had waited long enough. The wall takes most of it and you take a splinter.
    .choice3_move = Leave the dynamite alone
    .choice3 = You back out in your own footprints, like somebody with no wish to end up in a story.

event-g17_mo = Will-o'-the-Wisps
    .scene = A string of lights floats over the mire like lanterns at a fête to which nobody came. They form an arrow, then another, and both look sensible.
    .success = You notice that above firm ground the lights tremble, and walk only where they are uncomfortable.
    .failure = You follow the arrow, and it closes into a ring with you in the middle. They warm you like light bulbs, only deeper down.

event-g17_other = A Good Shelter
    .scene = Under a fallen oak someone built a shelter for many nights and used it for few. Dry leaves, a store of kindling, even a clove of garlic on a string by the entrance. There is room for one, and somebody is coming down the road.
    .choice1_move = Take the shelter
    .choice1 = Sleep under this roof is deep and gives you back more strength than you remember having. The steps on the road slow down, and then go on.
    .choice2_move = Give it away
    .choice2 = You point out the entrance, throw on some kindling and walk on in the dark. Whoever sleeps there will tell of it.

event-g18_sz = The Bored Conscript
    .scene = Behind the kitchen a conscript lets his bunk for one night for a small fee, with blanket, supper and the right to see the orderly. He has done so for a month and sleeps in the boiler room, where it is warmer.
    .choice1 = You wake from a full night's sleep with a clean dressing. At morning roll call you answer for somebody who is still in bed.
    .choice2 = You tell him not to die of boredom and spend the night beneath the fence.
    .choice1_move = Rent the bunk
    .choice2_move = Sleep by the fence

event-g18_pg = Tracks in the Mud
    .scene = The tracks in the mud begin as paws, after a few metres turn into hands, and before the blackthorn they become fresh. The bushes are too still for such a wind.

event-g18_other = A Letter from Home
    .scene = The postman, who goes no further than the wayside shrine, has left a letter for you under a stone. It came opened, and somebody has written in the margin that they are sorry.
    .success = You read to the end, and it turns out they were sorry only about the spelling. It is long since you slept so well.
    .failure = You put the envelope at the bottom of the pack, where five like it already lie.

event-g19_mo = Leeches
    .scene = The water comes to your waist, and only on the bank do you see that your trouser legs bulge. Salt does not make the leeches let go, and they clearly prefer the left side, nearer the heart.
    .success = You pull them off one after another, steadily, as if they were buttons.
    .failure = The largest had already found a vein.

event-g19_wy = A Working Radio
    .scene = Among the televisions lies a transceiver with one valve still glowing. Somebody from the patrol office is speaking, in a bored voice and with surprising precision.
    .success = You trim the capacitor with a wire and hear what others will only hear tomorrow.
    .failure = The valve dies halfway through the one word you needed.

event-g19_other = Glowing Moss
    .scene = In a ring of stumps the moss glows palely, like a watch dial beneath a blanket. In the middle is a spot where it will not grow, about as wide as a palm. Whatever lies there warms the earth for an arm's length around.
    .choice1_move = Search with bare hands
    .choice1_success = You scrape the earth aside with a stick and pick out what the moss keeps away from.
    .choice1_failure = You kneel to see better, and for two nights afterwards your knees glow too.
    .choice2_move = Prise it out with your gear
    .choice2_success = One of your things comes back bent and sooty, but what lay in the earth jumps out whole.
    .choice2_failure = The tool bends, the earth closes, and a bubble of heat bursts in your face.

event-g20_go = The Doctor from the Boot
    .scene = The doctor sees patients from the boot of a Volga, in washing-up gloves, his diploma nailed to the spare wheel. He bills in advance, as some patients afterwards will not pay, or cannot.
    .accepted = The stitches are crooked but strong, and the diploma proves to be genuine.
    .declined = You say it will heal by itself, and the doctor nods in admiration of your courage.

event-g20_ka = Rockfall
    .scene = First one pebble falls, the kind nobody heeds. Then the weathered blocks come off the ledge above the road, and with them the railing and the sign that warns of rockfall.
    .success = You press yourself against the wall and watch the road disappear a step away from your boots.
    .failure = The sign reaches you first. The blocks come right behind it. When the dust settles you count what hurts, and it comes to two.

event-g20_other = The Crossroads Grave
    .scene = A birch cross with a scavenger's helmet stands at the crossroads, and rain has undercut the grave at the head. A corner of the tin box someone chose to be buried with is showing.
    .choice1 = The box opens without a key, and behind your back the helmet drops from the cross.
    .choice2 = You carry stones until the mound is higher than before, and someone on the road sees you do it.
    .choice3 = You take off your cap and choose the road without a cross.
    .choice1_move = Open the box
    .choice2_move = Rebuild the mound
    .choice3_move = Walk on

event-g21_good = They Remember You
    .scene = A bag hangs on the fence for you: bread, lard and a jar of wax salve. The children of the next cottage walk you to the bend, each pretending to be going their own way.

event-g21_neutral = Nobody Looks
    .scene = You pass four people mending a footbridge and none of them looks up. For a moment you wonder whether it is lack of interest or courtesy, and then you walk on, nothing lost and nothing gained.

event-g21_bad = Stones
    .scene = The first stone lands well ahead of you and the second behind, so whoever throws them can aim and has just finished finding the range. There is nobody at the windows, only curtains, all drawn aside. The third hits you in the shoulder blade.

event-g22_good = A Word of Advice
    .scene = A former locksmith of the secret facilities picks you out of the crowd and draws on a newspaper the lock he spent his youth on. With a cross he marks where they always skimped on the steel.

event-g22_neutral = Advice for Sale
    .scene = A boy on a bicycle knows which shed holds something good, and also what it costs to know. He has already turned his wheels for the getaway.
    .choice1_move = Buy the advice
    .choice1 = The shed is where he said, and nobody has bought this advice before you.
    .choice2_move = Do not buy
    .choice2 = The boy rides off ringing his bell, and around the bend is already selling it to someone else.
    .choice3_move = Follow the bicycle's tracks
    .choice3_success = The tyre has a patch, the patch prints in the mud, and it leads right to the door of the shed.
    .choice3_failure = The tracks take you to where the boy came from, which is home. Dinner is over, and the way back is uphill.

event-g22_bad = Protection
    .scene = The shopkeeper lays a hundred roubles on the counter before the door has closed behind you. “For this month,” he says, and only then do you see whom he takes you for.

event-g23_good = The Patrol Waves
    .scene = The patrol slows, its commander slides the window open a crack and points a thumb at the truck bed. He does not ask where to, since he is going everywhere in turn.

event-g23_neutral = Document Check
    .scene = The lieutenant reads your pass for the third time, each time from another end. He is looking not for a mistake but for a reason not to return to barracks.
    .success = You ask him a question about regulations and leave him alone with it.
    .failure = He reads on until all the drowsiness of the afternoon settles on you as well.

event-g23_bad = An Attempted Arrest
    .scene = Three military policemen wait at the shrine with your portrait, drawn so well that denial would be useless. They have one pair of handcuffs, rusted.
    .success = You jump from the embankment and leave them the portrait to remember you by.
    .failure = The handcuffs will not close, but the policemen can count without them. They make it two hundred roubles or, if you have less, two strokes of the butt.

event-g24_good = The Survivor's Guilt
    .scene = On the wall of the bus shelter someone has listed the names of those who set out with you on the first day. Yours is among them, with a cross like all the rest.
    .success = With your sleeve you wipe out only your own cross, and leave a cigarette under the others. Walking comes easier.
    .failure = You read the list aloud, and at your own name nobody answers. You wait all night for somebody to answer after all.

event-g24_neutral = The Offer
    .scene = A man in a good coat says his employer needs someone without opinions. For a signature there is equipment on the spot; for a refusal he promises nothing.
    .choice1_move = Sign
    .choice1 = You sign, and the ink has a smell that will not leave your fingers for a week.
    .choice2_move = Refuse before witnesses
    .choice2 = You hand back the pen so that everyone can see. A medic from the next table sits down with you and, without a word, dresses what there is to dress.

event-g24_bad = The Partner's Debt
    .scene = Your old partner sits on your backpack, working out on his fingers what is left of the last job you did together. It comes to nothing, and he would like to talk about it.
    .choice1_move = Pay him his share
    .choice1 = He counts it, puts it away and says it was always good to work with you.
    .choice2_move = Deny the debt
    .choice2_success = You tip him over together with the pack, and he gets up laughing. You were always good to work with, he says.
    .choice2_failure = The talk is brief, and most of it is done by a tent pole.

event-g25_good = Borrowed Tools
    .scene = An old fitter from the third unit can no longer see well and lends his tools to people who will leave something behind. He sits down beside you and dictates which spanner, which way and with how much patience.

event-g25_neutral = A Game of Dice
    .scene = Three dice roll across an engine cover, and the banker always gathers them with the same hand. The other never leaves his pocket.
    .success = You ask him to throw one round with his left, and the game turns. You get up with a hundred roubles.
    .failure = You were watching the hand when you should have watched the cover. If you had anything to stake, a hundred roubles stay with the banker.

event-g25_bad = The Plan
    .scene = Two men you would rather not know have a floor plan, a guard roster and no third man. The third man is to go in first.
    .success = The safe is where the plan shows it, and you leave with three hundred roubles by a window that it does not show.
    .failure = There was somebody at home, with a child and a shotgun. The shot can be taken out of your arm. The crying stays.
