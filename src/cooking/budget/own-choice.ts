import { isKind, isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import { shapeOf } from '../edit/can-do.ts';
import type { BudgetMove } from './budget-move.ts';
import { priceOf, type BudgetScope, type PricedLine } from './scope.ts';

/** What is left of the price, at most, for the other to be worth naming. Own rule. */
const cheapEnough = 0.9;
const muchCheaper = 0.6;
/** The writer has cooked it so: hardly a loss. Own rule. */
const ownLoss = 0.02;

const amounts = /[\d½¼¾⅓⅔]/;

/** "Ground beef or turkey" is ground both times, and "or ham" is the ham that a shop means by it. */
function offeredIn(name: string, offered: Food, line: PricedLine, scope: BudgetScope): Food | null {
  if (shapeOf(line.food) !== 'mince') return scope.foods.concrete(offered.id);
  const { food } = scope.foods.matchAny(/^(?:ground|minced?)\b/i.test(name) ? name : `ground ${name}`);
  return food !== null && shapeOf(food) === 'mince' ? scope.foods.concrete(food.id) : null;
}

/** The cheaper of two that the recipe itself leaves open: "beef tenderloin, or stew meat if you are frugal". */
export function ownChoice(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const grounded = scope.understood.grounded.find(({ key }) => key === line.key);
  if (grounded === undefined) return [];
  const { parsed, ingredient } = grounded;
  // "Guanciale preferably or bacon": the other is named behind the word.
  const second = /\b(?:preferably|ideally),?\s+or\s+(\p{L}[\p{L} ]*\p{L})/iu.exec(parsed.source)?.[1];
  const said = parsed.alternatives[0] ?? second?.toLowerCase();
  const known: Food | undefined =
    ingredient.alternatives?.[0] ??
    (second === undefined ? undefined : scope.foods.matchAny(second).food) ??
    undefined;
  // "Boneless chicken breast or thigh": the other word stands for the whole name.
  const whole =
    known !== undefined || said === undefined || /\s/.test(said) ? null : parsed.name.replace(/\S+$/, said);
  const offeredFood: Food | undefined =
    known ?? (whole === null ? undefined : (scope.foods.matchAny(whole).food ?? undefined));
  const name = whole !== null && offeredFood !== undefined ? whole : said;
  // "Fillet tail or good sirloin": of a word that only says which animal nobody knows what it costs.
  if (offeredFood?.abstract === true && isKind(line.food, offeredFood.id)) return [];
  const other =
    offeredFood === undefined || name === undefined ? null : offeredIn(name, offeredFood, line, scope);
  if (name === undefined || other === null || other.id === line.food.id) return [];
  // An amount of its own, or another form of it, is more than another word in the list.
  const or = parsed.source.search(/\bor\b/i);
  const offered = parsed.source.slice(or);
  // "Guanciale or bacon 100 g": the amount behind both is of both.
  const ofBoth = !amounts.test(parsed.source.slice(0, or));
  if ((amounts.test(offered) && !ofBoth) || shapeOf(other) !== shapeOf(line.food) || parsed.quantity === null)
    return [];
  // "Stock or water": who writes so has reckoned with the tap.
  if (isWater(other) || isKind(line.food, 'leavening') || isKind(line.food, 'baking-powder')) return [];
  if (scope.deny(other) !== null) return [];
  const paid = priceOf(scope, other, line.grams);
  if (paid === null || paid > line.cost * cheapEnough) return [];
  const called = shapeOf(other) === 'mince' ? other.name : name;
  const part = {
    food: other,
    name: called,
    ...(parsed.quantityMax === null && parsed.amountEach === null
      ? { quantity: parsed.quantity, unit: parsed.unit }
      : { grams: line.grams }),
  };
  return [
    {
      key: line.key,
      edits: [
        {
          kind: 'swap',
          key: line.key,
          by: [part],
          reason: `of the two that the recipe itself offers, ${called} costs ${paid < line.cost * muchCheaper ? 'far less and cooks as well' : 'less'}`,
        },
      ],
      saved: line.cost - paid,
      loss: ownLoss,
      thrifty: true,
    },
  ];
}
