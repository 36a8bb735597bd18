/** A part of a food of which the recipe has others: what one step takes, and what another. */
export interface OwnAmount {
  /** What the sentences call it. */
  readonly name: string;
  /** The first step, by id, that takes it. */
  readonly step: string;
  /** Amount and name: "80 g brown sugar". */
  readonly measured: string;
}

const shared =
  /(?:\b(?:half|thirds?|quarters?|fifths?|sixths?|rest|most|all|some|little|last|(?:tea|table)?spoon(?:ful)?|few drops|drop|splash|knob|pinch|what is left) of (?:the )?(?:remaining )?|\bremaining |\bother |\d[\d½¼¾⅓⅔⅛]* ?(?:g|ml|teaspoons?|tablespoons?) (?:of the )?)$/i;

/**
 * Sentences in which a food that the list gives once and two steps take says how much of it each takes: nobody divides
 * "160 g brown sugar, divided" by guessing. What a sentence measures itself stays as it is.
 */
export function withOwnAmounts(id: string, text: string, amounts: readonly OwnAmount[]): string {
  let result = text;
  for (const { name, measured } of amounts.filter(({ step }) => step === id)) {
    const found = new RegExp(
      `(?<![\\p{L}-])(the )?${name.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')}(?![\\p{L}-])`,
      'iu',
    ).exec(result);
    if (found === null || shared.test(result.slice(0, found.index) + (found[1] ?? ''))) continue;
    // Heads of sentences stay words: "The butter …" is spoken of, not measured out.
    if (/(?:^|[.!?:] )$/.test(result.slice(0, found.index))) continue;
    // "Oil a tray": what is done with it.
    if (
      found[1] === undefined &&
      /^ (?:an?|the|it|them|two|your)\b/.test(result.slice(found.index + found[0].length))
    )
      continue;
    result = result.slice(0, found.index) + measured + result.slice(found.index + found[0].length);
  }
  return result;
}
