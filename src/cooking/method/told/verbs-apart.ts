/** Verbs that were written as one word with their "up": "Mashup", "Heatup the oil". */
const runTogether =
  /((?:^|[.;]\s+|\b(?:and|then) ))(mash|chop|heat|warm|mix|break|cut|whip|blend)up\b(?=\s*([^\s]?))/gi;

/** The two words of such a verb, with the object that it lacks. */
export const verbsApart = (text: string): string =>
  text.replace(runTogether, (_, lead: string, verb: string, next: string) =>
    /^[\p{L}\d]/u.test(next) ? `${lead}${verb} up` : `${lead}${verb} it up`,
  );
