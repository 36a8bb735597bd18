import { joinList } from '../text/grammar.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Told } from './model.ts';
import { nameOf, sortOf } from './sorts.ts';
import { sentenceAt } from './place.ts';

/** "The remaining ingredients", "the rest of the sauce ingredients": what these are, nobody says. */
const rest =
  /\b(?:(?:the|all)\s+)*(?:remaining|rest of the|remainder of the)\s+(?:(?:sauce|dressing|marinade|glaze|salad|soup|stew)\s+)?ingredients\b(?!\s*(?:[(:]|except|but|apart))/iu;
const lump = /\bingredients?\b|\beverything\b|\ball together\b/giu;
const most = 8;
const forSauce = /\b(?:sauce|dressing|marinade|glaze|dip)\b/i;

/**
 * Says by name what "the remaining ingredients" of a sauce are, where only one step speaks of ingredients in a lump and
 * more is left than a sauce is made of: the buns of a burger.
 */
export function restNamed(understood: UnderstoodRecipe): readonly Told[] {
  const { source, steps, grounded } = understood;
  const all = source.instructions.join('\n');
  if ((all.match(lump)?.length ?? 0) !== 1) return [];
  const step = source.instructions.findIndex((text) => rest.test(text));
  if (step < 0) return [];
  const text = source.instructions[step]!;
  const found = rest.exec(text)!;
  const [from, to] = sentenceAt(text, found.index);
  const named = new Set(
    steps.flatMap(({ mentions }, at) =>
      mentions.flatMap(({ key, kind, start, end }) =>
        kind === 'collective' ||
        kind === 'pronoun' ||
        kind === 'rest' ||
        (at === step && start >= found.index && end <= found.index + found[0].length)
          ? []
          : key,
      ),
    ),
  );
  const left = grounded.filter(
    ({ key, ingredient }) =>
      !named.has(key) && ingredient.food !== null && (ingredient.aside ?? null) === null,
  );
  if (!forSauce.test(text.slice(from, to))) return [];
  const lines = left.filter(({ ingredient: { food } }) => {
    const sort = sortOf(food!);
    return sort !== 'side' && sort !== 'vegetable' && food!.category !== 'bakery';
  });
  // Where all that is not yet used goes in, the words are clear, and what is added later goes in with them.
  const used = new Set(steps.slice(0, step).flatMap(({ mentions }) => mentions.map(({ key }) => key)));
  const open = grounded.filter(
    ({ key, ingredient }) =>
      !used.has(key) && ingredient.food !== null && (ingredient.aside ?? null) === null,
  );
  if (lines.length === open.length) return [];
  // A line that is not known may be among them; then the words stay as they are.
  if (grounded.some(({ key, ingredient }) => !named.has(key) && ingredient.food === null)) return [];
  if (lines.length < 2 || lines.length > most) return [];
  return [
    {
      insertion: {
        step,
        start: found.index,
        end: found.index + found[0].length,
        text: `the ${joinList(lines.map(nameOf))}`,
      },
      reason: 'The step did not say which ingredients are meant.',
    },
  ];
}
