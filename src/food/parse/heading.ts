import { headingWords } from './english/remarks.ts';

const emphasised =
  /^\s*(?:<(b|strong|h[1-6]|u|em)\b[^<>]*>[^<]*<\/\1>\s*:?|\*\*[^*]+\*\*:?|__[^_]+__:?|#{1,6}\s.*|={2,}[^=]+={2,}|-{2,}\s?[^-]+\s?-{2,}|\[[^[\]]{2,}\])\s*$/i;
const startsWithAmount = /^(?:[0-9]|an? |one |two |three |four |half |about )/i;
const purpose = /^(?:for|to) (?:the |a |an |your )?[\p{L}' -]{2,60}$/iu;
const purposeWords = /^(?:to serve|to garnish|to finish|to decorate|to assemble|for [\p{L}' -]+)$/iu;

/**
 * The words of a heading ("For the sauce:", "SAUCE", "**Dough**"), or null for any other line.
 * @param raw the line as it came
 * @param text the same without tags, marks and emphasis
 */
export function headingOf(raw: string, text: string): string | null {
  if (text === '' || text.length > 90) return null;
  const words = text
    .replace(/^[#=\-~\s[]+/, '')
    .replace(/[\s:=\-~\]]+$/, '')
    .trim();
  if (!/\p{L}/u.test(words) || startsWithAmount.test(words)) return null;
  if (text.endsWith(':')) return words.includes(',') && words.length > 40 ? null : words;
  if (raw.length < 400 && emphasised.test(raw) && !/[0-9]/.test(words)) return words;
  if (/[0-9,(]/.test(words)) return null;
  if (purpose.test(words) && purposeWords.test(words)) return words;
  const parts = words.split(' ');
  const last = parts.at(-1)!.toLowerCase();
  if (last === 'ingredients' && parts.length <= 4) return words;
  if (isShouted(words) && headingWords.has(last) && parts.length <= 4) {
    return parts.length === 1 || !/^(?:CHICKEN|BEEF|FISH|NOODLES|RICE|PICKLES?|MEAT)$/.test(parts.at(-1)!)
      ? words
      : null;
  }
  return null;
}

/** True for a line in capitals only. */
export function isShouted(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}
