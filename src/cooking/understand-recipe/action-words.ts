import type { Action } from '../vocabulary.ts';

/** Verbs by what they do. A `!` marks words that are as often nouns: they count only where a clause begins. */
const verbs: Readonly<Record<string, readonly string[]>> = {
  cut: [
    'pull!',
    'cut',
    'chop!',
    'dice!',
    'slice!',
    'mince!',
    'cube!',
    'quarter!',
    'halve',
    'julienne!',
    'shred',
    'peel!',
    'peal!',
    'slash!',
    'trim!',
    'core!',
    'carve',
    'debone',
    'devein',
    'deseed',
    'seed!',
    'pit!',
    'hull!',
    'stem!',
    'score!',
    'snip',
    'tear',
    'crumble!',
    'spatchcock',
    'butterfly!',
    'chiffonade!',
    'flake!',
    'segment!',
    'clean!',
    'shave!',
    'split!',
    'shuck',
    'shell!',
    'skin!',
    'separate!',
    'crush',
    'smash',
    'bruise!',
    'fillet!',
    'sliver!',
    'pare',
    'descale',
    'gut!',
    'hack!',
    'hollow',
    'nick!',
    'slit!',
    'pierce',
    'prick',
    'joint!',
    'bone!',
    'crosshatch',
    'cross-hatch',
    'criss-cross',
    'pluck',
    'yank',
    'lop',
    'husk!',
    'stone!',
    'disjoint',
  ],
  wash: ['wash!', 'rinse', 'scrub', 'pat!', 'blot', 'wipe'],
  soak: [
    'soak',
    'rehydrate',
    'reconstitute',
    'bloom!',
    'steep',
    'infuse',
    'brew',
    'hydrate',
    'submerge',
    'immerse',
    'purge',
  ],
  drain: ['drain!'],
  measure: ['measure!', 'weigh', 'sift', 'gather'],
  mix: [
    'mix!',
    'loosen',
    'combine',
    'incorporate',
    'rub!',
    'dissolve',

    'dilute',
    'moisten',
    'dampen',
    'mingle',
    'amalgamate',
    'emulsify',
    'massage!',
    'acidulate',
    'temper!',
    'lighten',
    'slacken',
    'unite',
    'fluff!',
  ],
  whisk: ['whisk!', 'wisk', 'whisck', 'froth!'],
  beat: ['beat', 'whip', 'cream!'],
  fold: ['fold!'],
  knead: ['knead', 'kneed'],
  rest: ['rest!', 'stand!', 'sit', 'wait', 'repose', 'autolyse', 'autolyze'],
  proof: ['proof!', 'prove', 'rise'],
  marinate: ['marinate', 'marinade!', 'brine!', 'macerate', 'cure!', 'souse', 'pickle!'],
  season: ['season!', 'salt!', 'pepper!', 'taste!', 'adjust', 'sweeten'],
  shape: [
    'shape!',
    'form!',
    'divide',
    'pinch!',
    'crimp',
    'portion!',
    'flatten',
    'mould!',
    'mold!',
    'scoop!',
    'twist!',

    'tuck',
    'braid!',
    'pleat!',
    'flute!',
    'dimple!',
    'stud!',
    'truss!',
    'deflate',
    'plait!',
    'tamp',
  ],
  roll: ['roll!', 'wrap!', 'unroll'],
  stuff: ['stuff!', 'fill!'],
  coat: [
    'coat!',
    'dredge',
    'dip!',
    'grease!',
    'butter!',
    'oil!',
    'flour!',
    'line!',
    'bread!',
    'dust!',
    'smear',
    'lube',
    'dunk',
    'spray!',
    'slather',
    'slick!',
    'lard!',
    'bard',
    'batter!',
    'crumb!',
    'velvet!',
    'anoint',
  ],
  blend: [
    'blitz',
    'blend!',
    'puree!',
    'process!',
    'pulse!',
    'liquidise',
    'liquidize',
    'whizz',
    'whiz',
    'grind',
    'pulverize',
    'pulverise',
    'whirl!',
    'liquefy',
    'liquify',
  ],
  mash: ['mash!'],
  grate: ['grate', 'zest!'],
  toast: ['toast!', 'burn', 'scorch'],
  preheat: ['preheat', 'preheet', 'prewarm'],
  heat: ['heat!'],
  melt: ['melt'],
  boil: ['boil!', 'boyl', 'parboil', 'scald', 'hard-boil', 'soft-boil', 'cook-boil'],
  simmer: ['simmer', 'simer', 'bubble', 'murmur!', 'putter', 'blip!'],
  poach: ['poach', 'coddle', 'confit!'],
  steam: ['steam!'],
  blanch: ['blanch', 'blanche'],
  braise: ['braise!'],
  stew: ['stew!'],
  saute: ['saute', 'scramble', 'crisp!', 'wilt', 'sizzle', 'render', 'frizzle'],
  sear: ['sear', 'brown!', 'blacken', 'colour!', 'color!'],
  fry: ['fry', 'panfry', 'pan-fry'],
  sweat: ['sweat', 'soften'],
  caramelise: ['caramelise', 'caramelize'],
  bake: ['bake', 'parbake', 'par-bake', 'prebake', 'dehydrate'],
  roast: ['roast!'],
  broil: ['broil', 'torch!', 'blowtorch!', 'gratinate'],
  grill: ['grill!', 'barbecue!', 'bbq!', 'char!'],
  smoke: ['smoke!'],
  reduce: ['thicken'],
  deglaze: ['deglaze'],
  add: [
    'crack!',
    'add',
    'tip!',
    'throw',
    'introduce',
    'chuck',
    'pop!',
    'stick!',
    'bung!',
    'usher',
    'slip!',
    'include',
    'dump',
    'squeeze',
    'put',
    'insert',
    'inject',
    'lob',
    'fling',
    'plonk',
    'bundle!',
    'glug!',
    'splash!',
    'feed!',
  ],
  stir: ['stir!', 'turn', 'flip', 'rotate', 'swirl!'],
  toss: ['toss', 'tumble', 'tangle!'],
  layer: ['layer!'],
  assemble: [
    'assemble',
    'arrange',
    'place!',
    'lay',
    'transfer',
    'spoon!',
    'spread!',
    'stack!',
    'thread!',
    'skewer!',
    'move!',
    'set!',
    'return',
    'distribute',
    'build',
    'ladle!',
    'drop!',
    'plate!',
    'pile!',
    'position!',
    'pack!',
    'lift',
    'drape',
    'heap!',
    'unwrap',
    'pipe!',
    'sandwich!',
    'mount!',
    'hang',
    'push',
    'deposit!',
    'string!',
  ],
  dress: ['dress', 'drizzle!', 'drench', 'douse', 'smother', 'trickle!'],
  garnish: [
    'garnish!',
    'top!',
    'sprinkle!',
    'decorate',
    'scatter',
    'strew',
    'ice!',
    'frost!',
    'finish!',
    'dot!',
    'shower!',
    'dollop!',
    'gild',
  ],
  serve: ['serve', 'enjoy', 'eat', 'dig'],
  cool: ['cool!', 'refresh', 'quench', 'shock!'],
  chill: ['chill!', 'refrigerate'],
  freeze: ['freeze'],
  churn: ['churn'],
  set: [],
  strain: ['strain!', 'sieve!', 'skim', 'filter!', 'defat', 'degrease'],
  press: ['press!', 'squash!', 'weight!', 'pound!', 'tenderize', 'tenderise', 'squish', 'bash', 'bang!'],
  pour: ['pour', 'slosh', 'decant'],
  glaze: ['glaze!', 'brush!', 'baste', 'paint!', 'mop!', 'varnish'],
  warm: ['warm!', 'thaw', 'defrost'],
  reheat: ['reheat', 'rewarm'],
  microwave: ['microwave!', 'nuke', 'zap'],
  ferment: ['ferment'],
  reserve: [],
};

/** A word as it can stand in a text, with what it does. */
export interface VerbForm {
  /** `cook` is settled by its surroundings. */
  readonly action: Action | 'cook';
  readonly form: 'base' | 'gerund' | 'third' | 'passive';
  /** As often a noun as a verb. */
  readonly noun: boolean;
}

const doubled =
  /^(?:cut|chop|stir|trim|pit|mix|whip|zap|top|dip|rub|pat|strip|set|put|snip|tip|drop|wrap|split|sit|blot|slit|defat|skim|scrub|hull|char|stem|shred|prep|flip|spatchcock|skin|bbq|dig|tap)$/;

function gerund(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (verb.endsWith('ee')) return `${verb}ing`;
  if (verb.endsWith('e')) return `${verb.slice(0, -1)}ing`;
  if (doubled.test(verb) && !verb.endsWith('x')) return `${verb}${verb.slice(-1)}ing`;
  return `${verb}ing`;
}

const irregularParticiples: Readonly<Record<string, string>> = {
  beat: 'beaten',
  tear: 'torn',
  grind: 'ground',
  freeze: 'frozen',
  throw: 'thrown',
  lay: 'laid',
  build: 'built',
  bring: 'brought',
  leave: 'left',
  put: 'put',
  cut: 'cut',
  spread: 'spread',
  hang: 'hung',
};

function participle(verb: string): string {
  const irregular = irregularParticiples[verb];
  if (irregular !== undefined) return irregular;
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return doubled.test(verb) && !verb.endsWith('x') ? `${verb}${verb.slice(-1)}ed` : `${verb}ed`;
}

/** Every form of every verb. */
export const verbForms: ReadonlyMap<string, VerbForm> = (() => {
  const forms = new Map<string, VerbForm>();
  const all: (readonly [string, readonly string[]])[] = [...Object.entries(verbs), ['cook', ['cook']]];
  for (const [action, list] of all) {
    for (const entry of list) {
      if (entry.includes(' ')) continue;
      const noun = entry.endsWith('!');
      const verb = noun ? entry.slice(0, -1) : entry;
      const kind = action as Action | 'cook';
      forms.set(verb, { action: kind, form: 'base', noun });
      const ing = gerund(verb);
      if (!forms.has(ing)) forms.set(ing, { action: kind, form: 'gerund', noun: true });
    }
  }
  return forms;
})();

const irregularPasts: Readonly<Record<string, string>> = {
  beat: 'beat',
  tear: 'tore',
  freeze: 'froze',
  throw: 'threw',
  shake: 'shook',
  hang: 'hung',
};

const third = (verb: string): string =>
  /(?:s|x|z|ch|sh|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

/** What somebody does or did: "she melts", "we threw"; regular pasts are among the participles. */
export const toldForms: ReadonlyMap<string, VerbForm> = new Map(
  [...verbForms]
    .filter(([, { form }]) => form === 'base')
    .flatMap(([verb, { action }]) =>
      [third(verb), ...(irregularPasts[verb] === undefined ? [] : [irregularPasts[verb]])].map(
        (word): readonly [string, VerbForm] => [word, { action, form: 'third', noun: true }],
      ),
    ),
);

/** What is done to a thing, after "should be": "kneaded", "beaten". */
export const passiveForms: ReadonlyMap<string, VerbForm> = new Map(
  [...verbForms]
    .filter(([, { form }]) => form === 'base')
    .map(([verb, { action }]) => [participle(verb), { action, form: 'passive', noun: true }]),
);
