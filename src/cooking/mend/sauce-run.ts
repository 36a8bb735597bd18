import { joinList } from '../text/grammar.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { sentenceAt, type Placed } from './place.ts';
import { nameOf, sortOf } from './sorts.ts';
import type { UnusedLine } from './unused.ts';

/** "Prepare the sauce by mixing the ingredients together", "whisk the sauce ingredients". */
const lump =
  /(?<=\b(?:mix|mixing|combine|combining|whisk|whisking|stir|stirring|blend|blending)\s+(?:together\s+)?)(?:all\s+)?(?:of\s+)?the\s+(?:(?:sauce|marinade|dressing|glaze)\s+)?ingredients(?!\s*(?:[(:]|in order|for|of|except|but))\b/iu;
const made = /\b(?:sauce|marinade|dressing|glaze)\b/i;
/** Words by which a step speaks of the sauce itself, or of any oil. */
const loose = /^(?:(?:the )?(?:sauce|marinade|dressing|glaze|oil|sugar|ingredients?))$/i;
const sorts: ReadonlySet<string> = new Set(
  'liquid sweet sugar aromatic fat spice scent dry salt pepper'.split(' '),
);
const leastLines = 3;

/**
 * A sauce of which a step only says "the ingredients", in a list without headings: the run of lines that nothing else
 * speaks of. Null where there is none, or more than one.
 */
export function sauceRun(understood: UnderstoodRecipe): Placed | null {
  const { source, grounded, steps, unused } = understood;
  if (unused.length < 2 || grounded.some(({ group }) => group !== null)) return null;
  const step = source.instructions.findIndex((text) => lump.test(text));
  if (step < 0) return null;
  const text = source.instructions[step]!;
  const match = lump.exec(text)!;
  const [from, to] = sentenceAt(text, match.index);
  if (!made.test(text.slice(from, to))) return null;
  const named = new Set(
    steps.flatMap(({ mentions }, at) =>
      mentions.flatMap(({ key, kind, text: said, start, end }) =>
        kind === 'collective' ||
        kind === 'pronoun' ||
        kind === 'rest' ||
        loose.test(said) ||
        (at === step && start >= match.index && end <= match.index + match[0].length)
          ? []
          : key,
      ),
    ),
  );
  const runs: UnusedLine[][] = [[]];
  for (const [at, line] of grounded.entries()) {
    const { food } = line.ingredient;
    const sort = food === null ? null : sortOf(food);
    const own =
      sort !== null &&
      sorts.has(sort) &&
      !named.has(line.key) &&
      !/\b(?:fry|frying|greas\w*|garnish|serve|serving)\b/i.test(line.parsed.source);
    if (own) runs.at(-1)!.push({ line, sort, at });
    else if (runs.at(-1)!.length > 0) runs.push([]);
  }
  const fitting = runs.filter((run) => run.length >= leastLines);
  const [lines] = fitting;
  if (lines === undefined || fitting.length > 1) return null;
  if (!lines.some(({ line }) => unused.includes(line.key))) return null;
  return {
    lines,
    insertion: {
      step,
      start: match.index,
      end: match.index + match[0].length,
      text: `the ${joinList(lines.map(({ line }) => nameOf(line)))}`,
    },
  };
}
