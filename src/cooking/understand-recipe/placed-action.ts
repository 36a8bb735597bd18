import type { Action } from '../vocabulary.ts';
import type { Said } from './main-action.ts';
import type { Duration } from './model.ts';
import type { CookState } from './read-step.ts';

/** What has a subject and a finite verb tells how things are, where it orders nothing. */
export const tells =
  /\b(?:is|are|was|were|will|should|can|could|may|might|would|have|has|had|must|does|do|i|we|you|makes|needs|takes|gives|depends|means|requires|tastes|works|it['’]s|that['’]s|there['’]s|they['’]re)\b|\b\p{L}+['’]ll\b/iu;

export const handling = new Set<Action>(['add', 'assemble', 'stir', 'pour', 'rest', 'season']);

/** What takes no cooking of its own, however long the text says. */
export const idle = new Set<Action>([
  ...handling,
  'mix',
  'toss',
  'glaze',
  'garnish',
  'coat',
  'dress',
  'cut',
  'wash',
  'strain',
  'drain',
  'serve',
]);

const takesOut = /^\W*(?:then )?(?:remove|discard|fish out|lift out|pick out|take out|throw away)\b/i;

/**
 * What is only told by where it goes: "25 minutes in the oven", "into the tin, 170 °C, 50 minutes", "crank the oven to
 * 200 °C", "HP 40 min", "chives on top".
 */
export function placed(
  actions: readonly Said[],
  text: string,
  tools: readonly string[],
  durations: readonly Duration[],
  celsius: number | null,
  state: CookState,
  inputs: number,
): Action | null {
  const said = actions.filter(({ aside }) => !aside);
  if (celsius !== null && /(?:^|[.!?] )\W*oven[,:]/i.test(text))
    return durations.some((one) => one.role === 'counted' && one.max >= 15)
      ? 'bake'
      : said.every(({ action }) => idle.has(action))
        ? 'preheat'
        : null;
  if (said.some(({ action }) => !handling.has(action) && action !== 'roll' && action !== 'coat')) return null;
  // "Position a rack in the upper third and crank it to 425°F".
  const timed = durations.some((one) => one.role === 'counted' && one.max >= 5);
  const hot = celsius !== null && celsius >= 100;
  if (timed && /\bAF\b/.test(text)) return 'air-fry';
  if (said.length === 0 && timed) {
    if (/\bHP\b|\b(?:high|low) pressure\b/i.test(text)) return 'pressure-cook';
    if (state.machine === 'slow cooker') return 'slow-cook';
    if (state.machine === 'pressure cooker') return 'pressure-cook';
  }
  const oven = tools.includes('oven') && /\boven\b/i.test(text);
  if (oven && hot && inputs === 0 && durations.length === 0 && state.hot !== 'bake' && state.hot !== 'roast')
    return 'preheat';
  if (timed && hot && (state.machine === null || oven)) return 'bake';
  if (said.length > 0) return null;
  if (oven && timed) return 'bake';
  if (oven && hot) return 'preheat';
  if (tells.test(/^[^.!?]*/.exec(text)![0]) && !thenThe.test(text)) return null;
  if (takesOut.test(text)) return null;
  // "Bacon in the cold skillet, skillet over the coals".
  if (
    inputs > 0 &&
    tools.some((tool) => /^(?:frying pan|cast-iron pan|wok|griddle)$/.test(tool)) &&
    /\b(?:in|into|on|onto) (?:an?|the) (?:[\w-]+ ){0,2}(?:skillet|pan|wok|griddle)\b|\bover the (?:coals|fire|flame|heat)\b/i.test(
      text,
    ) &&
    !/\bwater\b/i.test(text)
  )
    return 'saute';
  if (inputs === 0 || (durations.length > 0 && !/\bless than\b|\bsalted water\b/i.test(text))) return null;
  if (finishing.test(text)) return 'garnish';
  if (thenThe.test(text)) return 'add';
  // "Oil in a pan, garlic sliced thin, medium-low till it colours", "basil, parm, done".
  if (inputs < 2 && !/\bwater\b/i.test(text)) return null;
  if (/:\W*$/.test(text)) return null;
  if (/\b(?:low|medium|med|high)\b/i.test(text)) return 'saute';
  return /\b(?:boiling|salted) water\b/i.test(text) ? 'boil' : inputs < 2 ? null : 'add';
}

/** "Then the flour and the salt, little by little". */
const thenThe =
  /^\W*(?:and )?(?:then|next|now|after that|finally|lastly)(?: comes?)?,? (?:in )?(?:the|your|some|an?|half|all|\d)\b/i;

const finishing = /\b(?:on top|over|on that|to finish|alongside)\b/i;

/** What a machine does that is only told to run. */
export function machineAction(
  tools: readonly string[],
  durations: readonly Duration[],
  state: CookState,
): Action | null {
  const timed = durations.some((one) => one.role === 'counted' && one.max >= 5);
  if (timed && state.machine === 'slow cooker') return 'slow-cook';
  if (timed && state.machine === 'pressure cooker') return 'pressure-cook';
  if ((timed && state.machine === 'rice cooker') || tools.includes('rice cooker')) return 'simmer';
  if (timed && state.machine === 'air fryer') return 'air-fry';
  if (tools.includes('food processor') || tools.includes('blender') || tools.includes('immersion blender'))
    return 'blend';
  if (tools.includes('electric mixer')) return 'beat';
  return null;
}
