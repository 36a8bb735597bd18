/** A pot of braised, stewed or simmered food as its author tells it: what is fried first, what is poured on, how it simmers. */
import { isKind } from '#food/ingredient';
import type { Clause } from '../model.ts';
import { actionNature } from '../../dishes/actions.ts';
import { isThickener, isThinLiquid, type Part } from '../read/parts.ts';
import { textOf, type Ask } from './telling.ts';

/** What was understood of a pot. */
export interface Pot {
  /** Index of the clause from which on the pot is filled anew. */
  readonly from: number;
  /** Index of the clause that simmers. */
  readonly main: number;
  /** Whether something is browned or softened before the liquid goes in. */
  readonly fried: boolean;
  /** In the order in which the author puts them in, from `from` to `main`. */
  readonly filled: readonly Part[];
  /** Instructions that are cooked in a vessel of their own. */
  readonly beside: ReadonlySet<number>;
  readonly soup: boolean;
}

/** Dishes that have a way of their own, and what is no pot of stew. */
const otherDishes =
  /\b(?:dumplings?|risotto|paella|pilaf|pilau|biryani|jambalaya|pies?|cobbler|lasagn\w*|meat ?balls?|k[oö]fta|stuffed|cabbage rolls?|puddings?|jam|chutney|relish|porridge|oatmeal|congee|fondue|custard|wings|ribs?|tacos?|enchiladas?|casserole bake|gratin|mac(?:aroni)?|noodles?|ramen|pho|bone broth|stock|toad|hash|fried rice|shakshuka|omelette|compote|apple ?sauce|poached)\b/i;
const bakedOn =
  /\b(?:pastry|dough|biscuits?|puff|gingerbread|slices? of bread|toast(?:ed)? bread|bread on|bread ?crumbs?|crumbs|broil\w*|marinara sauce for)\b/i;
const ownVessel =
  /\bsalted (?:boiling )?water\b|\b(?:boil|cook) the (?:[\w-]+ )?(?:pasta|spaghetti|noodles|rice|macaroni|penne|tagliatelle)\b[^.]*\b(?:drain|pack\w*)\b|\b(?:meanwhile\b|(?:in|heat) (?:a|an) (?:separate|another|second|small|different)\b|in the meantime|separately\b|(?:small|separate|another) (?:pan|pot|saucepan|skillet|frying pan))/i;
const fries: ReadonlySet<string> = new Set([
  'fry',
  'saute',
  'sear',
  'sweat',
  'caramelise',
  'stir-fry',
  'toast',
]);
const simmers: ReadonlySet<string> = new Set(['simmer', 'boil', 'braise', 'stew', 'bake', 'roast', 'reduce']);

/** What is boiled away until it fries is no braise for a closed pot. */
const driesOff =
  /\b(?:dried?|dry|evaporat\w*|cooks? off|cooked off|boils? away|own fat|caramelis\w*|crisp\w*|sticky)\b/i;

/** Knife work: what is only cut is in no pot yet. */
export const onlyCuts = ({ actions }: Clause): boolean =>
  actions.length > 0 && actions.every((one) => one === 'cut' || one === 'wash' || one === 'grate');

/** Heats. */
export const isHot = (clause: Clause): boolean =>
  clause.actions.some((action) => actionNature[action].heats && action !== 'melt');

const isFry = (clause: Clause): boolean =>
  clause.actions.some((action) => fries.has(action)) ||
  (/^\W*(?:(?:and|then) )?(?:cook|fry|brown)\b/i.test(clause.text) &&
    !clause.actions.some((action) => simmers.has(action)));

/** Tomatoes from a tin, passata and paste, which catch on a hot bottom. */
export const isTomato = ({ food, item }: Part): boolean =>
  (food !== null && isKind(food, 'tomato-product')) ||
  /\b(?:tins?|cans?|crushed|canned|tinned|passata)\b[^,]*\b(?:tomato(?:es)?|toms?)\b|\bpassata\b|\btomato (?:paste|pur[eé]e|sauce)\b/i.test(
    item.text,
  );

/** A stock cube by itself. */
export const isCube = ({ item }: Part): boolean =>
  /\b(?:stock|bouillon|oxo)\b[^,]*\b(?:cubes?|pots?)\b|\bstock ?cubes?\b|\bbouillon\b/i.test(item.text) &&
  !/\bwater\b/i.test(item.text);

/** A cube or powder with its water in one line. */
export const isCubeWithWater = ({ item }: Part): boolean =>
  /\b(?:cubes?|bouillon|stock pot|powder)\b/i.test(item.text) &&
  /\b\d+\s?(?:ml|cups?|l\b)[^,]*\bwater\b/i.test(item.text);

/** What thins the pot. */
export const isLiquid = (part: Part): boolean => isThinLiquid(part.food) || isCubeWithWater(part);

/** Wine, beer and their like, which are boiled down before a lid closes over them. */
export const isDrink = ({ food, item }: Part): boolean =>
  (food !== null && (isKind(food, 'wine') || /(?:^|-)(?:beer|stout|ale|cider|lager)(?:-|$)/.test(food.id))) ||
  /\b(?:wine|beer|lager|stout|guinness|ale|cider(?! vinegar)|sherry|port|brandy|cognac|marsala|vermouth|bourbon|burgundy|rum)\b/i.test(
    item.name,
  );

/** Coconut milk and cream. */
export const isCoconut = ({ food, item }: Part): boolean =>
  (food !== null && isKind(food, 'coconut-milk')) || /\bcoconut (?:milk|cream)\b/i.test(item.text);

const pours = /\b(?:water|stock|broth|wine|beer|coconut milk)\b/i;
const prepares: ReadonlySet<string> = new Set([
  'cut',
  'wash',
  'soak',
  'drain',
  'marinate',
  'season',
  'mix',
  'whisk',
  'coat',
  'shape',
  'blend',
  'preheat',
]);

/** Amounts of the list that its steps divide. */
const divided =
  /\b(?:half|quarter|third|remaining|rest of|remainder|reserved)\b|\d+\s?(?:ml|l|cups?|tbsp|tablespoons?|tsp|teaspoons?|g|oz)\b/i;

/** The pot that the author tells of; null where its text has turns that this telling does not follow. */
export function readPot(ask: Ask): Pot | null {
  const { understood, clauses, parts } = ask;
  const { title } = understood.source;
  const said = textOf(ask);
  if (otherDishes.test(title) || bakedOn.test(said)) return null;
  if (/\bsoak/i.test(said) || parts.some(({ item }) => /\bsoaked\b/i.test(item.text))) return null;
  if (parts.some(({ safe, grams }) => safe?.kind === 'egg' && grams > 0)) return null;
  // Dried beans have toxins to boil away first, and rice drinks the pot.
  if (
    parts.some(
      ({ time, grams }) => time?.dry === true || (time?.late === 'grain' && grams > 0 && cooksRice(ask)),
    )
  )
    return null;
  const beside = new Set<number>(
    understood.source.instructions.flatMap((text, step) => (ownVessel.test(text) ? [step] : [])),
  );
  const byKey = new Map(parts.map((part) => [part.key, part]));
  // What roasts in dry heat is no braise, though stock stands round it.
  const covered = /\b(?:cover\w*|lid|foil|brais\w*|stew\w*)\b/i.test(said);
  const main = clauses.reduce(
    (best, clause, at) =>
      !beside.has(clause.step) &&
      clause.minutes !== null &&
      clause.minutes[1] >= 12 &&
      clause.actions.some((action) => simmers.has(action) && (action !== 'roast' || covered)) &&
      (best < 0 || clause.minutes[1] > clauses[best]!.minutes![1])
        ? at
        : best,
    -1,
  );
  if (main < 0) return null;
  if (clauses.some((one, at) => at < main && beside.has(one.step) && isHot(one))) return null;
  // A tempering that is fried for the top when the pot has simmered.
  const inPot = new Set(clauses.slice(0, main + 1).flatMap(({ names }) => names));
  clauses.forEach((one, at) => {
    const { step } = one;
    if (at <= main || step === clauses[main]!.step || !isFry(one) || one.names.length === 0) return;
    // "Carrots in rounds, cook 20 more mins lid off": the pot itself goes on.
    if (/\blid\b|\b\d+ more\b/i.test(one.text)) return;
    const own = clauses.filter((other) => other.step === step);
    if (own.every(({ names }) => names.every((key) => !inPot.has(key))) && own[0] === one) beside.add(step);
  });
  const lastFry = clauses.findLastIndex(
    (one, at) => at < main && isFry(one) && !beside.has(one.step) && !/\bbring\b/i.test(one.text),
  );
  const wet = (clause: Clause): boolean =>
    (clause.names.some((key) => {
      const part = byKey.get(key)!;
      return (isLiquid(part) && part.grams >= 25) || (isTomato(part) && part.grams >= 120) || isCoconut(part);
    }) ||
      (clause.names.length === 0 &&
        pours.test(clause.text) &&
        clause.actions.some((one) => one === 'pour' || one === 'add'))) &&
    !clause.actions.some((action) => prepares.has(action) && action !== 'mix' && action !== 'whisk');
  const liquid = clauses.findIndex((one, at) => at > lastFry && at <= main && wet(one));
  if (liquid < 0) return null;
  const fried = lastFry >= 0;
  let from = liquid;
  // "Return the beef, pour in the stock": the meat goes back with what follows.
  if (fried)
    while (
      from > lastFry + 1 &&
      clauses[from - 1]!.step === clauses[liquid]!.step &&
      clauses[from - 1]!.names.length > 0 &&
      clauses[from - 1]!.names.every((key) => byKey.get(key)!.safe !== null)
    )
      from -= 1;
  // Where nothing is fried, all goes into the pot at once.
  if (!fried)
    while (
      from > 0 &&
      clauses[from - 1]!.step === clauses[liquid]!.step &&
      !clauses[from - 1]!.actions.some((action) => prepares.has(action))
    )
      from -= 1;
  // "Layer the lamb in a big casserole", and the stock in the next instruction: the pot was filled before.
  if (
    !fried &&
    clauses.some(
      (one, at) =>
        at < from &&
        one.names.length > 0 &&
        !one.actions.some((action) => prepares.has(action)) &&
        /\b(?:in|into|to) (?:an?|the|your) (?:[\w-]+ )*?(?:pot|pan|casserole|dutch oven|dish|saucepan)\b/i.test(
          one.text,
        ),
    )
  )
    return null;
  // "Stir in the flour for a minute", then the stock: what is stirred in on the way stays there.
  const within = clauses.slice(from, main + 1);
  if (within.some((one) => isFry(one) && one !== clauses[main] && one.minutes !== null && one.minutes[1] > 3))
    return null;
  const text = within
    .map((one) => one.text)
    .join('\n')
    .replace(
      /\b(?:half|(?:the )?rest|remaining|remainder)(?: of)?(?: the)? coconut milk\b/gi,
      'coconut milk',
    );
  if (
    divided.test(
      text
        .replace(/\b(?:reduced? (?:by|to) half|lid half (?:on|off)|half[- ]?(?:on|off|cover\w*))\b/gi, '')
        .replace(/\band a half\b/gi, '')
        .replace(/\d+[^.]{0,12}\bwater\b/gi, ''),
    )
  )
    return null;
  const keys = [...new Set(within.flatMap((one) => one.names))];
  const named = keys.map((key) => byKey.get(key)!);
  // "Stock" is a cube of the list and the water beside it.
  const unnamed = named.some(isCube)
    ? parts.filter(
        (part) => part.food?.id === 'water' && !clauses.some((one) => one.names.includes(part.key)),
      )
    : [];
  const filled = [...named, ...unnamed];
  // Wine or beer that cooks off for a few minutes is boiled down here as well.
  const cooksOff = (clause: Clause, at: number): boolean =>
    clause.names.length === 0 &&
    (clause.minutes?.[1] ?? 0) <= 6 &&
    clauses.slice(Math.max(0, at - 2), at).some((one) => one.names.some((key) => isDrink(byKey.get(key)!)));
  const afterwards = clauses
    .filter((one, at) => at >= from && !cooksOff(one, at))
    .map((one) => one.text)
    .join('\n')
    // "Top it up if it's getting dry": that is how the pot is watched.
    .replace(/\b(?:if|when|in case|so|before) (?:it|the (?:pot|pan|sauce|stew))\b[^.;,]*\bdry\b/gi, '')
    .replace(
      /\bdried (?=oregano|thyme|herbs|mint|basil|chil|apricots|cranberries|fruit|mushrooms|sage|rosemary|bay)/gi,
      '',
    );
  if (driesOff.test(afterwards)) return null;
  // What the steps pour in and no line lists would be lost.
  const inside = new Set(within.map((one) => one.step));
  if (
    understood.unlisted.some(
      ({ stepId, name, optional }) =>
        !optional &&
        !/\b(?:water|salt|pepper|seasoning)\b/i.test(name) &&
        understood.steps.some(({ id }, at) => id === stepId && inside.has(at)),
    )
  )
    return null;
  // All raw meat has to be in before it simmers; fish comes late.
  const early = new Set(clauses.slice(0, main + 1).flatMap((one) => one.names));
  if (
    parts.some(
      (part) =>
        part.safe !== null && part.time?.late !== 'seafood' && part.grams > 30 && !early.has(part.key),
    )
  )
    return null;
  const thin = filled.reduce((sum, part) => sum + (isLiquid(part) || isCoconut(part) ? part.grams : 0), 0);
  const tomato = filled.reduce((sum, part) => sum + (isTomato(part) ? part.grams : 0), 0);
  const water = /\bwater\b/i.test(text) ? 200 : 0;
  if (thin + tomato + water < 150) return null;
  const mass = parts.reduce(
    (sum, part) => sum + (early.has(part.key) && !isLiquid(part) ? part.grams : 0),
    0,
  );
  if (mass < 200) return null;
  const soup =
    /\b(?:soups?|chowder|broth|bisque|minestrone|pozole|posole|gumbo|laksa|gazpacho|borscht|borsch)\b/i.test(
      title,
    ) || thin > mass * (parts.some(({ time, safe }) => safe !== null && time?.tough === true) ? 1.6 : 1.1);
  return { from, main, fried, filled, beside, soup };
}

/** Whether rice is cooked in the pot itself. */
function cooksRice({ clauses, parts }: Ask): boolean {
  const rice = new Set(parts.filter(({ time }) => time?.late === 'grain').map(({ key }) => key));
  return clauses.some((one) => one.names.some((key) => rice.has(key)) && !one.actions.includes('serve'));
}

/** What thickens when it boils, and sinks and scorches before. */
export const thickens = (part: Part): boolean =>
  isThickener(part.food) ||
  (part.food !== null && isKind(part.food, 'flour')) ||
  /\b(?:corn ?starch|cornflour|masa(?: harina)?|arrowroot)\b/i.test(part.item.text);

/** "Sprinkle in the flour and stir for a minute": a few spoons that would sink and scorch under pressure. */
export function sprinkledFlour(
  { clauses }: Ask,
  pot: Pot,
  byKey: ReadonlyMap<string, Part>,
): { readonly part: Part; readonly at: readonly number[] } | null {
  for (let at = 0; at < pot.from; at += 1) {
    const { names, text } = clauses[at]!;
    if (names.length !== 1) continue;
    const part = byKey.get(names[0]!)!;
    if (!thickens(part) || part.grams > 60 || /\b(?:coat|toss|dredge|dust|season)\w*\b/i.test(text)) continue;
    const next = clauses[at + 1];
    const stirs =
      next !== undefined &&
      at + 1 < pot.from &&
      next.names.length === 0 &&
      next.sentence === clauses[at]!.sentence &&
      next.step === clauses[at]!.step;
    return { part, at: stirs ? [at, at + 1] : [at] };
  }
  return null;
}
