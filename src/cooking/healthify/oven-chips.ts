import type { GroundedLine } from '#food/ground';
import { isKind, type Ingredient } from '#food/ingredient';
import type { Edit } from '../edit/model.ts';
import { contributionOf, differenceOf } from './estimate.ts';
import { gladlyBaked, type Move, type MoveParts } from './move.ts';
import { sentencesOf } from './technique.ts';

/** Oil that chips are tossed in: half a spoonful a plate. Own rule. */
const spoons = { gramsEach: 13.6, perServing: 0.5, least: 1, most: 4 } as const;
const fatty = ['fat_g', 'energy_kcal', 'saturated_fat_g'] as const;
const chips = /\b(?:chips|fries|wedges)\b/i;
/** Sentences of the bath of oil: heating it, what goes into it, what is drained. */
const bath =
  /\bdeep[- ]?(?:fat )?fr(?:y|ied|ying)\b|\bfr(?:y|ied|ying)\b[^.]*\b(?:again|second time|twice|crisp\w*|golden)\b|\bfr(?:y|ied|ying)\b[^.]*\b(?:batches|oil)\b|\b(?:hot|heat|fill|pour|lower|drop|slide)\b[^.]*\b(?:oil|fryer)\b/i;
const drained = /\b(?:kitchen (?:paper|roll|towels?)|paper towels?|slotted spoon|absorb|drain)\b/i;
/** A pan that softens something else. */
const spooned = /\b(?:butter|spoonful|tbsp|tsp|tablespoons?|teaspoons?)\b/i;

/**
 * Chips that are fried in a pot of oil, once or twice, roasted on a sheet with a spoonful of it instead; what is made
 * beside them stays as it is. Null where the steps fry something else in the same oil.
 */
export function ovenChips(line: GroundedLine, item: Ingredient, parts: MoveParts): Move | null {
  const { understood, measured, facts } = parts;
  const { source, grounded, steps, recipe } = understood;
  const { food } = line.ingredient;
  if (food === null || !isKind(food, 'oil') || item.grams === null) return null;
  if (!fatty.some((one) => measured.includes(one))) return null;
  const potato = grounded.find(
    ({ ingredient }) => ingredient.food !== null && isKind(ingredient.food, 'potato'),
  );
  const all = `${source.title} ${source.instructions.join(' ')}`;
  if (potato === undefined || !chips.test(`${all} ${potato.parsed.source}`)) return null;
  if (!/\bdeep[- ]?(?:fat )?fr|\bfry(?:ing)?\b[^.]*\b(?:again|twice)\b/i.test(`${all} ${line.parsed.source}`))
    return null;
  if (/\bbatter\b|\bcroquettes?\b/i.test(all)) return null;
  const own = new Set([line.key, potato.key]);
  const salted = (key: string): boolean =>
    grounded.some(
      (one) => one.key === key && one.ingredient.food !== null && isKind(one.ingredient.food, 'salt'),
    );
  const called = chips.exec(all)?.[0].toLowerCase() ?? 'potatoes';
  const why = 'tossed in a spoonful of oil and roasted hot they crisp without a pot of it';
  const said = `Heat the oven to 220 °C (425 °F). Toss the ${called}, dried well, with the oil on a large baking sheet, spread them out in one layer and roast for 35–40 minutes, turning once, until crisp and golden.`;
  const edits: Edit[] = [];
  let told = false;
  for (const [at, { id, mentions }] of steps.entries()) {
    const text = source.instructions[at]!;
    const kept: string[] = [];
    let touched = false;
    for (const sentence of sentencesOf(text)) {
      const keys = mentions
        .filter(({ kind, start }) => kind !== 'pronoun' && start >= sentence.start && start < sentence.end)
        .map(({ key }) => key);
      const fries = bath.test(sentence.text) && !(spooned.test(sentence.text) && !keys.includes(line.key));
      const drains = told && drained.test(sentence.text) && keys.every((key) => own.has(key));
      if (!fries && !drains) {
        if (keys.includes(line.key)) return null;
        kept.push(sentence.text);
        continue;
      }
      if (keys.some((key) => !own.has(key) && !salted(key))) return null;
      touched = true;
      if (fries && !told) kept.push(said);
      told = told || fries;
    }
    if (!touched) continue;
    edits.push(
      kept.length === 0
        ? { kind: 'remove-step', stepId: id, reason: why }
        : {
            kind: 'replace-text',
            stepId: id,
            span: { start: 0, end: text.length },
            text: kept.join(' '),
            reason: why,
          },
    );
  }
  if (!told) return null;
  const quantity = Math.min(
    spoons.most,
    Math.max(spoons.least, Math.round(recipe.servings * spoons.perServing)),
  );
  const after = { ...item, grams: quantity * spoons.gramsEach, eatenShare: 1, cooked: item.cooked ?? null };
  const unmeasured = line.parsed.quantity === null;
  return {
    slot: line.key,
    kind: 'method',
    loss: 0.1,
    edits: [
      {
        kind: 'swap',
        key: line.key,
        by: [{ food, name: line.ingredient.name.toLowerCase(), quantity, unit: 'tbsp', preparation: null }],
        reason: why,
      },
      ...edits,
    ],
    why,
    // What a pot of oil leaves in them no list counts where nobody measured it.
    difference: unmeasured
      ? differenceOf([], [])
      : differenceOf([contributionOf(item, facts)], [contributionOf(after, facts)]),
    servings: null,
    side: false,
    brings: [],
    taste: null,
    ...(unmeasured ? { asked: true as const } : gladlyBaked(parts)),
  };
}
