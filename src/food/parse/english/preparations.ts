/** English words for states and cuts of a food: what is done to it in the kitchen and how it is described. Another language is another such file. */
import { words } from './words.ts';

/** Adjectives that stay in the name and are not a food by themselves. */
export const adjectives = words(`
  fresh dried dry frozen canned tinned jarred bottled smoked cured salted unsalted sweetened unsweetened
  outer inner boneless skinless bone-in skin-on skin-off head-on shell-on seedless lean extra-lean extra virgin extra-virgin
  low-fat lowfat nonfat non-fat fat-free full-fat reduced-fat reduced-sodium low-sodium lower-sodium no-salt-added
  salt-free sugar-free gluten-free dairy-free low-fat low-salt light lite heavy thick-cut thin-cut center-cut organic
  free-range cage-free grass-fed wild wild-caught raw uncooked cooked hot cold mild sweet bitter sour spicy sharp
  plain natural pure whole baby mini young old new tender crisp soft firm silken extra-firm dark white red green
  yellow black brown orange purple pink golden blue long-grain short-grain medium-grain quick-cooking instant
  old-fashioned self-raising self-rising all-purpose plain wholemeal whole-wheat wholegrain unbleached bleached
  pearled pearl semisweet semi-sweet bittersweet good-quality best-quality high-quality store-brand own-brand roasted roast grilled fried baked boiled
  poached steamed hard-boiled soft-boiled coarse fine flaky flat-leaf curly thick thin day-old stale crusty lukewarm
  warm store-bought homemade home-made shop-bought vegan vegetarian kosher halal unpeeled unflavored unflavoured
  flavorless whole-grain grainy coarse-grained stone-ground seasonal local large small medium skinned skim semi-skimmed low fat free sodium reduced boned
  long short nonpareil vine-ripened vine hothouse heirloom ready-made ready-rolled ready-to-eat oil-packed water-packed unsulphured
  unsulfured unrefined refined cold-pressed granulated powdered flaked double single creamy crunchy smooth chunky
  mixed assorted preserved pickled regular italian french greek mexican spanish thai chinese japanese english
`);

/** Adjectives that make two foods of "red and yellow peppers". */
export const kindAdjectives = words(
  'red green yellow orange white black brown purple pink golden dark light fresh dried frozen hot sweet mild smoked plain canned raw milk',
);

/** Single adjectives after a comma that belong in front of the name: "basil, dried". */
export const invertedAdjectives = words(
  'fresh dried frozen canned tinned ground smoked unsalted salted red green yellow black white brown all-purpose self-raising self-rising granulated powdered',
);

/** What is done to a food in the kitchen. */
export const preparations = words(`
  chopped minced diced cubed sliced grated shredded crumbled crushed julienned peeled unpeeled pitted stoned seeded deseeded
  de-seeded cored trimmed halved quartered torn snipped shaved slivered zested juiced mashed pureed puréed beaten
  whisked sifted softened melted chilled thawed defrosted drained rinsed washed patted scrubbed squeezed strained
  toasted packed pressed pounded flattened butterflied deveined de-veined cleaned scaled gutted filleted deboned
  shelled shucked hulled husked stemmed destemmed de-stemmed picked plucked bruised smashed cracked separated
  divided segmented sectioned supremed scraped scored split cooled warmed heated scalded soaked blanched parboiled
  reserved reconstituted rehydrated hydrated marinated seasoned buttered greased oiled floured dusted wrapped
  broken snapped crosscut spiralized spiralised riced ribboned matchsticked topped tailed sieved creamed
  caramelized caramelised browned wilted tempered proofed activated dissolved mixed blended blitzed processed
  pulsed ground grounded cut sectioned carved flaked muddled charred debearded frenched spatchcocked jointed tied
  rolled stripped discarded removed detached cut-up combined leftover overripe ripe over-ripe skinned boned
  julienne slit punctured pricked salted roasted cooked boiled hard-boiled poached crumbed finely roughly coarsely thinly sliver quarted dice hand-torn
  milled just-ripe firm-ripe fresh-ground fresh-grated fresh-squeezed fresh-cracked shaken stirred poured pulled fluffed chunked coddled tenderized tenderised macerated steeped crisped squished
  topped-and-tailed emptied room-temperature unwrapped opened uncooked refrigerated dried-off unrolled unfolded folded
  medium-diced small-diced large-diced fine-chopped thin-sliced rough-chopped well-beaten well-drained drained-well chiffonade chiffonaded
  baked grilled fried steamed sauteed sautéed braised simmered microwaved stewed brewed popped charred smoked brunoise batons matchsticks wedges cubes chunks rings rounds strips slices halves quarters florets segments
`);

/** Preparations that leave the name even when they stand before the food: "finely chopped onions". */
export const leadingPreparations = words(`
  chopped minced diced cubed sliced grated shredded crumbled crushed julienned peeled pitted stoned seeded deseeded
  de-seeded cored trimmed halved quartered torn snipped shaved zested mashed pureed puréed beaten whisked sifted softened
  melted chilled thawed defrosted drained rinsed washed squeezed toasted packed pressed pounded deveined de-veined
  cleaned shelled shucked hulled husked stemmed destemmed picked bruised smashed broken leftover ripe overripe over-ripe
  cooled warmed scalded soaked browned caramelized caramelised cut-up well-beaten well-drained reserved butterflied
  scrubbed firmly-packed lightly-packed julienne chiffonade sieved heaping heaped hand-torn room-temperature flattened
  just-ripe firm-ripe fresh-ground fresh-grated fresh-squeezed fresh-cracked reconstituted rehydrated separated unpeeled thin-sliced riced spiralized spiralised fine-chopped
`);

/** Preparations that are part of what is bought when one of these follows (checked against every later word, singular). */
export const productAfterPreparation: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    minced: words('beef pork lamb meat turkey chicken veal mutton bison venison'),
    crushed: words('pineapple chilli chili chile pepper tomato wheat'),
    shredded: words('wheat coconut'),
    sliced: words('bread almond loaf'),
    slivered: words('almond'),
    grated: words('coconut'),
    toasted: words('oil'),
    pressed: words('oil'),
    diced: words('chile chiles chilies'),
    ripe: words('olive'),
    packed: words('tuna salmon sardine anchovy'),
    broken: words('rice'),
    stewed: words('tomato'),
    hulled: words('barley sesame hemp wheat'),
    squeezed: words(''),
    chilled: words('pastry'),
    pitted: words(''),
  }),
);

/** Adverbs that go with a preparation. */
export const adverbs = words(`
  finely roughly coarsely thinly thickly lightly freshly well very loosely firmly tightly gently slightly partially
  partly completely fully diagonally lengthwise lengthways crosswise crossways evenly neatly newly just quite then
  barely super extra briefly fairly medium fine rough thin coarse freshly-ground carefully thoroughly hard
  almost not nicely quickly generously sparingly separately still previously halfway vertically horizontally
  good really mostly fresh bite-sized bite-size small large big equal even about chilled fresh- dry
`);

/** Adverbs that can only belong to a preparation, so that they open one anywhere in the line. */
export const strictAdverbs = words(`
  finely roughly coarsely thinly thickly lightly freshly loosely firmly tightly gently slightly partially partly stiffly
  completely fully diagonally lengthwise lengthways crosswise crossways evenly neatly newly very well
`);

/** Words that belong to a preparation which has begun: "cut into 1-inch pieces on the bias". */
export const preparationTail = words(`
  and or then into in to on at of off the a an with until for but , & plus small large medium thin thick fine rough bite-size bite-sized
  pieces piece chunks chunk slices slice strips strip cubes cube rings ring rounds round half halves quarters
  wedges wedge dice dices matchsticks batons florets ribbons segments sections spears coins shreds lengths
  lengthwise lengthways crosswise crossways diagonally diagonal bias grain angle paste inch inches cm mm cm-long
  long wide thick side sides bone skin skins seeds seed stems stem core cores ends end tops top membranes membrane
  ribs liquid juice juices leaves well dry once twice room temperature half-moons half-moon moons each large- coarse
  crisp stiff stiffly golden brown hard soft smooth all
  coarsely finely thinly roughly lightly about again very only if necessary needed
`);

/** How a part after a comma begins that describes the food's state although no preparation stands in it. */
export const preparationStarts: readonly string[] = [
  'at room temp',
  'at cool room',
  'room temp',
  'at cellar',
  'cut ',
  'made up ',
  'in chunks',
  'in cubes',
  'in pieces',
  'in strips',
  'in slices',
  'in wedges',
  'in rings',
  'in large ',
  'in small ',
  'in thin ',
  'in thick ',
  'in half',
  'in halves',
  'in quarters',
  'in bite',
  'into ',
  'skin on',
  'skin off',
  'skin-on',
  'skin left on',
  'bone in',
  'bone-in',
  'skins on',
  'tails on',
  'tails left',
  'tail left',
  'shell on',
  'shells on',
  'tail on',
  'tails off',
  'tail-on',
  'head on',
  'heads on',
  'leaves only',
  'leaves',
  'seeds',
  'flesh',
  'kernels',
  'meat ',
  'pulp',
  'white part',
  'white parts',
  'white and light',
  'white and pale',
  'white & light',
  'green part',
  'green parts',
  'green and ',
  'green tops',
  'light green',
  'pale green',
  'dark green parts',
  'whites only',
  'greens only',
  'juice only',
  'juice and',
  'juice of',
  'zest only',
  'zest and',
  'zest of',
  'juice',
  'zest',
  'rind only',
  'flesh only',
  'stems removed',
  'seeds and',
  'core and',
  'without skin',
  'without bone',
  'skin removed',
  'skin and',
  'lukewarm',
  'cold',
  'very cold',
  'very hot',
  'very warm',
  'ice cold',
  'ice-cold',
  'chilled',
  'warm',
  'hot',
  'boiling',
  'very soft',
  'soft',
  'boneless',
  'skinless',
  'bone-in',
  'leaves picked',
  'leaves and',
  'yolk',
  'whites and',
  'tough ',
  'outer ',
  'ends ',
  'stalks ',
  'tops ',
  'tails ',
  'tail ',
  'fat trimmed',
  'excess fat',
  'stems ',
  'stem ',
  'seeds ',
  'white pith',
  'with skin',
  'with skins',
  'skins ',
  'skin ',
  'bones ',
  'tied',
  'whole or',
  'on the diagonal',
  'left whole',
  'then ',
  'to a paste',
  'thick slices',
];

/** After "in": the packing of a bought food, part of its name ("tuna in olive oil"). */
export const packedIn = words(
  'oil water brine adobo juice syrup spring olive sunflower own natural their its extra vegetable heavy light salt sauce tomato puree purée vinegar extra-virgin unsweetened salted',
);

/** Hot and cold say how to bring these, elsewhere they name a food ("hot sauce"). */
export const temperatureWords = words('cold hot warm lukewarm boiling iced ice-cold cool tepid chilled');

export const heldWarm = words(
  'water milk stock broth coffee tea cream butter espresso oil cider whipping unsalted heavy chicken beef vegetable double buttermilk lard shortening eggs egg tap cooked strong whole salted naan pita bread tortillas tortilla crusty flatbread flatbreads rolls rice',
);
