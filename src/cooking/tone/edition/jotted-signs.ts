/** Signs of doneness as a cook notes them, made whole: "Whites set, yolks runny", "Sausages 75C in middle, no pink". */
import { capital } from '../capital.ts';
import { signs } from '../mask.ts';
import { isPlural } from '../say/number-of.ts';

type Reveal = (sign: string) => string;

const things = String.raw`(?:the )?(?:egg |cooked )?(?:whites?|yolks?|edges?|tops?|cent(?:re|er)s?|middles?|sides?|base|crust|skins?|juices?|sauce|cheese|pastry|filling|topping|mixture|dough|batter|meat|veg|water|oil|pan|liquid|surface|bottom|crumb|flesh|rice|onions?|pasta|bubbles)|${signs.food}`;
const how = String.raw`(?:still |just |nicely |deep |light |lightly |well |very |all |slightly |a bit |a little )*(?:set|runny|soft|golden(?:[ -]brown)?|brown|browned|crisp|crispy|clear|pink|wobbly|tender|thick|thickened|glossy|shiny|firm|bubbling|bubbly|melted|mushy|translucent|opaque|smooth|dry|smoking|shimmering|hot|wilted|cooked through|puffed|risen|absorbed|reduced|syrupy|jammy|springy|tacky|light|fluffy|pale|charred|blistered|gone|al dente|fork[ -]tender)`;
const sign = new RegExp(String.raw`^(?<what>${things}) (?<how>${how}(?: (?:and|but|&) ${how})*)$`, 'iu');
const inner = new RegExp(
  String.raw`^(?<what>(?:the )?${signs.food}|(?:the )?(?:cent(?:re|er)|middle|thickest part|meat|inside))(?: (?:at|to|should be|reaches|hits))? (?<heat>(?:about |at least )?${signs.heat})(?<where> in(?:side| (?:the )?(?:middle|cent(?:re|er)|thickest (?:part|bit)))| at the bone| inside)?(?:,? (?<clear>no pink|juices (?:run )?clear))?$`,
  'iu',
);

const the = (what: string): string =>
  /^the /i.test(what)
    ? what.toLowerCase()
    : `the ${/^[\ue100-\ue1ff]/u.test(what) ? what : what.toLowerCase()}`;
const many = (what: string, reveal: Reveal): boolean => isPlural([...what].map(reveal).join(''));

/** The signs of a masked sentence as a clause behind "until"; null where it holds anything else. */
export function signsOf(sentence: string, reveal: Reveal): string | null {
  const parts = sentence.replace(/[.!]+$/u, '').split(/, (?:and |but )?/u);
  const read = parts.map((part) => sign.exec(part)?.groups);
  if (read.some((one) => one === undefined)) return null;
  const said = read.map((one, at) => {
    const subject = the(one!['what']!);
    const state = one!['how']!.replace(/ & /g, ' and ').toLowerCase();
    // "The whites are set and the yolks runny".
    const same = at > 0 && many(subject, reveal) === many(read[at - 1]!['what']!, reveal);
    return same ? `${subject} ${state}` : `${subject} ${many(subject, reveal) ? 'are' : 'is'} ${state}`;
  });
  return said.length < 2 ? said[0]! : `${said.slice(0, -1).join(', ')} and ${said.at(-1)!}`;
}

/** "Sausages 75C in middle, no pink" → "The sausages should reach 75C in the middle, with no pink left"; else null. */
export function innerHeat(sentence: string): string | null {
  const found = inner.exec(sentence.replace(/[.!]+$/u, ''))?.groups;
  if (found === undefined) return null;
  const where = (found['where'] ?? '').replace(/ in (?!the|side)/u, ' in the ');
  const clear =
    found['clear'] === undefined
      ? ''
      : /pink/i.test(found['clear'])
        ? ', with no pink left'
        : ', and the juices should run clear';
  return `${capital(the(found['what']!))} should reach ${found['heat']!}${where}${clear}.`;
}

/** "Too thick?" in front of what is done about it: "If it is too thick, …"; else null. */
export function ifAsked(question: string): string | null {
  const [, state] = /^((?:too|still|not) [\p{L} ]{3,30}?)\?$/iu.exec(question) ?? [];
  const [, lacks] =
    /^(?:it )?needs? ((?:more|a (?:bit|little|touch) (?:more|of)|some) [\p{L}\ue100-\ue1ff ]{1,30}?)\?$/iu.exec(
      question,
    ) ?? [];
  if (lacks !== undefined) return `If it needs ${lacks}, `;
  return state === undefined ? null : `If it is ${state.toLowerCase()}, `;
}

const waits = new RegExp(
  String.raw`\b(?:cook|simmer|bake|roast|fry|boil|steam|grill|toast|poach|sear|brown|heat|leave|reduce|sauté|saute|broil|microwave|air-fry)\b`,
  'iu',
);
const anyTime = new RegExp(signs.time, 'u');

/** Whether a sentence tells of a wait with no sign of its own, to whose end one can be said. */
export const takesSign = (sentence: string): boolean =>
  waits.test(sentence) &&
  !/\b(?:until|till|til|if|when|while|then)\b/iu.test(sentence) &&
  !/[()?]/u.test(sentence) &&
  anyTime.test(sentence);

/** "Till water clear" → "until the water is clear". */
export const withSigns = (sentence: string, reveal: Reveal): string =>
  sentence.replace(/\b(?:until|till|til) ([^,.;()]+)(?=[,.;)]|$)/giu, (all, cue: string) => {
    // "Rub in until crumbs".
    if (/^(?:fine |coarse )?(?:bread)?crumbs$/iu.test([...cue].map(reveal).join('')))
      return `until it looks like ${cue}`;
    // "Till falls apart".
    if (
      /^(?:just )?(?:falls|comes|looks|starts|begins|feels|smells|turns|reaches|holds|pulls|springs|sounds|bubbles(?! (?:form|appear|rise|break|burst|start|begin|come|pop))|thickens|coats|flakes|slides|wobbles|sets|melts|leaves(?! (?:wilt|are|have|turn|start|begin|soften|collapse|go|become|just|look|fall))|shreds)\b/iu.test(
        cue,
      )
    )
      return `until it ${cue}`;
    // "Till like coarse meal".
    if (/^like (?!it\b|that\b|this\b)/iu.test(cue)) return `until it looks ${cue}`;
    const signs = /\b(?:is|are|has|have|looks?|turns?|runs?|\p{L}+s)$/iu.test(cue)
      ? null
      : signsOf(cue, reveal);
    return signs === null ? all : `until ${signs}`;
  });
