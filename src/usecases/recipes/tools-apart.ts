/** Things of the kitchen that an author listed among the foods: they stand under the equipment. */
import type { Change } from '#contract/schemas/change';
import { joinList } from '#cooking/text/grammar';
import type { UnderstoodRecipe } from '#cooking/understand-recipe/model';

/** Where a change says that tools went to. */
export const toolsTarget = 'equipment';

interface Tool {
  readonly key: string;
  /** The line as it was written. */
  readonly line: string;
  /** What it is called: "sieve or cheese cloth". */
  readonly name: string;
}

/** "Find sieve", "a loaf tin, greased": what is called is the thing. */
const talk = /^(?:(?:you(?:['’]ll)? (?:will )?need|find|get|need|use|an?|the|one|1)\s+)+|\s*[(,].*$/giu;

/** Lines of the list that are tools and that a step speaks of, so that nobody misses them in the list. */
export function toolsOf({ recipe, source }: UnderstoodRecipe): readonly Tool[] {
  const told = source.instructions.join('\n').toLowerCase();
  return recipe.ingredients.flatMap(({ key, aside, text }): readonly Tool[] => {
    if (aside !== 'equipment') return [];
    const name = text.replace(talk, '').trim().toLowerCase();
    const words = name.match(/\p{L}{3,}/gu) ?? [];
    const last = words.at(-1)?.replace(/s$/, '') ?? '';
    return last !== '' && told.includes(last) ? [{ key, line: text, name }] : [];
  });
}

/** The change that tells of it; none where the list has foods alone. */
export function toolsChange(understood: UnderstoodRecipe): readonly Change[] {
  const tools = toolsOf(understood);
  if (tools.length === 0) return [];
  return [
    {
      kind: 'text',
      target: toolsTarget,
      before: tools.map(({ line }) => line).join('; '),
      after: `equipment: ${tools.map(({ name }) => name).join(', ')}`,
      reason: `The list had the ${joinList(tools.map(({ name }) => name))} among the foods; ${tools.length > 1 ? 'they are' : 'it is'} equipment.`,
      effect: { nutrition: {}, cost: 0, allergens: { added: [], removed: [] } },
    },
  ];
}
