/** A change that saves money, and how its loss of character is weighed. */
import type { Edit } from '../edit/model.ts';
import type { Impact } from '../substitute/vocabulary.ts';

/** One way to save money. */
export interface BudgetMove {
  readonly key: string;
  readonly edits: readonly Edit[];
  /** Money for the whole recipe, by the prices that count. */
  readonly saved: number;
  /** What the dish loses of its character, 0–1, so that moves can be compared. */
  readonly loss: number;
  /** The food of the line, whose own swap stands in the way of more of it from another line. */
  readonly of?: string;
  /** From the list of what thrifty cooks do. */
  readonly thrifty?: boolean;
  /** The same thing under another label: no more than a few of these make a thrifty dish. */
  readonly brand?: true;
  /** Less of the meat with nothing in its place, though something cheap would do. */
  readonly unfilled?: true;
  /** The recipe itself says that it may be left out. */
  readonly optional?: true;
  /** What fills up for the meat fills the plate and feeds nobody. */
  readonly hungry?: true;
}

/** Set by reading what came out: a swap that a guest may notice weighs three times one that nobody does. */
export const impact: Readonly<Record<Impact, number>> = { none: 0.01, low: 0.05, medium: 0.14, high: 0.4 };

export const weights = {
  titular: 1.8,
  doubt: 0.15,
  mayCarry: 0.06,
  unusual: 0.03,
  optional: 0.1,
  /** The beans of a meatless soup are what feeds. */
  optionalMeal: 0.26,
  unfilled: 0.24,
  otherWay: 0.08,
  /** A chili of pork is another chili. */
  otherAnimal: 0.15,
  /** Another food and less of it: seen at once. */
  twice: 0.1,
  creamed: 0.3,
} as const;
