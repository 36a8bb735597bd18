import { editDistance } from '../match/typo.ts';
import type { Units } from '../units.ts';

/** What the parser must know of a unit. */
export interface FoundUnit {
  readonly id: string;
  /** `count` also for habits ("a splash"), which are no exact measure. */
  readonly dimension: 'mass' | 'volume' | 'length' | 'count';
}

/** The units as a line uses them. */
export interface LineUnits {
  /** The unit that a word or words name, as written ("Tbsp", "T", "fl oz"), else null. */
  find(text: string): FoundUnit | null;
  /** Whether a word may begin a unit of several words. */
  opens(word: string): boolean;
  /** How many `to` one `from` is, null where the two do not convert without knowing the food. */
  ratio(from: string, to: string): number | null;
}

/** Names of units that are part of a food's name, a number or a size in an ingredient line. */
const notOnLines: ReadonlySet<string> = new Set([
  'whole',
  'each',
  'ea',
  'item',
  'items',
  'half',
  'halves',
  'dozen',
  'dozens',
  'doz',
  'dz',
  'pair of',
  'garlic clove',
  'garlic cloves',
  'inch piece',
  'inch pieces',
  'inch knob',
  'small handful',
  'large handful',
  'big handful',
  'small handfuls',
  'large handfuls',
  'big handfuls',
  'good glug',
  'good glugs',
  'small glass',
  'small glasses',
  'corn cob',
  'corn cobs',
  'breast half',
  'breast halves',
  'wings',
  'wing',
  'leg',
  'legs',
  'chop',
  'chops',
  'cutlet',
  'cutlets',
  'steak',
  'steaks',
  'joint',
  'drumstick',
  'drumsticks',
  'thigh',
  'thighs',
  'breast',
  'breasts',
  'patty',
  'patties',
  'kernel',
  'kernels',
  'pod',
  'pods',
  'slug',
  'nut of',
  'thumb-sized piece',
  'thumb-size piece',
  'thumb sized piece',
  'thumb size piece',
  'thumb-sized knob',
  'rice cup',
  'half of',
  'cubes of',
]);

/** Shorthand of old recipe cards. */
const shorthand: ReadonlyMap<string, string> = new Map([
  ['sq', 'square'],
  ['sqs', 'square'],
]);

/** Units whose names are long enough to be read where a letter is wrong, and are like no food's. */
const mendable = ['teaspoon', 'tablespoon', 'handful', 'kilogram', 'millilitre', 'milliliter'];

/** The unit that a misspelt word stands for ("teapsoon", "tablespon", "handfull"), else null. */
function mended(word: string): string | null {
  if (word.length < 6 || !/^[a-z]+$/.test(word)) return null;
  const one = word.endsWith('s') ? word.slice(0, -1) : word;
  return (
    mendable.find(
      (name) =>
        name[0] === one[0] && editDistance(one, name, name.length > 9 ? 2 : 1) <= (name.length > 9 ? 2 : 1),
    ) ?? null
  );
}

/** Narrows the table of units to what a line may mean by a word. */
export function createLineUnits(units: Units): LineUnits {
  const known = new Map<string, FoundUnit | null>();
  const misspelt = (lower: string): ReturnType<Units['find']> => {
    const name = mended(lower);
    return name === null ? null : units.find(name);
  };
  return {
    find(text) {
      const before = known.get(text);
      if (before !== undefined) return before;
      const lower = text.toLowerCase();
      const folded = shorthand.get(lower) ?? lower;
      const unit =
        text.length > 30 || notOnLines.has(folded) || / of$/.test(folded)
          ? null
          : (units.find(folded === lower ? text : folded) ?? misspelt(lower));
      const found =
        unit === null
          ? null
          : ({ id: unit.id, dimension: unit.approximate ? 'count' : unit.dimension } as const);
      if (known.size < 20_000) known.set(text, found);
      return found;
    },
    opens: (word) => units.opens(word),
    ratio(from, to) {
      if (from === to) return 1;
      return units.ratio(from, to)?.valueOf() ?? null;
    },
  };
}
