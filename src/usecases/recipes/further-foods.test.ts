import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createUnits } from '#food/units';
import { importFdc } from '#larder/fdc-import';
import { openImportedFile } from '#larder/imported-file';
import { withOwnFile } from '#larder/own-file';
import { madeFoods, writeFdcDownload } from '../../../test/support/fdc-download.ts';
import { loadTables } from '../../../test/support/kitchen.ts';
import { createKitchen } from '../../kitchen.ts';
import { analyzeRecipe } from './analyze-recipe.ts';
import { enrichIngredients } from './enrich-ingredients.ts';
import { generateInputOf } from './generate-call.ts';
import { generateRecipe } from './generate-recipe.ts';

const folder = mkdtempSync(join(tmpdir(), 'own-'));
const path = join(folder, 'foods.yaml');
writeFileSync(
  path,
  `
foods:
  - id: zorba-feta
    name: Zorba feta
    kind: feta
    aliases: [zorba]
    nutrients: {energy_kcal: 280, fat_g: 23, protein_g: 17, carbohydrate_g: 1, salt_g: 2.5}
    allergens: {contains: [milk]}
    diets: [vegetarian]
    price: {amount: 4, per: 200 g, as_of: 2026-10}
  - id: mystery-paste
    name: mystery paste
    category: sauces-condiments
    nutrients: {energy_kcal: 150, fat_g: 10, protein_g: 5, carbohydrate_g: 10}
    density: 1.1
prices:
  - {food: spinach, amount: 7, per: kg, as_of: 2026-10}
`,
);
const tables = loadTables();
const foods = withOwnFile(path, {
  table: tables.foods,
  units: createUnits(tables.units),
  diets: tables.facts.diets,
});
const kitchen = createKitchen({ ...tables, foods });
afterAll(() => rmSync(folder, { recursive: true }));

describe('imported foods', () => {
  writeFdcDownload(join(folder, 'download'), madeFoods);
  importFdc({
    from: join(folder, 'download'),
    to: folder,
    branded: true,
    words: tables.facts.allergenWords,
    units: createUnits(tables.units),
  });
  const wider = createKitchen(tables, openImportedFile(folder));
  const recipe = {
    title: 'Capybara with crunch',
    servings: 2,
    ingredients: ['400 g capybara', '60 g Zanzi Crunch Original Lime', '1 tbsp butter'],
    instructions: ['Fry the capybara in the butter for 10 minutes and scatter the crunch over it.'],
  };

  it('count in analyze-recipe, and leave every allergy and diet open that their source does not answer', () => {
    const analysis = analyzeRecipe(wider, {
      recipe,
      allergies: ['milk', 'mustard'],
      dietary_restrictions: ['gluten-free', 'vegan', 'halal'],
    });
    expect(analyzeRecipe(kitchen, { recipe }).nutrition.coverage).toBeLessThan(0.2);
    expect(analysis.nutrition).toMatchObject({ coverage: 1, unmatched: [] });
    const status = Object.fromEntries(analysis.constraints.map((found) => [found.constraint, found.status]));
    expect(status).toEqual({
      'no milk': 'violated',
      'no mustard': 'unverifiable',
      'gluten-free': 'unverifiable',
      vegan: 'violated',
      halal: 'unverifiable',
    });
    expect(analysis.suitable_for).not.toContain('gluten-free');
    expect(JSON.stringify(analysis.constraints[1]!.evidence)).toContain('capybara');
  });

  it('are enriched with their source, and are not cooked with unasked', () => {
    const { ingredients } = enrichIngredients(wider, { ingredients: ['1 cup diced capybara'] });
    expect(ingredients[0]).toMatchObject({ food: 'fdc-1001', category: 'meat', grams: 140 });
    expect(JSON.stringify(ingredients[0])).toContain('fdc:1001');
    const made = generateRecipe(
      wider,
      generateInputOf({ ingredients: ['capybara', 'eggs', 'spinach'], allergies: ['mustard'] }),
    );
    expect(made.ingredients.map(({ food }) => food)).not.toContain('fdc-1001');
  });
});

describe('own foods', () => {
  const recipe = {
    title: 'Spinach and feta',
    servings: 2,
    ingredients: ['200 g spinach', '100 g Zorba feta'],
    instructions: ['Wilt the spinach for 2 minutes and crumble the feta over it.'],
  };

  it('are found first, counted and paid for in analyze-recipe', () => {
    const analysis = analyzeRecipe(kitchen, {
      recipe,
      allergies: ['sesame', 'milk'],
      dietary_restrictions: ['vegetarian', 'halal'],
    });
    const verdict = (name: string) => analysis.constraints.find(({ constraint }) => constraint === name);
    expect(analysis.nutrition.coverage).toBe(1);
    expect(analysis.cost).toMatchObject({ priced_share: 1 });
    expect(analysis.cost.total).toBeCloseTo(0.2 * 7 + 0.1 * 20, 1);
    expect(verdict('no milk')).toMatchObject({ status: 'violated' });
    expect(verdict('no sesame')).toMatchObject({ status: 'met' });
    expect(verdict('vegetarian')).toMatchObject({ status: 'met' });
    expect(verdict('halal')).toMatchObject({ status: 'unverifiable' });
    expect(verdict('halal')!.evidence.join()).toContain('nothing says that it is halal');
  });

  it('with allergens left out fail closed, and the verdict says why', () => {
    const analysis = analyzeRecipe(kitchen, {
      recipe: { ...recipe, ingredients: ['200 g spinach', '2 tbsp mystery paste'] },
      allergies: ['sesame'],
      dietary_restrictions: ['vegan', 'gluten-free'],
    });
    for (const { constraint, status, evidence } of analysis.constraints) {
      expect([constraint, status]).toEqual([constraint, 'unverifiable']);
      expect(evidence.join()).toContain('mystery paste');
    }
    expect(analysis.constraints).toHaveLength(3);
    expect(analysis.nutrition.coverage).toBe(1);
  });

  it('are enriched with their own figures', () => {
    const { ingredients } = enrichIngredients(kitchen, { ingredients: ['100 g zorba', '50 g feta'] });
    expect(ingredients[0]).toMatchObject({ food: 'zorba-feta', category: 'cheese', grams: 100 });
    expect(ingredients[1]).toMatchObject({ food: 'feta' });
    expect(JSON.stringify(ingredients[0])).toContain('own');
  });

  it('are cooked with in generate, except where a restriction leaves them open', () => {
    const make = (ingredients: string[], more: Record<string, unknown> = {}) =>
      generateRecipe(kitchen, generateInputOf({ ingredients, servings: 2, ...more }));
    const plain = make(['eggs', 'spinach', 'Zorba feta'], { must_use: ['Zorba feta'] });
    expect(plain.ingredients.map(({ food }) => food)).toContain('zorba-feta');
    expect(plain.ingredients.find(({ food }) => food === 'zorba-feta')!.text).toContain('Zorba feta');
    const strict = make(['eggs', 'spinach', 'mystery paste'], { allergies: ['sesame'] });
    expect(strict.ingredients.map(({ food }) => food)).not.toContain('mystery-paste');
    expect(JSON.stringify(strict.pantry)).toContain('mystery paste');
    const halal = make(['eggs', 'spinach', 'mystery paste'], { dietary_restrictions: ['halal'] });
    expect(halal.ingredients.map(({ food }) => food)).not.toContain('mystery-paste');
  });
});
