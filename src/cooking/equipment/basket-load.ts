import type { DishStep } from '../dish.ts';
import type { Plan } from '../plan/fill.ts';
import { numberWord } from '../text/grammar.ts';

/** Grams, bones and all, that the basket of a common air fryer (5 to 6 liters) takes in one layer, or vegetables two deep. */
const basketful = { meat: 750, other: 850 } as const;
/** So much more than a basketful is still pressed in. */
const squeezed = 1.2;
/** A coating, a brush of oil: what lies in the basket was shaped before, and its weight is in other steps. */
const onlyBrushed = 100;
/** So many people's shaped pieces lie in the basket side by side. */
const shapedFor = 2;

const meats: ReadonlySet<string> = new Set(['meat', 'poultry', 'seafood']);
const seasons: ReadonlySet<string> = new Set([
  'spices-seasonings',
  'oils-vinegars',
  'herbs',
  'sauces-condiments',
  'beverages',
]);

/** What joins food that lies in the basket already, and texts that count their rounds themselves. */
const goesOnTop =
  /\bon top\b(?! for the last)|\bPush\b|^(?:\[[^\]]*: )?(?:Add|Spoon|Tip everything|Stir|Cook on)\b/;
const tellsItself = /\brounds or three\b|\ba batch\b|\bat a time\b/;
const saysRounds = /\b(?:rounds?|batch(?:es)?|goes)\b/;

/**
 * In how many rounds a step in the air fryer is done; 1 for every other step, and where all fits the basket.
 * @param brisk short of time, what has bones lies two deep
 */
export function basketRounds(step: DishStep, plan: Plan, servings: number, brisk = false): number {
  if (step.action !== 'air-fry' || goesOnTop.test(step.say) || tellsItself.test(step.say)) return 1;
  let meat = 0;
  let other = 0;
  for (const role of plan.dish.roles) {
    if (!step.uses.includes(role.id)) continue;
    const fills = plan.fills.get(role.id) ?? [];
    const grams = (plan.grams.get(role.id) ?? role.grams) * servings;
    for (const { food, ratio } of fills) {
      const share = (grams * ratio) / fills.length;
      if (meats.has(food.category)) meat += brisk ? share : share / food.edibleShare;
      else if (!seasons.has(food.category)) other += share;
    }
  }
  if (meat + other < onlyBrushed) return saysRounds.test(step.say) ? Math.ceil(servings / shapedFor) : 1;
  return Math.max(1, Math.ceil((meat / basketful.meat + other / basketful.other) / squeezed));
}

const oneLayer = /\b(?:in|into) (?:one|a single) layer\b/;

const turned = /, turning (?:them |it )?(?:once )?halfway(?: through)?,/;

/** A text in which nothing lies in one layer that cannot: bony pieces that have to be done in one round. */
export const twoDeep = (text: string): string =>
  oneLayer.test(text)
    ? `${text.replace(oneLayer, 'no more than two deep').replace(turned, ',')} Turn them over from top to bottom every few minutes, and take out first what is done first.`
    : text;

const inCase = String.raw`(?: if (?:need be|[\p{L}’' ]+?))?`;
const aside = new RegExp(String.raw`(?:, | )in two rounds${inCase}(?=[,.;])`, 'gu');
const speaksOnlyOfRounds = /^(?:Cook (?:them|it|two|a second)\b|Two rounds\b).*\brounds?\b|^Two rounds\b/i;
const goesBack = /\breturn (?:them |it )?to the basket\b/;
const between = /(?<=[.!?])\s+(?=\p{Lu})/u;

/**
 * A text about the air fryer with the rounds that there are: none spoken of where all fits, else how many, with the minutes
 * told for each of them.
 */
export function withRounds(text: string, rounds: number, minutes: string): string {
  const plain = text
    .split(between)
    .filter((sentence) => !speaksOnlyOfRounds.test(sentence))
    .join(' ')
    .replace(aside, '');
  if (rounds === 1) return plain;
  const told = plain.replace(minutes, `${minutes} a round`);
  // What was cooked in rounds before, and goes back for its glaze, goes back in as many.
  if (goesBack.test(plain)) return told;
  return `${told} It takes ${numberWord(rounds)} rounds; give all of it a last minute together.`;
}
