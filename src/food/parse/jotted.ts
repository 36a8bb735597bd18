const containers =
  'handfuls?|bunch(?:es)?|packs?|packets?|pkts?|tins?|cans?|jars?|sprigs?|pinch(?:es)?|splash|glug|drizzle|knob|squeeze|dash|glass(?:es)?|bags?|tubs?|cartons?|punnets?|thumb|dollop|spoonfuls?|sachets?|bottles?|mugs?';
/** What no vessel is called by: "asparagus bunch", but "nut milk bag". */
const heaps =
  'handfuls?|bunch(?:es)?|packets?|pkts?|pinch(?:es)?|sprigs?|knob|splash|glug|drizzle|squeeze|dollop';
const some =
  '(?:an? |one |two |three |half (?:an? )?|couple (?:of )?|few |small |large |big |good |generous )*';
const measure =
  '(?:g|gr|grams?|gms?|kg|ml|mls|l|oz|lbs?|cups?|c|tsps?|tbsps?|tbs|tbl|teaspoons?|tablespoons?|pinch(?:es)?|dash(?:es)?|handfuls?)';

/** "Frozen peas, couple handfuls", "white wine - small glass", "asparagus bunch": how much stands behind, with or without a number. */
const amountBehind = new RegExp(
  `^([\\p{L}][\\p{L}' -]*?)(?:(?:, ?| ?- | \\()(${some}(?:${containers}))\\)?| (${some}(?:${heaps})))$`,
  'iu',
);
/** What ends in such a word by its name. */
const namedSo =
  /\b(?:cake|loaf|baking|muffin|bun|cookie|pepper|tea|stock|shot|pudding|roasting|filling|wine|beer) (?:tins?|bags?|glass(?:es)?|packet)$/i;

/** "Cumin + coriander, 2 tsp each": the amount goes in front of all of them. */
const eachBehind = new RegExp(
  `^(\\p{L}[^\\d;()]*?(?:,|\\+|&|/| and )[^\\d;()]*?)(?:,? -|,|:)? ?(\\d[\\d/. ]* ?${measure} each)$`,
  'iu',
);

/** A measure without its number in front, which is one: "pt milk", "lb mince". */
const oneOf = /^(?=(?:pt|lb|qt|kg|litre|liter|dsp|dssp|sq|square|gill)\.? (?:of )?\p{L}{3})/iu;

/** "1 cube of yeast 42g", "quark 20%": what stands behind is said of the food before it; milk and yogurt of so much fat are sorts by name. */
const saidBehind =
  /^(\d[^()]*\p{L}{3})(?<!\b(?:milk|yogh?urt)),? (\d{1,4} ?(?:g|ml)|\d{1,2} ?%(?: ?fat)?)$/iu;

/** "1 cup ish flour", "2 tbsp-ish honey", "5 tbsp cold water ish": a rough amount. */
const roughly = new RegExp(
  `^(?:about )?((?:an? |[\\d½¼¾⅓⅔][\\d/.½¼¾⅓⅔ -]*)(?:${measure})?)[- ]ish\\b( )?(?:of )?`,
  'iu',
);
const roughlyAtEnd = /^(?:about )?(\d.*[\p{L})])[- ]ish$/iu;

/** What a lump of fat is likened to, and what that weighs. */
const likened: Readonly<Record<string, string>> = {
  egg: '50 g',
  walnut: '25 g',
  nut: '15 g',
  hazelnut: '10 g',
  'golf ball': '40 g',
};
const lump =
  /^(?:(?:an? )?(?:lump|piece|bit) (?:of )?)?(butter|lard|dripping|marg(?:arine)?|ghee|fat),? (?:about |roughly )?(?:the )?size of an? (?:small |large )?(egg|walnut|nut|hazelnut|golf ball)$/i;

/** "1 stick... ok half a stick butter": the second thought holds. */
const takenBack =
  /^\d[^()]{0,40}?(?:\.{2,}|…) ?(?:ok|okay|no|well|actually|make that|or rather|i mean),? (?=(?:an? |half |one |two |three |[\d¼½¾⅓⅔]))/i;

/** Kinds that open a line and only say what follows: "veg: carrots, peas". */
export const kindBefore =
  /^(?:any |some |mixed |the )?(?:veg(?:etables|gies)?|fruits?|spices|herbs|powders|masalas?)(?: (?:you|u) (?:have|like|want|got))?(?: ?: ?| - )(?=[\p{L}\d].*[,&+]|[\p{L}\d].* and )/iu;

/**
 * A line as people jot it down, in the order of a printed list: amounts in front, one word for salt and pepper. Letters and
 * figures stay as they are; what is in order already comes back unchanged.
 */
export function inListOrder(text: string): string {
  let plain = text;
  if (plain.length > mostCharacters) return plain;
  if (/\bs ?(?:&|\+|n|and) ?p\b/i.test(plain))
    plain = plain.replace(/\bs ?(?:&|\+|n|and) ?p\b/gi, 'salt & pepper');
  // A maker with "and" in its name; what it is known for has anchovies.
  if (/perrins/i.test(plain))
    plain = plain.replace(
      /\blea ?(?:&|\+|n|and) ?perrins\b(?:(?:'s|')? (?:worcester\w*|sauce)\b)*/i,
      'Worcestershire sauce',
    );
  if (/ ?'?\bn'? /i.test(plain)) plain = plain.replace(/(\p{L}{3}) '?n'? (?=\p{L}{3})/giu, '$1 and ');
  if (/\bs[./]? ?r\.? ?flour/i.test(plain))
    plain = plain.replace(/\bs[./]? ?r\.? ?(flour)/i, 'self-raising $1');
  if (/\.\.|…/.test(plain)) plain = plain.replace(takenBack, '');
  if (/\d ?x\d/i.test(plain)) plain = plain.replace(/(\d) ?x(?=\d)/gi, '$1 x ');
  if (plain.includes('ize of')) {
    const [, fat, like] = lump.exec(plain) ?? [];
    if (fat !== undefined) return `${likened[like!.toLowerCase()]!} ${fat}`;
  }
  if (kindBefore.test(plain)) plain = plain.replace(kindBefore, '');
  if (/[ -]ish\b/i.test(plain))
    plain = plain.replace(roughly, 'about $1$2').replace(roughlyAtEnd, 'about $1');
  if (/(?:\dg|\d ?ml|\d g|%|fat)$/i.test(plain)) plain = plain.replace(saidBehind, '$1 ($2)');
  if (/\blots$/i.test(plain)) plain = plain.replace(/,? lots$/i, '');
  if (/ each$/i.test(plain))
    plain = plain.replace(
      eachBehind,
      (_, foods: string, amount: string) =>
        `${amount} ${foods.trim().replace(/[/](?=[\p{L} ]*$)/u, ' and ')}`,
    );
  else if (oneOf.test(plain)) plain = `1 ${plain}`;
  else if (/[a-z)]$/i.test(plain) && !/^\d/.test(plain) && !namedSo.test(plain))
    plain = plain.replace(
      amountBehind,
      (whole: string, food: string, amount: string | undefined, heap: string | undefined) =>
        / (?:in|of|for|or|and|with|from|to|the)$/i.test(food) ? whole : `${amount ?? heap!} ${food}`,
    );
  return plain;
}

/** A longer line is told, not jotted. */
const mostCharacters = 160;
