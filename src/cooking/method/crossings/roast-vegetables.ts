/**
 * Vegetables that stew in their own juice, as an oven makes them best: roasted apart on sheets, each for its own time, and
 * baked together at the end. The dish is written anew, since nothing of the stirring at the stove holds.
 */
import { isKind } from '#food/ingredient';
import { joinList } from '../../text/grammar.ts';
import type { RecipeText, UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import type { MethodEdit, MethodTables } from '../model.ts';
import { callOf, type Part } from '../read/parts.ts';
import { because, dial, figure, formatTemperature } from '../plan.ts';
import { stepsIn } from '../changes/text-edits.ts';
import { adaptedTitle } from '../title.ts';

/** The recipe told anew, and what was changed. */
interface Roasted {
  readonly text: RecipeText;
  readonly edits: readonly MethodEdit[];
}

/** What becomes of a food on its way through the oven. */
type Place = 'tomato' | 'soft' | 'firm' | 'garlic' | 'paste' | 'oil' | 'herb' | 'end';

const canned = /\b(?:cans?|tins?|canned|tinned|passata|crushed|pur[eé]e)\b/i;
/** Less than this of an unknown food is a seasoning. */
const slight = 12;

function placeOf({ food, item, grams }: Part): Place | null {
  if (food === null) return grams < slight ? 'herb' : null;
  const is = (...kinds: readonly string[]): boolean => kinds.some((kind) => isKind(food, kind));
  if (/tomato-paste/.test(food.id) || /\btomato paste\b/i.test(item.text)) return 'paste';
  if (/garlic/.test(food.id)) return grams < 80 ? 'garlic' : null;
  if (is('tomato')) return canned.test(item.text) ? 'end' : 'tomato';
  if (is('eggplant', 'summer-squash', 'zucchini')) return 'soft';
  if (is('bell-pepper', 'pepper-vegetable', 'allium', 'mushroom')) return 'firm';
  if (is('oil')) return 'oil';
  if (is('herb', 'spice', 'salt', 'seasoning') && grams < 60) return 'herb';
  if (/olive|caper|vinegar|sugar|honey|lemon/.test(food.id) && grams < 150) return 'end';
  return null;
}

/** Grams of vegetables that two sheets hold in one layer each. */
const mostGrams = 5200;
const leastGrams = 600;
/** Vegetables that 8 tablespoons of oil coat. */
const fullGrams = 3500;

/** Null where it is no such dish, or something is in it that has no place in this plan. */
export function roastVegetables(
  understood: UnderstoodRecipe,
  parts: ReadonlyMap<string, Part>,
  source: Method,
  target: Method,
  tables: MethodTables,
): Roasted | null {
  if (target !== 'oven' && target !== 'convectionOven') return null;
  const { source: recipe } = understood;
  const said = recipe.instructions.join('\n');
  if (/\b(?:blend\w*|pur[eé]e\w*|serve over|pasta|rice|eggs?|stock|broth)\b/i.test(said)) return null;
  const places = new Map<Place, Part[]>();
  for (const part of parts.values()) {
    const place = placeOf(part);
    if (place === null) return null;
    places.set(place, [...(places.get(place) ?? []), part]);
  }
  const of = (place: Place): readonly Part[] => places.get(place) ?? [];
  const named = (some: readonly Part[]): string =>
    joinList([...new Set(some.map((part) => `the ${callOf(part)}`))]);
  const [tomato, soft, firm, oil] = [of('tomato'), of('soft'), of('firm'), of('oil')];
  const vegetables = [...tomato, ...soft, ...firm].reduce((sum, { grams }) => sum + grams, 0);
  if (
    soft.length === 0 ||
    firm.length === 0 ||
    tomato.length === 0 ||
    oil.length === 0 ||
    vegetables < leastGrams ||
    vegetables > mostGrams
  )
    return null;
  const fan = target === 'convectionOven' ? figure(tables, 'fan-oven', 'subtractC') : 0;
  const hot = formatTemperature(dial(figure(tables, 'roast-vegetables', 'celsius') - fan));
  const mild = formatTemperature(dial(figure(tables, 'roast-vegetables', 'bakeCelsius') - fan));
  const noun = target === 'oven' ? 'oven' : 'convection oven';
  const fat = callOf(oil[0]!);
  const garlic = of('garlic');
  const [paste, herbs, end] = [of('paste'), of('herb'), of('end')];
  const seasoning = herbs.filter(({ item }) => !/^(?:salt|pepper|black pepper)$/i.test(item.name.trim()));
  const salted = herbs.some(({ item }) => /^salt\b/i.test(item.name.trim()));
  const stirredIn = [...seasoning, ...paste, ...end];
  // So much oil is for both sheets full.
  const spoons = (full: number): string => {
    const count = Math.max(1, Math.round((full * vegetables) / fullGrams));
    return `${count} tablespoon${count === 1 ? '' : 's'}`;
  };
  const out = [
    `Preheat the ${noun} to ${hot}, with racks in the upper and lower thirds.`,
    `Halve ${named(tomato)} and lay them cut side down on a rimmed baking sheet with ${spoons(1)} of the ${fat}. Cut ${named(firm)} into thick strips and toss them with${garlic.length > 0 ? ' the whole, peeled garlic cloves,' : ''} ${spoons(3)} of the ${fat} and ½ teaspoon of salt on a second sheet.`,
    'Roast both for 30–35 minutes, stirring the strips and swapping the sheets halfway, until the tomato skins wrinkle and the strips are soft and brown at the tips.',
    `Meanwhile, cut ${named(soft)} into disks 1 cm thick and toss with ${spoons(4)} of ${fat} and ½ teaspoon of salt.`,
    `Pinch the skins off the tomatoes and tip them with all their juice into a deep roasting tin. ${garlic.length > 0 ? 'Mash the garlic with a fork, and stir it in' : 'Stir in'} with the roasted strips${stirredIn.length > 0 ? ` and ${named(stirredIn)}` : ''}, breaking up the tomatoes.`,
    `Spread ${named(soft)} over the two emptied sheets in a single layer and roast for 25–30 minutes, turning once and swapping the sheets, until golden and tender.`,
    `Lower the ${noun} to ${mild}. Fold ${named(soft)} gently into the tomatoes and bake, uncovered, for 25–30 minutes, until bubbling and thick. If the top begins to dry, cover it with foil.`,
    `Taste for salt${salted ? '' : ' and pepper'}, and let it stand for 10 minutes. It is good hot, warm or cold, and better still the next day.`,
  ];
  const why = (rule: string): string => because(tables, rule);
  const all = stepsIn(recipe.instructions.map((_, step) => step));
  const piece = (line: number, words: RegExp): string => words.exec(out[line]!)![0];
  const main = recipe.instructions.findLast((line) => /\b(?:cook|simmer|stew)\b/i.test(line)) ?? null;
  return {
    text: {
      ...recipe,
      title: adaptedTitle(recipe.title, source, target, 'casserole'),
      instructions: out,
    },
    edits: [
      {
        kind: main === null ? 'add' : 'text',
        target: all,
        before: main,
        after: [
          piece(2, /^Roast both for [^,]+/),
          piece(5, /roast for 25–30 minutes/),
          piece(0, /^[^,]+/),
        ].join('\n'),
        reason: why('roast-vegetables'),
        rule: 'roast-vegetables',
      },
      {
        kind: 'add',
        target: all,
        before: null,
        after: [
          piece(1, /lay them cut side down on a rimmed baking sheet/),
          piece(4, /^Pinch the skins off the tomatoes/),
        ].join('\n'),
        reason: why('roast-tomatoes'),
        rule: 'roast-tomatoes',
      },
      {
        kind: 'add',
        target: all,
        before: null,
        after: piece(3, /cut [^.]+ cm thick/),
        reason: why('roast-apart'),
        rule: 'roast-apart',
      },
      {
        kind: 'add',
        target: all,
        before: null,
        after: [piece(6, /bake, uncovered, for 25–30 minutes/), piece(7, /let it stand for 10 minutes/)].join(
          '\n',
        ),
        reason: why('roast-together'),
        rule: 'roast-together',
      },
    ],
  };
}
