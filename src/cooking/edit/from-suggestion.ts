import type { Catalogue } from '#food/catalogue';
import type { Food } from '#food/model';
import type { ConvertedPart } from '../substitute/convert.ts';
import type { Suggestion } from '../substitute/suggest.ts';
import type { SwapEdit } from './model.ts';
import { withoutUnlisted } from './unlisted-foods.ts';

/** What a substitute asks of the cook, sorted by what an editor can do with it. */
export interface SortedNotes {
  /** Sentences that make the new food ready: they go into the step where it is first used. */
  readonly prepare: readonly string[];
  /** What to know; part of the reason, not of the method. */
  readonly remarks: readonly string[];
  /** Changes to other ingredients, temperatures or times: somebody must make them before the swap is right. */
  readonly adjust: readonly string[];
}

const adjusting =
  /\b(?:take (?:out|a|as|half|the same amount|\d)|leave out|per (?:cup|ounce|1\/|3 )|for every|use (?:half|a quarter|less|a few|it only)|cooler|replace (?:no|up)|replacing all|keep (?:half|it off|the)|swap|change baking|start with half|make up|minutes? (?:longer|rather)|twice as long|shorten|rather than|^add \d|add (?:an?|sugar|liquid|the vinegar|the juice) |out of the recipe|not for|only for|works only|fold (?:it )?in last|extra egg|binder)\b/i;
const preparing =
  /^(?:stir together|mash|grind|blend|soak|shred|chop|melt|crumble|toast|drain|press|dissolve|let|stir|whisk|grate|cook|boil|roast|thaw|wilt|cut|simmer|mince|steep|warm|brew|sift|slice|peel|quarter|chill|crush|pound|beat|poach|sear|fry|bake and|grind|season|scrape|rinse|pulse|tear|cube|marinate|rub)\b/i;

/** Whether a sentence makes a food ready before it goes in. */
export const isPreparation = (note: string): boolean => preparing.test(note);

/** Sorts method changes: "Stir and let it gel for 5 minutes; it does not raise." is a sentence and a remark. */
export function sortNotes(notes: readonly string[]): SortedNotes {
  const prepare: string[] = [];
  const remarks: string[] = [];
  const adjust: string[] = [];
  for (const note of notes) {
    if (/^Use \S+ .* for .*\.$/.test(note)) continue;
    if (adjusting.test(note)) {
      adjust.push(note);
      continue;
    }
    const [first, ...rest] = note.split(/;\s*/);
    const said = first!.replace(/\.$/, '');
    if (preparing.test(said)) prepare.push(`${said}.`);
    else remarks.push(`${said.charAt(0).toLowerCase()}${said.slice(1)}`);
    remarks.push(...rest.map((one) => one.replace(/\.$/, '')));
  }
  return { prepare, remarks, adjust };
}

/** Up to this share of the first food a further one is there to season it. */
const seasoningShare = 0.25;

/**
 * What a suggestion brings in, without the little of another food that the recipe holds anyway: stock and a spoon of lemon
 * juice for wine is stock, where the juice of a lemon goes into the same pan.
 * @param listed foods of the recipe
 */
export function neededParts(
  { converted: { parts } }: Pick<Suggestion, 'converted'>,
  listed: readonly Food[],
): readonly ConvertedPart[] {
  const [main, ...others] = parts;
  if (main === undefined || others.length === 0) return parts;
  const isThere = ({ id }: Food): boolean =>
    listed.some((food) => food.id === id || `${food.id}-juice` === id);
  const isNeedless = ({ food, grams }: ConvertedPart): boolean =>
    (grams ?? 0) <= (main.grams ?? 0) * seasoningShare && isThere(food);
  return [main, ...others.filter((part) => !isNeedless(part))];
}

/**
 * A swap by a suggestion, as an edit. `adjust` lists what the edit alone does not do: a caller that cannot do it
 * should take another suggestion. `unsaid` lists sentences that ask for foods which the recipe does not list; they
 * are not said, or only as far as they do without.
 * @param listed foods of the recipe
 */
export function swapBy(
  key: string,
  suggestion: Suggestion,
  reason: string,
  listed: readonly Food[],
  foods: Catalogue,
): { readonly edit: SwapEdit; readonly adjust: readonly string[]; readonly unsaid: readonly string[] } {
  const notes = sortNotes(suggestion.methodChanges);
  const different = suggestion.difference?.replace(/\.$/, '') ?? null;
  const remarks = [
    ...notes.remarks,
    ...(different === null ? [] : [`${different.charAt(0).toLowerCase()}${different.slice(1)}`]),
  ];
  const atHand = [...listed, ...suggestion.foods];
  const said = notes.prepare.map((text) => [text, withoutUnlisted(text, atHand, foods)] as const);
  return {
    unsaid: said.flatMap(([text, left]) => (left === text ? [] : [text])),
    edit: {
      kind: 'swap',
      key,
      by: neededParts(suggestion, listed).map(({ food, quantity, unit, grams }) => ({
        food,
        quantity,
        unit,
        grams,
      })),
      methodChanges: said.flatMap(([, left]) => left ?? []),
      reason: remarks.length === 0 ? reason : `${reason}; ${remarks.join('; ')}`,
    },
    adjust: notes.adjust,
  };
}
