import type { Action } from '../vocabulary.ts';
import { actionPhrases } from './action-phrases.ts';
import { verbForms } from './action-words.ts';
import { findAll, inOrder, lastEnd } from './find-all.ts';
import { hintsIn, type Hints } from './hints.ts';
import type { ActionWord } from './model.ts';
import { mutedSpans } from './muted-spans.ts';
import { between, goesOnForTime, howItLies, isReported, isTold, wentOnForTime } from './told-actions.ts';
import type { Token } from './tokens.ts';

/** Words after which a base form is a verb: "then bake", "you can fry", "slowly pour". */
const verbBefore = new Set(
  'and then meanwhile meantime or to can will should may must could would gotta gonna wanna hafta now just also please let lets again next finally first you we i not either simply dont it them'.split(
    ' ',
  ),
);
const gerundBefore = new Set('by start begin starting while when keep continue try finish'.split(' '));
/** A verb may follow these without a comma: "in a separate bowl whisk …". */
const vesselWords = new Set(
  'bowl pan pot skillet saucepan wok jug processor blender dish tin jar mixer heat flame temperature boiling happening there'.split(
    ' ',
  ),
);
const determiners = new Set(
  'the a an your this that these those each some any more of in on with into onto from for as its their no'.split(
    ' ',
  ),
);

/** The verbs of an instruction, in order, each with what it does. `cook` waits for its surroundings. */
export interface ReadAction extends Omit<ActionWord, 'action'> {
  readonly action: Action | 'cook';
  readonly sentence: number;
  /** Only said along with something else ("stirring now and then"). */
  readonly aside: boolean;
}

/** Words in -ing that name things, and verbs' names that follow "to" as a phrase ("to taste"). */
const nounsInIng = new Set(
  'seasoning dressing topping filling icing frosting stuffing coating dripping glazing pudding'.split(' '),
);
/** Words in -ly that are no adverb of a verb. */
const noAdverbs = new Set(
  'only lovely family jelly belly early finely freshly thinly preferably coarsely roughly lightly partially fully newly slightly'.split(
    ' ',
  ),
);

/** Finds what an instruction tells to do; words in `until …` and `if …` tell nothing. */
export function readActions(
  text: string,
  tokens: readonly Token[],
  hints: Hints = hintsIn(tokens),
): readonly ReadAction[] {
  const found: ReadAction[] = [];
  const reported: ReadAction[] = [];
  const free = (start: number, end: number): boolean =>
    !found.some((one) => start < one.end && end > one.start);
  const sentenceAt = (place: number): number =>
    tokens.findLast((token) => token.start <= place)?.sentence ?? 0;
  const muted = mutedSpans(text, hints);
  const mayDeny = hints.has('not');
  const isMuted = (place: number): boolean => muted.some(([from, to]) => place >= from && place < to);
  for (const [pattern, action] of actionPhrases.among(tokens, ({ word }) => word.phrases)) {
    for (const match of findAll(text, pattern)) {
      const end = match.index + match[0].length;
      if (isMuted(match.index) || !free(match.index, end) || (mayDeny && negated(text, match.index)))
        continue;
      // "Just before folding in the whites": another time.
      if (/^\w+ing\b/i.test(match[0]) && anotherTime.test(text.slice(0, match.index))) continue;
      found.push({
        start: match.index,
        end,
        text: match[0],
        action,
        sentence: sentenceAt(match.index),
        // How it keeps afterwards.
        aside: action === 'chill' && /^(?:store|keep)\b/i.test(match[0]),
      });
    }
  }
  const report = ({ start, end, sentence }: Token, action: ReadAction['action']): void => {
    reported.push({ start, end, text: text.slice(start, end), action, sentence, aside: false });
  };
  /** What goes on by itself for a stated time counts whatever was told before it. */
  const goOn = ({ start, end, sentence }: Token, action: ReadAction['action']): void => {
    if (free(start, end))
      found.push({ start, end, text: text.slice(start, end), action, sentence, aside: false });
  };
  tokens.forEach((token, at) => {
    const form = token.word.verb;
    if (form === null || nounsInIng.has(token.low)) return;
    if (isMuted(token.start) || (mayDeny && negated(text, token.start))) return;
    // "Are boiled, peeled and cut into slices": no different from its base.
    if (
      sameParticiple.has(token.low) &&
      isReported(tokens, at, reported.at(-1)?.sentence === token.sentence)
    ) {
      report(token, form.action);
      return;
    }
    if (form.form === 'third') {
      // "Everything simmers for forty minutes".
      if (
        goesOnForTime.test(text.slice(token.start, token.end + 40)) &&
        !tokens[at]!.opens &&
        !/^(?:the|a|an|of|into|in|to|with|more|two|three|four|\d+)$/.test(tokens[at - 1]?.low ?? 'the')
      ) {
        goOn(token, form.action);
        return;
      }
      if (isTold(tokens, at, reported.at(-1)?.sentence === token.sentence)) report(token, form.action);
      return;
    }
    const before = tokens[at - 1];
    // "Wrap & chill".
    const lead = token.opens
      ? null
      : before !== undefined && /^\s*[&+]\s*$/.test(text.slice(before.end, token.start))
        ? 'and'
        : (before?.low ?? null);
    const adverb = lead?.endsWith('ly') === true;
    const clause =
      lead === null ||
      verbBefore.has(lead) ||
      (adverb && !noAdverbs.has(lead)) ||
      (adverb &&
        ((before?.opens ?? false) ||
          (tokens[at - 2]?.opens === true && /^(?:very|quite|fairly)$/.test(tokens[at - 2]!.low))));
    // "Mash a few to thicken it", "mix gently to hydrate": what it is for.
    if (/^(?:thicken|hydrate|rehydrate)$/.test(token.low) && lead === 'to') return;
    // "The shape you want it to bake in".
    if (lead === 'to' && /\bwants? (?:it|them|this) to $/i.test(text.slice(0, token.start))) return;
    // "With the other half cut in wedges".
    if (token.low === 'cut' && (lead === 'half' || lead === 'halves')) return;
    // "Add the orange cut in half".
    if (
      token.low === 'cut' &&
      lead !== null &&
      !verbBefore.has(lead) &&
      !adverb &&
      !/^(?:knife|scissors|shears|cutter|wheel)$/.test(lead) &&
      /^(?:in|into|lengthwise|lengthways|crosswise)$/.test(tokens[at + 1]?.low ?? '')
    )
      return;
    // "Squash: halve it".
    if (form.noun && text[token.end] === ':' && tokens[at - 1]?.sentence !== token.sentence) return;
    // "Basil in, heat off": what is done to the heat.
    if (
      token.low === 'heat' &&
      (/^(?:off|down)$/.test(tokens[at + 1]?.low ?? '') ||
        (tokens[at + 1]?.low === 'up' && (tokens[at + 2] === undefined || tokens[at + 2]!.opens)))
    )
      return;
    // "In a sauté pan", "into the hot frying pan".
    if (
      token.low === 'saute' &&
      tokens[at + 1]?.low === 'pan' &&
      !tokens[at + 1]!.opens &&
      tokens.some(
        ({ low, word }) => low !== token.low && word.verb !== null && heatsFood.has(word.verb.action),
      )
    )
      return;
    if (token.opens && foodAtOpening(token, at, tokens)) return;
    if (token.low === 'taste' && (lead === 'to' || lead === 'your')) return;
    // "Pull the steaks out of the fridge".
    if (
      token.low === 'pull' &&
      /^pull [^.;]{0,40}\b(?:out|(?:off|from) the (?:oven|heat|grill|fridge))\b/i.test(
        text.slice(token.start),
      )
    )
      return;
    // "Press START": a machine's button.
    if (
      /^(?:press|hit|push)$/.test(token.low) &&
      /^\w+ (?:the )?(?:start|cancel|stop|on|power|sear|button|["“'‘]?\w+["”'’]? button)\b/i.test(
        text.slice(token.start),
      )
    )
      return;
    // "Drop the temperature to 150 °C".
    if (
      /^(?:drop|raise|lift|move|set|adjust)$/.test(token.low) &&
      /^\w+ (?:the |your |its )?(?:oven |grill )?(?:temp(?:erature)?|heat|flame)\b/i.test(
        text.slice(token.start),
      )
    )
      return;
    if (token.low.startsWith('turn') && notTurning.test(text.slice(token.start, token.end + 16))) return;
    // "Pepper, onion and broth go in", "…, pepper without seeds": a list of foods.
    if (
      (token.low === 'pepper' || token.low === 'salt') &&
      lead === null &&
      (tokens[at + 1]?.opens === true ||
        (before?.sentence === token.sentence &&
          /^(?:without|with|in|cut|from|for|on)$/.test(tokens[at + 1]?.low ?? '')))
    )
      return;
    // "Sit each potato between two chopsticks" puts it there.
    if (token.low === 'sit' && /^(?:each|the|your|a|them|it)$/.test(tokens[at + 1]?.low ?? '')) return;
    // "Preheat the oven to broil/grill".
    if (text[token.start - 1] === '/' && before !== undefined && verbForms.has(before.low)) return;
    if (
      lead === 'to' &&
      /^(?:broil|grill|bake)$/.test(token.low) &&
      /\b(?:pre-?heat|set|turn|switch)\b[^.,;]{0,40}$/i.test(text.slice(0, token.start))
    )
      return;
    // "Drop by drop", not "drop by spoonfuls".
    if (tokens[at + 1]?.low === 'by' && tokens[at + 2]?.low === token.low) return;
    if (token.low === 'fry' && lead !== null && /^(?:stir|french|oven|potato|small)$/.test(lead)) return;
    const hasPurpose = (): boolean =>
      lead !== null &&
      hints.has('purpose') &&
      forThe.test(text.slice(sentenceStart(text, token.start), token.start));
    const vessel =
      lead !== null &&
      vesselWords.has(lead) &&
      tokens[at + 1] !== undefined &&
      !tokens[at + 1]!.opens &&
      !/^(?:of|and|or|with|is|are)$/.test(tokens[at + 1]!.low);
    let aside = false;
    if (form.form === 'passive') {
      // "The dough should be kneaded".
      const been = adverb ? tokens[at - 2]?.low : lead;
      // "The pie can be frozen" tells nobody to.
      if (
        /^(?:chill|freeze|reheat|warm)$/.test(form.action) &&
        /\b(?:can|may|could)\b[^.;]*$/i.test(text.slice(0, token.start))
      )
        return;
      // "It stewed gently for half an hour".
      if (
        wentOnForTime.test(text.slice(token.start, token.end + 40)) &&
        /^(?:it|they|all|everything|this|that)$/.test(tokens[at - 1]?.low ?? '')
      ) {
        goOn(token, form.action);
        return;
      }
      // "I scored a border and pricked the middle".
      if (isTold(tokens, at, reported.at(-1)?.sentence === token.sentence)) {
        report(token, form.action);
        return;
      }
      // "The meat is cooked in water", not "make sure it is cooked through".
      if (
        (form.action !== 'cook' ||
          /^(?:in|for|with|over|on|at|until|till|gently|slowly|together)$/.test(tokens[at + 1]?.low ?? '')) &&
        isReported(tokens, at, reported.at(-1)?.sentence === token.sentence)
      )
        report(token, form.action);
      if (
        been !== 'be' ||
        !/^(?:should|must|to|can|may|then|now)$/.test(tokens[at - (adverb ? 3 : 2)]?.low ?? '')
      )
        return;
    } else if (form.form === 'gerund') {
      // "Start by first mixing".
      const leadOn = between.test(lead ?? '') ? (tokens[at - 2]?.low ?? lead) : lead;
      const joined = found.at(-1);
      if ((lead === null && at > 0) || lead === 'while' || lead === 'when') aside = true;
      // "Begin by cutting the sausages and frying them".
      else if (
        lead === 'and' &&
        joined?.sentence === token.sentence &&
        !joined.aside &&
        /ing$/.test(joined.text)
      ) {
        // As the one before.
      } else if (!(lead === null || gerundBefore.has(leadOn!) || leftDoing.test(text.slice(0, token.start))))
        return;
      // What stands as a verb is one, whatever its purpose.
    } else if (vessel || (form.form === 'base' && (form.noun || !clause) && hasPurpose())) {
      // "In a large bowl whisk the eggs", "for the crust pulse flour and salt".
    } else if (form.form === 'base' && isLet(tokens, at, text)) {
      // "Let the soup boil for 4 more minutes".
    } else if (isNamed(tokens, at)) {
      // "Final proof 75 minutes", "second rise: an hour".
    } else if (!clause) {
      if (form.noun || (lead !== null && determiners.has(lead))) return;
    } else if (
      form.noun &&
      lead !== null &&
      (lead === 'and' || lead === 'or' || lead === 'them' || lead === 'it')
    ) {
      // "salt and pepper", "peel or zest": a noun where a noun stands before the "and".
      const next = tokens[at + 1];
      const governs =
        next !== undefined &&
        !next.opens &&
        (/\d/.test(text.slice(token.end, next.start)) ||
          /^(?:the|a|an|it|them|in|into|on|over|with|until|for|well|again|each|your|all|at|to|gently|together|on|both|another|about|through|by|up|out|off|until|till|two|three|four|some|half|very|under|between|around|inside|from|hard|fast|overnight|once|twice|uncovered|covered|before|while|as|so|additional|more|extra|any|remaining|enough|plenty|reserved|\w+ly)$/.test(
            next.low,
          ));
      const ends = next === undefined || next.opens;
      // "Add this to the pan and brown".
      const inPan =
        token.low === 'brown' && /^(?:pan|skillet|pot|wok|casserole)$/.test(tokens[at - 2]?.low ?? '');
      if (!governs && !(ends && (inPan || verbForms.get(tokens[at - 2]?.low ?? '') !== undefined))) return;
      if (!governs && (form.action === 'season' || form.action === 'coat')) return;
      // "The chocolate and butter together", "sugar and flour in a bowl" order nothing.
      if (
        /^(?:butter|oil|flour|sugar|cream|bread)$/.test(token.low) &&
        !/^(?:the|a|an|it|them|each|both|all|your|two|some|well|lightly|generously)$/.test(next?.low ?? '')
      )
        return;
      if (
        /^(?:salt|pepper)$/.test(token.low) &&
        !/^(?:the|it|them|both|well|generously|lightly)$/.test(next?.low ?? '')
      )
        return;
    } else if (
      form.noun &&
      lead === null &&
      nounAtOpening(token, tokens[at + 1], at, tokens, /:\s*$/.test(text.slice(0, token.start)))
    )
      return;
    if (howItLies(token, tokens[at + 1])) return;
    // "Top with the egg, cut into wedges": a participle.
    if (
      token.low === 'cut' &&
      lead === null &&
      before?.sentence === token.sentence &&
      verbForms.get(before.low) === undefined &&
      /^(?:into|in|to|lengthwise|crosswise)$/.test(tokens[at + 1]?.low ?? '')
    )
      aside = true;
    // "You may sieve it": nobody has to.
    if (
      form.form === 'base' &&
      /\byou (?:may|might|could) (?:also |then |optionally |even )?$/i.test(text.slice(0, token.start))
    )
      aside = true;
    if (!free(token.start, token.end)) return;
    found.push({
      start: token.start,
      end: token.end,
      text: text.slice(token.start, token.end),
      action: form.action,
      sentence: token.sentence,
      aside: aside || inBrackets(text, token.start),
    });
  });
  const first = new Map<number, number>();
  for (const { sentence, start } of found) first.set(sentence, Math.min(start, first.get(sentence) ?? start));
  const lead = new Map<number, number>();
  for (const { sentence, start } of reported) if (!lead.has(sentence)) lead.set(sentence, start);
  // Where an order comes first, the rest of its sentence describes: "see that the edges are sealed".
  found.push(
    ...reported.filter(({ sentence }) => (first.get(sentence) ?? Infinity) > (lead.get(sentence) ?? 0)),
  );
  if (!hints.has('muted') || !tokens.some(({ low }) => low === 'if'))
    return found.sort((a, b) => a.start - b.start);
  const told = found.filter(({ sentence }) => !supposed(tokens, sentence));
  // "If it is too thick, add water": what might be done, where something else is.
  if (told.length > 0 && told.length < found.length)
    for (const [at, one] of found.entries()) if (!told.includes(one)) found[at] = { ...one, aside: true };
  return inOrder(found);
}

/** Whether a sentence is about what may be the case: "if it catches, …", not "if using tinned beans, …". */
function supposed(tokens: readonly Token[], sentence: number): boolean {
  const at = tokens.findIndex((token) => token.sentence === sentence);
  return (
    tokens[at]?.low === 'if' &&
    !/^(?:using|you['’]re|making|serving|cooking)$/.test(tokens[at + 1]?.low ?? '') &&
    !(
      tokens[at + 1]?.low === 'you' &&
      /^(?:are|use|have|like|want)$/.test(tokens[at + 2]?.low ?? '') &&
      tokens[at + 3]?.low !== 'time'
    )
  );
}

/** "Leave the beans soaking", "keep it simmering". */
const leftDoing = /\b(?:leave|keep) (?:\p{L}+ ){1,4}$|\b(?:carry|go) on $/iu;

/** "Bulk proof 60 min": a stage called by its name, at the head of a sentence and with nothing that it governs. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  return (
    before !== undefined &&
    tokens[at - 2]?.sentence !== token.sentence &&
    before.sentence === token.sentence &&
    !token.opens &&
    /^(?:bulk|final|first|second|third|initial|last|cold|short|long|slow|overnight|main|bench)$/.test(
      before.low,
    ) &&
    /^(?:proof|prove|rise|ferment|bake|knead|rest|soak|fry|boil|simmer|mix|shape|roast|chill|freeze|cook|steam|fold|braise)$/.test(
      token.low,
    ) &&
    (next === undefined ||
      next.opens ||
      next.sentence !== token.sentence ||
      /^(?:for|at|in|until|till|about|min|mins|minutes?|hours?|hrs?|h|an?|on|with|overnight|under|of|covered|around|approx)$/.test(
        next.low,
      ))
  );
}

/** What a text with a sauté pan in it may say of what is done there. */
const heatsFood = new Set<ReadAction['action']>([
  'cook',
  'sear',
  'fry',
  'sweat',
  'simmer',
  'toast',
  'boil',
  'heat',
  'melt',
]);

/** "Let the soup boil", "allow the oil to heat up": what is let do something, where a noun could stand as well. */
function isLet(tokens: readonly Token[], at: number, text: string): boolean {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  return (
    !token.opens &&
    !determiners.has(tokens[at - 1]?.low ?? 'the') &&
    /^(?:boil|heat|toast|brown|steam|roast|warm|froth|crisp)$/.test(token.low) &&
    (next === undefined ||
      next.opens ||
      /^(?:for|until|till|up|through|in|over|on|and|while|a|another|gently|slowly|again|then|about|at|together|well)$/.test(
        next.low,
      )) &&
    letting.test(text.slice(Math.max(0, token.start - 60), token.start))
  );
}
const letting =
  /\b(?:let|allow|leave|permit)\s+(?:(?!(?:and|then|or|on|over|with|at|in|into|until|till|for|get|become|be|go|somewhere|keep|stay)\b)[\p{L}'’-]+\s+){1,5}$/iu;

/** Verbs whose participle is their base. */
const sameParticiple = new Set(['cut', 'put', 'spread', 'set']);
/** What stands before a verb of another time: "before folding in the whites". */
const anotherTime = /\b(?:before|after|prior to|when|while|without|instead of) (?:you (?:start|begin) )?$/i;

/** "Turn off the heat" stirs nothing. */
const notTurning =
  /^turn(?:ing)? (?:off|up|down|on|out|(?:it|everything) (?:right |all the way )?(?:off|up|down)\b|(?:it |them )?(?:out )?(?:into|onto)|(?:the |your )?(?:heat|flame|oven|gas|burner|hob))\b/i;
/** "For the crust", "to make the sauce" before a verb. */
const forThe =
  /^\W*(?:\d+[.)]\s*)?(?:for|to make) (?:the |your )?(?:(?!(?:the|your|an?)\b)\p{L}+\s+){1,2}$/iu;

const sentenceStart = (text: string, place: number): number => lastEnd(text.slice(0, place), /[.!?]\s+/g);

/** A remark inside brackets that do not begin a sentence: "the sweet potato (peel it, cube it)". */
function inBrackets(text: string, place: number): boolean {
  const open = text.lastIndexOf('(', place);
  if (open <= 0 || text.slice(open, place).includes(')')) return false;
  return !/[.!?]\s*$/.test(text.slice(0, open));
}

/** In a list ("add flour, salt, pepper") a bare noun follows a comma; a verb is followed by what it handles. */
function nounAtOpening(
  token: Token,
  next: Token | undefined,
  at: number,
  tokens: readonly Token[],
  afterColon: boolean,
): boolean {
  const form = verbForms.get(token.low)!;
  if (at === 0) return false;
  if (tokens[at - 1]!.sentence !== token.sentence) return false;
  // "The roux: mix oil and flour" orders; "spices: pepper, salt" lists.
  if (afterColon && form.action !== 'season' && form.action !== 'coat') return false;
  if (token.low === 'cream' && next?.low === 'cheese') return true;
  if (form.action === 'season' || form.action === 'coat' || form.action === 'cut' || token.low === 'cream')
    return next === undefined || next.opens || /^(?:and|or|powder|juice|extract|to)$/.test(next.low);
  return /^(?:beans?|oil|sauce|pan|cheese|milk|cream|bread|butter|powder|seeds?|sugars?|rice|lentils?|ale|syrup|stock|broth|flour)$/.test(
    next?.low ?? '',
  );
}

/** "Butter, syrup and cocoa into a pan" butters nothing; "butter and flour the tin" does. */
function foodAtOpening(token: Token, at: number, tokens: readonly Token[]): boolean {
  if (!/^(?:butter|oil|flour|cream|salt|pepper|bread|ice)$/.test(token.low)) return false;
  const [next, third, fourth] = tokens.slice(at + 1, at + 4);
  if (next === undefined) return false;
  // "Flour in all at once".
  if (
    !next.opens &&
    (next.low === 'into' ||
      (next.low === 'in' &&
        (third === undefined ||
          third.opens ||
          /^(?:all|now|next|then|together|too|last|first)$/.test(third.low))))
  )
    return true;
  if (at > 0) return false;
  if (!next.opens && !/^(?:and|&)$/.test(next.low)) return false;
  if (next.opens) return next.sentence === token.sentence && verbForms.get(next.low) === undefined;
  return (
    third !== undefined &&
    !(verbForms.has(third.low) && /^(?:the|a|an|it|them|your|each|both|well|all)$/.test(fourth?.low ?? ''))
  );
}

const negated = (text: string, place: number): boolean =>
  /\b(?:not|do not|don['’]?t|never|not to|avoid|without|no need to|instead of|rather than|be careful not to|doesn['’]?t|does not|won['’]?t|didn['’]?t)\s+(?:(?:let|letting|allow(?:ing)?) (?:\w+ ){1,3}?(?:to )?)?(?:\w+ly\s+|be\s+)?$/i.test(
    text.slice(Math.max(0, place - 40), place),
  );
