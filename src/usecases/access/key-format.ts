/** The form of an API key: `sous_` + 30 random base62 characters + 6 characters of checksum. */
import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const prefix = 'sous_';
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 30;
const checksumLength = 6;
const keyLength = prefix.length + randomLength + checksumLength;
const pattern = /^sous_[0-9A-Za-z]{36}$/;

/** `length` random base62 characters, each equally likely. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 = 4 × 62: larger bytes would make the first characters likelier.
      if (byte < 248 && text.length < length) text += alphabet[byte % 62]!;
    }
  }
  return text;
}

/** CRC-32 (the one of zlib) of the key without its checksum, in base62, most significant first, padded with 0. */
function checksum(rest: string): string {
  let value = crc32(rest);
  let text = '';
  for (let place = 0; place < checksumLength; place++) {
    text = alphabet[value % 62]! + text;
    value = Math.floor(value / 62);
  }
  return text;
}

/** A new key. Shown once; only `hashKey` of it is stored. */
export function generateKey(): string {
  const rest = prefix + randomBase62(randomLength);
  return rest + checksum(rest);
}

/** Whether a text can be a key at all: a typing error is refused without a look-up. */
export function isWellFormedKey(text: string): boolean {
  return (
    text.length === keyLength &&
    pattern.test(text) &&
    checksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength)
  );
}

/** SHA-256 of the whole key in hex. A fast hash is enough: a key has 178 random bits. */
export const hashKey = (key: string): string => hash('sha256', key, 'hex');

/** The characters by which its owner recognises a key. */
export const lastFourOf = (key: string): string => key.slice(-4);
