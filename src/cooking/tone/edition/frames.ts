/**
 * Notes that name a place, a heat and a time and no verb: "greased loaf pan 350 1 hr", "slow cooker low 8-10 hrs or high
 * 5-6". The verb follows from where it is and what it stands in. A sentence of which one word is not accounted for stays.
 */
import { replaceAllOf } from '#kernel/pattern-pieces';
import { capital } from '../capital.ts';
import { exchangesOf } from './exchange.ts';
import { isOrderVerb } from '../say/verb-forms.ts';

const figure = String.raw`(?:\d+ \d\/\d|\d+\/\d|\d+(?:\.\d+)?[½¼¾]?|[½¼¾])`;
const range = String.raw`${figure}(?: ?(?:-|–|to|or) ?${figure})?`;
const unit = String.raw`(?:minutes?|mins?|hours?|hrs?|h)(?![\p{L}])\.?`;
const time = String.raw`(?:(?:about|another|approx\.?|around) )?(?:${figure} ?${unit} ?(?:-|–|to) ?)?${range} ?${unit}(?: ${figure} ?mins?(?![\p{L}])\.?)?(?: or so| ?ish(?![\p{L}]))?`;
const vessel = String.raw`(?:(?:loaf|cake|pie|bundt|tart|roasting|baking|muffin|bread|casserole|sheet|frying|springform|jelly roll) )?(?:pans?|tins?|dish|tray|sheet|casserole|skillet|pot|wok|griddle|bakestone)`;
const madeReady = String.raw`(?:(?:well[- ])?greased|buttered|lined|oiled|floured|ungreased|greased and floured|big|large|small|medium|hot|dry|covered|shallow|deep|heavy|nonstick|non-stick|round|square|\d+(?:["”]|[- ]inch|cm)|\d+ ?(?:x|by) ?\d+(?:["”]|[- ]inch|cm)?)`;
const cueWords = String.raw`(?:nicely |deep |light |lightly )?(?:golden(?: brown)?|brown(?:ed)?|crispy?|bubbly|bubbling|tender|soft|set|done|firm|puffed|risen)`;
const cue = String.raw`(?:(?:or )?(?:until|till?|['’]til) [^.;,]+|${cueWords}(?: (?:and|&) ${cueWords})?)`;

/** The pieces that such a note is made of. */
const pieces: readonly (readonly [kind: string, pattern: RegExp])[] = (
  [
    ['heat', String.raw`(?:at |on )?gas (?:mark )?\d`],
    [
      'heat',
      String.raw`(?:at |on |to )?\d{3} ?°?(?:[CF](?![\p{L}]))?(?: ?fan)?(?: ?\/ ?(?:\d{3} ?°?[CF]?(?: ?fan)?|gas (?:mark )?\d))*(?![\d\p{L}]| ?(?:${unit}|[gmlk]|w\b))(?: (?:degrees|deg)\b\.?)?`,
    ],
    ['oven', String.raw`(?:in an? |in the )?(?:very |moderately )?(?:hot|moderate|slow|cool|medium) oven`],
    ['inner', String.raw`\(\d{3} ?°?[CF]?\)`],
    ['time', String.raw`(?:for )?${time}`],
    ['cue', cue],
    ['rack', String.raw`(?:on )?(?:an? )?rack on (?:an? )?(?:sheet pan|baking sheet|tray|sheet)`],
    [
      'place',
      String.raw`(?:in(?:to)? |on )?(?:an? |the )?(?:${madeReady},? (?:and )?)*${vessel}(?: w(?:ith|\/)? ?(?:a little |some )?oil)?(?=[ ,]|$)`,
    ],
    [
      'place',
      String.raw`(?:in(?:to)? |on )?(?:an? |the )?(?:${madeReady},? (?:and )?)+${vessel}(?: w(?:ith|\/)? ?(?:a little |some )?oil)?`,
    ],
    [
      'place',
      String.raw`(?:in )?(?:\d|two|three) (?:${madeReady},? (?:and )?)*(?:loaf|cake|pie|muffin) (?:pans|tins)`,
    ],
    [
      'place',
      String.raw`(?:in )?(?:an? |the )?(?:ungreased|greased|buttered|lined|oiled) \d+ ?x ?\d+(?:["”]|[- ]inch)?`,
    ],
    ['flame', String.raw`(?:on |over )?(?:low|med(?:ium)?|high|med(?:ium)?[- ](?:high|low)) heat`],
    ['way', String.raw`(?:un)?covered`],
    ['sides', String.raw`(?:(?:on )?(?:each|ea) side|per side|both sides|a side)`],
    [
      'half',
      String.raw`(?:flip(?:ping)?|turn(?:ing)?|shak(?:e|ing)|toss(?:ing)?|stir(?:ring)?) half ?way(?: through)?`,
    ],
    ['then', String.raw`then`],
  ] as const
).map(([kind, source]) => [kind, new RegExp(`^(?:${source})(?![\\p{L}\\d])`, 'iu')] as const);

interface Piece {
  readonly kind: string;
  readonly text: string;
}

/** The pieces of a note; null where a word of it is none of them. */
function piecesOf(note: string): readonly Piece[] | null {
  const found: Piece[] = [];
  let rest = note.trim();
  while (rest !== '') {
    const before = rest;
    for (const [kind, pattern] of pieces) {
      const text = pattern.exec(rest)?.[0];
      if (text === undefined || text === '') continue;
      found.push({ kind, text: text.trim() });
      rest = rest.slice(text.length).replace(/^(?:\s*(?:,|-|–|and(?= (?:bake|then)))\s*|\s+)/u, '');
      break;
    }
    if (rest === before) return null;
  }
  return found;
}

const until = (text: string): string =>
  /^(?:or )?(?:until|til|till|['’]til)\b/iu.test(text)
    ? text
        .replace(/^(?:until|till?|['’]til)\b/iu, 'until')
        .replace(/^or (?:until|till?|['’]til)\b/iu, 'or until')
        .replace(/^until (?=(?:flakes|bubbles|sets|thickens|softens|browns|sizzles)\b)/u, 'until it ')
    : `until ${text.toLowerCase()}`;
const bareHeat = (heat: string): string =>
  heat.replace(/^(?:at|on|to) /iu, '').replace(/ ?deg(?:rees)?\.?$/iu, '');
/** A heat with the scale that its figure tells, be it that of a hotter one beside it. */
const scaled = (heat: string, beside: readonly string[] = []): string => {
  const bare = bareHeat(heat);
  if (!/^\d{3}$/u.test(bare)) return bare;
  const degrees = Math.max(
    Number(bare),
    ...beside.map((one) => Number(bareHeat(one))).filter((n) => n < 551),
  );
  return degrees <= 250 ? `${bare}°C` : degrees >= 275 && degrees <= 550 ? `${bare}°F` : bare;
};
const placed = (place: string): string => {
  const said = place
    .replace(/^(?:in(?:to)?|on) /iu, '')
    .replace(/ w\/? ?(?=oil|a little oil|some oil)/iu, ' with ')
    .toLowerCase();
  const into = /\b(?:sheet|tray|rack|griddle|bakestone)\b/iu.test(said) ? 'on' : 'in';
  return `${into} ${/^(?:an?|the|\d|two|three) /u.test(said) || /s$/u.test(said) ? said : `${/^(?:[aeiou]|8)/u.test(said) && !/^un(?!g)/u.test(said) ? 'an' : 'a'} ${said}`}`;
};
const minutes = (said: string): string => said.replace(/^for /iu, '');

/** A note of place, heat and time as an order; null where it is none. Both a heat and a time, or a hot pan and a time, say what is done. */
function baked(note: string): string | null {
  const named = /^bake,? (?!at\b)/iu.exec(note)?.[0] ?? '';
  const all = piecesOf(note.slice(named.length));
  if (all === null) return null;
  const of = (kind: string): readonly string[] =>
    all.filter((one) => one.kind === kind).map(({ text }) => text);
  const [heats, times, places] = [of('heat'), of('time'), of('place')];
  if (times.length === 0) return null;
  const oven = of('oven')[0];
  const rack = of('rack')[0];
  const cues = of('cue').map(until);
  const end = `${cues.length === 0 ? '' : `, ${cues.join(' and ')}`}${
    of('half').length === 0
      ? ''
      : `, ${of('half')[0]!
          .toLowerCase()
          .replace(/^flip\b/u, 'flipping')
          .replace(/^turn\b/u, 'turning')
          .replace(/^shake\b/u, 'shaking')
          .replace(/^toss\b/u, 'tossing')
          .replace(/^stir\b/u, 'stirring')
          .replace(/half ?way$/u, 'halfway through')}`
  }`;
  const sides = of('sides')[0];
  if (heats.length === 0 && oven === undefined) {
    // "Hot pan 3-4 min each side".
    const flame = of('flame')[0];
    const over =
      flame === undefined
        ? ''
        : ` over ${flame
            .replace(/^(?:on|over) /iu, '')
            .toLowerCase()
            .replace(/^med\b/u, 'medium')}`;
    return places.length === 1 && (flame ?? /\bhot\b/iu.exec(places[0]!)) !== null && sides !== undefined
      ? `cook ${placed(places[0]!)}${over} for ${minutes(times[0]!)} ${/^a side/iu.test(sides) ? 'a side' : 'on each side'}${end}`
      : null;
  }
  // What only says a heat and a time has its own way of being told.
  if (
    named === '' &&
    places.length === 0 &&
    rack === undefined &&
    oven === undefined &&
    heats.length < 2 &&
    !/\//u.test(heats.join(' '))
  )
    return null;
  if (named !== '' && heats.some((one) => /^at /iu.test(one))) return null;
  if (heats.length !== times.length && !(heats.length < 2 && times.length === 1)) return null;
  if (sides !== undefined || places.length > 1 || of('flame').length > 0) return null;
  const where =
    rack === undefined
      ? places.length === 0
        ? ''
        : ` ${placed(places[0]!)}`
      : ` on a rack ${rack.replace(/^(?:on )?(?:an? )?rack on (?:an? )?/iu, 'on a ')}`;
  const way = of('way')[0] === undefined ? '' : ` ${of('way')[0]!.toLowerCase()}`;
  const inner = of('inner')[0];
  const inOven =
    oven === undefined
      ? ''
      : ` in a ${oven.replace(/^in (?:an?|the) /iu, '').toLowerCase()}${inner === undefined ? '' : ` ${inner}`}`;
  if (inner !== undefined && oven === undefined) return null;
  const hot = times.map(
    (one, at) => `${heats[at] === undefined ? '' : `at ${scaled(heats[at], heats)} `}for ${minutes(one)}`,
  );
  const verb =
    places.length === 0 && rack === undefined && oven === undefined && named === '' ? 'cook' : 'bake';
  return `${verb}${way}${where}${inOven} ${hot.join(', then ')}${end}`;
}

/** "Slow cooker low 8-10 hrs or high 5-6". */
const slowly = new RegExp(
  String.raw`^(?:in (?:the |an? )?)?(slow ?cooker|crock ?pot),? (?:on )?(low|high)(?: for)? (${range}) ?(${unit})?(?: ?(?:or|\/) ?(?:on )?(low|high)(?: for)? (${range}) ?(${unit})?)?(?:,? (${cue}))?$`,
  'iu',
);

function slowCooked(said: string): string | null {
  const all =
    /^(?:put )?(?:everything|all(?: of it)?) in(?:to)? (?:the )?(?=slow ?cooker|crock ?pot)/iu.exec(
      said,
    )?.[0] ?? '';
  const note = said.slice(all.length);
  const found = slowly.exec(note);
  if (found === null) return null;
  const [, machine = '', how = '', long = '', first, other, short = '', second, sign] = found;
  if (first === undefined && second === undefined) return null;
  const hours = (one: string | undefined): string => one ?? first ?? second!;
  return `${all === '' ? 'cook' : 'put everything'} in the ${machine.toLowerCase().replace('slowcooker', 'slow cooker')}${all === '' ? '' : ' and cook'} on ${how.toLowerCase()} for ${long} ${hours(first)}${
    other === undefined ? '' : ` or on ${other.toLowerCase()} for ${short} ${hours(second)}`
  }${sign === undefined ? '' : `, ${until(sign)}`}`;
}

const word = String.raw`\p{L}[\p{L}'’-]*`;
const thing = String.raw`((?:the )?${word}(?: (?!(?:in|on|into|to|at|for|with|and|or)\b)${word}){0,2}(?: ?(?:and|[+&]) ?${word}(?: (?!(?:in|on|into|to|at)\b)${word})?)?)`;

/** What is no thing that goes anywhere. */
const noThing =
  /^(?:it|them|back|all|everything|lid|cover|foil|heat|oven|all|then|and|now|you|we|i|they|there|this|that|not|no|if|when|until|till?|while|for|with|about|on|in|at|to|let|cook(?:ed)?|bake[ds]?|serve[ds]?|fry|stir|mix|just|only|same|once|as|or|but|so|very|too|more|less|optional|note|tip|also|keeps?|lasts?|makes?)\b|\b(?:is|are|was|were|will|should|can|may|has|have|goes|go|gets?|until|when|if|lid|heat|oven|fridge|freezer|refrigerator|minutes?|hours?|and|then)$/iu;
/** Foods whose names are verbs too. */
const asFood = /^(?:salt|pepper|butter|oil|flour|fish|cream|mash|mince|juice|water|ice|bread|sauce|top)$/iu;
const isThing = (what: string): boolean => {
  const bare = what.replace(/^the /iu, '');
  const [first = ''] = /^[\p{L}]+/u.exec(bare) ?? [];
  return (
    !noThing.test(bare) &&
    !/(?:ed|ing|ly)$/iu.test(first) &&
    (!isOrderVerb(first.toLowerCase()) || (asFood.test(first) && !/^\p{L}+ (?!and\b|[+&])\p{L}/u.test(bare)))
  );
};
const the = (what: string): string => {
  const low = /^\p{Lu}\p{Ll}/u.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : what;
  const said = low.replace(/ ?[+&] ?(?:the )?/gu, ' and the ');
  return /^(?:the|all|half|some|a|an|rest|remaining) /u.test(said)
    ? said.replace(/^rest /u, 'the rest ')
    : `the ${said}`;
};

type Rule = readonly [pattern: RegExp, say: (...found: string[]) => string | null];

/** Other notes that name no verb, each whole. */
const rules: readonly Rule[] = [
  // "Basil in at the end", "beans in for the last 20 mins".
  [
    new RegExp(String.raw`^${thing} in,? (?:at (?:the )?(?:very )?end|last)$`, 'iu'),
    (what) => (isThing(what) ? `add ${the(what)} at the end` : null),
  ],
  [
    new RegExp(String.raw`^${thing} (?:in )?(?:for )?(?:the )?last (${range})(?: ?(${unit}))?$`, 'iu'),
    (what, n, of) => (isThing(what) ? `add ${the(what)} for the last ${n} ${of || 'minutes'}` : null),
  ],
  // "Noodles and packet in 3 min".
  [
    new RegExp(String.raw`^${thing} in,? (?:for )?(${time})$`, 'iu'),
    (what, t) => (isThing(what) ? `add ${the(what)} and cook for ${t}` : null),
  ],
  // "Teaspoonfuls on greased tray", "dough into pot seam side up", "fish in tortilla".
  [
    new RegExp(
      String.raw`^${thing} ((?:in|on|into|onto)(?: (?:the|an?))? (?:${madeReady} )*(?:${vessel}|bowls?|plates?|glasses|jars?|mugs?|rolls?|buns?|tortillas?|basket))( (?:seam|skin|cut|fat|breast|smooth)[- ]side (?:up|down))?$`,
      'iu',
    ),
    (what, where, side) =>
      isThing(what) && !/^in (?:the )?pan$/iu.test(where)
        ? `put ${/(?:fuls|balls|pieces|halves)$/iu.test(what) ? what.toLowerCase() : the(what)} ${where
            .toLowerCase()
            .replace(
              /^(in|on|into|onto) (?!the |an? )(?=.*(?:[^s]|glass)$)/u,
              / \p{L}+ \p{L}+$/u.test(where) ? '$1 a ' : '$1 the ',
            )}${side}`
        : null,
  ],
  [
    new RegExp(String.raw`^${thing} back in(?: pan| the pan)?$`, 'iu'),
    (what) => (isThing(what) ? `return ${the(what)} to the pan` : null),
  ],
  // "Through a sieve".
  [
    /^(?:all )?(through (?:an? |the )?(?:fine |mesh )*(?:sieve|strainer|food mill))$/iu,
    (how) => `pass it ${how.toLowerCase()}`,
  ],
  // "Fried egg on each".
  [
    new RegExp(String.raw`^(?:an? )?(fried|poached) eggs? on (?:each|top of each)$`, 'iu'),
    (how) => `top each with a ${how.toLowerCase()} egg`,
  ],
  [
    new RegExp(String.raw`^${thing} (?:alongside|on the side)$`, 'iu'),
    (what) => (isThing(what) ? `serve with ${the(what).replace(/^the /u, '')}` : null),
  ],
  [
    /^dry (?:stuff|ingredients|things) (in(?:to)?) (?:an? |the )?(bowl|mug|jar)$/iu,
    (_in, where) => `put the dry ingredients in the ${where.toLowerCase()}`,
  ],
  // "Oil in frying pan, medium".
  [
    /^(oil|butter|ghee|lard) in (?:an? |the )?((?:large |big |heavy |nonstick )?(?:frying pan|pan|skillet|wok|pot|kadai)),? (?:on |over )?(low|medium|med|medium-high|med-high|high)(?: heat| flame)?$/iu,
    (fat, where, how) =>
      `heat the ${fat.toLowerCase()} in a ${where.toLowerCase()} over ${how.toLowerCase().replace(/^med\b/u, 'medium')} heat`,
  ],
  // "Potatoes and carrots round it w oil".
  [
    new RegExp(String.raw`^${thing} (?:a?round) (it|them)(?: w(?:ith|\/)? ?(oil))?$`, 'iu'),
    (what, it, oil) =>
      isThing(what) ? `put ${the(what)} around ${it.toLowerCase()}${oil === '' ? '' : ' with oil'}` : null,
  ],
  [
    /^(gravy|sauce) from (?:the )?((?:tin |pan |roasting )?(?:juices|drippings))$/iu,
    (what, from) => `make a ${what.toLowerCase()} from the ${from.toLowerCase()}`,
  ],
  // "9x13 pan buttered".
  [
    /^(\d+ ?x ?\d+["”]?(?: (?:baking |loaf |casserole )?(?:pan|dish|tin))?) (greased|buttered|oiled|lined)$/iu,
    (what, how) =>
      `${{ greased: 'grease', buttered: 'butter', oiled: 'oil', lined: 'line' }[how.toLowerCase()]!} a ${/\p{L}{3}/u.test(what) ? what : `${what} dish`}`,
  ],
  [
    new RegExp(String.raw`^lid on,? (?:for )?(${time}),? lid off,? (?:for )?(${time})$`, 'iu'),
    (covered, open) => `cover and cook for ${covered}, then uncover and cook for ${open}`,
  ],
  // "Eggs 7 mins boiling water".
  [
    new RegExp(String.raw`^${thing},? (?:for )?(${time}),? (?:in )?(?:the )?boiling water$`, 'iu'),
    (what, t) => (isThing(what) ? `boil ${the(what)} for ${t}` : null),
  ],
  [
    new RegExp(String.raw`^(${word}) off$`, 'iu'),
    (what) =>
      /^(?:membrane|skin|rind|stalks|lids|stems)$/iu.test(what) ? `take the ${what.toLowerCase()} off` : null,
  ],
  // "4 wells".
  [
    /^(\d|four|three|two|six) (wells|dents|hollows)$/iu,
    (n, what) => `make ${n.toLowerCase()} ${what.toLowerCase()}`,
  ],
  [
    /^((?:the )?(?:filling|topping|marinade|dressing|glaze|crumble|frosting|icing))$/iu,
    (what) => `add ${the(what)}`,
  ],
  [
    new RegExp(String.raw`^(\d+ more ${word}(?: ${word})?),? (?:the )?same way$`, 'iu'),
    (what) => `add ${what} the same way`,
  ],
  // "Fridge min 2 hours".
  [
    new RegExp(
      String.raw`^(?:in(?:to)? (?:the )?)?(?:fridge|refrigerator),? (?:for )?(?:min(?:imum)?\.?|at least) (${range} ?${unit})$`,
      'iu',
    ),
    (t) => `chill for at least ${t}`,
  ],
  [/^juices? (?:should )?runs? clear( \(.+\))?$/iu, (more) => `the juices should run clear${more}`],
  [
    new RegExp(String.raw`^oven to (\d{3}) ?°?([CF])? with ${thing} inside$`, 'iu'),
    (heat, scale, what) =>
      `heat the oven to ${scale === '' ? scaled(heat) : `${heat}°${scale.toUpperCase()}`} with ${the(what)} inside`,
  ],
];

function framed(note: string): string | null {
  const said = slowCooked(note) ?? baked(note);
  if (said !== null) return said;
  for (const [pattern, say] of rules) {
    const found = pattern.exec(note);
    if (found === null) continue;
    const now = say(...found.slice(1).map((one) => one ?? ''));
    if (now !== null) return now;
  }
  return null;
}

const participles: Readonly<Record<string, string>> = {
  grease: 'greased',
  butter: 'buttered',
  oil: 'oiled',
  line: 'lined',
};
/** What is told of a whole sentence alone: behind a comma it may be the end of a list. */
const asWhole =
  /^(?:the juices|return |put |serve |add the (?:filling|topping|marinade|dressing|glaze|crumble|frosting|icing)$)/u;
/** Rows of such notes are told together elsewhere. */
const toldElsewhere =
  /^return |^put (?!teaspoonfuls|tablespoonfuls).* (?:pan|wok|skillet|dish|bowls?|pot|kadai)$|^heat the (?:oil|ghee)/u;
const first = (text: string): string => (/^[\p{L}]+/u.exec(text)?.[0] ?? '').toLowerCase();

/** A sentence without its stop; its clauses are told one by one where all that follow an order are understood. */
function told(sentence: string, later: boolean): string {
  const lone = /^(?:the )?\p{L}+$/iu.test(sentence);
  if (lone && !later) return sentence;
  const whole = framed(sentence);
  if (whole !== null) return whole;
  if (lone || /[:;?"“”]/u.test(sentence)) return sentence;
  // The last clauses of a sentence, after orders that stand as they are.
  const commas = [...sentence.matchAll(/, (?:then |and )?/gu)];
  for (const at of commas) {
    const [head, tail] = [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)];
    if (!isOrderVerb(first(head)) && !/^\d+ \p{L}+ before /u.test(head)) continue;
    const now = framed(tail);
    if (now !== null && !asWhole.test(now))
      return `${head}, ${/ before /u.test(head) || /^add\b/u.test(now) ? '' : 'then '}${now}`;
  }
  // A first clause that goes on.
  const [one] = commas;
  const head = one === undefined ? null : framed(sentence.slice(0, one.index));
  if (head === null || one === undefined || toldElsewhere.test(head)) return sentence;
  const rest = sentence.slice(one.index + one[0].length);
  // "9x13 greased, cheese on top": what was made before lies in between.
  const dish = /^(?:grease|butter|oil|line) (an? .+)$/u.exec(head)?.[1];
  const laid =
    dish !== undefined && / on top$/iu.test(rest)
      ? `put everything in ${dish.replace(/^an? /u, `a ${participles[first(head)]!} `)}`
      : head;
  const after = framed(rest);
  const next = after === null || asWhole.test(after) ? null : after;
  // "Fish in tortilla, slaw, hot sauce": all of it goes in.
  if (
    /^put .* in the (?:tortilla|bun|roll|bowl)s?$/u.test(laid) &&
    /^\p{L}+(?: \p{L}+)?(?:, (?:and )?\p{L}+(?: \p{L}+)?)*$/u.test(rest) &&
    !isOrderVerb(first(rest))
  )
    return `${laid} with ${rest}`;
  return next === null
    ? `${laid}${sentence.slice(one.index)}`
    : `${laid}, ${/^(?:add|cover)\b/u.test(next) ? '' : 'then '}${next}`;
}

/** Small words that such notes leave out, where what they stand between is known. */
const small = exchangesOf([
  // "Garnish coriander".
  [
    /(?<=^|[.!,;] |\b(?:and|then|n|&) )garnish (?!with\b|w\b|it\b|the\b|each\b|by\b|plates?\b|if\b|just\b|and\b)(?=\p{L}[^.,;]*(?:[.,;]|$))(?![^.,;]*\bwith?\b)/giu,
    'garnish with ',
  ],
  [/\b(drain|dry|blot)(?: it| them)? (?=paper towels?|kitchen paper|kitchen roll)/giu, '$1 on '],
  [
    /\b((?:put|pour|place|spoon|spread|press|turn|pack|tip|scrape)(?: \p{L}+){0,3}) in(?:to)? (?=(?:well[- ])?(?:greased|buttered|lined|oiled|floured|ungreased) [^.,;]*(?:pan|tin|dish|tray|casserole|skillet)\b)/giu,
    '$1 into a ',
  ],
  [/(?<=\b(?:1|½|¼|\d\/\d)) ?in\.? (?=(?:of )?(?:hot )?(?:oil|fat|lard|shortening|water)\b)/giu, ' inch of '],
  [/\binch of of\b/giu, 'inch of'],
  [
    /\b(process)(?: for)? (\d[^.,;]*?(?:min(?:utes?|s)?))\.? (?:in )?(?:an? )?(boiling water bath|water bath)/giu,
    '$1 for $2 in a $3',
  ],
  [
    /(?<=\b(?:oil|butter|pan|skillet|fat|chicken|fish|meat|pieces|steaks?|tofu|them|it)) both sides\b/giu,
    ' on both sides',
  ],
]);

/** Verbs that are no noun behind another one's object, and what must follow those that may be. */
const runOn = String.raw`(?:(?:add|keep|serve|garnish|bring|remove|pour|sprinkle|whisk|mash|stir|return|set aside|turn out)(?= \p{L})|save (?=\d)|let (?:it|them|cool|rest|stand|sit)\b|mix (?:in|it|them|well|together|again|until|till|til)\b|fold (?:over|in|it|them)\b|(?:drain|simmer|rinse)(?=$|[.,;]| (?:and|until|till|til|for|well|\d))|bake (?:at|for|until|till|til|\d))`;
const runsOn = new RegExp(
  String.raw`(?<=^|[.!?;,] |\b(?:and|then) )(?<head>\p{L}+(?: [^\s,.;:!?()]+){1,8}?) (?<next>${runOn})`,
  'giu',
);
/** After such a word no order of its own begins. */
const leads =
  /(?:^|[\s/])(?:and|then|or|to|not|don['’]?t|never|n|&|\+|just|now|also|gently|slowly|gradually|you|i|we|they|it|will|can|may|should|must|before|after|while|when|as|if|until|till?|til|with|w\/?|the|an?|of|for|in|on|your|let|them|next|first|finally|lastly|by|occasionally|continuously|constantly|\p{L}+ly|-|–)$/iu;

/** "Mash bananas in bowl mix in butter": two orders that only a comma parts. */
const parted = (text: string): string =>
  text.replace(runsOn, (...all: unknown[]) => {
    const { head, next } = all.at(-1) as Record<'head' | 'next', string>;
    return isOrderVerb(first(head)) &&
      !leads.test(head) &&
      !/\b(?:(?:until|till?|til)(?! \p{L}+$)|if|so|when|that|who|which|to|without|let|allow|leave|help)\b/iu.test(
        head,
      )
      ? `${head}, ${next}`
      : (all[0] as string);
  });

/** A text whose notes of place, heat and time are orders. */
export function withFrames(text: string): string {
  let later = false;
  const said = parted(replaceAllOf(text, small));
  return said.replace(/(?<=^|[.!] )[^.!]+(?:\.(?=\d|[^\s])[^.!]*)*(?=[.!](?:\s|$)|$)/gu, (sentence) => {
    const now = told(sentence, later);
    later = true;
    return now === sentence ? sentence : /^(?:\p{Lu}|\d)/u.test(sentence) ? capital(now) : now;
  });
}
