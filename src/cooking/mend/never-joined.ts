import { isKind } from '#food/ingredient';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Told } from './model.ts';
import { sortOf } from './sorts.ts';

const mixes = /\b(?:mix|whisk|combine|sift|stir|beat|cream|blend)\b/i;
/** Something comes to something else. */
const joins =
  /\b(?:add|into|to the|dry|wet|flour|with the|mixtures?|same bowl|everything|all the|both|together with|batter|dough|knead|fold|incorporat\w*|gradually|alternat\w*)\b/i;
const later =
  /\b(?:combine|fold|mix|stir|wet|dry|both|together|knead|incorporat\w*|whisk|beat|blend|add|dough|join)\b/i;
const cooks = /\b(?:bake|fry|tin|loaf|griddle|skillet|oven|waffle|muffin|pan)\b/i;

/**
 * A batter whose dry half is mixed in one step and whose wet half in the next, and that goes into its tin or pan without
 * the two ever meeting.
 */
export function neverJoined({ source, steps, grounded }: UnderstoodRecipe): readonly Told[] {
  const halves = steps.flatMap(({ mentions }, step): readonly { step: number; isDry: boolean }[] => {
    const text = source.instructions[step]!;
    if (!mixes.test(text)) return [];
    const foods = mentions.flatMap(({ key, kind }) => {
      const food = grounded.find((line) => line.key === key)?.ingredient.food ?? null;
      return food !== null && (kind === 'name' || kind === 'head') ? [food] : [];
    });
    const dry = foods.some((food) => isKind(food, 'flour'));
    const wet = foods.filter((food) => {
      const sort = sortOf(food);
      return isKind(food, 'egg') || isKind(food, 'milk') || sort === 'liquid' || sort === 'fat';
    });
    if (dry === wet.length > 0 || (!dry && wet.length < 2)) return [];
    return [{ step, isDry: dry }];
  });
  const [one, two] = halves;
  if (halves.length !== 2 || one!.isDry === two!.isDry || two!.step !== one!.step + 1) return [];
  const text = source.instructions[two!.step]!;
  const own = text.replace(/\bin (?:a|another|a separate) [^.,;]*bowl,?/gi, '');
  const wordsOfOwn = two!.isDry ? own.replace(/\b(?:flour|dry(?: ingredients)?)\b/gi, '') : own;
  if (
    joins.test(wordsOfOwn) ||
    joins.test(source.instructions[one!.step]!.replace(/\b(?:flour|dry|wet)\b/gi, ''))
  )
    return [];
  const rest = source.instructions.slice(two!.step + 1);
  const heat = rest.findIndex((step) => cooks.test(step));
  if (heat < 0 || rest.some((step) => later.test(step))) return [];
  const end = text.trimEnd().length;
  const stop = /[.!]$/.test(text.trimEnd()) ? '' : '.';
  return [
    {
      insertion: {
        step: two!.step,
        start: end,
        end,
        text: `${stop} Stir the wet ingredients into the dry until just combined.`,
      },
      reason: 'No step brought the dry and the wet ingredients together.',
    },
  ];
}
