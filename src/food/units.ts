import Fraction from 'fraction.js';

/** What a unit measures; `count` units have no fixed size. */
export type Dimension = 'mass' | 'volume' | 'length' | 'count';

/** Whose unit of a name is meant: the cup of a US, an Australian, a British or a Japanese recipe. */
export const unitSystems = ['metric', 'us', 'imperial', 'japanese', 'australian'] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** One row of `data/units.yaml`. */
export interface UnitRow {
  readonly id: string;
  readonly dimension: Dimension;
  readonly system?: Exclude<UnitSystem, 'australian'>;
  /** Grams, millilitres or millimetres in one, exactly, as a decimal string. */
  readonly base?: string;
  readonly name: string;
  readonly plural?: string;
  readonly short?: string;
  readonly aliases: readonly string[];
  /** Aliases in which capitals matter. */
  readonly exact?: readonly string[];
  readonly variants?: Readonly<Partial<Record<UnitSystem, string>>>;
  /** True where `base` is a habit ("a splash"), not a definition. */
  readonly about?: boolean;
  readonly src: string;
}

export type UnitTable = readonly UnitRow[];

/** A unit of measure. */
export interface Unit {
  readonly id: string;
  readonly dimension: Dimension;
  readonly system: Exclude<UnitSystem, 'australian'> | null;
  /** Grams, millilitres or millimetres in one; null for things counted. */
  readonly base: number | null;
  /** True where `base` is a habit ("a splash"), not a definition. */
  readonly approximate: boolean;
  readonly name: string;
  readonly plural: string;
  /** As printed in a list: `g`, `tbsp`, `fl oz`; empty for `piece`. */
  readonly short: string;
  readonly source: string;
}

/** The units that cooks write, and exact arithmetic between them. */
export interface Units {
  readonly all: readonly Unit[];
  /** The unit with this id, or null. */
  get(id: string): Unit | null;
  /**
   * The unit that a text names ("Tbsp.", "T", "fl. oz", "tins"), or null; the whole text must be the unit.
   * Where systems differ, US customary unless `system` says otherwise.
   */
  find(text: string, options?: { readonly system?: UnitSystem }): Unit | null;
  /** Whether the name of a unit has several words and this one, in any case, is the first ("fl", "fluid"). */
  opens(word: string): boolean;
  /** How many words the longest unit name has; a parser need not look further. */
  readonly maxWords: number;
  /** The unit of the same name in another system (`cup` in `metric` → `cup-metric`), else the same unit. */
  variant(id: string, system: UnitSystem): Unit | null;
  /** Grams, or null where the unit is unknown or not a mass. */
  toGrams(quantity: number, unitId: string): number | null;
  /** Millilitres, or null where the unit is unknown or not a volume. */
  toMillilitres(quantity: number, unitId: string): number | null;
  /** The quantity in another unit of the same dimension, else null. */
  convert(quantity: number, fromId: string, toId: string): number | null;
  /** Exactly how many of one unit are in another, else null. */
  ratio(fromId: string, toId: string): Fraction | null;
}

/** Builds the units over the table; throws on two units with one name, a bad number or a missing variant. */
export function createUnits(table: UnitTable): Units {
  const byId = new Map<string, Unit>();
  const bases = new Map<string, Fraction>();
  const variants = new Map<string, Readonly<Partial<Record<UnitSystem, string>>>>();
  const exact = new Map<string, Unit>();
  const folded = new Map<string, Unit>();
  const name = (names: Map<string, Unit>, text: string, unit: Unit): void => {
    const other = names.get(text);
    if (other && other !== unit) throw new Error(`the unit name "${text}" means ${other.id} and ${unit.id}`);
    names.set(text, unit);
  };
  for (const row of table) {
    if (byId.has(row.id)) throw new Error(`the unit ${row.id} is given twice`);
    if ((row.base === undefined) !== (row.dimension === 'count')) {
      throw new Error(`the unit ${row.id} must have a base exactly when it is not counted`);
    }
    const base = row.base === undefined ? null : new Fraction(row.base);
    if (base && base.compare(0) <= 0) throw new Error(`the unit ${row.id} must be more than nothing`);
    const unit: Unit = {
      id: row.id,
      dimension: row.dimension,
      system: row.system ?? null,
      base: base ? base.valueOf() : null,
      approximate: row.about ?? false,
      name: row.name,
      plural: row.plural ?? `${row.name}s`,
      short: row.short ?? row.name,
      source: row.src,
    };
    byId.set(row.id, unit);
    if (base) bases.set(row.id, base);
    if (row.variants) variants.set(row.id, row.variants);
    for (const text of row.exact ?? []) name(exact, text, unit);
    for (const text of row.aliases) for (const form of withPlural(foldUnit(text))) name(folded, form, unit);
    name(folded, row.id, unit);
  }
  // Names last: where several systems share one, the unit that the variants hang from owns it.
  for (const unit of byId.values()) {
    for (const text of [unit.name, unit.plural, unit.short]) {
      const key = foldUnit(text);
      if (key !== '' && !folded.has(key)) folded.set(key, unit);
    }
  }
  for (const [id, others] of variants) {
    for (const other of Object.values(others)) {
      if (byId.get(other)?.dimension !== byId.get(id)!.dimension) {
        throw new Error(`the unit ${id} has no variant ${other}`);
      }
    }
  }
  const variant = (id: string, system: UnitSystem): Unit | null =>
    byId.get(variants.get(id)?.[system] ?? id) ?? null;
  const ratio = (fromId: string, toId: string): Fraction | null => {
    const from = bases.get(fromId);
    const to = bases.get(toId);
    if (!from || !to || byId.get(fromId)!.dimension !== byId.get(toId)!.dimension) return null;
    return from.div(to);
  };
  const inBase = (quantity: number, unitId: string, dimension: Dimension): number | null => {
    const unit = byId.get(unitId);
    return unit?.dimension === dimension && unit.base !== null ? quantity * unit.base : null;
  };
  const openers = new Set(
    [...folded.keys(), ...exact.keys()]
      .filter((text) => text.includes(' '))
      .map((text) => foldUnit(text.slice(0, text.indexOf(' ')))),
  );
  return {
    all: [...byId.values()],
    opens: (word) => openers.has(word.toLowerCase()),
    maxWords: Math.max(...[...folded.keys()].map((text) => text.split(' ').length)),
    get: (id) => byId.get(id) ?? null,
    find(text, options) {
      const bare = text.trim().replace(/\.+$/, '');
      const unit = exact.get(bare) ?? folded.get(foldUnit(bare)) ?? null;
      return unit && options?.system ? variant(unit.id, options.system) : unit;
    },
    variant,
    toGrams: (quantity, unitId) => inBase(quantity, unitId, 'mass'),
    toMillilitres: (quantity, unitId) => inBase(quantity, unitId, 'volume'),
    convert(quantity, fromId, toId) {
      if (fromId === toId && byId.get(fromId)) return quantity;
      const factor = ratio(fromId, toId);
      return factor && (quantity * Number(factor.n)) / Number(factor.d);
    },
    ratio,
  };
}

/** Lower case, single spaces, no dots. */
function foldUnit(text: string): string {
  return text
    .toLowerCase()
    .replace(/\.(?=\s|$|[a-z])/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A written name and, for words, its plural. */
function withPlural(text: string): string[] {
  if (!/[a-zöäüé]{3,}$/.test(text) || text.endsWith('s')) return [text];
  if (/(?:ch|sh|x)$/.test(text)) return [text, `${text}es`];
  return [text, `${text}s`];
}
