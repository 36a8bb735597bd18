import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GenerateRequest } from '#contract/endpoints/generate';
import { generateInputOf } from '#usecases/recipes/generate-call';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../support/kitchen.ts';

const readme = readFileSync('README.md', 'utf8');

/** Names of all fields, with those of array items under `[]`. */
const paths = (value: unknown, at = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => paths(item, `${at}[]`));
  if (value === null || typeof value !== 'object') return [at];
  return Object.entries(value).flatMap(([key, inner]) => [`${at}.${key}`, ...paths(inner, `${at}.${key}`)]);
};

describe('the README', () => {
  it('shows a request that works, and the answer that it gets', () => {
    const body = /-d '(\{.*\})'/.exec(readme)?.[1];
    const shown = /```json\n([\s\S]*?)```/.exec(readme)?.[1];
    const kitchen = loadKitchen();
    const request = JSON.parse(body!) as GenerateRequest;
    const answer = generateRecipe(kitchen, generateInputOf(request));
    const real = new Set(paths(answer));
    const missing = paths(JSON.parse(shown!)).filter((path) => !real.has(path) && !/\[\]$/.test(path));
    expect(missing).toEqual([]);
    const told = JSON.parse(shown!) as Pick<typeof answer, 'name' | 'timing' | 'steps'>;
    expect(answer.name).toBe(told.name);
    expect(answer.timing).toMatchObject(told.timing);
    for (const { text } of told.steps) expect(answer.instructions).toContain(text);
    expect(answer.constraints.every(({ status }) => status === 'met')).toBe(true);
  });

  it('names only scripts and files that are there', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const documents = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'].map((file) =>
      readFileSync(file, 'utf8'),
    );
    const named = documents.flatMap((text) =>
      [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const files = documents.flatMap((text) =>
      [...text.matchAll(/`((?:src|data|scripts|docs|config)\/[\w./-]+\.\w+)`/g)].map(([, file]) => file!),
    );
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect(() => readFileSync(file), file).not.toThrow();
  });
});
