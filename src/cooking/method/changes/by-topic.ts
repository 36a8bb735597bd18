/** A step that was told anew, as several changes: each about one thing (the machine, how full, its minutes, the end), and short. */
import type { Readable } from './brief-changes.ts';
import { sentencesIn } from './sentences-in.ts';

/** From here on a change is a wall of text, in words. */
const mostWords = 45;

type Topic = 'ready' | 'fill' | 'cook' | 'rest' | 'check' | 'finish' | 'care';

/** What a sentence of a machine's own telling is about; the first that fits counts. */
const topics: readonly (readonly [Topic, RegExp])[] = [
  [
    'check',
    /\bthermometer\b|\bsafe minimum\b|\bfar past\b|\bno pink\b|\bare as safe as\b|^(?:the |it |they )[^.;]*\b(?:is|are) done when\b|\bshould (?:be soft|squash|reach)\b|^try (?:the|one|two)\b/i,
  ],
  ['care', /^(?:spray|brush|rub|toss|oil)\b/i],
  [
    'fill',
    /\b(?:half full|two thirds full|three-quarters full|between half and|go in, well below|liters? go in|scrape the bottom|no fuller|single layer|one layer)\b/i,
  ],
  [
    'rest',
    /\blet the pressure\b|\brelease the (?:rest|pressure)\b|\blet (?:it|them|the [\w ]+) (?:stand|rest)\b|\bleave it closed\b|^rest\b|\bstand, covered\b/i,
  ],
  [
    'finish',
    /\buncovered\b|\bwithout the lid\b|\blid off\b|\bbroiler\b|^skim\b|\bsear\b|\bto thicken\b|\buntil (?:thick|crisp)/i,
  ],
  [
    'cook',
    /\b(?:high pressure|low pressure|on LOW|on HIGH|full power|half power|air-fry|bake|roast|grill|microwave|steam|smoke|simmer|cook|fry)\b[^.;]*\d/i,
  ],
  [
    'ready',
    /^(?:pre-?heat|heat|set|light|bring|fill|soak|line)\b[^.;]*\b(?:oven|grill|fryer|cooker|smoker|bath|steamer|water|coals|sauté|basket|fire)\b/i,
  ],
];

/** Why such a thing is done at all, where the change gives no reason of its own for it. */
const usual: Readonly<Record<Topic, string>> = {
  ready: 'So that the heat is right from the first minute.',
  fill: 'What lies too deep or sticks does not cook evenly.',
  cook: 'The machine takes its own time for it.',
  rest: 'The heat that is left finishes the cooking.',
  check: 'Machines and pieces differ: this tells that it is done, whatever the clock says.',
  finish: 'What a closed machine cannot dry or brown is done at the end.',
  care: 'What this machine asks for besides its heat.',
};

/** What a reason is about, so that it stands beside its own sentences. */
const reasonTopics: readonly (readonly [Topic, RegExp])[] = [
  ['rest', /\bsettle while the pressure drops\b|\bstands?\b|\brests?\b/i],
  ['fill', /\broom for steam\b|\bfoam\b|\ball sides\b|\bone layer\b|\bsticks\b/i],
  ['check', /\bsafe\b|\bthermometer\b/i],
  ['ready', /\bto be hot before\b/i],
];

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const topicOf = (sentence: string): Topic | null =>
  topics.find(([, pattern]) => pattern.test(sentence))?.[0] ?? null;

interface Group {
  readonly topic: Topic;
  readonly sentences: readonly string[];
}

/** The sentences by what they are about; one of no topic goes with the one before it. */
function grouped(sentences: readonly string[]): readonly Group[] {
  const groups: { readonly topic: Topic; readonly sentences: string[] }[] = [];
  let topic: Topic = 'care';
  for (const sentence of sentences) {
    topic = topicOf(sentence) ?? topic;
    const own = groups.find((one) => one.topic === topic);
    if (own === undefined) groups.push({ topic, sentences: [sentence] });
    else own.sentences.push(sentence);
  }
  return groups;
}

/** As many of the sentences as stay short; the first in any case. */
function shortened(sentences: readonly string[]): string {
  const kept: string[] = [];
  for (const sentence of sentences) {
    if (kept.length > 0 && wordsIn([...kept, sentence].join(' ')) > mostWords) break;
    kept.push(sentence);
  }
  return kept.join(' ');
}

/** The same reason is not given twice: of several sentences the new ones stay, a lone one is shortened. */
export function reasonsOnce<C extends Readable>(changes: readonly C[]): readonly C[] {
  const said = new Set<string>();
  return changes.map((change) => {
    const sentences = sentencesIn(change.reason);
    const fresh = sentences.filter((one) => !said.has(one));
    for (const one of sentences) said.add(one);
    if (fresh.length === sentences.length) return change;
    return { ...change, reason: fresh.length > 0 ? fresh.join(' ') : 'For the same reason.' };
  });
}

/** The changes, with every long one parted; its old words stand with what cooks it now. */
export function byTopic<C extends Readable>(changes: readonly C[]): readonly C[] {
  return changes.flatMap((change): readonly C[] => {
    const { kind, after, before, reason, target, rule } = change;
    if (
      (kind !== 'text' && kind !== 'add') ||
      rule === 'words' ||
      after === null ||
      !/^(?:new )?steps? \d/.test(target) ||
      wordsIn(after) <= mostWords
    )
      return [change];
    const groups = grouped(sentencesIn(after));
    const cooks = groups.findIndex(({ topic }) => topic === 'cook');
    const head = Math.max(0, cooks);
    const reasons = sentencesIn(reason);
    const about = (said: string): number => {
      const topic = reasonTopics.find(([, pattern]) => pattern.test(said))?.[0];
      const at = groups.findIndex((one) => one.topic === topic);
      return at < 0 ? head : at;
    };
    return groups.map(({ topic, sentences }, at) => {
      const own = reasons.filter((said) => about(said) === at);
      return {
        ...change,
        kind: at === head ? kind : 'add',
        before: at === head ? before : null,
        after: shortened(sentences),
        reason: own.length > 0 ? own.join(' ') : usual[topic],
      };
    });
  });
}
