import type { Catalogue } from '#food/catalogue';
import type { GroundedLine } from '#food/ground';
import type { Food } from '#food/model';
import { foodPhrases, longestOf, longestPhrase } from './food-phrases.ts';
import {
  becomes,
  crushed,
  crusts,
  endingIn,
  folk,
  isCrust,
  madeInto,
  boiledPlain,
  madeNow,
  oftenLast,
  ownJuice,
  partOf,
  partOfOne,
  pieces,
  productAfter,
  rubbedIn,
  sayNoName,
  solidFats,
  treated,
} from './food-words.ts';
import { ingredientNames } from './ingredient-names.ts';
import type { IngredientMention, MentionKind, UnlistedFood } from './model.ts';
import type { ReadAction } from './read-actions.ts';
import { readSections, type Sections } from './sections.ts';
import { nameKeys, namesFrom, type Token } from './tokens.ts';
import { atTheEnd, oneOfSeveral, withRuns } from './which-line.ts';

/** Foods that an instruction names. */
export interface FoundFoods {
  readonly mentions: readonly IngredientMention[];
  readonly unlisted: readonly Omit<UnlistedFood, 'stepId'>[];
}

/** Second halves of words for foods, by which the whole is called for short. */
const inOneWord: ReadonlySet<string> = new Set(['milk', 'bread', 'crumb', 'corn']);

/** The lines of a list whose food is written as one word that ends so: buttermilk, breadcrumbs, flatbread. */
const writtenWith = (ending: string, lines: readonly GroundedLine[]): readonly GroundedLine[] =>
  lines.filter(({ parsed }) =>
    parsed.name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > ending.length + 2 && new RegExp(`${ending}s?$`).test(word)),
  );

/** A verb made of a food still puts that food in: "butter the dish", "salt the water". */
const foodVerbs = new Set(['salt', 'pepper', 'butter', 'oil', 'flour', 'sugar', 'bread', 'season']);
/** "Mince back in", "flour in, stir": a food whose name is a verb too, put somewhere rather than worked. */
const putThere =
  /^\s+(?:(?:back\s+)?in|on\s+top|over)(?:\s*(?:[,.;]|$)|\s+(?:an?|the)\s+(?:[\w-]+\s+){0,3}(?:dish|tin|pot|pan|casserole)\b)/;
const foodVerbForm = /^(salt|pepper|butter|oil|flour|sugar)(?:s|ed)$/;
/** What is named after foods and is none: rice cooker, egg slicer, cake tin. */
const ware =
  /^(?:scoops?|scoopers?|cookers?|pans?|saucepans?|tins?|sheets?|bowls?|pots?|press|mashers?|trays?|stones?|kni(?:fe|ves)|grinders?|spinners?|squeezers?|thermometers?|machines?|dish(?:es)?|plates?|boards?|mills?|cutters?|towels?|graters?|spoons?|mallets?|basins?|brush(?:es)?|slicers?|peelers?|makers?|jars?|mixers?|moulds?|molds?|glass(?:es)?|cups?|liners?|baths?|fork|rack|paper|bags?|sachets?|pouch)$/;
/** Between two foods: the amount of the second. */
const anotherAmount = /[+&,][^\p{L}]*[\d½¼¾⅓⅔]/u;
const vesselBefore = /\b(?:an?|the|your|in|into|large|big|deep|tall|heavy|same)\s+$/i;
const wrapping = /^\s+(?:the|each|it|them|in|up|with|and|tightly|well|your|individually|around)\b/;
/** A comparison names no ingredient: "the size of a walnut", "until it resembles breadcrumbs". */
const likeness =
  /\b(?:like|resembl\w+|consistency of|texture of|size of|thickness of|looks? like|similar to|shape of|appearance of|as if|not|no|without|instead of|free of|than)\s+(?:\w+\s+){0,3}$/i;
const likens = /\b(?:like|resembl|(?:consistency|texture|size|thickness|shape|appearance|look) of)/i;
const likened =
  /\b(?:like|resembl\w+|(?:consistency|texture|size|thickness|shape|appearance|look) of) an? (?:\p{L}+ )?$/iu;
/** "A cornmeal consistency", "walnut-sized balls": what stands before it is a likeness too. */
const likenedBehind =
  /^(?:[ -](?:crumbs?|batter|dough|cream|paste))?(?:[ -](?:consistency|texture|sized?)|-like|['’]s? (?:consistency|texture))\b/iu;
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
  instructions: () => readonly (readonly Token[])[],
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
    allWords ??= ` ${instructions()
      .map((tokens) => tokens.map((token) => token.key).join(' '))
      .join(' . ')} `;
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
  /** The only beans of the list, by whatever name: no green beans, no coffee beans. */
  const pulses = lines.filter(({ ingredient: { food } }) => food?.ancestors.includes('bean') === true);
  const oneBean = pulses.length === 1 ? [pulses[0]!.key] : [];
  const dried = new Set(
    lines.flatMap(({ key, ingredient: { food } }) => (food?.ancestors.includes('dried-fruit') ? [key] : [])),
  );
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
    const mayLiken = likens.test(text);
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at]!;
      // "The bread is buttered", "she salts the water".
      const put = verbAt.has(token.start) ? foodVerbForm.exec(token.low)?.[1] : undefined;
      if (put !== undefined) {
        const span = { start: token.start, end: token.end, text: text.slice(token.start, token.end) };
        for (const key of names.get(put)?.find((name) => name.keys.length === 1)?.ingredients ?? [])
          mentions.push({ ...span, key, kind: 'head' });
        continue;
      }
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
      // "Cream, bubble 3 minutes": an order has something to do it to.
      const alone = token.low === 'cream' && /^\s*(?:[,.;]|in\b|$)/.test(text.slice(token.end));
      if (
        verbAt.has(token.start) &&
        !foodVerbs.has(token.low) &&
        !alone &&
        !(ownNames && putThere.test(text.slice(token.end, token.end + 48)))
      )
        continue;
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
      // "It should feel like a water balloon", "the size of a pea".
      if (mayLiken && likened.test(text.slice(Math.max(0, token.start - 40), token.start))) continue;
      if (likenedBehind.test(text.slice(token.end, token.end + 30))) continue;
      const own = longestOf(ownNames, tokens, at, text);
      const longest = longestPhrase(tableNames, tokens, at, text);
      // "Sugar and cinnamon" of a list that has both; "stir the chicken back in".
      const table =
        longest &&
        // "Mix it up" is no lemonade.
        // "Set the pork fat side up."
        ((longest.keys.at(-1) === 'fat' && tokens[at + longest.keys.length]?.low === 'side') ||
          (own && (longest.keys.includes('and') || longest.keys.at(-1) === 'back')) ||
          // "The shredded cabbage and carrot" are two, where no such mix is listed.
          (longest.keys.includes('and') &&
            !lines.some(({ ingredient }) => longest.foods.some(({ id }) => id === ingredient.food?.id))) ||
          (longest.keys.length === 1 && token.key === 'up'))
          ? undefined
          : longest;
      const ownLength = own?.keys.length ?? 0;
      const tableLength = table?.keys.length ?? 0;
      const named =
        ownLength === 0 &&
        oftenLast.has(token.key) &&
        !(token.key === 'fat' && rubbedIn.test(text.slice(0, token.start))) &&
        // "The spice paste" of a list with tamarind paste.
        (token.key !== 'paste' ||
          token.opens ||
          /^(?:the|your|remaining|of|more|this|and)$/.test(tokens[at - 1]?.low ?? '')) &&
        !becomes.test(text.slice(0, token.start))
          ? endingIn(token.key, lines)
          : ownLength === 0 && token.key === 'fat' && rubbedIn.test(text.slice(0, token.start))
            ? solidFats(lines)
            : [];
      if (named.length === 1) {
        const { start, end } = token;
        mentions.push({ start, end, text: text.slice(start, end), key: named[0]!, kind: 'head' });
        continue;
      }
      // "The milk" of a list with buttermilk and no other.
      const closed = ownLength === 0 && inOneWord.has(token.key) ? writtenWith(token.key, lines) : [];
      if (closed.length === 1) {
        const { start, end } = token;
        mentions.push({ start, end, text: text.slice(start, end), key: closed[0]!.key, kind: 'head' });
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
        const meantBy = (sort: RegExp): readonly GroundedLine[] =>
          lines.filter(
            ({ ingredient: { food } }) => food !== null && sort.test([food.id, ...food.ancestors].join(' ')),
          );
        // "The whites" of a list with eggs and egg whites.
        const sole = /^(?:white|yolk)$/.test(token.key)
          ? lines.filter(({ ingredient: { food } }) => food?.id === `egg-${token.key}`)
          : [];
        // "The juice" of a list with orange zest and orange juice.
        const saying = /^(?:juice|zest)$/.test(token.key)
          ? meantBy(meant).filter(({ parsed }) => new RegExp(`\\b${token.key}`, 'i').test(parsed.source))
          : [];
        const found = sole.length > 0 ? sole : saying.length > 0 ? saying : meantBy(meant);
        // "Press in the crumbs" of cookies that were crushed.
        for (const { key } of found.length === 0 && token.key === 'crumb' ? meantBy(crushed) : found)
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
        /\bsalt\s*(?:,?\s*and|&|,|n|\+|\/)?\s*(?:freshly )?(?:ground )?(?:black )?$/i.test(
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
      // "Sour cream + 1 cup of the cheese": the cup is that of the cheese.
      if (
        follower &&
        !follower.opens &&
        ware.test(follower.low) &&
        !anotherAmount.test(text.slice(last.end, follower.start))
      ) {
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
      if (ownLength >= tableLength && (own!.rank < 4 || table === undefined)) {
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
          } else if (tokens[at + length - 1]!.key === 'bean' && oneBean.length === 1) {
            // "White beans" of a list with cannellini beans alone.
            keys = oneBean;
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
      // "Serve with fresh fruit": not the raisins.
      if (tokens[at - 1]?.low === 'fresh' && keys.length > 0) {
        keys = keys.filter((key) => !dried.has(key));
        if (keys.length === 0) continue;
      }
      // "Mix the fish sauce and sugar for the sauce": what is being made.
      if (
        kind === 'head' &&
        length === 1 &&
        ((productAfter.test(text.slice(0, token.start)) && mentions.length > 1) ||
          (madeNow.test(text.slice(0, token.start)) && !boiledPlain.has(token.key)))
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
        // "Baking soda/powder": the word behind the stroke shares what stands first.
        const other = tokens[at + length];
        if (length > 1 && other !== undefined && text.slice(last.end, other.start) === '/') {
          const shared = names
            .get(token.key)
            ?.find((one) => one.keys.join(' ') === `${token.key} ${other.key}`);
          for (const key of shared?.ingredients ?? [])
            mentions.push({
              start: other.start,
              end: other.end,
              text: text.slice(other.start, other.end),
              key,
              kind: 'head',
            });
          if (shared !== undefined) at += 1;
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
        // "A dark chocolate color"; "if the meat sticks to the pot" names no meat stick.
        /^[ -]colou?r(?:ed)?\b/iu.test(text.slice(span.end)) ||
        /^meat sticks? (?:to|together)\b/iu.test(text.slice(token.start, token.start + 24)) ||
        // "Until the juices have evaporated".
        (length === 1 && token.low === 'evaporated') ||
        /-$/.test(before) ||
        /^-(?:like|free|style|size|sized|shaped|y)\b/.test(text.slice(span.end));
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

/** "Kidney bean chili", "chili to share", "chili, no fuss": the dish, as against "chili oil noodles". */
const dishOfChili = /\bchill?i(?=$|[,:;!?(–—]| (?:for|to|with|in|on|or|against|people)\b)/;
