import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ImportedRecord, ImportedStore } from '#food/imported/imported-food';
import { idKey } from '#food/imported/imported-food';
import { searchKeys, type KeyKind } from '#food/imported/search-keys';
import { allergens, categories, nutrients, traits } from '#food/vocabulary';

/**
 * The file of imported foods: a header of one line, the records as JSON, where each begins, and an index of their
 * keys, sorted by hash with a directory before it. A name is looked up by three reads; nothing is kept in memory.
 */
const importedFileName = 'fdc-foods.bin';
const magic = 'sous-foods-1';
const headerBytes = 1024;
const buckets = 65_536;
const mostRecords = 2 ** 24;

/** The file is not one of this version, or not whole. */
class ImportedFileError extends Error {
  override readonly name = 'ImportedFileError';
}

interface Header {
  readonly count: number;
  readonly entries: number;
  readonly offsetsAt: number;
  readonly entriesAt: number;
  readonly directoryAt: number;
  readonly bytes: number;
  readonly version: string;
  /** Hash of the lists whose positions the records use. */
  readonly lists: string;
}

const lists = createHash('sha256')
  .update(JSON.stringify([allergens, categories, nutrients, traits]))
  .digest('hex')
  .slice(0, 12);

const kinds: readonly KeyKind[] = ['whole', 'shortened', 'brandless'];

/** Two hashes (FNV-1a, 32 bits) of a key; the second has another beginning. */
function hashesOf(key: string): readonly [number, number] {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x0100019d);
  }
  // The lowest bits of the product mix best when the high ones are folded in.
  return [(a ^ (a >>> 15)) >>> 0, (b ^ (b >>> 13)) >>> 0];
}

/** Numbers that grow without being copied at every step. */
class Growing {
  private values = new Uint32Array(1 << 16);
  length = 0;
  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }
  done(): Uint32Array {
    return this.values.subarray(0, this.length);
  }
}

/** Writes a new file beside the old one; the old one stays in use until `finish` has put the new in its place. */
export class ImportedWriter {
  private readonly aside: string;
  private readonly file: number;
  private readonly offsets = new Growing();
  private readonly entries = new Growing();
  private readonly hash = createHash('sha256');
  private readonly pending: Buffer[] = [];
  private pendingBytes = 0;
  private at = headerBytes;

  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    this.aside = join(folder, `${importedFileName}.${process.pid}.part`);
    this.file = openSync(this.aside, 'w');
  }

  /** Records written so far. */
  get count(): number {
    return this.offsets.length / 2;
  }

  add(record: ImportedRecord): void {
    const number = this.count;
    if (number >= mostRecords) throw new ImportedFileError(`more than ${mostRecords} foods cannot be kept`);
    this.offsets.push(this.at % 2 ** 32);
    this.offsets.push(Math.floor(this.at / 2 ** 32));
    this.write(Buffer.from(`${JSON.stringify(packed(record))}\n`));
    this.enter(idKey(record.fdcId), 'whole', number);
    for (const { key, kind } of searchKeys(record.name, record.brand)) this.enter(key, kind, number);
  }

  /** Completes the file and puts it in the place of the one before. */
  finish(): { readonly bytes: number; readonly version: string } {
    const { count } = this;
    const entries = this.entries.length / 2;
    const offsetsAt = this.aligned();
    this.write(bytesOf(this.offsets.done()));
    const entriesAt = this.aligned();
    // Words lie low first in memory: as 64-bit numbers they sort by the hash in the high word.
    const sorted = this.entries.done().slice();
    new BigUint64Array(sorted.buffer, 0, entries).sort();
    this.write(bytesOf(sorted));
    const directory = new Uint32Array(buckets + 1);
    for (let at = 0; at < entries; at += 1) directory[(sorted[2 * at + 1]! >>> 16) + 1]! += 1;
    for (let at = 0; at < buckets; at += 1) directory[at + 1]! += directory[at]!;
    const directoryAt = this.aligned();
    this.write(bytesOf(directory));
    this.flush();
    const version = this.hash.digest('hex').slice(0, 8);
    const header: Header = {
      ...{ count, entries, offsetsAt, entriesAt, directoryAt, bytes: this.at, version, lists },
    };
    const text = `${magic} ${JSON.stringify(header)}`;
    writeSync(this.file, Buffer.from(`${text.padEnd(headerBytes - 1)}\n`), 0, headerBytes, 0);
    fsyncSync(this.file);
    closeSync(this.file);
    renameSync(this.aside, join(this.folder, importedFileName));
    return { bytes: this.at, version };
  }

  /** Gives up: what was there before stays. */
  abandon(): void {
    try {
      closeSync(this.file);
    } catch {
      // It was closed already.
    }
    rmSync(this.aside, { force: true });
  }

  private enter(key: string, kind: KeyKind, number: number): void {
    const [high, low] = hashesOf(key);
    this.entries.push((((low & 0x3f) << 26) | (kinds.indexOf(kind) << 24) | number) >>> 0);
    this.entries.push(high);
  }

  private aligned(): number {
    const rest = this.at % 8;
    if (rest > 0) this.write(Buffer.alloc(8 - rest));
    return this.at;
  }

  private write(bytes: Buffer): void {
    this.pending.push(bytes);
    this.pendingBytes += bytes.length;
    this.at += bytes.length;
    if (this.pendingBytes > 1 << 20) this.flush();
  }

  private flush(): void {
    const all = Buffer.concat(this.pending);
    this.pending.length = 0;
    this.pendingBytes = 0;
    this.hash.update(all);
    const place = this.at - all.length;
    for (let from = 0; from < all.length;) {
      from += writeSync(this.file, all, from, all.length - from, place + from);
    }
  }
}

const bytesOf = (words: Uint32Array): Buffer => Buffer.from(words.buffer, words.byteOffset, words.byteLength);

/** Opens the file of imported foods; null where there is none. Throws `ImportedFileError` where it cannot be used. */
export function openImportedFile(folder: string): ImportedStore | null {
  const path = join(folder, importedFileName);
  if (!existsSync(path)) return null;
  const file = openSync(path, 'r');
  const wrong = (why: string): ImportedFileError => {
    closeSync(file);
    return new ImportedFileError(`${path} ${why}: run sous food import-fdc again, or remove it`);
  };
  const first = Buffer.alloc(headerBytes);
  readSync(file, first, 0, headerBytes, 0);
  const text = first.toString('utf8').trimEnd();
  let header: Header;
  try {
    if (!text.startsWith(`${magic} `)) throw new Error('another beginning');
    header = JSON.parse(text.slice(magic.length)) as Header;
  } catch {
    throw wrong('is not a file of imported foods of this version');
  }
  if (header.lists !== lists) throw wrong('was made by another version');
  const last = Buffer.alloc(1);
  if (readSync(file, last, 0, 1, header.bytes - 1) !== 1) throw wrong('is cut off');
  return storeOf(file, header);
}

function storeOf(file: number, { count, offsetsAt, entriesAt, directoryAt, version }: Header): ImportedStore {
  let directory: Uint32Array | null = null;
  const words = (at: number, length: number): Uint32Array => {
    const found = new Uint32Array(length);
    readSync(file, found, 0, length * 4, at);
    return found;
  };
  return {
    count,
    version,
    find(key, kind, limit) {
      directory ??= words(directoryAt, buckets + 1);
      const [high, low] = hashesOf(key);
      const bucket = high >>> 16;
      const [from, to] = [directory[bucket]!, directory[bucket + 1]!];
      if (from === to) return [];
      const entries = words(entriesAt + 8 * from, 2 * (to - from));
      const mark = ((low & 0x3f) << 2) | kinds.indexOf(kind);
      const found: number[] = [];
      // From the end: of several versions of a product the later are in use.
      for (let at = entries.length - 2; at >= 0 && found.length < limit; at -= 2) {
        if (entries[at + 1] === high && entries[at]! >>> 24 === mark) found.push(entries[at]! & 0xffffff);
      }
      return found;
    },
    record(number) {
      const [low, high, nextLow, nextHigh] = words(offsetsAt + 8 * number, number + 1 < count ? 4 : 2);
      const at = low! + high! * 2 ** 32;
      const end = nextLow === undefined ? offsetsAt : nextLow + nextHigh! * 2 ** 32;
      const bytes = Buffer.allocUnsafe(end - at);
      readSync(file, bytes, 0, bytes.length, at);
      const text = bytes.toString('utf8');
      return unpacked(JSON.parse(text.slice(0, text.indexOf('\n'))) as Packed);
    },
  };
}

type Packed = readonly [
  fdcId: number,
  rank: number,
  name: string,
  brand: string | 0,
  category: number,
  nutrients: readonly number[],
  perVolume: 0 | 1,
  measures: readonly (readonly [unit: string, size: string | 0, state: string | 0, grams: number])[],
  gramsPerMl: number,
  contains: readonly number[],
  may: readonly number[],
  traits: readonly number[],
];

const packed = (record: ImportedRecord): Packed => [
  record.fdcId,
  record.rank,
  record.name,
  record.brand ?? 0,
  categories.indexOf(record.category),
  record.nutrients,
  record.perVolume ? 1 : 0,
  record.measures.map(({ unit, size, state, grams }) => [unit, size ?? 0, state ?? 0, grams] as const),
  record.gramsPerMl ?? 0,
  record.contains.map((allergen) => allergens.indexOf(allergen)),
  record.may.map((allergen) => allergens.indexOf(allergen)),
  record.traits.map((trait) => traits.indexOf(trait)),
];

const unpacked = (row: Packed): ImportedRecord => ({
  fdcId: row[0],
  rank: row[1],
  name: row[2],
  brand: row[3] === 0 ? null : row[3],
  category: categories[row[4]]!,
  nutrients: row[5],
  perVolume: row[6] === 1,
  measures: row[7].map(([unit, size, state, grams]) => ({
    unit,
    ...(size === 0 ? {} : { size }),
    ...(state === 0 ? {} : { state }),
    grams,
  })),
  gramsPerMl: row[8] === 0 ? null : row[8],
  contains: row[9].map((at) => allergens[at]!),
  may: row[10].map((at) => allergens[at]!),
  traits: row[11].map((at) => traits[at]!),
});
