import { findAll, lastEnd } from './find-all.ts';
import { anything, type Hints } from './hints.ts';
import type { Duration, DurationRole, NumberSpan } from './model.ts';
import { isElsewhere } from './other-ways.ts';

/** Minutes of a night: eight hours, the least that cooks mean by it (house timing). */
const nightMinutes = 480;

/** "Overnight", "soak the beans the night before". */
const nights =
  /\b(?:overnight|over night|overnite|all night)\b|\bthe (?:night|evening) before\b(?<=^(?:[^.;]*[.;])?[^.;]*\b(?:soak|soaking|marinate|leave|cover)\b(?<!\b(?:can|could|may|if you)\b[^.;]*)[^.;]*\bthe (?:night|evening) before)/gi;

interface Raw {
  readonly start: number;
  readonly end: number;
  readonly min: number;
  readonly max: number;
}

const besideWord =
  /\b(?:meanwhile|in the meantime|at the same time|while (?:it|they|the|that|this|you|your))\b/i;

/** Every stated time of an instruction, joined ("1 hour 20 minutes") and judged as to what it means for the step. */
export function readDurations(
  text: string,
  numbers: readonly NumberSpan[],
  hints: Hints = anything,
): readonly Duration[] {
  const raw = joinParts(
    [
      ...numbers
        .filter((number) => number.kind === 'minutes')
        .map((number) =>
          halves(text, number.start, number.end, number.value, number.valueMax ?? number.value, number),
        ),
      ...apart(bareMinutes(text, numbers)),
      ...(hints.has('night') ? findAll(text, nights) : []).map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        min: nightMinutes,
        max: nightMinutes,
      })),
    ].sort((a, b) => a.start - b.start),
    text,
  );
  const durations: Duration[] = [];
  for (const [at, one] of raw.entries()) {
    // "Overnight, 12-18 hours": how long that night is.
    const next = raw[at + 1];
    if (
      next !== undefined &&
      /^over ?ni(?:ght|te)$/i.test(text.slice(one.start, one.end)) &&
      /^\s*[,(–-]\s*(?:(?:about|at least|around|up to)\s+)?$/i.test(text.slice(one.end, next.start))
    )
      continue;
    const sideFactor =
      hints.has('at a side') &&
      /^\s*,?\s*\(?(?:on|per|for|to)?\s*(?:each|per|every|a|either|the (?:first|other)|both)?\s*sides?\b/i.exec(
        text.slice(one.end, one.end + 30),
      );
    const factor = sideFactor && /\b(?:each|per|every|a|either|both)\b/i.test(sideFactor[0]) ? 2 : 1;
    durations.push({
      start: one.start,
      end: one.end,
      text: text.slice(one.start, one.end),
      min: one.min * factor,
      max: one.max * factor,
      role: roleOf(text, one, durations, hints),
      beside: hints.has('side by side') && besideWord.test(text.slice(0, one.start)),
    });
  }
  return durations;
}

const spelled: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};

/** A number after which its clause ends: no noun says what it counts. */
const bareMinute =
  /(?<!\bmeans )\b(for|another|further|final|rest|stand|sit|bake|cook|simmer|boil|fry|roast|steam|grill|cool)( it| them)?( another| a further| an extra| about| around)? ((\d{1,2}|two|three|four|five|six|eight|ten|fifteen|twenty|thirty)(?:\s*(?:-|–|to|or)\s*(\d{1,2}|two|three|four|five|six|eight|ten|fifteen|twenty|thirty))?)(?=\s*(?:[.,;:!)]|$|until\b|till?\b|then\b|or so\b|before\b|while\b|to (?:finish|crisp|brown)\b|more\b(?! min)))/gi;

/**
 * "Cook for 12 minutes, and leave it for another 10 to 15": minutes again, as the text has just said so. "Another 15"
 * needs no such word before it: nothing else is counted on the fire.
 */
function bareMinutes(text: string, numbers: readonly NumberSpan[]): readonly Raw[] {
  return [...againMinutes(text, numbers), ...jottedMinutes(text, numbers)];
}

/** "Simmer 20", "marinate 20", "stand 10": a cook's jotting, in which the number ends its clause. */
const afterCooking =
  /\b(simmer|bubble(?: down| away| up)?|marinate|marinade|rest|stand|chill|bake|roast|fry|air[- ]?fry|boil|steam|cook|poach|grill|bbq|soak|microwave|nuke|zap|saut[eé]|soften|brown|prove|blanch|reduce|braise|toast|cool)(?: (?!(?:to|into|with|of|in|step|steps|gas|mark|serves?|by|x|or|and|number|no|size)\b)[\p{L}']+){0,4} (\d{1,2})(?:\s*(?:-|–|to)\s*(\d{1,2}))?(?=\s*(?:[.,;!)]|$|until\b|till?\b|then\b|or so\b|turning\b|lid\b|more\b(?! (?:min|h))))/giu;
/** "For 20-25", "for the last 5" at the end of a clause. */
const forSoMany =
  /(?<!\b(?:serves?|enough|recipe|divide|makes?|table|dish|meal|portions?)(?: it| them)? )\bfor (?:the |about |another |a final )*(?:last |final )?(\d{1,2})(?:\s*(?:-|–|to)\s*(\d{1,2}))?(?=\s*(?:[.,;!)]|$))/gi;
/** Right behind a temperature: "200 fan 15-20", "180C, 35-40". */
const behindHeat =
  /^(?:[\s,]*\(?fan\)?)?[\s,]+(?:for )?(?:about )?(\d{1,2})(?:\s*(?:-|–|to)\s*(\d{1,2}))?(?=\s*(?:[.,;!)]|$|until\b|till?\b|turning\b))/i;
/** "12-15 more": nothing else is counted so. */
const soManyMore =
  /(?<=^|[.;,] )(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2}) more(?=\s*(?:[.,;!)]|$|until\b|till?\b))/gi;
/** Minutes of a jotting; more are degrees or pieces. */
const mostJotted = 90;

/** Each place once, whichever pattern found it. */
const apart = (all: readonly Raw[]): readonly Raw[] =>
  all.filter((one, at) => all.findIndex((other) => one.start < other.end && other.start < one.end) === at);

function jottedMinutes(text: string, numbers: readonly NumberSpan[]): readonly Raw[] {
  if (!numbers.some(({ kind }) => kind === 'count')) return [];
  const counted = (start: number): boolean =>
    numbers.some((one) => one.kind === 'count' && one.start <= start && one.end > start);
  const made: Raw[] = [];
  const take = (
    start: number,
    figures: string,
    low: string,
    high: string | undefined,
    least: number,
  ): void => {
    const [min, max] = [Number(low), Number(high ?? low)];
    if (max > mostJotted || max < least || max < min || !counted(start)) return;
    if (made.some((one) => one.start === start)) return;
    made.push({ start, end: start + figures.length, min, max });
  };
  const figuresOf = (low: string, high: string | undefined, whole: string): string =>
    high === undefined ? low : whole.slice(whole.lastIndexOf(low, whole.lastIndexOf(high) - 1));
  for (const match of findAll(text, afterCooking)) {
    const figures = figuresOf(match[2]!, match[3], match[0]);
    take(
      match.index + match[0].length - figures.length,
      figures,
      match[2]!,
      match[3],
      match[3] === undefined ? 3 : 2,
    );
  }
  const heat = numbers.filter(({ kind }) => kind === 'temperature');
  for (const match of findAll(text, forSoMany)) {
    const figures = figuresOf(match[1]!, match[2], match[0]);
    const sure = match[2] !== undefined || heat.length > 0 || /last|final/i.test(match[0]);
    if (sure) take(match.index + match[0].length - figures.length, figures, match[1]!, match[2], 2);
  }
  for (const one of heat) {
    const match = behindHeat.exec(text.slice(one.end));
    if (match === null) continue;
    const figures = figuresOf(match[1]!, match[2], match[0]);
    take(one.end + match[0].length - figures.length, figures, match[1]!, match[2], 4);
  }
  for (const match of findAll(text, soManyMore)) {
    const figures = match[0].slice(0, -' more'.length);
    take(match.index, figures, match[1]!, match[2], 2);
  }
  return made;
}

function againMinutes(text: string, numbers: readonly NumberSpan[]): readonly Raw[] {
  const first = numbers.find(({ kind, unit }) => kind === 'minutes' && /^m/i.test(unit ?? ''));
  if (first === undefined && !/\b(?:another|further|final|extra)\b/i.test(text)) return [];
  if (
    !numbers.some(({ kind }) => kind === 'count') &&
    !/\b(?:two|three|four|five|six|eight|ten|fifteen|twenty|thirty)\b/i.test(text)
  )
    return [];
  return findAll(text, bareMinute).flatMap((match) => {
    const [whole, lead, , extra, figures, low, high] = match;
    const start = match.index + whole.length - figures!.length;
    const again = first !== undefined && start >= first.end;
    if (!again && !/another|further|extra/i.test(`${lead}${extra ?? ''}`)) return [];
    const value = (word: string): number => spelled[word.toLowerCase()] ?? Number(word);
    const [min, max] = [value(low!), value(high ?? low!)];
    const taken = numbers.some((one) => one.kind !== 'count' && one.start <= start && one.end > start);
    return taken || min === 0 ? [] : [{ start, end: start + figures!.length, min, max }];
  });
}

/** "1 hour and a half", "an hour and a half". */
function halves(text: string, start: number, end: number, min: number, max: number, span: NumberSpan): Raw {
  // "1 hour 30."
  const bare = /^(?:(\d{2})(?!\s*(?:m|:|\d))|\s+(\d{1,2})(?=\s*(?:[.,;)]|$)))/i.exec(text.slice(end));
  if (bare !== null && /^h/i.test(span.unit ?? '') && min === max)
    return { start, end: end + bare[0].length, min: min + Number(bare[0]), max: max + Number(bare[0]) };
  // "Another minute or two".
  const or = min === max && /^\s+or\s+(two|three)\b/i.exec(text.slice(end));
  if (or) return { start, end: end + or[0].length, min, max: min * (/two/i.test(or[1]!) ? 2 : 3) };
  const more = /^\s+and\s+(?:a\s+half|½|1\/2)\b/i.exec(text.slice(end));
  if (!more || !/^h/i.test(span.unit ?? '')) return { start, end, min, max };
  return { start, end: end + more[0].length, min: min + 30, max: max + 30 };
}

function joinParts(parts: readonly Raw[], text: string): readonly Raw[] {
  const sums = joinPairs(parts, text, /^\s*(?:,|and|&)?\s*$/i, (last, part) =>
    last.min >= 60 && last.min % 60 === 0 && part.max < 60
      ? { min: last.min + part.min, max: last.max + part.max }
      : null,
  );
  return joinPairs(sums, text, /^\s*(?:-|–|—|\/|to|up to)\s*$/i, (last, part) =>
    last.min === last.max && part.max > last.min ? { min: last.min, max: part.max } : null,
  );
}

function joinPairs(
  parts: readonly Raw[],
  text: string,
  joint: RegExp,
  join: (last: Raw, part: Raw) => { readonly min: number; readonly max: number } | null,
): readonly Raw[] {
  const joined: Raw[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const whole =
      last !== undefined && joint.test(text.slice(last.end, part.start)) ? join(last, part) : null;
    if (whole === null) joined.push(part);
    else joined[joined.length - 1] = { start: last!.start, end: part.end, ...whole };
  }
  return joined;
}

function roleOf(text: string, one: Raw, earlier: readonly Duration[], hints: Hints): DurationRole {
  const before = text.slice(Math.max(0, one.start - 70), one.start);
  const after = text.slice(one.end, one.end + 45);
  const sentenceStart = lastEnd(text.slice(0, one.start), /[.!?]\s+|\n/g);
  const sentence = text.slice(sentenceStart, one.start);
  const lead = sentence.includes('(') ? sentence.replace(/\([^)]*\)/g, '') : sentence;
  if (
    hints.has('interval') &&
    (/\bevery\s*(?:other\s*)?$/i.test(before) ||
      /^[\s-]*(?:intervals?|increments?|bursts?|blasts?|bouts?|at a time|pulses?)\b/i.test(after))
  )
    return 'interval';
  // "Feed it once a week".
  if (
    /\b(?:once|twice|times) (?:an? |each |every |per )?$/i.test(
      before + (/^an? /iu.exec(text.slice(one.start))?.[0] ?? ''),
    )
  )
    return 'interval';
  // "Till a crumb browns in 30 seconds" tries the oil.
  if (
    /\bin\s+(?:about\s+)?$|within\s+$/i.test(before) &&
    /\b(?:until|till?|when|should)\b[^.;,]*\b(?:in|within)\s+(?:about\s+)?$/i.test(lead)
  )
    return 'inside';
  // "Every 30 minutes for the first 2 hours".
  if (/\bfor the first (?:about )?$/i.test(before) && /\bevery\b/i.test(lead)) return 'inside';
  const inside = hints.has('inside');
  if (inside && /(?<!\ba )\b(?:last|final|within|once in)\s+(?:the\s+)?(?:about\s+)?$/i.test(before))
    return 'inside';
  if (
    inside &&
    (/^\s*(?:into(?= (?:the |its |their )?\w+(?:ing| time)\b)|less|shy|short|earlier|prior|ahead|in advance|away from|early|under the|before (?:the end|(?:it|they)(?:['’]s| is| are)(?! (?:sent|served|poured|put|taken|brought|added|turned|cut|left|eaten))|the \w+ (?:is|are)(?! (?:sent|served|poured|put|taken|brought|added|turned|cut|left|eaten))|(?:the )?end of))\b/i.test(
      after,
    ) ||
      (/^\W*(?:about |around |up to |at least |no more than )?$/i.test(lead) &&
        /^\s*before\b/i.test(after)) ||
      // "Add the peas 10 minutes before serving".
      (/^\s*before\s+(?:serving|switching|turning (?:off|the)|taking|removing|you (?:serve|take|turn|switch|finish)|cooking (?:ends|is|time))/i.test(
        after,
      ) &&
        /^\W*(?:then |and |lastly |finally )*(?:add|stir in|put in|throw in|tip in|fold in|drop in|pop in)\b(?![^.;]*\b(?:cook|simmer|fry|boil|bake|roast|rest|chill)\b)/i.test(
          lead,
        )) ||
      // "Take it out of the fridge an hour before you cook it".
      (/^\s*before(?:\s+(?:you\b|\w+ing\b)|hand\b|\s*(?:[.,;]|$))/i.test(after) &&
        /\bout (?:of the fridge )?$|\b(?:take|remove|bring|get|pull|lift)\b[^;]*\b(?:fridge|refrigerator|freezer|room temperature)\b/i.test(
          lead,
        )) ||
      (one.min >= 20 &&
        /^\s*before\s+you\b/i.test(after) &&
        /\b(?:take|get|bring) (?:it|them|\w+ \w+) out (?:about |around )?$/i.test(lead)))
  )
    return 'inside';
  if (
    isElsewhere(text, one.start, hints) ||
    /^\s*(?:is|would be|works?)\b[^.;)]{0,20}\b(?:better|best|ideal|great|fine)\b/i.test(after)
  )
    return 'alternative';
  // "Can be made ahead to this point and refrigerated overnight": nobody has to.
  if (
    one.min >= 60 &&
    /\b(?:can|may|could|might) (?:also )?be (?:\w+ )?(?:made|prepared|assembled|done|refrigerated|chilled|frozen|kept)\b/i.test(
      lead,
    )
  )
    return 'alternative';
  if (
    /\b(?:improved|better|best|improves?|benefits?)\b[^.;]{0,12}\b(?:by|for|after|from|with) $/i.test(before)
  )
    return 'alternative';
  if (/^\s*,?\s*if you(?:['’]ve| have)(?: got)? one\b/i.test(after)) return 'alternative';
  // "I don't recommend going over 24 hours".
  if (
    /\b(?:don['’]?t|do not|not|never|wouldn['’]?t)\b[^.;,]*\b(?:recommend\w*|advise\w*|suggest\w*|go(?:ing)? (?:much )?(?:over|past|beyond|above)|exceed)\b[^.;,]*$/i.test(
      lead,
    )
  )
    return 'alternative';
  // "Keep the lid on: every look inside costs about 20 minutes."
  if (/\b(?:costs?|loses?|sets? (?:it|you) back) (?:you )?(?:about |around |some |up to )?$/i.test(before))
    return 'alternative';
  // "The turnips, which need a few days: … refrigerate for 3 days": said at once, then told.
  if (
    /\b(?:needs?|takes?|wants?|requires?) (?:about |at least |only )?$/i.test(before) &&
    /^\s*:/.test(after)
  )
    return 'alternative';
  const long = one.min >= 1440;
  // "Spoon into jars, fridge 2 weeks or freeze".
  if (long && /\b(?:fridge|refrigerator|freezer) (?:for )?(?:about |up to )?$/i.test(before))
    return 'storage';
  // "Store everything in a closed bowl overnight (13-16 h)": so the work goes on.
  const waits =
    !long &&
    /^\W*(?:then |and )?(?:store|keep) (?:everything|all|them|it|the (?:\w+ ){1,4})(?: [^.;]*)?$/i.test(
      lead,
    ) &&
    /\bover ?night\b/i.test(text.slice(Math.max(0, one.start - 14), one.end));
  if (
    (!waits &&
      hints.has('kept') &&
      /\b(?:(?:sit|keep|wait) happily|(?:keeps|(?<=\b(?:will|can|could|should|may|they|[a-z]+['’]ll|to|also|you) (?:\w+ )?)keep)(?! aside| warm| (?:it|them|this|that|the \w+(?: \w+)?) aside| \w+ing\b| (?:it |them )?(?:in|at) (?:a |an )?(?:warm|cool|dark)| (?:it|them|the \w+) (?:covered|closed|warm|hot)\b)|stor(?:e|ed|es|ing)|(?:(?<=\b(?:will|can|could|should|may|they|it) )last|lasts)(?! (?:of|bits?|few|time|minutes?)\b)|leftovers\b|leftover (?:\w+ )?(?:will|can|keeps?)|shelf[- ]life|on (?:a|the) (?:cool |dark )?shelf|good for|fresh for|freeze for up|best (?:within|eaten)|airtight)\b/i.test(
        lead,
      )) ||
    (long && hints.has('kept') && /\bkeep\b/i.test(lead)) ||
    (long && /\bup to\s*$/i.test(before) && !/\b(?:marinat|brin|cur|ferment|age|soak)/i.test(lead))
  )
    return 'storage';
  // "… it is done; if not, boil 2 minutes more."
  if (/[;:,–-]\s*(?:but |and )?if (?:not|needed|necessary|it (?:is|does)n['’]t)\b[^.;]*$/i.test(lead))
    return 'conditional';
  if (
    /^(?:\s*\W*)(?:if|alternatively|or)\b/i.test(lead) &&
    !/^\W*if (?:using|you (?:are|have(?! time)|use))/i.test(lead)
  )
    return /^\W*if\b/i.test(lead) ? 'conditional' : 'alternative';
  if (earlier.length > 0) {
    const last = earlier.at(-1)!;
    const gap = text.slice(last.end, one.start);
    // "At least four hours (overnight is better still)".
    if (
      last.role === 'counted' &&
      /^\s*\(\s*$/.test(gap) &&
      /^over ?night$/i.test(text.slice(one.start, one.end))
    )
      return 'alternative';
    // "For at least three days and at most two weeks".
    if (
      last.end >= sentenceStart &&
      /^\s*,?\s*(?:and|but|or)?\s*(?:for\s+)?(?:at (?:the )?most|no (?:more|longer) than|not (?:more|longer) than|a maximum of)\s*$/i.test(
        gap,
      )
    )
      return 'alternative';
    // "2 hours minimum, 24 hours max".
    if (last.end >= sentenceStart && /^\s*(?:max\b|maximum|at (?:the )?most|tops\b)/i.test(after))
      return 'alternative';
    if (
      last.end >= sentenceStart &&
      (/\bor\s+(?:(?:for|about|up to|preferably|even|at least|better|still|longer|more|as long as|until|around|ideally|optionally|just|(?:(?:on|at|over) )?(?:(?:a |the )?(?:low|high|full|medium)(?:[ -]+(?:low|high))?)(?: heat| setting| power)?|(?:in|with) (?:the|a|an) \w+(?: \w+)?)\s+)*$/i.test(
        gap,
      ) ||
        /^(?: (?:longer|more))?[\s,(]*(?:(?:and |or |but )?(?:up to|preferably|ideally|optionally|even better|better yet|better|no more than))\s*(?:for\s+)?$/i.test(
          gap,
        ))
    )
      return 'alternative';
    if (
      /\b(?:halfway|turning|flipping|rotating|basting|stirring)\b[^.]*\bafter\s+(?:the first |about )?$/i.test(
        gap,
      )
    )
      return 'inside';
  }
  if (
    /\bafter\s+(?:(?:about|around|the|another|approximately|roughly|first|a|these|those)\s+)*$/i.test(before)
  )
    return 'elapsed';
  return 'counted';
}

/** Minutes that the stated times of a step make up, as least and most; null where none is counted. */
export function sumDurations(
  durations: readonly Duration[],
  text: string,
  hints: Hints = anything,
): { readonly min: number; readonly max: number } | null {
  const counted = durations.filter((one) => one.role === 'counted');
  if (counted.length === 0) return null;
  const total =
    hints.has('total') &&
    counted.find(
      (one) =>
        /^\s*(?:in total|total|altogether|all together|in all)\b/i.test(text.slice(one.end)) ||
        /\b(?:total(?: of)?|altogether|in all)\s*(?:about\s*)?$/i.test(text.slice(0, one.start)),
    );
  if (total) return { min: total.min, max: total.max };
  const sum = (beside: boolean, end: 'min' | 'max'): number =>
    counted.filter((one) => one.beside === beside).reduce((all, one) => all + one[end], 0);
  return {
    min: Math.max(sum(false, 'min'), sum(true, 'min')),
    max: Math.max(sum(false, 'max'), sum(true, 'max')),
  };
}
