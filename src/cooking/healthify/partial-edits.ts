import type { GroundedLine } from '#food/ground';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { gramsPerUnit, kitchenAmount } from '../measures/amounts.ts';
import { systemOf } from '../edit/line-amounts.ts';
import { sharedTitle } from '../edit/shared-title.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Edit, EditPart } from '../edit/model.ts';
import { calledBy, shortCall } from './additions.ts';
import type { MoveParts } from './move.ts';
import { firstNamed, firstUse, lateUse, potWith } from './place.ts';
import type { SwapRule } from './rules.ts';
import { volumes, type Incoming } from './swap-edit.ts';

/** Grams of salt that are pinched, not spooned: less than half of a quarter teaspoon. */
const leastSpoon = 0.7;

/** Another amount; a line that states none ("salt to taste") is given one. */
export function amountEdit(
  line: GroundedLine,
  food: Food,
  grams: number,
  factor: number,
  reason: string,
): Edit {
  if (line.parsed.quantity !== null) return { kind: 'amount', key: line.key, factor, reason };
  const name = line.ingredient.name.toLowerCase();
  const spoon = kitchenAmount(food, grams * factor, 'tsp', 'us');
  const part: EditPart =
    grams * factor < leastSpoon
      ? { food, name, quantity: 1, unit: 'pinch' }
      : spoon.unit === 'tsp' || spoon.unit === 'tbsp'
        ? { food, name, quantity: spoon.quantity, unit: spoon.unit }
        : { food, name, grams: grams * factor };
  return { kind: 'swap', key: line.key, by: [part], reason };
}

/** Chopped mushrooms brown with the mince. */
const isMince = ({ id }: Food): boolean => /(?:^|-)ground-/.test(id);

const metricVolumes: ReadonlySet<string> = new Set(['ml', 'l', 'cl', 'dl']);
const isPoured = ({ id }: Food): boolean => !/cube|paste|powder|concentrate|granules/.test(id);

const flesh = ['meat', 'poultry', 'fish', 'shellfish'] as const;

/** Raw meat or fish goes in where the one beside it is named on the fire: named at the board alone it would never be cooked. */
function cookedWith({ key }: GroundedLine, food: Food, understood: UnderstoodRecipe): string | null {
  if (!flesh.some((trait) => (food.traits as readonly string[]).includes(trait))) return null;
  const at = understood.steps.findIndex(
    ({ mentions }, index) =>
      understood.recipe.steps[index]!.station !== 'none' &&
      mentions.some((one) => one.key === key && (one.kind === 'name' || one.kind === 'head')),
  );
  return at < 0 ? null : understood.recipe.steps[at]!.id;
}

/** Less of the old, and the new beside it where the old is first used. */
export function partialEdits(
  rule: SwapRule,
  line: GroundedLine,
  food: Food,
  grams: number,
  part: Incoming,
  { understood }: Pick<MoveParts, 'understood'>,
): readonly Edit[] | null {
  const company = rule.near
    .map((id) =>
      understood.grounded.find(
        ({ key, ingredient }) => key !== line.key && ingredient.food !== null && isKind(ingredient.food, id),
      ),
    )
    .find((one) => one !== undefined && firstNamed(one.key, understood) !== null);
  const step =
    company !== undefined
      ? firstNamed(company.key, understood)
      : rule.late
        ? lateUse(line.key, understood)
        : ((isKind(part.food, 'mushroom') && isMince(food) ? firstNamed(line.key, understood) : null) ??
          // What comes cooked goes in with the other, not into the pot that is hot.
          (rule.together &&
          /^cooked-/.test(part.food.id) &&
          flesh.some((trait) => part.food.traits.includes(trait))
            ? firstNamed(line.key, understood)
            : null) ??
          potWith(line.key, part.food, understood) ??
          (rule.together
            ? (cookedWith(line, part.food, understood) ?? firstNamed(line.key, understood))
            : null) ??
          firstUse(line.key, understood));
  // "Mix dry": the step names nothing and takes it all.
  const dry = step === null && /flour|powder|bran|meal/.test(part.food.id) ? mixesDry(understood) : null;
  if (step === null && dry === null) return null;
  const less = amountEdit(line, food, grams, rule.by[0]!.ratio, rule.why);
  // Where it is there already, there is more of it.
  const there = understood.grounded.find(
    ({ key, ingredient, parsed }) =>
      key !== line.key &&
      parsed.quantity !== null &&
      ingredient.food !== null &&
      ingredient.grams !== null &&
      ingredient.grams > 0 &&
      (isKind(part.food, ingredient.food.id) ||
        ingredient.food.id === part.food.id ||
        // Nobody opens a second kind of milk, or of stock.
        (isKind(part.food, 'milk') &&
          isKind(ingredient.food, 'milk') &&
          ingredient.food.id !== 'buttermilk') ||
        (isKind(part.food, 'stock') && isKind(ingredient.food, 'stock') && isPoured(ingredient.food)) ||
        (ingredient.food.kind !== null &&
          ingredient.food.kind === part.food.kind &&
          part.food.kind === 'mushroom')),
  );
  if (there !== undefined)
    return [
      less,
      {
        kind: 'amount',
        key: there.key,
        factor: (there.ingredient.grams! + part.grams) / there.ingredient.grams!,
        reason: rule.why,
      },
    ];
  // A stew of dry lentils needs no second kind.
  if (
    /lentils$/.test(part.food.id) &&
    understood.grounded.some(
      ({ ingredient }) => ingredient.food !== null && isKind(ingredient.food, 'lentil'),
    )
  )
    return null;
  const unit = line.parsed.unit;
  // What was measured by the cup stays measured by the cup.
  const canned = isKind(part.food, 'legume') && /^(?:unsalted|canned)-/.test(part.food.id);
  const each = canned ? gramsPerUnit(part.food, 'can') : null;
  const cans = each === null ? 0 : part.grams / each;
  const cups = systemOf(understood.grounded) === 'us' && (canned || /^cooked-/.test(part.food.id));
  const measured =
    cans > 0 && Math.abs(cans - Math.round(cans)) < 1e-6
      ? { quantity: Math.round(cans), unit: 'can' }
      : unit !== null && metricVolumes.has(unit) && pouredFor(rule, line)
        ? {
            quantity: Math.round((line.parsed.quantity! * rule.by[1]!.ratio) / pour(unit)) * pour(unit),
            unit,
          }
        : unit !== null && volumes.has(unit)
          ? kitchenAmount(part.food, part.grams, unit, metricVolumes.has(unit) ? 'metric' : 'us')
          : cups
            ? kitchenAmount(part.food, part.grams, 'cup', 'us')
            : null;
  return [
    less,
    ...sharedTitle(understood, food, part.food),
    {
      kind: 'add',
      part:
        measured === null ||
        measured.quantity === null ||
        !(volumes.has(measured.unit ?? '') || measured.unit === 'can')
          ? part
          : { ...part, grams: null, quantity: measured.quantity, unit: measured.unit },
      stepId: step ?? dry,
      as: dry === null ? 'then' : 'with',
      together: rule.together,
      ...(dry === null
        ? {
            sentence: (rule.say ?? 'Add the {it}.').replace(
              '{it}',
              shortCall(part.name ?? null) ?? calledBy(part.food, part.grams),
            ),
          }
        : {}),
      afterKey: company?.key ?? line.key,
      reason: rule.why,
    },
    ...namedLater(line.key, step ?? dry!, rule, part, understood),
  ];
}

/** Half of 400 ml for 200 ml of something else: what two liquids weigh is nothing to the jug. */
const pouredFor = (rule: SwapRule, { parsed }: GroundedLine): boolean =>
  parsed.quantity !== null &&
  parsed.quantityMax === null &&
  parsed.amountEach === null &&
  Math.abs(rule.by.reduce((sum, { ratio }) => sum + ratio, 0) - 1) < 0.02;

/** What a jug is read by, in the unit of the line. */
const pour = (unit: string): number => (unit === 'ml' ? 5 : unit === 'cl' ? 0.5 : 0.05);

/** The step that says no more than "mix dry". */
const mixesDry = ({ steps, source }: UnderstoodRecipe): string | null =>
  steps[
    source.instructions.findIndex((text) =>
      /(?:^|[.!?]\s+)(?:mix|whisk|stir|sift|combine)(?: together)? (?:the |your )?dry\b/i.test(text),
    )
  ]?.id ?? null;

/** What later steps do with the old alone ("fold through the salmon") is done with the new that lies beside it, too. */
function namedLater(
  key: string,
  step: string,
  rule: SwapRule,
  part: Incoming,
  understood: UnderstoodRecipe,
): readonly Edit[] {
  const solid = flesh.some((trait) => (part.food.traits as readonly string[]).includes(trait));
  if (
    !solid &&
    !isKind(part.food, 'tofu') &&
    part.food.category !== 'produce' &&
    part.food.category !== 'frozen'
  )
    return [];
  const name = (shortCall(part.name ?? null) ?? calledBy(part.food, part.grams)).replace(/^frozen /, '');
  const from = understood.steps.findIndex(({ id }) => id === step);
  return understood.steps.slice(from + 1).flatMap(({ id, mentions }, at): readonly Edit[] => {
    const text = understood.source.instructions[from + 1 + at]!;
    const mention = mentions.find((one) => one.key === key && (one.kind === 'name' || one.kind === 'head'));
    if (mention === undefined) return [];
    const before = /[^.!?;]*$/.exec(text.slice(0, mention.start))![0];
    const after = text.slice(mention.end);
    // "The asparagus" or a list of what is stirred in; nothing that is counted or has a share of its own.
    if (!gathered.test(before) || !/(?:\bthe|,|\band) $/i.test(before)) return [];
    if (/^\s+(?:mixture|sauce|pieces|skins?|tips?|fillets?|juice)/i.test(after)) return [];
    const said = text.slice(mention.start, mention.end);
    const listed = /^,/.test(after) || /, (?:and )?$/.test(before);
    // "The milk and paneer" with a third is a list.
    const pair = /\p{L}( and )(the )?$/u.exec(before);
    if (pair !== null && !listed)
      return [
        {
          kind: 'replace-text',
          stepId: id,
          span: { start: mention.start - pair[0].length + 1, end: mention.end },
          text: `, ${pair[2] ?? ''}${said} and ${name}`,
          reason: rule.why,
        },
      ];
    return [
      {
        kind: 'replace-text',
        stepId: id,
        span: { start: mention.start, end: mention.end },
        text: `${said}${listed ? ',' : ' and'} ${name}`,
        reason: rule.why,
      },
    ];
  });
}

const gathered = /\b(?:fold|stir|add|return|toss|mix|tip|scatter|arrange|top|put|drain|mash)\b/i;

/** Beans out of a can come by the can: nobody keeps a third of one. */
export function wholeCans(food: Food, grams: number): number {
  const each =
    /^(?:unsalted|canned)-/.test(food.id) && isKind(food, 'legume') ? gramsPerUnit(food, 'can') : null;
  return each === null || grams < each * leastCan ? grams : Math.max(1, Math.round(grams / each)) * each;
}
/** Less than this of a can is measured by the cup. Own rule. */
const leastCan = 0.55;
