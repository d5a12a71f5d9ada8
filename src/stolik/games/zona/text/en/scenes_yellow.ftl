### The scenes of the yellow sector.

event-y01_cz = The Flat of Mirrors
    .scene = On the fourth floor someone has carried the mirrors of the whole block into one room and set them face to face. In every reflection a thick wallet lies on the sill; on the real sill there is only dust.
    .success = You shut your eyes, reach where the reflection should be, and your fingers close on leather.
    .failure = One of the reflections does not repeat your movement but waits for you to look at it. You look, and long after leaving you do not trust your own hands.

event-y01_po = The Firing Range
    .scene = The targets on the range rise and fall by a programme that nobody has switched off in years. The gun in the butts still fires, and the armoury is on its side of the field.
    .success = The programme keeps one tea break, at twelve sharp, and that is when you cross the field.
    .failure = You stand up in the wrong row, as target number nine. Two hits before you reach the bank.

event-y01_other = The Hunting Pack
    .scene = They have followed you for an hour, neither hiding nor hurrying. One of them limps, and the others keep to its pace, which is the worst part. Ahead the trail forks, and on one of the branches are somebody's fresh footprints.
    .choice1_move = Stand and fight
    .choice1_success = For the first time you stop of your own accord, and that is enough to make them turn back.
    .choice1_failure = It turns out that the lame one can run. You get away with a torn shoulder and hip.
    .choice2_move = Run until dark
    .choice2 = You run until they can no longer hear your breath. By then you can hardly hear it either.
    .choice3_move = Put them on someone else's trail
    .choice3 = You scatter scraps of food along those footprints and turn the other way. Before long there is a scream, and the voice is not yours.

event-y02_cl = Rust-Coloured Snow
    .scene = Brick-coloured snow comes down from the treetops and does not melt on your sleeve. It is the middle of summer, and the snow already lies ankle-deep between the trunks, except for a narrow strip where the elk walk.
    .success = You keep to the elk path and do not sneeze until the last tree is behind you.
    .failure = The snow crunches between your teeth although your mouth is closed. The counter counts each flake.

event-y02_fa = The Running Belt
    .scene = The hall is dead except for one belt, which every forty seconds carries a steel case out of the dark and takes it back beneath the press. The control desk has seven buttons and no labels.
    .success = The third button stops the belt, and the fifth holds up the press for as long as you keep your thumb on it.
    .failure = The fourth button starts a second belt, the one you are standing on. You get out from under the press with a cracked rib and two fingernails short.

event-y02_other = Headache
    .scene = The pain begins behind your left eye and has a direction: it eases as you go east and grows with every step west. The road, of course, goes west.
    .success = You walk backwards, facing east, and somehow fool yourself.
    .failure = You come to on your knees with earth in your hands, not knowing what you are digging for.

event-y03_jb = The Boat without Oars
    .scene = A boat glides up to the jetty, turns its side to you and waits. It has no oars, engine or rope, and on the seat lies a folded blanket, still warm.
    .choice1_success = You push off from the post, keep your balance all the way, and the boat picks its shore better than any guide.
    .choice1_failure = Halfway across the boat simply ceases to be under you, and you swim back.
    .choice2 = You straighten the blanket, and the boat leaves to fetch someone else.
    .choice1_move = Get into the boat
    .choice2_move = Stay ashore

event-y03_mw = Footsteps Behind
    .scene = On the path over the hill somebody is putting their feet exactly in your prints, half a second later. In the mist you can see ten metres, and in those ten metres there is nobody.
    .success = You freeze in mid-stride, and the thing behind you stumbles and gives away which side it is on.
    .failure = A moment later the footsteps are half a second ahead of you. You walk in them, foot for foot, and cannot stop.

event-y03_other = The Dead Drop
    .scene = In an inner tube hung on a fence somebody leaves messages in a cipher taken from a bus timetable. Today's speaks of an advance for “the one who is always late”. A slip on the back offers three hundred roubles for word of where other scavengers walk.
    .choice1_move = Break the cipher
    .choice1_success = The 7:14 bus means the third post from the gate, and under it lies the advance.
    .choice1_failure = You do not know the timetable of thirty years ago, and no bus comes here any more.
    .choice2_move = Sell what you know of others
    .choice2 = Three hundred roubles lie in the tube the very next day. The same day somebody hands a hundred to a collector on the path, and learns who gave the tip.

event-y04_cz = The Hospital Basement
    .scene = In the basement of the town hospital lie the clothes of the firemen of the first night, and nobody sensible goes nearer than shouting distance. Beyond them, past two doors, is a dispensary in perfect order.
    .success = You find the laundry lift on the plan and pass over that corridor from above.
    .failure = You shorten your way by eight metres, precisely those eight. On the third day you still taste copper.

event-y04_cl = The Breathing Tree
    .scene = One of the pines rises and sinks, together with the moss at its foot and the nest in its crown. Its breath smells of iron and stirs the skirts of your jacket.

event-y04_other = Hot Ash
    .scene = The meadow burned out in the night and seems to have cooled, with a few white threads of smoke. Under a thin crust the peat is still smouldering, and in the peat lies what was buried here in eighty-six.
    .success = You walk where crows have pecked at the crust and never once break through.
    .failure = The crust cracks under your heel, and for a moment you stand calf-deep in eighty-six. It burns from outside, and then from within.

event-y05_fa = The Gang's Gate
    .scene = The gang has put up a metal-detector gate in front of the Factory and a booth with a cashier in a tie. A price list hangs above the window, long and full of exceptions.
    .good_success = Honest people get no receipt here, so you vault the counter and give yourself change.
    .good_failure = Honest people get no receipt here, only a kick in the ribs.
    .neutral = The cashier finds you in the column headed “others”: two hundred roubles. Those who do not pay are entered by a colleague with a club.
    .bad = The cashier pays you a share that is better not asked about.

event-y05_jb = Swimmers under the Ice
    .scene = The lake is frozen in one spot, round as a watch glass. Under the ice someone swims on their back, level with you, and knocks from below wherever you set your foot.

event-y05_other = The Empty Camp
    .scene = Four tents, the soup still lukewarm, washing on a line and a set of tools laid out on a blanket. There are no signs of a fight or of flight, only four pairs of boots in a row beneath a tree, toes to the blanket.
    .choice1_move = Sit down to the tools
    .choice1_success = You mend what needs mending, put each tool back in its place and do not once look up at the boots.
    .choice1_failure = You mend what needs mending, and only at the last screw do you count the boots. There are five pairs, and you are sitting in your socks.
    .choice2_move = Keep your distance
    .choice2 = You give the camp a wide berth, and still the boots have found time to turn their toes to you.

event-y06_mw = The Mast on the Hill
    .scene = The mast on the summit receives what has yet to be sent. Its operator left a table of delays in which every figure has a minus before it.
    .success = You work the table backwards and write down three messages that somebody will only think of tomorrow.
    .failure = All you catch is your own name, read in the tone of an announcement.

event-y06_po = The Minefield
    .scene = Beyond the skull-and-crossbones tape lies the bag of a postman who mistook the path, stuffed with money orders. Between it and you the grass grows in even tufts, four paces apart.
    .success = You set your feet exactly where the hares have trodden the grass and return with the bag over the same prints.
    .failure = Every fifth tuft is false, and you have been counting them in fours. You come to twenty paces farther on. The bag is gone, and your right side is better not looked at.

event-y06_other = Warm Wind
    .scene = The wind brings from the reactor a smell of dried apples and a dust that settles on your sleeves in regular stripes. Every bird sits with its back to it. Beside the road there is a manhole, cramped and knee-deep in water.
    .choice1_move = Walk on into the wind
    .choice1 = The counter crackles at every stripe and your mouth tastes of metal. You are, however, where you meant to be by evening.
    .choice2_move = Hide in the manhole
    .choice2 = You stand half the night in cold water with the lid above your head. You come out without a single stripe, and without strength.

event-y07_cz = The School Archive
    .scene = In primary school number two stands a metal cabinet marked “deposits”, with three combination locks. Sums giving the key are chalked on the blackboard, but somebody has wiped out every other digit.
    .choice1_move = Break the doors with the crowbar
    .choice1 = The crowbar takes the door off with its hinges and looks into all the drawers at once.
    .choice2_move = Complete the sums
    .choice2_success = You complete the sums like a good pupil, and at least the top drawer opens.
    .choice2_failure = You do sums until evening, and after every result you hear a quiet “wrong” behind your back. You leave with empty hands and a splitting head.
    .choice3_move = Leave the classroom
    .choice3 = You wipe the blackboard clean so that nobody else need trouble over it.

event-y07_fa = The Vat
    .scene = In the foundry one vat has not cooled in thirty years, though there is no fire under it. On the surface of the metal floats something that does not melt, and each time round it passes an elbow's length from the rim.
    .success = You hang from the gantry, scoop it out with a ladle and fling it on the sand before the heat can reach you.
    .failure = The metal bubbles once, just beneath you. A drop burns through your sleeve, your forearm and something you are holding.

event-y07_other = Double Vision
    .scene = Since the bend you have been seeing everything twice: two roads, two suns, two pairs of your own hands. One pair is slightly happier.
    .success = You choose the happier pair and do not look back for the other.
    .failure = The hands argue over who is to button your jacket, and neither gives way.

event-y08_cl = The Frozen Gamekeeper
    .scene = Beneath the raised hide sits a gamekeeper covered in hoarfrost, though the heather around him is in bloom. He holds his rifle like a child, and on his belt is a letter with the address of his lodge.
    .choice1 = The gamekeeper's fingers snap like icicles, and it is clear that somebody heard.
    .choice2 = You take the letter to its address, and the woman who receives it asks only your name.
    .choice1_move = Take the rifle
    .choice2_move = Deliver the letter

event-y08_jb = Singing from the Island
    .scene = On the island someone is singing the second verse of a song your mother taught you, and that song had only one. The water between you is barely knee-deep.
    .success = You sing a third verse of your own, and the island falls silent, leaving something in the shallows.
    .failure = You listen to the end, and can no longer remember how the first one went.

event-y08_other = The Ambush
    .scene = A bicycle lies across the road, one wheel still turning. There is no rider, but the bushes on both sides are breathing. Someone in the bushes works a rifle bolt, slowly, so as to be heard.
    .choice1_move = Slip through
    .choice1_success = You wait for the wheel to stop and everyone to look at it, and by then you are round the bend.
    .choice1_failure = They ask about money only after the second blow, and by then have lost interest in talking. They let you go with a broken nose, a bruised side and a full pocket.
    .choice2_move = Pay the toll
    .choice2 = You lay two hundred roubles on the saddle. A hand from the bushes straightens them against the wind and waves you on.
    .choice3_move = Name someone richer
    .choice3 = You tell them who will pass tomorrow, and where, with a full purse. They let you go for nothing, and next day the whole district knows whose advice it was.

event-y09_po = The Buried Tank
    .scene = A tank barrel sticks out of the ground like a stovepipe, and on cooler days it steams. The hatch is three metres down, under soil the range has been tamping for ten years.
    .success = You do not dig but slip in through the escape duct from the crater beside it, and what the locker holds is yours.
    .failure = You reach the hatch at dawn and find that it opens from inside. You have no strength left to knock.

event-y09_cz = A Child's Drawing
    .scene = On the nursery wall is a crayon drawing: a house, the sun and somebody in your jacket, holding hands with somebody very tall. The wax is fresh.
    .success = You add a dog and a door to the house, and sit down by the wall with an oddly light heart.
    .failure = The next wall has the sequel, and the tall one is standing nearer.

event-y09_other = The Field of Glass
    .scene = The sand here once melted into a sheet and cracked as it cooled. The shards stand on edge, a whole field evenly spaced, and ring at every step.
    .choice1_move = Leap from tuft to tuft
    .choice1_success = You cross in long bounds and hear the ringing fall behind.
    .choice1_failure = Your sole holds for twenty paces, and the field is thirty across. The last ten you walk on your own blood.
    .choice2_move = Pave the way with your gear
    .choice2 = You throw down what you have and walk over it as on a carpet. The glass cuts your things and not you.

event-y10_fa = The Guard Robot
    .scene = A tracked trolley patrols the hall with a searchlight and a soldering iron that somebody lonely welded on to it. It asks first for the password and then how you feel.
    .success = You answer the second question first, and the grateful trolley solders everything you hand it.
    .failure = The password was changed in eighty-nine, and nobody ever told it. First it drives over your foot, then it uses the soldering iron.

event-y10_mw = Stairs in the Mist
    .scene = In the mist stairs begin, concrete, with a handrail and the number of a floor. The number is negative, and the steps lead up.

event-y10_other = Lost Hours
    .scene = You sit down to tie your lace and get up in the dark. The lace is done in a knot you do not know how to make. Eight hours are missing, and somebody must pay for them: your legs or the Zone's clock.
    .choice1_move = Make up the way by night
    .choice1 = You walk until dawn, and your legs ache as after two days of marching at once.
    .choice2_move = Undo the knot
    .choice2 = You pick the lace apart and the sun is back in its place. Above the reactor something jumps by one cog: the emission is a step nearer.

event-y11_jb = The Fisherman
    .scene = A fisherman sits on a bucket with his back to the water, fishing in the air behind him without looking. He sells soup made of the catch and swears that nothing hurts after it, though he does not say for how long.
    .accepted = The soup tastes like any other, and your bruises leave one by one like guests from a wedding.
    .declined = The fisherman tips the plate into the lake, where there is a crowd at once.

event-y11_cz = The Marksman on the Roof
    .scene = In the square before the cinema lie three men, each ten paces farther than the last. In the top window of a tenement something flashes that might as well be a bottle.
    .success = You wait until the sun stands behind the chimney and blinds him, and stroll across.
    .failure = You beat their record by five paces. The rest of the square you crawl, with one bullet in the leg and one in the arm.

event-y11_other = A Glow in the Thicket
    .scene = Something in the thicket shines in a colour that no rainbow has, and the shadows of the branches fall towards the light. Every other counter in the Zone would be crackling here; yours is silent.
    .choice1_move = Reach for the source
    .choice1_success = You guess that silence is the top of the scale, come up along a shadow and seize the source through lead foil.
    .choice1_failure = The counter finds its voice in your hand when it is all over. The skin of your fingers turns pink and smooth.
    .choice2_move = Go around the thicket
    .choice2 = Some colours are better not met at close quarters. It goes on shining behind your back for a long time, as if trying you.

event-y12_cl = The Hungry Ground
    .scene = The litter under the pines is moving its jaws; so it looks and so it sounds. It eats first your shadow, then your footprints, then whatever leaves them.
    .success = You leap on to a fallen trunk and leave the wood from trunk to trunk as if by footbridges.
    .failure = You wrench out a foot in its sock, and running in one boot costs more than one would think.

event-y12_po = The Supply Drop
    .scene = An unmarked aeroplane drops a container on a parachute that opens only halfway. From four sides of the range men set out, and none of them runs slower than you.
    .success = You arrive one breath ahead of the rest, cut the cords and roll the container into the gully.
    .failure = You come in second, and the winner already has the cord knife in his hand. He cuts you with it once, across the forearm, and goes back to the cords.

event-y12_other = An Old Acquaintance
    .scene = At the bus stop sits someone who entered the Zone with you and was said not to have left it. He lifts two fingers to his cap and waits for what you will say.
    .good = You talk till morning about people who made it, and sleep afterwards as if at home.
    .neutral = You share tobacco and silence in equal parts.
    .bad = He too has heard what they say of you, and it cost him a brother. The two fingers go from the cap to a knife, and the blade finds your arm.

event-y13_mw = The Stone Circle
    .scene = Seven boulders stand in a circle on the summit, each with a bowl carved in it. Six are full of rain; in the seventh lies something dark and dry, and it is plain that this will hurt.
    .choice1 = You put your hand in the seventh bowl, and the other six repeat your scream.
    .choice2 = You drink rain from the first bowl and come down with empty hands.
    .choice1_move = Reach into the seventh bowl
    .choice2_move = Drink from the first

event-y13_cl = The Bone Totem
    .scene = Someone has built a tower of bones as high as two men and crowned it with a skull that is neither human nor animal. In its sockets somebody burns candles, and changes them daily.
    .success = You blow out both candles, take down the skull and do not turn round when the rest of the tower asks for quiet.
    .failure = The candles light themselves when your hand is halfway there.

event-y13_other = Acid Drizzle
    .scene = The drizzle first bleaches your sleeves, then eats holes in the tarpaulin, and then the buttons begin to hiss. There are three culverts under the road nearby, and only one is dry.
    .success = You choose the one a frog came out of and sit it out in company.
    .failure = You crawl into the one where the drizzle gathers to a stream. Your skin smarts, and the counter crackles until morning.

event-y14_fa = The Pressure Valve
    .scene = The shift manager locked the cash box in a pressure chamber and went home. The gauge stands in the red, and the instructions were on the tag of a cable that has snapped off.
    .success = You let the pressure off a quarter turn at a time, the way one opens lemonade, and open the chamber by hand.
    .failure = You give it half a turn too many, and the lid opens without your help. You pick yourself up by the opposite wall, slowly, as an arm and a knee are unwilling.

event-y14_po = The Deserter's Dugout
    .scene = The deserter lives under a mortar pit with a stove, a calendar of cats and a stock of things he never handed in. He would sell this or that to a buyer who does not ask about his unit.
    .choice1 = He wraps the purchase in a page of the calendar, August.
    .choice2_success = You take what you like, and he shouts after you the number of your unit, though you never had one.
    .choice2_failure = The deserter has waited for years for someone to try. He shoots low, twice, as they teach in his unit.
    .choice3 = You drink tea, and each of you pretends the talk never took place.
    .choice1_move = Buy from him
    .choice2_move = Take it by force
    .choice3_move = Drink tea and go

event-y14_other = Fresh Tracks
    .scene = The track is as wide as a hand with its fingers spread and goes straight, through a fence, through a puddle, through the wall of a barn. On the far side of the wall the prints are deeper. Something stands there sniffing, and a ladder leads to the loft.
    .choice1_move = Go into the barn
    .choice1 = You open the doors before it opens them from inside.
    .choice2_move = Sleep in the loft
    .choice2 = You pull the ladder up and dig into the hay. Below, something walks, and walks, and walks off, and you fall asleep as never before in the Zone: knowing where it is.

event-y15_jb = Burning Oil
    .scene = A burning slick crawls across the lake in low blue tongues, against the wind. The reeds catch before it reaches them, and you are standing among the reeds.
    .success = You spot a beaver dam and run along it to open water, behind the fire's back.
    .failure = You dive, and when you come up the slick is directly above you. You get out with a singed neck and a mouth full of water that makes the counter crackle.

event-y15_mw = A Parent's Voice
    .scene = Out of the mist someone is calling you to dinner by a pet name that nobody has used since the funeral. There is a smell of dill, and the sound of three plates being set.
    .success = You call back that you will come later, the voice says “all right, child”, and something in you knits together.
    .failure = You sit down at the table, and the third plate was not for you.

event-y15_other = A Quiet Hollow
    .scene = At the bottom of the hollow there is nothing to hear, not even the pulse in your ears. The grass lies as if combed, and the counter shows a round zero. In such a silence you could fall asleep, or hear something very far away.
    .choice1_move = Lie down and sleep
    .choice1 = An hour's sleep takes some of the weariness off you.
    .choice2_move = Listen
    .choice2 = After a quarter of an hour you hear a patrol's radio, after half an hour a talk at headquarters. You know what the whole Zone will be saying tomorrow.

event-y16_cz = The Locked Shop
    .scene = The Aurora store has its grille down and its window dressed for the First of May. Behind a mannequin in a diver's helmet you can see the back-room door, faced with sheet metal. By the grille stands a tin marked “a hundred roubles apiece”, with the key to the showcase in it.
    .choice1_move = Break into the back room
    .choice1 = The crowbar has a short word with the metal, and the back room holds what was never put on display.
    .choice2_move = Squeeze under the grille
    .choice2_success = You squeeze under the grille and strip the mannequin.
    .choice2_failure = The grille drops by a notch when you are halfway under. You back out with nothing but a crushed side.
    .choice3_move = Pay and open the showcase
    .choice3 = You drop a hundred roubles into the tin, take one thing and put the key back. Somebody evidently comes for the takings.

event-y16_cl = The Rolling Light
    .scene = A ball of light the size of a bucket rolls between the trunks, bouncing off the trees, and at every bounce leaves an hour on the bark. The last of them is now.

event-y16_other = The Stumbling Soldier
    .scene = A soldier without belt or cap comes down the road, stumbling and saluting the milestones. He is twenty, his pouches are full, and he does not know where he is going back to.
    .choice1 = You buy him a seat on a lorry home, and his whole platoon remembers you.
    .choice2 = You unbuckle his pouches, and he salutes you for it. A whole lorry of his comrades is watching.
    .choice1_move = Buy him a seat on a lorry
    .choice2_move = Empty his pouches

event-y17_fa = The Shift Archive
    .scene = The shift files hold forty thousand punched cards, some of them of workers who clocked in and never out. The accounts office still keeps unclaimed envelopes for these.
    .success = You match a card to a locker and draw the back pay of an absent man.
    .failure = The cards are sorted by something that is neither date nor name.

event-y17_jb = The Sunken Crate
    .scene = Three metres down you can see a crate with the institute's stamp, as clearly as if it lay behind glass. The fish curve around it and all look the other way.
    .success = You go down the anchor chain, tear the crate from the mud in one heave and surface on your last air.
    .failure = The crate is lighter than water, and the thing that holds it down has just noticed you. It touches you once. There your skin is still warm a week later.

event-y17_other = Fever
    .scene = It begins in the knees, then the hands shake, and in the evening you see one person too many around the fire. That person hands you a cup.
    .choice1_move = Do not drink
    .choice1_success = You call each thing by its name, until the extra person turns out to have none. In the morning your forehead is cool.
    .choice1_failure = You get up to pour the cup away and fall face down in the embers. The burn and the shivering stay with you till morning.
    .choice2_move = Drink what is offered
    .choice2 = The cup holds warm water from below the reactor. The fever drops, you sleep like a child, and in your sleep you hear the counter crackle.

event-y18_mw = Nothing at All
    .scene = At the top there is nothing: no stones, no wind, no top. You sit in it until you recall that it is possible to go down, and going down you feel relief and dread at once.

event-y18_cz = Looters
    .scene = From a block by the market a crew in matching windcheaters is carrying other people's lives down to the square: clocks, carpets, pickle jars. They lay it all in rows by address.
    .good = You tell them to carry one row back, and to everyone's surprise they do.
    .neutral_success = You pick a clock from the row and walk away like someone who used to live here.
    .neutral_failure = The clock strikes the hour when you are ten paces off. Windcheaters run fast, and the first to reach you has an iron bar.
    .bad = The foreman asks where you have been all this time and pays you a day's wages.

event-y18_other = The Stinging Swarm
    .scene = The swarm hangs above the road in the shape of a man and waves what it has for a hand. The wasps have no wings, so there is no saying what it hangs on. You could pass it on your belly along the ditch, except that the ditch runs on for fields.
    .choice1_move = Wave back
    .choice1_success = You wave in the same rhythm, and the swarm lets you through like an acquaintance.
    .choice1_failure = You take one step out of time, and the shape breaks up into all its members. Your face swells until for two days you see with one eye.
    .choice2_move = Crawl along the ditch
    .choice2 = By evening your elbows are raw and you have not been stung once. You straighten up only when the hand on the horizon stops waving.

event-y19_jb = The Water Mirror
    .scene = In the bay the water lies so smooth that you can see a shore with people who are not on this side. One of the figures holds something out on its palm and tilts it towards the surface.
    .choice1_success = You give your reflection your hand and let it be the first to let go.
    .choice1_failure = Your reflection will not let go and would like to change places.
    .choice2 = You toss a pebble, and the other shore breaks into rings.
    .choice1_move = Give your hand to the reflection
    .choice2_move = Toss a pebble

event-y19_po = The Rocket Shed
    .scene = In a shed under camouflage netting stands a missile without a warhead, wired to a safe. Somebody thought this a good lock and so far has been right.
    .success = You cut the pump before the igniter, and the safe opens with a sigh of fuel.
    .failure = The engine burns for two seconds, and the shed takes off with you inside.

event-y19_other = The Open Pack
    .scene = All along the road the pack has been growing lighter, and you are not one to complain of such things. Only a crow flying past with something familiar in its beak makes you look at the seam. If you turn back now, it can all still be picked up.
    .choice1_move = Write off the loss
    .choice1 = You sew the seam with what you have and do not count what is missing. The crow counts it for you.
    .choice2_move = Go back and search
    .choice2 = You find everything, the last of it three kilometres back. Then you have to walk them again.

event-y20_fa = The Machinists' Shrine
    .scene = Between the lathes stands an altar of gaskets with gifts upon it: a spanner, a flask, an artificial hand. Somebody has written in fine script that the patron takes what works and returns what is whole.
    .accepted = You lay yours on the gaskets, something grinds softly, and the pain in your side lets go.
    .declined = You leave no gift, but bow to the lathes just in case.

event-y20_cl = Resin
    .scene = From a split pine flows resin as thick as glass, rolling something angular along inside it. It moves an inch an hour and will soon be gone into the ground.
    .success = You break off the whole lump with its bark and carry it under your arm like a loaf.
    .failure = The resin takes your hand up to the wrist and is far warmer than it should be.

event-y20_other = A Distant Flare
    .scene = A green line lights up above the reactor and goes out. No harm comes to you, but the emission is one step nearer. At such moments old scavengers reset their watches, always in the same direction.

event-y21_good = The Scientists' Convoy
    .scene = Two institute cars stop at the sight of you, and the driver lowers her window. They need someone who knows the detour, and in the second car there are both a doctor and a cash box.
    .choice1 = The doctor dresses you over the potholes and never once misses with the needle.
    .choice2 = The paymaster counts out a guide's fee and asks you to sign in three places.
    .choice1_move = Ask for the doctor
    .choice2_move = Ask for the fee

event-y21_neutral = A Contract
    .scene = An agent in rubber boots wants a suitcase carried to the far side of the floods. The case is not heavy but the way is long, and she counts out half on the spot.
    .choice1 = The receiver does not open the suitcase, merely weighs it in his hand and pays the rest.
    .choice2 = The agent puts the money away and asks the nearest boar instead.
    .choice1_move = Carry the suitcase
    .choice2_move = Refuse

event-y21_bad = Shoot on Sight
    .scene = On a tree hangs the order to shoot you on sight, with a list of signatures to say it has been read. The last signature is still wet, and the one who signed it lies in the bushes. He hits you twice.

event-y22_good = Confession
    .scene = A dying scavenger stops you because he has heard you can keep silent. He talks long and without hurry, then gives you his dressing, having no more need of it, and the quiet he leaves behind is oddly light.

event-y22_neutral = A Story with a Fight
    .scene = In the bar under the railway car they are telling of a fight in which somebody beat five men. Everyone looks at you, as the description fits, and the five are sitting at the table.
    .success = The story comes true, although with four of them, since the fifth held the jackets.
    .failure = The story acquires the ending it lacked. Telling it, they all point to your eye.

event-y22_bad = Gang War
    .scene = Two gangs are firing from two rows of garages over a third, where the car with the money stands. Both believe you to be their reserves.
    .success = You drive out through the third gate with four hundred roubles on the back seat, and for the first time since morning it is quiet.
    .failure = Both gangs work it out in the same second. You are hit from both sides, fairly.

event-y23_good = The Innocent Pays
    .scene = The military police are leading away a boy for something that was done by somebody in your hood. You go to the post with him and spend the night on questions, until at dawn they let the two of you go.

event-y23_neutral = A Piece of a Plan
    .scene = Wedged in the post office door is a wad of folded paper: a print of an evacuation plan with two rooms marked in red. The notes were made by someone who had been inside and come out.

event-y23_bad = Blackmail
    .scene = A photographer with binoculars has three pictures and lays them out on a car bonnet, always in the same order. The third shows your face, and what you are holding. For the negatives he wants three hundred roubles. Those who do not pay are walked behind the garages by his three partners.

event-y24_good = The Unmarked Helicopter
    .scene = A helicopter without markings settles on the sports field and the mechanic waves you aboard. All the pilot will say is that he has owed you something since last winter.

event-y24_neutral = The Helicopter over the Wood
    .scene = The unmarked helicopter circles the wood and lowers on a cable something that looks for warmth. On the clearing one more campfire is left, not quite out.
    .success = You feed the fire and leave by the stream, waist-deep in icy water.
    .failure = It prefers things that move. It leaves a burn on your back as wide as a hand.

event-y24_bad = The Helicopter above You
    .scene = The unmarked helicopter hangs low and reads out your offences over a loudspeaker, in order, with dates. The searchlight goes on at those that carry a bullet.
    .success = You use the pause in which a page is turned and vanish into a culvert.
    .failure = The list ends sooner than the open field. Twice it is the earth beside you that spurts, and twice it is not.

event-y25_good = A Shared Stash
    .scene = People from the Roadhouse uncover for you a stash beneath the hearth and tell you to choose something for the road. They want no thanks, only to find the door shut next time and the fire covered.

event-y25_neutral = A Stash Found
    .scene = Under the floor of a railway car someone has made a stash, and above it for show a second one, full of empty bottles. There is a smell of fresh paint, so it has not been there long.
    .success = The bottles are glued to a lid, and under the lid lies what they were meant to hide.
    .failure = You take out the bottles one by one and find no bottom that moves.

event-y25_bad = A Stash Guarded
    .scene = The stash is in a transformer, and in its door sits a large, calm man peeling an apple. He says he was told about you and puts the apple down on a handkerchief.
    .success = The apple remains unfinished and the transformer open.
    .failure = The large man does not hurry once, least of all over what hurts.
