/**
 * From one oven to another where the old text tells several stretches, or cooks other things in pans beside them: its
 * sentences stand as they are, and only heat, minutes, verbs and vessels become those of the new machine.
 */
import { actionNature } from '../../dishes/actions.ts';
import { capitalise } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import type { RecipeText, UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import type { Instruction } from './assemble.ts';
import { ovenActions } from '../read/detect-method.ts';
import { asOven, bakes, inChamber } from '../plans/dry-heat.ts';
import type { Clause, MethodEdit } from '../model.ts';
import { callOf, isThinLiquid, mainPart, slowest } from '../read/parts.ts';
import {
  because,
  formatTemperature,
  massOf,
  sayMinutes,
  type PlanContext,
  type VesselWords,
  usualDoneness,
} from '../plan.ts';
import { lining, namesOven, toastsBread, trayReady } from '../read/role-words.ts';
import type { CastClauses } from '../read/roles.ts';
import { batchesIn } from '../plans/plan-chamber.ts';
import { vesselFor } from '../plans/chamber-parts.ts';
import { shapedBatches, shapedName } from '../plans/shaped-load.ts';
import { coalCare, coalsReady, laysForBaking, rises } from './fire-words.ts';
import { machineWords } from './machine-words.ts';
import { dueInside, temperatureCheck } from './safe-sentences.ts';
import { brushedOn, servedAside, withoutStale } from './stale-remarks.ts';
import { gravySentence } from '../moments/tin-gravy.ts';
import { inBasket } from './sheet-words.ts';
import { textEdits } from '../changes/text-edits.ts';
import { adaptedTitle } from '../title.ts';
import type { WriteInput } from './write-input.ts';
import { machineNoun, machineTalk, renameVessels } from '../words.ts';
import {
  bareSetting,
  toTray,
  leastOvenCelsius,
  longestBake,
  potInBasket,
  panInBasket,
  moreTemperatures,
  openBracket,
  orFan,
  ownFan,
  dishGrams,
  slackOfTable,
  longer,
  scaled,
  sentences,
  onceNamed,
  tosses,
  fromBowl,
  bareMachine,
  ofTray,
  orPan,
  swapped,
  ovenVerb,
  airFry,
  racks,
  swapRacks,
  setRacks,
  panToBasket,
  bareMinutes,
  afterHeat,
  onTrays,
  largeTin,
  fitting,
  steamPan,
  elsewhere,
  onMinutes,
  moves,
  early,
  chilled,
  chillsThere,
  type Swap,
} from './in-place-words.ts';

const ovens: ReadonlySet<Method> = new Set(['oven', 'convectionOven', 'toasterOven']);
const targets: ReadonlySet<Method> = new Set([...ovens, 'airFryer', 'grill', 'campfire', 'dutchOven']);

/** A fire that bakes: how it is laid, what is baked in, and what keeps its heat even. */
interface BakingFire {
  readonly ready: (celsius: number) => string;
  readonly vessel: VesselWords;
  readonly kept: (minutes: number) => string;
}

/** How the coals of a camp oven are made and counted for a heat, without a full stop. */
export const coalsFor = (celsius: number): string =>
  `${coalsReady}: for a cast-iron camp oven of 30 cm, ${coalsBelow(celsius)} of them below and ${coalsBelow(celsius) * 2} on the lid hold about ${formatTemperature(celsius)}`;

/** A third of all coals lie below; for 25 °F more it takes two or three more of them. */
export const coalsBelow = (celsius: number): number => Math.max(6, Math.round(8 + (celsius - 180) / 17));

const bakingFires: Readonly<Partial<Record<Method, BakingFire>>> = {
  // The oven stays: only what stands in it is another pot.
  dutchOven: {
    ready: (celsius) => `Preheat the oven to ${formatTemperature(celsius)}`,
    vessel: { from: ['tray', 'dish'], phrase: 'the Dutch oven', preposition: 'in' },
    kept: () =>
      'Keep the lid of the Dutch oven on for the first half of the time, then take it off to brown the top.',
  },
  grill: {
    ready: (celsius) =>
      `Heat the grill to ${formatTemperature(celsius)} with its lid closed, and with the fire to the sides only, so that there is none under the food`,
    vessel: {
      from: ['dish'],
      phrase: 'a metal or cast-iron pan',
      again: 'the pan',
      preposition: 'in',
    },
    kept: () =>
      'Keep the lid closed, and turn the pan half round after half the time, as one side is always hotter.',
  },
  campfire: {
    ready: (celsius) => coalsFor(celsius),
    vessel: {
      from: ['tray', 'dish'],
      phrase: 'an oiled cast-iron camp oven',
      again: 'the camp oven',
      preposition: 'in',
    },
    kept: (minutes) => `Keep the coals on the lid. ${coalCare(minutes)}`,
  },
};

/** Which clauses the old oven cooks. */
const ovenClauses = (clauses: readonly Clause[], { roles }: CastClauses): readonly boolean[] =>
  clauses.map(
    (clause, at) =>
      (roles[at] === 'core' ||
        roles[at] === 'late' ||
        // Potatoes that roast ahead of the meat, on their own sheet.
        (roles[at] === 'drop' &&
          clause.minutes !== null &&
          clause.actions.some((action) => ovenActions.has(action)))) &&
      !toastsBread.test(clause.text) &&
      clause.action !== 'preheat',
  );

/** Whether the old text is kept sentence by sentence. */
export function keepsSentences(
  understood: UnderstoodRecipe,
  context: PlanContext,
  clauses: readonly Clause[],
  cast: CastClauses,
): boolean {
  if (!ovens.has(context.source) || !targets.has(context.target)) return false;
  // What was told anew on the way is no longer the old sentence.
  if (
    clauses.some(
      ({ step, start, end, text }) => understood.recipe.steps[step]!.text.slice(start, end) !== text,
    )
  )
    return false;
  const hot = ovenClauses(clauses, cast);
  const timed = clauses.filter(({ minutes }, at) => hot[at] && minutes !== null).length;
  const panned = clauses.some(
    ({ actions, minutes, text }, at) =>
      !hot[at] &&
      (minutes !== null || /\buntil\b/i.test(text)) &&
      actions.some((action) => actionNature[action].station === 'burner' && action !== 'melt'),
  );
  if (bakingFires[context.target] !== undefined)
    return (
      (context.target === 'dutchOven'
        ? context.dish === 'casserole' || context.dish === 'eggs'
        : bakes.has(context.dish)) &&
      context.dish !== 'toasted' &&
      hot.includes(true) &&
      !/\bbroil|\bunder (?:the|a) (?:hot )?grill\b/i.test(context.text)
    );
  return context.target === 'airFryer' && !bakes.has(context.dish)
    ? timed >= 2 || (timed === 1 && panned)
    : hot.includes(true);
}

/** The recipe converted sentence by sentence, and what was changed. */
export function writeInPlace(input: WriteInput): {
  readonly text: RecipeText;
  readonly edits: readonly MethodEdit[];
} {
  const { understood, clauses, cast, context, parts } = input;
  const { source, target, dish, tables } = context;
  const fire = bakingFires[target] ?? null;
  const rule =
    fire === null
      ? (asOven[target] ?? asOven[source] ?? 'fan-oven')
      : target === 'grill'
        ? 'grill-zone'
        : target === 'dutchOven'
          ? 'dutch-oven-dish'
          : 'campfire-coals';
  const hot = ovenClauses(clauses, cast);
  const first = hot.indexOf(true);
  const lastHot = hot.lastIndexOf(true);
  const begin = clauses[first]!.step;
  const wet = clauses.some(
    ({ names, step }, at) =>
      step >= clauses[first]!.step &&
      at <= lastHot + 1 &&
      // Rice boils in its own pot meanwhile.
      !/\b(?:pots?|sauce ?pans?|skillets?)\b/i.test(understood.recipe.steps[step]!.text) &&
      names.some((key) => isThinLiquid(parts.get(key)?.food ?? null) && (parts.get(key)?.grams ?? 0) >= 60),
  );
  const vessel =
    fire !== null
      ? fire.vessel
      : target === 'airFryer' && dish === 'eggs'
        ? panInBasket
        : wet && target === 'airFryer'
          ? potInBasket
          : vesselFor(target, dish === 'pie' && onTrays.test(context.text) ? 'pieces' : dish);
  const basket = vessel?.phrase === 'the air-fryer basket';
  let named = false;
  let heated = false;
  const edits: MethodEdit[] = [];
  const counted = new Set<string>();
  const change = (kind: 'temperature' | 'time', step: number, before: string, after: string): void => {
    const key = `${kind} ${step} ${before}`;
    if (before === after || counted.has(key)) return;
    counted.add(key);
    edits.push({ kind, target: `step ${step + 1}`, before, after, reason: because(tables, rule), rule });
  };
  const out: Instruction[] = understood.recipe.steps.map((step, index) => {
    const reading = understood.steps[index]!;
    const own = clauses.map((clause, at) => ({ clause, at })).filter(({ clause }) => clause.step === index);
    const swaps: Swap[] = [];
    const { text } = step;
    const inside = (start: number, { clause }: (typeof own)[number]): boolean =>
      start >= clause.start && start < clause.end;
    const fan = orFan.exec(text);
    let end = -1;
    // The fire is laid anew, in a sentence of its own.
    const laid =
      fire === null || heated
        ? undefined
        : own.find(
            ({ clause, at }) =>
              (clause.action === 'preheat' || cast.roles[at] === 'preheat') &&
              clause.names.length === 0 &&
              namesOven(clause.text),
          )?.clause;
    if (fire !== null && laid !== undefined) {
      const set = laid.celsius ?? context.celsius ?? 180;
      const said = fire.ready(inChamber(context, set));
      const next = own.find(({ clause }) => clause.start >= laid.end)?.clause;
      const joined = next !== undefined && next.sentence === laid.sentence;
      const stop = joined ? next.start + 1 : laid.end;
      const tail = joined
        ? `. ${capitalise(text.charAt(next.start))}`
        : (/[.!?\s]+$/.exec(text.slice(laid.start, laid.end))?.[0] ?? '');
      swaps.push({ start: laid.start, end: stop, by: `${said}${tail}` });
      heated = true;
      change('temperature', index, formatTemperature(set), formatTemperature(inChamber(context, set)));
    }
    if (fan !== null) swaps.push({ start: fan.index, end: fan.index + fan[0].length, by: '' });
    for (const number of reading.numbers) {
      if (fan !== null && number.start >= fan.index && number.end <= fan.index + fan[0].length) continue;
      const of = own.find((one) => inside(number.start, one));
      if (of !== undefined && of.clause === laid) continue;
      if (number.kind !== 'temperature' || number.start < end || of === undefined) continue;
      const tail = moreTemperatures.exec(text.slice(number.end))?.[0] ?? '';
      end = number.end + tail.length;
      const due = dueInside(of.clause, parts, context);
      if (due !== null && number.value < leastOvenCelsius) {
        swaps.push({ start: number.start, end, by: formatTemperature(due) });
        continue;
      }
      if (number.value < leastOvenCelsius || number.value === step.internalCelsius) continue;
      const said = text.slice(number.start, end);
      const celsius = ownFan(said + (fan?.[0] ?? ''), target) ?? inChamber(context, number.value);
      // "Moderate (180C, 350F)": the bracket was opened before, and is closed once.
      const open = openBracket(said);
      const made = formatTemperature(celsius).replace(open ? / \((.*)\)$/ : /$^/, ', $1');
      swaps.push({ start: number.start, end, by: open ? `${made})` : made });
      change('temperature', index, said.trim(), made);
      if (of.clause.action === 'preheat' || cast.roles[of.at] === 'preheat') heated = true;
    }
    const factor = longer(context);
    for (const { start, end: stop, min, max, role, text: said } of reading.durations) {
      const of = own.find((one) => inside(start, one));
      if (of === undefined || factor === 1 || role === 'storage') continue;
      if (!hot[of.at] && !(role === 'elapsed' && /\boven\b/i.test(of.clause.text))) continue;
      // Small pieces crisp sooner than a long bake, scaled down, would have them.
      const table =
        target === 'airFryer' &&
        of.at === cast.main &&
        dish === 'pieces' &&
        context.mainPart !== null &&
        // Beside potatoes it waits for the potatoes.
        context.mainPart.grams >= 0.75 * massOf(context.parts.filter(({ time }) => time !== null))
          ? slowest([context.mainPart], 'airfry')
          : null;
      const by =
        table !== null && max * factor > table[1] * slackOfTable
          ? sayMinutes(table)
          : scaled(said, [min, max], factor);
      if (by === null || by === said) continue;
      swaps.push({ start, end: stop, by });
      change('time', index, said.replace(/\.$/, ''), by.replace(/\.$/, ''));
    }
    if (target === 'airFryer')
      for (const { start, end: stop, text: said } of reading.actions) {
        const of = own.find((one) => inside(start, one));
        if (of !== undefined && hot[of.at] && ovenVerb.test(said))
          swaps.push({ start, end: stop, by: said.replace(ovenVerb, airFry) });
      }
    for (const { clause, at } of own)
      if (
        target === 'airFryer' &&
        clause.names.length === 0 &&
        !hot[at] &&
        clause.minutes === null &&
        clause.celsius === null &&
        !/\bpan\b|\bskillet\b/i.test(clause.text) &&
        (lining.test(clause.text) || trayReady.test(clause.text) || machineTalk(source, clause.text)) &&
        own.filter((other) => other.clause.sentence === clause.sentence).length === 1
      )
        swaps.push({ start: clause.start, end: clause.end, by: '' });
    const put = sentences(
      swapped(text, swaps)
        .replace(racks, '')
        .replace(swapRacks, '')
        .replace(setRacks, '')
        .replace(bareMinutes, '$1 for ')
        .replace(afterHeat, '$1 for ')
        .replace(/^[^]*$/, (all) => (target === 'airFryer' && basket ? inBasket(all, context.text) : all))
        .replace(target === 'airFryer' ? /,?\s+uncovered,?(?=[.;]|\s+(?:for|until|at)\b)/gi : /$^/, ''),
    )
      .map((sentence) => {
        const told =
          target === 'airFryer' && index > clauses[first]!.step ? gravySentence(sentence) : sentence;
        const fresh = panToBasket(withoutStale(told, source, target), context);
        return target === 'airFryer' && dish === 'pieces' && basket
          ? index <= clauses[first]!.step
            ? brushedOn(fresh)
            : servedAside(fresh)
          : fresh;
      })
      .join('');
    const plain =
      fire === null
        ? put
        : sentences(put)
            .filter((sentence) => !steamPan.test(sentence))
            .join('')
            .replace(/\b(one|a) (?:(?:baking|cookie) )?(?:sheet|tray)(?= at a time\b)/gi, '$1 batch')
            .replace(/\bglass (?=(?:baking |casserole )?(?:pan|dish)\b)/gi, 'metal ');
    const moved =
      vessel === null || index > clauses[lastHot]!.step + 1
        ? plain
        : sentences(plain)
            .map((sentence) => {
              if (elsewhere.test(sentence)) return sentence;
              const again = vessel.again ?? vessel.phrase;
              // What only chills on it stays on a plate or a tray.
              if (basket && index < begin && chillsThere(understood, index, begin))
                return renameVessels(sentence, ['tray', 'dish', 'pan'], 'a tray or plate', 'on');
              const from =
                fire !== null && laysForBaking(sentence) ? [...vessel.from, 'pan' as const] : vessel.from;
              const renamed = named
                ? renameVessels(sentence.replace(ofTray, again), from, again, vessel.preposition)
                : onceNamed(renameVessels(sentence, from, vessel.phrase, vessel.preposition), vessel);
              if (renamed === sentence) return sentence;
              // Nothing can be tossed in a basket.
              if (basket && tosses.test(sentence) && !/\b(?:to|in) the basket\b/.test(sentence))
                return fromBowl(sentence, vessel);
              named = true;
              return renamed.replace(orPan, '');
            })
            .join('');
    const told = (
      target === 'dutchOven'
        ? moved
        : machineWords(target === 'airFryer' ? moved.replace(largeTin, fitting) : moved, context, false)
    )
      .replace(/\bcampfire\b/g, 'camp oven')
      .replace(/\b(that fits the air-fryer basket)(?: that fits the air-fryer basket)+/g, '$1')
      .replace(
        target === 'airFryer' ? /\bset the (?:roasting )?(?:tin|tray|pan) over\b/i : /$^/,
        'pour the juices from the drawer into a small pan and set it over',
      )
      .replace(/(^|[.!?]\s+)pour the juices/g, '$1Pour the juices')
      .replace(/\b(?:toaster|convection|camp) oven (?=racks?\b)/g, '')
      .replace(/\ba (?=air fryer|oven\b)/g, 'an ')
      .replace(/\ban (?=toaster|convection|hot)/g, 'a ')
      .replace(bareMachine, '$1 the ')
      .replace(/\b(?:in|into) the (?=(?:hot )?grill\b)/g, 'on the ')
      .replace(/\bon (?:baking|parchment) paper (?=on (?:baking|parchment) paper\b)/gi, '')
      .trim();
    const rules = own.some(({ at }) => hot[at]) ? ['in-place'] : ['words'];
    return {
      text: told === text.trim() ? told : capitalise(told),
      hot: rules[0] === 'in-place',
      rule: rules[0]!,
      rules,
      steps: [index],
    };
  });
  const add = (index: number, sentence: string): void => {
    const one = out[index]!;
    out[index] = { ...one, text: `${/[.!?]\)?$/.test(one.text) ? one.text : `${one.text}.`} ${sentence}` };
  };
  /** Behind the sentence that tells the minutes: the next may be for the table. */
  const addAfterMinutes = (index: number, sentence: string): void => {
    const one = out[index]!;
    const found = sentences(one.text);
    const at = found.findLastIndex(
      (text) =>
        /\d+ ?(?:min|hour|hr)/i.test(text) &&
        /\b(?:air-fry|bake|roast|cook|grill|broil)\w*\b/i.test(text) &&
        !/^\W*(?:let|leave|rest|cool|stand)\b/i.test(text),
    );
    if (at < 0 || at === found.length - 1) return add(index, sentence);
    out[index] = {
      ...one,
      text: [...found.slice(0, at + 1), sentence, ...found.slice(at + 1)]
        .map((text) => text.trim())
        .join(' '),
    };
  };
  /** Puts it where a sentence ends on its minutes, else behind them all. */
  const turned = (index: number, how: string): void => {
    const one = out[index]!;
    const text = one.text.replace(onMinutes, `$1, ${how}$2`);
    if (text === one.text)
      add(index, `${capitalise(how.replace('shaking', 'shake').replace('turning', 'turn'))}.`);
    else out[index] = { ...one, text };
  };
  const starts = clauses.filter(({ step }, at) => hot[at] && step === begin);
  const long = Math.max(0, ...clauses.map(({ minutes }, at) => (hot[at] ? (minutes?.[1] ?? 0) : 0)));
  if (
    target === 'airFryer' &&
    !bakes.has(dish) &&
    dish !== 'roast' &&
    (starts[0]?.minutes?.[1] ?? 0) >= 8 &&
    !moves.test(understood.recipe.steps[begin]!.text.slice(starts[0]!.start)) &&
    // Fillets break when they are moved.
    context.mainPart?.safe?.kind !== 'fish' &&
    // Skin that lies upwards crisps there, and what is basted is not shaken.
    !/\bskin[- ]sides? up\b|\bbast(?:e|ing)\b/i.test(context.text)
  )
    turned(
      begin,
      context.mainPart?.safe && starts[0]!.names.includes(context.mainPart.key)
        ? `turning ${isPluralName(callOf(context.mainPart)) ? 'them' : 'it'} halfway`
        : 'shaking the basket halfway',
    );
  const longest = clauses.findLastIndex(
    ({ minutes }, at) => hot[at] && minutes !== null && minutes[1] >= 0.6 * long,
  );
  // Cheese that melts on top in minutes cooks no meat.
  const done = (clauses[longest] ?? clauses[lastHot]!).step;
  const watched = early.test(out.map(({ text }) => text).join(' '));
  if ((target === 'airFryer' || target === 'convectionOven') && long >= 10 && long <= longestBake && !watched)
    addAfterMinutes(
      done,
      `Look a few minutes early, since ${target === 'airFryer' ? 'air fryers' : 'fans'} differ.`,
    );
  if (target === 'toasterOven' && long >= 20 && long <= longestBake)
    add(done, 'Lay a loose sheet of foil over it as soon as the top is brown.');
  if (target === 'campfire' && !/\buntil\b|\bgolden\b|\bbrown/i.test(out[done]!.text)) {
    const cue = rises(context) ? 'until risen and golden' : usualDoneness(dish).trim();
    if (cue !== '') out[done] = { ...out[done]!, text: out[done]!.text.replace(onMinutes, `$1, ${cue}$2`) };
  }
  if (fire !== null && !(target === 'dutchOven' && /\bcover(?:ed)?\b|\blid\b/i.test(out[done]!.text)))
    addAfterMinutes(done, fire.kept(long));
  const check = temperatureCheck(input);
  // The meat may be done elsewhere: steaks in their pan beside the fries of the machine.
  const meat = mainPart([...parts.values()]);
  const due = meat?.safe ? meat.key : null;
  const cooksDue = (one: number): boolean =>
    due === null ||
    understood.steps[one]!.contents.includes(due) ||
    clauses.some(({ step, names }) => step === one && names.includes(due));
  const checked = cooksDue(done)
    ? done
    : (clauses.findLast(
        ({ step, actions }) => cooksDue(step) && actions.some((action) => actionNature[action].heats),
      )?.step ?? done);
  const goal = check === null ? null : /\d+ °C \(\d+ °F\)/.exec(check)?.[0];
  if (check !== null && goal !== undefined && goal !== null && out[checked]!.text.includes(goal)) {
    edits.push({
      kind: 'temperature',
      target: `step ${checked + 1}`,
      before: null,
      after: goal,
      reason: because(tables, 'safe-temperature'),
      rule: 'safe-temperature',
    });
  } else if (check !== null) {
    addAfterMinutes(checked, check);
    edits.push({
      kind: 'add',
      target: `step ${checked + 1}`,
      before: null,
      after: check,
      reason: because(tables, 'safe-temperature'),
      rule: 'safe-temperature',
    });
  }
  const batches = Math.max(batchesIn(context), shapedBatches(context, understood.servingsStated));
  const before: string[] = [];
  if (!heated && fire !== null) before.push(`${fire.ready(inChamber(context, context.celsius))}.`);
  else if (!heated)
    before.push(`Preheat the ${machineNoun[target]} to ${formatTemperature(inChamber(context, null))}.`);
  const dishes =
    target === 'airFryer' && (dish === 'cake' || dish === 'casserole') && !/\bstuffed\b/i.test(context.title)
      ? Math.ceil(massOf(context.parts) / dishGrams[dish] - 0.2)
      : 1;
  if (dishes > 1)
    before.push(
      `This makes more than one small ${dish === 'cake' ? 'tin' : 'dish'} holds: divide it between ${dishes} of them, each no more than two thirds full, and cook them one after another.`,
    );
  if (batches > 1)
    before.push(
      target === 'airFryer'
        ? `Cook in ${batches} batches: take each, in a single layer, through all that follows in the air fryer, and keep it warm under foil while the next one cooks.`
        : `Bake in ${batches} batches, each in a single layer.`,
    );
  else if (target === 'airFryer' && basket && shapedName(context) !== null && chilled(understood, begin))
    before.push(`Lay the ${shapedName(context)!} in the basket in a single layer, without touching.`);
  // The machine is hot before anything is told of its batches.
  const lead = /^(?:Pre)?[Hh]eat [^.]*\. (?=\S)/.exec(out[begin]?.text ?? '')?.[0];
  if (before.length > 0 && heated && target === 'airFryer' && lead !== undefined)
    out[begin] = {
      ...out[begin]!,
      text: `${lead}${before.join(' ')} ${out[begin]!.text.slice(lead.length)}`,
    };
  else if (before.length > 0)
    out.splice(target === 'airFryer' ? begin : Math.max(0, begin - 1), 0, {
      text: before.join(' '),
      rule: 'ready',
      rules: ['ready'],
      steps: [],
      hot: false,
    });
  const inTray = out.some(({ text }) => /\bthat fits the air-fryer basket\b/.test(text));
  const kept = out
    .filter(({ text }) => /\p{L}/u.test(text))
    .map((one) => {
      const set = one.text.replace(bareSetting, (_, noun: string) => `Preheat the ${noun.toLowerCase()} to `);
      return {
        ...one,
        text: target === 'airFryer' && !inTray ? set.replace(toTray, '$1 the basket') : set,
      };
    });
  return {
    text: {
      ...understood.source,
      title: adaptedTitle(understood.source.title, source, target, dish),
      description:
        understood.source.description === null
          ? null
          : machineWords(understood.source.description, context, false),
      instructions: kept.map(({ text }) => text),
    },
    edits: [...edits, ...textEdits(understood.source.instructions, kept, context, edits)],
  };
}
