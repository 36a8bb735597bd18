import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { UnderstandDeps } from '#cooking/understand-recipe/understand-recipe';
import { understandRecipe } from '#cooking/understand-recipe/understand-recipe';

/** One instruction labelled by hand; the file says what each field means. */
interface LabelledStep {
  readonly t: string;
  readonly do: string;
  readonly uses?: string | number;
  readonly maybe?: string | number;
  readonly min?: number;
  readonly c?: number;
  readonly inner?: number;
  readonly tools?: string;
  readonly beside?: boolean;
  readonly cue?: string;
}

interface LabelledRecipe {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly LabelledStep[];
}

/** Files of labelled recipes. */
export const readingSets = [
  'instructions',
  'messy',
  'fresh',
  'later',
  'latest',
  'newest',
  'styles',
  'styles-after',
  'people',
  'people-after',
  'people-later',
  'people-last',
  'people-plain',
  'wide',
  'wide-later',
  'wide-last',
  'voices',
  'voices-later',
  'voices-last',
  'voices-mixed',
  'voices-plain',
  'voices-told',
] as const;
type LabelledSet = (typeof readingSets)[number];

const aspects = ['action', 'ingredients', 'minutes', 'temperature', 'tools', 'doneness'] as const;
type Aspect = (typeof aspects)[number];

/** Shares of instructions read right, by what was read. */
export interface UnderstandScore {
  readonly instructions: number;
  readonly right: Readonly<Record<Aspect, number>>;
  /** Action, ingredients, minutes and temperature all right. */
  readonly whole: number;
  readonly misses: readonly string[];
}

type Floors = Readonly<Record<Exclude<Aspect, 'doneness'>, number>> & { readonly doneness?: number };

/**
 * The least that each file must reach. The reader was mended on all of them, so they guard and do not promise; what came
 * out right in all at first sight stands in the README.
 */
export const understandFloors: Readonly<
  Record<LabelledSet, { readonly right: Floors; readonly whole: number }>
> = {
  instructions: {
    right: { action: 0.98, ingredients: 0.95, minutes: 0.99, temperature: 0.99, tools: 0.99 },
    whole: 0.95,
  },
  messy: {
    right: {
      action: 0.98,
      ingredients: 0.965,
      minutes: 0.99,
      temperature: 0.99,
      tools: 0.99,
      doneness: 0.99,
    },
    whole: 0.955,
  },
  fresh: {
    right: { action: 0.94, ingredients: 0.89, minutes: 0.99, temperature: 0.99, tools: 0.99, doneness: 0.99 },
    whole: 0.85,
  },
  later: {
    right: {
      action: 0.945,
      ingredients: 0.965,
      minutes: 0.96,
      temperature: 0.99,
      tools: 0.99,
      doneness: 0.96,
    },
    whole: 0.895,
  },
  latest: {
    right: { action: 0.96, ingredients: 0.89, minutes: 0.99, temperature: 0.99, tools: 0.99, doneness: 0.99 },
    whole: 0.84,
  },
  newest: {
    right: {
      action: 0.94,
      ingredients: 0.93,
      minutes: 0.955,
      temperature: 0.99,
      tools: 0.99,
      doneness: 0.98,
    },
    whole: 0.85,
  },
  styles: {
    right: { action: 0.935, ingredients: 0.9, minutes: 0.97, temperature: 0.99, tools: 0.99, doneness: 0.99 },
    whole: 0.83,
  },
  'styles-after': {
    right: { action: 0.79, ingredients: 0.98, minutes: 0.95, temperature: 0.99, tools: 0.97, doneness: 0.99 },
    whole: 0.77,
  },
  people: {
    right: { action: 0.98, ingredients: 0.98, minutes: 0.99, temperature: 0.99, tools: 0.99, doneness: 0.99 },
    whole: 0.975,
  },
  'people-after': {
    right: { action: 0.98, ingredients: 0.98, minutes: 0.99, temperature: 0.99, tools: 0.99, doneness: 0.99 },
    whole: 0.97,
  },
  'people-later': {
    right: { action: 0.98, ingredients: 0.98, minutes: 0.98, temperature: 0.99, tools: 0.99, doneness: 0.99 },
    whole: 0.965,
  },
  'people-last': {
    right: { action: 0.98, ingredients: 0.98, minutes: 0.98, temperature: 0.99, tools: 0.99, doneness: 0.99 },
    whole: 0.97,
  },
  'people-plain': {
    right: { action: 0.98, ingredients: 0.98, minutes: 0.98, temperature: 0.99, tools: 0.99, doneness: 0.99 },
    whole: 0.965,
  },
  wide: {
    right: { action: 0.98, ingredients: 0.97, minutes: 0.99, temperature: 0.99, tools: 0.99, doneness: 0.99 },
    whole: 0.96,
  },
  'wide-last': {
    right: { action: 0.95, ingredients: 0.95, minutes: 0.98, temperature: 0.99, tools: 0.99, doneness: 0.99 },
    whole: 0.92,
  },
  'wide-later': {
    right: { action: 0.98, ingredients: 0.98, minutes: 0.98, temperature: 0.99, tools: 0.99, doneness: 0.99 },
    whole: 0.965,
  },
  voices: {
    right: { action: 0.97, ingredients: 0.97, minutes: 0.98, temperature: 0.98, tools: 0.98, doneness: 0.99 },
    whole: 0.96,
  },
  'voices-later': {
    right: { action: 0.97, ingredients: 0.97, minutes: 0.98, temperature: 0.98, tools: 0.98, doneness: 0.99 },
    whole: 0.96,
  },
  'voices-last': {
    right: { action: 0.97, ingredients: 0.97, minutes: 0.98, temperature: 0.98, tools: 0.98, doneness: 0.99 },
    whole: 0.96,
  },
  'voices-plain': {
    right: { action: 0.97, ingredients: 0.97, minutes: 0.98, temperature: 0.98, tools: 0.98, doneness: 0.99 },
    whole: 0.96,
  },
  'voices-told': {
    right: { action: 0.97, ingredients: 0.96, minutes: 0.98, temperature: 0.98, tools: 0.98, doneness: 0.98 },
    whole: 0.94,
  },
  'voices-mixed': {
    right: { action: 0.97, ingredients: 0.97, minutes: 0.98, temperature: 0.98, tools: 0.98, doneness: 0.99 },
    whole: 0.96,
  },
};

/** Reads the recipes of a file whose instructions are labelled by hand. */
export function readLabelledRecipes(set: LabelledSet = 'instructions'): readonly LabelledRecipe[] {
  return parse(readFileSync(join(import.meta.dirname, `${set}.yaml`), 'utf8')) as readonly LabelledRecipe[];
}

const numbers = (list: string | number | undefined): ReadonlySet<number> =>
  new Set(
    String(list ?? '')
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(Number),
  );

/** Understands every labelled recipe and compares step by step. */
export function scoreUnderstanding(
  recipes: readonly LabelledRecipe[],
  deps: UnderstandDeps,
): UnderstandScore {
  const right: Record<Aspect, number> = {
    action: 0,
    ingredients: 0,
    minutes: 0,
    temperature: 0,
    tools: 0,
    doneness: 0,
  };
  const misses: string[] = [];
  let instructions = 0;
  let whole = 0;
  for (const recipe of recipes) {
    const understood = understandRecipe(
      {
        title: recipe.title,
        description: null,
        cuisine: null,
        servings: null,
        ingredients: recipe.ingredients,
        instructions: recipe.steps.map((step) => step.t),
      },
      deps,
    );
    recipe.steps.forEach((label, at) => {
      instructions++;
      const step = understood.recipe.steps[at]!;
      const reading = understood.steps[at]!;
      const used = new Set(step.inputs.map((key) => Number.parseInt(key.slice(1), 10) + 1));
      const wanted = numbers(label.uses);
      const maybe = numbers(label.maybe);
      const minutes = reading.minutesFrom === 'stated' ? Math.round(step.minutes * 100) / 100 : null;
      const tools = (label.tools ?? '')
        .split(',')
        .map((tool) => tool.trim().split('|'))
        .filter(([tool]) => tool !== '');
      const result: Record<Aspect, boolean> = {
        action: label.do.split('|').includes(step.action ?? ''),
        ingredients:
          [...wanted].every((line) => used.has(line)) &&
          [...used].every((line) => wanted.has(line) || maybe.has(line)),
        minutes:
          minutes === (label.min === undefined ? null : Math.round(label.min * 100) / 100) &&
          (label.beside ?? false) === reading.parallel,
        temperature: step.celsius === (label.c ?? null) && step.internalCelsius === (label.inner ?? null),
        tools: tools.every((any) => any.some((tool) => step.tools.includes(tool))),
        doneness: label.cue === undefined || (step.doneness ?? '').toLowerCase().includes(label.cue),
      };
      for (const aspect of aspects) if (result[aspect]) right[aspect]++;
      if (result.action && result.ingredients && result.minutes && result.temperature) whole++;
      const wrong = aspects.filter((aspect) => !result[aspect]);
      if (wrong.length > 0)
        misses.push(
          `${wrong.join(', ')}: "${label.t}" read as ${step.action ?? 'nothing'}, lines ${[...used].join(' ')}, ${minutes ?? 'no'} min, ${step.celsius ?? '-'}/${step.internalCelsius ?? '-'} °C, ${step.tools.join(', ')}${reading.parallel ? ', beside' : ''}, until ${step.doneness ?? '-'}`,
        );
    });
  }
  const share = (count: number): number => count / Math.max(1, instructions);
  return {
    instructions,
    right: Object.fromEntries(aspects.map((aspect) => [aspect, share(right[aspect])])) as Record<
      Aspect,
      number
    >,
    whole: share(whole),
    misses,
  };
}
