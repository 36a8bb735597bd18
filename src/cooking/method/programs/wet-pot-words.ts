/** The author's own sentences around a pot that is told anew, in the vessels of the new machine. */
import { callOf, type Part } from '../read/parts.ts';
import type { Method } from '../../vocabulary.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Ask } from './telling.ts';
import { renameVessels, replaceHeat } from '../words.ts';

const everyPot = ['pot', 'pan', 'dish'] as const;

/** How the author calls a food among the steps: "the beer", where the list has a bottle of lager. */
export function calledBy({ steps, recipe }: UnderstoodRecipe, part: Part): string {
  for (const [at, step] of steps.entries()) {
    const alone = step.mentions.filter(
      (one) =>
        one.key === part.key &&
        (one.kind === 'name' || one.kind === 'head' || one.kind === 'kind') &&
        step.mentions.filter(({ start }) => start === one.start).length === 1,
    );
    const [found] = alone;
    if (found === undefined || /\d|\n/.test(found.text)) continue;
    const bare = found.text.replace(/^(?:the|your|all)\s+/i, '').replace(/[.,;:]+$/, '');
    const opens = found.start === 0 || /[.!?]\s*$/.test(recipe.steps[at]!.text.slice(0, found.start));
    const said = opens ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
    if (/\p{L}{3}/u.test(said) && !/^(?:meat|veg|veggies|everything|spices|herbs|bay)$/i.test(said))
      return said;
  }
  return callOf(part);
}

/** "Onions go in for 6 minutes", "Add garlic, 1 minute": what is done with them in that time. */
const inFull = (text: string): string =>
  text
    .split(/(?<=[.!?]) /)
    .map((one) =>
      one
        .replace(
          /^(\p{Lu}[^,.]{2,40}?) (?:goes|go) in(?: next)? for (\d)/u,
          (_, what: string, digit: string) =>
            `Add the ${what.charAt(0).toLowerCase()}${what.slice(1)} and cook for ${digit}`,
        )
        .replace(
          /^((?:Rest|Remainder) of the [^.]{3,60}?) in, (\d+(?:\s?(?:-|–|to)\s?\d+)? ?min)/,
          (_, what: string, time: string) =>
            `Add the ${what.charAt(0).toLowerCase()}${what.slice(1)} and cook for ${time}`,
        )
        .replace(
          /^(Add (?:the )?(?:(?!\b(?:cook|fry|saut|until|till|stir)\w*)[^,.]){3,40}), (\d+(?:\s?(?:-|–|to)\s?\d+)? ?min)/,
          '$1 and cook for $2',
        ),
    )
    .join(' ');

/** For a pressure cooker, which fries what is to be fried itself. */
export function onSaute(text: string, first: boolean): string {
  const named = renameVessels(inFull(text), everyPot, 'the pressure cooker');
  // "Brown in oil, big pot, in batches."
  const bare = named.replace(/, (?:the )?pressure cooker(?=,)/gi, '');
  const hot = replaceHeat(bare, first ? 'on Sauté' : '')
    .replace(/,\s+on Sauté/g, ' on Sauté')
    .replace(/(on Sauté[^.]*?) on Sauté/g, '$1');
  if (!first || /Sauté/.test(hot)) return hot;
  return /\bin(?:to)? the pressure cooker\b/i.test(hot)
    ? hot.replace(/\bin(?:to)? the pressure cooker\b/i, (found) => `${found} on Sauté`)
    : `Set the pressure cooker to Sauté. ${hot}`;
}

/** For a slow cooker, before which a frying pan browns. */
export function inFryingPan(said: string, known: boolean): string {
  const text = inFull(said);
  if (/\b(?:frying pan|skillet|wok|griddle)\b/i.test(text)) return text;
  return renameVessels(text, ['pot', 'dish', 'pan'], known ? 'the pan' : 'a large frying pan');
}

/** For what follows when the machine is open again. */
export const forMachine = (text: string, machine: string, source: Method): string => {
  const made = renameVessels(text, source === 'oven' ? ['pot', 'dish', 'tray'] : ['pot', 'dish'], machine);
  return made.replace(/^(?:(?:Take|Remove) (?:the )?(?:lid|it) [^.]*\. )/, '');
};

const oldFire =
  /\b(?:turn (?:it|the heat|the flame|heat)(?: (?:way|right|all))? (?:down|up|low)|(?:reduce|lower|raise|increase) (?:the )?heat|bring (?:it |back )?(?:up )?to (?:a|the) (?:gentle )?(?:boil|simmer)|lid (?:ajar|cracked|askew)|back (?:in|into) the oven|in(?:to)? the oven|oven to|from the oven)\b/i;
const heatWords = /\b(?:over|on) (?:a )?(?:low|medium|high|medium-high|medium-low) heat\b/i;

/** Whether a sentence still speaks of the old fire. */
export const stale = (text: string, target: Method, _at: number): boolean =>
  oldFire.test(text) || (target === 'pressureCooker' && heatWords.test(text));

/** Leaves, sprigs and sticks that nobody eats and no step takes out. */
export function woodsOf({ understood }: Pick<Ask, 'understood'>, some: readonly Part[]): readonly Part[] {
  const text = understood.source.instructions.join('\n');
  if (
    /\b(?:discard|remove|take|fish|pull|pick|lift)\b[^.]*\b(?:bay|thyme|rosemary|sprigs?|stalks?|stems?|herbs?|cinnamon|bouquet|anise|lemongrass|leaves|stick|rind)\b/i.test(
      text,
    )
  )
    return [];
  return [...new Set(some)].filter(
    ({ item }) =>
      /\bbay lea(?:f|ves)\b|\bsprigs?\b|\bcinnamon sticks?\b|\bstar anise\b|\bbouquet garni\b|\blemongrass\b|\brinds?\b/i.test(
        item.text,
      ) &&
      !/\b(?:minced|chopped|ground|leaves picked|finely|rind (?:removed|off)|without (?:the |its )?rind)\b/i.test(
        item.text,
      ),
  );
}
