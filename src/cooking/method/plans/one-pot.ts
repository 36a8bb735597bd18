/** Pasta under pressure: it cooks in what becomes its sauce. */
import { isKind } from '#food/ingredient';
import { actionNature } from '../../dishes/actions.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Clause, ClauseRole } from '../model.ts';
import type { Cooking } from '../read/one-cooking.ts';
import { isDairy, isSoftHerb, isThinLiquid, type Part } from '../read/parts.ts';
import { findSidePots, type SidePot } from '../read/side-pots.ts';

/** The clause that simmers pasta in the liquid that becomes its sauce: nothing is drained, and no milk can scorch. */
export function onePot(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  parts: ReadonlyMap<string, Part>,
): number | null {
  if (
    /\b(?:drain|strain|colander|pasta water)/i.test(understood.recipe.steps.map(({ text }) => text).join(' '))
  )
    return null;
  const isPasta = (key: string): boolean => parts.get(key)?.time?.late === 'pasta';
  if (findSidePots(understood, clauses, parts, null).some(({ keys }) => [...keys].some(isPasta))) return null;
  const at = clauses.findLastIndex(
    (clause) =>
      clause.actions.some((action) => action === 'simmer' || action === 'boil') &&
      (clause.minutes?.[1] ?? 0) >= 5 &&
      understood.steps[clause.step]!.contents.some(isPasta),
  );
  if (at < 0) return null;
  const inside = understood.steps[clauses[at]!.step]!.contents.flatMap((key) => parts.get(key) ?? []);
  const milky = inside.some((part) => isDairy(part.food) && part.grams > 150);
  const liquid = inside.reduce((sum, part) => sum + (isThinLiquid(part.food) ? part.grams : 0), 0);
  const seafood = inside.some((part) => part.time?.late === 'seafood');
  return milky || seafood || liquid < 200 ? null : at;
}

/** Sheets and filled shapes stick or burst, and a salad wants its pasta cold. */
const unfit = /\b(?:fresh|lasagn\w*|ravioli|tortellini|tortelloni|cannelloni|filled|stuffed|gluten-free)\b/i;
const coldWater = /\brinse\b[^.;]*\bcold\b|\bcold water\b/i;

/**
 * Pasta that was boiled and drained apart goes into the pot of its sauce: what is browned and softened comes first, then
 * the pasta with the water that it drinks, and after the pressure what splits or scorches. A white sauce keeps its own
 * pan, as flour settles and burns. Null where the steps cannot be told in that order.
 */
export function boiledApart(
  clauses: readonly Clause[],
  pots: readonly SidePot[],
  parts: ReadonlyMap<string, Part>,
): Cooking | null {
  const isPasta = (key: string): boolean => {
    const { time, food, item } = parts.get(key) ?? { time: null, food: null, item: { text: '' } };
    return time?.late === 'pasta' && food !== null && isKind(food, 'pasta') && !unfit.test(item.text);
  };
  const pot = pots.find(({ keys }) => [...keys].some(isPasta));
  if (pot === undefined) return null;
  const [pasta] = [...pot.keys].filter(isPasta);
  const boil = clauses.findIndex(
    (clause, at) => pot.clauses.has(at) && (clause.names.includes(pasta!) || at === pot.from),
  );
  const told = clauses.flatMap((clause, at) =>
    pot.clauses.has(at) ||
    /^\W*(?:reserve|save|keep)\b[^.;]*\bwater\b/i.test(clause.text) ||
    (/^\W*drain\b/i.test(clause.text) && clause.names.every((key) => pot.keys.has(key)))
      ? []
      : [withoutPastaWater(clause)],
  );
  if ([...pot.clauses].some((at) => coldWater.test(clauses[at]!.text))) return null;
  const has = (clause: Clause, test: (part: Part) => boolean): boolean =>
    clause.names.some((key) => {
      const part = parts.get(key);
      return part !== undefined && test(part);
    });
  const floury = (part: Part): boolean =>
    part.food !== null && (isKind(part.food, 'flour') || isKind(part.food, 'starch'));
  const waits = (part: Part): boolean =>
    part.key === pasta ||
    isDairy(part.food) ||
    isSoftHerb(part.food) ||
    floury(part) ||
    part.time?.late === 'seafood' ||
    part.time?.late === 'tender';
  const prepares = ({ action, text }: Clause): boolean =>
    ['cut', 'wash', 'grate'].includes(action ?? '') || /\bbowl\b/i.test(text);
  const isHot = (clause: Clause): boolean => clause.actions.some((action) => actionNature[action].heats);
  let from = told.findIndex((clause) => !prepares(clause) && has(clause, waits));
  if (from < 0) from = told.findLastIndex(isHot) + 1;
  const white = told.slice(from).some((clause) => has(clause, floury));
  // "Melt the butter, stir in the flour": the butter is that of the sauce.
  while (
    white &&
    from > 0 &&
    told[from - 1]!.step === told[from]!.step &&
    told[from - 1]!.names.every((key) => {
      const food = parts.get(key)?.food ?? null;
      return food !== null && (isKind(food, 'fat') || isKind(food, 'butter'));
    })
  )
    from -= 1;
  const raw = (part: Part): boolean =>
    part.safe !== null && part.safe.kind !== 'egg' && part.time?.late !== 'seafood';
  const [before, after] = [told.slice(0, from), told.slice(from)];
  // Meat that is browned only now would have to be told before.
  if (!white && after.some((clause) => isHot(clause) && has(clause, raw))) return null;
  if ([...before, ...after].some(({ text }) => /\b(?:oven|bake|broil)/i.test(text))) return null;
  const roles: readonly ClauseRole[] = [
    ...before.map((clause): ClauseRole => (isHot(clause) ? 'brown' : 'keep')),
    'core',
    ...after.map((clause): ClauseRole => (white ? 'side' : isHot(clause) ? 'late' : 'keep')),
  ];
  return {
    clauses: [
      ...before,
      { ...clauses[boil]!, names: [...pot.keys] },
      ...(white ? after : after.map((clause) => withoutPasta(clause, pasta!, parts))),
    ],
    cast: {
      roles,
      main: before.length,
      contents: new Set([...before.flatMap(({ names }) => names), ...pot.keys]),
    },
  };
}

/** Nothing is drained any more, so that there is no water to take from. */
const withoutPastaWater = (clause: Clause): Clause => ({
  ...clause,
  text: clause.text
    .replace(
      /^(\W*)(?:meanwhile|while the \w+ (?:cooks?|boils?|(?:is|are) (?:cooking|boiling)))\b,?\s*/i,
      '$1',
    )
    .replace(
      /,?\s*(?:\b(?:and|with|adding|plus)\s+)?(?:(?:a )?(?:splash|little|ladle(?:ful)?|some|enough|bit|cup)\s+(?:of\s+)?)?(?:the\s+)?(?:reserved\s+|hot\s+|starchy\s+)*(?:pasta|cooking)[- ](?:cooking )?(?:water|liquid)\b(?:\s+(?:if|as) (?:needed|necessary|it is [a-z]+))?/gi,
      '',
    )
    .trim(),
});

/** The pasta is in the pot by now: "add the parmesan and penne, toss" → "add the parmesan, toss". */
function withoutPasta(clause: Clause, key: string, parts: ReadonlyMap<string, Part>): Clause {
  if (!clause.names.includes(key)) return clause;
  const name = parts.get(key)!.item.name.toLowerCase().split(' ').at(-1)!;
  const word = String.raw`(?:(?:the|your)\s+)?(?:(?:drained|cooked|hot|warm)\s+)*(?:${name}|pasta|noodles|spaghetti)\b`;
  const text = clause.text
    .replace(
      new RegExp(String.raw`\b(with|to|into|through)\s+${word}\s*(?:,\s*(?:and\b)?|\band\b)\s*`, 'i'),
      '$1 ',
    )
    .replace(new RegExp(String.raw`\s*(?:,|\band|\bwith|\bto|\binto|\bthrough)\s+${word}`, 'i'), '')
    .replace(new RegExp(String.raw`\b${word}\s*(?:,|\band)\s+`, 'i'), '')
    .replace(
      new RegExp(
        String.raw`^(\W*)(?:add|return|tip in|put|stir in) ${word}(?: back)?(?: (?:in|to|into) the \w+)?\W*$`,
        'i',
      ),
      '',
    )
    .replace(new RegExp(String.raw`\b(toss|mix|stir|combine) ${word}`, 'i'), '$1 everything');
  return { ...clause, text, names: clause.names.filter((one) => one !== key) };
}
