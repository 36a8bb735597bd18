/** What a jotting is made of: foods, places, heats, times, cues, in any order and with hardly a verb. */
import { signs } from '../mask.ts';
import { isOrderVerb } from '../say/verb-forms.ts';

/** A piece of a jotting. */
export type Bit =
  | {
      readonly kind: 'foods';
      readonly text: string;
      readonly goes: Goes;
      /** Where it goes, or what it is taken out of. */
      readonly place: string | null;
    }
  | {
      readonly kind: 'with' | 'place' | 'heat' | 'time' | 'cue' | 'along' | 'pace' | 'now' | 'order';
      readonly text: string;
    }
  | { readonly kind: 'lid'; readonly on: boolean }
  | { readonly kind: 'oven'; readonly heat: string | null }
  | { readonly kind: 'foil'; readonly on: boolean }
  | { readonly kind: 'turn'; readonly up: boolean; readonly heat: string }
  | { readonly kind: 'off' | 'out' | 'back' | 'chill' };

/** Where foods go: nowhere that is said, in, out, on top, over, beside. */
export type Goes = 'none' | 'in' | 'out' | 'top' | 'over' | 'beside' | 'place';

const dressed = String.raw`(?:(?!in|the|and)\p{Ll}+(?:ed|en)\s)?`;
const share = String.raw`(?:(?:all|half|the rest|rest|most|some|${signs.number}|${signs.amount})\s(?:of\s)?|remaining\s|the\sremaining\s)?`;
/** "A good slosh of Worcestershire", "pinch of salt". */
export const measures = String.raw`(?:a\s)?(?:(?:good|big|large|little|small|generous|nice|final|last)\s)?(?:slosh|splash|glug|squeeze|pinch|handful|knob|drizzle|dash|grind|twist|dollop|sprinkle|sprinkling|dusting|squirt|spray|spoonful|grating|scattering)\sof\s`;
const part = String.raw`(?:\s(?:leaves|sprigs|mixture|paste|wedges|slices|stalks|stems))?`;
const remark = String.raw`(?:\s\([^()]*\)|\s(?:minus|except|but\sfor|less)\s[^,.;()]+)?`;
const food = String.raw`(?:(?:and|then|now|next|the|your)\s)*(?:${measures})?${share}(?:the\s|your\s)?${dressed}${signs.food}${part}${remark}`;
/** What a recipe makes on its way and puts on top of something else. */
const made = String.raw`(?:sauce|dressing|crema|glaze|topping|filling|mash|icing|frosting|crumble|marinade|syrup|custard|tadka|tarka|gravy|pesto|salsa|caramel|ganache|relish|vinaigrette|crumbs|batter)`;
/** "Dal in": a thing that the list calls otherwise, where it plainly goes in. */
const strange = String.raw`(?:the\s)?(?:\p{L}{3,}(?=\s(?:back\s)?(?:in|on\stop)(?:[,.]|$))|${made}(?=\s(?:over|on)\b))`;
/** "Dal, water, turmeric": one at the head of a row. */
const headed = String.raw`\p{L}{3,}(?=,\s${signs.food}(?:,|\sand|\sin))`;
/** Two that are one: no order to salt. */
const seasoning = String.raw`salt\sand\spepper(?=[\s,.;]|$)`;
const foods = String.raw`(?:${food}|${strange}|${headed}|${seasoning})(?:(?:\s?[+&]\s?|,\s(?:and\s)?|\sand\s)(?:${food}|${seasoning}))*`;
const vessel = String.raw`(?:(?:the|a|an|same|your|that)\s)?(?:(?:same|big|large|little|biggest|largest|small|medium|hot|wide|deep|heavy|dry|lined|oiled|greased|buttered|non-?stick|heavy-based|heavy-bottomed|lidded|frying|roasting|baking|loaf|oven|mixing|cast[- ]iron|${signs.number}|${signs.amount}|cm|inch|x|litre)[\s-])*(?:pan|pot|wok|kadai|kadhai|karahi|skillet|saucepan|saute pan|sauté pan|casserole|tray|tin|dish|bowl|oven|blender|processor|food processor|cooker|pressure cooker|slow cooker|instant pot|griddle|tawa|grill|sheet|jug|mixer|fridge|freezer|basket|air fryer|jar|board|plate|platter|rack)(?:\syou\s(?:own|have|have\sgot))?`;
const place = String.raw`(?:in|into|to|onto|on)\s${vessel}`;
const amount = String.raw`(?:(?:for|about|another|a\sfurther|a\sgood|roughly|approx\.?|around|max|~)\s?)*`;
export const adjective = String.raw`(?:soft|softened|golden|gold|brown|browned|mushy|thick|thickened|tender|translucent|crisp|crispy|fragrant|set|bubbling|bubbly|melted|reduced|wilted|pale|sticky|jammy|smooth|al dente|tacky|fluffy|foamy|silky|glossy|charred|caramelised|caramelized|collapsed|cooked through|combined|coloured|done|hot|smoking(?:\shot)?|shimmering|foaming|burnt)`;
export const much = String.raw`(?:(?:just|nicely|lightly|well|very|deep|pale|light|really|nice\sand|all)\s)?`;

/** The bits a jotting can begin with, tried in this order. */
const patterns = {
  off: String.raw`(?:off|take\soff|remove\sfrom)\s(?:the\s)?heat\b`,
  lid: String.raw`(?:(?:the\s)?lid\s(?<lid>on|off)|put\s(?:the\s)?lid\son)\b`,
  foil: String.raw`(?:(?:the\s)?foil\s(?<foil>on|over|off)|cover(?:ed)?\swith\sfoil|foil)\b`,
  turn: String.raw`(?:(?:turn\s)?(?:oven\s)?(?:back\s)?(?<turn>down|up)\s(?:to|at))\s(?<turnheat>${signs.heat}(?:\s?\/\s?(?:${signs.heat}|${signs.number}))*(?:\s?fan)?)`,
  chill: String.raw`(?:in\s|into\s|in\sto\s)?(?:the\s)?(?:fridge|refrigerator)\b(?!\s(?:door|temp))`,
  oven: String.raw`(?:in(?:to)?\s)?(?:the\s|a\s|hot\s)?oven(?:\son)?(?:,?\s(?:at|to)?\s?(?<ovenheat>${amount}${signs.heat}(?:\s?fan)?(?:\s?\/\s?(?:${signs.heat}|${signs.number}))?(?:\s?fan)?(?:\s\([^()]*\))?(?:\/${signs.heat})?))?`,
  back: String.raw`back\s(?:in|into|to)(?:\s(?:the\s)?(?:oven|pan|pot))?`,
  out: String.raw`(?:out|take\sout)(?=[.!]?$)`,
  heat: String.raw`(?:(?:over|on|at)\s)?(?:a\s|the\s)?(?:very\s)?(?<heat>low(?:ish)?|med(?:ium)?|high|gentle|moderate|med(?:ium)?[\s-](?:low|high)|low[\s-]med(?:ium)?)(?<flame>[\s-](?:heat|flame|gas))?(?=[,.;]|$|\s(?:till|until|til|for|${signs.time})|\s${signs.time})`,
  time: String.raw`${amount}(?:${signs.time}|${signs.number}\swhistles?)(?:\s(?:more|max|or\sso))?(?:\s(?:a|per|each)\s(?:side|batch))?(?:\seach)?(?:\s(?:at\sthe\send|before(?:hand)?|ahead))?(?:\sif\syou(?:['’]ve\sgot(?:\sit|\stime)?|\scan|\shave(?:\sthe)?\stime))?(?:\s\([^()]*\))?`,
  cue: String.raw`(?:(?:until|till|til)\s[^,.;]+|${much}${adjective}(?:(?:\s(?:and|&|but)|,?\s(?:but\s)?not)\s${much}${adjective})*(?=[,.;]|$)|no\scolou?r|no\spink)`,
  foods: String.raw`(?<what>${foods})(?:\s(?<goes>(?:goes\s|go\s)?(?<place>${place})|(?:all\s)?(?:goes\s|go\s)?(?:back\s)?in(?!\s(?:the|a|an|your|big|large|small|wide|same)\b|to)|out\sof\s(?:the\s)?(?:fridge|refrigerator|freezer|oven|pan|tin|pot)|out|(?:goes\s|go\s)?on\stop|(?:goes\s|go\s)?on(?=\s*(?:[,.;!]|$))|over(?:\sthe\stop)?|alongside|on\sthe\sside)(?=[\s,.;:]|$))?`,
  with: String.raw`(?:with|w\/)\s(?:${foods})`,
  place: String.raw`(?:(?<prep>in|into|to|onto|on)\s)?${vessel}`,
  pace: String.raw`(?:one|two|a\s(?:ladle|ladleful|handful|spoonful|little|bit|few|splash|third|half))\s(?:at\sa\stime|by\s(?:one|bit|little))|bit\sby\sbit|in\s(?:${signs.number}\s)?batches|gradually|slowly`,
  now: String.raw`(?:straight|right)\saway|immediately|at\sonce|while\s(?:it['’]s\s)?(?:still\s)?(?:hot|warm)`,
  along: String.raw`(?:(?:un)?covered|(?:\p{L}+ly\s)?(?:stirring|turning|whisking|beating|shaking|tossing|basting|flipping|skimming|giving\s(?:it|them)\san?\s(?:\p{L}+\s)?(?:stir|shake|turn|toss|prod|baste)|skin[\s-](?:side\s)?(?:down|up))\b[^,.;]*)`,
} as const;

const order = Object.keys(patterns) as readonly (keyof typeof patterns)[];
const compiled = new Map(
  order.map(
    (kind) => [kind, new RegExp(String.raw`^(?:${patterns[kind]})(?=[\s,.;:!–—-]|$)`, 'iu')] as const,
  ),
);
const gap = /^(?:[\s,;–—-]+|\s?[+&]\s)+/u;
const joint = /^(?:and then|and|then|now|next)\s/iu;

/** The bits of a masked sentence without its end; null where something in it is none. */
export function bitsOf(sentence: string): readonly Bit[] | null {
  let rest = sentence.replace(/[.!]+$/u, '').trim();
  const bits: Bit[] = [];
  while (rest !== '') {
    const found = next(rest, bits.length > 0);
    if (found === null) return null;
    bits.push(found.bit);
    rest = rest.slice(found.length).replace(gap, '');
    if (found.bit.kind === 'order') break;
  }
  return bits.length > 0 ? bits : null;
}

function next(text: string, inside: boolean): { readonly bit: Bit; readonly length: number } | null {
  for (const kind of order) {
    const match = compiled.get(kind)!.exec(text);
    if (match === null || match[0].trim() === '') continue;
    // "Stir in, …", "straight in": no food.
    if (kind === 'foods' && noThing(match[0])) continue;
    // "Grill the pork": nothing goes into one.
    if (
      kind === 'place' &&
      /^(?:grill|griddle|microwave)$/iu.test(match[0]) &&
      /^[^,.;]*[\ue100-\ue1ff]/u.test(text)
    )
      continue;
    return { bit: bitOf(kind, match), length: match[0].length };
  }
  // What begins with a verb is an order, to the end.
  const plain = text.replace(joint, '');
  const [word = ''] = /^[\p{L}-]+/u.exec(plain) ?? [];
  return inside && (isOrderVerb(word.toLowerCase()) || idiom.test(plain))
    ? { bit: { kind: 'order', text: plain }, length: text.length }
    : null;
}

/** "Have a peek", "give it a shake": orders of the tongue. */
const idiom = /^(?:have|give (?:it|them)) an? \p{L}+/iu;
/** Whether what looks like a food is a word of another kind. */
const noThing = (text: string): boolean => {
  const [, word = ''] = /^(?:the )?(\p{L}+)/iu.exec(text) ?? [];
  const low = word.toLowerCase();
  return (
    !/^(?:and|then|now|next|the|your|all|half|rest|most|some|remaining|mash|sauce|glaze|dressing|a|good|big|large|little|small|generous|nice|final|last|slosh|splash|glug|squeeze|pinch|handful|knob|drizzle|dash|grind|twist|dollop|sprinkle|sprinkling|dusting|squirt|spoonful|grating|scattering|batter)$/.test(
      low,
    ) &&
    (/^(?:straight|back|them|it|both|oven|grill|heat|gas|hob|lid|meanwhile|once|when|finally|first|still|rack|timer)$/.test(
      low,
    ) ||
      isOrderVerb(low))
  );
};

function bitOf(kind: keyof typeof patterns, match: RegExpExecArray): Bit {
  const { groups = {} } = match;
  const text = match[0].trim();
  if (kind === 'foods') {
    const goes = groups['goes']?.toLowerCase() ?? '';
    return {
      kind,
      text: groups['what']!.replace(/^(?:(?:and|then|now|next)\s)+/iu, ''),
      place: groups['place'] ?? /^out of (.+)$/.exec(goes)?.[1]?.replace(/^the /, '') ?? null,
      goes:
        goes === ''
          ? 'none'
          : groups['place'] !== undefined
            ? 'place'
            : /^out\b|\bout$/.test(goes)
              ? 'out'
              : /(?:top|\bon)$/.test(goes) && !goes.startsWith('over')
                ? 'top'
                : goes.startsWith('over')
                  ? 'over'
                  : /side/.test(goes)
                    ? 'beside'
                    : 'in',
    };
  }
  if (kind === 'lid') return { kind, on: (groups['lid'] ?? 'on').toLowerCase() === 'on' };
  if (kind === 'foil') return { kind, on: groups['foil']?.toLowerCase() !== 'off' };
  if (kind === 'turn') return { kind, up: groups['turn']!.toLowerCase() === 'up', heat: groups['turnheat']! };
  if (kind === 'oven') return { kind, heat: groups['ovenheat']?.trim() ?? null };
  if (kind === 'heat') {
    const how = groups['heat']!.toLowerCase()
      .replace(/\bmed\b/, 'medium')
      .replace('lowish', 'fairly low')
      .replace(/ /g, '-');
    return { kind, text: `over ${how} heat`.replace('fairly-low', 'fairly low') };
  }
  if (kind === 'off' || kind === 'out' || kind === 'back' || kind === 'chill') return { kind };
  return { kind, text };
}
