import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unpackBase } from './unpack-base.ts';

/** One entry of a tar, as the format's specification (POSIX ustar) has it; the checksum is not read. */
const entry = (name: string, kind: string, content = ''): Buffer => {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(`${Buffer.byteLength(content).toString(8).padStart(11, '0')}\0`, 124);
  header.write(kind, 156);
  const body = Buffer.alloc(Math.ceil(Buffer.byteLength(content) / 512) * 512);
  body.write(content);
  return Buffer.concat([header, body]);
};
const packed = (...entries: Buffer[]): Buffer => gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)]));

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sous-unpack-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('the prepared database', () => {
  it('is unpacked file by file, empty ones and whole blocks included', () => {
    const block = 'x'.repeat(512);
    unpackBase(
      packed(entry('/base', '5'), entry('/base/1', '0', 'one'), entry('/e', '0'), entry('b', '0', block)),
      dir,
    );
    expect(readFileSync(join(dir, 'base/1'), 'utf8')).toBe('one');
    expect(readFileSync(join(dir, 'e'), 'utf8')).toBe('');
    expect(readFileSync(join(dir, 'b'), 'utf8')).toBe(block);
    expect(statSync(join(dir, 'b')).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['leads out of its folder', packed(entry('../out', '0', 'x')), 'damaged'],
    ['holds a link', packed(entry('link', '2')), 'neither a file nor a folder'],
    ['is cut off', gzipSync(entry('a', '0', 'x'.repeat(2000)).subarray(0, 1024)), 'damaged'],
    ['is no archive', Buffer.from('rubbish'), 'header'],
  ])('is refused when it %s', (_what, archive, reason) => {
    expect(() => unpackBase(archive, dir)).toThrow(reason);
  });
});
