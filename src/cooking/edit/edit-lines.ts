import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { GroundedLine } from '#food/ground';
import { formatLine } from '#food/parse/format';
import { nutrients } from '#food/vocabulary';
import {
  formatFoodAmount,
  kitchenAmount,
  speaksOfMany,
  type KitchenAmount,
  type UnitSystem,
} from '../measures/amounts.ts';
import { isPluralName } from '../text/naming.ts';
import { canDo, isState, shapeOf } from './can-do.ts';
import { amountOf, closeEnough, isFish, isFlesh, readBack, trimmed } from './line-amounts.ts';
import type { EditDeps, EditPart } from './model.ts';

/** A line of the ingredient list as written for one food. */
export interface WrittenLine {
  readonly text: string;
  readonly food: Food;
  /** As the line calls it. */
  readonly name: string;
  readonly grams: number | null;
  readonly amount: KitchenAmount | null;
  /** Spoken of as many: "the carrots", not "the carrot". */
  readonly many: boolean;
}
/** What stays of "finely chopped" for another food; remarks ("to serve", "divided") stay. */
function keptPreparation(preparation: string | null, food: Food, old: Food | null): string | null {
  if (preparation === null) return null;
  const parts = preparation.split(/,\s*|\s+and\s+/);
  const bones = /^bone-in-|^whole-/.test(food.id);
  // Frozen salmon is skinned as fresh salmon is.
  if (old !== null && /^frozen-/.test(food.id) && isKind(food, old.id)) return preparation;
  // "Boczek (bacon)" that becomes another bacon says so once.
  const same = new Set([food.name, food.id, ...food.ancestors].map((one) => one.replaceAll('-', ' ')));
  const kept = parts.filter(
    (part) =>
      !same.has(part.toLowerCase()) &&
      !(/^(?:very )?hot$/i.test(part) && shapeOf(food) !== 'liquid') &&
      part.split(/\s+/).every((word) => !isState(word) || canDo(word, food)) &&
      // Nobody shreds a pea.
      (old?.id === food.id ||
        !isKind(food, 'pea') ||
        !/\b(?:shredded|sliced|halved|chopped|trimmed|cut)\b/i.test(part)) &&
      // Woody ends, strings and tips are those of the food that goes.
      (old?.id === food.id ||
        !/\b(?:ends?|tips?|stalks?|strings?|ribs?|cores?|husks?|silks?|roots?)\b[^,]*\b(?:snapped|trimmed|removed|cut|discarded|pulled)\b|\btough\b|\bwoody\b/i.test(
          part,
        )) &&
      (old?.id === food.id ||
        !/\b(?:jointed|quartered|(?:\d+|eight|ten) (?:serving )?pieces)\b/i.test(part)) &&
      (old?.id === food.id ||
        !(bones ? /\b(?:bone|skin)less\b/i : /\b(?:bones?|skins?|fat|trimmed)\b/i).test(part)),
  );
  return kept.length === 0 ? null : kept.join(', ');
}

/** Lardons that become ham are diced still. */
const cutAsWas = (old: GroundedLine | null, food: Food): string =>
  old !== null && /\b(?:lardons|cubetti)\b/i.test(old.parsed.name) && canDo('diced', food) ? ', diced' : '';

/** What an ingredient is for, whatever takes its place. */
const forWhat =
  /^(?:for|to) (?:serv\w+|garnish\w*|top\w*|finish\w*|sprinkl\w+|dust\w+|drizzl\w+|scatter\w*)\b|^for the \p{L}[\p{L} ]{2,24}$|^divided$/iu;

/** Writes the line of a food that comes in, so that it reads back to the same food and weight. */
export function writePart(
  part: EditPart,
  old: GroundedLine | null,
  system: UnitSystem,
  deps: EditDeps,
): WrittenLine {
  const { food } = part;
  const sort =
    part.sort === true && part.less !== true && old !== null
      ? (sortLine(part, old, deps) ?? sameCan(part, old, deps))
      : null;
  if (sort !== null) return sort;
  const amount = amountOf(part, old, system, deps);
  const own =
    part.preparation !== undefined
      ? part.preparation
      : keptPreparation(old?.parsed.preparation ?? null, food, old?.ingredient.food ?? null);
  // Twelve small shallots stay whole; the three onions in their place do not.
  const fewer =
    amount !== null &&
    amount.unit === null &&
    amount.quantity !== null &&
    (old?.parsed.quantity ?? 0) >= 6 &&
    amount.quantity * 2 <= (old?.parsed.quantity ?? 0) &&
    food.category === 'produce';
  const preparation = fewer && /^peeled$/i.test(own ?? 'peeled') ? 'peeled and cut into wedges' : own;
  const comment = old?.parsed.comment ?? null;
  const purpose =
    comment !== null && forWhat.test(comment) && !(preparation ?? '').includes(comment) ? `, ${comment}` : '';
  const tail =
    (preparation === null ? cutAsWas(old, food) : `, ${preparation}`) +
    purpose +
    (old?.parsed.optional === true && !/optional/.test(preparation ?? '') ? ' (optional)' : '');
  // A British list stays British: "turkey mince" where it said "lamb mince".
  const mince = /\bmince\b/i.test(old?.parsed.name ?? '')
    ? food.aliases.find((name) => /\bmince$/.test(name))
    : undefined;
  // Prawns stay prawns, out of the freezer too.
  const last = (name: string): string => (/\p{L}+$/u.exec(name.toLowerCase())?.[0] ?? '').replace(/s$/, '');
  const like = old === null ? [] : food.aliases.filter((name) => last(name) === last(old.parsed.name));
  // "Turkey breakfast sausage" for breakfast sausage: the alias that says all that the line said.
  const said = (old?.parsed.name ?? '').toLowerCase().split(' ');
  const whole =
    said.length < 2 || !isFlesh(food) || !isFlesh(old!.ingredient.food)
      ? undefined
      : like.find((name) => said.every((word) => name.toLowerCase().split(' ').includes(word)));
  // "2 sea bass fillets" → "2 pollock fillets".
  const fillets =
    old !== null && amount !== null && amount.unit === null && isFish(food) && !/fillet/.test(food.name)
      ? /\bfillets?$/i.exec(old.parsed.name)?.[0].toLowerCase()
      : undefined;
  const filleted = fillets === undefined ? undefined : `${food.name} ${fillets}`;
  const names = [
    ...new Set([part.name ?? mince ?? whole ?? filleted ?? food.name, ...like, food.name, ...food.aliases]),
  ];
  const inPlace =
    old === null || own !== old.parsed.preparation ? null : atItsPlace(part, names[0]!, amount, old, deps);
  if (inPlace !== null) return inPlace;
  const amounts: (KitchenAmount | null)[] = [amount];
  if (amount !== null && amount.grams > 0) {
    // Where a cup would not read back an American list weighs in ounces.
    if (system === 'us' && old?.parsed.unit !== 'g') {
      const ounces = kitchenAmount(food, amount.grams, 'oz', 'us');
      if (ounces.unit === 'oz' || ounces.unit === 'lb') amounts.push(ounces);
    }
    // "400 g", not "397 g".
    const step = amount.grams >= 100 ? 10 : amount.grams >= 40 ? 5 : 1;
    const round = Math.max(1, Math.round(amount.grams / step) * step);
    amounts.push(
      amount.unit === 'kg' && round >= 1000
        ? { quantity: Math.round(round / 100) / 10, unit: 'kg', grams: round }
        : { quantity: round, unit: 'g', grams: round },
    );
  }
  let first: WrittenLine | null = null;
  for (const one of amounts)
    for (const name of names) {
      const many =
        (one !== null &&
          name === food.name &&
          food.plural !== null &&
          (one.quantity === null || speaksOfMany(food, one))) ||
        (one === null && name === food.name && food.plural !== null) ||
        isPluralName(name);
      const called =
        one === null
          ? many && name === food.name
            ? (food.plural ?? name)
            : name
          : formatFoodAmount(food, one, 'list', name);
      const toTaste =
        one === null && (old?.parsed.toTaste ?? false) && !/to taste/.test(tail) ? ' to taste' : '';
      const plain = `${called}${toTaste}${tail}`;
      const sized =
        one?.unit === 'can' && (old === null || isKind(food, 'canned-tomatoes'))
          ? withCanSize(plain, food, system, deps)
          : null;
      const text = sized ?? plain;
      const written: WrittenLine = { text, food, name, grams: one?.grams ?? null, amount: one, many };
      first ??= written;
      const back = readBack(text, food, deps);
      if (back === null) continue;
      if (
        one === null ||
        one.grams === 0 ||
        (back.grams !== null &&
          // What is trimmed off is bought all the same: a pound of beans reads back to what is eaten of it.
          Math.abs(back.grams - one.grams) <=
            one.grams * (one.unit === 'oz' || one.unit === 'lb' ? trimmed : closeEnough))
      )
        return { ...written, grams: back.grams };
    }
  return first!;
}

/** What comes by the piece and is weighed by the piece keeps its shape in the name. */
const shaped = /\b(?:fillets?|steaks?|loins?|portions?)$/i;

/**
 * "2 (6-ounce) halibut fillets" → "2 (6-ounce) tilapia fillets": as much of another food stands in the amount and among
 * the words of the old line; null where that line would not read back to it.
 */
function atItsPlace(
  part: EditPart,
  name: string,
  amount: KitchenAmount | null,
  old: GroundedLine,
  deps: EditDeps,
): WrittenLine | null {
  const { food } = part;
  const { source, name: called, also, alternatives, quantity, quantityMax, unit, amountEach } = old.parsed;
  const had = old.ingredient.grams;
  const counted = part.quantity ?? null;
  if (amount === null || had === null || had <= 0 || part.sort === true) return null;
  if (counted !== null && (counted !== old.parsed.quantity || (part.unit ?? null) !== old.parsed.unit))
    return null;
  if (quantity === null || quantityMax !== null || also.length > 0 || alternatives.length > 0) return null;
  // What is only counted is another number of another food.
  if (unit === null && amountEach === null) return null;
  // A can of a stated weight is one of another food: its juice may weigh a little more or less.
  const canned = /^(?:can|tin)$/.test(unit ?? '') && amountEach !== null;
  const off = Math.abs((part.grams ?? amount.grams) / had - 1);
  if (counted === null && off > (canned ? closeEnough : sameWeight)) return null;
  const at = source.toLowerCase().indexOf(called.toLowerCase());
  if (at < 0 || called === '') return null;
  const plural = name === food.name && food.plural !== null && speaksOfMany(food, amount);
  const shape =
    isFish(food) && !shaped.test(name)
      ? shaped.exec(called)?.[0].toLowerCase()
      : /^(?:cauliflower|broccoli|romanesco)$/.test(food.id)
        ? /\bflorets$/i.exec(called)?.[0].toLowerCase()
        : undefined;
  // "2 cans of canned tomatoes" says it twice.
  const bare = canned ? name.replace(/^canned /, '') : name;
  const said = shape === undefined ? (plural && bare === name ? food.plural! : bare) : `${name} ${shape}`;
  // "Guanciale preferably or bacon 100 g": the other is what came in, or no longer asked for.
  const rest = source
    .slice(at + called.length)
    .replace(/^,?\s*(?:preferably|ideally),?\s+or\s+[\p{L} ]+?(?=\s*(?:[\d½¼¾⅓⅔(,]|$))/iu, '');
  const text = source.slice(0, at) + said + withoutSorts(withoutWish(rest, food, old), old, food, deps);
  const [back, ...more] = deps.grounder.ground([text]);
  if (back === undefined || more.length > 0 || back.ingredient.food?.id !== food.id) return null;
  const { grams } = back.ingredient;
  if (back.parsed.quantity !== quantity || back.parsed.unit !== unit || grams === null) return null;
  if (counted === null && Math.abs(grams / had - 1) > closeEnough) return null;
  return {
    text,
    food,
    // "Until it flakes": of the fillets the text speaks by the fish.
    name: shape === undefined ? said : name,
    grams,
    amount: { quantity, unit, grams },
    many: shape === undefined && (plural || isPluralName(said)),
  };
}
/** "(preferably mixed sorts)" was wished of what goes. */
const withoutWish = (tail: string, food: Food, old: GroundedLine): string =>
  food.id === old.ingredient.food?.id
    ? tail
    : tail.replace(/\s*\((?:preferably|ideally|if possible)[^()\d]*\)/gi, '');

/** "(girolles, chanterelles)": sorts of what goes are none of what comes. */
function withoutSorts(tail: string, old: GroundedLine, food: Food, deps: EditDeps): string {
  const bracket = /^\s*\(([^()\d]+)\)/.exec(tail);
  if (bracket === null) return tail;
  const had = old.ingredient.food;
  const kin = (other: Food): boolean =>
    had !== null && (isKind(other, had.id) || isKind(had, other.id) || other.kind === had.kind);
  const sorts = bracket[1]!
    .split(/,|\/|\bor\b|\band\b/)
    .flatMap((one) => (one.trim() === '' ? [] : deps.grounder.ground([one.trim()])))
    .flatMap(({ ingredient }) => ingredient.food ?? []);
  return sorts.some((one) => kin(one) && !isKind(one, food.id)) ? tail.slice(bracket[0].length) : tail;
}

/** So far off, as a share, what comes in is as much as what goes. */
const sameWeight = 0.03;

/** "1 can (15 oz) black beans": as shops sell them; null where that would not read back to the food. */
function withCanSize(text: string, food: Food, system: UnitSystem, deps: EditDeps): string | null {
  const tomatoes = isKind(food, 'canned-tomatoes');
  if (!tomatoes && !isKind(food, 'legume')) return null;
  const sized = text.replace(/^(\d+|½|1\/2) cans?\b/, (said, number: string) => {
    const size = system !== 'us' ? '400 g' : tomatoes ? '14.5 oz' : '15 oz';
    return `${said} (${size}${/^(?:1|½|1\/2)$/.test(number) ? '' : ' each'})`;
  });
  return sized !== text && readBack(sized, food, deps) !== null ? sized : null;
}

/** "Shredded store-brand cheddar": the brand goes before what is done with it. */
const brandedLate = /((?:\b(?!of\b)\p{L}+(?:ed|en)\s+)+)(store-brand\s+)/iu;

/** "Unsalted stock (made with 2 cubes)" is none: of the salted cubes nothing is said any more. */
const withoutCubes = (text: string, food: Food): string =>
  isKind(food, 'stock') && /^(?:unsalted|low-sodium|homemade)-/.test(food.id)
    ? text.replace(
        /\s*(?:\((?:made )?(?:with|from|using)[^()]*(?:cubes?|stock ?pots?|bouillon|powder)[^()]*\)|,?\s+(?:made )?(?:with|from|using)\b[^,()]*(?:cubes?|stock ?pots?|bouillon|powder)\b[^,]*)/gi,
        '',
      )
    : text;

/** "Lean beef mince (20% fat)" is none: the figure is that of what comes in now. */
function ownFat(text: string, food: Food): string {
  const fat = food.nutrients?.[nutrients.indexOf('fat_g')] ?? null;
  if (fat === null || !isFlesh(food)) return text;
  const said = Math.round(fat / 5) * 5 || 5;
  return text
    .replace(/\b\d{1,2}(?=\s?% fat\b)/gi, String(said))
    .replace(/\b[5-9]\d(?=\s?% lean\b)/gi, String(100 - said))
    .replace(/\b[5-9]\d\/\d{1,2}\b/g, `${100 - said}/${said}`);
}

/** "(10% fat)" of a full-fat yogurt and "(like Ro-Tel)" of a can with chiles are not true of what comes in. */
const withoutClaims = (text: string, food: Food, old: GroundedLine): string =>
  food.id === old.ingredient.food?.id
    ? text
    : (isFlesh(food)
        ? text
        : text.replace(
            /\s*\((?:\d+(?:\.\d+)?\s?% (?:milk)?fat)\)|,\s*\d+(?:\.\d+)?\s?% (?:milk)?fat(?=,|$)/gi,
            '',
          )
      ).replace(/\s*\((?:such as|like|e\.g\.,?|i use|we use) \p{Lu}[^()\d]*\)/gu, '');

/** "(Philadelphia)": the maker's name is not on the store's own label. */
const maker =
  /\s*\((?:such as |like |e\.g\. |i use |we use )?(?:\p{Lu}[\p{L}’'&.]*\s?){1,3}\)|,\s*(?:such as|like|e\.g\.) \p{Lu}[\p{L}’'&. ]*$/u;
/** "Good-quality store-brand chocolate": whoever buys it for the price asks for no more. */
const praise =
  /\b(?:(?:very )?good(?:[- ]quality)?|(?:the )?best(?:[- ]quality)?|(?:high|top)[- ]quality|quality|premium|luxury|gourmet|(?:rao|green (?:&|and) black)['’]?s|de cecco|bonne maman|philadelphia|lindt|valrhona|kerrygold|lurpak|barilla|cirio|mutti)\s+(?=(?:store|own)-brand\b)/i;
const withoutMaker = (text: string, name: string): string =>
  /^(?:store|own)-brand\b/i.test(name) ? text.replace(maker, '').replace(praise, '') : text;

/** "Frozen prawns, fresh": out of the freezer nothing is. */
const unfrozenGone = (text: string, name: string): string =>
  /^frozen\b/i.test(name)
    ? text.replace(/\s*\(fresh\)|,\s*fresh(?=\s*(?:,|\(|$))|(?<=\bfrozen )fresh\s+/gi, '')
    : text;

/** "1 (15 oz) can black beans, drained" with another make of beans in it; null where it would not read back. */
function sortLine(part: EditPart, old: GroundedLine, deps: EditDeps): WrittenLine | null {
  const { source, name: called, also, quantity, unit } = old.parsed;
  const at = source.toLowerCase().indexOf(called.toLowerCase());
  if (at < 0 || also.length > 0 || part.name === undefined) return null;
  const plain = source.slice(0, at) + part.name + source.slice(at + called.length);
  const kept = withoutCubes(
    ownFat(withoutMaker(unfrozenGone(plain.replace(brandedLate, '$2$1'), part.name), part.name), part.food),
    part.food,
  );
  const text = withoutClaims(kept, part.food, old);
  const [back, ...more] = deps.grounder.ground([text]);
  const same = back?.ingredient.food?.id === part.food.id && more.length === 0;
  if (!same || back.parsed.quantity !== quantity || back.parsed.unit !== unit) return null;
  const { grams } = back.ingredient;
  return {
    text,
    food: part.food,
    name: part.name,
    grams,
    amount: quantity === null ? null : { quantity, unit, grams: grams ?? 0 },
    many: isPluralName(called),
  };
}

/** "1 (14 oz) can fire-roasted tomatoes" is a can of as much; null where the new food would not be read from it. */
function sameCan(part: EditPart, old: GroundedLine, deps: EditDeps): WrittenLine | null {
  const { source, name: called, unit, quantity } = old.parsed;
  if (!/^(?:can|tin|jar)$/.test(unit ?? '') || quantity === null) return null;
  const make = /^((?:no-salt-added|low-sodium|unsalted|reduced-sodium) )/i.exec(part.name ?? '')?.[1] ?? '';
  const bare = `${make}${part.food.name.replace(/\b(?:canned|no-salt-added|unsalted|low-sodium) /gi, '')}`;
  const at = source.toLowerCase().indexOf(called.toLowerCase());
  if (at < 0) return null;
  const text = withoutClaims(source.slice(0, at) + bare + source.slice(at + called.length), part.food, old);
  const [back, ...more] = deps.grounder.ground([text]);
  if (back?.ingredient.food?.id !== part.food.id || more.length > 0 || back.parsed.quantity !== quantity)
    return null;
  const { grams } = back.ingredient;
  return {
    text,
    food: part.food,
    name: bare,
    grams,
    amount: { quantity, unit, grams: grams ?? 0 },
    many: isPluralName(bare),
  };
}

/** A line for one food out of a line of several ("salt and pepper"): in its own words where they share no amount. */
export function ownLine(line: GroundedLine): string {
  const { quantity, unit, source } = line.parsed;
  const { text } = line.ingredient;
  if (quantity === null && unit === null && text !== source && text !== '') return text;
  return formatLine({ ...line.parsed, also: [] });
}
