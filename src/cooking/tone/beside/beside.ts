/** What is said beside an instruction: a remark that belongs to this act on this food, and a leave behind the last. */
import type { Picker } from '../pick.ts';
import { spentIn } from './catchphrases.ts';
import { gainsays } from './gainsays.ts';
import { chooseBest, isTelling, type Around, type Placed, type Said, type Spot } from './remarks.ts';
import type { ToneTable } from '../tone-table.ts';

/** A place behind a sentence of an instruction. */
export interface Open extends Spot {
  /** The sentence as its author wrote it: nothing is said behind it that gainsays it. */
  readonly plain?: string;
  /** Number of the piece that the remark would become. */
  readonly at: number;
  /** Nothing of the recipe follows. */
  readonly ends: boolean;
  /** The tone told this sentence in its own words: it needs a remark less. */
  readonly told: boolean;
  /** What it told there has a sentence of its own behind the order: a remark would be a second one. */
  readonly full?: boolean;
}

/** A remark and the piece that it becomes. */
export interface Remark {
  readonly at: number;
  readonly say: string;
  readonly weight: number;
}

/** An act on a food, or of a dish: with less it would fit any dish. */
const specific = 1.9;

/** A tone that leaves this little to chance is sparing: it says even what belongs to an act only now and then. */
const sparing = 0.15;
const nowAndThen = 0.3;
/** Share of a tone's chance at which it says what would fit many dishes; one that leaves nothing to chance always does. */
const general = 0.5;
/** How often a tone with a voice says what belongs to an act alone, whatever it handles; a sparing one holds back. */
const ofAct = 0.85;
const ofActSparing = 0.5;
/** A tone that tells something beside everything always does. */
const telling = 0.25;

const shareOfAct = (same: number): number => (same < sparing ? ofActSparing : same < telling ? ofAct : 1);

/** Where in a recipe, how hot or how long: words that tell nothing of what is done. */
const placing =
  /^(?:!.*|=.*|any|first|last|middle|order|statement|hot|heated|waits|long|many|several|pair|sole|plural|sweet|started|baked|raw|yeasted|pan|pot|bowl|cue|mixture|make|cooked)$/u;
/** Whether a remark belongs to an act, a food or a cue: it would not fit beside any other. */
const ofItsOwn = ({ on }: Said): boolean => on.some((word) => !placing.test(word));

/**
 * The remarks of an instruction, the one that stands last first. What belongs to this act on this food comes before
 * what fits many dishes; that is left to chance, and stands beside nothing that the tone told in its own words.
 */
export function remarksFor(
  { asides, asideRate }: Pick<ToneTable, 'asides' | 'asideRate'>,
  spots: readonly Open[],
  pick: Picker,
  { last, long, around }: { readonly last: boolean; readonly long: boolean; readonly around: Around },
): readonly Remark[] {
  if (spots.length === 0) return [];
  const chosen: Remark[] = [];
  const free = (spot: number): boolean => chosen.every(({ at }) => at !== spots[spot]!.at);
  const fresh = ({ say }: Said): boolean => spentIn(say, '', pick).length === 0;
  const suits = ({ say }: Said, spot: number): boolean => !gainsays(say, spots[spot]!.plain ?? '');
  const take = (placed: Placed | null): void => {
    if (placed !== null) chosen.push({ at: spots[placed.spot]!.at, say: placed.say, weight: placed.weight });
  };
  const leaves = ({ on }: Said): boolean => on.includes('last');
  if (last)
    take(
      chooseBest(
        asides,
        spots,
        pick,
        0,
        around,
        (one, spot) =>
          spots[spot]!.ends && fresh(one) && suits(one, spot) && (leaves(one) || !spots[spot]!.told),
      ),
    );
  const silent = asideRate.same < sparing && !long && pick.chance() >= nowAndThen;
  if (!silent)
    take(
      chooseBest(
        asides,
        spots,
        pick,
        specific,
        around,
        (one, spot) =>
          free(spot) &&
          !leaves(one) &&
          spots[spot]!.full !== true &&
          fresh(one) &&
          suits(one, spot) &&
          !(last && spots[spot]!.ends) &&
          !(spots[spot]!.told && one.on.length < 2 && !isTelling(new Set(one.on))),
      ),
    );
  const plainly = (only: (one: Said) => boolean): void =>
    take(
      chooseBest(
        asides,
        spots,
        pick,
        0.9,
        around,
        (one, spot) => !spots[spot]!.told && only(one) && !leaves(one) && fresh(one) && suits(one, spot),
      ),
    );
  if (chosen.length === 0 && pick.chance() < shareOfAct(asideRate.same)) plainly(ofItsOwn);
  if (chosen.length === 0 && pick.chance() < (asideRate.same < 1 ? asideRate.same * general : 1))
    plainly(() => true);
  return chosen.toSorted((one, other) => other.at - one.at);
}
