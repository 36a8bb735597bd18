/** Edits one mention of a food in a step: its words, its article and what hangs on it. */
import type { GroundedLine } from '#food/ground';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { formatFoodAmount } from '../measures/amounts.ts';
import { joinList } from '../text/grammar.ts';
import { nameKeys } from '../understand-recipe/tokens.ts';
import { canDo } from './can-do.ts';
import type { Mark, MarkedText } from './marked-text.ts';
import { mendClause, mendVerb, withoutDraining } from './mend-clause.ts';
import type { EditDeps, SwapEdit } from './model.ts';
import { target } from './noun-phrase.ts';
import type { StepEdits } from './planned-edits.ts';
import { removeFromTitle, removeMention } from './remove-mention.ts';
import { rescale, shareOf } from './step-amounts.ts';
import { attributive, carriers, imitates, isMixture, newName, singular, soaked } from './step-names.ts';
import { asInText, namesBoth, sharesHead, stillTrue, thawed } from './still-true.ts';
import { type NewName, isMany, swapMention } from './swap-mention.ts';

/** Swaps, removes and re-measures in a marked text. */
export function editMarked(marked: MarkedText, edits: StepEdits): void {
  const all = [...marked.marks.values()].filter(({ keys }) => keys.length > 0);
  for (const mark of all) {
    marked.text = marked.text.replaceAll(mark.sign, target);
    editMention(marked, mark, all, edits);
    marked.text = marked.text.replaceAll(target, mark.sign);
  }
  // "butter or margarine", "the beef and pork" have become the same food twice.
  const twice = /([\uE000-\uEFFF])(?:\s*(?:or|\/|and|,)\s*(?:the\s+)?|\s+)([\uE000-\uEFFF])/gu;
  const word = (sign: string): string =>
    (marked.marks.get(sign)?.text ?? sign).toLowerCase().replace(/^the /, '').replace(/s$/, '');
  const touched = (sign: string): boolean =>
    marked.marks.get(sign)?.keys.some((key) => edits.byKey.has(key)) === true;
  // "The beef stock, stock and thyme", where stock took the place of the ale.
  const now = (sign: string): string | undefined => {
    const [key] = marked.marks.get(sign)?.keys ?? [];
    const edit = key === undefined ? undefined : edits.byKey.get(key);
    return edit?.kind === 'swap' ? edit.by[0]!.food.id : edits.lines.get(key ?? '')?.ingredient.food?.id;
  };
  const sameNow = (a: string, b: string): boolean => now(a) !== undefined && now(a) === now(b);
  for (let round = 0; round < 3; round += 1)
    marked.text = marked.text.replace(twice, (said: string, a: string, b: string) =>
      (word(a) === word(b) || (touched(a) && word(a).endsWith(` ${word(b)}`) && sameNow(a, b))) &&
      (touched(a) || touched(b))
        ? a
        : said,
    );
}

/** Edits one mention, which stands in the text as `target`. */
function editMention(marked: MarkedText, mark: Mark, all: readonly Mark[], edits: StepEdits): void {
  const { byKey } = edits;
  const own = owners(mark, edits).map((key) => byKey.get(key));
  if (own.some((edit) => edit === undefined)) return;
  const first = own[0]!;
  if (mark.kind === 'rest') return;
  // "Stir until the cheese is mixed in", of which one cheese is another food now and one stays.
  if (own.some((edit) => edit!.kind === 'amount') && own.some((edit) => edit!.kind !== 'amount')) return;
  // "The sauces" are those that took their places.
  if (own.length > 1 && /^(?:the )?sauces$/i.test(mark.was) && own.every((edit) => edit!.kind === 'swap'))
    return;
  if (own.every((edit) => edit!.kind === 'remove')) {
    if (edits.title === true) removeFromTitle(marked, target);
    else if (mark.verb) mendVerb(marked, mark, null);
    else if (mark.kind !== 'pronoun') removeMention(marked, target);
    return;
  }
  if (first.kind === 'amount') {
    rescale(marked, mark, first.factor, edits);
    return;
  }
  if (first.kind !== 'swap') return;
  if (first.by[0]!.sort === true) {
    // The text calls it what it did; where less of it is taken its spoons are fewer.
    if (first.by[0]!.less === true) rescale(marked, mark, 1, edits);
    // "(like Ro-Tel)": an example that the list no longer gives.
    const [now] = edits.written.get(first.key)!;
    const { source } = edits.lines.get(first.key)!.parsed;
    if (
      mark.kind !== 'pronoun' &&
      !mark.verb &&
      wasExample(mark.was, source) &&
      !now!.text.includes(mark.was)
    )
      mark.text = now!.name;
    return;
  }
  const line = edits.lines.get(first.key)!;
  if (isMeasured(first, line)) return;
  // A butter knife stays one.
  if (/^\s+(?:knife|knives|dish(?:es)?|curler)\b/i.test(marked.text.slice(marked.text.indexOf(target) + 1)))
    return;
  const swaps = own.flatMap((edit) =>
    edit!.kind === 'swap' ? edits.written.get(edit!.key)!.slice(0, 1) : [],
  );
  const named = [
    ...new Set(swaps.map(({ name, text }) => (soaked.test(text) ? name.replace(/^dried /, '') : name))),
  ];
  const firstName = thawed(asInText(titled(newName(first, edits), mark, edits), mark));
  // "Both soy sauces", one of which is another sauce now.
  const name =
    edits.title !== true && own.length > 1 && swaps.length === own.length && named.length > 1
      ? { ...firstName, text: joinList(named), many: true, several: true }
      : firstName;
  if (mark.kind === 'pronoun') return;
  // "The chicken" of thighs that are breasts now, "the milk" of another milk.
  if (edits.title !== true && plainly.test(mark.was) && stillTrue(mark.was, name.food, edits.deps)) return;
  // A cup of the meat sauce is one of meat sauce still, whatever the meat, and none of the meat.
  if (namesCompound(marked) && stillTrue(mark.was, name.food, edits.deps)) return;
  if (
    (mark.kind === 'kind' ||
      mark.kind === 'collective' ||
      (edits.title !== true && namesBoth(mark, line, name.food, edits.deps))) &&
    stillTrue(mark.was, name.food, edits.deps)
  ) {
    const [made] = edits.written.get(first.key)!;
    const was = line.ingredient.grams ?? 0;
    // "3 tbsp of the stock": of a cube dissolved in water it is as much.
    if (isMixture(first)) return;
    // "1 cup of the cheese" where there is less of the other cheese.
    if (was > 0 && made!.grams !== null && Math.abs(made!.grams / was - 1) > 0.12)
      rescale(marked, mark, made!.grams / was, edits);
    return;
  }
  if (mark.verb) {
    mendVerb(marked, mark, name.food);
    return;
  }
  // "Grate the cheese" of a cheddar that is a reduced-fat cheddar now.
  if (
    isSortOf(first, line) &&
    (mark.kind === 'head' || (mark.kind === 'name' && attributive(marked, mark, edits.title === true))) &&
    stillTrue(mark.was, name.food, edits.deps)
  )
    return;
  // "Spoon the sauce over": a sauce with another name is one still.
  if (edits.title !== true && mark.kind === 'head' && /^(?:sauce|paste|dressing)$/i.test(mark.was)) {
    const own = mark.was.toLowerCase();
    if (name.text.toLowerCase().endsWith(` ${own}`)) return;
  }
  // "Sear the steak" of a flat iron steak: its author's word is as true of what came in.
  if (
    edits.title !== true &&
    !mark.verb &&
    sharesHead(mark, line, name, edits) &&
    !imitates(mark.was, name.food, edits)
  ) {
    const [made] = edits.written.get(first.key)!;
    const was = line.ingredient.grams ?? 0;
    if (was > 0 && made!.grams !== null && Math.abs(made!.grams / was - 1) > 0.12)
      rescale(marked, mark, made!.grams / was, edits);
    return;
  }
  // "Add the broccoli" of the frozen one.
  if (name.food.id === `frozen-${line.ingredient.food?.id ?? ''}` && edits.title !== true) return;
  // Rice is rice in a title, of whatever kind, and a steak pie of chuck steak a steak pie.
  if (
    edits.title === true &&
    (stillTrue(mark.was, name.food, edits.deps) ||
      (name.food.kind === line.ingredient.food?.kind &&
        name.text.toLowerCase().endsWith(` ${mark.was.toLowerCase()}`)))
  )
    return;
  const place = marked.text.indexOf(target);
  const again = all.some(
    (other) =>
      other !== mark &&
      !other.verb &&
      other.keys.includes(mark.keys[0]!) &&
      marked.text.indexOf(other.sign) > place,
  );
  const here =
    edits.title === true ||
    mendClause(marked, {
      food: name.food,
      shape: name.shape,
      many: name.many,
      usedLater: again || edits.later.has(mark.keys[0]!),
      otherCan: (word, keys) =>
        keys.some((key) => {
          const change = byKey.get(key);
          // What came in for another can do what it is able to itself.
          const other =
            change?.kind === 'swap' && key !== first.key
              ? change.by[0]!.food
              : edits.lines.get(key)?.ingredient.food;
          const stays = change === undefined || change.kind === 'amount' || key !== first.key;
          return (
            other !== null && other !== undefined && change?.kind !== 'remove' && stays && canDo(word, other)
          );
        }),
    });
  if (!here) return;
  // "Flour, egg, panko the chicken": there it is what is done.
  if (
    isKind(name.food, 'breadcrumbs') &&
    /(?:^|[.!?,]\s*|\band\s+)$/i.test(marked.text.slice(0, place)) &&
    /^\s+the \S/u.test(marked.text.slice(place + target.length))
  ) {
    marked.text = marked.text.replace(target, 'crumb');
    return;
  }
  // "Both packets of chili seasoning": spices out of their jars come in none.
  if (name.food.category === 'spices-seasonings' && edits.title !== true)
    marked.text = marked.text.replace(packetsOf, (_, capital: string) =>
      /\p{Lu}/u.test(capital) ? 'The ' : 'the ',
    );
  const carried = carriedWords(mark, line, name.food, edits.deps);
  const told = besideItself(mark, first, name, all, edits);
  if (
    line.ingredient.food?.traits.includes('meat') === true &&
    (!name.food.traits.includes('meat') || (rendersFat(line.ingredient.food) && !rendersFat(name.food)))
  )
    marked.text = withoutDraining(marked.text);
  if (!marked.text.includes(target)) return;
  swapMention(
    marked,
    mark,
    carried !== ''
      ? thawed({ ...name, text: joined(singular(name.food, first), carried), many: isMany(carried) })
      : (attributive(marked, mark, edits.title === true) ||
            // "Mushroom and pancetta risotto".
            (edits.title === true &&
              !isMany(mark.was) &&
              name.many &&
              first.by.length === 1 &&
              (line.parsed.name.toLowerCase().includes(`${mark.was.toLowerCase()}s`) ||
                isMany(line.parsed.name)))) &&
          (!isMixture(first) || /mixture$/.test(name.text))
        ? thawed(titled({ ...name, text: singular(name.food, first), many: false }, mark, edits))
        : told,
    shareOf(line, edits.deps),
  );
}

/**
 * Oil for butter where the list has that oil on another line: "heat the 5 tbsp olive oil" says which of the two is meant.
 * Only where it is spoken of once.
 */
function besideItself(
  mark: Mark,
  edit: SwapEdit,
  name: NewName,
  all: readonly Mark[],
  edits: StepEdits,
): NewName {
  const written = edits.written.get(edit.key) ?? [];
  const [made] = written;
  const twin = [...edits.lines.values()].some(
    ({ key, ingredient: { food } }) =>
      key !== edit.key && !edits.byKey.has(key) && food !== null && food.id === made?.food.id,
  );
  if (!twin || written.length !== 1 || made === undefined) return name;
  if (made.amount === null || made.amount.unit === null) return name;
  if (edits.title === true || !edits.notes.includes(edit) || edits.later.has(edit.key)) return name;
  if (all.filter(({ keys }) => keys.includes(edit.key)).length !== 1 || mark.keys.length !== 1) return name;
  const said = formatFoodAmount(made.food, made.amount, 'sentence', name.text);
  return { ...name, text: said.includes(name.text) ? said : name.text, many: true };
}

/** Whether a word is given as an example in a line: "(like Ro-Tel)". */
const wasExample = (word: string, source: string): boolean =>
  /^\p{Lu}/u.test(word) &&
  [...source.matchAll(/\((?:such as|like|e\.g\.,?|i use|we use) ([^()]*)\)/giu)].some(([, said]) =>
    said!.includes(word),
  );

/** "Both packets of the" before the place in hand. */
const packetsOf = new RegExp(
  `\\b(b|a|t|o)(?:oth|ll|he|ne|wo)?(?: (?:the|of the|two))? (?:packets?|sachets?|envelopes?|packages?) of (?:the )?(?=${target})`,
  'iu',
);

/** Whether the mention only says what something made of it is: "meat sauce", "the cheese mixture". */
const namesCompound = (marked: MarkedText): boolean =>
  /^\s+(?:sauce|mixture|mix|filling|rag[uù]|layer|topping)s?\b/iu.test(
    marked.text.slice(marked.text.indexOf(target) + target.length),
  );

/** The same food under the same name, given an amount: the text stays. */
const isMeasured = ({ by }: SwapEdit, { ingredient }: GroundedLine): boolean =>
  by.length === 1 &&
  by[0]!.food.id === ingredient.food?.id &&
  (by[0]!.name ?? '').toLowerCase() === ingredient.name.toLowerCase();

/** The same thing of another make: "reduced-fat cheddar cheese" of "Cheddar Cheese". */
const isSortOf = ({ by }: SwapEdit, { parsed }: GroundedLine): boolean =>
  by.length === 1 && (by[0]!.name ?? '').toLowerCase().endsWith(` ${parsed.name.toLowerCase()}`);

/** A chicken soup made with vegetable stock is a vegetable soup, not a vegetable stock soup. */
const titled = (name: NewName, mark: Mark, { title }: StepEdits): NewName => {
  if (title !== true) return name;
  // How it was bought is no part of a dish's name.
  const bare = name.text.replace(
    /^(?:frozen|canned|dried|low-fat|reduced-fat|low-sodium|unsalted|no-salt-added|inexpensive(?: dry)?) (?=\p{L})/iu,
    '',
  );
  return {
    ...name,
    text: /\b(?:stock|broth)\b/i.test(mark.was) ? bare : bare.replace(/ (?:stock|broth)$/i, ''),
  };
};

/** "Lemon juice" in place of the lime of "lime juice" brings its juice along. */
const joined = (name: string, carried: string): string =>
  ` ${name}`.toLowerCase().endsWith(` ${carried.toLowerCase()}`) ? name : `${name} ${carried}`;

/** "Yogurt sauce" of a yogurt that is listed: the sauce stays. */
function carriedWords(mark: Mark, line: GroundedLine, into: Food, { foods }: EditDeps): string {
  const { food } = line.ingredient;
  if (mark.kind !== 'name' && mark.kind !== 'head') return '';
  const own = new Set(
    [
      line.parsed.name,
      food?.name ?? '',
      ...(food?.aliases ?? []),
      ...(food?.ancestors ?? []).map((id) => foods.get(id)?.name ?? ''),
    ].flatMap((one) => nameKeys(one)),
  );
  const words = mark.was.split(' ');
  const from = words.findLastIndex((word) => nameKeys(word).some((key) => own.has(key))) + 1;
  const rest = words.slice(from).join(' ');
  // "In the bacon fat": that of the beef bacon, where it is meat again.
  if (from > 0 && /^(?:fat|drippings?|grease)$/i.test(rest)) return into.traits.includes('meat') ? rest : '';
  return from > 0 && carriers.test(rest) ? rest : '';
}

/** Whose the word is where several share it: "the cream" is the heavy cream that goes, not the cream cheese. */
function owners(mark: Mark, edits: StepEdits): readonly string[] {
  if (mark.keys.length < 2 || (mark.kind !== 'name' && mark.kind !== 'head')) return mark.keys;
  const word = nameKeys(mark.was).at(-1);
  const named = mark.keys.filter((key) => nameKeys(edits.lines.get(key)?.parsed.name ?? '').at(-1) === word);
  return named.length > 0 && named.every((key) => edits.byKey.has(key)) ? named : mark.keys;
}

/** Streaky bacon swims in its fat; back bacon and turkey bacon leave none to pour off. */
const rendersFat = (food: Food): boolean =>
  (food.id === 'bacon' || isKind(food, 'bacon') || isKind(food, 'pancetta') || isKind(food, 'guanciale')) &&
  !/canadian|back|turkey|lean/.test(food.id);

/** What a cook goes on calling it, whatever cut or make it is. */
const plainly = /^(?:chicken|turkey|milk)$/i;
