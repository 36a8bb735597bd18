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
  // What has to be stirred all the while is left by nobody.
  [
    /\b(?:minds? itself|by itself|no call to|stand over|hover\w*|walk\w*|wash(?:ing)? up|sit(?:ting)? down|book|yard|hens|wander\w*|nap|meanwhile|alone|no work|does the work|ignore\w*|elsewhere|feet up)\b/iu,
    /\b(?:constantly|continuously|continually|frequently|all the (?:time|while)|without stopping|non-?stop|keep stirring|do not leave|don['’]t leave)\b|\bstirring often\b/iu,
  ],
  // Over a raised heat nothing ticks over.
  [
    /\b(?:low|slow(?:ly)?|quiet(?:ly)?|gentl[ey]|soft(?:ly)?|lazy|lazily|murmur\w*|whisper\w*|barely|hardly|ticks? over|ticking over|library|spa|bubble here and there|blip\w*|mutter\w*|drows\w*|dozes?|sleepy|tick along)\b/iu,
    /\b(?:raise|turn up|increase)\b[^.!?]*\bheat\b|\b(?:medium[- ]high|high)\b|\brapid(?:ly)?\b|\bhard boil\b|\brolling\b/iu,
  ],
  // No pan is there where a jar is filled.
  [
    /\b(?:the|a|that|its|this|old) (?:pan|pot|skillet|stove|ladle)\b/iu,
    /^(?!.*\b(?:(?:sauce)?pans?|pots?|skillets?|wok|kettle|griddle|simmer|boil|fry)\b).*\b(?:jars?|pitcher|jug|glass(?:es)?|bottles?|blender|freezer|fridge|refrigerator|room temperature)\b/isu,
  ],
  // What must not color turns no gold.
  [
    /\b(?:gold\w*|brown\w*|bronze|amber|darkens?|caramel\w*|toast\w*|copper|char\w*)\b/iu,
    /\b(?:not|never|don['’]t|without|no|before (?:it|they)) (?:\p{L}+ ){0,3}?(?:colou?r\w*|brown\w*|darken\w*|burn\w*)\b|\b(?:translucent|pale)\b/iu,
  ],
  [/\b(?:don['’]t|do not|no need to|never) stir\b/iu, /\bstir(?:ring|red)?\b/iu],
  [
    /\b(?:don['’]t|do not|no need to) (?:lift|open|peek|look)\b/iu,
    /\b(?:uncover|open|lift|check|turn)\w*\b/iu,
  ],
];

/** The sentence that was asked about last, and what no remark may say of it: many remarks are tried behind one sentence. */
let heard: string | null = null;
let barred: readonly RegExp[] = [];

/** Whether a remark gainsays a sentence: "resist the urge to add more" of "adding flour as needed". */
export function gainsays(remark: string, sentence: string): boolean {
  if (sentence !== heard) {
    barred = contraries.flatMap(([of, said]) => (said.test(sentence) ? [of] : []));
    heard = sentence;
  }
  return barred.some((of) => of.test(remark));
}
