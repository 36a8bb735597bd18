import { isKind } from '#food/ingredient';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { UnitSystem } from '../measures/amounts.ts';
import type { Told } from './model.ts';

/** A heat as ovens have it on their dial: °F and °C, which are not each other's exact figure. */
type Dial = readonly [fahrenheit: number, celsius: number];

/** What a dish of this name is usually baked at; the first that fits. A name that fits none gets no heat. */
const usual: readonly (readonly [RegExp, Dial | null])[] = [
  [
    /\b(?:souffl|cr[eè]me br[uû]l|custard|meringue|pavlova|macaron|sourdough|brisket|ribs|turkey|goose|duck|ham|roast beef|pork shoulder|pulled)/i,
    null,
  ],
  [/\bcheesecake/i, [325, 160]],
  [/\bpizza/i, [475, 245]],
  [/\bgranola/i, [300, 150]],
  [/\bshortbread/i, [325, 165]],
  [/\b(?:soda bread|scones?)\b/i, [400, 200]],
  [/\b(?:banana|zucchini|pumpkin|quick|tea) ?(?:bread|loaf)|\bcornbread/i, [350, 175]],
  [/\bmuffin/i, [375, 190]],
  [/\b(?:cookies?|brownies?|blondies?|biscotti|cup ?cakes?|cake|bars)\b/i, [350, 175]],
  [/\b(?:pie|tart|quiche|galette|crumble|crisp|cobbler)\b/i, [375, 190]],
  [
    /\b(?:gratin|casserole|lasagn|moussaka|mac (?:and|&|n) cheese|enchilada|stuffed|pasta bake|\bbake$)/i,
    [375, 190],
  ],
  [/\b(?:meatballs?|meat ?loaf)\b/i, [375, 190]],
  [
    /\b(?:wedges|fries|roast(?:ed)? (?:potato|vegetable|veg|carrot|cauliflower|broccoli|squash|sprout))/i,
    [425, 220],
  ],
  [/\b(?:wings|chicken|drumsticks?|thighs)\b/i, [400, 200]],
  [/\b(?:salmon|cod|fish|trout|haddock)\b/i, [400, 200]],
  [/\b(?:bread|rolls|buns|focaccia|baguette|loaf)\b/i, [425, 220]],
];

/** "Bake for 10 minutes", "bake it in the oven until …": the place behind the verb and its object. */
const bakes =
  /\b(?:bake|roast)(?: (?:it|them|everything|all|(?:the|your) [\p{L}-]+(?: [\p{L}-]+)?))?(?<oven> in (?:the|an|your|a) (?:(?:hot|warm|preheated|pre-heated) )?oven)?(?=\s+(?:for|until|till|about|around|approx|approximately|~|\d|uncovered|covered)|\s*[.,;]|\s*$)/iu;
/** "Cook for 10 minutes" is the oven's where the dough lies on a tray. */
const cooksOnTray = /(?<=^|[.;,] |\band )cook(?: (?:it|them))?(?= (?:for|until|~|about|\d))/iu;
const tray =
  /\b(?:baking (?:sheet|tray|paper|parchment)|parchment|cookie sheet|lined tray|muffin (?:tin|pan|cups?)|trays? with)\b/i;
/** A heat is told, or the dish is cooked elsewhere. */
const hot =
  /\b\d{3}\b(?! ?(?:g|grams|ml|kcal)\b)|°|º|\bdegrees?\b|\bgas (?:mark )?\d|\b(?:high|low|medium|moderate|hot|max\w*|cool|slow)\s+(?:temperature\s+)?oven|\b(?:temperature|heat)\b|\b(?:waffle|air fr|microwave|broil|grill|campfire|slow cooker|skillet|frying pan|toaster)/i;

/**
 * The heat of an oven that nobody states, as such dishes usually take it, where the step says to bake and the name says
 * what.
 */
export function ovenHeat(
  { source, recipe, grounded }: UnderstoodRecipe,
  system: UnitSystem,
): readonly Told[] {
  const all = source.instructions.join('\n');
  if (hot.test(all) || recipe.steps.some(({ celsius }) => celsius !== null)) return [];
  const dial = usual.find(([name]) => name.test(source.title))?.[1] ?? null;
  if (dial === null) return [];
  // A whole joint or bird takes its own heat, which its name does not tell.
  if (grounded.some(({ ingredient: { food } }) => food !== null && isKind(food, 'whole-bird'))) return [];
  const onTray = tray.test(all);
  for (const [step, text] of source.instructions.entries()) {
    const found = bakes.exec(text) ?? (onTray ? cooksOnTray.exec(text) : null);
    if (found === null) continue;
    const [fahrenheit, celsius] = dial;
    const heat = system === 'us' ? `${fahrenheit} °F (${celsius} °C)` : `${celsius} °C (${fahrenheit} °F)`;
    const oven = found.groups?.['oven'] ?? '';
    const end = found.index + found[0].length;
    return [
      {
        insertion: { step, start: end - oven.length, end, text: ` in an oven preheated to ${heat}` },
        reason:
          'No step gave the heat of the oven; this is what such a dish usually bakes at, so look a little early the first time.',
      },
    ];
  }
  return [];
}
