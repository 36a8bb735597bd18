/** What is seared or fried in a pan before the oven finishes it: an air fryer does both, one after the other. */
import { actionNature } from '../../dishes/actions.ts';
import type { Method } from '../../vocabulary.ts';
import type { Clause, Range } from '../model.ts';
import { callOf, mainPart, slowest, type Part } from '../read/parts.ts';
import { isKind } from '#food/ingredient';
import { coated } from '../plans/pieces.ts';

const ovens: ReadonlySet<Method> = new Set(['oven', 'convectionOven', 'toasterOven']);
const fries = /\b(?:fry|pan-fry|saut[eé]|sear|brown|cook)\b/i;
const heatsPan =
  /^\W*(?:then\s+|meanwhile,?\s+)?(?:heat|warm|melt|get|set|place|put)\b[^.;]*\b(?:oil|butter|fat|pans?|skillets?)\b/i;
const movesOn =
  /^\W*(?:then\s+)?(?:transfer|move|place|put|lay|arrange|set|remove|drain|slide|return)\b[^.;]*\b(?:baking|sheet|tray|rack|paper|plate|dish|oven|towels?)\b/i;
const finished = /\b(?:top|spoon|melt|cheese|mozzarella|sauce|bubbl)\w*\b/i;
/** An air fryer takes four fifths of the oven's time. */
const share = 0.8;

/**
 * The clauses with the pan taken out: what is coated is crisped first and topped after, what was only seared goes in
 * with its fat on it. Unchanged where the pan makes a sauce besides, or where no pan comes before the oven.
 */
export function friedFirst(
  clauses: readonly Clause[],
  source: Method,
  target: Method,
  parts: ReadonlyMap<string, Part>,
): readonly Clause[] {
  if (target !== 'airFryer' || !ovens.has(source)) return clauses;
  const main = mainPart([...parts.values()]);
  const time: Range | null = main === null ? null : slowest([main], 'airfry');
  if (main === null || main.safe === null || main.whole || time === null) return clauses;
  const oven = clauses.findIndex(
    ({ actions, minutes }) =>
      minutes !== null && actions.some((action) => action === 'bake' || action === 'roast'),
  );
  if (oven < 0) return clauses;
  const hot = clauses.flatMap(({ actions, text }, at) =>
    at < oven &&
    !actions.includes('preheat') &&
    (actions.some((action) => actionNature[action].heats) || heatsPan.test(text))
      ? [at]
      : [],
  );
  const fry = hot.find(
    (at) =>
      fries.test(clauses[at]!.text) &&
      (clauses[at]!.minutes?.[1] ?? 99) <= 15 &&
      !heatsPan.test(clauses[at]!.text),
  );
  // Anything else that is hot before the oven is a sauce or a side, and needs its pan.
  if (
    fry === undefined ||
    hot.some((at) => at !== fry && !(at === fry - 1 && heatsPan.test(clauses[at]!.text)))
  )
    return clauses;
  const isFat = (key: string): boolean => {
    const food = parts.get(key)?.food ?? null;
    return food !== null && (isKind(food, 'fat') || isKind(food, 'butter'));
  };
  if (clauses[fry]!.names.some((key) => key !== main.key && !isFat(key))) return clauses;
  const name = callOf(main);
  const pan = hot.find((at) => at === fry - 1);
  const fats = [
    ...new Set([...(pan === undefined ? [] : clauses[pan]!.names), ...clauses[fry]!.names]),
  ].filter(isFat);
  const crumbs = coated.test(
    clauses
      .slice(0, fry)
      .map(({ text }) => text)
      .join(' '),
  );
  const quiet = { action: null, actions: [], minutes: null, celsius: null } as const;
  const from = pan ?? fry;
  const toOven = (range: Range): Range => [range[0] / share, range[1] / share];
  if (crumbs) {
    const called =
      /\b(cutlets|schnitzels?|patties|strips|tenders|pieces|slices)\b/i
        .exec(clauses[fry]!.text)?.[1]
        ?.toLowerCase() ?? name;
    return clauses.flatMap((clause, at): readonly Clause[] => {
      if (at === from)
        return [
          {
            ...clause,
            ...quiet,
            names: fats,
            text: `Brush or spray the coating on both sides with 2 tablespoons of oil, until no dry patch shows, and lay the ${called} in the air-fryer basket in a single layer.`,
            asWritten: true,
          },
          {
            ...clauses[fry]!,
            text: `Bake until golden.`,
            joint: ' ',
            sentence: clauses[fry]!.sentence,
            names: [main.key],
            action: 'bake',
            actions: ['bake'],
            minutes: toOven(time),
            celsius: null,
          },
        ];
      if (at === fry) return [];
      if (at > fry && at < oven && movesOn.test(clause.text)) return [];
      if (
        at === oven &&
        finished.test(
          clauses
            .slice(fry + 1, oven + 1)
            .map(({ text }) => text)
            .join(' '),
        )
      )
        return [{ ...clause, minutes: toOven([2, 4]) }];
      return [clause];
    });
  }
  return clauses.flatMap((clause, at): readonly Clause[] => {
    if (at === from)
      return fats.length === 0
        ? []
        : [
            {
              ...clause,
              ...quiet,
              names: fats,
              text: `Brush the ${name} with the ${callOf(parts.get(fats[0]!)!)}.`,
            },
          ];
    if (
      at === fry ||
      (at > fry && at < oven && movesOn.test(clause.text) && clause.names.every((key) => key === main.key))
    )
      return [];
    return [clause];
  });
}
