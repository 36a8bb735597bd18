/** Chooses the cuisines that a brief speaks of, by its words and by its foods. */
import type { Cuisines } from './cuisines.ts';
import type { CuisineProfile } from './dish.ts';
import type { KitchenTables } from './generate.ts';
import type { Brief } from './plan/brief.ts';
import { seeded } from './plan/rank/random.ts';

/** Dresses forms for nobody's cuisine in particular. */
export const everywhere = 'international';

/** Categories of foods that carry the taste of a place. */
const speaksOfPlace: ReadonlySet<string> = new Set([
  'spices-seasonings',
  'herbs',
  'sauces-condiments',
  'oils-vinegars',
  'cheese',
]);

const palettes = new WeakMap<CuisineProfile, ReadonlySet<string>>();

/** All foods of a cuisine's palette; kept. */
function paletteFoods(profile: CuisineProfile): ReadonlySet<string> {
  let foods = palettes.get(profile);
  if (foods === undefined) {
    foods = new Set(Object.values(profile.palette).flatMap((part) => part.map(({ food }) => food)));
    palettes.set(profile, foods);
  }
  return foods;
}

/** How clearly flavours speak of a cuisine: garlic is everybody's, gochujang speaks; 0 where fewer than two do. */
function speaksOf(profile: CuisineProfile, flavours: ReadonlySet<string>, cuisines: Cuisines): number {
  let speaks = 0;
  let voices = 0;
  const palette = paletteFoods(profile);
  for (const food of flavours) {
    if (!palette.has(food)) continue;
    speaks += 1 / (cuisines.sharing(food) - 0.5);
    voices += 1;
  }
  return voices < 2 ? 0 : speaks;
}

/**
 * Cuisines whose palette dresses the forms: the one asked for, those of the group asked for, or, where none is, the
 * home kitchen's and those that the pantry speaks of clearly.
 */
export function chooseProfiles(
  asked: CuisineProfile | null,
  within: ReadonlySet<string> | null,
  brief: Brief,
  tables: KitchenTables,
): readonly CuisineProfile[] {
  if (asked) return [asked];
  const have = new Set(
    brief.pantry.flatMap((item) => (item.food ? [item.food.id, ...item.food.ancestors] : [])),
  );
  // A tomato is at home everywhere: only what seasons tells one kitchen from another.
  const flavours = new Set([...have].filter((id) => speaksOfPlace.has(tables.foods.get(id)?.category ?? '')));
  const scored = tables.cuisines.all
    .filter((profile) => profile.id !== everywhere && (within === null || within.has(profile.id)))
    .map((profile) => ({ profile, speaks: speaksOf(profile, flavours, tables.cuisines) }))
    .filter(({ speaks }) => within !== null || speaks >= 0.6)
    .map(({ profile, speaks }) => ({ profile, score: speaks + seeded(brief.seed, profile.id) * 0.3 }))
    .sort((a, b) => b.score - a.score || (a.profile.id < b.profile.id ? -1 : 1))
    .map(({ profile }) => profile);
  if (within !== null) return scored.slice(0, 4);
  const home = tables.cuisines.get(everywhere);
  return [...(home ? [home] : []), ...scored.slice(0, 2)];
}
