import type { ReadStep } from './read-step.ts';

/** Words that speak of what is already there: such a step works on from what was made before. */
const reference =
  /\b(?:it|them|they|these|both|each|mixtures?|batter|dough|everything|together|same|sauce|filling|soup|stew|assembled?|remaining|rest|all|pan juices|(?:to|into|in|over|on) the (?:pan|pot|skillet|bowl|wok|saucepan|cooker|dish|hot|boiling))\b/i;
const gathers = /\b(?:mixtures|both|everything|together|assembled?|batter|dough|casserole|layers?|all)\b/i;
const freshVessel =
  /^\W*(?:(?:meanwhile|next|then|now),?\s+)?(?:in|using|take|get) (?:a|an|another|a separate|a second|a different)\b|\b(?:separate|another|second|different|other) (?:\w+ )?(?:bowl|pot|pan|skillet|saucepan|dish)\b/i;
const carriesOn = new Set([
  'add',
  'stir',
  'pour',
  'serve',
  'garnish',
  'season',
  'toss',
  'fold',
  'layer',
  'assemble',
  'glaze',
  'dress',
  'deglaze',
  'stuff',
]);

/**
 * Keys of all that is in what each step works on. A bowl of dressing is not in the pot that boils beside it: a step that
 * names only what nobody has touched yet, and refers to nothing, begins something of its own; a step that names what
 * is in several of these brings them together.
 */
export function gatherContents(read: readonly ReadStep[]): readonly (readonly string[])[] {
  let streams: { contents: Set<string> }[] = [];
  let current: { contents: Set<string> } | null = null;
  return read.map(({ step, reading }) => {
    const touched = streams.filter(({ contents }) => step.inputs.some((key) => contents.has(key)));
    const begins =
      step.inputs.length > 0 &&
      touched.length === 0 &&
      (freshVessel.test(step.text) ||
        reading.parallel ||
        (!carriesOn.has(reading.actions[0]?.action ?? 'add') && !reference.test(step.text)));
    let into: { contents: Set<string> };
    if (begins || (current === null && touched.length === 0)) {
      into = { contents: new Set() };
      streams.push(into);
    } else {
      const merged: { contents: Set<string> }[] =
        gathers.test(step.text) && step.inputs.length === 0
          ? [...streams]
          : [
              ...new Set([
                ...touched,
                ...(current !== null && (touched.length === 0 || reference.test(step.text)) ? [current] : []),
              ]),
            ];
      into = { contents: new Set(merged.flatMap(({ contents }) => [...contents])) };
      streams = [...streams.filter((stream) => !merged.includes(stream)), into];
    }
    for (const key of step.inputs) into.contents.add(key);
    current = into;
    return [...into.contents];
  });
}
