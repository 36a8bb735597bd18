/**
 * A reproducible number in [0, 1) for a seed and a label: 32-bit FNV-1a over the label, mixed with the seed by
 * the finaliser of MurmurHash3. No state, so the order of calls does not matter.
 */
export function seeded(seed: number, label: string): number {
  let hash = 0x811c9dc5 ^ Math.imul(seed | 0, 0x9e3779b1);
  for (let index = 0; index < label.length; index++)
    hash = Math.imul(hash ^ label.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}
