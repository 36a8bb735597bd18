import type { Catalogue } from '#food/catalogue';
import type { GroundedLine } from '#food/ground';
import type { Food } from '#food/model';
import { goesOnTop } from './collectives.ts';
import { foodPhrases, type FoodPhrase } from './food-phrases.ts';
import { ingredientNames } from './ingredient-names.ts';
import type { IngredientMention, MentionKind, UnlistedFood } from './model.ts';
import type { ReadAction } from './read-actions.ts';
import { numberValue } from './numbers.ts';
import { readSections, type Sections } from './sections.ts';
import { nameKeys, namesFrom, type Token } from './tokens.ts';

/** Foods that an instruction names. */
export interface FoundFoods {
  readonly mentions: readonly IngredientMention[];
  readonly unlisted: readonly Omit<UnlistedFood, 'stepId'>[];
}

/** A verb made of a food still puts that food in: "butter the dish", "salt the water". */
const foodVerbs = new Set(['salt', 'pepper', 'butter', 'oil', 'flour', 'sugar', 'bread', 'season']);
/** What is named after foods and is none: rice cooker, egg slicer, cake tin. */
const ware =
  /^(?:cookers?|pans?|saucepans?|tins?|sheets?|bowls?|pots?|press|mashers?|trays?|stones?|kni(?:fe|ves)|grinders?|spinners?|squeezers?|thermometers?|machines?|dish(?:es)?|plates?|boards?|mills?|cutters?|towels?|graters?|spoons?|mallets?|basins?|brush(?:es)?|slicers?|peelers?|makers?|jars?|mixers?|moulds?|molds?|glass(?:es)?|cups?|liners?|baths?|fork|rack|paper)$/;
const vesselBefore = /\b(?:an?|the|your|in|into|large|big|deep|tall|heavy|same)\s+$/i;
const wrapping = /^\s+(?:the|each|it|them|in|up|with|and|tightly|well|your|individually|around)\b/;
/** A comparison names no ingredient: "the size of a walnut", "until it resembles breadcrumbs". */
const likeness =
  /\b(?:like|resembl\w+|consistency of|texture of|size of|thickness of|looks? like|similar to|shape of|appearance of|as if|not|no|without|instead of|free of|than)\s+(?:\w+\s+){0,3}$/i;
const offered =
  /\b(?:serve|eat|enjoy|goes|great|good|delicious|nice|pair\w*|accompan\w+|if (?:you|desired|using|wanted|preferred)|optional\w*|such as|like|or|may|could|might|alternatively|instead)\b[^.;]*$/i;
/** Words that are foods elsewhere and mostly something else in instructions. */
const rarelyFood = new Set(
  'dish cake pie dough batter mixture sauce soup stew salad filling icing frosting crust topping stuffing casserole loaf bread roll bun cookie biscuit muffin pancake curry chili roast steak dressing marinade glaze broth stock gravy up fluff wrap dripping kiss star pop shake blend crumb cure pastry roux foam essence coating ensure dab sole bitter curd sprinkle fry burrito bao jambalaya pretzel syrup jam pasta_water burger patty meatball sandwich pizza brownie tart toast ice paste dip spread rub mash ball bar snack dinner lunch dessert starch liquid fat drink shell sponge meringue candy chip crisp cracker pickle mouss'.split(
    ' ',
  ),
);

const risers = new Set(['oil', 'fat', 'ghee', 'butter', 'water']);
const wholeDishes = new Set('pie cake salad soup stew casserole curry pizza burger sandwich taco'.split(' '));
const sidesOfTheirOwn = new Set(['rice', 'bread', 'naan', 'toast', 'roti', 'paratha']);

/** Builds the reader of foods over one recipe. */
export function createMentionReader(
  lines: readonly GroundedLine[],
  foods: Catalogue,
  title: string,
  instructions: readonly (readonly Token[])[],
  sections: Sections = readSections(lines),
): (
  text: string,
  tokens: readonly Token[],
  actions: readonly ReadAction[],
  before?: readonly string[],
) => FoundFoods {
  const phrases = foodPhrases(foods);
  const names = ingredientNames(lines, phrases);
  const titleWords = title.toLowerCase();
  let allWords: string | null = null;

  /** Whether the instructions call an ingredient by its whole name somewhere. */
  const calledInFull = (line: GroundedLine): boolean => {
    allWords ??= ` ${instructions.map((tokens) => tokens.map((token) => token.key).join(' ')).join(' . ')} `;
    const full = nameKeys(line.parsed.name);
    return full.length > 1 && allWords.includes(` ${full.join(' ')} `);
  };

  /** "The sugar" where there are two: not the one that is called icing sugar elsewhere. */
  const likeliest = (
    all: readonly string[],
    words: readonly string[] = [],
    settled = false,
  ): readonly string[] => {
    if (all.length < 2) return all;
    // Sugar of the cake or of the frosting: first told by what stands beside it.
    if (!settled && new Set(all.map((key) => lines.find((line) => line.key === key)!.group)).size > 1)
      return all;
    // "The onion" of a list with an onion and green onions.
    const meant =
      phrases.get(words[0] ?? '')?.find((one) => one.keys.join(' ') === words.join(' '))?.foods ?? [];
    const exact = all.filter((key) => {
      const food = lines.find((line) => line.key === key)?.ingredient.food ?? null;
      return food !== null && meant.some(({ id }) => food.id === id || food.ancestors.includes(id));
    });
    // "The sugar" of a list with sugar and brown sugar.
    const same = exact.filter(
      (key) => nameKeys(lines.find((line) => line.key === key)!.parsed.name).join(' ') === words.join(' '),
    );
    const keys = same.length > 0 ? same : exact.length > 0 ? exact : all;
    if (keys.length < 2) return keys;
    const plain = keys.filter((key) => !calledInFull(lines.find((line) => line.key === key)!));
    return plain.length > 0 ? plain : keys;
  };
  const headings = new Set(lines.map(({ group }) => group)).size > 1;
  /** "The sugar" of a list with muscovado sugar, and icing sugar for the frosting: either, till it is told by the part. */
  const inAllParts = (keys: readonly string[], words: readonly string[]): readonly string[] => {
    if (!headings || words.length > 1) return keys;
    const same = lines.filter(
      ({ key, parsed }) => keys.includes(key) || nameKeys(parsed.name).at(-1) === words[0],
    );
    const parts = new Set(lines.flatMap(({ key, group }) => (keys.includes(key) ? [group] : [])));
    return [...keys, ...same.flatMap(({ key, group }) => (parts.has(group) ? [] : [key]))];
  };
  const linked = new Map<string, readonly string[]>();

  /** Ingredients that a food of the table can mean in this recipe: itself, its kinds, what lies below it. */
  const link = (name: string, candidates: readonly Food[]): readonly string[] => {
    const known = linked.get(name);
    if (known) return known;
    const ids = new Set(candidates.map((food) => food.id));
    const pick = (fits: (food: Food) => boolean): string[] =>
      lines
        .filter(({ ingredient }) => ingredient.food !== null && fits(ingredient.food))
        .map(({ key }) => key);
    let keys = pick((food) => ids.has(food.id));
    if (keys.length === 0) keys = pick((food) => food.ancestors.some((id) => ids.has(id)));
    if (keys.length === 0) keys = pick((food) => candidates.some((one) => one.ancestors.includes(food.id)));
    // The yolk of a listed egg, the zest of a listed lemon.
    if (keys.length === 0) keys = pick((food) => candidates.some((one) => one.id.startsWith(`${food.id}-`)));
    linked.set(name, keys);
    return keys;
  };

  /** Ingredients that a single word of the table can mean. */
  const linkWord = (word: string): readonly string[] => {
    const phrase = phrases.get(word)?.find((one) => one.keys.length === 1);
    return phrase === undefined ? [] : link(word, phrase.foods);
  };

  /** "The thick cream" on top of a can of coconut milk, where no other cream is listed. */
  const coconut = lines.filter(
    ({ ingredient: { food } }) => food !== null && /^coconut-(?:milk|cream)/.test(food.id),
  );

  /** "Duck" of a list with duck confit, but not "salt" of one with salt pork. */
  const sameSort = (keys: readonly string[], candidates: readonly Food[]): boolean =>
    lines.some(
      ({ key, ingredient }) =>
        keys.includes(key) &&
        candidates.some(
          (food) =>
            food.category === (ingredient.food?.category ?? food.category) ||
            ingredient.food?.ancestors.some((id) => id.startsWith(`${food.id}-`)) === true,
        ),
    );

  return (text, tokens, actions, before = []) => {
    const mentions: IngredientMention[] = [];
    const unlisted: Omit<UnlistedFood, 'stepId'>[] = [];
    const verbAt = new Set(actions.filter((one) => !one.aside).map((one) => one.start));
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at]!;
      // Most words name no food at all, whatever stands around them.
      const ownNames = names.get(token.key);
      const tableNames = namesFrom(token, phrases);
      if (!ownNames && !tableNames && !sayNoName.has(token.key)) continue;
      const piece = pieces.test(token.low) ? partOfOne(token.low, tokens[at - 1]?.low, lines) : null;
      if (piece !== null) {
        const { start, end } = token;
        mentions.push({ start, end, text: text.slice(start, end), key: piece, kind: 'kind' });
        continue;
      }
      if (verbAt.has(token.start) && !foodVerbs.has(token.low)) continue;
      // "Till the oil separates", "until the butter foams" puts none in.
      if (
        risers.has(token.low) &&
        (/^\s+(?:(?:starts?|begins?) to |(?:starts?|begins?) (?=\w+ing)|runs )?(?:separat(?:es?|ing)|float(?:s|ing)?|leav(?:es?|ing)|releas(?:es?|ing)|com(?:es?|ing) (?:out|to the (?:top|surface))|ris(?:es?|ing)|ooz(?:es?|ing)|clear)\b/.test(
          text.slice(token.end, token.end + 24),
        ) ||
          /\b(?:until|till?|once|when) (?:the |all the )?$/i.test(
            text.slice(Math.max(0, token.start - 14), token.start),
          ))
      )
        continue;
      // "Check the seasoning" puts nothing in.
      if (
        token.low === 'seasoning' &&
        /\b(?:check|adjust|correct|test|taste(?: for)?) (?:the |your |for )*$/i.test(
          text.slice(Math.max(0, token.start - 30), token.start),
        )
      )
        continue;
      // "Fry til browned": no sesame.
      if (token.low === 'til' && !/^\s+seeds?\b/.test(text.slice(token.end))) continue;
      // "Wrap the tortillas in foil".
      if (token.low === 'wrap' && wrapping.test(text.slice(token.end))) continue;
      const own = longestOf(ownNames, tokens, at, text);
      const longest = longestPhrase(tableNames, tokens, at, text);
      // "Sugar and cinnamon" of a list that has both; "stir the chicken back in".
      const table =
        longest &&
        // "Mix it up" is no lemonade.
        // "Set the pork fat side up."
        ((longest.keys.at(-1) === 'fat' && tokens[at + longest.keys.length]?.low === 'side') ||
          (own && (longest.keys.includes('and') || longest.keys.at(-1) === 'back')) ||
          (longest.keys.length === 1 && token.key === 'up'))
          ? undefined
          : longest;
      const ownLength = own?.keys.length ?? 0;
      const tableLength = table?.keys.length ?? 0;
      const named =
        ownLength === 0 &&
        oftenLast.has(token.key) &&
        // "The spice paste" of a list with tamarind paste.
        (token.key !== 'paste' ||
          token.opens ||
          /^(?:the|your|remaining|of|more|this|and)$/.test(tokens[at - 1]?.low ?? '')) &&
        !becomes.test(text.slice(0, token.start))
          ? endingIn(token.key, lines)
          : [];
      if (named.length === 1) {
        const { start, end } = token;
        mentions.push({ start, end, text: text.slice(start, end), key: named[0]!, kind: 'head' });
        continue;
      }
      // "The whites" are eggs', "white" a colour.
      const meant = ownLength === 0 && token.low !== 'white' ? folk.get(token.key) : undefined;
      if (
        ownLength === 0 &&
        (tableLength === 0 || (meant !== undefined && /^(?:crumb|juice|zest|toast)$/.test(token.key)))
      ) {
        if (meant === undefined || (/^juices?$/.test(token.low) && ownJuice.test(text.slice(0, token.end))))
          continue;
        for (const { key, ingredient } of lines)
          if (
            ingredient.food !== null &&
            meant.test([ingredient.food.id, ...ingredient.food.ancestors].join(' '))
          )
            mentions.push({
              start: token.start,
              end: token.end,
              text: text.slice(token.start, token.end),
              key,
              kind: 'kind',
            });
        continue;
      }
      // In "salt and pepper" the pepper is black, whatever else is listed.
      const spice =
        token.key === 'pepper' &&
        /\bsalt\s*(?:and|&|,|n|\+|\/)?\s*(?:freshly )?(?:ground )?(?:black )?$/i.test(
          text.slice(Math.max(0, token.start - 30), token.start),
        );
      if (
        spice &&
        own &&
        !own.ingredients.some(
          (key) =>
            /pepper$/.test(lines.find((line) => line.key === key)?.ingredient.food?.id ?? '') &&
            lines.find((line) => line.key === key)?.ingredient.food?.category === 'spices-seasonings',
        )
      )
        continue;
      // "Slice across the grain".
      if (token.key === 'grain' && /\b(?:across|against|with|along) the $/i.test(text.slice(0, token.start)))
        continue;
      const length = Math.max(ownLength, tableLength);
      // "The pie" of a fish pie is not the fish pie mix.
      if (
        length === 1 &&
        wholeDishes.has(token.key) &&
        (own === undefined || own.rank > 1) &&
        titleWords.includes(token.key)
      )
        continue;
      // "For a thicker chili", where that is the dish.
      if (
        /^chill?i$/.test(token.low) &&
        length === 1 &&
        dishOfChili.test(titleWords.trim()) &&
        !own?.ingredients.some((key) =>
          /\bchill?i$/i.test(lines.find((line) => line.key === key)!.parsed.name),
        )
      )
        continue;
      const last = tokens[at + length - 1]!;
      // "Washed in plenty of water": from the tap.
      if (
        token.key === 'water' &&
        length === 1 &&
        /\b(?:wash|rins)\w*\b[^.;]{0,30}\b(?:in|with|under) (?:[\p{L}]+ ){0,3}$/iu.test(
          text.slice(0, token.start),
        )
      )
        continue;
      // "In a large stock pot": a paste of that name is sold, but nobody cooks in it.
      if (
        own === undefined &&
        length > 1 &&
        /^pots?$/.test(last.low) &&
        vesselBefore.test(text.slice(0, token.start))
      )
        continue;
      const follower = tokens[at + length];
      if (follower && !follower.opens && ware.test(follower.low)) {
        at += length;
        continue;
      }
      // "Serve with jeera rice", "garlic bread": dishes of their own.
      if (
        follower &&
        !follower.opens &&
        sidesOfTheirOwn.has(follower.low) &&
        /\b(?:serve|enjoy|eat)\b[^.;]*$/i.test(text.slice(0, token.start)) &&
        !linkWord(follower.key).some((key) => own?.ingredients.includes(key))
      ) {
        at += length;
        continue;
      }
      const span = { start: token.start, end: last.end, text: text.slice(token.start, last.end) };
      let keys: readonly string[] = [];
      let kind: MentionKind = 'name';
      if (ownLength >= tableLength && own!.rank < 4) {
        keys = likeliest(inAllParts(own!.ingredients, own!.keys), own!.keys);
        kind = own!.rank === 1 ? 'name' : 'head';
      } else {
        const name = tokens
          .slice(at, at + length)
          .map((one) => one.key)
          .join(' ');
        keys = link(name, table!.foods);
        if (keys.length === 0 && name === 'cream' && coconut.length === 1) keys = [coconut[0]!.key];
        if (keys.length > 0) kind = table!.foods[0]!.abstract ? 'kind' : 'name';
        else {
          const part = partOf(tokens.slice(at, at + length), names);
          if (part !== null) {
            keys = part;
            kind = 'head';
          } else if (own && ownLength === tableLength && sameSort(own.ingredients, table!.foods)) {
            keys = likeliest(own.ingredients);
            kind = 'head';
          } else if (length > 1 && treated.has(token.key)) continue;
          else if (length > 1 && madeInto.has(tokens[at + length - 1]!.key)) {
            const made = tokens
              .slice(at, at + length - 1)
              .flatMap(
                (word) =>
                  names.get(word.key)?.find((name) => name.keys.length === 1)?.ingredients ??
                  linkWord(word.key),
              );
            keys = [...new Set(made)];
            kind = 'head';
          } else if (crusts.test(tokens[at + length - 1]!.low)) {
            // "The pastry shell" of a list with a pie crust.
            keys = lines.flatMap(({ key, ingredient }) =>
              isCrust.test(ingredient.food?.id ?? '') ? [key] : [],
            );
            kind = 'head';
          }
        }
      }
      // "Mix the fish sauce and sugar for the sauce": what is being made.
      if (
        kind === 'head' &&
        length === 1 &&
        ((productAfter.test(text.slice(0, token.start)) && mentions.length > 1) ||
          madeNow.test(text.slice(0, token.start)))
      )
        continue;
      if (keys.length > 0) {
        for (const key of keys)
          mentions.push({ start: span.start, end: span.end, text: span.text, key, kind });
        // "The white and milk chocolate": the first word shares the second's noun.
        const [word, joint] = [tokens[at - 2], tokens[at - 1]];
        const noun = tokens[at + length - 1]!.key;
        if (
          length > 1 &&
          word !== undefined &&
          (joint?.low === 'and' || joint?.low === '&') &&
          !joint.opens
        ) {
          const shared = names.get(word.key)?.find((one) => one.keys.join(' ') === `${word.key} ${noun}`);
          for (const key of shared?.ingredients ?? [])
            if (!keys.includes(key) && !mentions.some((one) => one.key === key && one.end > word.start))
              mentions.push({
                start: word.start,
                end: word.end,
                text: text.slice(word.start, word.end),
                key,
                kind: 'head',
              });
        }
        at += length - 1;
        continue;
      }
      const before = text.slice(Math.max(0, token.start - 50), token.start);
      const food = table!.foods.find((one) => !one.abstract) ?? table!.foods[0]!;
      const head = tokens[at + length - 1]!.key;
      const known =
        (rarelyFood.has(head) && length === 1) ||
        (/^(?:dough|crust|pastry|batter|filling)$/.test(head) &&
          !/\b(?:an?|some|ready-made|shop-bought)\s+$/i.test(before)) ||
        span.text.toLowerCase() === 'pasta sauce' ||
        /-$/.test(before) ||
        /^-(?:like|free|style|y)\b/.test(text.slice(span.end));
      if (
        !known &&
        !food.abstract &&
        !likeness.test(before) &&
        !titleWords.includes(span.text.toLowerCase()) &&
        // "Butter and flour a tin" takes both.
        (!verbAt.has(token.start) || /^(?:butter|flour)$/.test(token.low))
      )
        unlisted.push({
          food: food.id,
          name: food.name,
          optional: offered.test(text.slice(Math.max(0, token.start - 90), token.start)),
          ...span,
        });
      at += length - 1;
    }
    return {
      mentions: withRuns(
        text,
        oneOfSeveral(text, atTheEnd(mentions, actions, lines), lines, sections, before, likeliest),
        lines,
      ),
      unlisted,
    };
  };
}

/** Of "the onion" in the pan and "onion, to serve" the one that the verb before it can mean. */
function atTheEnd(
  mentions: readonly IngredientMention[],
  actions: readonly ReadAction[],
  lines: readonly GroundedLine[],
): readonly IngredientMention[] {
  const top = (key: string): boolean => {
    const line = lines.find((one) => one.key === key)!;
    return line.group === null && goesOnTop(line);
  };
  return mentions.filter((one, at) => {
    if (mentions[at - 1]?.start !== one.start && mentions[at + 1]?.start !== one.start) return true;
    const rivals = mentions.filter((other) => other.start === one.start && other.key !== one.key);
    if (rivals.length === 0 || rivals.every(({ key }) => top(key) === top(one.key))) return true;
    const verb = actions.findLast(({ start }) => start <= one.start)?.action ?? 'cook';
    return top(one.key) === (verb === 'garnish' || verb === 'serve');
  });
}

const amountBefore =
  /(\d+(?:[.,]\d+)?(?:\s+\d\/\d|\/\d+)?\s*[¼½¾⅓⅔⅛]?|[¼½¾⅓⅔⅛])[\s-]*(g|grams?|kg|ml|l|oz|ounces?|lbs?|pounds?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?)\.?\s+(?:of\s+)?(?:the\s+)?(?:\p{L}+\s+){0,2}$/iu;
const unitStem = (unit: string): string =>
  unit
    .toLowerCase()
    .replace(/^tablespoons?$|^tbsps?$/, 'tbsp')
    .replace(/^teaspoons?$|^tsps?$/, 'tsp')
    .replace(/^grams?$/, 'g')
    .replace(/^ounces?$/, 'oz')
    .replace(/^pounds?$|^lbs?$/, 'lb')
    .replace(/s$/, '');

const throughTo =
  /^\s*(?:\([^)]*\)\s*)?(?:through|thru|down to|up to and including)(?: to)? (?:the )?(?:\p{L}+ ){0,2}$/iu;

/** "The chili powder through the salt": the lines between them too. */
function withRuns(
  text: string,
  mentions: readonly IngredientMention[],
  lines: readonly GroundedLine[],
): readonly IngredientMention[] {
  if (mentions.length < 2 || !/\b(?:through|thru|down to|up to and)\b/i.test(text)) return mentions;
  return mentions.flatMap((one, at) => {
    const next = mentions[at + 1];
    if (next === undefined || !throughTo.test(text.slice(one.end, next.start))) return [one];
    // "Pass the tortillas through hot oil".
    if (/\b(?:pass|run|push|put|press|drag|pull|dip)\b[^.;]*$/i.test(text.slice(0, one.start))) return [one];
    const place = (key: string): number => lines.findIndex((line) => line.key === key);
    const [from, to] = [place(one.key), place(next.key)];
    const { start, end } = { start: one.end, end: next.start };
    const gap = text.slice(start, end);
    const [left, right] = [gap.length - gap.trimStart().length, gap.length - gap.trimEnd().length];
    return [
      one,
      ...lines.slice(from + 1, Math.max(from + 1, to)).map(({ key }) => ({
        start: start + left,
        end: end - right,
        text: gap.trim(),
        key,
        kind: 'collective' as const,
      })),
    ];
  });
}

/** Of "the 140g flour" the line with 140 g; of "the butter" in the sauce the butter of the sauce's list. */
function oneOfSeveral(
  text: string,
  mentions: readonly IngredientMention[],
  lines: readonly GroundedLine[],
  sections: Sections,
  before: readonly string[],
  likeliest: (keys: readonly string[], words: readonly string[], settled: boolean) => readonly string[],
): readonly IngredientMention[] {
  if (mentions.length === 0) return mentions;
  const bySpan = new Map<number, IngredientMention[]>();
  for (const one of mentions) {
    const list = bySpan.get(one.start);
    if (list) list.push(one);
    else bySpan.set(one.start, [one]);
  }
  const stated = sections.named(text);
  const spans = [...bySpan.values()];
  if (bySpan.size === mentions.length && stated === null)
    return spans.flatMap((list) => byItsWord(text, list, lines));
  const single = spans.flatMap((list) => (list.length === 1 ? [list[0]!.key] : []));
  // Where nothing is sure, what is likeliest by its word alone.
  const sure =
    single.length > 0 || spans.length < 2
      ? single
      : spans.flatMap((list) => {
          const meant = likeliest(
            list.map(({ key }) => key),
            nameKeys(list[0]!.text),
            true,
          );
          return meant.length === 1 ? meant : [];
        });
  return spans.flatMap((given) => {
    const list = byItsWord(text, given, lines);
    const only = list.length === 1 ? list[0]! : null;
    if (only !== null && stated !== null && sections.of(only.key) !== stated) {
      // "The sugar" for the sauce is the muscovado sugar of its list, though another is simply called sugar.
      const head = nameKeys(only.text).at(-1);
      const food = lines.find((line) => line.key === only.key)?.ingredient.food?.id;
      const own = lines.find(
        (line) =>
          sections.of(line.key) === stated &&
          (nameKeys(line.parsed.name).at(-1) === head ||
            (food !== undefined && line.ingredient.food?.id === food)),
      );
      return own === undefined ? list : [{ ...only, key: own.key, kind: 'head' as const }];
    }
    if (list.length < 2) return list;
    const each = /\b(both|all|all the|all of the)\s+$/i.exec(text.slice(0, list[0]!.start))?.[1];
    if (each !== undefined && (list.length < 3 || !/both/i.test(each))) return list;
    const amount = amountBefore.exec(text.slice(Math.max(0, list[0]!.start - 40), list[0]!.start));
    if (amount) {
      const value = numberValue(amount[1]!);
      const exact = list.filter(({ key }) => {
        const parsed = lines.find((line) => line.key === key)?.parsed;
        return (
          parsed?.quantity !== null &&
          parsed?.quantity !== undefined &&
          Math.abs(Number(parsed.quantity) - value) < 0.01 &&
          unitStem(parsed.unit ?? '') === unitStem(amount[2]!)
        );
      });
      if (exact.length > 0) return exact;
    }
    const narrowed = sections.narrow(
      list.map((one) => one.key),
      text,
      sure,
      before,
    );
    const kept =
      narrowed.length < 2 || each !== undefined || list[0]!.kind === 'kind'
        ? narrowed
        : likeliest(narrowed, nameKeys(list[0]!.text), true);
    return list.filter((one) => kept.includes(one.key));
  });
}

const wordBefore = /(\p{L}{4,})\s+$/u;

/** "The laminating butter", "the melted butter": of several lines of one food the one whose text has that word. */
function byItsWord(
  text: string,
  list: readonly IngredientMention[],
  lines: readonly GroundedLine[],
): readonly IngredientMention[] {
  const [first] = list;
  if (first === undefined || first.kind === 'kind' || first.kind === 'collective') return list;
  const word = wordBefore.exec(text.slice(Math.max(0, first.start - 24), first.start))?.[1]?.toLowerCase();
  if (word === undefined || unsaying.has(word)) return list;
  const foods = new Set(list.map(({ key }) => lines.find((line) => line.key === key)?.ingredient.food?.id));
  if (foods.size !== 1 || foods.has(undefined)) return list;
  const same = lines.filter(({ ingredient }) => foods.has(ingredient.food?.id));
  if (same.length < 2) return list;
  const saying = same.filter(({ parsed }) => parsed.source.toLowerCase().includes(word));
  if (saying.length !== 1 || list.some(({ key }) => key === saying[0]!.key && list.length === 1)) return list;
  return [{ ...first, key: saying[0]!.key }];
}

/** Words before a food that tell nothing about which. */
const unsaying = new Set(
  'with from into over some more your this that half the and remaining rest other then until plus each both little'.split(
    ' ',
  ),
);

/** States of a food that is listed: "the cooked rice" is the rice of the list. */
const treated = new Set(
  'cooked boiled steamed toasted roasted grated shredded melted chopped sliced minced fried caramelized caramelised hot cold warm drained mashed whipped browned softened remaining smoked frozen canned tinned ripe diced crumbled sauteed beaten reserved soaked cooled chilled'.split(
    ' ',
  ),
);
/** What cooks say for foods that have other names in the list. */
const folk: ReadonlyMap<string, RegExp> = new Map([
  ['mince', /(?:^|\s)ground-/],
  ['avo', /(?:^|\s)avocado(?:\s|$)/],
  ['spud', /(?:^|\s)potato/],
  ['shroom', /\bmushroom/],
  ['parm', /\bparmesan/],
  ['mozz', /\bmozzarella/],
  ['evoo', /\bolive-oil/],
  ['bird', /\bpoultry\b/],
  ['crumb', /(?:^|\s)(?:breadcrumbs|panko)/],
  ['juice', /\bcitrus\b|-juice\b/],
  ['zest', /\bcitrus\b|-zest\b/],
  ['toast', /(?:^|\s)bread(?:\s|$)/],
  ['yolk', /\bbird-egg\b|(?:^|\s)egg(?:-yolk)?\b/],
  ['floret', /(?:^|\s)(?:broccoli|cauliflower|romanesco)/],
  ['white', /\bbird-egg\b|(?:^|\s)egg(?:-white)?\b/],
]);
/** Parts that a list parts a plant into: "stems and leaves separated". */
const pieces = /^(?:leaves|stems|stalks|fronds|greens|tops)$/;
/** The one line whose text speaks of such a part: "the stems" of broccoli that is listed with them. */
function partOfOne(part: string, before: string | undefined, lines: readonly GroundedLine[]): string | null {
  if (!/^(?:the|and|its|their|chopped|sliced)$/.test(before ?? '')) return null;
  const said = lines.filter(({ parsed }) => new RegExp(`\\b${part}\\b`, 'i').test(parsed.source));
  return said.length === 1 ? said[0]!.key : null;
}
const crusts = /^(?:shells?|crusts?|cases?)$/;
const isCrust = /^(?:pie-crust|graham-cracker-crust|chocolate-cookie-crust|shortcrust-pastry)$/;
/** Words that may speak of the one ingredient whose name they end. */
const oftenLast = new Set(['fat', 'seasoning', 'spray', 'paste', 'flake', 'crumb']);

/** Words that may mean a food though no name begins with them. */
const sayNoName: ReadonlySet<string> = new Set([...folk.keys(), ...oftenLast]);
/** Ingredients whose name ends in a word that alone would be too little: "the fat" of a list with goose fat. */
const endingIn = (word: string, lines: readonly GroundedLine[]): readonly string[] =>
  lines.filter((line) => nameKeys(line.parsed.name).at(-1) === word).map((line) => line.key);
/** Juices that run out of what is cooked. */
const ownJuice =
  /\bjuices$|\b(?:releas\w*|giv\w* up|let\w* out|los\w*|extract\w*) (?:some |all |any |more |a little )?(?:of )?(?:the |their |its )?juice$|\b(?:own|pan|meat|cooking|its|their|tomato|chicken|any)\s+juice$/i;
/** Words for what foods were made into: "ginger-garlic paste", "biscuit base", "pasta sheets". */
/** "Grind it to a smooth paste". */
const becomes = /\b(?:to|into|forms?|makes?|like) an? (?:\p{L}+,? ){0,2}$/iu;
/** What stands before the name of what comes about. */
const productAfter = /\b(?:for|into) (?:the|your|an?) $/i;
/** "While you make the sauce". */
const madeNow = /\b(?:make|making|prepare|start) (?:on )?(?:the|your|an?) $/i;
const madeInto = new Set('paste mix mixture slurry base sheet layer crumb puree mash'.split(' '));
const parts = new Set(
  'juice zest peel rind yolk white skin breast thigh leg wing floret leaf seed clove half piece slice liquid brine stem pulp flesh stalk tip spear root'.split(
    ' ',
  ),
);

/** "Lemon juice" of a listed lemon, "egg whites" of listed eggs: the first word's ingredient. */
function partOf(
  words: readonly Token[],
  names: ReturnType<typeof ingredientNames>,
): readonly string[] | null {
  if (words.length < 2 || !parts.has(words.at(-1)!.key)) return null;
  const stem = words.slice(0, -1).map((word) => word.key);
  const entry = names.get(stem[0]!)?.find((name) => name.keys.join(' ') === stem.join(' '));
  return entry?.ingredients ?? null;
}

interface Named {
  readonly keys: readonly string[];
}

/** Names of the food table that begin with one word, by their second word; `''` has those of one word. */
const bySecond = new WeakMap<readonly FoodPhrase[], ReadonlyMap<string, readonly FoodPhrase[]>>();

function secondWords(candidates: readonly FoodPhrase[]): ReadonlyMap<string, readonly FoodPhrase[]> {
  let known = bySecond.get(candidates);
  if (known === undefined) {
    const made = new Map<string, FoodPhrase[]>();
    for (const one of candidates) {
      const second = one.keys[1] ?? '';
      const list = made.get(second);
      if (list) list.push(one);
      else made.set(second, [one]);
    }
    bySecond.set(candidates, (known = made));
  }
  return known;
}

/** The longest name of the food table that stands at a place. */
function longestPhrase(
  candidates: readonly FoodPhrase[] | undefined,
  tokens: readonly Token[],
  at: number,
  text: string,
): FoodPhrase | undefined {
  if (candidates === undefined) return undefined;
  // Hundreds of foods begin with "green".
  if (candidates.length > 8) {
    const words = secondWords(candidates);
    const next = tokens[at + 1];
    const longer = next === undefined ? undefined : words.get(next.key);
    return longestOf(longer, tokens, at, text) ?? longestOf(words.get(''), tokens, at, text);
  }
  return longestOf(candidates, tokens, at, text);
}

/** The longest name that stands at a place; a name does not run over a comma or the end of a sentence. */
function longestOf<Name extends Named>(
  candidates: readonly Name[] | undefined,
  tokens: readonly Token[],
  at: number,
  text: string,
): Name | undefined {
  if (candidates === undefined) return undefined;
  const { sentence } = tokens[at]!;
  for (const candidate of candidates) {
    const { keys } = candidate;
    let i = 1;
    for (; i < keys.length; i++) {
      const next = tokens[at + i];
      if (next === undefined || next.key !== keys[i] || next.sentence !== sentence) break;
      const joint = text[next.start - 1];
      // "Onions & salt" are two.
      if (keys[i] !== 'half' && /[&+]/.test(text.slice(tokens[at + i - 1]!.end, next.start))) break;
      if (next.opens && joint !== '-' && joint !== '/') break;
    }
    if (i >= keys.length) return candidate;
  }
  return undefined;
}

/** "Kidney bean chili", "chili to share", "chili, no fuss": the dish, as against "chili oil noodles". */
const dishOfChili = /\bchill?i(?=$|[,:;!?(–—]| (?:for|to|with|in|on|or|against|people)\b)/;
