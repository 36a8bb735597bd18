/** Pieces of the patterns that telegrams are read with, and small words for what is said instead. */

/** Where a sentence of notes begins, and where one of its parts does. */
export const opens = String.raw`(?<=^|[.!?;] |[.!?]\) )`;
export const starts = String.raw`(?<=^|[.!?;,] |[.!?]\) |\b(?:and|then) )`;
export const ends = String.raw`(?=[.;!]|$)`;
export const stops = String.raw`(?=[.,;!]|$| and | then )`;
export const figure = String.raw`\d+(?:[ .]\d\/\d|\/\d|\.\d+)?(?: ?(?:[-–]|to|or) ?\d+(?:[ .]\d\/\d|\/\d|\.\d+)?)?`;
export const unit = String.raw`(?:mins?|minutes?|hrs?|hours?|secs?|seconds?|h)\b\.?`;
export const clock = String.raw`(?:about |another )?${figure}(?:ish)? ?${unit}(?: (?:or so|\d+ ?mins?\b))?`;
export const long = String.raw`(?:${figure} ?(?:hrs?|hours?|mins?|minutes?|days?)(?: ?(?:to|or|-|\/) ?overnight)?|overnight)`;
/** One or two words that name a thing. */
export const thing = String.raw`(?:\p{L}[\p{L}'’-]*(?: (?!goe?s\b)\p{L}[\p{L}'’-]*)?)`;
export const cue = String.raw`(?:until|till|til|['’]til) `;

export const verbs =
  /^(?:back|out|lid|add|bake|baste|beat|blend|boil|bring|brown|brush|char|chill|chop|coat|combine|cook|cool|cover|crush|cut|dip|divide|drain|dice|dust|fill|fold|fry|garnish|grate|grill|heat|keep|knead|layer|lay|leave|let|lift|mash|melt|mix|pat|peel|pile|place|poach|pop|pour|press|put|rest|return|roast|roll|rub|scatter|season|serve|set|shake|simmer|sit|slice|slide|soak|spoon|spread|sprinkle|squeeze|stick|stir|strain|sweat|take|tear|thread|throw|tip|top|toss|turn|use|warm|wash|whisk|wrap|do|don['’]t|never|no|not|then|and|now|it|they|with|in|on|off|if|when)\b/iu;
export const small = (what: string): string =>
  /^\p{Lu}\p{Ll}/u.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : what;
export const the = (what: string): string =>
  /^(?:the|a|an|your|some|half|all|everything)\b/iu.test(what) ? small(what) : `the ${small(what)}`;
export const poured = /sauce|soup|broth|stock|dressing|gravy|syrup|juices?$/iu;
export const until = (text: string): string => text.replace(/^(?:till|til|['’]til)\b/iu, 'until');

export const base = (done: string): string =>
  ({
    fol: 'Fold',
    sti: 'Stir',
    whi: /^whip/iu.test(done) ? 'Whip' : 'Whisk',
    bea: 'Beat',
    mix: 'Mix',
    rub: 'Rub',
    spr: 'Sprinkle',
  })[done.slice(0, 3).toLowerCase()] ?? done;

/** "Eggs, flour, milk" → "eggs, flour and milk". */
export function row(text: string): string {
  const items = text
    .split(/, (?:and )?| ?[+&] ?| and /u)
    .map((one) => small(one.trim()))
    .filter(Boolean);
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
}
