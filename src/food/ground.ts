import { createMemo } from '#kernel/memo';
import { asideOf } from './aside.ts';
import type { Catalogue, FoodMatch, MatchHow } from './catalogue.ts';
import { eatenShares, type Eaten } from './eaten.ts';
import { isKind, isWater, type Ingredient } from './ingredient.ts';
import type { ParsedLine } from './line.ts';
import type { Food } from './model.ts';
import type { LineParser } from './parse/line-parser.ts';
import { amountsInSteps } from './stated-in-steps.ts';
import type { Units } from './units.ts';
import { isBaked, usualWeight } from './usual-amounts.ts';
import { weigh, weighUnknown, type Weight } from './weigh.ts';

/** One food of one line, found and weighed. */
export interface GroundedLine {
  /** Unique in the list: `i0`, `i1` …; a line of several foods gives `i1`, `i1+1` … */
  readonly key: string;
  readonly parsed: ParsedLine;
  /** Heading above the line, or null. */
  readonly group: string | null;
  readonly match: FoodMatch;
  readonly weight: Weight;
  /** Where not all of it is eaten, and why. */
  readonly eaten: Eaten | null;
  readonly ingredient: Ingredient;
}

/** Turns ingredient lines as people write them into ingredients that can be judged. */
export interface Grounder {
  /**
   * `servings` scales amounts left to the cook; `steps` is the text of the instructions, and tells that the lines are a
   * whole recipe's: what it lists bare then weighs what is usual. Never throws.
   */
  ground(
    lines: readonly string[],
    options?: { readonly servings?: number; readonly steps?: string },
  ): readonly GroundedLine[];
}

/** Callers may send anything, so the lines that are remembered are bounded. */
const readLimit = 4000;

/** A generic name ("cheese") stands for its usual food, with less certainty. */
const genericConfidence = 0.8;

/** Names that are found so are foods, and no things of the kitchen. */
const surely: ReadonlySet<MatchHow> = new Set<MatchHow>(['exact', 'alias', 'plural']);
const nothing: FoodMatch = { food: null, confidence: 0, candidates: [], modifiers: [] };

/** What stock is made of, in names of its cubes: "2 chicken cubes". */
const cubesOf =
  /^(?:knorr |maggi |oxo )?(chicken|beef|vegetable|veggie|veg|lamb|fish|ham|mushroom|onion)(?: knorr| maggi| oxo)? cubes?$/i;
/** More of them are diced meat. */
const mostCubes = 6;

/** One or two words in brackets right behind a food. */
const kindBehind = /^[^()]*\p{L} \((\p{L}+(?: \p{L}+)?)\)/u;
/** What weighs less is a piece of a bird. */
const leastBirdGrams = 700;
/** What is done to a bird that is cooked whole. */
const wholeInSteps =
  /\b(?:the bird|cavity|carve|truss|breast[- ]side|spatchcock|per (?:500 ?g|half kilo|kilo|kg|lb|pound)|whole (?:chicken|duck|turkey|bird)|stuff (?:it|the (?:chicken|bird|duck|turkey)|with))\b/i;
/** "7-bone racks of lamb", "good raspberry conserve": what says nothing of what it is. */
const unsaying = /^(?:\d+[- ](?:bone|rib)s?|(?:very )?good|nice|decent) /i;
/** So many grams of a bird that stuffs and carves are the bird itself. */
const heaviestPart = 900;
/** A turkey of this weight is a whole one, whatever the steps say. */
const heaviestTurkeyPart = 3000;
/** What is done to raw strips of chicken. */
const madeRaw = /\b(?:dredg|coat|dip|bread(?:ing|ed)?\b|marinat|panko|breadcrumbs|flour|season|165|74\s?°)/i;
/** What is done to meat off the bone. */
const inParts = /\b(?:boneless|boned|skinless|cubed|diced|sliced|minced|ground|strips)\b/i;

const unit: Weight = {
  grams: null,
  gramsMin: null,
  gramsMax: null,
  arithmetic: 'not in the food tables',
  confidence: 0,
  source: null,
  rule: null,
};

/** Builds the grounder over a parser, the foods and the units. */
export function createGrounder(parts: {
  readonly parser: LineParser;
  readonly catalogue: Catalogue;
  readonly units: Units;
}): Grounder {
  const { parser, catalogue, units } = parts;

  /** The food that a generic name usually means ("cheese"); the name's own node where nobody has said. */
  const usual = (food: Food): Food =>
    food.abstract
      ? (catalogue.kin(food.id).find((one) => !one.abstract && catalogue.isA(one.id, food.id)) ?? food)
      : food;

  /** "1 chicken", "a 3-to-4-pound duck": a bird that is counted is a whole one, bones and all. */
  const wholeBird = (food: Food, line: ParsedLine): Food | null => {
    const { quantity } = line;
    if (!food.abstract || line.unit !== null || quantity === null || !food.ancestors.includes('poultry'))
      return null;
    const whole = catalogue.get(`whole-${food.id}`);
    if (whole === null || inParts.test(line.preparation ?? '')) return null;
    const stated = line.amountEach ?? (quantity === 1 ? line.alternateAmount : null);
    const each = stated === null ? null : units.toGrams(stated.quantity, stated.unit);
    return (each === null ? quantity <= 2 : each >= leastBirdGrams) ? whole : null;
  };

  /** "A 5 kg turkey", "1.6 kg chicken" that is stuffed and carved: the weight is that of the bird. */
  const weighedBird = (food: Food, line: ParsedLine, steps: string | null): Food | null => {
    if (line.quantity === null || line.unit === null || line.amountEach !== null) return null;
    if (!food.abstract || !food.ancestors.includes('poultry')) return null;
    const grams = units.toGrams(line.quantity, line.unit);
    const least =
      food.id === 'turkey'
        ? heaviestTurkeyPart
        : steps !== null && wholeInSteps.test(steps)
          ? heaviestPart
          : Infinity;
    return grams === null || grams < least || inParts.test(line.source)
      ? null
      : catalogue.get(`whole-${food.id}`);
  };

  /** "2 racks of lamb" are the rack, and no shoulder. */
  const rackOf = (food: Food, { unit }: ParsedLine): Food | null =>
    unit === 'rack' && food.abstract && food.id === 'lamb' ? catalogue.get('lamb-rack') : null;

  /** "1 chicken stock", "2 chicken cubes", counted and not measured: cubes or pots of stock. */
  const cubeOf = (food: Food, line: ParsedLine): Food | null => {
    const [, of] = cubesOf.exec(line.unit === 'cube' ? `${line.name} cube` : line.name) ?? [];
    if (
      of !== undefined &&
      (line.unit === null || line.unit === 'cube') &&
      (line.quantity ?? 9) <= mostCubes
    ) {
      const cube = catalogue.match(`${of} stock cube`).food;
      if (line.amountEach === null && cube?.id.endsWith('-stock-cube') === true) return cube;
    }
    const counted = line.unit === null && line.quantity !== null && line.quantity >= 1 && line.quantity <= 6;
    if (!counted || line.amountEach !== null || line.alternateAmount !== null) return null;
    return food.id.endsWith('-stock') ? catalogue.get(`${food.id}-cube`) : null;
  };

  /** "2 lbs hamburger" is mince: nobody buys the sandwich by the pound. */
  const byThePound = (food: Food, { unit }: ParsedLine): Food | null =>
    food.id === 'hamburger' && unit !== null && units.toGrams(1, unit) !== null
      ? catalogue.get('ground-beef')
      : null;

  /**
   * Foods below a node that nobody has given a usual food, or whose kinds are made of other things altogether
   * ("plant milk"): enough of them to name every allergen there.
   */
  const coveringAllergens = (food: Food, taken: Food): readonly Food[] => {
    if (!taken.abstract && (taken.opaque || !food.opaque)) return [];
    const seen = new Set([...food.allergens, ...taken.allergens].map((fact) => fact.allergen));
    return catalogue.descendants(food.id).filter((one) => {
      const brings = one.allergens.some((fact) => !seen.has(fact.allergen));
      for (const fact of one.allergens) seen.add(fact.allergen);
      return brings;
    });
  };

  /** The food by the kind that stands in brackets behind its name, where the tables have that: "drumsticks (moringa)". */
  const inBrackets = ({ source, name, comment }: ParsedLine): FoodMatch | null => {
    if (comment === null || !source.includes('(')) return null;
    const kind = kindBehind.exec(source)?.[1];
    if (kind?.toLowerCase() !== comment.toLowerCase()) return null;
    const ways = [`${name} (${kind})`, `${kind} ${name}`].map((way) => catalogue.match(way));
    return ways.find(({ candidates }) => surely.has(candidates[0]?.how ?? 'typo')) ?? null;
  };

  /** Lines read before: a transform reads the same ones again after every change. */
  const read = createMemo<GroundedLine>(readLimit);
  const groundOne = (
    one: OneFood,
    place: number,
    key: string,
    group: string | null,
    servings: number,
  ): GroundedLine => {
    const { quantity, source, comment } = one.parsed;
    // Servings only tell how much is meant where no amount is stated, or one for each.
    const stated =
      quantity !== null &&
      quantity >= 0 &&
      Number.isFinite(quantity) &&
      (comment === null || !eachGets.test(comment));
    // The words of a line tell all of each of its foods.
    const name = `${stated ? '=' : servings}|${place}|${source}`;
    const known = read.get(name, () => groundFood(one, servings));
    return { ...known, key, group, ingredient: { ...known.ingredient, key } };
  };

  const groundFood = ({ parsed, text }: OneFood, servings: number): GroundedLine => {
    const [key, group] = ['', null];
    const called =
      inBrackets(parsed) ??
      catalogue.match(parsed.name.replace(unsaying, ''), {
        unit: parsed.unit,
        preparation: parsed.preparation,
      });
    const aside = surely.has(called.candidates[0]?.how ?? 'typo')
      ? null
      : asideOf(parsed, called.food !== null);
    const match = aside === null ? called : nothing;
    const found = match.food;
    const bird =
      found === null
        ? null
        : (wholeBird(found, parsed) ?? weighedBird(found, parsed, null) ?? rackOf(found, parsed));
    const cube = found === null ? null : (cubeOf(found, parsed) ?? byThePound(found, parsed));
    const generic = found?.abstract === true && bird === null && cube === null;
    const others = parsed.alternatives.flatMap((name) => catalogue.match(name).food ?? []);
    // "Beef - fillet tail or good sirloin": the cut that is named is meant, not the usual one.
    const cut =
      generic && /\s[-–—]\s/.test(parsed.source)
        ? others.find((one) => !one.abstract && isKind(one, found.id))
        : undefined;
    const food = found === null ? null : (cube ?? bird ?? cut ?? usual(found));
    const alternatives: readonly Food[] = generic
      ? [found, ...coveringAllergens(found, food!), ...others]
      : others;
    const weight =
      food !== null
        ? weigh(food, inLeaves(food, forAll(parsed, servings)), units, { servings })
        : ((aside === null ? weighUnknown(parsed, units) : null) ?? unit);
    return {
      key,
      parsed,
      group,
      match,
      weight,
      eaten: null,
      ingredient: {
        key,
        text,
        name: parsed.name === '' ? parsed.source.trim() : parsed.name,
        food,
        grams: weight.grams,
        eatenShare: 1,
        alternatives,
        modifiers: match.modifiers,
        optional: parsed.optional,
        confidence: match.confidence * (generic ? genericConfidence : 1),
        aside,
      },
    };
  };

  /** Lines without an amount of which an instruction states one; seasonings are added more often than it is said. */
  const bySteps = (
    lines: readonly GroundedLine[],
    steps: string,
    servings: number,
  ): readonly GroundedLine[] => {
    if (!lines.some(leftToSteps)) return lines;
    return lines.map((line) => {
      const { food } = line.ingredient;
      if (food === null || !leftToSteps(line)) return line;
      // Of a food that the list has twice, nobody knows which of the two is meant.
      if (lines.some((other) => other !== line && other.ingredient.food === food)) return line;
      const stated = amountsInSteps(line.parsed.name, steps, (text) => parser.parse(text)).flatMap(
        ({ parsed, text }) => {
          const weight = weigh(food, parsed, units, { servings });
          return weight.grams === null ? [] : [{ text, weight }];
        },
      );
      if (stated.length === 0) return line;
      const sum = (of: (weight: Weight) => number | null): number =>
        stated.reduce((total, { weight }) => total + (of(weight) ?? 0), 0);
      const grams = sum((weight) => weight.grams);
      const said = stated.map(({ text, weight }) => `“${text}”: ${weight.arithmetic}`).join('; ');
      return {
        ...line,
        weight: {
          grams,
          gramsMin: sum((weight) => weight.gramsMin),
          gramsMax: sum((weight) => weight.gramsMax),
          arithmetic: `no amount in the list; the instructions say ${said}`,
          confidence: 0.5,
          source: stated[0]!.weight.source,
          rule: 'amount from the instructions',
        },
        ingredient: { ...line.ingredient, grams },
      };
    });
  };

  /** "1 lb chicken tenders" that the steps coat or marinate are raw strips of breast, not what the freezer sells. */
  const rawTender = ({ ingredient: { food }, parsed }: GroundedLine, steps: string): Food | null =>
    food?.id === 'chicken-tenders' &&
    madeRaw.test(steps) &&
    !/\b(?:frozen|breaded|cooked)\b/i.test(parsed.source)
      ? catalogue.get('chicken-breast')
      : null;

  /** A bird that is bought by its weight and cooked whole, and what only its steps tell to be raw. */
  const birdsBySteps = (lines: readonly GroundedLine[], steps: string): readonly GroundedLine[] =>
    lines.map((line) => {
      const called = line.match.food;
      const bird =
        called === null ? null : (weighedBird(called, line.parsed, steps) ?? rawTender(line, steps));
      if (bird === null || bird === line.ingredient.food) return line;
      const weight = weigh(bird, line.parsed, units);
      return {
        ...line,
        weight,
        ingredient: { ...line.ingredient, food: bird, grams: weight.grams },
      };
    });

  /** What is still without a weight as a cook takes it; only of a whole recipe, as a line alone says nothing of its dish. */
  const byCustom = (
    lines: readonly GroundedLine[],
    steps: string,
    servings: number,
  ): readonly GroundedLine[] => {
    if (!lines.some(leftToCustom)) return lines;
    const baked = isBaked(lines.map(({ ingredient }) => ingredient));
    return lines.map((line) => {
      const { food } = line.ingredient;
      if (food === null || !leftToCustom(line)) return line;
      // "Chicken" that is stuffed and carved is a whole one.
      const called = line.match.food;
      const bird =
        called !== null && wholeInSteps.test(steps)
          ? wholeBird(called, { ...line.parsed, quantity: 1 })
          : null;
      if (bird !== null) {
        const whole = weigh(bird, { quantity: 1, unit: null }, units);
        const weight = {
          ...whole,
          arithmetic: `no amount stated; a whole one: ${whole.arithmetic}`,
          rule: 'a whole bird',
        };
        return { ...line, weight, ingredient: { ...line.ingredient, food: bird, grams: weight.grams } };
      }
      // Beside "100 g butter" a bare "butter" is a little of the same.
      const stated = lines.reduce(
        (sum, other) => sum + (other.ingredient.food === food ? (other.weight.grams ?? 0) : 0),
        0,
      );
      const weight = usualWeight(food, line.parsed, units, { servings, baked, stated });
      return weight === null
        ? line
        : { ...line, weight, ingredient: { ...line.ingredient, grams: weight.grams } };
    });
  };

  return {
    ground(lines, options = {}) {
      const servings = options.servings ?? 4;
      const grounded: GroundedLine[] = [];
      let group: string | null = null;
      parser.parseMany(lines).forEach((parsed, at) => {
        if (parsed.heading) {
          group = parsed.name;
          return;
        }
        if (parsed.name === '' && parsed.source.trim() === '') return;
        // "Filling: 1 cup sugar, 2 tbsp cinnamon" is a group of its own.
        const own = parsed.also.length > 0 ? labelOf(parsed.source) : null;
        everyFood(parsed, parser).forEach((one, n) => {
          grounded.push(groundOne(one, n, n === 0 ? `i${at}` : `i${at}+${n}`, own ?? group, servings));
        });
      });
      const weighed =
        options.steps === undefined
          ? grounded
          : byCustom(
              bySteps(birdsBySteps(grounded, options.steps), options.steps, servings),
              options.steps,
              servings,
            );
      const shares = eatenShares(
        weighed.map(({ key, parsed, ingredient, group: above }) => ({
          key,
          text: parsed.source,
          food: ingredient.food,
          grams: ingredient.grams,
          group: above,
        })),
        options.steps,
      );
      return weighed.map((line) => {
        const eaten = shares.get(line.key) ?? null;
        return eaten === null
          ? line
          : { ...line, eaten, ingredient: { ...line.ingredient, eatenShare: eaten.share } };
      });
    },
  };
}

/** Whether a line of a known food states no amount at all, so that the instructions may. */
const leftToSteps = ({ parsed, ingredient: { food } }: GroundedLine): boolean =>
  food !== null &&
  parsed.quantity === null &&
  parsed.unit === null &&
  food.category !== 'spices-seasonings' &&
  !isWater(food);

/** Whether a known food is listed without any amount, and nothing else told one. */
const leftToCustom = ({ parsed, weight, ingredient: { food } }: GroundedLine): boolean =>
  food !== null &&
  weight.grams === null &&
  parsed.quantity === null &&
  parsed.unit === null &&
  parsed.size === null &&
  !isWater(food);

/** "1 egg per person", "egg (1 per serving)": how many each gets, or null. */
const eachGets =
  /^(?:([1-9]|one|two) )?(?:per|for each|for every) (?:person|serving|portion|head|guest|plate|bowl)s?\b/i;

/** "8 lettuce leaves": single ones, of what else comes as a head or in bunches. */
function inLeaves(food: Food, parsed: ParsedLine): ParsedLine {
  const leaves =
    parsed.unit === null &&
    parsed.quantity !== null &&
    /\b(?:leaf|leaves)$/i.test(parsed.name) &&
    food.measures.some(({ unit }) => unit === 'leaf');
  return leaves ? { ...parsed, unit: 'leaf' } : parsed;
}

/** A line that says how much each person gets, with the amount for all. */
function forAll(parsed: ParsedLine, servings: number): ParsedLine {
  if (parsed.comment === null || parsed.amountEach !== null) return parsed;
  const found = eachGets.exec(parsed.comment);
  if (found === null) return parsed;
  const said = found[1]?.toLowerCase();
  const one = said === undefined ? null : said === 'one' ? 1 : said === 'two' ? 2 : Number(said);
  // Either the line counts them or its remark does.
  if ((parsed.quantity === null) === (one === null)) return parsed;
  const times = (quantity: number | null): number | null => (quantity === null ? null : quantity * servings);
  return { ...parsed, quantity: times(parsed.quantity ?? one), quantityMax: times(parsed.quantityMax) };
}

const labelOf = (source: string): string | null =>
  /^\s*(\p{L}[\p{L}' ]{2,24}):\s*\S/u.exec(source)?.[1]?.trim() ?? null;

/** One food of a line, and the part of the line that speaks of it. */
interface OneFood {
  readonly parsed: ParsedLine;
  readonly text: string;
}

/**
 * "Tortilla chips, shredded cheddar and chopped cilantro, for serving": the words of each food, where no amount is
 * stated and commas and "and" part them cleanly; else null.
 */
function ownWords(parsed: ParsedLine, names: readonly string[]): readonly string[] | null {
  if (parsed.quantity !== null || parsed.unit !== null) return null;
  const all = [parsed.name, ...names].map((name) => name.toLowerCase());
  const said = parsed.comment ?? '';
  const plain = parsed.source.replace(/\([^)]*\)/g, ' ').trim();
  // "Sesame seeds and sliced scallions for garnish": the remark needs no comma before it.
  const bare =
    said !== '' &&
    plain.toLowerCase().endsWith(` ${said.toLowerCase()}`) &&
    !plain.toLowerCase().endsWith(`, ${said.toLowerCase()}`);
  const parts = (bare ? plain.slice(0, -said.length) : plain)
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|&|\+)\s+/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const named = parts.slice(0, all.length);
  const clean = named.every(
    (part, at) =>
      all[at] !== '' &&
      part.toLowerCase().includes(all[at]!) &&
      !all.some((name, n) => n !== at && part.toLowerCase().includes(name)),
  );
  // What comes after must be the remark that the line was read to end in.
  const rest = parts.slice(all.length).join(' ').toLowerCase();
  const remark = bare ? '' : said.toLowerCase().replaceAll(',', '');
  return named.length === all.length && clean && rest === remark ? named : null;
}

/** So much as one likes, of what stands right behind. */
const loosely =
  /\b(?:and|&|\+|plus)\s+(?:plenty|lots|loads|a lot|a good (?:bit|amount)|heaps|some|a little|a bit)(?: of)? (?:freshly ground |freshly cracked |ground |black |fresh )*$/i;

const loneTalk =
  /^(?:obviously|duh|of course|naturally|promise|please|always|yum+|seriously|trust me)[.!]*$/i;

/**
 * "salt and pepper" is two foods: each with its own amount, or an equal part of the line's. Each keeps only
 * its own words: "vegan butter and cheese" says nothing about the cheese.
 */
function everyFood(parsed: ParsedLine, parser: LineParser): readonly OneFood[] {
  // "Maple syrup, obviously": a word of talk is no food.
  const named = parsed.also.filter((text) => !loneTalk.test(text));
  if (named.length === 0) return [{ parsed, text: parsed.source }];
  const further = named.map((text) => ({ text, line: parser.parse(text) }));
  const own = ownWords(
    parsed,
    further.map(({ line }) => line.name),
  );
  if (own !== null)
    return [{ text: '', line: parsed }, ...further].map(({ line }, at) => {
      const { preparation } = parser.parse(own[at]!);
      const said = { name: line.name, alternatives: line.alternatives, preparation, also: [] };
      const remark = parsed.comment === null ? '' : `, ${parsed.comment}`;
      return { parsed: { ...parsed, ...said }, text: `${own[at]!}${remark}` };
    });
  // "1 tsp salt and plenty of pepper": the spoon measures the salt alone.
  const atWill = (text: string): boolean => {
    const behind = parsed.source.toLowerCase().indexOf(text.toLowerCase());
    return (
      behind > 0 &&
      loosely.test(`${parsed.source.slice(0, behind)}${/^(?:.* of )?/.exec(text.toLowerCase())![0]}`)
    );
  };
  const sharing = 1 + further.filter(({ text, line }) => line.quantity === null && !atWill(text)).length;
  const part = (quantity: number | null): number | null =>
    quantity === null || parsed.qualifier === 'each' ? quantity : quantity / sharing;
  const shared = { quantity: part(parsed.quantity), quantityMax: part(parsed.quantityMax), also: [] };
  // "For the onion gravy" says what the whole line is for, and nothing about its first food.
  const whole = parsed.comment?.replace(/^(?:for|to) (?:the |a )?[\p{L}' ]{2,40}(?:, |$)/iu, '') ?? '';
  // "(Optional) more mozzarella and parmesan" leaves both open.
  const open = parsed.optional && /(?:^|, )optional(?=,|$)/i.test(whole);
  const remark = open
    ? whole.replace(/(?:^|, )optional(?=,|$)/i, '').replace(/^(?:more)?(?:, |$)/i, '')
    : whole;
  // "Cumin, coriander (both optional)" says it of each.
  const ofEach = open
    ? 'optional'
    : (/^(?:all|both|each) (optional|to taste)$/i.exec(remark)?.[1]?.toLowerCase() ?? null);
  const sign = ofEach === null ? '' : ` (${ofEach})`;
  const words = [parsed.name, parsed.preparation, sign === '' || open ? remark : null].filter(
    (said) => said !== null && said !== '',
  );
  return [
    { parsed: { ...parsed, ...shared }, text: `${words.join(', ')}${sign}` },
    ...further.map(({ text, line }) => {
      if (line.quantity !== null)
        return { parsed: { ...line, source: parsed.source }, text: `${text}${sign}` };
      // "Shredded cheddar, sour cream": only the first is shredded; "onion and garlic, chopped" are both.
      const [said, called] = [parsed.preparation ?? '', parsed.name].map((one) =>
        parsed.source.toLowerCase().indexOf(one.toLowerCase()),
      );
      const own = said! < called! ? { preparation: line.preparation } : {};
      if (atWill(text)) return { parsed: { ...line, source: parsed.source }, text: `${text}${sign}` };
      return {
        parsed: { ...parsed, ...shared, ...own, name: line.name, alternatives: line.alternatives },
        text: `${text}${sign}`,
      };
    }),
  ];
}
