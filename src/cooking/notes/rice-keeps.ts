import type { Food } from '#food/model';

const isRice = ({ id, ancestors }: Food): boolean =>
  (/(?:^|-)rice$/.test(id) || ancestors.includes('rice')) && !/noodle|flour|paper|cake|milk|vinegar/.test(id);

/** Of these the rice is a sweet, or part of what keeps as a whole. */
const elsewhere: ReadonlySet<string> = new Set([
  'pudding',
  'drink',
  'cake',
  'cookie',
  'bread',
  'pancake',
  'dumpling',
]);
/** The advice speaks of rice, of cooling, or of nothing that is kept. */
const told = /\brice\b|\bcool(?:ed)?\b|\bwithin the hour\b|\bgrains?\b/i;
const keeps = /\bkeeps?\b|\bdays?\b/i;

/** Advice on keeping, with what holds for rice, whose germs outlive the boil and grow in the warm. */
export function withRiceKept(storage: string | null, foods: readonly Food[], family: string): string | null {
  if (storage === null || told.test(storage) || !keeps.test(storage) || elsewhere.has(family)) return storage;
  return foods.some(isRice)
    ? `${storage} Cool the rice within the hour, keep it for no more than a day, and reheat it until steaming.`
    : storage;
}
