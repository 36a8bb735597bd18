/** A slow cooker's recipe as it is layered: what is rubbed on first, what goes in at the start, what comes at the end. */
import { isKind } from '#food/ingredient';
import type { Clause } from '../model.ts';
import { isSoftHerb, makesSteam, splits, type Part } from '../read/parts.ts';
import { textOf, type Ask } from './telling.ts';
import { onlyCuts, isCoconut, isCube, isDrink, isLiquid, isTomato, thickens } from './wet-pot-read.ts';
import { tinnedPulse } from './wet-pot-late.ts';

/** What a slow cooker's pot holds, by what a cook does with it on a fire. */
export interface Layers {
  /** Index of the first and the last clause of the long cooking. */
  readonly main: number;
  readonly end: number;
  /** Index of the last clause that fries something in a pan before; -1 where none does. */
  readonly fried: number;
  /** Clauses that season or coat the meat before it goes in, which stay their author's. */
  readonly prep: ReadonlySet<number>;
  readonly meats: readonly Part[];
  readonly fat: Part | null;
  /** Bacon and cured sausage, whose fat fries the rest. */
  readonly cured: readonly Part[];
  readonly aromatics: readonly Part[];
  /** Garlic, ginger, spices and pastes: a minute in the fat. */
  readonly spices: readonly Part[];
  readonly flour: readonly Part[];
  readonly drinks: readonly Part[];
  readonly thin: readonly Part[];
  readonly roots: readonly Part[];
  /** Soft already: tinned beans, sweetcorn, olives. */
  readonly soft: readonly Part[];
  /** Tender vegetables of few minutes. */
  readonly tender: readonly Part[];
  /** Milk, cream and cheese that were in from the start. */
  readonly dairy: readonly Part[];
  readonly rest: readonly Part[];
}

const otherDishes =
  /\b(?:cake|bread|brownies?|cobbler|crumble|crisp|pudding|dip|fondue|queso|oat(?:meal|s)|porridge|granola|yogh?urt|custard|jam|chutney|butter(?=$|,| -)|wings|ribs|meat ?balls?|meat ?loaf|stuffed|lasagn\w*|mac|macaroni|spaghetti|ziti|pasta|noodles?|risotto|paella|jambalaya|biryani|casserole bake|frittata|breakfast|nuts|candy|cider|punch|wassail|cheesecake|dumplings?|enchiladas?|tamales?|rice pudding|ham|turkey|bone broth|stock|apple ?sauce|chex)\b/i;
const crock = /\b(?:slow[- ]?cookers?|crock[- ]?pots?|insert)\b/i;
const longHeat = /\b(?:low|high|cook|simmer|heat|leave|hours?|hrs?)\b/i;
const isPrep =
  /\b(?:rub|rubbed|season|seasoned|marinate|toss|coat|dredge|dust|roll|massage|pat|sprinkle|mix|combine|stir together)\w*\b/i;
const onMeat =
  /\b(?:rub|season|marinate|toss|coat|dredge|dust|roll|massage|pat|sprinkle)\w*\b[^.]*\b(?:beef|pork|lamb|chicken|meat|roast|brisket|thighs|breasts|shanks|joint|it|all over|cubes)\b/i;
const everything =
  /\b(?:everything|(?:all|the rest)(?: of)?(?: the)?(?: other| remaining)? ingredients|remaining ingredients|other ingredients|all (?:of )?the (?:rest|remaining))\b/i;
const exception = /\b(?:except|but not|apart from|other than|minus|save)\b/i;
const fries = /\b(?:brown|sear|saut[eé]|fry|soften|sweat)\w*\b/i;
/** "Drain off the fat". */
export const drains = /^\W*(?:and )?(?:drain|pour off|discard the fat|set (?:it |them )?aside)\b/i;
const inPan = /\b(?:pan|skillet)\b/i;
const hardVegetable =
  /\b(?:potato(?:es)?|carrots?|parsnips?|swede|rutabaga|turnips?|celeriac|sweet potato(?:es)?|squash|pumpkin|beets?|beetroot)\b/i;
const aromatic =
  /\b(?:onions?|shallots?|leeks?|celery|fennel|(?:bell |red |green |yellow |sweet )peppers?|poblanos?)\b/i;
const minutePaste =
  /\b(?:garlic|ginger|curry paste|(?:tikka|korma|curry|masala|madras|balti|harissa|chipotle|gochujang|miso) paste|tomato (?:paste|pur[eé]e)|chipotles?|jalape[nñ]os?|(?:fresh )?chill?i(?:e?s)?(?! sauce| beans| powder)|lemongrass)\b/i;
const wood = /\b(?:bay|sprigs?|sticks?|stalks?|pods?|star anise|whole|bouquet|rinds?|leaves)\b/i;
const softAlready =
  /\b(?:sweet ?corn|corn|hominy|olives|artichoke hearts|capers|raisins|roasted (?:red )?peppers)\b/i;

/** The last word of a name: "puree" of "tomato puree". */
const headOf = (name: string): string | null =>
  /([\p{L}]{3,})\W*$/u.exec(name.toLowerCase().replace(/[,(].*$/, ''))?.[1] ?? null;

/** The layers of such a pot; null where it is none or has turns that are not followed. */
export function readLayers(ask: Ask): Layers | null {
  const { understood, clauses, parts } = ask;
  const { title } = understood.source;
  if (otherDishes.test(title)) return null;
  const said = textOf(ask);
  if (/\b(?:soak|broil|grill|oven|foil|parchment|towel|pressure|water bath|ramekin)\w*\b/i.test(said))
    return null;
  if (parts.some(({ safe, grams }) => safe?.kind === 'egg' && grams > 0)) return null;
  if (parts.some(({ time }) => time?.dry === true)) return null;
  const isLong = (one: Clause): boolean =>
    (one.minutes?.[1] ?? 0) >= 90 &&
    longHeat.test(one.text) &&
    !/\b(?:fridge|chill|marinate|overnight)\b/i.test(one.text);
  const main = clauses.findIndex(isLong);
  if (main < 0) return null;
  let end = main;
  while (
    end + 1 < clauses.length &&
    clauses[end + 1]!.step === clauses[main]!.step &&
    clauses[end + 1]!.sentence === clauses[main]!.sentence
  )
    end += 1;
  // A second long stretch is another dish.
  if (clauses.some((one, at) => at > end && (one.minutes?.[1] ?? 0) >= 75)) return null;
  const before = clauses.slice(0, main);
  // What is fried first has its author's own order.
  let fried = before.findLastIndex(
    (one) =>
      !/\bbrown sugar\b/i.test(one.text) &&
      (fries.test(one.text) || (inPan.test(one.text) && one.minutes !== null)),
  );
  // What else goes into that pan.
  while (
    fried >= 0 &&
    fried + 1 < main &&
    before[fried + 1]!.step === before[fried]!.step &&
    before[fried + 1]!.minutes !== null &&
    before[fried + 1]!.minutes![1] <= 15 &&
    !crock.test(before[fried + 1]!.text)
  )
    fried += 1;
  // "Add the garlic and cook for a minute."
  while (
    fried >= 0 &&
    fried + 2 < main &&
    before[fried + 2]!.step === before[fried]!.step &&
    before[fried + 2]!.sentence === before[fried + 1]!.sentence &&
    (before[fried + 2]!.minutes?.[1] ?? 99) <= 15 &&
    !crock.test(`${before[fried + 1]!.text} ${before[fried + 2]!.text}`)
  )
    fried += 2;
  while (
    fried >= 0 &&
    fried + 1 < main &&
    before[fried + 1]!.step === before[fried]!.step &&
    drains.test(before[fried + 1]!.text)
  )
    fried += 1;
  // "Brown the sausages. Transfer to the slow cooker."
  if (
    fried >= 0 &&
    fried + 1 < main &&
    before[fried + 1]!.step === before[fried]!.step &&
    before[fried + 1]!.names.every((key) =>
      before.slice(0, fried + 1).some((one) => one.names.includes(key)),
    ) &&
    /^\W*(?:and |then )*(?:transfer|move|put|place)\b/i.test(before[fried + 1]!.text) &&
    crock.test(before[fried + 1]!.text)
  )
    fried += 1;
  const inFried = new Set(before.slice(0, fried + 1).flatMap((one) => one.names));
  const friedText = before
    .slice(0, fried + 1)
    .map((one) => one.text)
    .join(' ')
    .toLowerCase();
  for (const { key, item } of parts) {
    const head = headOf(item.name);
    if (fried >= 0 && head !== null && new RegExp(`\\b${head}\\b`).test(friedText)) inFried.add(key);
  }
  const byKey = new Map(parts.map((part) => [part.key, part]));
  const isMeat = (part: Part): boolean => part.safe !== null && part.safe.kind !== 'egg';
  const prep = new Set<number>();
  before.forEach((one, at) => {
    // Knife work that the list does not tell.
    if (at > fried && onlyCuts(one) && !crock.test(one.text)) prep.add(at);
    if (at <= fried || !isPrep.test(one.text)) return;
    const sentence = before.flatMap((other, index) =>
      other.step === one.step && Math.abs(other.sentence - one.sentence) <= 1 ? [index] : [],
    );
    const text = sentence.map((index) => before[index]!.text).join(' and ');
    const wets = sentence.some((index) =>
      before[index]!.names.some((key) => isLiquid(byKey.get(key)!) || isTomato(byKey.get(key)!)),
    );
    const meat =
      onMeat.test(text) &&
      sentence.some((index) => before[index]!.names.some((key) => isMeat(byKey.get(key)!)));
    if (meat && !wets && !everything.test(text) && at < main) prep.add(at);
  });
  const rubbed = new Set(
    [...prep].flatMap((at) => before[at]!.names.filter((key) => !isMeat(byKey.get(key)!))),
  );
  // A rub that takes in half of the dish is none.
  if ([...rubbed].some((key) => byKey.get(key)!.grams > 120)) return null;
  const named = new Set<string>();
  let all = false;
  const left = new Set<string>();
  clauses.slice(0, end + 1).forEach((one) => {
    if (everything.test(one.text)) {
      all = true;
      const from = exception.exec(one.text);
      const start = from === null ? Infinity : one.start + from.index;
      for (const { key, start: at, end: to } of understood.steps[one.step]!.mentions)
        if (at >= start && to <= one.end) left.add(key);
    } else for (const key of one.names) if (!left.has(key)) named.add(key);
  });
  // "Into the broth", "all of the spices": what is named by its sort alone.
  const region = clauses
    .slice(0, end + 1)
    .map((one) => one.text)
    .join(' ')
    .toLowerCase();
  const seasoned = /\b(?:spices|seasonings?)\b/.test(region);
  const anywhere = new Set(clauses.flatMap((one) => one.names));
  for (const { key, item } of parts) {
    if (anywhere.has(key)) continue;
    const head = headOf(item.name);
    if (
      (head !== null && new RegExp(`\\b${head}\\b`).test(region)) ||
      (seasoned && /\b(?:salt|pepper)\b/i.test(item.name) && item.grams !== null && item.grams < 40)
    )
      named.add(key);
  }
  const later = new Set(clauses.slice(end + 1).flatMap((one) => one.names));
  // A line of several foods is read food by food.
  const tableLines = understood.source.ingredients.filter((line) =>
    /\b(?:to|for) (?:serve|serving|garnish|topping|the table)\b|\b(?:garnish|toppings)\b/i.test(line),
  );
  const forTable = (part: Part): boolean =>
    part.item.optional ||
    tableLines.some((line) => line.toLowerCase().includes(part.item.name.toLowerCase())) ||
    /\b(?:to|for) (?:serve|serving|garnish|the table|finish)\b|\b(?:garnish|toppings?)\b/i.test(
      part.item.text,
    );
  const inside = parts.filter(
    (part) =>
      !rubbed.has(part.key) &&
      !left.has(part.key) &&
      (!inFried.has(part.key) || (part.safe !== null && part.safe.kind !== 'egg')) &&
      (named.has(part.key) || (all && (isMeat(part) || !later.has(part.key)) && !forTable(part))),
  );
  // Raw meat or fish that comes later has a time of its own.
  if (parts.some((part) => isMeat(part) && part.grams > 30 && !inside.includes(part))) return null;
  if (inside.some(({ time }) => time?.late === 'seafood' || time?.late === 'grain' || time?.late === 'pasta'))
    return null;
  if (inside.some((part) => part.grams <= 0 && part.item.grams === null && isMeat(part))) return null;
  const taken = new Set<Part>();
  const take = (test: (part: Part) => boolean): readonly Part[] => {
    const found = inside.filter((part) => !taken.has(part) && test(part));
    for (const part of found) taken.add(part);
    return found;
  };
  const kind = (part: Part, id: Parameters<typeof isKind>[1]): boolean =>
    part.food !== null && isKind(part.food, id);
  const cured = take(({ item }) => /\b(?:bacon|lardons|pancetta|chorizo)\b/i.test(item.text));
  const meats = take(isMeat);
  const fats = take(
    (part) => (kind(part, 'fat') || kind(part, 'oil') || kind(part, 'butter')) && part.grams >= 4,
  );
  const dairy = take((part) => splits(part));
  const drinks = take(
    (part) =>
      isDrink(part) && !kind(part, 'vinegar') && !/\bvinegar\b/i.test(part.item.name) && part.grams >= 40,
  );
  const tomatoes = take((part) => isTomato(part) && part.grams >= 120);
  const thin = take(
    (part) => isLiquid(part) || isCoconut(part) || (makesSteam(part.food) && part.grams >= 60),
  );
  const spices = take(
    (part) =>
      (minutePaste.test(part.item.name) && !/\bpowder\b/i.test(part.item.name) && part.grams < 150) ||
      ((kind(part, 'spice') ||
        kind(part, 'herb') ||
        /\b(?:ground|powder|dried|cumin|paprika|seasoning|masala|oregano)\b/i.test(part.item.name)) &&
        !isSoftHerb(part.food) &&
        !wood.test(part.item.text) &&
        !/\b(?:salt|pepper|stock|bouillon)\b/i.test(part.item.name) &&
        part.grams < 60),
  );
  const flour = take((part) => thickens(part));
  if (flour.some((part) => !kind(part, 'flour'))) return null;
  const roots = take(({ item, grams }) => hardVegetable.test(item.name) && grams >= 80);
  const aromatics = take(
    (part) => aromatic.test(part.item.name) && !/\b(?:powder|flakes|dried|soup|mix)\b/i.test(part.item.text),
  );
  const soft = take(
    (part) => (tinnedPulse(part) || (softAlready.test(part.item.name) && part.grams >= 30)) && !isCube(part),
  );
  const tender = take(({ time }) => time?.late === 'tender');
  const rest = take(() => true);
  return {
    main,
    end,
    fried,
    prep,
    meats,
    fat: fats[0] ?? null,
    cured,
    aromatics,
    spices,
    flour,
    drinks,
    thin: [...thin, ...tomatoes],
    roots,
    soft,
    tender,
    dairy,
    rest: [...rest, ...fats.slice(1)],
  };
}

/** Whether a clause only speaks of the slow cooker. */
export const onlyCrock = ({ text, names }: Clause): boolean =>
  names.length === 0 && (crock.test(text) || /\b(?:cover|lid)\b/i.test(text));
