import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateKey, hashKey, isWellFormedKey, lastFourOf, randomBase62 } from './key-format.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('API key format', () => {
  it('refuses every single wrong character and every pair of swapped neighbours', () => {
    const key = generateKey();
    for (let place = 0; place < key.length; place++) {
      for (const wrong of alphabet) {
        if (wrong === key[place]) continue;
        expect(isWellFormedKey(key.slice(0, place) + wrong + key.slice(place + 1))).toBe(false);
      }
      const swapped = key.slice(0, place) + (key[place + 1] ?? '') + key[place]! + key.slice(place + 2);
      if (swapped !== key) expect(isWellFormedKey(swapped)).toBe(false);
    }
  });

  it('refuses what is not a key, whatever it is', () => {
    fc.assert(fc.property(fc.string(), (text) => !isWellFormedKey(text)));
    const key = generateKey();
    for (const text of ['', 'sous_', `${key}\n`, ` ${key}`, key.slice(1), `${key}0`, key.toUpperCase()]) {
      expect(isWellFormedKey(text)).toBe(false);
    }
  });

  it('takes the checksum from zlib CRC-32 of everything before it', () => {
    // Worked out with Python's binascii.crc32, by hand into base62.
    expect(isWellFormedKey(`sous_${'0'.repeat(30)}3J5b6F`)).toBe(true);
  });

  it('makes keys that pass, never the same twice, with every character about equally often', () => {
    const keys = Array.from({ length: 300 }, generateKey);
    expect(keys.every(isWellFormedKey)).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
    const counts = new Map<string, number>();
    for (const character of randomBase62(62_000)) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(62);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
  });

  it('hashes to 64 hex digits and keeps four characters for the owner', () => {
    const key = generateKey();
    expect(hashKey(key)).toMatch(/^[0-9a-f]{64}$/);
    expect(key.endsWith(lastFourOf(key))).toBe(true);
  });
});
