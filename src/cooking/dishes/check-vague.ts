import type { Dish } from '../dish.ts';

/** Amounts that no beginner can measure, with what is written instead. */
const vague: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:a|a few|another) (?:good |small |heaped )?spoonfuls?\b/i, 'tablespoons or teaspoons'],
  [/\ba splash of (?:(?:hot|boiling|warm|cold) )?(?:water|milk|stock|broth)\b/i, 'tablespoons'],
  [/\b(?:two|three) fingers (?:deep|thick|wide|apart|high)\b|\bby (?:two|three) fingers\b/i, 'centimeters'],
];
/** What belongs at the head of a step and is told at its end. */
const backward =
  /[;,] (?:[^.;[\]]{0,60} )?(?:at the start|(?<!long )before that)(?=[.,;\]]| and\b)|\b(?:having first|but first)\b/i;

/** Says where a step has an amount that cannot be measured, or tells at its end what is done at its start. */
export function checkVague(dish: Dish, say: (where: string, problem: string) => void): void {
  for (const step of dish.steps)
    for (const [name, text] of Object.entries({ say: step.say, short: step.short ?? '' })) {
      for (const [pattern, instead] of vague) {
        const found = pattern.exec(text)?.[0];
        if (found !== undefined)
          say(`steps.${step.id}.${name}`, `"${found}" measures nothing; say it in ${instead}`);
      }
      const late = backward.exec(text)?.[0];
      if (late !== undefined) say(`steps.${step.id}.${name}`, `"${late}" is told after what follows it`);
    }
}
