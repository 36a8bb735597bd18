import type { Grounder, GroundedLine } from './ground.ts';
import { isWater } from './ingredient.ts';
import { kindBefore } from './parse/jotted.ts';

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
const got =
  /\b(?:juice|zest|rind|yolks?|whites?(?! (?:\p{L}+ )?(?:sugar|flour|rice|wine|vinegar|pepper|bread|chocolate|beans?|onions?|cabbage|miso|fish)\b))\b/iu;
const bareGot = /^\S+ (?:\p{L}+\.? )?(?:finely )?(?:grated )?(?:juice|zest|rind)\b/iu;
const toServe =
  /\b(?:to|for) (?:serve|serving|garnish|garnishing|finish|decorate|topping|the top|sprinkling|dipping|dusting)$/i;

/** Words of measure say nothing of what is measured. */
const measuring =
  /^(?:cups?|tbsps?|tsps?|tablespoons?|teaspoons?|grams?|ounces?|pounds?|lbs?|litres?|liters?)$/;
const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !measuring.test(word));
const sharesWord = (one: string, two: string): boolean => {
  const words = wordsOf(one).map((word) => word.replace(/s$/, ''));
  return wordsOf(two).some((word) => words.includes(word.replace(/s$/, '')));
};

/** What counts the pieces of a food named before: "garlic, 3 cloves". */
const countsPieces =
  /\b(?:cloves?|heads?|bulbs?|sticks?|stalks?|sprigs?|lea(?:f|ves)|pieces?|fillets?|slices?|whites?|yolks?|breasts?|thighs?|legs?|pods?|ears?)\b/i;
/** Some of a food, without a number: "some coriander", "extra cheese for topping". */
const looseFood = /^(?:some|extra|more|a (?:bit|little|touch) of|lots of|plenty of) \p{L}{3}/iu;
const extra = /^(?:extra|more) /i;
/** An amount behind the food: "honey 1tbsp". */
const closesAmount =
  /\p{L} ?(?:x ?)?[0-9½⅓⅔¼¾⅛][0-9/.½¼¾]* ?(?:g|kg|ml|l|oz|lbs?|cups?|tsps?|tbsps?|teaspoons?|tablespoons?)?$/iu;
/** "Beef stock cube in 300ml water": two things of the shop's and the tap's. */
const cubeInWater =
  /^(.*\b(?:stock|bouillon|oxo|knorr)\b.*?(?:cubes?|pots?|powder|granules)?),? (?:(?:dissolved|crumbled|mixed|made up|stirred|made) )?(?:in|into|with) (?:about )?(\d[\d/.½¼¾ ]*(?:ml|l|litres?|liters?|pints?|pt|cups?)(?: of)? (?:(?:boiling|hot|warm|cold) )?water)$/i;

/** Whether a piece is the bare name of a food that is no kind of those named before ("chilli" behind "spring onions"). */
function isBareFood(text: string, before: readonly string[], grounder: Pick<Grounder, 'ground'>): boolean {
  if (!/^[\p{L}' -]{3,30}$/u.test(text)) return false;
  const [line, ...more] = foodsOf(text, grounder) ?? [];
  const food = line?.ingredient.food ?? null;
  return (
    food !== null &&
    more.length === 0 &&
    line!.parsed.preparation === null &&
    line!.match.candidates[0]?.how !== 'modifier' &&
    !before.some((id) => id === food.id || food.ancestors.includes(id))
  );
}

/** A number with what it counts begins here: "2 carrots | 2 onions". */
const beforeNumber = /(?<=[\p{L})]) (?=[0-9½¼¾⅓][0-9/.½¼¾-]* ?\p{L})/u;
/** A measure ends here: "salt 1tsp | pepper 1/2tsp". */
const behindMeasure = /(?<=[0-9½¼¾] ?(?:g|kg|ml|l|oz|lbs?|cups?|tsps?|tbsps?)) (?=\p{L}{3})/iu;
/** Words that make one thing of what stands around them. */
const joining = /\b(?:or|of|in|with|for|to|into|from|per|plus|x|and|each|about|approx)\b|[,;+&/()]/i;
/** Of so many foods at most a run without commas consists. */
const mostRun = 6;

/** "2 carrots 2 onions 1 stick celery", "onion garlic ginger": foods in a row without a comma, each of them sure. */
function runOf(line: string, grounder: Pick<Grounder, 'ground'>): readonly string[] | null {
  if (joining.test(line) || line.length > 80) return null;
  for (const gap of [beforeNumber, behindMeasure]) {
    const parts = line.split(gap);
    if (parts.length < 2 || parts.length > mostRun) continue;
    const found = parts.map((part) => foodsOf(part, grounder));
    const ids = found.map((foods) => (foods?.length === 1 ? foods[0]!.ingredient.food!.id : null));
    if (
      ids.every((id) => id !== null) &&
      new Set(ids).size === ids.length &&
      found.every((foods) => foods![0]!.parsed.quantity !== null)
    )
      return parts;
  }
  return /\d/.test(line) ? null : bareRunOf(line, grounder);
}

/** Words that say more of a food before them. */
const ofAnother =
  /^(?:sweet|hot|plain|dark|light|white|red|green|black|brown|mixed|whole|raw|dry|mild|strong|powder|seeds?|leaf|leaves)$/i;

/** "Onion garlic ginger": names alone, where the line as a whole is no food. */
function bareRunOf(line: string, grounder: Pick<Grounder, 'ground'>): readonly string[] | null {
  const words = line.trim().split(/\s+/);
  if (words.length < 2 || words.length > mostRun * 2 || !/^[\p{L}' -]+$/u.test(line)) return null;
  const whole = grounder.ground([line]);
  if (
    whole.length !== 1 ||
    whole[0]!.ingredient.food !== null ||
    whole[0]!.ingredient.aside !== null ||
    whole[0]!.parsed.heading
  )
    return null;
  const parts: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = [3, 2, 1].find((n) => {
      if (at + n > words.length) return false;
      const [one, ...more] = foodsOf(words.slice(at, at + n).join(' '), grounder) ?? [];
      const how = one?.match.candidates[0]?.how;
      return (
        more.length === 0 &&
        !ofAnother.test(words[at]!) &&
        (how === 'exact' || how === 'alias' || how === 'plural') &&
        one!.parsed.preparation === null
      );
    });
    if (length === undefined) return null;
    parts.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return parts.length < 2 || parts.length > mostRun ? null : parts;
}

/** "100g butter for the mash, plus 50g for the sauce". */
const forTwo =
  /^\s*(\d[\d./½¼¾ ]*(?:g|kg|ml|oz|cups?|tbsps?|tsps?|tablespoons?|teaspoons?)\s+)(\p{L}[\p{L} -]*?) (for (?:the |an? )?[\p{L} -]+?),? (?:plus|and|\+) (?:another |a further )?(\d[\d./½¼¾ ]*(?:g|kg|ml|oz|cups?|tbsps?|tsps?|tablespoons?|teaspoons?)) (for (?:the |an? )?[\p{L} -]+)$/iu;

/**
 * "4 sprigs thyme + 2 bay leaves", "1 bunch scallions, sliced; hot sauce": a line of several foods as a line for each,
 * where each piece is a food by itself beyond doubt. Whatever else stands between commas stays with the food before it.
 */
function partsOf(line: string, grounder: Pick<Grounder, 'ground'>): readonly string[] {
  // "Cumin + coriander, 2 tsp each" has one amount for all.
  if (/\beach\)?$/i.test(line)) return [line];
  const inWater = cubeInWater.exec(line);
  if (inWater !== null) {
    const [, cube, water] = inWater;
    const [one, two] = [cube!, water!].map((part) => foodsOf(part, grounder));
    if (one?.length === 1 && two?.length === 1 && isWater(two[0]!.ingredient.food!)) return [cube!, water!];
  }
  const run = runOf(line, grounder);
  if (run !== null) return run;
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
  const plain = line.replace(kindBefore, '');
  if (plain !== line) return partsOf(plain, grounder);
  const said = label.exec(line);
  const head = said?.[0] ?? '';
  const served = /^\s*(?:to|for) (?:serve|serving|top|topping|garnish|finish)\b/i.test(head);
  const pieces = piecesOf(line.slice(head.length));
  if (pieces.length < 2) return [line];
  const parts: { text: string; foods: readonly string[] }[] = [];
  let unmeasured = false;
  const loose =
    pieces.some(({ text }) => looseFood.test(text)) ||
    pieces.slice(1).filter(({ text, mark }) => /^,/.test(mark) && isBareFood(text, [], grounder)).length > 1;
  for (const { text, mark } of pieces) {
    const last = parts.at(-1);
    const parted = /[;+]/.test(mark);
    // "3 spring onions, some coriander, chilli": what stands bare behind "some" is a food as well.
    const loosely =
      looseFood.test(text) || (loose && last !== undefined && isBareFood(text, parts[0]!.foods, grounder));
    const opens =
      opensAmount.test(text) || closesAmount.test(text) || parted || served || toServe.test(text) || loosely;
    const found = opens || last === undefined ? foodsOf(text.replace(extra, ''), grounder) : null;
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
    const ofFirst =
      unmeasured &&
      measured &&
      !parted &&
      countsPieces.test(text) &&
      found.every(({ parsed }) => parsed.unit === null);
    if (
      found !== null &&
      other &&
      !ofFirst &&
      !ofIt &&
      (measured || parted || served || loosely || toServe.test(text))
    )
      parts.push({ text: text.replace(extra, ''), foods });
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
  lines.flatMap((line) => (mayHoldSeveral.test(line) ? partsOf(line, grounder) : [line]));

/** Most lines hold one food, and show it. */
const mayHoldSeveral =
  /[,;+&]|\band\b|\bplus\b|\bin\b|\bwith\b|\p{L}\)? +(?:[0-9½¼¾]|\p{L}+ +\p{L})|\b\p{L}+ \p{L}+$/iu;
