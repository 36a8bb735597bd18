import type { Catalogue } from '#food/catalogue';
import type { Food } from '#food/model';

/** Fruit that a cook buys for the juice and the peel. */
const pressed: ReadonlySet<string> = new Set([
  'lemon',
  'lime',
  'orange',
  'grapefruit',
  'yuzu',
  'pomegranate',
]);

/** Herbs that keep their scent dried, and of which most kitchens have a jar. */
const inJarsToo: ReadonlySet<string> = new Set([
  'oregano',
  'thyme',
  'rosemary',
  'sage',
  'marjoram',
  'mint',
  'dill',
]);

/** Spices of which a bare name tells neither whether they are whole nor whether they are ground. */
const groundOrWhole: Readonly<Record<string, readonly string[]>> = {
  cumin: ['ground-cumin', 'cumin-seeds'],
  ginger: ['ground-ginger'],
  cinnamon: ['ground-cinnamon', 'cinnamon-stick'],
  cardamom: ['ground-cardamom', 'cardamom-pods', 'green-cardamom'],
  cloves: ['cloves', 'ground-cloves'],
  allspice: ['allspice', 'ground-allspice'],
};

/** Bread that makes plain crumbs. */
const loaves: ReadonlySet<string> = new Set([
  'baguette',
  'bread-roll',
  'ciabatta',
  'italian-bread',
  'french-bread',
  'sourdough-bread',
  'stale-bread',
  'white-bread',
]);

/** Whole spices that every cook crushes where a dish asks for the ground one. */
const crushed: Readonly<Record<string, readonly string[]>> = {
  'coriander-seeds': ['ground-coriander'],
  'cumin-seeds': ['ground-cumin'],
  'fennel-seeds': ['ground-fennel'],
  'cardamom-pods': ['ground-cardamom'],
  'dried-red-chili': ['chili-flakes'],
  'black-peppercorns': ['black-pepper'],
};

/** What stands on the tin of beans that go by another name dry. */
const otherTin: Readonly<Record<string, readonly string[]>> = {
  'lima-beans': ['canned-butter-beans'],
  'gigante-beans': ['canned-butter-beans'],
  'flageolet-beans': ['canned-white-beans'],
};

/**
 * Foods that an item stands for besides its own: a fruit gives its juice and zest, and a bare "black beans" may be the
 * cooked or tinned ones as well as the dried.
 */
export function standsFor(text: string, food: Food, foods: Catalogue): readonly string[] {
  const also = [`${food.id}-yolk`, `${food.id}-white`];
  // Nobody presses the two apples in the bowl for the sauce; a lemon is in the kitchen for nothing else.
  if (pressed.has(food.id)) also.push(`${food.id}-juice`, `${food.id}-zest`);
  // Thin noodles go by one name in two kitchens.
  if (food.id === 'vermicelli' && !/\b(?:wheat|pasta|egg)\b/i.test(text)) also.push('rice-vermicelli');
  // "Apricots" may be the dried ones, where a dish asks for those.
  if (food.roles[0] === 'fruit' && !/\bfresh\b/i.test(text))
    also.push(`dried-${food.id}`, `dried-${food.id.replace(/y$/, 'ie')}s`);
  if (
    !/\b(?:dry|dried|uncooked|raw|(?:pre-?)?soaked|soaking)\b/i.test(text) &&
    (food.category === 'beans-legumes' || food.category === 'canned-jarred') &&
    !food.ancestors.includes('seafood')
  ) {
    const stem = food.id.replace(/^(?:dried|canned|cooked|brown|green)-/, '');
    for (const prefix of ['canned', 'cooked', 'dried']) also.push(`${prefix}-${stem}`);
    also.push(stem);
    // Red ones are split, fall apart, and are never in tins.
    if (food.ancestors.includes('lentil') && food.id !== 'red-lentils')
      also.push('canned-lentils', 'cooked-lentils');
    also.push(...(otherTin[food.id] ?? []));
  }
  // The jar of oregano and the bunch, the ground cumin and the seeds go by one name.
  if (inJarsToo.has(food.id) && !/\bfresh\b/i.test(text)) also.push(`dried-${food.id}`);
  const bare = text.trim().toLowerCase();
  also.push(...(groundOrWhole[bare] ?? []), ...(crushed[food.id] ?? []));
  // "Red chillies" are as often dried as fresh, where nobody says which.
  if (/^\s*(?:whole )?red chil(?:l?i(?:es|s)?|es?)\s*$/i.test(text)) also.push('dried-red-chili');
  // The wine of rice is another one in each country that makes it.
  if (/^\s*rice wine\s*$/i.test(text)) also.push('shaoxing-wine', 'sake');
  // A scallion is its green tops too, which some may eat who may not eat the white.
  if (food.id === 'scallion') also.push('scallion-greens');
  // From a loaf, above all a stale one, come the crumbs that nobody need buy.
  if (loaves.has(food.id)) also.push('breadcrumbs');
  // The log of goat's cheese is crumbled as well as sliced.
  if (food.id === 'ripened-goat-cheese') also.push('goat-cheese');
  // Rice cakes are puffed or pounded; which, the dish tells.
  if (food.id === 'rice-cake') also.push('rice-cakes-tteok');
  // Soda beside a bottle is what lengthens a drink.
  if (/^\s*sodas?\s*$/i.test(text)) also.push('sparkling-water', 'club-soda');
  // Sweetcorn is in a tin, in the freezer or on its cob; a dish that has no use for one of them takes the other.
  if (
    /(?:^|-)(?:sweet)?corn(?:-kernels)?$/.test(food.id) &&
    /(?:^|\s)(?:sweet ?)?corn(?:\s|$)/i.test(text) &&
    !/\b(?:cobs?|ears?|baby|fresh|pop)\b/i.test(text)
  ) {
    if (!/\b(?:tins?|tinned|cans?|canned)\b/i.test(text)) also.push('frozen-corn');
    if (!/\b(?:frozen|freezer|tins?|tinned|cans?|canned)\b/i.test(text)) also.push('canned-corn');
  }
  // Who writes "tortillas" may have either.
  if (/^\s*tortillas?\s*$/i.test(text)) also.push('corn-tortilla');
  // Whose sausage goes into a jambalaya has a smoked one.
  if (/^\s*sausages?\s*$/i.test(text)) also.push('smoked-sausage');
  // Bare "chicken thighs" are those of the dish: with skin and bone for the oven and the pot, without for the pan.
  if (/^\s*(?:fresh |raw )?chicken thighs?\s*$/i.test(text)) also.push('bone-in-chicken-thigh');
  // Stock is made of cubes in most kitchens; one whose flavor is not told makes any.
  if (food.id === 'stock-cube') also.push('vegetable-stock', 'chicken-stock', 'beef-stock');
  else if (food.id === 'vegan-stock-cube') also.push('vegetable-stock');
  else if (food.id === 'dashi-powder') also.push('dashi');
  // Kelp is in a kitchen for the stock that is drawn from it.
  else if (food.id === 'kombu') also.push('kombu-dashi');
  // Tea of the list is in its bag or caddy, and not yet in the cup.
  else if (food.id === 'green-tea') also.push('green-tea-leaves');
  else if (food.id === 'black-tea') also.push('tea-leaves');
  // A box of bags makes as many cups as anybody wants; of three bags the cups are counted.
  else if (food.id === 'green-tea-bag' && !/[0-9]/.test(text)) also.push('green-tea');
  else if (food.id === 'tea-bag' && !/[0-9]/.test(text)) also.push('black-tea');
  // Hibiscus tea stands in the cupboard as flowers.
  else if (food.id === 'hibiscus-tea') also.push('dried-hibiscus');
  else if (food.id.endsWith('-stock-cube')) also.push(food.id.replace(/-cube$/, ''));
  // Stock pots and pastes are the same thing, jellied.
  else if (food.id === 'stock-paste') also.push('chicken-stock');
  else if (food.id === 'vegetable-stock-paste') also.push('vegetable-stock');
  // Granules for gravy are stock and flour in one.
  if (/\bgravy (?:granules|powder|mix)\b/i.test(text))
    also.push('beef-stock', 'chicken-stock', 'vegetable-stock');
  // Bare sardines are fresh at the fishmonger's and in oil on the shelf.
  if (/^\s*sardines?\s*$/i.test(text)) also.push('fresh-sardine');
  // What West Africa calls crayfish is dried and ground.
  if (/^\s*crayfish\s*$/i.test(text)) also.push('dried-shrimp');
  // Bare beans beside carrots and curry leaves are the green ones.
  if (
    /^\s*(?:(?:an? |2 |two |some )?(?:small |big |large )?handfuls?(?: of)? )?(?:fresh )?beans\s*$/i.test(
      text,
    )
  )
    also.push('green-bean');
  // Yellow peas are sold split and whole.
  if (/^\s*(?:dried )?yellow peas?\s*$/i.test(text)) also.push('whole-dried-peas');
  // Chestnuts are bought cooked and peeled as often as in their shells.
  if (/^\s*chestnuts?\s*$/i.test(text)) also.push('cooked-chestnuts');
  // Stuffing is what is left of the roast, or the packet.
  if (/^\s*(?:leftover )?stuffing\s*$/i.test(text)) also.push('cooked-stuffing');
  // Chicken in pieces is jointed or diced; the dish tells.
  if (/^\s*(?:fresh |raw )?chicken pieces\s*$/i.test(text)) also.push('chicken-pieces');
  // A bird that somebody has cut up is a bird in pieces.
  if (
    food.id === 'whole-chicken' &&
    /\b(?:cut[- ]up|jointed|portioned|(?:in|into) (?:\w+ )?(?:pieces|joints))\b/i.test(text)
  )
    also.push('chicken-pieces', 'bone-in-chicken-thigh');
  // Most tuna in a kitchen is in tins.
  if (/^\s*tuna\s*$/i.test(text)) also.push('canned-tuna');
  // Every kitchen calls its own kind of it just rice.
  if (/^\s*(?:white )?rice\s*$/i.test(text))
    also.push('basmati-rice', 'jasmine-rice', 'short-grain-rice', 'sushi-rice');
  if (/^\s*rice\s*$/i.test(text)) also.push('arborio-rice');
  if (/^\s*(?:white |brown )?rice\s*$/i.test(text))
    also.push(food.id === 'brown-rice' ? 'cooked-brown-rice' : 'cooked-white-rice');
  return also.filter((id) => id !== food.id && foods.get(id) !== null);
}
