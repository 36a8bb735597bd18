/** Whether a noun phrase takes "go" or "goes". */
const counted = /^(?:\d[\d.,/ ½¼¾⅓⅔-]*|½|¼|¾|⅓|⅔) ?(?:cups|tablespoons|teaspoons|ounces|pounds|cloves)\b/iu;
/** The same for one as for many, and handled as many. */
const unmarked =
  /^(?:shrimp|pierogi|gyoza|gnocchi|ravioli|tortellini|cannelloni|scampi|squid rings|geese|halves|edamame|teeth)$/i;
const singular = /(?:ss|us|is)$|^(?:couscous|asparagus|hummus|molasses|swiss|haggis|schnapps|watercress)$/i;

/** "The chicken, breast side down" is one, "the thighs skin side first" are many: how it lies counts nothing. */
const lying =
  /,? (?:skin|cut|breast|rounded|flat|smooth|fat|meat|bone|seam|face|flesh)(?:[- ]sides?)? (?:down|up|first|out|in)\b,?/gi;

/** "The eggs one at a time": how they go counts nothing. */
const inTurn = / (?:one|two|\d|[\ue500-\ue5ff]|a \p{L}+) (?:at a time|by one)\b.*$/u;

/** "the onions and garlic" are many, "the rest of the parsley" is not. */
export function isPlural(phrase: string): boolean {
  const plain = phrase
    .replace(/\([^)]*\)/g, '')
    .replace(lying, '')
    .replace(inTurn, '')
    .trim();
  if (counted.test(plain)) return true;
  if (/,| and | & /.test(plain)) return true;
  const head =
    plain
      .split(/ (?:of|with|from|in|for)\b/)[0]!
      .trim()
      .split(/\s+/)
      .at(-1) ?? '';
  const part = /^(?:most|half|all|some)$/i.test(head) ? /\bof (?:the )?(.+)$/i.exec(plain)?.[1] : undefined;
  if (part !== undefined) return isPlural(part);
  return unmarked.test(head) || (/s$/i.test(head) && !singular.test(head));
}

/** "Stir until they are brown": the sign by which a food is done tells how many it is; null where none does. */
export function manyInCue(parts: readonly { readonly text: string }[]): boolean | null {
  for (const { text } of parts) {
    const [, who] = /\b(?:until|till|once|when) (they|it)\b/iu.exec(text) ?? [];
    if (who !== undefined) return /^they$/iu.test(who);
  }
  return null;
}
