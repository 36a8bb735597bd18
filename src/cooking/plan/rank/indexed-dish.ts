import type { Food } from '#food/model';
import type { Dish, DishRole } from '../../dish.ts';
import type { Brief } from '../brief.ts';
import type { Fill } from '../fill.ts';
import type { Larder } from '../kitchen/larder.ts';

/** How a food stands in a role. */
export type Option = Omit<Fill, 'food' | 'pantry'>;

/** One way to fill a role: a node of the food tree, with what stands behind it looked up once. */
export interface Way {
  /** Number of the node in the index. */
  readonly node: number;
  readonly option: Option;
  /** What to buy where the pantry has nothing of it; null where the node is a kind that only a pantry can fill. */
  readonly toBuy: Food | null;
  /** Taken for granted in a kitchen; so where nothing may be added beyond the barest. */
  readonly staple: boolean;
  readonly bare: boolean;
  /** How much of an errand it is to buy; 0 where nothing is bought. */
  readonly errand: number;
  /** Stands in for the role's own food, and is already in the dish as another role's own. */
  readonly double: boolean;
  /** What of this kind the role names apart, with a measure of its own: cooked quinoa beside quinoa. */
  readonly apart: readonly string[];
  /** Only where the role's own food is forbidden. */
  readonly instead: boolean;
  /** Only from the kitchen, and where that does not have the role's own food. */
  readonly held: boolean;
}

/** A role with its ways, best known first. */
export interface IndexedRole {
  readonly role: DishRole;
  readonly ways: readonly Way[];
  /** The numbers of their nodes, side by side: most ways are passed over by these alone. */
  readonly nodes: readonly number[];
  /** The ways in which it can be filled where the kitchen has nothing for it, each food once; and what each loses. */
  readonly purchases: readonly Way[];
  readonly purchaseLosses: readonly number[];
  /** Their places among the ways. */
  readonly purchasePlaces: readonly number[];
  /** What of the role decides whether it is looked at at all, so that most roles of most dishes are not fetched. */
  readonly spareable: boolean;
  readonly beside: boolean;
  readonly unless: readonly string[];
  readonly only: string | null;
  /** Several foods may share it. */
  readonly several: boolean;
  /** No purchase takes less of an errand, and none costs less character. */
  readonly leastErrand: number;
  readonly leastLoss: number;
  /** The dish does not stand without it. */
  readonly needed: boolean;
  /** How much the role's own food tells this dish from all others; 0 for staples, extras and open roles. */
  readonly telling: number;
  /** The dish can be told without it, for those who may not eat its food. */
  readonly dispensable: boolean;
  /** That, and no more than a finish: the herb on top, the nuts over it, for which who has taste enough at home is not sent out. */
  readonly finish: boolean;
  /** That, and a spice of those that a ready blend is made of. */
  readonly ground: boolean;
  /** That, and so small a thing that nobody who lacks it goes out for it: vanilla in a cake, the glass of wine in a sauce. */
  readonly trim: boolean;
  /** The dish is told without it, and it is a squeeze or a pinch that nobody is taken to have who listed seasonings of his own. */
  readonly touch: boolean;
  /** Butter here is what something is fried in, and oil does that as well. */
  readonly fries: boolean;
  /** The own foods of the dish's other parts, which are theirs first: the dark soy sauce of the second spoon. */
  readonly others: ReadonlySet<string>;
  /** The dish is called by its own food ("orange chicken"), and that is no thing which most kitchens have. */
  readonly named: boolean;
  /** The title says which food it is. */
  readonly titled: boolean;
  /** The way to the role's own food, where it has one that can be bought. */
  readonly own: Way | null;
  /** The same of a needed role that is not the heart of the dish: its food is not missed where it is forbidden. */
  readonly spared: Way | null;
  /** Bits of needed roles before this one for which the same thing could be bought. */
  readonly shared: number;
}

/**
 * The bit of a role by its place among the roles of its dish. Should a dish ever have more than thirty-two, the rest share
 * the last bit and count as filled together, by which a bound on the dish's score is looser, and still one.
 */
export const roleBit = (at: number): number => 1 << Math.min(at, 31);

/** A dish prepared for planning: all that does not depend on a brief. */
export interface IndexedDish {
  readonly dish: Dish;
  /** Place of its skill among the levels. */
  readonly level: number;
  /** Some step that every version has needs an appliance that nobody is taken to own. */
  readonly ownAppliance: boolean;
  /** In the order in which they are filled: what makes the dish first, and named foods before open roles. */
  readonly roles: readonly IndexedRole[];
  /** How many doublings of what dishes usually take it would take: a dish that takes anything says little of any pantry. */
  readonly openness: number;
  /** Sum of `telling` of the roles that every version of the dish has. */
  readonly telling: number;
  /**
   * Of its roles side by side what is asked of hundreds of dishes in every request: `telling`, `spared`, `shared`, and of
   * those that are needed the least errand and the least loss by which they are filled without the kitchen, else 0.
   */
  readonly tellings: readonly number[];
  readonly spares: readonly (Way | null)[];
  readonly sharings: readonly number[];
  readonly errands: readonly number[];
  readonly losses: readonly number[];
  /** Bits of the roles whose own food tells the dish from others; none of a form. */
  readonly tellers: number;
  /** How many of its parts one is full of, and bits of those that have to be bought where the kitchen has nothing for them. */
  readonly bases: number;
  readonly basesBought: number;
  /** Bits of needed roles for which meat or fish has to be bought where the kitchen has nothing for them. */
  readonly meats: number;
  /** No version of it is done in fewer minutes. */
  readonly leastMinutes: number;
}

/** Whether a part is left away where the kitchen has nothing for it, rather than bought. */
export const isLeftUnbought = (
  { finish, ground, trim, touch }: IndexedRole,
  { seasoned, blended }: Brief,
): boolean => trim || ((finish || touch) && seasoned === true) || (ground && blended === true);

/** Whether something else is left away already because it may not be eaten, so that no sentence is left without a food. */
export const isAnyBarred = ({ roles }: IndexedDish, larder: Larder): boolean =>
  roles.some(({ dispensable, own }) => dispensable && own !== null && larder.bars(own));
