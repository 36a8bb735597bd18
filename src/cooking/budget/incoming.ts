/** The amount in which a cheaper food comes in: by number, kilo, tin or bunch. */
import type { GroundedLine } from '#food/ground';
import { isKind, isWater } from '#food/ingredient';
import type { Food } from '#food/model';
import { systemOf } from '../edit/line-amounts.ts';
import { qualified } from '../healthify/qualified.ts';
import type { SwapRule } from '../healthify/rules.ts';
import type { Incoming } from '../healthify/swap-edit.ts';
import { sentencesOf } from '../healthify/technique.ts';
import { gramsPerUnit } from '../measures/amounts.ts';
import type { BudgetScope, PricedLine } from './scope.ts';
import { sentencesAbout } from './split-breasts.ts';

/** Rashers that are laid over or wrapped round something stay whole. */
const isLaid = ({ key }: PricedLine, { understood }: BudgetScope): boolean =>
  sentencesAbout(key, understood).some(({ text }) =>
    /\b(?:lay|wrap\w*|drape|roll(?:ed)? (?:up )?in|cover(?:ed)? with|line|lattice)\b/i.test(text),
  );

/** Less than this of a piece is weighed. Own rule. */
const leastCounted = 0.2;

/** Shallots that were counted are onions that are counted; stock cubes come whole, or in halves for a small jug. */
function counted(line: PricedLine, food: Food, grams: number): { readonly grams?: number } {
  const cube = food.id.endsWith('-stock-cube') ? gramsPerUnit(food, 'piece') : null;
  if (cube !== null)
    return { grams: (grams < cube * halfCube ? 0.5 : Math.max(1, Math.round(grams / cube))) * cube };
  const each = food.category === 'produce' ? gramsPerUnit(food, 'piece') : null;
  if (!line.counted || each === null || grams < each * leastCounted) return {};
  // What gives the pot its ground note is not rounded down: half an onion is no leek.
  const halves = (grams / each) * 2;
  const whole = food.roles.includes('aromatic') ? Math.ceil(halves - 0.1) : Math.round(halves);
  return { grams: Math.max(0.5, whole / 2) * each };
}

/** Four chops are no three larger steaks: what is cut to another size is bought by weight. */
function byTheKilo(line: PricedLine, food: Food, { understood }: BudgetScope): Partial<Incoming> {
  const [each, own] = [gramsPerUnit(food, 'piece'), gramsPerUnit(line.food, 'piece')];
  // Six beef tomatoes are no six small ones.
  const smaller =
    food.category === 'produce' &&
    each !== null &&
    own !== null &&
    each < own * muchSmaller &&
    line.grams > each * 2;
  if ((food.id !== 'pork-shoulder-steak' && !smaller) || !line.counted) return {};
  return systemOf(understood.grounded) === 'us'
    ? { quantity: Math.round(line.grams / quarterPound) / 4, unit: 'lb' }
    : { quantity: Math.round(line.grams / 50) * 50, unit: 'g' };
}

const quarterPound = 113.4;

/** Tomatoes out of a tin come by the tin: "2 cans", not 760 g; null where that is far from what is wanted. */
function byTheTin(food: Food, grams: number): Partial<Incoming> {
  const each = food.id === 'canned-tomatoes' ? gramsPerUnit(food, 'can') : null;
  const tins = each === null ? 0 : Math.round(grams / each);
  return each === null || tins < 1 || Math.abs(tins * each - grams) > grams * mostOff
    ? {}
    : { grams: tins * each, quantity: tins, unit: 'can', preparation: null };
}

/** "2 cans (28 oz)": as many cans of that size come in. */
const inSizedCans = ({ parsed }: GroundedLine): boolean =>
  /^(?:can|tin)$/.test(parsed.unit ?? '') && parsed.amountEach !== null;

/** How far whole tins may be from what is wanted. Own rule. */
const mostOff = 0.2;

/** Shallots that nobody cuts up are small enough to cook whole; the onions in their place are not. */
const staysWhole = (line: PricedLine, food: Food, { understood }: BudgetScope): boolean =>
  isKind(food, 'onion') &&
  isKind(line.food, 'shallot') &&
  /^peeled$/i.test(line.preparation ?? '') &&
  !understood.steps.some(({ mentions }, at) =>
    mentions.some(
      ({ key, start }) =>
        key === line.key &&
        /\b(?:slice|chop|quarter|halve|dice|mince|cut|grate)\b[^.;]*$/i.test(
          understood.source.instructions[at]!.slice(0, start),
        ),
    ),
  );

/** "2 green bell peppers", "1 green bell pepper". */
const inNumber = (called: string, food: Food, { parsed }: GroundedLine): string =>
  food.plural !== null && (parsed.quantity ?? 0) > 1 && (parsed.unit === null || parsed.unit === 'piece')
    ? called.replace(new RegExp(`${food.name}$`), food.plural)
    : called;

/** "Steak and ale pie": of chuck it is chuck steak, and a steak pie still. */
const steak = (line: PricedLine, food: Food, { understood }: BudgetScope): { readonly name?: string } =>
  food.id === 'beef-chuck' && /\bsteaks?\b/i.test(`${line.name} ${understood.source.title}`)
    ? { name: 'chuck steak' }
    : {};

/** "Beef bone broth" is no chicken stock. */
const ofAnotherAnimal = (line: PricedLine, food: Food): boolean => {
  if (!isKind(food, 'stock')) return false;
  const said = /\b(?:beef|chicken|turkey|fish|vegetable|lamb|veal)\b/i.exec(line.name)?.[0].toLowerCase();
  const [own] = /^(?:beef|chicken|fish|vegetable)/.exec(food.id) ?? [];
  return said !== undefined && own !== undefined && said !== own && !(said === 'turkey' && own === 'chicken');
};

/** Half of a bunch of herbs is stalk and water that nobody dries: the leaves are what the jar holds. Own rule. */
const leavesOfBunch = 0.3;

const inTheBunch = ({ key }: PricedLine, food: Food, { understood }: BudgetScope): number =>
  /^dried-/.test(food.id) &&
  understood.grounded.some(
    (one) => one.key === key && /^(?:bunch|handful|packet)$/.test(one.parsed.unit ?? ''),
  )
    ? leavesOfBunch
    : 1;

const warmed = /\b(?:luke-?warm|warm|hot|boiling)\b/i;

export const isCut = /\b(?:cut|sliced|chopped|diced|halved|quartered)\b/i;

/** "Lift out the potatoes and halve", "halve the tomatoes": whether the steps cut it themselves. */
export const cutInSteps = (key: string, { understood: { steps, source } }: BudgetScope): boolean =>
  steps.some(({ mentions }, at) =>
    mentions.some(
      (one) =>
        one.key === key &&
        sentencesOf(source.instructions[at]!).some(
          ({ start, end, text }, index, all) =>
            (cuts.test(text) && one.start >= start && one.start < end) ||
            // "Boil the potatoes. Lift out and halve."
            (one.start >= (all[index - 1]?.start ?? Infinity) &&
              one.start < start &&
              cuts.test(text) &&
              !mentions.some((other) => other.key !== key && other.start >= start && other.start < end)),
        ),
    ),
  );

const cuts = /\b(?:halve|quarter|slice|chop|dice|cut)\b/i;

/** What comes in, or null where somebody may not have it, or it is there already under another heading. */
/** Whether there is stock in the dish already: for half a glass of wine nobody buys any, and a cube is in the pot by itself. */
export const hasStock = ({ judgement }: BudgetScope): boolean =>
  judgement.ingredients.some(
    ({ food }) => food !== null && isKind(food, 'stock') && !/cube|powder|paste|bouillon/.test(food.id),
  );

export function incomingOf(
  rule: SwapRule,
  line: PricedLine,
  grounded: GroundedLine,
  scope: BudgetScope,
): readonly Incoming[] | null {
  const incoming: Incoming[] = [];
  for (const { food: id, ratio } of rule.by) {
    if (id === 'same') {
      incoming.push({ food: line.food, name: line.name, grams: line.grams * ratio });
      continue;
    }
    const food = scope.foods.concrete(
      isKind(line.food, 'wine') && /-stock$/.test(id) && !hasStock(scope) ? 'water' : id,
    );
    if (food === null || line.food.id === food.id || scope.deny(food) !== null) return null;
    if (ofAnotherAnimal(line, food)) return null;
    const warmth = isWater(food) ? warmed.exec(grounded.parsed.source)?.[0].toLowerCase() : undefined;
    incoming.push({
      food,
      // Yeast wakes up in warm water as it does in warm milk.
      ...(warmth === undefined ? {} : { name: `${warmth} water` }),
      grams: line.grams * ratio * inTheBunch(line, food, scope),
      ...(rule.preparation === null
        ? /^(?:frozen|canned)-/.test(food.id) && isCut.test(line.preparation ?? '')
          ? { preparation: null }
          : staysWhole(line, food, scope)
            ? { preparation: 'peeled and cut into wedges' }
            : {}
        : isCut.test(rule.preparation) &&
            (cutInSteps(line.key, scope) || (line.food.traits.includes('meat') && isLaid(line, scope)))
          ? {}
          : { preparation: rule.preparation }),
      ...(rule.called === null
        ? steak(line, food, scope)
        : {
            // "Chicken thighs (skin on)" says the one half itself.
            name: /\bskin[- ]on\b/i.test(grounded.parsed.source)
              ? rule.called.replace(/,? ?\bskin-on\b/, '')
              : inNumber(rule.called, food, grounded),
          }),
      // Four fillets are four fillets still.
      ...(rule.qualifier === null ? {} : { name: qualified(rule.qualifier, grounded), sort: true }),
      ...counted(line, food, line.grams * ratio),
      ...byTheKilo(line, food, scope),
      ...(inSizedCans(grounded) ? {} : byTheTin(food, line.grams * ratio)),
      // Grams beside grams, not four spoons.
      ...(rule.by[0]!.food === 'same' && grounded.parsed.unit === 'g' && food.id === 'margarine'
        ? { quantity: Math.round((line.grams * ratio) / 5) * 5, unit: 'g' }
        : {}),
    });
  }
  return incoming;
}

/** A whole cube in less than this share of its water is too salty: half of one is crumbled in. Own rule. */
const halfCube = 0.6;

/** From here on the number of pieces says nothing of how much it is. Own rule. */
const muchSmaller = 0.65;
