/**
 * A second opinion on generated recipes, written apart from the engine: plain words in the printed ingredient lines.
 * It knows no food table, no planner and no judge; it shares no code with them.
 */
interface Word {
  readonly pattern: RegExp;
  readonly unless?: RegExp;
}

const word = (words: string, unless?: string): Word => ({
  pattern: new RegExp(`\\b(?:${words})(?:s|es)?\\b`, 'i'),
  ...(unless === undefined ? {} : { unless: new RegExp(unless, 'i') }),
});

const plantMilk =
  'coconut|almond|oat|soy|rice|cashew|hemp|vegan|plant|dairy-free|peanut|cocoa|nut butter|shea|apple butter|cream of tartar|tahini';
const meat = word(
  'beef|veal|pork|lamb|mutton|goat meat|bacon|pancetta|guanciale|ham|prosciutto|sausage|chorizo|salami|steak|mince|ribs|liver|chicken|turkey|duck|goose|lard|suet|gelatin|meatball|oxtail|brisket|merguez|chicken stock|beef stock',
  'plant-based|vegan|vegetarian|soy|steak seasoning|duck sauce|jackfruit',
);
const fish = word(
  'fish|salmon|cod|tuna|trout|haddock|anchov(?:y|ies)|sardine|mackerel|herring|bass|dashi|bonito|worcestershire|caviar|roe|hake|halibut|tilapia|snapper',
  'vegan|shellfish|kombu dashi|shiitake dashi',
);
const shellfish = word(
  'shrimp|prawn|crab|lobster|crayfish|mussel|clam|oyster|scallop|squid|octopus|cockle|shellfish|calamari',
  'oyster mushroom|vegetarian oyster',
);
const dairy = word(
  'milk|butter|cream|cheese|yogh?urt|feta|parmesan|pecorino|mozzarella|ricotta|cheddar|halloumi|paneer|ghee|mascarpone|gruy[eè]re|creme fraiche|crème fraîche|buttermilk|whey|kefir|labneh|quark|gouda|brie|custard',
  `${plantMilk}|butternut|butter bean|buttercup|butterhead|lactose-free spread`,
);
const egg = word('egg|eggs|mayonnaise|aioli|meringue', 'eggplant|egg-free|vegan|mung bean');
const wheat = word(
  'wheat|flour|bread|pasta|spaghetti|penne|rigatoni|fusilli|linguine|macaroni|noodle|couscous|bulgur|semolina|seitan|panko|breadcrumb|soy sauce|tortilla|pita|naan|orzo|ditalini|lasagn[ae]|barley|rye|farro|spelt|phyllo|puff pastry|bun|baguette|beer|udon|cracker|pearl barley|freekeh',
  'gluten-free|rice noodle|glass noodle|corn tortilla|rice flour|almond flour|chickpea flour|corn ?flour|buckwheat|tapioca|potato|tamari|oat flour|cornstarch|coconut flour|teff|millet|sorghum|cassava|bean thread|masa|bread seasoning',
);
const nut = word(
  'almond|walnut|pecan|hazelnut|cashew|pistachio|macadamia|brazil nut|pine nut|praline|marzipan|nutella|peanut|amaretto',
  'nut-free',
);
const soy = word('soy|soya|tofu|tempeh|edamame|miso|tamari|natto|teriyaki|hoisin', 'soy-free|lecithin');
const alcohol = word(
  'wine|beer|sake|mirin|rum|brandy|sherry|vodka|whisk(?:e)?y|marsala|port|vermouth|liqueur|cider|bourbon|tequila|amaretto',
  'vinegar|non-alcoholic|alcohol-free|portobello|ginger beer',
);
const honey = word('honey', 'vegan');
const pork = word(
  'pork|bacon|ham|pancetta|guanciale|prosciutto|lard|chorizo|salami|gelatin',
  'turkey bacon|beef chorizo|fish gelatin|halal',
);
const roots = word(
  'onion|garlic|potato(?:es)?|carrot|beet|radish|turnip|leek|shallot|scallion|ginger|parsnip|mushroom',
  '',
);

/** Words that break a restriction, by the name under which briefs ask for it. */
const forbidden: Readonly<Record<string, readonly Word[]>> = {
  vegan: [meat, fish, shellfish, dairy, egg, honey],
  vegetarian: [meat, fish, shellfish],
  pescatarian: [meat],
  'gluten-free': [wheat],
  'dairy-free': [dairy],
  'lactose-free': [
    word(
      'milk|cream|yogh?urt|ricotta|custard|mozzarella|feta|burrata|halloumi|paneer|mascarpone|cottage cheese|goat cheese|brie|camembert|quark|queso|labneh|kefir',
      `${plantMilk}|vegan|lactose-free|butter|buttermilk powder`,
    ),
  ],
  'egg-free': [egg],
  'nut-free': [nut],
  'soy-free': [soy],
  'pork-free': [pork],
  halal: [pork, alcohol],
  kosher: [pork, shellfish],
  'alcohol-free': [alcohol],
  jain: [meat, fish, shellfish, egg, honey, roots],
  'no shellfish': [shellfish],
  peanut: [word('peanut|satay|groundnut')],
  sesame: [word('sesame|tahini|hummus|za.atar|halva')],
  fish: [fish],
  mustard: [word('mustard')],
  celery: [word('celery|celeriac')],
  'without cilantro': [word('cilantro|coriander leaves|coriander leaf')],
  'no mushrooms': [word('mushroom|porcini|shiitake|portobello')],
  keto: [
    word(
      'sugar|rice|pasta|bread|potato|flour|honey|oats',
      'cauliflower rice|almond flour|coconut flour|rice vinegar|sugar snap|sugar-free',
    ),
  ],
  'pregnancy-safe': [alcohol, word('raw|swordfish|shark|brie|camembert|smoked salmon|liver')],
};

/** "1 tbsp salt (for the pasta water)" is no pasta. */
const bought = (line: string): string => line.replace(/\(for the [a-z ]*water\)/, '');

/** What a stranger would object to in a list of printed ingredient lines; empty = nothing. */
export function objections(restrictions: readonly string[], lines: readonly string[]): readonly string[] {
  return restrictions.flatMap((restriction) =>
    (forbidden[restriction] ?? []).flatMap(({ pattern, unless }) =>
      lines.flatMap((line) =>
        pattern.test(bought(line)) && unless?.test(line) !== true
          ? [`${restriction}: "${line}" (${pattern.exec(bought(line))![0]})`]
          : [],
      ),
    ),
  );
}
