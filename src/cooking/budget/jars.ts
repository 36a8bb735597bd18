/** What is closed into jars for the shelf must have been processed: who is handed the method back is told so. */
import { isPutUp } from '../healthify/form.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';

/** "Process 10 minutes", "boiling-water canner": the method is a tested one, or tells at least how it is made safe. */
const processed = /\b(?:process(?:ed|ing)?|water[- ]bath|pressure[- ]can\w*|canner)\b/i;
const sealedUp = /\b(?:seal\w*|sterili[sz]ed)\b/i;

/** A remark on jars that are filled and sealed without being processed; empty where nothing is put up so. */
export function jarRemarks({ source }: UnderstoodRecipe): readonly string[] {
  const text = source.instructions.join(' ');
  if (!isPutUp(text) || processed.test(text) || !sealedUp.test(text)) return [];
  return [
    'Jars that are only filled hot and sealed are not safe on a shelf: leave the headspace (about 1/4 inch, 6 mm) and process them by a tested method for this food, or keep them in the fridge and eat within 4 weeks.',
  ];
}
