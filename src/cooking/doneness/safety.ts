import type { Food } from '#food/model';

/** A minimum inner temperature and how a cook sees that it is reached. */
export interface SafeTemperature {
  readonly celsius: number;
  readonly kind: 'poultry' | 'ground' | 'meat' | 'fish' | 'shellfish' | 'mollusc' | 'egg';
  /** Minutes of rest that belong to the safe treatment. */
  readonly restMinutes: number;
  readonly source: string;
}

const usda = 'USDA FSIS safe minimum internal temperature chart';

const temperatures = {
  poultry: { celsius: 74, kind: 'poultry', restMinutes: 0, source: usda },
  ground: { celsius: 71, kind: 'ground', restMinutes: 0, source: usda },
  meat: { celsius: 63, kind: 'meat', restMinutes: 3, source: usda },
  /** Liver, kidneys and the like, and rabbit. */
  variety: { celsius: 71, kind: 'meat', restMinutes: 0, source: 'USDA FSIS, variety meats and rabbit' },
  fish: { celsius: 63, kind: 'fish', restMinutes: 0, source: usda },
  shellfish: { celsius: 63, kind: 'shellfish', restMinutes: 0, source: usda },
  mollusc: { celsius: 63, kind: 'mollusc', restMinutes: 0, source: usda },
  egg: { celsius: 71, kind: 'egg', restMinutes: 0, source: usda },
} as const satisfies Record<string, SafeTemperature>;

const mincedName =
  /(?:^|-)(?:ground|minced?|sausages?|bratwurst|merguez|burgers?|patty|patties|meatballs?)(?:-|$)/;
/** Sold cooked, cured or dried: safe without reaching a temperature again. */
const readyName =
  /(?:^|-)(?:canned|tinned|smoked|cured|dried|cooked|hard-boiled|rotisserie|pulled|confit|pickled|deli|jerky|powder|paste|sauce|stock|broth|dashi|gelatin|flakes|pate|crab-stick)(?:-|$)/;

/** Smoked cold and sold raw: to be cooked like any other fish, unlike salmon, which is sliced and eaten. */
const coldSmokedRaw = /^(?:smoked-haddock|finnan-haddie|smoked-cod|kippers?)$/;

const known = new WeakMap<Food, SafeTemperature | null>();

/**
 * The temperature that the middle of a raw animal food must reach, or null where none is due; kept for each food.
 * Whole cuts of beef, pork, veal and lamb rest three minutes besides.
 */
export function safeTemperature(food: Food): SafeTemperature | null {
  let safe = known.get(food);
  if (safe === undefined) known.set(food, (safe = findTemperature(food)));
  return safe;
}

function findTemperature(food: Food): SafeTemperature | null {
  const has = (trait: string): boolean => (food.traits as readonly string[]).includes(trait);
  const below = (kind: string): boolean => food.id === kind || food.ancestors.includes(kind);
  if (
    has('cured-meat') ||
    has('animal-stock') ||
    has('animal-fat') ||
    has('gelatin') ||
    below('canned-fish') ||
    // A stew or soup out of a tin, and what is left of one.
    below('canned-soup') ||
    // Prawn crackers and pork rinds are eaten from the bag.
    food.category === 'snacks-sweets' ||
    (readyName.test(food.id) && !coldSmokedRaw.test(food.id))
  )
    return null;
  if (food.madeOf.length > 0 && !mincedName.test(food.id)) return null;
  if (has('poultry')) return temperatures.poultry;
  if (has('organ-meat') || below('rabbit')) return temperatures.variety;
  if (has('meat') || has('game'))
    // A dumpling is filled with mince.
    return below('sausage') || below('dumpling') || mincedName.test(food.id)
      ? temperatures.ground
      : temperatures.meat;
  if (has('fish')) return temperatures.fish;
  if (below('mollusc')) return temperatures.mollusc;
  if (has('shellfish')) return temperatures.shellfish;
  if (below('egg') || (has('egg') && food.category === 'dairy-eggs')) return temperatures.egg;
  return null;
}

/** The strictest of several foods' temperatures. */
export function strictest(foods: readonly Food[]): SafeTemperature | null {
  let best: SafeTemperature | null = null;
  for (const food of foods) {
    const own = safeTemperature(food);
    if (own && (best === null || own.celsius > best.celsius)) best = own;
  }
  return best;
}
