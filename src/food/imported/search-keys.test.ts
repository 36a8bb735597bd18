import { describe, expect, it } from 'vitest';
import { askedKey, searchKeys, spokenName, standsAs } from './search-keys.ts';

/** Whether a name that is asked for finds a food of this name. */
const finds = (asked: string, name: string, brand: string | null = null): boolean =>
  searchKeys(name, brand).some((key) => standsAs(askedKey(asked)!, key));

describe('names of imported foods', () => {
  it.each([
    ['wolffish', 'Fish, wolffish, Atlantic, raw'],
    ['Atlantic wolffish', 'Fish, wolffish, Atlantic, raw'],
    ['beaver', 'Game meat, beaver, raw'],
    ['beaver meat', 'Game meat, beaver, raw'],
    ['lamb tongue', 'Lamb, tongue, raw'],
    ['walrus meat', 'Walrus, meat, raw (Alaska Native)'],
    ['babassu oil', 'Oil, babassu'],
    ['fresh pitangas', 'Pitanga, (surinam-cherry), raw'],
    ['surinam cherry', 'Pitanga, (surinam-cherry), raw'],
    ['kiwano', 'Horned melon (Kiwano)'],
    ['canned nance', 'Nance, canned'],
  ])('%s finds %s', (asked, name) => {
    expect(finds(asked, name)).toBe(true);
  });

  it.each([
    ['milk chocolate', 'Milk, chocolate'],
    ['chocolate milk', 'Candies, milk chocolate'],
    ['nance', 'Nance, canned'],
    ['wolffish soup', 'Fish, wolffish, Atlantic, raw'],
    ['fish', 'Fish, wolffish, Atlantic, raw'],
    ['babassu', 'Oil, babassu'],
    ['native', 'Walrus, meat, raw (Alaska Native)'],
    ['cherry', 'Pitanga, (surinam-cherry), raw'],
  ])('%s does not find %s', (asked, name) => {
    expect(finds(asked, name)).toBe(false);
  });

  it('finds products as they are printed, with their maker before or after', () => {
    for (const asked of ['Zanzi crunch lime', 'zanzi CRUNCH, lime', 'crunch lime zanzi']) {
      expect([asked, finds(asked, 'CRUNCH, LIME', 'ZANZI')]).toEqual([asked, true]);
    }
    expect(finds('lime crunch zanzi', 'CRUNCH, LIME', 'ZANZI')).toBe(false);
  });

  it('are told as people say them', () => {
    expect(spokenName('Fish, wolffish, Atlantic, raw')).toBe('wolffish, Atlantic');
    expect(spokenName('Pitanga, (surinam-cherry), raw')).toBe('Pitanga');
    expect(spokenName('Raw')).toBe('Raw');
  });

  it('say nothing where there is nothing to say', () => {
    for (const name of ['', 'raw', 'fresh', '12 %', ',,,', '('.repeat(2000)])
      expect(askedKey(name)).toBeNull();
    expect(searchKeys(`${'(a'.repeat(400)}`, null).length).toBeLessThan(8);
  });
});
