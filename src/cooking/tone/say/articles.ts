/** Gives the telegram style of recipes its articles back: "add onions to pan" → "add the onions to the pan". */
import { lettered } from '#kernel/light-patterns';
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { isPlural } from './number-of.ts';

const bareFood = lettered(
  /^((?:(?:[\p{L}-]+ed|[\p{L}-]+ly|cold|hot|warm|dry|wet|fresh|raw|cooled|beaten|ground|wet|other) ){0,3})([\ue100-\ue1ff])/u,
);
const determined =
  /^(?:the|an?|some|any|all|your|more|enough|each|every|another|both|this|that|these|those|remaining|other|half|most|plenty|extra|ingredients?|everything|salt to)\b|^\d|^[¼½¾⅓⅔]/i;
const bareMass =
  /^(dough|mixture|batter|sauce|filling|marinade|dressing|eggs?|egg mixture|vegetables|meat|pan|pot|oven|skillet|bowl|lid|heat|liquid|(?:oven )?temperature|(?:dry|wet) ingredients|skins?|backbone|bones?|seeds|edges|ends|tops?|sides|ropes|slices|stems|stalks|florets|scales|shells?|crust|juices|drippings|excess|leaves|cutlets|patties|balls|pieces|loaf|loaves|cake|cookies|bread|rolls|foil|towel)(?= |$|,)(?! (?:of (?!the)|or ))/i;
/** "Flour mixture", "apple filling": what was made is known. */
const bareMade = lettered(/^(?:[\ue100-\ue1ff]|(?!\p{L}+ing )[\p{L}-]+) (?:mixture|filling)(?= |$|,)/iu);
/** "Boil large pot of water", "dust generous amount of sugar". */
const bareSome =
  /^(?:(?:large|small|medium|big|generous|good|thin|thick|light|even|single|tiny|heaping|heaped|rounded) )+(?:pot|pan|bowl|amount|layer|handful|pinch|splash|dollop|drizzle|sprinkle|sprinkling|piece|ball|circle|rectangle|spoonful|tablespoon|teaspoon|scoop|ladleful|portion)(?= |$)/i;
const bareTool =
  /\b(in|into|to|from|on|onto|inside|of|with) (oven|pan|pot|bowl|fridge|refrigerator|freezer|skillet|saucepan|wok|mixture|dough|batter|sauce|microwave|blender|food processor|lid|plate|filling|(?:baking |cookie )?sheets?|(?:baking )?tray|(?:cooling |wire )?rack)(?= |$|[,.;)])(?! (?:of|mixture))/gi;

/** What a food's sign stands for. */
type Reveal = (sign: string) => string;

/** "onions" → "the onions", where the object names foods of the list without an article. */
export function withArticle(object: string, reveal: Reveal): string {
  if (/^remaining \S/i.test(object)) return `the ${object}`;
  const match = bareFood.exec(object);
  if (match) {
    const words = reveal(match[2]!);
    if (
      determined.test(match[1]!) ||
      determined.test(words) ||
      (match[1] === '' && /^\p{Lu}/u.test(words) && words.includes(' '))
    )
      return object;
    if (/^\S+ (?:and \S+ )?to taste/.test(object) || /\bto taste\b/.test(object)) return object;
    return `the ${object}`;
  }
  if (bareSome.test(object)) return `${/^[aeiou]/i.test(object) ? 'an' : 'a'} ${object}`;
  return (bareMass.test(object) || bareMade.test(object)) && !determined.test(object)
    ? `the ${object}`
    : object;
}

const sized =
  /\b(in|into|to|from) ((?:(?:large|small|medium|big|deep|heavy|wide|shallow|separate|non-?stick|oven-?(?:safe|proof)|clean|hot|dry|heavy-bottomed|(?:large|medium|small|good)[- ]sized|medium-large),? )+(?:bowl|pan|saucepan|skillet|pot|wok|frying pan|stockpot|dish|jug|jar)(?! \d))(?![\p{L}\ue500-\ue5ff]| [\ue500-\ue5ff])/giu;
/** "On lightly floured board", "in greased bowl". */
const readied =
  /\b(in|into|to|on|onto) ((?:(?:lightly|well|generously) )?(?:well-)?(?:greased|ungreased|floured|buttered|oiled|lined|parchment-lined|preheated|hot|clean|covered|large|small)(?: (?:buttered|greased|oiled|frying|baking|cookie|large|small|pie|loaf|cake|work))* (?:sheet|tray|tin|pan|bowl|dish|board|surface|skillet|griddle|rack|plate|worktop|counter|oven))(?![\p{L}\ue500-\ue5ff-]| ?[\d\ue200-\ue5ff])/giu;
/** "To flour mixture", "with milk mixture". */
const made =
  /\b(in|into|to|with|over|from|onto) ((?:(?:[\ue100-\ue1ff]|dry|wet|\p{L}+) )mixture|(?:dry|wet) ingredients)(?![\p{L}])/giu;
const middle =
  /\b(in|on|from|to|into) (?=(?:middle|cent(?:er|re)|bottom|top|upper third|lower third|bottom half) (?:of|rack)\b)/gi;
const ofTool = /\b(of) (oven|pan|pot|bowl|dough|dish|skillet|tin|rack|breast|loaf)(?= |$|[,.;)])/gi;
const remaining = /\b(with|in|of|to|over) (remaining [\ue100-\ue1ff])/giu;

const bareCue =
  /^((?:until|till?) )([\ue100-\ue1ff]) ((?:(?:just|very|deep|light|lightly|slightly) )?(?:golden|soft|tender|brown|crisp|translucent|fragrant|thick|smooth|done|cooked|wilted|melted|set|pink|opaque)\b)/u;

/** "until edges are golden": a part of the dish without its article. */
const bareSign =
  /^((?:just )?(?:until|till?) )(?=(?:edges?|cent(?:er|re)s?|tops?|bottoms?|sides?|middles?|surface|crust|skin|juices|liquid|mixture|sauce|dough|batter|filling|vegetables|meat) (?:is|are|has|have|looks?|turns?|runs?|begins?|starts?|feels?|bubbles?|thickens?|comes?)\b)/i;

/** "After onions are soft": a food or a part of the dish without its article, of which something is said. */
const bareSubject =
  /^((?:just )?(?:until|till?|after|once|when|while|as soon as|as) )((?:[\p{L}-]+ed )?[\ue100-\ue1ff])(?= (?:is|are|has|have|looks?|turns?|begins?|starts?|feels?|comes?|cooks?|bakes?|boils?|simmers?)\b)/iu;

/** "After onions are soft" → "after the onions are soft". */
export const withSubject = (clause: string, reveal: Reveal): string =>
  clause.replace(bareSubject, (all, when: string, food: string) =>
    determined.test([...food].map(reveal).join('')) || determined.test(food) ? all : `${when}the ${food}`,
  );

/** "till garlic golden" → "till the garlic is golden". */
export const withVerb = (cue: string, reveal: Reveal): string =>
  withSubject(cue, reveal)
    .replace(
      bareCue,
      (_, until: string, food: string, how: string) =>
        `${until}the ${food} ${isPlural(reveal(food)) ? 'are' : 'is'} ${how}`,
    )
    .replace(bareSign, '$1the ');

const toolArticles = (
  [
    [bareTool, '$1 the $2'],
    [remaining, '$1 the $2'],
    [
      made,
      (all: string, to: string, what: string) =>
        /^(?:the|an?|your|this|that|each|any|remaining|egg white) /i.test(what) ? all : `${to} the ${what}`,
    ],
    [middle, '$1 the '],
    [ofTool, '$1 the $2'],
    [
      readied,
      (_: string, to: string, what: string) =>
        `${to} ${/\b(?:preheated|hot)\b.* oven$/i.test(what) ? 'the' : /^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}`,
    ],
    [sized, (_: string, to: string, what: string) => `${to} ${/^in$/i.test(to) ? 'a' : 'the'} ${what}`],
    // "In another bowl" has its article.
    [/\ban? (?=another\b)/giu, ''],
  ] as const
).map(([pattern, by]) => ({ by, ...guarded(pattern) }));

/** "in oven" → "in the oven", "in large pan" → "in a large pan". */
export const withTools = (part: string): string => replaceAllOf(part, toolArticles);
