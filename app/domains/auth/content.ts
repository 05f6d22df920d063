/**
 * Words that many passwords contain, without digits or accents: the most frequent ones in published leaks, collected by
 * zxcvbn (MIT licence, Dropbox and contributors), and words that people in a French shop may choose, such as 'wxcvbn'
 * (a row of French keyboards).
 */
export const commonPasswordWords: ReadonlySet<string> = new Set(
  `
aardvark aaron aberdeen abgrtyu abigail abraham absolut access accord account achilles action active adam
adgjmptw adidas admin administrateur administration admiral adrian adriana adult aezakmi africa agent aggies
aikido airborne airbus airforce airplane alabama alaska albatros albert alberto albion alejandr aleksandr
alexande alexander alexandr alexandra alexandre alexis alfred alibaba alice alicia alien aliens alison allen
alliance allison allsop alpha alpine alucard always alyssa amadeus amanda amateur amazon amber amelia
america american amour amsterda amsterdam anaconda anakin anarchy anastasia anders anderson andre andrea
andreas andrei andres andrew andrey anfield angel angela angelica angelina angelo angels angie anhyeuem
animal animals anime annette annie anthony antoine anton antonio anubis anything apache apollo apple
applepie apples april aquarius aragorn archer archie arizona arjay armani arnold arsenal artemis arthur
artist asdasd asdfasdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdzxc ashley ashton asian aspire
aspirine assassin assman asterix astrid astros atelier athena atlanta atlantic atlantis atomic attack auburn
audrey august aurelie aurora aussie austin australi australia autumn avalon avatar avenger awesome azamat
azerty azertyuiop azsxdc azsxdcfv babes babies babyboy babydoll babygirl babylon backdoor bacon badass
badboy baddog badger baggins bailey baller balloon balls bambam banana bananas bandit bangbang bangkok
banker banshee barbara barbie barcelon barcelona barkley barney barry barsik baseball basket basketba
basketball bassman batman battle baxter beach beagle beaner beanie bearbear bears beast beatles beatrice
beautiful beauty beaver beavis beckham becky beefcake beetle believe belinda bella belle bender benjamin
bennett benny benson bentley berlin bernard bernie bertha bertie bethany better betty beverly bianca bicycle
bienvenue bigballs bigbear bigbird bigboy bigdaddy bigdog bigfoot bigger biggie bigguy bigmac bigman
bigmoney bigone bigred bigtime bikini billie billy billybob billyboy bingo birdie birdman birthday biscuit
bishop biteme bizkit blabla black blackcat blackdog blackhaw blackie blackjac blackman blacks blacky blade
blades blahblah blake blaster blazer blessed blink blizzard blonde blondes blondie blood bloody blowme
bluebird blueblue blueboy blueeyes bluemoon blues bluesky bobafett bobbie bobby bobcat boeing bogart bogdan
bohica bollocks bollox bomber bonehead boner bones bonita bonjour bonnie bonsai booger boogie boomer bootie
boots boris bosco bossman boston bottle bottom bowler bowling bowser boxing bradford bradley brandi brando
brandon brandy brasil braves brazil breast breeze brenda brendan bretagne brian brianna bridge bridget
brighton bristol britney brittany broadway broken bronco broncos brooke brooklyn brooks brother brothers
brown brownie browns bruce brucelee bruins bruno brutus bryan bryant bubba bubbas bubble bubbles buckeye
buckeyes buddha buddy budlight budman budweise buffalo buffett buffy bugger bulldog bulldogs bullet bullseye
bunghole bunny bureau burger burton business buster butch butler butter butterfl butterfly butthead butthole
buttman button buttons byteme cabbage cactus cadillac caesar caitlin calico caliente californ california
caligula callie calvin camaro camel camelot camels camera cameron camilla camille campbell canada cancel
cancer cancun candle candy candyman cannon canon cantona capital capone captain caramel cardinal carlo
carlos carlton carmen carol carole carolina caroline carolyn carpet carrera carrie carrot carson carter
cartman cartoon caserta casey casino casper cassidy cassie castle catalina catch catdog catfish catherin
catherine catman cavalier caveman ccbill cdtnkfyf cecilia celeste celica celine celtic celtics center
central cessna chainsaw chair champ champion champs chance chandler chanel chang change changeme chaos
charger chargers charles charley charli charlie charlott charlotte charlton charly charmed chase chaser
check cheers cheese cheetah chelsea chemical cheng cherokee cherry cheryl chester chevelle chevrole chevy
chewie cheyenne chicago chichi chicken chickens chicks chico chief chiefs children china chipper chivas
chloe chocolat chocolate chopper chouchou chris chrisbln chrissy christ christia christian christin
christina christine christop christophe christopher christy chronic chubby chuck chucky church cigars cinder
cindy cinnamon cjkysirj cjkywt claire clancy clapton clarence classic claude claudia clayton clemson client
clients clifford clinton clipper cloud clover cobra cocacola coconut coffee cohiba coleman colleen college
collins colombia colorado colors coltrane columbia columbus comics command commando compaq computer concrete
condom condor connect conner connexion connie connor conrad consumer content control cookie cookies cooldude
cooler coolio coolman cooper cooter copper corona corrado corvette cosmo cosmos cosworth cotton coucou
cougar country courtney cowboy cowboys coyote cracker crash crawford crazy crazybab cream creampie creamy
creative credit cricket crimson cristina critter cruise cruiser crunch crusader crysis crystal cthulhu
cthutq cuddles cupcake curious curtis cutlass cutter cxfcnmt cyclone cyclops cynthia daddy dagger daisy
dakota dallas dalton damage damian damien dammit damnit dance dancer danger danie daniel daniela danielle
daniil danila danni danny dannyboy daphne darkness darkside darkstar darling darren darwin david davids
davidson davis dawson daytona dbrnjhbz deacon deadhead deadman deanna death debbie deborah december
deepthroat deeznuts defender defiant deftones delete delta demon denali denis denise deniska dennis denver
depannage depanneur depeche derrick desert design designer desire deskjet destiny detroit devil devildog
devils dexter dfkthbz dfkthf dfktynbyf dfvgbh diablo diamond diamonds diana diesel dietcoke digger digital
dilbert dilligaf dillon dinamo dingdong dinosaur direct director dirty discover disney divine dixie
dkflbckfd dkflbvbh doberman doctor dodge dodger dodgeram dodgers doggie doggy dogman dollar dolphin dolphins
dominic domino donald donkey donna donnie doobie doodle dookie dorothy double doudou doughboy douglas
dracula drago dragon dragons dragoon drake dream dreamer dreams driver drizzt drowssap drpepper drummer
dthjybrf dublin ducati duchess dudley dumbass duncan durango duster dustin dusty dylan eagle eagles eatme
eclipse eddie eduard edward eeyore eileen einstein ekaterina elaine electric element elena elephant eleven
elijah elizabet elizabeth elliot elliott elvira elvis elwood emerald emerson emily eminem emma emmanuel
empire energy engage engine engineer england english enigma enjoy enter enterpri enterprise entreprise enzo
ericsson ernest escape escort esther eternity eugene europa evelyn everest everton excalibu exigen exigent
exodus explorer express extreme fabian fabie facial faith falcon falcons fallen fallout famille family
fantasy farmer farside fashion faster fatass fatboy fatcat father fatima fatman feather february felicia
felix fender fernand fernando ferrari ferret ficken fiesta figaro fighter filter finger fingers finish
fireball firebird firefly firefox fireman first fisher fishes fishing fitness fktrcfylh fktrcfylhf fktrctq
flames flamingo flash flatron fletch fletcher flight flipper floppy florence florian florida flounder flower
flowers floyd fluffy flyboy flyers flying foobar football fordf forest forever forfun forget forgot formula
forrest fortuna fortune fossil foster fowler foxtrot france frances francis franco francois frank frankie
franklin franky freak freaks freaky freckles freddie freddy frederic fredfred freedom freeman freepass
freeuser french friday friend friends fright frisco fritz frogger froggy front frontier frosty frozen fubar
fugazi function funny funtime fusion future fyfcnfcbz fylhtq gabrie gabriel galaxy galina galore gambit
gandalf gangsta gangster garage garbage garcia garden garfield garrett gateway gator gators gbpltw geheim
gemini general genesis genius george georgia gerald gerard german germany geronimo getmoney getsome gfhjkm
ghbdtn ghbdtnbr ghetto ghjcnj ghost giant giants gibson gilbert gillian ginger giorgi giovanni girls
giuseppe gizmo gizmodo gjkbyf global gloria gmoney goalie goblin goblue goddess godsmack godzilla gofish
goforit goldberg golden goldfish goldie golfball golfer golfing goliath gonzo goober goodbye goodluck
goodtime google goose gopher gordon gorilla gotcha gothic gotohell govols grace gracie graham grandma granny
grant grateful great greatone green greenbay greenday greens gregory gremlin grendel gretchen griffey
griffin gringo grizzly groovy groucho grover grumpy guardian guest guillaume guiness guinness guitar gundam
gunner gunners gustav hacker hailey halflife hallo hamburg hamilton hamlet hammer hammers hamster handsome
hannah hannibal hansen hansolo happy happyday hardcore harder hardrock harley harmony harold harper harris
harrison harry harvey hastings hawaii hawkeye hayden hayley heart hearts heather heaven hector hedgehog
heidi helen helena hellfire hello helloo hellyeah helpme hendrix henry hentai herbert herbie hercules herman
hermes hershey hesoyam hidden highland hilton hiphop history hithere hitman hjvfirf hobbes hobbit hockey
holden holiday holland holly hollywoo hollywood holmes homer homers homerun honda honey hongkong hooter
hooters hoover hopper horizon horndog hornet horney horse horses hotboy hotdog hotrod hotshot hotstuff
hottie house houses houston howard hudson hugo hummer hungry hunter hunting hurrican husker huskers huskies
hustler hyperion ibanez icecream iceman identifiant iforgot iguana ihateyou illini iloveu iloveyo iloveyou
imagine immortal impala imperial incubus indian indiana indians indigo infantry inferno infiniti infinity
informatique ingrid insane inside integra internet intrepid invite ireland irina irish ironman isabel
isabella isabelle isaiah island israel italia ivanov ivanova iverson iwantu jackal jackass jackie jackoff
jackson jacob jaguar jamaica james jamesbon jamesbond jamie jammer janice janine january japan japanese
jarhead jasmin jasmine jason jasper javier jayhawk jazzman jeanette jeffrey jenna jennie jennifer jenny
jensen jeremiah jeremy jericho jerome jerry jersey jesse jessica jessie jester jesus jetaime jethro jimbo
jimbob jimmy joanna joanne joejoe johanna johnjohn johnny johnson joker jokers jonathan jones jordan joseph
joshua jrcfyf judith juggalo juice jules julia julian julie julien juliet julius jumper junebug jungle
junior jupiter justdoit justice justin justine justme juventus jyeuz kaiser kaktus kamikaze kangaroo kansas
karate karen karina karolina kasper katana katerina kathleen kathryn kathy katie katrin katrina kawasaki
kcjwxn keeper keith kelley kelly kelsey kendall kennedy kenneth kenny kenshin kentucky kenwood kenworth
kermit kevin keyboard keystone keywest kickass kicker killbill killer killme kimber kimberly kingdom
kingfish kingkong kingpin kingston kinky kipper kirill kirsten kisses kissme kitkat kitten kitty kittycat
klaster klingon knicks knight knights knopka kodiak kolobok koshka kostya kotenok kramer krishna krista
kristen kristi kristin kristina kristine kristy ktyjxrf kungfu labrador labtec lacrosse ladies ladybug
laguna lakers lancelot lancer lansing laptop larisa larry lasvegas latin latino laura lauren laurent laurie
lawrence lawyer lea leader leather ledzep legacy legend legion legolas lemans lemons lennon leonard leonardo
leopard leslie lespaul lestat lester letmein letsgo lewis lexmark liam liberty licker lickit lickme lifehack
lifetime light lightnin lights lillian lincoln linda lindsay lindsey lineage lionking liquid lisalisa little
liverpoo liverpool lizard lizzie lobster logan logitech lolipop lolita lollipop london lonely lonestar
lonewolf longhorn looker looking looser lorenzo lorraine loser louis louise loulou loveit lovelove lovely
loveme lover loverboy lovers loveyou loving lowrider lucas lucifer lucky luckydog ludwig luther lvbnhbq
macdaddy machine macross madden maddie maddog madeline madison madman madmax madness madonna madrid maestro
maggie magic magick magicman magnolia magnum magnus maiden mailcreated mailman maison majestic makaveli
maksim malaka malcolm malibu malina mallard mamapapa manager manchest manchester mandingo mandy maniac manon
manson manuel manutd maradona marathon marcel marco marcos marcus margaret margarita maria mariah marian
marianne marie marilyn marina marine mariners marines marino mario marion marisa marissa market markus
marlboro marlene marley marlin marseille marshall martha martin martina martinez martini marvel marvin
maryjane maryland mason massive master masters matador mathew matilda matrix matthew mattie mature maureen
maurice maverick maxell maxima maxime maximus maxine maxmax maxwell mayday mayhem maynard meatball meatloaf
mechanic megadeth megaman megan megapass meghan melanie melinda melissa mellon melody melvin member memorex
memory memphis mercedes mercury meredith meridian merlin mersedes metal metallic metallica method mexico
miami michael michaela michel michele michelle michigan mickey microlab microsof microsoft midget midnight
mighty miguel mikemike mikey milana milano milena miles military miller millie million milton minecraft
minime minnie miracle mirage miranda miriam mirror misfit mission missy mister mistress misty mitchell
mobile models mollie molly moloko molson momoney monaco monamour moncoeur monday money moneyman moneys
mongoose monica monika monique monitor monkey monkeys monopoly monroe monster montana montreal monty moocow
mookie moose morgan morpheus morris morrison moscow motdepasse mother motorola mountain mouse movie movies
mozart muffin mulder munchkin muppet murder murphy murray muscle mushroom music musicman mustang mustangs
mylove mypass myself mystery mystic nadine nancy napass napoleon naruto nascar nasty nastya natali natalia
natalie natasha nathalie nathan national natural nature naughty nebraska nellie nelson nemesis neptune
network nevada newlife newman newpass newport newton newyork nfnmzyf nguyen nicholas nicola nicolas nicole
night nikita nikki nikola nimrod niners ninja nintendo nipper nipple nipples nirvana nissan noah nobody
nofear nokia nolimit noodle noodles nookie nopass norman norton nothing november nudist nugget number
nuttertools nwolife nyjets nylons nymets oakland oakley obiwan oblivion october odessa office ohyeah oilers
oklahoma oksana oldman oliver olivia olivier omega onelove online onlyme openup operator oracle orange
oranges ordinateur oregon orioles orion orlando oscar osiris outlaw overlord oxford pacific packard packer
packers pacman painter pakistan palace paladin palmer pamela panama panasonic pancho panda pandora pantera
panther panthers panties pantyhos panzer paradise paradox paris parker parola parrot party pascal passat
passion passpass passport passwor password passwords passwort passwrd patches patricia patrick patriot
patriots patton patty pauline pavilion paword pawrd payton peace peaches peanut peanuts pearl pearljam
pebbles pedro peekaboo peewee pegasus pencil penelope penguin penguins penny penthous pentium people pepper
pepsi perfect personal pervert peter peterpan peters peterson peugeot phantom philip philippe philips
phillies phillip phillips philly phoebe phoenix photo photos phpbb picard picasso piccolo pickle pickles
picture pierre piglet pikachu pillow pilot pimpin pineappl pingpong pinkfloy pioneer pippen pirate pirates
pistol pitbull pizza planet plastic platinum playboy player playtime please pleasure plumber plymouth poison
pokemon polaris police polina polniypizdec polska pompey poncho pontiac poodle poohbear pookie poontang
pooper poopie pooter popcorn popeye porkchop porsche porter portland portugal positive possum postal potato
potter powder powell power powers precious predator prelude presario presto preston pretty primus prince
princes princess princesse printer private privet prodigy profit psycho pumpkin punisher punkin punkrock
puppies puppy pupsik purple putter pyramid python qawsed qawsedrf qazqaz qazwsx qazwsxed qazwsxedc
qazwsxedcrfv qazxsw qazxswedc qsdfghjklm quality quattro queen quincy qwaszx qweasd qweasdzxc qweqwe
qwerasdf qwert qwerty qwertyu qwertyui qwertyuio qwertyuiop rabbit racecar racerx rachael rachel racing
rafael ragnarok raider raiders railroad rainbow raistlin ralph rambler rammstein ramona ramses randall
random randy ranger rangers raphael raptor rascal rasdzv rasputin rastaman raven ravens raymond rbhbkk
rctybz rdcpo ready reagan reality reaper rebecca rebel rebels redalert redbull reddog redhead redhot redman
redneck redrum redskins redsox redwings reebok reggie regina remember renault renegade reparateur reparation
rereirf rescue research respect retard retired revenge review rfhbyf rfnthbyf rfrfirf rfrnec rhbcnbyf rhonda
ricardo richard richards richie richmond ricky rightnow ripper river rjirfrgbde rjntyjr roadkill robbie
robert roberta roberto roberts robin robinson robotech rocker rocket rockets rockhard rockon rocks rockstar
rocky rodney roger rogers roland roller rolltide roman romance romashka romeo rommel ronald ronaldo ronnie
rookie rooster rootbeer roscoe rosebud rosemary rosie rotten route rovers roxanne royals rubber rugby rulez
runner running rupert ruslan russell russia russian rustam rusty sabbath sabina sabine sabres sabrina sadie
safari safety sailboat sailing sailor saint saints sakura sally salmon salvador samantha samara samiam
sammie sammy sampson samson samsung samuel samurai sanchez sanders sandiego sandman sandra sandrine sandro
sandy santana santiago santos sapphire sarah saratoga sarthe sasha sassy satan saturday saturn sausage
savage savannah sayang scania scarface scarlet scarlett school science scooby scoobydo scooter scorpio
scorpion scotch scotland scott scottie scotty scrappy scratch scream scruffy scully seamus search seattle
sebastia sebastian sebastien secret secrets security seeker seinfeld select selena seminole semperfi
sentinel septembe september serega serena serenity sergei sergey sergio server service sesame seven shado
shadow shaggy shalom shaman shamrock shane shaney shania shannon shaolin shark sharks sharky sharon shasta
shaved shazam shearer sheena sheila shelby shelley shelly shemale sherlock sherman sherry sherwood shiloh
shirley shogun shooter shopping short shorty shotgun showme showtime sidney siemens sierra silence silver
silvia simba simon simone simple simpson simpsons sinatra sinclair singer single sinner sirius sister
sithlord sixers skater skeeter skiing skinny skipper skippy skittles skorpion skydive skyline skywalke
skywalker slacker slappy slapshot slave slayer sleepy slick slider slipknot small smile smiles smiley smith
smitty smoke smoker smokey smokin smooth smudge snake snakes snapper snatch snickers sniper snoopdog snoopy
snowball snowboar snowman snuggles sobaka soccer societe socrates softball software sojdlgaljg soldier
soleil solnce solomon somethin sommer sonic sooner sooners sophia sophie sosoaljg southern space sparkle
sparks sparky sparta spartak spartan spartans speaker spears special spectrum speed speedy spencer spider
spiderma spiderman spidey spike spirit spitfire splash splinter spooky sport sports spring springer sprint
sprite spunky spurs spyder squirrel squirt srinivas stacey stalker stallion standard stanley starbuck
starcraft stardust starfish stargate stars starship startrek starwars station stealth steele steeler
steelers stefan stefano stella steph stephane stephani stephanie stephen sterlin sterling steve steven
stevie stewart stick sticks sticky stimpy stinger stingray stinky stocking stocks stolen stone stonecol
stoner stones storm stormy stranger street strider strike striker stripper stroke strong stuart student
studio stuff stupid subaru sublime subway success sugar sultan summer summit sundance sunday sunny sunrise
sunset sunshine super superfly superman supersta superstar support surfer surfing susan susanne suzanne
suzuki svetik svetlana swallow sweden sweet sweetie sweetpea sweets sweety swimmer swimming swinger swingers
sword swordfis swordfish sydney sylvia syracuse system tabitha tacobell tacoma tamara tammy tanker tanner
tanya tardis target tarheel tarheels tarzan tasha tatiana tattoo tatyana taurus taylor tazman tazmania
tdutybq teacher technics techno teddy teens tekken telefon tempest temple tennis tequila teresa terminal
terminator terror terry tester testing testtest texas thailand thanks thankyou theboss thegame thekid
theking theman theodore theone theresa therock thomas thompson throat thuglife thumper thunder thursday
tickle tiffany tiger tigers tigger tight timber timmy timothy tinker tinman tintin titanic titans titleist
titties tobias today tolkien tomato tomcat tommy tommyboy tomtom tootsie topcat topdog topgun topper tornado
toronto torres toshiba tottenha toyota tracey tractor tracy trader traffic train trains trance transam
translator travel travis treasure trebor trevor trfnthbyf tricky trident trigger trinidad trinity tristan
triton triumph trixie trojan trojans trombone trooper trouble trout truck trucker trucks truelove trumpet
trunks trustno tsunami tucker tuesday tunafish tundra turbo turkey turner turtle tweety twilight twisted
twister tyler typhoon tyrone ultima ultimate umbrella underdog undertaker unicorn united universe unknown
unreal utilisateur utopia vacances vacation vader valentin valentina valera valeria valerie valhalla valley
vampire vanessa vanhalen vanilla vector vectra vegeta velvet venus verbatim veritas vermont vernon verona
veronica veronika veronique vertigo vette vfczyz vfhbyf vfhecz vfhufhbnf vfksirf vfrcbv vfrcbvrf vfvekz
vfvjxrf viagra victor victoria victory video vietnam viking vikings viktor viktoria village vincent violet
viper vipers virgin virginia vision vitalik vivian vkontakte vladik vladimir vladislav volley volume voodoo
vortex voyager voyeur vulcan walker wallace walleye wally walnut walrus walter warcraft warhammer warlock
warlord warren warrior warriors wassup water waterloo waters watson wayne weasel weather webmaster webster
weezer welcome wendy werewolf werner wesley western westham westside whatever wheels whiskey whisper white
whitey whitney whocares whynot wibble wicked wilbur wildcat wildcats wildfire william williams willie willis
willow willy wilson window windows winner winnie winston winter wisdom wizard wolfgang wolfie wolfman
wolfpack wolverin wolverine wolves woman wombat women wonder woody woofwoof wookie wordpass world wrangler
wrestlin wright wrinkle writer wutang wxcvbn xanadu xavier xfiles xtreme yamaha yankee yankees ybrbnf yellow
yfnfif yomama yosemite young yourmom yvonne yzerman zachary zaphod zaqwsx zaqxsw zenith zeppelin zidane
zipper zombie zorro zvezda zxcasd zxcasdqwe zxcvbn zxcvbnm
`
    .trim()
    .split(/\s+/),
);
