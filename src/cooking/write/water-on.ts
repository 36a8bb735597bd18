import type { Step } from '../recipe.ts';

/** Minutes that a large pot takes to come to the boil. */
const toBoil = 10;

/** As many minutes sooner than it must, and the pot would stand boiling. */
const tooEarly = 10;

/** Pasta that goes into water of which nothing was said before. */
const unheated =
  /\b(in|into) (?:plenty of |a (?:large|big) pot of )?(?:(?:well-|generously |lightly )?salted,? boiling|boiling,? (?:well-|generously |lightly )?salted) water\b/iu;
const spokenOf = /\bwater\b[^.]*\bboil(?!ing water)|\bboil\b[^.]*\bwater\b|\bkettle\b/iu;
const sentence = 'Put a large pot of well-salted water on to boil. ';

/** When each step can begin at the earliest, by what it waits for. */
function startsOf(steps: readonly Step[]): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  const starts = new Map<string, number>();
  for (const { id, after, minutes } of steps) {
    const start = Math.max(0, ...after.map((one) => ends.get(one) ?? 0));
    starts.set(id, start);
    ends.set(id, start + minutes);
  }
  return starts;
}

/**
 * The texts of a pasta dish with the pot on in time: where a sauce is begun first and the pasta is then told to go into
 * boiling water, an earlier step puts that water on, ten minutes ahead or as soon as there is something to do.
 */
export function withWaterOn(
  steps: readonly Step[],
  texts: readonly string[],
  unsaid: ReadonlySet<string>,
): readonly string[] {
  const pot = texts.findIndex((text) => unheated.test(text));
  const said = steps.flatMap(({ id, action }, at) =>
    at < pot && action !== 'preheat' && !unsaid.has(id) ? [at] : [],
  );
  if (said.length === 0 || texts.slice(0, pot).some((text) => spokenOf.test(text))) return texts;
  const starts = startsOf(steps);
  const startOf = (at: number): number => starts.get(steps[at]!.id)!;
  // Pasta waits for nobody: it goes in so that it is done when the next step wants it.
  const { id, minutes } = steps[pot]!;
  const wanted = steps.findIndex(({ after }) => after.includes(id));
  const begins = Math.max(startOf(pot), wanted < 0 ? 0 : startOf(wanted) - minutes) - toBoil;
  const early = said.findLast((at) => startOf(at) <= begins) ?? said[0]!;
  // In a long simmer the pot would boil dry.
  if (begins - startOf(early) > tooEarly) return texts;
  return texts.map((text, at) =>
    at === early
      ? sentence + text.replace(/^Meanwhile,? (\p{L})/u, (_, letter: string) => letter.toUpperCase())
      : at === pot
        ? text.replace(unheated, '$1 the boiling water')
        : text,
  );
}
