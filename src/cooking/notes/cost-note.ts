import type { Cost } from '#food/cost';
import type { Food } from '#food/model';
import { shortNames } from '../text/naming.ts';

/** Of less than this share of the weight the sum would be told for the whole. */
const nearlyAll = 0.9;
/** One food that costs so much of the whole is what the money goes into. */
const goodPart = 0.4;

const money = (amount: number, currency: string): string =>
  currency === 'USD' ? `$${amount.toFixed(2)}` : `${amount.toFixed(2)} ${currency}`;

/** A line of the list, as it was judged. */
interface Line {
  readonly key: string;
  readonly food: Food | null;
}

/** The food that most of the money goes into, as the steps call it; null where it goes into many. */
function dearest({ lines, total }: Cost, listed: readonly Line[]): string | null {
  const spent = new Map<Food, number>();
  for (const { key, food } of listed) {
    const cost = lines.find((line) => line.key === key)?.cost ?? 0;
    if (food !== null) spent.set(food, (spent.get(food) ?? 0) + cost);
  }
  const [first] = [...spent].sort(([, a], [, b]) => b - a);
  if (first === undefined || total === null || first[1] / total < goodPart) return null;
  const name = shortNames([...spent.keys()]).get(first[0].id);
  return name === undefined ? null : (name.plural ?? name.singular);
}

/**
 * What a serving costs, for who set a limit: "About $1.40 a serving at average prices, much of it for the chicken." Null
 * where nobody asked, or where the prices of too little of it are known.
 */
export function costNote(cost: Cost, most: number | null, listed: readonly Line[]): string | null {
  if (most === null || cost.perServing === null || cost.pricedShare < nearlyAll) return null;
  const into = dearest(cost, listed);
  const where = into === null ? '' : `, much of it for the ${into}`;
  return `About ${money(cost.perServing, cost.currency)} a serving at average prices${where}.`;
}
