import type { GroundedLine } from '#food/ground';

/** "Reduced-Sodium Soy Sauce" where the list writes names large. */
const capitals = (words: string): string =>
  words.replace(/(?<=^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase());

const country = /^(?:Greek|Italian|Swiss|Canadian|Mexican|Thai|Chinese|Japanese|Monterey)\s+\p{Ll}/u;

/** "No-salt-added diced tomatoes": the word, and what the line calls it without words that it contradicts. */
export const qualified = (qualifier: string, { parsed }: GroundedLine): string => {
  const name = parsed.name
    .replace(
      /^(?:(?:salted|regular|fresh|full-fat|full fat|whole|low-sodium|reduced-sodium|canned|tinned)\s+)+/i,
      '',
    )
    // Nothing light is thick or rich as well.
    .replace(/^(?:thick|rich|creamy|full[- ]cream|premium)\s+(?=coconut|milk|cream|yog)/iu, (said) =>
      /light|low-fat|reduced-fat|skim/i.test(qualifier) ? '' : said,
    )
    // A brioche bun of whole wheat is a whole-wheat bun.
    .replace(/^(?:brioche|white|soft white)\s+(?=\p{L}+)/iu, (said) =>
      /whole[- ](?:wheat|grain)/i.test(qualifier) ? '' : said,
    )
    // "Roasted salted peanuts" without salt are roasted peanuts.
    .replace(/\bsalted\s+/i, (said) => (/salt|sodium/i.test(qualifier) ? '' : said));
  // "Full-fat Greek yogurt": a country is written large wherever it stands.
  if (!/^\p{Lu}\p{Ll}/u.test(name) || !/^\p{Lu}/u.test(parsed.name) || country.test(name))
    return `${qualifier} ${name}`;
  return / \p{Ll}/u.test(name)
    ? `${qualifier.charAt(0).toUpperCase()}${qualifier.slice(1)} ${name.charAt(0).toLowerCase()}${name.slice(1)}`
    : `${capitals(qualifier)} ${name}`;
};
