/** What a dish is presented with that came without a word about it. */
import { capital } from '../capital.ts';
import type { Picker } from '../pick.ts';
import { fitsMethod } from './dish-kinds.ts';
import { anyHow, madeHow } from './made-how.ts';
import { isPlural } from '../say/number-of.ts';
import { splitSentences } from '../say/parse-sentence.ts';
import { chooseRemark, foodsNamed } from './remarks.ts';
import { foodSituation, titleKinds } from './situations.ts';
import type { Length, ToneTable, ToneTables } from '../tone-table.ts';

/** A recipe as far as its presentation speaks of it. */
export interface Presented {
  readonly title: string;
  /** Ids of its foods, each with the ids above it. */
  readonly foods: readonly string[];
  readonly yeasted: boolean;
  /** The foods by which it is known, in the words of its list. */
  readonly known: readonly string[];
  /** How it is made, as its author tells it. */
  readonly method: string;
}

/** What a line says a dish is cooked in, and what its method must then speak of. */
const claims: readonly (readonly [claim: RegExp, needs: RegExp])[] = [
  [
    /\bpots?\b(?! luck)|\bstove\b|\bsimmer\w*|\bladle\w*/iu,
    /\b(?:pots?|saucepan|pan|casserole|dutch oven|cooker|stockpot|simmer\w*|boil\w*|stew\w*|kettle)\b/iu,
  ],
  [
    /\bpan\b|\bskillet\b|\bsizzl\w*/iu,
    /\b(?:pan|skillet|wok|griddle|tin|tray|sheet|fry|fried|saut\S+|sear\w*|dish|pot|saucepan)\b/iu,
  ],
  [
    /\boven\b|\bcrusty?\b|\bbaked?\b/iu,
    /\b(?:oven|bak\w+|roast\w*|broil\w*|grill\w*|air[- ]?fr\w+|crust\w*|fry\w*|fried)\b/iu,
  ],
  [/\bembers\b|\bcoals\b|\bgrill\b|\bsmoke\b/iu, /\b(?:grill\w*|barbecue\w*|bbq|smok\w+|coals|broil\w*)\b/iu],
  [
    /\bfr(?:y|ied|ying)\b|\bcrunch\w*|\bcrackl\w*/iu,
    /\b(?:fry\w*|fried|saut\S+|crisp\w*|crunch\w*|oil|bak\w+|roast\w*|toast\w*|grill\w*)\b/iu,
  ],
  // What is eaten from the fridge is no warm bowl.
  [
    /\b(?:warm|hot|steam\w*|piping)\b/iu,
    /\b(?:heat|cook|boil|simmer|bak(?:e|ing)|fry|fried|saut|warm|oven|toast|roast|grill|microwav|steam|melt|stew|brais|sear|hot)\w*/iu,
  ],
  [/\bdough\b|\bknead\w*/iu, /\b(?:dough|knead\w*|roll\w*|pastry)\b/iu],
  [/\bbatter\b/iu, /\b(?:batter|whisk\w*|mix\w*|beat\w*|stir\w*)\b/iu],
];

/**
 * A line or two by what the dish is and what is in it; null where the tone says none. What it is made of is named
 * where that is known: a line that would stand before any dish says nothing of this one.
 */
export function presented(
  { title, foods, yeasted, known: named, method }: Presented,
  { openings, accents, namings }: ToneTable,
  length: Length,
  pick: Picker,
): string | null {
  if (openings.length === 0) return null;
  const told = titleKinds(title).filter((kind) => fitsMethod(kind, method));
  // A name in another tongue tells less than what leads the list.
  const leading = told.length > 0 ? [] : foodSituation(foods.filter((food) => food !== '').slice(0, 2));
  const kinds = [...told, ...leading];
  const dish = new Set(['any', ...kinds, ...(yeasted ? ['yeasted'] : [])]);
  // What the dish is made of and how is true of this one alone.
  const how = named.length < 2 ? null : madeHow(method);
  const plainly =
    how === null
      ? null
      : chooseRemark(
          namings.filter(({ say }) => say.includes('{how}')),
          [dish],
          pick,
        );
  if (how !== null && plainly !== null) return withFoods(plainly, named).replace('{how}', () => how);
  // What would stand before any dish is not said at all.
  // Nor what names a food or a tool that this one does without.
  const has = new Set([...kinds, ...foodSituation(foods)]);
  const untrue = claims.flatMap(([claim, needs]) => (needs.test(method) ? [] : [claim]));
  const isTrue = (say: string): boolean =>
    foodsNamed(say).every((food) => has.has(food) || atHand.test(food)) &&
    !untrue.some((claim) => claim.test(say));
  const opening = chooseRemark(
    openings.filter(({ say }) => isTrue(say)),
    [dish],
    pick,
    { least: 0.9 },
  );
  // "It wants ginger" is said of one thing, not of biscuits.
  const loose = namings.filter(({ say }) => !say.includes('{how}'));
  const ofThis = isPlural(title.split(/,| (?:with|and|in|for) /u)[0]!)
    ? loose.filter(({ say }) => !/\bits?\b/i.test(say))
    : loose;
  // Where the dish has a line of its own, a list of what is in it adds nothing.
  const naming = named.length < 2 || opening !== null ? null : chooseRemark(ofThis, [dish], pick);
  const listed = naming === null ? null : withFoods(naming, named);
  if (opening === null) return listed;
  if (length === 'shorter') return opening;
  // A clove of garlic somewhere in the list is no accent of the dish: what its title names is.
  const accent = chooseRemark(
    accents.filter(({ say }) => isTrue(say)),
    [dish],
    pick,
    { beside: opening },
  );
  return accent === null ? opening : `${opening} ${accent}`;
}

/** What every table has beside a dish. */
const atHand = /^\+(?:water|bread|salt|pepper|oil|solid|rice|seeds)$/u;

/** A line with the foods of the list in it: "{Foods}, and not much else". */
function withFoods(line: string, foods: readonly string[]): string {
  const list = `${foods.slice(0, -1).join(', ')} and ${foods.at(-1)!}`;
  return line.replace('{Foods}', () => capital(list)).replace('{foods}', () => list);
}

/** A line that names foods, as a pattern of what it may have said. */
const namingPattern = (line: string): RegExp =>
  new RegExp(
    `^${line
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{[fF]oods\}/, '[^.!?]+')
      .replace('{how}', anyHow)}$`,
    'u',
  );

const known = new WeakMap<
  ToneTables,
  { readonly lines: ReadonlySet<string>; readonly namings: readonly RegExp[] }
>();

/** A description without what a tone presented the dish with before; null where nothing else is left. */
export function unpresented(description: string, tables: ToneTables): string | null {
  let said = known.get(tables);
  if (said === undefined) {
    const lines = new Set(
      Object.values(tables.tones).flatMap(({ openings, accents, threads }) => [
        ...[...openings, ...accents].flatMap(({ say }) => splitSentences(say)),
        ...threads.flatMap(({ set }) => splitSentences(set)),
      ]),
    );
    const namings = Object.values(tables.tones).flatMap((tone) =>
      tone.namings.map(({ say }) => namingPattern(say)),
    );
    said = { lines, namings };
    known.set(tables, said);
  }
  const { lines, namings } = said;
  const left = splitSentences(description).filter(
    (one) => !lines.has(one) && !namings.some((pattern) => pattern.test(one)),
  );
  return left.length === 0 ? null : left.join(' ');
}
