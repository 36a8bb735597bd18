/** Soft, shaped pieces in moving air: firm before they go in, on paper that lets the air through, with a film of oil. */
import { isKind } from '#food/ingredient';
import { sentencesIn } from '../changes/sentences-in.ts';
import type { Care, CareAsk } from './care.ts';

const shapes =
  /\b(?:form|shape|flatten|mou?ld|scoop|pat)\b[^.;]*\b(patties|cakes|burgers|croquettes|fritters)\b/i;
const heats = /\b(?:Air-fry|Preheat the air fryer)\b/;
const chills = /\b(?:chill|refrigerat\w+|fridge|freez\w+)\b/i;
const filmed = /\b(?:spray|brush|oil(?:ed)?\b[^.]*\b(?:both|tops?|patties|cakes))\b/i;

/** What an air fryer asks for besides its heat. */
export function airFryerCare({ steps, parts }: CareAsk): readonly Care[] {
  const all = steps.flatMap(sentencesIn);
  const at = all.findIndex((one) => shapes.test(one));
  const air = all.findIndex((one, place) => place > at && /\bAir-fry\b/.test(one));
  if (at < 0 || air < 0) return [];
  const them = shapes.exec(all[at]!)![1]!.toLowerCase();
  // Minced meat holds by itself.
  const soft = parts.some(
    ({ food, grams }) =>
      food !== null &&
      grams >= 40 &&
      [
        'mayonnaise',
        'yogurt-kind',
        'cream',
        'fish',
        'canned-beans',
        'cooked-bean',
        'potato',
        'summer-squash',
        'ricotta',
      ].some((kind) => isKind(food, kind)),
  );
  if (!soft) return [];
  const before = all.slice(0, air).join(' ');
  const heat = all.findIndex((one, place) => place > at && heats.test(one));
  const crumbs = parts.find(({ food, item }) =>
    /breadcrumb|panko|crumbs/i.test(`${food?.id ?? ''} ${item.text}`),
  );
  return [
    ...(crumbs === undefined || /\bhold\w*\b/i.test(before)
      ? []
      : [
          {
            by: all[at]!,
            place: 'before' as const,
            text: 'A spoonful of it has to hold when squeezed; if it does not, work in another tablespoon or two of crumbs.',
            rule: 'care-soft-mix',
          },
        ]),
    ...(chills.test(before)
      ? []
      : [
          {
            by: all[heat]!,
            place: 'before' as const,
            text: `Chill the ${them} for 20–30 minutes, until they are firm.`,
            rule: 'care-chill',
          },
        ]),
    ...(/\blay them in the basket\b|\bparchment|\bbaking paper|\bpaper\b/i.test(before)
      ? []
      : [
          {
            by: all[air]!,
            place: 'before' as const,
            text: `Lay the ${them} on a sheet of perforated baking paper in the basket, a finger’s width apart${filmed.test(before + all[air]!) ? '' : ', and brush or spray both sides with a little oil'}.`,
            rule: filmed.test(before + all[air]!) ? 'care-paper' : 'care-paper-oil',
          },
        ]),
  ];
}
