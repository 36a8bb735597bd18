/** Says one sentence in a tone: its orders, its leave, or what it tells. */
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { capital } from '../capital.ts';
import { parseSentence, type Order } from './parse-sentence.ts';
import type { Manner } from './manner.ts';
import { realise } from './realise.ts';
import { shapes } from './recast-pattern.ts';
import { chooseFrame, openerOf } from './frames.ts';
import { reword } from './reword.ts';
import { comfort, idleChoice } from '../locks.ts';
import { leaveInside, orderInside } from './statements.ts';
import type { ToneTable } from '../tone-table.ts';
import { gerund, isOrderVerb } from './verb-forms.ts';

/** The words of a text alone, to see whether two say the same. */
export function bare(text: string): string {
  const low = text.toLowerCase();
  return low.replace(beyondAscii.test(low) ? notWords : notAsciiWords, ' ').trim();
}

/** What is a letter of any script takes long to tell; most texts have none but English ones and the signs of masks. */
const beyondAscii = /[^\0-\x7f\ue100-\ue5ff]/;
const notAsciiWords = /[^a-z0-9\ue100-\ue5ff]+/g;
const notWords = /[^\p{L}\p{N}\ue100-\ue5ff]+/gu;

/** First-person chatter that a shorter recipe can do without: nothing locked, no rule, no cue. */
export const chatter = (text: string, masked: string): boolean =>
  !/[\ue100-\ue5ff\d]/.test(masked) &&
  !/\b(?:not|never|should|must|if|until|when|careful|hot|optional\w*|can|may|done|ready|need|will)\b|n['’]t\b/i.test(
    text,
  ) &&
  /\b(?:I|my|me|we|our|love|favou?rite|delicious|yummy|great|amazing)\b/i.test(text);

/** A sentence of a masked instruction as the tone says it; `manner` says how freely. */
export function saySentence(
  sentence: string,
  parsed: ReturnType<typeof parseSentence>,
  manner: Manner,
): string {
  const { pick, length } = manner;
  if (length === 'shorter') manner = { ...manner, table: plainly(manner.table) };
  const { table } = manner;
  const forbidden = forbid(sentence, manner);
  if (forbidden !== null) return forbidden;
  if (parsed.orders.length > 0) {
    const [only] = parsed.orders;
    if (
      parsed.orders.length === 1 &&
      only!.verbs[0] === 'enjoy' &&
      only!.object === '' &&
      only!.parts.length === 0 &&
      table.closers.length > 0
    )
      return pick.of(table.closers, 'closer');
    return realise(parsed, manner);
  }
  const order = orderInside(sentence);
  if (order !== null) {
    const inner = parseSentence(capital(order));
    if (inner.orders.length > 0) return realise(inner, manner);
  }
  const prefix = /^\(?optional(?:ly)?\)?[:,]?\s+/i.exec(sentence)?.[0] ?? '';
  if (prefix !== '' && leaveInside(sentence) === null) {
    const inner = parseSentence(sentence.slice(prefix.length));
    if (inner.orders.length > 0) return `Optional: ${lower(realise(inner, { ...manner, free: false }))}`;
  }
  const leave = leaveInside(sentence);
  if (leave !== null && table.leave.length > 0 && manner.free) {
    const said = reword(leave.charAt(0).toLowerCase() + leave.slice(1), table, pick);
    return capital(`${pick.of(table.leave, 'leave').replace('{do}', () => said)}.`);
  }
  let said = reword(sentence, table, pick);
  // Nothing of it can be said otherwise: the tone at least leads it in.
  if (
    bare(said) === bare(sentence) &&
    manner.free &&
    table.notes.length > 0 &&
    pick.uses('note') < 2 &&
    !/[\ue300-\ue3ff]/.test(sentence) &&
    !/[\ue400-\ue4ff]|\b(?:must|never|not|internal|raw|don['’]?t)\b/i.test(sentence) &&
    tells.test(sentence.replace(/\([^)]*\)/g, '')) &&
    !/^[(*"“\d-]/.test(said) &&
    !/\bready to (?:serve|eat|go)\b/i.test(said) &&
    // What the cook may do or will need is no saying.
    !/^(?:you|i|we) (?:can|could|may|might|should|will|want|need|have|do|don['’]t)\b/i.test(said) &&
    !/^(?:it|they) should\b/iu.test(said) &&
    !somebody.test(said) &&
    !tasteOf.test(said) &&
    said.length > 12
  ) {
    const note = pick.of(table.notes, 'note');
    pick.use('note');
    const keeps = /[?!.]$/.test(note) || /^I\b|^[\ue100-\ue5ff]/.test(said);
    said = `${note} ${keeps ? said : said.charAt(0).toLowerCase() + said.slice(1)}`;
  }
  const end = /[.!?:)"”]$/.test(said) ? '' : '.';
  return capital(said + end).replace(/!$/, table.exclaim > 0 ? '!' : '.');
}

/** "Maybe you prefer fruits", "my wife likes peanut butter": what somebody likes is no tip. */
const tasteOf = /^(?:maybe|perhaps|personally|some people)\b|\b(?:prefers?|favou?rite|likes?|loves?)\b/iu;

/** "Uncle Ray says …", "Ray always …": whoever is told of needs no lead-in, and would lose the capital. */
const somebody =
  /^(?:(?:my|our|her|his) |(?:uncle|aunt|auntie|aunty|mama|papa|nonna|nonno|grandma|grandpa|granny|gran|nana|nan|oma|opa|mum|mom|dad|amma|abuela)\b|\p{L}+ (?:always|never|says|said|swears?|swore|used to|would|loves?|likes?|insists?|taught)\b)/iu;

/** A sentence that was not understood for certain, led in where the tone has a word for it and otherwise as it came. */
export function saySafely(sentence: string, first: Order, manner: Manner): string {
  const { table, pick, free, length } = manner;
  const said = reword(sentence, table, pick);
  const orders = /^\p{Lu}?\p{Ll}/u.test(said) && isOrderVerb(said.split(/[\s,]/)[0]!.toLowerCase());
  const open = free && length !== 'shorter';
  const opener = open && orders ? openerOf(manner, said) : '';
  // What stands in front of an order stands in front of any.
  const frame = open && orders && opener === '' ? chooseFrame(manner, false, first, false) : '{do}';
  if (/^(?!.*\b(?:start|begin|finish)\b).+\{do\}$/i.test(frame)) {
    pick.use(`frame ${frame}`);
    return endOf(capital(frame.replace('{do}', () => lower(said))), table);
  }
  const told = free && orders && table.voice === 'narrated' ? `you ${lower(said)}` : said;
  const text = opener === '' ? told : `${opener} ${/[.!?]$/.test(opener) ? capital(told) : lower(told)}`;
  return endOf(capital(text), table);
}

const endOf = (text: string, { exclaim }: ToneTable): string =>
  (/[.!?:)"”]$/.test(text) ? text : `${text}.`).replace(/!$/, exclaim > 0 ? '!' : '.');

const prohibition =
  /^(?:please |but |and |just |so )?(?:do not|don['’]?t|never) ((?!worry|forget|panic|be\b|need|have\b|use\b|hesitate)[\p{L}-]+)\b(.*)$/iu;

/** "Don't overmix it" in the tone's way to forbid, each once in a recipe; null where none is left or none fits. */
function forbid(sentence: string, { table, pick, free, length }: Manner): string | null {
  const match = free && length !== 'shorter' ? prohibition.exec(sentence.replace(/[.!\s]+$/, '')) : null;
  if (match === null) return null;
  const [, verb = '', rest = ''] = match;
  // "Do not soak or they fall apart" has its reason, and nothing that is soaked.
  if (/^,? or\b/u.test(rest.trim())) return null;
  // What somebody could be hurt by is forbidden in the author's own words.
  if (
    /\b(?:burn\w*|hot|raw|steam|fire|flames?|knife|sharp|scald\w*|safe|children|kids?|pets?|eat)\b/i.test(
      sentence,
    )
  )
    return null;
  const options = table.prohibitions.filter(
    (pattern) =>
      (table.voice === 'terse' || pick.uses(`frame ${pattern}`) === 0) &&
      !(pattern.includes('{doing}') && (/^let$/i.test(verb) || verb.length < 4 || /\bor\b/.test(rest))),
  );
  if (options.length === 0) return null;
  const pattern = pick.of(options, 'prohibition');
  pick.use(`frame ${pattern}`);
  const behind = table.voice === 'terse' && !/^overdo$/iu.test(verb) ? rest.replace(/ it$/i, '') : rest;
  const said = (form: string): string => reword(form.toLowerCase() + behind, table, pick);
  return `${capital(
    pattern.replace('{doing}', () => said(gerund(verb.toLowerCase()))).replace('{do}', () => said(verb)),
  )}.`;
}

/** A statement, as against a fragment or an order that was not understood. */
const tells =
  /^(?!\W*(?:\p{L}+ing|also|so|but|and|however|at|this|these|next|then|now|once|when|after|while|as soon|before|finally|meanwhile|if|optionally|for|or|will|can|should|may|must)\b)(?=.*\b(?:is|are|was|were|will|can|could|should|may|might|must|has|have|needs?|makes?|works?|does|do|goes|takes|depends|helps?|keeps?|gives?|prefer|like|use|allows?)\b)/iu;

export const lower = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const count = (text: string): number => text.split(' ').length;

const plainTables = new WeakMap<ToneTable, ToneTable>();

/** What a shorter recipe can do without. */
const fillers = (
  [
    [
      /(?<!\b(?:until|till|is|are) )\b(?:just|simply|really|quite|basically|nice and|of course|very(?! (?:low|high|hot|gentl|slow|thin|fine|light))) (?=[\p{L}])/giu,
      '',
    ],
    [/\bin order to\b/gi, 'to'],
    [/\bas well as\b/gi, 'and'],
    [
      /\buntil (?:it is|it['’]s|they are|they['’]re|it becomes|they become) (?=\p{L})(?![^,.;]*\b(?:and|but) \p{L}+s\b(?! (?:and|in|on)\b|[,.;]|$))/giu,
      'until ',
    ],
    [
      /\b(?:at this point|at this time|for best results|when(?:ever)? you(?:['’]re| are) ready(?: to (?:cook|bake|eat|serve|start|go))?),? (?=\p{L})/giu,
      '',
    ],
    [/\b(?:a little bit|a little) of (?=\p{L}|[\ue100-\ue2ff])/giu, 'some '],
    [/\bmake sure (?:that |to )?(?=you\b)/gi, 'ensure '],
    [
      / ?\((?![^)]*(?:[\ue100-\ue5ff\d]|\b(?:not|never|or|if|until|optional\w*|hot|careful\w*|safe\w*|bones?|pits?|stones?|burn\w*|allerg\w*|watch\w*|mind|see|about|internal|raw|hands?|drain\w*|peel\w*|crush\w*|chop\w*|cut|skin|save|reserve|keep|lid|cover\w*|us(?:e|ing)|add|stir\w*|with|without|still|already|every|each|per|taste|handfuls?|pinch(?:es)?|spoon\w*|cups?|preheated|total|divided|half|twice|once|fan|convection|conventional|gas|electric|dr(?:y|ied)|weight|packed|heap(?:ed|ing)|level|rounded|scant|room|temperature|(?:un)?cooked|shelf|rack|thick|thin|deep|wide|long)\b))[^()]*\)/giu,
      '',
    ],
  ] as const
).map(([pattern, by]) => ({ by, ...guarded(pattern) }));

/** What a tone of few words leaves out besides: what a thing is good for. */
const asides = (
  [
    [/,? so (?:that )?you can [^,.;()\ue100-\ue5ff]*(?=[.!]?$)/giu, ''],
    [/,? as you go(?=[,.]|$)/giu, ''],
    [
      /\b(?:pop|put|place|stick|bung|chuck|set) (?:it |them |the bowl )?(?:back )?in(?:to)? (?:the|your) (?:fridge|refrigerator)(?! (?:door|drawer))/giu,
      'refrigerate',
    ],
    [
      /^(?:be sure to|make sure to|remember to|try to|go ahead and|you(?:['’]ll)? (?:will )?(?:need|want|have) to) (?=\p{L})/giu,
      '',
    ],
    [/\bor (?:even|ideally|preferably|better still,?|better yet,?) (?=[\p{L}\ue100-\ue5ff])/giu, 'or '],
    [
      /\b(?:to\b|and )?so (?:that )?(?:every|each) (?:last )?(?:piece|bit|one|leaf|strand|side) (?:is|gets) (?:well |evenly |fully |nicely )?coated/giu,
      'to coat',
    ],
    [/\b(?:really|quite|nicely|beautifully|lovely and) (?=\p{L})/giu, ''],
    [/\b(until|till) (?:the |your )?mix(?:ture)? (?:is|looks|becomes|turns) (?=\p{L})/giu, '$1 '],
    [
      /[,;] (?:it['’]s|that['’]s|this is) (?:where|what|worth|so|just|all|my|the best|the secret)\b[^.;,\d\ue100-\ue5ff]*(?=[.!]?$)/giu,
      '',
    ],
  ] as const
).map(([pattern, by]) => ({ by, ...guarded(pattern) }));

/** What a sober tone leaves out of a sentence: comfort, and that the cook is done. */
export const soberly = (sentence: string): string =>
  sentence
    // "If there is too much, don't be scared to pour some away".
    .replace(
      /(^|, |; )(?:but |so |and )?(?:do not|don['’]?t) (?:worry|be (?:shy|afraid|scared)) to (?=\p{L})/giu,
      (_, before: string) => before,
    )
    .replace(comfort, '')
    .replace(
      /(?:, ([^,]+))?,? and you(?:['’]re| are) (?:all )?(?:done|good to go|set|finished)(?=[.!]*$)/i,
      (_, last: string | undefined) => (last === undefined ? '' : ` and ${last}`),
    )
    .replace(
      /(?:,? and|,)? (?:[-–—] )?(?:yum|voil[aà]|ta-?da|enjoy|easy peasy|simple as that|that['’]s it)(?=[.!]*$)/i,
      '',
    )
    .trim();

/** A masked sentence in few words. */
export const terse = (sentence: string): string => replaceAllOf(brief(sentence), asides).trim();

/** What a text of few words need not say of what comes out: "the sugar will form a lovely topping". */
export const foretells = (text: string, masked: string): boolean =>
  !/[\ue200-\ue5ff\d]/.test(masked) &&
  tells.test(masked) &&
  /\b(?:will|gives?|makes?|adds?|keeps?|is|are)\b/i.test(text) &&
  !/\b(?:not|never|n['’]t|no|should|must|if|until|when|once|careful\w*|hot|optional\w*|can|could|may|might|done|ready|need\w*|raw|burn\w*|safe\w*|allerg\w*|optional|instead|or|few|several|couple|half|freez\w*|stor\w*|keep\w*)\b|n['’]t\b/i.test(
    text,
  );

/** Words that only lead in an order, or say of two things what one says. */
const runUps = (
  [
    [
      /^(?!now that\b)(?:(?:and )?(?:then|now|next|finally|lastly|after that|afterwards|at last)),? (?=\p{Ll})/giu,
      '',
    ],
    [/(?<!\bnow )\band then (?=\p{L})/giu, 'then '],
    [/\b(mix|combine|stir|blend|whisk) together (?=\p{L}|[\ue100-\ue2ff])/giu, '$1 '],
    [/\bthe rest of the (?=[\ue100-\ue1ff])/giu, 'the remaining '],
    [/\ba bit of (?=\p{L}|[\ue100-\ue2ff])/giu, 'some '],
    [/\bas well(?=[.,;]|$)/giu, 'too'],
    [
      /\b(?:until|till) (?:it|they) (?:turns?|becomes?|gets?|looks?) (?=(?:soft|tender|golden|crisp|brown|smooth|thick|fragrant|pale)\b)/giu,
      'until ',
    ],
  ] as const
).map(([pattern, by]) => ({ by, ...guarded(pattern) }));

/** A masked sentence without its run-up, for a shorter text. */
export const spared = (sentence: string): string => replaceAllOf(sentence, runUps).trim();

/** A masked sentence without words that say nothing to the cook. */
const brief = (sentence: string): string =>
  replaceAllOf(soberly(sentence).replace(idleChoice, ''), fillers).trim();

const noRecasts = Object.fromEntries(shapes.map((shape) => [shape, []])) as unknown as ToneTable['recasts'];

/** The tone without frames and openers, for shorter recipes; nothing leads in. */
function plainly(table: ToneTable): ToneTable {
  let plain = plainTables.get(table);
  if (plain === undefined) {
    plain = {
      ...table,
      frames: [],
      recasts: {
        ...noRecasts,
        goes: table.recasts.goes.filter((one) => count(one.replace(/\{\w+\}/g, '').trim()) < 2),
      },
      notes: [],
      joints: table.joints.filter((joint) => count(joint) === Math.min(...table.joints.map(count))),
      words: table.words
        .map(([from, to]) => [from, to.filter((word) => count(word) === 1)] as const)
        .filter(([, to]) => to.length > 0),
      frameRate: 0,
      openers: { first: [], next: [], inner: [], last: [] },
      fetch: [],
    };
    plainTables.set(table, plain);
  }
  return plain;
}
