/**
 * A roasting tin of pieces and vegetables in an air fryer, whose basket holds half as much: each sort by its own time, in
 * the order in which it can wait. What leads up to the tin and what is served from it stays word for word.
 */
import { isKind } from '#food/ingredient';
import { joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import type { RecipeText, UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import type { Instruction } from '../told/assemble.ts';
import { ovenActions } from '../read/detect-method.ts';
import type { Clause, MethodEdit, Range } from '../model.ts';
import { callOf, isThinLiquid, splits, type Part } from '../read/parts.ts';
import { because, dial, figure, formatTemperature, kitchenMinutes, nextStep, sayMinutes } from '../plan.ts';
import { sentencesOf } from '../told/retell.ts';
import { textEdits } from '../changes/text-edits.ts';
import { adaptedTitle } from '../title.ts';
import { namesVessel, renameVessels, type Vessel } from '../words.ts';
import type { WriteInput } from '../told/write-input.ts';

const ovens: ReadonlySet<Method> = new Set(['oven', 'convectionOven', 'toasterOven']);
const tins: readonly Vessel[] = ['tray', 'dish', 'tin'];
const tin = /\b(?:tin|tray|dish|sheet|pan)\b/i;
const lays =
  /^\W*(?:and\s+|then\s+)*(?:sit|set|lay|put|place|nestle|tuck|arrange|perch|top|push|scatter|spread|tip|transfer|return|pop|dump|chuck|bung|move|slide|make (?:room|space)|stir|give|toss|shake|turn|baste|spoon)\b/i;
const adds = /^\W*(?:and\s+|then\s+)*(?:add|throw in|tip in|scatter|tuck in|nestle|stir in|pop in)\b/i;
const wet = /\b(?:sauce|stock|broth|gravy|wine|passata|cream|milk|water)\b/i;
/** Less of it is a seasoning. */
const leastGrams = 60;
const leastLateGrams = 20;
/** Layers of vegetables and what lies on top of them. Own rule. */
const oneFilling = 1.3;
/** In a basket that is shaken more lies over each other than of what has to lie flat. */
const shaken = 1.4;
/** Minutes at the end for what the tin got late. */
const lateMinutes: Range = [6, 8];

/** What lies in the tin. */
interface Load {
  readonly meat: Part;
  readonly early: readonly Part[];
  readonly late: readonly Part[];
  readonly first: number;
  readonly last: number;
  /** The meat came in after a first roast of the rest. */
  readonly isLate: boolean;
  /** Stock or wine that is poured round it all, which no basket holds, by the clause that pours it. */
  readonly poured: ReadonlyMap<number, Part>;
}

/** "Pour the broth around the edges." */
const pours = /^\W*(?:and\s+|then\s+)*(?:pour|add|splash|tip|drizzle)\b/i;
const tasty = /stock|broth|wine|cider|vermouth/;
/** More of it in the tin is a braise. */
const mostPoured = 450;

/** The dish sort by sort; null where it is no such tin, where one filling holds it, or where a sauce is in it. */
export function trayInAir(input: WriteInput): {
  readonly text: RecipeText;
  readonly edits: readonly MethodEdit[];
} | null {
  const { context, clauses, understood } = input;
  if (context.target !== 'airFryer' || !ovens.has(context.source)) return null;
  const load = loadOf(input);
  if (load === null) return null;
  const { meat, early, late, first, last, isLate, poured } = load;
  const { tables } = context;
  const capacity =
    (context.size.capacityL ?? figure(tables, 'air-fryer-load', 'usualCapacityL')) *
    figure(tables, 'air-fryer-load', 'gramsPerL');
  const flat = [meat, ...early].reduce((sum, { grams }) => sum + grams, 0);
  const fits = flat + late.reduce((sum, { grams }) => sum + grams, 0) <= capacity * oneFilling;
  // One filling that went in together cooks as it did, side by side.
  if (fits && !isLate) return null;
  const celsius = dial(Math.min(200, (meat.time?.at ?? 200) - 10));
  const heat = formatTemperature(celsius);
  const names = namesIn(understood);
  const say = (some: readonly Part[]): string => joinList(some.map((part) => `the ${names(part)}`));
  const meatName = names(meat);
  const many = isPluralName(meatName);
  const [them, it] = many ? ['them', 'they'] : ['it', 'it'];
  const meatTime = sayMinutes(kitchenMinutes(meat.time!.minutes.airfry!));
  const vegetables = slowestOf(early);
  const vegTime = sayMinutes(kitchenMinutes(vegetables));
  const meatBatches = Math.ceil(meat.grams / capacity - 0.1);
  const vegBatches = Math.ceil(early.reduce((sum, { grams }) => sum + grams, 0) / (capacity * shaken) - 0.1);
  const skin =
    /\bskin\b/i.test(`${meat.item.text} ${understood.source.instructions.join(' ')}`) &&
    !/\bskinless\b/i.test(meat.item.text);
  const fish = meat.safe!.kind === 'fish' || meat.time?.late === 'seafood';
  const cue = cueOf(clauses, first, last);
  const veg = early.length > 2 ? 'the vegetables' : say(early);
  const isPlural = early.length > 1 || isPluralName(names(early[0]!));
  const check = `Check with a thermometer that the ${meatName} ${many ? 'reach' : 'reaches'} ${formatTemperature(meat.safe!.celsius)} inside.`;
  const inBatches = (count: number): string => (count > 1 ? `, in ${count} batches` : '');
  const meatSaid = [
    `Lay the ${meatName} in the basket in a single layer${skin && !fish ? ', skin side down' : ''}${inBatches(meatBatches)}.`,
    `Air-fry at ${heat} for ${meatTime}, turning ${skin && !fish ? `${them} skin side up` : them} halfway${cue.meat === '' ? '' : `, until ${cue.meat}`}.`,
    check,
  ];
  const vegSaid = [
    `Tip ${veg} into the basket${inBatches(vegBatches)}.`,
    `Air-fry at ${heat} for ${vegTime}, shaking the basket two or three times, until ${cue.vegetables === '' ? 'tender and brown at the edges' : cue.vegetables}.`,
    ...(late.length === 0
      ? []
      : [
          `Add ${say(late)} for the last ${sayMinutes(lateMinutes)}${vegBatches > 1 ? ' of the last batch' : ''}.`,
        ]),
  ];
  const kept = `Keep ${isPlural ? 'them' : 'it'} warm under foil.`;
  const meatMinutes = kitchenMinutes(meat.time!.minutes.airfry!);
  const ahead = Math.max(5, Math.round((vegetables[1] - meatMinutes[0]) / 5) * 5);
  /** What goes on top of the vegetables for its own time, where all of it has room. */
  const staged = [
    [`Tip ${veg} into the basket and air-fry at ${heat} for ${ahead} minutes, shaking once.`],
    [
      `Lay the ${meatName}${late.length === 0 ? '' : ` and ${say(late)}`} on top${skin && fish ? ', the fish skin side down,' : ''} and air-fry for ${meatTime}${cue.meat === '' ? '' : `, until ${cue.meat}`}.`,
      check,
    ],
  ] as const;
  const apart = fish
    ? ([[...vegSaid, kept], meatSaid] as const)
    : ([
        [
          ...meatSaid,
          `Keep ${them} warm under foil.`,
          nextStep,
          ...vegSaid,
          `If the ${meatName} ${many ? 'have' : 'has'} cooled by then, ${it} ${many ? 'go' : 'goes'} back on top for 2 minutes.`,
        ],
        [],
      ] as const);
  const [dry, atLast] = fits ? staged : apart;
  const jug = joinList([...new Set(poured.values())].map((part) => `the ${names(part)}`));
  const reduced = `Meanwhile, boil ${jug} in a small pan on the stove for 5–7 minutes, until about half is left, for a little sauce to spoon over at the end.`;
  const atFirst = poured.size === 0 ? dry : [...dry, reduced];
  const core =
    isLate && atLast.length > 0 ? atFirst : [...atFirst, ...(atLast.length > 0 ? [nextStep, ...atLast] : [])];
  // Meat that comes in after a first roast is dressed before it lies down.
  const second = isLate ? atLast : [];
  const now = toldAnew(input, load, [core, second], `Preheat the air fryer to ${heat}.`, meatName);
  const instructions: Instruction[] = understood.recipe.steps.flatMap(({ text }, step) => {
    const within = clauses.flatMap((clause, at) => (clause.step === step ? [at] : []));
    if (!within.some((at) => now.has(at)))
      return [{ text, hot: false, rule: 'words', rules: ['words'], steps: [step] }];
    const said = sentencesOf(text, within, clauses, now).join(' ');
    const hot = within.includes(first);
    const rule = hot ? 'tray-in-air' : 'words';
    // What was roasted in a later instruction is told in the second one of the basket.
    return said
      .split(/\s*\n\s*/)
      .filter((one) => one !== '')
      .map((one, index) => ({
        text: one,
        hot,
        rule,
        rules: [rule],
        steps: index === 0 ? [step] : [clauses[last]!.step],
      }));
  });
  const said = instructions.map(({ text }) => text).join('\n');
  if (/\b(?:oven|broiler|under (?:the|a) grill|roasting tin|baking sheet|sheet pan)\b/i.test(said))
    return null;
  if ([meat, ...early, ...late, ...poured.values()].some((part) => !mentioned(said, names(part))))
    return null;
  const main = clauses[first]!;
  const edits: MethodEdit[] = [
    {
      kind: 'temperature',
      target: `step ${main.step + 1}`,
      before: context.celsius === null ? null : formatTemperature(context.celsius),
      after: heat,
      reason: because(tables, 'tray-heat'),
      rule: 'tray-heat',
    },
    {
      kind: 'time',
      target: `step ${main.step + 1}`,
      before: sayMinutes(roastMinutes(clauses, first, last)),
      after: meatTime,
      reason: because(tables, 'tray-time'),
      rule: 'tray-time',
    },
    {
      kind: 'time',
      target: `step ${clauses[last]!.step + 1}`,
      before: null,
      after: fits ? `${ahead} minutes` : vegTime,
      reason: because(tables, 'tray-vegetables'),
      rule: 'tray-vegetables',
    },
    {
      kind: 'add',
      target: `step ${main.step + 1}`,
      before: null,
      after: check,
      reason: because(tables, 'safe-temperature'),
      rule: 'safe-temperature',
    },
  ];
  if (poured.size > 0)
    edits.push({
      kind: 'text',
      target: `step ${clauses[[...poured.keys()][0]!]!.step + 1}`,
      before: clauses[[...poured.keys()][0]!]!.text.trim(),
      after: reduced,
      reason: because(tables, 'tray-poured'),
      rule: 'tray-poured',
    });
  return {
    text: {
      ...understood.source,
      title: adaptedTitle(understood.source.title, context.source, context.target, context.dish),
      instructions: instructions.map(({ text }) => text),
    },
    edits: [...edits, ...textEdits(understood.source.instructions, instructions, context, edits)],
  };
}

/** What is in the tin and when it went in; null where it is no tin of pieces and vegetables. */
function loadOf({ clauses, parts, context, understood }: WriteInput): Load | null {
  const roasts = clauses.flatMap(({ actions, minutes, text }, at) =>
    minutes !== null && (actions.some((action) => ovenActions.has(action)) || backIn.test(text)) ? [at] : [],
  );
  const [first] = roasts;
  const last = roasts.at(-1);
  if (first === undefined || last === undefined) return null;
  // What is hot elsewhere before or between is another dish's.
  if (
    clauses
      .slice(0, last)
      .some(({ actions, text }) => actions.some((one) => burners.has(one)) && !/\boven\b/i.test(text))
  )
    return null;
  const foods = [...parts.values()].filter(({ grams }) => grams >= leastGrams);
  /** Half a lemon, a handful of olives: no load, but they go in. */
  const slight = [...parts.values()].filter(({ grams }) => grams >= leastLateGrams && grams < leastGrams);
  // "On top of the veg" puts nothing in: only what is called by its name counts.
  const at = ({ key }: Part): number =>
    clauses.findIndex(
      ({ names, actions, step, start, end }) =>
        names.includes(key) &&
        understood.steps[step]!.mentions.some(
          (one) =>
            one.key === key &&
            (one.kind === 'name' || one.kind === 'head') &&
            one.start >= start &&
            one.end <= end,
        ) &&
        !actions.every((one) => one === 'cut' || one === 'wash'),
    );
  const inTin = foods.filter((part) => at(part) >= 0 && at(part) <= last);
  const isMeat = (part: Part): boolean => part.safe !== null && part.safe.kind !== 'egg';
  const meats = inTin.filter(isMeat);
  const [meat] = meats;
  if (
    meats.length !== 1 ||
    meat === undefined ||
    meat.whole ||
    meat.time?.minutes.airfry === undefined ||
    meat.time.minced
  )
    return null;
  const isLate = at(meat) > first;
  // Only fish is quick enough to be told where its author tells it, after all the rest.
  if (isLate && meat.safe?.kind !== 'fish' && meat.time.late !== 'seafood') return null;
  // What is dressed on its way into the tin is told by its author's sentence.
  if (
    !isLate &&
    clauses
      .slice(first + 1, last)
      .some(({ names }) =>
        names.some(
          (key) =>
            parts.has(key) && (isFat(parts.get(key)!) || /sauce|paste/.test(parts.get(key)!.food?.id ?? '')),
        ),
      )
  )
    return null;
  if (at(meat) > last) return null;
  const poured = new Map(
    inTin
      .filter((part) => tasty.test(part.food?.id ?? '') && part.grams <= mostPoured)
      .map((part) => [at(part), part] as const)
      .filter(([where]) => where <= first && pours.test(clauses[where]!.text)),
  );
  const isPoured = (part: Part): boolean => [...poured.values()].includes(part);
  if (
    inTin.some((part) => !isPoured(part) && (isThinLiquid(part.food) || (splits(part) && at(part) <= first)))
  )
    return null;
  if (
    wet.test(
      clauses
        .slice(0, last + 1)
        .filter((_, where) => !poured.has(where))
        .map(({ text }) => text)
        .join(' '),
    )
  )
    return null;
  const others = inTin.filter(
    (part) => part !== meat && !isPoured(part) && part.time?.minutes.airfry !== undefined && !isFat(part),
  );
  const early = others.filter((part) => at(part) <= first);
  const late = [...inTin, ...slight].filter(
    (part) =>
      part !== meat &&
      !isPoured(part) &&
      at(part) > first &&
      at(part) <= last &&
      !isFat(part) &&
      !early.includes(part),
  );
  // Tender pieces of a minute or two belong to no such tin.
  return early.length === 0 || context.dish === 'cake'
    ? null
    : { meat, early, late, first, last, isLate, poured };
}

/** Minutes of the tin in all. */
const roastMinutes = (clauses: readonly Clause[], first: number, last: number): Range =>
  clauses
    .slice(first, last + 1)
    .filter(({ actions, minutes }) => minutes !== null && actions.some((one) => ovenActions.has(one)))
    .reduce<Range>((sum, { minutes }) => [sum[0] + minutes![0], sum[1] + minutes![1]], [0, 0]);

const dresses = /^(\W*(?:and\s+|then\s+)*(?:brush|drizzle|season|sprinkle|baste))\s+(?=with\b)/i;

/** "Back in for 12-15 min." */
const backIn =
  /^\W*(?:and\s+|then\s+)*(?:back in|return|(?:put|pop|slide|stick) (?:(?:it|them|everything|the [\w ]+?) )?back)\b/i;

const burners = new Set(['fry', 'saute', 'sear', 'simmer', 'boil', 'sweat', 'braise', 'blanch', 'deep-fry']);
const isFat = ({ food }: Part): boolean => food !== null && (isKind(food, 'fat') || isKind(food, 'butter'));

const slowestOf = (some: readonly Part[]): Range =>
  some.reduce<Range>(
    (best, { time }) => {
      const own = time!.minutes.airfry!;
      return own[1] > best[1] ? own : best;
    },
    [0, 0],
  );

/** The clauses that are told anew, and those that fall away. */
function toldAnew(
  { clauses, parts }: WriteInput,
  { meat, first, last, poured }: Load,
  [core, second]: readonly [readonly string[], readonly string[]],
  ready: string,
  meatName: string,
): ReadonlyMap<number, readonly string[]> {
  const now = new Map<number, readonly string[]>();
  const isReady = clauses.some(({ actions }, at) => at < first && actions.includes('preheat'));
  clauses.forEach(({ text, names, actions, minutes }, at) => {
    if (at < first && actions.includes('preheat')) return void now.set(at, [ready]);
    if (poured.has(at)) return void now.set(at, []);
    if (at === first) return void now.set(at, [...(isReady ? [] : [ready]), ...core]);
    if (at === last && second.length > 0) return void now.set(at, [...second]);
    // What is mixed or brushed on between two roasts is done as before.
    if (at > first && at < last && second.length > 0 && !lays.test(text) && !adds.test(text)) {
      // "… add the salmon, brush with the oil": the salmon is what is brushed.
      const dressed = dresses.exec(text);
      if (dressed !== null && !names.includes(meat.key))
        now.set(at, [finished(text.replace(dresses, `$1 the ${meatName} `))]);
      return;
    }
    if (at > first && at <= last) return void now.set(at, []);
    // A basket is not lined.
    if (at < first && /^\W*(?:line|grease|spray|oil)\b/i.test(text) && namesVessel(text, tins))
      return void now.set(at, []);
    if (at < first) {
      const mixes = actions.some(
        (one) => one === 'toss' || one === 'mix' || one === 'coat' || one === 'season',
      );
      if (mixes && namesVessel(text, tins))
        return void now.set(at, [finished(renameVessels(text, tins, 'a large bowl'))]);
      // Where it lies in the tin, the basket's own sentences say.
      if (
        lays.test(text) &&
        (tin.test(text) ||
          names.length === 0 ||
          names.every((key) => key === meat.key || (parts.get(key)?.time ?? null) !== null)) &&
        !mixes
      )
        return void now.set(at, []);
      return;
    }
    if (namesVessel(text, tins) || /\b(?:from|in) the (?:tin|tray|pan|dish)\b/i.test(text)) {
      const served = text.replace(
        /\s+(?:straight |right )?(?:from|in|on) the (?:roasting |baking )?(?:tin|tray|pan|dish|sheet)\b/i,
        '',
      );
      now.set(at, [finished(served === text ? renameVessels(text, tins, 'a warm platter') : served)]);
    } else if (minutes !== null && actions.some((one) => ovenActions.has(one))) now.set(at, []);
    else if (adds.test(text) && /\boven\b/i.test(text)) now.set(at, []);
  });
  return now;
}

const finished = (text: string): string => {
  const bare = text.trim().replace(/[,;\s]+$/, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}${/[.!?]$/.test(bare) ? '' : '.'}`;
};

/** The author's signs of doneness, shared out. */
function cueOf(
  clauses: readonly Clause[],
  first: number,
  last: number,
): { readonly meat: string; readonly vegetables: string } {
  const said = clauses
    .slice(first, last + 1)
    .flatMap(({ text }) => /\b(?:un)?till?\s+([^.;]+)/i.exec(text)?.[1] ?? [])
    .at(-1);
  if (said === undefined) return { meat: '', vegetables: '' };
  const pieces = said
    .replace(/[.\s]+$/, '')
    .split(/,?\s+and\s+(?=(?:the|your) \p{L}+ (?:is|are|has|have)\b)/iu);
  const about = /^(?:the|your) [\p{L} ]+? (?:is|are)\b/iu;
  const isVeg = (piece: string): boolean =>
    /\b(?:potatoes|veg\w*|peppers?|onions?|carrots?|squash|tomatoes|sprouts|broccoli)\b/i.test(piece);
  const bare = (piece: string | undefined): string =>
    piece === undefined ? '' : piece.replace(about, '').trim();
  return {
    meat: bare(pieces.find((piece) => about.test(piece) && !isVeg(piece))),
    vegetables: bare(pieces.find((piece) => about.test(piece) && isVeg(piece))),
  };
}

/** What the author calls a food in the steps: "the potatoes". */
const namesIn =
  (understood: UnderstoodRecipe) =>
  (part: Part): string => {
    const said = understood.steps
      .flatMap(({ mentions }) => mentions)
      .find(
        ({ key, kind, text }) =>
          key === part.key && (kind === 'name' || kind === 'head') && /\p{L}{3}/u.test(text),
      );
    return said?.text.toLowerCase() ?? callOf(part);
  };

const mentioned = (text: string, name: string): boolean => {
  const now = text.toLowerCase();
  return (
    now.includes(
      name
        .split(' ')
        .at(-1)!
        .replace(/(?:es|s)$/, ''),
    ) || now.includes('the vegetables')
  );
};
