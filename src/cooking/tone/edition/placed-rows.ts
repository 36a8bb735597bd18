/** Rows of notes that say where each thing goes: "Beef back in, oyster sauce, toss", "onion in bottom of pot, pork on top". */
import { capital } from '../capital.ts';
import { isOrderVerb } from '../say/verb-forms.ts';

const word = String.raw`\p{L}[\p{L}'’-]*`;
const thing = String.raw`(?:the )?(?<what>${word}(?: ${word}){0,2}?(?: ?(?:and|[+&]) ?(?:the )?${word}(?: ${word})??)?)`;
const vessel = String.raw`(?:pan|pot|bowl|dish|tray|tin|wok|skillet|crock ?pot|crockpot|slow cooker|casserole|blender|saucepan|jar)`;
const placed = new RegExp(
  String.raw`^${thing} (?<where>back in(?:to)?(?: (?:the )?${vessel})?|back|in|on top|over the top|over|underneath|in(?:to)? (?:the |an? )?(?:(?:bottom|base) of (?:the |an? )?)?(?:(?:big|large|small|hot|lined|greased|oiled|roasting|baking) )*${vessel})$`,
  'iu',
);
const bare = new RegExp(String.raw`^${thing}$`, 'iu');
const poured =
  /(?:juices?|sauce|syrup|gravy|dressing|glaze|cream|custard|milk|stock|broth|oil|vinaigrette|icing|water|wine|batter|mixture|butter)$/iu;
/** Words that are no food where a thing is looked for. */
const noThing =
  /(?<![\p{L}])(?:it|them|this|that|lid|cover|foil|heat|flame|oven|fridge|freezer|fingers?|hands?|until|till|til|for|with|to|at|by|of|then|not|no|don['’]?t|dont|everything|all|rest|half|some|more|is|are|if|when|while|minutes?|mins?|hours?|in|on|over|out|off|back|top|last|first|once)(?![\p{L}])/iu;
const asFood =
  /^(?:salt|pepper|butter|oil|flour|sugar|cream|bread|water|ice|bbq|mash|mince|juice|dice|top)$/iu;

/** What was done to it is told with it: "soda + salt sprinkled over". */
const worked = /(?:ed|ten|wn|rn)$/iu;

const isThing = (what: string): boolean => {
  if (worked.test(what)) return false;
  const [first = '', ...more] = what.replace(/^the /iu, '').split(' ');
  return (
    !noThing.test(what) &&
    (!isOrderVerb(first.toLowerCase()) || (asFood.test(first) && !/^(?:the|it|well)$/iu.test(more[0] ?? '')))
  );
};
const low = (what: string): string =>
  /^\p{Lu}\p{Ll}/u.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : what;
const the = (what: string): string =>
  `the ${low(what.replace(/^the /iu, '')).replace(/ ?[+&] ?/gu, ' and ')}`;

interface Said {
  readonly verb: 'add' | 'other';
  readonly text: string;
  readonly placed: boolean;
}

/** What is scattered and not laid on. */
const strewn =
  /\b(?:herbs?|basil|parsley|cilantro|coriander|thyme|dill|mint|chives?|scallions?|spring onions?|cheese|nuts?|almonds|peanuts|seeds?|sesame|breadcrumbs|crumbs)\b/iu;

function partOf(part: string): Said | null {
  const { what = '', where = '' } = placed.exec(part)?.groups ?? {};
  if (what !== '' && isThing(what)) {
    const to = where.toLowerCase();
    if (to === 'in') return { verb: 'add', text: the(what), placed: true };
    if (/^back/u.test(to)) return { verb: 'other', text: `return ${the(what)}`, placed: true };
    if (to === 'underneath') return { verb: 'other', text: `put ${the(what)} underneath`, placed: true };
    if (/^over/u.test(to))
      return {
        verb: 'other',
        text: `${poured.test(what) ? 'pour' : 'scatter'} ${the(what)} over`,
        placed: true,
      };
    if (to === 'on top')
      return {
        verb: 'other',
        text: `${strewn.test(what) ? 'scatter' : 'put'} ${the(what)} on top`,
        placed: true,
      };
    const at = to
      .replace(/\bof (?!the |an? )/u, 'of the ')
      .replace(/^(in(?:to)?) (?=bottom|base)/u, '$1 the ')
      .replace(
        /^(in(?:to)?) (?!the |an? )/u,
        (_, into: string) =>
          `${into} ${/ [aeiou]/u.test(to.slice(into.length, into.length + 2)) ? 'an' : 'a'} `,
      );
    return { verb: 'other', text: `put ${the(what)} ${at}`, placed: true };
  }
  const [first = ''] = /^[\p{L}-]+/u.exec(part) ?? [];
  if (
    (isOrderVerb(first.toLowerCase()) || /^(?:pull|shred)$/iu.test(first)) &&
    !asFood.test(first) &&
    part.split(' ').length <= 5 &&
    !/\d|(?<![\p{L}])(?:in|on|over)$/iu.test(part)
  )
    return {
      verb: 'other',
      text: low(part)
        .replace(/^pull (?!the |it |them )(?=\p{L}+ out$)/u, 'pull the ')
        .replace(/^fork it$/u, 'rough it up with a fork'),
      placed: false,
    };
  if (/^fork it$/iu.test(part)) return { verb: 'other', text: 'rough it up with a fork', placed: false };
  const plain = bare.exec(part)?.groups?.['what'] ?? '';
  return plain !== '' && plain.split(' ').length <= 3 && isThing(plain)
    ? { verb: 'add', text: the(plain), placed: false }
    : null;
}

/** A sentence without its stop, as orders; null where it is no such row. */
function told(sentence: string): string | null {
  const parts = sentence.split(/, (?:and |then )?/u);
  if (parts.length < 2 || parts.length > 6) return null;
  const said: Said[] = [];
  for (const part of parts) {
    const one = partOf(part.trim());
    if (one === null) return null;
    said.push(one);
  }
  // A row of bare foods is a list; one that begins with a bare food, or goes on with nothing placed, is told elsewhere.
  if (!said.some((one) => one.placed) || (said[0]!.verb === 'add' && !said[0]!.placed)) return null;
  // "Garlic, ginger, chilli in": all of them go in, which is told elsewhere; so is what is put in and only stirred.
  if (said.every(({ verb }) => verb === 'add')) return null;
  const orders: string[] = [];
  let adds: string[] = [];
  const flush = (): void => {
    if (adds.length > 0)
      orders.push(
        `add ${adds.length < 2 ? adds[0]! : `${adds.slice(0, -1).join(', ')} and ${adds.at(-1)!}`}`,
      );
    adds = [];
  };
  for (const one of said) {
    if (one.verb === 'add') adds.push(one.text);
    else {
      flush();
      orders.push(one.text);
    }
  }
  flush();
  return orders.length < 2 ? orders[0]! : `${orders.slice(0, -1).join(', ')} and ${orders.at(-1)!}`;
}

const where = /(?<![\p{L}])(?:in|back|top|over|underneath)(?=[,.!]|$)/iu;

/** A text whose rows of placed things are orders. */
export function withPlacedRows(text: string): string {
  if (!text.includes(',') || !where.test(text)) return text;
  return text.replace(/(?<=^|[.!] )[^.!?;:()]+(?=[.!](?:\s|$)|$)/gu, (sentence) => {
    const now = told(sentence);
    return now === null ? sentence : /^\p{Lu}/u.test(sentence) ? capital(now) : now;
  });
}
