import { isKind } from '#food/ingredient';
import { characterOf } from '../healthify/character.ts';
import { sentencesOf } from '../healthify/technique.ts';
import type { BudgetScope, PricedLine } from './scope.ts';

/** What is known of a line of which less is taken. */
interface Lessened {
  readonly line: PricedLine;
  readonly scope: BudgetScope;
  /** What stays of it, 0–1. */
  readonly factor: number;
  /** Herbs and the like. */
  readonly garnish: boolean;
  /** Oil of which most is a dressing. */
  readonly dressing: boolean;
  /** What is said where the plate still has a portion of it; null where it is none. */
  readonly portion: string | null;
  /** What is said of its kind where nothing better is known. */
  readonly usual: string;
  /** Whether stock makes up for wine. */
  readonly stocked: boolean;
  /** Meat, fish and the like. */
  readonly share: boolean;
}

/** Why less of a food does as well, by what it does in this dish: oil in a pesto browns nothing. */
export function whyLess(of: Lessened): string {
  const { line, scope, factor } = of;
  const { food } = line;
  if (of.garnish && /lemongrass|bay-lea|lime-lea|rosemary|thyme|curry-lea/.test(food.id))
    return 'it stays in the pot for as long as it cooks, and less of it scents it as well';
  if (of.garnish)
    return `${factor < 0.55 ? 'half of it' : 'a little less of it'}, chopped fine and added last, still carries the scent`;
  if (of.portion !== null) return of.portion;
  if (isKind(food, 'toasted-sesame-oil')) return 'a little less of it still scents the dish';
  if (isKind(food, 'seed')) return 'a thinner scatter of them does as well';
  if (isKind(food, 'oil') || isKind(food, 'butter')) return whyLessFat(of);
  if (isKind(food, 'avocado') && factor > 0.6) return 'cut a little thinner, they still go round';
  if (isKind(food, 'mushroom') && !/\b(?:brown|fry|fried|saut|sear|roast|grill)/i.test(wordsOn(line, scope)))
    return 'fewer of them still give the whole dish their savor';
  if (isKind(food, 'cheese')) {
    if (eatenInPieces(line, scope))
      return factor < smallPiece
        ? `half of it, ${/crumbl/i.test(wordsOn(line, scope)) ? 'crumbled finer' : 'cut thinner'}, still goes round`
        : 'a slightly smaller piece for each is still plenty';
    if (characterOf(scope.understood, scope.health, scope.foods).words.has('fondue'))
      return `it is ${gramsEach(line, scope, factor)} g of cheese a person now, and with the bread beside it a meal still`;
    if (factor < muchLess && !sharp.test(`${food.id} ${line.name}`))
      return 'a good part of the cheese goes, and the dish is less rich for it';
    if (factor < muchLess)
      return 'a good part of the cheese goes: it is less rich, and a sharp one makes up for some of it';
    if (isKind(food, 'cheddar') && /cheddar/i.test(line.name))
      return 'of the sharpest in the shop less is tasted as much';
    if (!/\bgrat|\bshred/i.test(wordsOn(line, scope)))
      return 'spread out well, less of it still reaches every bite';
  }
  if (isKind(food, 'wine') && !cookedDown.test(wordsOn(line, scope)))
    return 'less of it still gives its taste and its acid';
  if (of.share)
    return food.id.startsWith('canned-')
      ? 'flaked finely, it still reaches every forkful'
      : factor < muchLess
        ? 'it is there for its savour, and half of it still gives a good part of that'
        : 'it is there for its savour, and less of it gives as much';
  return of.stocked ? `${of.usual}, and stock makes up the rest` : of.usual;
}

const sharp = /cheddar|parmesan|pecorino|gruyere|asiago|aged|mature|sharp/i;
/** Grams of it for each, as people say them. */
const gramsEach = ({ grams }: PricedLine, { understood }: BudgetScope, factor: number): number =>
  Math.round((grams * factor) / understood.recipe.servings / 5) * 5;

/** Less than this of a food is tasted, and is told so. Own rule. */
const muchLess = 0.55;
const cookedDown =
  /\b(?:reduc\w*|boil\w*|simmer\w*|evaporat\w*|bubbl\w*|stew\w*|brais\w*|cook (?:it )?(?:down|off))\b/i;

function whyLessFat({ line, scope, dressing, usual }: Lessened): string {
  const { food } = line;
  const text = wordsOn(line, scope);
  if (isKind(food, 'oil') && isBlended(line, scope))
    return 'a little less oil still binds it, and a spoonful of water loosens it';
  if (dressing) return 'a little less oil still dresses all of it';
  if (
    isKind(food, 'oil') &&
    characterOf(scope.understood, scope.health, scope.foods).words.has('salad') &&
    !/\b(?:fry|fried|cook|heat|saut[eé]|brown|brush)\b/i.test(text)
  )
    return 'less oil still coats every leaf';
  if (isKind(food, 'butter') && whiskedIn(line, scope))
    return 'less butter is enough to make the sauce shine';
  // The mash, the crumbs, the bread: where it browns nothing in a pan, nothing is said of browning.
  const named = sentencesAbout(line, scope);
  const fries =
    /\b(?:fry|fried|saut[eé]\w*|sear\w*|brown\w*|soften\w*|sweat|cook)\b/i.test(named) &&
    !/\bmash/i.test(named);
  if (fries) return usual;
  if (/\bmash/i.test(named)) return 'mashed with a splash of its cooking water it is as smooth with less';
  if (/\bcrumbs?|crackers|panko|croutons|sourdough|bread\b/i.test(named))
    return 'tossed well, less fat crisps it as well';
  if (/\bbrush/i.test(named)) return 'brushed on thinly, less of it crisps as well';
  return /\bmelt/i.test(named) ? 'there is richness enough beside it for less to do' : 'less of it is enough';
}

/** The sentences that name it, in one text. */
const sentencesAbout = ({ key }: PricedLine, { understood: { steps, source } }: BudgetScope): string =>
  steps
    .flatMap(({ mentions }, at) =>
      sentencesOf(source.instructions[at]!)
        .filter(({ start, end }) =>
          mentions.some((one) => one.key === key && one.start >= start && one.start < end),
        )
        .map(({ text }) => text),
    )
    .join(' ');

/** All that the list and the steps say where they name it. */
export const wordsOn = ({ key }: PricedLine, { understood }: BudgetScope): string =>
  [
    ...understood.grounded.filter((line) => line.key === key).map(({ parsed }) => parsed.source),
    ...understood.source.instructions.filter((_, at) =>
      understood.steps[at]!.mentions.some((one) => one.key === key),
    ),
  ].join(' ');

/** "Shake the vinegar, mustard and oil in a jar": whether the oil is most of a dressing. */
export const dresses = (
  { key }: PricedLine,
  { understood: { steps, source, grounded } }: BudgetScope,
): boolean => {
  const sour = new Set(
    grounded.flatMap(({ key: other, ingredient: { food } }) =>
      food !== null && ['vinegar', 'lemon', 'lime', 'citrus-juice'].some((kind) => isKind(food, kind))
        ? [other]
        : [],
    ),
  );
  return steps.some(({ mentions }, at) =>
    sentencesOf(source.instructions[at]!).some(({ start, end, text }) => {
      const here = mentions.filter((one) => one.start >= start && one.start < end);
      return (
        /\b(?:shake|whisk|stir|mix|combine)\b/i.test(text) &&
        !/\b(?:fry|heat|saut[eé]|brown|pan|skillet|simmer)\b/i.test(text) &&
        here.some((one) => one.key === key) &&
        here.some((one) => sour.has(one.key))
      );
    }),
  );
};

/** Below this a piece is smaller by more than a little. */
const smallPiece = 0.7;

/** Slices and cubes that are eaten as such, as against what is grated, melted or spread. */
const eatenInPieces = (line: PricedLine, scope: BudgetScope): boolean =>
  /\b(?:slic|cub|grill|griddl|block|wedge|skewer)/i.test(wordsOn(line, scope)) &&
  !/\b(?:grat|shred|melt|layer|spread)/i.test(wordsOn(line, scope)) &&
  !['ricotta', 'cream-cheese', 'mascarpone', 'cottage-cheese'].some((kind) => isKind(line.food, kind));

/** Oil that is run into what is pounded or blended: it binds, and nothing is browned in it. */
const isBlended = (line: PricedLine, scope: BudgetScope): boolean =>
  /\b(?:blend|blitz|pulse|process|pound|pesto|motor|whizz)/i.test(wordsOn(line, scope)) &&
  !/\b(?:heat|fry|brown|saut[eé]|soften|roast)\b/i.test(wordsOn(line, scope));

/** "Whisk in the butter": it binds a sauce, and nothing is browned in it. */
const whiskedIn = (line: PricedLine, scope: BudgetScope): boolean =>
  /\bwhisk in (?:the )?(?:\p{L}+ ){0,2}butter\b/iu.test(wordsOn(line, scope)) &&
  !/\b(?:melt|heat|fry|brown|cook|soften)\b[^.]*\bbutter\b/i.test(wordsOn(line, scope));
