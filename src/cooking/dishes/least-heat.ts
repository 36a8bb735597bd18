import { cuts, type Cut } from './cut.ts';

/** One figure for every cut, or one for each; null: that heat does not cook it. */
type Minutes = number | readonly (number | null)[] | null;

/** A row of `data/least-heat.yaml`: the fewest minutes of heat for some foods, by how they are cut. */
export interface LeastHeatRow {
  /** Ids or kinds. */
  readonly foods: readonly string[];
  readonly slow?: Minutes;
  readonly quick?: Minutes;
  /** Share of the food's own minutes. */
  readonly own?: Minutes;
  readonly source: string;
}

/** The minutes of a cut; null where none are given. */
export const minutesFor = (minutes: Minutes | undefined, cut: Cut): number | null =>
  minutes === undefined || minutes === null
    ? null
    : typeof minutes === 'number'
      ? minutes
      : (minutes[cuts.indexOf(cut)] ?? null);

const sources: ReadonlySet<string> = new Set(['usda', 'tender', 'house']);

/** What is wrong with the table, row by row; empty where nothing is. */
export function checkLeastHeat(
  rows: readonly LeastHeatRow[],
  isFood: (id: string) => boolean,
): readonly string[] {
  if (rows.length === 0) return ['no rows'];
  return rows.flatMap(({ foods, slow, quick, own, source }, index) => {
    const name = `rows[${index}] (${foods[0] ?? 'no food'})`;
    const isPerCut = (minutes: Minutes | undefined): boolean =>
      !Array.isArray(minutes) || minutes.length === cuts.length;
    return [
      ...foods.filter((id) => !isFood(id)).map((id) => `${name}: "${id}" is no food`),
      ...([slow, quick, own].every(isPerCut)
        ? []
        : [`${name}: one figure, or one for each of ${cuts.join(', ')}`]),
      ...((slow === undefined) === (own === undefined) ? [`${name}: needs slow or own, and not both`] : []),
      ...(sources.has(source)
        ? []
        : [`${name}: source "${source}" is not explained at the head of the table`]),
    ];
  });
}
