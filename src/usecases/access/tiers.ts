/** Reads the table of tiers from its configuration file. */
import { parse } from 'yaml';
import { tierNames } from './ports.ts';
import type { TierLimits, TierName } from './ports.ts';

/** What every tier allows. */
export type TierTable = Readonly<Record<TierName, TierLimits>>;

const modelTiers = ['embedded', 'standard', 'premium'] as const;
/** Larger figures would not fit the counters. */
const largest = 1_000_000_000;

const fieldNames = ['per_minute', 'per_day', 'trial', 'in_flight', 'callback_hosts', 'model_tiers'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Collects everything that is wrong with the table, so that one start tells all. */
class TableReader {
  readonly problems: string[] = [];

  count(where: string, value: unknown, least: number): number {
    if (Number.isInteger(value) && (value as number) >= least && (value as number) <= largest) {
      return value as number;
    }
    this.problems.push(`${where} must be a whole number from ${least} to ${largest}`);
    return least;
  }

  countOrNull(where: string, value: unknown): number | null {
    if (value === null) return null;
    return this.count(where, value, 0);
  }

  models(where: string, value: unknown): TierLimits['modelTiers'] {
    const known = Array.isArray(value) ? modelTiers.filter((name) => value.includes(name)) : [];
    if (!Array.isArray(value) || known.length !== value.length || known.length === 0) {
      this.problems.push(`${where} must be a list of some of ${modelTiers.join(', ')}`);
    }
    return known;
  }

  tier(name: string, value: unknown): TierLimits {
    const given = isRecord(value) ? value : {};
    if (!isRecord(value)) this.problems.push(`${name} is missing`);
    for (const field of Object.keys(given)) {
      if (!fieldNames.includes(field)) this.problems.push(`${name}.${field} is not known`);
    }
    return {
      perMinute: this.count(`${name}.per_minute`, given['per_minute'], 1),
      perDay: this.countOrNull(`${name}.per_day`, given['per_day']),
      trial: this.countOrNull(`${name}.trial`, given['trial']),
      inFlight: this.count(`${name}.in_flight`, given['in_flight'], 1),
      callbackHosts: this.count(`${name}.callback_hosts`, given['callback_hosts'], 0),
      modelTiers: this.models(`${name}.model_tiers`, given['model_tiers']),
    };
  }
}

/** Parses the table of tiers (YAML). Throws one error that names every wrong place. */
export function parseTiers(yamlText: string): TierTable {
  const document: unknown = parse(yamlText);
  const reader = new TableReader();
  if (!isRecord(document)) throw new Error('the table of tiers must map tier names to their limits');
  for (const name of Object.keys(document)) {
    if (!(tierNames as readonly string[]).includes(name)) reader.problems.push(`${name} is not a tier`);
  }
  const entries = tierNames.map((name) => [name, reader.tier(name, document[name])] as const);
  if (reader.problems.length > 0)
    throw new Error(`the table of tiers is wrong: ${reader.problems.join('; ')}`);
  return Object.fromEntries(entries) as Record<TierName, TierLimits>;
}
