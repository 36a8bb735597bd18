/** Gives the telegram style of recipes its articles back: "add onions to pan" → "add the onions to the pan". */
import { isPlural } from './number-of.ts';

const bareFood =
  /^((?:(?:[\p{L}-]+ed|[\p{L}-]+ly|cold|hot|warm|dry|wet|fresh|raw|cooled|beaten|ground|wet|other) ){0,3})([\ue100-\ue1ff])/u;
const determined =
  /^(?:the|an?|some|any|all|your|more|enough|each|every|another|both|this|that|these|those|remaining|other|half|most|plenty|extra|ingredients?|everything|salt to)\b|^\d|^[¼½¾⅓⅔]/i;
const bareMass =
  /^(dough|mixture|batter|sauce|filling|marinade|dressing|eggs?|egg mixture|vegetables|meat|pan|pot|oven|skillet|bowl|lid|heat)(?= |$|,)/i;
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
  return bareMass.test(object) ? `the ${object}` : object;
}

const sized =
  /\b(in|into|to|from) ((?:(?:large|small|medium|big|deep|heavy|wide|shallow|separate|non-?stick|clean|hot|dry|heavy-bottomed|large-sized),? )+(?:bowl|pan|saucepan|skillet|pot|wok|frying pan|stockpot|dish|jug|jar)(?! \d))(?![\p{L}\ue500-\ue5ff]| [\ue500-\ue5ff])/giu;
const remaining = /\b(with|in|of|to|over) (remaining [\ue100-\ue1ff])/giu;

const bareCue =
  /^((?:until|till?) )([\ue100-\ue1ff]) ((?:(?:just|very|deep|light|lightly|slightly) )?(?:golden|soft|tender|brown|crisp|translucent|fragrant|thick|smooth|done|cooked|wilted|melted|set|pink|opaque)\b)/u;

/** "until edges are golden": a part of the dish without its article. */
const bareSign =
  /^((?:just )?(?:until|till?) )(?=(?:edges?|cent(?:er|re)s?|tops?|bottoms?|sides?|middles?|surface|crust|skin|juices|liquid|mixture|sauce|dough|batter|filling|vegetables|meat) (?:is|are|has|have|looks?|turns?|runs?|begins?|starts?|feels?|bubbles?|thickens?|comes?)\b)/i;

/** "till garlic golden" → "till the garlic is golden". */
export const withVerb = (cue: string, reveal: Reveal): string =>
  cue
    .replace(
      bareCue,
      (_, until: string, food: string, how: string) =>
        `${until}the ${food} ${isPlural(reveal(food)) ? 'are' : 'is'} ${how}`,
    )
    .replace(bareSign, '$1the ');

/** "in oven" → "in the oven", "in large pan" → "in a large pan". */
export const withTools = (part: string): string =>
  part
    .replace(bareTool, '$1 the $2')
    .replace(remaining, '$1 the $2')
    .replace(sized, (_, to: string, what: string) => `${to} ${/^in$/i.test(to) ? 'a' : 'the'} ${what}`);
