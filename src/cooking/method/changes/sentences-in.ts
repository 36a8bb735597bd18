/** A text by its sentences, as they are quoted. */
export const sentencesIn = (text: string): readonly string[] =>
  text
    .split(/(?<=(?<!\b(?:e\.g|i\.e|approx|min))[.!?]["”')]*)\s+(?=["“(]?[\p{Lu}\d])/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');
