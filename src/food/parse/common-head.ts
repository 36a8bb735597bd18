/** Alternatives and pairs that share a word: "chicken or vegetable stock", "red and yellow peppers". */
import { singular } from './amount/shapes.ts';
import { isWord } from './description.ts';
import { joinedNames, sharedHeads, sharedModifiers } from './english/names.ts';
import { adjectives, kindAdjectives, preparations } from './english/preparations.ts';
import { textOf } from './split.ts';
import type { Token } from './tokens.ts';

/** Index of a joining word outside names like "half and half", or -1. */
export function jointAt(tokens: readonly Token[], joints: RegExp, from = 0): number {
  let text: string | null = null;
  for (let at = Math.max(from, 1); at < tokens.length - 1; at++) {
    const token = tokens[at]!;
    if (!joints.test(token.lower)) continue;
    if (token.lower === '/' && (tokens[at - 1]!.kind !== 'word' || tokens[at + 1]!.kind !== 'word')) continue;
    text ??= textOf(tokens).toLowerCase();
    const around = `${tokens[at - 1]!.lower} ${token.lower}`;
    const inName = joinedNames.some((name) => name.includes(around) && text!.includes(name));
    if (!inName) return at;
  }
  return -1;
}

const colour = /^(?:red|green|yellow|orange|white|black|brown)$/;

/** "red- or white-wine vinegar", "fine- or medium-grind cornmeal": the left side of a word cut at its hyphen, made whole. */
function hangingHyphen(left: readonly Token[], right: readonly Token[]): Token[] | null {
  const hyphen = left.at(-1);
  const stem = left.at(-2);
  if (hyphen?.text !== '-' || hyphen.spaced || !isWord(stem)) return null;
  const at = right.findIndex(({ lower }) => /^[a-z]+-[a-z]/.test(lower));
  if (at < 0) return left.slice(0, -1);
  const end = right[at]!.text.slice(right[at]!.text.indexOf('-'));
  const whole = { ...stem, text: stem.text + end, lower: stem.lower + end.toLowerCase(), end: hyphen.end };
  return [...left.slice(0, -2), whole, ...right.slice(at + 1)];
}

/**
 * The left side of "A or B" made whole where it shares B's head ("chicken or vegetable stock"),
 * else as it is.
 */
export function shareHead(left: readonly Token[], right: readonly Token[]): Token[] {
  const last = right.at(-1);
  const lastLeft = left.at(-1);
  if (last === undefined || lastLeft === undefined) return [...left];
  if (left.length > 1 && lastLeft.lower === last.lower) return [...left];
  const hanging = hangingHyphen(left, right);
  if (hanging !== null) return hanging;
  const head = singular(last.lower);
  const adjectivesOnly = left.every(
    (token) => token.kind !== 'word' || adjectives.has(token.lower) || preparations.has(token.lower),
  );
  const modifiers = sharedModifiers.get(head) ?? sharedModifiers.get(last.lower);
  if (adjectivesOnly && right.length === 1) return [...left, last];
  if (right.length < 2) return [...left];
  if (adjectivesOnly) {
    // Drop the adjectives that stand against the left ones; what remains is shared.
    let cut = 0;
    const coloured = left.some(({ lower }) => colour.test(lower));
    while (
      cut < Math.min(right.length - 1, left.length) &&
      // "hot fresh or dried red pepper": both are red.
      (cut === 0 || coloured || !colour.test(right[cut]!.lower)) &&
      (adjectives.has(right[cut]!.lower) ||
        right[cut]!.kind !== 'word' ||
        preparations.has(right[cut]!.lower))
    )
      cut++;
    // "white or whole wheat bread", "red or dry white wine"
    if (right[cut - 1]?.lower === 'whole' && right[cut]?.lower === 'wheat' && right.length > cut + 1) cut++;
    const next = right[cut]?.lower ?? '';
    if (
      coloured &&
      cut > 0 &&
      colour.test(next) &&
      !right.slice(0, cut).some(({ lower }) => colour.test(lower))
    )
      cut++;
    if (cut === 0) cut = sharedHeads.has(head) ? right.length - 1 : 1;
    return [...left, ...right.slice(cut)];
  }
  // "chicken or vegetable stock cubes": it is the stock that is shared, and so the cubes.
  const inner = right.at(-2)!.lower;
  if (right.length > 2 && sharedModifiers.get(inner)?.has(lastLeft.lower) === true)
    return [...left, ...right.slice(-2)];
  // "sour cream and cheddar cheese", "whole milk or dark chocolate": foods already.
  if (left.length > 1 && /^(?:cream|milk)$/.test(lastLeft.lower)) return [...left];
  if (modifiers?.has(lastLeft.lower) === true && sharedHeads.has(head)) {
    // "red or white wine vinegar": the wine is shared too.
    const before = right.at(-2);
    // "onion or onion powder": the left side is whole.
    if (before?.lower === lastLeft.lower) return [...left];
    if (
      right.length > 2 &&
      before !== undefined &&
      lastLeft.lower !== before.lower &&
      !adjectives.has(before.lower)
    ) {
      const colour = left.length === 1 && kindAdjectives.has(lastLeft.lower);
      if (colour) return [...left, ...right.slice(-2)];
    }
    // "beef or lamb stew meat": what stands behind the word of the same kind is shared.
    let same = right.length - 2;
    while (same > 0 && !modifiers.has(right[same]!.lower)) same--;
    return modifiers.has(right[same]!.lower) ? [...left, ...right.slice(same + 1)] : [...left, last];
  }
  return [...left];
}
