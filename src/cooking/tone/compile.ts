/** Compiles the readable tone files and checks that nothing in them could state a figure or contradict a recipe. */
import { verbForms } from '../understand-recipe/action-words.ts';
import { tones, type Tone } from '../vocabulary.ts';
import { dishNames, titleParts } from './beside/dish-kinds.ts';
import { beatKinds } from './beside/beat-kinds.ts';
import { sceneSlots } from './say/scenes.ts';
import { situationWords } from './beside/situations.ts';
import { plainPattern, type PlainWords } from './edition/plain-words.ts';
import { isOrderVerb } from './say/verb-forms.ts';
import { shapes, knownSlots, slotsOf, type Shape } from './say/recast-pattern.ts';
import { turnNames, type Turn } from './say/turns.ts';
import type { Aside, Length, Place, Thread, ToneTable, ToneTables, Voice } from './tone-table.ts';

type Loose = Readonly<Record<string, unknown>>;

/** A readable file as parsed. */
export interface ToneFile {
  readonly tone: string;
  readonly content: unknown;
}

export interface CompiledTones {
  readonly tables: ToneTables;
  readonly problems: readonly string[];
}

/** Words that would state a number. */
const numberWord =
  /\d|\b(?<!a )few\b|\b(?:an?|another) (?:\w+ )?(?:days?|nights?|weeks?|months?)\b|\b(?:one|ones|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|halves|halfway|quarters?|thirds?|dozen|couple|twice|thrice|double|triple|hundred|thousand|several|seconds?|minutes?|hours?|degrees?|overnight)\b/i;
/** What would state how much, how hot or how long. */
const figure = /\d|\b(?:minutes?|degrees?|overnight)\b/i;
/** An order in a remark could be taken for a step. */
const opening = /(?:^|[.!?:;] )(\p{L}+)/gu;
const harmless = new Set(['taste', 'enjoy', 'eat', 'sit', 'dig', 'wait']);

const keys = new Set(
  'voice room pares contractions exclaim articles lean hails strings bareLists meanwhile after notes bareTimes timesLast recasts recastRate vessels fetch turns flow descriptions frameRate openers frames joints let closers leave prohibitions dropsChatter asideRate titles words verbs scenes sceneRate openings accents namings headings woven wovenRate asides touches always heeding reasons threads'.split(
    ' ',
  ),
);
const strings = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.map((one) => String(one))
    : typeof value === 'string'
      ? value.split(' | ')
      : [];

/** Compiles all tones and the reasons; what is wrong comes back as problems. */
/** Tones that speak in pictures; in any other a remark that needs one jars beside plain orders. */
const paints: ReadonlySet<string> = new Set(['humorous', 'storytelling', 'kidFriendly']);
const picture =
  /\b(?:as (?:if|though)|as (?:you['’]d|they|mist|a \p{L}+ (?:does|opens?))|the way (?:you|they|a|your|it)\b|like (?:an?|the|they|somebody|good)\b|tastes? of (?:dirt|sun|the)|glows?|whispers?|sings?|dances?|fireworks?|confetti|party|parade|magic|hens?|gardens?|barns?|hay|plow\w*|pumps?|larder|cows?|fields?|farm\w*)\b/iu;

export function compileTones(
  files: readonly ToneFile[],
  reasons: unknown,
  plain: unknown = {},
): CompiledTones {
  const problems: string[] = [];
  const said = new Map<string, string>();
  const asidesOf = (
    where: string,
    value: unknown,
    most: number,
    inside: 'around' | 'scene' | 'heading' | 'presents' | 'names' | 'helps' | null = null,
  ): readonly Aside[] =>
    Object.entries((value ?? {}) as Loose).flatMap(([on, lines]) => {
      const situations = on.split(' | ').map((words) => words.split(' '));
      for (const word of situations.flat())
        if (!situationWords.has(word.replace(/^!/, '')) && !isOrderVerb(word.replace(/^!/, '')))
          problems.push(`${where}: "${on}" speaks of "${word}", which no sentence is in`);
      return strings(lines).flatMap((say): readonly Aside[] => {
        const problem = (text: string): void => void problems.push(`${where}: "${say}" ${text}`);
        if ((inside === 'presents' || inside === 'names' ? figure : numberWord).test(say))
          problem('states a number');
        if (say.length > most) problem(`is longer than ${most} signs`);
        if (inside === 'scene') for (const text of faultsOfScene(say)) problem(text);
        if (inside === 'around' && !/^(?:you )?\{do\}[, ].|.(?:,|, you) \{do\}$/.test(say))
          problem('has what is done neither first nor last');
        if (inside === 'names' && !/\{[fF]oods\}/.test(say)) problem('names no foods');
        if (inside === 'helps' && !/. \{do\}$/.test(say)) problem('has what is done not last');
        const alone = inside !== 'around' && inside !== 'scene' && inside !== 'helps';
        if (alone && !/[.!?…)"”]$/.test(say)) problem('has no end');
        if (alone && !/^(?:[\p{Lu}"“(]|\{Foods\})/u.test(say)) problem('does not begin with a capital');
        // A scene tells its own order; whatever follows what is handled is no other. What presents a dish is no step.
        const told =
          inside === 'scene'
            ? say.replace(/^.*\{(?:o|O|it|It|they|in)\}/, '')
            : alone && inside !== null
              ? ''
              : say;
        for (const match of told.matchAll(opening)) {
          const word = match[1]!.toLowerCase();
          const form = verbForms.get(word);
          if (form?.form === 'base' && !form.noun && !harmless.has(word)) problem(`orders to ${word}`);
        }
        const other = inside === 'heading' ? undefined : said.get(say);
        // "Let it bubble away" belongs to nobody.
        const anybodys =
          inside === 'scene' &&
          other !== where &&
          say
            .replace(/\{\w+\}/gu, '')
            .trim()
            .split(/\s+/u).length < 6;
        if (other !== undefined && where !== 'reasons' && !anybodys) problem(`stands in ${other} too`);
        if (inside !== 'heading') said.set(say, where);
        return situations.map((words) => ({ on: words, say }));
      });
    });
  const threadsOf = (tone: string, value: unknown): readonly Thread[] =>
    Object.entries((value ?? {}) as Loose)
      // Several under the same words take turns.
      .flatMap(([on, some]) => (Array.isArray(some) ? some : [some]).map((one) => [on, one] as const))
      .map(([on, loose]): Thread => {
        const { title, set, back, beats, end } = (loose ?? {}) as Loose;
        const lines = [...strings(set), ...strings(back), ...strings(end)];
        if (strings(set).length !== 1 || strings(end).length !== 1)
          problems.push(`${tone}: the thread "${on}" needs one "set" and one "end"`);
        // Its lines are remarks, and held to the same.
        asidesOf(tone, { [on.split(' | ').every((words) => words === 'any') ? 'any' : on]: lines }, 240);
        const acts = beatsOf(beats);
        asidesOf(tone, acts, 170);
        if (title !== undefined && !String(title).includes('{title}'))
          problems.push(`${tone}: the title "${String(title)}" loses the dish`);
        return {
          on: on.split(' | ').map((words) => words.split(' ')),
          title: title === undefined ? null : String(title),
          set: strings(set)[0] ?? '',
          back: strings(back),
          beats: Object.entries(acts).flatMap(([words, said]) =>
            said.flatMap((say) => words.split(' | ').map((one) => ({ on: one.split(' '), say }))),
          ),
          end: strings(end)[0] ?? '',
        };
      });
  const made = {} as Record<Tone, ToneTable>;
  for (const { tone, content } of files) {
    if (!(tones as readonly string[]).includes(tone)) {
      problems.push(`${tone}: no such tone`);
      continue;
    }
    const loose = (content ?? {}) as Loose;
    for (const key of Object.keys(loose))
      if (!keys.has(key)) problems.push(`${tone}: unknown field "${key}"`);
    const openers = (loose['openers'] ?? {}) as Loose;
    const rate = (loose['asideRate'] ?? {}) as Loose;
    const share = (value: unknown, what: string): number => {
      if (typeof value !== 'number' || value < 0 || value > 1) problems.push(`${tone}: ${what} is no share`);
      return Number(value);
    };
    const places: readonly Place[] = ['first', 'next', 'inner', 'last'];
    const lengths: readonly Length[] = ['shorter', 'same', 'longer'];
    const table: ToneTable = {
      tone: tone as Tone,
      voice: (loose['voice'] ?? 'imperative') as Voice,
      room: (loose['room'] ?? 'usual') as ToneTable['room'],
      contractions: (loose['contractions'] ?? 'keep') as ToneTable['contractions'],
      exclaim: share(loose['exclaim'] ?? 0, 'exclaim'),
      articles: (loose['articles'] ?? 'add') as ToneTable['articles'],
      lean: loose['lean'] === true,
      hails: strings(loose['hails']),
      strings: loose['strings'] === true,
      notes: strings(loose['notes']),
      bareTimes: loose['bareTimes'] === true,
      timesLast: loose['timesLast'] === true,
      vessels: (loose['vessels'] ?? 'keep') as ToneTable['vessels'],
      fetch: strings(loose['fetch']),
      pares: loose['pares'] === true,
      bareLists: loose['bareLists'] === true,
      meanwhile: strings(loose['meanwhile']),
      after: strings(loose['after']),
      turns: strings(loose['turns']).filter((turn): turn is Turn => {
        const known = (turnNames as readonly string[]).includes(turn);
        if (!known) problems.push(`${tone}: no sentence can be turned by "${turn}"`);
        return known;
      }),
      recasts: recastsOf(tone, loose['recasts'], problems),
      recastRate: share(loose['recastRate'] ?? 0, 'recastRate'),
      flow: share(loose['flow'] ?? 0, 'flow'),
      descriptions: strings(loose['descriptions']),
      frameRate: share(loose['frameRate'] ?? 0, 'frameRate'),
      openers: Object.fromEntries(places.map((place) => [place, strings(openers[place])])) as Record<
        Place,
        readonly string[]
      >,
      frames: strings(loose['frames']),
      joints: strings(loose['joints']),
      let: strings(loose['let']),
      closers: strings(loose['closers']),
      leave: strings(loose['leave']),
      prohibitions: strings(loose['prohibitions']),
      dropsChatter: loose['dropsChatter'] === true,
      asideRate: Object.fromEntries(
        lengths.map((length) => [length, share(rate[length] ?? 0, `asideRate ${length}`)]),
      ) as Record<Length, number>,
      words: Object.entries((loose['words'] ?? {}) as Loose).map(
        ([from, to]) => [from, strings(to)] as const,
      ),
      verbs: Object.fromEntries(
        Object.entries((loose['verbs'] ?? {}) as Loose).map(([verb, by]) => [verb, strings(by)]),
      ),
      scenes: asidesOf(tone, loose['scenes'], 200, 'scene'),
      sceneRate: share(loose['sceneRate'] ?? 0, 'sceneRate'),
      openings: asidesOf(tone, loose['openings'], 260, 'presents'),
      accents: asidesOf(tone, loose['accents'], 170, 'presents'),
      namings: asidesOf(tone, loose['namings'], 130, 'names'),
      headings: asidesOf(tone, loose['headings'], 40, 'heading'),
      woven: asidesOf(tone, loose['woven'], 120, 'around').filter(
        ({ say }) => paints.has(tone) || !picture.test(say),
      ),
      wovenRate: share(loose['wovenRate'] ?? 0, 'wovenRate'),
      asides: asidesOf(tone, loose['asides'], 170).filter(
        ({ say }) => paints.has(tone) || !picture.test(say),
      ),
      touches: asidesOf(tone, loose['touches'], 45),
      always: asidesOf(tone, loose['always'], 120),
      heeding: asidesOf(tone, loose['heeding'], 80, 'helps'),
      threads: threadsOf(tone, loose['threads']),
      carried: null,
      reasons: loose['reasons'] === true,
      titles: strings(loose['titles']),
    };
    if (!['imperative', 'narrated', 'passive', 'terse'].includes(table.voice))
      problems.push(`${tone}: no such voice`);
    if (!['usual', 'wide', 'ample', 'taught', 'told'].includes(table.room))
      problems.push(`${tone}: no such room`);
    if (!['add', 'keep', 'drop', 'none'].includes(table.articles)) problems.push(`${tone}: no such articles`);
    if (table.let.length === 0 || table.joints.length === 0)
      problems.push(`${tone}: needs "let" and "joints"`);
    for (const [field, slot] of [
      ['meanwhile', '{does}'],
      ['after', '{doing}'],
    ] as const)
      for (const pattern of table[field])
        if (!pattern.includes(slot)) problems.push(`${tone}: "${pattern}" of ${field} has no ${slot}`);
    for (const pattern of [...table.frames, ...table.joints, ...table.leave, ...table.prohibitions])
      if (!/\{(?:do|Do|doing)\}/.test(pattern))
        problems.push(`${tone}: "${pattern}" has no place for what is done`);
    for (const pattern of table.titles) {
      for (const one of titleParts(pattern).of)
        if (one !== 'sweet' && !dishNames.includes(one.slice(1)))
          problems.push(`${tone}: the title "${pattern}" is for no kind of dish`);
      if (!pattern.includes('{title}')) problems.push(`${tone}: the title "${pattern}" loses the dish`);
    }
    for (const pattern of table.descriptions)
      if (!/\{(?:text|[nN]p)\}/.test(pattern)) problems.push(`${tone}: "${pattern}" loses the description`);
    for (const [verb, by] of Object.entries(table.verbs))
      for (const one of by) {
        const spoken = one.replace('{o}', '');
        if (/\d/.test(spoken) || /\b(?:one|two|half)\b/.test(spoken))
          problems.push(`${tone}: "${one}" for ${verb} states a number`);
      }
    for (const text of [
      ...Object.values(table.openers).flat(),
      ...table.frames,
      ...table.joints,
      ...table.closers,
      ...table.hails,
      ...table.leave,
      ...table.prohibitions,
      ...table.meanwhile,
      ...table.after,
      ...table.titles,
      ...table.descriptions,
      ...table.words.flatMap(([, by]) => by),
      ...Object.values(table.recasts).flat(),
    ])
      if (/\d|\b(?:one|two|three|half|few|couple)\b/i.test(text))
        problems.push(`${tone}: "${text}" states a number`);
    made[tone as Tone] = table;
  }
  for (const tone of tones) if (made[tone] === undefined) problems.push(`${tone}: has no file`);
  return {
    tables: { tones: made, reasons: asidesOf('reasons', reasons, 220), plain: plainOf(plain, problems) },
    problems,
  };
}

/** The lexicon of slang; a pattern that is none, or that could state a figure, is a problem. */
function plainOf(value: unknown, problems: string[]): PlainWords {
  const loose = (value ?? {}) as Loose;
  const exchanged = (field: string): readonly (readonly [string, string])[] =>
    Object.entries((loose[field] ?? {}) as Loose).map(([from, to]) => [from, String(to ?? '')] as const);
  const words: PlainWords = {
    orders: exchanged('orders'),
    words: exchanged('words'),
    talk: strings(loose['talk']),
    tails: strings(loose['tails']),
  };
  for (const pattern of [...words.orders, ...words.words]
    .map(([from]) => from)
    .concat(words.talk, words.tails))
    try {
      plainPattern(pattern, false);
    } catch {
      problems.push(`plain: "${pattern}" is no pattern`);
    }
  for (const [from, to] of [...words.orders, ...words.words])
    if (figure.test(to.replace(/\$\d/gu, ''))) problems.push(`plain: "${to}" for "${from}" states a number`);
  return words;
}

/** The beats of a thread, kinds of acts written out as the words that sentences are in. */
const beatsOf = (value: unknown): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries((value ?? {}) as Loose).map(([on, said]) => [
      on
        .split(' | ')
        .flatMap((words) => {
          const [first = '', ...others] = words.split(' ');
          return (beatKinds[first] ?? [first]).map((one) => [one, ...others].join(' '));
        })
        .join(' | '),
      strings(said),
    ]),
  );

/** What is wrong with a scene: a slot that nothing fills, or a food pointed at that is nowhere in it. */
function faultsOfScene(say: string): readonly string[] {
  const slots = [...say.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name);
  const problems = slots.flatMap((name) =>
    sceneSlots.has(name) ? [] : [`has a {${name}} that nothing fills`],
  );
  if (
    slots.length !== new Set(slots).size &&
    ['o', 'O', 'in', 'to', 'rest', 'how'].some((one) => slots.filter((name) => name === one).length > 1)
  )
    problems.push('says the same twice');
  if (slots.includes('o') && slots.includes('O')) problems.push('says the same twice');
  if (!slots.some((name) => /^(?:o|O|it|It|its|they)$/.test(name))) problems.push('handles nothing');
  // What a slot says in its number must not stand beside what says it in another.
  if (/\{(?:o|O)\} (?:is|are|was|were|goes|has|have|falls|turns|takes|comes|gives)\b/.test(say))
    problems.push('agrees with a single food alone');
  if (/[ ,;]\{(?:in|to|rest)\}/.test(say)) problems.push('has a space before a slot that brings its own');
  if (/[\s,;]$/.test(say)) problems.push('ends in a sign');
  return problems;
}

/** Patterns by shape; each needs the slots of its shape, or what it says of the recipe is lost. */
function recastsOf(tone: string, value: unknown, problems: string[]): ToneTable['recasts'] {
  const loose = (value ?? {}) as Loose;
  for (const shape of Object.keys(loose))
    if (!(shapes as readonly string[]).includes(shape))
      problems.push(`${tone}: no sentence has the shape "${shape}"`);
  return Object.fromEntries(
    shapes.map((shape) => {
      const patterns = strings(loose[shape]);
      for (const pattern of patterns)
        for (const needed of slotsOf[shape])
          if (!needed.some((slot) => pattern.includes(`{${slot}}`)))
            problems.push(`${tone}: "${pattern}" of ${shape} has no {${needed.join('} nor {')}}`);
      for (const pattern of patterns)
        for (const [, slot = ''] of pattern.matchAll(/\{(\w+)\}/g))
          if (!knownSlots[shape].includes(slot))
            problems.push(`${tone}: "${pattern}" of ${shape} has a {${slot}} that nothing fills`);
      // "It is the hour of the potatoes" tells nobody to add them.
      if (shape === 'goes')
        for (const pattern of patterns)
          if (!/\b(?:in|add|added|adding)\b/i.test(pattern))
            problems.push(`${tone}: "${pattern}" of ${shape} does not say that it goes in`);
      return [shape, patterns];
    }),
  ) as Record<Shape, readonly string[]>;
}
