import { isKind } from '#food/ingredient';
import type { Move } from './move.ts';
import { wordsMove } from './words-move.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';

/** Where the boiling of potatoes before they go in is told. */
export const leachedSlot = 'words:leached-first';
/** Minutes in the sauce after which potatoes that were boiled for five before are tender all the same. Own rule. */
const leastSimmer = 25;
const pieces =
  /\b(?:cubed?|cubes|diced?|dice|chopped|chunks?|pieces|sliced|slices|quartered|halved|wedges)\b/i;
const why =
  'potatoes in pieces leave part of their potassium in the water, which is poured away; the figures do not count it';

const twice =
  'Cover the pieces with plenty of cold water, bring to a boil and boil for 5 minutes. Pour the water away, and go on with fresh water.';

/** Potatoes in pieces that are boiled and drained for a mash give up more in two waters than in one. */
function boiledTwice({ grounded, source, steps }: UnderstoodRecipe): Move | null {
  const potato = grounded.find(
    ({ ingredient: { food } }) => food !== null && food.id !== 'sweet-potato' && isKind(food, 'potato'),
  );
  const at = source.instructions.findIndex(
    (text, step) =>
      /\bboil\b/i.test(text) &&
      /\bwater\b/i.test(text) &&
      steps[step]!.mentions.some(({ key, kind }) => key === potato?.key && kind !== 'pronoun'),
  );
  if (potato === undefined || at < 0 || !/\bdrain/i.test(source.instructions.slice(at).join(' ')))
    return null;
  const cut = [potato.parsed.source, ...source.instructions.slice(0, at)].join(' ');
  if (!pieces.test(cut) || !/\bmash/i.test(source.instructions.slice(at).join(' '))) return null;
  return wordsMove({
    slot: leachedSlot,
    edits: [{ kind: 'insert-step', after: at === 0 ? null : steps[at - 1]!.id, text: twice, reason: why }],
    why,
    said: { before: 'the potatoes are boiled in one water', after: twice },
  });
}

/** The potatoes of a stew boil in plenty of water for a few minutes before they go into its sauce; null where they do so already. */
export function leachedFirst(parts: UnderstoodRecipe): Move | null {
  const { grounded, source, steps, recipe } = parts;
  const all = source.instructions.join(' ');
  if (/\b(?:parboil\w*|soak\w*|twice|fresh water)\b/i.test(all)) return null;
  const again = boiledTwice(parts);
  if (again !== null) return again;
  if (/\b(?:drain (?:the )?potatoes|mash\w*)\b/i.test(all)) return null;
  const potato = grounded.find(
    ({ parsed, ingredient: { food } }) =>
      food !== null && food.id !== 'sweet-potato' && isKind(food, 'potato') && pieces.test(parsed.source),
  );
  if (potato === undefined) return null;
  const at = steps.findIndex(({ mentions }) =>
    mentions.some(({ key, kind }) => key === potato.key && kind !== 'pronoun'),
  );
  if (at < 0) return null;
  const simmered = steps
    .slice(at)
    .some(
      ({ contents, minutesMax }, after) =>
        contents.includes(potato.key) &&
        minutesMax >= leastSimmer &&
        /^(?:simmer|stew|braise|boil|cook)$/.test(recipe.steps[at + after]!.action ?? ''),
    );
  if (!simmered || /\b(?:roast|bak(?:e|ing)|oven|slow cook\w*)\b/i.test(all)) return null;
  const said =
    'Cover the potato pieces with plenty of cold water, bring to a boil and boil for 5 minutes. Drain, and pour the water away.';
  return wordsMove({
    slot: leachedSlot,
    edits: [{ kind: 'insert-step', after: null, text: said, reason: why }],
    why,
    said: { before: 'the potatoes go into the sauce raw', after: said },
  });
}
