import { verbForms } from '../understand-recipe/action-words.ts';
import { amountSign, mentionSign } from './marked-text.ts';

const made = new Map<string, RegExp>();

/** A regular expression, compiled once: sources are made of constants, as the mention at work is always `target`. */
export function pattern(source: string, flags: string): RegExp {
  const name = `${flags}/${source}`;
  let known = made.get(name);
  if (known === undefined) made.set(name, (known = new RegExp(source, flags)));
  return known;
}

/** The sign that stands for the mention at work. */
export const target = '\uEFFF';

const determiner =
  '(?:all (?:of )?(?:the |your )?|half (?:of )?(?:the |an? )?|(?:most|some|the rest|a little|a bit|part|plenty|both) of (?:the |your )?|the (?:remaining|rest of the|other|reserved|last of the) |remaining |the |an? |your |some |each |both |any |extra |more |another |a few |a little |a bit of |a pinch of |a splash of |a dash of |a drizzle of |a handful of |a knob of |a squeeze of |a spoonful of )';
/** Words between a determiner and a food. */
const adjective =
  '(?:(?:(?:very |well |finely |thinly |freshly |coarsely |roughly |lightly |slightly |lengthwise )?\uF8FD?(?:peeled|chopped|sliced|diced|minced|grated|shredded|crushed|melted|softened|beaten|whisked|drained|rinsed|cooked|cooled|chilled|cold|warm(?:ed)?|hot|fresh|dried|ground|toasted|roasted|crumbled|cubed|halved|quartered|torn|prepared|reserved|remaining|extra|additional|large|small|medium|whole|thawed|frozen|soaked|washed|trimmed|cut|ripe|boneless|skinless|lean|browned|fried|saut[eé]ed|boiled|steamed|mashed|juiced|zested|pitted|seeded|cracked|sifted|raw|plain|good|little|boiling|lukewarm|tender|marinated|seasoned|tinned|canned|separated|powdered|dry)(?:,? (?:and )?|-))+)';

/** A mention of one food with what belongs to it in front. `who` is the sign, or the class of all. */
export const phraseOf = (who: string): string =>
  `(?:${amountSign}(?: (?:of (?:the |your )?))?\\s*)?(?:${determiner})?(?:${amountSign}\\s*(?:of (?:the )?)?)?(?:${adjective})?${who}(?:['’]s)?`;
/** Any thing that can stand in a list: a food, or words that the reader knows nothing of. */
export const anyItem = `(?:${phraseOf(mentionSign)}(?: (?:mixture|pieces|cubes|slices|strips|halves|wedges|rounds|florets|leaves))?|(?:the |a |an |your |some )\uF8FD?[a-zà-ɏ-]+(?: [a-zà-ɏ-]+)?)`;

const orders = new Set(
  [
    ...verbForms.keys(),
    ...'put place use set turn bring remove take let leave keep make cover transfer return arrange lay repeat continue allow adjust taste give get throw pop tip flip store check wait start begin form shape roll spread reduce increase lower'.split(
      ' ',
    ),
  ].filter((word) => !/ing$/.test(word)),
);
const gerunds = new Set(
  'cracking breaking beating whisking whipping melting browning searing creaming softening peeling chopping mincing slicing dicing grating crushing draining rinsing crumbling separating'.split(
    ' ',
  ),
);
const flag = '\uF8FD';
const gerundFlag = '\uF8FC';

/** A verb as recipes give orders, in a text whose verbs are flagged. */
export const verb = `${flag}[a-zà-ɏ]+`;
export const verbOrGerund = `[${flag}${gerundFlag}][a-zà-ɏ]+`;

const nounBefore = /\b(?:high|low|medium|moderate|gentle|fierce|strong|full|the|of|on|over|off)[\s-]+$/i;

/** Puts a sign before every word that can be an order, so that patterns need no list of verbs. */
export const flagVerbs = (text: string): string =>
  text.replace(/[a-zà-ɏ]+/gi, (word, at: number) => {
    const low = word.toLowerCase();
    // "Over high heat" is no order.
    if (low === 'heat' && nounBefore.test(text.slice(Math.max(0, at - 16), at))) return word;
    return orders.has(low) ? flag + word : gerunds.has(low) ? gerundFlag + word : word;
  });

/** The text without these signs. */
export const unflagVerbs = (text: string): string => text.replace(/[\uF8FC\uF8FD]/g, '');
