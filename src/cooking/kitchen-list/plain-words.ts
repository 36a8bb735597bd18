/** A line of a kitchen's list as the list of a recipe would have it. */
export interface PlainLine {
  /** The line without what may be taken instead. */
  readonly said: string;
  /** What it says may be there in its place: of "canary beans (or cannellini)" the second. */
  readonly instead: readonly string[];
}

const number = String.raw`[0-9]+(?:[.,][0-9]+)?(?:[ -]?[½¼¾⅓⅔]|\/[0-9]+)?|[½¼¾⅓⅔]`;
const unit = String.raw`(?:g|gms?|gr|grams?|kgs?|kilos?|mls?|cl|l|lit(?:re|er)s?|oz|ounces?|lbs?|pounds?)`;
const size = String.raw`(?:~|about |approx\.? |around |roughly )?((?:${number})[ -]?${unit})\.?`;
const vessel =
  'cans?|tins?|jars?|packs?|packets?|pkts?|bags?|boxe?s?|cartons?|bottles?|tubs?|blocks?|pouch(?:es)?';

/** Spellings that stand for a word of the tables, the capital letters of which still count. */
const asWritten: readonly (readonly [RegExp, string])[] = [
  [/\p{Extended_Pictographic}\uFE0F?/gu, ' '],
  [/^\s*\[[ xX]?\]\s*/, ''],
  // The numbers of a list are no amounts.
  [/^\s*[0-9]{1,2}[.)]\s+(?=[\p{L}0-9])/u, ''],
  // A capital T is a tablespoon, a small one a teaspoon.
  [/([0-9½¼¾])\s?T\b\.?(?=\s+\p{L})/gu, '$1 tbsp'],
];

/** Two ways to say one thing, of which the second is that of a recipe. */
const otherWords: readonly (readonly [RegExp, string])[] = [
  // As tills and thumbs shorten them.
  [/\bb ?\/ ?s\b/iu, 'boneless skinless'],
  [/\bhalf ?(?:n|'n'?|&|\+) ?half\b/iu, 'half and half'],
  [/\b(vanilla|almond|lemon) ext\b\.?/iu, '$1 extract'],
  // Of mince the figures say enough: "1 lb 80/20", "500g 5% mince", "mince 5%".
  [
    /^(.*(?:[0-9] ?(?:g|kg|oz|lbs?|pounds?)|packs? of|packet of) )((?:7[0-9]|8[0-9]|9[0-9])\/[0-9]{1,2})$/iu,
    '$1ground beef $2',
  ],
  [/\b([0-9]{1,2}) ?% (?=(?:beef |pork |turkey |lamb |steak )?mince\b)/iu, '$1% fat '],
  [/(\bmince),? ([0-9]{1,2}) ?%$/iu, '$1 $2% fat'],
  // "Greek yogurt 500g 0%".
  [/^(.*\byogh?urt) ([0-9.]+ ?(?:g|kg|ml|l|oz)) ([0-9]{1,2}%)$/iu, '$1 $3 $2'],
  // "Red lentils cup": one of them.
  [/^(?![0-9½]|half|an? )(\p{L}[\p{L} -]{2,}?) (cup|mug)$/iu, '1 $2 $1'],
  // "Kichererbsen Dose": of what lies in it there is one, as people write it in German.
  [/^(\p{L}[\p{L} -]+?),? (?:aus der )?Dosen?$/u, '1 Dose $1'],
  [/^((?:[0-9½¼¾./]+ )?(?:cups? |bag of |packs? of )?)gf(?= \p{L}{3})/iu, '$1gluten free'],
  [/^(?:raw )?(\p{L}[\p{L} ]+?),? \(?(sashimi|sushi)[- ](?:grade|quality)\)?$/iu, '$2 grade $1'],
  // Tea in its bags is counted, and no bag of loose leaves.
  [/\btea[ -]bag(s?)\b/giu, 'teabag$1'],
  // "Spring onions (green bits only)", "green tops of 2 leeks": another vegetable to whoever may not eat the white.
  [
    /\b(leek|scallion|(?:spring|green|salad) onion)s?(?:[ ,(–—-]+)(?:(?:just|only|use|using|the|dark) )*(?:greens?|green (?:tops?|parts?|bits?|ends?|leaves)|tops)(?: only)?\)?$/iu,
    '$1 greens',
  ],
  [
    /\b(?:(?:just|only|the|dark) )*(?:greens?|green (?:tops?|parts?|bits?|ends?|leaves)|tops) (?:only )?(?:of|from) (?:the |an? )?([0-9]+ )?(leek|scallion|(?:spring|green|salad) onion)s?$/iu,
    '$1$2 greens',
  ],
  // What stands for soy sauce is what the brackets name; a word alone ("milk alternative (oat)") says only of which sort.
  [/^[\p{L} -]+? (?:alternative|substitute|replacement)s? ?(?:\(([^()]+ [^()]+)\)|: ?(.+ .+))$/iu, '$1$2'],
];

/** Amounts as people write them, turned into those of a recipe: "2 x 150g" in front of the food. */
const amounts: readonly (readonly [RegExp, string])[] = [
  [/^(?:a )?(?:whole )?(?:tin|can) of (?=\S)(?!.*[x×] ?[0-9]+$)/i, '1 tin '],
  // "6 cardamom pods' worth of seeds", "the juice of half a lemon" said the other way round.
  [/^(.+?)(?:['’]s?|s)? worth (?:of )?seeds$/iu, 'seeds from $1'],
  [/^(.+?)(?:['’]s?|s)? worth (?:of )?(juice|zest)$/iu, '$2 of $1'],
  // "Soy sauce alternative (coconut aminos)": what it is stands behind what it is for.
  [/^[^()]+ (?:alternative|substitute|replacement) \((?:i use |e\.?g\.? |like )?([^()]+ [^()]+)\)$/i, '$1'],
  // Fingers of a banana are bananas.
  [/^([0-9]+) fingers? (?:of )?(?=(?:green |ripe |unripe )?(?:bananas?|plantains?)\b)/i, '$1 '],
  // "Adrak small piece", "imli, lemon-sized ball", "kesar few strands".
  [
    /^(\p{L}[^0-9,(]+?),? (?:(?:an? )?(?:small|big|large|little|tiny|good|lemon[- ]sized?|thumb[- ]sized?) )+(?:piece|bit|ball|lump)$/iu,
    '$1',
  ],
  [/^(\p{L}[^0-9,(]+?),? (?:an? )?(?:ball )?lemon[- ]sized?$/iu, '$1'],
  [/^(\p{L}[^0-9,(]+?),? (?:an? )?few (?:strands|threads|petals|pieces|sprigs|leaves)$/iu, '$1'],
  // "500g-ish", "400 g or so".
  [/([0-9]) ?-?ish (g|kg|ml|oz|lbs?)\b/gi, '$1 $2'],
  [/([0-9] ?(?:g|kg|ml|l|oz|lbs?)|[0-9]) ?-?ish\b/gi, '$1'],
  [/([0-9] ?[a-z]*) (?:or so|or thereabouts|give or take|more or less)\b/gi, '$1'],
  // "1 (14.5 oz) can", "2 (~150g) fillets".
  [new RegExp(String.raw`^\s*([0-9]+) ?\(${size}(?: each)?\)[ ,]+(?=\p{L})`, 'iu'), '$1 x $2 '],
  // "1 can (400g) chickpeas".
  [
    new RegExp(String.raw`^\s*([0-9]+) (${vessel}) ?\(${size}(?: each)?\)(?: of)?[ ,]+(?=\p{L})`, 'iu'),
    '$1 x $3 $2 ',
  ],
  // "Canned tuna, 2 cans (5 oz each)".
  [
    new RegExp(
      String.raw`^([^0-9(]+?)[ ,(–-]+([0-9]+) (${vessel})(?: of)?[ ,]*\(?(?:@|at|of|each)? ?${size}(?: each| per \p{L}+)?\)*\s*$`,
      'iu',
    ),
    '$2 x $4 $3 $1',
  ],
  // "Salmon fillets (2 x 130g)", "chicken, 4 x 120 g".
  [new RegExp(String.raw`^([^0-9(]+?)[ ,(–-]+([0-9]+) ?[x×] ?${size}(?: each)?\)?\s*$`, 'iu'), '$2 x $3 $1'],
  // "2 salmon fillets (~150g each)".
  [
    new RegExp(
      String.raw`^\s*([0-9]+) (?!x )((?!${unit}\b)\p{L}[^0-9(]*?)[ ,(–-]+${size} (?:each|apiece|a piece|per piece)\)?`,
      'iu',
    ),
    '$1 x $3 $2',
  ],
  // "1 tin coconut milk (400ml)", "1 small can tomato paste (6 oz)".
  [
    new RegExp(
      String.raw`^\s*([0-9]+) (?:small |large |big )?(${vessel})(?: of)? ([^0-9(]+?)[ ,]+\(?${size}(?: each)?\)?\s*$`,
      'iu',
    ),
    '$1 x $4 $2 $3',
  ],
  // "400g black beans can": of one can its content.
  [new RegExp(String.raw`^\s*${size} ([^0-9(]{3,}?) (cans?|tins?)\s*$`, 'iu'), '1 x $1 $3 $2'],
  // "Hot dogs (8 pack)".
  [/^([^0-9(]+?)[ ,(–-]+([2-9]|[1-9][0-9]+)[- ]?(?:pack|pk)\)?$/i, '$2 $1'],
  // "Pint of milk", "bunch of kale".
  [/^(?=(?:pint|lit(?:re|er)|quart|gallon|cup|kilo|pound|stick|head|bulb|bunch) of \p{L}{3})/iu, '1 '],
  // A chicken that is counted or measured with the eye is a whole one.
  [
    /^(an? (?:large |small |medium |big )?|1 |one |large |small |medium |big |half an? |½ (?:a )?|1\/2 (?:a )?)chicken$/i,
    '$1whole chicken',
  ],
  // "Eggs, box of 6", "a pack of 8 sausages", "1 pack of sausages (8)".
  [/^([^0-9(]+?)[ ,(–-]+(?:an? )?(?:pack|packet|box|bag|tray|carton|punnet) of ([0-9]+)\)?$/i, '$2 $1'],
  [/^(?:an? |1 )?(?:pack|packet|box|bag|tray|carton) of ([0-9]+) (?=\p{L}{3})/iu, '$1 '],
  [/^(?:an? |1 )?(?:pack|packet|box|bag|tray|carton)(?: of)? ([^0-9(]+?) \(([0-9]+)\)$/i, '$2 $1'],
  // "Tinned sardines x2", "tin of chickpeas x 1".
  [/^(?:tinned|canned|tins? of|cans? of) (?!of )([^0-9(]+?),? ?[x×] ?([0-9]+)$/i, '$2 tins $1'],
  [
    /^([0-9]+ )?(jars?|packets?|packs?|bags?|boxe?s?|bottles?|tubs?) of ([^0-9(]+?),? ?[x×] ?([0-9]+)$/i,
    '$4 $2 of $3',
  ],
];

/** What is sold by the pound is minced. */
const byWeight = new RegExp(String.raw`^((?:${number}) ?(?:${unit})\.? (?:of )?)hamburger$`, 'iu');

/** "My own", "the kids'": whose it is. */
const whose = /\b(?:my|our|their) own (?=\p{L})/giu;

/** A part of a line that says what else may be there. */
const orElse = /^(?:or(?: else| even| maybe| possibly)?|alternatively|otherwise|failing that)[:,]? +(.+)$/i;
/** "Any dark jaggery is fine", "cannellini work too". */
const willDo =
  /^(.+?) (?:(?:is|are|would be|will be|'s) (?:also |just as |totally |perfectly )?(?:fine|ok|okay|good|great|alright|all right)|(?:also )?works?(?: too| as well| fine| just as well)?|(?:will|would|can|could) (?:do|work)(?: too| as well| instead)?|(?:do|does)(?: too| as well| fine| instead)|instead)(?: too| as well| instead)?$/i;
/** What such a part ends in that is no food. */
const ifSo =
  / (?:if .*|depending .*|that (?:i|we) .*|(?:i|we)(?:'ve| have) .*|instead|works|will do|would do|to hand|on hand)$/i;
const anyOf = /^(?:(?:any|some|an?|the|another|other|whatever|my|our) )+/i;
/** An alternative that is no food but an amount, or no more than talk. */
const noFood =
  /^(?:(?:about|around|maybe|roughly) )?(?:[0-9½¼¾].*|so|more|less|two|three|a few|whatever|whichever|thereabouts|similar|the like|anything.*|something.*|not|none|no .*)$/i;

function alternative(part: string): string | null {
  const said = orElse.exec(part)?.[1] ?? willDo.exec(part)?.[1];
  if (said === undefined) return null;
  const food = said.replace(ifSo, '').replace(anyOf, '').trim();
  return food === '' || noFood.test(food) ? '' : food;
}

/**
 * A line with its sizes, counts and spoons as recipes have them, and without what it says may be taken instead:
 * "1 1/2 cups canary beans (or cannellini)".
 */
export function inPlainWords(text: string): PlainLine {
  let said = text;
  for (const [pattern, by] of [...asWritten, ...otherWords]) said = said.replace(pattern, by);
  said = said.replace(whose, '').replace(/\s+/g, ' ').trim();
  const instead: string[] = [];
  // Brackets, and what stands behind a comma or a dash to the end of the line.
  said = said.replace(/\s*[([]([^)\]]*)[)\]]/g, (whole: string, inside: string) => {
    const other = alternative(inside.trim());
    if (other === null) return whole;
    if (other !== '') instead.push(other);
    return '';
  });
  said = said.replace(
    /(?:,|;|\s[–—-])\s*((?:or|alternatively)\b[^,;()]*)$/i,
    (whole: string, tail: string) => {
      const other = alternative(tail.trim());
      if (other === null) return whole;
      if (other !== '') instead.push(other);
      return '';
    },
  );
  for (const [pattern, by] of amounts) said = said.replace(pattern, by);
  said = said.replace(byWeight, '$1ground beef');
  said = said.replace(/\s+/g, ' ').trim();
  return { said: said === '' ? text : said, instead };
}
