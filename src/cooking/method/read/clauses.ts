import type { ActionWord, UnderstoodRecipe } from '../../understand-recipe/model.ts';
import { actionNature } from '../../dishes/actions.ts';
import { oilsGrate } from './care-remarks.ts';
import type { Clause, Range } from '../model.ts';

type Verb = Pick<ActionWord, 'action' | 'start' | 'text'>;

/** A sentence ends at a mark that a capital, a digit or a bracket follows, at a semicolon, or at a line's end. */
const sentenceEnd =
  /(?<!\b(?:approx|tbsp|tsp|oz|lb|lbs|deg|no|fig|vs|e\.g|i\.e|etc))(?<!\b(?:min|mins|hr|hrs)(?=\.\s+\d))[.!?]+["”')]*\s+(?=["“'(*]?(?:\p{Lu}|\d))|(?:;\s+(?!(?:about |for )?\d+(?:\s*(?:-|–|to)\s*\d+)?\s*(?:min|sec)\w*\W*(?:$|\n|[.!?]\s)))|\n+/gu;

/** What may join a clause to the one before it, up to its verb. */
const joint =
  /(?:\s*[,;:–—-]?\s*\b(?:and then|and|then|&)\s+|\s*[,:]\s+|\s+[–—-]\s+)(?:(?:then|next|finally|now|just|also|back|\w{3,}ly)\s+)*$/i;

/** "Continue simmering" is a simmer. */
const goesOn = /\b(?:continue|keep|resume|carry on|go on|start|begin)(?: on)? $/i;

/** Splits the instructions of a recipe into clauses of one action each; together they hold every word. */
export function readClauses(understood: UnderstoodRecipe): readonly Clause[] {
  const clauses = understood.recipe.steps.flatMap((step, at) => stepClauses(understood, step.text, at));
  // "Spread out in a roasting tin and cook for 45 minutes" is a roast, where an oven was heated for it.
  if (!clauses.some(({ actions, text }) => actions.includes('preheat') && /\boven\b/i.test(text)))
    return clauses;
  return clauses.map((clause) =>
    clause.action === 'simmer' &&
    (clause.minutes?.[1] ?? 0) >= 8 &&
    /^\W*(?:and |then )*cook\b/i.test(clause.text) &&
    roastingTin.test(understood.recipe.steps[clause.step]!.text) &&
    !/\b(?:sauce|stock|water|simmer|boil|hob|stove)\b/i.test(understood.recipe.steps[clause.step]!.text)
      ? {
          ...clause,
          action: 'roast' as const,
          actions: clause.actions.map((one) => (one === 'simmer' ? 'roast' : one)),
        }
      : clause,
  );
}

const roastingTin =
  /\b(?:roasting|baking|oven) (?:tin|tray|pan|sheet|dish)\b|\bon (?:a|the) (?:[\w-]+ )?tray\b/i;

function sentences(text: string): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  let from = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    // "(Not too hot. It must not brown)" is one remark.
    const before = text.slice(from, match.index);
    const open = (before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0);
    if (open && text.indexOf(')', match.index) >= 0) continue;
    const end = match.index + match[0].trimEnd().length;
    found.push([from, Math.max(from, end)]);
    from = match.index + match[0].length;
  }
  if (text.slice(from).trim() !== '') found.push([from, text.length]);
  return found;
}

/** "Toss the wings in the glaze and return to the oven" is two things to do: what goes on, and the heat after it. */
function dressedFirst(one: Verb): readonly Verb[] {
  const found = dressesThenHeats.exec(one.text);
  if (found === null) return [one];
  const split = one.start + found[1]!.length;
  return [
    { action: 'coat', start: one.start, text: found[1]! },
    { action: one.action, start: split, text: one.text.slice(found[1]!.length) },
  ];
}

const dressesThenHeats =
  /^((?:toss|brush|coat|baste|dip|glaze|roll|slather|top|sprinkle|spread)\b.*?\b(?:and then|and|then)\s+)(?:return|put|place|slide|pop|set|transfer|move)\b/is;

/** "… then turn down, lid ajar, 30 min": nobody says that it simmers. */
function impliedSimmer(
  text: string,
  start: number,
  end: number,
  actions: readonly Verb[],
  whole: string,
): readonly Verb[] {
  const pressed = pressedFor.exec(text.slice(start, end));
  if (pressed !== null) {
    const from = start + pressed.index + pressed[1]!.length;
    const to = start + pressed.index + pressed[0].length;
    const told = actions.some(
      (one) => one.start >= start && one.start < to && actionNature[one.action].heats,
    );
    return told ? [] : [{ action: 'pressure-cook', start: from, text: pressed[2]! }];
  }
  const back = backOnFire.exec(text.slice(start, end));
  if (back !== null)
    return [
      {
        action: /smoker/i.test(back[0]) ? 'smoke' : 'grill',
        start: start + back.index + back[1]!.length,
        text: back[2]!,
      },
    ];
  const laid = onTheGrate.exec(text.slice(start, end));
  if (laid !== null && firedBefore.test(whole))
    return [
      {
        action: /\bsmoker\b/i.test(whole) ? 'smoke' : 'grill',
        start: start + laid.index + laid[1]!.length,
        text: laid[2]!,
      },
    ];
  const more = backForMore.exec(text.slice(start, end));
  if (more !== null && firedBefore.test(whole) && !/\boven\b/i.test(whole))
    return [
      {
        action: /smoker/i.test(whole) ? 'smoke' : 'grill',
        start: start + more.index + more[1]!.length,
        text: more[2]!,
      },
    ];
  const given = givesMore.exec(text.slice(start, end));
  if (given !== null && roastedBefore.test(whole))
    return [{ action: 'roast', start: start + given.index + given[1]!.length, text: given[2]! }];
  const longer = bakesMore.exec(text.slice(start, end));
  if (longer !== null && bakedJustBefore.test(text.slice(0, start)))
    return [{ action: 'bake', start: start + longer.index + longer[1]!.length, text: longer[2]! }];
  const dry = impliedOven(text.slice(start, end), whole);
  if (
    dry !== null &&
    !actions.some(
      (one) => one.start >= start + dry.at - 1 && one.start < end && actionNature[one.action].heats,
    ) &&
    !actions.some((one) => one.start >= start && one.start < start + dry.at && bakesOrFries.has(one.action))
  )
    return [{ action: 'bake', start: start + dry.at, text: dry.text }];
  const baked = intoOvenFor.exec(text.slice(start, end));
  if (
    baked !== null &&
    !actions.some(
      (one) =>
        one.start >= start + baked.index &&
        one.start < start + baked.index + baked[0].length &&
        actionNature[one.action].heats,
    )
  )
    return [{ action: 'bake', start: start + baked.index + baked[1]!.length, text: baked[2]! }];
  const first = text.slice(start, end);
  if (
    !actions.some((one) => one.start >= start && one.start < end) &&
    (intoFat.test(first) || shortFry.test(first))
  )
    return [{ action: 'saute', start, text: first }];
  const set = slowSet.exec(text.slice(start, end));
  if (
    set !== null &&
    !actions.some((one) => one.start >= start && one.start < end && actionNature[one.action].heats)
  )
    return [{ action: 'slow-cook', start: start + set.index + set[1]!.length, text: set[2]! }];
  const found = turnedDown.exec(text.slice(start, end));
  if (found === null) return unspokenSimmer(text, start, end, actions);
  const at = start + found.index + found[1]!.length;
  const stop = start + found.index + found[0].length;
  const said = actions.some((one) => one.start >= at && one.start < stop && actionNature[one.action].heats);
  return said ? [] : [{ action: 'simmer', start: at, text: found[2]! }];
}

const bakesOrFries: ReadonlySet<string> = new Set([
  'bake',
  'roast',
  'broil',
  'fry',
  'deep-fry',
  'grill',
  'smoke',
  'preheat',
  'air-fry',
  'toast',
]);

/** A dial's heat and its time by themselves: "350°, 8 min", "425F for 25-30 until golden". */
const bareHeat =
  /(^\W*|[,;:]\s+(?:(?:and|then) )*|\b(?:and|then) )((?:at |oven (?:at )?|in(?:to)? (?:the )?oven,? (?:at )?)?(?:1[2-9]\d|2[0-6]\d|[345]\d\d)\s?(?:°|º|degrees)?\s?[CFcf]?)(?=[\s,;:/][^.;]{0,40}?\b\d+(?:\s*(?:-|–|to)\s*\d+)?\s*(?:min|h(?:ou)?r|(?:un)?till?\b|$))/;
/** "Cover tight with foil, 4-5 hrs", "put back uncovered 15 min", of what an oven was heated for. */
const bareHours =
  /([,;]\s+(?:(?:and|then) )*)((?:for )?(?:about )?\d[\d½ ]*(?:\s*(?:-|–|to)\s*\d+[½]?)?\s*h(?:ou)?rs?\b)|(\b(?:and|then) |^\W*)((?:put|pop|stick|return|slide)(?: (?:it|them|the \w+))? (?:back|in)\b[^.;]*?\d+ ?(?:min|h(?:ou)?r))/i;
const ovenWare = /\b(?:foil|roasting|baking|dish|tin|tray|rack|uncovered|covered|casserole|oven)\b/i;
const ovenSet = /\b(?:pre-?heat|heat|set|turn|get)\b[^.;]{0,24}\boven\b|\boven\b[^.;]{0,12}\d{3}/i;
const noOven =
  /\b(?:oil|fry\w*|fryer|grill|bbq(?! sauce)|barbecue(?! sauce)|smoker|internal|thermometer|registers?|reads|inside|slow[- ]?cook\w*|crock|pressure|instant ?pot|sous|fridge|chill|marinate|overnight|soak|rise|prove|proof|rest|simmer)\b/i;

/** Where a sentence tells only the heat or the hours of an oven; null where it does not. */
function impliedOven(said: string, whole: string): { readonly at: number; readonly text: string } | null {
  if (noOven.test(said)) return null;
  const heat = bareHeat.exec(said);
  if (heat !== null) return { at: heat.index + heat[1]!.length, text: heat[2]! };
  if (!ovenSet.test(whole) || !ovenWare.test(said)) return null;
  const hours = bareHours.exec(said);
  if (hours === null) return null;
  const lead = hours[1] ?? hours[3] ?? '';
  return { at: hours.index + lead.length, text: hours[2] ?? hours[4]! };
}

/** "Drop in the chili, lid on, low flame, 2½ to 3 hours", "Add the carrots. 15 mins.": a pot that nobody says simmers. */
function unspokenSimmer(text: string, start: number, end: number, actions: readonly Verb[]): readonly Verb[] {
  const said = text.slice(start, end);
  if (otherMachine.test(text)) return [];
  const found = lidAndTime.exec(said) ?? carriesOn.exec(said);
  const from = found === null ? 0 : found.index + found[1]!.length;
  const stop = found === null ? said.length : found.index + found[0].length;
  if (
    actions.some(
      (one) => one.start >= start + from && one.start < start + stop && actionNature[one.action].heats,
    )
  )
    return [];
  // "Bake, uncovered, for 40 minutes" has its verb.
  const before = actions.findLast((one) => one.start >= start && one.start < start + from);
  if (found !== null)
    return before === undefined || before.action === 'boil' || !actionNature[before.action].heats
      ? [{ action: 'simmer', start: start + from, text: found[2]! }]
      : [];
  // Minutes by themselves go on with what was put in just before.
  return bareTime.test(said) && putInBefore.test(text.slice(0, start)) && wetWords.test(text)
    ? [{ action: 'simmer', start, text: said }]
    : [];
}

/** "Add the spuds and carry on for another 45 mins." */
const carriesOn =
  /(\b(?:and|then) )((?:carry on|keep going|keep it going|let it go|leave it)\b[^.;,]*?\b(?:for )?(?:another |a further )?\d+(?:\s*(?:-|–|to)\s*\d+)? ?(?:min(?:ute)?s?|hours?|hrs?)\b)/i;
const lowFire = String.raw`lid (?:on|ajar|half on|off|back on)|(?:half |part(?:ly|ially)? |loosely )?covered|uncovered|(?:(?:on|over) )?(?:an? |the )?(?:very |really )?(?:low|lowest|gentle|small|tiny|slow|medium-low|medium) (?:flame|fire|heat|simmer|gas)|(?:barely |just |only )?(?:at |on )?a (?:bare |gentle |very gentle )?simmer|low and slow`;
const howLong = String.raw`(?:\d[\d½¼¾⅓ .,/–-]*(?:(?:to|or) \d[\d½¼¾⅓ .,/–-]*)?(?:and a half )?|(?:an|one|two|three|four|half an) (?:and a half )?)(?:hours?|hrs?|min(?:ute)?s?)(?: and a half)?`;
const lidAndTime = new RegExp(
  String.raw`(^\W*|[,;]\s+(?:(?:and|then) )*)((?:${lowFire})\b(?:(?!\b(?:until|till|then)\b)[^.;])*?${howLong}\b)`,
  'iu',
);
const otherMachine =
  /\b(?:oven|grill|broil\w*|bbq|barbecue|air[- ]?fr\w+|slow[- ]?cook\w*|crock[- ]?pot|pressure|instant ?pot|microwave|smoker|steamer|rack|LOW|HIGH)\b/;
const bareTime = /^\W*(?:(?:about|another|around) )?\d+(?:\s*(?:-|–|to)\s*\d+)? ?min(?:ute)?s?\W*$/i;
const putInBefore = /\b(?:put|add|stir|drop|throw|tip|chuck|pop) (?:in |back )?(?:the )?[^.;]{3,60}[.;]\s*$/i;
const wetWords = /\b(?:simmer|stew|brais\w+|gravy|broth|stock|soup|sauce|curry|falling off|dropping off)\b/i;

/** "Lid back on, high pressure 3 min." */
const pressedFor = /(^|[,;]\s+(?:(?:and|then) )*)((?:manual )?(?:high|low) pressure)(?: for)? \d+\s*min/i;

/** "Lid on, LOW 6 hours or HIGH 3." */
const slowSet =
  /(^\W*|[,;:]\s+(?:(?:and|then) )*)((?:on )?(?:LOW|HIGH)(?=(?: for)? \d)|(?:on )?(?:[Ll]ow|[Hh]igh)(?=(?: for)? \d+(?:\s*(?:-|–|to)\s*\d+)?\s*h))(?: for)? \d+(?:\s*(?:-|–|to)\s*\d+)?\s*(?:h(?:ou)?rs?|h\b|min(?:ute)?s?)/;
/** "Lid on, into the oven 1 hr 45", "back in 30 min". */
const intoOvenFor =
  /([,;]\s+(?:(?:and|then) )*)((?:(?:back )?in(?:to)? the )?oven|back in)(?: for)? \d+[½¼¾]?(?:\s*(?:-|–|to)\s*\d+[½¼¾]?)?\s*(?:min|h(?:ou)?r)/i;
/** "Onion into the drippings, 6 min", "Garlic, cumin, oregano 1 min." */
const intoFat =
  /^[\p{L}&+, -]{3,50}? (?:into|in) (?:the )?(?:drippings|fat|oil|butter|(?:same )?(?:pan|pot|skillet))\b[^.;]*\b\d+(?:\s*(?:-|–|to)\s*\d+)?\s*min/iu;
const shortFry = /^[\p{L}&+, -]{3,60}?[,;]? [1-3] ?min(?:ute)?s?\.?$/iu;
/** "Put back on the smoker for 1 hour", "Back on the smoker for 2 hours." */
const backOnFire =
  /(^\W*|[,;]\s+(?:(?:and|then) )*|\b(?:and|then) )((?:(?:put|place|return|set|lay|pop)\b[^.;,]*?\b(?:back )?|back )(?:on|to|onto|in|into) the (?:smoker|grill|barbecue|bbq))\b[^.;,]*?\b\d+(?:\s*(?:-|–|to)\s*\d+)?\s*(?:min|h(?:ou)?r)/i;

/** "Fat side up on the grate, 5-6 hrs", "Back on till 203, 3 hrs or so": nobody says that it smokes. */
const onTheGrate =
  /(^\W*)((?:(?:fat|skin|bone|meat)[- ]side (?:up|down) )?on(?:to)? the (?:grates?|smoker|grill)\b|back on\b)[^.;]*?\d[\d½ –-]*(?:to \d+ )?(?:h(?:ou)?rs?|min(?:ute)?s?)\b/i;

/** "Put back on for a final hour", of what lay over a fire; "give them 10 mins more", of what is in the oven. */
const backForMore =
  /(^\W*|[,;]\s+(?:(?:and|then) )*|\b(?:and|then) )((?:put|place|lay|set|return)(?: (?:it|them|the [\p{L} ]{3,20}))? back on\b(?: (?:the|a) heat)?(?: for)?[^.;,]*?\b(?:hour|hours|hrs?|minutes?|mins?)\b)/iu;
const firedBefore = /\b(?:smoker|grill|barbecue|bbq)\b/i;
const givesMore =
  /(^\W*|[,;]\s+(?:(?:and|then) )*|\b(?:and|then) )(give (?:it|them|everything|the [\p{L} ]{3,20})(?: all)? (?:about |another |a further |a final )?\d+(?:\s*(?:-|–|to)\s*\d+)? ?(?:min(?:ute)?s?)(?: more| longer)?\b)/iu;
/** "Take off the foil, 25 more until it's bubbling." */
const bakesMore =
  /^(\W*(?:then )?(?:uncover|(?:take|lift|pull|remove)\b[^,.;]*\b(?:foil|lid|cover)\b[^,.;]*),\s+(?:and |then )*)((?:another |about |for )*\d+(?:\s*(?:-|–|to)\s*\d+)?(?: ?min(?:ute)?s?)?(?: more| longer)\b)/i;
const bakedJustBefore = /\bbake\b[^]*\d/i;
const roastedBefore = /\boven\b[^]*\b(?:roast|bake)\b/i;

const turnedDown =
  /(^|[,;]\s+(?:(?:and|then) )*|\b(?:and|then) )((?:turn|lower|reduce|knock)\b(?: (?:it|the (?:heat|flame|gas)))?(?: (?:right|way|back))?(?: down)?)\b[^.;]*?\b\d+(?:\s*(?:-|–|to)\s*\d+)?\s*(?:min(?:ute)?s?|h(?:ou)?rs?)\b/i;

function stepClauses(understood: UnderstoodRecipe, text: string, at: number): readonly Clause[] {
  const reading = understood.steps[at]!;
  const clauses: Clause[] = [];
  const whole = understood.recipe.steps.map((one) => one.text).join('\n');
  sentences(text).forEach(([start, end], sentence) => {
    const verbs = [...reading.actions, ...impliedSimmer(text, start, end, reading.actions, whole)]
      .sort((one, other) => one.start - other.start)
      .flatMap(dressedFirst)
      .filter(
        (one) =>
          one.start >= start &&
          one.start < end &&
          // "Cut side up": how it lies.
          !/^cut[- ]sides? (?:up|down)\b/i.test(text.slice(one.start)) &&
          (!/ing$/i.test(one.text) || goesOn.test(text.slice(0, one.start))),
      );
    const starts: { readonly cut: number; readonly body: number }[] = [{ cut: start, body: start }];
    for (const verb of verbs.slice(1)) {
      const last = starts.at(-1)!;
      const before = text.slice(last.body, verb.start);
      const found = joint.exec(before);
      // Inside brackets nothing is split.
      const open = (before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0);
      if (!found || open || found.index === 0) continue;
      const lead = /(?:\b(?:then|next|finally|now|just|also|\w{3,}ly)\s+)+$/i.exec(found[0]);
      const adverb = lead === null ? '' : lead[0].replace(/\b(?:then|next|now|and)\s+/gi, '');
      starts.push({ cut: last.body + found.index, body: verb.start - adverb.length });
    }
    starts.forEach(({ cut, body }, index) => {
      const stop = starts[index + 1]?.cut ?? end;
      const inside = (place: number): boolean => place >= body && place < stop;
      const own = verbs.filter((one) => inside(one.start));
      const counted = reading.durations.filter((one) => inside(one.start) && one.role === 'counted');
      const temperatures = reading.numbers.filter((one) => inside(one.start) && one.kind === 'temperature');
      const step = understood.recipe.steps[at]!;
      const inner = step.internalCelsius;
      clauses.push({
        step: at,
        sentence,
        start: body,
        end: stop,
        text: text.slice(body, stop),
        joint: text.slice(cut, body),
        action: own[0]?.action ?? null,
        actions: own.map((one) => one.action),
        minutes:
          counted.length === 0
            ? (spelledHour(text.slice(body, stop), own.length > 0) ??
              bareMore(
                text.slice(body, stop),
                own.some(({ action }) => actionNature[action].heats),
              ))
            : sum(counted.map((one) => [one.min, one.max] as const)),
        celsius: temperatures.some((one) => inner === null || Math.abs(one.value - inner) > 1)
          ? step.celsius
          : null,
        innerCelsius: temperatures.some((one) => inner !== null && Math.abs(one.value - inner) <= 1)
          ? inner
          : null,
        names: oilsGrate.test(text.slice(body, stop))
          ? []
          : [
              ...new Set(
                reading.mentions
                  .filter((one) => inside(one.start) && one.kind !== 'pronoun')
                  .map((one) => one.key),
              ),
            ],
      });
    });
  });
  return clauses;
}

/** "Bake 15-20 more till bubbly": minutes that nobody calls so. */
const bareMore = (text: string, heats: boolean): Range | null => {
  const found = heats
    ? /\b(\d{1,2})(?:\s*(?:-|–|to)\s*(\d{1,2}))? more(?=\s+(?:un)?till?\b|\W*$)/i.exec(text)
    : null;
  if (found !== null) return [Number(found[1]), Number(found[2] ?? found[1])];
  // "425F for 25-30 until golden".
  const range = heats
    ? /\d{3}\s?(?:°|º)?\s?[CFcf]?,? (?:for )?(?:about )?(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})(?=\s+(?:(?:or )?(?:un)?till?|minutes?)\b|\W*$)/.exec(
        text,
      )
    : null;
  return range === null ? null : [Number(range[1]), Number(range[2])];
};

/** "For a final hour", of what cooks. */
const spelledHour = (text: string, acts: boolean): Range | null =>
  acts && /\bfor (?:a|one|another|the)(?: (?:final|last|further|full|whole|more))* hour\b/i.test(text)
    ? [60, 60]
    : null;

const sum = (ranges: readonly Range[]): Range =>
  ranges.reduce<Range>((all, one) => [all[0] + one[0], all[1] + one[1]], [0, 0]);
