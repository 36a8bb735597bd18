/** How well something of the kitchen takes a role: its nature, state and cut. */
import type { Food } from '#food/model';
import type { Brief } from './brief.ts';
import type { Larder, Offer } from './kitchen/larder.ts';
import { isMainPart } from './meal-parts.ts';
import { type Shopping, costOf, doubled } from './purchase.ts';
import type { IndexedRole, Way } from './rank/indexed-dish.ts';
import { closeLoss } from './worth.ts';

const isFlesh = (one: Nature): boolean => one === 'meat' || one === 'seafood';

type Nature = 'meat' | 'seafood' | 'egg' | 'cheese' | 'plant';

const keptLonger: ReadonlySet<string> = new Set(['canned-jarred', 'frozen']);

/** From the deli counter comes what is eaten for meat, and mash that is potatoes; clams stay clams in a tin, prawns in the freezer. */
const natureOf = ({ category, traits, ancestors }: Food): Nature =>
  category === 'meat' || category === 'poultry' || (category === 'deli' && !traits.includes('starchy'))
    ? 'meat'
    : category === 'seafood' || (keptLonger.has(category) && ancestors.includes('seafood'))
      ? 'seafood'
      : category === 'cheese'
        ? 'cheese'
        : category === 'dairy-eggs' && traits.includes('egg')
          ? 'egg'
          : 'plant';

/**
 * What it costs that a dish is built on something else than its own kind, where nobody has to avoid that. Salmon
 * teriyaki is as good a dish as the chicken's where its own cooks say so.
 */
function strangeness(own: Nature, other: Nature, loss: number): number {
  // Where its cooks say that paneer is no loss to it at all, the dish is its as well.
  if (own === other || loss === 0) return 0;
  if (!isFlesh(own) || !isFlesh(other)) return 0.5;
  return loss <= closeLoss ? 0 : 0.15;
}

/** A brined brisket in a dish of fresh beef would be salted twice, unless the dish names it. */
const curedForFresh = 0.4;

const isCured = ({ traits }: Food): boolean => traits.includes('cured-meat');

/** Up to this a guess at what was meant is as good as said: "chicken" for thighs. */
const sureGuess = 0.12;

/** What it costs that something goes into a second part of the dish. */
const secondTime = 0.2;

const keptInNumbers =
  /onion|shallot|scallion|garlic|ginger|lemon|lime|chil[il]|cheese|cream|yogurt|milk|butter|flour|sugar|-oil$|^ghee$/;

const peel = /-zest$/;

/** Who writes "red onion" has another one, for the pan and for the pickle; nobody has a second chicken. */
const isKeptInNumbers = ({ id, category }: Food): boolean => category === 'cheese' || keptInNumbers.test(id);

/** What it costs to take what is another part's own, where the kitchen has something else of the kind. */
const notMine = 0.1;

/** What a whole joint on its bone loses that is cut into cubes for a stew. */
const cutUpJoint = 0.2;

const cutUp = /\b(?:cubes?|chunks?|pieces|strips|diced?|slices?|sliced)\b/;

/** Whether a list speaks of a whole joint: who has a leg of lamb on its bone means to roast it. */
const isJoint = ({ category, id }: Food, text: string): boolean =>
  category === 'meat' &&
  /\b(?:bone[- ]in|on the bone|whole|joint)\b/i.test(text) &&
  /leg|shoulder|loin|rib|rack|joint|roast|ham/.test(id) &&
  !/\b(?:chops?|steaks?|cutlets?|diced|cubed|sliced|stew(?:ing)?)\b/i.test(text);

/** What it costs to take one thing of the kitchen for a role, and how much of the dish's character that loses. */
interface Taking {
  readonly loss: number;
  readonly cost: number;
}

/** Reckons what taking things of the kitchen for one role costs; null for what is spoken for. */
export function takingFor(
  { role, own: ownWay, others }: IndexedRole,
  { own, ownDenied, heart }: Shopping,
  brief: Brief,
  larder: Larder,
  claimed: ReadonlySet<number>,
): (way: Way, offer: Offer) => Taking | null {
  const ownHeld = ownWay !== null && larder.has(ownWay.node);
  const ownPart = own !== null && (role.need === 'essential' || role.need === 'required');
  // The pork is there for the noodles, and the mushrooms go in besides.
  const isMade = heart || (own !== null && !ownDenied && isMainPart(role) && isFlesh(natureOf(own)));
  const character = own !== null && isMade ? natureOf(own) : null;
  return ({ option, toBuy, double, apart, instead, held }, { index, food, guess }) => {
    if ((instead && !ownDenied) || (held && ownHeld)) return null;
    if (apart.length > 0 && apart.some((id) => food.id === id || food.ancestors.includes(id))) return null;
    const item = brief.pantry[index]!;
    // The fruit whose juice is taken has its peel left.
    const again = claimed.has(index) && !peel.test(food.id);
    if (again && !(ownPart && item.grams === null && isKeptInNumbers(food))) return null;
    const strange =
      (guess > sureGuess ? guess : 0) +
      (heart && isCured(food) && !isCured(own!) && food !== toBuy ? curedForFresh : 0) +
      (heart && isJoint(food, item.text) && cutUp.test(option.prep ?? role.prep ?? '') ? cutUpJoint : 0) +
      (character === null ? 0 : strangeness(character, natureOf(food), option.loss));
    const wish = 0.25 + item.urgency * 0.6 + (item.mustUse ? 3 : 0);
    const foreign = !double && own !== null && food.id !== own.id && others.has(food.id) ? notMine : 0;
    const price = (double ? doubled : 0) + foreign - wish + guess + (again ? secondTime : 0);
    const loss = option.loss + strange;
    return { loss, cost: costOf(loss, price, heart) };
  };
}
