import type { Catalogue } from '#food/catalogue';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';

/** What is said of a change or at the end, and the recipe before and after. */
export interface Told {
  readonly before: {
    readonly title: string;
    readonly lines: readonly string[];
    readonly steps: readonly string[];
  };
  readonly after: {
    readonly title: string;
    readonly lines: readonly string[];
    readonly steps: readonly string[];
  };
  readonly said: readonly string[];
}

/** Words that are foods and are said of any dish: of the pan, the plate and the table. */
const anywhere =
  /^(?:water|ice|salt|meat|spice|herb|vegetable|fruit|food|fat|sauce|seasoning|oil|pan|dish|bread|flavou?r|sugar|fiber|fibre|protein|starch|juice|seed|nut|bean|pulse|grain|leaf|leaves|root|bone|skin|egg wash|acid|ice tray|sodium|shake|drink|smoke|salad|plate|soup|stew|curry|stock cube|dressing|crumb|tang|accent|cheese spread|fry|crisp|stock|savoury|savory|bran|caramel|whole grain|wheat|meringue|dried bean|mushroom|cheese|pepper|milk|cream|lemon|soap)$/i;
/** "As tender as chicken", "no … ", "rather than tea": what it is held against need not be there. */
const compared =
  /\b(?:as|than|like|of a|no|not|without|nor|or|instead of|in place of|rather than|stands? in for|leave|jug of|glass of|squeeze of|splash of|handful of|spoonful of|with a|serve it with)\s+(?:\p{L}+[ -]){0,3}$/iu;

const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}]+(?:-[\p{L}]+)*/gu) ?? [];
const bare = (word: string): string =>
  word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?:oes)$/, 'o')
    .replace(/s$/, '');

/**
 * Foods that a reason or a tip speaks of though neither the recipe that was sent nor the one that came back has them.
 * Shares no code with what writes them.
 */
export function strangeFoods({ before, after, said }: Told, foods: Catalogue): readonly string[] {
  const all = [before, after].flatMap(({ title, lines, steps }) => [title, ...lines, ...steps]).join(' ');
  const there = new Set(words(all).map(bare));
  const listed: Food[] = [before, after].flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const found = words(line);
      return found.flatMap((_, at) =>
        [3, 2, 1].flatMap((length) => {
          const { food, certainty } = foods.matchAny(found.slice(at, at + length).join(' ')) as {
            readonly food: Food | null;
            readonly certainty?: unknown;
          };
          void certainty;
          return food ?? [];
        }),
      );
    }),
  );
  const strange: string[] = [];
  for (const text of said) {
    const found = words(text);
    for (let at = 0; at < found.length; at += 1)
      for (const length of [3, 2, 1]) {
        const phrase = found.slice(at, at + length);
        if (phrase.length < length) continue;
        const name = phrase.join(' ');
        if (anywhere.test(phrase.map(bare).join(' '))) break;
        const food = exactly(name, foods);
        if (food === null) continue;
        const head = bare(phrase.at(-1)!);
        const held = text.toLowerCase().indexOf(name);
        const near =
          there.has(head) ||
          listed.some(
            (one) =>
              isKind(one, food.id) || isKind(food, one.id) || (food.abstract && one.kind === food.kind),
          );
        if (!near && !compared.test(text.slice(0, Math.max(0, held)))) strange.push(`“${name}” in “${text}”`);
        at += length - 1;
        break;
      }
  }
  return [...new Set(strange)];
}

/** The food of exactly this name, in one or in many. */
function exactly(name: string, foods: Catalogue): Food | null {
  const { food } = foods.matchAny(name);
  if (food === null) return null;
  const own = [food.name, food.plural ?? food.name, ...food.aliases].map((one) => one.toLowerCase());
  return own.includes(name) || own.includes(bare(name)) ? food : null;
}

/** "Everything", "all the dry ingredients": a step that names nothing takes all. */
const takesAll =
  /\b(?:everything|all (?:of )?(?:the )?(?:\p{L}+ )?(?:ingredients|stuff|spices|veg\p{L}*)|the rest of the ingredients|dry|wet|spices|seasonings?|herbs|dressing|sauce|filling|marinade|toppings?|fixings)\b/iu;
/** A line that is for the table needs no step. */
const forTheTable =
  /\b(?:to|for) (?:serv\p{L}+|garnish|top\p{L}*|finish)|\boptional\b|\bto taste\b|, for the /iu;

/** Lines that came in and that no step of the new recipe speaks of, by any word of the food. */
export function unusedLines(
  { before, after }: Pick<Told, 'before' | 'after'>,
  foodsOf: (line: string) => readonly Food[],
): readonly string[] {
  const steps = after.steps.join(' ').toLowerCase();
  const used = new Set(words(steps).flatMap((word) => [word, bare(word), ...word.split('-').map(bare)]));
  if (takesAll.test(steps)) return [];
  const had = new Set(before.lines.flatMap((line) => foodsOf(line).map(({ id }) => id)));
  return after.lines.filter((line) => {
    if (before.lines.includes(line) || forTheTable.test(line)) return false;
    const found = foodsOf(line).filter((food) => !had.has(food.id));
    if (found.length === 0) return false;
    return !found.some((food) =>
      [food.name, food.plural ?? '', ...food.aliases, ...food.ancestors, ...food.traits, ...words(line)]
        .flatMap((name) => words(name.replace(/-/g, ' ')))
        .flatMap((word) => (word === 'bacon' ? [word, 'lardon', 'rasher'] : [word]))
        .filter((word) => word.length > 2)
        .some((word) => used.has(word) || used.has(bare(word))),
    );
  });
}
