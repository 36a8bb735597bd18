import type { CuisineProfile } from './dish.ts';

/** Finds cuisines as people name them. */
export interface Cuisines {
  /** The cuisine asked for and every cuisine that counts as it; null where the name is not known. */
  find(name: string): {
    readonly profile: CuisineProfile | null;
    readonly id: string;
    readonly label: string;
    readonly within: ReadonlySet<string>;
  } | null;
  get(id: string): CuisineProfile | undefined;
  readonly all: readonly CuisineProfile[];
  /** How many cuisines have a food in their palette. */
  sharing(food: string): number;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .replace(/\b(?:cuisine|food|style|cooking|kitchen)\b/g, '')
    .trim();

/** Indexes cuisine profiles by id, name, adjective, alias and the wider groups they belong to. */
export function createCuisines(profiles: readonly CuisineProfile[]): Cuisines {
  const byName = new Map<string, CuisineProfile>();
  const groups = new Map<string, Set<string>>();
  for (const profile of profiles) {
    for (const name of [profile.id, profile.name, profile.adjective, ...profile.aliases])
      byName.set(plain(name), profile);
    for (const group of profile.within)
      groups.set(plain(group), (groups.get(plain(group)) ?? new Set()).add(profile.id));
  }
  const shares = new Map<string, number>();
  for (const profile of profiles)
    for (const food of new Set(Object.values(profile.palette).flatMap((part) => part.map((one) => one.food))))
      shares.set(food, (shares.get(food) ?? 0) + 1);
  return {
    all: profiles,
    sharing: (food) => shares.get(food) ?? 0,
    get: (id) => profiles.find((profile) => profile.id === id),
    find: (name) => findOne(name) ?? findAmong(name) ?? findWithin(name),
  };

  function findOne(name: string): ReturnType<Cuisines['find']> {
    const key = plain(name);
    const profile = byName.get(key);
    if (profile) {
      const same = profiles.filter((other) => other.within.includes(profile.id)).map((other) => other.id);
      return { profile, id: profile.id, label: profile.adjective, within: new Set([profile.id, ...same]) };
    }
    const group = groups.get(key);
    return group ? { profile: null, id: key.replace(/ /g, '-'), label: name, within: group } : null;
  }

  /** "Cajun/Creole", "Levantine or Turkish", "Indian (Punjabi)": the first of them that is known. */
  function findAmong(name: string): ReturnType<Cuisines['find']> {
    for (const part of name.split(severalNames)) {
      const found = part.trim() === '' ? null : findOne(part);
      if (found !== null) return found;
    }
    return null;
  }
  /** "Modern British", "Delhi street food": the longest run of words that is a known name. */
  function findWithin(name: string): ReturnType<Cuisines['find']> {
    const words = plain(name).split(' ');
    if (words.length > mostWords || denied.test(name)) return null;
    for (let length = words.length - 1; length > 0; length--)
      for (let from = 0; from + length <= words.length; from++) {
        const found = findOne(words.slice(from, from + length).join(' '));
        if (found !== null && found.id !== anyCuisine) return found;
      }
    return null;
  }
}

/** A name of a cuisine has no more words. */
const mostWords = 5;
/** What somebody does not want is no wish. */
const denied = /\b(?:no|not|non|never|without|except|but|anything)\b/i;
const anyCuisine = 'international';
const severalNames = /[/,&+()]|\s(?:or|and|with|meets)\s|-(?=[A-Z])|\s[–—-]\s/u;
