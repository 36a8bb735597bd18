/** Notes whose parts are named in front or that say of what without naming it: "slaw - shred cabbage", "freezes great". */
import { capital } from '../capital.ts';
import type { Bench } from './bench.ts';
import { rowOf } from './clause-words.ts';
import { signs } from '../mask.ts';
import { isPlural } from '../say/number-of.ts';
import { isOrderVerb } from '../say/verb-forms.ts';

const { food } = signs;
const made = String.raw`(?:sauce|dressing|crema|glaze|topping|filling|icing|frosting|crumble|marinade|syrup|custard|gravy|pesto|salsa|vinaigrette|dough|pastry|base|sponge|batter|caramel|ganache|slaw|salad|crust|meringue|mash|dip|rub|brine|salsa|raita|crumb|streusel|filling|dumplings?|meatballs|patties)`;
const label = new RegExp(
  String.raw`^(?:for (?:the )?|the )?(?<what>${food}|${made})(?: ?:| [-–—]) (?<rest>.+)$`,
  'isu',
);
const build = /^(?:to )?(?:build|assemble|layers?|stack)(?: ?:| [-–—]) (?<rest>.+)$/isu;
const tells =
  /^(?<verb>thickens|freezes|reheats|tastes|travels|improves|doubles|works|keeps)\b(?<rest> (?!(?:the|it|them|an?)\b).+|(?=[.!]*$))/iu;
const praise =
  /^(?:even |also |is |are |so )?(?<how>better|best|good|great|nice|lovely|delicious|excellent|brilliant|perfect) (?<rest>(?:the )?next day\b.*|(?:the )?day after\b.*|cold\b.*|warm\b.*|hot\b.*|with\b.*|on\b.*|for\b.*|in\b.*|eaten\b.*|served\b.*|as an?\b.*)$/iu;
const comparing =
  /^(?<what>(?:much |a bit |slightly )?(?:looser|thicker|thinner|wetter|runnier|stickier|softer|drier|saltier|sharper|sweeter) than [^,.;]+)(?:, (?<rest>it\b.+))?$/iu;
const fine =
  /^(?<what>(?:a few |some |small )?[\p{L}]+s) (?:is |are )?(?:ok|okay|fine|good|welcome|allowed)$/iu;
const times = /^(?:x ?)?(?<n>[\ue500-\ue5ff\d]+) times$/iu;
const later =
  /^(?:the )?(?<when>next (?:day|morning)|day before|night before|evening before|morning after)(?:[:,]| [-–—]) (?<rest>.+)$/isu;

/** A masked sentence whose label, subject or verb is put in words, its orders said by `say`; null where none is wanting. */
export function labelled(
  sentence: string,
  dish: boolean,
  bench: Bench,
  say: (sentence: string) => string | null,
): string | null {
  const end = /[.!]*$/u.exec(sentence)![0];
  const plain = sentence.slice(0, sentence.length - end.length).trim();
  const stop = end === '' ? '.' : end;
  const it = dish ? 'They' : 'It';
  const built = build.exec(plain)?.groups;
  if (built !== undefined && !startsWithOrder(built['rest']!)) {
    const row = rowOf(built['rest']!, bench.reveal);
    return row === null ? null : `Layer up ${row}${stop}`;
  }
  const then = later.exec(plain)?.groups;
  if (then !== undefined) return orders(`The ${then['when']!.toLowerCase()}, `, then['rest']!, stop, say);
  const named = label.exec(plain)?.groups;
  if (named !== undefined) {
    // "Chicken - coat well, 3 min": no part of the dish, but what goes in next.
    if (
      bench.place === 'pan' &&
      new RegExp(`^${food}$`, 'u').test(named['what']!) &&
      /^(?:coat|stir|fry|brown|toss|cook|seal|sear|soften|turn|simmer)\b/iu.test(named['rest']!)
    ) {
      const it = isPlural(bench.reveal(named['what']!)) ? 'them' : 'it';
      const rest = lower(named['rest']!)
        .replace(/^(\p{L}+)(?= well\b| gently\b|,|$)/u, (verb) => `${verb} ${it}`)
        .replace(
          new RegExp(`, (?:for )?(?=(?:about )?${signs.time})`, 'u'),
          /^(?:coat|toss|turn)/iu.test(named['rest']!) ? ' and cook for ' : ' for ',
        );
      return orders(`Add the ${named['what']!}, `, rest, stop, (one) => say(one) ?? one);
    }
    const row = rowOf(named['rest']!, bench.reveal);
    if (row !== null) return `For the ${lower(named['what']!)}, mix together ${row}${stop}`;
    return orders(`For the ${lower(named['what']!)}, `, named['rest']!, stop, say);
  }
  const told = tells.exec(plain)?.groups;
  if (told !== undefined) {
    const verb = told['verb']!.toLowerCase();
    const rest = told['rest']!.replace(/^ (?=(?:(?:up to|about) )?[\ue300-\ue3ff])/u, ' for ')
      .replace(/^ (?:great|beautifully|brilliantly|really well|fine|like a dream)\b/iu, ' well')
      .replace(/, (thin|loosen|let down) (?=with\b)/iu, `; $1 ${dish ? 'them' : 'it'} `);
    return `${it} ${dish ? verb.replace(/s$/u, '') : verb}${rest}${stop}`;
  }
  const more = comparing.exec(plain)?.groups;
  if (more !== undefined)
    return `It should be ${lower(more['what']!)}${more['rest'] === undefined ? '' : `; ${more['rest']}`}${stop}`;
  const praised = praise.exec(plain)?.groups;
  if (praised !== undefined)
    return `${it} ${dish ? 'are' : 'is'} ${praised['how']!.toLowerCase()} ${praised['rest']!.replace(/^(?=next day|day after)/iu, 'the ')}${stop}`;
  const well = fine.exec(plain)?.groups;
  if (well !== undefined) return `${capital(well['what']!)} are fine${stop}`;
  const again = times.exec(plain)?.groups;
  return again === undefined ? null : `Do this ${again['n']!} times${stop}`;
}

/** What follows a label, as an order: "For the slaw, shred the cabbage"; null where it is none. */
function orders(
  lead: string,
  rest: string,
  stop: string,
  say: (sentence: string) => string | null,
): string | null {
  const said = say(capital(rest));
  if (said !== null) return `${lead}${lower(said.replace(/[.!]+$/u, ''))}${stop}`;
  return startsWithOrder(rest) ? `${lead}${lower(rest)}${stop}` : null;
}

const startsWithOrder = (text: string): boolean => {
  const [word = ''] = /^[\p{L}-]+/u.exec(text) ?? [];
  return isOrderVerb(word.toLowerCase());
};
/** A label that is typed in capitals throughout is small throughout. */
const lower = (text: string): string =>
  /^\p{Lu}[\p{Lu} ]+$/u.test(text) ? text.toLowerCase() : text.charAt(0).toLowerCase() + text.slice(1);
