import type { GroundedLine } from '#food/ground';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { isUsual } from '#food/usual-amounts';
import {
  formatFoodAmount,
  gramsPerUnit,
  kitchenAmount,
  type KitchenAmount,
  type UnitSystem,
} from '../measures/amounts.ts';
import { isPluralName, singularName } from '../text/naming.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { sentenceAt } from './place.ts';
import type { MendDeps } from './model.ts';
import { inSmall } from '../text/in-small.ts';
import { sortOf, type Sort } from './sorts.ts';

/** A line that says how much now. */
export interface Stated {
  readonly line: GroundedLine;
  readonly text: string;
  /** Grams more than the figures counted before; a little less where it was rounded down. */
  readonly moreGrams: number;
}

/** Spices of which a quarter of a teaspoon fills a pot. */
const strong =
  /^(?:cayenne|chili-flakes|ground-cloves|cloves|nutmeg|mace|ground-cardamom|cardamom|saffron|ground-allspice|allspice|asafoetida|white-pepper|sichuan-pepper|star-anise|bay-leaf|msg|citric)/;
/** Whole spices that no spoon measures. */
const uncounted =
  /^(?:bay-leaf|star-anise|saffron|cinnamon-stick|cardamom-pods|dried-red-chili|vanilla-bean|cloves)$/;

/** What a line is for, where that says enough of how much. */
const forWhat =
  /\b(?:serv\w*|garnish\w*|fry\w*|greas\w*|dust\w*|brush\w*|tast\w*|need\w*|top\w*|drizzl\w*|sprinkl\w*|optional\w*|spread\w*|desire\w*|requir\w*|necessary|prefer\w*|cook\w*|as much|as many|enough|for|to|as|if|or|and|plus|choice|like|some|any|few|approx\w*|about|e\.g)\b|[/:;\d]/i;

/** A fresh one or a ground one: nobody knows. */
const manyThings = /^(?:red |green )?pepper$/i;

/** Where a step only strews it over the plate, no cook wants a figure. */
const overPlate =
  /\b(?:garnish|serve|serving|sprinkle|top(?:ped)?|scatter|drizzle|decorate|dust|if you|optional)/i;

/** Grams for a serving of what the figures have no weight for. Own rule: small helpings beside others of their kind. */
const helpings: Readonly<Partial<Record<Sort, number>>> = { vegetable: 60, quick: 40 };
const leafGrams = 25;

const overBed = /\bserved? (?:it |them )?(?:over|on)\b/i;

/** Rounds spoons to what a drawer holds. */
const spoonSteps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3] as const;
const nearestSpoon = (value: number): number =>
  spoonSteps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best));

/** What a spice is measured in, where nobody says: teaspoons for so many servings. */
export function spiceTeaspoons(food: Food, servings: number): number | null {
  if (uncounted.test(food.id)) return null;
  return nearestSpoon(((strong.test(food.id) ? 0.25 : 1) * servings) / 4);
}

/** Chopped herbs for so many servings: spoons, or a part of a cup. */
export function herbAmount(food: Food, servings: number): KitchenAmount {
  const spoon = food.measures.find(({ unit }) => unit === 'tbsp')?.grams ?? 3.8;
  const quantity = servings < 3 ? 1 : servings < 6 ? 2 : 4;
  return quantity === 4
    ? { quantity: 0.25, unit: 'cup', grams: spoon * 4 }
    : { quantity, unit: 'tbsp', grams: spoon * quantity };
}

/** What is spooned out, however much of it there is up to a cup. */
const spooned = (food: Food): boolean =>
  food.category === 'oils-vinegars' ||
  food.category === 'sauces-condiments' ||
  isKind(food, 'spice') ||
  /^(?:(?:(?:un)?salted-)?butter|ghee|lemon-juice|lime-juice|tomato-paste|honey|sugar|brown-sugar|cornstarch)$/.test(
    food.id,
  );
const mostTablespoons = 8;

/** An amount of a food as this kitchen measures it: as near to the figure as its spoons go. */
export function measured(food: Food, grams: number, system: UnitSystem): KitchenAmount {
  const spoon = gramsPerUnit(food, 'tbsp');
  if (spooned(food) && spoon !== null && grams <= spoon * mostTablespoons) {
    const spoons = (unit: 'tbsp' | 'tsp', each: number, step: number): KitchenAmount => {
      const quantity = Math.max(step, Math.round(grams / each / step) * step);
      return { quantity, unit, grams: quantity * each };
    };
    const large = spoons('tbsp', spoon, grams < spoon * 3 ? 0.5 : 1);
    const small = spoons('tsp', spoon / 3, grams < spoon ? 0.25 : 1);
    const off = ({ grams: made }: KitchenAmount): number => Math.abs(made - grams) / grams;
    return off(small) + 0.04 < off(large) && small.quantity! <= 4 ? small : large;
  }
  return kitchenAmount(food, grams, system === 'us' ? 'cup' : null, system);
}

/** "Work in enough flour to make a soft dough": how much that is, the dough tells. */
const asTheDoughTakes =
  /\b(?:enough|as much)\b[^.;]{0,25}\bflour\b|\bflour\b[^.;]{0,30}\b(?:as needed|(?:un)?till? (?:it|the dough)|to (?:make|form|get) an? )/i;

/** Lines without an amount where a cook asks for one; those whose figure is known say that same figure. */
export function stateAmounts(
  understood: UnderstoodRecipe,
  system: UnitSystem,
  placed: ReadonlySet<string>,
  deps: MendDeps,
): readonly Stated[] {
  const { servings } = understood.recipe;
  const lone = new Map<number, number>();
  for (const { key } of understood.grounded) {
    const place = Number.parseInt(key.slice(1), 10);
    lone.set(place, (lone.get(place) ?? 0) + 1);
  }
  return understood.grounded.flatMap((line): readonly Stated[] => {
    const { parsed, ingredient, weight } = line;
    const { food } = ingredient;
    if (food === null || food.abstract || (ingredient.aside ?? null) !== null) return [];
    if (parsed.quantity !== null || parsed.unit !== null || parsed.qualifier !== null) return [];
    if (parsed.optional || parsed.toTaste || parsed.size !== null) return [];
    if (lone.get(Number.parseInt(line.key.slice(1), 10)) !== 1 || parsed.alternatives.length > 0) return [];
    if (ingredient.confidence !== undefined && ingredient.confidence < 0.75) return [];
    if (food.ancestors.includes('flour') && asTheDoughTakes.test(understood.source.instructions.join(' ')))
      return [];
    const sort = sortOf(food);
    const source = parsed.source.trim().replace(/^[-•*–]\s*/, '');
    if (isUsual(weight)) {
      if (
        manyThings.test(source) ||
        forWhat.test(source) ||
        source.split(/\s+/).length > 6 ||
        isCounted(line, understood)
      )
        return [];
      return usualLine(line, inSmall(source, food), servings, system, deps);
    }
    if (sort === null || sort === 'salt' || sort === 'pepper') return [];
    if (forWhat.test(source) || source.split(/\s+/).length > 6) return [];
    if (sort === 'herb' && /\b(?:leaf|leaves|sprigs?|bunch|stalks?|stems?)\b/i.test(source)) return [];
    if (!placed.has(line.key) && !isCookedIn(line, understood)) return [];
    // How much heat it bears is left to who eats.
    if (/^(?:hot-sauce|sriracha|tabasco|sambal)/.test(food.id)) return [];
    const grams = weight.grams;
    const known = grams !== null && weight.rule !== null && !weight.rule.startsWith('number not stated');
    const amount = amountFor(food, sort, known ? grams : null, grams === null, servings, system);
    if (amount === null) return [];
    // "Red pepper" may be a spice; several are named as many.
    if (amount.unit === null && !isPluralName(parsed.name)) return [];
    // What a step states, the list does not say otherwise.
    if (isCounted(line, understood) || isToDepth(line, understood)) return [];
    const about = grams === null ? 'about ' : '';
    const spoken = inSmall(source, food);
    const called = amount.unit === null && amount.quantity === 1 ? singularName(spoken) : spoken;
    const text = about + formatFoodAmount(food, amount, 'list', called);
    const [back, ...more] = deps.grounder.ground([text], { servings });
    if (back === undefined || more.length > 0 || back.ingredient.food?.id !== food.id) return [];
    const now = back.ingredient.grams;
    if (now === null || Math.abs(now - amount.grams) > Math.max(1.5, amount.grams * 0.2)) return [];
    return [{ line, text, moreGrams: now - (grams ?? 0) }];
  });
}

/** A bare line with the amount that the figures take: "1 onion", "350 g spaghetti"; none where it reads back otherwise. */
function usualLine(
  line: GroundedLine,
  name: string,
  servings: number,
  system: UnitSystem,
  { grounder }: MendDeps,
): readonly Stated[] {
  const food = line.ingredient.food!;
  const grams = line.weight.grams!;
  const one = gramsPerUnit(food, 'piece');
  const many = isPluralName(line.parsed.name);
  const count = one === null || one < leastCounted || food.plural === null ? 0 : Math.round(grams / one);
  // "500 g chicken", but "6 chicken thighs".
  const counted = count > 0 && (count === 1 || many) && Math.abs(count * one! - grams) <= grams * 0.05;
  // As it is bought, with its peel.
  const listed = food.category === 'produce' ? grams / food.edibleShare : grams;
  const weighed = one !== null && (one < leastCounted || !many);
  const amount: KitchenAmount = counted
    ? { quantity: count, unit: null, grams }
    : weighed
      ? kitchenAmount(food, listed, system === 'us' ? 'cup' : 'g', system)
      : measured(food, listed, system);
  const called = counted && count === 1 ? singularName(name) : name;
  return [formatFoodAmount(food, amount, 'list', called)].flatMap((text): readonly Stated[] => {
    const [back, ...more] = grounder.ground([text], { servings });
    if (back === undefined || more.length > 0 || back.ingredient.food?.id !== food.id) return [];
    const now = back.ingredient.grams;
    if (now === null || Math.abs(now - grams) > Math.max(1.5, grams * 0.2)) return [];
    return [{ line, text, moreGrams: now - grams }];
  });
}

/** What weighs less is not counted out. */
const leastCounted = 20;

/** How much of it, or null where nobody can tell. */
function amountFor(
  food: Food,
  sort: Sort,
  known: number | null,
  unweighed: boolean,
  servings: number,
  system: UnitSystem,
): KitchenAmount | null {
  if (sort === 'spice') {
    const quantity = spiceTeaspoons(food, servings);
    const grams = food.measures.find(({ unit }) => unit === 'tsp')?.grams ?? 2;
    if (quantity === null) return null;
    return quantity === 3
      ? { quantity: 1, unit: 'tbsp', grams: 3 * grams }
      : { quantity, unit: 'tsp', grams: quantity * grams };
  }
  if (sort === 'herb') return herbAmount(food, servings);
  if (known !== null) {
    // Cream and milk may be a spoon or half a litre.
    const poured =
      (sort === 'liquid' && food.category !== 'dairy-eggs') || sort === 'fat' || sort === 'cheese';
    return poured && known >= 3 ? measured(food, known, system) : null;
  }
  if (!unweighed) return null;
  const helping = isKind(food, 'leafy-green') ? leafGrams : (helpings[sort] ?? null);
  if (helping === null) return null;
  const grams = helping * servings;
  const each = food.measures.find(({ unit, size }) => unit === 'piece' && size === undefined)?.grams ?? null;
  if (each !== null && each >= 50 && food.plural !== null) {
    const quantity = Math.max(1, Math.round(grams / each));
    return { quantity, unit: null, grams: quantity * each };
  }
  return measured(food, grams, system);
}

/** Whether a step cooks or mixes it in, and does not only strew it over the plate. */
function isCookedIn({ key, ingredient }: GroundedLine, { steps, source }: UnderstoodRecipe): boolean {
  const bed = ingredient.food !== null && isKind(ingredient.food, 'leafy-green');
  return steps.some(({ mentions }, at) => {
    const text = source.instructions[at]!;
    return mentions.some(({ key: own, kind, start }) => {
      if (own !== key || kind === 'pronoun') return false;
      const [from, to] = sentenceAt(text, start);
      const said = text.slice(from, to);
      // A bed of leaves is a part of the plate.
      return !overPlate.test(said) || (bed && overBed.test(said));
    });
  });
}

/** "Chop 4 tomatoes": the steps say how many. */
const isCounted = ({ key }: GroundedLine, { steps, source }: UnderstoodRecipe): boolean =>
  steps.some(({ mentions }, at) =>
    mentions.some(
      (one) =>
        one.key === key &&
        /(?:\d|[½¼¾⅓⅔]|\b(?:half|one|two|three|four|five|six|couple|few|dozen|handful|cups?|bunch)(?: of)?)\s*(?:(?:cups?|tbsp|tsp|tablespoons?|teaspoons?|ml|cl|dl|l|g|oz|lb|pounds?|ounces?|litres?|liters?|quarts?|pints?|sticks?|inch(?:es)?)\b\.?\s*)?(?:\([^)]*\)\s*)?(?:of\s+)?(?:the\s+)?(?:(?:large|small|medium|ripe|big|fresh|\p{L}+ed)\s+)*$/iu.test(
          source.instructions[at]!.slice(0, one.start),
        ),
    ),
  );

/** "Fill a dish with soy sauce to half the thickness of the chops": as much as that takes, which no spoon tells. */
const isToDepth = ({ key }: GroundedLine, { steps, source }: UnderstoodRecipe): boolean =>
  steps.some(({ mentions }, at) =>
    mentions.some((one) => {
      if (one.key !== key) return false;
      const [from, to] = sentenceAt(source.instructions[at]!, one.start);
      return fillsTo.test(source.instructions[at]!.slice(from, to));
    }),
  );
const fillsTo =
  /\bfill\w*\b[^.;]*\b(?:half|depth|thickness|height|level|inch(?:es)?|cm)\b|\b(?:submerge|immerse)\w*\b|\bcover(?:ed)? (?:\w+ ){1,4}(?:completely|entirely|by)\b|\benough (?:\w+ ){0,4}to (?:just )?(?:cover|come)\b|\bhalfway up\b/i;
