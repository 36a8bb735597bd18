import { isKind } from '#food/ingredient';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Clause } from '../model.ts';
import type { Part } from './parts.ts';

/** A pot beside the dish: what boils in it, and the clauses that tell of it. */
export interface SidePot {
  readonly keys: ReadonlySet<string>;
  readonly clauses: ReadonlySet<number>;
  /** Where it first boils, and where it is drained. */
  readonly from: number;
  readonly to: number;
}

const boils = /\b(?:boil|cook|simmer|parboil|blanch|prepare|make)\w*\b/i;
const ownWater =
  /\b(?:boiling|salted|plenty of|lots of|pot of|pan of|saucepan of) (?:\w+ ){0,2}water\b|\bwater for (?:the )?(?:pasta|noodles|rice|potatoes)\b|\b(?:according to|per|following|as per|as directed on)\b[^.;]{0,24}\bpack(?:et|age|aging)?\b|\bpackage (?:directions|instructions)\b/i;
const drains = /\b(?:drain|strain|colander)\w*\b/i;
const waterAlone = /\b(?:bring|boil|heat|put)\b[^.;]{0,50}\bwater\b/i;

/** Whether a food is commonly boiled beside a dish. */
function isStarchy(part: Part | undefined): boolean {
  const food = part?.food ?? null;
  return (
    part?.time?.late === 'pasta' ||
    part?.time?.late === 'grain' ||
    (food !== null && (isKind(food, 'potato') || isKind(food, 'rice') || isKind(food, 'grain')))
  );
}

/** Rice or the like that is told to cook meanwhile, or in a pan of its own, beside the dish. */
const isBeside = (
  { recipe }: UnderstoodRecipe,
  { step }: Clause,
  names: readonly string[],
  parts: ReadonlyMap<string, Part>,
): boolean =>
  names.every((key) => isStarchy(parts.get(key))) &&
  /\b(?:meanwhile|in the meantime|separate(?:ly)?|another(?! \d)|while (?:the|it|that|they))\b|\bfor the (?:rice|couscous|quinoa|polenta|mash)\b/i.test(
    recipe.steps[step]!.text,
  );

/** The last clause of the same instruction up to which all are of one pot. */
function lastOf(clauses: readonly Clause[], from: number, own: (clause: Clause) => boolean): number {
  let last = from;
  while (clauses[last + 1]?.step === clauses[from]!.step && own(clauses[last + 1]!)) last += 1;
  return last;
}

function isWaterOrSalt(part: Part | undefined): boolean {
  const food = part?.food ?? null;
  return food !== null && (food.id === 'water' || isKind(food, 'salt') || isKind(food, 'oil'));
}

/** Pots of water beside the dish: pasta, potatoes or rice that are boiled and drained apart from what `mainKey` is in. */
export function findSidePots(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  parts: ReadonlyMap<string, Part>,
  mainKey: string | null,
): readonly SidePot[] {
  const pots: SidePot[] = [];
  const taken = new Set<number>();
  clauses.forEach((clause, at) => {
    if (taken.has(at) || !boils.test(clause.text)) return;
    const fed = (one: Clause): readonly string[] => one.names.filter((key) => !isWaterOrSalt(parts.get(key)));
    const isWater = (one: Clause): boolean => fed(one).length === 0 && waterAlone.test(one.text);
    let names = fed(clause);
    const before = clauses[at - 1];
    if (isWater(clause) && !(before !== undefined && before.step === clause.step && fed(before).length > 0))
      return;
    // "Peel the potatoes, boil in salted water".
    if (names.length === 0 && before !== undefined && before.step === clause.step) names = fed(before);
    // "Boil a pot of salted water, then cook and drain the pasta."
    const next = clauses[at + 1];
    if (
      names.length === 0 &&
      next !== undefined &&
      next.sentence === clause.sentence &&
      next.step === clause.step &&
      drains.test(next.text)
    )
      names = fed(next);
    if (names.length === 0 || (mainKey !== null && names.includes(mainKey))) return;
    const drained = clauses.findIndex(
      (one, other) =>
        other >= at &&
        other <= at + 4 &&
        one.step <= clause.step + 1 &&
        drains.test(one.text) &&
        fed(one).every((key) => names.includes(key)),
    );
    const water = ownWater.test(clause.text) || (before !== undefined && isWater(before));
    const beside = drained < 0 && !water && isBeside(understood, clause, names, parts);
    if (!water && !beside && drained < 0 && !/\beggs?\b/i.test(clause.text)) return;
    // Eggs that are boiled for themselves, to go on top.
    const eggs =
      /\b(?:hard|soft)[- ]?(?:boil|cook)\w*|\bboil\b/i.test(clause.text) &&
      names.every(
        (key) => parts.get(key)?.safe?.kind === 'egg' || /\begg/i.test(parts.get(key)?.item.name ?? ''),
      );
    // Broccoli goes in with the pasta for its last minutes.
    const pasta = names.some((key) => parts.get(key)?.time?.late === 'pasta');
    if (!eggs && !names.every((key) => isStarchy(parts.get(key))) && !((water || pasta) && drained >= 0))
      return;
    // A pot that already holds something else is the dish itself.
    const earlier = clauses
      .slice(0, at)
      .some(
        (one) =>
          one.step === clause.step &&
          !/^(?:cut|wash|grate|peel)$/.test(one.action ?? '') &&
          fed(one).some((key) => !names.includes(key)) &&
          !/\bmeanwhile|another|separate/i.test(understood.recipe.steps[clause.step]!.text),
      );
    if (earlier && !water) return;
    // "Meanwhile cook the rice: combine with 4 cups of water, bring to the boil, cover and simmer."
    const last = beside ? lastOf(clauses, at, (one) => fed(one).every((key) => names.includes(key))) : at;
    const to = drained < 0 ? last : drained;
    const inside = new Set<number>();
    for (let i = at; i <= to; i++) if (fed(clauses[i]!).every((key) => names.includes(key))) inside.add(i);
    if (before !== undefined && (isWater(before) || fed(before).every((key) => names.includes(key))))
      if (before.step === clause.step || isWater(before)) inside.add(at - 1);
    // "Drain and mash with the milk": the rest of its sentence.
    for (let i = to + 1; i < clauses.length; i++) {
      const next = clauses[i]!;
      if (next.step !== clauses[to]!.step || next.sentence !== clauses[to]!.sentence) break;
      inside.add(i);
    }
    for (const i of inside) taken.add(i);
    pots.push({ keys: new Set(names), clauses: inside, from: at, to });
  });
  return pots;
}
