import { splitSentences } from '#cooking/tone/say/parse-sentence';
import type { Tone } from '#cooking/vocabulary';

/** "You carry topped to the table": how a dish comes to the table, torn from it. */
const torn =
  /\b(?:carry|bring|take|serve|plate|dish) (?:up )?\p{L}{2,}ed (?:to|onto|on) (?:the|your) (?:table|plates?)\b/iu;
/** "You warm through": told as a story, an order cannot leave out what it handles. */
const objectless =
  /\byou (?:warm|reheat|blend|whirl|mash|drain|season|cover|wrap|flip|turn|toss|strain|rinse|remove|transfer|pour|return|place|put|chop|cut|peel|shape|roll|serve)(?: (?:through|until|without|to|into|onto|on|over|for)\b|[,.;])/iu;
/** "Bowl: crush the bananas": a card's shorthand, in tones that speak in sentences. */
const shorthand =
  /^(?!mise en place|optional|note|please note|kindly observe|tip|warning|per batch|variation|meanwhile)(?:[\p{L}-]+,? ){0,4}[\p{L}-]+: \p{Ll}/iu;
const fancy = /\b(?:incorporat\w+|scatter\w*|crush\w*|introduc\w+|distribute[sd]?)\b/gi;
const plainVerbs = new Set<Tone>(['professional', 'formal']);

/** Words of a text that take up what was handled, as an object. */
const itself =
  /(?<!\b(?:if|until|till|when|once|as|while|because|so|that|before|after|unless) )\b(?:let|season|give|serve|cook|stir|turn|bring|leave|blend|drain|toss|put|take) it\b(?! all| a\b)/i;
const themselves = /\b(?:let|season|give|serve|cook|stir|turn|bring|leave|blend|drain|toss|put|take) them\b/i;

/** What an editor would strike out of an instruction, beyond what its source has. */
export function clumsyIn(said: string, source: string, tone: Tone): readonly string[] {
  const found: string[] = [];
  const pronounless = !/\b(?:it|them|they)\b/i.test(source);
  for (const sentence of splitSentences(said)) {
    if (torn.test(sentence)) found.push(`torn: ${sentence}`);
    if (tone === 'storytelling' && objectless.test(sentence)) found.push(`no object: ${sentence}`);
    if (plainVerbs.has(tone) && !source.includes(':') && shorthand.test(sentence))
      found.push(`shorthand: ${sentence}`);
    if (pronounless && itself.test(sentence) && themselves.test(sentence))
      found.push(`it and them: ${sentence}`);
  }
  if (plainVerbs.has(tone))
    for (const [word] of said.matchAll(fancy))
      if (!source.toLowerCase().includes(word.toLowerCase().slice(0, 5)))
        found.push(`not the trade's word: ${word}`);
  return found;
}
