import type { Grounder, GroundedLine } from './ground.ts';

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']' };
/** A new amount: "2 bay leaves", "½ tsp", "a pinch of", "juice of 2 lemons". */
const opensAmount =
  /^(?:[0-9½⅓⅔¼¾⅛]|an? (?:pinch|dash|handful|bunch|sprig|few|splash|drizzle|knob|squeeze) |(?:the )?(?:juice|zest|rind) of |few |(?:big |small |good )?(?:pinch|handful|sprigs?|thumb|dash|knob|splash|squeeze)(?: of)? )/i;
/** What was done to all of them, alone at the end. */
const ofAll =
  /^(?:(?:all|both|each) )?((?:(?:finely|thinly|roughly|coarsely|very|freshly) )*(?:diced|chopped|sliced|minced|crushed|grated|peeled|halved|quartered|cubed|shredded|julienned|trimmed)(?: (?:and|&) (?:diced|chopped|sliced|minced|crushed|grated|halved|quartered|cubed|shredded))?)$/i;
const label = /^\s*((?:(?:for|to) (?:the )?)?\p{L}[\p{L}' -]{1,30}):\s+(?=\S)/iu;
/** A match that is as good as the name itself. */
const sureConfidence = 0.85;
/** A line holds no more foods than this. */
const mostParts = 8;

interface Cut {
  readonly text: string;
  /** What stands before it. */
  readonly mark: string;
}

/** The pieces of a line between commas, semicolons, plus signs, and "and" before a number; brackets stay whole. */
function piecesOf(line: string): readonly Cut[] {
  const cuts: Cut[] = [];
  let from = 0;
  let mark = '';
  const closing: string[] = [];
  const cut = (at: number, length: number): void => {
    cuts.push({ text: line.slice(from, at).trim(), mark });
    mark = line.slice(at, at + length);
    from = at + length;
  };
  for (let at = 0; at < line.length; at += 1) {
    const closer = closers[line[at]!];
    if (closer !== undefined) closing.push(closer);
    else if (line[at] === closing.at(-1)) closing.pop();
    else if (closing.length === 0) {
      // "1,5 dl" and "1,200 g" hold no two foods.
      const found =
        /^(?:[,;](?!\d)\s*(?:(?:and|&|plus|\+)\s+)?|\s+\+\s+|\s+(?:and|&|plus)\s+(?=[0-9½⅓⅔¼¾⅛]|an? (?:pinch|dash|handful|sprig) ))/i.exec(
          line.slice(at),
        );
      if (found !== null) {
        cut(at, found[0].length);
        at += found[0].length - 1;
      }
    }
  }
  cuts.push({ text: line.slice(from).trim(), mark });
  return cuts.filter(({ text }) => text !== '');
}

/** The foods that a piece of a line says by itself, all of them beyond doubt; else null. */
function foodsOf(text: string, grounder: Pick<Grounder, 'ground'>): readonly GroundedLine[] | null {
  if (ofTheSame.test(text) || bareGot.test(text)) return null;
  const lines = grounder.ground([text]);
  const sure = lines.every(
    ({ parsed, match, ingredient: { food, aside } }) =>
      !parsed.heading &&
      food !== null &&
      aside === null &&
      match.candidates[0]?.how !== 'typo' &&
      match.confidence >= sureConfidence,
  );
  return sure && lines.length > 0 ? lines : null;
}

/** "3 eggs, 2 yolks reserved", "3 cups flour, 1/2 cup extra for dusting": some of what was named before. */
const ofTheSame =
  /\b(?:reserved|kept|saved|set aside|extra|more|left|total|divided|of (?:it|them|which|the (?:juice|liquid|syrup)))\b/i;
/** "2 tbsp lemon juice, 1 lemon": the one is got from the other. */
const got = /\b(?:juice|zest|rind|yolks?|whites?)\b/i;
const bareGot = /^\S+ (?:\p{L}+\.? )?(?:finely )?(?:grated )?(?:juice|zest|rind)\b/iu;
const toServe = /\b(?:to|for) (?:serve|serving|garnish|garnishing|finish|decorate)$/i;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
const sharesWord = (one: string, two: string): boolean => {
  const words = wordsOf(one).map((word) => word.replace(/s$/, ''));
  return wordsOf(two).some((word) => words.includes(word.replace(/s$/, '')));
};

/** "100g butter for the mash, plus 50g for the sauce". */
const forTwo =
  /^\s*(\d[\d./½¼¾ ]*(?:g|kg|ml|oz|cups?|tbsps?|tsps?|tablespoons?|teaspoons?)\s+)(\p{L}[\p{L} -]*?) (for (?:the |an? )?[\p{L} -]+?),? (?:plus|and|\+) (?:another |a further )?(\d[\d./½¼¾ ]*(?:g|kg|ml|oz|cups?|tbsps?|tsps?|tablespoons?|teaspoons?)) (for (?:the |an? )?[\p{L} -]+)$/iu;

/**
 * "4 sprigs thyme + 2 bay leaves", "1 bunch scallions, sliced; hot sauce": a line of several foods as a line for each,
 * where each piece is a food by itself beyond doubt. Whatever else stands between commas stays with the food before it.
 */
function partsOf(line: string, grounder: Pick<Grounder, 'ground'>): readonly string[] {
  const twice = forTwo.exec(line);
  // Twice the same food, each amount for a part of the dish.
  if (twice !== null) {
    const [, amount, name, use, more, other] = twice;
    const parts = [`${amount!}${name!} ${use!}`, `${more!} ${name!} ${other!}`];
    const [one, two] = parts.map((part) => foodsOf(part, grounder));
    if (
      one?.length === 1 &&
      two?.length === 1 &&
      one[0]!.ingredient.food!.id === two[0]!.ingredient.food!.id &&
      two[0]!.ingredient.grams !== null
    )
      return parts;
  }
  const said = label.exec(line);
  const head = said?.[0] ?? '';
  const served = /^\s*(?:to|for) (?:serve|serving|top|topping|garnish|finish)\b/i.test(head);
  const pieces = piecesOf(line.slice(head.length));
  if (pieces.length < 2) return [line];
  const parts: { text: string; foods: readonly string[] }[] = [];
  let unmeasured = false;
  for (const { text, mark } of pieces) {
    const last = parts.at(-1);
    const parted = /[;+]/.test(mark);
    const opens = opensAmount.test(text) || parted || served || toServe.test(text);
    const found = opens || last === undefined ? foodsOf(text, grounder) : null;
    const foods = found?.map(({ ingredient }) => ingredient.food!.id) ?? [];
    // A line that opens with what is no food is no list of foods.
    if (last === undefined) {
      if (found === null || found.some(({ parsed }) => parsed.alternatives.length > 0)) return [line];
      if (/\beach\b/i.test(text)) return [line];
      unmeasured = found.every(({ parsed }) => parsed.quantity === null && parsed.unit === null);
      parts.push({ text, foods });
      continue;
    }
    const measured = found?.some(({ parsed }) => parsed.quantity !== null || parsed.unit !== null) === true;
    const other = parts.every((part) => !part.foods.some((id) => foods.includes(id)));
    const ofIt =
      /^[,]\s*$/.test(mark) && got.test(text) !== got.test(last.text) && sharesWord(text, last.text);
    // "Garlic, 3 cloves": how much of it there is.
    const ofFirst = unmeasured && !parted && found?.every(({ parsed }) => parsed.unit === null) === true;
    if (found !== null && other && !ofFirst && !ofIt && (measured || parted || served || toServe.test(text)))
      parts.push({ text, foods });
    else last.text += `${/^\s/.test(mark) || mark.endsWith(' ') ? mark : `${mark} `}${text}`;
  }
  if (parts.length < 2 || parts.length > mostParts) return [line];
  // "1 onion, 2 carrots, diced": it is said of both.
  const end = parts.at(-1)!;
  const comma = end.text.lastIndexOf(', ');
  const done = comma < 0 ? null : (ofAll.exec(end.text.slice(comma + 2))?.[1] ?? null);
  const bare = comma < 0 ? end.text : end.text.slice(0, comma);
  const shared = done !== null && parts.slice(0, -1).every(({ text }) => !text.includes(','));
  // A label that the list does not know ("Gremolata: ") is said behind each of them.
  const known = head === '' || foodsOf(`${head}${parts[0]!.text}`, grounder) !== null;
  return parts.map(({ text }, at) => {
    const own = shared ? `${at === parts.length - 1 ? bare : text}, ${done}` : text;
    return known ? `${head}${own}` : `${own}, for the ${said![1]!.toLowerCase()}`;
  });
}

/** Lines of which each speaks of one food, as far as that is sure; every word is kept. */
export const partedLines = (
  lines: readonly string[],
  grounder: Pick<Grounder, 'ground'>,
): readonly string[] =>
  lines.flatMap((line) => (/[,;+&]|\band\b|\bplus\b/i.test(line) ? partsOf(line, grounder) : [line]));
