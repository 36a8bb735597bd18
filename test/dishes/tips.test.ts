import { describe, expect, it } from 'vitest';
import { AppError } from '#kernel/errors';
import { holdsIn, whatIsTold } from '#cooking/notes/says-again';
import type { Recipe } from '#cooking/recipe';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { randomBrief } from '../../eval/generate/briefs.ts';
import { loadKitchen } from '../support/kitchen.ts';

const kitchen = loadKitchen();
const stem = (word: string): string => word.replace(/(?:ing|ed|es|s|e|y)$/, '');

/** Words of a sentence that are not on every page, counted by another rule than the engine's. */
const telling = (sentence: string): ReadonlySet<string> =>
  new Set((sentence.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map(stem));

/** Nearly every longer word of one sentence stands in the other. */
function isTheSame(a: string, b: string): boolean {
  const [one, other] = [telling(a), telling(b)];
  const least = Math.min(one.size, other.size);
  return least >= 4 && [...one].filter((word) => other.has(word)).length >= 0.8 * least;
}

const sentences = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => text.split(/(?<=[.!?;])\s+/));

/** Advice that fills a page and helps nobody at this stove. */
const filler =
  /knife work|blunt one|for months in the freezer|flat of the knife|green shoot|another time, try|can take the place of|it is as good with|waits for nobody|like flowers/i;

/** Recipes for random briefs, with what this cook was told. */
function sample(count: number, skill_level: 'beginner' | 'expert') {
  return Array.from({ length: count }, (_, at) => {
    try {
      return generateRecipe(kitchen, { ...randomBrief(at), skill_level });
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }).filter((recipe) => recipe !== null);
}

describe('tips of many recipes', () => {
  const beginners = sample(400, 'beginner');
  const experts = sample(150, 'expert');
  const all = [...beginners, ...experts];

  it('are three at most, fewer for experts, and hardly ever none', () => {
    expect(all.length).toBeGreaterThan(450);
    expect(Math.max(...beginners.map(({ tips }) => tips.length))).toBeLessThanOrEqual(3);
    expect(Math.max(...experts.map(({ tips }) => tips.length))).toBeLessThanOrEqual(2);
    const mean = (list: typeof all): number =>
      list.reduce((sum, { tips }) => sum + tips.length, 0) / list.length;
    expect(mean(beginners)).toBeGreaterThan(mean(experts));
    expect(all.filter(({ tips }) => tips.length === 0).length / all.length).toBeLessThan(0.06);
  });

  it('say nothing that a step or another tip says', () => {
    const twice = all.flatMap(({ name, instructions, tips }) =>
      tips.flatMap((tip, at) =>
        sentences([tip])
          // What a label has to say names the foods that a step names.
          .filter((one) => !/^Look for .* labeled /.test(one))
          .flatMap((one) =>
            sentences([...instructions, ...tips.filter((_, other) => other !== at)])
              .filter((other) => isTheSame(one, other))
              .map((other) => `${name}: ${one} / ${other}`),
          ),
      ),
    );
    expect(twice).toEqual([]);
  });

  it('are no filler', () => {
    expect(all.flatMap(({ tips }) => tips).filter((tip) => filler.test(tip))).toEqual([]);
  });

  it('speak of a lid, a marinade or basting only where the steps do', () => {
    const odd = all.flatMap(({ name, instructions, tips }) => {
      const told = instructions.join(' ');
      return tips
        .filter(
          (tip) =>
            (/uncovered/i.test(tip) && !/\bcover|\blid\b|\bfoil\b|clap/i.test(told)) ||
            (/\bmash/i.test(tip) &&
              !/mash|crush/i.test(told + tips.filter((one) => one !== tip).join(' '))) ||
            (/\bbast/i.test(tip) && !/bast|spoon/i.test(told)),
        )
        .map((tip) => `${name}: ${tip}`);
    });
    expect(odd).toEqual([]);
  });
});

describe('a tip', () => {
  const recipe = (text: string, servings = 4): Recipe => ({
    title: '',
    description: null,
    cuisine: null,
    skillLevel: null,
    mealType: null,
    servings,
    ingredients: [],
    steps: [
      {
        id: 'a',
        text,
        phase: 'cook',
        action: null,
        inputs: [],
        tools: [],
        heat: null,
        celsius: null,
        internalCelsius: null,
        minutes: 1,
        activeMinutes: 1,
        station: 'none',
        doneness: null,
        after: [],
      },
    ],
    equipment: [],
    tips: [],
    storage: null,
    origin: 'caller',
  });

  it('that a step says in other words says it again', () => {
    const step = 'Fry one or two at a time, shaking the pan so that the hot fat washes over the top.';
    const told = whatIsTold([step], ['veal', 'oil']);
    expect(told.has('Shake the pan so that the fat washes over the top.')).toBe(true);
    const lemon = 'A lemon wedge belongs on every plate.';
    expect(told.has(lemon)).toBe(false);
    told.add(lemon);
    expect(told.has(lemon)).toBe(true);
  });

  it('holds only where its premise does', () => {
    const uncovered = 'The last quarter of an hour uncovered gives the skin its color.';
    expect(holdsIn(uncovered, recipe('Roast for 40 minutes.'))).toBe(false);
    expect(holdsIn(uncovered, recipe('Cover with foil and roast.'))).toBe(true);
    const few = 'Cook for two at a time. More than that cools a home wok.';
    expect(holdsIn(few, recipe('Stir-fry.', 2))).toBe(false);
    expect(holdsIn(few, recipe('Stir-fry.', 4))).toBe(true);
  });
});
