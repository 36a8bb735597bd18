/** Where one sentence ends and the next begins. */
const between = /(?<=[.!?])\s+(?=\p{Lu})/u;
const opensElsewhere = /^(?:Meanwhile|While|Off the heat|Then|But|Also)\b/;

/**
 * A step with its knife work told right before the sentence that first takes what is cut: at the head of the step it would
 * part sentences that hang together ("Spread it in the tin" after the apples that are peeled, and not the batter).
 * @param names what the sentences call the foods that are cut
 * @param looksBack the text opens with "it" or "them" for what is cut: "Mash it with the lime juice"
 */
export function cutInPlace(text: string, cut: string, names: readonly string[], looksBack = false): string {
  if (cut === '') return text;
  const sentences = text.split(between);
  const at = sentences.findIndex((sentence) =>
    names.some((name) => sentence.toLowerCase().includes(name.toLowerCase())),
  );
  const place = looksBack || at < 1 || opensElsewhere.test(sentences[at]!) ? 0 : at;
  return [...sentences.slice(0, place), cut, ...sentences.slice(place)].join(' ');
}
