import { nearestWord } from '#kernel/nearest';
import { believablePrice } from '../compile/rules.ts';
import { readPriceBook } from '../cost.ts';
import type { Food, PriceFact } from '../model.ts';
import type { Units } from '../units.ts';
import { isPlain, show } from './own-node.ts';

/** Dollars for one unit of each currency that the file states a rate for. */
export interface Money {
  /** Currency of prices that name none. */
  readonly currency: string;
  readonly rates: ReadonlyMap<string, number>;
}

type Wrong = (rule: string, message: string) => void;

const isCurrency = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3}$/.test(value);
const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/.test(value);

/** Reads the file's `currency` and `rates`. */
export function readMoney(currency: unknown, rates: unknown, wrong: Wrong): Money {
  const map = new Map([['USD', 1]]);
  if (currency !== undefined && !isCurrency(currency)) {
    wrong('currency', `it must be a code of three capitals such as EUR: ${show(currency)}`);
  }
  if (rates !== undefined && !isPlain(rates))
    wrong('currency', 'rates must be such as {EUR: {usd: 1.09, as_of: 2026-10}}');
  for (const [code, rate] of Object.entries(isPlain(rates) ? rates : {})) {
    const usd = isPlain(rate) ? rate['usd'] : undefined;
    const dated = isPlain(rate) && isMonth(rate['as_of']);
    if (
      !isCurrency(code) ||
      code === 'USD' ||
      typeof usd !== 'number' ||
      !(usd > 0) ||
      usd > 10_000 ||
      !dated
    ) {
      wrong(
        'currency',
        `rates.${code} must be the dollars for one ${code} and when: {usd: 1.09, as_of: 2026-10}`,
      );
    } else map.set(code, usd);
  }
  return { currency: isCurrency(currency) ? currency : 'USD', rates: map };
}

/**
 * A price as written, `{amount: 2.49, currency: EUR, per: 250 g, as_of: 2026-10}`, for a food: dollars for an
 * edible kilogram, by the food's own portions and density. Null where it is wrong, after saying why.
 */
export function readOwnPrice(
  food: Food,
  value: unknown,
  money: Money,
  units: Units,
  wrong: Wrong,
): PriceFact | null {
  let good = true;
  const bad = (message: string, rule = 'price'): void => {
    good = false;
    wrong(rule, message);
  };
  if (!isPlain(value)) {
    bad(`price must be {amount, currency, per, as_of}: ${show(value)}`);
    return null;
  }
  const fields = ['food', 'amount', 'currency', 'per', 'as_of'];
  for (const key of Object.keys(value)) {
    if (fields.includes(key)) continue;
    const near = nearestWord(key, fields);
    bad(`price has no field "${key}"${near === null ? '' : `; did you mean ${near}?`}`);
  }
  const { amount, per, as_of: asOf, currency = money.currency } = value;
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount < 0) {
    bad(`price: amount must be a number from 0: ${show(amount)}`);
  }
  if (!isMonth(asOf)) bad(`price: as_of must be the month of the price, such as 2026-10: ${show(asOf)}`);
  const rate = isCurrency(currency) ? money.rates.get(currency) : undefined;
  if (!isCurrency(currency)) bad(`price: currency must be a code such as EUR: ${show(currency)}`, 'currency');
  else if (rate === undefined) {
    bad(
      `price is in ${currency}, the tables are in USD: state the rate, rates: {${currency}: {usd: …, as_of: …}}`,
      'currency',
    );
  }
  const measure = typeof per === 'string' ? /^(?:(\d+(?:\.\d+)?)\s*)?(\p{L}.*)$/u.exec(per.trim()) : null;
  const unit = measure ? units.find(measure[2]!) : null;
  if (unit === null) bad(`price: per must be kg, l, piece or an amount such as 250 g: ${show(per)}`);
  if (!good || typeof amount !== 'number' || rate === undefined || unit === null) return null;
  const { book, refused } = readPriceBook(
    [
      {
        food,
        price: amount * rate,
        amount: Number(measure?.[1] ?? 1),
        unit: unit.id === 'piece' ? null : unit.id,
      },
    ],
    units,
  );
  const usdPerKg = book.get(food.id);
  if (usdPerKg === undefined) {
    bad(
      `price: what ${String(per)} of ${food.name} weighs is not known (${refused[0]?.why ?? ''}): add a portion or density, or give it per kg`,
    );
    return null;
  }
  // Saffron and truffle cost more than the rule for everything else allows.
  const dear = food.price !== null && !believablePrice(food.price.usdPerKg);
  if (!believablePrice(usdPerKg) && usdPerKg !== 0 && !dear) {
    bad(
      `${Math.round(usdPerKg * 100) / 100} USD/kg is not believable (0.05 to 300): check amount, per and the rate`,
    );
    return null;
  }
  return {
    usdPerKg: Math.round(usdPerKg * 1000) / 1000,
    asOf: String(asOf).slice(0, 7),
    source:
      currency === 'USD' ? 'own' : `own (${amount} ${String(currency)} per ${String(per)} at ${rate} USD)`,
  };
}

/** Puts own prices on the foods; a kind's price goes to every food below it whose price is the kind's. */
export function withOwnPrices(
  foods: readonly Food[],
  prices: ReadonlyMap<string, PriceFact>,
): readonly Food[] {
  if (prices.size === 0) return foods;
  return foods.map((food) => {
    const own = prices.get(food.id);
    if (own) return { ...food, price: own };
    const kind = /\(kind ([a-z0-9-]+)\)$/.exec(food.price?.source ?? '')?.[1];
    const inherited = kind === undefined ? undefined : prices.get(kind);
    return inherited
      ? { ...food, price: { ...inherited, source: `${inherited.source} (kind ${kind!})` } }
      : food;
  });
}
