/** Pieces in a water bath. */
import { isKind } from '#food/ingredient';
import { isPluralName } from '../../text/naming.ts';
import type { Range } from '../model.ts';
import type { Pieces } from './pieces.ts';
import { thicknessOf } from '../read/thickness.ts';
import { callOf, slowest, type Part } from '../read/parts.ts';
import {
  because,
  formatTemperature,
  massOf,
  objectOf,
  Refusal,
  sayMinutes,
  times,
  type Plan,
} from '../plan.ts';
/** Millimetres for which the table gives its minutes, and the most that is cooked as pieces. Own rule. */
const tableMm = 25;
const thickestMm = 60;

/** How much longer thicker pieces take, by the ratio of the thicknesses. Source: the tables for 25 and 50 mm. */
const thicker = 1.2;
/** The bath for steak that is meant to be pink or rare, and when nothing is said. */
const pinkC = 57;
const rareC = 55;
/** Minutes that make red meat safe, from the fridge: bath in °C, then by millimetres. Source: baldwin, table of pasteurization. */
const safeMinutes: Readonly<Record<number, readonly (readonly [mm: number, minutes: number])[]>> = {
  [rareC]: [
    [15, 135],
    [20, 150],
    [25, 165],
    [30, 180],
    [35, 195],
    [40, 210],
    [50, 255],
    [60, 315],
  ],
  [pinkC]: [
    [15, 90],
    [20, 105],
    [25, 120],
    [30, 120],
    [35, 135],
    [40, 150],
    [50, 180],
    [60, 225],
  ],
};
/** A tender steak bears so much longer in the bath. Own rule. */
const bears = 90;
const pasteurised = (celsius: number, mm: number): Range => {
  const rows = safeMinutes[celsius]!;
  const [, least] = rows.find(([upTo]) => mm <= upTo) ?? rows.at(-1)!;
  return [least, least + bears];
};

/** The bath of a steak that stays pink: who writes of 130 °F or medium-rare wants no 145; null for all other food. */
function pinkBath(mainPart: Part | null, text: string, cooked: readonly Part[]): number | null {
  const food = mainPart?.food ?? null;
  if (food === null || mainPart?.safe?.kind !== 'meat' || mainPart.time?.minced === true) return null;
  // Game is cooked to the official figure everywhere.
  if (!['beef', 'lamb', 'veal'].some((kind) => isKind(food, kind)) || isKind(food, 'game')) return null;
  if (cooked.some((one) => one.time?.tough === true || one.whole)) return null;
  if (/\b(?:well[- ]done|medium[- ]well|cooked through|no longer pink)\b/i.test(text)) return null;
  const stated = /\b(1[12]\d)\s*°?\s*F\b|\b(4[6-9]|5[0-4])\s*°?\s*C\b/i.test(text);
  // 55 °C (131 °F) is what whoever writes 130 °F wants.
  const at130 = /\b13[01]\s*°?\s*F\b|\b55\s*°?\s*C\b/i.test(text);
  return at130 || (stated && !/\bmedium\b/i.test(text)) || /\brare\b/i.test(text) ? rareC : pinkC;
}

/** Bath and minutes of pieces of one food, by its thickness; null where the tables know none. */
export function bathOf(
  part: Part,
  text: string,
): {
  readonly celsius: number;
  readonly minutes: Range;
  readonly pink: boolean;
  readonly upTo: boolean;
} | null {
  const own = part.time?.minutes.vide;
  const known = part.time?.videAt ?? null;
  if (own === undefined || known === null) return null;
  const thickness = thicknessOf(`${text}\n${part.item.text}`);
  if (thickness !== null && thickness > thickestMm) return null;
  const pink = pinkBath(part, text, [part]);
  return {
    celsius: pink ?? known,
    minutes:
      pink !== null
        ? pasteurised(pink, thickness ?? tableMm)
        : thickness !== null && thickness > tableMm * 1.1
          ? times(own, (thickness / tableMm) ** thicker)
          : own,
    pink: pink !== null,
    upTo: thickness === null && !/tenderloin/.test(part.food?.id ?? ''),
  };
}

/** In a water bath, and then seared. */
export function sousVidePieces(pieces: Pieces): Plan | Refusal {
  const { context, tables, mainPart, parts, obj, meat, timed, heated, vessels, base } = pieces;
  const cooked = meat && mainPart !== null ? [mainPart] : parts;
  const known = Math.max(...cooked.map((one) => one.time?.videAt ?? 0));
  const own = slowest(cooked, 'vide');
  if (known === 0 || own === null)
    return new Refusal(`The tables know no safe time for ${obj.replace(/^the /, '')} in a water bath.`);
  const joint = cooked.some((one) => one.whole || one.time?.tough === true);
  const thickness = joint
    ? null
    : thicknessOf(`${context.text}\n${cooked.map(({ item }) => item.text).join('\n')}`);
  if (thickness !== null && thickness > thickestMm)
    return new Refusal(
      `Pieces more than ${thickestMm / 10} cm thick stay too long at temperatures in which germs grow.`,
    );
  const pink = joint ? null : pinkBath(mainPart, context.text, cooked);
  const celsius = pink ?? known;
  const needed =
    pink !== null
      ? pasteurised(pink, thickness ?? tableMm)
      : thickness !== null && thickness > tableMm * 1.1
        ? times(own, (thickness / tableMm) ** thicker)
        : own;
  // A tenderloin is as thick as it grew; its row is for it.
  const upTo =
    joint || /tenderloin/.test(mainPart?.food?.id ?? '') || thickness !== null || !meat
      ? ''
      : ', for pieces up to 2.5 cm (1 inch) thick';
  const target63 = formatTemperature(celsius);
  const what = meat && mainPart !== null ? `the ${callOf(mainPart)}` : obj;
  // What the author seasons already has it on.
  const seasoned = /\bseason(?:ed)?\b[^.;]*\bwith\b/i.test(
    context.text
      .split('\n')
      .slice(0, context.main.step + 1)
      .join('\n'),
  );
  const many = mainPart !== null && isPluralName(callOf(mainPart));
  const seared = pink === null ? '1 minute' : '45–60 seconds';
  // What is basted or made into a sauce in the pan has its juice.
  const sauced = /\b(?:sauce|gravy|baste|deglaze|butter|wine|stock|broth|cream|juices)\b/i.test(context.text);
  // Butter alone takes no juice; a sauce is the better for it.
  const keeps =
    sauced && !/\b(?:sauce|gravy|deglaze|wine|stock|broth|cream)\b/i.test(context.text)
      ? ','
      : ', keeping the juices,';
  const rest = parts.filter((one) => one !== mainPart && !cooked.includes(one));
  // What it was rubbed or marinated with is on it already.
  const rubbed = /\b(?:rub|marinat|toss|brush|coat|mix|whisk|combin)\w*\b[^.;]*\b(?:oil|marinade)\b/i.test(
    context.text,
  );
  const oil = rubbed
    ? undefined
    : context.parts.find(({ food, grams }) => food !== null && isKind(food, 'oil') && grams <= 60);
  return {
    ...base,
    ready: `Heat the water bath to ${target63}.`,
    vessel: { from: vessels, phrase: 'the bag', preposition: 'in' },
    core: [
      `Seal ${what}${seasoned ? '' : ' with the seasoning'} in a food-safe bag in one layer and press out the air.`,
      `Lower the bag into the water bath and cook at ${target63} for ${sayMinutes(needed)}${upTo}.`,
      ...(meat && mainPart!.safe!.kind !== 'fish'
        ? [
            `Take ${many ? 'them' : 'it'} out of the bag${keeps} pat very dry and sear ${oil === undefined ? 'in a very hot oiled pan' : `in the ${callOf(oil)} in a very hot pan`} for ${seared} on each side.`,
            ...(sauced
              ? []
              : [
                  `Lift ${many ? 'them' : 'it'} out, take the pan off the heat, pour in the juices of the bag and scrape up what sticks: spoon it over.`,
                ]),
          ]
        : ['Take it out of the bag and pat it dry.']),
      ...(rest.length > 0 && massOf(rest) > 80
        ? [
            `Cook ${objectOf(rest) === 'everything' ? 'the vegetables' : objectOf(rest)} in the hot pan for ${sayMinutes(slowest(rest, 'pan') ?? [8, 10])}.`,
          ]
        : []),
    ],
    edits: [heated(target63, 'vide-by-food'), timed(sayMinutes(needed), 'vide-by-food')],
    safety: [
      because(tables, 'vide-chill'),
      ...(context.parts.some((one) => one.food !== null && isKind(one.food, 'garlic'))
        ? [because(tables, 'vide-garlic')]
        : []),
      ...base.safety,
    ],
  };
}
