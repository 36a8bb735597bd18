import type { Grounder } from '#food/ground';
import { partedLines } from '#food/several';
import type { IngredientInput, InstructionInput, RecipeInput } from '#contract/schemas/recipe-input';

/** A caller's recipe in plain lines, whatever shape it came in. */
export interface RecipeLines {
  readonly title: string;
  readonly description: string | null;
  readonly cuisine: string | null;
  /** Null where it does not say. */
  readonly servings: number | null;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}

/** Writes an ingredient object as a line that parses back to it. */
export function ingredientLine(input: string | IngredientInput): string {
  if (typeof input === 'string') return input;
  if (input.text !== undefined && input.text.trim() !== '') return input.text;
  const amount = [input.quantity ?? null, input.unit ?? null]
    .filter((part) => part !== null && part !== '')
    .join(' ');
  const range =
    input.quantity_max === undefined || input.quantity_max === null ? '' : `-${input.quantity_max}`;
  const withRange =
    range === '' ? amount : amount.replace(String(input.quantity), `${input.quantity}${range}`);
  const line = [withRange, input.name ?? ''].filter(Boolean).join(' ');
  return input.preparation === undefined || input.preparation === null || input.preparation === ''
    ? line
    : `${line}, ${input.preparation}`;
}

/** Flattens steps, sections and their items into texts. */
function instructionTexts(input: string | InstructionInput): string[] {
  if (typeof input === 'string') return [input];
  const inner = input.itemListElement;
  if (inner !== undefined)
    return (Array.isArray(inner) ? inner : [inner]).flatMap((item: string | InstructionInput) =>
      instructionTexts(item),
    );
  return [input.text ?? input.name ?? ''].filter((text) => text.trim() !== '');
}

/** "1 loaf (10 slices)", "1 pie, serves 8": what is one is the whole, and what is cut of it is served. */
const portionsOfOne =
  /^\D*\b1\b(?!\s*[\d/½¼¾–-])(?!\s*(?:servings?|portions?|slices?)\b).*?(?:\b(\d{1,3})(?:\s*(?:-|–|to)\s*\d{1,3})?\s*(?:slices?|servings?|portions?|pieces?|squares?|wedges?|bars?|people)\b|\b(?:serves|feeds)\s+(\d{1,3})\b)/i;

/** Whole number of portions in "4", "Serves 4-6", "1 loaf (10 slices)" or ["6", "6 slices"]: the first, but of one whole what it is cut into. */
function servingsOf(value: RecipeInput['recipeYield']): number | null {
  const first = Array.isArray(value) ? (value as readonly (number | string)[])[0] : value;
  if (typeof first === 'number') return Math.max(1, Math.round(first));
  const cut = typeof first === 'string' ? portionsOfOne.exec(first) : null;
  if (cut !== null) return Math.max(1, Math.min(1000, Number(cut[1] ?? cut[2])));
  const match = typeof first === 'string' ? /\d+/.exec(first) : null;
  return match ? Math.max(1, Math.min(1000, Number(match[0]))) : null;
}

const stepNumber = /^\s*(?:step\s+(\d{1,2})\s*[:.)–—-]|\(?(\d{1,2})(?:[.)]|\s+-)(?!\d))\s*(?=\S)/i;

/** Steps without the numbers that their writer put in front ("1. ", "2) ", "Step 3: "): the list counts them itself. */
function unnumbered(steps: readonly string[]): readonly string[] {
  const numbers = steps.map((text) => {
    const found = stepNumber.exec(text);
    return found === null ? null : Number(found[1] ?? found[2]);
  });
  const counted = numbers.filter((number) => number !== null);
  const rising = counted.every((number, at) => at === 0 || number > counted[at - 1]!);
  if (!rising || counted[0] !== 1 || counted.length < Math.max(2, steps.length / 2)) return steps;
  return steps.map((text, at) => (numbers[at] === null ? text : text.replace(stepNumber, '')));
}

/** Reads a caller's recipe: our own output, plain strings or schema.org/Recipe. */
export function recipeLines(recipe: RecipeInput): RecipeLines {
  const steps = recipe.instructions ?? recipe.steps ?? recipe.recipeInstructions ?? [];
  const cuisine =
    recipe.cuisine ??
    (Array.isArray(recipe.recipeCuisine) ? recipe.recipeCuisine[0] : recipe.recipeCuisine) ??
    null;
  return {
    title: (recipe.title ?? recipe.name ?? '').trim(),
    description: recipe.description ?? null,
    cuisine: typeof cuisine === 'string' ? cuisine : null,
    servings: servingsOf(recipe.servings ?? recipe.recipeYield),
    ingredients: (recipe.ingredients ?? recipe.recipeIngredient ?? []).map(ingredientLine),
    instructions: unnumbered(
      typeof steps === 'string'
        ? steps.split(/\r?\n+/).filter((line) => line.trim() !== '')
        : steps.flatMap(instructionTexts),
    ),
  };
}

/** A caller's line that names several foods, and the line that each of them is read as. */
export interface PartedLine {
  readonly line: string;
  readonly parts: readonly string[];
}

/** The same with a line for each food, where a line names several beyond doubt; and which lines these were. */
export function onePerLine(
  lines: RecipeLines,
  grounder: Pick<Grounder, 'ground'>,
): { readonly lines: RecipeLines; readonly parted: readonly PartedLine[] } {
  const all = lines.ingredients.map((line) => ({ line, parts: partedLines([line], grounder) }));
  return {
    lines: { ...lines, ingredients: all.flatMap(({ parts }) => parts) },
    parted: all.filter(({ parts }) => parts.length > 1),
  };
}
