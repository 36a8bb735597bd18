import type { Food } from '#food/model';
import type { CookingMethod } from '#food/vocabulary';
import type { Action } from '../vocabulary.ts';

/**
 * Minutes of an action where the text gives no time. House timing: a home cook of middling skill, four portions.
 * Total over the vocabulary, so that a new action cannot be forgotten here.
 */
const houseMinutes: Readonly<Record<Action, number>> = {
  cut: 4,
  wash: 2,
  soak: 30,
  drain: 1,
  measure: 2,
  mix: 2,
  whisk: 2,
  beat: 3,
  fold: 2,
  knead: 8,
  rest: 5,
  proof: 60,
  marinate: 60,
  season: 1,
  shape: 8,
  roll: 6,
  stuff: 8,
  coat: 4,
  blend: 2,
  mash: 3,
  grate: 3,
  toast: 4,
  preheat: 12,
  heat: 3,
  melt: 3,
  boil: 8,
  simmer: 15,
  poach: 8,
  steam: 10,
  blanch: 3,
  braise: 120,
  stew: 90,
  saute: 6,
  sear: 6,
  fry: 8,
  'stir-fry': 5,
  'deep-fry': 6,
  sweat: 8,
  caramelise: 25,
  bake: 30,
  roast: 40,
  broil: 5,
  grill: 12,
  smoke: 180,
  reduce: 8,
  deglaze: 2,
  add: 1,
  stir: 1,
  toss: 1,
  layer: 5,
  assemble: 3,
  dress: 1,
  garnish: 1,
  serve: 1,
  cool: 20,
  chill: 60,
  freeze: 240,
  churn: 25,
  set: 60,
  strain: 2,
  press: 5,
  pour: 1,
  glaze: 2,
  warm: 4,
  reheat: 5,
  microwave: 2,
  'slow-cook': 360,
  'pressure-cook': 20,
  'air-fry': 15,
  'sous-vide': 90,
  ferment: 4320,
};

/** Foods that are soft within minutes, however they are cooked in liquid. */
const soonSoft: ReadonlySet<Food['category']> = new Set(['produce']);

const tableMethods: Readonly<Partial<Record<Action, readonly CookingMethod[]>>> = {
  boil: ['boil'],
  simmer: ['simmer', 'boil'],
  steam: ['steam'],
  braise: ['braise'],
  stew: ['braise'],
  saute: ['saute', 'fry'],
  sear: ['fry'],
  fry: ['fry', 'saute'],
  roast: ['roast', 'bake'],
  bake: ['bake', 'roast'],
  grill: ['grill'],
  toast: ['toast'],
  poach: ['simmer', 'boil'],
  soak: [],
};

const waits: ReadonlySet<Action> = new Set(['chill', 'rest', 'marinate']);
const whileOthersWork =
  /\b(?:until|till?|'til) (?:it is |they are |it's |they're )?(?:needed|required|wanted|ready to (?:use|assemble|bake|cook|fill)|you(?: are|'re|’re)? (?:ready|need))\b|\b(?:while you|while (?:making|preparing|you're|you’re))\b/i;

/** What is not ready before it has stood: that takes its own time, whatever else is done. */
const setsByItself =
  /\b(?:until|till?|to) (?:[\p{L}’']+ ){0,3}(?:set|firm|solid|cold)\b|\b(?:mou?lds?|ramekins?|glasses|gelatine?|mousse|pudding)\b/iu;

/** "Refrigerate until needed": a wait of no length of its own lasts only as long as what is done beside it. */
export const waitsForOthers = (action: Action | null, text: string): boolean =>
  action !== null && waits.has(action) && whileOthersWork.test(text) && !setsByItself.test(text);

/** Minutes for an action on these foods, and where they come from: the food's own cooking time before the house's. */
export function estimateMinutes(
  action: Action | null,
  foods: readonly Food[],
): { readonly minutes: number; readonly from: 'food table' | 'house timing' } {
  if (action === null) return { minutes: 2, from: 'house timing' };
  const methods = tableMethods[action] ?? [];
  let longest = 0;
  for (const food of foods)
    for (const time of food.cooking)
      if ((methods as readonly string[]).includes(time.method)) longest = Math.max(longest, time.minutes[1]);
  if (longest > 0) return { minutes: longest, from: 'food table' };
  // What is stewed for hours is meat, or was dried: vegetables alone are soft long before.
  if (
    (action === 'stew' || action === 'braise') &&
    foods.length > 0 &&
    foods.every(({ category }) => soonSoft.has(category))
  )
    return { minutes: 20, from: 'house timing' };
  const each = action === 'cut' ? Math.max(0, foods.length - 1) * 2 : 0;
  return { minutes: houseMinutes[action] + each, from: 'house timing' };
}
