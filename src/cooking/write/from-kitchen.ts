/** What goes over the dish at the end, and what is heated again after it was ready. */
import type { Shown } from '../instantiate.ts';
import type { Part } from '../measures/measure-parts.ts';
import { isSide } from '../plan/beside/side-role.ts';
import type { FromKitchen } from '../text/headnote.ts';
import type { SlotScope } from '../text/slots.ts';
import type { Action } from '../vocabulary.ts';
import { itemOf } from './listed-amounts.ts';

/** What of somebody's kitchen a recipe is made of, once each. */
export const fromKitchen = (
  parts: readonly Part[],
  shown: readonly Shown[],
  scope: SlotScope,
  textOf: (step: string) => string,
): readonly FromKitchen[] =>
  parts
    .filter(
      ({ role, fill }, at) =>
        fill.pantry !== null &&
        !role.beside &&
        !isSide(role.id) &&
        parts.findIndex((other) => other.fill.food.id === fill.food.id) === at,
    )
    .map((part) => {
      const { role, fill, prep } = part;
      const { name, plural } = itemOf(part, parts, scope);
      const from = shown.findIndex(({ step }) => step.uses.includes(role.id));
      return {
        food: fill.food,
        name,
        plural,
        prep,
        last:
          from >= shown.length - 2 &&
          shown.slice(from).every(({ step }) => step.station === 'none') &&
          goesOver(textOf(shown[from]!.step.id), name),
        own: role.food === fill.food.id && role.need !== 'extra',
      };
    });

/** Whether a text puts a food over what is done. */
const goesOver = (text: string, name: string): boolean =>
  text
    .split('. ')
    .some((sentence) => over.test(sentence) && sentence.toLowerCase().includes(name.toLowerCase()));

const over = /\b(?:scatter|top|crumble|sprinkle|finish|dollop)\b/i;

/** Minutes over the heat that cook what is cooked already. */
const cooksOn = 2;

const overHeat: ReadonlySet<Action> = new Set<Action>([
  'fry',
  'saute',
  'sear',
  'stir-fry',
  'simmer',
  'stew',
  'braise',
  'glaze',
  'reduce',
  'toss',
]);

/** Whether a text speaks of what is in a role, and does not only ask what that is: `{meat}`, not `[meat=poultry: …]`. */
const handles = (say: string, role: string): boolean =>
  [...say.matchAll(slotNames)].some(([, names]) =>
    names!.split(',').some((name) => name.trim().split('.')[0] === role),
  );

const slotNames = /\{([a-z][^{}|]*)(?:\|[^{}]*)?\}/g;

/** Whether what a step cooks goes over the heat again in a later one. */
export const isHeatedAgain = (one: Shown, shown: readonly Shown[]): boolean =>
  shown
    .slice(shown.indexOf(one) + 1)
    .some(
      ({ step, time }) =>
        time.max >= cooksOn &&
        (step.station === 'burner' || step.heat !== null) &&
        overHeat.has(step.action) &&
        one.step.cooks.some((role) => step.uses.includes(role) && handles(step.say, role)) &&
        !/for the last minute|for (?:a|the) moment/.test(step.say),
    );
