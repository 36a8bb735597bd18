import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { guarded, mayMatch } from '#kernel/pattern-pieces';
import { labelledTexts } from '../../../eval/methods/score.ts';
import { readLabelledRecipes } from '../../../eval/understand/score.ts';

/** Every pattern that is written in a file of this room. */
function patternsIn(file: string): readonly RegExp[] {
  const found: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1).replace(/[gy]/g, '')));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

it('what a pattern cannot do without keeps it from no line and no sentence that it matches', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const patterns = files.flatMap((file) => patternsIn(join(import.meta.dirname, file))).map(guarded);
  const texts = labelledTexts([...readLabelledRecipes('messy'), ...readLabelledRecipes('fresh')])
    .flatMap(({ ingredients, instructions }) => [...ingredients, ...instructions])
    .filter((_, at) => at % 12 === 0);
  const missed = texts.flatMap((text) => {
    const low = text.toLowerCase();
    return patterns
      .filter((one) => !mayMatch(one, low) && one.pattern.test(text))
      .map(({ pattern }) => `${pattern} in ${text}`);
  });
  expect(missed).toEqual([]);
  expect(patterns.length).toBeGreaterThan(1000);
  expect(texts.length).toBeGreaterThan(50);
});
