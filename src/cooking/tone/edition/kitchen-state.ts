/** What is known of the kitchen while a recipe's notes are made whole, sentence by sentence: where things cook, and how many they are. */
import type { Food } from '#food/model';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { UnderstandDeps } from '../../understand-recipe/understand-recipe.ts';
import type { Bench } from './bench.ts';
import { masksOf, type Masked } from '../mask.ts';
import type { NoteBench } from '../notes/note-words.ts';
import { isPlural } from '../say/number-of.ts';
import { parseSentence, type Order } from '../say/parse-sentence.ts';
import { handledBy, leavesMany } from '../say/phrase.ts';

/** What is shared out is many from then on. */
const intoMany =
  /\b(?:into|among|between) (?:the )?(?:\p{L}+ )?(?:cups|ramekins|glasses|jars|moulds|molds|bowls|tins|cases)\b/iu;
/** "Makes about 40." */
const yields =
  /^(?:makes|gives|you(?:['’]ll| will| should) (?:get|have)) (?:about |roughly |around )?[\ue200-\ue2ff\ue500-\ue5ff]/iu;
const machines =
  /\b(?:slow[ -]cooker|crock ?-?pot|hours? on (?:low|high)|(?:low|high) (?:for )?\d+(?:-\d+)? hours?)\b/iu;
const fats = /\b(?:oils?|ghee|butter|lard|shortening|margarine|dripping|fats?|cooking-spray)\b/;
const solid = /\b(?:butter|ghee|lard|margarine|shortening|dripping)\b/;
const strewn =
  /\b(?:herbs?|basil|parsley|cilantro|coriander|thyme|dill|mint|chives?|cheeses?|nuts?|seeds?|salt|breadcrumbs|scallions?)\b/;
/** What a dish is eaten with. */
export const staples =
  /\b(?:rice|naan|bread|noodles|couscous|pita|tortillas?|flatbreads?|baguettes?|quinoa|polenta|pasta)\b/;
const uncooked =
  /\b(?:yeast|sugars?|gelatin\w*|flours?|eggs?|egg-whites?|cream|dough|starter|baking-powder|baking-soda)\b/;

/** The kitchen at one instruction. */
interface Station {
  readonly bench: () => NoteBench;
  /** Whether a text names foods, all of them of a kind. */
  readonly every: (text: string, kind: RegExp) => boolean;
}

/** The kitchen of a recipe, which goes on with each sentence that it is told of. */
export interface Kitchen {
  /** Whether the dish is several. */
  readonly dish: boolean;
  /** Whether "low" and "high" are of a hob. */
  readonly hob: boolean;
  readonly at: (instruction: number) => Station;
  readonly after: (sentence: string, masked: Masked) => void;
  /** Whether what was handled last is several. */
  readonly many: () => boolean;
}

const boiled =
  /\b(?:potato(?:es)?|pasta|noodles?|eggs?|broccoli|beans?|peas|corn|spaghetti|macaroni|rice|dumplings?|greens|lentils?|chickpeas?|penne|linguine)\b/;
const poured = /\b(?:cream|milk|stock|broth|custard|batter|caramel|syrup|sauce|gelatine?|water|eggs?)\b/u;

/** The kitchen before a recipe's first sentence. */
export function kitchenOf(understood: UnderstoodRecipe, { foods }: UnderstandDeps): Kitchen {
  const texts = understood.source.instructions;
  const whole = texts.join(' ');
  const foodOf = (key: string): Food | null => {
    const id = understood.recipe.ingredients.find((one) => one.key === key)?.food ?? null;
    return id === null ? null : foods.get(id);
  };
  const bakes =
    /\b(?:loaf|cake|muffin|bun|tart|pie|brownie) tins?\b/iu.test(whole) ||
    (/\bflour\b|\boats?\b|\beggs?\b|\bcream\b/iu.test(understood.source.ingredients.join(' ')) &&
      sweetOrBread(understood)) ||
    /\b(?:cod|salmon|haddock|hake|trout|fish|bass|bream|halibut|tilapia)\b/iu.test(understood.source.title)
      ? 'bake'
      : 'roast';
  const baked = sweetOrBread(understood);
  const hob = !machines.test(whole);
  const dish = isPlural(
    understood.source.title.split(/,| (?:with|w\/|and|in|for) /u)[0]!.replace(/^.* & (?=\S+ )/u, ''),
  );
  let place: Bench['place'] = null;
  let ovenOn = false;
  let many = false;
  let shared = false;
  let before = '';
  const at = (instruction: number): Station => {
    const masked = masksOf(understood)[instruction]!;
    const ids = (some: string): readonly string[] =>
      masked.keys(some).map((key) => {
        const food = foodOf(key);
        return food === null ? '' : [food.id, ...food.ancestors].join(' ');
      });
    const every = (some: string, pattern: RegExp): boolean => {
      const all = ids(some);
      return all.length > 0 && all.every((one) => pattern.test(one.split(' ')[0]!) || pattern.test(one));
    };
    return {
      every,
      bench: () => ({
        inOven: bakes,
        hob,
        reveal: masked.reveal,
        fat: (some) => (every(some, fats) ? (every(some, solid) ? 'melts' : 'heats') : null),
        strewn: (some) => every(some, strewn),
        uncooked: (some) => ids(some).some((one) => uncooked.test(one.split(' ')[0]!)),
        boils: (some) => every(some, boiled),
        pours: poured.test(before),
        place,
        ovenOn,
        many,
        dish,
        besides: understood.unlisted
          .filter(({ stepId }) => stepId === understood.recipe.steps[instruction]!.id)
          .map((one) => one.text.toLowerCase()),
        last: instruction === texts.length - 1,
      }),
    };
  };
  return {
    dish,
    hob,
    at,
    many: () => many,
    after: (now, masked) => {
      before = masked.unmask(now).toLowerCase();
      ({ place, ovenOn } = kitchenAfter(now, { place, ovenOn }, bakes === 'bake'));
      const order = parseSentence(now).orders.findLast((one) => handledBy(one) !== '');
      shared ||= intoMany.test(now) || yields.test(now);
      // What is whisked together is one, what is shared out is many; a loaf is one whatever lies on it.
      if (!dish && !shared && baked && /^bake (?:at|for|in|until)\b/iu.test(now)) many = false;
      else if (
        intoMany.test(now) ||
        yields.test(now) ||
        (dish && /^(?:bake|roast) (?:at|for|in|until)\b/iu.test(now))
      )
        many = true;
      // "Remove the stem and rind. Rest for an hour.": what is taken out is not what is left.
      else if (order !== undefined && !isTakenOut(order))
        many =
          !/^(?:whisk|beat|blend|fold|sift|puree|purée|cream|knead)$/u.test(order.verbs[0]!) &&
          leavesMany(order, masked.reveal);
    },
  };
}

/** Whether an order takes out what is handled no more: "discard the bay leaves", but "remove the buns to a rack". */
const isTakenOut = ({ verbs, parts }: Order): boolean =>
  /^(?:remove|discard|fish|lift|pick)$/u.test(verbs[0]!) &&
  !parts.some(({ text }) => /^(?:to|onto|on|from|with)\b/iu.test(text));

/** Whether the dish is baked rather than roasted: what holds flour and something that raises or sweetens it. */
const sweetOrBread = ({ recipe, source }: UnderstoodRecipe): boolean =>
  /\b(?:puddings?|cakes?|bread|loaf|pies?|tarts?|quiches?|scones?|biscuits?|cookies?|muffins?|souffl[eé]s?|brownies)\b/iu.test(
    source.title,
  ) ||
  (/\bsugar|yeast|\bbaking (?:powder|soda)|\bbicarb|syrup|honey|treacle/iu.test(
    source.ingredients.join(' '),
  ) &&
    !recipe.ingredients.some(({ food }) =>
      /\b(?:beef|pork|lamb|chicken|sausages?|turkey|fish|salmon)\b/u.test(food ?? ''),
    ));

/** Where things cook after a sentence. */
function kitchenAfter(
  text: string,
  before: Pick<Bench, 'place' | 'ovenOn'>,
  bakes: boolean,
): Pick<Bench, 'place' | 'ovenOn'> {
  const low = text
    .toLowerCase()
    // A Dutch oven is a pot.
    .replace(/\bdutch ovens?\b/gu, 'pot')
    .replace(
      /\b(?:loaf|cake|sheet|baking|roasting|tube|bundt|muffin|springform|pie|square|round) pans?\b/gu,
      'tin',
    );
  if (
    before.ovenOn &&
    bakes &&
    /\b(?:pour|tip|scrape|spoon|spread|press|turn|put|divide|transfer)\b[^.;]*\b(?:in|into|between)\b[^.;]*\b(?:pans?|tins?|dish)\b/.test(
      low,
    )
  )
    return { ...before, place: 'oven' };
  if (/\b(?:pre-?heat|heat|turn on|set|light)\b[^.;]{0,20}\boven\b|\boven on\b/.test(low))
    return { place: before.place === 'off' ? null : before.place, ovenOn: true };
  if (
    /\boff (?:the )?heat\b|\bfrom the heat\b|\b(?:chill|refrigerate|cool completely|rest(?! of))\b/.test(low)
  )
    return { ...before, place: 'off' };
  if (/\b(?:bake|roast|in(?:to)? the (?:hot )?oven|to the oven)\b/.test(low))
    return { ...before, place: 'oven' };
  if (before.ovenOn && /\b(?:biggest|roasting|baking|lined|oiled) (?:tin|tray)\b/.test(low))
    return { ...before, place: 'oven' };
  if (
    /\b(?:pan|pot|skillet|wok|kadai|kadhai|karahi|saucepan|casserole|fry|saut[eé]|simmer|boil|sizzle|sear|brown|sweat|toast|cook|cooker)\b/.test(
      low,
    ) ||
    /\b(?:heat|melt|warm) (?:the )?[\ue100-\ue1ff]/u.test(low)
  )
    return {
      ...before,
      place:
        before.place === 'oven' && /\bcook\b/.test(low) && !/\b(?:pan|pot|fry)\b/.test(low) ? 'oven' : 'pan',
    };
  if (
    !before.ovenOn &&
    /^(?:put|tip|pour|spoon|transfer)\b[^.;]*\b(?:in|into) (?:a|the) (?:\p{L}+ )?(?:dish|tin)\b/u.test(low)
  )
    return { ...before, place: 'off' };
  // "Onto lined trays. 12 min."
  if (before.ovenOn && /\b(?:trays?|tins?|baking (?:sheets?|dish)|ramekins?)\b/.test(low))
    return { ...before, place: 'oven' };
  return before;
}
