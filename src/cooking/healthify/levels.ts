/** Less of a food, or more of it: the amounts that a rule knows, within what the dish must keep. */
import type { GroundedLine } from '#food/ground';
import { isKind, isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import { deeperLevel } from './deeper.ts';
import { applies, type MoveParts } from './move.ts';
import type { AmountRule } from './rules.ts';
import { rulesOf } from './rules-of.ts';
import { sweetPlace } from './sweet-place.ts';

/** Less salt than this share of what is meant by "to taste" leaves it bland. */
const leastToTaste = 0.3;

/** A quarter of the sugar still tells what a pan of fruit or a sauce is. */
const leastSpooned = 0.2;

/** What bacon leaves in the pan. Own rule. */
const renderedShare = 0.2;
/** What is less than this a serving only seasons. Own rule. */
const leastGrams = 10;

/** "The remaining butter": the other half of it went elsewhere. */
const onlyHalf = /\b(?:half|remaining|rest|other half|left(?:over)?)\s+(?:of\s+)?(?:the\s+)?$/i;

/** The share of a food that meets another in its step: half, where the step takes half of it or what is left. */
function shareWith(
  key: string,
  other: string,
  { understood: { steps, source, grounded } }: MoveParts,
): number {
  const kind = new Set(
    grounded.flatMap(({ key: own, ingredient: { food } }) =>
      food !== null && isKind(food, other) ? [own] : [],
    ),
  );
  const met = steps.flatMap(({ mentions }, at) =>
    mentions.some((one) => kind.has(one.key))
      ? mentions
          .filter((one) => one.key === key && one.kind !== 'pronoun')
          .map(({ start }) => ({ start, at }))
      : [],
  );
  return met.length > 0 &&
    met.every(({ start, at }) => onlyHalf.test(source.instructions[at]!.slice(0, start)))
    ? 0.5
    : 1;
}

/** Other amounts by the first rule for a food that fits the dish, within what must stay and the rule's bound. */
export function levelsOf(
  rules: readonly AmountRule[],
  line: GroundedLine,
  food: Food,
  grams: number,
  whole: MoveParts,
  toTaste = false,
): readonly {
  readonly factor: number;
  readonly loss: number;
  readonly why: string;
  readonly tip: string | null;
  readonly deep?: true;
}[] {
  // What is spooned over has no crumb: it goes as far down as the filling of a pie.
  const place = sweetPlace(line, whole);
  const apart = place !== null;
  const parts = apart ? { ...whole, character: asFilling(whole.character) } : whole;
  const bindsFlour = isKind(food, 'fat') || isKind(food, 'oil') ? fatMeetsFlour(line.key, parts) : true;
  const rule = rulesOf(rules, food).find(
    (one) =>
      applies(one, parts) &&
      // What fries the aubergines is no part of the roux.
      (bindsFlour || !one.in.includes('roux')) &&
      (one.asked.length === 0 || (parts.focus !== undefined && one.asked.includes(parts.focus))),
  );
  if (rule === undefined) return [];
  const { per, bound } = rule;
  const keep = apart
    ? leastSpooned
    : Math.max(parts.character.keepShare(food), mainstay(food, grams, parts), binds(food, grams, parts));
  const { servings } = parts.understood.recipe;
  const base =
    per === null || !bindsFlour
      ? 0
      : parts.ingredients
          .filter((item) => item.food !== null && isKind(item.food, per.food))
          .reduce((sum, item) => sum + (item.grams ?? 0), 0) *
        (per.least / shareWith(line.key, per.food, parts));
  // Bacon drippings and oil bind the flour as well as butter does.
  const others =
    per === null || !(isKind(food, 'fat') || isKind(food, 'oil'))
      ? 0
      : parts.ingredients.reduce((sum, item) => {
          if (item.food === null || item.food.id === food.id || item.grams === null) return sum;
          if (isKind(item.food, 'fat') || isKind(item.food, 'oil')) return sum + item.grams;
          return isKind(item.food, 'bacon') && parts.character.words.has('drippings')
            ? sum + item.grams * renderedShare
            : sum;
        }, 0);
  return [
    ...rule.levels.map((level) => ({ ...level, least: keep })),
    ...deeperLevel(rule.levels, food, keep, parts),
  ]
    .filter(({ factor, least }) => {
      if (toTaste && factor < leastToTaste) return false;
      const each = (grams * factor) / servings;
      if (factor > 1 && !comesIn(line, factor)) return false;
      // Half a packet is a measure, three fifths of two are none.
      if (
        factor < 1 &&
        /^(?:packet|pack|bag|box)$/.test(line.parsed.unit ?? '') &&
        ((line.parsed.quantity ?? 1) * factor * 2) % 1 > 1e-6
      )
        return false;
      // Twice the tomatoes in a salad is another salad, with too little dressing.
      if (factor > 1.5 && parts.character.words.has('salad')) return false;
      // More ginger makes it no more of a meal.
      if (factor > 1 && (grams / servings < leastGrams || isKind(food, 'tuber') || isKind(food, 'potato')))
        return false;
      return factor < 1
        ? factor + 1e-9 >= least &&
            (bound === null || each >= bound) &&
            grams * factor + others + 1e-9 >= base
        : bound === null || each <= bound;
    })
    .map(({ factor, loss, ...level }) => ({
      factor,
      loss,
      why: rule.why,
      tip: apart && place !== 'fruit' ? null : rule.tip,
      ...('deep' in level ? { deep: true as const } : {}),
    }));
}

const fillingWords: ReadonlySet<string> = new Set(['pie-filling', 'sweet']);
const asFilling = (character: MoveParts['character']): MoveParts['character'] => ({
  ...character,
  words: fillingWords,
});

/** Whether flour goes into a fat or is rubbed with it: it is named in a step that names the flour too, or the one before. */
function fatMeetsFlour(key: string, { understood: { steps, grounded } }: MoveParts): boolean {
  const flours = new Set(
    grounded.flatMap(({ key: own, ingredient: { food } }) =>
      food !== null && (isKind(food, 'flour') || isKind(food, 'starch')) ? [own] : [],
    ),
  );
  if (flours.size === 0) return false;
  const names = (at: number, wanted: (own: string) => boolean): boolean =>
    steps[at]?.mentions.some((one) => one.kind !== 'pronoun' && wanted(one.key)) === true;
  return steps.some(
    (_, at) =>
      names(at, (own) => own === key) && [at, at + 1].some((other) => names(other, (own) => flours.has(own))),
  );
}

/** A can is not opened for half of it. */
const comesIn = ({ parsed }: GroundedLine, factor: number): boolean =>
  !/^(?:can|tin|jar|packet|bag|box|bottle)$/.test(parsed.unit ?? '') ||
  Number.isInteger(Math.round((parsed.quantity ?? 1) * factor * 100) / 100);

/** A batter is its flour, and a sauce thickened with half of it is thin; what only coats may be less. Own rule. */
function binds(food: Food, grams: number, { understood, ingredients }: MoveParts): number {
  if (!isKind(food, 'flour') && !isKind(food, 'starch')) return 0;
  if (understood.source.instructions.some((text) => /\bbatter\b/i.test(text))) return 1;
  const poured = ingredients
    .filter(
      (item) =>
        item.food !== null && (isKind(item.food, 'stock') || isKind(item.food, 'milk') || isWater(item.food)),
    )
    .reduce((sum, item) => sum + (item.grams ?? 0), 0);
  return poured >= grams * 4 ? 0.75 : 0;
}

/** Nuts and coconut that are a third of the dish are what it is made of. Own rule. */
function mainstay(food: Food, grams: number, { ingredients }: MoveParts): number {
  if (!isKind(food, 'nut') && !isKind(food, 'coconut') && food.id !== 'coconut') return 0;
  const all = ingredients.reduce((sum, item) => sum + (item.grams ?? 0), 0);
  return grams > all * 0.3 ? 0.75 : 0;
}
