/** Kitchen words as cooks misspell them, and as they are spelled. */

/** Each line: the right word, then what stands for it in haste. No misspelling is a word of its own. */
const slips = `
uncooked uncoocked uncoooked uncookd
cooked coocked cookd
cooking coocking
cook coook
broccoli brocolli broccolli brocoli brocollli broccoli's brocolie
tomatoes tomatos tomatoe's tomatoess tommatoes tomatoees tomotoes
tomato tomatoe tommato tomoto
potatoes potatos potatoe's pottatoes potatoess
potato potatoe pottato
separate seperate seprate seperat
separated seperated
separately seperately seperatly separatly seperatley
separating seperating
caramelize carmelize carmalize carmelise caramalize
caramelized carmelized carmalized carmelised caramalized
caramelizing carmelizing carmalizing
caramel caramal carmel
parmesan parmesean parmesian parmasan parmassan parmezan parmesen parmasean parmigan
worcestershire worchestershire worcestshire worcestersire worstershire worchester worcestireshire worcesteshire worchestire worschestershire
sauce sause souce suace sauuce
sauces sauses
sauté saute sautee sautè
sautéed sauted sauteed
sautéing sauteing sauteeing
zucchini zuchinni zucchinni zuchini zuccini zuccinni
mozzarella mozarella mozzarela mozerella mozzerella mozarrella mozzarello
cinnamon cinammon cinnamin cinamon cinnemon
cilantro cilanto cilentro cillantro
vinegar vineger vinager vinegear vinigar viniger
mayonnaise mayonaise mayonaisse mayonnase mayonnaisse mayonaize
margarine margerine margarin margirine
onion onoin onin onioin
onions onoins onins
garlic galic garlick garlc gralic
pepper peper peppar peppper
peppers pepers
paprika paprica papprika paprikka
oregano oregeno orgeano origano oregono
bay loorber lorber lorbeer loorbeer laurbaer
parsley parsely parsly parlsey parcely
rosemary rosemarry rosmary rosemery
thyme thime tyme
basil bazil basill
turmeric tumeric tumuric turmric
cumin cummin cumen
coriander corriander coreander coriender
cardamom cardamon cardomom cardamum
nutmeg nutmug
cayenne cayanne cayene cayenna
jalapeño jalepeno jalapano jalepeño jalapenno jalepino
jalapeños jalepenos jalepeños
lettuce lettus letuce lettice
cabbage cabage cabbege
spinach spinich spinnach spinatch
asparagus asparagas asparagras aspargus
cauliflower califlower cauliflour cauliflowwer
celery celary cellery celerey
carrot carot carott
carrots carots carotts
cucumber cucmber cucumbar cucummber
mushroom mushrom mashroom
mushrooms mushroms mashrooms
eggplant egplant eggplent
avocado avacado avocodo
avocados avacados
lentils lentels lentills
chickpeas chickpease chickpes
noodles noodels nooddles
noodle noodel
spaghetti spagetti spagehtti spaggetti spagheti
lasagna lasanga lassagna
macaroni maccaroni macoroni
tortilla tortila tortillia
tortillas tortilas tortillias
yogurt yogart yougurt yougert
butter buter buttter
buttermilk butermilk
cheese chese cheeese chesse
cheddar chedder chedar
ricotta riccota ricota riccotta
cream creem
sugar suger sugger sugur
flour flouer
dough douhg dogh
yeast yeest yest
vanilla vanila vanillia vannila
chocolate choclate chocolote chocalate
powder powdr pwoder
ingredients ingrediants ingredents ingredienst ingridients ingredints incredients ingreedients ingrendients
ingredient ingrediant ingredent ingridient
mixture mixure mixtue mixtrue mixtur
boil boild boill
boiling boilling bolling
simmer simer simmmer
simmering simering
occasionally occasionaly ocasionally occassionally ocassionally occationally occasionly
constantly constanly constently
continuously continously continuosly continiously
frequently frequantly frequenty
thoroughly thouroughly throughly thoroghly thourougly thoroughy thouroghly
gently gentley gentely
slightly slighty slightely sligthly
carefully carfully carefuly
carefully carefullly
immediately immediatly imediately immediatley imidiately immedietly immediatelly
gradually gradualy gradully
approximately approximatly aproximately approximatley aproximatly
completely completly completley compleatly
evenly evenley
finely finley
until untill utnil untl
preheat prehat preaheat pre-heet
refrigerate refrigirate refridgerate refrigarate refridgirate refigerate
refrigerated refridgerated refrigirated
refrigerator refridgerator refrigirator refrigarator refrigorator
marinate marinte
marinated marinaded
temperature temprature temperture tempature temperatur temparature
degrees degress degreees
minutes minuets minuts minites mintues minuites
minute minuit minut
tablespoon tablspoon tabelspoon tablesppon tablespon
tablespoons tablspoons tabelspoons tablespons
teaspoon teaspon teasppon teespoon
teaspoons teaspons teespoons
skillet skilet skillit
saucepan sausepan saucepann
casserole caserole casserolle cassarole
colander collander colender cullender
spatula spatulla spatchula
parchment parchement parchmant
aluminum aluminun alluminum
container contaner continer
consistency consistancy consistensy
translucent transluscent translucient transclucent
transparent transparant
tender tendor
delicious delicous delicius
serve sereve
garnish garnesh garnsh
sprinkle sprikle sprinckle
drizzle drizle
dissolve disolve dissovle
dissolved disolved dissloved
dissolves disolves
thicken thiken thickin
thickened thikened
crumble crumbel
squeeze squeze sqeeze
knead knaed
whisk wisk whisck
whisked wisked
whisking wisking
stirring stiring stirrring
stirred stired
transfer trasnfer tranfer
transferring transfering tranfering
transferred transfered tranfered
adding ading
add addd
remaining remaning remainig
desired desierd
necessary neccessary necesary neccesary necessery
recipe receipe recepie recipie
golden goldon
brown bronw broun
browned bronwed
quarter quater
quarters quaters
medium meduim medum meidum
large lagre
stove stoove
without whithout withou whitout
with wiht
the teh hte
and adn nad
about abuot
through thorugh
flavor flaver
chicken chiken chickn chikcen chickin
turkey turky
sausage sausauge susage sausge
sausages sausauges
bacon baccon
shrimp shirmp
salmon salmom samon
anchovies anchovys anchoives
bouillon bullion bullon boullion bouilon boulion
broth brooth
stock stcok
crêpes crépes
rinse rince rinze
blanch blanche
florets flourettes florettes florretts
spoonfuls spoonfulls
spoonful spoonfull
tablespoonfuls tablespoonfulls
handful handfull
handfuls handfulls
quantity quanity
yield yeild
fiery firey
scissors scissers
zest zeste
molasses mollases molases
syrup syrip surup
halves halfs
loaves loafs
knives knifes
scallion scalion
scallions scalions
shallots shallotts
refrigeration refridgeration

peel peal
preheat pre-heat
preheated pre-heated
rinsed rinced
drain drian
drained drianed
careful carefull
different diferent
probably probly
preferably preferrably preferabley
already allready
usually usualy
finished finnished
evaporate evaporat evaporte
evaporated evaporatd evapourated
delicate delecate
piece peice
pieces peices
slice slise
slices slises
mustard musturd
mustard's musturd's
vegetable vegtable vegatable vegeatable vegitable
vegetables vegtables vegatables vegeatables vegitables
combine conbine
combined conbined
blender blendor
balsamic balsalmic balsamec
sriracha siracha sriacha srirachia
guacamole guacamoli
hollandaise holandaise hollandaize
béchamel bechemel bechamelle
prosciutto proscuitto prosciuto proschiutto
bruschetta brushetta
fettuccine fettucine fettuccini fettucini
gnocchi gnochi
pistachios pistacchios
raspberries rasberries
raspberry rasberry
strawberries strawberies
strawberry strawbery
blueberries blueberies
cranberries cranberrys
walnuts wallnuts
almonds almons
peanuts penuts
coconut cocnut coconutt coco-nut
pineapple pinapple
recommended recomended reccomended
remove remvoe
removed remvoed
sieve seive
arrange arange
layer layar
layers layars
tongs tounges
dry drry
turned tunred

losing loosing
knead kneed knea
leaves leafs leavs
brownish brown-ish
obtain obtian
authentic athentic
oven ovan
spices spicies
spice spise
flavorful flavorfull
garnished garnised
shallow shalow
appetizer apetizer
restaurant resturant`;

/** What another word may stand for is left out: it would be no slip. */
const words = new Map<string, string>();
for (const line of slips.trim().split('\n')) {
  const [right, ...wrong] = line.split(' ');
  for (const slip of wrong) words.set(slip, right!);
}

/** The right spelling of a word in lower case, where it is a known slip; else null. */
export const rightSpelling = (low: string): string | null => words.get(low) ?? null;

/** All words that are known to be slips. */
export const slipWords = (): readonly string[] => [...words.keys()];
