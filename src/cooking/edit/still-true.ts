import type { GroundedLine } from '#food/ground';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Mark } from './marked-text.ts';
import type { EditDeps } from './model.ts';
import type { StepEdits } from './planned-edits.ts';
import type { NewName } from './swap-mention.ts';

/** Whether the words still say what the new food is: "the cheese" of another cheese. */
export function stillTrue(words: string, food: Food, deps: EditDeps): boolean {
  const bare = words.replace(
    /^(?:(?:the|your|all|both|any|chopped|other|remaining|cooked|drained)\s+)+/i,
    '',
  );
  // Poultry is no kind of meat in the table, and meat on the plate.
  if (/^meats?$/i.test(bare)) return food.traits.includes('meat');
  const { food: node } = deps.foods.matchAny(bare);
  return node !== null && isKind(food, node.id);
}

/** "Brown the beef" of one cut is said of any other: a word for the kind that both are of stays, as its author wrote it. */
export function namesBoth(mark: Mark, { ingredient }: GroundedLine, food: Food, deps: EditDeps): boolean {
  if (mark.verb || (mark.kind !== 'head' && mark.kind !== 'name')) return false;
  const kind = deps.foods.matchAny(mark.was.replace(/^(?:the|your) /i, '')).food;
  return (
    kind !== null &&
    ingredient.food !== null &&
    ingredient.food.id !== food.id &&
    kind.id !== ingredient.food.id &&
    ingredient.food.ancestors.includes(kind.id) &&
    food.ancestors.includes(kind.id)
  );
}

/** What goes into the pan is thawed by then: fish and meat out of the freezer are called by their plain names. */
export const thawed = (name: NewName): NewName =>
  /^frozen /i.test(name.text) &&
  ['fish', 'shellfish', 'meat', 'poultry'].some((trait) => name.food.traits.some((one) => one === trait))
    ? { ...name, text: name.text.replace(/^frozen /i, '') }
    : name;

/** What the list writes with capitals is small where the text writes it small. */
export function asInText(name: NewName, mark: Mark): NewName {
  if (/\p{Lu}/u.test(mark.was) || !/\p{Lu}/u.test(name.text)) return name;
  // The food's own capitals stay: "Greek", "Canadian".
  const text = name.text
    .split(' ')
    .map((word) => (name.food.name.includes(word) ? word : word.toLowerCase()))
    .join(' ');
  return { ...name, text };
}

const bare = (words: string): string =>
  words
    .toLowerCase()
    .replace(/^(?:(?:the|your|all|both)\s+)+/, '')
    .replace(/s$/, '');

/**
 * "Sear the steak" of a ribeye that is a flat iron steak now: the last word of both, and of no other line. Only of what is
 * seen on the plate: cream is no sour cream.
 */
export function sharesHead(mark: Mark, line: GroundedLine, name: NewName, { lines }: StepEdits): boolean {
  const { traits, category } = name.food;
  const seen =
    category === 'produce' ||
    isKind(name.food, 'bread') ||
    traits.some((one) => one === 'meat' || one === 'fish' || one === 'alcohol');
  const word = bare(mark.was);
  if (!seen || / /.test(word) || word === bare(line.parsed.name)) return false;
  const ends = (text: string): boolean => bare(text).endsWith(` ${word}`) || bare(text) === word;
  return (
    ends(line.parsed.name) &&
    ends(name.text) &&
    ![...lines.values()].some((other) => other.key !== line.key && ends(other.parsed.name))
  );
}
