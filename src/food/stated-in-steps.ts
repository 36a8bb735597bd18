import type { ParsedLine } from './line.ts';

/** An amount that an instruction states of a food that the list gives none of. */
export interface StatedAmount {
  readonly parsed: ParsedLine;
  /** The words, for the arithmetic. */
  readonly text: string;
}

/** The words before a food by which an amount ends: "a dash of ", "3 tablespoons of the best ". */
const amountBefore =
  /(?:^|[\s(])((?:[0-9][0-9\s/.,½¼¾⅓⅔–-]*|an?|one|two|three|four|five|six|half an?)\s+(?:tea |table )?[a-z]{1,12}\.?\s+(?:of\s+)?(?:the\s+)?(?:[a-z-]+\s+){0,2})$/i;
/** Longer amounts are not looked for. */
const reach = 48;
const shortestWord = 3;
const letters = /^\p{L}+$/u;
const isLetter = (text: string): boolean => text !== '' && letters.test(text);

/** Amounts by which a cook measures a food, not what it is cut into. */
const measures: ReadonlySet<string> = new Set(
  'g kg mg oz lb ml cl dl l tsp tsp-metric tbsp tbsp-metric dessertspoon cup cup-metric pint quart fl-oz mug glass bowl pinch dash splash squeeze drizzle glug dollop knob handful spoonful ladle drop clove sprig'.split(
    ' ',
  ),
);

/** "100 g milk | chocolate": the word behind is the food. */
const nounBehind =
  /^ (?!(?:and|or|to|in|into|on|onto|over|with|for|until|then|at|from|if|as|by|per|each|which|that|is|are|while|when|plus|but|all|so|again|now|together|evenly|slowly|gradually|around|through|every|after|before|a|an|the|also|just)\b)\p{L}/u;

const singular = (word: string): string =>
  word.endsWith('ies') ? word.slice(0, -3) : word.endsWith('es') ? word.slice(0, -2) : word.replace(/s$/, '');

/**
 * What the instructions say of how much there is of a food whose line says nothing ("add a dash of milk"): each amount
 * once, though several steps name it; none where no measure stands before its name.
 * @param name as the list calls it
 */
export function amountsInSteps(
  name: string,
  steps: string,
  parse: (text: string) => ParsedLine,
): readonly StatedAmount[] {
  const last = name.slice(name.lastIndexOf(' ') + 1).toLowerCase();
  const word = singular(last);
  if (word.length < shortestWord || !isLetter(word)) return [];
  const lower = steps.toLowerCase();
  const found = new Map<string, StatedAmount>();
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    if (isLetter(lower.charAt(at - 1))) continue;
    let end = at + word.length;
    while (isLetter(lower.charAt(end))) end += 1;
    if (singular(lower.slice(at, end)) !== word) continue;
    if (nounBehind.test(lower.slice(end, end + reach))) continue;
    const before = amountBefore.exec(steps.slice(Math.max(0, at - reach), at))?.[1];
    if (before === undefined) continue;
    const text = `${before}${steps.slice(at, end)}`.trim();
    const parsed = parse(text);
    if (parsed.unit === null || !measures.has(parsed.unit)) continue;
    if (parsed.also.length > 0 || !parsed.name.toLowerCase().endsWith(lower.slice(at, end))) continue;
    found.set(`${parsed.quantity ?? ''} ${parsed.unit}`, { parsed, text });
  }
  return [...found.values()];
}
