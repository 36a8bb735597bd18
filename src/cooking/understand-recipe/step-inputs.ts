import { once } from '#kernel/once';
import type { GroundedLine } from '#food/ground';
import { isKind, isWater } from '#food/ingredient';
import { readCollectives } from './collectives.ts';
import { goesOnTop, isState } from './lumps.ts';
import { findAll } from './find-all.ts';
import type { Hints } from './hints.ts';
import type { IngredientMention, UnlistedFood } from './model.ts';
import type { CookState, StepScope } from './read-step.ts';
import type { TextReading } from './read-text.ts';
import { noSections } from './sections.ts';
import type { Token } from './tokens.ts';

/** The ingredients that an instruction names and those of them that it handles. */
interface StepInputs {
  readonly mentions: readonly IngredientMention[];
  /** Keys of what the step handles. */
  readonly inputs: readonly string[];
  readonly unlisted: readonly Omit<UnlistedFood, 'stepId'>[];
}

/** Finds what an instruction handles: by name, in a lump, by what was spoken of before. */
export function readInputs(reading: TextReading, at: number, state: CookState, scope: StepScope): StepInputs {
  const { text, tokens, hints, verbs } = reading;
  const without = exceptions(text, hints);
  const leftOut = (place: number): boolean => without.some(([from, to]) => place >= from && place < to);
  const { mentions: found, unlisted } = scope.mentions(text, tokens, verbs, state.lastKeys);
  const named = nextOfSame(found, text, state, scope);
  const collective =
    reading.lumps === null
      ? []
      : readCollectives(text, reading.lumps, {
          lines: scope.lines,
          sections: scope.sections.implied ? noSections : scope.sections,
          before: state.lastKeys,
          used: state.used,
          merged: state.merged,
          dry: state.dry,
          named: new Set(
            named
              .filter(
                (one) =>
                  one.kind !== 'kind' &&
                  !leftOut(one.start) &&
                  !(hints.has('done') && foreseen(text, one, named, state.used)),
              )
              .map((one) => one.key),
          ),
          namedIn: (start, end) =>
            named
              .filter((one) => one.kind !== 'kind' && one.start >= start && one.end <= end)
              .map((one) => one.key),
          namedBefore: (place) => named.some((one) => one.start < place),
          elsewhere: () => scope.namedBeside(at),
          broughtLater: () => scope.broughtAfter(at),
        });
  const direct = asMixed(
    text,
    [...mergeMentions(named, collective), ...partMade(text, named, at, state, scope)],
    state,
    scope,
  );
  const mentions = direct.length > 0 ? direct : pronouns(reading, state, scope);
  const toppings = without.some(([from, to]) =>
    /\b(?:toppings?|garnish(?:es)?)\b/i.test(text.slice(from, to)),
  );
  // Hardly any text has the words that these clauses begin with.
  const mayPass = passing.test(text);
  const mayHaveBeen = /\b(?:after|since) /i.test(text);
  const mayCome = /\b(?:help|prevent|stop)/i.test(text);
  const inputs = [
    ...new Set(
      mentions
        .filter(
          (one) =>
            !leftOut(one.start) &&
            !(mayPass && passedOver.test(text.slice(Math.max(0, one.start - 60), one.start))) &&
            !(
              (state.used.has(one.key) ? mayHaveBeen : mayCome) &&
              (state.used.has(one.key) ? hadBefore : comesOfIt).test(
                text.slice(Math.max(0, one.start - 40), one.start),
              )
            ) &&
            !(/^(?:water|juices?)$/i.test(one.text) && letOut.test(text.slice(0, one.start))) &&
            !isTapWater(text, one, state, scope) &&
            // "Wild meat's lean": a remark.
            !(one.kind === 'kind' && /['’]s$/.test(one.text)) &&
            // "Until the vegetables are tender" brings in none.
            !(one.kind === 'kind' && !state.used.has(one.key) && isState(text, one.start)) &&
            !(
              without.length > 0 &&
              one.kind !== 'name' &&
              one.kind !== 'head' &&
              (named.some((other) => other.key === one.key && leftOut(other.start)) ||
                (toppings && isTopping(scope.byKey.get(one.key)!)))
            ) &&
            !(hints.has('done') && foreseen(text, one, mentions, state.used)) &&
            !(
              (state.used.has(one.key) || /^(?:collective|kind|rest)$/.test(one.kind)) &&
              reading
                .elsewhere()
                .some(([from, to]) => one.start >= from && one.start < to && !takenUp(reading, one.start, to))
            ),
        )
        .map((one) => one.key),
    ),
  ];
  return { mentions, inputs: [...inputs, ...goesAlong(reading, inputs, state, scope)], unlisted };
}

/** What goes in unnamed: salt and pepper where it says "season", the water of a stock cube. */
function goesAlong(
  { text, verbs }: TextReading,
  inputs: readonly string[],
  { used }: CookState,
  { lines, byKey }: StepScope,
): readonly string[] {
  const along: string[] = [];
  // "Season with soy sauce" says with what; "season" alone is salt and pepper.
  const seasons =
    seasonsAlone.test(text) ||
    verbs.some(
      ({ action, aside, start, end }) =>
        action === 'season' &&
        !aside &&
        /^season/i.test(text.slice(start, end)) &&
        /^ (?:the|both|all|each|it|them|your|\p{L}+ (?:well|generously|all over))\b(?![^.;,]{0,40}\bwith\b)/iu.test(
          text.slice(end),
        ),
    );
  if (seasons && !inputs.some((key) => isSeasoning(byKey.get(key)!)))
    along.push(...lines.filter(isSeasoning).map(({ key }) => key));
  for (const key of inputs) {
    const { food } = byKey.get(key)!.ingredient;
    if (food === null || !isKind(food, 'stock-cube') || !/\b(?:stock|broth|bouillon)\b/i.test(text)) continue;
    const next = lines[lines.findIndex((line) => line.key === key) + 1];
    const water = next?.ingredient.food ?? null;
    if (water !== null && isWater(water) && !used.has(next!.key) && !inputs.includes(next!.key))
      along.push(next!.key);
  }
  return along;
}

/** "Taste, season and serve". */
const seasonsAlone =
  /\bs ?(?:&|\+|n|and) ?p\b|(?:^|[.,;&!]\s*|\b(?:and|then)\s+)season(?: (?:well|generously|lightly|to taste|it|them|all over))*(?=\s*(?:[.,;!&)]|$|and\b|then\b))/i;
const isSeasoning = ({ ingredient: { food } }: GroundedLine): boolean =>
  food !== null && (isKind(food, 'salt') || food.id === 'black-pepper');

/** What stands in every match of `passedOver`. */
const passing = /\b(?:instead of|in place of|rather than|without|do not|don['’]t|never) /i;
/** "Instead of coconut oil", "do not add the salt yet". */
const passedOver =
  /\b(?:instead of|in place of|rather than) (?:using )?(?:the |your |any )?(?:\p{L}+ )?$|\bwithout (?:adding )?(?:the |any )?$|\b(?:do not|don['’]t|never) (?:yet )?(?:add|put in|use|salt|season with) (?:the |your |any )?(?:\p{L}+ )?$/iu;

/** "Mix the levain" of a list with that heading, where no instruction calls its lines by name. */
function partMade(
  text: string,
  named: readonly IngredientMention[],
  at: number,
  { used }: CookState,
  { lines, namedBeside }: StepScope,
): readonly IngredientMention[] {
  const match = makesPart.exec(text);
  if (match === null) return [];
  const part = match[1]!.toLowerCase();
  const keys = lines.flatMap(({ key, group }) =>
    group !== null && group.toLowerCase().replace(/\W+$/, '').endsWith(part) ? [key] : [],
  );
  if (keys.length < 2 || keys.some((key) => used.has(key) || named.some((one) => one.key === key))) return [];
  const elsewhere = namedBeside(at);
  const own = keys.filter((key) => !elsewhere.has(key));
  const start = match.index + match[0].length - match[1]!.length;
  return own.length < 2
    ? []
    : own.map((key) => ({
        key,
        kind: 'collective' as const,
        start,
        end: start + part.length,
        text: match[1]!,
      }));
}
const makesPart =
  /\b(?:mix|make|prepare|combine|whisk|stir)(?: up| together)? (?:the|your) (\p{L}{4,})\b(?! ingredients)/iu;

/** "After adding the pork": what is in there already is not handled again. */
const hadBefore =
  /\b(?:after|since) (?:adding|you add(?:ed)?|putting in|mixing in) (?:in )?(?:the |your )?$/i;
/** "To help the egg whites set": what comes in later. */
const comesOfIt = /\b(?:to|which|will|this) (?:help|prevent|stop)s? (?:the |your )?(?:\p{L}+ )?$/iu;

/** "To release water": what comes out of it. */
const letOut =
  /\b(?:releas|los|giv|draw|sweat)(?:e|es|ed|ing|s)? (?:out |up |off )?(?:some |any |all |more |its |their |the |excess )*$/i;

/** Water that boils, steams or rinses is from the tap where the list's own went in before or is something else. */
function isTapWater(
  text: string,
  { key, start, text: said }: IngredientMention,
  { used }: CookState,
  { byKey, sections }: StepScope,
): boolean {
  const line = byKey.get(key)!;
  // "A pot of water", "iced water": no coconut water, no rose water.
  if (/^water$/i.test(said) && /-water$/.test(line.ingredient.food?.id ?? ''))
    return /\b(?:of|iced?|boiling|cold|warm|hot|salted|plain|tap|some|more|with) $/i.test(
      text.slice(Math.max(0, start - 10), start),
    );
  if (line.ingredient.food?.id !== 'water' || !/water$/i.test(said)) return false;
  const { source } = line.parsed;
  const lead = `${text.slice(Math.max(0, start - 40), start)}${said.slice(0, -'water'.length)}`;
  if (/\b(?:plenty of|(?:pot|pan|saucepan|kettle|basin) of) (?:[\p{L}-]+ )*$/iu.test(lead)) return true;
  if (/\bsalted $/i.test(lead)) return !/\bsalt/i.test(source) && (line.ingredient.grams ?? 0) < salted;
  const [hot, cold] = [
    /\b(?:boiling|hot) $/i.test(lead),
    /\b(?:cold|iced?|warm|lukewarm|tepid)\b/i.test(source),
  ];
  if (!used.has(key)) return hot && cold && !/\b(?:the|this|your) \p{L}+ $/iu.test(lead);
  const part = sections.named(text);
  if (part !== null && sections.of(key) !== null && sections.of(key) !== part) return true;
  return (
    hot ||
    /\b(?:some|(?:a )?(?:little|bit)(?: of)?|more|extra|additional|cold|iced?|warm|(?:splash|drops?|spoonful|glass) of|enough) (?:more |extra |of )?$/i.test(
      lead,
    )
  );
}

/** Grams of water in which a list may mean to boil something. */
const salted = 700;

/** "When the fish has cooled, flake it": what a clause is about is handled where the next verb takes it up. */
const takenUp = ({ text, verbs }: TextReading, from: number, to: number): boolean => {
  if (/\b(?:while|whilst|as)\b[^.;]*$/i.test(text.slice(0, from))) return false;
  const next = verbs.find(({ start, aside }) => !aside && start >= to);
  return (
    next !== undefined &&
    next.start - to < 24 &&
    /^\s+(?:up |out )?(?:it|them|both|with an? (?:fork|spoon|whisk|spatula))\b/i.test(text.slice(next.end))
  );
};

/** "Until it coats the pasta": a food that is in a sign of doneness alone, and not there yet. */
const foreseen = (
  text: string,
  one: IngredientMention,
  mentions: readonly IngredientMention[],
  used: ReadonlySet<string>,
): boolean =>
  !used.has(one.key) &&
  /\b(?:until+|till?)\b[^.,;:]*$/i.test(text.slice(0, one.start)) &&
  !/\b(?:and|then) (?:add|stir|pour|mix|fold|put|tip)\b[^.,;:]*$/i.test(text.slice(0, one.start)) &&
  used.size > 0 &&
  !mentions.some((other) => other.key === one.key && other.start < one.start);

/** Of two lines of salt the one that is left, and of "the remaining sugar" what was not used before. */
function nextOfSame(
  found: readonly IngredientMention[],
  text: string,
  { used, lastKeys: last }: CookState,
  { byKey, sections }: StepScope,
): readonly IngredientMention[] {
  const food = (key: string): string | null => byKey.get(key)!.ingredient.food?.id ?? null;
  const unparted = once(() => ![...byKey.values()].some(({ group }) => group !== null));
  // "The butter" of the dough after the dry butter was beaten out: what was spoken of last.
  const atHand = (one: IngredientMention): IngredientMention => {
    if (last.includes(one.key) || !used.has(one.key) || one.kind === 'kind') return one;
    const id = food(one.key);
    const other = id === null ? undefined : last.find((key) => food(key) === id);
    return other === undefined || !/\bthe $/i.test(text.slice(0, one.start)) ? one : { ...one, key: other };
  };
  return found.map(atHand).filter((one, at) => {
    if (!used.has(one.key))
      // "The flour" of a list that begins anew: that of the first part comes first.
      return !(
        found[at - 1]?.start === one.start &&
        one.kind !== 'collective' &&
        (sections.implied || unparted()) &&
        !used.has(found[at - 1]!.key) &&
        food(found[at - 1]!.key) === food(one.key) &&
        food(one.key) !== null &&
        !/\b(?:both|all)\b[^.;,]{0,12}$/i.test(text.slice(0, one.start))
      );
    const beside = (other: IngredientMention | undefined): boolean => other?.start === one.start;
    if (!beside(found[at - 1]) && !beside(found[at + 1])) return true;
    const left = found.filter((other) => beside(other) && !used.has(other.key));
    const rest = /\b(?:remaining|rest of the|other)\s+$/i.test(
      text.slice(Math.max(0, one.start - 16), one.start),
    );
    // "The rest of the oil": that which was at hand last.
    if (rest && left.length === 0 && found.some((other) => beside(other) && last.includes(other.key)))
      return last.includes(one.key);
    return !(
      rest || sections.implied
        ? left
        : left.filter(({ key }) => food(key) !== null && food(key) === food(one.key))
    ).length;
  });
}

/** "Pour over the sauce": what was whisked together for it, not the soy sauce alone. */
function asMixed(
  text: string,
  mentions: readonly IngredientMention[],
  { mixed, used }: CookState,
  { byKey, sections }: StepScope,
): readonly IngredientMention[] {
  const parts = mentions.some(({ kind, text: said }) => kind === 'head' && product.test(said))
    ? [...byKey.keys()].flatMap((key): readonly (readonly [RegExp, string])[] => {
        const part = sections.of(key);
        const word = part === null ? null : product.exec(part)?.[0];
        return word ? [[new RegExp(`\\b${word}$`, 'i'), key]] : [];
      })
    : [];
  return mentions.flatMap((one) => {
    // "The paste" of a list with a part "For the paste": not the tamarind paste of another.
    if (
      one.kind === 'head' &&
      parts.some(
        ([part, own]) => own !== one.key && part.test(one.text) && !part.test(sections.of(one.key) ?? ''),
      )
    )
      return [];
    // "So that the masala coats them": the gravy, of which garam masala is a part.
    if (
      one.kind !== 'name' &&
      /^masala$/i.test(one.text) &&
      (behaves.test(text.slice(one.end)) || used.size > 4) &&
      !/\b(?:add|sprinkle|put|mix|stir)(?: in)? (?:the )?$/i.test(text.slice(0, one.start))
    )
      return [];
    if (
      one.kind !== 'head' ||
      !/^(?:sauce|marinade|dressing|glaze)$/i.test(one.text) ||
      /\b(?:rest of|remaining|leftover|more)\b[^.;]{0,12}$/i.test(text.slice(0, one.start))
    )
      return [one];
    if (mixed.length > 2 && mixed.includes(one.key))
      return mixed.map((key) => ({ ...one, key, kind: 'collective' as const }));
    // "Slip the cod into the sauce": not into the fish sauce that went in before; "the sauce should thicken": nor hot sauce.
    return condiment.test(byKey.get(one.key)?.ingredient.food?.id ?? '') &&
      (used.has(one.key) || behaves.test(text.slice(one.end)))
      ? []
      : [one];
  });
}

/** What a part of a list may be called that is made of several things. */
const product =
  /\b(?:paste|sauce|marinade|dressing|glaze|filling|dough|batter|crumble|topping|syrup|brine|rub)$/i;

/** What follows a thing that something happens to. */
const behaves =
  /^\s+(?:(?:is|are|has|should|will|starts?|begins?|gets?|becomes?|turns?|looks?|seems?|thickens?|coats?|reduces?|sticks?|clings?|splits?|bubbles?|comes?|separates?|dries|goes)\b)/i;

const condiment =
  /^(?:(?:\w+-)*soy|fish|oyster|hoisin|worcestershire|hot|chil[il]i?)-sauce$|^(?:sriracha|tabasco|tamari)$/;

/** Single names stand before lumps: a word inside "the remaining vegetables" is not said twice. */
function mergeMentions(
  named: readonly IngredientMention[],
  lumps: readonly IngredientMention[],
): readonly IngredientMention[] {
  if (lumps.length === 0) return named;
  const kept = named.filter(
    (one) => !lumps.some((lump) => one.start < lump.end && one.end > lump.start && one.kind !== 'name'),
  );
  const free = lumps.filter(
    (lump) =>
      !kept.some(
        (one) =>
          one.start < lump.end &&
          one.end > lump.start &&
          // "The fish" of "the fish sauce" is no fish.
          (one.key === lump.key || (one.kind === 'name' && one.end > lump.end)),
      ),
  );
  return [...kept, ...free].sort((a, b) => a.start - b.start);
}

/** "Everything but the oil": what follows is not handled. */
const exceptions = (text: string, hints: Hints): readonly (readonly [number, number])[] =>
  hints.has('everything') && hints.has('all but')
    ? [
        ...text.matchAll(
          /(?<=\b(?:everything|ingredients|all|rest)\b[^.;]{0,24})\b(?:except|apart from|other than|aside from|minus|bar|but)\b(?!\s+(?:an?|one|two|half|\d|some)\b)[^.;]*?(?=[.;)(]|, (?:then |and )?(?:in|into|to|with|together|on|then|mix|stir|blend|whisk|put|cook|bring|simmer|toss|process|blitz|place|pour|form|shape|knead|beat|bake|boil|cover|season|whizz|heat|let|leave|until|till?|which|adding|stirring|mixing|reserving|saving)\b| (?:in|into|to|with|together|on)\b| and (?:mix|stir|blend|whisk|put|cook|bring|simmer|toss|process|blitz|place|pour|form|shape|knead|beat)\b| & (?:mix|whizz|blitz|stir|blend)\b|$)/gi,
        ),
      ].map((match) => [match.index, match.index + match[0].length] as const)
    : [];

/** What only goes on top at the table. */
const isTopping = (line: GroundedLine): boolean =>
  goesOnTop(line) ||
  (line.parsed.quantity === null &&
    !/\b(?:salt|pepper|oil|water|spices?|seasoning)\b/i.test(line.parsed.source));

/** "Fry them": what was spoken of last; only where the pronoun is what a verb handles. */
function pronouns(
  { text, tokens, verbs, hints }: TextReading,
  { lastKeys, merged, used, hot, shaped: shapes }: CookState,
  { byKey }: StepScope,
): readonly IngredientMention[] {
  if (!hints.has('pronoun')) return [];
  // "Spritz with vinegar. Wrap it": the meat, not what was put on it.
  if (used.size > lastKeys.length && lastKeys.every((key) => isRelish(byKey.get(key)!))) return [];
  // "Roll out on a floured board. Braid them": the dough, not the flour of the board.
  // What comes out of the oven is a cake, or cookies.
  if (merged && (hot === 'bake' || hot === 'freeze' || hot === 'deep-fry') && lastKeys.length > 1) return [];
  if (merged && lastKeys.length === 1 && isFlour(byKey.get(lastKeys[0]!)!)) return [];
  for (const match of findAll(text, /\b(?:them|it|these|both|everything)\b/gi)) {
    const start = match.index;
    const handled = verbs.some(
      (verb) =>
        // "Spacing them apart", "push it with your finger": on the tray, on the saucer.
        !/^(?:spac|push)/i.test(verb.text) &&
        ((start >= verb.start && start < verb.end) ||
          /^\s+(?:up |all |of )?$/.test(text.slice(verb.end, start))),
    );
    // "Cover the dough and let it rest".
    if (/^it$/i.test(match[0]) && workedOn.test(text.slice(0, start))) continue;
    // "Throw them in boiling water": what was shaped before.
    if (shapes && merged && /^(?:them|these)$/i.test(match[0])) continue;
    // "Let it stand": all that is in the pan, not what was named last.
    if (
      /^it$/i.test(match[0]) &&
      hot !== null &&
      used.size > lastKeys.length + 1 &&
      /\b(?:let|leave|allow) $/i.test(text.slice(0, start)) &&
      lastKeys.every((key) => byKey.get(key)!.ingredient.food?.category !== 'meat')
    )
      continue;
    if (!handled || (merged && /^it$/i.test(match[0]))) continue;
    // "Make small balls and arrange them"; "cool the muffins, then move them".
    if (shaped.test(text.slice(0, start)) || made(tokens, start)) continue;
    const end = start + match[0].length;
    return lastKeys.map((key) => ({ key, kind: 'pronoun' as const, start, end, text: match[0] }));
  }
  return [];
}

const workedOn =
  /\b(?:the|your|this|each) (?:\p{L}+ )?(?:dough|batter|mixture|pastry|log|ball|disc|disk)\b[^.;]*$/iu;

/** What only goes on or into other things: oil, vinegar, salt, spices. */
const isRelish = ({ ingredient: { food } }: GroundedLine): boolean =>
  food !== null && (food.category === 'oils-vinegars' || food.category === 'spices-seasonings');

const isFlour = ({ ingredient: { food } }: GroundedLine): boolean =>
  food !== null && (food.id === 'flour' || food.ancestors.includes('flour'));

/** Whether the last thing in the plural before a place is what is being made. */
const made = (tokens: readonly Token[], place: number): boolean =>
  tokens.some(
    (token, at) =>
      token.end < place &&
      products.test(token.low) &&
      /^(?:the|your|these|those|each|both|all)$/.test(tokens[at - 1]?.low ?? ''),
  );
const products =
  /^(?:muffins|cookies|biscuits|buns|rolls|cakes|cupcakes|scones|pancakes|crepes|waffles|loaves|balls|patties|meatballs|burgers|dumplings|parcels|tarts|pies|pastries|bars|squares|rounds|fritters|puffs|shells|doughnuts|donuts|skewers|kebabs|falafels?|wraps|sandwiches|rounds|discs|disks)$/;

const shaped =
  /\b(?:make|form|shape|divide|roll|cut|pinch|mould|mold)\b[^.;]*\b(?:balls|patties|rounds|logs?|rolls|buns|loaves|cakes|circles|dis[ck]s|portions|squares|cookies|dumplings)\b[^.;]*$/i;
