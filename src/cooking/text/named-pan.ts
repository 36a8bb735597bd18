/** The pan that a caller has named, and how it is spoken of. */
export interface NamedPan {
  readonly first: string;
  readonly again: string;
  /** No stove with its pots and pans is named beside it. */
  readonly only: boolean;
}

const castIron = /\bcast[- ]iron\b(?!.*\b(?:casserole|dutch|pot|grill|wok)\b)/i;
const otherPans = /\b(?:stove|hob|cooker|range|kitchen|pans|pan|skillet|everything)\b/i;

/** A cast-iron skillet among the equipment that somebody listed; null where there is none. */
export function namedPan(listed: readonly string[] | null): NamedPan | null {
  const own = listed?.find((text) => castIron.test(text));
  if (own === undefined) return null;
  const noun = /\bskillet\b/i.test(own) ? 'skillet' : 'pan';
  return {
    first: `the cast-iron ${noun}`,
    again: `the ${noun}`,
    only: listed!.every((text) => text === own || !otherPans.test(text)),
  };
}

/** A pan that a step brings in, of any kind that cast iron serves for; what is small, deep, dry or of another make is left. */
const anyPan =
  /\b(?:an?|your)((?:,? (?:very|large|larger|heavy|wide|widest|big|really|ovenproof|hot|smoking|smoking-hot))*),? (?:frying pan|pan|skillet)\b(?![\w-])/iu;
const second = /\b(?:a second|another)(?: (?:large|wide|heavy|frying))* (?:pan|skillet)\b/i;
const hot = /\b(?:(?:very|really) hot|smoking[- ]hot|hot)\b/i;

/**
 * Texts in which the pan that the caller named is the one that is used: where the steps first take a pan, and in every
 * later one where it is all there is.
 */
export function withNamedPan(texts: readonly string[], pan: NamedPan | null): readonly string[] {
  if (pan === null) return texts;
  let isNamed = false;
  let isEmptied = false;
  return texts.map((text) => {
    if (!isNamed && pan.only && second.test(text)) {
      isNamed = true;
      isEmptied = /\bTake off the heat\.$/.test(text);
      return text.replace(second, pan.first).replace(/\bTake off the heat\.$/, 'Tip onto a plate.');
    }
    if (isNamed && !pan.only) return text;
    const told = text.replace(anyPan, (found) => {
      const heat = hot.exec(found)?.[0];
      const name = isNamed ? pan.again : pan.first;
      isNamed = true;
      const wiped = isEmptied ? ', wiped out,' : '';
      isEmptied = false;
      return (heat === undefined ? name : name.replace('the ', `the ${heat.toLowerCase()} `)) + wiped;
    });
    return told;
  });
}
