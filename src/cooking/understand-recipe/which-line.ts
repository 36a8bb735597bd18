import type { GroundedLine } from '#food/ground';
import { goesOnTop } from './lumps.ts';
import type { IngredientMention } from './model.ts';
import { numberValue } from './numbers.ts';
import type { ReadAction } from './read-actions.ts';
import type { Sections } from './sections.ts';
import { nameKeys } from './tokens.ts';

/** Of "the onion" in the pan and "onion, to serve" the one that the verb before it can mean. */
export function atTheEnd(
  mentions: readonly IngredientMention[],
  actions: readonly ReadAction[],
  lines: readonly GroundedLine[],
): readonly IngredientMention[] {
  const top = (key: string): boolean => {
    const line = lines.find((one) => one.key === key)!;
    return line.group === null && goesOnTop(line);
  };
  return mentions.filter((one, at) => {
    if (mentions[at - 1]?.start !== one.start && mentions[at + 1]?.start !== one.start) return true;
    const rivals = mentions.filter((other) => other.start === one.start && other.key !== one.key);
    if (rivals.length === 0 || rivals.every(({ key }) => top(key) === top(one.key))) return true;
    const verb = actions.findLast(({ start }) => start <= one.start)?.action ?? 'cook';
    return top(one.key) === (verb === 'garnish' || verb === 'serve');
  });
}

const amountBefore =
  /(\d+(?:[.,]\d+)?(?:\s+\d\/\d|\/\d+)?\s*[¼½¾⅓⅔⅛]?|[¼½¾⅓⅔⅛])[\s-]*(g|grams?|kg|ml|l|oz|ounces?|lbs?|pounds?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?)\.?\s+(?:of\s+)?(?:the\s+)?(?:\p{L}+\s+){0,2}$/iu;
const unitStem = (unit: string): string =>
  unit
    .toLowerCase()
    .replace(/^tablespoons?$|^tbsps?$/, 'tbsp')
    .replace(/^teaspoons?$|^tsps?$/, 'tsp')
    .replace(/^grams?$/, 'g')
    .replace(/^ounces?$/, 'oz')
    .replace(/^pounds?$|^lbs?$/, 'lb')
    .replace(/s$/, '');

const throughTo =
  /^\s*(?:\([^)]*\)\s*)?(?:through|thru|down to|up to and including)(?: to)? (?:the )?(?:\p{L}+ ){0,2}$/iu;

/** "The chili powder through the salt": the lines between them too. */
export function withRuns(
  text: string,
  mentions: readonly IngredientMention[],
  lines: readonly GroundedLine[],
): readonly IngredientMention[] {
  if (mentions.length < 2 || !/\b(?:through|thru|down to|up to and)\b/i.test(text)) return mentions;
  return mentions.flatMap((one, at) => {
    const next = mentions[at + 1];
    if (next === undefined || !throughTo.test(text.slice(one.end, next.start))) return [one];
    // "Pass the tortillas through hot oil".
    if (/\b(?:pass|run|push|put|press|drag|pull|dip)\b[^.;]*$/i.test(text.slice(0, one.start))) return [one];
    const place = (key: string): number => lines.findIndex((line) => line.key === key);
    const [from, to] = [place(one.key), place(next.key)];
    const { start, end } = { start: one.end, end: next.start };
    const gap = text.slice(start, end);
    const [left, right] = [gap.length - gap.trimStart().length, gap.length - gap.trimEnd().length];
    return [
      one,
      ...lines.slice(from + 1, Math.max(from + 1, to)).map(({ key }) => ({
        start: start + left,
        end: end - right,
        text: gap.trim(),
        key,
        kind: 'collective' as const,
      })),
    ];
  });
}

/** Of "the 140g flour" the line with 140 g; of "the butter" in the sauce the butter of the sauce's list. */
export function oneOfSeveral(
  text: string,
  mentions: readonly IngredientMention[],
  lines: readonly GroundedLine[],
  sections: Sections,
  before: readonly string[],
  likeliest: (keys: readonly string[], words: readonly string[], settled: boolean) => readonly string[],
): readonly IngredientMention[] {
  if (mentions.length === 0) return mentions;
  const bySpan = new Map<number, IngredientMention[]>();
  for (const one of mentions) {
    const list = bySpan.get(one.start);
    if (list) list.push(one);
    else bySpan.set(one.start, [one]);
  }
  const stated = sections.named(text);
  const spans = [...bySpan.values()];
  if (bySpan.size === mentions.length && stated === null)
    return spans.flatMap((list) => byItsWord(text, list, lines));
  const single = spans.flatMap((list) => (list.length === 1 ? [list[0]!.key] : []));
  // Where nothing is sure, what is likeliest by its word alone.
  const sure =
    single.length > 0 || spans.length < 2
      ? single
      : spans.flatMap((list) => {
          const meant = likeliest(
            list.map(({ key }) => key),
            nameKeys(list[0]!.text),
            true,
          );
          return meant.length === 1 ? meant : [];
        });
  return spans.flatMap((given) => {
    const list = byItsWord(text, given, lines);
    const only = list.length === 1 ? list[0]! : null;
    if (only !== null && stated !== null && sections.of(only.key) !== stated) {
      // "The sugar" for the sauce is the muscovado sugar of its list, though another is simply called sugar.
      const head = nameKeys(only.text).at(-1);
      const food = lines.find((line) => line.key === only.key)?.ingredient.food?.id;
      const own = lines.find(
        (line) =>
          sections.of(line.key) === stated &&
          (nameKeys(line.parsed.name).at(-1) === head ||
            (food !== undefined && line.ingredient.food?.id === food)),
      );
      return own === undefined ? list : [{ ...only, key: own.key, kind: 'head' as const }];
    }
    if (list.length < 2) return list;
    const each = /\b(both|all|all the|all of the)\s+$/i.exec(text.slice(0, list[0]!.start))?.[1];
    if (each !== undefined && (list.length < 3 || !/both/i.test(each))) return list;
    // "The first sugar", "second flour": as they come in the list.
    const place = nthBefore.exec(text.slice(0, list[0]!.start))?.[1]?.toLowerCase();
    if (place !== undefined) {
      const inOrder = [...list].sort(
        (a, b) =>
          lines.findIndex((line) => line.key === a.key) - lines.findIndex((line) => line.key === b.key),
      );
      const nth = inOrder[place === 'first' ? 0 : place === 'second' ? 1 : 2];
      if (nth !== undefined) return [nth];
    }
    // "The eggs" and "the egg" of a list with four eggs and one egg.
    const counted = byNumber(list, lines);
    if (counted !== null) return [counted];
    const amount = amountBefore.exec(text.slice(Math.max(0, list[0]!.start - 40), list[0]!.start));
    if (amount) {
      const value = numberValue(amount[1]!);
      const exact = list.filter(({ key }) => {
        const parsed = lines.find((line) => line.key === key)?.parsed;
        return (
          parsed?.quantity !== null &&
          parsed?.quantity !== undefined &&
          Math.abs(Number(parsed.quantity) - value) < 0.01 &&
          unitStem(parsed.unit ?? '') === unitStem(amount[2]!)
        );
      });
      if (exact.length > 0) return exact;
    }
    const narrowed = sections.narrow(
      list.map((one) => one.key),
      text,
      sure,
      before,
    );
    const kept =
      narrowed.length < 2 || each !== undefined || list[0]!.kind === 'kind'
        ? narrowed
        : likeliest(narrowed, nameKeys(list[0]!.text), true);
    return list.filter((one) => kept.includes(one.key));
  });
}

/** Of two lines of one food that is counted, of which one is a single piece, the one that the word's number means. */
function byNumber(
  list: readonly IngredientMention[],
  lines: readonly GroundedLine[],
): IngredientMention | null {
  if (list.length !== 2 || list.some(({ kind }) => kind === 'kind' || kind === 'collective')) return null;
  const said = list.map((one) => ({ one, line: lines.find((line) => line.key === one.key)! }));
  const food = said[0]!.line.ingredient.food?.id;
  const isCounted = ({ line: { parsed, ingredient } }: (typeof said)[number]): boolean =>
    ingredient.food?.id === food &&
    parsed.quantity !== null &&
    (parsed.unit === null || parsed.unit === 'piece');
  if (food === undefined || !said.every(isCounted)) return null;
  const single = said.filter(({ line }) => Number(line.parsed.quantity) === 1);
  if (single.length !== 1) return null;
  return /s$/i.test(list[0]!.text) ? said.find((each) => each !== single[0])!.one : single[0]!.one;
}

const nthBefore = /\b(first|second|third) (?:(?:lot|batch|amount|measure|quantity) of (?:the )?)?$/i;
const wordBefore = /(\p{L}{4,})\s+$/u;

/** "The laminating butter", "the melted butter": of several lines of one food the one whose text has that word. */
function byItsWord(
  text: string,
  list: readonly IngredientMention[],
  lines: readonly GroundedLine[],
): readonly IngredientMention[] {
  const [first] = list;
  if (first === undefined || first.kind === 'kind' || first.kind === 'collective') return list;
  const word = wordBefore.exec(text.slice(Math.max(0, first.start - 24), first.start))?.[1]?.toLowerCase();
  if (word === undefined || unsaying.has(word)) return list;
  const foods = new Set(list.map(({ key }) => lines.find((line) => line.key === key)?.ingredient.food?.id));
  if (foods.size !== 1 || foods.has(undefined)) return list;
  const same = lines.filter(({ ingredient }) => foods.has(ingredient.food?.id));
  if (same.length < 2) return list;
  const saying = same.filter(({ parsed }) => parsed.source.toLowerCase().includes(word));
  if (saying.length !== 1 || list.some(({ key }) => key === saying[0]!.key && list.length === 1)) return list;
  return [{ ...first, key: saying[0]!.key }];
}

/** Words before a food that tell nothing about which. */
const unsaying = new Set(
  'with from into over some more your this that half the and remaining rest other then until plus each both little'.split(
    ' ',
  ),
);
