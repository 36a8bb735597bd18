/**
 * What a dish of the stove has the oven do besides, and a fire does as well: pieces that lie in its heat, bread that is
 * toasted, plates and pieces that are kept warm. A bake in a dish is none of these.
 */
import { capitalise } from '../../text/grammar.ts';

const oven = /(?<!dutch |camp )\boven\b(?!-?(?:safe|proof))/i;
/** What lies in the heat by itself. */
const piece =
  /\b(?:sausages?|bacon|ham|chops?|patties|burgers?|skewers?|kebabs?|fillets?|wings|drumsticks|thighs|tomato(?:es)?|mushrooms?|peppers?|corn|asparagus|zucchini|courgettes?|onions?|hash browns?|bread|toast|slices|baguette|ciabatta|rolls|buns|tortillas?|pitas?|naan|flatbreads?|plates?|dishes)\b/i;
/** What sets, rises or bubbles in a vessel, and needs heat from all round. */
const bakedInDish =
  /\b(?:(?:baking|casserole|pie|gratin|oven) dish|casserole|(?:loaf|cake|muffin|roasting) (?:tin|pan)|batter|dough|cake|pie|tart|quiche|frittata|crust|ramekins?|custard|lasagn[ae]|gratin|skillet|saucepan|pot|pan|until (?:set|risen|bubbling|puffed))\b/i;
const heats = /\b(?:pre-?heat|heat(?: up)?|turn on|switch on|set|fire up)\b[^.;]*\boven\b/i;
const warms = /\b(?:keep|warm|hold)\b/i;
const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.!?]\s)/);
const atOven = (sentence: string): boolean => oven.test(sentence);

/** Whether all that the oven does is to heat pieces, toast bread or keep something warm. */
export function fireDoesOven(instructions: readonly string[]): boolean {
  const said = instructions.flatMap(sentencesIn).filter(atOven);
  const works = said.filter((one) => !(heats.test(one) && !piece.test(one)));
  return (
    works.length > 0 &&
    works.every((one) => !bakedInDish.test(one.replace(/\boven tray\b/i, ''))) &&
    works.some((one) => piece.test(one)) &&
    works.every((one) => piece.test(one) || warms.test(one))
  );
}

/** Places in an oven, and where that is at the fire. */
function placed(sentence: string, grate: string, edge: string): string {
  const there = warms.test(sentence) ? `${edge}, under foil` : grate;
  return sentence
    .replace(
      /\b(take|remove|pull) ((?:the |your )?[\p{L} ]{2,30}?) (?:out of|from) the oven,? and (?:then )?(flip|turn)(?: (?:them|it))?\b/giu,
      '$3 $2',
    )
    .replace(/\b(?:out of|from) the oven\b/gi, 'off the grate')
    .replace(
      /\b(?:on|onto|in|into) (?:a|an|the|your) (?:oven|baking|sheet|rimmed baking) (?:tray|sheet|pan)\b/gi,
      there,
    )
    .replace(
      /\b(?:in|into|to) (?:a|an|the|your) (?:(?:pre-?heated|hot|warm|low|moderate|\d+ ?°? ?[cf]?) )*oven\b(?: (?:at|set to) [^,.;]*?\d+[^,.;]*)?/gi,
      there,
    )
    .replace(/\b(?:bake|roast)\b/gi, (found) => (/^\p{Lu}/u.test(found) ? 'Cook' : 'cook'));
}

const toasts =
  /^(\W*toast (?:the |your )?(?:slices of )?(?:bread|baguette|buns|rolls|muffins|toast|slices))\b(?![^.;]*\b(?:grate|grill|pan|skillet|fire|toaster|stick|fork|oven)\b)/i;

/** A sentence of the oven as the fire does it; '' for what only heats the oven, null where no oven is in it. */
export function ovenAtFire(sentence: string, target: 'grill' | 'campfire'): string | null {
  if (!atOven(sentence))
    return toasts.test(sentence)
      ? sentence.replace(toasts, '$1 on the grate, a minute or so on each side,')
      : null;
  if (heats.test(sentence) && !piece.test(sentence)) return '';
  const camp = target === 'campfire';
  const said = placed(
    sentence,
    camp ? 'on the grate over medium coals' : 'on the grate over medium heat',
    camp ? 'at the edge of the fire' : 'on the cooler side of the grill',
  ).replace(/\boven\b/gi, 'fire');
  const turned =
    /\b(?:place|put|lay|cook|arrange|spread)\b/i.test(said) &&
    /\bgrate over\b/.test(said) &&
    !/\b(?:turn|flip)/i.test(said)
      ? said.replace(/([.!]?)(\s*)$/u, ', turning often$1$2')
      : said;
  return capitalise(turned);
}
