/** English verbs of the kitchen: which words can open an order, and their other forms. */
import { verbForms } from '../../understand-recipe/action-words.ts';

/** Verbs that open orders and say nothing about cooking by themselves. */
const plain =
  'let bring make take remove keep continue use cover uncover leave allow repeat start begin finish store check try prepare get discard reduce increase lower raise ensure work run go open close save reserve give hold scrape insert attach invert unmould unmold seal wipe dry stretch push poke prick pierce rub feed loosen break pick test stick pop slide slip switch fit grab wring bottle tie secure smooth level tap punch knock tent tilt shake dab blot fluff dot strip follow see remember repeat double add pull fish count mark prep bundle seat slather push even sweep swap hang string save wet sauce fasten set turn lay wait note mound nestle trim serve enjoy rest pour sprinkle cook tuck pass put mush re-add pre-heat kneed massage core decrease deglaze render extract squish wiggle scatter thin loosen prop end empty fill chuck scramble top agitate skewer shallow-fry deep-fry stir-fry pan-fry air-fry whack juice muddle deposit release fan hull destone devein float dunk drape roughen hand-mix hard-boil par-boil parboil scrunch swish smoosh squidge squish listen'.split(
    ' ',
  );

/** Words that are as often nouns; beside `and` or a comma they are verbs only before what they handle. */
const alsoNouns = new Set(
  'dry finish store start test rub stick pop slide slip switch fit tie level tap punch knock tent shake dot strip double count mark string sauce work use run break note seal stretch push cover hold check try feed hang pass rest wait juice deposit release fan grease'.split(
    ' ',
  ),
);

/** Verbs that may be said of the food itself: "let the sauce simmer". */
export const lettable = new Set(
  'simmer cook bake boil rest cool stand rise soak marinate roast braise steam stew thicken reduce drain chill infuse steep caramelise caramelize bubble prove proof set toast sit freeze dry macerate ferment sweat soften brown fry melt'.split(
    ' ',
  ),
);

const nouns = new Set<string>(alsoNouns);
const bases = new Set<string>(plain);
for (const [word, { form, noun }] of verbForms)
  if (form === 'base') {
    bases.add(word);
    if (noun) nouns.add(word);
  }

/** Whether a lower-case word is the base form of a verb that can open an order. */
export const isOrderVerb = (word: string): boolean => bases.has(word);
/** "Your fingers and press dimples": whether a second order hides in what a verb handles. */
export const hidesOrder = (object: string): boolean =>
  bases.has(/\band (\p{L}+)/u.exec(object)?.[1]?.toLowerCase() ?? '');
/** Whether it is as often a noun. */
export const isAlsoNoun = (word: string): boolean => nouns.has(word);

const irregular: Readonly<Record<string, string>> = {
  cut: 'cut',
  put: 'put',
  set: 'set',
  let: 'let',
  beat: 'beaten',
  bring: 'brought',
  make: 'made',
  take: 'taken',
  keep: 'kept',
  leave: 'left',
  begin: 'begun',
  get: 'brought',
  give: 'given',
  hold: 'held',
  lay: 'laid',
  grind: 'ground',
  freeze: 'frozen',
  split: 'split',
  spread: 'spread',
  break: 'broken',
  run: 'run',
  wring: 'wrung',
  saute: 'sautéed',
  sauté: 'sautéed',
  purée: 'puréed',
  puree: 'pureed',
  shake: 'shaken',
  throw: 'thrown',
  tear: 'torn',
  roast: 'roasted',
  slide: 'slid',
  stick: 'stuck',
  fry: 'fried',
  dry: 'dried',
  'deep-fry': 'deep-fried',
  'stir-fry': 'stir-fried',
  'pan-fry': 'pan-fried',
  build: 'built',
  feed: 'fed',
  eat: 'eaten',
  see: 'seen',
  wet: 'wetted',
  hang: 'hung',
  string: 'strung',
  melt: 'melted',
  knead: 'kneaded',
  weigh: 'weighed',
  shrink: 'shrunk',
  draw: 'drawn',
  whizz: 'whizzed',
  go: 'gone',
  find: 'found',
  sweep: 'swept',
  rise: 'risen',
  stand: 'stood',
  sit: 'sat',
  steam: 'steamed',
};
/** One syllable with a single short vowel doubles its last letter: skip, stir, drop; so does begin. */
const doubling = /^(?:begin|transfer|[^aeiou]*(?:qu)?[aeiou][^aeiouwxy])$/;

const vowelEnd = (verb: string): string => (doubling.test(verb) ? verb + verb.slice(-1) : verb);

/** "chop" → "chopping"; of a phrase the first word changes. */
export function gerund(verb: string): string {
  const [head = '', ...rest] = verb.split(' ');
  const formed = /^saut[eé]$/.test(head)
    ? 'sautéing'
    : head.endsWith('ie')
      ? `${head.slice(0, -2)}ying`
      : /[^eoy]e$/.test(head)
        ? `${head.slice(0, -1)}ing`
        : `${vowelEnd(head)}ing`;
  return [formed, ...rest].join(' ');
}

/** "chop" → "chopped", "freeze" → "frozen"; of a phrase the first word changes. */
export function participle(verb: string): string {
  const [head = '', ...rest] = verb.split(' ');
  const known = irregular[head];
  const formed =
    known ??
    (head.endsWith('e')
      ? `${head}d`
      : /[^aeiou]y$/.test(head)
        ? `${head.slice(0, -1)}ied`
        : `${vowelEnd(head)}ed`);
  return [formed, ...rest].join(' ');
}

const participles = new Map<string, string>();

/** "added" → "add"; null for what is done by no order. */
export function baseOfParticiple(word: string): string | null {
  if (participles.size === 0)
    for (const base of bases) if (!participles.has(participle(base))) participles.set(participle(base), base);
  return participles.get(word.toLowerCase()) ?? null;
}

/** "whisks" → "whisk", "fries" → "fry"; null for what nobody does to food. */
export const baseOfThird = (word: string): string | null =>
  [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`].find(
    (base) => /s$/.test(word) && bases.has(base),
  ) ?? null;

const gerunds = new Map<string, string>();

/** "lining" → "line"; null for what is the -ing form of no order. */
export function baseOfGerund(word: string): string | null {
  if (gerunds.size === 0)
    for (const base of bases) if (!gerunds.has(gerund(base))) gerunds.set(gerund(base), base);
  return gerunds.get(word.toLowerCase()) ?? null;
}
