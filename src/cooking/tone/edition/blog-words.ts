/** More slang of a chatty page in the words of a printed one: what the oven, the hands and the reader are told. */
import type { Exchange } from './exchange.ts';

const starts = String.raw`(?<=^|[.!?;] |, |\b(?:and|then) )`;
const hot = String.raw`(?:nice and |really |super |absolutely |good and |very )?(?:screaming |ripping |blazing |smoking |screamin['’]? |rippin['’]? )?hot`;
const tool = String.raw`(?:skillet|pan|frying pan|pot|wok|saucepan|dutch oven|griddle|grill)`;

/** A reason in slang, as a page would give it: "it goes to baby food". */
function reasoned(it: string, said: string): string {
  const who = it.toLowerCase();
  const many = who === 'they';
  const becomes =
    /\b(mush\w*|baby food|paste|soup|glue|rubber|leather|rocks?|bricks?|hockey pucks?|cardboard)\b/iu.exec(
      said,
    )?.[1];
  const turns = many ? 'turn' : 'turns';
  if (becomes !== undefined)
    return `, or ${who} ${
      /^mush/iu.test(becomes)
        ? `${turns} mushy`
        : /^(?:rubber|leather|rock|brick|hockey|cardboard)/iu.test(becomes)
          ? `${turns} tough`
          : `${turns} to a paste`
    }`;
  const how =
    /\b(?:get|gets|go|goes|turn|turns|become|becomes|be) (?:all |too |really |super |so )*(soggy|tough|rubbery|bitter|greasy|gummy|gluey|dry|grainy|watery|lumpy|dense|chewy|stringy|cloudy)\b/iu.exec(
      said,
    )?.[1];
  if (how !== undefined) return `, or ${who} ${many ? 'become' : 'becomes'} ${how.toLowerCase()}`;
  const act =
    /(?:['’]ll|\bwill) (?:just |totally |all )?(curdle|split|seize|steam|stick|tear|break|collapse|sink|deflate|overcook|dry out|fall apart)\b/iu.exec(
      said,
    )?.[1];
  return act === undefined ? '' : `, or ${who} will ${act.toLowerCase()}`;
}

export const blogWords: readonly Exchange[] = [
  [
    /\bget (about (?:an?|two|three) inch(?:es)? of oil|(?:the |your |some )?oil) (?:going|heating|hot|heated)(?: up)? (in an? [^.,;]{3,30}?),? (?:(?:and )?you want it (?:at|to be|to hit|around)|to|at) (?:about )?(?=\d{3})/giu,
    'heat $1 $2 to ',
  ],
  [
    / ?[,–—-] ?use a thermometer,? (?:please,? )?(?:don['’]t|do not|no) guess(?:ing)?(?=[.!]|$)/giu,
    ', checking with a thermometer',
  ],
  [
    /\((?:this is )?(?:super|so|very|really|extra)? ?(?:important|key|crucial|essential),? (?:or|because|otherwise|or else) /giu,
    '(otherwise ',
  ],
  [/\bslides right off\b/giu, 'slides off'],
  [
    new RegExp(
      String.raw`${starts}(?:crank|fire|get|turn) (?:up )?(?:that|the|your) (oven|grill|broiler)(?: up| going| on| heating)?,? (?:to|at|on to) (?=\d{3})`,
      'giu',
    ),
    'heat the $1 to ',
  ],
  [
    new RegExp(
      String.raw`${starts}(?:grab|get|take|pull out|bust out) (?:your|a|the) (?:biggest |largest |big |large |favou?rite |trusty )*(cast[- ]iron )?(${tool})(?: out)?,? (?:and|then) get it ${hot}(?: (over [^.,;()]{3,24}? heat))?(?=[.,;!]| and | then |$)`,
      'giu',
    ),
    (_: string, iron = '', what = '', over = '') =>
      `heat a large ${iron}${what}${over === '' ? '' : ` ${over}`} until very hot`,
  ],
  [
    new RegExp(
      String.raw`${starts}(?:get|dig|dive|stick|jump|go)(?: right| on)? in (?:there )?with your (?:clean |bare )?hands,?(?: to| and)? (?=(?:coat|mix|toss|massage|rub|combine|squish|work)\b)(coat|mix|toss|massage|rub|combine|squish|work)\b`,
      'giu',
    ),
    (_: string, verb = '') =>
      verb.toLowerCase() === 'coat'
        ? 'toss with your hands to coat'
        : `with your hands, ${verb.toLowerCase()}`,
  ],
  [/\b(?:magic|fairy|flavou?r|happy|pixie) dust\b/giu, 'spice mix'],
  [/\b(?:hits|gets up to|clocks in at) (?=(?:about )?\d{2,3} ?°)/giu, 'reaches '],
  [
    /\bmakes? (?:for )?(?:killer|insane|epic|awesome|amazing|bomb|kick-?ass|unreal) (?=\p{L})/giu,
    (all: string) => (/^makes\b/iu.test(all) ? 'makes good ' : 'make good '),
  ],
  [/\b(?:that|this) (?:baby|bad boy|sucker|puppy|beauty)\b/giu, 'it'],
  [/\b(?:those|these) (?:babies|bad boys|suckers|puppies|beauties)\b/giu, 'them'],
  [/\bleave (it|them) alone (?=for (?:about )?\d)/giu, 'leave $1 undisturbed '],
  [
    /\bso (it|they) gets? (?:a )?(?:gorgeous|beautiful|killer|insane|good|nice|lovely|amazing|deep) (crust|sear|colou?r)\b/giu,
    (_: string, it = '', what = '') =>
      `so that ${it} ${it.toLowerCase() === 'they' ? 'form' : 'forms'} a ${what === 'crust' ? 'crust' : 'good brown crust'}`,
  ],
  [
    /(?<=[^.;!?]), (?:we['’]re|we are|you['’]re|you are) (?:not |just )+(?:trying|going|looking|aiming)\b[^.;!?\d]*(?=[.!]|$)/giu,
    '',
  ],
  [/\b(?:a (?:bit|little) |kinda |sort of |slightly )?(?:meh|blah)\b/giu, 'under-seasoned'],
  [
    /\b(?:it['’]s|it has|they['’]ve|they have) (?:still )?got (?:a (?:bit|little)(?: of)? )?(?:a )?(?:bite|chew)(?: left)?(?: to (?:it|them))?\b/giu,
    'it still has some bite',
  ],
  [
    /(?<=\b(?:heat|line|grease|of|with|in|into|to|over|on|from|cover|add|drain|warm) )(?:that|this) (?=(?:(?:hot|warm|big|starchy|melted|salted|cooking|pasta) )*(?:oven|pan|skillet|pot|water|sauce|dough|batter|butter|cheese|chicken|meat|bowl|lid|cream|juice|pasta|marinade|spice mix)\b)/giu,
    'the ',
  ],
  [new RegExp(String.raw`${starts}serve (it|them) up\b`, 'giu'), 'serve $1'],
  [/\blike you mean it\b/giu, 'vigorously'],
  [/\b(?:load|pile|heap) (?:it|them|everything) (?:up|high) with (?=\p{L})/giu, 'top generously with '],
  [/(?<=, |\b(?:and|then) )load up (?:on )?(?:the |your )?(toppings|fixings|garnishes)\b/giu, 'add the $1'],
  [
    // "Don't use the blender, it goes to baby food": the reason, as a page gives it.
    /(?<=(?:^|[.!?] )(?:please )?(?:don['’]t|do not|never) [^.,;!?()]{3,50}),? (?:or |because |as )?(?<it>it|they)(?<said>(?:['’]ll| will| goes?| turns?| gets?| becomes?)\b(?:(?!\b(?:hot|burn\w*|raw|safe\w*|sick|spit\w*|splatter\w*|explode\w*)\b)[^.,;:()!?\d])*)(?=[.!]|$)/giu,
    (all: string, it = '', said = '') =>
      reasoned(it, said) || (/^,? (?:or|because|as)\b/iu.test(all) ? all : ''),
  ],
];
