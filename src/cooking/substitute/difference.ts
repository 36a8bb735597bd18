import type { Food } from '#food/model';
import type { Candidate } from './candidates.ts';
import type { SubstitutionTable, Taste } from './rule.ts';

/** Words that say nothing by themselves. */
const small = new Set([
  'a',
  'and',
  'little',
  'of',
  'the',
  'to',
  'with',
  'in',
  'very',
  'only',
  'after',
  'when',
]);

const wordsOf = (text: string): readonly string[] =>
  text.split(/[^a-z-]+/).filter((word) => word !== '' && !small.has(word));

/** "nutty rather than sweet"; what both are is not set against each other, and what is the same not said. */
function against(now: string | null, before: string | null): string | null {
  if (now === null || now === before) return null;
  if (before === null) return now;
  const old = new Set(wordsOf(before));
  return wordsOf(now).some((word) => old.has(word)) ? now : `${now} rather than ${before}`;
}

/** Builds what tells an eater how a substitute differs: "It tastes salty rather than sweet, and is hard …". */
export function createDifferences(
  tastes: SubstitutionTable['tastes'],
): (food: Food, candidate: Candidate) => string | null {
  const tasteOf = (food: Food): Taste | null => {
    const id = [food.id, ...food.ancestors].find((one) => Object.hasOwn(tastes, one));
    return id === undefined ? null : tastes[id]!;
  };
  return (food, { foods, flavor, texture }) => {
    if (flavor === 'none' && texture === 'none') return null;
    const [now, before] = [foods.length === 1 ? tasteOf(foods[0]!) : null, tasteOf(food)];
    const taste = against(now?.taste ?? null, before?.taste ?? null);
    const feel = against(now?.texture ?? null, before?.texture ?? null);
    if (taste !== null) return `It tastes ${taste}${feel === null ? '' : `, and is ${feel}`}.`;
    if (feel !== null) return `It is ${feel}.`;
    if (flavor === 'high' && texture === 'high')
      return 'Taste and texture both change: it becomes another dish.';
    if (flavor === 'high') return 'It brings a taste of its own to the dish.';
    return texture === 'high' ? 'The texture will not be the same.' : null;
  };
}
