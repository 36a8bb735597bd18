/** One or two eggs poached in a cup of water in a microwave. */
import { microwaved, ownStep, reasonOf, retell, textOf, type Ask, type Told } from './telling.ts';
import { isKind } from '#food/ingredient';

const mostEggs = 4;

/** Poached eggs in a microwave; null where anything else is cooked with them. */
export function poachedEgg(ask: Ask): Told | null {
  const { understood, clauses, parts, target } = ask;
  if (target !== 'microwave' || !/\bpoached eggs?\b/i.test(understood.source.title)) return null;
  const eggs = parts.filter(({ food }) => food !== null && isKind(food, 'bird-egg'));
  const count = eggs.reduce((sum, { grams }) => sum + grams / 50, 0);
  if (
    eggs.length !== 1 ||
    count > mostEggs ||
    /\b(?:hollandaise|sauce|simmer[^.;]*sauce)\b/i.test(textOf(ask))
  )
    return null;
  if (parts.some(({ safe, grams }) => safe !== null && safe.kind !== 'egg' && grams > 20)) return null;
  const poach = clauses.flatMap(({ text, step }, at) =>
    /\b(?:simmer|poach|swirl|vortex|crack|slotted|water)\w*\b/i.test(text) ? [{ at, step }] : [],
  );
  if (poach.length === 0) return null;
  const first = poach[0]!.at;
  const last = poach.at(-1)!.at;
  const heat = microwaved(ask, [1, 1.2]);
  const vinegar = parts.find(({ item }) => /\bvinegar\b/i.test(item.text));
  const core = [
    `${ownStep}For each egg, put ½ cup of cold water${vinegar === undefined ? '' : ' and ½ teaspoon of the vinegar'} in a microwave-safe mug. Crack the egg into it, see that water covers it, and prick the yolk once with the tip of a knife: an unbroken one can burst.`,
    `${ownStep}Cover with a saucer and microwave one mug at a time ${heat}, until the white is set; give it 10 seconds at a time if it is not. Let it stand, covered, for 1 minute, then lift it out with a slotted spoon. For a yolk that is safe for everyone, go on until it is firm, 71 °C (160 °F).`,
    ownStep,
  ];
  return {
    dish: 'eggs',
    title: `Microwave ${understood.source.title}`,
    steps: retell(ask, (_, at) => (at === first ? core : at > first && at <= last ? 'drop' : null)),
    ideas: [
      {
        kind: 'time',
        step: clauses[first]!.step,
        before: clauses[first]!.text.trim().replace(/\.$/, ''),
        after: heat,
        reason: reasonOf(ask, 'poached-microwave'),
      },
    ],
    method: reasonOf(ask, 'poached-microwave-how'),
  };
}
