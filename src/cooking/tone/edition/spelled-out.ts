/** What an order handles where its author left it out: "rinse the lentils. Combine with water." */
import type { Before } from '../say/connect.ts';
import type { Manner } from '../say/manner.ts';
import { isPlural } from '../say/number-of.ts';
import type { Order, Sentence } from '../say/parse-sentence.ts';
import { handledBy, leavesMany, strewnOver } from '../say/phrase.ts';

const leavesOut = /^(?:add|combine|mix|toss|place|put|transfer|pour|arrange|spread|leave|cool|return)$/;
/** What is done with the dish itself where nothing else was named. */
const ofTheDish = /^(?:transfer|leave|cool|return)$/;

/** "Let cool" of a dish that is many: the "it" that stands for nobody's word is "them". */
export const agreed = (read: Sentence, { many }: Manner): Sentence =>
  !many || /\bit\b/i.test(read.source)
    ? read
    : {
        ...read,
        orders: read.orders.map((order) =>
          order.let &&
          order.object === 'it' &&
          read.orders.slice(0, read.orders.indexOf(order)).every(({ object }) => nothing.test(object))
            ? { ...order, object: 'them' }
            : order,
        ),
      };

/** What names no food: "reduce the heat and let it simmer" speaks of what was handled before. */
const nothing = /^(?:|(?:the |your )?(?:heat|flame|temperature|lid|pan|pot)(?: .*)?|them|covered)$/i;

/** "Roll into balls and place 2 inches apart": what is rolled is the dough, and what is placed is many. */
const setApart = (read: Sentence): Sentence =>
  !read.orders.some(
    ({ object, verbs, parts }) =>
      apart.test(object) || (object === '' && rolls.test(verbs[0]!) && pieces.test(parts[0]?.text ?? '')),
  )
    ? read
    : {
        ...read,
        orders: read.orders.map((order): Order => {
          const { object, verbs, parts, let: lets } = order;
          if (lets || verbs.length > 1) return order;
          if (apart.test(object))
            return {
              ...order,
              object: 'them',
              parts: [{ kind: 'place', text: object, comma: false }, ...parts],
            };
          return object === '' && rolls.test(verbs[0]!) && pieces.test(parts[0]?.text ?? '')
            ? { ...order, object: 'it' }
            : order;
        }),
      };
const apart = /^(?:about |at least )?[\d\ue200-\ue5ff]\S*(?: \p{L}+)? apart$/u;
const rolls = /^(?:roll|shape|form)$/;
const pieces = /^into .*\b(?:balls|logs|sticks|patties|rolls|rounds)\b/iu;

const intoOven = /^(?:to|into|in|under) (?:the |a |your )?(?:[\p{L}-]+ )?(?:oven|broiler|grill)\b/iu;
const vesselIn =
  /\b(?:into|in|to) (?:the|a|your|same) (?:[\p{L}-]+ )*?(skillet|pan|pot|dish|tin|tray|casserole|Dutch oven)\b/iu;

/** "Rinse lentils. Combine with water in pot.": what telegrams leave out, in a tone that speaks in full. */
export function spelledOut(plain: Sentence, before: Before, { table, reveal, many: dish }: Manner): Sentence {
  const read = table.articles === 'add' ? setApart(plain) : plain;
  const [first, ...others] = read.orders;
  const [part] = first?.parts ?? [];
  const strewn = first !== undefined && before.order !== null && strewnOver(first, before.order);
  if (
    table.articles !== 'add' ||
    part === undefined ||
    first!.object !== '' ||
    first!.lead !== null ||
    first!.particle !== null ||
    first!.verbs.length > 1 ||
    !(leavesOut.test(first!.verbs[0]!) || strewn) ||
    !/^(?:with|place)$/.test(part.kind)
  )
    return read;
  // "Crack the eggs into the skillet. Transfer to the oven": the skillet goes there, not the eggs.
  if (/^(?:transfer|return|place|put)$/.test(first!.verbs[0]!) && intoOven.test(part.text)) {
    const [, vessel = null] = before.near
      ? (vesselIn.exec(before.order?.parts.find(({ kind }) => kind === 'place')?.text ?? '') ?? [])
      : [];
    return { ...read, orders: [{ ...first!, object: vessel === null ? 'it' : `the ${vessel}` }, ...others] };
  }
  const handled = before.near && before.order !== null ? handledBy(before.order) : '';
  if (handled === '' && ofTheDish.test(first!.verbs[0]!) && part.kind === 'place')
    return { ...read, orders: [{ ...first!, object: dish ? 'them' : 'it' }, ...others] };
  if (
    handled === '' ||
    (/^over\b/i.test(part.text) && !strewn) ||
    (first!.verbs[0] === 'toss' && part.kind === 'place')
  )
    return read;
  const many = /^them$|\band\b/i.test(handled) || isPlural([...handled].map(reveal).join(''));
  return { ...read, orders: [{ ...first!, object: many ? 'them' : 'it' }, ...others] };
}

const wantsObject =
  /^(?:warm|reheat|blend|puree|mash|drain|season|cover|wrap|flip|turn|toss|whisk|beat|strain|rinse|remove|transfer|pour|return|place|put|slice|chop|cut|peel|shape|roll|store|brush|serve|cool|chill|refrigerate|freeze|leave|bring|roast|bake|knead|spread|press|add|divide|spoon)$/;
/** What is strewn with something is still to be named: "you strew it with parsley". */
const strewn = /^(?:sprinkle|scatter|strew|dust|garnish|top|finish|drizzle|season|douse)$/;

/** "Warm through without boiling": an order may leave out what it handles, "you warm through" may not. */
export function withObjects(read: Sentence, { table, many, reveal }: Manner): Sentence {
  if (table.voice !== 'narrated') return read;
  const orders = read.orders.map((order, at): Order => {
    const { verbs, object, particle, let: lets } = order;
    if (
      object !== '' ||
      lets ||
      // "Beat or stir in the flour": the object is still to come.
      read.orders[at + 1]?.link === 'or' ||
      particle !== null ||
      verbs.length > 1 ||
      !(wantsObject.test(verbs[0]!) || (strewn.test(verbs[0]!) && order.parts[0]?.kind === 'with')) ||
      (/^over\b|^on (?:about |around )?[\ue200-\ue5ff\d]/i.test(order.parts[0]?.text ?? '') &&
        verbs[0] !== 'serve') ||
      (table.verbs[`~${verbs[0]!}`] !== undefined &&
        !(verbs[0] === 'remove' && /^(?:to|into|onto) /i.test(order.parts[0]?.text ?? '')) &&
        !(verbs[0] === 'serve' && /^(?:over|on|in|atop) /i.test(order.parts[0]?.text ?? '')) &&
        !order.parts.some(({ text }) => /\beverything\b/i.test(text)))
    )
      return order;
    const handled = read.orders.slice(0, at).findLast((one) => handledBy(one) !== '');
    const several = handled === undefined ? many : leavesMany(handled, reveal);
    return { ...order, object: several ? 'them' : 'it' };
  });
  return { ...read, orders };
}
