/** Notes that begin with the food or the time and say no verb: "15 minutes before cutting", "into the tin", "180C, 25 minutes". */
import { listed, type Bench } from './bench.ts';
import { measures } from './jotting-bits.ts';
import { signs } from '../mask.ts';
import { isOrderVerb } from '../say/verb-forms.ts';

const { food, time, heat, number } = signs;
const some = String.raw`(?:(?:the |your |remaining |the remaining )?${food}(?: leaves| sprigs| mixture)?)`;
const foods = String.raw`${some}(?:(?:, and |, | and )${some})*`;
const vessel = String.raw`(?:[\p{L}\d-]+ ){0,3}?(?:tins?|pans?|dish|jug|tray|moulds?|molds?|pot|bowl|rack|board|plate|platter|table|oven)`;
const made =
  '(?:sauce|dressing|crema|glaze|topping|filling|icing|frosting|crumble|marinade|syrup|custard|gravy|pesto|salsa|vinaigrette|dough|pastry|base|sponge|batter|caramel|ganache|slaw|salad)';
const a = (name: string): string => (/^(?:the|a|an|your) /iu.test(name) ? name : `the ${name}`);
const bareFood = new RegExp(String.raw`(?<![\p{L}] )(${food})`, 'gu');
const anyFood = new RegExp(food, 'u');
const the = (items: string): string => items.replace(bareFood, 'the $1');

/** What `prepared` looks for. */
const turns = {
  without: new RegExp(String.raw`^((?:the )?${food})( in)?, ((?:with )?no ${food}), `, 'iu'),
  heat: new RegExp(
    String.raw`^(?=(?<heat>${heat})(?: ?fan)?(?:/${heat}[^,]*)?, (?:for )?(?:about )?(?<time>${time}))`,
    'u',
  ),
  onTop: new RegExp(String.raw`(?<=^\p{L}[^.;]{8,}), ((?:the )?remaining ${food}) on top(?=[.!]*$)`, 'u'),
  cover: new RegExp(String.raw`(?<=\S), cover, (?=(?:about )?${time})`, 'u'),
  simmer: new RegExp(
    String.raw`(?<=\bsimmer), (${time})(?:, (?:with )?(?:the )?lid (half on|half off|on|off|ajar))?(?=[.!]*$)`,
    'iu',
  ),
  label: new RegExp(String.raw`^(${food}|${made}): (?=(\p{Ll}+)\b)`, 'iu'),
  more: new RegExp(
    String.raw`( and (?:the )?${food}), ((?:the )?(?:rest of (?:the )?|remaining )${food}), (?=(\p{L}+) )`,
    'u',
  ),
} as const;

/** Turns of a note that read as another that is known: "180C fan, 25 minutes" is "Oven 180C fan, 25 minutes". */
export function prepared(
  sentence: string,
  { ovenOn, place, reveal }: Pick<Bench, 'ovenOn' | 'place' | 'reveal'>,
): string {
  return (
    sentence
      // "Pork in, no oil, 5 minutes".
      .replace(
        turns.without,
        (_, what: string, goes: string | undefined, no: string) => `${what} (${no})${goes ?? ''}, `,
      )
      .replace(turns.heat, (...all) => {
        const found = all.at(-1) as Readonly<Record<'heat' | 'time', string>>;
        // Fat that is heated so far fries for less.
        const long =
          Number(/\d+/.exec(reveal(found.time))?.[0] ?? 0) >= 10 || /hour/iu.test(reveal(found.time));
        return place === 'pan' && !ovenOn && !long ? '' : 'Oven ';
      })
      // "Same pan: onions, 10 min".
      .replace(/^((?:the )?same (?:pan|pot|wok|tin|bowl|tray)): /iu, '$1, ')
      // "Scatter over the bacon, remaining cheese on top": a second order.
      .replace(turns.onTop, (all, what: string, at: number) =>
        isOrderVerb(/^[\p{L}-]+/u.exec(sentence)![0].toLowerCase()) && at > 0
          ? ` and put ${a(what)} on top`
          : all,
      )
      .replace(/, (?:in the )?fridge(?=[.!]*$)/iu, ', then chill in the fridge')
      .replace(/\b(taste), (adjust)\b/iu, '$1 and $2')
      // "Turn down to medium-low, cover, 20 minutes".
      .replace(turns.cover, place === 'pan' ? ', cover and cook for ' : ', cover, ')
      // "Down to a simmer, 1 1/2 hours, lid half on".
      .replace(
        turns.simmer,
        (_, t: string, lid: string | undefined) =>
          ` for ${t}${lid === undefined ? '' : ` with the lid ${lid}`}`,
      )
      // "Shortbread: rub the butter in".
      .replace(turns.label, (all, what: string, verb: string) =>
        isOrderVerb(verb) ? `For the ${lowered(what)}, ` : all,
      )
      // "…, onions and peppers, the rest of the oil, toss the lot".
      .replace(turns.more, (all, last: string, more: string, verb: string) =>
        isOrderVerb(verb) ? `${last}, plus ${a(more)}, then ` : all,
      )
  );
}

/** A note of another kind as the order that it stands for; null where it is none of these for certain. */
export function foodFirst(sentence: string, bench: Bench): string | null {
  const { reveal, dish, inOven } = bench;
  // What goes into a tin by then is the whole.
  const many = inOven === 'bake' ? dish : bench.many;
  const plain = sentence.replace(/[.!]+$/u, '');
  const it = many ? 'them' : 'it';
  for (const [pattern, say] of templates) {
    const groups = pattern.exec(plain)?.groups;
    if (groups === undefined) continue;
    const said = say(groups as Readonly<Record<string, string>>, it, reveal);
    if (said !== null) return said;
  }
  return layered(plain, bench);
}

const onTo = new RegExp(
  String.raw`^(?<what>${foods}) (?<prep>on|over|onto|in|into) (?<where>(?:the |each |your )?(?:${food}|${vessel}))$`,
  'iu',
);
const onIt = new RegExp(String.raw`^(?<what>${foods}|${made}) (?<how>over|on top|on|in)$`, 'iu');
const besides = new RegExp(String.raw`^(?<what>(?:${measures})?${foods}|squeeze of ${food})$`, 'iu');

/** "Cabbage on the tortillas, fish on the cabbage, crema over, avocado": what lies on what, one after the other. */
function layered(plain: string, { reveal, strewn }: Bench): string | null {
  const parts = plain.split(/, (?:and |then )?/u);
  if (parts.length < 2) return null;
  const said = parts.map((part) => {
    const to = onTo.exec(part)?.groups;
    if (to !== undefined) return `put ${listed(to['what']!, reveal)} ${to['prep']!} ${a(to['where']!)}`;
    const over = onIt.exec(part)?.groups;
    if (over !== undefined)
      return over['how'] === 'in'
        ? `add ${listed(over['what']!, reveal)}`
        : `${strewn(over['what']!) ? 'scatter' : over['how'] === 'over' ? 'spoon' : 'put'} ${listed(over['what']!, reveal)} ${over['how'] === 'over' ? 'over' : 'on top'}`;
    return besides.test(part) ? `add ${listed(part, reveal)}` : null;
  });
  // A row of foods alone may be a heading.
  if (said.includes(null) || !onTo.test(parts[0]!)) return null;
  const orders = said.reduce<string[]>((row, one) => {
    // "Add the avocado", "add the lime": one order.
    if (row.at(-1)?.startsWith('add ') === true && one!.startsWith('add '))
      row.push(row.pop()! + one!.replace(/^add /u, ' and '));
    else row.push(one!);
    return row;
  }, []);
  return orders.length < 2 ? orders[0]! : `${orders.slice(0, -1).join(', ')}, then ${orders.at(-1)!}`;
}

type Say = (
  groups: Readonly<Record<string, string | undefined>>,
  it: string,
  reveal: Bench['reveal'],
) => string | null;

const onward = (rest: string | undefined): string | null => {
  const next = (rest ?? '').replace(/^,? ?(?:and |then |and then )*/u, '');
  if (next === '') return '';
  const [verb = ''] = /^[\p{L}-]+/u.exec(next) ?? [];
  return isOrderVerb(verb.toLowerCase()) ? `, then ${next.charAt(0).toLowerCase()}${next.slice(1)}` : null;
};

const templates: readonly (readonly [RegExp, Say])[] = [
  // "15 minutes before cutting, if you can."
  [
    new RegExp(String.raw`^(?<time>(?:about |at least )?${time}) (?<rest>before \p{L}+ing\b.*)$`, 'iu'),
    ({ time: t, rest }, it) => `Leave ${it} for ${t!} ${rest!}`,
  ],
  // "Beef back in."
  [
    new RegExp(String.raw`^(?<what>${foods}) back in(?:to the (?<where>pan|pot|oven))?$`, 'iu'),
    ({ what, where }) => `Return ${the(what!)} to the ${where ?? 'pan'}`,
  ],
  // "Lid on, low oven (150C), 2.5 hours."
  [
    new RegExp(
      String.raw`^(?:lid on|cover(?:ed)?),? (?:in )?(?:a |the )?(?<oven>(?:very )?(?:low|moderate|medium|hot|slow) oven)(?<heat> \(${heat}[^()]*\))?,? (?:for )?(?<time>(?:about )?${time})$`,
      'iu',
    ),
    ({ oven, heat: at, time: t }) =>
      `Put the lid on and cook in a ${oven!.toLowerCase()}${at ?? ''} for ${t!}`,
  ],
  // "Lids on, fridge overnight."
  [
    new RegExp(
      String.raw`^lids? on,? (?:and )?(?:in(?:to)? )?(?:the )?fridge,? (?:for )?(?<time>overnight|(?:about |at least )?${time})$`,
      'iu',
    ),
    ({ time: t }, it) => `Cover ${it} and refrigerate ${/overnight/iu.test(t!) ? 'overnight' : `for ${t!}`}`,
  ],
  // "10 minutes rest so that it softens."
  [
    new RegExp(
      String.raw`^(?<time>(?:about |at least )?${time})(?:['’]s?)? rest(?:ing)?(?<rest>| (?:so|before|in|on|under|while)\b.*)$`,
      'iu',
    ),
    ({ time: t, rest }, it) => `Leave ${it} to rest for ${t!}${rest!}`,
  ],
  // "10 minutes in the tin then rack."
  [
    new RegExp(
      String.raw`^(?<time>(?:about )?${time}) (?<where>(?:in|on) (?:the |a |its )?${vessel})(?<rack>,? (?:and )?then (?:(?:on ?to|to|on) )?(?:a |the )?(?:wire |cooling )?rack)?$`,
      'iu',
    ),
    ({ time: t, where, rack }, it) =>
      /\b(?:oven|pan|pot)$/iu.test(where!) && rack === undefined
        ? null
        : `Leave ${it} ${where!.replace(/^(in|on) (?!the |a |its )/iu, '$1 the ')} for ${t!}${rack === undefined ? '' : `, then move ${it} to a rack`}`,
  ],
  // "Into the tin."
  [
    new RegExp(
      String.raw`^(?:straight )?(?<where>(?:into|in to|onto|on to) (?:the |a |your )?${vessel})(?<rest>, .+)?$`,
      'iu',
    ),
    ({ where, rest }, it) => {
      const after = onward(rest);
      return after === null ? null : `Put ${it} ${lowered(where!)}${after}`;
    },
  ],
  // "Straight from the tin to the table."
  [
    new RegExp(String.raw`^straight from (?<from>(?:the |a )?${vessel}) to (?:the )?table$`, 'iu'),
    ({ from }, it) => `Serve ${it} straight from ${from!}`,
  ],
  // "Straight out of the tin on to a rack, drizzle with the oil."
  [
    new RegExp(
      String.raw`^(?:straight )?(?:out of|from) (?<from>(?:the |a )?${vessel})(?:,| and)? (?<to>(?:on ?to|to) (?:the |a )?${vessel})(?<rest>,.+)?$`,
      'iu',
    ),
    ({ from, to, rest }, it) => {
      const after = onward(rest);
      return after === null
        ? null
        : `Move ${it} straight from ${a(from!)} ${/rack|board|plate|platter/iu.test(to!) ? to!.replace(/^(?:on ?to|to) (?!the |a )/iu, 'to a ').replace(/^on ?to/iu, 'to') : to!}${after}`;
    },
  ],
  // "Raspberries on the possets, 3 biscuits each."
  [
    new RegExp(
      String.raw`^(?<what>${foods}) (?<prep>on|over|onto) (?<where>(?:the |each |your )?(?:${food}|\p{L}+))(?:, (?<n>${number}) (?<thing>${food}|\p{L}+) each)?$`,
      'iu',
    ),
    ({ what, prep, where, n, thing }) =>
      /^(?:top|it|them|low|high|medium|heat|side)$/iu.test(where!)
        ? null
        : `${prep === 'over' ? 'Spoon' : 'Put'} ${the(what!)} ${prep!} ${a(where!)}${n === undefined ? '' : ` and serve with ${n} ${thing!} each`}`,
  ],
  // "Tadka over dal."
  [
    /^(?<what>(?:the )?(?:sauce|dressing|glaze|syrup|custard|tadka|tarka|gravy|caramel|vinaigrette)) over (?<where>(?:the )?\p{L}+)$/iu,
    ({ what, where }) => `Pour ${a(lowered(what!))} over ${a(where!)}`,
  ],
  // "Beans in for the last 4", "porcini and their liquid go in half way".
  [
    new RegExp(
      String.raw`^(?<what>${foods}(?: and (?:its|their) (?:liquid|juices?|oil|syrup))?) (?:go(?:es)? )?in (?<when>(?:for|with|after) (?:the (?:last|first|final) )?(?:${time}|${number})(?: (?:to go|left))?|half ?-?way(?: through)?|at the (?:end|start)|last|first)$`,
      'iu',
    ),
    ({ what, when }) => `Add ${the(what!)} ${when!}`,
  ],
  // "Peanuts on top right before serving."
  [
    new RegExp(
      String.raw`^(?<what>${foods}) (?:on top|over) (?<rest>(?:(?:right|just) )?(?:before|so|while|as)\b.+)$`,
      'iu',
    ),
    ({ what, rest }) => `Put ${the(what!)} on top ${rest!}`,
  ],
  // "Rack over a sheet pan, wings on in one layer."
  [
    new RegExp(
      String.raw`^(?:wire )?rack (?<prep>over|in|on) (?<where>(?:an? |the )(?:[\p{L}]+ ){0,2}(?:pan|tray|tin|sheet|dish))(?:, (?<what>${foods}) on(?: it)?(?<rest> in (?:one|a single) layer)?)?$`,
      'iu',
    ),
    ({ prep, where, what, rest }) =>
      `Set a rack ${prep!} ${where!}${what === undefined ? '' : ` and put ${the(what)} on it${rest ?? ''}`}`,
  ],
  // "Crema: sour cream, zest and juice of half the lime."
  [
    new RegExp(
      String.raw`^(?<name>sauce|dressing|crema|marinade|glaze|vinaigrette|salsa|syrup|pesto): (?<row>[^.;:()]*${food}[^.;:()]*)$`,
      'iu',
    ),
    ({ name, row }, _, reveal) => {
      const items = row!.split(/, (?:and )?/u);
      return items.length < 2 || items.some((one) => !anyFood.test(one))
        ? null
        : `For the ${lowered(name!)}, mix together ${items
            .map((one) => (/ of /u.test(one) ? one : listed(one, reveal)))
            .join(', ')
            .replace(/, (?=[^,]*$)/u, ' and ')}`;
    },
  ],
  // "2 per person."
  [
    new RegExp(String.raw`^(?<n>${number}|${time})(?<thing> \p{L}+)? (?<each>per person|each|a head)$`, 'iu'),
    ({ n, thing, each }) => `Serve ${n!}${thing ?? ''} ${each!}`,
  ],
];

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
