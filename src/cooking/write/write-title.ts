import { createMemo } from '#kernel/memo';
import type { Food } from '#food/model';
import { allHold, type ConditionScope } from '../conditions.ts';
import type { DishRole } from '../dish.ts';
import { isSwapped, type Plan } from '../plan/fill.ts';

/**
 * The dish's name as its own people say it (`abroad`: only what it is in English, where it has such a name; `plainFirst`: that first, its own name behind it), and what it is in English where the name does not tell: not after a title of
 * another name ("Lemon-Roasted Tofu"), nor where the English speaks of a food that is not there.
 */
export function titleOf(
  plan: Plan,
  condition: ConditionScope,
  write: (text: string) => string,
  abroad = false,
  plainFirst = false,
): string {
  const { title, titles } = plan.dish;
  const entry = titles.find((one) => allHold(one.when, condition));
  const own = entry?.title ?? title;
  const name = (text: string): string => text.split(' ').at(title.startsWith('{') ? -1 : 0)!;
  const english = entry?.english ?? (name(own) === name(title) ? plan.dish.english : null);
  const written = manyAhead(inOneRow(write(manyBehindWith(own))));
  // An entry that leaves the English empty says that its title tells it.
  if (english === null || english === '') return written;
  const gone = missing(plan);
  const isGone = (text: string): boolean => namesGone(stems(text), gone, plan);
  // What only goes with it may be left away, in the name as on the plate.
  const told = isGone(english) ? english.replace(goesWith, '') : english;
  if (isGone(told)) return written;
  const meant = manyAhead(inOneRow(write(manyBehindWith(told))));
  // Who cooks for the first time and named no cuisine looks for what it is.
  if (plainFirst && !manner.test(told) && saysAFood(told, plan)) return `${meant} (${written})`;
  if (!abroad || manner.test(told)) return `${written} (${meant})`;
  if (saysAFood(told, plan)) return meant;
  return sortOfDish.test(told) ? written : `${written} (${meant})`;
}

/** What is made of the food before it: "Mascarpone Cream" speaks of no cream. */
const madeOfIt: ReadonlySet<string> = new Set(['cream', 'butter']);

/** Whether words name a food that is not there, and not what is made of one that is. */
function namesGone(words: readonly string[], gone: ReadonlySet<string>, plan: Plan): boolean {
  const isThere = (word: string | undefined): boolean =>
    word !== undefined && [...plan.fills.values()].flat().some(({ food }) => wordsOf(food).includes(word));
  return words.some((word, at) => gone.has(word) && !(madeOfIt.has(word) && isThere(words[at - 1])));
}

/** What is named last, behind "with". */
const goesWith = / with [^{}]+$/;
/** What sort of thing it is, said to people who do not know the name: "A Scottish Soup". */
const sortOfDish = /^(?:An?|The) /;

/** Whether what a dish is in English names something that is in it; "Thai Basil Stir-Fry" leaves open what is fried. */
function saysAFood(english: string, plan: Plan): boolean {
  if (english.includes('{')) return true;
  const said = new Set(stems(english).filter((word) => !general.has(word)));
  for (const { id } of plan.dish.roles)
    for (const { food } of plan.fills.get(id) ?? [])
      if (wordsOf(food).some((word) => said.has(word))) return true;
  return false;
}

/** Says how something is made, and not what it is: "Sichuan Style", "In Brown Butter". */
const manner = /^(?:in|on|with|one-pot) |\b(?:style|manner|way)$/i;

/** A title's source with what stands by itself behind "with" in its number: "Shrimp with White Beans", "White Bean Soup". */
export const manyBehindWith = (title: string): string =>
  title.replace(behindWith, (_, ahead: string, list: string) => ahead + list.replaceAll('.T}', '.Ts}'));
const behindWith =
  /(\b(?:with|over|beside|under|con) )((?:\[[^:\]]+: |[^{}]| )*?\{[^{}]+\.T\}(?:(?:, | and |\[[^:\]]+:  and )(?:[A-Z][\p{L}-]+ ?)*(?:\{[^{}]+\})?)*\]?)(?=$| in | with |\[)/gu;

/** A title in which what is eaten by the piece is many: "Scallops with Succotash", not one of them. */
export const manyAhead = (title: string): string => title.replace(byThePiece, '$1s');
const byThePiece =
  /(?<!Turkey )\b(Scallop|Mussel|Clam|Oyster|Sausage|Chop|Cutlet|Thigh|Drumstick|Wing|Meatball|Fillet|Breast)(?= (?:with|over|on|in)\b)/g;

/** Foods that go by a name with an "and" in it. */
const pairs =
  /\b(?:Mac|Half|Salt|Black|Sweet|Bread|Peanut Butter|Rice) and (?:Cheese|Half|Pepper|White|Sour|Butter|Jelly|Beans)\b/;

/** A title with its foods in one row where two rows met: "Potatoes and Spinach and Mushrooms" is three things. */
export const inOneRow = (title: string): string =>
  title
    .split(/( (?:with|in|on|over|under|from) )/)
    .map((clause, at, all) => {
      const items = clause.split(' and ');
      // "With Tomatoes, White Beans": the last of them wants an "and".
      if (items.length === 1 && all[at - 1] === ' with ') return clause.replace(/, (?=[^,]+$)/, ' and ');
      return items.length < 3 || pairs.test(clause)
        ? clause
        : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
    })
    .join('');

const stems = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/(?:oes|ies|es|s|y|e|o)$/, ''));

/** Said of many foods or of a country, so that a food of that name that is absent says nothing. */
const general: ReadonlySet<string> = new Set(stems('sauce soup stock thai greek italian indian'));

/** A flank steak is beef, though its name does not say so. */
const flesh: readonly string[] = ['beef', 'pork', 'lamb', 'veal', 'chicken', 'turkey'];

const nameWords = createMemo<readonly string[]>(1024);
const kindWords = createMemo<readonly string[]>(256);

/** The words of a food's name; kept, as each recipe asks for those of all its foods. */
const wordsOf = ({ id, name, ancestors }: Food): readonly string[] =>
  /stock|broth|-oil$/.test(id)
    ? []
    : nameWords.get(`${id}|${name}`, () => [
        ...stems(name),
        ...flesh.filter((kind) => id.startsWith(`${kind}-`) || ancestors.includes(kind)),
      ]);

const wordsOfKind = (kind: string): readonly string[] =>
  kindWords.get(kind, () => stems(kind.replaceAll('-', ' ')));

/** The words for foods that the dish is written for and this version of it does without. */
const missing = (plan: Plan): ReadonlySet<string> => goneWords(plan, plan.dish.roles);

function goneWords(plan: Plan, roles: readonly DishRole[]): ReadonlySet<string> {
  const gone = new Set<string>();
  for (const { food: id } of roles) {
    const food = id === null ? undefined : plan.defaults?.get(id);
    if (food === undefined) continue;
    for (const word of wordsOf(food)) if (!general.has(word)) gone.add(word);
  }
  if (gone.size === 0) return gone;
  for (const fills of plan.fills.values())
    for (const { food } of fills) {
      for (const word of wordsOf(food)) gone.delete(word);
      // Crème fraîche is a cream, too.
      for (const kind of food.ancestors) for (const word of wordsOfKind(kind)) gone.delete(word);
    }
  return gone;
}

/** Whether a text speaks of a food in whose place another one stands. */
export function speaksOfSwapped(plan: Plan): (text: string) => boolean {
  const gone = goneWords(
    plan,
    plan.dish.roles.filter((role) => isSwapped(role, plan.fills.get(role.id) ?? [])),
  );
  return gone.size === 0 ? () => false : (text) => stems(text).some((word) => gone.has(word));
}
