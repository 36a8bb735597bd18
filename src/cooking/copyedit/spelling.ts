/** Kitchen words as cooks misspell them, and as they are spelled. */
import { indefiniteArticle } from '../text/grammar.ts';
import { isOrderVerb } from '../tone/verb-forms.ts';
import { Draft, type Piece } from './pieces.ts';

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

/** "dont" → "don't"; each is no word without its apostrophe. */
const apostrophes: Readonly<Record<string, string>> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  wont: "won't",
  shouldnt: "shouldn't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  havent: "haven't",
  youre: "you're",
  theyre: "they're",
  youll: "you'll",
  theyll: "they'll",
  youve: "you've",
  thats: "that's",
  whats: "what's",
  thru: 'through',
};

/** Two words that are one, or of which one stands for another that sounds alike. */
const pairs = new Map<string, readonly string[]>(
  (
    [
      ['over night', 'overnight'],
      ['tea spoon', 'teaspoon'],
      ['tea spoons', 'teaspoons'],
      ['table spoon', 'tablespoon'],
      ['table spoons', 'tablespoons'],
      ['pairing knife', 'paring knife'],
      ['peel of', 'peel off'],
      ['access liquid', 'excess liquid'],
      ['access water', 'excess water'],
      ['access fat', 'excess fat'],
      ['access oil', 'excess oil'],
      ['manufactures instructions', "manufacturer's instructions"],
      ['to ensue', 'to ensure'],
      ['loose heat', 'lose heat'],
      ['loose moisture', 'lose moisture'],
      ['luke warm', 'lukewarm'],
    ] as const
  ).map(([wrong, right]) => [wrong, right.split(' ')] as const),
);

/** What two words in a row should be; null where they are right. */
export const pairSpelled = (one: string, next: string): readonly string[] | null =>
  pairs.get(`${one} ${next}`) ?? null;

/** What stands behind "its" that is "it is". */
const afterItIs =
  /^(?:a|an|the|not|too|so|very|done|ready|time|easier|better|best|all|still|just|really|been|almost|nearly|hot|cool|cold|warm|soft|tender|thick|smooth|golden|brown|cooked|browned|melted|crisp|crispy|firm|dry|al|fully|completely|well|nice|fluffy|pink|translucent|fragrant|bubbling|boiling|simmering|set)$/;
/** Nouns behind some of these that make "its" right: "its thick skin". */
const partOf =
  /^(?:skin|juices?|shell|pod|stem|top|side|end|core|flesh|fat|oil|liquid|base|syrup|sauce|leaves|dente?)$/;
/** What a thing owns, behind an "it's" that should be "its". */
const owned =
  /^(?:own|shape|skin|juices?|shell|flavou?r|stem|core|weight|volume|size|colou?r|shells|packaging|packet|lid|surface|center|centre|edges?)$/;

/** Another word in the case of the one that it stands for. */
export const inCaseOf = (word: string, old: string): string =>
  /^\p{Lu}{2,}$/u.test(old)
    ? word.toUpperCase()
    : /^\p{Lu}/u.test(old)
      ? word.charAt(0).toUpperCase() + word.slice(1)
      : word;

/** Whether a row has a word that is known to be misspelled. */
export const misspelled = (pieces: readonly Piece[]): boolean => pieces.some(({ low }) => words.has(low));

/** The right spelling of a word in lower case, or null where none is known to be wrong. */
export const spelled = (low: string): string | null => words.get(low) ?? apostrophes[low] ?? null;

const doubled = /^(?:the|and|a|an|to|of|in|on|with|for|it|is|are|until|over|at|from|into|or|then|add|your)$/;

/** A row with its words spelled right, and none of them twice. */
export function spell(pieces: readonly Piece[]): readonly Piece[] {
  const draft = new Draft(pieces);
  let skip = -1;
  pieces.forEach((piece, at) => {
    if (piece.kind !== 'word') return;
    const next = pieces[at + 1];
    const before = pieces[at - 1];
    const both = next?.gap === ' ' && next.kind === 'word' ? pairSpelled(piece.low, next.low) : null;
    if (both !== null && !(piece.low === 'peel' && !/^(?:the|its?|any)$/.test(pieces[at + 2]?.low ?? ''))) {
      draft.exchange(at, { text: inCaseOf(both[0]!, piece.text) });
      if (both[1] === undefined) draft.drop(at + 1);
      else draft.exchange(at + 1, { text: both[1] });
      skip = at + 1;
      return;
    }
    if (at === skip) return;
    // "Prepare you mushrooms".
    if (piece.low === 'you' && next !== undefined && next.food >= 0 && at > 0 && isOrderVerb(before!.low)) {
      draft.exchange(at, { text: 'your' });
      return;
    }
    const right = spelled(piece.low);
    if (right !== null && right !== piece.text.toLowerCase())
      draft.exchange(at, { text: inCaseOf(right, piece.text) });
    else if (piece.low === 'its' && next !== undefined && afterItIs.test(next.low)) {
      if (!partOf.test(pieces[at + 2]?.low ?? '')) draft.exchange(at, { text: inCaseOf("it's", piece.text) });
    } else if (piece.low === "it's" && owned.test(next?.low ?? ''))
      draft.exchange(at, { text: inCaseOf('its', piece.text) });
    else if (
      // "Let it marinade for an hour".
      piece.low === 'marinade' &&
      (before === undefined || /^(?:to|and|then|it|them|,)$/.test(before.low)) &&
      /^(?:for|overnight|at|in|until|the|about|around|while)$/.test(next?.low ?? '')
    )
      draft.exchange(at, { text: inCaseOf('marinate', piece.text) });
    // "A oven", "an large pan".
    else if (
      /^an?$/.test(piece.low) &&
      next?.kind === 'word' &&
      next.gap === ' ' &&
      next.text.length > 1 &&
      indefiniteArticle(next.low) !== piece.low &&
      /^\p{Ll}/u.test(next.text) &&
      before?.text !== '-'
    )
      draft.exchange(at, { text: inCaseOf(indefiniteArticle(next.low), piece.text) });
    // "Add about the bread": the amount is gone.
    else if (
      piece.low === 'about' &&
      next?.low === 'the' &&
      /^(?:add|use|put|pour|stir|sprinkle)$/.test(before?.low ?? '') &&
      !/^(?:the|same)$/.test(pieces[at + 2]?.low ?? '')
    )
      draft.drop(at);
    // "Until the thighs are cooked and has a golden coating".
    else if (piece.low === 'has' && before?.low === 'and' && pieces[at - 3]?.low === 'are')
      draft.exchange(at, { text: 'have' });
    // "The the pretzels".
    if (before?.low === piece.low && doubled.test(piece.low) && piece.gap !== '') draft.drop(at);
  });
  return draft.done();
}
