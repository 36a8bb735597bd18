import type { Food } from '#food/model';
import type { Action } from '../vocabulary.ts';
import { lastEnd } from './find-all.ts';
import type { Duration } from './model.ts';
import type { ReadAction } from './read-actions.ts';
import type { CookState } from './read-step.ts';

/** Frying and what comes before it. */
export const frying = new Set<Action>(['sear', 'saute', 'fry', 'sweat']);

const boiled =
  /^(?:pasta|long-pasta|short-pasta|noodle|rice|grain|whole-grain|potato|egg|bird-egg|bean|dried-bean|lentil|legume|dumpling)$/;

/** Time and way stand on the bag: pasta, noodles, rice. */
const packet =
  /\b(?:according to|following|as per|per|by) (?:the )?(?:package|packet|pack|box|bag|instructions|directions)\b/i;

const ownWater =
  /\b(?:pots?|pans?|saucepans?|kettle) of (?:[\w-]+ ){0,3}water\b|\bin (?:[\w-]+ ){0,2}(?:boiling|salted) (?:[\w-]+ )?water\b/i;

/** "Cook" is frying, boiling, baking …: told by vessel, food, what was done before and how long. */
export function settleCook(
  text: string,
  tools: readonly string[],
  foods: readonly Food[],
  state: CookState,
  durations: readonly Duration[],
  verb: ReadAction,
): Action {
  const has = (tool: string): boolean => tools.includes(tool);
  const nearStart = Math.max(0, verb.start - 80);
  const near = text.slice(nearStart, verb.end + 120);
  const held = !has('frying pan') && !has('saucepan') && !has('oven') ? state.machine : null;
  if (held !== null && foods.length > 0 && packet.test(text)) return 'boil';
  if (held === 'grill' && !/\b(?:low|simmer|sauce|water)\b/i.test(text)) return 'grill';
  if (/\bcoats? the back|\bcurd\b|\bcustard\b/i.test(text)) return 'simmer';
  // The spaghetti boils in its own pot while the sauce is in the machine.
  if (held !== null && ownWater.test(near)) return 'boil';
  if (has('slow cooker') || held === 'slow cooker') return 'slow-cook';
  if (/\bsaut[eé]/i.test(text)) return 'saute';
  // "Cover and cook on low, 6 to 8 hours": no stove is left alone so long.
  if (
    /\bon (?:the )?(?:low|high)\b/i.test(text.slice(verb.start, verb.end)) &&
    !has('frying pan') &&
    !has('saucepan') &&
    (durations.some(({ max }) => max >= 100) || (state.hot === null && durations.length === 0))
  )
    return 'slow-cook';
  // The pot that fries before it is closed.
  if (
    held === 'pressure cooker' &&
    state.hot !== null &&
    frying.has(state.hot) &&
    !/\bpressure\b|\bwhistles?\b/i.test(text) &&
    Math.max(0, ...durations.map(({ max }) => max)) < 10
  )
    return 'saute';
  if (has('pressure cooker') || held === 'pressure cooker') return 'pressure-cook';
  if (has('air fryer') || held === 'air fryer') return 'air-fry';
  if (has('microwave')) return 'microwave';
  if (/\bunder (?:the|a) (?:\w+ )?(?:broiler|grill)\b|\bgrill function\b/i.test(text)) return 'broil';
  if (has('grill') || /\bon the grill\b/i.test(text)) return 'grill';
  // "Cook the sugar and water to 118 °C".
  if (
    foods.some((food) => food.ancestors.includes('sweetener')) &&
    foods.some(({ id }) => id === 'water') &&
    foods.every(
      (food) => food.ancestors.includes('sweetener') || food.id === 'water' || /^egg/.test(food.id),
    ) &&
    /\bto (?:about )?1[0-2]\d\b/i.test(near)
  )
    return 'boil';
  if (
    /\b(?:in|into|(?:shelf|rack|part) of) (?:the |an? )?(?:(?!dutch)\w+ )?oven\b/i.test(text) ||
    /\b(?:at|to) (?:about )?\d{3}\b/i.test(
      near.slice(lastEnd(text.slice(0, verb.start), /[.!?]\s+/g) - nearStart),
    )
  )
    return 'bake';
  if (
    state.ovenReady &&
    foods.length === 0 &&
    tools.every((tool) => tool === 'oven') &&
    !/\b(?:heat|stove|hob)\b/i.test(text)
  )
    return 'bake';
  if (
    state.onTray &&
    foods.length === 0 &&
    tools.every((tool) => tool === 'foil' || tool === 'baking tray') &&
    !/\b(?:heat|flame|stove|hob|pan|pot|skillet|oil|butter|water|sauce)\b/i.test(text) &&
    Math.max(0, ...durations.map(({ max }) => max)) >= 5
  )
    return 'bake';
  // "Scatter over the olives and cook for a further 15 minutes": it goes back to where it was.
  if (
    (state.hot === 'bake' || state.hot === 'roast') &&
    tools.every((tool) => /^(?:foil|lid|roasting tin|baking tray|baking dish)$/.test(tool)) &&
    /\b(?:further|another|additional|more|extra|longer|continue)\b/i.test(near) &&
    durations.some((one) => one.role === 'counted') &&
    !/\b(?:heat|flame|stove|hob)\b/i.test(text)
  )
    return state.hot;
  // A curd or a custard on the stove.
  if (
    foods.some(({ id, ancestors }) => /^egg/.test(id) || ancestors.includes('bird-egg')) &&
    foods.some(({ ancestors }) => ancestors.includes('sweetener')) &&
    /\b(?:whisk(?:ing)?|stir(?:ring)?),? (?:constantly|continuously|all the time|non-?stop)|\b(?:constantly|continuously) (?:whisking|stirring)/i.test(
      text,
    )
  )
    return 'simmer';
  // "Cook the sugar with a spoon of water until it turns the colour of tea".
  if (
    foods.some((food) => food.ancestors.includes('sweetener')) &&
    foods.every((food) => food.ancestors.includes('sweetener') || food.id === 'water') &&
    /\b(?:amber|caramel\w*|colou?rs?|golden|brown|mahogany)\b/i.test(text)
  )
    return 'caramelise';
  const fat = foods.some(
    (food) => food.roles.includes('fat') || food.ancestors.includes('oil') || food.id.includes('butter'),
  );
  const longest = Math.max(0, ...durations.filter((one) => one.role === 'counted').map((one) => one.max));
  const wet = foods.some(isWet) || (longest >= 8 && foods.some(({ id }) => id === 'tomato'));
  if (
    (/\b(?:simmer|covered|lid|uncovered|partially covered|cover (?:it|the (?:pot|pan|saucepan|skillet|wok|casserole|cooker)))\b/i.test(
      near,
    ) &&
      longest >= 10) ||
    (/\bcover and cook\b/i.test(near) && longest >= 3)
  )
    return fat && !wet && longest <= 20 && !/\bsimmer/i.test(near) ? 'sweat' : 'simmer';
  // "Boil 2 quarts of water, add the pasta and cook until tender".
  if (
    /\bboil\b[^.;]{0,40}\bwater\b[^;]{0,60}\badd\b[^;]*$/i.test(text.slice(0, verb.start)) &&
    foods.some((food) => [food.id, ...food.ancestors].some((kind) => boiled.test(kind)))
  )
    return 'boil';
  if (packet.test(text) || /\b(?:boiling|salted) (?:\w+ )?water\b|\bal dente\b/i.test(text)) return 'boil';
  // "Stir the spinach into the stew and cook until wilted".
  if (
    (state.hot === 'simmer' || state.hot === 'stew' || state.hot === 'braise') &&
    tools.every((tool) => tool === 'bowl' || tool === 'lid') &&
    !fat &&
    /\b(?:stir|fold|mix|add|tip|throw|drop|return)\w*\b/i.test(text.slice(0, verb.start)) &&
    !/\b(?:brown\w*|golden|crisp\w*|sizzl\w*|pink|side|sides)\b/i.test(text)
  )
    return 'simmer';
  if (
    /\b(?:brown(?:ed)?|golden|crisp(?:y)?|translucent|fragrant|soft(?:ened)?|wilted|caramelized|sizzl\w*|no longer pink|no pink|for pink|crumbl\w*|break\w* (?:it )?up|each side|per side|both sides)\b/i.test(
      text,
    )
  )
    return 'saute';
  if (has('frying pan') || has('wok') || has('cast-iron pan') || has('griddle')) return 'saute';
  if (
    /\bin (?:(?:the|that|this|same|hot|remaining|melted|a little|some) )*(?:oil|butter|ghee|fat|lard|drippings)\b/i.test(
      text,
    )
  )
    return longest >= 15 ? 'sweat' : 'saute';
  // "Start cooking the pasta", whatever else is on the stove.
  if (
    /^\W*cook(?:ing)? (?:the |your |all the )?(?:dry |dried )?(?:pasta|spaghetti|penne|macaroni|noodles|linguine|fettuccine|tagliatelle|rigatoni|fusilli|orzo)\b(?! (?:in|with) (?:the|this|that|your) (?:sauce|pan|skillet))/i.test(
      text.slice(verb.start),
    ) &&
    foods.every(
      (food) => !frying.has(state.hot ?? 'boil') || !has('frying pan') || food.category !== 'meat',
    ) &&
    !tools.includes('frying pan')
  )
    return 'boil';
  if (
    foods.some((food) => [food.id, ...food.ancestors].some((kind) => boiled.test(kind))) &&
    !fat &&
    foods.length <= 3 &&
    state.hot === null
  )
    return 'boil';
  if (/\bto (?:a|the) (?:\w+ )?(?:boil|simmer)\b/i.test(text.slice(0, verb.start)))
    return /\bwater\b[^.;]{0,30}\bto (?:a|the)\b/i.test(text.slice(0, verb.start)) ? 'boil' : 'simmer';
  if (state.hot === 'simmer' || state.hot === 'boil' || state.hot === 'braise' || state.hot === 'stew')
    return 'simmer';
  if (state.hot === 'bake' || state.hot === 'roast')
    return longest >= 5 && state.hot === 'bake' && foods.length === 0 ? 'bake' : 'saute';
  if (wet || longest >= 15) return 'simmer';
  // Meat on its own over the heat.
  if (
    state.hot === null &&
    /\bheat\b/i.test(text) &&
    foods.some((food) => food.category === 'meat' || food.category === 'poultry')
  )
    return 'saute';
  // The pan that the eggs were poured into.
  if (state.hot === null && state.inPan && longest < 15) return 'saute';
  if (state.hot !== null || fat)
    return state.hot === null || ['heat', 'melt', 'sear', 'warm'].includes(state.hot)
      ? 'saute'
      : (state.hot as Action);
  return 'simmer';
}

/** A liquid that things can simmer in. */
export const isWet = (food: Food): boolean =>
  food.id === 'water' ||
  (food.roles.includes('liquid') && !food.ancestors.includes('oil')) ||
  food.ancestors.some((kind) => /^(?:stock|wine|milk|cream|tomato-product)$/.test(kind));
