/** The last hand at a sober sentence: what a tone's own grammar asks for once the sentence stands. */
import { replaceAllOf } from '#kernel/pattern-pieces';
import type { Tone } from '../../vocabulary.ts';
import { exchangesOf, settled, type Exchange } from '../edition/exchange.ts';
import { participle } from './verb-forms.ts';

/** What is let be: "it", "them", "the soup". */
const thing = String.raw`(it|them|the [\p{L}-]+(?: (?!to\b)[\p{L}-]+)?)`;
const waits = String.raw`(?:rest|stand|cool|simmer|cook|soak|rise|prove|proof|steep|infuse|drain|thicken|brown|bake|marinate|set|dry|soften|bubble|boil|reduce|chill|thaw|melt|firm up|sizzle|toast|splutter|steam)`;
const span = String.raw`(?=(?:(?:about|approximately|at least|around|a further) )?(?:\d|a minute|a few minutes|several minutes|half an hour))`;
const opens = String.raw`(?<=^|[.;:!?] |, |\bthen |\band )`;

/** One that acts on nobody in particular: "while you cook the rest" → "while the remainder is cooked". */
const meanwhileYou = new RegExp(
  String.raw`\b(while|as) you (cook|make|fry|prepare|bake|finish|fill|roll|shape|chop|boil|brown) ((?:the|your) [^.,;]{3,40}?)(?=[.,;]|$)`,
  'giu',
);
/** "Or you will scramble the eggs". */
const lest: Exchange = [/,? or you(?:['’]ll| will) (?=\p{Ll}+ (?:the|it|them)\b)/giu, ', so as not to '];

const nobody: Exchange = [
  meanwhileYou,
  (_: string, when = '', verb = '', what = '') => {
    const plain = what.replace(/^your /iu, 'the ');
    const many =
      /^the (?:rest|others?|remaining \p{L}+|[\p{L} -]+s)$/iu.test(plain) && !/^the rest$/iu.test(plain);
    return `${when} ${plain.replace(/^the rest$/iu, 'the remainder')} ${many ? 'are' : 'is'} ${participle(verb.toLowerCase())}`;
  },
];

const formal: readonly Exchange[] = [
  nobody,
  lest,
  [/\bcombine ((?:the )?[^.,;]{3,40}?) into (?=the\b)/giu, 'mix $1 into '],
  [/\b(allow (?:it|them|the \p{L}+)) to sit\b/giu, '$1 to stand'],
  [
    new RegExp(String.raw`(?<=^|[.;] )do not let ${thing} (\p{L}+)(?=[ .,;]|$)`, 'giu'),
    '$1 must not be permitted to $2',
  ],
  [
    new RegExp(String.raw`, but do not let ${thing} (\p{L}+)(?=[ .,;]|$)`, 'giu'),
    ', but do not permit $1 to $2',
  ],
  [
    /(?:,? (?:but|and)|,) (?:do not|don['’]t) boil(?: it)?(?=[.;]|$)/giu,
    '; it must not be permitted to boil',
  ],
  [/(?<=^|[.;] )do not boil(?: it)?(?=[.;]|$)/giu, 'it must not be permitted to boil'],
  [/(?<=^|[.;] )do not overmix(?: it)?(?=[.;]|$)/giu, 'care should be taken not to overmix'],
  [new RegExp(String.raw`\bwithout letting ${thing} (\p{L}+)`, 'giu'), 'without allowing $1 to $2'],
  [/\bletting (it|them|the \p{L}+) (\p{L}+)/giu, 'allowing $1 to $2'],
  [new RegExp(String.raw`${opens}(?:let|leave) ${thing}(?: to)? (?=${waits}\b)`, 'giu'), 'allow $1 to '],
  [new RegExp(String.raw`${opens}leave to (?=${waits}\b)`, 'giu'), 'allow to '],
  [new RegExp(String.raw`${opens}leave ${thing} for ${span}`, 'giu'), 'allow $1 to stand for '],
  [new RegExp(String.raw`${opens}leave for ${span}`, 'giu'), 'allow to stand for '],
  [new RegExp(String.raw`${opens}(rest|stand) (?=for \d)`, 'giu'), 'allow to $1 '],
  [
    new RegExp(String.raw`${opens}cool (?=completely|to room|in the|on a|for \d|slightly)`, 'giu'),
    'allow to cool ',
  ],
  [
    /(?<=\bfor )((?:about |approximately )?\d[\d–/ -]*) (minutes?|hours?|seconds?) more\b/giu,
    'a further $1 $2',
  ],
  [/\b(?:another|an additional) (?=\d)/giu, 'a further '],
  [
    /\b(?:take|lift|pull) (it|them|the pan|the pot|the saucepan) off the heat\b/giu,
    'remove $1 from the heat',
  ],
  [/\btake off the heat\b/giu, 'remove from the heat'],
  [/\boff the heat, /giu, 'away from the heat, '],
  [/\b(?:turn|bring) the heat down to\b|\bturn down the heat to\b/giu, 'reduce the heat to'],
  [/\bturn (?:the heat down|down the heat)\b/giu, 'reduce the heat'],
  [/\bturn (?:the heat up|up the heat) to\b/giu, 'increase the heat to'],
  [/(?<=^|[.;] )meanwhile, /giu, 'in the meantime, '],
  [
    /(?<!\b(?:in|order|enough|need\p{L}*|have|has|want|is|are|used|able|continue|begin|start|beginning|starting|ready|allow\p{L}*|permitted) )\bto (?=(?:thicken|prevent|avoid|loosen|remove|ensure|stop|keep|make|release)\b)/giu,
    'in order to ',
  ],
  [/, so (?=(?:the|it|they|that) )/giu, ', so that '],
  [/\bso that that\b/giu, 'so that'],
  [/\bthe rest(?=[.,;]|$)/giu, 'the remainder'],
  [/\b(?:the rest of) (?=the\b)/giu, 'the remainder of '],
  [/\b(?:at once|straight away|right away)\b/giu, 'immediately'],
  [/\bstir(ring)? often\b/giu, 'stir$1 frequently'],
  [/\b(?:now and (?:then|again)|from time to time|every so often)\b/giu, 'occasionally'],
  [/\bover low heat\b/giu, 'over a low heat'],
  [/\bover medium heat\b/giu, 'over a medium heat'],
  [/\bover high heat\b/giu, 'over a high heat'],
  [/\bover medium-(low|high) heat\b/giu, 'over a medium-$1 heat'],
  [/\bover a a\b/giu, 'over a'],
  [/\byou want it to\b/giu, 'it should'],
  [/\byou do not want to\b/giu, 'care should be taken not to'],
  [/\bor you will not get\b/giu, 'as there would otherwise be no'],
  [/, or it will be\b|\bor it will be\b/giu, ', as it would otherwise be'],
  [/(?<=\p{L}) or it (becomes|turns|will become) /giu, '; otherwise, it $1 '],

  [/\bif (?:it is|it['’]s) too\b/giu, 'should it be too'],
  [/(?<=^|[.;] )if (it|they) (?:does not|do not) /giu, 'should $1 not '],
  [/\bwatch for bones\b/giu, 'taking care to remove any bones'],
  [/\bfridge\b/giu, 'refrigerator'],
];

const professional: readonly Exchange[] = [
  nobody,
  lest,
  [/\bcombine ((?:the )?[^.,;]{3,40}?) into (?=the\b)/giu, 'mix $1 into '],
  [
    /\b(?:gradually )?(?:add|pour in|stir in) (the [^.,;]{3,40}?),? scraping up the (?:browned|brown|sticky) bits\b/giu,
    'deglaze with $1, scraping up the fond',
  ],
  [
    /\bscraping up the browned bits, (?:gradually )?(?:add|pour in) (the [^.,;]{3,40}?)(?=[.,;]|$)/giu,
    'deglaze with $1, scraping up the fond',
  ],
  [
    /\b(?:add|pour in) (the (?:red |white )?(?:wine|beer|stock|cider|sherry|brandy)),? (?:and|then|and then) scrape up the (?:browned|brown|sticky) bits\b/giu,
    'deglaze with $1, scraping up the fond',
  ],
  [/\b(stir|mix|whisk) in the flour(,? (?:and|then)) cook for\b/giu, '$1 in the flour$2 cook out for'],
  [/\bboil (the (?:sauce|liquid|juices|gravy|stock)) until\b/giu, 'reduce $1 until'],
  [
    /\btake (the [\p{L} ]{3,30}?) out of the (?:fridge|refrigerator) ((?:about )?\d[\d–-]* (?:minutes|hours?)) before (cooking|roasting|grilling|frying)\b/giu,
    'to temper, remove $1 from refrigeration $2 before $3',
  ],
  [/\blet (it|them) (?:bubble|boil) until reduced\b/giu, 'reduce $1'],
  [/\bput (the [\p{L} ]+?) (?=in (?:a|the) (?:roasting tin|tin|tray|dish))/giu, 'arrange $1 '],
  [
    /\bcook (the (?:onions?|shallots?|leeks?|onion and celery|onion, carrot and celery|onions? and [\p{L}]+)) (over (?:a )?(?:low|medium-low|gentle) heat )?(?=.*\b(?:soft|softened|translucent)\b)/giu,
    'sweat $1 $2',
  ],
  [/\bturn (?:the heat down|down the heat) to\b|\blower the heat to\b/giu, 'reduce the heat to'],
  [/\bset (it|them) aside\b/giu, 'reserve'],
  [/\b(?:and|then) set aside(?=[.;,]|$)/giu, 'and reserve'],
  [/(?<=^|[.;] )meanwhile, /giu, 'at the same time, '],
  [
    /\b(?:take|lift|pull) (it|them|the pan|the pot|the saucepan) off the heat\b/giu,
    'remove $1 from the heat',
  ],
  [/\byou want it to\b/giu, 'it should'],
  [/\bor you will not get\b/giu, 'to ensure'],
  [/, or it will be\b|\bor it will be\b/giu, 'to prevent it from being'],
  [/(?<=\p{L}) or it (becomes|turns|will become) /giu, '; it $1 '],
  [new RegExp(String.raw`${opens}(?:let|leave) ${thing}(?: to)? (?=${waits}\b)`, 'giu'), 'allow $1 to '],
  [/\bstir(ring)? often\b/giu, 'stir$1 frequently'],
  [/\bthe rest(?=[.,;]|$)/giu, 'the remainder'],
];

const elegant: readonly Exchange[] = [
  nobody,
  lest,
  [/\bcombine ((?:the )?[^.,;]{3,40}?) into (?=the\b)/giu, 'mix $1 into '],
  [/\byou want it to\b/giu, 'it should'],
  [/, or it will be\b|\bor it will be\b/giu, ', lest it be'],
  [/(?<=\p{L}) or it (?:becomes|turns|will become) /giu, ', before it becomes '],
  [/\bor you will not get\b/giu, 'so as not to lose the'],
  [/(?<=^|[.;] )meanwhile, /giu, 'in the meantime, '],
];

const plainWaits = '(?:rest|cool|simmer|cook|soak|steep|infuse|drain|bake|marinate|chill|toast|steam|dry)';

const few: readonly Exchange[] = [
  // "Let it cool": the verb itself.
  [
    new RegExp(
      String.raw`${opens}(?:let|allow|leave) (?:it|them)(?: to)? (${plainWaits})(?: (?:away|out))?(?=[ .,;]|$)`,
      'giu',
    ),
    '$1',
  ],
  [
    new RegExp(String.raw`${opens}(?:let|allow) (?:it|them)(?: to)? (?:sit|go|stand)(?=[ .,;]|$)`, 'giu'),
    'rest',
  ],
  [new RegExp(String.raw`${opens}leave (?:it |them )?to (${plainWaits})(?=[ .,;]|$)`, 'giu'), '$1'],
  [/\b(?:taking|take) the (pan|pot|saucepan) off the heat\b/giu, 'off the heat'],
  [/\buntil (?:just )?(?:it|they) (?:is|are|has|have) (?=\p{L})/giu, 'until '],
  [
    /(?<=^|[.;] )(taste|chop|drain|flip|turn|peel|slice|strain|cover|mash|season|stir|mix|serve|chill|reheat|dry|rinse|blend) (?:it|them)(?=[.;]| (?:well|again|warm|hot|cold|immediately|until|for|over|with|in|on|into)\b|$)/giu,
    '$1',
  ],
  [
    /(?<=^|[.;] |, |\bthen |\band )(pour|push|spoon|tip|place|put|transfer|return|spread|scrape|press|pass|set|divide|bake|fry|cook|roast|grill|simmer) (?:it|them) (?=(?:back )?(?:into|in|onto|on|over|to|through|between|among|for|until|at)\b)/giu,
    '$1 ',
  ],
  [
    /\b(?:big|large|generous|good|little|small) (?=(?:spoonfuls|dollops|scoops?|handfuls?|splash|pieces of)\b)/giu,
    '',
  ],
  [/\bwith (?:a|an) scoop of\b/giu, 'with'],
  [/\b(?:be careful|careful), (?:it['’]s|it is|they['’]re|they are) hot\b/giu, 'careful: hot'],
  [/\bremove (.{3,30}?) from the heat\b/giu, 'take $1 off the heat'],
  [
    /\b(?:continue|carry on) (cook|stirr?|simmer|bak)ing\b/giu,
    (_: string, verb = '') =>
      ({ cook: 'cook', stir: 'stir', stirr: 'stir', simmer: 'simmer', bak: 'bake' })[verb.toLowerCase()] ??
      verb,
  ],
  [/\byou want it to (?=\p{L})/giu, 'it should '],
];

const minimalist: readonly Exchange[] = [
  ...few,
  // "For 5 minutes" is "5 minutes" behind what is done.
  [
    /(?<=\b(?:bake|boil|simmer|cook|fry|roast|stir|whisk|beat|knead|rest|chill|soak|steam|grill|toast|cool|stand|sauté|blend|poach|brown|soften|marinate|microwave|cover|stirring|sear|toss|bubble)) for (?=(?:about |at least )?[\d½¼¾])/giu,
    ' ',
  ],
  [/\bafter that, /giu, ''],
];

const concise: readonly Exchange[] = [...few];

const educational: readonly Exchange[] = [nobody, lest, [/\byou want it to\b/giu, 'it should']];

const voices: Partial<Record<Tone, ReturnType<typeof exchangesOf>>> = {
  formal: exchangesOf([...formal]),
  professional: exchangesOf([...professional]),
  elegant: exchangesOf([...elegant]),
  minimalist: exchangesOf([...minimalist]),
  concise: exchangesOf([...concise]),
  educational: exchangesOf([...educational]),
};

/** A text in the grammar of a sober tone; any other as it is. */
export function inVoice(text: string, tone: Tone): string {
  const rules = voices[tone];
  if (rules === undefined) return text;
  const said = replaceAllOf(text, rules);
  return said === text ? text : settled(said);
}
