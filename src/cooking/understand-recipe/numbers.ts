import { countingWords } from '#food/parse/english/amounts';
import { vulgarFractions } from '#food/quantity';
import { findAll, inOrder } from './find-all.ts';
import { anything, type Hints } from './hints.ts';
import type { NumberKind, NumberSpan } from './model.ts';

/** Signs and words for numbers, and the units that tell what a number counts. */
const fractionSigns: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(vulgarFractions).map(([sign, text]) => {
    const [over, under] = text.split('/').map(Number);
    return [sign, over! / under!];
  }),
);
const numberWords: Readonly<Record<string, number>> = {
  ...countingWords,
  eighteen: 18,
  'twenty-five': 25,
  'twenty five': 25,
  'thirty-five': 35,
  'thirty five': 35,
  'forty-five': 45,
  'forty five': 45,
  sixty: 60,
  ninety: 90,
  a: 1,
  an: 1,
  half: 0.5,
  'a half': 0.5,
  'half a': 0.5,
  'half an': 0.5,
  'a quarter of an': 0.25,
  'quarter of an': 0.25,
  'three quarters of an': 0.75,
  'one and a half': 1.5,
  'two and a half': 2.5,
  'a couple of': 2,
  'a couple': 2,
  'couple of': 2,
  couple: 2,
  'a few': 3,
  few: 3,
  several: 5,
  another: 1,
};

const sign = `[${Object.keys(fractionSigns).join('')}]`;
const digits = String.raw`\d+(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+[.,]\d+|\d+`;
const figure = String.raw`(?:\d+\s+and\s+a\s+half\b|\d+(?:\s+and\s+|\s*[-&]\s*|\s+)\d+\s*[/⁄]\s*\d+|(?<!\dh)\d+\s*[/⁄]\s*\d+|\d+(?:\s+and\s+|\s*-?\s*)${sign}|${sign}|\.\d+|${digits})`;
const words = Object.keys(numberWords)
  .sort((a, b) => b.length - a.length)
  .join('|');
const joint = String.raw`\s*(?:-|–|—|‑|−|~|\bto\b|\bor\b|\band\b)\s*`;
const figures = new RegExp(`(${figure})(?:(${joint})(${figure}))?`, 'gu');
const spelledUnit = String.raw`(?=[\s-]+(?:more |additional |extra |further |full |good |whole )?(?:minutes?|mins?|hours?|hrs?|seconds?|secs?|days?|nights?|weeks?|fortnights?)\b)`;
const spelled = new RegExp(
  String.raw`\b(${words})(?:(\s*(?:-|–|to|or)\s*)(${words}|\d+))?${spelledUnit}`,
  'giu',
);
/** A letter, or a letter and a range to a figure, before a time: without it no time is spelled. */
const spelledBefore = new RegExp(String.raw`[a-z](?:\s*(?:-|–|to|or)\s*\d+)?${spelledUnit}`, 'iu');
const spelledCount = /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/giu;

const timeUnit =
  /^(?:(?:-?ish\b)?[\s-]*(?:(?:more|additional|extra|further|full|good|whole)\s+)?(minutes?|minuets?|minuts?|minits?|mintues?|mins?|hours?|hrs?|seconds?(?!\s+(?:course|time|half|batch|side|bowl|pan|helping|dish|pot|pile|layer|sheet|piece|rise|egg|plate|tray|skillet|saucepan|one|rack|coat|spoon|tin|third|addition|frying|baking|large|small|mixing)\b)|secs?|days?|weeks?|months?|nights?|fortnights?)\b\.?|\s?(h(?=\d\d(?!\d))|hrs?(?=\d\d(?!\d))|[hms](?![\p{L}\d])))/iu;
const degrees =
  /^\s*(?:(?:°|º|˚|degrees?\b|deg\b\.?)\s*(?:(celsius|centigrade|fahrenheit|[cf])(?!\p{L}))?|(celsius|centigrade|fahrenheit)\b)/iu;
const bareScale = /^\s?([CFcf])(?![\p{L}\d])/u;
const lengthUnit =
  /^[\s-]*(?:(inch(?:es)?|cm|centimet(?:er|re)s?|mm|millimet(?:er|re)s?|ft|feet|foot)(?!\p{L})|(in\.?)(?=\s*(?:x|×|by|thick|long|wide|deep|pieces?|cubes?|strips?|slices?|pan|round|square)\b|\s*[)(/])|("|″|”|''))/iu;
const amountUnit =
  /^[\s-]*(?:(?:heaping|heaped|level|scant|generous|large|small)\s+)?(cups?|c\.|tablespoons?|tbsps?|tbs?|tblsps?|tbls?|t\.?(?=\s)|teaspoons?|tsps?|ounces?|oz|fl\.? ?oz|pounds?|lbs?|grams?|gms?|gr?|kg|kilos?|kilograms?|milligrams?|mg|millilit(?:er|re)s?|ml|mls|centilit(?:er|re)s?|cl|decilit(?:er|re)s?|dl|lit(?:er|re)s?|l|quarts?|qts?|pints?|pts?|gallons?|sticks?|cans?|tins?|jars?|packets?|packages?|pkgs?|cloves?|slices?|pinch(?:es)?|dash(?:es)?|handfuls?|sprigs?|stalks?|bunch(?:es)?|knobs?|drops?|splash(?:es)?|ladles?|ladlefuls?|spoonfuls?|spoons?|glass(?:es)?|mugs?|bottles?|sheets?|scoops?)(?!\p{L})/iu;
/** "180 ml (6 oz) ramekins", "a large pot (8 l / 8 qt)": how much a vessel holds, not how much goes in. */
const vesselAfter = /^(?:[\s/(]*[\d½]*\s*(?:ml|l|oz|qt)\b\)?)*\s*\)?\s*(?:ramekins?|molds?|moulds?)\b/i;
const vesselBefore = /\b(?:pots?|ramekins|molds|moulds) \((?:\w+ of )?(?:[\d½]+ (?:ml|l|oz|qt) \/ )?$/i;
const gasBefore = /\bgas(?:\s*mark)?\s*$|\b(?:regulo|gas|oven)\s+mark\s*$|\bmark\s*$/i;
const dialBefore =
  /(?:\boven(?:\s+(?:temp(?:erature)?|heat))?\s*(?:to|at|on|,|\(|:)?|\b(?:bake|roast|cook|heat|preheat(?:ed)?|set|fry|oil|temp(?:erature)?|reduce|increase|lower|raise|turn(?:ed)?(?: up| down)?)\s+(?:[\p{L}]+\s+){0,3}?(?:to|at|of)|\btemp(?:erature)?)\s*(?:about|around|approx\w*\.?|roughly|~)?\s*\(?\s*$/iu;

/** "Bake 350 for 1 hr", "roast @ 200", "bake 1 hr. at 350": the dial of what bakes, close before the number or with "at". */
const bakesAt =
  /\b(?:bake|roast|air[- ]?fry(?:er)?|oven)(?:\s+(?!(?:in|into|with|on)\b)\p{L}+){0,3}\s*(?:@|at)?\s*$|\b(?:bak(?:e|ing)|roast(?:ing)?|oven|air[- ]?fry(?:er|ing)?)\b[^;]{0,60}(?:\bat|@)\s*(?:about )?$/iu;
/** "180 fan": a convection oven's degrees. */
const fanBehind = /^\s*(?:c\s*)?\(?fan\b/i;

/** What can only stand after a number, or before it, where a certain sign does: most numbers meet few of the patterns. */
const asks = {
  degrees: 1,
  time: 2,
  share: 4,
  length: 8,
  power: 16,
  amount: 32,
  servings: 64,
  more: 128,
  gas: 256,
  yields: 512,
  reference: 1024,
  dial: 2048,
} as const;

/** Bits of `asks` by sign, in either case; what is not ASCII may be anything. */
const signTable = (signs: Readonly<Partial<Record<keyof typeof asks, string>>>): Readonly<Uint16Array> => {
  const table = new Uint16Array(129);
  for (const [ask, all] of Object.entries(signs) as [keyof typeof asks, string][])
    for (const one of [...all.toLowerCase(), ...all.toUpperCase()]) table[one.charCodeAt(0)]! |= asks[ask];
  table[128] = 0xffff;
  return table;
};
/** First signs, past spaces and hyphens, of what the patterns below find after a number. */
const afterTable = signTable({
  degrees: 'dcf',
  time: 'imaefgwhsdn',
  share: '%p',
  length: 'icmf"\'',
  power: 'w',
  amount: 'hlsgctofpkmdqjb',
  servings: 'sp',
  more: 'mlo',
});
/** Last signs, before spaces, of what they find before one. */
const beforeTable = signTable({ gas: 'sk', yields: 'sgd:', reference: 'spo.r#', dial: 'noptefdxymr@.~,:(' });

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
const hyphen = 45;

/** Which patterns may find something in the text after a number. */
function asksAfter(rest: string): number {
  let at = 0;
  while (at < rest.length && (isSpace(rest.charCodeAt(at)) || rest.charCodeAt(at) === hyphen)) at += 1;
  return at === rest.length ? 0 : afterTable[Math.min(rest.charCodeAt(at), 128)]!;
}

/** Which patterns may find something in the text before a number. */
function asksBefore(before: string): number {
  let at = before.length - 1;
  while (at >= 0 && isSpace(before.charCodeAt(at))) at -= 1;
  return at < 0 ? 0 : beforeTable[Math.min(before.charCodeAt(at), 128)]!;
}

/** UK gas marks in °C, as cookers are marked. */
const gasMarks: readonly (readonly [mark: number, celsius: number])[] = [
  [0.25, 110],
  [0.5, 120],
  [1, 140],
  [2, 150],
  [3, 160],
  [4, 180],
  [5, 190],
  [6, 200],
  [7, 220],
  [8, 230],
  [9, 240],
  [10, 260],
];

/** °C of a gas mark, to the nearest mark that exists. */
function gasMarkCelsius(mark: number): number {
  let best = gasMarks[0]!;
  for (const one of gasMarks) if (Math.abs(one[0] - mark) < Math.abs(best[0] - mark)) best = one;
  return best[1];
}

/** The value of a number as written: "1 1/2", "1-1/2", "2½", "1,5", "0.5", "1,200", "half an". */
export function numberValue(text: string): number {
  const plain = text.trim().toLowerCase();
  if (/^\d+(?:\.\d+)?$/.test(plain)) return Number(plain);
  const word = numberWords[plain];
  if (word !== undefined) return word;
  if (plain.endsWith('half')) return Number.parseInt(plain, 10) + 0.5;
  const mixed = /^(\d+)(?:\s+and\s+|\s*[-&]\s*|\s+)(\d+)\s*[/⁄]\s*(\d+)$/.exec(plain);
  if (mixed) return Number(mixed[1]) + ratio(Number(mixed[2]), Number(mixed[3]));
  const fraction = /^(\d+)\s*[/⁄]\s*(\d+)$/.exec(plain);
  if (fraction) return ratio(Number(fraction[1]), Number(fraction[2]));
  const last = fractionSigns[plain.slice(-1)];
  if (last !== undefined) return (parseFloat(plain) || 0) + last;
  if (/^\d+(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  return Number(plain.replace(',', '.'));
}

const ratio = (over: number, under: number): number => (under === 0 ? over : over / under);

/** Minutes in one unit of time. */
function minutesPer(unit: string): number {
  const first = unit.toLowerCase();
  if (first.startsWith('s')) return 1 / 60;
  if (first.startsWith('h')) return 60;
  if (first.startsWith('d')) return 1440;
  if (first.startsWith('w')) return 10_080;
  if (first.startsWith('f')) return 20_160;
  if (first.startsWith('mon')) return 43_200;
  // A night in the refrigerator.
  if (first.startsWith('n')) return 480;
  return 1;
}

const toCelsius = (value: number, scale: string): number =>
  scale.toLowerCase().startsWith('f') ? Math.round(((value - 32) * 5) / 9) : value;

/** A dial has no more than 260 °C, and no recipe bakes below 275 °F without saying which degrees it means. */
const guessScale = (value: number): 'c' | 'f' => (value >= 265 ? 'f' : 'c');

/** Where the next figure of a text may begin, -1 where there is none. */
function nextFigure(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if ((code >= 48 && code <= 57) || code === 46 || (code >= 128 && text[at]! in fractionSigns)) return at;
  }
  return -1;
}

/** Finds every number of a text with what it counts. Never throws; spans are in order and never overlap. */
export function readNumbers(text: string, hints: Hints = anything): readonly NumberSpan[] {
  const spans: NumberSpan[] = [];
  for (let from = nextFigure(text, 0); from >= 0; from = nextFigure(text, from)) {
    figures.lastIndex = from;
    const match = figures.exec(text);
    if (match === null) break;
    const [, first = '', between, second] = match;
    const start = match.index;
    const low = numberValue(first);
    const high = second === undefined ? null : numberValue(second);
    const asRange =
      between !== undefined && high !== null && isRange(text, start + match[0].length, between, low, high);
    const end = asRange ? start + match[0].length : start + first.length;
    spans.push(classify(text, start, end, low, asRange ? high : null));
    from = end;
  }
  const taken = (from: number, to: number): boolean =>
    spans.some((span) => from < span.end && to > span.start);
  for (const match of hints.has('time') && spelledBefore.test(text) ? findAll(text, spelled) : []) {
    const start = match.index;
    const after = spans.findIndex((span) => start < span.end && start + match[0].length > span.start);
    if (after >= 0) {
      // "two to 3 minutes": the figure is known already, the word widens it.
      const known = spans[after]!;
      if (known.kind === 'minutes' && match[2] !== undefined && known.valueMax === null) {
        const unit = known.value / Math.max(1e-9, numberValue(match[3] ?? '1'));
        spans[after] = {
          ...known,
          start,
          text: text.slice(start, known.end),
          value: numberValue(match[1]!) * unit,
          valueMax: known.value,
        };
      }
      continue;
    }
    const low = numberValue(match[1]!);
    const high = match[3] === undefined ? null : numberValue(match[3]);
    spans.push(
      classify(text, start, start + match[0].length, low, high !== null && high > low ? high : null),
    );
  }
  for (const match of hints.has('spelled count') ? findAll(text, spelledCount) : []) {
    const start = match.index;
    const end = start + match[0].length;
    if (!taken(start, end)) spans.push(classify(text, start, end, numberValue(match[0]), null));
  }
  return joinDimensions(inOrder(spans), text);
}

/** "8-10" is a range, "9-13" of a pan too; "1-1/2" never comes here; "2 and 3" and "10-5" are two numbers. */
function isRange(text: string, end: number, between: string, low: number, high: number): boolean {
  if (high <= low) return false;
  const word = between.trim().toLowerCase();
  if (word === 'and')
    return /\bbetween\s*$/i.test(text.slice(0, end).replace(/[\d.,/\s]+and[\d.,/\s]+$/i, ''));
  if (word === 'or') return timeUnit.test(text.slice(end));
  return true;
}

function classify(text: string, start: number, end: number, low: number, high: number | null): NumberSpan {
  const rest = text.slice(end, end + 40);
  const before = text.slice(Math.max(0, start - 60), start);
  const span = (
    kind: NumberKind,
    to: number,
    unit: string | null,
    value: number = low,
    valueMax: number | null = high,
    assumed = false,
    from: number = start,
  ): NumberSpan => ({
    start: from,
    end: to,
    text: text.slice(from, to),
    kind,
    value,
    valueMax,
    unit,
    assumed,
  });

  const here = asksAfter(rest);
  const there = asksBefore(before);
  const may = (ask: number): boolean => ((here | there) & ask) !== 0;
  const gas = low <= 10 && may(asks.gas) ? gasBefore.exec(before) : null;
  if (gas)
    return span(
      'temperature',
      end,
      'gas mark',
      gasMarkCelsius(low),
      high === null ? null : gasMarkCelsius(high),
      false,
      start - (before.length - gas.index),
    );
  const degree = may(asks.degrees) ? degrees.exec(rest) : null;
  const scaled = degree ?? (low >= 30 && may(asks.degrees) ? bareScale.exec(rest) : null);
  // "Turn the dough 90°".
  if (
    degree !== null &&
    (degree[1] ?? degree[2]) === undefined &&
    /\b(?:turn|rotate|rotating|turning|twist|spin)\b[^.;]{0,30}$/i.test(before) &&
    !/\boven\b/i.test(before)
  )
    return span('count', end, null);
  if (scaled && (degree !== null || /[CF]/.test(scaled[1]!) || low >= 100)) {
    const scale = scaled[1] ?? scaled[2] ?? null;
    // "180°-200°C": the scale stands at the end.
    const later =
      scale ??
      /^\s*(?:-|–|to)\s*\d+\s*(?:°|º|˚|degrees?)?\s*([cf])\b/i.exec(rest.slice(scaled[0].length))?.[1];
    // No room is at 70 °C.
    const room =
      low >= 50 &&
      low <= 95 &&
      /\b(?:room temperature|warm place|warm spot)\b/i.test(before.slice(-60) + rest.slice(0, 60));
    const chosen = later ?? (room || isInner(before, rest, low) ? 'f' : guessScale(low));
    const from = toCelsius(low, chosen);
    return span(
      'temperature',
      end + scaled[0].trimEnd().length,
      chosen.toLowerCase().startsWith('f') ? '°F' : '°C',
      from,
      high === null ? null : toCelsius(high, chosen),
      later === undefined || later === null,
    );
  }
  const time = may(asks.time) ? timeUnit.exec(rest) : null;
  if (time && (time[2] === undefined || time[2] !== 'm' || !rest.startsWith(' '))) {
    const per = minutesPer(time[1] ?? time[2]!);
    return span(
      'minutes',
      end + time[0].length,
      time[1] ?? time[2]!,
      low * per,
      high === null ? null : high * per,
    );
  }
  const percent = may(asks.share) ? /^\s*(?:%|per ?cent\b)/i.exec(rest) : null;
  if (percent) return span('share', end + percent[0].length, '%');
  const length = may(asks.length) ? lengthUnit.exec(rest) : null;
  if (length) return span('length', end + length[0].length, (length[1] ?? length[2] ?? length[3])!);
  const power = low >= 100 && may(asks.power) ? /^\s*-?(?:watts?|w)\b/i.exec(rest) : null;
  if (power) return span('power', end + power[0].length, 'W');
  const amount = may(asks.amount) ? amountUnit.exec(rest) : null;
  if (amount && (vesselBefore.test(before) || vesselAfter.test(rest)))
    return span('length', end + amount[0].length, amount[1]!);
  if (amount) return span('quantity', end + amount[0].length, amount[1]!);
  const people = may(asks.servings) ? /^\s*(?:servings?|people|persons?|portions?)\b/i.exec(rest) : null;
  if (people) return span('servings', end + people[0].length, people[0].trim());
  if (may(asks.yields) && /\b(?:serves|servings?:?|yields?:?)\s*$/i.test(before))
    return span('servings', end, null);
  if (
    (may(asks.reference) && /\b(?:steps?|no\.?|number)\s*#?$/i.test(before)) ||
    (before.trim() === '' && /^\s?[.)]\s/.test(rest))
  )
    return span('reference', end, null);
  const inner = isInner(before, rest, low);
  const bare = low >= 120 && /(?:^|[.!?]\s+)\W*$/.test(before) && /^\s*for (?:about )?\d/i.test(rest);
  const ovenDial = low >= 120 && low <= 550 && (bakesAt.test(before) || (low <= 260 && fanBehind.test(rest)));
  if (inner || bare || ovenDial || (low >= 90 && low <= 600 && may(asks.dial) && dialBefore.test(before))) {
    const scale = inner ? 'f' : guessScale(low);
    return span(
      'temperature',
      end,
      scale === 'f' ? '°F' : '°C',
      toCelsius(low, scale),
      high === null ? null : toCelsius(high, scale),
      true,
    );
  }
  // "Simmer 20 minutes, add the peas and simmer 10 more", "5 minutes on the first side and 4 on the second".
  if (
    low <= 120 &&
    may(asks.more) &&
    moreOfIt.test(rest) &&
    /\d\s*(?:min(?:ute)?s?\b|hours?\b)/i.test(text.slice(0, start))
  ) {
    const per = /hour/i.test(text.slice(0, start)) && !/min/i.test(text.slice(0, start)) ? 60 : 1;
    return span(
      'minutes',
      end,
      per === 60 ? 'hours' : 'minutes',
      low * per,
      high === null ? null : high * per,
    );
  }
  return span('count', end, null);
}

const moreOfIt =
  /^\s+(?:more|longer)\s*(?:[.,;:!)]|$|until\b|till?\b|on\b|and\b|to\b)|^\s+on the (?:second|other|flip)\b/i;

const doneAt =
  /\b(?:cooked(?: through)? to|reads?|hits?|reach(?:es)?|(?:until|till)\b(?![^.;]*\bat\b)[^.;]*)\s(?:about |at least )?$/i;
const setsHeat =
  /\b(?:oven|pre-?heat\w*|oil|candy|sugar|syrup|caramel|grill (?:is|reads|reaches|hits)|smoker|pit|pan|skillet|water|milk)\b[^.;]*$/i;

/** No meat is cooked to 140 °C: 110–212 on a thermometer in food are °F. */
const isInner = (before: string, rest: string, low: number): boolean =>
  low >= 110 &&
  low <= 212 &&
  !/\b(?:oil|candy|sugar|syrup|caramel|oven|grill|smoker|pit)\b[^.;]{0,30}$/i.test(before) &&
  (/\b(?:thermometer|internal|internally|registers?|thickest|probe|core)\b[^.;]*$/i.test(before) ||
    // "Grill until charred and cooked to 165 degrees".
    (low >= 120 && low <= 205 && doneAt.test(before) && !setsHeat.test(before)) ||
    /^\s*(?:°|º|degrees?)?\s*(?:on|with) (?:an?|the|your) [^.;]{0,24}\bthermometer\b|^\s*(?:°|º|degrees?)?\s*(?:internal|inside|in the (?:middle|cent(?:er|re)|thickest))\b/i.test(
      rest,
    ));

/** In "9x13-inch" and "8 by 12 inches" both numbers are lengths. */
function joinDimensions(spans: readonly NumberSpan[], text: string): readonly NumberSpan[] {
  if (spans.length < 2) return spans;
  const result = [...spans];
  for (let at = result.length - 2; at >= 0; at--) {
    const next = result[at + 1]!;
    if (result[at]!.kind !== 'count' || next.kind !== 'length') continue;
    const gap = text.slice(result[at]!.end, next.start);
    if (/^\s*[-"″]?\s*(?:x|×|by)\s*$/i.test(gap))
      result[at] = { ...result[at]!, kind: 'length', unit: next.unit };
  }
  return result;
}
