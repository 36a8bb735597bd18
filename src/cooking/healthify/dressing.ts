import type { Catalogue } from '#food/catalogue';
import type { FactTables } from '#food/fact-tables';
import { isKind, type Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { contributionOf, contributionOfAdded, differenceOf } from './estimate.ts';
import type { Move } from './move.ts';

const rich = ['oil', 'mayonnaise'] as const;
const sour = ['vinegar', 'lemon-juice', 'lime-juice'] as const;
const sweet = ['sugar-kind', 'honey', 'syrup', 'maple-syrup'] as const;

/** Of its fat so much must be gone before a dressing tips, and no more of what is sharp goes than this. Own rules. */
const tips = 0.65;
const leastSour = 0.5;
const leastSweet = 0.75;
/** What is sharp is a dressing from this share of its fat on, and a spoonful of it stays as it is. Own rules. */
const sharpShare = 0.15;
const sharpGrams = 12;
/** The share of the fat that goes which something creamy or water makes up, and grams below which nothing is poured in. Own rules. */
const bodyShare = 0.4;
const leastBody = 15;

const among = (food: Food | null, kinds: readonly string[]): food is Food =>
  food !== null && kinds.some((kind) => isKind(food, kind));

/** Grams of fat that edits leave of a line. */
function left(key: string, grams: number, chosen: readonly Move[]): number {
  for (const edit of chosen.flatMap(({ edits }) => edits)) {
    if (edit.kind === 'amount' && edit.key === key) return grams * edit.factor;
    if (edit.kind === 'remove' && edit.key === key) return 0;
    if (edit.kind === 'swap' && edit.key === key)
      return edit.by.reduce((sum, part) => sum + (among(part.food, rich) ? (part.grams ?? 0) : 0), 0);
  }
  return grams;
}

/**
 * A dressing is a balance: where most of its oil goes, what is sharp in it goes down with it, a little of the sweet too,
 * and yogurt or water gives back its body. Nothing where no step whisks the two together.
 */
export function dressingInBalance(
  chosen: readonly Move[],
  { grounded, steps, source }: UnderstoodRecipe,
  ingredients: readonly Ingredient[],
  facts: FactTables,
  foods: Pick<Catalogue, 'concrete'>,
  deny: (food: Food) => string | null,
): readonly Move[] {
  const whisked = steps.find(({ mentions }, at) => {
    const named = (kinds: readonly string[]): boolean =>
      mentions.some(
        ({ key, kind }) =>
          kind !== 'pronoun' &&
          grounded.some((line) => line.key === key && among(line.ingredient.food, kinds)),
      );
    return (
      named(rich) &&
      named(sour) &&
      /\b(?:whisk|shake|dressing|emulsif|stir together|combine|mix)\w*\b/i.test(source.instructions[at]!) &&
      !/\bmarinad|\bmarinat|\bmayonnaise\b[^.]*\begg/i.test(source.instructions[at]!)
    );
  });
  if (whisked === undefined) return [];
  const inIt = grounded.filter(({ key }) => whisked.contents.includes(key));
  const fats = inIt.filter(({ ingredient: { food, grams } }) => among(food, rich) && grams !== null);
  const was = fats.reduce((sum, { ingredient: { grams } }) => sum + grams!, 0);
  const now = fats.reduce((sum, { key, ingredient: { grams } }) => sum + left(key, grams!, chosen), 0);
  if (was === 0 || now / was > tips) return [];
  const touched = new Set(
    chosen.flatMap(({ slot, edits }) => [
      slot,
      ...edits.flatMap((edit) => ('key' in edit ? [edit.key] : [])),
    ]),
  );
  const moves = inIt.flatMap(({ key, parsed, ingredient: { food, grams, name } }): readonly Move[] => {
    if (grams === null || parsed.quantity === null || touched.has(key)) return [];
    const isSour = among(food, sour) && grams >= Math.max(sharpGrams, was * sharpShare);
    if (!isSour && !(among(food, sweet) && grams >= sharpGrams)) return [];
    const factor = Math.max(isSour ? leastSour : leastSweet, Math.sqrt(now / was));
    const why = isSour
      ? `with so little oil to round it off, all of the ${name.toLowerCase()} would be harsh`
      : 'less that is sharp wants less that is sweet';
    const item = ingredients.find((one) => one.key === key)!;
    return [
      {
        slot: key,
        kind: 'reduce',
        loss: 0,
        edits: [{ kind: 'amount', key, factor, reason: why }],
        why,
        difference: differenceOf(
          [contributionOf(item, facts)],
          [contributionOf({ ...item, grams: grams * factor }, facts)],
        ),
        servings: null,
        side: false,
        brings: [],
        taste: null,
      },
    ];
  });
  const body = moves.length === 0 ? null : bodyFor((was - now) * bodyShare);
  return body === null ? moves : [body, ...moves];

  function bodyFor(grams: number): Move | null {
    const creamy = grounded.some(({ ingredient: { food } }) =>
      among(food, [
        'cheese',
        'hard-cheese',
        'soft-cheese',
        'fresh-cheese',
        'mayonnaise',
        'milk',
        'sour-cream',
        'buttermilk',
      ]),
    );
    const has = grounded.some(({ ingredient: { food } }) => among(food, ['yogurt-kind']));
    const brought = chosen.some(({ brings }) => brings.some((food) => isKind(food, 'yogurt-kind')));
    if (has || brought || grams < leastBody || fats[0] === undefined) return null;
    const yogurt = creamy ? foods.concrete('low-fat-yogurt') : null;
    const food = yogurt !== null && deny(yogurt) === null ? yogurt : foods.concrete('water');
    if (food === null) return null;
    const called = food === yogurt ? 'plain low-fat yogurt' : 'water';
    const why =
      food === yogurt
        ? 'yogurt gives the dressing the body that the oil gave'
        : 'a little water makes up the volume, so that there is enough to coat';
    return {
      slot: `add:${food.id}`,
      kind: 'add',
      loss: 0,
      edits: [
        {
          kind: 'add',
          part: { food, name: called, quantity: Math.max(1, Math.round(grams / leastBody)), unit: 'tbsp' },
          stepId: whisked!.id,
          as: 'then',
          sentence: `Whisk in the ${food === yogurt ? 'yogurt' : 'water'}.`,
          afterKey: fats[0].key,
          reason: why,
        },
      ],
      why,
      difference: contributionOfAdded(food, grams, null, facts),
      servings: null,
      side: false,
      brings: [food],
      taste: null,
    };
  }
}
