import { isKind } from '#food/ingredient';
import { createMentionReader } from '../understand-recipe/mentions.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { nameKeys, tokenise } from '../understand-recipe/tokens.ts';
import { capitalise, titleCase } from '../text/grammar.ts';
import type { WrittenLine } from './edit-lines.ts';
import type { LineEdits } from './line-edits.ts';
import { leftovers } from './leftovers.ts';
import type { Edit, EditDeps } from './model.ts';
import { editMarked } from './step-mentions.ts';
import { qualities } from './step-edits.ts';
import { markText, writeOut } from './marked-text.ts';

/** Edits a title or a description. */
export function editTitle(
  text: string,
  edits: LineEdits,
  written: ReadonlyMap<string, readonly WrittenLine[]>,
  understood: UnderstoodRecipe,
  deps: EditDeps,
  title: boolean,
  goneWords: ReadonlyMap<string, string>,
): string {
  if (![...edits.values()].some(({ kind }) => kind !== 'amount')) return text;
  const tokens = tokenise(text);
  const read = createMentionReader(understood.grounded, deps.foods, '', () => [])(text, tokens, []);
  // "Lobster bisque" is a food of the table too; of the lobster in the list only the first word speaks.
  const mentions = read.mentions.filter(({ key, text: said }) => {
    const line = understood.grounded.find((one) => one.key === key);
    const food = line?.ingredient.food ?? null;
    const names = [
      line?.parsed.name ?? '',
      food?.name ?? '',
      ...(food?.aliases ?? []),
      ...(food?.ancestors ?? []),
    ];
    // A masala that is made with another spice mix is still the masala that it was.
    if (food !== null && (food.category === 'spices-seasonings' || isKind(food, 'curry-paste'))) return false;
    // "Beef Burritos" are called after the meat, not after the stock that simmers with it.
    if (food !== null && isKind(food, 'stock') && !/\b(?:stock|broth|bouillon|consomm)/i.test(said))
      return false;
    const own = new Set(names.flatMap((name) => nameKeys(name.replaceAll('-', ' '))));
    return nameKeys(said).every((word) => own.has(word));
  });
  const more = leftovers(text, goneWords, mentions);
  const all = [...mentions, ...more.filter(({ quality }) => !quality)];
  // The same thing of another make is called as it was.
  const renames = (key: string): boolean => {
    const edit = edits.get(key);
    return edit !== undefined && !(edit.kind === 'swap' && edit.by[0]?.sort === true);
  };
  if (more.length === 0 && !all.some(({ key }) => renames(key))) return text;
  const marked = markText(text, all, [], qualities(more));
  const lines = new Map(understood.grounded.map((line) => [line.key, line]));
  editMarked(marked, {
    byKey: edits,
    written,
    lines,
    deps,
    literals: [],
    notes: [],
    remarks: [],
    closing: [],
    more,
    later: new Set(),
    title: true,
  });
  const made = writeOut(marked)
    .replace(/\s{2,}/g, ' ')
    // "With two stocks", both of which are vegetable stock now.
    .replace(/\b(?:two|three|four) ((?:\p{L}+ )?(?:stock|broth))$/giu, (said, one: string) =>
      text.includes(said) ? said : one,
    )
    // "Beer-braised", where the beer has become stock.
    .replace(/\b\p{L}+-(braised|poached|simmered|steamed)\b/giu, (said, verb: string) =>
      text.includes(said) ? said : /^\p{Lu}/u.test(said) ? capitalise(verb) : verb,
    )
    // "Roast Chicken" before what were thighs and are chicken breasts; "Dan Dan Noodles" stay what they were.
    .replace(/\b(\p{L}{3,}) \1\b/giu, (said, word: string) => (text.includes(said) ? said : word))
    .trim();
  const bare = made
    .replace(/^(?:with|and|in|&|,)\s+/i, '')
    .replace(/\s+(?:with|and|in|&|,)$/i, '')
    .trim();
  // A dish that has a name of its own ("ossobuco") keeps it behind the food of which it is made now.
  const [only] = all;
  const food = lines.get(only?.key ?? '')?.ingredient.food;
  if (
    title &&
    all.length === 1 &&
    food !== null &&
    food !== undefined &&
    only!.text.trim().toLowerCase() === text.trim().toLowerCase() &&
    !nameKeys(only!.text).some((word) => nameKeys(food.name).includes(word))
  )
    return titleCase(`${bare} ${text}`);
  // Nothing of it was changed but capitals.
  if (bare === '' || bare.toLowerCase() === text.toLowerCase()) return text;
  const capitals =
    text.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word)).length > text.split(/\s+/).length / 2;
  return title && capitals ? titleCase(bare) : bare;
}

/** "On the table in 30 minutes": the night in which the fish thaws comes on top of that. */
export function besidesTheNight(description: string, edits: readonly Edit[]): string {
  const before = edits.flatMap((edit) =>
    edit.kind === 'insert-step' ? (/^The night before\b.*?\b(thaw|soak)\b/.exec(edit.text)?.[1] ?? []) : [],
  );
  return before.length === 0
    ? description
    : description.replace(
        /\bin (?:\p{L}+ ){0,2}(?:\d+|ten|fifteen|twenty|thirty|forty|half an)[ -](?:min(?:ute)?s?|hour)\b/iu,
        (said) => `${said} (plus ${before[0]!}ing overnight)`,
      );
}
