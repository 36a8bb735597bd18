/** Gives telegrams their small words back: "Heat oil in pan 5 minutes" → "Heat the oil in a pan for 5 minutes". */
import { isOrderVerb } from '../tone/say/verb-forms.ts';
import { isPlural } from '../tone/say/number-of.ts';
import { endsAt, isVerbAt, saysOf, thingAt, type Thing } from './grammar.ts';
import type { Draft, Piece } from './pieces.ts';
import type { Vessels } from './vessels.ts';

/** What the editor knows of the foods that a step mentions. */
export interface Foods {
  /** Whether the list has an amount of the food of a mention. */
  isMeasured(mention: number): boolean;
}

/** Verbs that speak of any such food, not of the one in the list. */
const general =
  /^(?:use|try|buy|prefer|need|include|like|want|get|have|avoid|substitute|offer|drink|eat|see|skip|keep|repeat|enjoy|consider|choose|store|taste|start|begin|continue|make|do|go|wait|follow|freeze|let's|order|mean|find|think|check)$/;
const joins =
  /^(?:add|tip|sift|chuck|crack|work|stir|mix|fold|pour|toss|throw|put|whisk|beat|blend|sprinkle|squeeze|knead|grate|rub)$/;
const particle = /^(?:up|out|off|down|together|back|away|aside)$/;
const seasons = /^(?:salt|pepper|water|oil|seasonings?|sugar|garnish|ice)$/;

const conjunction = /^(?:until|till|when|once|while|whilst|if|after|before|because|as|unless|where)$/;
const cue =
  /^(?:golden|soft|tender|brown|browned|crisp|crispy|translucent|fragrant|thick|smooth|done|cooked|wilted|melted|pink|opaque|softened|thickened|hot|boiling|bubbling|bubbly|caramelized|caramelised|transparent|glazed|combined|dissolved|absorbed)$/;

const hot = /^(?:heat|temperature|flame)$/;
const turns = /^(?:reduce|lower|raise|increase|turn|adjust|decrease|drop)$/;
const covers =
  /^(?:cover|uncover|swirl|shake|tilt|scrape|deglaze|wipe|return|remove|take|place|put|rinse|drain|empty)$/;
const setsUp = /^(?:heat|preheat|pre-heat|grease|butter|line|oil|prepare|set|turn|fill|spray|get|warm|use)$/;

const utensil =
  /^(?:fork|spoon|knife|whisk|spatula|lid|ladle|masher|pin|blender|mixer|grater|peeler|processor|sieve|strainer|toothpick|skewer|mallet|brush|cloth|towel|tenderizer|tenderiser|scoop|teaspoon|tablespoon|thermometer|colander|machine|mortar|beater)$/;
const utensilWord =
  /^(?:wooden|slotted|rolling|stick|hand|hand-held|handheld|electric|immersion|potato|food|meat|pastry|damp|clean|dry|large|small|big|metal|rubber|sharp|serrated|butter|tight-fitting|tight|close-fitting|fine-mesh|fine|mesh|kitchen|tea|dish|pizza|paring|stand|cheese|box|flat|moist|wire|balloon|silicone|wet|sturdy|perforated|lint-free|plastic|glass)$/;

const pours =
  /^(?:add|stir|whisk|fold|pour|mix|put|beat|blend|rub|press|work|drop|tip|toss|dip|return|transfer|place|squeeze|grate|incorporate|stirring|whisking|folding|pouring|mixing|dump|throw|scrape|drizzle|insert|combine)$/;
const places = /^(?:in|into|to|on|onto|from|inside|over|of|off)$/;
/** "Cool enough to handle": what follows is done, and no place. */
const aimed = /^(?:enough|easy|easier|safe|hard|ready|able|difficult|comfortable)$/;
const cooks =
  /^(?:cook|leave|bake|simmer|boil|fry|sauté|saute|roast|steam|broil|grill|rest|stand|cool|chill|soak|marinate|rise|knead|mix|beat|whisk|stir|blend|refrigerate|microwave|toast|brown|sear|stew|braise|poach|sit|steep|stir-fry|blanch|freeze|process|pulse|whip|cover|smoke|sweat|heat|bubble|reduce|ferment|proof|infuse|stirring|simmering|cooking|boiling|whisking|beating|mixing|kneading)$/;
const about =
  /^(?:about|around|approximately|roughly|another|additional|at|least|up|only|just|an|a|further|extra|more|almost|exactly|between|maybe|over|under|nearly)$/;

/** Articles for one sentence; what was put is remembered in the draft. */
export function addArticles(
  draft: Draft,
  from: number,
  to: number,
  { foods, vessels }: { readonly foods: Foods; readonly vessels: Vessels },
): void {
  const { pieces } = draft;
  addToOpening(draft, from);
  const loose = isOptional(pieces, from, to);
  /** Where the object of the order ends. */
  let ended = -1;
  let depth = 0;
  /** The order that is under way. */
  let verb = '';
  /** Behind "until" or "when". */
  let clause = -1;
  const the = (at: number): void => {
    if (!draft.has(at)) draft.put(at, 'the');
  };
  const isThing = (thing: Thing | null): thing is Thing =>
    thing !== null && !isIndefinite(pieces, thing, foods);
  for (let at = from; at < to; at++) {
    const piece = pieces[at]!;
    if (piece.text === '(') depth++;
    if (piece.text === ')') depth--;
    if (/^[,;.]$/.test(piece.text)) clause = -1;
    if (piece.opensNumber && piece.number === 'minutes' && depth === 0) addFor(draft, from, at, ended);
    if (piece.kind !== 'word') continue;
    const { low } = piece;
    const next = pieces[at + 1];
    vessels.see(pieces, at);
    if (next === undefined || at + 1 >= to) continue;
    // "Mix all ingredients".
    if (
      low === 'all' &&
      next.gap === ' ' &&
      /^(?:ingredients|dry|wet|other|remaining|vegetables|veggies|spices)$/.test(next.low)
    ) {
      const thing = thingAt(pieces, at + 1);
      if (thing !== null && endsAt(pieces, thing.end) && pieces[thing.end]?.low !== 'except') the(at + 1);
      continue;
    }
    // "Butter deep baking dish".
    if (at === from && piece.food >= 0 && /^(?:butter|oil|flour|salt)$/.test(low)) {
      const found = vessels.at(pieces, at + 1);
      if (found !== null) draft.put(at + 1, found.article);
      continue;
    }
    if (!draft.has(at) && isVerbAt(pieces, at, from)) {
      verb = low;
      let object = at + 1;
      if (turns.test(low) && (next.low === 'up' || next.low === 'down' || next.low === 'off')) {
        if (hot.test(pieces[at + 2]?.low ?? '') && endsAt(pieces, at + 3)) the(at + 2);
        continue;
      }
      if (turns.test(low) && hot.test(next.low) && endsAt(pieces, at + 2)) {
        the(object);
        continue;
      }
      if (particle.test(next.low) || (next.low === 'in' && joins.test(low))) object++;
      if (pieces[object]?.gap !== ' ') continue;
      if (/^(?:turn|switch)$/.test(low) && /^(?:on|off)$/.test(next.low) && pieces[at + 2]?.low === 'oven') {
        the(at + 2);
        continue;
      }
      if (covers.test(low) || setsUp.test(low)) {
        const found = vessels.at(pieces, object, covers.test(low) || /^(?:turn|set)$/.test(low));
        if (found !== null && !draft.has(object)) {
          draft.put(object, found.article);
          continue;
        }
        if (pieces[object]!.low === 'lid' && endsAt(pieces, object + 1)) {
          the(object);
          continue;
        }
      }
      if (/^(?:the|your)$/.test(pieces[object]!.low) && cooks.test(low))
        ended = thingAt(pieces, object + 1)?.end ?? -1;
      // "Sprinkle top with cheese".
      if (
        /^(?:sprinkle|brush|score|smooth|level|dust|glaze|spread)$/.test(low) &&
        /^(?:tops?|edges?|surface|bottom)$/.test(pieces[object]!.low) &&
        endsAt(pieces, object + 1)
      ) {
        the(object);
        continue;
      }
      if (general.test(low)) continue;
      const thing = thingAt(pieces, object);
      if (thing !== null && cooks.test(low)) ended = thing.end;
      if (
        !loose &&
        isThing(thing) &&
        endsAt(pieces, thing.end) &&
        !isMixedList(pieces, thing.end, to) &&
        !isLoose(pieces, thing, low)
      )
        the(object);
      continue;
    }
    if (conjunction.test(low) && next.gap === ' ') {
      clause = at;
      addToSubject(draft, at + 1);
      continue;
    }
    // "Until the rice is tender and liquid is absorbed".
    if (low === 'and' && clause >= 0 && pieces.slice(clause, at).some((_, n) => saysOf(pieces, clause + n))) {
      addToSubject(draft, at + 1);
      continue;
    }
    // "Add the oil, then onion".
    if (low === 'then' && next.gap === ' ' && !isVerbAt(pieces, at + 1, from)) {
      const thing = thingAt(pieces, at + 1);
      if (isThing(thing) && endsAt(pieces, thing.end) && thing.food >= 0) the(at + 1);
      continue;
    }
    if (addToSome(draft, at)) continue;
    // "Half of dressing", "the rest of ingredients".
    if (
      low === 'of' &&
      /^(?:half|rest|most|all|some|remainder|third|quarter|both)$/.test(pieces[at - 1]?.low ?? '')
    ) {
      const thing = thingAt(pieces, at + 1);
      if (isThing(thing) && endsAt(pieces, thing.end)) the(at + 1);
      continue;
    }
    if (low === 'rest' && next.low === 'of' && !/^(?:the|your)$/.test(pieces[at - 1]?.low ?? 'the')) the(at);
    if (/^remaining$/.test(low)) continue;
    if (next.low === 'remaining' && /^(?:with|to|of|in|into|over|and)$/.test(low)) {
      const thing = thingAt(pieces, at + 1);
      if (thing !== null && endsAt(pieces, thing.end) && low !== 'and') the(at + 1);
      continue;
    }
    if (places.test(low) && next.gap === ' ' && !(low === 'to' && aimed.test(pieces[at - 1]?.low ?? '')))
      addAfterPlace(draft, at, from, verb, vessels, isThing);
    else if (/^(?:with|using)$/.test(low) && next.gap === ' ') {
      const end = utensilAt(pieces, at + 1);
      if (end > 0 && !draft.has(at + 1)) draft.put(at + 1, /^[aeiou]/.test(next.low) ? 'an' : 'a');
      else if (
        low === 'with' &&
        pieces[thingAt(pieces, at + 1)?.end ?? -1] !== undefined &&
        pieces[thingAt(pieces, at + 1)!.end - 1]!.low === 'mixture'
      )
        the(at + 1);
      else if (low === 'with' && next.low === 'lid' && endsAt(pieces, at + 2)) the(at + 1);
    }
  }
}

/** "Meat should bend": what is said of the food in the pan. */
function addToOpening(draft: Draft, from: number): void {
  const { pieces } = draft;
  const thing = thingAt(pieces, from);
  if (thing === null || pieces[thing.end]?.low !== 'should') return;
  const { text } = pieces[from]!;
  draft.put(from, 'The');
  draft.exchange(from, { text: text.charAt(0).toLowerCase() + text.slice(1) });
}

/** "Until meat is browned", "while rice cooks", "until onion translucent". */
function addToSubject(draft: Draft, start: number): void {
  const { pieces } = draft;
  const thing = thingAt(pieces, start, true);
  if (thing === null || draft.has(start)) return;
  let end = thing.end;
  // "Until potatoes and carrots are soft".
  while (/^(?:and|or|,)$/.test(pieces[end]?.low ?? '')) {
    const other = thingAt(pieces, end + 1, true);
    if (other === null) return;
    end = other.end;
  }
  if (saysOf(pieces, end)) draft.put(start, 'the');
  else if (
    end === thing.end &&
    thing.food >= 0 &&
    cue.test(pieces[end]?.low ?? '') &&
    endsAt(pieces, end + 1) &&
    /^(?:until|till|when|once)$/.test(pieces[start - 1]!.low)
  ) {
    draft.put(start, 'the');
    draft.put(
      end,
      isPlural(
        pieces
          .slice(start, end)
          .map(({ text }) => text)
          .join(' '),
      )
        ? 'are'
        : 'is',
    );
  }
}

/** "For few minutes", "for additional 5 minutes", "a bit longer", "over medium". */
function addToSome(draft: Draft, at: number): boolean {
  const { pieces } = draft;
  const { low } = pieces[at]!;
  const next = pieces[at + 1]!;
  const then = pieces[at + 2];
  if (
    /^(?:for|in|during)$/.test(low) &&
    /^(?:last|first|final)$/.test(next.low) &&
    (then?.opensNumber === true || /^(?:few|minute|half|hour)$/.test(then?.low ?? ''))
  ) {
    draft.put(at + 1, 'the');
    return true;
  }
  if (
    /^(?:for|in|after|another)$/.test(low) &&
    (next.low === 'few' ||
      next.low === 'couple' ||
      (low === 'for' && next.low === 'additional' && pieces[at + 2]?.opensNumber === true))
  ) {
    if (low !== 'another') draft.put(at + 1, next.low === 'additional' ? 'an' : 'a');
    return true;
  }
  if (
    next.low === 'bit' &&
    /^(?:longer|more|of|further)$/.test(pieces[at + 2]?.low ?? '') &&
    !/^(?:a|little|the|this|every|tiny|wee|good|each)$/.test(low)
  ) {
    draft.put(at + 1, 'a');
    return false;
  }
  if (
    low === 'over' &&
    /^(?:low|medium|high|medium-high|medium-low|med-high|med-low|moderate)$/.test(next.low) &&
    (pieces[at + 2] === undefined || /^[.,;]$/.test(pieces[at + 2]!.text))
  ) {
    draft.exchange(at + 1, { text: `${next.text} heat` });
    return true;
  }
  return false;
}

/** "In pan", "to meat", "bring to boil". */
function addAfterPlace(
  draft: Draft,
  at: number,
  from: number,
  verb: string,
  vessels: Vessels,
  isThing: (thing: Thing | null) => thing is Thing,
): void {
  const { pieces } = draft;
  const { low } = pieces[at]!;
  const next = pieces[at + 1]!;
  if (draft.has(at + 1)) return;
  if (low === 'to') {
    let boil = at + 1;
    if (/^(?:rolling|gentle|slow|quick|full|light|low|rapid|soft)$/.test(next.low)) boil++;
    const word = pieces[boil]?.low ?? '';
    if (
      /^(?:boil|simmer)$/.test(word) &&
      endsAt(pieces, boil + 1) &&
      !/^(?:the|in|well)$/.test(pieces[boil + 1]?.low ?? '')
    ) {
      const since = pieces.slice(Math.max(from, at - 9), at).map((one) => one.low);
      if (
        since.some((one) => /^(?:bring|return|come|comes|bringing|back)$/.test(one)) ||
        (word === 'simmer' && since.some((one) => /^(?:reduce|lower|turn)$/.test(one)))
      )
        draft.put(at + 1, 'a');
      return;
    }
  }
  if (hot.test(next.low)) {
    if (next.low === 'heat' && /^(?:from|off)$/.test(low) && endsAt(pieces, at + 2)) draft.put(at + 1, 'the');
    return;
  }
  if (
    /^(?:middle|cent(?:er|re)|bottom|side|sides|edges?|surface|end)$/.test(next.low) &&
    /^(?:in|to|into|from|on|at)$/.test(low) &&
    pieces[at + 2]?.low === 'of'
  ) {
    draft.put(at + 1, 'the');
    return;
  }
  if (
    /^(?:on|in)$/.test(low) &&
    /^(?:middle|top|bottom|lower|upper)$/.test(next.low) &&
    /^(?:rack|shelf|third|half)$/.test(pieces[at + 2]?.low ?? '')
  ) {
    draft.put(at + 1, 'the');
    return;
  }
  const found = vessels.at(
    pieces,
    at + 1,
    /^(?:from|of|off)$/.test(low),
    at === from || pieces[at - 1]!.text === ',',
  );
  if (found !== null) {
    if (!(
      low === 'of' &&
      !/^(?:sides?|bottom|top|edges?|handle|middle|cent(?:er|re)|rest|inside|out|base|surface)$/.test(
        pieces[at - 1]?.low ?? '',
      )
    ))
      draft.put(at + 1, found.article);
    return;
  }
  // What is served over rice is served over any; what fries in butter fries in butter.
  if (
    !/^(?:to|into|onto|over|from|on)$/.test(low) ||
    (/^(?:serve|garnish|pour|spoon|top|served|ladle|eat|enjoy|use|cut|form|shape|roll|make|turn|divide|work|knead)$/.test(
      verb,
    ) &&
      low !== 'to' &&
      low !== 'from')
  )
    return;
  if (/^(?:mixture|ingredients|meat|dough|batter|sauce)$/.test(next.low) && low === 'into') return;
  // "Parts into flakes", "turns to syrup": what becomes of it.
  if (low === 'into' && !pours.test(verb)) return;
  if (/^(?:liquid|syrup|slurry|glaze|gravy|sauce)$/.test(next.low)) return;
  // "You want to sauce your buns".
  if (
    low === 'to' &&
    isOrderVerb(next.low) &&
    /^(?:the|your|a|it|them|both)$/.test(pieces[at + 2]?.low ?? '')
  )
    return;
  const thing = thingAt(pieces, at + 1);
  if (isThing(thing) && endsAt(pieces, thing.end) && !isListed(pieces, thing.end)) draft.put(at + 1, 'the');
}

/** Whether another food follows beside the one that ends at a place. */
const isListed = (pieces: readonly Piece[], at: number): boolean =>
  /^(?:and|or|,)$/.test(pieces[at]?.low ?? '') && thingAt(pieces, at + 1) !== null;

/** "Simmer 10 minutes": the verb stands right before the time. */
function addFor(draft: Draft, from: number, at: number, ended: number): void {
  const { pieces } = draft;
  let start = at;
  while (start > from && about.test(pieces[start - 1]!.low) && pieces[start]!.gap === ' ') start--;
  const before = pieces[start - 1];
  // "Roast 1 hour 15 minutes": the minutes go on from the hour.
  if (before !== undefined && /^(?:hours?|hrs?|h)$/.test(before.low)) return;
  if (start <= from || before === undefined || before.kind !== 'word' || pieces[start]!.gap !== ' ') return;
  const covered =
    /^(?:covered|uncovered|gently|undisturbed|slowly)$/.test(before.low) &&
    pieces[start - 2]?.kind === 'word' &&
    cooks.test(pieces[start - 2]!.low);
  const handled =
    /^(?:it|this|them|everything)$/.test(before.low) && cooks.test(pieces[start - 2]?.low ?? '');
  const object = start === ended;
  // "Cook over low heat 3 minutes".
  const over =
    before.low === 'heat' &&
    pieces.slice(Math.max(from, start - 4), start).some(({ low }) => /^(?:over|on)$/.test(low)) &&
    pieces.slice(from, start).some(({ low }) => cooks.test(low));
  if (
    !over &&
    !cookedThing(pieces, from, start, at) &&
    !object &&
    !covered &&
    !handled &&
    !(cooks.test(before.low) && !/^(?:the|a|an|to|of)$/.test(pieces[start - 2]?.low ?? ''))
  )
    return;
  if (!over && before.low === 'heat' && !isVerbAt(pieces, start - 1, from)) return;
  if (!draft.has(start)) draft.put(start, 'for');
}

/** What cannot stand before a bare time that says how long. */
const bindsTime =
  /^(?:for|until|till|about|per|every|each|after|before|within|in|to|from|of|at|by|or|and|than|another|last|first|next|the|a|an|further|over|under|side)$/;

/** "Cook the onion, carrots and celery 6 minutes": an order to cook, what it is about, and the time. */
function cookedThing(pieces: readonly Piece[], from: number, start: number, time: number): boolean {
  const before = pieces[start - 1]!;
  if (before.kind !== 'word' || bindsTime.test(before.low)) return false;
  // "2 minutes less than the package says".
  if (
    pieces
      .slice(time + 1, time + 4)
      .some(({ low }) => /^(?:less|short|shy|early|earlier|before|into)$/.test(low))
  )
    return false;
  for (let at = start - 1; at >= from; at--) {
    const { low } = pieces[at]!;
    if (/^[.;:()]$/.test(low) || /^(?:for|until|till|about|per|every|when|once|if|takes?|needs?)$/.test(low))
      return false;
    if (cooks.test(low) && isVerbAt(pieces, at, from)) return at < start - 1;
  }
  return false;
}

/** Where a utensil without an article ends; 0 where there is none. */
function utensilAt(pieces: readonly Piece[], from: number): number {
  let at = from;
  while (at < from + 3 && utensilWord.test(pieces[at]?.low ?? '') && pieces[at + 1]?.gap === ' ') at++;
  const noun = pieces[at];
  return noun !== undefined &&
    noun.kind === 'word' &&
    utensil.test(noun.low) &&
    endsAt(pieces, at + 1) &&
    !/^(?:on|off|of)$/.test(pieces[at + 1]?.low ?? '')
    ? at + 1
    : 0;
}

/** Foods that are spoken of without an article: salt and pepper, water that nobody measured, "to taste". */
function isIndefinite(pieces: readonly Piece[], { food, head, end }: Thing, foods: Foods): boolean {
  const last = pieces[end - 1]!;
  if (food < 0) return false;
  if (seasons.test(last.low) && !foods.isMeasured(food)) return true;
  if (
    /^(?:salt|pepper)$/.test(last.low) &&
    /^(?:and|&)$/.test(pieces[end]?.low ?? '') &&
    /^(?:black|ground|freshly|pepper|salt)$/.test(pieces[end + 1]?.low ?? '')
  )
    return true;
  if (pieces[end]?.low === 'to' && pieces[end + 1]?.low === 'taste') return true;
  // A name of its own: "Herbes de Provence".
  if (/^\p{Lu}/u.test(pieces[head]!.text) && end - head > 1 && pieces[head + 1]!.low.length < 4) return true;
  for (let at = end; at < Math.min(end + 6, pieces.length); at++) {
    if (pieces[at]!.kind === 'sign' && pieces[at]!.text !== ',') return false;
    if (pieces[at]!.low === 'to' && pieces[at + 1]?.low === 'taste') return !foods.isMeasured(food);
    if (
      /^(?:as|if|when)$/.test(pieces[at]!.low) &&
      /^(?:needed|necessary|desired|required|wanted|you)$/.test(pieces[at + 1]?.low ?? '')
    )
      return true;
  }
  return false;
}

/** "If necessary, add water", "you may add milk": what may be left out is any such food. */
function isOptional(pieces: readonly Piece[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const { low } = pieces[at]!;
    if (/^(?:may|optionally|alternatively|possible)$/.test(low)) return true;
    if (
      at === from &&
      low === 'if' &&
      /^(?:necessary|needed|desired|required|you|using)$/.test(pieces[at + 1]?.low ?? '')
    )
      return true;
  }
  return false;
}

/** Water that is not poured, flour that is dusted: any of it. */
function isLoose(pieces: readonly Piece[], { end }: Thing, verb: string): boolean {
  const last = pieces[end - 1]!.low;
  if (last === 'water') return !/^(?:add|pour|stir|bring|heat|boil|mix|combine)$/.test(verb);
  return (
    /^(?:flour|salt|sugar)$/.test(last) &&
    /^(?:sprinkle|dust|scatter)$/.test(verb) &&
    /^on(?:to)?$/.test(pieces[end]?.low ?? '')
  );
}

/** "Onion, 1/4 cup sugar, vinegar": behind an amount a bare food would stand alone. */
function isMixedList(pieces: readonly Piece[], from: number, to: number): boolean {
  let amount = false;
  for (let at = from; at < to; at++) {
    const { low, text, kind, number } = pieces[at]!;
    if (kind === 'sign' && text !== ',') return false;
    if (number === 'minutes' || number === 'temperature') return false;
    if (kind === 'figure' || /^(?:a|an|some)$/.test(low)) amount = true;
    else if (/^(?:it|them)$/.test(low)) return false;
    else if (
      amount &&
      (text === ',' || low === 'and') &&
      pieces[at + 1] !== undefined &&
      pieces[at + 1]!.food >= 0 &&
      pieces[at + 1]!.kind === 'word' &&
      !/^(?:salt|pepper)$/.test(pieces[at + 1]!.low)
    )
      return true;
    else if (/^(?:to|in|into|until|for|with|on|over|then|from)$/.test(low)) return false;
  }
  return false;
}
