/** Whether a sentence was read well enough to be built anew from its parts. */
import { byLetters, lettered } from '#kernel/light-patterns';
import { createRecent } from '#kernel/recent';
import { signs } from '../mask.ts';
import type { Order, Part, Sentence } from './parse-sentence.ts';
import { isAlsoNoun, isOrderVerb } from './verb-forms.ts';

/** Words that lead on to something: an object or a part that ends in one was cut off, one that begins so hangs on. */
const dangles =
  /(?:^|[\s,])(?<!\band (?=then$))(?:and|or|but|then|the|an?|of|to|with|using|by|from|your|its|into|if|when|while|as|that|which|except|plus|in using)$/i;
const hangsOn = /^(?:and|or|but|then|plus|until|because|so|than)\b/i;

/** How often, and no thing: "stir a few times". */
const howOften = /^(?:(?:an?|a few|several|many|two|three|four|a couple of) (?:more )?times?|once|twice)\b/i;

/** A clause of its own in what is handled: "it again, do this twice", "the pan, it will spit". */
const clauseInside =
  /[,–—-] (?:do|does|it|they|you|we|this|that|these|there|which|who|using|once|again|when|while|making|ensuring|being|leaving|don['’]t|just|making|try|be)\b|\b(?:is|are|was|were|will|should|must|can|could|may|might|has|have|do not|don['’]t|did|does)\b/i;

/** What is done along with it, without a comma in front: "them ensuring that they are done". */
const anyParticiple = /ing /i;
const participleInside =
  /\s(?!(?:baking|cooking|serving|remaining|topping|filling|frying|dressing|icing|frosting|pudding|stuffing|dipping|mixing|roasting|boiling|running|simmering|whipping|chopping|cutting|cooling|rolling|measuring|living|lasting|loving|string|spring|everything|something|anything|nothing|king|wing|sterling|self-rising|rising|drying|sitting|standing)\b)\p{L}{2,}ing (?:sure|that|the|it|them|an?|your|any|all|each|in|on|to|with|from|as|so|[\ue100-\ue1ff])/iu;
const goesOnDoing = /^(?:continue|keep|start|begin|stop|try|finish|avoid|resume)$/;

/** A verb where no order was found: "once the wine has dried up add the stock", "the pan, season". */
const hiddenVerb = byLetters(
  new RegExp(
    String.raw`(,|\band|\p{L}{3,}(?:ing|ed)|\b(?:hot|soft|done|ready|tender|golden|brown|smooth|up|down|bit|pan|pot|bowl|skillet|oven)) (\p{L}+) (the|an?|it|them|your|in|into|some|all|${signs.food})`,
    'giu',
  ),
);
/** "Until the rice is coated add water": verbs that are heard as such whatever follows. */
const plainVerb = lettered(
  /(?<=\p{L}{3})(?:ing|ed) (?:add|stir|pour|serve|remove|place|put|take|drain) \p{L}/u,
);
const hidesVerb = (text: string): boolean =>
  plainVerb.test(text) ||
  [...text.matchAll(hiddenVerb(text))].some(([, prior = '', word = '', next = '']) => {
    const low = word.toLowerCase();
    return (
      isOrderVerb(low) &&
      (!isAlsoNoun(low) ||
        (/(?:ing|ed)$/i.test(prior) ? /^(?:it|them|the|an?)$/i : /^(?:it|them)$/i).test(next))
    );
  });

/** "The rice and brake up the rice", "well, ensue the peas thaw": a verb that nobody knows, or that is misspelt. */
const strangeVerb =
  /(?:\band|,) (?!and|some|all|half|most|any|both|each|about|then|not|plus|with|including|except|minus|followed|also|or|a\b)\p{Ll}+ (?:up|off|out|down|it|them|the|your|an?) |^(?:very )?(?:well|thoroughly|gently|together|carefully|quickly), /u;

/** "To blend and dissolve the cubes": two aims, of which the second reads like an order. */
const secondAim =
  /\bto \p{L}+(?: [^\s,.;]+){0,4} and (?:dissolve|release|incorporate|distribute|coat|prevent|avoid|ensure|allow|help|develop|evaporate|absorb|loosen|moisten|soften|thicken|separate) /iu;

/** "The beans for the last 4", "the porcini half way": when it is done, and no part of what is handled. */
const timed = /\b(?:half ?-?way|part ?-?way|for the (?:last|final|first))\b/i;
/** "Broil the salmon 6 inches from the heat". */
const measured = new RegExp(
  String.raw`[${signs.number.slice(1, -1)}${signs.amount.slice(1, -1)}](?: (?:inch(?:es)?|cm))?$`,
  'u',
);

const strews = /^(?:sprinkle|scatter|drizzle|spread|pour|spoon|dust)$/;
const ontoFood = new RegExp(`^on ${signs.food}`, 'u');

const unbalanced = (text: string): boolean =>
  (text.match(/\(/g) ?? []).length !== (text.match(/\)/g) ?? []).length;

const outside = (text: string): string => text.replace(/\([^()]*\)/g, '');

function isSound({ lead, verbs, object, parts, particle }: Order): boolean {
  const said = outside(object);
  // "While everything is boiling dice the cheese, …"
  if (lead !== null && hidesVerb(outside(lead))) return false;
  const assures = /^(?:make|ensure|check|see)$/.test(verbs[0]!);
  // "Peel the tomatoes: cut out the cores".
  if (/:$/.test(object)) return false;
  // "Crush the tomatoes and add (or use canned ones)".
  if (object.startsWith('(')) return false;
  // "Sprinkle on sugar": what is strewn, or what on.
  if (object === '' && strews.test(verbs[0]!) && ontoFood.test(parts[0]?.text ?? '')) return false;
  // "The stock bit by bit": how it goes in, cut in two.
  if (/ bit$/i.test(object) && /^by bit\b/i.test(parts[0]?.text ?? '')) return false;
  if (dangles.test(object) || unbalanced(object) || hangsOn.test(said) || howOften.test(said)) return false;
  if (!assures && clauseInside.test(said)) return false;
  if (hidesVerb(said) || strangeVerb.test(said)) return false;
  if (anyParticiple.test(said) && participleInside.test(` ${said}`) && !goesOnDoing.test(verbs[0]!))
    return false;
  if (timed.test(said) || (measured.test(said) && /^(?:away )?from\b/i.test(parts[0]?.text ?? '')))
    return false;
  // "To taste to the blender".
  if (tasted.test(parts.map(({ text }) => text).join(' '))) return false;
  // "Drizzle in, to serve": what is put in is still to come.
  if (particle === 'in' && object === '' && parts[0]?.kind === 'purpose') return false;
  return parts.every(
    ({ kind, text }, at) =>
      !unbalanced(text) &&
      !text.endsWith(':') &&
      !/^(?:in|to|into|on|onto|from|of)$/i.test(text) &&
      // "On both sides, dive it through the bowls".
      !/, \p{Ll}+ (?:it|them)(?= |$)/u.test(text) &&
      !(/^(?:when|until)$/.test(kind)
        ? hidesVerb(outside(text))
        : dangles.test(text) && !leadsOn(text, parts[at + 1])),
  );
}

/** "In an oven or on a grill". */
const leadsOn = (text: string, next: Part | undefined): boolean =>
  next !== undefined &&
  !next.comma &&
  // "On the sheet, then on a rack", but no "covered, then 20 minutes uncovered".
  (/(?:^| )(?:and|or)$/i.test(text) || (/, then$/i.test(text) && next.kind === 'place')) &&
  !/^using\b/i.test(next.text);

const tasted = /^to (?:your |the )?(?:taste|liking) (?:to|into|onto|in) /i;

/** "3 minutes after they float": a time that is counted from something, and means nothing else apart from it. */
const countedFrom = new RegExp(String.raw`${signs.time} after (?:they|it|you|the [\p{L}]+) `, 'iu');

/** Whether every order of a sentence has what it handles and nothing of another clause. */
export const isSure = (sentence: Sentence): boolean => sure.get(sentence, () => soundIn(sentence));

/** An instruction is told several times, until the whole is as long as it should be. */
const sure = createRecent<Sentence, boolean>(64);

const soundIn = ({ orders, source }: Sentence): boolean =>
  !secondAim.test(source) &&
  // "Combine wet and dry" dries nothing.
  !/\bwet and (?:the )?dry\b/iu.test(source) &&
  !countedFrom.test(source) &&
  orders.every(isSound);
