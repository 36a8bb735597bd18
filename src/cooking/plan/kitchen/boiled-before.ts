import type { Catalogue } from '#food/catalogue';
import type { Dish, DishRole, DishStep, RoleOption } from '../../dish.ts';

/** What may lie boiled in the kitchen: the kind, the boiled ones, and grams of these from one dry. */
interface Boiled {
  readonly of: string;
  readonly cooked: readonly string[];
  readonly swells: number;
  readonly drained: boolean;
  /** It is in pieces that are cut and laid hot on a plate, not loosened under water. */
  readonly pieces?: true;
}

const boiledFoods: readonly Boiled[] = [
  // Source: fdc:168877 and fdc:168878 by the cup, as in the foods' own yields.
  { of: 'rice', cooked: ['cooked-white-rice', 'cooked-brown-rice'], swells: 2.56, drained: false },
  { of: 'quinoa', cooked: ['cooked-quinoa'], swells: 3.1, drained: false },
  { of: 'bulgur', cooked: ['cooked-bulgur'], swells: 2.8, drained: false },
  { of: 'couscous', cooked: ['cooked-couscous'], swells: 3.05, drained: false },
  // By the energy of dry and boiled ones: fdc:169731 and fdc:169732, fdc:169742 and fdc:168914, fdc:168927 and fdc:168928.
  { of: 'egg-noodles', cooked: ['cooked-egg-noodles'], swells: 2.78, drained: true },
  { of: 'wheat-noodles-dried', cooked: ['cooked-egg-noodles'], swells: 2.78, drained: true },
  { of: 'rice-noodles', cooked: ['cooked-rice-noodles'], swells: 3.37, drained: true },
  { of: 'pasta', cooked: ['cooked-pasta'], swells: 2.35, drained: true },
  // By the energy of raw and boiled ones: fdc:170026 and fdc:170440.
  { of: 'potato', cooked: ['cooked-potato'], swells: 0.9, drained: true, pieces: true },
];

/** Made of it and no longer a grain of it: no bowl of rice is a rice cake. */
const shaped = /^rice-(?:cakes|paper)|gnocchi|wrapper|puffed/;

/** It is a little less good than freshly boiled, and no reason to buy it. */
const loss = 0.05;

/** Of a role what it boils of which some may lie there already boiled; the first in the table. */
function boiledFor(role: DishRole, foods: Catalogue): Boiled | null {
  const takes = [role.food, ...role.options.map(({ food }) => food)].flatMap((id) =>
    id === null ? [] : [id],
  );
  const boils = new Set(takes.flatMap((id) => boilsOf(id, foods)));
  // Most parts of a dish are nothing that is boiled by itself.
  if (boils.size === 0) return null;
  return boiledFoods.find((one) => boils.has(one) && !takes.some((id) => one.cooked.includes(id))) ?? null;
}

const known = new WeakMap<Catalogue, Map<string, readonly Boiled[]>>();
/** The rows of the table that speak of a food; found once for each that dishes name. */
function boilsOf(id: string, foods: Catalogue): readonly Boiled[] {
  let rows = known.get(foods);
  if (rows === undefined) known.set(foods, (rows = new Map()));
  let own = rows.get(id);
  if (own === undefined)
    rows.set(id, (own = shaped.test(id) ? [] : boiledFoods.filter(({ of }) => foods.isA(id, of))));
  return own;
}

const asOption = (food: string, { swells, pieces }: Boiled, { prep }: DishRole): RoleOption => ({
  food,
  ratio: swells,
  loss,
  prep: pieces === true ? (prep ?? '').replace(beforeBoiling, '') : '',
  unit: 'g',
  as: null,
});

/** What is done to a raw potato and not to a boiled one. */
const beforeBoiling = /^(?:peeled|scrubbed|washed|well scrubbed)(?:,? and |, |$)/;

const browns: ReadonlySet<string> = new Set([
  'fry',
  'saute',
  'sear',
  'roast',
  'bake',
  'grill',
  'broil',
  'deep-fry',
]);

/** Whether a step does nothing but boil one food, in the water that it drinks or in some that is poured off. */
function isBoilingOf(
  { absorbs, uses, say, action }: DishStep,
  role: DishRole,
  { drained, pieces }: Boiled,
): boolean {
  // What the step goes on to do with them, the boiled ones need as well.
  if (pieces === true && handled.test(say.replace(plainMash, ''))) return false;
  if (!uses.every((id) => id === role.id)) return false;
  if (!drained && absorbs === role.id) return say.includes(`{${role.id}.water`);
  // Rice too is boiled in some that is poured off.
  return (
    uses.length > 0 &&
    absorbs === null &&
    waters.has(action) &&
    /\b(?:drain|rinse)/i.test(say) &&
    !keepsWater.test(say)
  );
}
/** A word on how to boil what somebody has boiled already. */
const ofBoiling = /\b(?:boil|drain)/i;
const handled =
  /\b(?:peel|slic|cut|halv|crush|cool|grate|ric(?:e|ing) them|press|quarter|break|season|toss|butter)/i;
const plainMash = /,? and mash without [^.]*/;
const waters: ReadonlySet<string> = new Set(['boil', 'simmer', 'soak', 'blanch']);
/** The sauce is made with it. */
const keepsWater = /\b(?:keep|scoop|save|reserv|cupful|ladle)/i;

/** Warms or loosens what was boiled before, in place of the step that boils it. */
const warming = (boiling: DishStep, role: string, food: string, { drained, pieces }: Boiled): DishStep => ({
  ...boiling,
  id: `${boiling.id}_${food}`,
  when: [...boiling.when, `is ${role} ${food}`],
  hurry: null,
  times: null,
  absorbs: null,
  more: null,
  short: null,
  ...(drained && pieces !== true
    ? {
        action: 'drain',
        tools: ['colander'],
        heat: null,
        minutes: [1, 2],
        active: 2,
        station: 'none',
        until: null,
        say: `Loosen {${role}} under hot running water and drain well.`,
      }
    : {
        minutes: [5, 6],
        active: 1,
        until: 'steaming hot right through',
        say: `Sprinkle {${role}} with a little water, cover and warm over low heat, stirring once, until {until}, {min}.${plainMash.test(boiling.say) ? ' Mash without milk or butter.' : ''}`,
      }),
});

/**
 * The dish as it is also made with rice, another grain or noodles that were boiled before: where a step does nothing but boil
 * them, the boiled ones may fill the role, and are only warmed. The same dish where there is no such step.
 */
export function takingBoiled(dish: Dish, foods: Catalogue): Dish {
  const instead = new Map<string, { readonly role: string; readonly steps: readonly DishStep[] }>();
  const options = new Map<string, readonly RoleOption[]>();
  for (const role of dish.roles) {
    const boiled = boiledFor(role, foods);
    if (boiled === null) continue;
    const boiling = dish.steps.filter((step) => isBoilingOf(step, role, boiled));
    const drinking = dish.steps.filter(({ absorbs }) => absorbs === role.id);
    if (boiling.length !== 1 || drinking.some((step) => step !== boiling[0])) continue;
    const [step] = boiling;
    options.set(
      role.id,
      boiled.cooked.map((food) => asOption(food, boiled, role)),
    );
    // What is fried or baked afterwards gets hot there.
    const hotLater =
      boiled.pieces === true &&
      dish.steps.some((one) => one.uses.includes(role.id) && browns.has(one.action));
    const steps = hotLater ? [] : boiled.cooked.map((food) => warming(step!, role.id, food, boiled));
    instead.set(step!.id, { role: role.id, steps });
  }
  if (instead.size === 0) return dish;
  const roles = dish.roles.map((role) => {
    const more = options.get(role.id);
    return more === undefined ? role : { ...role, options: [...role.options, ...more] };
  });
  const steps = dish.steps.flatMap((step) => {
    const after = step.after.flatMap((id) => [id, ...(instead.get(id)?.steps ?? []).map((one) => one.id)]);
    const here = { ...step, after };
    const warmed = instead.get(step.id);
    if (warmed === undefined) return [here];
    const { role } = warmed;
    const unless = options.get(role)!.map(({ food }) => `isnt ${role} ${food}`);
    return [{ ...here, when: [...step.when, ...unless] }, ...warmed.steps.map((one) => ({ ...one, after }))];
  });
  const tips = dish.tips.map((tip) => {
    const roles = [...instead.values()].filter(
      ({ role }) => options.get(role)!.length > 0 && ofBoiling.test(tip.text),
    );
    return {
      ...tip,
      when: [
        ...tip.when,
        ...roles.flatMap(({ role }) => options.get(role)!.map(({ food }) => `isnt ${role} ${food}` as const)),
      ],
    };
  });
  return { ...dish, roles, steps, tips };
}
