import type { Catalogue } from '#food/catalogue';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { isBritish } from '../edit/british.ts';
import type { Edit } from '../edit/model.ts';
import { capitalise } from '../text/grammar.ts';
import { findAll } from '../understand-recipe/find-all.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { HealthFocus } from '../vocabulary.ts';
import { noContribution } from './estimate.ts';
import type { Move } from './move.ts';
import { sentencesOf } from './technique.ts';
import { lean, sideRules, type SideRule } from './side-rules.ts';

/** More than this of what is served beside is another menu. Own rule. */
const mostSides = 3;

/** What opens a piece of text in which something is only offered beside the dish. */
const serving =
  /\b(?:serv(?:e|es|ed|ing)|enjoy|eat|top(?:ped)?|scoop|ladle|spoon|alongside|accompan\w+|goes? (?:great|well|beautifully)|pairs?|delicious|lovely|great|perfect|good|best|mop|over|with)\b/i;
const offer = /\b(?:serv(?:e|es|ed|ing)|enjoy|eat|alongside|accompan\w+|pairs?|goes?|mop|side)\b/i;

/** Words before the name of a side that go with it: "a big scoop of good vanilla", "plenty of hot buttered". */
const leading = new RegExp(
  String.raw`(?:(?:an?|some|any|the|your|my|our|extra|more|lots of|plenty of|loads of|(?:an?|the) (?:\p{L}+ )?(?:scoop|dollop|bowl|side|pile|mound|heap|helping|portion|slice|slices|spoonful|basket|piece|hunk|chunk|handful|glug|drizzle|swirl) of|favou?rite|crusty|steamed|fluffy|hot|warm|warmed|buttered|creamy|fresh|freshly|boiled|cooked|plain|white|thick|thin|skinny|crispy|crisp|home-?made|toasted|good|soft|vanilla|whipped|cold|lightly|big|nice|simple|sliced|french|steak-cut|oven|roast|roasted|mashed|buttery|seasoned|cheesy) )*$`,
  'iu',
);

/** Sides by the bare word, which alone is no sure name of a food; only read where something is offered beside the dish. */
const bareWords: readonly (readonly [word: RegExp, food: string])[] = [
  [/\bgarlic (?:bread|toast)\b/giu, 'garlic-bread'],
  [/\b(?:mashed potato(?:es)?|(?<!(?:cauliflower|pea) )mash)\b/giu, 'mashed-potato'],
  [/\b(?:boiled |roast(?:ed)? |new |baked )*potatoes\b/giu, 'potato'],
  [
    /\b(?<!(?:wild|brown|cauliflower|fried|sticky) )rice\b(?! (?:wine|vinegar|noodles|paper|cakes?|pudding|krispies))/giu,
    'white-rice',
  ],
  [/\b(?<!(?:rice|glass|zucchini|courgette) )(?:egg )?noodles\b/giu, 'egg-noodles'],
  [/\b(?:pasta|spaghetti|couscous)\b(?! (?:water|sauce|pot))/giu, 'pasta'],
  [/\b(?<!(?:tortilla|corn|chocolate|potato|pitt?a) )(?:french )?fries\b/giu, 'french-fries'],
  [/\b(?<!(?:tortilla|corn|chocolate|pitt?a|kale) )chips\b/giu, 'potato-chips'],
  [/\b(?<!(?:garlic|corn|whole-grain|brown) )(?:bread|toast|rolls)\b(?! ?crumbs)/giu, 'white-bread'],
];

/** "Granny never let anyone have it without custard": what somebody did is not made into what she did not. */
const memory =
  /\b(?:never (?:let|had|ate|served)|always (?:said|served|had|swore|insisted)|used to|swore by|insisted|wouldn[’']?t (?:hear|dream|have))\b/i;
const remembered = (key: string, { steps, source }: UnderstoodRecipe): boolean =>
  steps.some(({ mentions }, at) =>
    sentencesOf(source.instructions[at]!).some(
      ({ start, end, text }) =>
        memory.test(text) && mentions.some((one) => one.key === key && one.start >= start && one.start < end),
    ),
  );

interface Found {
  readonly rule: SideRule;
  readonly start: number;
  readonly end: number;
  readonly said: string;
  readonly text: string;
}

/** The rule for a side and what it is called then, or null. */
function ruleFor(food: Food, focus: HealthFocus): SideRule | null {
  return (
    sideRules.find(
      (rule) =>
        rule.for.includes(focus) &&
        rule.of.some((id) => isKind(food, id)) &&
        !rule.except.some((id) => isKind(food, id)),
    ) ?? null
  );
}

/** Whether the new side brings an allergen that neither the old one nor the dish has. */
function bringsAllergen(into: Food, old: Food, { grounded }: UnderstoodRecipe): boolean {
  const had = new Set(
    [old, ...grounded.flatMap(({ ingredient }) => ingredient.food ?? [])].flatMap(({ allergens }) =>
      allergens.map(({ allergen }) => allergen),
    ),
  );
  return into.allergens.some(({ allergen, level }) => level === 'contains' && !had.has(allergen));
}

/** What a side is called when it is of the better sort: "crusty bread" → "crusty whole-grain bread". */
function qualified(said: string, word: string): string {
  const bare = said.replace(/\b(?:white|plain|buttered|buttery|flour) /giu, '');
  const noun = /(?:\p{L}[\p{L}-]* )?\p{L}[\p{L}-]*$/u.exec(bare);
  // "Garlic bread" and "basmati rice" are one word; "crusty bread" is two.
  const at =
    noun === null ||
    !/^(?:garlic|basmati|jasmine|egg|pitta|pita|dinner|bread|naan|French|Italian|burger|hamburger) /iu.test(
      noun[0],
    )
      ? bare.search(/\p{L}[\p{L}-]*$/u)
      : noun.index;
  const lead = bare.slice(0, at).replace(/\ba $/iu, /^[aeiou]/i.test(word) ? 'an ' : 'a ');
  return `${lead}${word} ${bare.slice(at)}`;
}

/**
 * What is only served beside the dish, in terms of what is asked for: nothing in the list counts "serve with fries", yet
 * it is eaten. Moves of words, without figures; at most two.
 */
export function sideMoves(
  understood: UnderstoodRecipe,
  focus: HealthFocus,
  deny: (food: Food) => string | null,
  foods: Pick<Catalogue, 'get'>,
): readonly Move[] {
  const fits = (rule: SideRule, old: Food): boolean => {
    const into = foods.get(rule.into);
    return into !== null && deny(into) === null && !bringsAllergen(into, old, understood);
  };
  const listed = understood.grounded.flatMap((line): readonly Move[] => {
    const { food } = line.ingredient;
    if (food === null || line.parsed.quantity !== null || !/\bserv/i.test(line.parsed.source)) return [];
    const rule = ruleFor(food, focus);
    if (rule === null || !fits(rule, food) || remembered(line.key, understood)) return [];
    const name = line.ingredient.name;
    const into =
      rule.text === null
        ? qualified(name, rule.word!)
        : // A list names what is bought for the salad.
          rule.into === 'lettuce'
          ? 'crisp lettuce'
          : // Nor is a spoonful of anything bought: what the list calls it, the steps call it.
            /^a (?:spoonful|dollop) of /.test(rule.text[0]!)
            ? (foods.get(rule.into)?.name ?? rule.text[0]!)
            : rule.text[0]!.replace(/^(?:an?|some) /, '');
    if (into === name) return [];
    const edit: Edit = {
      kind: 'swap',
      key: line.key,
      by: [
        // A brown rice of its own name, where the list would read back to the white one.
        /^brown\b|\bbrown\b/.test(rule.word ?? '') &&
        isKind(food, 'cooked-white-rice') &&
        foods.get('cooked-brown-rice') !== null
          ? { food: foods.get('cooked-brown-rice')!, name: 'cooked brown rice' }
          : {
              // "Rice to serve" names no sort: with the word it is the other food by its own name.
              food:
                rule.word === null || foods.get(rule.into)?.name === into
                  ? foods.get(rule.into)!
                  : (namedSo(rule, food, foods) ?? food),
              name: into,
            },
      ],
      reason: rule.why,
    };
    return [moveOf(`words:side:${line.key}`, [edit], rule.why, undefined)];
  });
  const said = new Map<number, string>();
  const spoken = offeredIn(understood, foods).flatMap(({ one, at, food }): readonly Move[] => {
    const text = understood.source.instructions[at]!;
    const found = sideIn(text, one, food, focus, said.get(at) ?? '');
    if (found === null || !fits(found.rule, food)) return [];
    said.set(at, `${said.get(at) ?? ''} ${found.text}`);
    const edit: Edit = {
      kind: 'replace-text',
      stepId: one.stepId,
      span: { start: found.start, end: found.end },
      text: found.text,
      reason: found.rule.why,
    };
    return [
      moveOf(`words:side:${one.stepId}:${one.start}`, [edit], found.rule.why, {
        before: found.said,
        after: found.text === '' ? 'left out' : found.text,
      }),
    ];
  });
  // "Hot buttered noodles" that become another side have lost their butter already.
  const taken = spoken.flatMap(({ edits }) => edits);
  const plain = lean.includes(focus) ? unbuttered(understood) : [];
  const unmet = plain.filter(
    ({ edits: [own] }) => !taken.some((edit) => own !== undefined && overlap(own, edit)),
  );
  return [...unmet, ...listed, ...spoken].slice(0, mostSides);
}

/** "Brown basmati rice" is a food of its own. */
const namedSo = (rule: SideRule, food: Food, foods: Pick<Catalogue, 'get'>): Food | null =>
  foods.get(`${rule.word!}-${food.id}`) ?? foods.get(`${rule.word!}-${food.id.replace(/^white-/, '')}`);

/** Whether two wordings are of the same piece of the same step. */
const overlap = (a: Edit, b: Edit): boolean =>
  a.kind === 'replace-text' &&
  b.kind === 'replace-text' &&
  a.stepId === b.stepId &&
  a.span.start < b.span.end &&
  b.span.start < a.span.end;

/** "Serve over the hot buttered noodles": butter that no list counts. */
function unbuttered({ steps, source }: UnderstoodRecipe): readonly Move[] {
  return steps.flatMap(({ id }, at): readonly Move[] => {
    const text = source.instructions[at]!;
    const found =
      /\bbutter(?:ed|y) (?=(?:\p{L}+ )?(?:noodles|rice|toast|bread|potatoes|pasta|peas|vegetables|beans|rolls)\b)/iu.exec(
        text,
      );
    if (found === null || !offer.test(text.slice(0, found.index))) return [];
    const rest = /^(?:\p{L}+ )?\p{L}+/u.exec(text.slice(found.index + found[0].length))![0];
    const why = 'the sauce coats them as well, and the butter on top is counted by no list';
    const edit: Edit = {
      kind: 'replace-text',
      stepId: id,
      span: { start: found.index, end: found.index + found[0].length },
      text: '',
      reason: why,
    };
    return [moveOf(`words:buttered:${id}`, [edit], why, { before: `${found[0]}${rest}`, after: rest })];
  });
}

interface Offered {
  readonly one: {
    readonly stepId: string;
    readonly start: number;
    readonly end: number;
    readonly optional: boolean;
  };
  /** The step's place. */
  readonly at: number;
  readonly food: Food;
}

/** Foods that steps name and no list holds, in the order of the text; words of two foods are taken for the longer name. */
function offeredIn(
  { unlisted, steps, source, grounded }: UnderstoodRecipe,
  foods: Pick<Catalogue, 'get'>,
): readonly Offered[] {
  return steps.flatMap(({ id, mentions }, at): readonly Offered[] => {
    const text = source.instructions[at]!;
    const bare = bareWords.flatMap(([word, food]) =>
      findAll(text, word).map((found) => ({
        stepId: id,
        start: found.index,
        end: found.index + found[0].length,
        food: food === 'potato-chips' && isBritish(source) ? 'french-fries' : food,
        optional: false,
      })),
    );
    const all = [...unlisted.filter(({ stepId }) => stepId === id), ...bare]
      // The garlic of the list is no garlic bread.
      .filter(
        ({ start, end, food }) =>
          food === 'garlic-bread' || !mentions.some((one) => one.start < end && start < one.end),
      )
      .sort((a, b) => b.end - b.start - (a.end - a.start));
    const kept: typeof all = [];
    for (const one of all)
      if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one);
    return kept
      .sort((a, b) => a.start - b.start)
      .flatMap((one) => {
        const food = foods.get(one.food);
        // What the list holds is no side that nobody counts.
        const listed =
          food !== null &&
          grounded.some(
            ({ ingredient }) =>
              ingredient.food !== null &&
              (isKind(ingredient.food, food.id) || ingredient.food.kind === food.kind) &&
              ingredient.grams !== null,
          );
        // Chips that an earlier step cuts and fries are made here: they are no side out of a bag.
        const head = text.slice(one.start, one.end).toLowerCase().split(' ').at(-1)!;
        const made =
          /chips|fries|wedges|mash|potato/.test(head) &&
          source.instructions.slice(0, at).some((said) => new RegExp(`\\b${head}\\b`, 'i').test(said));
        return food === null || listed || made ? [] : [{ one, at, food }];
      });
  });
}

/** What a side is there for, which leaves can not do: "to mop up the sauce". */
const purpose =
  /^(?:,? on the side|,? alongside)?,? (?:to|for) (?:mop|dip|soak|scoop|dunk|sop|wip)\p{L}*[^.,;]*/iu;

function sideIn(
  text: string,
  one: Offered['one'],
  food: Food,
  focus: HealthFocus,
  already: string,
): Found | null {
  const rule = ruleFor(food, focus);
  if (rule === null) return null;
  const opened = text.slice(0, one.start);
  const sentence = opened.slice(Math.max(0, opened.search(/[^.!?;]*$/)));
  if (!(one.optional ? serving : offer).test(sentence)) return null;
  const start = one.start - leading.exec(opened)![0].length;
  const said = text.slice(start, one.end);
  if (rule.text === null) {
    const made = qualified(said, rule.word!);
    // What is whole grain already is that once.
    return made === said || /whole|brown/i.test(said)
      ? null
      : { rule, start, end: one.end, said, text: made };
  }
  const around = `${sentence}${text.slice(one.end).replace(/[.!?;].*$/su, '')} ${already}`.toLowerCase();
  const holds = rule.holding !== undefined && /\b(?:in|into|on|onto|between)\s+$/i.test(text.slice(0, start));
  const made = holds
    ? rule.holding
    : rule.text.find((word) => !around.includes(/\p{L}+$/u.exec(word)![0].toLowerCase()));
  // "Cream or custard" becomes one thing, not the same twice.
  const or = / or $/i.exec(text.slice(0, start));
  if (made === undefined)
    return or === null ? null : { rule, start: start - or[0].length, end: one.end, said, text: '' };
  const end = one.end + (purpose.exec(text.slice(one.end))?.[0].length ?? 0);
  return { rule, start, end, said, text: /^\p{Lu}/u.test(said) ? capitalise(made) : made };
}

function moveOf(
  slot: string,
  edits: readonly Edit[],
  why: string,
  said: { readonly before: string; readonly after: string } | undefined,
): Move {
  return {
    slot,
    kind: said === undefined ? 'swap' : 'method',
    loss: 0,
    edits,
    why,
    difference: noContribution,
    servings: null,
    side: true,
    brings: [],
    taste: null,
    ...(said === undefined ? {} : { said }),
  };
}
