import { createMemo } from '#kernel/memo';
import { guarded, mayMatch, type Guarded } from '#kernel/pattern-pieces';

/** A fat of the list, as the steps call it. */
export interface ListedFat {
  readonly name: string;
  /** Grams on the one line that the list has of it. */
  readonly grams: number;
  /** Grams of a unit: `tbsp`, `tsp`, `ml`, `g`. */
  gramsPer(unit: string): number | null;
}

/** A place where a step takes some of a fat. */
interface Mention {
  readonly step: number;
  readonly from: number;
  readonly end: number;
  readonly how: 'measured' | 'share' | 'rest' | 'spoonful' | 'all';
  readonly grams: number;
  readonly said: string;
}

const shares: Readonly<Record<string, number>> = {
  half: 1 / 2,
  'two thirds of': 2 / 3,
  'a third of': 1 / 3,
  'a quarter of': 1 / 4,
  'three quarters of': 3 / 4,
  'most of': 3 / 4,
};
const unitIds: Readonly<Record<string, string>> = { teaspoon: 'tsp', tablespoon: 'tbsp', ml: 'ml', g: 'g' };
const signs: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
};

/** "1½" → 1.5. */
function numberOf(text: string): number {
  const sign = signs[text.at(-1)!];
  const digits = sign === undefined ? text : text.slice(0, -1);
  return (digits === '' ? 0 : Number(digits)) + (sign ?? 0);
}

/** As many as there are fats, and what callers may call them. */
const patterns = createMemo<Guarded>(200);

const patternOf = (name: string): Guarded =>
  patterns.get(name, () => {
    const called = name.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');
    return guarded(
      new RegExp(
        String.raw`(?:(?<quantity>[\d.]*[\d¼½¾⅓⅔⅛]) (?<unit>tablespoons?|teaspoons?|ml|g) |(?<share>${Object.keys(shares).join('|')}) (?<remaining>the remaining |the )|(?<rest>the (?:remaining|rest of the|last of the) )|(?<spoonful>a (?:table)?spoon(?:ful)? of (?:the )?)|(?<all>the ))${called}(?![\p{L}-]| (?:from|left|that|in the (?:pan|pot|tray|tin|wok))\b)`,
        'giu',
      ),
    );
  });

function mentionsOf({ name, grams, gramsPer }: ListedFat, texts: readonly string[]): readonly Mention[] {
  const pattern = patternOf(name);
  return texts.flatMap((text, step) =>
    (mayMatch(pattern, text.toLowerCase()) ? [...text.matchAll(pattern.on(text))] : []).flatMap(
      (found): readonly Mention[] => {
        const { quantity, unit, share, remaining, rest, spoonful } = found.groups!;
        const place = { step, from: found.index, end: found.index + found[0].length, said: found[0] };
        if (quantity !== undefined) {
          const each = gramsPer(unitIds[unit!.toLowerCase().replace(/s$/, '')]!);
          return each === null ? [] : [{ ...place, how: 'measured', grams: numberOf(quantity) * each }];
        }
        if (share !== undefined)
          return /remaining/.test(remaining!)
            ? [{ ...place, how: 'measured', grams: 0 }]
            : [{ ...place, how: 'share', grams: grams * shares[share.toLowerCase()]! }];
        if (rest !== undefined) return [{ ...place, how: 'rest', grams: 0 }];
        if (spoonful !== undefined) return [{ ...place, how: 'spoonful', grams: gramsPer('tsp') ?? 5 }];
        // Behind a verb it goes in; "the oil shimmers" only speaks of it.
        return /(?:^|[.;,] |\b(?:and|then) )(?:[Hh]eat|[Ww]arm|[Mm]elt)\s$/.test(text.slice(0, found.index))
          ? [{ ...place, how: 'all', grams: 0 }]
          : [];
      },
    ),
  );
}

/** From so little on a spoonful is most of what there is, in tablespoons. */
const scant = 2;
/** How much more than the list has may be measured out before it is told otherwise. */
const leeway = 1.08;

/**
 * Steps that spend no more of a fat than the list has: a spoonful of one spoonful is a few drops, what is measured out last
 * is the rest, and what another step takes some of is not all of it.
 */
export function balanceFats(texts: readonly string[], fats: readonly ListedFat[]): readonly string[] {
  let result = texts;
  for (const fat of fats) {
    const mentions = mentionsOf(fat, result);
    if (mentions.length < 2) continue;
    const changes = new Map<Mention, string>();
    const say = (one: Mention, words: string): void =>
      void changes.set(one, /^\p{Lu}/u.test(one.said) ? words[0]!.toUpperCase() + words.slice(1) : words);
    const isScant = fat.grams <= scant * (fat.gramsPer('tbsp') ?? 14);
    const restAt = mentions.findIndex(({ how }) => how === 'rest');
    const behindRest = restAt < 0 ? [] : mentions.slice(restAt + 1).filter(({ how }) => how !== 'all');
    for (const one of mentions)
      if (one.how === 'spoonful' && isScant && !behindRest.includes(one))
        say(one, `a few drops of ${fat.name}`);
    if (behindRest.length > 0 && behindRest.every(({ how }) => how === 'spoonful')) {
      say(mentions[restAt]!, `most of the remaining ${fat.name}`);
      for (const one of behindRest)
        say(one, one === behindRest.at(-1) ? `the last of the ${fat.name}` : `a little ${fat.name}`);
    }
    const taken = mentions.filter(({ how }) => how === 'measured' || how === 'share');
    const sum = taken.reduce((all, { grams }) => all + grams, 0);
    const last = taken.at(-1);
    if (
      restAt < 0 &&
      taken.length > 1 &&
      sum > fat.grams * leeway &&
      last?.how === 'measured' &&
      sum - last.grams < fat.grams * 0.95
    )
      say(last, `the remaining ${fat.name}`);
    // "Heat the oil … turn, add the remaining oil".
    const all = mentions.find(({ how }) => how === 'all');
    if (all !== undefined && restAt > mentions.indexOf(all) && !changes.has(all)) {
      const before = mentions.slice(0, mentions.indexOf(all)).some(({ how }) => how !== 'spoonful');
      say(all, before ? `half the remaining ${fat.name}` : `half the ${fat.name}`);
    }
    if (changes.size === 0) continue;
    result = result.map((text, step) =>
      [...changes]
        .filter(([one]) => one.step === step)
        .sort(([a], [b]) => b.from - a.from)
        .reduce((said, [{ from, end }, words]) => said.slice(0, from) + words + said.slice(end), text),
    );
  }
  return result;
}
