/** What is left of talk in an order once its author's asides are gone, in the words of a page that speaks to nobody. */
import { replaceAllOf } from '#kernel/pattern-pieces';
import { exchangesOf, settled, type Exchange } from './exchange.ts';

/** Words of talk that no sober page has. */
const page: readonly Exchange[] = [
  [
    /\b(it|they)(?:['’]s| has| have|['’]ve) got (some|a|more|its|their) /giu,
    (_: string, who = '', what = '') =>
      `${who} ${/^it$/iu.test(who) ? 'has' : 'have'} ${/^(?:some|more)$/iu.test(what) ? 'taken on' : ''} ${what} `.replace(
        / {2,}/gu,
        ' ',
      ),
  ],
  [/\bstirring (?:loads|lots|a lot|like mad|loads and loads)\b/giu, 'stirring frequently'],
  [
    /\bstirring (?:it )?(?:whenever|every time|when) you (?:walk|go|pass) (?:by|past)\b/giu,
    'stirring occasionally',
  ],
  [
    /\b(come|comes|peel|peels|slip|slips|lift|lifts) (away|off|out) (?:real |really |dead |super )?easy\b/giu,
    '$1 $2 easily',
  ],
  [
    /\b(scramble|stir|whisk|mix|beat|fry|move|turn|toss|work|cook) (it|them|everything|the \p{L}+)( up)? quick\b/giu,
    '$1 $2 quickly',
  ],
  [/\b(toss|mix|stir|combine) (it|them|everything)(?: all)? (?:about|around)\b/giu, '$1 together'],
  [/\b(toss|mix|stir|combine) it all\b/giu, '$1 everything together'],
  [/\bheat (the \p{L}+) really until hot\b/giu, 'heat $1 until very hot'],
  [/\b(?:to|until) an? (\p{L}+) tender\b/giu, 'until $1-tender'],
  [/\bfork tender\b/giu, 'fork-tender'],
  [
    /\bgoes (?=(?:claggy|soggy|gluey|rubbery|mushy|dry|hard|stodgy|bitter|grainy|lumpy|brown|limp|tough)\b)/giu,
    'becomes ',
  ],
  [/\bgo (?=(?:claggy|soggy|gluey|rubbery|mushy|stodgy|bitter|grainy|lumpy|limp|tough)\b)/giu, 'become '],
  [/\bclaggy\b/giu, 'sticky'],
  [/\bhoik\b|\byank\b|\bwhip (?=(?:it|them) out)/giu, 'lift'],
  [/\ba couple (?=(?:tablespoons|teaspoons|minutes|cups|inches|spoonfuls)\b)/giu, 'a couple of '],
  [/\bhave drunk (?:it|them) all\b|\bhave drunk it\b/giu, 'have absorbed the sauce'],
  [/\band go nuts with the\b/giu, 'and serve with the'],
  [/\b(?:in|to) they go\b/giu, 'add them'],
  [/\bis ICE cold\b|\bbe ICE cold\b/gu, 'be ice-cold'],
  [/\bICE\b/gu, 'ice'],
  [/\bwhisk up the\b/giu, 'whisk the'],
  [/\bput it all to one side\b/giu, 'move everything to one side'],
  [/\bgo easy(?: (?:on|with) (?:it|them))?\b(?=[,.;])/giu, 'work gently'],
  [/\bthe lot\b/giu, 'everything'],
  [/\bsplash of water if (?:it['’]?s|its|it is) dry\b/giu, 'add a splash of water if it is dry'],
  [/\bgets? (all )?(?=(?:blitzed|blended|mashed|cooked|chopped)\b)/giu, 'is $1'],
  [
    /\bif you(?:['’]re| are) (?:feeling )?(?:fancy|posh|keen|brave|organi[sz]ed|so inclined|up for it)\b|\bif you (?:feel like it|fancy(?: it)?|can be bothered|must)\b/giu,
    'if desired',
  ],
  [
    / while you (?:get|prepare|do|sort(?: out)?|deal with) (?:everything else|the rest|the other (?:bits|things|stuff|ingredients)|the others)(?: ready)?\b/giu,
    '',
  ],
  [/\bwith the motor still going\b/giu, 'with the motor running'],
  [/ [-–—] (?:and )?(?:watch|see) (?:it|them|how|the)\b[^.;\d]*(?=[.;]|$)/giu, ''],
  [/\band in (?:they|it) goe?s?(?= with\b|[.,;]|$)/giu, 'and add them'],
  [/,? (?:it )?should make you (?:wince|pucker|squint)[^.;,]*/giu, '; it should taste sharp'],
  [
    /, (?:and )?that(?:['’]s| is) (?:the|your) (sauce|dressing|marinade|glaze|batter|filling|topping|base|dough|paste|gravy)(?: (?:done|made|sorted))?(?=[.;]|$)/giu,
    ' to make the $1',
  ],
  [/, like (?=\d)/giu, ', about '],
  [/ [-–—] (?=(?:about |around |roughly |approximately )?\d[\d–-]* ?(?:min|hour|sec|hr))/giu, ', '],
  [/ [-–—] leave (?=some|a|an|the)/giu, ', leaving '],
  [
    / so (?:that )?you can (?:lift|pull|get|take) (?:the \p{L}+|it|them) out (?:later|easily|afterwards|more easily)\b/giu,
    ' so that they can be lifted out',
  ],
  [
    /\bfold again but work gently, you do(?:n['’]t| not) want to knock all (?:that|the) air out\b/giu,
    'fold again gently, so as not to lose the air',
  ],
  [
    /,? you do(?:n['’]t| not) want to (knock|beat|push|lose) (?:all )?(?:that|the) air(?: out)?(?: of it)?(?=[.;]|$)/giu,
    ', so as not to lose the air',
  ],
  [
    /\b(add|combine|mix|stir in) ((?:the )?\p{L}+(?: and (?:the )?\p{L}+){2,})(?=[.,;]|$)/giu,
    (_: string, verb = '', foods = '') => {
      const all = foods.split(' and ');
      return `${verb} ${all.slice(0, -1).join(', ')} and ${all.at(-1)!}`;
    },
  ],
  [/\(peel (?:it|them)(?:,? or [^)]*)?\)/giu, '(peeled)'],
  [
    /,? or you(?:['’]ll| will) burn (?:your|the roof of your) (?:mouth|tongue)\b/giu,
    ', as it will be very hot',
  ],
  [/\bas much ([^.,;]{3,24}?) as you (?:can (?:handle|take|stand|bear)|dare|like)\b/giu, '$1 to taste'],
  [/\b(?:fiddle|mess|faff)(?: around| about)? with (it|them)\b/giu, 'move $1'],
  [/\bthose (?=\p{Ll}{3,}s\b)(?!\p{L}+ (?:who|that|which)\b)/giu, 'the '],
  [/, overnight is (?:even |much )?better\b/giu, ', preferably overnight'],
  [/\bbubble gently\b/giu, 'simmer gently'],
  [/,? no (oil|butter|fat) (?:is )?needed\b/giu, ' without added $1'],
  [
    /\bsoftens? up(?: a (?:bit|little|touch))?\b/giu,
    (all: string) => (/^softens/iu.test(all) ? 'softens' : 'soften'),
  ],
  [
    /(?<=^|[.!?] )no need to be (?:too )?(?:neat|precise|fussy|exact|tidy|fancy|perfect)\b[^.!?\d]*(?:[.!?] ?|$)/giu,
    '',
  ],
  [
    /(?<=\b(?:add|combine) (?:the )?\p{L}+(?:, (?:the )?\p{L}+)*) and ((?:the )?\p{L}+) and (?=(?:the )?\p{L}+[.,;])/giu,
    ', $1 and ',
  ],
  [/(?<=^|[.!?] )(?:then )?add the salt and (?:the )?pepper(?=[.;]|$)/giu, 'season with salt and pepper'],
];

const exchanges = exchangesOf(page);

/** A text in a page's words. */
export function pageWords(text: string): string {
  const said = unspliced(replaceAllOf(text, exchanges));
  return said === text ? text : settled(said);
}

const begins =
  /^(?:when|if|once|as|after|while|at|by|in|with|until|for|on|during|because|since|although|though|should|to|from|before|unless|whatever)\b/iu;

/** "Chill for 2 hours, it must be cold": two sentences. */
const unspliced = (text: string): string =>
  text
    .split(/(?<=[.!?]) /u)
    .map((one) =>
      begins.test(one)
        ? one
        : one.replace(
            /(?<=\p{L}), (it|they) (?=(?:must|should|needs?|has to|have to|may look|will look|is|are)\b)(?!(?:is|are) \p{L}+ed,)/gu,
            '; $1 ',
          ),
    )
    .join(' ');
