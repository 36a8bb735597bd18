import {
  amountWords,
  carton,
  chatter,
  describedState,
  formWords,
  fromElsewhere,
  halfOf,
  loose,
  measure,
  otherParts,
  severalCuts,
  placeInFront,
  remarks,
  tiredFirst,
  type Form,
} from './list-words.ts';

/** A line of a kitchen's list with its parts told apart. */
export interface TidyLine {
  /** The words of the food, in lower case. */
  readonly food: string;
  /** The same with a container or piece behind it, which may be a part of its name: "soya chunks". */
  readonly fuller: string | null;
  /** How much, as it stands before a food: "2", "half a bag of"; empty where nobody said. */
  readonly amount: string;
  /** What was said behind the food of the form that it is in. */
  readonly forms: ReadonlySet<Form>;
  /** What was said behind it and is neither an amount nor a form nor a remark on its state. */
  readonly kept: readonly string[];
  /** Words that tell a state of some foods and the kind of others: "brown", "sour", "soft". */
  readonly perhapsKinds: readonly string[];
  /** Whether it is what was left of a meal. */
  readonly leftover: boolean;
}

/** How an amount, a form or a state is taken off a line while it is read. */
interface Reading {
  fuller: string | null;
  amount: string;
  leftover: boolean;
  readonly forms: Set<Form>;
  readonly kept: string[];
  readonly perhapsKinds: string[];
}

const possessive =
  /^(?:(?:the )?(?:rest|remains|remainder|last|end) of )?(?:yesterday|last night|(?:mon|tues|wednes|thurs|fri|satur|sun)day|xmas|christmas|easter|thanksgiving)(?:'?s)? (?=\p{L})/u;
const dayOld = /^(?:(?:the )?(?:rest|remains|remainder) of (?:the |a |an |my |our )?)(?=roast)/;
const leftOverFirst =
  /^((?:some |the |my |an? |[0-9./½¼¾]+ |half (?:an? )?|(?:(?:[0-9./½¼¾ -]+|an? |half (?:an? )?)\s*(?:cups?|bowls?|tubs?|portions?|servings?|g|grams|handfuls?|box(?:es)?) (?:of )?)|(?:(?:[0-9½]+|an?|half an?) )?(?:small |large |big )?(?:tubs?|bowls?|box(?:es)?|containers?|tupperwares?) (?:of )?)?)(?:left[- ]?over|leftovers? of) /;
const leftOverLast = / (?:left[- ]?overs?|left)$/;

/** Two spellings of how many there are: "x2" and "2x". */
const times = /(?:^|\s)[x×*]\s?([0-9]+(?:\.5)?)(?=\s|$)/;
const timesFirst = /^([0-9]+(?:\.5)?)\s?[x×]\s+(?=\p{L})/u;

/** What stands behind the food is told apart from it by commas, brackets and dashes. */
function partsOf(text: string): { readonly front: string; readonly behind: readonly string[] } {
  const behind: string[] = [];
  const open = text.replace(/[([]([^)\]]*)[)\]]?/g, (_, inside: string) => {
    behind.push(...inside.split(/[,;]/));
    return ' ';
  });
  const [front = '', ...others] = open.split(/\s*[,;](?![0-9])\s*|\s+[-–—]+\s+/);
  return { front, behind: [...others, ...behind].map(tidySpaces).filter((part) => part !== '') };
}

const tidySpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether nothing but amounts and forms stands there, so that the food follows: "boneless, skinless thighs". */
function saysNoFood(front: string): boolean {
  const words = front.split(' ');
  return words.every((word) => formWords.has(word) || amountWords.test(word));
}

/** Bananas are brown with age, sugar is so from the start. */
const stateOrKind = /^(?:brown|sour|soft|hard|dry|ripe|stale|old)$/;

/** "The baking kind": which of its sort, where no food is named. */
const whichKind = /^(?:the |my )?(?:\p{L}+ ){1,2}(?:kind|type|sort|variety|one|ones)$/u;

/** "About 200 ml", "only 3 left", "maybe a cup of it". */
const only =
  /^(?:(?:about|around|roughly|approx\.?|approximately|maybe|only|just|at least|at most|up to|nearly|almost|so) )+(?=[0-9½¼¾a])/;

/** "3 cups meat" of a chicken is how much there is of it. */
const ofItsMeat = /^([0-9½¼¾./ ]+\p{L}*) (?:of )?(?:(?:the|its|picked|cooked) )*(?:meat|flesh)$/u;

/** How many of what size, behind their food: "brinjal 4 small". */
const countedSize = / ([0-9]+|one|two|three|four|five|six) (small|large|big|medium)(?: ones)?$/;

/** Notes a part that says nothing but a form, an amount or a state. Whether it did. */
function note(said: string, into: Reading): boolean {
  const sized = countedSize.exec(` ${said.replace(only, '')}`);
  if (sized?.index === 0) {
    into.amount ||= `${sized[1]!} ${sized[2]!}`;
    return true;
  }
  const measured = measure.exec(said.replace(only, ''));
  if (measured !== null && measured.index > 0) into.amount ||= measured[1]!;
  const part =
    measured !== null && measured.index > 0
      ? said.replace(only, '').slice(0, measured.index)
      : said.replace(only, '').replace(ofItsMeat, '$1');
  const plain = part
    .replace(/ (?:maybe|probably|i think|i reckon|approx\.?|roughly|at most|tops|max|only)$/, '')
    .replace(/^(?:but|and|they are|they're|it is|it's|its|still|already|all|mostly) /, '');
  const multiplied = times.exec(` ${plain}`);
  if (multiplied !== null && multiplied[0].trim() === plain) {
    into.amount ||= multiplied[1]!;
    return true;
  }
  const forms = formsOf(plain);
  if (forms !== null) {
    for (const form of forms) into.forms.add(form);
    return true;
  }
  // "3 left" are no leftovers.
  if (/^left$|\S left$/.test(plain)) {
    const some = plain.replace(/ ?left$/, '');
    return some === '' || note(some, into);
  }
  if (leftOverLast.test(` ${plain}`) || /^left[- ]?over(?:s)?\b/.test(plain)) {
    into.leftover = true;
    return true;
  }
  const elsewhere = fromElsewhere.exec(plain);
  if (elsewhere?.index === 0) {
    noteElsewhere(elsewhere[0], into);
    return true;
  }
  if (stateOrKind.test(plain)) into.perhapsKinds.push(plain);
  if (
    otherParts.test(plain) ||
    severalCuts.test(plain) ||
    whichKind.test(plain) ||
    describedState.test(plain) ||
    remarks.some((remark) => remark.exec(` ${plain}`)?.index === 0)
  )
    return true;
  const container = carton.exec(` ${plain}`);
  if (container?.index === 0) {
    if (/^(?:tin|can)/.test(container[2]!)) into.forms.add('canned');
    const counted = container[1] !== undefined && countedIn.test(container[1]);
    if (counted && weighable.test(container[2]!)) into.amount ||= `${container[1]!} ${container[2]!} of`;
    return true;
  }
  const amount = measure.exec(` ${plain}`);
  if (amount?.index === 0) {
    into.amount ||= amount[1]!;
    return true;
  }
  return false;
}

/** Whether words behind a food say nothing but how much there is, in what form, or how it looks. */
export const isRemark = (words: string): boolean =>
  note(tidySpaces(words.toLowerCase()), {
    amount: '',
    fuller: null,
    leftover: false,
    forms: new Set(),
    kept: [],
    perhapsKinds: [],
  });

function noteElsewhere(words: string, into: Reading): void {
  if (/freezer|frozen/.test(words)) into.forms.add('frozen');
  else if (/night|yesterday|day|christmas|xmas|easter|thanksgiving|takeaway|weekend/.test(words))
    into.leftover = true;
}

/** The forms that a part names, null where it says anything else. */
function formsOf(part: string): readonly Form[] | null {
  const joined = part
    .replace(/\b(skins?|bones?|shells?|heads?|tails?)[- ](on|in|off)\b/g, '$1_$2')
    .replace(/\b(?:with (?:the )?|on the )(skin|bone)\b/g, (_, what: string) =>
      what === 'skin' ? 'skin_on' : 'bone_in',
    )
    .replace(/\b(?:without|no) (?:the )?(skin|bone)s?\b/g, '$1_off');
  const said = joined
    .split(/[ /&+]+|-(?=cooked|boiled)/)
    .filter((word) => !/^(?:and|ready|pre|fully|whole)?$/.test(word));
  const forms = said.map((word) => formWords.get(word));
  return said.length > 0 && forms.every((form) => form !== undefined) ? forms : null;
}

/** "1", "half a", "two": how many containers, and no word on how large. */
const countedIn = /^(?:half(?: an?)?|an?|[0-9]+|1\/2|one|two)$/;
/** Containers of which the tables tell what one holds. */
const weighable =
  /^(?:tin|can|jar|glass|tuber|pack|packet|bag|box|carton|bottle|punnet|bunch|tub|block|ball)s?$/;

/** What a sausage is sold in that is many times one of them. */
const ringOf = /^(?:ring|rope|coil)s?$/;
const halfInFront = /^half(?: an?)? /;

/** Words that only say of what sort: the block behind "vegan" is the food. */
const ownsNoFood = /(?:-free|vegan|plant(?:-based)?|vegetarian)$/;

/** Takes amounts, containers, states and remarks off the end of the food's words. */
function strippedBehind(front: string, into: Reading): string {
  let text = front;
  for (let turn = 0; turn < 6; turn++) {
    const before = text;
    const elsewhere = fromElsewhere.exec(text);
    if (elsewhere !== null && elsewhere.index > 0) {
      noteElsewhere(elsewhere[0], into);
      text = text.slice(0, elsewhere.index);
    }
    for (const remark of remarks) {
      const found = remark.exec(text);
      if (found !== null && found.index > 0) text = text.slice(0, found.index);
    }
    if (leftOverLast.test(text)) {
      into.leftover ||= !/ left$/.test(text);
      text = text.replace(leftOverLast, '');
    }
    const multiplied = times.exec(text);
    if (multiplied !== null) {
      into.amount ||= multiplied[1]!;
      text = tidySpaces(text.replace(times, ' '));
    }
    // Four small ones weigh less than four.
    const sized = countedSize.exec(text);
    if (sized !== null && sized.index > 0 && into.amount === '') {
      into.amount = `${sized[1]!} ${sized[2]!}`;
      text = text.slice(0, sized.index);
    }
    const amount = measure.exec(text);
    if (amount !== null && amount.index > 0) {
      // Of "200 g, a block" the grams are what is known.
      if (into.amount === '' || into.amount.endsWith(' of')) into.amount = amount[1]!.trim();
      text = text.slice(0, amount.index);
    }
    // "Avocado 2 ripe", "kimchi old".
    const looks =
      /^(.*\D [x×]?[0-9]+) (.+)$/.exec(text) ??
      /^(\p{L}.*?) (?:(?:very|really|quite|rather|over|super|so|too|(?:a )?bit) )*(old|stale|ripe|soft|wilted|bendy|limp|sad|tired|floppy|wrinkly|brown)$/u.exec(
        text,
      );
    if (looks !== null && describedState.test(looks[2]!)) {
      into.fuller ??= text;
      if (stateOrKind.test(looks[2]!)) into.perhapsKinds.push(looks[2]!);
      text = looks[1]!;
    }
    const held = carton.exec(text);
    if (held !== null && held.index > 0 && !ownsNoFood.test(text.slice(0, held.index))) {
      const [, count, what] = held;
      if (/^(?:tin|can)s?$/.test(what!)) into.forms.add('canned');
      // Of "fish balls 1 bag" the balls are what it is called, not the bag.
      into.fuller = into.fuller === null || held[1] === undefined ? text : into.fuller;
      // "Half" of a ring is no half of a sausage: nobody knows how much that is.
      const many = into.amount !== '' && !/[a-z]/.test(into.amount) ? into.amount : count;
      if (!weighable.test(what!)) into.amount = /[0-9] ?[a-z]/.test(into.amount) ? into.amount : '';
      else if (!/[0-9] ?[a-z]/.test(into.amount))
        into.amount = `${many ?? (into.amount === '' ? '1' : into.amount)} ${what!} of`;
      text = text.slice(0, held.index);
      if (ringOf.test(what!)) text = text.replace(halfInFront, '');
    }
    const form = formBehind.exec(text);
    if (form !== null && form.index > 0) {
      for (const one of formsOf(form[1]!) ?? []) into.forms.add(one);
      text = text.slice(0, form.index);
    }
    if (text.split(' ').length > 2) text = text.replace(potCut, '');
    text = text.trim();
    if (text === before) break;
  }
  return text;
}

/** A form behind its food, with no comma before it. */
const formBehind =
  / (skins?[- ]on|bones?[- ]in|skin[- ]off|(?:on the|with) bone|frozen|cooked|uncooked|tinned|canned|raw|smoked|boneless|skinless)$/;
/** "Skin-on, bone-in": a form in front of a cut. */
const formInFront =
  /^((?:[0-9]+ )?)((?:(?:skin[- ]on|bone[- ]in|boneless|skinless)(?:,? and |, | |\/))+)(?=\p{L})/u;
/** How a butcher cuts it for the pot, or for one dish. */
const potCut =
  / (?:curry|stew|biryani|soup|nihari|karahi|korma|bulgogi|sukiyaki|hot ?pot) (?:cut|pieces|slices|strips)$/;

/** Takes loose amounts and states off the front: "the end of a", "some sad", "half bag". */
function strippedBefore(front: string, into: Reading): string {
  let text = front;
  for (let turn = 0; turn < 4; turn++) {
    const before = text;
    // "About 3 cups leftover rice": how sure he is of the amount stands in front of it.
    if (leftOverFirst.test(text.replace(only, ''))) text = text.replace(only, '');
    if (possessive.test(text) || dayOld.test(text)) {
      into.leftover = true;
      text = text.replace(possessive, '').replace(dayOld, '');
    }
    if (leftOverFirst.test(text)) {
      into.leftover = true;
      text = text.replace(leftOverFirst, '$1');
    }
    const half = halfOf.exec(text);
    if (half !== null) {
      if (weighable.test(half[1]!)) into.amount ||= `half a ${half[1]!} of`;
      text = text.slice(half[0].length);
    }
    text = text.replace(tiredFirst, '$1');
    for (const words of loose) text = text.replace(words, '');
    const form = formInFront.exec(text);
    if (form !== null) {
      for (const one of form[2]!.matchAll(/skin[- ]on|bone[- ]in|boneless|skinless/g))
        for (const known of formsOf(one[0]) ?? []) into.forms.add(known);
      text = `${form[1]!}${text.slice(form[0].length)}`;
    }
    text = text.replace(timesFirst, '$1 ').trim();
    if (text === before) break;
  }
  return text;
}

/** What the shop did to it already, and leaves it the same food. */
const cutInTheShop =
  /\b(?:pre|ready)[- ]?(?:cut|chopped|sliced|diced|cubed|washed|peeled|prepped|prepared) (?=\p{L}{3})/u;

/** How many of a kind of shellfish make a pound. */
const toThePound =
  /,? ?[([]?\b(?:u ?\/ ?)?[0-9]{1,2}(?: ?[/-] ?[0-9]{1,2})? (?:count|ct)\b(?: per (?:lb|pound))?[)\]]?/;
/** "5% fat", "93% lean", "80/20": how lean mince is. */
const ofFat = /,? ?[([]?\b(?:([0-9]{1,2}) ?% ?(fat|lean)\b|([0-9]{2})\/[0-9]{1,2}\b(?! ?cups?))[)\]]?,?/;

/** What is in it: "2 takeout containers (of) cold rice". */
const takenAwayTubOf =
  /(?<=^|^[0-9]+ |^an? |^(?:small|large|big) )(?:take[- ]?away|take[- ]?out) ((?:tub|box|container|carton)(?:e?s)?)(?: of)? (?:(?:cold|leftover|left-over) )?(?=\p{L}{3})/u;
/** Whose tub it is: "takeaway tubs", "a takeout container". */
const takenAwayTub =
  /\b(?:chinese |indian |thai )?(?:take[- ]?aways?|take[- ]?outs?|carry[- ]?out) (?=(?:tub|box|container|carton|pot|bag|portion)(?:e?s)?\b)/u;
/** What was cooked by somebody else: "takeaway rice", "cold takeout noodles". */
const takenAway =
  /(?:(?<=^|[0-9] |\ban? |some |of )(?:cold|leftover|left-over|spare|old) )?\b(?:chinese |indian |thai )?(?:take[- ]?away|take[- ]?out|carry[- ]?out) (?=\p{L}{3})/u;

/** Grains and pasta are cold, or a day old, only when they were cooked: "2 cups cold basmati rice". */
const coldGrain =
  /\b(?:cold|day[- ]old|night[- ]old)(?: cooked| boiled| steamed)? ((?:\p{L}+[- ]){0,2}(?:rice|quinoa|pasta|spaghetti|noodles|macaroni|penne|bulgur|couscous))(?= *(?:$|[(,–—]| from ))/u;

/** A pound-long smoked sausage, bent round: "smoked sausage (the U-shaped one)", "1 rope smoked sausage". */
const ringOfSausage =
  /^((?:[0-9½¼¾]+ |an? |one |the |half (?:an? )?)?)(?:smoked sausages?,? ?\(?(?:the |an? )?(?:u[- ]shaped?|horseshoe|ring|rope)\b(?: (?:one|kind|type|sort))?\)?|(?:u[- ]shaped?|horseshoe|ring|rope)(?: of)? smoked sausages?)$/;
/** In the singular and without a word of links it is the long one as well. */
const oneSmokedSausage = /^(?:1|an?|one) smoked (?:pork )?sausage$/;

/** Fish that lies in oil, brine or water comes out of a tin. */
const inTheTin =
  /\b(tuna|sardines?|mackerel|salmon|herrings?|pilchards?)(?: (?:fillets?|chunks?|steaks?))? in (?:\p{L}+ )?(?:oil|brine|water|springwater)\b/u;

/** How lean mince is that has its figures beside it; null where it says nothing of the sort, or is the usual. */
function leanness(text: string): Form | null {
  const [, percent, of, lean] = ofFat.exec(text) ?? [];
  if (percent === undefined && lean === undefined) return null;
  const fat =
    lean !== undefined ? 100 - Number(lean) : of === 'fat' ? Number(percent) : 100 - Number(percent);
  return fat <= 5 ? 'extra_lean' : fat <= 10 ? 'lean' : null;
}

/** What comes with it in its own jar: "plus its juice". */
const itsJuice =
  / (?:(?:plus|and|with|\+|&) (?:all |some |most |a little )?(?:of )?(?:(?:its|it's|their|the) (?:own )?(?:juices?|brine|(?:pickling )?liquid|marinade|syrup|carcass|bones|frame)|(?:juices?|brine|liquid))|with (?:the |its |their )?(?:greens|tops|leaves|stalks|fronds))(?: (?:on|attached|still on))?$/iu;
/** How much so: "really sour", "very ripe". */
const howMuchSo =
  /\b(?:really|very|super|proper|properly|quite|fairly|lovely|gorgeous|decent|nice)(?: and)? (?=\p{L}+ \p{L})/giu;
/** A tin or a punnet that nobody counted is one. */
const oneHeld = /^(?=(?:small |large |big )?(?:tin|can|punnet) (?:of )?\p{L}{3})/iu;

/** A line without what goes along with the food, and without how much so; what "plus its juice" joins is no second food. */
export const withoutAsides = (text: string): string =>
  text.trim().replace(itsJuice, '').replace(howMuchSo, '').replace(oneHeld, '1 ');

/** "60g hibiscus (2 cups)", "2 cups hibiscus (60 g)": of two amounts the weight, said once. */
function oneAmount(front: string, into: Reading): string {
  const own = measuredFirst.exec(front);
  if (own === null || into.amount === '') return tidySpaces(front);
  if (weight.test(own[0]) || !weight.test(into.amount)) {
    into.amount = '';
    return tidySpaces(front);
  }
  return tidySpaces(front.slice(own[0].length));
}
const measuredFirst =
  /^(?:about |approx\.? |~)?[0-9½¼¾⅓⅔./ ]+ ?(?:g|gms?|grams?|kgs?|kilos?|oz|ounces?|lbs?|pounds?|mls?|l|lit(?:re|er)s?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|pints?|quarts?)\b\.?(?: of)? (?=\p{L})/u;
const weight = /[0-9½¼¾⅓⅔] ?(?:g|gms?|grams?|kgs?|kilos?|oz|ounces?|lbs?|pounds?)\b/;

/** Tells the food of a line from its amount, its form and what is remarked on its state. */
export function tidyLine(text: string): TidyLine {
  const said = tidySpaces(
    withoutAsides(text)
      .toLowerCase()
      .replace(/[‘’`]/g, "'")
      // "(thighs & drumsticks)"; makers have names like that too, and stay.
      .replace(/(?<=\([^()]*) & (?=[^()]*\))/g, ' and ')
      .replace(/^[-*•·]+\s+/, '')
      // A blend with a number in its name, and not five of something.
      .replace(/^5[- ](?=spices?\b)/, 'five ')
      .replace(cutInTheShop, '')
      .replace(/ (?:left-?over,? cold|cold,? left-?over)$/, ' leftover')
      .replace(takenAwayTubOf, '$1 of leftover ')
      .replace(takenAwayTub, '')
      .replace(takenAway, 'leftover ')
      .replace(coldGrain, 'leftover $1')
      .replace(ringOfSausage, '$1kielbasa')
      .replace(oneSmokedSausage, '1 kielbasa')
      .replace(/^([0-9]+) ?nos?\.?(?= \p{L})/u, '$1')
      .replace(toThePound, ' ')
      .replace(ofFat, ' ')
      .replace(/,? ?[([]?\b[0-9]{2} ?%(?: (?:cocoa|cacao)(?: solids)?)?[)\]]?/, ' ')
      .replace(/ in (?:an? |the )?(jars?|tins?|cans?)$/, ', $1')
      .replace(inTheTin, '$1')
      .replace(/[!?.]+$/, ''),
  );
  const into: Reading = {
    amount: '',
    fuller: null,
    leftover: false,
    forms: new Set(),
    kept: [],
    perhapsKinds: [],
  };
  const lean = leanness(text.toLowerCase());
  if (lean !== null) into.forms.add(lean);
  if (inTheTin.test(text.toLowerCase())) into.forms.add('canned');
  const place = placeInFront.exec(said)?.[1];
  const form = place === undefined ? undefined : formWords.get(place);
  if (form !== undefined) into.forms.add(form);
  const told = partsOf(said.replace(placeInFront, '').replace(chatter, ''));
  const { front, behind } = saysNoFood(told.front)
    ? { front: said.replace(placeInFront, '').replace(chatter, ''), behind: [] }
    : told;
  for (const part of behind) if (!note(part, into)) into.kept.push(part);
  const food = strippedBefore(strippedBehind(strippedBefore(oneAmount(front, into), into), into), into);
  return { ...into, food: food === '' ? said : food };
}
