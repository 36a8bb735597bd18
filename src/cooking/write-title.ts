import { allHold, type ConditionScope } from './conditions.ts';
import type { Plan } from './plan/fill.ts';
import { titleCase } from './text/grammar.ts';

/**
 * The dish's name as its own people say it, and what it is in English where the name does not tell: not after a title of
 * another name ("Lemon-Roasted Tofu"), nor where the English speaks of a food that is not there.
 */
export function titleOf(plan: Plan, condition: ConditionScope, write: (text: string) => string): string {
  const { title, titles, english } = plan.dish;
  const own = titles.find((entry) => allHold(entry.when, condition))?.title ?? title;
  const name = (text: string): string => text.split(' ').at(title.startsWith('{') ? -1 : 0)!;
  const told = english === null ? [] : stems(english);
  return english === null || name(own) !== name(title) || told.some((word) => missing(plan).has(word))
    ? write(own)
    : `${write(own)} (${titleCase(english)})`;
}

const stems = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/(?:oes|ies|es|s|y)$/, ''));

/** Said of many foods, so that one of them that is absent says nothing. */
const general: ReadonlySet<string> = new Set(['sauce', 'soup', 'stock']);

/** The words for foods that the dish is written for and this version of it does without. */
function missing(plan: Plan): ReadonlySet<string> {
  const there = new Set(
    [...plan.fills.values()]
      .flat()
      .flatMap(({ food }) => (/stock|broth|-oil$/.test(food.id) ? [] : stems(food.name))),
  );
  const own = plan.dish.roles.flatMap(({ food }) => (food === null ? [] : (plan.defaults?.get(food) ?? [])));
  return new Set(
    own.flatMap(({ name }) => stems(name)).filter((word) => !there.has(word) && !general.has(word)),
  );
}
