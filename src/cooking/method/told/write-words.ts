/** The words that writing anew finds in clauses, and the order that it gives to them. */
import { isKind } from '#food/ingredient';
import { type Instruction } from './assemble.ts';
import { putsAll } from './author-words.ts';
import { lidded } from '../read/last-minutes.ts';
import type { Clause } from '../model.ts';
import { callOf, isThinLiquid, type Part } from '../read/parts.ts';
import { type PlanContext } from '../plan.ts';
import { machineNoun } from '../words.ts';
import { type WriteInput, type Fragment, adding } from './write-input.ts';

/** "Drain and cover with fresh water", "tip in the rice": where nothing says into what, it is the cooker. */
export function namePot(
  fragments: Fragment[],
  { clauses, context, plan, cast }: WriteInput,
  lastBrown: number,
): void {
  if (!lidded.has(context.target) || lastBrown >= 0 || plan.core.length === 0 || plan.vessel === null) return;
  const noun = machineNoun[context.target];
  const closes = fragments.findIndex(
    ({ rule, text, from }) => rule === 'core' && from === null && plan.core.some((one) => text.includes(one)),
  );
  if (closes < 0 || fragments.slice(0, closes).some(({ text }) => text.includes(noun))) return;
  const at = fragments.findIndex(
    ({ text, from }, index) =>
      index < closes &&
      from !== null &&
      from < cast.main &&
      (covers.test(text) || (clauses[from]!.names.length > 0 && tipsIn.test(text))),
  );
  if (at < 0) return;
  const one = fragments[at]!;
  const bare = one.text.replace(/[.\s]+$/, '');
  fragments[at] = {
    ...one,
    text: tipsIn.test(bare)
      ? bare.replace(tipsIn, (_, before: string, verb: string) => `${before}${verb} `) + ` into the ${noun}`
      : `${bare} in the ${noun}`,
  };
}

const covers = /\bcover\w* (?:it |them |the [\w ]+ )?(?:with|in) [^.;]*\bwater\W*$/i;
const tipsIn = /^(\W*(?:then\s+)?)(tip|pour|put|dump|throw|scrape) in /i;

const meantime =
  /^(?:Meanwhile\b|[^.:;]*\bwhile (?:they|it|the [\w ]+?) (?:(?:is|are) )?(?:cook|simmer|boil|bubbl)\w*\b)/i;

/** What is done while the cooker is at pressure is told before its steam is let out. */
export function meanwhileFirst(instructions: Instruction[]): void {
  const late = instructions.findIndex(
    ({ text }, at) =>
      /^While the pressure cooker works\b/.test(text) ||
      // "Make the sofrito while they cook: …", in a pan of its own.
      (at > 0 &&
        meantime.test(text) &&
        /\b(?:skillet|frying pan|another pan|small pan|saucepan)\b/i.test(text)),
  );
  const opened = instructions.findIndex(({ text }) =>
    /^(?:Let the pressure drop|Release the pressure)\b/.test(text),
  );
  if (opened < 0 || late <= opened) return;
  const [one] = instructions.splice(late, 1);
  instructions.splice(opened, 0, one!);
}

/** What a clause puts into the pot that another heat charred before it. */
export function charredIn(
  clauses: readonly Clause[],
  roles: readonly string[],
  at: number,
  main: number,
  parts: WriteInput['parts'],
): readonly Part[] {
  return clauses[at]!.names.flatMap((key) => {
    const part = parts.get(key);
    return part !== undefined &&
      part.safe !== null &&
      clauses.some(
        ({ actions, step }, before) =>
          before < main &&
          roles[before] === 'side' &&
          actions.some((action) => action === 'grill' || action === 'broil') &&
          clauses.some((one) => one.step === step && one.names.includes(key)),
      )
      ? [part]
      : [];
  });
}

/** "Slide the chicken into the sauce with the cream, simmer 10 mins": what goes in. */
export const slidesIn =
  /^\W*((?:then\s+)?(?:slide|add|return|stir in|tip in|put|drop)\b[^.;]*?)(?:,|,? and)\s+(?:simmer|cook|heat|bubble|warm)\b/i;

/** A pan that was never called ovenproof is, where it first goes into the oven. */
export function ovenproofPan(instructions: Instruction[], { target }: PlanContext): void {
  if (target !== 'oven' && target !== 'convectionOven') return;
  if (instructions.some(({ text }) => /\bovenproof\b/.test(text))) return;
  const at = instructions.findIndex(({ text }) => /\bput the pan in the\b/.test(text));
  if (at >= 0)
    instructions[at] = {
      ...instructions[at]!,
      text: instructions[at]!.text.replace(
        /\bput the pan in the\b/,
        'put the pan, which must be ovenproof, in the',
      ),
    };
}

/** "Once the onion is just beginning to brown, …". */
export const panCue =
  /^\W*(?:once|when|as soon as) ((?:the |your )?[^,.;]{3,40}?\b(?:brown(?:ed)?|golden|soft\w*|translucent|fragrant|wilted|tender|done)\b[^,.;]{0,20}),\s*/i;

/** A pot's worth of stock, which no frying pan holds. */
export const floods = ({ names, minutes, actions }: Clause, parts: WriteInput['parts']): boolean =>
  minutes === null &&
  !actions.includes('deglaze') &&
  names.some((key) => (parts.get(key)?.grams ?? 0) >= 700 && isThinLiquid(parts.get(key)!.food));

/** "Sprinkle with cheese and bake 10 more minutes": the stretch is for what was put on. */
export const withTopping = (clause: Clause, before: Clause | undefined, isAfter: boolean): Clause =>
  isAfter && before !== undefined && before.step === clause.step && clause.names.length === 0
    ? { ...clause, names: before.names }
    : clause;

export const inWidePan = /\bheat the (sauce|glaze) in a wide pan/i;

/** What goes in for a last stretch, told with it; null where the stretch is told otherwise. */
export const stirredIn = (text: string, names: string): string | null =>
  /^Cover and cook on HIGH\b/.test(text)
    ? text.replace(/^Cover/, `Stir in ${names}, cover`)
    : /^Set the pressure cooker to Sauté and simmer\b/.test(text)
      ? text.replace(/Sauté and simmer/, `Sauté, stir in ${names} and simmer`)
      : /^Microwave on full power\b/.test(text)
        ? text.replace(/^Microwave/, `Stir in ${names} and microwave`)
        : null;

/** A last stretch in the words of a machine. */
export const again =
  /^(?:Cover and cook on HIGH|Set the pressure cooker to Sauté and simmer|Simmer)\b|, cover and cook on HIGH for|on Sauté/;

/** "In the pressure cooker on the hob." */
export const onHob =
  /\b(in (?:the (?:pressure|slow) cooker|(?:a large|the) microwave-safe (?:bowl|dish))) on the (?:hob|stove(?:top)?)\b/gi;

/** "Pressure cook with 4 cups water and salt." */
export const withWater =
  /\bwith ((?:about )?(?:\d|[½¼¾⅓⅔])[^.;,]*?\bwater\b(?: and (?:the )?[\p{L} ]+?)?)(?=\s+(?:for|until|till|on|at)\b|[.,;]|$)/iu;

/** Pulses and grain that the main sentence only cooks: "soak the dal overnight, drain. Pressure cook with 4 cups water." */
export function notYetIn({ clauses, cast, parts, plan }: WriteInput): readonly Part[] {
  const { main } = cast;
  const told = plan.core.join(' ').toLowerCase();
  // "Pressure cook with 4 cups water": whatever was made ready is in it.
  const watered = withWater.test(clauses[main]!.text);
  // "Dump it all in the slow cooker."
  if (clauses.slice(0, main).some(({ text }) => putsAll.test(text))) return [];
  const named = clauses[main]!.names.map((key) => parts.get(key)).filter((part) => part !== undefined);
  if (named.some(({ time, grams }) => time !== null && grams >= 40)) return [];
  return [...parts.values()].filter((part) => {
    const { key, time, grams } = part;
    return (
      !told.includes(callOf(part)) &&
      (time?.dry === true || typeof time?.water === 'number' || watered) &&
      grams >= 20 &&
      clauses.some(
        ({ names, action }, at) => at < main && names.includes(key) && readies.has(action ?? 'none'),
      ) &&
      clauses.every(
        ({ names, action }, at) => at >= main || !names.includes(key) || readies.has(action ?? 'none'),
      )
    );
  });
}

const readies = new Set<string>(['soak', 'wash', 'drain', 'strain', 'cut']);

/** What the same instruction put in ahead of a stretch that names nothing. */
export const putInBefore = (
  clauses: readonly Clause[],
  at: number,
  parts: ReadonlyMap<string, Part>,
): readonly Part[] => {
  const { step, names } = clauses[at]!;
  const before = clauses[at - 1];
  const keys =
    names.length > 0
      ? names
      : before?.step === step && adding.has(before.action ?? 'cut')
        ? before.names
        : [];
  return keys.flatMap((key) => parts.get(key) ?? []);
};

/** Machines in which fat has nothing to fry. */
export const panless = new Set<PlanContext['target']>(['steamer', 'sousVide', 'microwave']);

/** "Add the shallot to a hot skillet." */
export const sauceInPan = /\b(to|in|into) an? (?:hot |large )?(?:skillet|frying pan|pan)\b/i;

export const isFlour = (part: Part | undefined): boolean =>
  part !== undefined && part.food !== null && isKind(part.food, 'flour');

export const whisksIn =
  /\b(?:gradual\w*|slowly|little by little|bit by bit|a (?:little|bit|splash) at a time|(?:small|in) batches|while (?:stirring|whisking)|stirring (?:all the time|constantly))\b/i;

export const isThickening = ({ food }: Part): boolean =>
  food !== null && (isKind(food, 'flour') || isKind(food, 'starch'));

/** Several bakes in a row are each converted; only wet and pan cooking is drawn together. */
export const isChamberStage = (context: PlanContext): boolean =>
  ['oven', 'convectionOven', 'toasterOven', 'airFryer', 'grill', 'smoker'].includes(context.source) &&
  ['oven', 'convectionOven', 'toasterOven', 'airFryer', 'grill', 'smoker'].includes(context.target);

export const coverAgain =
  /,?\s*(?:and\s+)?(?:re-?cover|cover (?:the (?:pot|pan) )?again|put the lid back on)(?=[.,;]|$)/i;
