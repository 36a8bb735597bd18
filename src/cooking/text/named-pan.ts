import { onlyVessel } from '../equipment/equipment.ts';

/** The pan that a caller has named, and how it is spoken of. */
export interface NamedPan {
  readonly first: string;
  readonly again: string;
  /** No stove with its pots and pans is named beside it. */
  readonly only: boolean;
  /** There is no other pot or pan at all: whatever a step would take, this one is taken. */
  readonly all?: true;
}

const castIron = /\bcast[- ]iron\b(?!.*\b(?:casserole|dutch|pot|grill|wok)\b)/i;
const otherPans = /\b(?:stove|hob|cooker|range|kitchen|pans|pan|skillet|everything)\b/i;

/** A cast-iron skillet, or the one pan that there is, among the equipment that somebody listed; null where there is none. */
export function namedPan(listed: readonly string[] | null): NamedPan | null {
  const own = listed?.find((text) => castIron.test(text));
  if (own === undefined) {
    const one = listed === null ? null : onlyVessel(listed);
    return one === null
      ? null
      : { first: `the ${one}`, again: `the ${one.replace('frying ', '')}`, only: true, all: true };
  }
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
  if (pan.all === true) return inTheOnlyOne(texts, pan);
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

const kinds = '(?:frying pan|saucepan|pan|pot|skillet|casserole|wok)';
const looks =
  '(?:,? (?:very|really|large|larger|wide|widest|heavy|heavy-based|deep|big|small|medium|lidded|non-?stick|ovenproof|hot|smoking|smoking-hot|separate))*';
/** Any pot or pan that a step brings in, with its size. */
const anyVessel = new RegExp(
  String.raw`\b(?:an?|another|a second|your)(${looks}),? ${kinds}\b(?![\w-])(?! of )(?: or (?:(?:an?|another) )?${looks.replace('(?:,? ', '(?:').replace('))*', ') )*')}${kinds}\b(?![\w-]))?(?:,? about \d+ cm(?: \([^)]*\))? wide,?)?(?: that the mixture fills[^.]*? for more)?`,
  'giu',
);
const warmsApart = /(Sprinkle [^.]*? with a little water), cover and warm over low heat,/;

/** Texts of a kitchen with one pot or pan: every step is done in it, and what lies there boiled is warmed on top of what simmers. */
function inTheOnlyOne(texts: readonly string[], pan: NamedPan): readonly string[] {
  const simmers = texts.some((text) => /\bsimmer/i.test(text));
  let isNamed = false;
  return texts.map((text) => {
    const told = text.replace(anyVessel, (found) => {
      const heat = hot.exec(found)?.[0];
      const name = isNamed ? pan.again : pan.first;
      isNamed = true;
      return heat === undefined ? name : name.replace('the ', `the ${heat.toLowerCase()} `);
    });
    return simmers
      ? told.replace(
          warmsApart,
          `$1 in a heatproof bowl, cover tightly and set it over ${pan.again} like a lid,`,
        )
      : told;
  });
}

/** The pots and pans of a list of equipment, where there is one: it alone. */
export function withOnlyPan(equipment: readonly string[], pan: NamedPan | null): readonly string[] {
  if (pan?.all !== true) return equipment;
  const own = pan.first.replace('the ', '');
  return [...new Set(equipment.map((tool) => (isVessel.test(tool) ? own : tool)))];
}
const isVessel =
  /^(?:(?:second|large|small|medium|wide|heavy|deep|lidded|non-?stick|ovenproof) )*(?:frying pan|saucepan|pan|pot|skillet|casserole|wok)(?=,|$)/;
