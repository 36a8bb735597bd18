import type { UnitSystem } from '../measures/amounts.ts';
import type { Dish } from '../dish.ts';
import type { Shown } from '../instantiate.ts';
import type { Part } from '../measures/measure-parts.ts';
import { laidAround, vesselLoad, type Told } from './vessel-load.ts';
import { namedFit, type NamedFit, type NamedVessel } from './named-vessel.ts';
import { articleFor, vesselSize, type Depth, type VesselKind, type VesselSize } from './vessel-size.ts';

/** Words before a vessel that say how it is, not what is done. */
const manner =
  'large|big|small|wide|deep|shallow|heavy|metal|greased|buttered|oiled|well-greased|well-buttered|lined|floured|rimmed|lidded|snug|flat|rectangular|round|square|loose-bottomed|ovenproof|family|foil-lined|silicone|little|medium|broad|lightly';
/** Sizes that stand in figures make these needless. */
const vague = /\b(?:large|big|small|wide|little|medium|broad|family)\s+/g;

const nouns: readonly (readonly [pattern: string, kind: VesselKind])[] = [
  ['(?:baking|gratin|casserole|ovenproof|oven|lasagn[ae]) dish', 'dish'],
  ['loaf (?:tin|pan)', 'loaf'],
  ['sandwich tins?', 'sandwich'],
  ['springform(?: tin| pan)?', 'springform'],
  ['(?:round )?cake (?:tin|pan)|round (?:baking )?tin', 'cake'],
  ['(?:square|brownie|rectangular) (?:baking |cake )?tin|baking tin', 'square tin'],
  ['(?:tart|quiche|flan) (?:tin|dish|pan)', 'tart'],
  ['pie (?:dish|tin|plate)', 'pie'],
  ['(?:muffin|cupcake) (?:tin|pan)', 'muffin'],
  ['ramekins|molds|moulds', 'ramekins'],
  ['roasting (?:tin|pan|tray)', 'roasting'],
  ['(?:baking |roasting |oven )?tray|baking sheet|sheet pan', 'tray'],
  ['(?:soup |stew )?pot|stockpot', 'pot'],
];
/** "A dish", "a tin": the author's tools tell which. */
const bare: readonly (readonly [pattern: string, tool: RegExp])[] = [
  ['dish', /\b(?:baking|gratin|ovenproof|deep|pie) dish\b/],
  ['tin', /\btin\b/],
];

const endings = nouns.map(([noun, kind]) => ({ kind, pattern: new RegExp(`\\b(?:${noun})$`, 'i') }));
const kindOf = (name: string): VesselKind | null =>
  endings.find(({ pattern }) => pattern.test(name))?.kind ?? null;

/** Two of a kind are told as two. */
const mentionOf = (noun: string, kind: VesselKind | null = null): RegExp =>
  new RegExp(
    String.raw`\b(${kind === 'sandwich' ? 'two|both|' : ''}an?|one|the|your)\s+((?:(?:${manner}),?\s+)*)(${noun})(?![\w-])`,
    'i',
  );
const mentions = nouns.map(([pattern, kind]) => ({ kind, pattern: mentionOf(pattern, kind) }));
const bareMentions = bare.map(([noun, tool]) => ({ tool, pattern: mentionOf(noun) }));
/** Ramekins and molds come without an article. */
const unnumbered = new RegExp(
  String.raw`\b((?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\s+)?)((?:(?:${manner}),?\s+)*)(ramekins|molds|moulds)\b`,
  'i',
);

/** What every mention has in it: most steps speak of no such vessel, and are not looked at any closer. */
const anyNoun = new RegExp(
  String.raw`\b(?:${[...nouns, ...bare].map(([pattern]) => pattern).join('|')})\b`,
  'i',
);

/** The author tells a size or a number of vessels himself. */
const sized = /\d[^.]{0,12}\b(?:cm|inch|litres?|ml)\b|\bcm\b/i;
const severalTrays = /\b(?:trays|baking sheets|(?:second|two|other) (?:\w+ )?(?:tray|tin)s?)\b/i;
const severalTins = /\btwo tins\b/i;
const breaded = /\b(?:serving|warm|hot|shallow|flat) $/i;
const asTable = /\b(?:ladle|serv|spoon|pour the sauce)\b/i;

const layer =
  /\b(?:one|single) layer\b|\bside by side\b|\bseam\b|\bshoulder to shoulder\b|\bsnug|\bcut side\b|\bhollow side\b|\bskin side\b|\bface up\b|\bshells\b|\bspread out and roast\b|\bStand the\b|\bLay\b[^.]*\b(?:dish|tin)\b/i;

/** One step in words, as the cook reads it. */
interface Line {
  readonly id: string;
  readonly text: string;
}

/** A vessel where the steps first speak of it. */
interface Mention {
  readonly kind: VesselKind;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly article: string;
  readonly manner: string;
  readonly noun: string;
}

/** The texts of the steps and the list of tools, with sizes. */
export interface Sized {
  readonly texts: readonly string[];
  readonly equipment: readonly string[];
}

/**
 * Says how large dishes, tins and pots must be for what goes in, where the steps first speak of them and in the list of
 * tools. What an author tells himself stays; where nothing can be reckoned, nothing is said.
 */
export function sizeVessels(
  lines: readonly Line[],
  equipment: readonly string[],
  dish: Dish,
  shown: readonly Shown[],
  parts: readonly Part[],
  servings: number,
  units: UnitSystem,
  named: readonly NamedVessel[] = [],
): Sized {
  const texts = lines.map(({ text }) => text);
  const tools = [...equipment];
  const told = lines.flatMap(({ id, text }) => {
    const one = shown.find(({ step }) => step.id === id);
    return one === undefined ? [] : [{ ...one, text }];
  });
  const all = texts.join(' ');
  const found = findVessels(lines, told, equipment);
  // From the back, so that places stay true.
  for (const mention of [...found].sort((a, b) => b.line - a.line || b.start - a.start)) {
    const text = texts[mention.line]!;
    if (sized.test(text.slice(Math.max(0, mention.start - 20), mention.end + 25))) continue;
    if (mention.kind === 'tray' && severalTrays.test(all)) continue;
    const at = told.findIndex(({ step }) => step.id === lines[mention.line]!.id);
    if (at < 0) continue;
    const grams = vesselLoad(mention.kind, dish, told, at, parts);
    const kind = shaped(mention);
    const portions = kind === 'ramekins' ? servings : kind === 'sandwich' ? 2 : 1;
    const depth = depthOf(mention, dish, parts, all);
    const own = namedFit(named, kind, grams, depth, portions, units);
    let size = own?.size ?? vesselSize(kind, grams, depth, portions, units);
    // A joint lies in one tin, whatever is roasted around it.
    const later =
      own === null && kind === 'roasting' && size !== null && size.count > 1
        ? laidAround(told, at).at(-1)
        : null;
    if (later !== null && later !== undefined && !severalTins.test(all)) {
      size = vesselSize(kind, fullTin, depth, 1, units);
      const line = lines.findIndex(({ id }) => id === later.step.id);
      texts[line] = withOverflow(texts[line]!);
    }
    // "Use two tins rather than crowd one": the author has said what is to be done.
    if (size === null || (kind === 'roasting' && size.count > 1 && severalTins.test(all))) continue;
    const shown = own === null ? mention : { ...mention, noun: mention.noun.replace(ofShape, '') };
    say(texts, shown, size, kind);
    list(tools, shown, size);
    if (own !== null) sayHowFull(texts, lines, told, mention.line, own);
  }
  return { texts, equipment: tools };
}

const ofShape = /^(?:square|rectangular|round|brownie) /i;
const baked: ReadonlySet<string> = new Set(['bake', 'roast']);

/** Tells, where something is baked in the tin that the caller has, that it lies higher or lower than in the usual one. */
function sayHowFull(
  texts: string[],
  lines: readonly Line[],
  told: readonly Told[],
  from: number,
  { remark }: NamedFit,
): void {
  if (remark === null) return;
  const at = lines.findIndex(
    ({ id }, index) => index >= from && told.some(({ step }) => step.id === id && baked.has(step.action)),
  );
  if (at >= 0) texts[at] = `${texts[at]!} ${remark}`;
}

/** Grams that the largest roasting tin takes. */
const fullTin = 1400;

/** A step that lays more around a joint than its tin takes. */
const withOverflow = (text: string): string =>
  text.replace(
    /(\baround (?:the|it|them)\b(?:[^.]|\.(?=\d))*\.)(?=\s|$)/i,
    '$1 What does not lie around it in one layer roasts on a tray on the shelf below.',
  );

/** First mention of each kind of vessel. */
function findVessels(
  lines: readonly Line[],
  told: readonly Shown[],
  equipment: readonly string[],
): readonly Mention[] {
  const found: Mention[] = [];
  const known = (id: string): boolean => told.some(({ step }) => step.id === id);
  const take = (kind: VesselKind, line: number, match: RegExpExecArray, named: readonly string[]): void => {
    const [article = '', manner = '', noun = ''] = named;
    if (found.some((one) => one.kind === kind)) return;
    found.push({ kind, line, start: match.index, end: match.index + match[0].length, article, manner, noun });
  };
  for (const [line, { id, text }] of lines.entries()) {
    if (!known(id) || !anyNoun.test(text)) continue;
    for (const { kind, pattern } of mentions) {
      const match = pattern.exec(text);
      if (match !== null && (kind !== 'pot' || /\blarge|\bbig/i.test(match[2]!)))
        take(kind, line, match, match.slice(1));
    }
    const loose = unnumbered.exec(text);
    if (loose !== null && !/\b(?:an?|the|each|your|filled)\s+$/i.test(text.slice(0, loose.index)))
      take('ramekins', line, loose, [loose[1]!.trim(), loose[2]!, loose[3]!]);
    for (const { tool, pattern } of bareMentions) {
      const match = pattern.exec(text);
      const meant = equipment.find((one) => tool.test(one) && !/\bsecond\b/.test(one));
      if (match === null || meant === undefined || /^(?:the|your)$/i.test(match[1]!)) continue;
      if (breaded.test(match[2]!) || asTable.test(text)) continue;
      const kind = kindOf(meant);
      if (kind !== null) take(kind, line, match, match.slice(1));
    }
  }
  // In a bath of water the outer tin only has to hold the inner ones.
  const inner = found.some(({ kind }) => kind === 'ramekins');
  const filled = found.filter(({ kind }) => !(inner && (kind === 'roasting' || kind === 'dish')));
  // One thing is baked in one vessel: the first that is named, the rest are "the dish" again or stand beside.
  return filled.filter(
    (one, index) =>
      filled.findIndex((other) => other.line === one.line && other.start === one.start) === index,
  );
}

/** The shape that its words give a dish. */
function shaped({ kind, manner: how, noun }: Mention): VesselKind {
  if (kind === 'dish' && /\bround\b/i.test(how)) return 'round dish';
  if (kind === 'dish' && /\bsquare\b/i.test(how)) return 'square dish';
  if (kind === 'square tin' && /\brectangular\b/i.test(how + noun)) return 'rectangular tin';
  if (kind === 'cake' && /\bsquare\b/i.test(how + noun)) return 'square tin';
  return kind;
}

/** Fish lies flat. */
const isFillet = ({ role, fill }: Part): boolean =>
  fill.food.category === 'seafood' && role.need === 'essential';

function depthOf({ manner: how, kind }: Mention, dish: Dish, parts: readonly Part[], all: string): Depth {
  if (/\bdeep\b/i.test(how)) return 'deep';
  if (/\bshallow\b/i.test(how)) return 'shallow';
  if (kind === 'dish') {
    const has = (food: RegExp): boolean => parts.some(({ fill }) => food.test(fill.food.id));
    if (has(/yeast/)) return 'thin';
    if (layer.test(all)) return parts.some(isFillet) ? 'thin' : 'shallow';
    if (has(/baking-(?:powder|soda)|self-rising/)) return 'shallow';
  }
  return dish.family === 'cookie' ? 'thin' : 'usual';
}

const plural = (noun: string): string =>
  /(?:dish)$/i.test(noun) ? `${noun}es` : /s$/i.test(noun) ? noun : `${noun}s`;
const place = '(?:in|into|onto|on|from|over|of|across|between|up|to)';

/** Puts a size into the words of the steps. */
function say(texts: string[], mention: Mention, { count, size, fills }: VesselSize, kind: VesselKind): void {
  const { line, start, end, noun } = mention;
  const text = texts[line]!;
  const before = text.slice(0, start);
  const after = text.slice(end);
  const how = size === null ? mention.manner : mention.manner.replace(vague, '');
  const filling = fills === null ? '' : ` (for about ${fills})`;
  const upper = /^[A-Z]/.test(mention.article);
  const put = (words: string): void => {
    texts[line] = before + (upper ? words[0]!.toUpperCase() + words.slice(1) : words) + after;
  };
  if (kind === 'ramekins') {
    const own = /^,? one for each/i.test(after);
    const number = mention.article === '' ? articleFor(count, `${how}${size!}`) : mention.article;
    put(`${own ? '' : `${number} `}${how}${size!} ${noun}`);
    return;
  }
  if (kind === 'pot') {
    texts[line] = `${text.slice(0, end)} (${size!.replace(' (', ' / ')}${after}`;
    return;
  }
  if (count === 1 || kind === 'sandwich') {
    const words = `${how}${size!} ${noun}`;
    const article = /^(?:an?|one)$/i.test(mention.article)
      ? articleFor(1, words)
      : mention.article.toLowerCase();
    put(`${article} ${words}${filling}`);
    return;
  }
  const head = /(\w+)$/.exec(noun)![1]!;
  const rest = [after, ...texts.slice(line + 1)];
  const again = new RegExp(String.raw`\b(${place} the (?:\w+ )?)(${head})\b`, 'gi');
  const singly = new RegExp(String.raw`\b(?:the|that|each|a|one) (?:\w+ )?${head}\b`, 'i');
  const clause = /^[^.]*/.exec(after)![0];
  const agrees =
    !/\b(?:it|its|that|which)\b/i.test(clause) &&
    !/^the$/i.test(mention.article) &&
    !/\bit (?:in|into|on|onto) $/i.test(before) &&
    !rest.some((one) => singly.test(one.replace(again, '')));
  if (agrees) {
    for (let index = line + 1; index < texts.length; index++)
      texts[index] = texts[index]!.replace(again, (_, lead: string, word: string) => lead + plural(word));
    const later = after.replace(again, (_, lead: string, word: string) => lead + plural(word));
    const words = `${how}${size === null ? '' : `${size} `}${plural(noun)}`;
    texts[line] = `${before}${articleFor(count, words)} ${words}${filling}${later}`;
    return;
  }
  const many = articleFor(count, '');
  const what =
    size === null
      ? `${many} of them for this much`
      : `${many} of ${size.replace(' (', ' / ').replace(')', '')}`;
  texts[line] = `${text.slice(0, end)} (${what}${fills === null ? '' : `, for about ${fills}`})${after}`;
}

/** Puts a size behind the vessel's name in the list of tools. */
function list(tools: string[], mention: Mention, { count, size }: VesselSize): void {
  const at = tools.findIndex((tool) => kindOf(tool) === mention.kind && !/\d|\bsecond\b|\btwo\b/.test(tool));
  if (at < 0) return;
  const plain = size === null || mention.kind === 'pot' ? tools[at]! : tools[at]!.replace(vague, '');
  const holes = /^(\d+)-hole$/.exec(size ?? '')?.[1];
  const what = holes === undefined ? size : `${holes} holes`;
  const many = count === 1 ? '' : `${articleFor(count, '')}${what === null ? '' : ' of '}`;
  tools[at] = `${plain}, ${many}${what ?? ''}`;
}
