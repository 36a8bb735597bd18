/** Phrases by which a tone is known, each of which a recipe bears once. */
import { guarded, mayMatch } from '#kernel/pattern-pieces';
import type { Picker } from '../pick.ts';

const phrases = guarded(
  /\b(?:sorted|no drama|happy days|easy bit|simple as that|no fuss|nice and easy|hang around|no hurry|no rush|while you['’]re at it|good to go|go ahead and|you(?:['’]ve| have) got this|trust me|get in|the best bit|here we go|just like that|with a smile|no messing|that(?:['’]s| is) your cue|dead simple|easy does it|take your time|you(?:['’]re| are) looking at|reckon on|lovely job|(?:windows?|glass)(?: over)? (?:slowly )?mists?|mists? over|holds its breath|strangers|smell goes|story (?:can )?begins?|the company is gathered|reunion)\b/giu,
);

/** The phrases in a text. */
export const phrasesIn = (text: string): readonly string[] =>
  mayMatch(phrases, text.toLowerCase())
    ? (text.match(phrases.on(text)) ?? []).map((one) =>
        /mist/iu.test(one) ? 'mist' : one.toLowerCase().replace('’', "'"),
      )
    : [];

/** Those that were heard before, and are none of the author's own. */
export function spentIn(said: string, source: string, pick: Picker): readonly string[] {
  const found = phrasesIn(said).filter((one) => pick.uses(`phrase ${one}`) > 0);
  if (found.length === 0) return found;
  const own = phrasesIn(source);
  return found.filter((one) => !own.includes(one));
}
