/** A long cooking beside a fire that moves into an oven: told without coals, chips, lids and drip pans. */
import { capitalise } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import type { RecipeText, UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import { indirectFire, longBeside } from '../read/detect-method.ts';
import type { Clause, MethodEdit, MethodTables } from '../model.ts';
import { callOf, mainPart, type Part } from '../read/parts.ts';
import { because, formatTemperature, sayMinutes } from '../plan.ts';
import { adaptedTitle } from '../title.ts';

const ovens: ReadonlySet<Method> = new Set(['oven', 'convectionOven']);
const wood =
  /\b(?:(?:hickory|mesquite|apple(?:wood)?|cherry(?:wood)?|oak|pecan|alder|maple|wood|smoking|smoker)\b[^,;]{0,20}\b(?:chips?|chunks?|pellets|sawdust)\b|wood ?(?:chips?|chunks?)|(?:chips?|chunks?|handfuls?) (?:of )?\w+ ?wood|charcoal|briquettes|lump ?wood)/i;
const fireTalk =
  /\b(?:coals?|charcoal|briquettes|chips|chunks|drip pan|vents?|grates?|chimney|indirect|lid|kettle|burners?|gas grill|smok(?:e|er|ing)|(?:the|a|your) (?:gas |charcoal )?(?:grill|barbecue|bbq)|fire)\b/i;
const overFire =
  /\b(?:over|onto|to|on|above)\b[^.;,]*\b(?:coals|direct heat|hot side|fire|flames?|direct side)\b/i;
const bathes = /\b(?:spritz|spray|mop|baste|brush|splash)\w*\b[^,;.]*/i;
const side = /\b(?:bone|skin|fat|meat|meaty|flesh)[- ](?:cap )?side (?:down|up)\b/i;
const cue = /\b(?:until|till?)\s+[^.;]+/i;
const getsFire =
  /\bwhile (?:you )?(?:get|heat|light|set up|fire up|wait for)\b[^.,;]*\b(?:grill|barbecue|bbq|coals|fire)\b(?: (?:going|ready|hot|up|lit))?|\bwhile the (?:grill|barbecue|coals|fire)\b[^.,;]*/i;

const coolest = 135;
const hottest = 150;
const glazeAt = 230;
const fan = 20;

interface Indoors {
  readonly text: RecipeText;
  readonly edits: readonly MethodEdit[];
}

/** The recipe for an oven; null where it is no long cooking beside a fire, or where it is not told clearly enough. */
export function indoors(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  parts: ReadonlyMap<string, Part>,
  source: Method,
  target: Method,
  tables: MethodTables,
): Indoors | null {
  const { recipe, source: own } = understood;
  const all = recipe.steps.map(({ text }) => text).join('\n');
  if (!(source === 'grill' || source === 'smoker') || !ovens.has(target)) return null;
  const meat = mainPart([...parts.values()]);
  // What is not tough is done by its weight, not by the hours of a fire.
  if (meat === null || meat.safe === null || meat.time?.tough !== true) return null;
  const main = clauses.reduce(
    (best, { minutes, text }, at) =>
      (minutes?.[1] ?? 0) >= longBeside &&
      !/\b(?:chill|refrigerat|marinat|fridge|overnight|rest|soak)\w*\b/i.test(text) &&
      (minutes?.[1] ?? 0) > (clauses[best]?.minutes?.[1] ?? 0)
        ? at
        : best,
    -1,
  );
  const long = clauses[main];
  if (long?.minutes === null || long === undefined) return null;
  if (source === 'grill' && !indirectFire.test(all)) return null;
  const set = clauses.find(
    ({ celsius }, at) => at <= main && celsius !== null && celsius >= 90 && celsius <= 200,
  )?.celsius;
  const cooler = target === 'convectionOven' ? fan : 0;
  const held = Math.round(Math.min(hottest, Math.max(coolest, set ?? coolest)) / 5) * 5 - cooler;
  const heat = formatTemperature(held);
  const noun = target === 'oven' ? 'oven' : 'convection oven';
  const name = callOf(meat);
  const many = isPluralName(name);
  const [is, it] = many ? ['are', 'they are'] : ['is', 'it is'];
  const placed = clauses.findIndex(
    ({ names, text, step }, at) =>
      at < main && step >= long.step - 1 && names.includes(meat.key) && fireTalk.test(text),
  );
  const laid = side.exec(`${placed < 0 ? '' : clauses[placed]!.text} ${long.text}`)?.[0];
  const lays = `Lay the ${name}${laid === undefined ? '' : ` ${laid.toLowerCase()}`} on a rack over a foil-lined baking tray`;
  const bath = bathes
    .exec(long.text)?.[0]
    .replace(/\bw\/\s*/i, 'with ')
    .trim();
  const bathed =
    bath === undefined
      ? ''
      : `,${/^\w+ing\b/i.test(bath) ? '' : ' and'} ${bath.charAt(0).toLowerCase()}${bath.slice(1)}`;
  const until = cue.exec(long.text)?.[0].trim();
  const check = `The ${name} ${is} done when a fork meets no resistance; by then ${it} far past the safe minimum of ${formatTemperature(meat.safe.celsius)} inside.`;
  const time = sayMinutes(long.minutes);
  const roast = `roast at ${heat} for ${time}${bathed}${until === undefined ? '' : `, ${until}`}`;
  const edits: MethodEdit[] = [];
  const told: MethodEdit[] = [];
  let ready = false;
  const instructions: string[] = [];
  for (const [step, { text }] of recipe.steps.entries()) {
    const within = clauses.flatMap((clause, at) => (clause.step === step ? [at] : []));
    const now = new Map<number, string | null>();
    for (const at of within) {
      const { text: said, names, minutes } = clauses[at]!;
      const raw = names.filter((key) => !wood.test(parts.get(key)?.item.text ?? ''));
      if (at === main) now.set(at, placed < 0 ? `${lays} and ${roast}` : roast);
      else if (at === placed) now.set(at, lays);
      else if (at > main && overFire.test(said) && (minutes?.[1] ?? 99) <= 20)
        now.set(
          at,
          `turn the ${noun} up to ${formatTemperature(glazeAt - cooler)}${dressedBefore(said)} and roast for ${said.slice(overFire.exec(said)!.index + overFire.exec(said)![0].length).trim()}`,
        );
      else if (raw.length === 0 && names.length > 0) now.set(at, null);
      else if (raw.length === 0 && fireTalk.test(said.replace(getsFire, '')) && !/\bsauce\b/i.test(said))
        now.set(at, null);
      else if (raw.length === 0 && /^\W*close\b/i.test(said)) now.set(at, null);
    }
    const gone = [...now].filter(([, one]) => one === null).map(([at]) => at);
    const sets = !ready && lightsFire(clauses, gone, main);
    let line = text;
    for (const at of within.toReversed()) {
      const one = now.get(at);
      if (one === undefined) continue;
      const { start, end } = clauses[at]!;
      const opens = /^\W*$/.test(line.slice(0, start)) || /[.!?]["”)]*\s*$/.test(line.slice(0, start));
      const stop = one !== null && /\.\s*$/.test(line.slice(start, end)) ? '.' : '';
      line = `${line.slice(0, start)}${one === null ? '' : opens ? capitalise(one) : one.charAt(0).toLowerCase() + one.slice(1)}${stop}${one === null && opens ? line.slice(end).replace(/^[\s.,;:]+(?:and\s+)?/, '') : line.slice(end)}`;
    }
    line = line
      .replace(/(\d) in\. (?=[a-z])/g, '$1 inch ')
      .replace(/(^|[.;] )back on(?= (?:till?|until|for)\b)/gi, `$1Back in the ${noun}`)
      .replace(getsFire, `while the ${noun} heats`)
      .replace(/(?:\s*[,;]\s*(?:and\s*)?)+([.;])/g, '$1')
      .replace(/\s+([.,;])/g, '$1')
      .replace(/\.{2,}/g, '.')
      .trim();
    if (sets) {
      ready = true;
      line = `Preheat the ${noun} to ${heat}. ${line}`.trim();
    }
    if (within.includes(main)) line = `${line.replace(/[.\s]*$/, '')}. ${check}`;
    if (line === '') continue;
    instructions.push(capitalise(line));
    if (now.size > 0 && line !== text)
      told.push({
        kind: 'text',
        target: `step ${step + 1}`,
        before: text,
        after: capitalise(line),
        reason: because(tables, 'indoors-words'),
        rule: 'indoors-words',
      });
  }
  if (!ready) instructions.unshift(`Preheat the ${noun} to ${heat}.`);
  // What still speaks of the fire was not understood.
  if (
    instructions.some((line) =>
      /\b(?:coals?|charcoal|chips|drip pan|grill|barbecue|vents?|smoker|lid)\b/i.test(line),
    )
  )
    return null;
  const smoky = own.ingredients.some((line) => wood.test(line));
  const spiced = smoky && !own.ingredients.some((line) => /\bsmoked paprika\b/i.test(line));
  let swapped = false;
  const ingredients = own.ingredients.flatMap((line) => {
    if (wood.test(line)) {
      edits.push({
        kind: 'remove',
        target: line,
        before: line,
        after: null,
        reason: because(tables, 'no-smoke'),
        rule: 'no-smoke',
      });
      return [];
    }
    if (!spiced || swapped || !/\bpaprika\b/i.test(line)) return [line];
    swapped = true;
    const after = line.replace(/\b(?:sweet |hot )?paprika\b/i, 'smoked paprika');
    edits.push({
      kind: 'text',
      target: line,
      before: line,
      after,
      reason: because(tables, 'smoked-paprika'),
      rule: 'smoked-paprika',
    });
    return [after];
  });
  const step = `step ${long.step + 1}`;
  return {
    text: {
      ...own,
      title: adaptedTitle(own.title, source, target, 'roast'),
      ingredients,
      instructions,
    },
    edits: [
      ...(set !== null && set !== undefined && Math.abs(set - held) <= 3
        ? []
        : [
            {
              kind: 'temperature' as const,
              target: step,
              before: set === null || set === undefined ? null : formatTemperature(set),
              after: heat,
              reason: because(tables, 'indoor-heat'),
              rule: 'indoor-heat',
            },
          ]),
      ...clauses.flatMap((clause, at): readonly MethodEdit[] =>
        at > main && overFire.test(clause.text) && (clause.minutes?.[1] ?? 99) <= 20
          ? [
              {
                kind: 'temperature',
                target: `step ${clause.step + 1}`,
                before: overFire.exec(clause.text)![0],
                after: formatTemperature(glazeAt - cooler),
                reason: because(tables, 'indoor-glaze'),
                rule: 'indoor-glaze',
              },
            ]
          : [],
      ),
      {
        kind: 'add',
        target: step,
        before: null,
        after: check,
        reason: because(tables, 'safe-temperature'),
        rule: 'safe-temperature',
      },
      ...edits,
      ...told,
    ],
  };
}

/** ", slather with sauce" of "Slather w/ sauce, over the hot coals 5 min a side". */
function dressedBefore(said: string): string {
  const lead = said
    .slice(0, overFire.exec(said)!.index)
    .replace(/\bw\/\s*/i, 'with ')
    .replace(/^\W+|[\s,;]+$/g, '');
  return /^(?:slather|brush|baste|mop|glaze|coat|paint|spread)\b/i.test(lead)
    ? `, ${lead.charAt(0).toLowerCase()}${lead.slice(1)}`
    : '';
}

/** Whether one of the clauses that go got the fire ready. */
const lightsFire = (clauses: readonly Clause[], gone: readonly number[], main: number): boolean =>
  gone.some(
    (at) =>
      at < main && /\b(?:grill|coals|charcoal|smoker|fire|barbecue|bbq|kettle)\b/i.test(clauses[at]!.text),
  );
