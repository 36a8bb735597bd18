import type { Food } from '#food/model';
import { allHold, type ConditionScope } from './conditions.ts';
import type { DishRole } from './dish.ts';
import { isSwapped, type Plan } from './plan/fill.ts';
import { titleCase } from './text/grammar.ts';

/**
 * The dish's name as its own people say it, and what it is in English where the name does not tell: not after a title of
 * another name ("Lemon-Roasted Tofu"), nor where the English speaks of a food that is not there.
 */
export function titleOf(plan: Plan, condition: ConditionScope, write: (text: string) => string): string {
  const { title, titles } = plan.dish;
  const entry = titles.find((one) => allHold(one.when, condition));
  const own = entry?.title ?? title;
  const name = (text: string): string => text.split(' ').at(title.startsWith('{') ? -1 : 0)!;
  const english = entry?.english ?? (name(own) === name(title) ? plan.dish.english : null);
  const written = inOneRow(write(own));
  return english === null || stems(english).some((word) => missing(plan).has(word))
    ? written
    : `${written} (${titleCase(english)})`;
}

/** Foods that go by a name with an "and" in it. */
const pairs =
  /\b(?:Mac|Half|Salt|Black|Sweet|Bread|Peanut Butter|Rice) and (?:Cheese|Half|Pepper|White|Sour|Butter|Jelly|Beans)\b/;

/** A title with its foods in one row where two rows met: "Potatoes and Spinach and Mushrooms" is three things. */
export const inOneRow = (title: string): string =>
  title
    .split(/( (?:with|in|on|over|under|from) )/)
    .map((clause) => {
      const items = clause.split(' and ');
      return items.length < 3 || pairs.test(clause)
        ? clause
        : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
    })
    .join('');

const stems = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/(?:oes|ies|es|s|y)$/, ''));

/** Said of many foods or of a country, so that a food of that name that is absent says nothing. */
const general: ReadonlySet<string> = new Set([
  'sauce',
  'soup',
  'stock',
  'thai',
  'greek',
  'italian',
  'indian',
]);

/** A flank steak is beef, though its name does not say so. */
const flesh: readonly string[] = ['beef', 'pork', 'lamb', 'veal', 'chicken', 'turkey'];

const wordsOf = ({ id, name, ancestors }: Food): readonly string[] =>
  /stock|broth|-oil$/.test(id)
    ? []
    : [...stems(name), ...flesh.filter((kind) => id.startsWith(`${kind}-`) || ancestors.includes(kind))];

/** The words for foods that the dish is written for and this version of it does without. */
const missing = (plan: Plan): ReadonlySet<string> => goneWords(plan, plan.dish.roles);

function goneWords(plan: Plan, roles: readonly DishRole[]): ReadonlySet<string> {
  // Crème fraîche is a cream, too.
  const kindsOf = ({ ancestors }: Food): readonly string[] =>
    ancestors.flatMap((kind) => stems(kind.replaceAll('-', ' ')));
  const there = new Set(
    [...plan.fills.values()].flat().flatMap(({ food }) => [...wordsOf(food), ...kindsOf(food)]),
  );
  const own = roles.flatMap(({ food }) => (food === null ? [] : (plan.defaults?.get(food) ?? [])));
  return new Set(own.flatMap(wordsOf).filter((word) => !there.has(word) && !general.has(word)));
}

/** Whether a text speaks of a food in whose place another one stands. */
export function speaksOfSwapped(plan: Plan): (text: string) => boolean {
  const gone = goneWords(
    plan,
    plan.dish.roles.filter((role) => isSwapped(role, plan.fills.get(role.id) ?? [])),
  );
  return gone.size === 0 ? () => false : (text) => stems(text).some((word) => gone.has(word));
}
