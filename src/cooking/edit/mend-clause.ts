import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { canDo, isState, type Shape } from './can-do.ts';
import { mentionSign, type Mark, type MarkedText } from './marked-text.ts';
import {
  anyItem,
  flagVerbs,
  pattern,
  phraseOf,
  target,
  unflagVerbs,
  verb,
  verbOrGerund,
} from './noun-phrase.ts';
import { removeMention } from './remove-mention.ts';

/** What a new food is, and whether the recipe speaks of it again later. */
export interface Newcomer {
  readonly food: Food;
  readonly shape: Shape;
  /** A later place handles it, so that a clause which only prepares it may go. */
  readonly usedLater: boolean;
  readonly many: boolean;
  /** Whether something else in the sentence can do what a cue says. */
  otherCan(word: string, keys: readonly string[]): boolean;
}

/** Verbs that only make a food ready. */
const preparing =
  /^(?:peel|pare|chop|minc|dic|slic|cub|halv|quarter|julienn|shred|trim|grat|crush|smash|zest|juic|squeez|drain|rins|debon|skin|fillet|devein|shell|pit|ston|core|seed|desee|hull|stem|crack|separat|tear|soak|cut|wash|thaw|clean|crumbl)/i;

/** What is done instead with a food that cannot do the verb. */
function instead(said: string, { shape, food }: Newcomer): string {
  const low = said.toLowerCase();
  const ing = /ing$/.test(low);
  const base = /^(?:crack|break|separat)/.test(low)
    ? 'put'
    : /^(?:beat|whisk|whip)/.test(low)
      ? shape === 'solid' || shape === 'grains'
        ? /silken/.test(food.id)
          ? 'blend'
          : /tofu/.test(food.id)
            ? 'mash'
            : food.traits.includes('dairy') || food.category === 'cheese'
              ? 'stir'
              : 'blend'
        : 'stir'
      : /^melt/.test(low)
        ? shape === 'liquid'
          ? 'heat'
          : 'warm'
        : /^(?:brown|sear|scrambl|poach)/.test(low)
          ? 'cook'
          : /^cream/.test(low)
            ? 'beat'
            : /^soften/.test(low)
              ? 'warm'
              : /^(?:warm|heat|griddle|char|toast)/.test(low) && /lettuce/.test(food.id)
                ? 'rinse'
                : 'add';
  const made = !ing
    ? base
    : base === 'put'
      ? 'putting'
      : base === 'stir'
        ? 'stirring'
        : `${base.replace(/e$/, '')}ing`;
  return /^\p{Lu}/u.test(said) ? made.charAt(0).toUpperCase() + made.slice(1) : made;
}

/**
 * Mends what is said of a food that has become another: verbs that the new one cannot do, the pronoun clauses after
 * them, cues and remarks about its state. Runs before the new name is put in. `false`: the mention is gone.
 */
export function mendClause(whole: MarkedText, who: Newcomer): boolean {
  const sign = target;
  const place = whole.text.indexOf(sign);
  if (place < 0) return true;
  // Patterns look at the sentence and the one after it: long texts would be slow.
  const from = Math.max(whole.text.lastIndexOf('. ', place) + 1, whole.text.lastIndexOf('\n', place) + 1);
  const to = sentenceEnd(whole.text, place);
  const marked: MarkedText = { text: flagVerbs(whole.text.slice(from, to)), marks: whole.marks };
  const here = mendSentence(marked, who);
  whole.text = whole.text.slice(0, from) + unflagVerbs(marked.text) + whole.text.slice(to);
  return here;
}

function mendSentence(marked: MarkedText, who: Newcomer): boolean {
  const sign = target;
  const able = (word: string): boolean => canDo(word, who.food, who.shape);
  const item = pattern(`${anyItem}(?:(?:\\s*,\\s*(?:and|or)?\\s*|\\s+(?:and|or|&)\\s+)${anyItem})*`, 'gi');
  const list = [...marked.text.matchAll(item)].find((match) => match[0].includes(sign));
  if (list !== undefined) {
    const before = marked.text.slice(0, list.index);
    const found = pattern(
      `((?:${verbOrGerund})(?:(?:,\\s+(?:and\\s+|then\\s+)?|\\s+(?:and|then|and then)\\s+)(?:[a-zà-ɏ]+ly\\s+)?${verbOrGerund})*)((?:\\s+(?:up|in|out|together|all|over))?\\s+)$`,
      'i',
    ).exec(before);
    const said = found === null ? null : ownVerbs(found);
    if (said !== null && !/[\p{L}]/u.test(before.charAt(said.index - 1))) {
      const verbs = unflagVerbs(said[1]!).split(/,\s+(?:and\s+|then\s+)?|\s+(?:and then|and|then)\s+/iu);
      const can = verbs.filter((word) => able(word.replace(/^.*\s/, '')));
      const shared = [...list[0].matchAll(pattern(mentionSign, 'g'))].length > 1;
      // "Crumble in the lamb" puts it into the pan.
      const only =
        verbs.every((word) => preparing.test(word)) &&
        !(/^\s+in\s+$/i.test(said[2]!) && who.shape === 'grains');
      if (can.length < verbs.length) {
        const end = sentenceEnd(marked.text, list.index);
        // "Crack the eggs into a bowl and beat them": what follows needs them there.
        const spokenOf = /\b(?:them|it|they)\b/i.test(marked.text.slice(list.index + list[0].length, end));
        if (only && can.length === 0 && (shared || (who.usedLater && !spokenOf))) {
          if (!who.usedLater)
            marked.text = `${marked.text.slice(0, end)} Add the ${sign}.${marked.text.slice(end)}`;
          removeFirst(marked, sign);
          if (!who.usedLater) return true;
          return false;
        }
        const beside = [...list[0].matchAll(pattern(mentionSign, 'g'))].flatMap(([one]) =>
          one === sign ? [] : (marked.marks.get(one)?.keys ?? []),
        );
        // "Beat the eggs and vanilla sugar": the eggs are still beaten.
        const others = shared && verbs.every((word) => who.otherCan(word.replace(/^.*\s/, ''), beside));
        if (!others && (!shared || !only)) {
          const kept =
            can.length > 0
              ? can
              : shared && verbs.every((word) => /^melt/i.test(word))
                ? verbs
                : [instead(verbs[0]!, who)];
          const text = kept.join(' and ');
          const cased = /^\p{Lu}/u.test(unflagVerbs(said[1]!))
            ? text.charAt(0).toUpperCase() + text.slice(1)
            : text;
          const after = marked.text.slice(list.index);
          // Leaves that hold what bread would: washed, where that was warmed in a pan.
          const dried = /^rins/i.test(text) ? rinsed(after, list[0].length) : after;
          marked.text = before.slice(0, said.index) + cased + said[2]! + dried;
        }
      }
    }
  }
  mendAfter(marked, who, able);
  return true;
}

/** What follows on "rinse the lettuce": no pan, no minutes. */
function rinsed(after: string, named: number): string {
  const rest = after.slice(named).replace(/^[^,.;]*?(?=$|[,.;]|\s+(?:and|then)\s)/u, '');
  return `${after.slice(0, named)}${/^\s*(?:[.;]|$)/.test(rest) ? ' and pat dry' : ', pat dry'}${rest}`;
}

/** Of "… the eggs and scramble, then add the garlic" only what follows "then": the eggs are scrambled. */
function ownVerbs(chain: RegExpExecArray): { 1: string; 2: string; index: number } {
  const [, verbs, tail] = chain as unknown as readonly [string, string, string];
  const cut = /^(.*?)(?:,\s+|\s+and\s+|\s+)then\s+/is.exec(verbs);
  const led = cut === null ? [] : unflagVerbs(cut[1]!).split(/,\s+|\s+and\s+/u);
  return cut === null || led.some((word) => preparing.test(word))
    ? { 1: verbs, 2: tail, index: chain.index }
    : { 1: verbs.slice(cut[0].length), 2: tail, index: chain.index + cut[0].length };
}

/** Removes the first place of a sign that stands twice. */
function removeFirst(marked: MarkedText, sign: string): void {
  const second = marked.text.indexOf(sign, marked.text.indexOf(sign) + 1);
  if (second < 0) {
    removeMention(marked, sign);
    return;
  }
  const hidden = '\uF8FE';
  marked.text = marked.text.slice(0, second) + hidden + marked.text.slice(second + 1);
  removeMention(marked, sign);
  marked.text = marked.text.replace(hidden, sign);
}

const sentenceEnd = (text: string, from: number): number => {
  const match = /[.!?](?=\s|$)/.exec(text.slice(from));
  return match === null ? text.length : from + match.index + 1;
};

interface Cue {
  readonly said: RegExp;
  /** A verb that the food must be able to do for this to be said of it. */
  readonly needs: string;
  readonly instead?: string;
}

const cues: readonly Cue[] = [
  {
    said: /,?\s*(?:and\s+)?\b(?:while\s+)?(?:breaking|crumbling|chopping|mashing)\s+(?:it|them|up|apart|the meat|any (?:large )?(?:lumps|clumps|chunks))(?:\s+(?:up|apart))?(?:\s+with\s+(?:a|your|the)(?:\s+(?!and\b|until\b|till\b|as\b|for\b)[\p{L}-]+){1,3})?(?:\s+as (?:it|they) cooks?)?/iu,
    needs: 'break up',
  },
  {
    said: /,?\s*\b(?:until|till)\s+(?:(?:they are|it is|it's)\s+)?(?:(?:very )?(?:light|pale|thick|white|creamy)(?:,| and)\s+)*(?:fluffy|frothy|foamy|pale|light(?! brown)|stiff(?: peaks(?: form)?)?|soft peaks(?: form)?)(?:\s+and (?:light|pale|fluffy|frothy|creamy|yellow))?\b/iu,
    needs: 'fluff',
    instead: ' until smooth',
  },
  {
    said: /,?\s*\b(?:until|till)\s+(?:(?:they are|it is)\s+)?(?:no longer pink|(?:well |nicely |evenly )?browned(?: all over| on all sides| on both sides)?|cooked through and no longer pink)\b/iu,
    needs: 'brown',
    instead: ' until hot through',
  },
  {
    said: /,?\s*\b(?:until|till)\s+(?:(?:it|they)(?:'s| is| are| has| have)?\s+)?(?:just\s+)?(?:completely\s+)?melt(?:ed|s)?\b/iu,
    needs: 'melt',
  },
  {
    // "Broken into chunks": said of a block, not of what is spooned.
    said: /,?\s*\(?\b(?:broken|cut|torn|crumbled|cubed|diced|chopped)(?:\s+up)?\s+in(?:to)?\s+(?:\p{L}+\s+){0,2}(?:chunks|pieces|cubes|dice|slices|strips|blocks|lumps)\b\)?/iu,
    needs: 'chop',
  },
];

/** What fat and cheese do in the heat, said right after the name. */
const melting =
  /^\s+(?:(?:is|are|has|have)\s+)?(?:just\s+)?(?:melts?|melted|foams?|foaming)\b(?:\s+and\s+(?:bubbles?|foams?|bubbling|is bubbling|starts? to \w+))?/iu;
/** "Drain off the fat": of meat only; with what is said of it, and no further. */
const draining = String.raw`(?:drain|pour|spoon|skim)(?:\s+off|\s+away)?\s+(?:any |the |all (?:of )?(?:the )?|most of (?:the )?)?(?:excess |extra |rendered )?(?:fat|grease)\b(?:,?\s+(?:leaving|reserving|keeping|if)\b[^.!?;]*|[^.!?,;]*?)(?:\s+and\s+discard(?:\s+it)?)?`;
const drainedAfter = new RegExp(
  String.raw`(?:;\s*|,?\s+(?:and\s+then|and|then)\s+|,\s*)${draining}(?=$|[.!?,;]|\s+(?:and|then)\s)`,
  'giu',
);
const drainedFirst = new RegExp(
  String.raw`(^|[.!?]\s+)${draining}(?:$|[.!?]\s*|,?\s+(?:and\s+then|and|then)\s+|[,;]\s*)(\p{L}?)`,
  'giu',
);

/** Remarks, pronoun clauses and cues that follow the food in its sentence. */
function mendAfter(marked: MarkedText, who: Newcomer, able: (word: string) => boolean): void {
  const sign = target;
  const at = marked.text.indexOf(sign) + 1;
  if (at === 0) return;
  const end = sentenceEnd(marked.text, at);
  let rest = unflagVerbs(marked.text.slice(at, end));
  const tail = marked.text.slice(end);
  // ", finely chopped," and "(peeled and minced)".
  rest = rest.replace(
    /^(\s*[,(]\s*)((?:[\p{L}]+ly\s+)?[\p{L}]+(?:ed|en|n)\b(?:\s+and\s+(?:[\p{L}]+ly\s+)?[\p{L}]+(?:ed|en)\b)?)(\s*[,);.]|$)/iu,
    (all: string, open: string, words: string, close: string) => {
      const kept = words.split(/\s+and\s+/iu).filter((part) => {
        const word = part.split(/\s+/).at(-1)!;
        return !isState(word) || able(word);
      });
      if (kept.length === words.split(/\s+and\s+/iu).length) return all;
      if (kept.length > 0) return open + kept.join(' and ') + close;
      return /[;.]/.test(close) ? close : '';
    },
  );
  // "… and chop it finely".
  const clause = pattern(
    `(,\\s+(?:and\\s+)?(?:then\\s+)?|\\s+(?:and\\s+(?:then\\s+)?|then\\s+))(${verb})(\\s+(?:it|them|these)\\b)([^,.;]*?)(?=$|[,.;]|\\s+(?:and|then|until)\\b)`,
    'i',
  );
  rest = flagVerbs(rest).replace(
    clause,
    (all: string, link: string, flagged: string, pronoun: string, more: string, offset: number) => {
      const word = unflagVerbs(flagged);
      if (pattern(mentionSign, '').test(rest.slice(0, offset)) || able(word)) return all;
      if (preparing.test(word)) return '';
      const how = /^(?:brown|sear)/i.test(word)
        ? more.replace(/\s+(?:all over|on (?:all|both) sides|well|thoroughly|evenly|over)\b/giu, '')
        : more;
      return `${link}${instead(word, who)}${pronoun}${how}`;
    },
  );
  rest = unflagVerbs(rest);
  // "Whisk as the butter melts and the mixture boils": oil has nothing to melt.
  const during = pattern(`\\b(?:as|while|when|once)\\s+(?:the\\s+)?${sign}$`, 'i').exec(
    marked.text.slice(0, at),
  );
  const passing = melting.exec(rest);
  const onward = passing === null ? null : /^\s+and\s+/i.exec(rest.slice(passing[0].length));
  if (during !== null && passing !== null && onward !== null && !able('melt')) {
    const lead = /^\S+\s+/.exec(during[0])![0];
    marked.text =
      marked.text.slice(0, during.index) + lead + rest.slice(passing[0].length + onward[0].length) + tail;
    return;
  }
  if (melting.test(rest) && !able('melt'))
    rest = rest.replace(melting, ` ${who.many ? 'are' : 'is'} ${who.shape === 'liquid' ? 'hot' : 'golden'}`);
  for (const cue of cues) {
    const found = cue.said.exec(rest);
    if (found === null) continue;
    const can =
      cue.needs === 'break up'
        ? who.shape === 'mince' || /tofu|tempeh|sausage/.test(who.food.id)
        : able(cue.needs);
    const others = [...marked.text.slice(0, end).matchAll(pattern(mentionSign, 'g'))].flatMap(([one]) =>
      one === target ? [] : (marked.marks.get(one)?.keys ?? []),
    );
    if (can || who.otherCan(cue.needs, others)) continue;
    // "Heat the oil and cook the onions until browned": the fat is not what browns.
    if (
      cue.needs === 'brown' &&
      /\b(?:cook|fry|saut[eé]|sweat|soften|add|stir|sear)\w*\s+(?!(?:it|them)\b)\S/iu.test(
        rest.slice(0, found.index),
      )
    )
      continue;
    const other = cue.instead !== undefined && who.shape !== 'solid' ? cue.instead : '';
    rest = rest.slice(0, found.index) + other + rest.slice(found.index + found[0].length);
  }
  marked.text = marked.text.slice(0, at) + rest + tail;
}

/** The text without "drain off the fat". */
export const withoutDraining = (text: string): string =>
  text
    .replace(drainedFirst, (_, before: string, next: string) => before + next.toUpperCase())
    .replace(drainedAfter, '');

/** "Oil + paste, 1 min", "Oil hot, onion in": notes begin with the food itself, which nobody is told to grease. */
const isNoted = /^\s*(?:[+&,:;–—-]|$|(?:and|then|in|into|on|hot|first|goes|til+|until)\b|\d|shimmer)/iu;

/** "Butter the tin", "salt the water": a food as a verb. */
export function mendVerb(marked: MarkedText, mark: Mark, food: Food | null): void {
  const low = mark.was.toLowerCase();
  const cased = (word: string): string =>
    /^\p{Lu}/u.test(mark.was) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  if (low.startsWith('butter') || low.startsWith('oil') || low.startsWith('greas')) {
    const place = marked.text.indexOf(target) + 1;
    if (
      food !== null &&
      /^(?:butter|oil)$/.test(low) &&
      place > 0 &&
      isNoted.test(marked.text.slice(place))
    ) {
      mark.text = low === 'oil' && isKind(food, 'oil') ? mark.was : cased(food.name);
      return;
    }
    const spread =
      low === 'butter' && food !== null
        ? /^\s+(?:it|them|(?:the|each|both)\s+(?:\p{L}+\s+)?(?:toasts?|bread|slices?|buns?|rolls?|muffins?|scones?))\b/iu.exec(
            marked.text.slice(place),
          )
        : null;
    if (
      spread !== null &&
      place > 0 &&
      !/\b(?:pan|tin|dish|mould|mold|tray|ramekin)s?\b/i.test(marked.text)
    ) {
      const end = place + spread[0].length;
      mark.text = cased(isKind(food!, 'oil') ? 'brush' : 'spread');
      marked.text = `${marked.text.slice(0, end)} with ${food!.name}${marked.text.slice(end)}`;
      return;
    }
    mark.text = cased(low.endsWith('ed') ? 'greased' : low.endsWith('ing') ? 'greasing' : 'grease');
    return;
  }
  if (low.startsWith('flour') && food !== null && /flour|starch/.test(food.id)) return;
  if (food !== null) {
    mark.text = cased(low.startsWith('flour') ? 'dust' : 'season');
    return;
  }
  const sign = target;
  const clause = pattern(
    `(?:,?\\s*(?:and\\s+|then\\s+))?${sign}(?:\\s+and\\s+${phraseOf(mentionSign)})?\\s+[^.,;]*?(?=$|[.,;]|\\s+and\\s)(?:,?\\s+and\\s+(?=${verb}\\b))?`,
    'i',
  );
  marked.text = unflagVerbs(flagVerbs(marked.text).replace(clause, ''));
}
