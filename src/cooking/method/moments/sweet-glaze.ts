/**
 * A sweet sauce that the oven roasted onto its pieces for the last stretch. Where another machine cooks the pieces in one
 * go, the sauce still has to be boiled, put on them and set, each machine in its own way.
 */
import { readClauses } from '../read/clauses.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import type { MethodAdaptation, MethodDeps, MethodEdit } from '../model.ts';
import { callOf, readParts, type Part } from '../read/parts.ts';
import { because } from '../plan.ts';
import { sentencesIn } from '../changes/sentences-in.ts';
import { glazeOf } from '../programs/pieces-glaze.ts';

const boil = 'Boil it up in a small saucepan for 2–3 minutes, stirring, until it coats a spoon.';

/** How each machine sets a glaze; those that are missing roast it on as the oven did. */
const setOn: Readonly<Partial<Record<Method, (them: string) => string>>> = {
  grill: (them) =>
    `${boil} Brush half of it over the ${them} and grill them over the cooler side for 5–8 minutes, turning and brushing with the rest, until sticky: sugar burns over a flame.`,
  campfire: (them) =>
    `${boil} Brush half of it over the ${them} and move them to where the coals are thinnest for 5–8 minutes, turning and brushing with the rest, until sticky: sugar burns over a flame.`,
  smoker: (them) =>
    `${boil} Brush it over the ${them} and smoke them for 20–30 minutes more, until the glaze has set.`,
  dutchOven: (them) =>
    `Pour it over the ${them} in the pot and let it bubble without the lid for 4–6 minutes, turning them in it, until it clings to them.`,
  stovetop: (them) =>
    `Pour it over the ${them} in the pan and let it bubble without the lid for 4–6 minutes, turning them in it, until it clings to them.`,
  wok: (them) =>
    `Pour it over the ${them} in the wok and let it bubble for 2–3 minutes, tossing, until it clings to them.`,
  deepFryer: (them) => `${boil} Toss the hot ${them} in it.`,
};
const underBroiler = (them: string): string =>
  `${boil} Lay the ${them} skin side up on a baking sheet lined with foil, brush them with it and put them under a hot broiler for 3–5 minutes, brushing once more, until sticky.`;
const moist: ReadonlySet<Method> = new Set([
  'steamer',
  'slowCooker',
  'microwave',
  'sousVide',
  'riceCooker',
  'pressureCooker',
]);

/** An old stretch of the oven that set the glaze, or a new one in its place. */
const setting =
  /\b(?:roast|bake|cook|grill|air-fry|smoke)\b[^.]*\b(?:sticky|basting|glaz\w+|carameli[sz]ed)\b[^.]*\.?/i;
const poursOver = /,?\s*(?:and |then )*\b(?:pour|spoon|brush|drizzle)\b[^.,;]*\b(?:over|on|onto)\b[^.;]*/i;
const done = /\bboil it up\b|\b(?:bubble|simmer)\w*\b[^.]*\b(?:cling|coat|thick|sticky)/i;

/** The adaptation with its glaze put on; as it is where there is none, or where it is told already. */
export function withGlaze(
  understood: UnderstoodRecipe,
  made: MethodAdaptation,
  deps: MethodDeps,
): MethodAdaptation {
  const how = setOn[made.method] ?? (moist.has(made.method) ? underBroiler : null);
  if (how === null || !made.feasible || made.edits.length === 0 || made.source !== 'oven') return made;
  const parts = [...readParts(understood, deps.foods, deps.methods.foods).values()];
  const main = parts
    .filter(
      ({ safe, item }) =>
        (safe !== null && safe.kind !== 'egg') ||
        /\b(?:tofu|tempeh|seitan|halloumi|cauliflower)\b/i.test(item.text),
    )
    .sort((one, other) => other.grams - one.grams)[0];
  if (main === undefined || main.whole) return made;
  const clauses = readClauses(understood);
  const heats = clauses.flatMap(({ minutes, actions }, at) =>
    minutes !== null && actions.some((one) => one === 'roast' || one === 'bake') ? [at] : [],
  );
  const [first, last] = [heats[0], heats.at(-1)];
  if (first === undefined || last === undefined || first === last) return made;
  const at = glazeOf({ clauses, parts }, { first, last, isOwn: (key) => key === main.key, dry: true });
  if (at < 0) return made;
  const poured = clauses[at]!;
  const now = made.text.instructions;
  const opening = /^\W*\p{L}+/u.exec(understood.source.instructions[poured.step]!)?.[0] ?? '';
  const place = now.findIndex(
    (text) => text.includes(opening) && mentions(text, poured.names, clauses, parts),
  );
  if (place < 0 || done.test(now.slice(place).join(' '))) return made;
  const skinned = /\bskin[- ]on\b|\bbone[- ]in\b/i.test(main.item.text);
  const sentence = how(themOf(main)).replace(skinned ? / {2}/ : / skin side up/, '');
  const instructions = now.flatMap((text, step): readonly string[] => {
    if (step < place) return [how === underBroiler ? withoutBroiler(text) : text];
    const kept = sentencesIn(text)
      .filter((one) => !setting.test(one) || step < place)
      .map((one) => (step === place ? one.replace(poursOver, '').replace(/([^.!?])$/, '$1.') : one))
      .filter((one) => one.trim() !== '');
    const told = step === place ? [kept[0]!, sentence, ...kept.slice(1)].join(' ') : kept.join(' ');
    return told === '' ? [] : [step !== place && kept.length === sentencesIn(text).length ? text : told];
  });
  const edit: MethodEdit = {
    kind: 'text',
    target: `step ${poured.step + 1}`,
    before: understood.source.instructions[poured.step]!,
    after: instructions[place]!,
    reason: because(deps.methods, 'glaze-set'),
    rule: 'glaze-set',
  };
  const text = instructions.join('\n');
  const holds = ({ after }: MethodEdit): boolean =>
    after === null || after.split('\n').every((line) => text.includes(line));
  return {
    ...made,
    text: { ...made.text, instructions },
    edits: [
      ...made.edits.filter(
        (one) =>
          one.kind === 'method' ||
          !/^step/.test(one.target) ||
          (holds(one) && !(one.kind === 'text' && one.target === edit.target)),
      ),
      edit,
    ],
  };
}

/** One turn under the broiler is enough: the one that sets the glaze. */
const withoutBroiler = (text: string): string =>
  sentencesIn(text)
    .filter((one) => !/\bunder a hot broiler\b/i.test(one))
    .join(' ') || text;

/** Whether a text is about the sauce: it names two of its foods. */
const mentions = (
  text: string,
  names: readonly string[],
  clauses: ReturnType<typeof readClauses>,
  parts: readonly Part[],
): boolean => {
  const keys = new Set([...names, ...clauses.flatMap((one) => (one.names.length > 2 ? one.names : []))]);
  const said = text.toLowerCase();
  return (
    parts.filter(
      ({ key, food, ...part }) =>
        keys.has(key) && food !== null && said.includes(lastWord({ key, food, ...part })),
    ).length >= 2
  );
};
const lastWord = (part: Part): string => callOf(part).split(' ').at(-1)!.toLowerCase();

/** "thighs" of "chicken thighs". */
const themOf = (part: Part): string => {
  const word = callOf(part).split(' ').at(-1)!;
  return /s$/i.test(word) ? word.toLowerCase() : callOf(part);
};
