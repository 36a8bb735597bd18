/** What a dish is presented with that came without a word about it. */
import type { Picker } from './pick.ts';
import { splitSentences } from './parse-sentence.ts';
import { chooseRemark } from './remarks.ts';
import { foodSituation, titleKinds } from './situations.ts';
import type { Length, ToneTable, ToneTables } from './tone-table.ts';

/** A recipe as far as its presentation speaks of it. */
export interface Presented {
  readonly title: string;
  /** Ids of its foods, each with the ids above it. */
  readonly foods: readonly string[];
  readonly yeasted: boolean;
}

/** A line or two by what the dish is and what is in it; null where the tone says none. */
export function presented(
  { title, foods, yeasted }: Presented,
  { openings, accents }: ToneTable,
  length: Length,
  pick: Picker,
): string | null {
  if (openings.length === 0) return null;
  const told = titleKinds(title);
  // A name in another tongue tells less than what leads the list.
  const leading = told.length > 0 ? [] : foodSituation(foods.filter((food) => food !== '').slice(0, 2));
  const dish = new Set(['any', ...told, ...leading, ...(yeasted ? ['yeasted'] : [])]);
  const opening = chooseRemark(openings, [dish], pick);
  if (opening === null) return null;
  const inside = new Set([...dish, ...foodSituation(foods)]);
  const accent = length === 'shorter' ? null : chooseRemark(accents, [inside], pick, { beside: opening });
  return accent === null ? opening : `${opening} ${accent}`;
}

const known = new WeakMap<ToneTables, ReadonlySet<string>>();

/** A description without what a tone presented the dish with before; null where nothing else is left. */
export function unpresented(description: string, tables: ToneTables): string | null {
  let lines = known.get(tables);
  if (lines === undefined) {
    lines = new Set(
      Object.values(tables.tones).flatMap(({ openings, accents }) =>
        [...openings, ...accents].flatMap(({ say }) => splitSentences(say)),
      ),
    );
    known.set(tables, lines);
  }
  const left = splitSentences(description).filter((one) => !lines.has(one));
  return left.length === 0 ? null : left.join(' ');
}
