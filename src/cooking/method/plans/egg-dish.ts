/** A frittata that set in its skillet and went on into the oven: in a dish of its own an air fryer sets all of it. */
import type { Method } from '../../vocabulary.ts';
import type { Clause } from '../model.ts';

const poursEggs = /^\W*(?:then\s+)?(?:pour|add|tip)\b[^.;]*\b(?:eggs?|egg mixture|mixture)\b/i;
const setsEdges = /\b(?:set|sets|firm|undisturbed|bottom)\b/i;
const toOven = /\b(?:to|into|in|under) the (?:hot |preheated )?oven\b/i;

/** The clauses with the eggs in a dish from the start; unchanged where no oven finishes them. */
export function eggsInDish(clauses: readonly Clause[], title: string, target: Method): readonly Clause[] {
  if (target !== 'airFryer' || !setInOven.test(title)) return clauses;
  const oven = clauses.findIndex(({ actions, minutes }) => minutes !== null && actions.includes('bake'));
  const pour = clauses.findIndex(({ text }, at) => at < oven && poursEggs.test(text));
  if (oven < 0 || pour < 0) return clauses;
  const pan = clauses.findIndex(
    ({ text, names, minutes }, at) =>
      at > pour && at < oven && names.length === 0 && minutes !== null && setsEdges.test(text),
  );
  const more = pan < 0 ? 0 : (clauses[pan]!.minutes?.[1] ?? 0);
  return clauses.flatMap((clause, at): readonly Clause[] => {
    if (at === pan || (at > pour && at < oven && clause.names.length === 0 && toOven.test(clause.text)))
      return [];
    if (at === pour)
      return [
        {
          ...clause,
          text: `Grease a dish or cake tin of 18 cm that fits the air-fryer basket, spoon in what was cooked in the pan and ${clause.text.charAt(0).toLowerCase()}${clause.text.slice(1).replace(/ (?:in)?to the (?:pan|skillet)\b/i, ' over it')}`,
          action: 'pour',
          actions: ['pour'],
          asWritten: true,
        },
      ];
    if (at === oven && clause.minutes !== null)
      return [{ ...clause, minutes: [clause.minutes[0] + more, clause.minutes[1] + more] }];
    return [clause];
  });
}

/** Egg dishes that set in one piece. */
export const setInOven = /\b(?:frittatas?|egg (?:bites|cups|muffins|bake)|tortilla espa[nñ]ola|crustless)\b/i;
