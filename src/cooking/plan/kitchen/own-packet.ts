import type { Food } from '#food/model';
import { asBought } from '../../prep/as-bought.ts';
import type { Brief, PantryItem } from '../brief.ts';
import type { Fill } from '../fill.ts';

/** What a label or a caller calls an allergen by its one, as somebody says it who reads a label. */
const saidOnLabels: Readonly<Record<string, string>> = {
  'tree-nut': 'nuts',
  peanut: 'peanuts',
  egg: 'egg',
  crustacean: 'shellfish',
  mollusc: 'shellfish',
  sulphite: 'sulfites',
};

/** An allergen in the words of a shopper. */
export const allergenSaid = (allergen: string): string => saidOnLabels[allergen] ?? allergen;

/** A packet of the kitchen that only its label can clear, and what the recipe lists in its place. */
export interface OwnPacket {
  readonly item: PantryItem;
  readonly food: Food;
  /** The like of it that is safe by its name, and has to be bought; null where the dish has none. */
  readonly instead: Food | null;
  /** What the label must not name: "shellfish". */
  readonly without: string;
}

/** Whether one food does what the other does: the paste without shrimp, the stock that a cube makes. */
const isSister = ({ food, also }: PantryItem, other: Food): boolean =>
  food !== null &&
  other.id !== food.id &&
  (other.id === `vegan-${food.id}` ||
    also.includes(other.id) ||
    (food.ancestors.includes('stock-cube') && other.ancestors.includes('stock')) ||
    (food.kind === 'curry-paste' && other.kind === 'curry-paste') ||
    (food.kin.includes(other.id) && food.kind === other.kind));

/**
 * Packets of the kitchen of which some makers' hold what somebody is allergic to. None is ever counted safe; but who has a
 * jar of curry paste at home reads its label before buying another.
 */
export function ownPackets(
  pantry: readonly PantryItem[],
  fills: readonly Pick<Fill, 'food' | 'pantry'>[],
  { deny }: Pick<Brief, 'deny'>,
): readonly OwnPacket[] {
  return pantry.flatMap((item) => {
    const { food } = item;
    const denial = food === null ? null : deny(food);
    if (food === null || denial === null || denial.sure || !/^no /.test(denial.constraint)) return [];
    if (denial.reason === 'asked to be left out') return [];
    const instead = fills.find(({ food: other, pantry: at }) => at === null && isSister(item, other));
    const without = allergenSaid(denial.constraint.replace(/^no /, ''));
    return [{ item, food, instead: instead?.food ?? null, without }];
  });
}

const named = (food: Food): string => asBought(food).name;

/** Why a packet is left out, and when it would do. */
export const whyReadFirst = ({ instead, without }: OwnPacket): string =>
  instead === null
    ? `some brands hold ${without}; use yours only if its label rules that out`
    : `some brands hold ${without}; use yours in place of the ${named(instead)} if its label rules that out`;

/** What the shopping list says of what may be spared. */
export const spareIfCleared = ({ food, without }: OwnPacket): string =>
  `not needed if the label of your own ${named(food)} says no ${without}`;

/** A word for the cook who has such packets at home; null where the dish takes the place of none. */
export function ownPacketNote(packets: readonly OwnPacket[]): string | null {
  const [first] = packets.filter(({ instead }) => instead !== null);
  if (first === undefined) return null;
  return `Your own ${named(first.food)} will do in place of the ${named(first.instead!)}, but only if its label says that it holds no ${first.without}.`;
}
