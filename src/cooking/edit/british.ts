/** The words of a British kitchen for what comes into its recipe: coriander, not cilantro. */
import { guarded, mayMatch, replaceAllOf, type Guarded } from '#kernel/pattern-pieces';
import { createRecent } from '#kernel/recent';
import type { RecipeText } from '../understand-recipe/model.ts';

/** What only a British (or Irish, Australian) hand writes. */
const marks =
  /\b(?:courgettes?|aubergines?|spring onions?|mangetouts?|caster sugar|icing sugar|plain flour|self-raising|cornflour|bicarb\w*|double cream|single cream|streaky bacon|gammon|mince(?! pies?)|prawns?|rocket|swede|chestnut mushrooms?|lardons|beetroot|chill(?:i|ies)|yoghurt|tins?|tinned|hob|gas mark|cling ?film|kitchen paper|baking paper|grill pan|knob of|sultanas|passata|fan\b|flavou?r(?=ed\b)|colour|golden syrup|wholemeal|gherkins?|coriander leaves|bunch of coriander|handful of coriander|litres?|grams|mash|tea towel|frying pan|saucepan)\b/gi;
const strong =
  /\b(?:(?:beef|lamb|pork|turkey|chicken) mince|courgettes?|aubergines?|mangetouts?|caster sugar|icing sugar|plain flour|cornflour|bicarb|double cream|gas mark|cling ?film|prawns|yoghurt|\d+ ?(?:g|ml) tins?|tins? (?:of )?\w+|kitchen paper)\b/i;
const american =
  /\b(?:cilantro|scallions?|zucchini|eggplant|arugula|cornstarch|all-purpose|heavy cream|confectioners|cups?|lbs?|pounds?|°F|broiler|skillet|ground (?:beef|pork|turkey|lamb|chicken)|shrimp)\b/i;

/** American words with their British ones; what a British list has under the same name already is left out. */
const words: readonly (readonly [american: RegExp, british: string])[] = [
  [/\bcilantro\b/gi, 'fresh coriander'],
  [/\bscallions\b/gi, 'spring onions'],
  [/\bscallion\b/gi, 'spring onion'],
  [/\bzucchini(?= (?:take|are|do|have)\b)/gi, 'courgettes'],
  [
    /\b((?:[2-9]|[1-9]\d|1?[½¼¾]|two|three|four|five|six)(?: (?:small|medium|large|big))? )zucchinis?(?! (?:flower|blossom))\b/gi,
    '$1courgettes',
  ],
  [/\bzucchinis?\b/gi, 'courgette'],
  [/\b(?:ground )?almond flour\b/gi, 'ground almonds'],
  [/\bimitation vanilla\b/gi, 'vanilla essence'],
  [/\beggplants\b/gi, 'aubergines'],
  [/\beggplant\b/gi, 'aubergine'],
  [/\barugula\b/gi, 'rocket'],
  [/\bcremini mushrooms\b/gi, 'chestnut mushrooms'],
  [/\bcremini mushroom\b/gi, 'chestnut mushroom'],
  [/\bcremini\b/gi, 'chestnut mushrooms'],
  [/\bcanola oil\b/gi, 'rapeseed oil'],
  [/\bheavy cream\b/gi, 'double cream'],
  [/\bcornstarch\b/gi, 'cornflour'],
  [/\ball-purpose flour\b/gi, 'plain flour'],
  [/\bwhole[- ]wheat\b/gi, 'wholemeal'],
  [/\bwhole[- ]grain\b/gi, 'wholegrain'],
  [/\bskim milk\b/gi, 'skimmed milk'],
  [/\breduced-fat milk\b/gi, 'semi-skimmed milk'],
  [/\bno-salt-added\b/gi, 'no-added-salt'],
  [/\bextra-sharp cheddar\b/gi, 'extra-mature cheddar'],
  [/\bsharp cheddar\b/gi, 'mature cheddar'],
  [/\b(red|green|yellow|orange) bell (peppers?)\b/gi, '$1 $2'],
  [/\bbell (peppers?)\b/gi, '$1'],
  [/\btomato paste\b/gi, 'tomato purée'],
  [/\brusset potato(es)?\b/gi, 'floury potato$1'],
  [/\bsnow peas\b/gi, 'mangetout'],
  [/\bself-rising flour\b/gi, 'self-raising flour'],
  [/\bbroiler\b/gi, 'grill'],
  [/\bbroil(s|ed|ing)?\b/gi, 'grill$1'],
  [/\bflavor/gi, 'flavour'],
  [/\bsavory\b/gi, 'savoury'],
  [/\bchili(?= (?:powder|flakes|paste|sauce)\b)/gi, 'chilli'],
  [/\bbaking soda\b/gi, 'bicarbonate of soda'],
  [/\bpowdered sugar\b/gi, 'icing sugar'],
  [/\bsuperfine sugar\b/gi, 'caster sugar'],
  [/\bparchment paper\b/gi, 'baking paper'],
  [/\bShrimp(?= [A-Z][a-z])/g, 'Prawn'],
  [/\bshrimp\b/gi, 'prawns'],
  [/\bGround (Beef|Lamb|Pork|Turkey|Chicken)\b/g, '$1 Mince'],
  [/\bground (beef|lamb|pork|turkey|chicken)\b/gi, '$1 mince'],
  [/\bnavy beans\b/gi, 'haricot beans'],
  [/\bfava beans\b/gi, 'broad beans'],
  [/\brutabaga\b/gi, 'swede'],
  [/\bbroth\b/gi, 'stock'],
  [/\b(?:beef chuck|chuck steak)\b/gi, 'braising steak'],
  [/\bground meat\b/gi, 'mince'],
  [/\bcanadian bacon\b/gi, 'back bacon'],
  [/\bcanned\b/gi, 'tinned'],
  [/\b(\d+(?: ?[½¼¾])?|[½¼¾]|half a|a|one|the) can( of)?\b/gi, '$1 tin$2'],
  [/\b(\d+(?: ?[½¼¾])?|two|three) cans( of)?\b/gi, '$1 tins$2'],
  [/\bskillet\b/gi, 'frying pan'],
  [/\bfiber\b/gi, 'fibre'],
  [/\bsavor\b/gi, 'savour'],
  [/\bcolor(s|ed)?\b/gi, 'colour$1'],
  [/\bstore([- ])brand\b/gi, 'own$1brand'],
  [/\byogurt\b/gi, 'yoghurt'],
];

const exchanges = words.map(([pattern, by]) => ({
  ...guarded(pattern),
  by: (...found: string[]): string => {
    const made = by.replace(/\$(\d)/g, (_, at: string) => found[Number(at)] ?? '');
    // "Canadian" has its capital wherever it stands; back bacon only where a sentence begins.
    const [whole, at, all] = [found[0]!, ...found.slice(-2)] as unknown as [string, number, string];
    const opens = !/^Canadian/.test(whole) || /(?:^|[.!?:]\s+)$/.test(all.slice(0, at));
    return opens && /^\p{Lu}/u.test(whole) ? made.charAt(0).toUpperCase() + made.slice(1) : made;
  },
}));

/** Foods that no British shop has on its shelves. */
export const notSoldInBritain: ReadonlySet<string> = new Set(['half-and-half', 'neufchatel']);

/** An American kitchen by its words; pounds are weighed on both sides where double cream or prawns are bought. */
const isAmerican = (text: string): boolean =>
  american.test(strong.test(text) ? text.replace(/\b(?:lbs?|pounds?)\b/gi, '') : text);

/** Whether a list is a British one, by its words. */
export const writesBritish = (list: string): boolean =>
  !isAmerican(list) && (strong.test(list) || (list.match(marks) ?? []).length >= 1);

const known = createRecent<RecipeText, boolean>();

/** Whether a recipe was written in British English; asked for every line of it, and found out once. */
export const isBritish = (source: RecipeText): boolean => known.get(source, () => readsBritish(source));

function readsBritish({ title, ingredients, instructions }: RecipeText): boolean {
  const text = [title, ...ingredients, ...instructions].join('\n');
  if (isAmerican(text)) return false;
  const found = new Set((text.match(marks) ?? []).map((word) => word.toLowerCase())).size;
  const weighed = ingredients.filter((line) => /\d ?(?:g|kg|ml|l)\b/i.test(line)).length;
  return strong.test(text) || found >= 2 || (found === 1 && weighed >= 3);
}

/** Measures and words of a kitchen where dollars are paid. */
const ofDollars = /\b(?:ounces?|oz|quarts?|sticks?)\b|°\s?F\b|\b[2-5]\d\d ?F\b/;
const metric = /\d\s?(?:g|kg|ml|cl|dl|l)\b/i;

/** Whether sums in dollars mean anything to whoever cooks from a recipe: it is not British, and not weighed in grams throughout. */
export const paysInDollars = (source: RecipeText): boolean =>
  !isBritish(source) &&
  (american.test([source.title, ...source.ingredients, ...source.instructions].join('\n')) ||
    ofDollars.test(source.instructions.join('\n')) ||
    source.ingredients.filter((line) => metric.test(line)).length * 3 < source.ingredients.length);

/** A text of ours in the words of a recipe; what the recipe says itself is never touched. */
export function inItsWords(source: RecipeText): (text: string) => string {
  if (!isBritish(source)) return (text) => text;
  const own = [source.title, ...source.ingredients, ...source.instructions].join('\n');
  const low = own.toLowerCase();
  const kept = new Set<Guarded>(
    exchanges.filter((one) => {
      const { pattern } = one;
      // Many British cooks leave the h out.
      if (pattern.source.includes('yogurt')) return !/\byoghurt\b/i.test(own);
      return mayMatch(one, low) && own.search(pattern) >= 0;
    }),
  );
  return (text) => replaceAllOf(text, exchanges, kept);
}
