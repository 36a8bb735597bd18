/** A smaller roast: meat by weight for each, and its time in the oven with it. */
import { isKind } from '#food/ingredient';
import type { BudgetMove } from './budget-move.ts';
import { isCutUp, type BudgetScope, type PricedLine } from './scope.ts';

/** Grams of raw meat a person that a roast still gives, on the bone and off it. Own rule. */
const leastOnBone = 250;
const leastBoneless = 170;
/** What is left of the joint, and what that costs the dish. Own rule. */
const steps: readonly (readonly [factor: number, loss: number])[] = [
  [0.85, 0.1],
  [0.75, 0.18],
  [0.67, 0.26],
];
/** A roast heats from outside: its time falls more slowly than its weight. Own rule. */
const timeByWeight = 0.6;
const leastMinutes = 40;
/** Grams from which on a piece is a joint. Own rule. */
const jointGrams = 900;
const inPieces =
  /\b(?:diced?|cubed?|minced?|ground|strips|sliced|pieces|chunks|ribs|chops|steaks|mince|shanks?)\b/i;
const boneless = /\b(?:boneless|boned|rolled|fillet|tenderloin|topside|silverside|loin)\b/i;

const gramsOf: Readonly<Record<string, number>> = { kg: 1000, g: 1, lb: 453.6, oz: 28.35 };

/** "1 hr 20 minutes" for eighty. */
const spoken = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const full = hours === 0 ? '' : `${hours} hour${hours > 1 ? 's' : ''}`;
  return [full, rest === 0 ? '' : `${rest} minutes`].filter((part) => part !== '').join(' ');
};

/** A joint that is more than everybody eats, bought smaller; its roasting time goes down in the steps. */
export function smallerJoint(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const { understood } = scope;
  const parsed = understood.grounded.find(({ key }) => key === line.key)?.parsed;
  if (parsed === undefined || parsed.quantity === null || parsed.quantityMax !== null) return [];
  // A bird is a bird, and a joint that is counted has one size.
  if (
    line.grams < jointGrams ||
    !line.food.traits.includes('meat') ||
    isKind(line.food, 'poultry') ||
    isKind(line.food, 'chicken') ||
    isKind(line.food, 'turkey') ||
    isKind(line.food, 'duck') ||
    parsed.unit === null ||
    parsed.unit === 'piece' ||
    inPieces.test(`${line.name} ${line.preparation ?? ''}`) ||
    isCutUp(line.key, understood)
  )
    return [];
  const at = understood.steps.findIndex(
    ({ mentions, durations }, n) =>
      mentions.some((one) => one.key === line.key) &&
      /\b(?:roast|oven|bake)\b/i.test(understood.source.instructions[n]!) &&
      !/\b(?:brais\w*|stew\w*|slow[- ]?cook\w*|falls? apart|falling apart|shred\w*)\b/i.test(
        understood.source.instructions[n]!,
      ) &&
      durations.some(({ role, max }) => role === 'counted' && max >= leastMinutes),
  );
  if (at < 0) return [];
  // "20 minutes for each 500 g" follows the weight by itself.
  const byWeight = /\b(?:per|for each|for every) (?:\d+ ?g|half ?kilo|kilo|kg|lb|pound)\b/i.test(
    understood.source.instructions.join(' '),
  );
  const time = understood.steps[at]!.durations.find(
    ({ role, max }) => role === 'counted' && max >= leastMinutes,
  )!;
  // As it is bought: the table weighs what is eaten.
  const each =
    (parsed.quantity * (gramsOf[parsed.unit] ?? line.grams / parsed.quantity)) / understood.recipe.servings;
  const least = boneless.test(`${line.name} ${line.preparation ?? ''} ${line.food.name}`)
    ? leastBoneless
    : leastOnBone;
  return steps.flatMap(([factor, loss]): readonly BudgetMove[] => {
    if (each * factor < least) return [];
    const minutes = Math.round((time.max * factor ** timeByWeight) / 5) * 5;
    const person = Math.round((each * factor) / 10) * 10;
    return [
      {
        key: line.key,
        edits: [
          {
            kind: 'amount',
            key: line.key,
            factor,
            reason: `a smaller joint, still ${person} g a person${least === leastOnBone ? ' with its bone' : ''}, which roasts sooner`,
          },
          ...(byWeight
            ? []
            : [
                {
                  kind: 'replace-text' as const,
                  stepId: understood.steps[at]!.id,
                  span: { start: time.start, end: time.end },
                  text: spoken(minutes),
                  reason: 'a smaller joint roasts sooner',
                },
              ]),
        ],
        saved: line.cost * (1 - factor),
        loss,
        thrifty: true,
      },
    ];
  });
}
