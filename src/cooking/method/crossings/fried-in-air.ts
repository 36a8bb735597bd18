/** What was fried in oil and is crisped in hot air: the sentences of the frying are told anew, all else as it was. */
import { isKind } from '#food/ingredient';
import { actionNature } from '../../dishes/actions.ts';
import { ovenActions } from '../read/detect-method.ts';
import { pluralise } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import type { RecipeText } from '../../understand-recipe/model.ts';
import type { Instruction } from '../told/assemble.ts';
import { keepWarm } from '../plans/dry-heat.ts';
import { ingredientLines } from '../told/ingredient-lines.ts';
import type { Clause, MethodEdit } from '../model.ts';
import { callOf, type Part } from '../read/parts.ts';
import { because, formatTemperature, Refusal, type Plan, type PlanContext } from '../plan.ts';
import { planDry } from '../plans/plan-dry.ts';
import { sentencesOf } from '../told/retell.ts';
import { textEdits } from '../changes/text-edits.ts';
import { adaptedTitle } from '../title.ts';
import type { WriteInput } from '../told/write-input.ts';

const fries = new Set(['fry', 'deep-fry']);
const oil = /\b(?:oil|fat|lard|dripping|shortening|fryer)\b/i;
const heatsOil =
  /^\W*(?:meanwhile,?\s+|then\s+|and\s+)*(?:in (?:an?|the|your) [^,]{3,40},\s*)?(?:heat|pour|fill|bring|get|warm|turn|raise|return|add|put|set|preheat|melt)\b/i;
/** Into the oil it goes, or out of it again. */
const handled =
  /\b(?:in|into|to|from|out of) (?:the |your )?(?:hot )?(?:oil|fat|lard|pan|skillet|fryer|pot|wok)\b/i;
const drains =
  /^\W*(?:and\s+|then\s+)*(?:(?:drain|blot|set|place|put|lift|remove|transfer|scoop|take|leave|move)\b[^.;]*\b(?:paper|kitchen roll|paper towels?|wire rack|cooling rack|slotted spoon)\b|drain(?: (?:well|briefly|them|it|again|off))*\W*$)/i;
/** How a pan of oil is kept going. */
const oilTalk =
  /\b(?:crowd\w*|overcrowd\w*|(?:work|fry|do this|cook)\w* in batches|between batches|come back (?:up )?to|back (?:up )?to (?:temperature|heat)|(?:more|fresh|extra) (?:oil|fat)|oil (?:is|gets|should|must|will|shimmers)|sizzles?|wipe out|turn(?:ing)? once|flip(?: them| it)?\W*$)\b/i;
const holdsWarm = /^\W*(?:and\s+|then\s+)*(?:keep|hold)\b[^.;]*\bwarm\b/i;
/** The fat that was left in the pan makes the gravy: that dish needs its pan. */
const panGravy =
  /\b(?:drippings|pan juices|(?:fat|oil) (?:in|from) the (?:pan|skillet)|(?:pour|drain) off|same (?:pan|skillet)|(?:pan|skillet) you|tablespoons? of (?:the )?(?:fat|oil))\b/i;
const leftOver =
  /\b(?:deep[- ]?fr(?:y|yer|ied|ying)|hot oil|the oil\b(?! (?:and|over))|paper towels?|kitchen paper)\b/i;
const servesOrEats = /^\W*(?:serve|eat|enjoy|my |our |the kids|everyone)\b/i;

/** One food that was fried, and the clauses that fried it. */
interface Batch {
  readonly part: Part;
  readonly clauses: number[];
}

/** The recipe with its frying in a basket; null where the frying is not told clearly enough to be taken out. */
export function friedInAir(input: WriteInput): {
  readonly text: RecipeText;
  readonly edits: readonly MethodEdit[];
  readonly safety: readonly string[];
} | null {
  const { understood, clauses, context, parts, cast } = input;
  const steps = understood.recipe.steps.map(({ text }) => text);
  const isFat = (key: string): boolean => {
    const food = parts.get(key)?.food ?? null;
    return food !== null && (isKind(food, 'fat') || isKind(food, 'butter'));
  };
  const batches = batchesOf(input, isFat);
  const first = batches[0]?.clauses[0];
  if (first === undefined || steps.some((text) => panGravy.test(text))) return null;
  // A dough is told by its plan, and what goes on in the pan or under a broiler needs more than its frying told anew.
  if (batches.some(({ part }) => part.safe?.kind === 'egg' || part.time === null)) return null;
  const last = Math.max(...batches.flatMap(({ clauses: own }) => own));
  if (
    clauses.some(
      ({ actions, text }, at) =>
        at > last &&
        (actions.some((action) => ovenActions.has(action)) ||
          (/\b(?:sauce|glaze|gravy)\b/i.test(text) && actions.some((action) => actionNature[action].heats)) ||
          /\b(?:put|pour|add|toss|return)\b[^.;]*\b(?:sauce|glaze)\b/i.test(text)),
    )
  )
    return null;
  const fried = new Map(batches.flatMap((batch) => batch.clauses.map((at) => [at, batch] as const)));
  const plans = new Map<Batch, Plan>();
  for (const batch of batches) {
    const plan = planDry(contextOf(batch, input));
    if (plan instanceof Refusal) return null;
    plans.set(batch, plan);
  }
  const main = batches.find(({ part }) => part.key === context.mainPart?.key) ?? batches[0]!;
  const mainPlan = plans.get(main)!;
  const checks: string[] = [];
  const told = new Set<Batch>();
  const now = new Map<number, readonly string[]>();
  const ready = clauses.findIndex(
    ({ text, names }, at) => at < first && heatsOil.test(text) && oil.test(text) && names.every(isFat),
  );
  clauses.forEach(({ text, names, minutes, step }, at) => {
    const batch = fried.get(at);
    if (batch !== undefined) {
      const last = batch.clauses.at(-1) === at;
      const between = batches.some((other) => other !== batch && told.has(other));
      if (!told.has(batch)) {
        told.add(batch);
        const check = checkOf(batch.part, input);
        if (check !== null) checks.push(check);
        now.set(at, [
          ...(at === first && ready < 0 ? [plans.get(batch)!.ready!] : []),
          ...plans
            .get(batch)!
            .core.filter((one) => one !== keepWarm || batches.length === 1)
            .map((one) => oiled(one, saidOf(batch, clauses))),
          ...(check === null ? [] : [check]),
        ]);
      } else
        now.set(
          at,
          last && between
            ? [`Tip the ${saidOf(batch, clauses)} back into the basket for 2–3 minutes, until hot and crisp.`]
            : [],
        );
      return;
    }
    if (at === ready) return void now.set(at, [plans.get(fried.get(first)!)!.ready!]);
    const bare = names.every(isFat);
    const near = [...fried.keys()].some((one) => Math.abs(clauses[one]!.step - step) <= 1);
    if (!near) return;
    if (
      (bare && heatsOil.test(text) && oil.test(text)) ||
      (drains.test(text) && at > first && bare) ||
      (handled.test(text) && oil.test(text) && (minutes?.[1] ?? 0) < 20) ||
      (bare && oilTalk.test(text) && minutes === null && at > (ready < 0 ? first : ready)) ||
      (bare && holdsWarm.test(text) && batches.length === 1)
    )
      now.set(at, []);
    // "Turn and cook 3 minutes more."
    else if (
      at > first &&
      bare &&
      minutes !== null &&
      clauses[at - 1]!.step === step &&
      now.has(at - 1) &&
      /^\W*(?:and\s+|then\s+)*(?:turn|flip|cook)\b/i.test(text)
    )
      now.set(at, []);
  });
  const crumbs = [...parts.values()].find(({ item }) => /\b(?:bread ?crumbs?|panko)\b/i.test(item.name));
  const coats =
    crumbs === undefined || /\btoast\w*\b/i.test(steps.join(' '))
      ? -1
      : clauses.findIndex(
          ({ names, text }, at) =>
            at < first &&
            names.includes(crumbs.key) &&
            /^\W*(?:coat|roll|dip|dredge|press|put|set out)\b/i.test(text),
        );
  const toasting =
    coats < 0
      ? null
      : `Toss the ${callOf(crumbs!)} with 1 tablespoon of oil and stir them in a dry frying pan over medium heat for 3–4 minutes, until pale gold; let them cool.`;
  if (toasting !== null) now.set(coats, [toasting, sentenceOf(clauses[coats]!.text)]);
  const instructions: Instruction[] = steps.flatMap((text, step) => {
    const within = clauses.flatMap((clause, at) => (clause.step === step ? [at] : []));
    if (!within.some((at) => now.has(at)))
      return [{ text, hot: false, rule: 'words', rules: ['words'], steps: [step] }];
    const retold = sentencesOf(text, within, clauses, now).join(' ');
    const hot = within.some((at) => fried.has(at));
    return retold === ''
      ? []
      : [
          {
            text: retold,
            hot,
            rule: hot
              ? 'fried-in-air'
              : toasting !== null && retold.includes(toasting)
                ? 'crumbs-toasted'
                : 'words',
            rules: [
              hot
                ? 'fried-in-air'
                : toasting !== null && retold.includes(toasting)
                  ? 'crumbs-toasted'
                  : 'words',
            ],
            steps: [step],
          },
        ];
  });
  const own = new Set([...now.values()].flat());
  const kept = instructions
    .map(({ text }) => [...own].reduce((left, one) => left.replace(one, ''), text))
    .join('\n');
  // What still speaks of the oil was not understood.
  if (leftOver.test(kept)) return null;
  if (cast.main < 0) return null;
  const { lines, edits: lineEdits } = ingredientLines({ ...input, plan: mainPlan });
  const edits: MethodEdit[] = [
    ...mainPlan.edits,
    ...checks.map((after): MethodEdit => ({
      kind: 'add',
      target: `step ${context.main.step + 1}`,
      before: null,
      after,
      reason: because(context.tables, 'safe-temperature'),
      rule: 'safe-temperature',
    })),
    ...lineEdits,
  ];
  return {
    text: {
      ...understood.source,
      title: adaptedTitle(understood.source.title, context.source, context.target, context.dish),
      ingredients: lines,
      instructions: instructions.map(({ text }) => text),
    },
    edits: [...edits, ...textEdits(understood.source.instructions, instructions, context, edits)],
    safety: mainPlan.safety,
  };
}

/** A clause as a sentence. */
const sentenceOf = (text: string): string => {
  const bare = text.trim().replace(/[.;,]$/, '');
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}.`;
};

/** The foods that are fried, in the order in which they go into the oil. */
function batchesOf(
  { clauses, cast, parts, context }: WriteInput,
  isFat: (key: string) => boolean,
): readonly Batch[] {
  const isPiece = (part: Part): boolean =>
    part.grams >= 60 &&
    !isFat(part.key) &&
    part.safe?.kind !== 'egg' &&
    (part.time !== null || part.safe !== null);
  const found: Batch[] = [];
  clauses.forEach((clause, at) => {
    const frying =
      at === cast.main ||
      (clause.actions.some((action) => fries.has(action)) &&
        !servesOrEats.test(clause.text) &&
        (clause.minutes !== null || /\b(?:un)?till?\b/i.test(clause.text)));
    if (!frying) return;
    const named = clause.names.flatMap((key) => parts.get(key) ?? []).filter(isPiece);
    const worded = [...parts.values()].filter(
      (part) => isPiece(part) && wordsOf(part.item.text).some((word) => wordsOf(clause.text).includes(word)),
    );
    const part = named[0] ?? worded[0] ?? context.mainPart;
    if (part === null || part === undefined) return;
    const known = found.find((one) => one.part.key === part.key);
    if (known === undefined) found.push({ part, clauses: [at] });
    else known.clauses.push(at);
  });
  return found;
}

/** The film of oil, said of the food. */
const oiled = (sentence: string, name: string): string =>
  /^(?:Brush or spray|Spray) the coating\b/.test(sentence)
    ? `Spray or brush the ${name} all over with the oil, until no dry patch shows.`
    : /^Brush or spray them\b/.test(sentence)
      ? `Toss the ${name} with 1 tablespoon of the oil.`
      : sentence;

const leastLetters = 4;
const plainWords =
  /^(?:minutes?|until|golden|brown|each|side|with|about|large|small|inch|into|batch(?:es)?)$/;

/** Words of a text in the singular, without the small ones. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= leastLetters && !plainWords.test(word))
    .map((word) => word.replace(/(?:ies|es|s)$/, ''));

/** The same cooking, of one food alone. */
function contextOf({ part, clauses: own }: Batch, { context, clauses }: WriteInput): PlanContext {
  const coats = clauses.some(({ actions, names }) => actions.includes('coat') && names.includes(part.key));
  const main = clauses[own[0]!]!;
  const called = saidOf({ part, clauses: own }, clauses);
  const named: Part = { ...part, item: { ...part.item, name: called } };
  const isMain = part.key === context.mainPart?.key;
  return {
    ...context,
    main: { ...main, text: clauses[own.at(-1)!]!.text },
    minutes: main.minutes,
    mainPart: named,
    parts: isMain
      ? context.parts.filter(({ key, safe }) => key !== part.key && safe?.kind === 'egg').concat(named)
      : [named],
    text: coats || isMain ? context.text : '',
    title: coats || isMain ? context.title : '',
  };
}

/** "Wrap the sausagemeat round each egg", "set each egg on the sausagemeat and wrap". */
const wrapsEggs = (clauses: readonly Clause[]): boolean =>
  /\bscotch eggs?\b|\b(?:wrap|press|mou?ld|shape)\w*\b[^.;]*\b(?:round|around) (?:each|the|an?|every) (?:boiled |peeled |whole )*eggs?\b|\beggs?\b[^.]*\b(?:sausage ?meat|mince)\b[^.]*\b(?:wrap|enclos|encas|seal)\w*/i.test(
    clauses.map(({ text }) => text).join(', '),
  );
/** "Coat each ball in flour, egg and crumbs." */
const shapedNoun =
  /\b(?:coat|roll|dip|dredge|flour|dust)\s+(?:each|the|every)\s+(ball|patty|croquette|cake|rissole|cutlet|nugget|kofta|fritter)s?\b/i;

/** What the author calls it where it is fried: "the schnitzels". */
function saidOf({ part, clauses: own }: Batch, clauses: readonly Clause[]): string {
  if (wrapsEggs(clauses)) return clauses.some(({ text }) => /\bballs?\b/i.test(text)) ? 'balls' : 'eggs';
  const shaped = clauses
    .map(({ text }) => shapedNoun.exec(text)?.[1]?.toLowerCase())
    .find((one) => one !== undefined);
  if (shaped !== undefined && part.time?.minced === true) return pluralise(shaped);
  const said = own
    .map(
      (at) =>
        /\b(?:fry|deep-fry|cook|give|brown)\s+the\s+([\p{L}]+(?: [\p{L}]+)?)(?=\s+(?:\d|in\b|for\b|a\b|until|till|on\b|over|at\b|two|one)|[.,;]|$)/iu.exec(
          clauses[at]!.text,
        )?.[1],
    )
    .find((one) => one !== undefined && !/\b(?:other|rest|remaining|second|first)\b/i.test(one));
  return said?.toLowerCase() ?? callOf(part);
}

/** What the middle has to reach, in a sentence. */
function checkOf(part: Part, { parts, context, clauses }: WriteInput): string | null {
  if (part.safe === null) return null;
  const eggs = [...parts.values()].filter(({ safe, grams }) => safe?.kind === 'egg' && grams >= 20);
  const coats = clauses.some(
    ({ actions, names }) =>
      actions.includes('coat') && names.includes(part.key) && eggs.some(({ key }) => names.includes(key)),
  );
  const celsius = Math.max(part.safe.celsius, ...(coats ? eggs.map(({ safe }) => safe!.celsius) : []));
  // What lies round an egg is what was raw.
  const wrapped = wrapsEggs(clauses);
  const minced = clauses
    .map(({ text }) => /\b(?:sausage ?meat|mince)\b/i.exec(text)?.[0].toLowerCase())
    .find((one) => one !== undefined);
  const name = wrapped
    ? (minced ?? callOf(part))
    : saidOf(
        { part, clauses: [context.main ? clauses.indexOf(context.main) : 0].filter((at) => at >= 0) },
        clauses,
      );
  return `Check with a thermometer${wrapped ? ', pushed in sideways so that it reads the meat and not the egg,' : ''} that the ${name} ${isPluralName(name) ? 'reach' : 'reaches'} ${formatTemperature(celsius)} inside.`;
}
