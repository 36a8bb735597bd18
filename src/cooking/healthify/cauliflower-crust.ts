import type { GroundedLine } from '#food/ground';
import { isKind, isWater, type Ingredient } from '#food/ingredient';
import type { Edit } from '../edit/model.ts';
import { contributionOf, differenceOf } from './estimate.ts';
import type { Move, MoveParts } from './move.ts';
import { sentencesOf } from './technique.ts';

/** Grams a serving of what makes the crust, and an egg for so many servings. Own rule. */
const perServing = { cauliflower: 115, mozzarella: 28 } as const;
const servingsOfEgg = 2;
const why =
  'cauliflower wrung dry and bound with egg and cheese bakes to a crust that can be held, with a tenth of the carbohydrate';
const kneads = /\b(?:knead|dough|rise|prove|proof|doubled|yeast|foamy|frothy|punch|knock)\b/i;
const shapes = /\b(?:stretch|roll|press|shape|pat)\b/i;
const doughKinds = ['flour', 'yeast', 'sugar-kind', 'honey', 'salt', 'oil'] as const;

/**
 * A pizza whose dough is made from scratch, on a crust of cauliflower for who gives up starch. Null where the dough
 * is bought, or told in a way that this does not know.
 */
export function cauliflowerCrust(line: GroundedLine, item: Ingredient, parts: MoveParts): Move | null {
  const { understood, character, facts, foods, focus, deny, surcharge, ingredients } = parts;
  const { food } = line.ingredient;
  if (focus !== 'lowCarb' || food === null || !character.words.has('pizza')) return null;
  if (!isKind(food, 'flour') || line.parsed.quantity === null) return null;
  const [cauliflower, cheese, egg] = ['cauliflower-rice', 'mozzarella', 'egg'].map((id) =>
    foods.concrete(id),
  );
  if (!cauliflower || !cheese || !egg) return null;
  const brought = [cauliflower, cheese, egg];
  if (brought.some((one) => deny(one) !== null)) return null;
  const texts = understood.source.instructions;
  // The steps up to the one that shapes the dough are the dough's.
  const shaped = texts.findIndex(
    (text) => shapes.test(text) && /\b(?:dough|round|circle|inch|cm)\b/i.test(text),
  );
  const first = texts.findIndex((text) => kneads.test(text));
  if (first < 0 || shaped < first) return null;
  const stepsOf = (key: string): readonly number[] =>
    understood.steps.flatMap(({ mentions }, at) =>
      mentions.some((one) => one.key === key && one.kind !== 'pronoun' && one.kind !== 'rest') ? [at] : [],
    );
  const gone = understood.grounded.filter(
    ({ key, ingredient: { food: one } }) =>
      key !== line.key &&
      one !== null &&
      (isWater(one) || doughKinds.some((kind) => isKind(one, kind))) &&
      stepsOf(key).every((at) => at <= shaped && kneads.test(texts[at]!)) &&
      stepsOf(key).length > 0,
  );
  const doughs = new Set([line.key, ...gone.map(({ key }) => key)]);
  const edits: Edit[] = [];
  let told = false;
  let baked = false;
  for (const [at, text] of texts.entries()) {
    const stepId = understood.steps[at]!.id;
    for (const { start, end, text: sentence } of sentencesOf(text)) {
      const put = (said: string): void =>
        void edits.push({ kind: 'replace-text', stepId, span: { start, end }, text: said, reason: why });
      const named = understood.steps[at]!.mentions.filter(
        (one) => one.start >= start && one.end <= end && one.kind !== 'pronoun',
      );
      const heats = /\boven\b/i.test(sentence);
      if (
        at <= shaped &&
        !heats &&
        (kneads.test(sentence) || shapes.test(sentence) || named.some((one) => doughs.has(one.key)))
      ) {
        if (named.some((one) => !doughs.has(one.key))) return null;
        const shapesNow = at === shaped && shapes.test(sentence);
        put(
          shapesNow
            ? 'Press the cauliflower mixture out on a sheet of parchment paper, about 5 mm thin, and bake it on its paper for 12–15 minutes, until golden and firm.'
            : told
              ? ''
              : 'Cook the cauliflower rice in a wide dry pan for 8 minutes, stirring, let it cool, and wring it out in a clean towel until no more water comes. Mix it with the mozzarella for the crust and the eggs.',
        );
        told ||= !shapesNow;
        baked ||= shapesNow;
        continue;
      }
      if (baked && /\bbake\b/i.test(sentence)) {
        const time = /(?:for )?(?:about )?\d+\s*(?:-|–|to)?\s*\d*\s*min(?:ute)?s?\b/i.exec(sentence);
        if (time !== null) {
          const span = { start: start + time.index, end: start + time.index + time[0].length };
          edits.push({ kind: 'replace-text', stepId, span, text: 'for 6–8 minutes', reason: why });
        }
      }
    }
  }
  if (!told || !baked) return null;
  const { servings } = understood.recipe;
  const grams = { cauliflower: perServing.cauliflower * servings, cheese: perServing.mozzarella * servings };
  const as = (one: typeof egg, weight: number) =>
    contributionOf({ ...item, food: one, grams: weight, alternatives: [], modifiers: [] }, facts);
  const eggs = Math.max(1, Math.round(servings / servingsOfEgg));
  return {
    slot: line.key,
    kind: 'swap',
    loss: 0.4 + Math.max(...brought.map(surcharge)),
    edits: [
      {
        kind: 'swap',
        key: line.key,
        by: [
          { food: cauliflower, grams: grams.cauliflower, preparation: null },
          { food: cheese, grams: grams.cheese, preparation: 'shredded, for the crust' },
          { food: egg, quantity: eggs, unit: null, preparation: null },
        ],
        reason: why,
      },
      ...gone.map(({ key }): Edit => ({ kind: 'remove', key, reason: why })),
      ...edits,
      {
        kind: 'title',
        title: understood.source.title.replace(/\bpizza\b/i, (said) =>
          /^\p{Lu}/u.test(said) ? 'Cauliflower-Crust Pizza' : 'cauliflower-crust pizza',
        ),
        reason: 'It says what is in it now',
      },
    ],
    why,
    difference: differenceOf(
      [
        contributionOf(item, facts),
        ...gone.flatMap(({ key }) =>
          ingredients.filter((one) => one.key === key).map((one) => contributionOf(one, facts)),
        ),
      ],
      [as(cauliflower, grams.cauliflower), as(cheese, grams.cheese), as(egg, eggs * 50)],
    ),
    servings: null,
    side: false,
    replaces: food,
    brings: brought,
    taste: null,
    first: true,
    stillCalled: true,
    tip: 'The drier the cauliflower, the crisper the crust: wring it out twice, and top it sparingly.',
  };
}
