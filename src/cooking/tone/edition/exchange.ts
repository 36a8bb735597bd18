/** Patterns over plain sentences, exchanged in turn; the first letter keeps its size. */
import { guarded, type Guarded } from '#kernel/pattern-pieces';
import { capital } from '../capital.ts';

export type Exchange = readonly [pattern: RegExp, by: string | ((...all: string[]) => string)];

/** Exchanges as `replaceAllOf` takes them. */
export const exchangesOf = (
  rules: readonly Exchange[],
): readonly (Guarded & { readonly by: (match: string, ...groups: never[]) => string })[] =>
  rules.map(([pattern, by]) => ({
    ...guarded(pattern),
    by: (match: string, ...rest: readonly unknown[]): string => {
      const groups = rest.slice(
        0,
        rest.findIndex((one) => typeof one === 'number'),
      ) as (string | undefined)[];
      const said =
        typeof by === 'string'
          ? by.replace(/\$(\d)/gu, (_, n: string) => groups[Number(n) - 1] ?? '')
          : by(match, ...groups.map((one) => one ?? ''));
      return /^\p{Lu}/u.test(match) ? capital(said) : said;
    },
  }));

/** Spaces, signs and capitals in their places once words were exchanged. */
export const settled = (text: string): string =>
  text
    .replace(/ {2,}/gu, ' ')
    .replace(/ (?=[.,;!?])/gu, '')
    .replace(/(?<=^|[.!?] )\p{Ll}/gu, (first) => first.toUpperCase());
