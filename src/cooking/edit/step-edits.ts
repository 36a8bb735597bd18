import type { GroundedLine } from '#food/ground';
import type { Food } from '#food/model';
import { isKind, isWater } from '#food/ingredient';
import { formatFoodAmount, gramsPerUnit, kitchenAmount, type KitchenAmount } from '../measures/amounts.ts';
import { isPluralName, shortNames, singularName } from '../text/naming.ts';
import { capitalise, joinList } from '../text/grammar.ts';
import type { StepReading } from '../understand-recipe/model.ts';
import { nameKeys } from '../understand-recipe/tokens.ts';
import { canDo, shapeOf } from './can-do.ts';
import type { WrittenLine } from './edit-lines.ts';
import type { LineEdits } from './line-edits.ts';
import type { Leftover } from './leftovers.ts';
import { beforeLastWords } from './last-words.ts';
import { mendClause, mendVerb, withoutDraining } from './mend-clause.ts';
import { markText, writeOut, type Literal, type Mark, type MarkedText } from './marked-text.ts';
import type { EditDeps, SwapEdit } from './model.ts';
import { takesTemperature } from './doneness.ts';
import { isPreparation } from './from-suggestion.ts';
import { target } from './noun-phrase.ts';
import { spoonsLike } from './same-words.ts';
import { removeFromTitle, removeMention } from './remove-mention.ts';
import { asInText, namesBoth, sharesHead, stillTrue, thawed } from './still-true.ts';
import { isMany, swapMention, type NewName } from './swap-mention.ts';

/** A word that says how a food is done and names none. */
const onlyState =
  /^(?:boiled|cooked|fried|roasted|grilled|baked|steamed|smoked|toasted|chopped|sliced|diced|minced|grated|shredded|melted|dried|frozen|canned|fresh|raw|hot|cold|warm)$/i;

/** What is needed to edit one text. */
export interface StepEdits {
  readonly byKey: LineEdits;
  readonly written: ReadonlyMap<string, readonly WrittenLine[]>;
  readonly lines: ReadonlyMap<string, GroundedLine>;
  readonly deps: EditDeps;
  readonly literals: readonly Literal[];
  /** Swaps whose first use this is: their method changes go in here. */
  readonly notes: readonly SwapEdit[];
  /** Swaps whose first heating step this is: what is to be known of them goes in here. */
  readonly remarks: readonly SwapEdit[];
  /** Swaps whose last heating step this is: what must be true when it is done goes in here. */
  readonly closing: readonly SwapEdit[];
  /** Words of foods that go which no mention covers. */
  readonly more: readonly Leftover[];
  /** Keys that later steps speak of. */
  readonly later: ReadonlySet<string>;
  /** A title or a description: no orders, only names. */
  readonly title?: boolean;
}

/** The text of a step as edited; null where nothing is left of it. */
export function editStep(text: string, reading: StepReading, edits: StepEdits): string | null {
  const { more } = edits;
  // "Hard boiled", "boiled water": what the list calls boiled sausage is not meant by the word that is left of it.
  const mentions = [
    ...reading.mentions.filter(({ text }) => !onlyState.test(text)),
    ...more.filter(({ quality }) => !quality),
  ];
  const touched = more.length > 0 || mentions.some(({ key }) => edits.byKey.has(key));
  if (
    !touched &&
    edits.literals.length + edits.closing.length + edits.remarks.length + edits.notes.length === 0
  )
    return text;
  const marked = markText(
    text,
    mentions,
    reading.numbers,
    [...edits.literals, ...qualities(more)],
    reading.actions,
  );
  editMarked(marked, edits);
  // "Sugar, mustard and tomato paste and water" is one list.
  const made = tidy(writeOut(marked)).replace(
    /(, [\p{L}][\p{L} ]*?|\b[\p{L}]+) and (tomato paste) and water\b/gu,
    '$1, $2 and water',
  );
  if (!/[\p{L}\p{N}]/u.test(made)) return null;
  // "Whisk together all the sauce ingredients" stirs a mixture of two of them as well.
  const gathers = gathering.test(text);
  const notes = edits.notes.flatMap((edit) =>
    notesOf(edit, edits).filter(
      (note, _, all) => isPreparation(note) && !(gathers && all.length === 1 && /^Stir together /.test(note)),
    ),
  );
  const end = [
    ...new Set([
      ...edits.remarks.flatMap((edit) => notesOf(edit, edits).filter((note) => !isPreparation(note))),
      // Where the step takes a temperature itself, that one is mended, and need not be said again.
      ...edits.closing.flatMap((edit) =>
        safetyOf(edit, edits).filter((note) => !(/°/.test(note) && takesTemperature.test(made))),
      ),
    ]),
  ];
  const closed =
    end.length === 0 ? made : beforeServed(/[.!?)]$/.test(made) ? made : `${made}.`, end.join(' '));
  if (notes.length === 0) return closed;
  // "Meanwhile" stays first: what is made ready is part of what goes on meanwhile.
  const meanwhile = /^(?:Meanwhile|In the meantime)\b,?\s*/.exec(closed)?.[0];
  return meanwhile === undefined
    ? `${notes.join(' ')} ${capitalise(closed)}`
    : `${meanwhile}${lowerFirst(notes.join(' '))} ${capitalise(closed.slice(meanwhile.length))}`;
}

/** What is to be known at the stove is said before the plates are filled. */
function beforeServed(text: string, notes: string): string {
  const served =
    /\s((?:Serve|Garnish|Divide|Ladle|Spoon over|Top|Scatter|Sprinkle)\b[^.!?]*[.!?]+)\s*$/u.exec(text);
  return served === null
    ? beforeLastWords(text, notes)
    : `${text.slice(0, served.index)} ${notes} ${served[1]!}`;
}

/** "Buttery" goes, with the space after it. */
export const qualities = (found: readonly Leftover[]): readonly Literal[] =>
  found.flatMap(({ quality, start, end }) => (quality ? [{ start, end, text: '' }] : []));

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

const functionWords =
  /^(?:and|or|with|in|into|on|to|until|for|from|over|at|is|are|was|were|has|have|as|by|of|the|a|an|if|when|then|but|so|through|evenly|well|together|mix|mixes|again|aside|about|all|each|up|down|out|off|slowly|gently|thinly|finely|lightly|onto|around|while|before|after|until|till|plus|along|them|it|also|just|only|very|completely|thoroughly|first|last|next|separately|back|skin|inside|instead|alone|apart|tender|golden|soft|hot|once|twice|right|straight|directly|cut|face|uncovered|covered|per|under|one|two|three|four|begin\w*|start\w*|soften\w*|brown\w*|melt\w*|turn\w*|become\w*|look\w*|do|does|will|should|can|may|must)$/i;

/** Nouns that a food's name stands before. */
const carriers =
  /^(?:mixture|mix|pieces|cubes|slices|strips|halves|wedges|rounds|florets|leaves|chunks|breasts|thighs|sauce|soup|stew|salad|filling|batter|dough|paste|puree|stock|juice|layers?)$/i;

/** "the chicken mixture", "fillet-mushroom-ham": the name stands before another noun. */
function attributive(marked: MarkedText, mark: Mark, title: boolean): boolean {
  const rest = marked.text.slice(marked.text.indexOf(target) + 1);
  if (/^-\S/.test(rest) && !/^--/.test(rest)) return true;
  const after = /^\s+([\p{L}]+)/u.exec(rest);
  if (after === null || isMany(mark.was)) return false;
  if (carriers.test(after[1]!)) return true;
  return !functionWords.test(after[1]!) && !(title ? /(?:ed|ing|ly)$/i : /(?:ed|ing|ly|s)$/i).test(after[1]!);
}

const singular = (food: Food, edit: SwapEdit): string => {
  const called = (edit.by[0]!.name ?? shortNames([food]).get(food.id)!.singular).replace(/^dried /, '');
  // "Navy bean" of the navy beans that the list calls so.
  if (food.plural !== null && called.toLowerCase().endsWith(food.plural))
    return called.slice(0, -food.plural.length) + food.name;
  return called.replace(/(?<=[a-z]{3})(oe)?s$/i, (end) =>
    food.plural === null && isPluralName(food.name) ? (end.length > 1 ? 'o' : '') : end,
  );
};

/** Streaky bacon swims in its fat; back bacon and turkey bacon leave none to pour off. */
const rendersFat = (food: Food): boolean =>
  (food.id === 'bacon' || isKind(food, 'bacon') || isKind(food, 'pancetta') || isKind(food, 'guanciale')) &&
  !/canadian|back|turkey|lean/.test(food.id);

const usUnits = new Set(['cup', 'oz', 'lb', 'tbsp', 'tsp']);

/** What a cook goes on calling it, whatever cut or make it is. */
const plainly = /^(?:chicken|turkey|milk)$/i;
/** Milk with more or less fat in it: in the steps it is the milk, where there is no other. */
const milks: ReadonlySet<string> = new Set(['whole-milk', 'reduced-fat-milk', 'low-fat-milk', 'skim-milk']);

/** Dried beans that are made ready first. */
const soaked = /, soaked\b/;

/** How it is bought is told by the list once; the steps call it by its plain name. */
const asBought =
  /^(?:boneless, skinless|no-(?:salt-added|added-salt)|(?:plain )?(?:low|reduced|non)-fat|fat-free|plain|unsweetened|low-sodium|reduced-(?:sodium|salt)|unsalted|lean|part-skim) (?=\p{L})/iu;

/** "Evaporated milk" for "low-fat evaporated milk", where no other line is called so. */
/** Cauliflower rice is called rice and is none: the word alone would send the cook to the other packet. */
function imitates(was: string, food: Food, { deps }: StepEdits): boolean {
  const named = deps.foods.get(was.toLowerCase());
  return named !== null && !isKind(food, named.id);
}

function plainCall(name: string, key: string, { lines }: StepEdits): string {
  const plain = name.replace(asBought, '');
  if (plain === name) return name;
  const taken = [...lines.values()].some(
    (line) => line.key !== key && ` ${line.parsed.name.toLowerCase()} `.includes(` ${plain.toLowerCase()} `),
  );
  return taken ? name : plain;
}

/** What the text calls that which comes in. */
function newName(edit: SwapEdit, edits: StepEdits): NewName {
  const written = edits.written.get(edit.key)!;
  const names = shortNames([
    ...[...edits.lines.values()].flatMap(({ ingredient }) => ingredient.food ?? []),
    ...edit.by.map(({ food }) => food),
  ]);
  const called = written.map((one, at) => {
    const own = edit.by[at]!.name;
    const short = names.get(one.food.id)!;
    // As the list has it: turkey mince.
    if (own === undefined && /\bmince$/.test(one.name)) return one.name;
    // Soaked and boiled they are dried no more.
    if (own !== undefined && soaked.test(one.text)) return own.replace(/^dried /, '');
    if (own === undefined && milks.has(one.food.id) && !pouredBeside(edit.key, one.food, edits))
      return 'milk';
    return plainCall(own ?? (one.many ? (short.plural ?? short.singular) : short.singular), edit.key, edits);
  });
  const [main] = written;
  const mixed = isMixture(edit);
  const soured = isKind(main!.food, 'milk') && edit.by.some(({ food }) => /lemon|lime|vinegar/.test(food.id));
  const text = mixed
    ? soured
      ? 'soured milk'
      : (mixtureNames.find(([pattern]) => pattern.test(main!.food.id))?.[1] ??
        `${names.get(main!.food.id)!.singular} mixture`)
    : joinList(called);
  return {
    food: main!.food,
    shape: mixed ? 'paste' : shapeOf(main!.food),
    text,
    many: mixed ? false : written.length > 1 || main!.many,
    amount: (share) => {
      // Half a cup of a sauce that is stirred together is half a cup of it.
      if ((written.length > 1 && text !== 'sauce') || main!.grams === null) return null;
      const unit = main!.amount?.unit ?? null;
      const measured = (by: string | null): KitchenAmount =>
        kitchenAmount(
          main!.food,
          main!.grams! * share,
          by,
          unit !== null && usUnits.has(unit) ? 'us' : 'metric',
        );
      // Too little for a cup is spooned, not weighed.
      const part = measured(unit);
      const made = unit === 'cup' && part.unit !== 'cup' ? measured('tbsp') : part;
      const said = formatFoodAmount(main!.food, made, 'sentence', '\u0000');
      return said.replace('\u0000', '').trim();
    },
  };
}

/** Whether there is another milk in the list, when all is changed. */
const pouredBeside = (key: string, milk: Food, { lines, byKey }: StepEdits): boolean =>
  [...lines.values()].some((line) => {
    const edit = byKey.get(line.key);
    const now =
      edit?.kind === 'swap' ? edit.by[0]!.food : edit?.kind === 'remove' ? null : line.ingredient.food;
    return (
      line.key !== key && now !== null && isKind(now, 'milk') && now.id !== 'buttermilk' && now.id !== milk.id
    );
  });

/** Mixtures that have a name of their own. */
const mixtureNames: readonly (readonly [RegExp, string])[] = [
  [/stock-(?:cube|powder|concentrate|paste)|bouillon/, 'stock'],
  [/tomato-sauce$/, 'sauce'],
  [/^(?:sugar|brown-sugar)$/, 'sugar syrup'],
  [/^(?:white|red)-wine-vinegar$/, 'vinegar water'],
  [/cornstarch|potato-starch|arrowroot|tapioca-starch/, 'slurry'],
];

/** Several foods that are stirred together before they go in. */
const isMixture = (edit: SwapEdit): boolean =>
  edit.by.length > 1 &&
  // Vinegar and water go into the pan one after the other: nobody needs a jug for them.
  !(edit.by.length === 2 && /-vinegar$/.test(edit.by[0]!.food.id) && isWater(edit.by[1]!.food)) &&
  // Nor for the paste and water of a sauce.
  !(edit.by.length === 2 && edit.by[0]!.food.id === 'tomato-paste' && isWater(edit.by[1]!.food)) &&
  !(isKind(edit.by[0]!.food, 'stock') && !isWater(edit.by[1]!.food)) &&
  (edit.by.some(({ food }) => isWater(food)) ||
    edit.by.every(({ food }) => shapeOf(food) === 'liquid') ||
    // A sauce that is stirred of tomato and spices is one sauce still.
    (isKind(edit.by[0]!.food, 'tomato-sauce') &&
      edit.by.length > 2 &&
      edit.by.slice(1).every(({ food }) => food.category === 'spices-seasonings')));

/** Everything that a sauce is made of goes into one bowl. */
const gathering =
  /\b(?:stir|whisk|mix|combine|shake|beat|blend)\b[^.]*\b(?:all|everything|(?:sauce|dressing|marinade|glaze) ingredients)\b/i;

/** What must be true when it is done: it closes the last step that heats the food. */
/** "It takes half an hour longer": said where it cooks longest. */
export const isTimeNote = (note: string): boolean => /\b(?:hour|minutes|done) (?:longer|sooner)\b/.test(note);

export const isSafetyNote = (note: string): boolean => /middle reaches|°C \(1\d\d °F\)/.test(note);

/** Sentences that go before the first use of what comes in. */
function notesOf(edit: SwapEdit, edits: StepEdits): readonly string[] {
  const notes: string[] = [];
  const name = newName(edit, edits);
  if (isMixture(edit)) {
    const parts = edits.written
      .get(edit.key)!
      .map((one) =>
        one.amount === null ? one.name : formatFoodAmount(one.food, one.amount, 'sentence', one.name),
      );
    const dissolves =
      /stock-(?:cube|powder|concentrate|paste)|bouillon|^(?:brown-)?sugar$|yeast/.test(edit.by[0]!.food.id) &&
      parts.length === 2;
    notes.push(
      dissolves
        ? `Dissolve ${parts[0]!} in ${/sugar|yeast/.test(edit.by[0]!.food.id) ? parts[1]! : parts[1]!.replace(/(?<!hot )\bwater$/, 'hot water')}.`
        : `Stir together ${joinList(parts)}.`,
    );
  }
  for (const note of edit.methodChanges ?? []) {
    if (isSafetyNote(note) || isTimeNote(note)) continue;
    if (/^Use \S+ .* for /.test(note)) continue;
    // The mixture has just been stirred.
    if (isMixture(edit) && /^Stir(?: well)? and let /.test(note)) {
      notes.push(note.replace(/^Stir(?: well)? and let /, 'Let ').replace(/ before use(?=\.|$)/, ''));
      continue;
    }
    // "Mash it": the sentence stands first and must say what.
    const said =
      isMixture(edit) || !isPreparation(note)
        ? note
        : note.replace(/^((?:\S+ ){0,2}\S+?) (?:it|them)\b/, `$1 the ${name.text}`);
    notes.push(/[.!?]$/.test(said) ? said : `${said}.`);
  }
  return notes;
}

function safetyOf(edit: SwapEdit, edits: StepEdits): readonly string[] {
  const { text, many } = newName(edit, edits);
  return (edit.methodChanges ?? [])
    .filter((note) => isSafetyNote(note) || isTimeNote(note))
    .map((note) => note.replace(/\b(?:it|them)\b/, `the ${text}`))
    .map((note) => (many ? note.replace(/\bits(?= (?:middle|cent(?:er|re)))/, 'their') : note));
}

/** The share of a line that an amount in the text is, or null. */
function shareOf(line: GroundedLine, deps: EditDeps): (mark: Mark) => number | null {
  const { parsed } = line;
  return ({ number }) => {
    if (number === null || parsed.quantity === null) return null;
    const unit = number.unit === null ? null : (deps.units.find(number.unit)?.id ?? null);
    const own = parsed.unit === 'piece' ? null : parsed.unit;
    if (unit === own) return number.value / parsed.quantity;
    // "3 finely chopped garlic cloves" of "3 cloves": the unit is in the name.
    if (unit === null && number.value === parsed.quantity) return 1;
    if (unit === null || own === null) return null;
    const same = deps.units.convert(number.value, unit, own);
    return same === null ? shareByWeight(line, number.value, unit) : same / parsed.quantity;
  };
}

/** "2 tablespoons of the butter" of one stick. */
function shareByWeight(
  { ingredient: { food, grams } }: GroundedLine,
  value: number,
  unit: string,
): number | null {
  const each = food === null ? null : gramsPerUnit(food, unit);
  if (each === null || grams === null || grams <= 0) return null;
  const share = (value * each) / grams;
  return share <= 1.03 ? share : null;
}

/** "1/2 a cup of oil" measures as "1/2 cup of oil" does. */
function halfACup(marked: MarkedText, { units }: EditDeps): void {
  marked.text = marked.text.replace(
    /([\uF000-\uF8FF])\s+an?\s+(\p{L}+)(?=\s+(?:of\b|[\uE000-\uEFFF]))/gu,
    (said, sign: string, word: string) => {
      const mark = marked.marks.get(sign);
      if (!mark?.number || mark.number.unit !== null || (units.find(word)?.id ?? null) === null) return said;
      marked.marks.set(sign, {
        ...mark,
        was: `${mark.was} ${word}`,
        text: `${mark.text} a ${word}`,
        number: { ...mark.number, unit: word },
      });
      return sign;
    },
  );
}

/** Another amount of the same food, where the text repeats it. */
function rescale(marked: MarkedText, mark: Mark, factor: number, edits: StepEdits): void {
  const line = edits.lines.get(mark.keys[0]!)!;
  halfACup(marked, edits.deps);
  const at = marked.text.indexOf(target);
  const near = /([\uF000-\uF8FF])(?:\s*of)?(?:\s+the)?(?:\s+[\p{L}-]+){0,2}\s*$/u.exec(
    marked.text.slice(0, at),
  );
  const amount = near ? marked.marks.get(near[1]!) : undefined;
  const food = line.ingredient.food;
  if (amount === undefined && food !== null) {
    rescaleOne(marked, at, line, edits);
    oneOfMany(marked, mark, line, edits);
  }
  if (!amount?.number || food === null) return;
  const share = shareOf(line, edits.deps)(amount);
  const [made] = edits.written.get(mark.keys[0]!) ?? [];
  if (share === null || made === undefined || made.grams === null) return;
  const unit =
    amount.number.unit === null ? 'piece' : (edits.deps.units.find(amount.number.unit)?.id ?? null);
  const measured = (by: string | null): KitchenAmount =>
    kitchenAmount(
      food,
      made.grams! * share,
      by,
      unit !== null && (usUnits.has(unit) || unit === 'piece') ? 'us' : 'metric',
    );
  const part = measured(unit);
  // Too little for a cup is spooned, not weighed.
  const now =
    share >= 0.97 && made.amount !== null
      ? made.amount
      : unit === 'cup' && part.unit !== 'cup'
        ? measured('tbsp')
        : unit === 'piece' && made.amount !== null
          ? lessThanAll(part, made.amount)
          : part;
  // "The juice of 1 1/2 lemons" of two, "of 1/2 lemon" of one.
  if (unit === 'piece' && (now.quantity ?? 2) <= 1 && amount.number.value > 1 && isPluralName(mark.was))
    mark.text = singularName(mark.was);
  const said = spoonsLike(
    amount.was,
    formatFoodAmount(food, now, 'sentence', '\u0000').replace('\u0000', '').trim(),
  );
  const named = now.unit !== null && new RegExp(`\\b${now.unit}s?$`, 'i').test(mark.was);
  amount.text =
    amount.number.unit === null && named ? (/^[\d\s./¼½¾⅓⅔⅛–-]+/u.exec(said)?.[0].trim() ?? said) : said;
  void factor;
}

/** A part of what is counted stays less than all of it: the wedges are cut from the rest of the lemon. */
function lessThanAll(part: KitchenAmount, all: KitchenAmount): KitchenAmount {
  if (part.unit !== all.unit || part.quantity === null || all.quantity === null) return part;
  return part.quantity >= all.quantity && all.quantity >= 1
    ? { ...part, quantity: all.quantity - 0.5 }
    : part;
}

/** "Beat in the yolks", of which one is left. */
function oneOfMany(marked: MarkedText, mark: Mark, line: GroundedLine, edits: StepEdits): void {
  const [made] = edits.written.get(line.key) ?? [];
  const { quantity, unit } = line.parsed;
  const left = made?.amount?.quantity ?? null;
  if (made === undefined || left === null || left > 1 || (made.amount?.unit ?? 'piece') !== 'piece') return;
  if ((mark.kind !== 'name' && mark.kind !== 'head') || mark.verb || mark.keys.length > 1) return;
  if ((quantity ?? 1) <= 1 || (unit ?? 'piece') !== 'piece' || made.food.plural === null) return;
  if (!isPluralName(mark.was) || attributive(marked, mark, false)) return;
  const text = singularName(mark.was.replace(/^(?:the|your|all the|both)\s/i, ''));
  swapMention(
    marked,
    mark,
    { food: made.food, shape: shapeOf(made.food), text, many: false, amount: () => null },
    () => null,
  );
}

/** "The teaspoon of salt" of one teaspoon that is half of one now. */
function rescaleOne(marked: MarkedText, at: number, line: GroundedLine, edits: StepEdits): void {
  const { quantity, unit } = line.parsed;
  const [made] = edits.written.get(line.key) ?? [];
  const said =
    /\b(the (?:whole )?)((?:tea|table)spoon|stick|cup|pound|litre|pint)((?: of)? (?:the )?)$/iu.exec(
      marked.text.slice(0, at),
    );
  if (
    said === null ||
    quantity !== 1 ||
    made?.amount === undefined ||
    made.amount === null ||
    made.food.id !== line.ingredient.food?.id
  )
    return;
  if (unit === null || edits.deps.units.find(said[2]!)?.id !== unit) return;
  const amount = formatFoodAmount(made.food, made.amount, 'sentence', '\u0000')
    .replace(/(?: of)? ?\u0000/u, '')
    .trim();
  marked.text = `${marked.text.slice(0, said.index)}${said[1]!}${amount}${said[3]!}${marked.text.slice(at)}`;
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** "Do not beat it or it gets tough" names nothing twice. The pattern is tried at every word, so only where it may match. */
const namedTwice = /\b(\p{L}+(?: \p{L}+)?)(?<!\b(?:it|they|you|them)) or (?:the )?\1\b/giu;

/** Spaces and marks as they should be after pieces were taken out; line breaks stay. */
function tidy(text: string): string {
  const spaced = text
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/[^\S\n]+([,.;:!?)])/g, '$1')
    .replace(/\(\s*\)/g, '');
  return (
    (/ or /i.test(spaced) ? spaced.replace(namedTwice, '$1') : spaced)
      // A mixture has no yolk to break.
      .replace(
        /\b(?:break|crack|pierce)\s+(?:the\s+)?[^.,;]{0,40}?mixture\s+and\s+(\p{L})/giu,
        (said, next: string) => (/^\p{Lu}/u.test(said) ? next.toUpperCase() : next),
      )
      .replace(/,\s*(?=[.;:!?])/g, '')
      .replace(/,(?:\s*,)+/g, ',')
      .replace(/([.!?])\s*[,;]/g, '$1')
      .trim()
  );
}
