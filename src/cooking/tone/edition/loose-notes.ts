/** Ends and beginnings of notes that hang loose: "…, shake halfway", "…, lid half on", "get pan smoking hot". */
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { capital } from '../capital.ts';
import { signs } from '../mask.ts';
import { gerund } from '../say/verb-forms.ts';

const { food, time } = signs;
const often = String.raw`(?:half ?-?way(?: through)?|once|twice|occasionally|often|regularly|a few times|a couple of times|now and then|now and again|from time to time|frequently|every now and (?:then|again)|every (?:so often|few minutes|${time})|after (?:the first )?${time}|part ?-?way(?: through)?)`;

/** "Roast for 25 minutes, shake halfway": it is shaken while it roasts. */
const meanwhile = new RegExp(
  String.raw`(?:,(?: and| but)? | and )(?<verb>shake|stir|turn|flip|toss|baste|rotate|swirl|whisk|skim|break)(?<what> (?:it|them|the (?:pan|tray|tin|basket|${food})))?(?<how> over| up)? (?<often>${often})(?=[,.;!]|$)`,
  'giu',
);
/** A time stands before it in the same sentence, or in the same clause. */
const timeBefore = new RegExp(`${time}[^.;]{0,60}$`, 'u');
const timeInClause = new RegExp(`${time}[^,.;]{0,40}$`, 'u');
const lid = new RegExp(
  String.raw`,? (?:with )?(?:the )?lid (?<how>half on|half off|slightly ajar|ajar|on|off)(?=[.!]*$)`,
  'giu',
);
const blender =
  /^(?:stick|hand|immersion) blender(?: (?:it|them|in|through))?(?:,| [-–—]|:)? ?(?:(?:until|till) )?(?<how>.+?)[.!]*$/iu;
const halves = /^half (?<one>\p{L}+),? (?:and )?half (?<other>\p{L}+)$/iu;
const more = new RegExp(
  String.raw`\b(?<verb>taste)(?:,| [-–—]|:)? (?:does it need |needs? |want )?(?<what>more (?:${food}|\p{L}+)(?: or (?:${food}|\p{L}+))?)\?`,
  'iu',
);

const vessel = String.raw`(?:(?:frying |non-?stick |cast[- ]iron |griddle |grill |heavy )?(?:pan|wok|skillet|griddle|pot|grill|oven|oil|bbq|barbecue))`;
const hot = new RegExp(
  String.raw`\bget (?<whose>the |a |your |an )?(?<what>(?:big |large |good |same )?${vessel}) (?:up )?(?<how>(?:really|very|super|smoking|screaming|ripping|piping|nice and|good and|properly|proper|blazing) )*hot\b`,
  'giu',
);
const boil = new RegExp(
  String.raw`\b(?<lead>get|put|set) (?<what>(?:a|the|your|some) (?:[\p{L}\ue100-\ue1ff]+ ){0,6}?(?:water|${food}|pan|pot|kettle)) (?:on )?(?:to|on to|to the|to a) (?:a |the )?(?<how>boil|simmer)\b`,
  'giu',
);

const bareTime = new RegExp(
  String.raw`\b(stand|rest|sit|cool|rise|prove|chill|refrigerate|freeze|soak|marinate|simmer|cook|bake|roast|boil|fry|steam|poach|grill|sear|toast|microwave|knead|whisk|pan|oven|pot|fridge|freezer|water|covered|gently|slowly|briefly) (?=(?:about |another |a further )?${time}(?! (?:before|after|later|in|ago|ahead|earlier|beforehand|prior|old)\b))`,
  'giu',
);

const given = new RegExp(
  String.raw`\bgive (it|them|everything|the [\p{L}\ue100-\ue1ff]+) an? (?:(?:good|quick|gentle|big|little) )?(stir|shake|toss|turn|flip|whisk)(?= ${often})`,
  'giu',
);
/** "…, chicken needs to be cooked through": a sentence of its own. */
const needs = new RegExp(
  String.raw`(?<=[\p{L}\ue100-\ue5ff)]), (?:the )?(${food}) (?=(?:needs? to|should|must|has to|have to) be\b)`,
  'gu',
);

const exchanges = [
  // "The garlic ginger tamarind and milk": a row without its commas; "mozzarella cheese and" is none.
  {
    ...guarded(new RegExp(`${food}(?: ${food}){2,}(?= and )`, 'gu')),
    by: (row: string): string => row.split(' ').join(', '),
  },
  { ...guarded(given), by: (_: string, what: string, verb: string): string => `${verb} ${what}` },
  { ...guarded(needs), by: '. The $1 ' },
  { ...guarded(bareTime), by: '$1 for ' },
  {
    ...guarded(hot),
    by: (all: string, ...rest: unknown[]): string => {
      const { whose = 'the ', what = '', how = '' } = rest.at(-1) as Record<string, string | undefined>;
      const state = /smoking/iu.test(how)
        ? 'smoking hot'
        : /really|very|super|screaming|ripping|piping|proper|blazing/iu.test(how)
          ? 'very hot'
          : 'hot';
      const said = `heat ${whose}${what} until ${state}`;
      return all.startsWith('G') ? capital(said) : said;
    },
  },
  {
    ...guarded(boil),
    by: (all: string, ...rest: unknown[]): string => {
      const { what = '', how = 'boil' } = rest.at(-1) as Record<string, string | undefined>;
      const said = `bring ${what} to ${how.toLowerCase() === 'boil' ? 'the boil' : 'a simmer'}`;
      return /^\p{Lu}/u.test(all) ? capital(said) : said;
    },
  },
  {
    ...guarded(meanwhile),
    by: (...all: unknown[]): string => {
      const [match, at, text] = [all[0] as string, all.at(-3) as number, all.at(-2) as string];
      if (!timeBefore.test(text.slice(0, at))) return match;
      const {
        verb = '',
        what = '',
        how = '',
        often: when = '',
      } = all.at(-1) as Record<string, string | undefined>;
      return `, ${gerund(verb.toLowerCase())}${what}${how} ${when}`;
    },
  },
  {
    ...guarded(lid),
    by: (...all: unknown[]): string =>
      timeInClause.test((all.at(-2) as string).slice(0, all.at(-3) as number))
        ? ` with the lid ${(all.at(-1) as Record<string, string>)['how']!}`
        : (all[0] as string),
  },
];

const boiledIn = new RegExp(
  String.raw`^(?<what>(?:the )?${food}) in (?<water>(?:(?:plenty of|well-?salted|salted|boiling|lots of|simmering) )*water),? (?:for )?(?<time>(?:about )?${time})(?<rest> (?:until|till) [^,.;]+)?(?=[.!]*$)`,
  'iu',
);

/** A masked sentence of notes with its loose ends tied up; as it came where none hangs loose. */
export function tied(sentence: string): string {
  const pot = boiledIn.exec(sentence)?.groups;
  if (pot !== undefined)
    return `Cook ${/^the /iu.test(pot['what']!) ? '' : 'the '}${pot['what']!} in ${pot['water']!} for ${pot['time']!}${pot['rest'] ?? ''}.`;
  const blended = blender.exec(sentence)?.groups;
  if (blended !== undefined) {
    const how = blended['how']!;
    const both = halves.exec(how)?.groups;
    const tool = /^stick/iu.test(sentence) ? 'a stick' : /^hand/iu.test(sentence) ? 'a hand' : 'an immersion';
    if (both !== undefined || /^(?:very |nice and |completely )?\p{L}+(?: and \p{L}+)?$/iu.test(how))
      return `Blend with ${tool} blender until ${both === undefined ? how : `half ${both['one']!} and half ${both['other']!}`}.`;
  }
  return replaceAllOf(
    sentence.replace(/^meanwhile: /iu, 'Meanwhile, ').replace(/\s[-–—]\s(?=(?:into|onto|in to) )/giu, ', '),
    exchanges,
  ).replace(more, (...all) => {
    const { verb, what } = all.at(-1) as Record<'verb' | 'what', string>;
    return `${verb} and add ${what} if needed.`;
  });
}
