/** Bran, seeds, meal and a second flour: what goes into a dough in the company of its flour. */
export const floury = /(?:^|-)(?:bran|meal|flour|seeds?|flaxseed|oatmeal|germ)(?:-|$)/;

const mixes = /\b(?:put|place|tip|whisk|sift|mix|combine|stir|add|beat|fold|blend)\b/i;
/** Flour for the hands and the board, and flour that is put in by feel. */
const byFeel =
  /\b(?:additional|extra|more|dust|sprinkl\w*|surface|work ?top|board|as needed|if needed|half|rest|remaining|part)\b/i;
/** "… flour and salt": the row goes on. */
const row =
  /^([^.!?]*\bflour)(?=(?:,| and| &) (?:the |a pinch of )?(?:salt|sugar|baking|yeast|corn ?starch|cocoa|cinnamon|spices?|oats|ginger|nutmeg)\b)/i;

const sentencesIn = (text: string): readonly string[] =>
  text.match(/[^.!?]*(?:[.!?](?!\s|$)[^.!?]*)*[.!?]+["”)]*\s*/gu) ?? [text];

/**
 * Names what is like flour with the flour of a step, before that is kneaded, rested or corrected with more flour.
 * "Whisk the flour and salt. Sprinkle more flour as needed." → "Whisk the flour, wheat bran and salt. Sprinkle …"
 * @returns the text, or null where the step goes on to nothing after its flour
 */
export function withFlour(text: string, called: string): string | null {
  const parts = sentencesIn(text);
  const at = parts.findIndex((one) => /\bflour\b(?! mix)/i.test(one) && mixes.test(one) && !byFeel.test(one));
  if (at < 0) return null;
  const own = parts[at]!;
  const listed = row.exec(own);
  if (listed !== null)
    return [
      ...parts.slice(0, at),
      `${listed[1]!}, ${called}${own.slice(listed[1]!.length)}`,
      ...parts.slice(at + 1),
    ]
      .join('')
      .trimEnd();
  if (at === parts.length - 1) return null;
  return [...parts.slice(0, at), `${own.trimEnd()} `, `Add the ${called}. `, ...parts.slice(at + 1)]
    .join('')
    .trimEnd();
}
