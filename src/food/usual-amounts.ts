import { isKind, isWater } from './ingredient.ts';
import type { ParsedLine } from './line.ts';
import type { Food } from './model.ts';
import { neverOne, usualAmounts, type UsualAmount } from './usual-rules.ts';
import { weigh, type MassAndVolume, type Weight } from './weigh.ts';

/** What the other lines of a recipe tell of one without an amount. */
export interface UsualContext {
  readonly servings: number;
  /** Whether the list is one of a dough or a batter, in which a bare "flour" may be anything. */
  readonly baked: boolean;
  /** Grams of the same food that other lines state. */
  readonly stated?: number;
}

/** What is counted one by one as it is bought. */
const bought: ReadonlySet<string> = new Set(['produce', 'dairy-eggs']);
/** A name in the plural: "carrots", "tomatoes", but no "asparagus" and no "watercress". */
const plural = /[^su]s$/i;

/** Whether a line names one of what is counted ("onion", "1 lemon" without the one). */
const namesOne = (food: Food, name: string): boolean =>
  food.plural !== null &&
  bought.has(food.category) &&
  (food.name.endsWith('s') || !plural.test(name)) &&
  !neverOne.some((id) => isKind(food, id)) &&
  !/\b(?:chopped|diced|sliced|grated|cubed|shredded|mashed|mixed|frozen)\b/i.test(name);

const fits = (rule: UsualAmount, food: Food, text: string): boolean =>
  (rule.text === undefined || rule.text.test(text)) &&
  (rule.kinds === undefined || rule.kinds.some((kind) => isKind(food, kind))) &&
  (rule.categories === undefined || rule.categories.includes(food.category));

const rounded = (grams: number): number => Math.round(grams * 10) / 10;

/** How many pieces come nearest to an amount: so many for each, or for all where one is shared; what is small is counted by no one. */
function piecesNear(food: Food, each: number, servings: number, units: MassAndVolume): Weight | null {
  const one = weigh(food, { quantity: 1, unit: null }, units);
  if (one.grams === null || one.grams < leastPiece || one.grams > each * servings * 1.6) return null;
  const share = each / one.grams;
  const quantity = share >= leastShare ? Math.round(share) * servings : Math.round(share * servings);
  return weigh(food, { quantity: Math.max(1, quantity), unit: null }, units);
}

/** From here on everybody gets a whole one. */
const leastShare = 0.6;
/** What weighs less is taken by weight. */
const leastPiece = 25;

/**
 * What a cook takes of a food that a recipe lists without any amount: one of what is counted and named in the singular
 * ("onion", "lemon"), else the usual helping by its kind. Null where nobody could say.
 */
export function usualWeight(
  food: Food,
  parsed: Pick<ParsedLine, 'name' | 'source'>,
  units: MassAndVolume,
  { servings, baked, stated = 0 }: UsualContext,
): Weight | null {
  if (food.nutrients === null && !food.abstract && isWater(food)) return null;
  if (stated > 0) {
    const grams = rounded(stated * littleMore);
    return {
      grams,
      gramsMin: 0,
      gramsMax: stated,
      arithmetic: `no amount stated; a little more of what the list has: ${grams} g`,
      confidence: 0.3,
      source: 'own',
      rule: 'a little more of the same',
    };
  }
  if (namesOne(food, parsed.name)) {
    const one = weigh(food, { quantity: 1, unit: null, source: parsed.source }, units);
    if (one.grams !== null)
      return {
        ...one,
        arithmetic: `no amount stated; one is meant: ${one.arithmetic}`,
        confidence: 0.6,
        rule: oneOfIt,
      };
  }
  const rule = usualAmounts.find((candidate) => fits(candidate, food, parsed.source));
  if (rule === undefined || rule.grams === null || (baked && rule.unlessBaked === true)) return null;
  const all = rule.perServing ? rule.grams * servings : rule.grams;
  // A cake for sixteen has no more nuts in it than one for eight.
  const about = baked ? Math.min(all, mostBaked) : all;
  const pieces =
    rule.perServing && plural.test(parsed.name) ? piecesNear(food, rule.grams, servings, units) : null;
  const grams = rounded(pieces?.grams ?? about);
  const reckoned =
    pieces !== null
      ? `about ${rounded(about)} g: ${pieces.arithmetic}`
      : `${rule.grams} g${rule.perServing ? ` × ${servings} servings` : ''} = ${grams} g`;
  return {
    grams,
    gramsMin: rounded(grams / 2),
    gramsMax: rounded(grams * 2),
    arithmetic: `no amount stated; ${rule.rule}: ${reckoned}`,
    confidence: 0.3,
    source: 'own',
    rule: `${usually}${rule.rule}`,
  };
}

/** Grams of nuts, fruit or chocolate in one batch of a dough. */
const mostBaked = 120;

/** What a bare line adds to one of the same food that states its amount, as a share. */
const littleMore = 0.1;

/** Names of the rules by which a bare line was weighed. */
const oneOfIt = 'one of what is counted';
const usually = 'usual amount: ';

/** Whether a weight is what is usual, and no word of the recipe states it. */
export const isUsual = ({ rule }: Pick<Weight, 'rule'>): boolean =>
  rule !== null && (rule === oneOfIt || rule.startsWith(usually));

/** Whether a list is that of a dough or a batter: raised, or flour with sugar to match. */
export function isBaked(
  lines: readonly { readonly food: Food | null; readonly grams: number | null }[],
): boolean {
  let [flour, sugar] = [0, 0];
  for (const { food, grams } of lines) {
    if (food === null) continue;
    if (isKind(food, 'leavening') || isKind(food, 'self-raising-flour')) return true;
    if (isKind(food, 'flour')) flour += grams ?? 0;
    else if (isKind(food, 'sugar-kind')) sugar += grams ?? 0;
  }
  return flour >= leastDoughGrams && sugar >= flour / 4;
}
const leastDoughGrams = 100;
