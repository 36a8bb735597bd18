/** Scores the matching of names to foods on a hand-made list, false friends included. */
import { readFileSync } from 'node:fs';
import type { Catalogue } from '#food/catalogue';
import type { Grounder } from '#food/ground';

/** How the names of the list came out. */
export interface MatchingScore {
  readonly total: number;
  /** The wanted food, or nothing where nothing is wanted. */
  readonly right: number;
  readonly accuracy: number;
  /** Names whose wanted foods the table lacks; right when nothing is answered. */
  readonly absent: readonly string[];
  /** A food was answered that is not the wanted one: the worst kind. */
  readonly wrong: readonly Miss[];
  /** Nothing was answered though the table has the food. */
  readonly missed: readonly Miss[];
}

interface Miss {
  readonly name: string;
  readonly wanted: string;
  readonly got: string | null;
  readonly confidence: number;
}

/** Runs the list `names.tsv`: name, wanted ids (`|` is or; `-` is nothing, first: always right, last: right while the table lacks the others), ids that would be a false friend. */
export function scoreMatching(catalogue: Catalogue): MatchingScore {
  const lines = readFileSync(new URL('names.tsv', import.meta.url), 'utf8')
    .split('\n')
    .slice(1);
  const rows = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const absent: string[] = [];
  const wrong: Miss[] = [];
  const missed: Miss[] = [];
  for (const row of rows) {
    const [name = '', wanted = ''] = row.split('\t');
    const accepted = wanted.split('|');
    const present = accepted.filter((id) => catalogue.get(id) !== null);
    const { food, confidence } = catalogue.match(name);
    const miss = { name, wanted, got: food?.id ?? null, confidence };
    if (food !== null && !accepted.includes(food.id)) wrong.push(miss);
    else if (food === null && accepted[0] !== '-' && present.length > 0) missed.push(miss);
    if (present.length === 0 && !accepted.includes('-')) absent.push(name);
  }
  const right = rows.length - wrong.length - missed.length;
  return { total: rows.length, right, accuracy: right / rows.length, absent, wrong, missed };
}

/** How the lines of real recipes came out: the food of the first thing that each asks for. */
export interface LineScore {
  readonly total: number;
  readonly accuracy: number;
  readonly wrong: readonly { readonly line: string; readonly wanted: string; readonly got: string | null }[];
}

/**
 * Runs the list `lines.tsv`: short lines of public-domain recipes, drawn by chance and judged by eye, with the ids of the
 * foods that are right (`|` is or; `-` is no food).
 */
export function scoreLines(grounder: Grounder): LineScore {
  const rows = readFileSync(new URL('lines.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  const wrong = rows.flatMap((row) => {
    const [line = '', wanted = ''] = row.split('\t');
    const got = grounder.ground([line])[0]?.match.food?.id ?? null;
    return wanted.split('|').includes(got ?? '-') ? [] : [{ line, wanted, got }];
  });
  return { total: rows.length, accuracy: 1 - wrong.length / rows.length, wrong };
}
