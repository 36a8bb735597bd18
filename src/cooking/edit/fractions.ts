const signs: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};
const ofText: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(signs).map(([sign, text]) => [text, sign]),
);
const asText = /(?<![\d/.])(?:(\d+) )?([12357])\/([2348])(?![\d/])/g;
const asSign = /(?:(\d+)\s?)?([½⅓⅔¼¾⅛⅜⅝⅞])/g;

/**
 * Writes fractions as a recipe writes its own: "1/2" beside "1/2" and "½" beside "½". A recipe that has both, or none,
 * leaves them as they come.
 */
export function fractionsLike(texts: readonly string[]): (text: string) => string {
  const all = texts.join('\n');
  const text = all.search(asText) >= 0;
  const sign = all.search(asSign) >= 0;
  if (text === sign) return (one) => one;
  return text
    ? (one) =>
        one.replace(
          asSign,
          (_, whole: string | undefined, said: string) =>
            `${whole === undefined ? '' : `${whole} `}${signs[said]!}`,
        )
    : (one) =>
        one.replace(asText, (said, whole: string | undefined, over: string, under: string) =>
          (ofText[`${over}/${under}`] ?? null) === null
            ? said
            : `${whole ?? ''}${ofText[`${over}/${under}`]!}`,
        );
}
