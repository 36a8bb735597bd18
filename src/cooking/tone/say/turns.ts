/** Other orders for the clauses of a sentence: what a cook may say first without changing what is done. */
import { withTools } from './articles.ts';
import type { Order, Part, Sentence } from './parse-sentence.ts';
import type { Manner } from './manner.ts';

/** Ways to turn a sentence round, by the names that a tone lists. */
export const turnNames = ['when', 'along', 'purpose', 'heat', 'vessel', 'target', 'have', 'topic'] as const;
export type Turn = (typeof turnNames)[number];

/** A sentence with its clauses moved. */
export interface Arranged {
  readonly lead: string | null;
  readonly orders: readonly Order[];
  /** What the sentence is headed by: "Large bowl". */
  readonly label: string | null;
  /** A vessel to be fetched first. */
  readonly fetched: string | null;
  /** "Have the oven preheated". */
  readonly have: boolean;
  /** "Season: salt and pepper": what follows the label, in place of an order. */
  readonly list: string | null;
}

const vesselPhrase =
  /^in ((?!the same|same)(?:an? )?(?:[\p{L}-]+ ){0,3}(?:bowl|pan|pot|saucepan|skillet|wok|jug|casserole|frying pan|stockpot|tin|pitcher|jar|bag))$/iu;
const frontable =
  /^(?:in|on|over|at) (?:an?|the|another|your|medium|low|high|medium[- ]\w+|a separate|very) ?[^\ue100-\ue2ff,()]*$/iu;
const stays =
  /^(?:pour|place|put|add|transfer|drain|strain|return|sieve|sift|boil|drop|scrape|spoon|divide|dip|keep|store|freeze|refrigerate|chill|stick|bung|pop|chuck|lob|sling|whack|plonk|throw|tip|dump|slosh|lay|arrange|set|scatter|strew|sprinkle|drizzle|fill|fan|crack|layer|nestle|slide|slip|rest|leave|reserve|press|pack|line|spread|sit|let|allow|get)$/;
/** What is at hand need not be fetched: "in the pan". */
const known = /^(?:in|into|inside|on) (?:the|your|this|that|same)\b/iu;
const frontedWhen =
  /^(?:once|when|as soon as|while|whilst|after) (?!(?:you|to|or|done|ready)\b|\w+ing\b|possible|needed|necessary|desired)/i;
const frontedAlong =
  /^(?:\w+ly )?(?:stirring|whisking|turning|basting|tossing|shaking|scraping|flipping)\b[^()]*$/i;
const frontedAim =
  /^to (?:prevent|avoid|release|ensure|remove|help|combine|loosen|make|let|keep|stop|separate)\b(?!.*\b(?:it|them)\b)[^()\ue300-\ue5ff]*$/iu;
/** What may be done beforehand. */
export const makesReady =
  /^(?:line|grease|butter|peel|chop|slice|dice|mince|grate|rinse|wash|drain|sift|measure|preheat|halve|core|trim|crush|zest|cube|shred|cut)$/;

/** Whether a turn was not used too often; uses it. */
function free({ pick }: Manner, turn: Turn, most: number, chance: number): boolean {
  if (pick.uses(turn) >= most || pick.uses('last turn') === turnNames.indexOf(turn) + 1) return false;
  if (pick.chance() >= chance) return false;
  pick.use(turn);
  return true;
}

const joinsOn = (text: string): boolean => /(?:^| )(?:or|and|either)$|^(?:or|and) /i.test(text);

const without = (order: Order, at: number): Order => ({
  ...order,
  parts: order.parts.filter((_, i) => i !== at),
});

/** Arranges the clauses of a sentence as the tone likes them; each turn comes a few times in a recipe at most. */
export function arrange(sentence: Sentence, manner: Manner): Arranged {
  const { table } = manner;
  const [first, ...others] = sentence.orders;
  const still: Arranged = {
    lead: first!.lead,
    orders: sentence.orders,
    label: null,
    fetched: null,
    have: false,
    list: null,
  };
  if (!manner.free || manner.woven !== null) return still;
  // "Over a gas flame or in a dry pan": neither moves without the other.
  if (sentence.orders.some(({ parts, object }) => [object, ...parts.map(({ text }) => text)].some(joinsOn)))
    return still;
  const vessels = arrangeVessel(first!, others, manner);
  if (vessels !== null) return vessels;
  if (first!.link !== null) return still;
  if (first!.lead !== null) {
    const behind =
      others.length === 0 && (manner.eager || (!condition.test(first!.lead) && manner.pick.chance() < 0.5))
        ? leadBehind(first!)
        : null;
    return behind === null ? still : { ...still, lead: null, orders: [behind] };
  }
  const wants = (turn: Turn): boolean => table.turns.includes(turn);
  const often = manner.eager ? 1 : 0.6;
  if (manner.eager && others.length === 0 && wants('topic')) {
    const topic = arrangeTopic(first!, manner);
    if (topic !== null) return { ...still, ...topic };
  }
  if (others.length === 0) {
    const last = first!.parts.length - 1;
    const part = first!.parts[last];
    if (part !== undefined && (first!.object !== '' || last > 0)) {
      const front = (): Arranged => ({ ...still, lead: part.text, orders: [without(first!, last)] });
      const locked = manner.locked(part.text);
      if (
        wants('when') &&
        part.kind === 'when' &&
        !locked &&
        frontedWhen.test(part.text) &&
        free(manner, 'when', 3, often)
      )
        return front();
      if (
        wants('along') &&
        frontedAlong.test(part.text) &&
        // "Turning once, roast them": what is done in passing leads in nothing.
        !/\b(?:once|twice|half ?-?way|occasionally|now and then)\b/i.test(part.text) &&
        !locked &&
        !/^(?:stir|whisk|turn|shake|toss|flip)/.test(first!.verbs[0]!) &&
        free(manner, 'along', 2, often)
      )
        return front();
      if (
        wants('purpose') &&
        part.kind === 'purpose' &&
        // "Allow the mushrooms to release their moisture".
        !/^(?:allow|let|leave|help|enable|get|bring|take|use)$/.test(first!.verbs[0]!) &&
        !locked &&
        frontedAim.test(part.text) &&
        free(manner, 'purpose', 2, often)
      )
        return front();
    }
  }
  if (wants('heat') && first!.object !== '' && !first!.let && !/^(?:heat|warm)$/.test(first!.verbs[0]!)) {
    const at = first!.parts.findIndex(
      ({ kind, text, comma }) => !comma && kind === 'heat' && frontable.test(text) && !manner.locked(text),
    );
    if (at >= 0 && free(manner, 'heat', 2, often * 0.8))
      return { ...still, lead: first!.parts[at]!.text, orders: [without(first!, at), ...others] };
  }
  if (wants('target') && others.length === 0 && goesInto(first!, manner) && free(manner, 'target', 2, often))
    return { ...still, lead: first!.parts[0]!.text, orders: [without(first!, 0)] };
  if (
    wants('have') &&
    others.length === 0 &&
    first!.verbs.every((verb) => makesReady.test(verb)) &&
    first!.particle === null &&
    first!.parts.every(({ kind }) => kind === 'place' || kind === 'with' || kind === 'heat') &&
    free(manner, 'have', manner.eager ? 3 : 2, often * 0.7)
  )
    return { ...still, have: true };
  return still;
}

const target = /^(?:to|into) (?:the|your) (?:\p{L}+[ -]){0,2}\p{L}+$/iu;

/** "Add the onions to the pan", which may begin with the pan. */
const goesInto = (
  { verbs, object, parts, adverb, particle, let: lets }: Order,
  { locked }: Manner,
): boolean =>
  /^(?:add|stir|pour|fold)$/.test(verbs[0]!) &&
  verbs.length === 1 &&
  parts.length === 1 &&
  parts[0]!.kind === 'place' &&
  !parts[0]!.comma &&
  target.test(parts[0]!.text) &&
  !locked(parts[0]!.text) &&
  locked(object) &&
  adverb === null &&
  particle === null &&
  !lets &&
  !/\b(?:it|them|boil|simmer|top|side)\b/i.test(`${object} ${parts[0]!.text}`);

const clauseLead =
  /^(?:once|when|as soon as|while|whilst|after|before|if) (?:the|your|all|an?|each|any|necessary|needed|desired|[\ue100-\ue1ff])/iu;
const condition = /^(?:once|when|as soon as|while|whilst|after|before|if)\b/i;
const toolLead =
  /^(?:with (?:an?|the|your) |using |(?:on|over) (?:an? )?(?:low|medium|high|moderate|gentle)\b)/iu;
const placeLead = /^in (?:an?|another) /i;
const anyFood = /[\ue100-\ue1ff]/;

/**
 * "Once the sugar has melted, put the meat back in" with its condition last, "with a fork, test" with its tool behind
 * what is handled; null where that would read badly.
 */
function leadBehind(order: Order): Order | null {
  const { lead, object, parts } = order;
  // "Combine the dry ingredients: flour and salt in a bowl".
  if (lead === null || /[,()]/.test(lead) || /:/.test(object) || order.let || order.particle !== null)
    return null;
  const said = [object, ...parts.map(({ text }) => text)].join(' ');
  if ((anyFood.test(lead) && anyFood.test(said)) || said.length > 110) return null;
  const text = lead.charAt(0).toLowerCase() + lead.slice(1);
  // "With the simmering behind you" is when, and no tool.
  if (/^with the \p{L}+ing\b/iu.test(lead)) return null;
  // "Using enough flour to keep it from sticking, shape it into a ball": the aim would run into the ball.
  if (/^(?:with|using)\b.* (?:to|from|so|that)\b/i.test(lead)) return null;
  if (toolLead.test(lead) || (placeLead.test(lead) && parts.every(({ kind }) => kind !== 'place'))) {
    if (object === '' && parts.length === 0) return null;
    const kind = placeLead.test(lead) ? 'place' : 'with';
    // "Press a pattern into each ball using a fork".
    const goal = kind === 'with' && parts[0]?.kind === 'place' && !parts[0].comma ? 1 : 0;
    return {
      ...order,
      lead: null,
      parts: [...parts.slice(0, goal), { kind, text, comma: false }, ...parts.slice(goal)],
    };
  }
  if (
    !clauseLead.test(lead) ||
    /\b(?:it|them|they)\b/i.test(`${lead} ${said}`) ||
    parts.some(({ kind }) => kind === 'until' || kind === 'when' || kind === 'purpose')
  )
    return null;
  return { ...order, lead: null, parts: [...parts, { kind: 'when', text, comma: false }] };
}

const needsVerb =
  /^(?:make|use|let|serve|continue|keep|repeat|start|begin|bring|get|be|ensure|check|have|give|preheat|heat|enjoy|taste|adjust)$/;
const adorns = /^(?:season|top|garnish|finish|fill|dust|scatter|sprinkle|serve|stuff|dress)$/;

const toolWord =
  /\b(?:kni[fv]e|fork|spoon|lid|foil|towel|cloth|wrap|paper|brush|hands?|plastic|film|plate)\b/i;

/** "Chicken: return to the pan", "Season: salt and pepper": what it is about, then what becomes of it. */
function arrangeTopic(order: Order, { pick }: Manner): Partial<Arranged> | null {
  const { verbs, object, parts, adverb } = order;
  if (verbs.length > 1 || order.let || (adverb !== null && !/ly$/.test(adverb))) return null;
  const [only] = parts;
  const verb = verbs[0]!;
  if (object === '' && parts.length === 1 && adverb === null) {
    const list = /^with (?:the )?(.+)$/i.exec(only!.text)?.[1] ?? '';
    if (/^over /i.test(only!.text) && verb === 'serve') return { label: 'to serve', list: only!.text };
    if (list === '' || toolWord.test(list)) return null;
    if (verb === 'repeat') return { label: list, list: 'repeat' };
    return adorns.test(verb) && !/\b(?:if|as|when)\b/i.test(list)
      ? { label: verb === 'serve' ? 'to serve' : verb, list }
      : null;
  }
  if (
    !anyFood.test(object) ||
    /^(?:enough|some|more|a|an)\b/i.test(object) ||
    object.length > 44 ||
    /\b(?:then|it|them|or|well|until|taste)\b|[()]/i.test(object + parts.map(({ text }) => text).join(' ')) ||
    needsVerb.test(verb) ||
    pick.uses('topic') > 3
  )
    return null;
  pick.use('topic');
  return { label: object.replace(/^(?:the|your) /i, ''), orders: [{ ...order, object: '' }] };
}

function arrangeVessel(order: Order, others: readonly Order[], manner: Manner): Arranged | null {
  const { table, pick } = manner;
  const lead = order.lead !== null && table.articles === 'add' ? withTools(order.lead) : order.lead;
  const done = (change: Partial<Arranged>): Arranged => ({
    lead: null,
    orders: [order, ...others],
    label: null,
    fetched: null,
    have: false,
    list: null,
    ...change,
  });
  const inVessel = lead === null ? null : vesselPhrase.exec(lead);
  if (table.vessels === 'label') return arrangeLabel(order, others, manner, done);
  if (table.vessels === 'fetch' && table.fetch.length > 0) {
    const fetchable = pick.uses('fetch') < 2;
    if (
      inVessel &&
      !stays.test(order.verbs[0]!) &&
      !manner.locked(lead!) &&
      order.object !== '' &&
      fetchable
    ) {
      pick.use('fetch');
      return done({ fetched: inVessel[1]! });
    }
    if (lead !== null || order.object === '' || stays.test(order.verbs[0]!) || !fetchable) return null;
    const at = order.parts.findIndex(
      ({ kind, text }) => kind === 'place' && vesselPhrase.test(text) && !known.test(text),
    );
    if (at < 0 || pick.chance() > 0.6) return null;
    pick.use('fetch');
    return done({
      fetched: vesselPhrase.exec(withTools(order.parts[at]!.text))![1]!,
      orders: [without(order, at), ...others],
    });
  }
  if (
    table.vessels === 'front' &&
    lead === null &&
    // "In a tin, place the potatoes": where they go, and not where it is done.
    !stays.test(order.verbs[0]!) &&
    order.object !== '' &&
    !order.let &&
    pick.chance() < 0.6
  ) {
    const at = order.parts.findIndex(
      ({ kind, text, comma }) =>
        !comma && kind === 'place' && frontable.test(text) && !manner.locked(text) && vesselPhrase.test(text),
    );
    return at < 0 ? null : done({ lead: order.parts[at]!.text, orders: [without(order, at), ...others] });
  }
  if (
    lead !== null &&
    (table.vessels === 'keep' || (table.vessels === 'front' && manner.eager)) &&
    inVessel &&
    order.object !== '' &&
    !order.object.includes(':') &&
    !manner.locked(lead)
  ) {
    const place: Part = { kind: 'place', text: lead.charAt(0).toLowerCase() + lead.slice(1), comma: false };
    return done({ orders: [{ ...order, parts: [place, ...order.parts] }, ...others] });
  }
  return null;
}

/** "Large bowl: combine the flour and salt", "Heavy pan, medium heat: melt the butter"; a few times in a recipe. */
function arrangeLabel(
  order: Order,
  others: readonly Order[],
  { pick, locked, eager }: Manner,
  done: (change: Partial<Arranged>) => Arranged,
): Arranged | null {
  if (order.object === '' || order.let || order.link !== null || pick.uses('label') > 2) return null;
  const at = order.parts.findIndex(
    ({ kind, text, comma }) => !comma && kind === 'place' && vesselPhrase.test(text),
  );
  const vessel = order.lead ?? (at < 0 ? null : order.parts[at]!.text);
  const named = vessel === null || locked(vessel) ? null : vesselPhrase.exec(vessel);
  if (
    named === null ||
    (order.lead === null && (stays.test(order.verbs[0]!) || (!eager && pick.chance() > 0.7)))
  )
    return null;
  pick.use('label');
  const rest = order.lead === null ? without(order, at) : { ...order, lead: null };
  const heat = rest.parts.findIndex(
    ({ kind, text, comma }) => !comma && kind === 'heat' && /^(?:over|on) (?:a )?[\w -]+$/i.test(text),
  );
  const name = named[1]!.replace(/^an? /i, '');
  return done(
    heat < 0
      ? { label: name, orders: [rest, ...others] }
      : {
          label: `${name}, ${rest.parts[heat]!.text.replace(/^(?:over|on) (?:a )?/i, '')}`,
          orders: [without(rest, heat), ...others],
        },
  );
}
