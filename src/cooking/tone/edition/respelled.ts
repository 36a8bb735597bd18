/** Slips of the pen in an instruction: misspelled words, a word that sounds like another, a unit in the wrong number. */
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { piecesOf, textOf } from '../../copyedit/pieces.ts';
import { spell } from '../../copyedit/spelling.ts';
import { gerund } from '../say/verb-forms.ts';
import type { StepReading } from '../../understand-recipe/model.ts';

const slips = (
  [
    // "Sift flour, b. powder and salt", "chill overnite".
    [/\b[Bb]\.? ?(powder|soda)\b/gu, 'baking $1'],
    [/\bover ?nite\b/giu, 'overnight'],
    // "The mixtures becomes", "the each three snakes".
    [/\b(mixture|dough|batter|sauce)s (?=(?:becomes|is|has|starts|thickens|looks|forms)\b)/giu, '$1 '],
    [/\bof the each (?:(?:of )?(?:the )?)?(two|three|four|five|six)\b/giu, 'of each of the $1'],
    [
      /(?<=\b(?:one at a time|a little at a time|bit by bit|little by little)) (?=(?:beating|mixing|stirring|whisking)\b)/giu,
      ', ',
    ],
    [
      /\b(shape|mould|mold|form|press|thread|wrap) round (?=(?:the |your )?(?:skewers?|sticks?)\b)/giu,
      '$1 around ',
    ],
    // "Cool, then ref overnight", "lid half on, lowest heat, 3 hours".
    [/\bref(?=,? (?:it |them )?(?:overnight|for|until|till|\d))/giu, 'refrigerate'],
    [
      /(?<=^|[.!] )[Ll]id (half|partly|partially) on, (?:on )?(?:the )?(lowest|low|medium|high) heat,? (?=\d)/gu,
      'Simmer partly covered on the $2 heat for ',
    ],
    // "Until is gold", "while they hot", "try if is good".
    [/\b(until|till|when|if|because) is (?=\p{L}+(?:[.,;!]|$| and\b))/giu, '$1 it is '],
    [
      /\b(while|when|until) (they|it) (?=(?:hot|warm|cold|soft|gold|golden|tender|ready|done|cooked)\b)/giu,
      (_: string, w = '', who = '') => `${w} ${who} ${who.toLowerCase() === 'it' ? 'is' : 'are'} `,
    ],
    [/\bis gold(?=[.,;!]|$| and\b)/giu, 'is golden'],
    [/(?<=[,;] )if sticks(?=,? (?:add|use|put))/giu, 'if it sticks,'],
    [/\b(?:you should )?(?:try|check) if it is good\b/giu, 'taste'],
    // "15~20 minutes".
    [/(?<=\d) ?~ ?(?=\d)/gu, '-'],
    // "In there skins".
    [
      /\b(in|with|of|off|from|on|into|to|until) there (?=(?:\p{L}+ )?(?:skins?|shells?|own|size|juices?|colou?r|sauce|jackets|edges|stems?)\b)/giu,
      '$1 their ',
    ],
    // "Ground the peppers": what mills do.
    [/(?<=^|[.!;] |, |\band |\bthen )ground (?=(?:the|your|all|some|up)\b)/gu, 'grind '],
    [/(?<=^|[.!;] )Ground (?=(?:the|your|all|some|up)\b)/gu, 'Grind '],
    // "Up to 10 minute with steam".
    [
      /(?<=(?<![\d/.])(?:[2-9]|\d{2,}) )(minute|hour|second)(?=[.,;)]|$| (?:with|on|in|at|or|and|until|till|over|then|more|longer|per|before|after|to|each)\b)/giu,
      '$1s',
    ],
    [/\brecover (?=(?:the|your|it|them)\b)([^,.;]+?)(?= and\b|[,.;]|$)/gu, 'cover $1 again'],
    [/\b([Aa])lbumens?\b/gu, 'egg whites'],
    [/\b([Tt])he compound(?=[ ,.;])/gu, '$1he mixture'],
    [/(?<![\p{L}\d])_(?=\p{L})|(?<=\p{L})_(?![\p{L}\d])/gu, ''],
    // "E N J O Y", and what is drawn round it.
    [/[,;]?\s*[>*~]*(?<![\p{L}\d])(?:\p{Lu} ){3,}\p{Lu}(?![\p{L}\d])[<*~!]*(?:\s*[:;]-?[)D])?/gu, ''],
    // "Save them. !", "!Before baking".
    [/(?<=[.!?)]) ?!(?: ?Before \p{Ll}+)?(?=\s*$)/gu, ''],
    [/\b(knead|roll|work|shape)( it| them| the dough)? in (?=(?:a|the) table\b)/giu, '$1$2 on '],
    [
      /\bsprinkle (it|them) on (?=(?:(?:icing|powdered|granulated|brown|vanilla) )?(?:sugar|cinnamon|salt|flour|cocoa|parmesan)\b)/giu,
      'sprinkle $1 with ',
    ],
    [
      /\b(form|shape|roll|gather)( the| your)? dough in (?=an? (?:\p{L}+ )?(?:ball|disc|disk|log))/giu,
      '$1$2 dough into ',
    ],
    [/\bcut out off\b/giu, 'cut off'],
    [/\b(reduce|lower|turn down) (the )?heat to a (?=(?:low|medium|high)\b)/giu, '$1 $2heat to '],
    [
      /\bduring (?=(?:about |around |approximately |roughly |~ ?)?\d[\d\/ -]*(?:\p{L}+ )?(?:min|hour|sec|h\b|h\d))/giu,
      'for ',
    ],
    [/\b(large|big|small|mixing|medium|clean|separate) bow(?= |[.,])/gu, '$1 bowl'],
    [/\b(too|not|very|ice) clod\b/gu, '$1 cold'],
    [/\bad (?=(?:some|more|the|a|water|salt)\b)/gu, 'add '],
    [/\brince\b/gu, 'rinse'],
    [/\b(round|flat) cack\b/gu, '$1 cake'],
    [/\b(let|make) (it|them) (sit|rest|cool|stand|cook|simmer|boil)s\b/gu, '$1 $2 $3'],
    [/\bwithout uncover (?=it\b|them\b|the\b)/gu, 'without uncovering '],
    [/\bIF (?=the\b|it\b|you\b)/gu, 'If '],
    [
      /\b(bake|roast|cook|simmer|boil|chill|steam|braise), ((?:un)?covered), (?=(?:about )?\d)/giu,
      '$1, $2, for ',
    ],
    // "Heat the frying pan add a bit of oil", "lower heat let simmer": two orders.
    [
      /(?<=^|[.!] )((?:heat(?: up)?|warm|take|get) (?:the |a |your )?(?:\p{L}+ ){0,2}(?:pan|pot|skillet|wok|griddle)) (?=(?:add|pour|put|place|drop|melt|fry|cook) (?:a|an|the|some|in|your|it|them)\b)/giu,
      '$1, ',
    ],
    [
      /\b((?:lower|reduce|turn down)(?: the)? heat) (?:and )?let (?:it )?(?=(?:simmer|cook|boil|bubble|stew)\b)/giu,
      '$1, then let it ',
    ],
    [/\bliquide\b/gu, 'liquid'],
    [/\b(upper|top) and (?:lower|bottom) heat\b/giu, 'top and bottom heat'],
    [
      /(?<=^|[.!] )(one|1|an?|two|2) (teaspoons?|tablespoons?|tsp|tbsp)\.? (?:of )?((?:\p{L}+ )?oil|butter|ghee) and (?=(?:saut[eé]+|fry|cook|sweat)\b)/giu,
      'Heat $1 $2 of $3 and ',
    ],
    // "The garlic/rosemary mixture".
    [/(?<!\/)\b(\p{L}{3,})\/(\p{L}{3,}) (?=(?:mixture|mix|paste|spread|blend)\b)/gu, '$1 and $2 '],
    [
      /\b(\p{L}{3,})\/(\p{L}{3,})\/(\p{L}{3,})\/(\p{L}{3,}) (?=(?:mixture|mix|paste|spread|blend)\b)/gu,
      '$1, $2, $3 and $4 ',
    ],
    [/\b(smooth|stiff|glossy|thick)(,?) (\p{L}+ )?and shines(?=[.,;]|$)/gu, '$1$2 $3and shiny'],
    [/"(\p{L}+),"(?= )/gu, '"$1",'],
    [/(?<=\d) ?s(?:ec(?:onds?)?)? ?- ?(?=\d+ ?min)/gu, ' seconds to '],
    [/\bgold brown\b/gu, 'golden brown'],
    [/\bgarlic gloves?(?=\b)/giu, 'garlic cloves'],
    [/\bice cub (?=trays?)/giu, 'ice cube '],
    // "Marinate the meat in overnight".
    [/\b((?:marinate|soak|steep|chill|rest)(?: (?:the )?\p{L}+)?) in (?=overnight\b)/giu, '$1 '],
    // "Removing lid last 5 minutes to brown top".
    [/\b(remov|keep|leav|lift)ing (?=(?:lid|foil|cover)\b)/giu, '$1ing the '],
    [/(?<=\b(?:lid|foil|cover|uncovered|covered),?) last (?=\d)/giu, ' for the last '],
    [/\bto brown top\b/giu, 'to brown the top'],
    // "Add the sugar and yeast into": where to was forgotten.
    [/\b(add\b[^.;:]*?),? (?:into|onto|to)(?=[,.;]?\s*$)/giu, '$1'],
    [/\b(turn|put) the (heat|flame|burner|stove) on (?:to )?(?=(?:low|medium|high)\b)/giu, '$1 the $2 to '],
    [/\bfreshy\b/gu, 'freshly'],
    [/\b(basil|bay|sage|mint|lettuce|cabbage|spinach|curry) leafs\b/giu, '$1 leaves'],
    [/\b(?:until|till) its (?=(?:\p{L}+ly )?\p{L}+(?:ed|y)\b(?! \p{L}))/gu, "until it's "],
  ] as const
).map(([pattern, by]) => ({ by, ...guarded(pattern) }));

/** "Continue to run it": it goes on running. */
const goesOn =
  /\b(continue|keep) to (run|process|cook|stir|simmer|mix|whisk|beat|fry|bake|blend|knead|boil)\b/giu;

/** An instruction spelled right; its figures and foods stand. */
export function respelled(text: string, reading: Pick<StepReading, 'mentions' | 'numbers'>): string {
  return replaceAllOf(textOf(spell(piecesOf(text, reading))), slips).replace(
    goesOn,
    (_, on: string, verb: string) => `${on} ${gerund(verb.toLowerCase())}`,
  );
}
