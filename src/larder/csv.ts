import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';

/** The wanted fields of the row that is being read; valid only until the next row. */
export interface CsvRow {
  /** The field as text; '' where it is empty or its column is not there. */
  text(column: number): string;
  /** The field as a number; NaN where it is none. */
  number(column: number): number;
}

/** A file that is not the table that it should be. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
}

const [quote, comma, newline, carriage] = [34, 44, 10, 13];
const chunkBytes = 4 * 1024 * 1024;
/** No row of a table is as long; a quote is open then that nobody closes. */
const mostRowBytes = 64 * 1024 * 1024;

/**
 * Reads a CSV file of any size row by row, with bounded memory: quotes, line breaks inside them, CRLF, a mark at
 * the beginning. Columns are found by the names in the first line; those that end in `?` may be missing.
 * Returns how many rows there were. Throws `CsvError` that names the file and the row.
 */
export function readCsv(
  path: string,
  columns: readonly string[],
  onRow: (row: CsvRow) => void,
  onProgress: (share: number, rows: number) => void = () => undefined,
): number {
  const name = basename(path);
  const file = openSync(path, 'r');
  try {
    const size = Math.max(1, fstatSync(file).size);
    let buffer = Buffer.allocUnsafe(chunkBytes * 2);
    let [from, to, done, rows] = [0, 0, 0, 0];
    let atEnd = false;
    const refill = (): void => {
      buffer.copyWithin(0, from, to);
      [from, to] = [0, to - from];
      if (to > mostRowBytes) throw new CsvError(`${name}: row ${rows + 1} does not end: is it a CSV file?`);
      if (buffer.length - to < chunkBytes) {
        const larger = Buffer.allocUnsafe(buffer.length * 2);
        buffer.copy(larger, 0, 0, to);
        buffer = larger;
      }
      const read = readSync(file, buffer, to, chunkBytes, null);
      if (read === 0) atEnd = true;
      to += read;
      done += read;
      onProgress(done / size, rows);
    };

    const limit = 4096;
    const starts = new Int32Array(limit);
    const ends = new Int32Array(limit);
    /** Finds the fields of the row at `from` and moves past it: how many there are, or -1 where more must be read. */
    const scan = (): number => {
      let at = from;
      let count = 0;
      for (;;) {
        if (count === limit) throw new CsvError(`${name}: row ${rows + 1} has more than ${limit} fields`);
        if (at < to && buffer[at] === quote) {
          let end = at + 1;
          for (;;) {
            end = buffer.indexOf(quote, end);
            // The byte after the quote says whether it ends the field.
            if (end < 0 || end >= to || (end + 1 >= to && !atEnd)) {
              if (atEnd) throw new CsvError(`${name}: row ${rows + 1} has a quote that is not closed`);
              return -1;
            }
            if (end + 1 < to && buffer[end + 1] === quote) end += 2;
            else break;
          }
          starts[count] = at + 1;
          ends[count] = end;
          at = end + 1;
          while (at < to && buffer[at] !== comma && buffer[at] !== newline) at += 1;
        } else {
          starts[count] = at;
          while (at < to && buffer[at] !== comma && buffer[at] !== newline) at += 1;
          ends[count] = at > starts[count]! && buffer[at - 1] === carriage ? at - 1 : at;
        }
        if (at >= to && !atEnd) return -1;
        count += 1;
        if (at >= to || buffer[at] === newline) {
          from = Math.min(at + 1, to);
          return count;
        }
        at += 1;
      }
    };
    const next = (): number => {
      for (;;) {
        if (from >= to && atEnd) return 0;
        const count = from < to ? scan() : -1;
        if (count >= 0) return count;
        refill();
      }
    };
    const textAt = (field: number): string => {
      const text = buffer.toString('utf8', starts[field]!, ends[field]!);
      return text.includes('""') ? text.replaceAll('""', '"') : text;
    };

    const found = next();
    if (found === 0) throw new CsvError(`${name} is empty`);
    const header = Array.from({ length: found }, (_, field) =>
      textAt(field).replace('\ufeff', '').replaceAll('"', '').trim().toLowerCase(),
    );
    const missing = columns.filter((column) => !column.endsWith('?') && !header.includes(column));
    if (missing.length > 0) {
      throw new CsvError(
        `${name} has no column ${missing.join(', ')}: is it of the FoodData Central download?`,
      );
    }
    const places = columns.map((column) => header.indexOf(column.replace('?', '')));
    let fields = 0;
    const row: CsvRow = {
      text(column) {
        const field = places[column]!;
        return field < 0 || field >= fields ? '' : textAt(field);
      },
      number(column) {
        const field = places[column]!;
        if (field < 0 || field >= fields || starts[field] === ends[field]) return NaN;
        return Number(buffer.toString('latin1', starts[field]!, ends[field]!));
      },
    };
    for (fields = next(); fields > 0; fields = next()) {
      if (fields === 1 && starts[0] === ends[0]) continue;
      if (fields < header.length - 1 && fields < Math.max(...places) + 1) {
        throw new CsvError(
          `${name}: row ${rows + 2} has ${fields} fields instead of ${header.length}: is the file cut off?`,
        );
      }
      rows += 1;
      onRow(row);
    }
    onProgress(1, rows);
    return rows;
  } finally {
    closeSync(file);
  }
}
