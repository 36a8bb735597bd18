/** How a sentence takes up the one before it: "While that simmers, …", "When the baking is done, …". */
import type { Order, Sentence } from './parse-sentence.ts';
import type { Picker } from '../pick.ts';
import type { ToneTable } from '../tone-table.ts';
import { gerund } from './verb-forms.ts';

/** What was ordered last, and where. */
export interface Before {
  readonly order: Order | null;
  /** It stands in the same instruction, right before. */
  readonly near: boolean;
  /** Minutes that it states. */
  readonly minutes: number;
}

/** Verbs of what goes on by itself. */
const goesOn =
  /^(?:simmer|bake|roast|boil|chill|rest|marinate|soak|rise|cool|stew|braise|steam|cook|fry|toast|marinade|prove|proof|freeze|refrigerate)$/;
/** What may be waited for and is over when the next step begins; "the baking" would be read as the powder. */
const isOver = /^(?:simmer|roast|chill|rest|marinate|soak|stew|braise|steam|refrigerate|freeze|rise|prove)$/;
/** Orders that handle what has just waited. */
const takesUp =
  /^(?:remove|take|drain|blend|stir|taste|flip|uncover|fluff|discard|strain|slice|mash|sprinkle|top|transfer|puree|shred|lift|carve|garnish|ladle|spoon)$/;

const third = (verb: string): string =>
  /(?:sh|ch|s|x|z|o)$/.test(verb) ? `${verb}es` : verb.replace(/([^aeou])y$/, '$1ie') + 's';

const meanwhile = /^(?:in the )?mean ?(?:while|time)$/i;

/** The words that take up what came before, as a lead of the sentence; null where it stands by itself. */
export function connection(
  sentence: Sentence,
  before: Before,
  table: ToneTable,
  pick: Picker,
): string | null {
  const [first] = sentence.orders;
  const { order } = before;
  if (first === undefined || order === null) return null;
  const verb = order.verbs.at(-1)!;
  if (first.lead !== null && meanwhile.test(first.lead)) {
    if (table.meanwhile.length === 0 || pick.uses('meanwhile') > 0) return null;
    const oven = verb === 'preheat';
    if (!oven && !goesOn.test(verb)) return null;
    pick.use('meanwhile');
    return oven
      ? 'While the oven heats'
      : pick.of(table.meanwhile, 'meanwhile').replace('{does}', third(verb));
  }
  if (first.lead !== null || first.link !== null) return null;
  if (
    before.near ||
    table.after.length === 0 ||
    before.minutes < 8 ||
    !isOver.test(verb) ||
    !takesUp.test(first.verbs[0]!) ||
    pick.uses('after') > 0
  )
    return null;
  pick.use('after');
  const doing = gerund(verb);
  return pick.of(table.after, 'after').replace('{doing}', doing);
}
