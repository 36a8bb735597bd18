/** Remarks that say the contrary of the sentence they would stand behind. */

/** What a remark says, and what of a sentence it must not be said of. */
const contraries: readonly (readonly [remark: RegExp, sentence: RegExp])[] = [
  [
    /\b(?:resist|don['’]t|do not|no need to|without)\b[^.!?]*\b(?:add\w*|more)\b|\bno more\b/iu,
    /\b(?:add(?:ing|ed)?|dust\w*|sprinkl\w*)\b[^.!?]*\b(?:as needed|as necessary|if needed|more|extra|a little)\b|\bno longer sticky\b|\bnon-?sticky?\b/iu,
  ],
  [
    /\b(?:wet|sticky|clings?|rough)\b[^.!?]*\b(?:right|fine|wrong|light|normal|good)\b|\bwet dough\b/iu,
    /\b(?:no longer|not|non-?|never|isn['’]t|stops? being) ?sticky?\b|\bsmooth\b/iu,
  ],
  [
    /\b(?:no (?:rush|hurry)|take your time|unhurried\w*|slowly does it|gently|patience)\b/iu,
    /\b(?:quickly|immediately|at once|right away|fast|vigorous\w*|hard|stiff|briskly)\b/iu,
  ],
  [/\b(?:don['’]t|do not|no need to|never) stir\b/iu, /\bstir(?:ring|red)?\b/iu],
  [
    /\b(?:don['’]t|do not|no need to) (?:lift|open|peek|look)\b/iu,
    /\b(?:uncover|open|lift|check|turn)\w*\b/iu,
  ],
];

/** Whether a remark gainsays a sentence: "resist the urge to add more" of "adding flour as needed". */
export const gainsays = (remark: string, sentence: string): boolean =>
  contraries.some(([of, said]) => of.test(remark) && said.test(sentence));
