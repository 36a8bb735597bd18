/** What a machine of dry heat, or a closed pot, cannot do with this dish. */
import { setInOven } from './egg-dish.ts';
import { coated } from './pieces.ts';
import { figure, massOf, Refusal, type PlanContext } from '../plan.ts';

/** Why this dish cannot be cooked there; null where nothing speaks against it. */
export function refuseDry(context: PlanContext): Refusal | null {
  const { target, dish, mainPart, parts, text, tables, source } = context;
  const grams = massOf(parts);
  // Crumbs that are mixed into a loaf or a ball are no coating.
  const breaded =
    parts.some((one) => one.food !== null && /breadcrumbs|panko/.test(one.food.id)) && coated.test(text);
  if (
    dish === 'pieces' &&
    context.main.actions.some((action) => action === 'boil' || action === 'simmer') &&
    potOfWater.test(text) &&
    dry.has(target)
  )
    return new Refusal(
      'It is boiled in one pot of seasoned water, one food after the other; in dry heat it would be another dish.',
    );
  if (target === 'airFryer' && dish === 'eggs' && !chamberLike.test(source))
    return new Refusal('Loose beaten eggs run through the basket and are blown about before they set.');
  if (
    (target === 'convectionOven' || target === 'toasterOven') &&
    dish === 'eggs' &&
    !(setInOven.test(context.title) || chamberLike.test(source))
  )
    return new Refusal('Loose eggs that are stirred in a pan need the spoon and the heat from below.');
  if (
    target === 'airFryer' &&
    mainPart?.whole &&
    mainPart.grams > figure(tables, 'air-fryer-load', 'largestPieceGrams')
  )
    return new Refusal(
      'A piece of more than 2 kg does not fit an air fryer, and its outside burns before its middle is safe.',
    );
  if (
    (target === 'slowCooker' ||
      target === 'pressureCooker' ||
      target === 'microwave' ||
      target === 'steamer' ||
      target === 'sousVide') &&
    breaded &&
    dish !== 'casserole'
  )
    return new Refusal('A crumb coating turns to paste in wet heat; this dish is about its crust.');
  if (
    (target === 'slowCooker' || target === 'microwave') &&
    mainPart?.whole &&
    /\bstuff(?:ed|ing)?\b/i.test(text.replace(scents, '')) &&
    mainPart.safe?.kind === 'poultry'
  )
    return new Refusal(
      'A whole stuffed bird heats too slowly and unevenly here: its middle stays in the danger zone for hours.',
    );
  if (
    target === 'slowCooker' &&
    mainPart?.whole &&
    mainPart.safe?.kind === 'poultry' &&
    mainPart.grams > 2500
  )
    return new Refusal(
      'A bird of this size stays too long between 4 and 60 °C (40 and 140 °F) in a slow cooker.',
    );
  if (
    (target === 'slowCooker' || target === 'pressureCooker') &&
    mainPart !== null &&
    mainPart.safe?.kind === 'meat' &&
    ((dish === 'roast' && mainPart.time?.tough !== true && /\b(?:rare|pink)\b/i.test(text)) ||
      ((dish === 'roast' || dish === 'pieces') && meantPink.test(text)))
  )
    return new Refusal(
      `${dish === 'roast' ? 'A roast' : 'Meat'} that is meant to be pink inside is overcooked by the long, wet heat.`,
    );
  if (
    (target === 'slowCooker' || target === 'pressureCooker' || target === 'microwave') &&
    mainPart !== null &&
    /\bduck breasts?\b/i.test(mainPart.item.text) &&
    dish === 'pieces'
  )
    return new Refusal(
      'Duck breast is about its crisp skin and rosy meat: wet heat turns the one soft and the other grey. Duck legs are the cut for it; the breasts are best in a pan, an oven, an air fryer or a water bath.',
    );
  if (
    target === 'toasterOven' &&
    (grams > figure(tables, 'toaster-oven', 'mostGrams') ||
      (mainPart?.whole === true && mainPart.grams > 2000)) &&
    (dish === 'roast' || dish === 'casserole' || dish === 'bread' || dish === 'cake' || dish === 'pie')
  )
    return new Refusal('This is too large for a toaster oven; its top would burn against the elements.');
  if (
    target === 'deepFryer' &&
    dish === 'fried' &&
    source !== 'airFryer' &&
    source !== 'oven' &&
    source !== 'stovetop'
  )
    return null;
  return null;
}

const meantPink =
  /\bmedium[- ]?rare\b|\b(?<!medium[- ])(?<!well[- ])rare (?:steak|inside|in the middle)\b|\bstill pink\b|\bpink (?:inside|in the (?:middle|cent(?:er|re)))\b/i;

const chamberLike = /^(?:oven|convectionOven|toasterOven)$/;
const potOfWater = /\b(?:pot|stock ?pot|kettle|saucepan) of (?:[\w-]+ ){0,3}water\b/i;

const dry: ReadonlySet<PlanContext['target']> = new Set([
  'oven',
  'convectionOven',
  'toasterOven',
  'airFryer',
  'grill',
  'smoker',
  'deepFryer',
]);

/** "Stuff the chicken with the lemon and thyme": what scents a bird fills nothing. */
const scents =
  /\bstuff(?:ed)?\b[^.;]{0,30}\bwith (?:the |a |half (?:a |the )?)?(?:(?:halved |quartered )?(?:lemons?|oranges?|limes?|onions?|garlic|thyme|rosemary|sage|parsley|herbs|bay(?: lea(?:f|ves))?|tarragon|celery)(?: (?:halves|cloves|sprigs|quarters|wedges))?(?:,? (?:and |& )?(?:the |some |a few )?)?)+(?=[,.;]|$)/gi;
