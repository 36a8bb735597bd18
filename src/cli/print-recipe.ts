import { formatMinutes } from '#cooking/text/grammar';
import type { RecipeOutput } from '#contract/schemas/recipe';

/** Breaks a text into lines of at most `width` characters. */
function wrap(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width - indent.length) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.join(`\n${indent}`);
}

/** Lays a recipe out for a person at a terminal. */
export function printRecipe(recipe: RecipeOutput, width = 88): string {
  const out: string[] = ['', recipe.title, '='.repeat(recipe.title.length), ''];
  if (recipe.description) out.push(wrap(recipe.description, width, ''), '');
  const { timing, nutrition, cost } = recipe;
  const facts = [
    `Serves ${recipe.servings}`,
    timing.total_minutes === null
      ? null
      : `${formatMinutes(timing.total_minutes)} (${formatMinutes(timing.active_minutes ?? timing.total_minutes)} of work)`,
    nutrition.per_serving.energy_kcal === null
      ? null
      : `${Math.round(nutrition.per_serving.energy_kcal)} kcal a serving`,
    cost.per_serving === null ? null : `about ${cost.per_serving.toFixed(2)} ${cost.currency} a serving`,
  ];
  out.push(facts.filter(Boolean).join(' · '), '', 'Ingredients', '');
  let group: string | null = null;
  for (const item of recipe.ingredients) {
    if (item.group !== group) {
      group = item.group;
      if (group !== null) out.push(`  ${group}`);
    }
    out.push(`  ${item.from_pantry ? '•' : '+'} ${item.text}`);
  }
  out.push('', 'Method', '');
  for (const step of recipe.steps) out.push(`  ${step.number}. ${wrap(step.text, width, '     ')}`);
  if (recipe.tips.length > 0)
    out.push('', ...recipe.tips.map((tip) => `  Tip: ${wrap(tip, width, '       ')}`));
  if (recipe.storage) out.push('', `  Storage: ${wrap(recipe.storage, width, '           ')}`);
  if (recipe.pantry.missing.length > 0)
    out.push('', `To buy: ${recipe.pantry.missing.map((entry) => entry.item).join('; ')}`);
  for (const entry of recipe.pantry.unused) out.push(`Not used: ${entry.item} (${entry.reason})`);
  const contains = [
    ...new Set(
      recipe.allergens.filter((claim) => claim.status === 'contains').map((claim) => claim.allergen),
    ),
  ];
  const may = [
    ...new Set(
      recipe.allergens
        .filter((claim) => claim.status !== 'contains' && !contains.includes(claim.allergen))
        .map((claim) => claim.allergen),
    ),
  ];
  out.push(
    '',
    `Contains: ${contains.length > 0 ? contains.join(', ') : 'none of the fifteen allergens that are judged'}${may.length > 0 ? `; may contain: ${may.join(', ')}` : ''}`,
  );
  for (const verdict of recipe.constraints)
    out.push(
      `${verdict.status === 'met' ? '✓' : verdict.status === 'violated' ? '✗' : '?'} ${verdict.constraint}: ${verdict.evidence.join('; ')}`,
    );
  for (const warning of recipe.warnings) out.push(`! ${warning}`);
  return `${out.join('\n')}\n`;
}
