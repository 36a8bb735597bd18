/** Sentences of a cook's notes made whole: "Onion + pepper, 12 min, until soft", "Cover, low heat, 6 min", "Off heat". */
import { join, listed, type Bench } from './bench.ts';
import { bitsOf, type Bit } from './jotting-bits.ts';
import { capital } from '../capital.ts';
import { clauses } from './clauses.ts';
import { foodFirst, prepared } from './food-first.ts';
import { signs } from '../mask.ts';
import { isPlural } from '../say/number-of.ts';
import { isOrderVerb } from '../say/verb-forms.ts';

/** What is done to what was put somewhere, for how long, where and until when. */
interface Cooking {
  time: string;
  heat: string;
  cue: string;
  along: string;
}

const forTime = (time: string): string =>
  time === ''
    ? ''
    : ` for ${small(time).replace(/^for /iu, '').replace(/^~\s?/u, 'about ').replace(/^max /iu, 'at most ')}`;
const until = (sign: string, many: boolean): string =>
  untilSeen(sign.replace(/(?<!,) (?:but )?not /giu, ', not '), many);
const untilSeen = (cue: string, many: boolean): string =>
  cue === ''
    ? ''
    : /^no colou?r$/iu.test(cue)
      ? `, without letting ${many ? 'them' : 'it'} ${/colour/i.test(cue) ? 'colour' : 'color'}`
      : /^no pink$/iu.test(cue)
        ? ' until no pink is left'
        : ` ${/^(?:until|till|til) /iu.test(cue) ? cue.replace(/^(?:till|til) /iu, 'until ') : `until ${cue}`}`;

const tail = ({ time, heat, cue, along }: Cooking, many: boolean): string =>
  /^(?:un)?covered$/iu.test(along)
    ? `${heat === '' ? '' : ` ${heat}`} ${along.toLowerCase()}${forTime(time)}${until(cue, many)}`
    : `${heat === '' ? '' : ` ${heat}`}${forTime(time)}${until(cue, many)}${along === '' ? '' : `, ${along}`}`;

/** Gathers what says how something cooks; the bits that are left over come back. */
function gathered(bits: readonly Bit[]): { readonly cooking: Cooking; readonly left: readonly Bit[] } | null {
  const cooking: Cooking = { time: '', heat: '', cue: '', along: '' };
  const left: Bit[] = [];
  for (const bit of bits) {
    if (bit.kind === 'time' || bit.kind === 'heat' || bit.kind === 'cue' || bit.kind === 'along') {
      if (left.length > 0) left.push(bit);
      else if (cooking[bit.kind] === '') cooking[bit.kind] = bit.text;
      else if (bit.kind === 'cue') cooking.cue += ` and ${bit.text.replace(/^(?:until|till|til) /iu, '')}`;
      else if (bit.kind === 'along') cooking.along += `, ${bit.text}`;
      else return null;
    } else left.push(bit);
  }
  return { cooking, left };
}

const says = ({ time, heat, cue, along }: Cooking): boolean => time + heat + cue + along !== '';

/** "stir", "then drain": an order of one word says how, not what. */
const handling =
  /^(?:stir|whisk|toss|turn|shake|beat|mix|simmer|fry|saute|sauté|toast|sweat|bubble|boil|roast|bake|cook|rest|soak|marinate|chill|knead|sizzle)$/iu;

/** What is done with what stands in front of the rest of a jotting: "and cook for 5 min until soft, then drain". */
function onward(bits: readonly Bit[], bench: Bench, many: boolean, fresh = true): string | null {
  const [first, ...others] = bits;
  if (first === undefined) return '';
  if (first.kind === 'lid') {
    const rest = onward(others, bench, many);
    return rest === null
      ? null
      : `, put the lid ${first.on ? 'on' : 'back off'}${rest}`.replace(
          'put the lid back off',
          'take the lid off',
        );
  }
  if (first.kind === 'foil') {
    const rest = onward(others, bench, many);
    return rest === null
      ? null
      : first.on
        ? `, cover ${many ? 'them' : 'it'} with foil${rest}`
        : `, take the foil off${rest}`;
  }
  if (first.kind === 'turn')
    return joined(
      `, turn the oven ${first.up ? 'up' : 'down'} to ${first.heat}`,
      onward(others, { ...bench, place: 'oven' }, many),
    );
  if (first.kind === 'order') {
    const text = whole(first.text, bench) ?? clauses(capital(first.text), bench) ?? first.text;
    // "The sugar and taste": heard as a thing.
    const [verb = ''] = text.toLowerCase().split(/[^\p{L}-]/u);
    return `${fresh && !/^(?:taste|season|salt|dress)$/u.test(verb) ? ' and' : ', then'} ${small(text)}`;
  }
  if (first.kind === 'off')
    return joined(`, take ${many ? 'them' : 'it'} off the heat`, onward(others, bench, many));
  if (first.kind === 'out') return `, then take ${many ? 'them' : 'it'} out`;
  if (first.kind === 'oven') {
    const parts = gathered(others);
    if (parts === null || parts.cooking.time + parts.cooking.cue === '') return null;
    const at = first.heat === null ? '' : ` at ${first.heat.replace(/^(?:at|to) /u, '')}`;
    return joined(
      ` and bake in the oven${at}${tail(parts.cooking, many)}`,
      onward(parts.left, bench, many, false),
    );
  }
  if (first.kind === 'chill') {
    const parts = gathered(others);
    return parts === null
      ? null
      : joined(
          ` and chill in the fridge${tail(parts.cooking, many)}`,
          onward(parts.left, bench, many, false),
        );
  }
  if (first.kind === 'foods' && (first.goes === 'over' || first.goes === 'top' || first.goes === 'beside'))
    return joined(`, then ${small(laid(first, bench))}`, onward(others, bench, many));
  if (first.kind === 'foods') {
    if (first.goes !== 'none' && first.goes !== 'in') return null;
    const what = listed(first.text, bench.reveal);
    return joined(
      `, then add ${what}`,
      onward(others, bench, isPlural([...what].map(bench.reveal).join(''))),
    );
  }
  const parts = gathered(bits);
  if (parts === null || !says(parts.cooking)) return null;
  // "Rice in, 2 min, stir".
  const [then] = parts.left;
  if (then?.kind === 'order' && handling.test(then.text) && parts.left.length === 1)
    return ` and ${then.text.toLowerCase()}${tail(parts.cooking, many)}`;
  return joined(
    ` and ${bench.place === 'oven' ? bench.inOven : bench.place === 'off' ? 'leave' : 'cook'}${tail(parts.cooking, many)}`,
    onward(parts.left, bench, many, false),
  );
}

const joined = (text: string, more: string | null): string | null => (more === null ? null : text + more);

/** Verbs with which a bit of a note can begin: "take off heat", "turn down to 180C", "brown, 5 min". */
const begins =
  /^(?:take|remove|put|cover|foil|turn|grill|griddle|brown|crisp|set|smooth|plate|board|jar|sheet|rack|toast|back|return|dry|cool|chill|wet|open|season|salt|pepper|butter|oil|flour|sugar|water|cream|ice|top|bread|crumb|sauce|juice|zest|slash|pinch|dash|splash|drizzle|squeeze|sprinkle|grind|twist|dust)$/u;

/** A masked sentence made whole; null where it is whole already, or not surely understood. */
export function whole(sentence: string, bench: Bench): string | null {
  if (!bench.hob && /\b(?:low|high|medium)\b/iu.test(sentence)) return null;
  const end = /[.!]*$/.exec(sentence)![0] || '.';
  const [lead = ''] = /^(?:meanwhile|in the meantime),? /iu.exec(sentence) ?? [];
  const came = lead === '' ? sentence : sentence.slice(lead.length);
  const plain = prepared(came, bench);
  const [opens = ''] = /^\p{L}+/u.exec(plain)?.[0].toLowerCase().split(' ') ?? [];
  // No bit of a note begins with such a verb.
  const isPlain = isOrderVerb(opens) && !begins.test(opens);
  const read = isPlain
    ? (ordered(plain, bench) ?? (plain === came ? null : plain))
    : ((/ back in/iu.test(plain) ? foodFirst(plain, bench) : null) ??
      ordered(plain, bench) ??
      composed(plain, bench) ??
      foodFirst(plain, bench) ??
      (plain === came ? null : plain));
  const said = read !== null && lead !== '' ? `${lead.trim().replace(/,?$/u, ',')} ${small(read)}` : read;
  return said === null ? null : `${capital(said.replace(/[.!]+$/u, ''))}${end}`;
}

function composed(sentence: string, bench: Bench): string | null {
  const bits = bitsOf(sentence);
  if (bits === null) return null;
  const [first, ...others] = bits;
  const { reveal, many, place } = bench;
  const it = many ? 'them' : 'it';
  switch (first!.kind) {
    case 'off': {
      const [food] = others;
      const rest =
        food?.kind === 'foods' && (food.goes === 'none' || food.goes === 'in')
          ? joined(
              ` and add ${listed(allFoods(others), reveal)}`,
              onward(afterFoods(others), { ...bench, place: 'off' }, many),
            )
          : onward(others, { ...bench, place: 'off' }, many);
      return joined('Take the pan off the heat', rest);
    }
    case 'out':
      return `Take ${it} out`;
    case 'oven': {
      const parts = gathered(others);
      if (parts === null) return null;
      const { heat } = first as Extract<Bit, { kind: 'oven' }>;
      if (parts.cooking.time + parts.cooking.cue === '')
        return heat === null || says(parts.cooking)
          ? null
          : joined(
              `Heat the oven to ${heat}`,
              parts.left[0]?.kind === 'order'
                ? ` and ${small(parts.left[0].text)}`
                : onward(parts.left, bench, many),
            );
      return joined(
        `Bake${heat === null ? ' in the oven' : ` at ${heat}`}${tail(parts.cooking, many)}`,
        onward(parts.left, bench, many, false),
      );
    }
    case 'back': {
      const parts = gathered(others);
      if (parts === null) return null;
      const oven = /\boven\b/i.test(sentence) || place === 'oven';
      return joined(
        `Return ${it} to the ${oven ? 'oven' : 'pan'}${oven ? tail(parts.cooking, many) : says(parts.cooking) ? ` and cook${tail(parts.cooking, many)}` : ''}`,
        onward(parts.left, bench, many, false),
      );
    }
    case 'chill': {
      const parts = gathered(others);
      return parts === null
        ? null
        : joined(
            `Chill ${it} in the fridge${tail(parts.cooking, many)}`,
            onward(parts.left, bench, many, false),
          );
    }
    case 'foil': {
      const foil = (first as Extract<Bit, { kind: 'foil' }>).on ? 'Cover with foil' : 'Take the foil off';
      return joined(foil, onward(others, { ...bench, place: 'oven' }, many));
    }
    case 'turn': {
      const { up, heat } = first as Extract<Bit, { kind: 'turn' }>;
      return joined(
        `Turn the oven ${up ? 'up' : 'down'} to ${heat}`,
        onward(others, { ...bench, place: 'oven' }, many),
      );
    }
    case 'lid': {
      const lid = (first as Extract<Bit, { kind: 'lid' }>).on ? 'Put the lid on' : 'Take the lid off';
      return joined(lid, onward(others, bench, many));
    }
    case 'time':
    case 'heat': {
      const parts = gathered(bits);
      if (parts === null) return null;
      const [then] = parts.left;
      if (then?.kind === 'order' && handling.test(then.text) && parts.left.length === 1)
        return `${then.text}${tail(parts.cooking, many)}`;
      if (place === null || (place === 'off' && parts.cooking.heat === '')) return null;
      return joined(
        `${place === 'oven' ? capital(bench.inOven) : 'Cook'}${tail(parts.cooking, many)}`,
        onward(parts.left, bench, many, false),
      );
    }
    case 'place':
      return inVessel(first!, others, bench);
    case 'foods':
      return withFoods(bits, bench);
    default:
      return null;
  }
}

/** "Same pan, onion, 5 min": what is done in a vessel that is named first. */
function inVessel(first: Bit, others: readonly Bit[], bench: Bench): string | null {
  const text = (first as Extract<Bit, { text: string }>).text;
  const where = /^(?:in|into|to|onto|on) /iu.test(text) ? null : settled(text);
  if (where === null) return null;
  const [next] = others;
  if (next?.kind === 'with')
    return joined(
      `Put ${bench.many ? 'them' : 'it'} in ${where} ${fullWith(next.text, bench)}`,
      onward(others.slice(1), { ...bench, place: 'pan' }, bench.many),
    );
  // "Big wok, high heat."
  if (next?.kind === 'heat' && !/^same\b/iu.test(text))
    return joined(
      `Set ${where} ${next.text}`,
      onward(others.slice(1), { ...bench, place: 'pan' }, bench.many),
    );
  if (next?.kind !== 'foods') return null;
  const what = allFoods(others);
  const after = afterFoods(others);
  const fat = bench.fat(what);
  if (fat !== null) {
    const parts = gathered(after);
    return parts === null
      ? null
      : joined(
          `${fat === 'melts' ? 'Melt' : 'Heat'} ${listed(what, bench.reveal)} in ${where}${tail(parts.cooking, false)}`,
          onward(parts.left, { ...bench, place: 'pan' }, false, false),
        );
  }
  const many = isPlural([...what].map(bench.reveal).join(''));
  return joined(
    `Put ${listed(what, bench.reveal)} in ${where}`,
    onward(after, { ...bench, place: 'pan' }, many),
  );
}

const settled = (text: string): string => {
  const name = text.replace(/^(?:the|a|an|your|that) /iu, '');
  const low = name.charAt(0).toLowerCase() + name.slice(1);
  return /^same\b/i.test(low)
    ? `the ${low}`
    : /^(?:the|your|that) /iu.test(text)
      ? `the ${low}`
      : `${/^[aeiou]/iu.test(low) ? 'an' : 'a'} ${low}`;
};

/** "in kadai" → "in a kadai". */
const placed = (text: string): string => {
  const [, prep = 'in', name = ''] = /^(in|into|to|onto|on) (.+)$/iu.exec(text) ?? [];
  return /^(?:the|a|an|your|that) /iu.test(name)
    ? `${prep.toLowerCase()} ${name}`
    : `${prep.toLowerCase()} ${/\b(?:oven|fridge|freezer)$/iu.test(name) ? `the ${name}` : settled(name)}`;
};

const fullWith = (text: string, bench: Bench): string =>
  `with ${listed(text.replace(/^(?:with|w\/) /iu, ''), bench.reveal)}`;

const isLoose = (bit: Bit | undefined): bit is Extract<Bit, { kind: 'foods' }> =>
  bit?.kind === 'foods' && (bit.goes === 'none' || bit.goes === 'in');

/** Foods that stand one after the other, as one list. */
function allFoods(bits: readonly Bit[]): string {
  const row: string[] = [];
  for (const bit of bits) {
    if (!isLoose(bit)) break;
    row.push(bit.text);
  }
  return row.join(', ');
}
const afterFoods = (bits: readonly Bit[]): readonly Bit[] => {
  const at = bits.findIndex((bit) => !isLoose(bit));
  return at < 0 ? [] : bits.slice(at);
};

/** A jotting that begins with what is put somewhere. */
function withFoods(bits: readonly Bit[], bench: Bench): string | null {
  const first = bits[0] as Extract<Bit, { kind: 'foods' }>;
  const { reveal } = bench;
  const many = (text: string): boolean => isPlural([...text].map(reveal).join(''));
  if (first.goes === 'none' || first.goes === 'in') {
    const what = allFoods(bits);
    const after = afterFoods(bits);
    const named = listed(what, reveal);
    const timed = after.some((bit) => bit.kind === 'time');
    // "Yeast, 5 min" may be five minutes of rising, "sugar, 5 min" of whisking.
    if (timed && bench.uncooked(what) && after[0]?.kind !== 'pace') return null;
    const fat = bench.fat(what);
    if (fat !== null && !timed && after.length > 0 && after[0]!.kind !== 'order' && first.goes === 'none') {
      const [where] = after;
      const at = where?.kind === 'place' ? ` ${placed(where.text)}` : '';
      const parts = gathered(where?.kind === 'place' ? after.slice(1) : after);
      return parts === null
        ? null
        : joined(
            `${fat === 'melts' ? 'Melt' : 'Heat'} ${named}${at}${tail(parts.cooking, false)}`,
            onward(parts.left, { ...bench, place: 'pan' }, false, false),
          );
    }
    const ahead = after.length === 0 || after.every((bit) => bit.kind === 'order');
    // A row of foods alone may be a heading, or belong to what follows.
    if (after.length === 0 && first.goes === 'none' && bench.place === null) return null;
    // "Flaky salt straight away", "eggs one at a time, whisking".
    const [moment] = after;
    if (moment?.kind === 'now')
      return joined(
        bench.strewn(what)
          ? `Scatter ${named} over ${moment.text.toLowerCase()}`
          : `Add ${named} ${moment.text.toLowerCase()}`,
        onward(after.slice(1), bench, many(what)),
      );
    if (moment?.kind === 'pace')
      return joined(`Add ${named} ${moment.text.toLowerCase()}`, worked(after.slice(1), bench, many(what)));
    if (ahead && first.goes === 'none' && bench.place === null) return null;
    return joined(`Add ${named}`, onward(after, bench, many(what)));
  }
  const named = listed(first.text, reveal);
  const others: readonly Bit[] = bits.slice(1);
  if (first.goes === 'place') {
    const fat = bench.fat(first.text);
    const into = placed(first.place!.replace(/^(?:goes|go) /iu, ''));
    if (fat !== null && !others.some((bit) => bit.kind === 'with')) {
      const parts = gathered(others);
      // "2 tbsp oil in a 23 x 33cm tin": nothing is heated there.
      if (/\b(?:tin|tray|dish|bowl|jug)$/iu.test(into) && others.length === 0 && !bench.ovenOn)
        return `Put ${named} ${into}`;
      return parts === null || /\b(?:bowl|jug|blender|processor|oven|fridge)$/iu.test(into)
        ? null
        : joined(
            `${fat === 'melts' ? 'Melt' : 'Heat'} ${named} ${into.replace(/^(?:into|to|on|onto) /u, 'in ')}${tail(parts.cooking, false)}`,
            onward(parts.left, { ...bench, place: 'pan' }, false, false),
          );
    }
    const [next] = others;
    const beside = next?.kind === 'with' ? ` ${fullWith(next.text, bench)}` : '';
    const inOven = bench.ovenOn && /\b(?:tray|tin|dish|sheet|oven)(?: you \p{L}+(?: got)?)?$/iu.test(into);
    const cold = /\b(?:bowl|jug|blender|processor|mixer)$/iu.test(into);
    const after = beside === '' ? others : others.slice(1);
    if (cold && after.some((bit) => bit.kind === 'time' || bit.kind === 'heat')) return null;
    return joined(
      `Put ${named} ${into}${beside}`,
      onward(after, { ...bench, place: cold ? 'off' : inOven ? 'oven' : 'pan' }, many(first.text)),
    );
  }
  const rest = onward(others, bench, many(first.text));
  if (first.goes === 'out' && first.place !== null) {
    const [ahead] = others;
    const early = ahead?.kind === 'time' && / (?:before(?:hand)?|ahead)$/iu.test(ahead.text);
    if (early && others.length > 1) return null;
    return joined(
      `Take ${named} out of the ${first.place}${early ? ` ${ahead.text.replace(/before$/iu, 'beforehand')}` : ''}`,
      early ? '' : rest,
    );
  }
  if (first.goes === 'out') return joined(`Take out ${named}`, rest);
  return joined(laid(first, bench), rest);
}

const liquid =
  /\b(?:sauce|dressing|gravy|syrup|custard|tadka|tarka|glaze|vinaigrette|marinade|cream|stock|milk|caramel|ganache|batter)$/iu;

/** What is put over, on or beside the rest. */
function laid(bit: Extract<Bit, { kind: 'foods' }>, bench: Bench): string {
  const named = listed(bit.text, bench.reveal);
  if (bit.goes === 'beside') return `Serve ${named} alongside`;
  const over = bit.goes === 'over';
  const verb = bench.strewn(bit.text)
    ? 'Scatter'
    : over
      ? liquid.test([...bit.text].map(bench.reveal).join(''))
        ? 'Pour'
        : 'Spoon'
      : 'Put';
  return `${verb} ${named} ${over ? 'over' : 'on top'}`;
}

/** "Whisking vigorously, 2 minutes at the end": the time is of the whisking. */
function worked(bits: readonly Bit[], bench: Bench, many: boolean): string | null {
  const parts = gathered(bits);
  if (parts === null) return null;
  const { along, time, heat, cue } = parts.cooking;
  // "Stock a ladle at a time, 18 min, stirring": it is added all the while.
  if (!/^(?:\p{L}+ly )?(?:whisking|beating)/iu.test(along))
    return along !== '' && time !== '' && parts.left.length === 0
      ? `, ${along},${forTime(time)}${heat === '' ? '' : ` ${heat}`}${until(cue, many)}`
      : onward(bits, bench, many);
  return heat === '' && parts.left.length === 0 ? `, ${along}${forTime(time)}${until(cue, many)}` : null;
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What is done in a moment: a time behind it is of what follows. */
const atOnce =
  /^(?:add|cover|uncover|stir in|tip in|put|return|pour in|mix in|throw in|chuck in|fold in|tip|place|pour|toss|flip|turn|drop in|drop|top|scatter|sprinkle|season|deglaze|bung in|pop in|lay|spread|crack|crack in|layer|lid on|bring to (?:a |the )?boil|bring back to (?:a |the )?boil)$/iu;
const takesHeat =
  /^(?:heat|melt|warm|fry|cook|sauté|saute|simmer|sweat|brown|toast|boil|soften|sear|reduce|bring)$/iu;
const lead =
  /^(?<verb>[\p{L}-]+(?: (?:in|on|to (?:a |the )?boil))?)\b(?<object>[^,;–—]*?)(?:,|\s[–—-])\s(?<rest>.+)$/su;
const timeEnd = new RegExp(
  String.raw`^(?<verb>[\p{L}-]+)\b(?<object>[^,;]*?) (?<time>(?:about |another )?${signs.time})$`,
  'u',
);

/** An order that trails off in jottings: "Cover, low heat, 6 min", "Heat oil in pan, medium heat". */
function ordered(sentence: string, bench: Bench): string | null {
  const plain = sentence.replace(/[.!]+$/u, '');
  const short = timeEnd.exec(plain)?.groups;
  // "Cover 5 min".
  if (
    short !== undefined &&
    !/\band\b/u.test(short['object']!) &&
    (/^cover$/iu.test(short['verb']!) || (/^toss$/iu.test(short['verb']!) && bench.place !== null))
  )
    return `${short['verb']!}${short['object']!} and ${bench.place === 'oven' ? bench.inOven : bench.place === 'pan' ? 'cook' : 'leave'} for ${short['time']!}`;
  const match = lead.exec(plain)?.groups;
  if (match === undefined) return null;
  const verb = match['verb']!;
  const [first = ''] = verb.split(' ');
  if (!isOrderVerb(first.toLowerCase()) || /^rest of\b/iu.test(plain)) return null;
  if (
    /\b(?:and|then)\b/iu.test(match['object']!) &&
    !atOnce.test(verb) &&
    !/^(?:mix|whisk|beat|combine|blend)$/iu.test(verb)
  )
    return null;
  if (/\b(?:until|till|til|for|while|when|if)\b/iu.test(match['object']!)) return null;
  let rest = match['rest']!;
  let object = match['object']!;
  // "Add tomatoes (crush by hand), harissa, sugar, salt".
  const row = rowOfFoods.exec(rest)?.[0] ?? '';
  if (row !== '' && /[\ue100-\ue1ff]/u.test(object)) {
    const items = `${object.trim()}, ${row}`
      .replace(/,?\s*$/u, '')
      .split(/, (?:and )?| and /u)
      .filter(Boolean);
    object = ` ${join(items)}`;
    rest = rest.slice(row.length);
    if (rest === '') return /\band\b/u.test(match['rest']!) ? null : `${verb}${object}`;
  }
  const bits = bitsOf(rest);
  if (
    bits === null ||
    bits.some(
      (bit) => !/^(?:time|heat|cue|along|order)$/u.test(bit.kind) && !(bit.kind === 'foods' && isLoose(bit)),
    )
  )
    return null;
  const parts = gathered(bits);
  // "Stir, then serve" is whole.
  if (parts === null || !says(parts.cooking)) return null;
  const { cooking } = parts;
  if (
    cooking.time === '' &&
    cooking.heat === '' &&
    (/^(?:until|till|til) /iu.test(cooking.cue) || cooking.cue === '')
  )
    return null;
  const many = isPlural([...object].map(bench.reveal).join('')) || (object.trim() === '' && bench.many);
  // "Add the onion and cook gently, 15 min": cooking is said.
  const cooks =
    /\b(?:and|then) (?:\p{L}+ly )?(?:cook|fry|simmer|boil|bake|roast|sauté|saute|leave|stir|toast|brown|sweat|sear|bubble|reduce)\b/iu.test(
      object,
    );
  const instant = !cooks && (atOnce.test(verb) || (/\bin\b/iu.test(verb) && !takesHeat.test(first)));
  const intoTin =
    bench.ovenOn &&
    bench.inOven === 'bake' &&
    cooking.heat === '' &&
    /^(?:pour|tip|spoon|scrape|spread|press|divide|transfer|put)\b/iu.test(verb);
  const how = instant
    ? ` and ${intoTin ? 'bake' : bench.place === 'oven' && !/heat/.test(cooking.heat) ? 'roast' : bench.place === 'off' || bench.place === null ? 'leave' : 'cook'}`
    : '';
  // What is covered before anything is hot waits: dough, and what marinates.
  if (instant && bench.place === null && cooking.heat === '' && !/^cover$/iu.test(verb)) return null;
  if (instant && bench.uncooked(object)) return null;
  return joined(`${verb}${object}${how}${tail(cooking, many)}`, onward(parts.left, bench, many, false));
}

const foodItem = String.raw`(?:the )?(?:rest of )?${signs.food}(?: \([^()]*\))?`;
const rowOfFoods = new RegExp(String.raw`^(?:(?:and )?${foodItem}(?:, | and |, and |$))+`, 'u');
