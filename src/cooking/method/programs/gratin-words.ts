/** Words of a gratin outside an oven: its rashers, its white sauce in a jug, its headings and layers. */
import { isKind } from '#food/ingredient';
import type { Method } from '../../vocabulary.ts';
import { callOf } from '../read/parts.ts';
import type { Ask, ToldStep } from './telling.ts';

/** How the rashers are crisped before the rest. */
export const rasherOf = (name: string, target: Method): string =>
  target === 'microwave'
    ? `Lay the ${name} between sheets of paper towel on a plate and microwave on full power for 1 minute a slice, until crisp. Chop it.`
    : `Fry the ${name} in a dry pan over medium heat for 6–8 minutes, until crisp. Chop it and scatter it over at the end.`;

/** The clauses of a white sauce that a pot on the stove would make, and how a jug in the microwave makes it. */
export function sauceInJug(
  { clauses, parts }: Ask,
  before: number,
): { readonly from: number; readonly to: number; readonly said: string } | null {
  const of = (kind: string) => parts.find(({ food }) => food !== null && isKind(food, kind));
  const [fat, flour, milk] = [of('butter'), of('flour'), of('milk')];
  if (fat === undefined || flour === undefined || milk === undefined) return null;
  const from = clauses.findIndex(
    ({ names, text }, at) => at < before && names.includes(fat.key) && /\bmelt/i.test(text),
  );
  const to = clauses.findIndex(({ names }, at) => at > from && at < before && names.includes(milk.key));
  if (from < 0 || to < 0) return null;
  if (!clauses.slice(from, to + 1).some(({ names }) => names.includes(flour.key))) return null;
  return {
    from,
    to,
    said: `Melt the ${callOf(fat)} in a large microwave-safe jug for about 40 seconds. Whisk in the ${callOf(flour)} and microwave for 30 seconds, until it bubbles. Whisk in the ${callOf(milk)} little by little and microwave on full power for 4–5 minutes, whisking every minute, until the sauce is thick and smooth.`,
  };
}

/** "Repeat steps 1-3 of assembly": the numbers are other ones now. */
export const layersSaid = (text: string): string =>
  text.replace(
    /\brepeat steps? \d+(?: ?(?:[-–]|to|and) ?\d+)?(?: (?:of|in|from) (?:the )?\w+)?/i,
    'Repeat the layers',
  );

/** A heading is no step of its own: it opens the one behind it. */
export function underHeadings(steps: readonly ToldStep[]): readonly ToldStep[] {
  const out: ToldStep[] = [];
  let held: ToldStep | null = null;
  for (const step of steps) {
    if (/^[\p{L} ]{3,30}:$/u.test(step.text.trim())) {
      held = step;
      continue;
    }
    out.push(
      held === null ? step : { text: `${held.text.trim()} ${step.text}`, from: [...held.from, ...step.from] },
    );
    held = null;
  }
  return out;
}
