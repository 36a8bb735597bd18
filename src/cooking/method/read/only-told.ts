/** Words of cooking that nobody is to do: a story, and how it is served. */
import type { Clause } from '../model.ts';

const teller = /^\W*(?:my|our|her|his|their|she|he|they|we|i)\b/i;
const past =
  /^\W*(?:(?:and|then|always)\s+)*(?:cooked|simmered|boiled|baked|fried|roasted|stewed|braised|steamed|grilled)\b/i;
const served =
  /^\W*(?:(?:serve|eat|good|best) )?(?:hot|warm|cold|cool)(?:,? (?:or|and)) (?:hot|warm|cold|cool|at room temperature)\b/i;

/** The clauses without an action where a story or a serving line has one only by its words. */
export const withoutStories = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.map((clause) => {
    const first = clauses.find(({ step, sentence }) => step === clause.step && sentence === clause.sentence)!;
    const story = first !== clause && teller.test(first.text) && past.test(clause.text);
    const serving = clause.minutes === null && clause.names.length === 0 && served.test(clause.text);
    return story || serving
      ? { ...clause, action: null, actions: [], ...(story ? { asWritten: true as const } : {}) }
      : clause;
  });
