/**
 * A sentence cut by its structure: parts of an order that tell why, what for or what will follow go, a time in a
 * relative clause becomes a time, "add it and stir" becomes "stir it in". Works on masked text.
 */
import { parseSentence, type Order, type Part } from '../say/parse-sentence.ts';
import { signs } from '../mask.ts';
import { isSure } from '../say/sure.ts';
import { breaksOff } from './kept.ts';

/** Aims that a cook who does the thing reaches by itself. */
const idleAim =
  /^(?:in order )?to (?:\p{L}+ly )?(?:combine|incorporate|mix|blend|prevent|avoid|help|ensure|allow|release|enhance|distribute|develop|let|give|keep|make (?:sure|it|them)|create|maintain|preserve|bring out|deepen|get (?:rid|an?|the)|stop|protect|speed|extract|encourage|evaporate|melt|meld|infuse|thicken|loosen|soften|heat through|warm through|make the)\b/iu;
/** A cue of how far, and nothing that explains. */
const extent =
  /\b(?:cover\w*|coat\w*|submerg\w*|fits?|fills?|reach\w*|touch\w*|overlap\w*|even(?:ly)?|flat|level)\b/iu;

const inTime = new RegExp(
  `^which (?:should |will |may |can |usually |normally |generally )*takes?(?: you)?( about| around| at least| up to)? ?(${signs.time}(?: or so)?)$`,
  'iu',
);
const idleRelative =
  /^which (?:is|are|will|would|should|gives?|makes?|keeps?|helps?|means?|adds?|lets?|stops?|allows?|ensures?|can|may|has|have|prevents?)\b/iu;

/** Verbs that mean nothing without what they are for: "allow the pressure to release", "use a fork to mash". */
const aimed =
  /^(?:allow|let|leave|need|use|continue|start|begin|get|wait|try|cause|set|turn|bring|return|heat|enough|make)$/u;

/** A part of an order as a short text has it; '' leaves it out. */
function shortPart({ kind, text }: Part, order: Order): string {
  const { verbs } = order;
  const timed = inTime.exec(text);
  if (timed !== null) return `${(timed[1] ?? '').trim()} ${timed[2]!}`.trim();
  if (kind === 'purpose') return idleAim.test(text) && !aimed.test(verbs.at(-1)!) ? '' : text;
  if (kind !== 'when') return text;
  if (/^so\b/iu.test(text)) return extent.test(text) ? text : '';
  if (/^(?:because|since|although|though|whereas)\b/iu.test(text)) return '';
  return idleRelative.test(text) ? '' : text;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** A text with one piece of it said otherwise; as it was where the piece stands there more than once. */
function exchanged(text: string, piece: string, by: string): string {
  const at = text.indexOf(piece);
  if (at < 0 || text.indexOf(piece, at + 1) >= 0) return text;
  const ahead = text.slice(0, at);
  return (by === '' ? ahead.replace(/[\s,;–—]+$/u, '') : ahead) + by + text.slice(at + piece.length);
}

const mixes = /^(?:stir|mix|whisk|beat|fold)$/u;
const joint = String.raw`(?:,? and then|,? and|,? then|,|\.(?: Then)?) `;

/** "Add the salt and stir well": "stir in the salt". */
export function mixedIn(text: string, orders: readonly Order[]): string {
  return orders.reduce((said, order, at) => {
    const next = orders[at + 1];
    if (
      next === undefined ||
      order.verbs.length !== 1 ||
      order.verbs[0] !== 'add' ||
      !/[\ue100-\ue1ff]/u.test(order.object) ||
      next.verbs.length !== 1 ||
      !mixes.test(next.verbs[0]!) ||
      !/^(?:|it|them|everything|all)$/iu.test(next.object) ||
      next.lead !== null ||
      order.link !== null ||
      next.link !== null
    )
      return said;
    const [verb] = next.verbs;
    return said.replace(
      new RegExp(
        String.raw`\badd (?:in )?(${escaped(order.object)})(?: (?:in)?to [^,.;()]*?)?${joint}(?:(gently|lightly|quickly) )?${verb!}(?: (?:it|them|everything|all|well|together|to combine|in|through|thoroughly))*(?=[.;!]|$| until)`,
        'iu',
      ),
      (_, object: string, adverb: string | undefined) =>
        `${adverb === undefined ? '' : `${adverb} `}${verb!} in ${object}`,
    );
  }, text);
}

/** A masked sentence without those of its parts that a short text can spare; as it came where it was not understood. */
export function unparted(sentence: string): string {
  const read = parseSentence(sentence);
  if (read.orders.length === 0 || !isSure(read)) return sentence;
  const said = read.orders
    .flatMap((order) => order.parts.map((part) => [part, order] as const))
    .reduce((text, [part, order]) => {
      const by = shortPart(part, order);
      // "Hot enough so that it sizzles": how far, and no reason.
      const far =
        part.kind === 'when' &&
        /\b(?:enough|such)\b/iu.test(text.slice(0, Math.max(0, text.indexOf(part.text))));
      const next = by === part.text || far ? text : exchanged(text, part.text, by);
      return breaksOff(text, next) ? text : next;
    }, sentence);
  return mixedIn(said, read.orders);
}
