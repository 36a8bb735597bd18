/** Small pieces on a grate or in a basket: what holds them, and where they are dressed before they lie there. */
import { isKind } from '#food/ingredient';
import type { Method } from '../../vocabulary.ts';
import type { Clause } from '../model.ts';
import { isPluralName } from '../../text/naming.ts';
import { callOf, type Part } from '../read/parts.ts';
import { objectOf, type PlanContext } from '../plan.ts';
import { namesVessel } from '../words.ts';

const cutSmall =
  /\b(?:cubes?|cubed|diced?|chunks?|strips?|bite|florets?|wedges|slic(?:es?|ed)|batons?|matchsticks?|cherry|grape|baby|small|halved|quartered|rings|spears|button|thinly)\b|(?<![a-z])(?:inch|cm|mm)[- ]pieces\b/i;

/** Whether pieces of it fall through a grate. */
export const isSmall = ({ food, item, whole }: Part): boolean =>
  food !== null &&
  !whole &&
  (['crustacean', 'scallop', 'mushroom', 'brussels-sprout', 'green-bean'].some((kind) =>
    isKind(food, kind),
  ) ||
    (cutSmall.test(`${item.text} ${item.preparation ?? ''}`) && !isKind(food, 'fresh-cheese')));

const steak = /\b(?:steak|tenderloin|tri[- ]?tip|bavette|onglet|london broil|side of \w+|cauliflower)\b/i;

/** A single steak or fillet: it may be cut in two, but it does not come in batches. */
export const isOnePiece = (main: Part | null, fed: readonly Part[]): boolean =>
  main !== null &&
  steak.test(main.item.name) &&
  !isPluralName(callOf(main)) &&
  (main.item.unit !== null || (main.item.quantity ?? 1) < 2) &&
  !isSmall(main) &&
  !fed.some((part) => part !== main && part.time !== null && part.grams >= 100);

/** Fish that carries a topping, or lies on its skin, is not turned. */
export const liesTopped = (text: string, { item }: Part): boolean =>
  /\bskin[- ](?:side )?down\b/i.test(text) ||
  (/\bskin[- ]on\b/i.test(item.text) && /\b(?:top with|on top|crust)\b/i.test(text));

const held = /\b(?:skewers?|kebabs?|kabobs?|thread\w*|grill basket|grill pan|foil (?:packet|parcel)s?)\b/i;

/** The sentence that keeps small pieces from falling through the grate; null where they are large or held already. */
export function heldOverFire(context: PlanContext, fed: readonly Part[]): string | null {
  if (held.test(`${context.text} ${context.title}`)) return null;
  const small = fed.filter((part) => part.grams >= 40 && isSmall(part));
  if (small.length === 0) return null;
  const what = objectOf(small);
  const rest = fed.some((part) => part.grams >= 40 && !small.includes(part));
  return rest || small.length > 2
    ? `Thread ${what === 'everything' ? 'the small pieces' : what} on skewers, or use a grill basket, so that nothing falls through the grate.`
    : `Thread ${what} on skewers, or use a grill basket, so that nothing falls through the grate.`;
}

/** Minutes over a hot fire after which the outside would be black. Own rule. */
export const longOverFire = 20;

/** How a grill is laid for what cooks beside the fire. */
export const twoZones = (temperature: string, drips: boolean): string =>
  `Heat one side of the grill, so that it holds ${temperature} with the lid closed, and leave the other side without fire: on a gas grill light all burners for 10 minutes and turn off half of them, on a charcoal grill bank the coals to one side.${drips ? ' Set a foil tray under the cool side for the fat.' : ''} Clean and oil the grate.`;

/** Machines without a dish to dress anything in. */
const bare: ReadonlySet<Method> = new Set(['airFryer', 'grill', 'smoker']);
const lays = /^\W*(?:then\s+)?(?:tip|put|place|spread|arrange|scatter|lay|add|combine|throw|dump)\b/i;
const dresses =
  /^\W*(?:and\s+)?(?:then\s+)?(?:drizzle|toss|sprinkle|scatter|season|coat|pour|mix|stir|dot)\b/i;

/** Whether the clause lays out pieces that are dressed in their old tray only after that. */
export const dressedThere = (
  clauses: readonly Clause[],
  at: number,
  main: number,
  { target, dish, mainPart }: PlanContext,
): boolean =>
  bare.has(target) &&
  dish === 'pieces' &&
  at < main &&
  (mainPart?.safe === null || mainPart === null || isSmall(mainPart)) &&
  clauses[at]!.names.length > 0 &&
  lays.test(clauses[at]!.text) &&
  namesVessel(clauses[at]!.text, ['tray', 'dish']) &&
  clauses.slice(at + 1, main).some(({ step, text }) => step <= clauses[at]!.step + 1 && dresses.test(text));

/** The sentence that brings what was dressed in a bowl to the machine. */
export const fromBowl = ({ target }: PlanContext): string =>
  target === 'airFryer'
    ? 'Spread everything in the air-fryer basket in a single layer.'
    : target === 'grill'
      ? ''
      : "Spread everything out on the smoker's grate, in a grill basket if the pieces are small.";

/** "Add the salmon in a single layer." */
const inLayer = / in (?:a|one) (?:single |even )?layer\b/i;

/** What lay in a basket, in batches, lies on a sheet, which has room for all of it. */
export const ontoSheet = (text: string, { source, target }: PlanContext): string =>
  source === 'airFryer' && /^(?:oven|convectionOven)$/.test(target) && inLayer.test(text)
    ? text
        .replace(/\s*\([^)]*\bbatch[^)]*\)/i, '')
        .replace(inLayer, ' on a lined baking sheet in a single layer')
        .replace(/^(\W*)add\b/i, (_, before: string) => `${before}Lay`)
    : text;

/** Sealed in foil: "packets" or "parcels", as the author calls them; null where nothing is. */
export const parcelsOf = (text: string): string | null =>
  /\b(?:seal|fold|wrap|crimp)\w*\b[^.;]*\b(?:parcels?|packets?)\b|\bfoil (?:parcels?|packets?)\b|\b(?:fold|close|scrunch)\w*\b[^.;]*\bfoil\b[^.;]*\bseal|\bseal\w*\b[^.;]*\bfoil\b/i.test(
    text,
  )
    ? /\bpackets?\b/i.test(text)
      ? 'packets'
      : 'parcels'
    : null;
