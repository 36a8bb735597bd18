import type { RecipeOutput } from '#contract/schemas/recipe';

const perInch = 2.54;
const fractions: readonly (readonly [number, string])[] = [
  [0.125, '⅛'],
  [0.25, '¼'],
  [0.5, '½'],
  [0.75, '¾'],
];

/** Centimeters as a ruler with quarters of an inch reads them: "¾", "1½", "8". */
function inchesOf(centimeters: number): string {
  const inches = centimeters / perInch;
  const whole = Math.floor(inches + 0.125);
  const rest = inches - whole;
  if (inches >= 6 || (whole > 0 && Math.abs(rest) < 0.19)) return String(Math.max(1, Math.round(inches)));
  // Beyond an inch nobody cuts by the eighth.
  const known = whole === 0 ? fractions : fractions.slice(1);
  const [, sign] = known.reduce((best, one) =>
    Math.abs(one[0] - rest) < Math.abs(best[0] - rest) ? one : best,
  );
  return whole === 0 ? sign : `${whole}${sign}`;
}

const size = /(?<![\d×x.] ?)(\d+(?:\.\d+)?)(?:[–-](\d+(?:\.\d+)?))?[ -]?(cm|mm)\b(?! ?\()/g;
const inWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:one|a) centimet(?:er|re)\b/g, 'half an inch'],
  [/\btwo centimet(?:er|re)s\b/g, 'an inch'],
  [/\bthree centimet(?:er|re)s\b/g, 'an inch'],
  [/\bfive centimet(?:er|re)s\b/g, 'two inches'],
];

/** "¾-inch cubes", but "1 inch thick" and "2 inches above". */
const isBeforeNoun =
  /^ (?!thick|long|wide|deep|high|apart|above|across|below|from|of|in|on|at|and|or|to|over)[a-z]/;

/** A text whose cuts are measured in inches; what gives both already stays. */
function measured(text: string): string {
  if (!/\b(?:cm|mm|centi\w+)\b/.test(text)) return text;
  const sizes = text.replace(
    size,
    (whole, low: string, high: string | undefined, unit: string, at: number) => {
      const word = isBeforeNoun.test(text.slice(at + whole.length)) ? '-inch' : ' inch';
      const scale = unit === 'mm' ? 0.1 : 1;
      const from = inchesOf(Number(low) * scale);
      const to = high === undefined ? from : inchesOf(Number(high) * scale);
      const said = from === to ? from : `${from}–${to}`;
      return `${said}${word}`;
    },
  );
  return inWords.reduce((said, [pattern, inches]) => said.replace(pattern, inches), sizes);
}

const orNull = (text: string | null): string | null => (text === null ? null : measured(text));

/** A generated recipe for a kitchen with an American ruler: cubes of ¾ inch and not of 2 cm. */
export const inInches = (recipe: RecipeOutput): RecipeOutput => ({
  ...recipe,
  description: orNull(recipe.description),
  ingredients: recipe.ingredients.map((item) => ({
    ...item,
    text: measured(item.text),
    preparation: orNull(item.preparation),
  })),
  steps: recipe.steps.map((step) => ({ ...step, text: measured(step.text) })),
  instructions: recipe.instructions.map(measured),
  tips: recipe.tips.map(measured),
});
