import type { Catalogue } from '#food/catalogue';
import type { Dish, DishRole, RoleOption } from '../../dish.ts';
import { planWith, type Plan } from '../fill.ts';
import type { Ranked } from '../rank/rank.ts';
import { rankedWith } from '../rank/ranked-with.ts';

/** Another form in which a food of a dish may lie in the kitchen. */
interface Form {
  readonly food: string;
  /** Grams of it for a gram of what the dish asks for. */
  readonly ratio: number;
  readonly loss: number;
  /** How it is prepared, from how the other is; null where it cannot be used so. */
  prep(usual: string): string | null;
  /** In what it is counted, where that is another thing. */
  readonly unit?: string;
}

const cutUp = /\b(?:cut|sliced|slices|diced|cubed|chopped|strips|pieces|chunks)\b/;
/** Off the bone it is cut like the others. */
const boned = (usual: string): string | null =>
  cutUp.test(usual) && !/\bbon/.test(usual)
    ? `skinned, boned and ${usual.replace(/^trimmed(?: and |, )/, '')}`
    : null;
const soaked = (usual: string): string =>
  `soaked in hot water for 30 minutes${/stem/.test(usual) ? '' : ', stemmed'} and ${usual.replace(/^(?:wiped|trimmed|stemmed|cleaned)(?:,? and |, |$)/, '') || 'sliced'}`;

/** A spice that lies there whole. */
const pounded = (): string => 'ground in a mortar';

/** Tomatoes of a can that cook down in their juice, however they were cut; what is drained or laid on in pieces is another thing. */
const cookedDown = (usual: string): string | null =>
  /\b(?:drain|whole|halv|slic|quarter|wedge|grill|rinse)/.test(usual) ? null : '';

/** Green tops are cut like the stalks that they grow on; of the white there is none. */
const greenTops = (usual: string): string | null => (/\bwhites?\b|\bhalv|\bwhole/.test(usual) ? null : usual);
/** Of leaves as much is in so many bags. */
const inBags = (): string => '';

/** Seeds that lie there whole are ground before they are stirred in. */
const milled = (): string => 'ground';

/** By the food that a dish asks for. Weights are without bones, and with the skin. */
const forms: Readonly<Record<string, readonly Form[]>> = {
  'chicken-thigh': [
    { food: 'bone-in-chicken-thigh', ratio: 1.15, loss: 0.03, prep: boned },
    { food: 'chicken-leg', ratio: 1.2, loss: 0.06, prep: boned },
    { food: 'chicken-pieces', ratio: 1.2, loss: 0.08, prep: boned },
  ],
  'chicken-breast': [{ food: 'bone-in-chicken-breast', ratio: 1.1, loss: 0.03, prep: boned }],
  'ground-allspice': [{ food: 'allspice', ratio: 1, loss: 0.01, prep: pounded }],
  'canned-tomatoes': [{ food: 'crushed-tomatoes', ratio: 1, loss: 0.01, prep: cookedDown }],
  'tomato-passata': [{ food: 'crushed-tomatoes', ratio: 1, loss: 0.01, prep: cookedDown }],
  'crushed-tomatoes': [{ food: 'canned-tomatoes', ratio: 1, loss: 0.01, prep: cookedDown }],
  scallion: [{ food: 'scallion-greens', ratio: 1, loss: 0.02, prep: greenTops, unit: 'g' }],
  leek: [{ food: 'leek-greens', ratio: 0.7, loss: 0.04, prep: greenTops, unit: 'g' }],
  'tea-leaves': [{ food: 'tea-bag', ratio: 1, loss: 0.01, prep: inBags, unit: 'piece' }],
  'green-tea-leaves': [{ food: 'green-tea-bag', ratio: 1, loss: 0.01, prep: inBags, unit: 'piece' }],
  'ground-flaxseed': [{ food: 'flaxseed', ratio: 1, loss: 0.01, prep: milled }],
  shiitake: [{ food: 'dried-shiitake', ratio: 0.18, loss: 0.02, prep: soaked }],
};

const optionsOf = (role: DishRole): readonly RoleOption[] =>
  role.food === null
    ? role.options
    : [{ food: role.food, ratio: 1, loss: 0, prep: null, unit: null, as: null }, ...role.options];

function furtherOptions(role: DishRole, foods: Catalogue): readonly RoleOption[] {
  const all = optionsOf(role);
  const taken = new Set(all.map(({ food }) => food));
  return all.flatMap((one) =>
    (forms[one.food] ?? []).flatMap((form) => {
      const prep = form.prep(one.prep ?? role.prep ?? '');
      if (prep === null || taken.has(form.food) || foods.get(form.food) === null) return [];
      taken.add(form.food);
      return [
        {
          food: form.food,
          ratio: one.ratio * form.ratio,
          loss: one.loss + form.loss,
          prep,
          unit: form.unit ?? null,
          as: one.as,
        },
      ];
    }),
  );
}

/**
 * The dish as it is also made with the other forms in which its foods lie in a kitchen: thighs with their bones, shiitake
 * that are soaked first. The same dish where it has none, or takes them already.
 */
export function takingOtherForms(dish: Dish, foods: Catalogue): Dish {
  let changed = false;
  const roles = dish.roles.map((role) => {
    const more = furtherOptions(role, foods);
    if (more.length === 0) return role;
    changed = true;
    return { ...role, options: [...role.options, ...more] };
  });
  return changed ? { ...dish, roles } : dish;
}

const soakedFirst = /^dried-(?:shiitake|porcini|morel|mixed-mushrooms|wood-ear)$/;
const poured = /^(?:water|(?:vegetable|chicken|beef|mushroom)-stock|(?:kombu-)?dashi)$/;
/** Of less water, grams a serving, nobody takes a part from somewhere else. */
const enoughWater = 40;

/** The plan with the water in which its dried mushrooms were soaked, which tastes of them more than they do. */
export function withSoakingWater(ranked: Ranked): Ranked {
  const { plan } = ranked;
  const isSoaked = [...plan.fills.values()].flat().some(({ food }) => soakedFirst.test(food.id));
  if (!isSoaked || steepsThem(plan)) return ranked;
  const step = stepWithWater(plan);
  if (step === null) return ranked;
  const { dish } = plan;
  const said = `Let the soaking water of the mushrooms, poured off its grit, take the place of some of it.`;
  const text = dish.steps.map(({ say }) => say).join(' ');
  if (/soaking (?:water|liquid)|liquor/i.test(text)) return ranked;
  const steps = dish.steps.map((one, at) =>
    at === step.at
      ? {
          ...one,
          say: withRemark(one.say, step.slot, said),
          short: one.short === null ? null : withRemark(one.short, step.slot, said),
        }
      : one,
  );
  return rankedWith(ranked, { plan: planWith(plan, { dish: { ...dish, steps } }) });
}

/** The dish steeps its dried mushrooms in its own stock, and there is no soaking water besides. */
const steepsThem = ({ dish, fills }: Plan): boolean =>
  dish.roles.some(
    ({ id }) =>
      (fills.get(id) ?? []).some(({ food }) => soakedFirst.test(food.id)) &&
      dish.steps.some(({ say }) => new RegExp(String.raw`\b(?:steep|soak)\w* \{${id}\b`, 'i').test(say)),
  );

function stepWithWater({ dish, fills, grams }: Plan): { readonly at: number; readonly slot: string } | null {
  for (const role of dish.roles) {
    const isWet = (fills.get(role.id) ?? []).some(({ food }) => poured.test(food.id));
    if (!isWet || role.beside || (grams.get(role.id) ?? role.grams) < enoughWater) continue;
    const at = dish.steps.findIndex(({ say, when }) => when.length === 0 && slotOf(role.id).test(say));
    if (at >= 0) return { at, slot: role.id };
  }
  return null;
}

const slotOf = (id: string): RegExp => new RegExp(String.raw`\{(?:\w+, )*${id}(?:, \w+)*\}`);

/** A sentence more behind the one that names a slot. */
function withRemark(text: string, slot: string, said: string): string {
  const from = slotOf(slot).exec(text)?.index ?? 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '[') depth += 1;
    else if (text[at] === ']') depth -= 1;
    else if (
      at > from &&
      depth === 0 &&
      text[at] === '.' &&
      (at + 1 === text.length || /\s/.test(text[at + 1]!))
    )
      return `${text.slice(0, at + 1)} ${said}${text.slice(at + 1)}`;
  }
  return `${text.trimEnd()} ${said}`;
}
