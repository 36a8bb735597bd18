/** Orders jotted down without their verb: "Garlic in, 2 min", "Tomatoes + salt, simmer until thick", "Oven 220C". */
import { capital } from '../capital.ts';
import { signs } from '../mask.ts';
import { isOrderVerb } from '../say/verb-forms.ts';

/** Foods by name and nothing else: "the onion, garlic and half the butter". */
const some = String.raw`(?:all |(?:half|${signs.number}|the rest|rest|most|some) (?:of )?)?(?:the |your )?${signs.food}`;
const foods = String.raw`(?:${some})(?:(?:, and |, | and | \+ | & )${some})*`;
const inIt = new RegExp(
  String.raw`^(?<then>then |now |next,? )?(?<what>${foods})(?<goes> (?:goes |go )?in(?: next| now| too)?| next)?(?<joint>,? (?:for )?(?=(?:about |another )*${signs.time})|,? (?:and |then |and then )?)(?<rest>.*)$`,
  'isu',
);
const then = new RegExp(
  String.raw`^(?<first>.*?),? (?:and )?then (?<what>${foods})(?: in)?,? (?:for )?(?<time>(?:about |another )?${signs.time})(?<rest>(?:,? (?:until|till|til) .*)?[.!]?)$`,
  'isu',
);
const onTop = new RegExp(
  String.raw`^(?<what>${foods})(?: go| goes)? on top(?<joint>,? (?:and |then |and then )?)(?<rest>.*)$`,
  'isu',
);
const oven = new RegExp(
  String.raw`^oven (?:to |at |on )?(?<heat>(?:about )?${signs.heat})(?<rest>[.!]?)$`,
  'isu',
);

const timeAfter = new RegExp(
  String.raw`${signs.food}(?: in)?,? (?:for )?(?:about |another )?${signs.time}`,
  'u',
);
const notCooked = /\b(?:yeast|sugar|gelatin\p{L}*|flour|eggs?|egg whites?|cream|dough|batter|starter)\b/iu;

const startsWith = /^(?:gently |quickly |slowly )?(\p{L}+)/iu;
const timed = new RegExp(String.raw`^(?:about |another )*${signs.time}`, 'u');
const ended = /^[.!]?$/;

/** A list as it is spoken: "tomatoes + salt" are tomatoes and salt. */
const spoken = (what: string): string => what.replace(/ [+&] (?=[^+&]*$)/u, ' and ').replace(/ [+&] /g, ', ');

/**
 * A masked sentence as the order that it stands for; null where it is none or has its verb. What is not plainly one keeps its
 * words: a wrong verb would change what is cooked.
 */
export function fromShorthand(sentence: string, reveal: (sign: string) => string): string | null {
  const warmed = oven.exec(sentence)?.groups;
  if (warmed !== undefined) return `Heat the oven to ${warmed['heat']!}${warmed['rest']!}`;
  // "Sugar in, 5 min" may be five minutes of whisking.
  if (timeAfter.test(sentence) && notCooked.test([...sentence].map(reveal).join(''))) return null;
  const later = then.exec(sentence)?.groups;
  const next =
    later === undefined
      ? ''
      : `, then add ${spoken(later['what']!)} and cook for ${later['time']!}${later['rest']!}`;
  const here = later === undefined ? sentence : later['first']!;
  const top = onTop.exec(here)?.groups;
  if (top !== undefined) {
    const rest = onward(top['rest']!);
    return rest === null ? null : `Put ${small(spoken(top['what']!))} on top${rest}${next}`;
  }
  const put = inIt.exec(here)?.groups;
  if (put === undefined) return null;
  const rest = put['rest']!;
  const what = small(spoken(put['what']!));
  const lead = put['then'] === undefined ? 'add' : 'then add';
  // "Garlic, 2 min" may be an amount of it, or a heading: only what goes in is put in, or what has an order after it.
  if (timed.test(rest))
    return put['goes'] === undefined ? null : capital(`${lead} ${what} and cook for ${rest}${next}`);
  if (put['goes'] === undefined && !(/^,/.test(put['joint']!) && rest !== '')) return null;
  const more = onward(rest);
  return more === null || (put['goes'] === undefined && ended.test(more))
    ? null
    : capital(`${lead} ${what}${more}${next}`);
}

/** What follows what was put in: nothing, a cue, or an order; null for anything else. */
function onward(rest: string): string | null {
  if (ended.test(rest)) return rest;
  const lid = /^(?:the )?lid on\b(?<joint>,? (?:and |then |and then )?)(?<more>.*)$/isu.exec(rest)?.groups;
  if (lid !== undefined) {
    const more = onward(lid['more']!);
    return more === null ? null : `, put the lid on${more}`;
  }
  if (/^(?:until|till|til) /i.test(rest)) return ` and cook ${rest}`;
  const [, verb = ''] = startsWith.exec(rest) ?? [];
  return isOrderVerb(verb.toLowerCase()) ? `, then ${small(rest)}` : null;
}

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
