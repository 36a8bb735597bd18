import { isKind } from '#food/ingredient';
import { actionNature } from '../dishes/actions.ts';
import { capitalise, joinList } from '../text/grammar.ts';
import { isPluralName } from '../text/naming.ts';
import type { RecipeText, UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Action } from '../vocabulary.ts';
import { wetDishes, type CastClauses } from './roles.ts';
import type { Clause, MethodEdit } from './model.ts';
import {
  callOf,
  isDairy,
  isSoftHerb,
  isThickener,
  isThinLiquid,
  statesTemperature,
  type Part,
} from './parts.ts';
import {
  because,
  formatTemperature,
  objectOf,
  type Plan,
  type PlanContext,
  type VesselWords,
} from './plan.ts';
import { scaleLine } from './scale-line.ts';
import { machineNoun, oldMachine, renameVessels, replaceHeat } from './words.ts';

interface WriteInput {
  readonly understood: UnderstoodRecipe;
  readonly clauses: readonly Clause[];
  readonly cast: CastClauses;
  readonly context: PlanContext;
  readonly plan: Plan;
  readonly parts: ReadonlyMap<string, Part>;
}

/** A piece of the new text. */
interface Fragment {
  readonly text: string;
  /** Index of the clause that it comes from; null for what is new. */
  readonly from: number | null;
  /** Index of the instruction whose place it takes, for what is new. */
  readonly place: number | null;
  /** Starts an instruction of its own. */
  readonly own: boolean;
  readonly rule: string;
}

const adding = new Set<Action>([
  'add',
  'pour',
  'stir',
  'assemble',
  'mix',
  'layer',
  'fold',
  'season',
  'garnish',
  'toss',
  'dress',
  'whisk',
]);
const waiting = new Set<Action>(['marinate', 'proof', 'chill', 'soak', 'freeze', 'set', 'ferment', 'rest']);

/** Writes the recipe for the new machine: what still holds word for word, the rest anew. */
export function writeAdaptation(input: WriteInput): {
  readonly text: RecipeText;
  readonly edits: readonly MethodEdit[];
} {
  const { understood, clauses, cast, context, plan, parts } = input;
  const { tables } = context;
  const { roles, main } = cast;
  const lastBrown = roles.reduce((best, role, at) => (role === 'brown' && at < main ? at : best), -1);
  // What was started in a pan moves into the machine when its instruction is over.
  const moved =
    lastBrown < 0
      ? -1
      : clauses.findLastIndex((one, at) => at < main && one.step === clauses[lastBrown]!.step);
  const late = lateParts(input);
  const hoisted = hoist(input, late);
  const fragments: Fragment[] = [];
  const said = new Set<VesselWords>();
  const edits: MethodEdit[] = [...plan.edits];
  let ready = plan.ready;
  let carried = false;
  const keptAt = (at: number): ReadonlySet<string> =>
    new Set(
      clauses.flatMap((clause, other) =>
        ['keep', 'side', 'brown'].includes(roles[other]!) &&
        (other < at || (adding.has(clause.action ?? 'cut') && (other < main || at > main)))
          ? clause.names
          : [],
      ),
    );
  const pending: Part[] = [];
  const told = new Set<string>();
  /** Ingredients that no sentence names any more. */
  const untoldNames = (names: readonly string[], at: number): readonly Part[] => {
    const keptNames = keptAt(at);
    const core = plan.core.join(' ').toLowerCase();
    const found = names.flatMap((key) => {
      const part = parts.get(key);
      return part === undefined ||
        keptNames.has(key) ||
        told.has(key) ||
        late.includes(part) ||
        core.includes(callOf(part)) ||
        (plan.start?.heat === '' && part.time !== null && part.grams >= 40)
        ? []
        : [part];
    });
    for (const part of found) told.add(part.key);
    return found;
  };
  const drop = (clause: Clause, at: number): void => {
    const untold = untoldNames(clause.names, at);
    if (untold.length === 0) return;
    if (at < main && plan.start?.heat === '' && !wetDishes.has(context.dish)) pending.push(...untold);
    else push(`Add ${list(untold)}.`, null, 'core');
  };

  const push = (
    text: string,
    from: number | null,
    rule: string,
    own = false,
    place: number | null = null,
  ): void => {
    if (text.trim() !== '') fragments.push({ text: text.trim(), from, place, own, rule });
  };
  const kept = (clause: Clause, at: number): string =>
    safeText(keptText(said, clause, at, input, moved), clause, parts, context);
  clauses.forEach((clause, at) => {
    const role = roles[at]!;
    if (role === 'preheat') {
      if (ready !== null) push(ready, null, 'ready', false, clause.step);
      ready = null;
      return;
    }
    if (role === 'drop' || hoisted.drop.has(at)) {
      drop(clause, at);
      return void carry(at);
    }
    if (at === main) {
      for (const before of hoisted.move)
        push(kept(clauses[before]!, before).replace(/^Then /, ''), before, 'together', true);
      if (plan.core.length === 0) {
        push(kept(clause, at), at, 'words');
      } else {
        const untold = untoldNames(clause.names, at);
        const loose = [...pending, ...untold].filter((part) => !isFryingFat(part, context));
        if (loose.length > 0)
          push(
            wetDishes.has(context.dish) || plan.start === null
              ? `Add ${list(loose)}.`
              : `${context.mainPart?.whole === true ? 'Rub' : 'Toss'} ${objectOf(context.parts)} with ${list(loose)}.`,
            null,
            'core',
          );
        push(plan.core.join(' '), null, 'core', true);
      }
      lateSentences(late, plan, context).forEach((text, index) => push(text, null, 'order', index === 0));
      carried = true;
      return;
    }
    const tardy = clause.names.filter((key) => late.some((one) => one.key === key));
    if (at < main && tardy.length > 0 && adding.has(clause.action ?? 'cut')) {
      const stays = clause.names.filter((key) => !tardy.includes(key));
      if (stays.length > 0) push(`Add ${list(stays.map((key) => parts.get(key)!))}.`, null, 'order');
    } else if (role === 'core') {
      if (
        at < main &&
        plan.core.length > 0 &&
        clause.names.length === 0 &&
        context.dish !== 'casserole' &&
        !isChamberStage(context)
      )
        return void carry(at);
      const text = plan.again(clause);
      if (text !== null)
        push(text === clause.text ? kept(clause, at) : text, text === clause.text ? at : null, 'core');
      else drop(clause, at);
    } else if (role === 'late') {
      const text = plan.later(clause);
      const untold = text === clause.text ? [] : untoldNames(clause.names, at);
      if (untold.length > 0) push(`Add ${list(untold)}.`, null, 'core');
      if (text !== null)
        push(text === clause.text ? kept(clause, at) : text, text === clause.text ? at : null, 'core');
    } else push(kept(clause, at), at, 'words');
    carry(at);
  });
  function carry(at: number): void {
    if (at === moved && plan.transfer !== null && !carried) push(plan.transfer, null, 'transfer', true);
  }

  const check = temperatureCheck(input);
  if (check !== null) {
    const told = fragments.findLastIndex((one) => one.rule === 'core' || one.rule === 'order');
    // Where the old sentences stand, it comes after the last that cooks.
    const cooksLast = (at: number): boolean =>
      clauses[at]!.actions.some((action) => actionNature[action].heats) ||
      (/\bcook(?:ed)?\b/i.test(clauses[at]!.text) &&
        (clauses[at]!.minutes !== null || /\buntil\b/i.test(clauses[at]!.text)) &&
        input.cast.roles[at] !== 'side');
    const lastHot =
      told >= 0 ? told : fragments.findLastIndex((one) => one.from !== null && cooksLast(one.from));
    fragments.splice(lastHot + 1, 0, {
      text: check,
      from: null,
      place: null,
      own: false,
      rule: 'safe-temperature',
    });
    edits.push({
      kind: 'add',
      target: `step ${context.main.step + 1}`,
      before: null,
      after: check,
      reason: because(tables, 'safe-temperature'),
      rule: 'safe-temperature',
    });
  }
  const boil = beansToBoil(input);
  const instructions = assemble(fragments, understood, clauses, ready, boil);
  if (
    !oldMachine[context.target].test(instructions.map((one) => one.text).join('\n')) &&
    (context.target === 'dutchOven' || context.target === 'wok')
  ) {
    const at = instructions.findIndex((one) => one.hot);
    instructions.splice(Math.max(0, at), 0, {
      text: `Use the ${machineNoun[context.target]} in place of the pan.`,
      rule: 'ready',
      hot: false,
    });
  }
  const { lines, edits: lineEdits } = ingredientLines(input);
  edits.push(...lineEdits);
  edits.push(...textEdits(understood.source.instructions, instructions, context));
  return {
    text: {
      ...understood.source,
      title: machineWords(understood.source.title, context, true),
      description:
        understood.source.description === null
          ? null
          : machineWords(understood.source.description, context, false),
      ingredients: lines,
      instructions: instructions.map((one) => one.text),
    },
    edits,
  };
}

/** Several bakes in a row are each converted; only wet and pan cooking is drawn together. */
const isChamberStage = (context: PlanContext): boolean =>
  ['oven', 'convectionOven', 'toasterOven', 'airFryer', 'grill', 'smoker'].includes(context.source) &&
  ['oven', 'convectionOven', 'toasterOven', 'airFryer', 'grill', 'smoker'].includes(context.target);

const list = (parts: readonly (Part | undefined)[]): string =>
  joinList([...new Set(parts.flatMap((one) => (one === undefined ? [] : [`the ${callOf(one)}`])))]);

/** Oil to fry in, which another machine does not need. */
const isFryingFat = (part: Part, context: PlanContext): boolean =>
  part.food !== null &&
  isKind(part.food, 'fat') &&
  ((part.item.grams ?? 0) >= 200 || /\b(?:to|for) (?:deep[- ]?)?fry/i.test(part.item.text)) &&
  !['deepFryer', 'wok', 'stovetop', 'dutchOven'].includes(context.target);

/** Ingredients that go in after the main cooking. */
function lateParts({ plan, cast, clauses, parts, context }: WriteInput): readonly Part[] {
  if (plan.last === null) return [];
  const before = new Set(
    clauses.flatMap((clause, at) =>
      at <= cast.main &&
      cast.roles[at] !== 'side' &&
      (at === cast.main || adding.has(clause.action ?? 'cut') || clause.actions.length === 0)
        ? clause.names
        : [],
    ),
  );
  const stuck = new Set(
    clauses.flatMap((clause, at) =>
      at < cast.main &&
      cast.roles[at] !== 'side' &&
      !adding.has(clause.action ?? 'cut') &&
      !['cut', 'wash', 'grate'].includes(clause.action ?? '')
        ? clause.names
        : [],
    ),
  );
  return [...parts.values()].filter((part) => {
    if (!before.has(part.key) || stuck.has(part.key) || !cast.contents.has(part.key)) return false;
    const when = part.time?.late ?? null;
    if (when === 'grain') return context.dish !== 'grain' && part.grams < 400;
    if (when === 'pasta' && context.dish === 'pasta') return false;
    // What is most of the dish is not an afterthought.
    if (when !== null) return part !== context.mainPart || when === 'seafood';
    return (
      (isDairy(part.food) && context.dish !== 'grain' && context.dish !== 'casserole') ||
      isSoftHerb(part.food) ||
      (isThickener(part.food) && context.target !== 'riceCooker')
    );
  });
}

function lateSentences(late: readonly Part[], plan: Plan, context: PlanContext): readonly string[] {
  if (plan.last === null || late.length === 0) return [];
  const timed = late.filter((one) => one.time?.late !== null && one.time?.late !== undefined);
  const starch = late.filter((one) => isThickener(one.food));
  const dairy = late.filter((one) => isDairy(one.food) && !timed.includes(one));
  const herbs = late.filter((one) => isSoftHerb(one.food) && !timed.includes(one));
  const heat = context.target === 'pressureCooker' ? 'on Sauté for 2–3 minutes' : 'on HIGH for 15 minutes';
  return [
    ...(timed.length > 0 ? [plan.last(list(timed), timed)] : []),
    ...(starch.length > 0
      ? [
          `Whisk ${list(starch)} with 2 tablespoons of cold water, stir it in and cook ${heat}, until the sauce thickens.`,
        ]
      : []),
    ...(dairy.length > 0 ? [plan.last(list(dairy), [])] : []),
    ...(herbs.length > 0 ? [`Stir in ${list(herbs)}.`] : []),
  ];
}

/** Staged additions of a long simmer that can go in at the start: indices of their clauses, and of the simmers they end. */
function hoist(
  { plan, cast, clauses, parts }: WriteInput,
  late: readonly Part[],
): { readonly move: readonly number[]; readonly drop: ReadonlySet<number> } {
  const move: number[] = [];
  const drop = new Set<number>();
  if (!plan.together || plan.core.length === 0) return { move, drop };
  let from = cast.main + 1;
  clauses.forEach((clause, at) => {
    if (at <= cast.main) return;
    const heated = cast.roles[at] === 'late';
    if (!heated) return;
    const before = clauses
      .map((_, index) => index)
      .filter(
        (index) =>
          index >= from &&
          index <= at &&
          clauses[index]!.names.length > 0 &&
          adding.has(clauses[index]!.action ?? 'cut') &&
          cast.roles[index] !== 'side',
      );
    const delicate = before.some((index) =>
      clauses[index]!.names.some((key) => {
        const part = parts.get(key);
        return (
          part !== undefined &&
          ((part.time?.late ?? null) !== null ||
            isDairy(part.food) ||
            isThickener(part.food) ||
            late.includes(part))
        );
      }),
    );
    if (
      (clause.minutes?.[1] ?? 0) >= 15 &&
      !delicate &&
      before.length > 0 &&
      before.every((index) => index !== at)
    ) {
      move.push(...before);
      for (let index = from; index <= at; index++)
        if (before.includes(index) || cast.roles[index] === 'late') drop.add(index);
    }
    from = at + 1;
  });
  return { move, drop };
}

function keptText(
  said: Set<VesselWords>,
  clause: Clause,
  at: number,
  { cast, plan, context }: WriteInput,
  lastBrown: number,
): string {
  const role = cast.roles[at]!;
  if (role === 'side') return sideText(clause.text, context);
  let text = clause.text;
  const starting = plan.start !== null && at < cast.main && (plan.transfer === null || at <= lastBrown);
  const machine: VesselWords | null = starting ? plan.start : plan.vessel;
  // What is tossed on a sheet is tossed in a bowl before it lies on a grate.
  const words =
    machine !== null && at < cast.main && tosses.test(text) && loose.has(context.target)
      ? { ...machine, ...bowl }
      : machine;
  const heated = clause.actions.some((action) => actionNature[action].heats);
  // "Grease and line the tin", where the tin is gone.
  const held = plan.vessel === null || !lined.test(plan.vessel.phrase);
  if (plan.core.length > 0 && held && greaseAlone.test(text)) return '';
  // The new machine has a lid of its own.
  if (plan.core.length > 0 && at < cast.main && ownLid.has(context.target)) text = text.replace(foiled, '');
  // The new machine's own sentence says how hot.
  if (
    plan.core.length > 0 &&
    at < cast.main &&
    clause.names.length === 0 &&
    clause.minutes === null &&
    heatAlone.test(text)
  )
    return '';
  if (at < cast.main && rackPlace.test(text)) {
    // The rack went with the sheet under it.
    if (plan.vessel === null || !onSurface.has(context.target)) return '';
    text = text.replace(rack, `${plan.vessel.preposition} ${plan.vessel.again ?? plan.vessel.phrase}`);
  }
  if (words !== null) {
    // A plate, a bowl, a second pan of something else stays what it is.
    const known = said.has(words) || (at > cast.main && plan.core.length > 0);
    const called = (other: VesselWords, from = other.from): string =>
      renameVessels(text, from, known ? (other.again ?? other.phrase) : other.phrase, other.preposition);
    const own = called(words);
    // Where browning has a pan of its own, a roasting tin is still the machine's.
    const renamed =
      own === text && starting && plan.vessel !== null ? called(plan.vessel, ['tray', 'dish']) : own;
    // The new machine says itself what it needs: only a dish or a tin is lined.
    if (renamed !== text && linesVessel.test(text) && !lined.test(words.phrase)) return '';
    if (renamed !== text) said.add(words);
    text = inVessel(renamed, words)
      .replace(
        greased,
        (_, verb: string, how: string | undefined, article: string | undefined) =>
          `${verb}${how ?? ''} ${article ?? 'a'} `,
      )
      .replace(bareVessel, (_, verb: string) => `${verb} the `)
      .replace(thickBottom, '$1')
      .replace(/\b((?:the |an? )?[\w-]+(?: [\w-]+)?) or (?:the |an? )?\1\b/gi, '$1')
      .replace(/\b(an?|the) ([\w-]+(?: [\w-]+){0,3}) or (?:an? |the )?\2\b/gi, '$1 $2')
      .replace(/\b((?:on|in) [\w-]+(?: [\w-]+)?) \1\b/gi, '$1');
  }
  if (starting && plan.start!.heat !== null && heated) {
    const hot = replaceHeat(text, plan.start!.heat);
    text = hot;
  }
  if (role === 'keep' && plan.core.length > 0 && context.source !== 'grill')
    text = text.replace(
      /,?\s*\b(?:remove|take)(?: (?:it|them|the \w+))? (?:off|from) (?:the )?(?:heat|stove|burner|flame)\b/gi,
      (found, at: number) => (at > 0 && /^[,\s]/.test(found) ? ', turn off the heat' : 'turn off the heat'),
    );
  if (context.source === 'stovetop' || context.source === 'dutchOven') text = text.replace(heatLead, '');
  const cooked = cast.roles.slice(0, at).includes('core');
  if (cooked && plan.core.length > 0) text = text.replace(elapsedLead, 'Then ');
  text = machineWords(text.replace(whileHeating, ''), context, false);
  if (role !== 'keep' || !oldMachine[context.source].test(text)) return text;
  // Last resort: where in the old machine it stood, or a remark on it, is left out.
  const bare = text.replace(machinePlace, '');
  return oldMachine[context.source].test(bare) && clause.names.length === 0 ? '' : bare;
}

/** What was said of the old pot: "the slow cooker with a thick bottom". */
const thickBottom = /\b(cooker|basket|grate|bowl) with (?:a )?(?:thick|heavy|solid)[- ]?(?:bottom|base)\b/gi;
const tosses = /^\W*(?:toss|mix|combine|coat)\b/i;
const bowl = { phrase: 'a large bowl', again: 'the bowl', preposition: 'in' } as const;
/** Machines without a dish to toss anything in. */
const loose: ReadonlySet<string> = new Set(['airFryer', 'grill', 'smoker']);
const foiled =
  /(?:^|,?\s*(?:\band\s+)?)\bcover(?: (?:it|them|the \w+))?(?: \w+ly)? with (?:aluminium |aluminum |tin ?)?(?:foil|cling film|plastic wrap)\b/i;
const ownLid: ReadonlySet<string> = new Set(['slowCooker', 'pressureCooker', 'riceCooker', 'smoker']);
const greaseAlone = /^\W*(?:grease|butter|oil|spray)(?:\s+and)?\W*$/i;
/** "Turn the heat to low." */
const heatAlone = /^\W*(?:then\s+)?(?:turn|reduce|lower|set)\s+(?:down\s+)?(?:the\s+)?heat\b[^,;]{0,30}$/i;
/** "Butter slow cooker", as a hasty source would have it. */
const bareVessel =
  /\b(grease|butter|oil|spray|line)\s+(?=(?:slow cooker|pressure cooker|(?:deep |large )?frying pan|pot|pan|tin|dish)\b)/gi;
const lined = /\b(?:dish|tin|cups|tray|sheet|pan)\b/i;
const linesVessel = /^\W*(?:(?:grease|butter|oil|spray)(?: and|,) )?line\b/i;
/** "Arrange on the rack." */
const rackPlace =
  /^\W*(?:arrange|place|put|lay|set|spread)\b[^.;]{0,60}?\bon(?:to)? (?:the|a) (?:(?:wire|cooling|roasting|oven|prepared) )?rack\b[^.;]{0,30}\W*$/i;
const rack = /\bon(?:to)? (?:the|a) (?:(?:wire|cooling|roasting|oven|prepared) )?rack\b/i;
/** Machines whose food lies on something. */
const onSurface: ReadonlySet<string> = new Set(['airFryer', 'grill', 'smoker', 'toasterOven']);

/** "Pour into the tin", "cool in the tin": the tin is now a dish, or the machine itself. */
function inVessel(text: string, { from, phrase, again }: VesselWords): string {
  if (!from.includes('tin') || /\b(?:tin|cups)\b/.test(phrase)) return text;
  const now = again ?? (/\bdish\b/.test(phrase) ? 'the dish' : phrase.replace(/\blined /, ''));
  return text.replace(/\bthe tin\b/g, now);
}

/** Where in a machine something stands. */
const machinePlace =
  /,?\s*\b(?:and )?(?:continue (?:cooking|grilling) )?(?:on|in|to|over|onto)\s+(?:the\s+|a\s+)?(?:(?:lower|upper|middle|top|bottom|cent(?:er|re)|lowest)(?: oven)? rack|(?:in)?direct heat)(?: of the \w+)?\b/gi;

/** "After 8 hours, …" of the old time. */
const elapsedLead =
  /^after\s+(?:about\s+)?(?:the\s+)?(?:\d+(?:\s*(?:-|–|to)\s*\d+)?|an?|one|two|three|four|six|eight)\s+(?:minutes?|mins?|hours?|hrs?)(?:\s+(?:of|in|on|at)\s+[^,]{3,30}(?=,))?\s*,?\s*(?:or\s+(?:until|when|once)\s[^,]{3,60},\s*)?/i;

/** "While the oven heats up, …". */
const whileHeating =
  /^(?:while|as|when)\s+(?:the\s+|your\s+)?(?:oven|grill|air fryer|smoker)\s+(?:is\s+)?(?:pre)?(?:heat|warm)(?:s|ing|ed)?(?:\s+up)?\s*,?\s*/i;

/** "Reduce the heat to medium-low and …" in front of what is really done. */
const heatLead =
  /^(?:reduce|lower|turn down|turn up|increase|raise|adjust)\s+(?:the\s+|your\s+)?(?:heat|flame)(?:\s+to\s+[\w -]+?)?(?:\s*,|\s+and)\s+(?:then\s+)?/i;

/** "Grease the greased dish". */
const greased =
  /\b(grease|butter|oil|spray|line)(\s+(?:and\s+\w+|with \w+))?\s+(?:(a|the|an)\s+)?(?:greased|lined|oiled)\s+/gi;

/** Raises an inner temperature that the old text set too low for what it is about. */
function safeText(
  text: string,
  clause: Clause,
  parts: ReadonlyMap<string, Part>,
  context: PlanContext,
): string {
  if (clause.innerCelsius === null) return text;
  const about = clause.names.length > 0 ? clause.names.flatMap((key) => parts.get(key) ?? []) : context.parts;
  const due = Math.max(
    0,
    ...about.filter((one) => statesTemperature(one, context.dish)).map((one) => one.safe!.celsius),
  );
  if (due === 0 || clause.innerCelsius >= due - 1) return text;
  return text.replace(statedTemperature, formatTemperature(due));
}

const degrees = String.raw`\d{2,3}\s*(?:°|º|degrees?|deg\.?)?\s*(?:[CF]\b|celsius|fahrenheit)`;
const statedTemperature = new RegExp(String.raw`${degrees}(?:\s*(?:/|\(|or|,)\s*${degrees}\)?)?`, 'i');

/** A part beside the dish keeps its pan, but not the machine that is gone. */
function sideText(text: string, context: PlanContext): string {
  const { source } = context;
  if (source === 'stovetop' || source === 'wok' || source === 'dutchOven' || source === 'campfire')
    return text;
  return oldMachine[source].test(text) ? machineWords(text, context, false) : text;
}

/** Puts the new machine's name where the old one's stood. */
function machineWords(text: string, context: PlanContext, title: boolean): string {
  const { source, target } = context;
  if (!oldMachine[source].test(text)) return text;
  const name = title
    ? machineNoun[target].replace(/ bath$/, '').replace(/\b\w/g, (letter) => letter.toUpperCase())
    : machineNoun[target];
  const pattern: Readonly<Partial<Record<typeof source, RegExp>>> = {
    oven: /(?<!toaster[- ])(?<!convection )(?<!dutch )\b(?:(?:pre-?heated|hot|warm|moderate|slow) )?oven(?![- ]?(?:proof|safe|mitts?|gloves?|ready))\b|\bbroiler\b/gi,
    convectionOven: /\b(?:convection|fan) oven\b/gi,
    toasterOven: /\btoaster oven\b/gi,
    airFryer: /\bair[- ]?fryer(?: basket)?\b/gi,
    slowCooker: /\b(?:slow[- ]?cooker|crock[- ]?pot)\b/gi,
    pressureCooker: /\b(?:(?:electric )?pressure[- ]?cooker|instant ?pot)\b/gi,
    microwave: /\bmicrowave(?: oven)?\b/gi,
    grill: /\b(?:gas |charcoal )?(?:grill|barbecue|bbq)(?: grate)?\b/gi,
    smoker: /\bsmoker\b/gi,
    sousVide: /\b(?:sous[- ]?vide(?: bath| machine)?|water bath)\b/gi,
    steamer: /\bsteamer(?: basket)?\b/gi,
    deepFryer: /\bdeep[- ]?(?:fat )?fryer\b/gi,
    wok: /\bwok\b/gi,
    riceCooker: /\brice cooker\b/gi,
    dutchOven: /\bdutch oven\b/gi,
    campfire: /\b(?:camp ?fire|fire pit)\b/gi,
    stovetop: /\b(?:stove ?top|stove|hob|burner)\b/gi,
  };
  const swap = pattern[source];
  return swap === undefined
    ? text
    : text.replace(swap, (found) => (/^(?:pre-?heated|hot|warm) /i.test(found) ? `hot ${name}` : name));
}

/** The sentence that states what the middle has to reach; null where the text still says it. */
function temperatureCheck({ parts, context, clauses, plan }: WriteInput): string | null {
  const due = [...parts.values()].filter((part) => statesTemperature(part, context.dish));
  if (due.length === 0) return null;
  const highest = Math.max(...due.map((one) => one.safe!.celsius));
  // The egg in a meatball is as hot as the meatball.
  const said = due.filter(
    (one) =>
      one.safe!.kind !== 'egg' ||
      !due.some((other) => other.safe!.kind !== 'egg' && other.safe!.celsius >= one.safe!.celsius),
  );
  const stated = clauses.some(
    (one) =>
      one.innerCelsius !== null &&
      one.innerCelsius >= highest - 1 &&
      plan.core.join(' ').includes(String(Math.round(one.innerCelsius))),
  );
  if (stated) return null;
  const groups = new Map<number, string[]>();
  for (const part of said)
    groups.set(part.safe!.celsius, [...(groups.get(part.safe!.celsius) ?? []), callOf(part)]);
  const sentence = [...groups]
    .sort((a, b) => b[0] - a[0])
    .map(([celsius, all], index) => {
      const names = [...new Set(all)];
      const many = names.length > 1 || isPluralName(names[0]!);
      const reach = index === 0 ? `${many ? 'reach' : 'reaches'} ` : '';
      return `the ${joinList(names)} ${reach}${formatTemperature(celsius)}${index === 0 ? ' inside' : ''}`;
    });
  return `Check with a thermometer that ${joinList(sentence)}.`;
}

/** Dried beans whose toxin a slow cooker leaves in them, where no step boils them hard first. */
function beansToBoil({ parts, context, clauses, cast }: WriteInput): string | null {
  if (context.target !== 'slowCooker' && context.target !== 'smoker') return null;
  const beans = [...parts.values()].filter(
    (one) =>
      one.time?.dry === true &&
      (one.food?.traits as readonly string[]).includes('toxic-raw') &&
      !/\b(?:cans?|tins?|tinned|canned|jars?|cooked)\b/i.test(one.item.text),
  );
  if (beans.length === 0) return null;
  const boiled = clauses.some(
    (clause, at) =>
      at !== cast.main &&
      cast.roles[at] !== 'core' &&
      clause.actions.includes('boil') &&
      (clause.minutes?.[0] ?? 0) >= 10 &&
      clause.names.some((key) => beans.some((one) => one.key === key)),
  );
  return boiled
    ? null
    : `Soak ${list(beans)} for at least 5 hours and discard the water. Boil them hard in fresh water for 10 minutes, then drain.`;
}

interface Instruction {
  readonly text: string;
  /** Holds some of the cooking. */
  readonly hot: boolean;
  readonly rule: string;
}

function assemble(
  fragments: readonly Fragment[],
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  ready: string | null,
  boil: string | null,
): Instruction[] {
  const out: Instruction[] = [];
  let group: Fragment[] = [];
  const step = (one: Fragment): number | null => (one.from === null ? one.place : clauses[one.from]!.step);
  const flush = (): void => {
    if (group.length > 0)
      out.push({
        hot: group.some(
          (one) =>
            one.rule === 'core' ||
            (one.from !== null && clauses[one.from]!.actions.some((action) => actionNature[action].heats)),
        ),
        text: joinGroup(group, understood, clauses),
        rule: group.find((one) => one.rule !== 'words')?.rule ?? 'words',
      });
    group = [];
  };
  let last: number | null = null;
  for (const one of fragments) {
    const own = step(one);
    if (
      one.own ||
      (own !== null && last !== null && own !== last) ||
      (own !== null &&
        group.some((other) => other.rule === 'core' || other.rule === 'order' || other.rule === 'transfer'))
    )
      flush();
    group.push(one);
    if (own !== null) last = own;
  }
  flush();
  if (ready !== null) {
    // Not before an overnight wait: after the last long one that comes before the cooking.
    const core = out.findIndex((one) => one.rule === 'core');
    const wait = understood.recipe.steps
      .filter((one) => one.action !== null && waiting.has(one.action) && one.minutes >= 20)
      .map((one) => one.text);
    const after = out.findLastIndex(
      (one, at) => at < core && wait.some((text) => text.slice(0, 30) === one.text.slice(0, 30)),
    );
    out.splice(after + 1, 0, { text: ready, rule: 'ready', hot: false });
  }
  if (boil !== null) out.splice(0, 0, { text: boil, rule: 'boil-beans', hot: true });
  return out.filter((one) => one.text.trim() !== '');
}

/** Writes fragments one after another; a whole instruction that nothing touched comes back as it was. */
function joinGroup(
  group: readonly Fragment[],
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
): string {
  const first = group[0]!;
  if (group.every((one) => one.from !== null)) {
    const step = clauses[first.from!]!.step;
    const all = clauses.map((clause, at) => ({ clause, at })).filter((one) => one.clause.step === step);
    if (
      all.length === group.length &&
      all.every(
        (one, index) => group[index]!.from === one.at && group[index]!.text === one.clause.text.trim(),
      )
    )
      return understood.source.instructions[step]!;
  }
  let text = '';
  group.forEach((one, index) => {
    const before = group[index - 1];
    const clause = one.from === null ? null : clauses[one.from]!;
    const joined =
      before !== undefined &&
      before.from !== null &&
      one.from === before.from + 1 &&
      clause!.sentence === clauses[before.from]!.sentence &&
      clause!.step === clauses[before.from]!.step;
    const cutShort =
      joined &&
      /^,\s*$/.test(clause!.joint) &&
      (foiled.test(clause!.text) ||
        (clauses[one.from! + 1]?.sentence === clause!.sentence &&
          clauses[one.from! + 1]?.step === clause!.step &&
          !group.some(({ from }) => from === one.from! + 1)));
    // "Tip into the pot, top with cheese and bake", where the baking is told anew.
    if (joined) text += `${cutShort ? ' and ' : clause!.joint}${one.text}`;
    else {
      if (text !== '') text = `${closed(text)} `;
      text += capitalise(one.text.replace(/^(?:and|then)\s+/i, ''));
    }
  });
  return closed(text);
}

const closed = (text: string): string => {
  const plain = text
    .trim()
    .replace(/[,;:–-]+$/, '')
    .trim();
  return /[.!?)]["”']?$/.test(plain) ? plain : `${plain}.`;
};

function ingredientLines({ understood, context, plan, parts }: WriteInput): {
  readonly lines: readonly string[];
  readonly edits: readonly MethodEdit[];
} {
  const edits: MethodEdit[] = [];
  const lines = [...understood.source.ingredients];
  const { tables } = context;
  if (plan.liquid !== null) {
    const { factor, rule } = plan.liquid;
    understood.grounded.forEach((line) => {
      const part = parts.get(line.key);
      if (part === undefined || !isThinLiquid(part.food) || !context.parts.includes(part) || part.grams < 100)
        return;
      const at = lines.indexOf(line.parsed.source);
      if (
        at < 0 ||
        understood.grounded.filter((other) => other.parsed.source === line.parsed.source).length > 1
      )
        return;
      const scaled = scaleLine(lines[at]!, line.parsed.quantity, factor);
      if (scaled === null || namesAmount(understood, line.key)) return;
      edits.push({
        kind: factor < 1 ? 'reduce' : 'add',
        target: part.item.name,
        before: lines[at]!,
        after: scaled,
        reason: because(tables, rule),
        rule,
      });
      lines[at] = scaled;
    });
  }
  const fries = ['deepFryer', 'wok', 'stovetop', 'dutchOven', 'campfire'];
  understood.grounded.forEach((line) => {
    const part = parts.get(line.key);
    const at = lines.indexOf(line.parsed.source);
    if (part === undefined || at < 0 || fries.includes(context.target) || !isFryingFat(part, context)) return;
    if (context.dish !== 'fried' && context.dish !== 'pieces') return;
    edits.push({
      kind: 'remove',
      target: part.item.name,
      before: lines[at]!,
      after: null,
      reason: because(tables, 'no-frying'),
      rule: 'no-frying',
    });
    lines.splice(at, 1);
  });
  for (const { line, rule } of plan.add) {
    lines.push(line);
    edits.push({
      kind: 'add',
      target: line.replace(/^[\d.]+ \w+ /, ''),
      before: null,
      after: line,
      reason: because(tables, rule),
      rule,
    });
  }
  return { lines, edits };
}

/** Whether an instruction repeats the amount of an ingredient, which would then no longer agree. */
function namesAmount(understood: UnderstoodRecipe, key: string): boolean {
  return understood.steps.some((step) =>
    step.mentions.some(
      (mention) =>
        mention.key === key &&
        step.numbers.some(
          (number) =>
            number.kind === 'quantity' && number.end <= mention.start && mention.start - number.end < 12,
        ),
    ),
  );
}

/** What was said differently, taken out and put in, by comparing the instructions. */
function textEdits(
  before: readonly string[],
  after: readonly Instruction[],
  context: PlanContext,
): readonly MethodEdit[] {
  const { tables } = context;
  const left = new Set(after.map((one) => one.text));
  const was = new Set(before);
  const gone = before.filter((text) => !left.has(text));
  const fresh = after.filter((one) => !was.has(one.text));
  const edits: MethodEdit[] = [];
  const words = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const used = new Set<Instruction>();
  for (const text of gone) {
    const own = words(text);
    let best: Instruction | null = null;
    let score = 0.25;
    for (const one of fresh) {
      if (used.has(one)) continue;
      const other = words(one.text);
      const same =
        [...other].filter((word) => own.has(word)).length / Math.max(1, Math.min(own.size, other.size));
      if (same > score) [best, score] = [one, same];
    }
    const target = `step ${before.indexOf(text) + 1}`;
    if (best === null)
      edits.push({
        kind: 'remove',
        target,
        before: text,
        after: null,
        reason: because(tables, 'old-machine'),
        rule: 'old-machine',
      });
    else {
      used.add(best);
      edits.push({
        kind: 'text',
        target,
        before: text,
        after: best.text,
        reason: because(tables, best.rule),
        rule: best.rule,
      });
    }
  }
  for (const one of fresh) {
    if (used.has(one)) continue;
    edits.push({
      kind: 'add',
      target: `step ${after.indexOf(one) + 1}`,
      before: null,
      after: one.text,
      reason: because(tables, one.rule),
      rule: one.rule,
    });
  }
  return edits;
}
