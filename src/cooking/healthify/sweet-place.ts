/** Where the sugar of a line sits: a crumb and a set need it, what is poured over, piled on top or put on the table does not. */
import type { GroundedLine } from '#food/ground';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { goesCleanly } from '../edit/remove-mention.ts';
import type { HealthFocus } from '../vocabulary.ts';
import { differenceOf, type Contribution } from './estimate.ts';
import { icingLines } from './frosting.ts';
import type { Move, MoveParts } from './move.ts';

/** Fruit in its pan, a sauce or syrup of its own, what is put on at the end; `null` = part of what is baked or set. */
export type SweetPlace = 'fruit' | 'sauce' | 'table' | null;

const sweets = ['sugar-kind', 'honey', 'syrup', 'maple-syrup', 'molasses', 'sweetener'] as const;
/** What sugar becomes one with: a dough, a batter, a custard, an ice, a meringue. */
const bound = [
  'flour',
  'bird-egg',
  'egg-yolk',
  'egg-white',
  'oats',
  'gelatin',
  'yeast',
  'chocolate',
] as const;
const countsSugar: ReadonlySet<HealthFocus> = new Set(['lowSugar', 'diabeticFriendly', 'lowCarb']);

const atTable =
  /\b(?:for|to)\s+(?:the\s+)?(?:table|serv(?:e|ing)|dust(?:ing)?|sprinkl(?:e|ing)|snow(?:ing)?|drizzl(?:e|ing)|pour(?:ing)?(?: over)?|finish(?:ing)?|decorat(?:e|ing|ion)|garnish|shower(?:ing)?|on top)\b/iu;
const putOn = /\b(?:serve|dust|sprinkle|drizzle|snow|shower|scatter|sift)\b/iu;
const ownPart = /\b(?:sauce|glaze|syrup|compote|coulis|drizzle|caramel|topping|praline|to serve)\b/iu;
const heated =
  /\b(?:heat|cook|simmer|boil|bubble|saut[eé]|fry|stew|poach|soften|melt|roast|caramelis|caramelize|warm)\w*/iu;
const forOwnPart = /\bfor (?:the )?(?:sauce|glaze|syrup|compote|drizzle|topping|praline|berries|fruit)\b/iu;
const steeped = /\b(?:toss|macerat|sprinkle|stand|sit|juicy|juices|strew)\w*/iu;
const stirredIn = /\b(?:fold|stir|mix|beat|whisk|blend|knead|add|cream|work|rub)\w*\b/iu;

const isOneOf = (food: Food | null, kinds: readonly string[]): boolean =>
  food !== null && kinds.some((kind) => isKind(food, kind));

/** Where the sweetness of a line is put. */
export function sweetPlace({ key, parsed, group, ingredient }: GroundedLine, parts: MoveParts): SweetPlace {
  const { understood, character } = parts;
  if (!isOneOf(ingredient.food, sweets) || character.words.has('savoury')) return null;
  if (!['sweet', 'baked', 'porridge'].some((word) => character.words.has(word))) return null;
  if (['frozen', 'candy', 'preserve', 'put-up', 'drink'].some((word) => character.words.has(word)))
    return null;
  if (icingLines(understood).some((one) => one.key === key)) return null;
  const { steps, source, grounded } = understood;
  const own = (kinds: readonly string[]): ReadonlySet<string> =>
    new Set(grounded.flatMap((one) => (isOneOf(one.ingredient.food, kinds) ? [one.key] : [])));
  const binders = own(bound);
  const fruits = own(['fruit']);
  const named = steps.flatMap(({ mentions }, at) =>
    mentions.some((one) => one.key === key && (one.kind === 'name' || one.kind === 'head')) ? [at] : [],
  );
  const inGroup = ownPart.test(group ?? '') || forOwnPart.test(parsed.source);
  const spooned = /\bfor (?:the )?(?:berries|fruit)\b/iu.test(parsed.source) ? 'fruit' : 'sauce';
  // Its own line says what it is for, unless that may have flour in it as well.
  const said = forOwnPart.test(parsed.source) && !/topping|praline/iu.test(parsed.source);
  const mixes = !said && grounded.some((one) => one.group === group && binders.has(one.key));
  if (named.length === 0 && inGroup && !mixes) return spooned;
  if (named.length === 0) return atTable.test(tailless(parsed.source)) ? 'table' : null;
  const names = (at: number, keys: ReadonlySet<string>): boolean =>
    steps[at]!.mentions.some((one) => one.kind !== 'pronoun' && keys.has(one.key));
  if (named.some((at) => names(at, binders))) return null;
  const text = named.map((at) => source.instructions[at]!).join(' ');
  const last = named[0]! >= steps.length - 2 && named.length === 1;
  if (last && atTable.test(tailless(parsed.source))) return 'table';
  if (last && parsed.quantity === null) return 'table';
  // "Fold the apples into the batter": what they were sweetened with goes in with them.
  const mates = new Set(
    named.flatMap((at) =>
      steps[at]!.mentions.filter(({ key: one }) => fruits.has(one)).map((one) => one.key),
    ),
  );
  const goesIn = steps.some(
    ({ mentions, contents }, at) =>
      at > named[0]! &&
      stirredIn.test(source.instructions[at]!) &&
      (contents.some((one) => binders.has(one)) || names(at, binders)) &&
      mentions.some((one) => one.key === key || mates.has(one.key)),
  );
  if (goesIn) return null;
  const sour = own(['citrus']);
  // The juice of a lemon is no fruit that sweetens itself.
  if (mates.size > 0 && [...mates].every((one) => sour.has(one))) return 'sauce';
  if (mates.size > 0 && (heated.test(text) || steeped.test(text))) return 'fruit';
  return inGroup && !mixes ? spooned : null;
}

/** "+ more for the table". */
const moreAtTable =
  /\s*(?:,|\+|&|\bplus\b|\band\b)\s*(?:some |a little |a bit |lots )?(?:more|extra)\b[^,]*$/iu;
const tailless = (source: string): string => source.replace(moreAtTable, '');

/** Whether a line asks for more of it at the table. */
export const hasMoreAtTable = ({ parsed }: GroundedLine): boolean =>
  moreAtTable.test(parsed.source) && atTable.test(moreAtTable.exec(parsed.source)![0]);

/** Sugar that is all there is on a pancake stays; what is dusted or poured over something sweet goes. */
const isStrewn = ({ key, parsed }: GroundedLine, { steps, source }: MoveParts['understood']): boolean =>
  atTable.test(tailless(parsed.source)) ||
  steps.some(
    ({ mentions }, at) => mentions.some((one) => one.key === key) && putOn.test(source.instructions[at]!),
  );

/** "Stack, sauce over, maple syrup on top if you like": what else the sentence tells in jottings would go with it. */
function takesAlong(key: string, { steps, source }: MoveParts['understood']): boolean {
  return steps.some(({ mentions }, at) =>
    mentions.some((one) => {
      if (one.key !== key) return false;
      const text = source.instructions[at]!;
      const before = /[^.!?]*$/.exec(text.slice(0, one.start))![0];
      const after = /^[^.!?]*/.exec(text.slice(one.end))![0];
      return before.includes(',') && !/^\s*(?:[,.;]|$|and\b)/iu.test(after);
    }),
  );
}

/** Snow of sugar and syrup at the table go first for who counts sugar; null for anything else. */
export function tableSugarAway(
  line: GroundedLine,
  before: readonly Contribution[],
  parts: MoveParts,
): Move | null {
  if (parts.focus === undefined || !countsSugar.has(parts.focus)) return null;
  if (line.key.includes('+') || sweetPlace(line, parts) !== 'table') return null;
  if (!goesCleanly(line.key, parts.understood) || takesAlong(line.key, parts.understood)) return null;
  if (!isStrewn(line, parts.understood)) return null;
  const why = 'it is sweet enough without what is strewn or poured over at the end';
  return {
    slot: line.key,
    kind: 'reduce',
    loss: 0.02,
    edits: [{ kind: 'remove', key: line.key, reason: why }],
    why,
    difference: differenceOf(before, []),
    servings: null,
    side: false,
    brings: [],
    taste: null,
    first: true,
  };
}
