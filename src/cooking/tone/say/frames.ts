/** What a tone puts before or around an order: openers ("Now,") and frames ("start by {doing}"). */
import type { Manner } from './manner.ts';
import type { Order } from './parse-sentence.ts';
import { makesReady } from './turns.ts';
import { hidesOrder } from './verb-forms.ts';

/** Plain words may open more than one sentence of a long recipe, telling ones only one. */
const plainOpener = /^(?:then|now|next,)$/i;

/** A word in front of a sentence, or nothing. */
export function openerOf(manner: Manner, text: string): string {
  const { table, pick, place } = manner;
  const options = table.openers[place].filter(
    (option) =>
      option === '' || pick.uses(`opener ${option.toLowerCase()}`) < (plainOpener.test(option) ? 2 : 1),
  );
  if (
    options.every((option) => option === '') ||
    /^(?:next|now|then|first|finally|start|begin|time|let's|meanwhile|the next|at this point|with that|by now|this done|last)\b/i.test(
      text,
    )
  )
    return '';
  // "Finally, add the cabbage first": the end is no beginning.
  if (
    /\bfirst\b/iu.test(text) &&
    options.some((one) => /^(?:finally|lastly|to (?:finish|conclude))/iu.test(one))
  )
    return '';
  const opener = pick.of(options, `opener ${place}`);
  if (opener === '' || (/\bthen\b/i.test(opener) && /\bthen\b/i.test(text))) return '';
  pick.use(`opener ${opener.toLowerCase()}`);
  return opener;
}

/** A frame around the first order of a sentence; `{do}` where it stands by itself. */
export function chooseFrame(
  manner: Manner,
  led: boolean,
  order: Order,
  choice: boolean,
  several = false,
): string {
  // "Make sure" is no invitation.
  if (order.verbs[0] === 'make' && /^sure\b/i.test(order.object)) return '{do}';
  // A single word needs no introduction.
  if (order.verbs.length === 1 && order.object === '' && order.parts.length === 0 && order.particle === null)
    return '{do}';
  const { table, pick, place } = manner;
  const fitting = table.frames.filter((frame) => {
    const [where, pattern] = frameParts(frame);
    // A frame is heard once in a recipe; a second time it is a habit.
    if (pick.uses(`frame ${pattern}`) > 0) return false;
    if (where !== null && !where.split('|').includes(place)) return false;
    // After "once the oil is hot," only what goes straight on.
    if (led && !/^(?:\{|you \{|let's|go |just |simply |kindly|all you|make|do )/.test(pattern)) return false;
    if (led && /^(?:start|begin|next|first|the first|finish|time)/i.test(pattern)) return false;
    if (/serve|enjoy/.test(order.verbs[0]!) && /^(?:start|begin|time|continue|proceed|follow)/i.test(pattern))
      return false;
    const opening = order.verbs.some((verb) =>
      /^(?:start|begin|keep|continue|enjoy|try|make|use|wait|repeat)$/.test(verb),
    );
    // What is cut, measured and lined is made ready beforehand.
    if (/^mise\b/.test(pattern) && !order.verbs.every((verb) => makesReady.test(verb))) return false;
    // "Simply thinly slice", "with care, carefully lower".
    if (
      order.adverb !== null &&
      /(?:ly,?|care|ease|haste|hand|steady,|dignity,|flinching,) \{do\}|(?:care|ease|haste|hand|steady), /.test(
        pattern,
      )
    )
      return false;
    // "Take a deep breath and cover and chill".
    if (/ and \{do\}/.test(pattern) && order.verbs.length > 1) return false;
    if (
      pattern.includes('{doing}') &&
      ((order.object === '' && order.verbs.length > 1) ||
        opening ||
        order.let ||
        choice ||
        hidesOrder(order.object))
    )
      return false;
    // "It is just a case of cutting the leek, then place it on a tray".
    if (several && pattern.includes('{doing}') && !/^(?:let['’]s )?(?:start|begin|kick)/.test(pattern))
      return false;
    if (opening && /\b(?:start|begin|first|stage|job)\b/i.test(pattern)) return false;
    // "Start by taking it out before you start".
    if (/\b(?:start|begin)/i.test(pattern) && order.parts.some(({ text }) => /\b(?:start|begin)/i.test(text)))
      return false;
    return true;
  });
  if (fitting.length === 0) return '{do}';
  return frameParts(pick.of(manner.eager ? fitting : [...fitting, '{do}'], 'frame'))[1];
}

/** "first: start by {doing}" → where it may stand, the pattern. */
function frameParts(frame: string): readonly [string | null, string] {
  const match = /^([a-z|]+): (.*)$/.exec(frame);
  return match ? [match[1]!, match[2]!] : [null, frame];
}
