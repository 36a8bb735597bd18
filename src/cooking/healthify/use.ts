import type { GroundedLine } from '#food/ground';
import { boundByStarch } from '../edit/dairy-in-heat.ts';
import { isKind, isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import { shapeOf } from '../edit/can-do.ts';
import { cookedApart, curdles } from '../edit/follow-up.ts';
import type { MoveParts } from './move.ts';
import { volumes } from './swap-edit.ts';

/**
 * Stock that nothing but this food is soaked in, by its keys: it goes where nothing swells any more. Null where the
 * text does not cook the food by itself, or where others need that stock too.
 */
export function soakedIn(key: string, { understood }: MoveParts): readonly string[] | null {
  const apart = cookedApart(understood, key);
  if (apart === null) return [];
  const stocks = understood.grounded.filter(
    ({ key: other, ingredient: { food } }) =>
      other !== key &&
      food !== null &&
      (isKind(food, 'stock') || isWater(food)) &&
      understood.steps[apart.at]!.mentions.some(
        (one) => one.key === other && one.start >= apart.start && one.end <= apart.end,
      ),
  );
  const elsewhere = (other: string): boolean =>
    understood.steps.some(({ mentions }, at) =>
      mentions.some(
        (one) =>
          one.key === other &&
          one.kind !== 'pronoun' &&
          (at !== apart.at || one.start < apart.start || one.end > apart.end),
      ),
    );
  return stocks.some((line) => elsewhere(line.key)) ? null : stocks.map((line) => line.key);
}

/** Beans and mushrooms take the place of meat in a pot that simmers or in a salad, not beside strips that are seared. */
export function sharesPot(
  { key }: GroundedLine,
  old: Food,
  to: Food,
  { understood, character }: MoveParts,
): boolean {
  const plant = (isKind(to, 'legume') && !isKind(to, 'tofu')) || isKind(to, 'mushroom');
  if (!plant || !old.traits.includes('meat') || shapeOf(old) === 'mince' || isKind(old, 'sausage'))
    return true;
  // Pieces that are turned in egg and flour take no others with them.
  if (
    understood.steps.some(
      ({ mentions }, at) =>
        mentions.some((one) => one.key === key && one.kind !== 'pronoun') &&
        /\bdip\b|\bdredg|\bcoat\b|\bbread(?:ed)?\b|\btoss(?:ed)? (?:\S+ ){0,4}in (?:\S+ ){0,3}(?:corn|seasoned |plain )?(?:flour|cornstarch|starch)/i.test(
          understood.source.instructions[at]!,
        ),
    )
  )
    return false;
  if (character.words.has('salad') || (isKind(to, 'mushroom') && character.words.has('stir-fry')))
    return true;
  // What is browned, set aside and put back at the end has not shared the pot.
  const last = understood.steps.findLastIndex(({ mentions }) =>
    mentions.some((one) => one.key === key && one.kind !== 'pronoun'),
  );
  const minutes = understood.steps.reduce(
    (sum, { contents, minutesMax }, at) =>
      at >= last && contents.includes(key) && wet.has(understood.recipe.steps[at]!.action ?? '')
        ? sum + minutesMax
        : sum,
    0,
  );
  return minutes >= leastShared;
}

const wet: ReadonlySet<string> = new Set(['simmer', 'boil', 'stew', 'braise', 'slow-cook', 'pressure-cook']);
/** Minutes in the pot together. Own rule. */
const leastShared = 10;

/** Whether anything heats the food as it goes in, or after it: what is stirred in a bowl off the heat cannot boil. */
export function boils(key: string, { understood }: MoveParts): boolean {
  // What goes on when the oven has done its work is not heated any more.
  const first = understood.steps.findIndex(({ mentions }) =>
    mentions.some((one) => one.key === key && one.kind !== 'pronoun'),
  );
  return understood.recipe.steps.some(({ action }, at) => {
    if (!hot.has(action ?? '') || !understood.steps[at]!.contents.includes(key)) return false;
    const named = at === first ? understood.steps[at]!.mentions.find((one) => one.key === key) : undefined;
    const text = understood.source.instructions[at]!;
    const sentence = named === undefined ? -1 : text.slice(0, named.start).search(/[^.!?]*$/);
    return (
      named === undefined ||
      !/^(?:top|serve|garnish|dollop|spoon|scatter|sprinkle|finish|fill|assemble|build|dress|drizzle|stuff|pile)\b/i.test(
        text.slice(sentence).trim(),
      ) ||
      heats.test(text.slice(named.end))
    );
  });
}

const heats = /\b(?:boil|simmer|heat|warm|cook|fry|bake|roast|melt|reduce)\b/i;

const hot: ReadonlySet<string> = new Set([
  'boil',
  'simmer',
  'heat',
  'warm',
  'cook',
  'saute',
  'fry',
  'stir-fry',
  'braise',
  'stew',
  'bake',
  'roast',
  'melt',
  'reduce',
  'slow-cook',
  'pressure-cook',
  'microwave',
]);

/** Oil that is as deep as the food needs: less of it fries no better. */
export function friesDeep({ key, parsed }: GroundedLine, food: Food, { understood }: MoveParts): boolean {
  if (!isKind(food, 'fat') && !isKind(food, 'oil')) return false;
  if (parsed.quantity === null && /\bfor (?:deep[- ]?|shallow[- ]?)?frying\b/i.test(parsed.source))
    return true;
  return understood.steps.some(
    ({ mentions }, at) =>
      mentions.some((one) => one.key === key) &&
      /\bdeep[- ]?(?:fat )?fr|\binch(?:es)?\b[^.]*\boil|\bcm\b[^.]*\boil|\boil\b[^.]*\bdepth\b|\bsubmerge/i.test(
        understood.source.instructions[at]!,
      ),
  );
}

/** Minutes of heat after which yogurt has split and a lean cut is dry. Own rule. */
const longest = { curdles: 8, lean: 35 } as const;
/** What is boiled down until it coats a spoon would have to boil. */
const thickens = /\b(?:until|till)\b[^.;]*\b(?:thick\w*|reduced|coats?)\b|\breduce (?:by|until|to)\b/i;

/** Minutes that pieces of breast stay juicy in a sauce. Own rule. */
const mostSimmered = 14;
const simmers = (key: string, understood: MoveParts['understood']): number =>
  understood.steps.reduce(
    (sum, { contents, minutesMax }, at) =>
      contents.includes(key) &&
      wet.has(understood.recipe.steps[at]!.action ?? '') &&
      !waitsAside(key, at, understood)
        ? sum + minutesMax
        : sum,
    0,
  );

/** "Grill the chicken. Simmer the sauce. Add the chicken.": what goes in afterwards is not in the pot yet. */
function waitsAside(key: string, at: number, { steps, source }: MoveParts['understood']): boolean {
  const names = (index: number): number | undefined =>
    steps[index]!.mentions.find((one) => one.key === key && one.kind !== 'pronoun')?.start;
  if (names(at) !== undefined) return false;
  const earlier = steps.findIndex((_, index) => names(index) !== undefined);
  const next = steps.findIndex((_, index) => index > at && names(index) !== undefined);
  if (earlier < 0 || earlier > at || next < 0) return false;
  return /\b(?:add|return)\b[^.;]*$/i.test(source.instructions[next]!.slice(0, names(next)));
}

/** Whether what comes in does not stand the time that the old food cooks, from where it goes in. */
export function tooLong({ key }: GroundedLine, old: Food, main: Food, { understood }: MoveParts): boolean {
  const limit =
    curdles(main) && !curdles(old)
      ? longest.curdles
      : /tenderloin|chicken-breast/.test(main.id)
        ? longest.lean
        : null;
  if (limit === null) return false;
  if (limit === longest.curdles && boundByStarch(key, understood)) return false;
  // Pieces of breast that simmer this long are threads: the thigh is what such a pot is for.
  if (
    isKind(main, 'chicken-breast') &&
    !isKind(old, 'chicken-breast') &&
    simmers(key, understood) > mostSimmered
  )
    return true;
  if (
    curdles(main) &&
    !curdles(old) &&
    understood.steps.some(
      ({ mentions }, at) =>
        understood.recipe.steps[at]!.station !== 'none' &&
        mentions.some(
          (one) =>
            one.key === key &&
            one.kind !== 'pronoun' &&
            thickens.test(understood.source.instructions[at]!.slice(one.end)),
        ),
    )
  )
    return true;
  // "Cream, bubble 3 mins": what splits is not let bubble.
  if (
    curdles(main) &&
    !curdles(old) &&
    understood.steps.some(({ mentions }, at) =>
      mentions.some(
        (one) =>
          one.key === key &&
          one.kind !== 'pronoun' &&
          // "Stir in the cream. Let it simmer": the next sentence is its pot, too.
          boilsNow.test(understood.source.instructions[at]!.slice(one.end)),
      ),
    )
  )
    return true;
  let seen = false;
  const minutes = understood.recipe.steps.reduce((sum, { station }, at) => {
    const step = understood.steps[at]!;
    const named = step.mentions.find((one) => one.key === key && one.kind !== 'pronoun');
    const first = !seen && named !== undefined;
    seen ||= named !== undefined;
    if (!step.contents.includes(key) || station === 'none' || waitsAside(key, at, understood)) return sum;
    // "Simmer for 10 minutes. Stir in the cream …": what was before is not its time.
    const before = first
      ? step.durations.reduce(
          (spent, { end, max, role }) => (role === 'counted' && end <= named!.start ? spent + max : spent),
          0,
        )
      : 0;
    return sum + Math.max(0, step.minutesMax - before);
  }, 0);
  return minutes > limit;
}

const boilsNow =
  /^[^.!?;]*(?:[.;]\s+[^.!?;]*)?\b(?<!(?:not|n[’']t|without|before it) )(?:bubbl\w*|boil\w*|simmer(?:s|ing)?)\b(?!\s+(?:over|dry|and (?:remove|take)))/i;

/** "Melt the butter with the oil": oil in place of that butter would stand twice in one sentence. */
export const besideItself = (
  { key }: GroundedLine,
  old: Food,
  main: Food,
  { understood }: MoveParts,
): boolean =>
  isKind(main, 'oil') &&
  !isKind(old, 'oil') &&
  understood.grounded.some(
    (other) =>
      other.key !== key &&
      other.ingredient.food?.id === main.id &&
      understood.recipe.steps.some(({ inputs }) => inputs.includes(key) && inputs.includes(other.key)),
  );

/** "With the rest of the butter on toast": oil is no spread. */
export const isSpread = ({ key, parsed }: GroundedLine, { understood }: MoveParts): boolean =>
  /\b(?:for|to) (?:spread|butter)/i.test(parsed.source) ||
  understood.steps.some(({ mentions }, at) =>
    mentions.some(
      (one) =>
        one.key === key &&
        /^[^.!?;,]{0,20}\bon (?:the |your |their )?(?:\p{L}+ )?(?:toast|bread|muffins?|crumpets?|rolls?)\b/iu.test(
          understood.source.instructions[at]!.slice(one.end),
        ),
    ),
  );

/** A liquid measured by volume that another takes the place of; oil only coats. */
export const pours = ({ parsed }: GroundedLine, from: Food, to: Food): boolean =>
  (shapeOf(to) === 'liquid' || (curdles(to) && shapeOf(from) === 'liquid')) &&
  !isKind(to, 'oil') &&
  (shapeOf(from) === 'liquid' || (parsed.unit !== null && volumes.has(parsed.unit)));

const measureBefore =
  /(?:\d|[¼½¾⅓⅔])\s*(?:tbsps?|tsps?|tablespoons?|teaspoons?|cups?|g|ml|oz)\.?\s+(?:of\s+)?(?:the\s+)?(?:\p{L}+\s+)?$/iu;

/** "Oil" in the list and "heat 2 tbsp oil" in a step: the amount is not the list's to change. */
export const measuredInStep = ({ key, parsed }: GroundedLine, { understood }: MoveParts): boolean =>
  parsed.quantity === null &&
  understood.steps.some(({ mentions }, at) =>
    mentions.some(
      (one) => one.key === key && measureBefore.test(understood.source.instructions[at]!.slice(0, one.start)),
    ),
  );

/** "Fill a dish with soy sauce to half the height of the chops": the pan says how much, and less of it would not. */
export const byLook = ({ key, parsed }: GroundedLine, { understood }: MoveParts): boolean =>
  parsed.quantity === null &&
  understood.steps.some(({ mentions }, at) => {
    const text = understood.source.instructions[at]!;
    return mentions.some((one) => {
      if (one.key !== key || one.kind === 'pronoun') return false;
      const from = text.slice(0, one.start).search(/[^.!?]*$/);
      const sentence = text.slice(from).replace(/^([^.!?]*[.!?]?)[^]*$/, '$1');
      return /\b(?:fill|submerge|cover(?:s|ed)? (?:the|with)|half the (?:thickness|height|depth)|half-?way up|enough\b[^.]*\bto (?:cover|fill|coat|come))\b/i.test(
        sentence,
      );
    });
  });

/** "2 more tablespoons": an amount that is read as no share of the list's stays, and so must the whole. */
export const saysMore = ({ key }: GroundedLine, { understood }: MoveParts): boolean =>
  understood.steps.some(({ mentions }, at) =>
    mentions.some(
      (one) =>
        one.key === key &&
        /\d\s+more\s+\p{L}+\s+(?:of\s+)?(?:the\s+)?(?:\p{L}+\s+)?$/iu.test(
          understood.source.instructions[at]!.slice(0, one.start),
        ),
    ),
  );

/** Grams of a joint, and minutes in the oven that its size asks for. Own rules. */
const jointGrams = 800;
const jointMinutes = 40;

/** A joint that roasts by its weight: a smaller one would be done long before the time that the text gives. */
export const roastsByWeight = (
  { key, parsed, ingredient: { food, grams } }: GroundedLine,
  { understood: { steps, recipe } }: Pick<MoveParts, 'understood'>,
): boolean =>
  (grams ?? 0) >= jointGrams &&
  food?.traits.includes('meat') === true &&
  !/\b(?:diced?|cubed?|minced?|ground|strips|sliced|pieces|chunks|wings|thighs|drumsticks|breasts|chops|steaks)\b/i.test(
    parsed.source,
  ) &&
  steps.some(
    ({ mentions, minutesMax }, at) =>
      minutesMax >= jointMinutes &&
      recipe.steps[at]!.action === 'roast' &&
      mentions.some((one) => one.key === key),
  );

/** A bird or a fish that comes whole is not three fifths of one. */
export const comesWhole = ({ parsed, ingredient }: GroundedLine): boolean =>
  parsed.quantity !== null &&
  parsed.quantity < 2 &&
  (parsed.unit ?? 'piece') === 'piece' &&
  (ingredient.grams ?? 0) >= 800;

/** A ham bone or a hock is one: a piece of it is for the butcher's saw. */
export const onTheBone = ({ parsed, ingredient: { food } }: GroundedLine): boolean =>
  parsed.quantity !== null &&
  parsed.quantity < 2 &&
  (parsed.unit ?? 'piece') === 'piece' &&
  (/\b(?:bones?|hocks?|shanks?|knuckles?|trotters?|carcass)\b/i.test(parsed.name) ||
    /-(?:hock|bone|shank)$/.test(food?.id ?? ''));

/** Ten buns for ten, four tortillas for four: nobody goes without; of two each, one may stay. */
export const oneEach = (
  line: GroundedLine,
  food: Food,
  parts: Pick<MoveParts, 'understood'>,
  factor = 0,
): boolean => {
  const { quantity, unit, amountEach } = line.parsed;
  return (
    quantity !== null &&
    quantity > 1 &&
    // "2 steaks (250 g each)": smaller ones are bought, and everybody gets one.
    amountEach === null &&
    (unit === null || unit === 'piece' || unit === 'slice' || unit === 'rasher') &&
    portioned.some((id) => isKind(food, id)) &&
    // What is chopped into the pot is nobody's own piece.
    !cutUp(line, parts) &&
    [0.5, 1, 2].some((each) => quantity === parts.understood.recipe.servings * each) &&
    (factor === 0 || (quantity * factor) % parts.understood.recipe.servings !== 0)
  );
};

const cut = /\b(?:chop(?!s?\b)|dice|crumbl|crush|snip|shred|lardon|cube)/i;

/** Whether a line or its first step cuts the pieces up: "4 rashers of bacon, chopped", "chop the bacon, fry till crisp". */
const cutUp = ({ key, parsed }: GroundedLine, { understood }: Pick<MoveParts, 'understood'>): boolean =>
  cut.test(parsed.source) ||
  understood.steps.some(({ mentions }, at) =>
    mentions.some(
      (one) =>
        one.key === key &&
        /\b(?:chop|dice|crumble|snip|shred|cube|cut up)(?: up)? (?:the |your |all the )?(?:\p{L}+ )?$/iu.test(
          understood.source.instructions[at]!.slice(0, one.start),
        ),
    ),
  );

const portioned = [
  'processed-cheese',
  'hard-cheese',
  'bread',
  'flatbread',
  'burger-bun',
  'meat',
  'poultry',
  'fish',
  'sausage',
] as const;

const crumbs = [
  'cookie',
  'sweet-biscuit',
  'cracker',
  'graham-cracker',
  'graham-cracker-crumbs',
  'breadcrumbs',
  'sugar-cookie',
] as const;

/** The fat that makes a crust of crumbs: with less of it nothing holds together. */
export const bindsCrumbs = (
  { key }: GroundedLine,
  food: Food,
  { understood: { steps, source, grounded } }: Pick<MoveParts, 'understood'>,
): boolean =>
  ['butter', 'oil', 'margarine', 'fat'].some((id) => isKind(food, id)) &&
  steps.some(
    ({ mentions }, at) =>
      /\b(?:crust|base|bottom|press)\b/i.test(source.instructions[at]!) &&
      mentions.some((one) => one.key === key && one.kind !== 'pronoun') &&
      mentions.some((one) =>
        grounded.some(
          ({ key: own, ingredient: { food: other } }) =>
            own === one.key &&
            other !== null &&
            (crumbs.some((id) => isKind(other, id)) || /cookie|cracker|biscuit|wafer/.test(other.id)),
        ),
      ),
  );
