/** Poultry on the bone out of the oven: on the stove it is browned on its skin and finished under a lid. */
import { isKind } from '#food/ingredient';
import { joinList } from '../../text/grammar.ts';
import { callOf, isThinLiquid, slowest, type Part } from '../read/parts.ts';
import { kitchenMinutes, sayMinutes, type Plan } from '../plan.ts';
import { isOiled, type Pieces } from './pieces.ts';

/** Minutes from which a pan alone would burn the skin before the bone is done. */
const longMinutes = 25;
const browning = 10;

/** Null where the pieces are done in an open pan. */
export function panBraise(pieces: Pieces): Plan | null {
  const { context, mainPart, parts, minutes, base, vessels, timed, target } = pieces;
  const { source } = context;
  if (
    context.dish !== 'pieces' ||
    mainPart === null ||
    mainPart.food === null ||
    !isKind(mainPart.food, 'poultry') ||
    mainPart.whole ||
    minutes[1] < longMinutes ||
    !['oven', 'convectionOven', 'toasterOven', 'airFryer'].includes(source)
  )
    return null;
  const simmer = slowest([mainPart], 'simmer') ?? minutes;
  const covered = sayMinutes(kitchenMinutes([simmer[0] - browning, simmer[1] - browning]));
  const name = `the ${callOf(mainPart)}`;
  const them = /s$/.test(name) ? 'them' : 'it';
  const said = (some: readonly Part[]): string => joinList(some.map((part) => `the ${callOf(part)}`));
  const rest = parts.filter((part) => part !== mainPart);
  const liquid = context.parts.filter(({ food, grams }) => isThinLiquid(food) && grams >= 40);
  const skin = /\bskin(?:less|ned| removed)\b|\bskin off\b/i.test(mainPart.item.text)
    ? ''
    : ' skin side down';
  const pan = target === 'stovetop' ? 'a large frying pan with a lid' : 'the Dutch oven';
  return {
    ...base,
    vessel: { from: vessels.filter((one) => one !== 'pan' && one !== 'pot'), phrase: pan, preposition: 'in' },
    core: [
      `Heat ${isOiled(context) ? '' : '1 tablespoon of oil in '}${pan} over medium-high heat.`,
      `Brown ${name}${skin} for 8–10 minutes, in batches if they crowd, then take ${them} out and pour off all but a tablespoon of the fat.`,
      ...(rest.length > 0 ? [`Cook ${said(rest)} in it for 5 minutes, until they begin to color.`] : []),
      `Pour in ${liquid.length > 0 ? `${said(liquid)}, let it bubble for a minute` : '100 ml of water or stock'} and lay ${name} on top${skin === '' ? '' : ', skin side up'}.`,
      `Cover and cook over medium-low heat for ${covered}, with the lid off for the last 5 minutes.`,
    ],
    // What was laid round the pieces goes in before the lid.
    tucked: true,
    edits: [timed(covered, 'oven-to-pan')],
  };
}
