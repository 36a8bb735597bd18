/** Unpacks the prepared empty database: a gzipped tar of plain files and folders, made by our own build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const blockBytes = 512;

const textAt = (header: Buffer, start: number, length: number): string => {
  const end = header.indexOf(0, start);
  return header.toString('utf8', start, end < 0 ? start + length : Math.min(end, start + length));
};

/**
 * Unpacks into `dir`. The database can do this too, but holds everything twice in a memory that never shrinks:
 * this way a first start needs no more of it than any other. Throws on anything that is not a file or a folder.
 */
export function unpackBase(gzippedTar: Uint8Array, dir: string): void {
  const tar = gunzipSync(gzippedTar);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  for (let at = 0; at + blockBytes <= tar.length;) {
    const header = tar.subarray(at, at + blockBytes);
    const name = textAt(header, 0, 100);
    if (name === '') break;
    const prefix = textAt(header, 345, 155);
    const parts = `${prefix}/${name}`.split('/').filter((part) => part !== '' && part !== '.');
    const kind = textAt(header, 156, 1);
    const bytes = parseInt(textAt(header, 124, 12), 8);
    const start = at + blockBytes;
    if (parts.includes('..') || Number.isNaN(bytes) || start + bytes > tar.length) {
      throw new Error(`the prepared database is damaged at ${name}`);
    }
    const path = join(dir, ...parts);
    if (kind === '5') mkdirSync(path, { recursive: true, mode: 0o700 });
    else if (kind === '0' || kind === '') {
      mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 });
      writeFileSync(path, tar.subarray(start, start + bytes), { mode: 0o600 });
    } else throw new Error(`the prepared database holds ${name}, which is neither a file nor a folder`);
    at = start + Math.ceil(bytes / blockBytes) * blockBytes;
  }
}
