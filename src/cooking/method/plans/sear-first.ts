/** Meat that its old pan browned gets its colour before a closed pot, in which nothing browns. */
import { isKind } from '#food/ingredient';
import { callOf } from '../read/parts.ts';
import { isPluralName } from '../../text/naming.ts';
import type { Plan } from '../plan.ts';
import { coated, type Pieces } from './pieces.ts';

const browns = /\b(?:sear|brown(?:ed|ing)?|pan-?fr(?:y|ied)|fry|saut[eé])\b/i;

/** The sentence that browns the pieces in a pan or in the pot itself; null where they have no use for it. */
export function searSentence({ context, mainPart, dish, obj, meat }: Pieces): string | null {
  if (!meat || mainPart === null || dish === 'fried' || context.browned) return null;
  if (
    mainPart.time?.minced === true ||
    mainPart.safe!.kind === 'fish' ||
    /wing|back-rib|sparerib/.test(mainPart.food?.id ?? '')
  )
    return null;
  // Only the meat is browned: vegetables of its tray go in raw.
  const until = context.text
    .split('\n')
    .slice(0, context.main.step + 1)
    .join('\n');
  if ((!browns.test(until) && context.source !== 'grill') || coated.test(context.text)) return null;
  const fat = context.parts.find(
    ({ food, grams }) => food !== null && (isKind(food, 'oil') || isKind(food, 'fat')) && grams <= 60,
  );
  const what = fat === undefined ? '1 tablespoon of oil' : `the ${callOf(fat)}`;
  const name = /^the /.test(obj) && !/ and /.test(obj) ? obj : `the ${callOf(mainPart)}`;
  const thick = mainPart.whole || /tenderloin|roast|joint|leg/.test(mainPart.food?.id ?? '');
  const how = thick ? 'on all sides, 6–8 minutes in all' : 'for 2–3 minutes on each side';
  return context.target === 'pressureCooker'
    ? `Set the pressure cooker to Sauté, heat ${what} in it and brown ${name} ${how}; take ${isPluralName(name) ? 'them' : 'it'} out.`
    : `Heat ${what} in a frying pan over medium-high heat and brown ${name} ${how}.`;
}

const inFryingPan = /^Heat [^.]* in a frying pan over [^.]* and brown\b/;
const onSaute = /^Set the pressure cooker to Sauté, heat [^.]* and brown\b/;

/** Where a plan browned the pieces first. */
export const searedIn = ({ core }: Pick<Plan, 'core'>): 'pan' | 'pot' | null =>
  inFryingPan.test(core[0] ?? '') ? 'pan' : onSaute.test(core[0] ?? '') ? 'pot' : null;
