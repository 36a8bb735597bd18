/** A thin steak or chop that the fire grilled in minutes: an oven does it under its broiler. */
import { isPluralName } from '../../text/naming.ts';
import { callOf } from '../read/parts.ts';
import {
  because,
  donenessOf,
  emptyPlan,
  sayMinutes,
  timeEdit,
  type Plan,
  type PlanContext,
} from '../plan.ts';

/** The plan under the broiler; null where it is no thin piece from over a fire. */
export function broilerPlan(context: PlanContext): Plan | null {
  const { source, target, dish, main, mainPart, minutes, tables } = context;
  if (
    source !== 'grill' ||
    target !== 'oven' ||
    (dish !== 'pieces' && dish !== 'roast') ||
    mainPart?.safe?.kind !== 'meat' ||
    !thinCut.test(mainPart.item.name) ||
    minutes === null ||
    minutes[1] > mostMinutes
  )
    return null;
  const name = callOf(mainPart);
  const done = donenessOf(main, source);
  return {
    ...emptyPlan,
    ready: 'Heat the broiler of the oven, with a rack about 10 cm below it.',
    vessel: {
      from: ['grate'],
      phrase: 'an oiled rack over a baking sheet',
      again: 'the rack',
      preposition: 'on',
    },
    core: [
      `Lay the ${name} on an oiled rack over a baking sheet.`,
      `Broil for ${sayMinutes(minutes)}, turning ${isPluralName(name) ? 'them' : 'it'} once halfway${done === '' ? '' : `,${done}`}.`,
    ],
    again: () => null,
    edits: [
      {
        kind: 'temperature',
        target: `step ${main.step + 1}`,
        before: null,
        after: 'under the broiler',
        reason: because(tables, 'broiler-by-food'),
        rule: 'broiler-by-food',
      },
      timeEdit(context, sayMinutes(minutes), 'broiler-by-food'),
    ],
  };
}

const thinCut = /\b(?:steaks?|chops?|cutlets?|london broil|bavette|onglet)\b/i;
const mostMinutes = 14;
