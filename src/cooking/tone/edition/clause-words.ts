/** Clauses of a note: where one ends, which of them are orders, and how they are joined. */
import { join, listed, type Bench } from './bench.ts';
import { homely, part, pure, verbless } from './clause-patterns.ts';
import { signs } from '../mask.ts';
import { isAlsoNoun, isOrderVerb } from '../say/verb-forms.ts';

const { food, time } = signs;

/** The verb with which a clause begins, in lower case; '' where it begins with none. */
export function verbOf(clause: string): string {
  const [word = ''] = /^[\p{L}-]+/u.exec(clause.replace(verbless, '')) ?? [];
  const low = word.toLowerCase();
  if (/^(?:don['’]t|do)$/u.test(low) || /^(?:don['’]t|do not|never) /iu.test(clause)) return 'do';
  return isOrderVerb(low) ? low : '';
}

/** Whether a clause tells somebody to do something: a verb that is also a noun needs something to handle. */
export function isOrder(clause: string): boolean {
  const verb = verbOf(clause);
  if (verb === '') return false;
  // "…, fold", "…, cut rounds": nothing but an order there.
  if (
    /^(?:fold|mix|stir|whisk|beat|chill|drain|serve|level|cover|simmer|toss|knead|rest|cool|season|taste|rinse|flip|turn|shake|peel|chop|slice)$/iu.test(
      clause,
    ) ||
    /^cut \p{L}/iu.test(clause)
  )
    return true;
  if (!isAlsoNoun(verb)) return true;
  if (
    /^(?:grease|butter|line|oil|flour|dust|brush) (?:(?!and|with)[\p{L}\d\ue200-\ue5ff-]+ ){0,3}(?:pans?|tins?|trays?|dish|dishes|sheets?|moulds?|molds?|ramekins?|board|surface)\b/iu.test(
      clause,
    )
  )
    return true;
  return /^[\p{L}-]+ (?:the|a|an|your|it|them|in|on|up|until|till|for|with|into|over|to|all|everything|each|both|well|gently|again|once|twice|together|[\ue100-\ue5ff])/iu.test(
    clause.replace(verbless, ''),
  );
}

export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const bareJoint = (text: string): string =>
  text.replace(/^(?:(?:and then|and|then|next|now),? )+/iu, '');
/** Takes a list: what follows it with a comma goes with it. */
export const gathers =
  /^(?:mix|whisk|beat|combine|blend|toss|add|stir|fold|fry|soften|sweat|whizz|pulse|chop|dice|slice|peel|grate|top|serve|season|rub|scatter|layer|mash|simmer|cook|tip|throw|put|crush|toast|massage|dress|sift|marinate|coat|brush|sprinkle|garnish|finish|boil|warm|heat|melt|brown|sear|roast|process|blitz|cream|knead|pour|strew|drizzle|spoon|pile|fill|stuff|line|grease|butter)$/u;
/** Behind these a time tells how long it cooks, not how long it is done. */
export const atOnce =
  /^(?:add|cover|uncover|tip|put|return|pour|throw|chuck|fold|place|drop|scatter|sprinkle|season|deglaze|bung|pop|lay|spread|crack|break|layer|turn|flip|divide|spoon|scrape|roll|slide|arrange|ladle|transfer|bring|stir|mix)$/u;

export interface Made {
  text: string;
  verb: string;
  /** Ends with what it handles, to which more can be joined. */
  open: boolean;
  many: boolean;
}

/** What stands at the end of an order and can be lengthened: "mix flour". */
export const endsInFood = new RegExp(String.raw`(?:${food}${part}|\b${homely})$`, 'iu');
/** "Onion carrots celery in the pot": a row without its commas. */
export const strung = new RegExp(String.raw`^${food}(?: ${food})+ (?=in\b|into\b|over\b|for\b|${time})`, 'u');
/** "Mix butter": the article that a note leaves out. */
const bareObject = new RegExp(
  String.raw`^((?:[\p{L}]+ly )?(?<verb>[\p{L}-]+)(?: (?:in|on|up|together|over|out|off))?) (?=${food})`,
  'iu',
);

export const articled = (order: string): string =>
  order.replace(bareObject, (all, head: string, ...more: unknown[]) => {
    const { verb } = more.at(-1) as { verb: string };
    return isOrderVerb(verb.toLowerCase()) && !/^(?:use|make|add to|serves?|taste)$/iu.test(verb)
      ? `${head} the `
      : all;
  });

/** Foods of a masked note as a list with its articles; null where it holds anything else, or one alone. */
export function rowOf(text: string, reveal: Bench['reveal']): string | null {
  const plain = text.replace(/[.!]+$/u, '');
  const parts = plain.split(/, (?:and )?/u);
  if (parts.some((one) => !pure.test(one) || isOrder(one)) || !/[,+&]| and /u.test(plain)) return null;
  return listed(plain, reveal).replace(/\b(of|and) (?=(?:other|remaining|rest)\b)/giu, '$1 the ');
}

const inHand =
  /^(?:the )?(?:[\ue100-\ue1ff](?: \((?:halved|quartered|chopped|sliced|whole|drained|crushed|peeled|grated|diced)\))?|salt|pepper|black pepper|bay|bay lea(?:f|ves)|oil|stock|broth|water|(?:tomato )?pur[eé]e|herbs|spices|seasoning|zest|juice|sugar|butter|wine|(?:\p{L}+ )?sauce)$/iu;

/** As `rowOf`, with what a kitchen names loosely: "Onion (halved), bay, salt". */
export function looseRowOf(text: string, reveal: Bench['reveal']): string | null {
  const parts = text
    .replace(/[.!]+$/u, '')
    .split(/, (?:and )?| and | ?[+&] ?/u)
    .map((one) => one.trim());
  if (parts.length < 2 || parts.some((one) => !inHand.test(one)) || !/[\ue100-\ue1ff]/u.test(text))
    return null;
  const said = parts.map((one) =>
    one
      .replace(/^(?:the )?(?<food>[\ue100-\ue1ff]) \((?<done>\p{L}+)\)$/u, '$<done> $<food>')
      .replace(/^the /iu, ''),
  );
  // A sign that opens a sentence has its own small letter.
  const low = said.map((one) => one.charAt(0).toLowerCase() + one.slice(1).replace(/^bay$/u, 'bay leaf'));
  const row = low.length < 2 ? low[0]! : `${low.slice(0, -1).join(', ')} and ${low.at(-1)!}`;
  return [...row].some((sign) => /^(?:a|the|some) /iu.test(reveal(sign))) ? row : `the ${row}`;
}

/** Orders that stand side by side get their "then": "mix in the flour, pour into the tin". */
export function linked(sentence: string): string {
  const end = /[.!]*$/.exec(sentence)![0];
  const plain = sentence.slice(0, sentence.length - end.length);
  const parts = split(plain)?.map((one) => one.trim());
  if (parts === undefined || parts.length < 2 || /[?"“”:;]/u.test(plain)) return sentence;
  const last = parts.at(-1)!;
  const [first = ''] = parts;
  // "Heat the oil, add the onion and cook": a row that is whole.
  if ([...last.matchAll(/\band (?:\p{L}+ly )?(\p{L}+)/gu)].some(([, word = '']) => isOrderVerb(word)))
    return sentence;
  if (/^(?:and|then|or|but)\b/iu.test(last) || !isOrder(last) || verbOf(last) === 'do') return sentence;
  if (
    !isOrder(first.replace(/^meanwhile,? /iu, '')) &&
    !/^(?:meanwhile|(?:when|once|for|in|after) .*)$/iu.test(first)
  )
    return sentence;
  // "When it is soft, add the garlic" is one order.
  if (parts.length === 2 && !isOrder(first)) return sentence;
  if (parts.slice(1, -1).some((one) => !isOrder(bareJoint(one)) && !pure.test(one))) return sentence;
  // "Stir well, and cook, cover": told as a row already.
  if (parts.slice(0, -1).some((one, at) => at > 0 && /^(?:and|then) /iu.test(one))) return sentence;
  return `${plain.slice(0, plain.length - last.length)}then ${last}${end}`;
}

/** "Rice, soured cream, cheese": what the dish is eaten with, in the last instruction; null for anything else. */
export function servedWith(plain: string, bench: Bench): string | null {
  if (bench.last !== true || bench.besides === undefined || bench.besides.length === 0) return null;
  const either = / or /u.test(plain);
  const items = plain.split(/, (?:and |or )?| and | or | \+ /u);
  const known = (one: string): boolean =>
    /^[\ue100-\ue1ff]$/u.test(one) || bench.besides!.includes(one.toLowerCase());
  if (
    !items.every((one) => known(one) || /^(?!\p{L}+ly\b)\p{L}{3,}$/u.test(one)) ||
    !items.some((one) => bench.besides!.includes(one.toLowerCase()))
  )
    return null;
  if (items.some((one) => isOrder(one) || /^(?:enjoy|done|yum|slurp)$/iu.test(one))) return null;
  const row = join(items.map(small));
  return `Serve with ${either ? row.replace(/ and (?=[^,]*$)/u, ' or ') : row}`;
}

/** "Add the flour, the salt, the yeast": with its "and". */
export function rowed(order: string): string {
  const at =
    /^(?<head>[\p{L}-]+(?: [\p{L}]+){0,2}? )(?<list>[^,]+(?:, (?:the |a |half |[\ue100-\ue5ff])[^,]*)+)$/u.exec(
      order,
    );
  if (at?.groups === undefined) return order;
  const items = at.groups['list']!.split(', ');
  if (/ and /u.test(items.at(-1)!)) return order;
  return items.slice(1).some((one) => /^(?:until|till|stirring|\p{L}+ing\b)/u.test(one))
    ? order
    : `${at.groups['head']!}${join(items)}`;
}

export const withArticle = (name: string): string =>
  /^(?:the|a|an|your) /iu.test(name)
    ? name
    : /^(?:same|biggest|largest|widest|smallest) /iu.test(name)
      ? `the ${name}`
      : /^(?:[\ue100-\ue1ff]|sauce|slaw|broth|soup)/u.test(name)
        ? `the ${name}`
        : /s$/u.test(name)
          ? name
          : `${/^[aeiou]/iu.test(name) ? 'an' : 'a'} ${name}`;

/** "A clean, dry towel": two qualities of one thing, of which the second is a verb elsewhere. */
const qualitiesBefore = /\b(?:an?|the|your|some) \p{Ll}+$/u;
const qualityAfter =
  /^ (?:dry|warm|cool|clean|crisp|brown|thin|smooth) (?!(?:the|an?|it|them|your|with|over|in|on|until|till|for|and|well|off|down)\b)\p{Ll}+/u;

/** The clauses of a sentence, cut at commas and in front of "then" outside of brackets; null where a bracket stays open. */
export function split(text: string): readonly string[] | null {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')') depth--;
    if (depth > 0) continue;
    if (
      text[at] === ',' &&
      qualityAfter.test(text.slice(at + 1)) &&
      qualitiesBefore.test(text.slice(from, at))
    )
      continue;
    const then = / then (?=\p{L}|[\ue100-\ue5ff])/uy;
    then.lastIndex = at;
    if (text[at] === ',' || (then.test(text) && !/(?:,|\band)$/u.test(text.slice(0, at)))) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return depth !== 0 || parts.some((one) => one.trim() === '') ? null : parts;
}

export function placeAfter(order: string, place: Bench['place']): Bench['place'] {
  if (/\boff (?:the )?heat\b/u.test(order)) return 'off';
  if (/\b(?:bake|roast)\b|\boven\b/u.test(order) && !/\bheat the oven\b/u.test(order)) return 'oven';
  if (/\b(?:fry|sauté|saute|simmer|boil|sweat|sear|brown|toast|soften|pan|pot|skillet|wok)\b/u.test(order))
    return 'pan';
  return place;
}
