import type { Food } from '#food/model';

/** Frozen leaves: blanched and pressed together before they were frozen. */
const isFrozenLeaf = ({ id, ancestors }: Food): boolean =>
  id.startsWith('frozen-') && ancestors.includes('leafy-green');

const handfuls: readonly (readonly [RegExp, string])[] = [
  [
    /,? (?:turning each under until it collapses|letting each(?: one)? (?:wilt|collapse)) before (?:adding )?the next(?: goes in)?/g,
    '',
  ],
  [
    / (?:by the handful|by handfuls|in handfuls|(?:a handful|a few handfuls) at a time)(?:, and let each one collapse)?/g,
    '',
  ],
  [/\b([Pp])ile in\b/g, '$1ut in'],
  [/\b(?:have|has) (?:wilted|collapsed)\b/g, 'are hot through'],
  [/\b(?:has|is) (?:wilted|collapsed)\b/g, 'is hot through'],
  [/\buntil (?:just )?(?:wilted|collapsed)\b|\bjust until wilted\b/g, 'until hot through'],
  [/\buntil it wilts\b/g, 'until it is hot'],
  [/\blet(?: it)? wilt\b/g, 'let it heat through'],
];

/**
 * The steps as they are told of leaves from the freezer, where the dish is written for fresh ones: they are limp already and
 * go in all at once.
 */
export function thawedGreens(
  texts: readonly string[],
  foods: readonly { food: Food; name: string }[],
): readonly string[] {
  const leaves = foods.filter(({ food }) => isFrozenLeaf(food));
  if (leaves.length === 0) return texts;
  const names = leaves.map(({ name }) => name.toLowerCase().split(' ').at(-1)!);
  return texts.map((text) =>
    text
      .split(/(?<=[.!?]) (?=\p{Lu})/u)
      .map((sentence) =>
        names.some((name) => sentence.toLowerCase().includes(name)) || /\bgreens\b/.test(sentence)
          ? handfuls.reduce((told, [fresh, thawed]) => told.replace(fresh, thawed), sentence)
          : sentence,
      )
      .join(' '),
  );
}
