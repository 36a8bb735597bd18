import type { Token } from './tokens.ts';

export const between =
  /^(?:then|now|first|also|finally|next|always|all|both|just|well|still|each|lastly|afterwards|\w+ly)$/;

/** "The flour is added and mixed in", "are then peeled": told as a report; `goes` where the sentence reported before. */
export function isReported(tokens: readonly Token[], at: number, goes: boolean): boolean {
  const token = tokens[at]!;
  let back = at - 1;
  while (back >= 0 && !tokens[back + 1]!.opens && between.test(tokens[back]!.low)) back -= 1;
  const been = tokens[back];
  if (been === undefined || been.sentence !== token.sentence) return false;
  // "Are easily cut with a fork": how things are.
  if (/^(?:easily|readily)$/.test(tokens[at - 1]?.low ?? '')) return false;
  // "The sugar was tipped in", not "the pan which was heated".
  if (!tokens[back + 1]!.opens && /^(?:was|were)$/.test(been.low))
    return !/^(?:which|that|who|there|what|as|when|if|until|till)$/.test(tokens[back - 1]?.low ?? 'which');
  if (!tokens[back + 1]!.opens && /^(?:is|are|be|gets?)$/.test(been.low))
    return been.low !== 'be' || /^(?:to|should|must|will|can)$/.test(tokens[back - 1]?.low ?? '');
  if (isHad(tokens, at)) return true;
  return goes && (tokens[back + 1]!.opens || /^(?:and|then|or)$/.test(been.low));
}

/** "The cook dries the chicken", "we baked it": told of somebody; `goes` where the sentence told so before. */
export function isTold(tokens: readonly Token[], at: number, goes: boolean): boolean {
  const token = tokens[at]!;
  let back = at - 1;
  while (back >= 0 && !tokens[back + 1]!.opens && between.test(tokens[back]!.low)) back -= 1;
  const who = tokens[back];
  if (who === undefined || who.sentence !== token.sentence) return false;
  const next = tokens[at + 1];
  // "Salts and peppers" may be things; what somebody does has something that it is done to.
  const handles =
    next !== undefined &&
    !next.opens &&
    /^(?:the|a|an|it|them|this|that|these|those|each|every|all|both|half|some|most|your|my|our|her|his|its|their|in|into|on|onto|over|with|off|out|up|down|for|until|till|well|together|to|through|about|around|one|two|three|gently|slowly|at|everything|from|by)$/.test(
      next.low,
    );
  if (!tokens[back + 1]!.opens && teller.test(who.low))
    return handles || next === undefined || next.opens || !/s$/.test(token.low);
  const story =
    goes ||
    tokens
      .slice(Math.max(0, back - 12), back)
      .some(
        ({ sentence, low }, place, some) =>
          sentence === token.sentence &&
          teller.test(low) &&
          (place === 0 ||
            some[place - 1]!.sentence !== sentence ||
            /^(?:the|then|so|first|and|now|lastly|my|your)$/.test(some[place - 1]!.low)),
      );
  return story && handles && (tokens[back + 1]!.opens || /^(?:and|then|or|but)$/.test(who.low));
}

/** What goes on by itself, and how long. */
export const goesOnForTime =
  /^(?:simmers|boils|bakes|roasts|cooks|stews|braises|steams|rests|stands|sits|rises|proves|proofs|chills|marinates|soaks)\b(?: (?:gently|slowly|quietly|covered|uncovered|away|happily|together|undisturbed|in the (?:oven|fridge|pot)|on low|at \d+))*,? (?:for|another|a further|\d)/i;

export const wentOnForTime =
  /^(?:simmered|boiled|baked|roasted|cooked|stewed|braised|steamed|rested|stood|sat|chilled|marinated|soaked|bubbled)\b(?: (?:gently|slowly|quietly|away|happily|together))*,? for\b/i;

/** Who may cook in a story. */
const teller =
  /^(?:i|we|she|he|cook|chef|baker|mother|mum|mom|mama|grandma|grandmother|granny|nan|nana|nonna|aunt|auntie|dad|father|wife|husband|housewife)$/;

/** "Get the onions chopped", "have the oven heated", "see the dough rolled out": what is to be done, told as had. */
function isHad(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (
    next !== undefined &&
    !next.opens &&
    !/^(?:in|into|on|onto|with|over|to|until|till|for|and|then|together|up|out|off|well|through|at|before|by|around)$/.test(
      next.low,
    )
  )
    return false;
  for (let back = at - 1; back >= Math.max(0, at - 9); back--) {
    const one = tokens[back]!;
    if (one.sentence !== tokens[at]!.sentence || tokens[back + 1]!.opens) return false;
    if (!/^(?:get|have|see|want)$/.test(one.low)) continue;
    return (
      back < at - 1 &&
      /^(?:the|your|all|half|an?|both|each|every|them|it|that|those|these)$/.test(tokens[back + 1]!.low) &&
      (one.opens ||
        /^(?:and|then|now|to|you|just|let's|lets|first|next|simply)$/.test(tokens[back - 1]?.low ?? 'and'))
    );
  }
  return false;
}

/** "Lay it in the pan, skin side down", "until browned, crisp at the edges": how it lies and looks, nothing to do. */
export const howItLies = (token: Token, next: Token | undefined): boolean =>
  (token.low === 'skin' && /^(?:sides?|up|down|on)$/.test(next?.low ?? '')) ||
  (token.low === 'crisp' && /^(?:at|on|around|outside)$/.test(next?.low ?? ''));
