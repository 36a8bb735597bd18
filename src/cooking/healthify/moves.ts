import type { Catalogue } from '#food/catalogue';
import type { FactTables } from '#food/fact-tables';
import { isKind, isWater, type Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Edit, EditPart } from '../edit/model.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Character } from './character.ts';
import { contributionOf, differenceOf, type Contribution } from './estimate.ts';
import { placeOf } from './place.ts';
import type { AmountRule, HealthTables, SwapRule } from './rules.ts';

/** Something that could be changed, with what it does to the dish's sums and what it costs the dish. */
export interface Move {
  /** Ingredient key, `add:food` or `servings`: only one move of a slot can be made. */
  readonly slot: string;
  readonly kind: 'reduce' | 'increase' | 'swap' | 'add' | 'servings';
  /** How much of the dish's character goes, 0–1. */
  readonly loss: number;
  readonly edits: readonly Edit[];
  readonly why: string;
  readonly difference: Contribution;
  /** Portions of the dish afterwards; null = as before. */
  readonly servings: number | null;
  /** Gives back taste after a cut of this. */
  readonly taste: 'salt' | 'sugar' | null;
}

/** What finding moves needs. */
export interface MoveParts {
  readonly understood: UnderstoodRecipe;
  /** The same ingredients as they were judged. */
  readonly ingredients: readonly Ingredient[];
  readonly character: Character;
  readonly tables: HealthTables;
  readonly facts: FactTables;
  readonly foods: Catalogue;
  /** Why a food may not come in, or null. */
  deny(food: Food): string | null;
  /** What bringing a food in costs besides: an allergen that the dish did not have. */
  surcharge(food: Food): number;
}

/** What a swap or an addition costs beside taking less: the order in which a dietitian who cooks would try. Own rule. */
const orderLoss = { reduce: 0, increase: 0.01, swap: 0.02, add: 0.05, servings: 0.3 } as const;

/** Every move that the rules know for a dish; none brings in what is denied. */
export function movesFor(parts: MoveParts): readonly Move[] {
  const { understood, ingredients, character, facts } = parts;
  const servings = understood.recipe.servings;
  const moves: Move[] = [];
  for (const [at, line] of understood.grounded.entries()) {
    const item = ingredients[at];
    const { food, grams } = line.ingredient;
    if (item === undefined || food === null || grams === null || grams <= 0 || isWater(food)) continue;
    const before = [contributionOf(item, facts)];
    const as = (other: Food, weight: number): Contribution =>
      contributionOf({ ...item, food: other, grams: weight, alternatives: [], modifiers: [] }, facts);
    const keep = character.keepShare(food);
    // Of oil to fry in, little is eaten: less of it in the pan changes nothing on the plate.
    const partly = line.eaten !== null && item.eatenShare < 0.7;
    const levels = partly ? [] : amountLevels(parts.tables.reduce, parts, food, grams, servings, keep);
    for (const { factor, loss, why } of levels)
      moves.push({
        slot: line.key,
        kind: 'reduce',
        loss: loss + orderLoss.reduce,
        edits: [{ kind: 'amount', key: line.key, factor, reason: why }],
        why,
        difference: differenceOf(before, [as(food, grams * factor)]),
        servings: null,
        taste: null,
      });
    for (const { factor, loss, why } of partly
      ? []
      : amountLevels(parts.tables.increase, parts, food, grams, servings, 0))
      moves.push({
        slot: line.key,
        kind: 'increase',
        loss: loss + orderLoss.increase,
        edits: [{ kind: 'amount', key: line.key, factor, reason: why }],
        why,
        difference: differenceOf(before, [as(food, grams * factor)]),
        servings: null,
        taste: null,
      });
    for (const rule of parts.tables.swap) {
      if (!applies(rule, character) || !rule.of.some((id) => isKind(food, id))) continue;
      const incoming = swapParts(rule, food, grams, line.ingredient.name, parts);
      if (incoming === null) continue;
      // Alone, and with less of it.
      for (const { factor, loss } of [
        { factor: 1, loss: 0 },
        ...(rule.by.length === 1 && rule.loss <= 0.2 ? levels : []),
      ]) {
        const scaled = incoming.map((part) => ({ ...part, grams: part.grams * factor }));
        moves.push({
          slot: line.key,
          kind: 'swap',
          loss:
            rule.loss +
            loss +
            orderLoss.swap +
            scaled.reduce(
              (sum, part) => sum + (part.food.id === food.id ? 0 : parts.surcharge(part.food)),
              0,
            ),
          edits: [
            {
              kind: 'swap',
              key: line.key,
              by: scaled,
              ...(rule.method === null ? {} : { methodChanges: [rule.method] }),
              reason: rule.why,
            },
          ],
          why: rule.why,
          difference: differenceOf(
            before,
            scaled.map((part) => as(part.food, part.grams)),
          ),
          servings: null,
          taste: null,
        });
      }
    }
  }
  return [...moves, ...additions(parts)];
}

function applies(
  rule: { readonly in: readonly string[]; readonly not: readonly string[] },
  character: Character,
): boolean {
  return (
    (rule.in.length === 0 || rule.in.some((word) => character.words.has(word))) &&
    !rule.not.some((word) => character.words.has(word))
  );
}

/** The levels of the first rule for a food that fits the dish, within what must stay and the rule's bound. */
function amountLevels(
  rules: readonly AmountRule[],
  { character, understood, ingredients }: MoveParts,
  food: Food,
  grams: number,
  servings: number,
  keep: number,
): readonly { readonly factor: number; readonly loss: number; readonly why: string }[] {
  const rule = rules.find((one) => applies(one, character) && one.of.some((id) => isKind(food, id)));
  if (rule === undefined) return [];
  const { per, bound } = rule;
  const base =
    per === null
      ? 0
      : ingredients
          .filter((item) => item.food !== null && isKind(item.food, per.food))
          .reduce((sum, item) => sum + (item.grams ?? 0), 0) * per.least;
  void understood;
  return rule.levels
    .filter(({ factor }) => {
      const each = (grams * factor) / servings;
      if (factor < 1)
        return factor + 1e-9 >= keep && (bound === null || each >= bound) && grams * factor + 1e-9 >= base;
      return bound === null || each <= bound;
    })
    .map(({ factor, loss }) => ({ factor, loss, why: rule.why }));
}

function swapParts(
  rule: SwapRule,
  old: Food,
  grams: number,
  name: string,
  { character, foods, deny }: MoveParts,
): readonly (EditPart & { readonly grams: number })[] | null {
  const incoming: (EditPart & { readonly grams: number })[] = [];
  for (const { food: id, ratio } of rule.by) {
    if (id === 'same') {
      incoming.push({ food: old, name, grams: grams * ratio });
      continue;
    }
    const food = foods.concrete(id);
    if (food === null || food.id === old.id || isKind(old, food.id)) return null;
    if (deny(food) !== null) return null;
    incoming.push({
      food,
      grams: grams * ratio,
      ...(rule.preparation === null ? {} : { preparation: rule.preparation }),
    });
  }
  const [main] = incoming;
  return main !== undefined && character.admits(old, main.food) ? incoming : null;
}

function additions(parts: MoveParts): readonly Move[] {
  const { understood, ingredients, character, tables, facts, foods, deny, surcharge } = parts;
  const servings = understood.recipe.servings;
  return tables.add.flatMap((rule): Move[] => {
    const food = foods.concrete(rule.food);
    if (food === null || !applies(rule, character) || deny(food) !== null) return [];
    const there = (id: string): boolean =>
      ingredients.some((item) => item.food !== null && isKind(item.food, id));
    if (there(food.id) || rule.unless.some(there)) return [];
    const place = placeOf(rule, understood);
    if (place === null) return [];
    const grams = rule.gramsPerServing * servings;
    const it = `the ${food.plural ?? food.name}`;
    return [
      {
        slot: `add:${food.id}`,
        kind: 'add',
        loss: rule.loss + surcharge(food) + (rule.taste === null ? orderLoss.add : 0),
        edits: [
          {
            kind: 'add',
            part: { food, grams, preparation: rule.preparation },
            stepId: place.stepId,
            as: rule.as,
            ...(rule.say === null ? {} : { sentence: rule.say.replace('the {it}', it) }),
            reason: rule.why,
          },
        ],
        why: rule.why,
        difference: contributionOf(
          {
            key: `add:${food.id}`,
            text: food.name,
            name: food.name,
            food,
            grams,
            eatenShare: 1,
            cooked: rule.as === 'finish' ? null : { method: 'simmer', minutes: 5 },
          },
          facts,
        ),
        servings: null,
        taste: rule.taste,
      },
    ];
  });
}
