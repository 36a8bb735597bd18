/** Sentences told anew as a whole: what a tone says of this very action on this very food, with what the author fixed in its slots. */
import { withTools, withVerb } from './articles.ts';
import { capital } from '../capital.ts';
import type { Manner } from './manner.ts';
import { isPlural, manyInCue } from './number-of.ts';
import type { Order, Part } from './parse-sentence.ts';
import { after } from './order-tail.ts';
import { articled, goal as somewhere, handledBy, isSubject, leavesMany, strewnOver } from './phrase.ts';
import { reword } from './reword.ts';
import { gainsays } from '../beside/gainsays.ts';
import { chooseScene } from '../beside/remarks.ts';
import type { Situation } from '../beside/situations.ts';
import type { Aside } from '../tone-table.ts';
import { isOrderVerb } from './verb-forms.ts';

/** Slots of a scene; `rest` is all that the author says behind: heat, time, cue. */
export const sceneSlots: ReadonlySet<string> = new Set(
  'o O v in to rest how it It its they s es is go was'.split(' '),
);

/** An order told as a scene, and which one of its sentence it is. */
export interface Scene {
  readonly at: number;
  readonly text: string;
}

const pronoun = /^(?:it|them)$/i;
/** What a clause behind would be heard of. */
const open = /^(?:when|along|purpose|rest)$/;
const leads = /^(?:meanwhile|in the meantime|once|when|as soon as|after|while)\b/i;

/** "Let it cook along": how it does is said in between. */
const letsBe =
  /^(?:let|allow) \{it\} (?:to )?(?=(?:cook|simmer|fry|sizzle|bubble|boil|melt|bake|roast|cool|chill|rest)\b)(?!.*\b(?:gently|slowly|softly|quietly|happily|steady|steadily|low)\b)/u;

const takesPlace = /\{(?:in|to)\}/;

const ofKitchen =
  /^(?:the|your|all the|this) (?:[\p{L}-]+ ){0,2}(?:sauce|mixture|dough|batter|soup|stew|vegetables|filling|meat|heat|flame|water|pan|pot|skillet|eggs?|dressing|broth|custards?|topping|oven|loaf|loaves|bread|cake|cookies|muffins|rolls|pancakes?|meringue|patties|meatballs|dish|ramekins|crust|base|potatoes|chicken|beef|fish|rice|pasta|beans|lentils)$/iu;

/** What can be told of: a food of the list, or what was made of them. */
const isHandled = (object: string, locked: (text: string) => boolean): boolean =>
  object.length <= 70 &&
  !/[().;:]|\bthen\b|\b(?:side|face|skin)[- ]?(?:down|up)\b/.test(object) &&
  !/ (?:now|then|first|last|next|too|also|just|as well|together|back|\p{L}+ly|\p{L}{3,}ed|in(?: .*)?|on .*)$/iu.test(
    object,
  ) &&
  (isSubject(object)
    ? locked(object) || ofKitchen.test(object)
    : measured.test(object) && !/[,:;()]/.test(object));

/** "2 glasses of dry white wine" */
const measured = /^(?:(?:about|half|some) )?(?:an? )?[\d\ue200-\ue5ff]\S* ?\p{L}/u;

/** Verbs that say the same of a scene. */
const alike: Readonly<Record<string, readonly string[]>> = {
  chill: ['refrigerate'],
  refrigerate: ['chill'],
  rest: ['stand', 'sit', 'repose'],
  rise: ['proof', 'prove'],
  proof: ['rise', 'prove'],
  serve: ['enjoy'],
  beat: ['whip'],
  brown: ['sear'],
  sear: ['brown'],
  boil: ['parboil'],
  combine: ['mix'],
  mix: ['combine'],
};

/** "Divide it in half" is no shaping, for all that it is the same kind of work: a scene is told of its own verb. */
function isOfVerb({ on, say }: Aside, verb: string): boolean {
  if (say.includes('{v}')) return true;
  const verbs = on.filter((word) => isOrderVerb(word));
  return verbs.length === 0 || verbs.some((word) => word === verb || (alike[word]?.includes(verb) ?? false));
}

/** Where what is handled goes. */
const placeOf = ([first]: readonly Part[]): Part | null =>
  first?.kind === 'place' &&
  !first.comma &&
  somewhere.test(first.text) &&
  !/^to (?:your |the |one['’]s )?(?:taste|liking|top|surface|sides?|bottom|ends?)\b/i.test(first.text)
    ? first
    : null;

/** Whether a scene can hold all that its order says. */
function fits(say: string, order: Order, situation: Situation, manner: Manner): boolean {
  const { parts, verbs, particle, link, adverb, lead } = order;
  const { locked } = manner;
  const object = articled(order.object, manner);
  if (
    link !== null ||
    verbs.length > 1 ||
    // "Stir in the soy sauce" is no "stir the soy sauce".
    (particle !== null && !(particle === 'in' && say.includes('{in}'))) ||
    (adverb !== null &&
      !say.includes('{how}') &&
      !(
        letsBe.test(say) && /^(?:very )?(?:gently|slowly|quickly|briskly|briefly|vigorously)$/u.test(adverb)
      )) ||
    (lead !== null && !(leads.test(lead) && !/^(?:now|then|next)\b|[.!?] /i.test(say)))
  )
    return false;
  const named = /\{[oO]\}/.test(say);
  if (object === '' || pronoun.test(object) ? named : !isHandled(object, locked)) return false;
  // A pronoun stands for a single food.
  if (object === '' && situation.has('several')) return false;
  const place = placeOf(parts) !== null;
  const left = parts.slice(place && takesPlace.test(say) ? 1 : 0);
  if (left.length > 0 && !say.includes('{rest}')) return false;
  // "Brown the beef with patience with the onion", "scatter it over with basil".
  if (left.some(({ kind }) => kind === 'with') && /(?: with [^{}]+|\bover)\{rest\}/u.test(say)) return false;
  // "Spread over half the cheese": what is spread, and what over.
  if (object === '' && /^over\b/iu.test(parts[0]?.text ?? '')) return false;
  // "Blend it with care well".
  if (left[0]?.kind === 'rest' && /\b(?:with|to|into) [^{}]+\{rest\}/u.test(say)) return false;
  // "The lemon and more water go in if it is too thick": not all of them wait for it.
  if ((situation.has('several') || /\band\b/.test(object)) && left.some(({ text }) => /\bif\b/iu.test(text)))
    return false;
  // "Let the oil follow to the skillet".
  if (/\bfollow\{rest\}/u.test(say) && left[0]?.kind === 'place') return false;
  // "Let it simmer low gently".
  if (
    left[0]?.kind === 'rest' &&
    /ly$/u.test(left[0].text) &&
    /\b(?:low|slow|gently|slowly|softly|steady|steadily|happily|quietly|away|along|well)\b/u.test(say)
  )
    return false;
  // "Flow in into the pan".
  if (!place && takesPlace.test(say) && /^(?:in|into|on|onto|to|over|from|of)\b/i.test(left[0]?.text ?? ''))
    return false;
  // "Consign it to the oven and bake in the preheated oven".
  if (/\boven\b/.test(say) && left.some(({ text }) => /\boven\b/i.test(text))) return false;
  // "For one hour. (optional)"
  if (left.some(({ text }) => /\.(?: |$)|^\(/.test(text))) return false;
  // "Let it chill until solid and get on with your day": what follows would be heard of the cue.
  if (
    /\{rest\} (?:and|while|so)\b/.test(say) &&
    left.some(({ kind, text }) => open.test(kind) || kind === 'until' || /\bor\b|,/.test(text))
  )
    return false;
  // "The pasta dives in, stirring until hot".
  if (situation.has('added') && left.some(({ kind }) => kind === 'along') && !/^(?:add|put|pop)\b/u.test(say))
    return false;
  if (left.some(({ kind }) => kind === 'along') && !/^(?:\{how\})?(?:\{v\}|\p{L}+) \{(?:o|it)\}/u.test(say))
    return false;
  return say.endsWith('{rest}') || !open.test(left.at(-1)?.kind ?? '');
}

/** What is done to the dish as a whole, whatever was stirred in last. */
const ofDish = /^(?:serve|enjoy|garnish|dust|top|bake|portion)$/;
/** Behind "keep a mug of the water" it is not the water that is drained. */
const setsApart = /^(?:reserve|save|keep|skim|discard|remove|take|scoop|set)$/;

/** A scene with its slots filled. */
function tell(say: string, order: Order, manner: Manner): string {
  const { table, pick, reveal, many: dish } = manner;
  const object = reword(articled(order.object, manner), table, pick);
  const many = pronoun.test(order.object)
    ? /^them$/i.test(order.object)
    : order.object === ''
      ? (manyInCue(order.parts) ?? dish)
      : isPlural([...order.object].map(reveal).join(''));
  const place = placeOf(order.parts);
  const where = place?.text ?? '';
  const goal = table.articles === 'add' ? withTools(where) : where;
  const taken = place !== null && takesPlace.test(say);
  const left = (taken ? order.parts.slice(1) : order.parts).map((part) =>
    table.articles === 'add' ? { ...part, text: withVerb(withTools(part.text), reveal) } : part,
  );
  const said = after(left, manner);
  const rest = reword(said, table, pick, 'cue');
  const slots: Readonly<Record<string, string>> = {
    o: object,
    O: capital(object),
    to: place === null ? '' : ` ${goal}`,
    in: place === null ? ' in' : ` ${goal.replace(/^(?:to|in) /i, 'into ').replace(/^on /i, 'onto ')}`,
    rest: rest === '' || rest.startsWith(',') ? rest : ` ${rest}`,
    v: order.verbs[0] === 'saute' ? 'sauté' : order.verbs[0]!,
    how: order.adverb === null ? '' : `${order.adverb} `,
    it: many ? 'them' : 'it',
    It: many ? 'Them' : 'It',
    its: many ? 'their' : 'its',
    they: many ? 'they' : 'it',
    s: many ? '' : 's',
    es: many ? '' : 'es',
    is: many ? 'are' : 'is',
    was: many ? 'were' : 'was',
    go: many ? 'go' : 'goes',
  };
  // "Let it simmer": where the author names what simmers, it is named.
  const named =
    order.object === '' || pronoun.test(order.object) || /\{[oO]\}/.test(say)
      ? say
      : say.replace(/\{(it|they|It)\}/, (_, name: string) => (name === 'It' ? '{O}' : '{o}'));
  const mannered =
    order.adverb === null || named.includes('{how}')
      ? named
      : named.replace(/^(?:let|allow) \{\w+\} (?:to )?/u, (head) => `${head}{how}`);
  const text = mannered.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);
  const lead = order.lead === null ? '' : `${reword(order.lead, table, pick)}, `;
  return capital(`${lead}${text}${/[.!?…]$/.test(text) ? '' : '.'}`);
}

/** The scene that fits one of a sentence's orders best; null where none does. */
export function chooseTold(
  scenes: readonly Aside[],
  orders: readonly Order[],
  situations: readonly Situation[],
  manner: Manner,
  /** What the author says there: nothing is told that gainsays it. */
  plain = '',
): Scene | null {
  if (orders.length === 0 || orders.length > 3) return null;
  const found = chooseScene(scenes, situations, manner.pick, (one, at) => {
    const next = orders[at + 1];
    return (
      // "Mix the crumbs and butter; sprinkle over": what is strewn was named in the same breath.
      !(next !== undefined && strewnOver(next, orders[at]!)) &&
      // "Serve hot and enjoy" serves once.
      !(at > 0 && orders[at]!.verbs[0] === 'enjoy') &&
      isOfVerb(one, orders[at]!.verbs[0]!) &&
      !gainsays(one.say, plain) &&
      !(
        at > 0 &&
        (orders[at]!.object === '' || pronoun.test(orders[at]!.object)) &&
        setsApart.test(orders[at - 1]!.verbs[0]!)
      ) &&
      fits(one.say, orders[at]!, situations[at]!, manner) &&
      // "Either … or" stays together.
      (next === undefined || (next.link === null && next.lead === null)) &&
      // What handles nothing of its own has lost what it handles behind another sentence.
      !(next !== undefined && next.object === '' && next.parts[0]?.kind === 'with')
    );
  });
  if (found === null) return null;
  // "Pat the thighs dry and season": what is seasoned was named in the same breath.
  const handled = orders.slice(0, found.at).findLast((one) => handledBy(one) !== '');
  const many = ofDish.test(orders[found.at]!.verbs[0]!)
    ? manner.dishMany
    : handled === undefined
      ? manner.many
      : leavesMany(handled, manner.reveal);
  return { at: found.at, text: tell(found.say, orders[found.at]!, { ...manner, many }) };
}
