/** What a pan did, in the words of a microwave. */
import { capitalise } from '../../text/grammar.ts';

/** Softening in a microwave: the verb of the pan, its time, which is three fifths here. */
export const inMicrowave = (text: string): string =>
  text.replace(
    /\b(?:for )?(?:about )?(\d+)(?:\s*(?:-|–|to)\s*(\d+))? ?min(?:ute)?s?\b/gi,
    (_, from: string, to: string | undefined) => {
      const min = Math.max(1, Math.round(Number(from) * 0.6));
      const max = to === undefined ? min : Math.max(min, Math.round(Number(to) * 0.6));
      return `for ${max > min ? `${min}–${max}` : min} minute${max === 1 ? '' : 's'}`;
    },
  );

const heatsThenFries =
  /\bHeat (?:up )?((?:the |\d[\d/½¼¾ ]*\w+ )?[^.,;]{2,40}?) in ((?:a|the) [^.,;]*?\bbowl) on full power(?:,? and |, then |[.,;] (?:Then )?)(?:gently )?(?:fry|saut[eé]|sweat|soften|cook|toast|bloom) ([^.,;]+?)(?=,? (?:until|for|about)\b|[.,;])/gi;
/** "Fry the onion in the ghee in a large bowl", with the time still to come. */
const friesInBowl =
  /(^|[.!?]\s+)(?:fry|saut[eé]|sweat|soften|brown) ([^.,;]+? in (?:a|the) [^.,;]*?\bbowl)(?: on full power)?(?=,? (?:for|until)\b|[.,;])/gi;
/** Bacon is crisp after a minute or so for each slice, and spatters until then. */
const bacon =
  /\bMicrowave ((?:the )?(?:[\p{L}-]+ ){0,2}(?:bacon|pancetta)(?: (?:pieces|slices|strips|bits))?) in ((?:a|the) [^.,;]*?\bbowl) on full power,? until crisp\w*/giu;
/** "Stir in the cream and heat but do not boil", with no pan to heat it in. */
const gently =
  /\b(and|then|,) (?:re)?heat(?: (?:it|gently|through|slowly))*,?(?: but)? (?:do not|don['’]t|without) (?:let (?:it )?)?boil(?:ing)?\b/gi;
const lidTwice = /,?(?: and)? cover(?: tightly| loosely| with (?:a|the|its) lid)?(?=\.$)/i;

/** An instruction as it is told for a microwave: nothing is fried there, and one sentence closes the lid. */
export const microwaveWords = (text: string, next: string | undefined): string =>
  capitalise(
    (next !== undefined && /^Cover\b/.test(next) ? text.replace(lidTwice, '') : text)
      .replace(friesInBowl, '$1Microwave $2 on full power')
      .replace(
        bacon,
        'Microwave $1 in $2 on full power, under a paper towel, for about 1 minute a slice, stirring once, until crisp',
      )
      .replace(gently, '$1 microwave on half power for 2–3 minutes, until hot but not boiling')
      .replace(heatsThenFries, 'Stir $3 into $1 in $2 and microwave on full power')
      .replace(/(^|[.!?]\s+)(?:cook|fry|saut[eé]|sweat|soften) for (?=(?:about )?\d)/gi, '$1Microwave for ')
      .replace(/\b(and|,) (?:cook|fry|saut[eé]|simmer) for (?=(?:about )?\d)/gi, '$1 microwave for '),
  );
