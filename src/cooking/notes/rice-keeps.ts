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

/** Here the rice is in the pot with the rest, and one keeps no longer than the other. */
const within: ReadonlySet<string> = new Set(['soup', 'rice', 'porridge']);
const ownDays = /^((?:It )?keeps) (?:[2-9]|two|three|four|five)(?:[–-][3-9])? days\b/i;

const isCooked = ({ id }: Food): boolean => id.startsWith('cooked-');
/** Says already that nothing is kept, or that the rice has been cooked before. */
const spent =
  /\b(?:at once|one go|been (?:cooked|cooled|warmed|already)|cooked the day before|not for keeping|warmed twice|eat it up)\b/i;
/** Sends what was in the dish through the fridge and the heat once more. */
const again = /\breheat|\bsteaming\b|\bfry it again\b|\bwarm (?:it|gently)\b|^cool\b|\brice\b/i;

/** Rice that came cooked has been cold once: it is eaten now, and neither kept nor heated a second time. */
function notKeptAgain(storage: string): string {
  if (spent.test(storage)) return storage;
  const kept = storage.split(/(?<=\.)\s+/).filter((sentence) => !again.test(sentence));
  const rest = kept.filter((sentence) => /apart|without|topping|in the pan|each in/i.test(sentence));
  return [
    ...rest,
    rest.length > 0
      ? 'Eat the rice now; it has been cooked and cooled before, and is not heated again.'
      : 'Eat it at once; the rice has been cooked and cooled before, and is not kept and heated again.',
  ].join(' ');
}

/** Here it is filled in, or baked with the rest, where nobody says that it is served beside. */
const filledIn: ReadonlySet<string> = new Set(['bake', 'pie', 'roast']);

/**
 * Advice on keeping, with what holds for rice, whose germs outlive the boil and grow in the warm.
 * @param isBeside whether rice stands beside the dish, and is no part of it
 */
export function withRiceKept(
  storage: string | null,
  foods: readonly Food[],
  family: string,
  isBeside: (food: Food) => boolean = () => true,
): string | null {
  if (storage !== null && !elsewhere.has(family) && foods.some((food) => isRice(food) && isCooked(food)))
    return notKeptAgain(storage);
  if (storage === null || told.test(storage) || !keeps.test(storage) || elsewhere.has(family)) return storage;
  if (!foods.some(isRice)) return storage;
  if (within.has(family) && ownDays.test(storage))
    return `${storage.replace(ownDays, '$1 a day')} Cool it within the hour, since there is rice in it, and reheat it until steaming.`;
  if (filledIn.has(family) && !foods.some((food) => isRice(food) && isBeside(food)))
    return `${storage.replace(ownDays, '$1 a day')} Cool it within the hour, since there is rice in it, and reheat it until steaming.`;
  return `${storage} Cool the rice within the hour, keep it apart and for no more than a day, and reheat it until steaming.`;
}
