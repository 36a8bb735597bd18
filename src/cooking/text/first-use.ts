const share =
  /\b(?:the (?:rest|other half|last) of|what is left of|the remaining) (?:the )?((?:[\p{L}-]+ )?(salt|oil|butter|sugar|pepper))\b/giu;

/**
 * Steps in the order in which they are read, with "the rest of the salt" as "the salt" where no earlier words took any of
 * it: the step that did may be missing from this version of the dish.
 */
export function firstUses(texts: readonly string[]): readonly string[] {
  let before = '';
  return texts.map((text) => {
    const said = text.replace(share, (whole, name: string, noun: string, at: number) => {
      const earlier = `${before} ${text.slice(0, at)}`;
      return new RegExp(String.raw`\b${noun}\b`, 'i').test(earlier)
        ? whole
        : `${whole.startsWith('T') || whole.startsWith('W') ? 'The' : 'the'} ${name}`;
    });
    before += ` ${said}`;
    return said;
  });
}
