import { verbForms } from '../understand-recipe/action-words.ts';
import { amountSign, mentionSign } from './marked-text.ts';

/** Patterns over marked text; all of them are sources for `new RegExp(…, 'iu')`. */

const determiner =
  '(?:all (?:of )?(?:the |your )?|half (?:of )?(?:the |an? )?|(?:most|some|the rest|a little|a bit|part|plenty|both) of (?:the |your )?|the (?:remaining|rest of the|other|reserved|last of the) |remaining |the |an? |your |some |each |both |any |extra |more |another |a few |a little |a bit of |a pinch of |a splash of |a dash of |a drizzle of |a handful of |a knob of |a squeeze of |a spoonful of )';
/** Words between a determiner and a food. */
const adjective =
  '(?:(?:(?:very |well |finely |thinly |freshly |coarsely |roughly |lightly |slightly |lengthwise )?(?:peeled|chopped|sliced|diced|minced|grated|shredded|crushed|melted|softened|beaten|whisked|drained|rinsed|cooked|cooled|chilled|cold|warm(?:ed)?|hot|fresh|dried|ground|toasted|roasted|crumbled|cubed|halved|quartered|torn|prepared|reserved|remaining|extra|additional|large|small|medium|whole|thawed|frozen|soaked|washed|trimmed|cut|ripe|boneless|skinless|lean|browned|fried|saut[eé]ed|boiled|steamed|mashed|juiced|zested|pitted|seeded|cracked|sifted|raw|plain|good|little|boiling|lukewarm|tender|marinated|seasoned|tinned|canned|separated|powdered|dry)(?:,? (?:and )?|-))+)';

/** A mention of one food with what belongs to it in front. `who` is the sign, or the class of all. */
export const phraseOf = (who: string): string =>
  `(?:${amountSign}(?: (?:of (?:the |your )?))?\\s*)?(?:${determiner})?(?:${amountSign}\\s*(?:of (?:the )?)?)?(?:${adjective})?${who}(?:['’]s)?`;
/** Any thing that can stand in a list: a food, or words that the reader knows nothing of. */
export const anyItem = `(?:${phraseOf(mentionSign)}(?: (?:mixture|pieces|cubes|slices|strips|halves|wedges|rounds|florets|leaves))?|(?:the |a |an |your |some )[\\p{Ll}-]+(?: [\\p{Ll}-]+)?)`;

const bases = [...verbForms.keys()].filter((word) => /^[a-zé]+$/.test(word));
/** A verb as recipes give orders. */
export const verb = `(?:${bases.sort((a, b) => b.length - a.length).join('|')}|put|place|use|set|turn|bring|remove|take|let|leave|keep|make|cover|transfer|return|arrange|lay|repeat|continue|allow|adjust|taste|give|get|throw|pop|tip|flip|store|check|wait|start|begin|form|shape|roll|spread|reduce|increase|lower)`;
export const verbPattern = new RegExp(`^(?:${verb})$`, 'iu');
