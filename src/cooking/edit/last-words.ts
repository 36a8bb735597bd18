/** The sentences that end a step: tasting, resting, serving. What is added goes in before them. */

const closing =
  /^\W*(?:(?:then|now|and|to)\s+)?(?:serve|divide|dish up|plate|ladle|enjoy|eat\b|taste|season(?: (?:well|generously|to taste))?\W*$|check|adjust|correct|garnish|leave (?:it|them|to (?:stand|rest))\b|let stand\b|let (?:it|them|everything|the \p{L}+) (?:rest|stand|sit|cool)|rest\b|cool\b|allow to (?:rest|cool)|remove from the heat|turn off|take off the heat|off the heat|keeps?\b|store\b|freeze|it (?:keeps|freezes)|(?:always )?better\b|done\b|(?:so |really |very )?(?:good|great|lovely|nice|delicious|gorgeous|fab|perfect|best|goes (?:well|great))\s+(?:w\/?|with|alongside|on)\b)|\b(?:and serve|before (?:cutting|serving|slicing|carving)|set aside)\b/iu;

/** Anywhere in a sentence: the plates are filled, or somebody talks. */
const platedOrTold =
  /\b(?:ladle|spoon|pile|divide|dish|tip|scoop|heap|pour)\b[^.!?]*\b(?:bowls?|plates?|platter|buns?|rolls|toast)\b|\b(?:serve|eat) (?:it |them )?(?:immediately|at once|straight ?away|hot|warm|with)\b|\b(?:toss|mix) (?:it |them )?(?:through |well )?(?:with|in|into) the sauce\b|\bI (?:like|love|always|usually|prefer|serve|have|eat)\b|\b(?:is|was) how (?:\p{L}+ ){1,2}(?:liked|likes|made|makes|did|does) it\b|\bpepper to taste\b|\bon the side\b|^\W*(?:slurp|devour|tuck in|dig in|scoff|munch)\b|\b(?:on top|at the table)\.?\s*$/iu;
/** Words after the food is in the bowl: whoever speaks of himself cooks no more. */
const talk =
  /\b(?:and|then) enjoy\W*$|^\W*(?:(?:(?:always|even) )?better (?:on|the|next|tomorrow)|(?:so |really |very )?(?:good|great|lovely|nice|delicious) (?:w\/?|with|alongside)\b|slurp|devour|tuck in|dig in|scoff|munch|I|we|my|our|he|she|nan\p{L}*|mum|mom|gran\p{L}*)\b|\bI (?:like|love|always|usually|prefer|serve|have|eat)\b|\b(?:is|was) how (?:\p{L}+ ){1,2}(?:liked|likes|made|makes|did|does) it\b/iu;

const sentencesIn = (text: string): readonly string[] =>
  text.match(/[^.!?]*(?:[.!?](?!\s|$)[^.!?]*)*[.!?]+["”)]*\s*/gu) ?? [text];

/** Puts a sentence before the last words of a step, at its end where there are none. A text that only ends is left whole. */
export function beforeLastWords(text: string, sentence: string): string {
  const parts = sentencesIn(text);
  let at = parts.length;
  while (at > 0 && (closing.test(parts[at - 1]!) || platedOrTold.test(parts[at - 1]!))) at -= 1;
  if (at === parts.length) return `${text} ${sentence}`;
  return [...parts.slice(0, at), `${sentence} `, ...parts.slice(at)]
    .map((part) => part.trim())
    .join(' ')
    .trim();
}

/** Puts what goes on the finished plate before what is only talk; at the end where there is none. */
export function beforeTalk(text: string, sentence: string): string {
  const parts = sentencesIn(text);
  let at = parts.length;
  while (at > 0 && talk.test(parts[at - 1]!)) at -= 1;
  return [...parts.slice(0, at), sentence, ...parts.slice(at)]
    .map((part) => part.trim())
    .join(' ')
    .trim();
}
