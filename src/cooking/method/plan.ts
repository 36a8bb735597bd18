import { readDonenessCues } from '../understand-recipe/tool-words.ts';
import { capitalise, formatMinutes, formatTemperature, joinList } from '../text/grammar.ts';
import type { Method } from '../vocabulary.ts';
import { ovenActions } from './read/detect-method.ts';
import type { Clause, DishClass, MachineSize, MethodEdit, MethodTables, Range } from './model.ts';
import { callOf, type Part } from './read/parts.ts';
import { machineNoun, oldMachine, type Vessel } from './words.ts';

/** How kept clauses speak of the vessel. */
export interface VesselWords {
  readonly from: readonly Vessel[];
  /** With its article: "the slow cooker". */
  readonly phrase: string;
  /** Once it was said: "the tin". */
  readonly again?: string;
  readonly preposition: 'in' | 'on';
}

/** What a machine makes of a dish; the writer puts it in the place of the old cooking. */
export interface Plan {
  /** Sentence that gets the machine ready, where the old one was heated, else at the start. */
  readonly ready: string | null;
  /** The rule that explains it; absent: the machine has to be hot. */
  readonly readyRule?: string;
  /** Vessel of clauses up to the main cooking that brown or start in a pan. */
  readonly start: (VesselWords & { readonly heat: string | null }) | null;
  /** Carries what was started into the machine. */
  readonly transfer: string | null;
  /** Vessel of everything else. */
  readonly vessel: VesselWords | null;
  /** Sentences in the place of the main cooking. */
  readonly core: readonly string[];
  /** What was laid round the food in its old tray is told before the last sentence of the core; absent: before all of it. */
  readonly tucked?: true;
  /** Another stretch of the old cooking; null drops it. */
  readonly again: (clause: Clause) => string | null;
  /** Heating after the main cooking in the same vessel. */
  readonly later: (clause: Clause, added?: readonly Part[]) => string | null;
  /** How ingredients that cannot stand the main cooking go in after it; null leaves the order alone. */
  readonly last: ((names: string, parts: readonly Part[]) => string) | null;
  /** What would be mush by the time that the main cooking needs, and the sentences that cook it after that. */
  readonly second: { readonly parts: readonly Part[]; readonly sentences: readonly string[] } | null;
  /** Staged additions go in at the start. */
  readonly together: boolean;
  /** Factor on stock, water, wine; 1 leaves them. */
  readonly liquid: {
    readonly factor: number;
    readonly rule: string;
    /** Key of the only liquid that it is about; absent: all. */
    readonly only?: string;
  } | null;
  /** Factor on water that only the steps name; absent: 1. */
  readonly water?: number;
  /** Lines for the ingredient list. */
  readonly add: readonly { readonly line: string; readonly rule: string }[];
  readonly edits: readonly MethodEdit[];
  readonly safety: readonly string[];
}

/** What a planner looks at. */
export interface PlanContext {
  readonly source: Method;
  readonly target: Method;
  readonly dish: DishClass;
  readonly size: MachineSize;
  readonly tables: MethodTables;
  readonly main: Clause;
  /** Minutes of the old main cooking; all its stretches before it included. */
  readonly minutes: Range | null;
  /** °C of the old oven, grill or oil. */
  readonly celsius: number | null;
  readonly parts: readonly Part[];
  readonly mainPart: Part | null;
  readonly title: string;
  readonly text: string;
  /** Stretches of the same cooking beside the main one, and the instruction that the main food goes in with. */
  readonly stretches: {
    readonly before: boolean;
    readonly after: boolean;
    readonly enters: number;
    /** A clause before the main cooking puts its food in. */
    readonly filled: boolean;
  };
  readonly browned: boolean;
  readonly covered: boolean;
  /** Root vegetables that go in raw and in chunks, wherever in the pot. */
  readonly roots: readonly Part[];
}

/** A reason why a dish does not fit after all. */
export class Refusal {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

/** Why, in the words of a rule. */
export function because(tables: MethodTables, id: string): string {
  const rule = tables.rules[id];
  if (rule === undefined) throw new Error(`no rule ${id}`);
  return rule.why;
}

/** Why, in the words of a rule, with the two machines and the foods that it is about. */
export function why(
  { tables, source, target }: Pick<PlanContext, 'tables' | 'source' | 'target'>,
  id: string,
  parts: readonly Part[] = [],
): string {
  const words: Readonly<Record<string, string>> = {
    old: machineNoun[source],
    machine: machineNoun[target],
    foods:
      parts.length === 0
        ? 'the slowest food'
        : joinList([...new Set(parts.map((part) => `the ${callOf(part)}`))]),
  };
  const said = because(tables, id).replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');
  return capitalise(said);
}

/** A figure of a rule. */
export function figure(tables: MethodTables, id: string, name: string): number {
  const value = tables.rules[id]?.figures[name];
  if (value === undefined) throw new Error(`no figure ${name} in rule ${id}`);
  return value;
}

/** Rounds minutes as a cook would say them. */
export function kitchenMinutes(range: Range): Range {
  const round = (value: number): number =>
    value < 10
      ? Math.max(1, Math.round(value))
      : value < 20
        ? Math.round(value)
        : value < 100
          ? Math.round(value / 5) * 5
          : Math.round(value / 15) * 15;
  const [min, max] = [round(range[0]), round(range[1])];
  return min > max ? [max, min] : [min, max];
}

/** A time that stays is said as it was. */
export const times = (range: Range, factor: number): Range =>
  factor === 1 ? range : kitchenMinutes([spoken(range[0] * factor), spoken(range[1] * factor)]);

/** A converted time is as round as a cook would say it: a quarter of an hour, not 16 minutes. */
const spoken = (minutes: number): number =>
  minutes < 11 || minutes > 20
    ? minutes
    : [12, 15, 18, 20].reduce((best, one) =>
        Math.abs(one - minutes) < Math.abs(best - minutes) ? one : best,
      );

export const sayMinutes = ([min, max]: Range): string => formatMinutes(min, max);

/** °C to the next 5, as a dial has it. */
export const dial = (celsius: number): number => Math.round(celsius / 5) * 5;

export { formatTemperature };

/** What the core handles, for a sentence: "the salmon and the asparagus"; "everything" where it is too much to name. */
export function objectOf(parts: readonly Part[]): string {
  const fed = parts.filter((one) => one.grams >= 40 && one.time !== null);
  // The egg of a coating or a filling is not what is cooked.
  const others = fed.filter((one) => one.safe?.kind !== 'egg');
  const named = others.length > 0 ? others : fed;
  const names = [...new Set(named.map(callOf))];
  return names.length === 0 || names.length > 3 ? 'everything' : joinList(names.map((name) => `the ${name}`));
}

/** How the old text says to see that it is done, where that still holds. */
export function donenessOf(clause: Clause, source: Method): string {
  const said =
    readDonenessCues(clause.text)[0]
      ?.cue.replace(/,?\s+(?:and|or)\s+(?:(?:it|they)\s+)?(?:floats?|rises?)\b[^,]*$/i, '')
      .replace(/,?\s+(?:and|or)$/i, '')
      .replace(
        /,?\s*(?:and|or)\s+(?:(?:it|they|an?|the)\b[^,]*?\b(?:reads?|registers?|hits?|reach(?:es)?)\s+)?(?:about |at least )?\d{2,3}\s*°?\s*[CF]?\b[^,]*$/i,
        '',
      ) ?? null;
  // What a thermometer has to read is said apart, and may have been too little.
  if (
    said === null ||
    (clause.innerCelsius !== null && /\d/.test(said)) ||
    oldMachine[source].test(said) ||
    said.length > 110
  )
    return '';
  if (/^the (?:bottom|underside|first side) (?:is|turns) \w+(?: \w+)?$/i.test(said))
    return ` until ${said.replace(/^the (?:bottom|underside|first side) (?:is|turns) /i, '')}`;
  // What floats does so in oil.
  if (/^(?:it|they|the [\w ]+) (?:floats?|rises?|comes? to the (?:top|surface))\b/i.test(said)) return '';
  // Bread is toasted; a pot is not.
  if (
    /\btoasted\b/i.test(said) &&
    !clause.actions.includes('toast') &&
    !/\b(?:bread|bun|nut|almond|seed|crumb|oat)/i.test(clause.text)
  )
    return '';
  // A gratin bubbles wherever it is baked; a pot only where it simmers.
  const seen = clause.actions.some((action) => ovenActions.has(action))
    ? said.replace(/\bbubbl\w*/gi, '')
    : said;
  if (
    /\b(?:boil|simmer|bubbl|reduc|thicken|liquid (?:is|has)|absorbed|evaporat|smok|shimmer|pressure|time is up|beep)\w*/i.test(
      seen,
    )
  )
    return '';
  if (/\d/.test(said) && !/\b(?:thermometer|internal|inside|middle|°|degrees)/i.test(said)) return '';
  // The number of "… and a thermometer reads 74 °C" is stated apart, in the words of the check.
  const whole = said
    .replace(/,?\s*(?:and|or)\s+(?:an?|the)\s[^,]*\b(?:reads?|registers?|reach(?:es)?)$/i, '')
    .replace(/,?\s*and\s+(?:reads?|registers?|reach(?:es)?)$/i, '')
    .replace(/[,\s]+$/, '');
  if (/\b(?:reads?|registers?|hits?|reach(?:es)?|is|are|to|at|of|an?|the)$/i.test(whole)) return '';
  return ` until ${whole}`;
}

/** How one sees that a baked thing is done, where the old text does not say. */
export function usualDoneness(dish: DishClass): string {
  const cues: Readonly<Partial<Record<DishClass, string>>> = {
    cake: ' until a skewer comes out clean',
    bread: ' until it sounds hollow when tapped underneath',
    cookies: ' until the edges are set and golden',
    pie: ' until the pastry is golden',
    casserole: ' until it bubbles at the edges',
  };
  return cues[dish] ?? '';
}

/** "the chicken" of "Bake the chicken at 200 °C for 20 minutes"; empty where it names nothing. */
export function objectIn(clause: Clause): string {
  const put =
    /^\W*(?:(?:then|next|finally|now)\s+)?(?:put|place|pop|stick|return|slide|transfer|throw|set|slip|move)\s+((?:the |your |them|it|everything|both|all |each |\d)[^,.;]{0,60}?)\s*(?:back\s+)?(?:in|into|to|inside|on|onto)\b/i.exec(
      clause.text,
    );
  const verb =
    /^\W*(?:(?:in|on|using|when|once|as soon as) [^,]{3,60},\s*)?(?:(?:then|next|finally|now|gently|slowly)\s+)?(?:air[- ]fry|bake|roast|broil|grill|cook|microwave|smoke|fry|deep[- ]fry|saut[eé]|sear|brown|steam|simmer|boil|braise|poach)\s+((?:the |your |these |this |them\b|it\b|everything\b|both\b|all\b|each )[^,.;()\d]{0,60}?)(?=\s*(?:$|[,.;(]|\d|\b(?:in|at|for|until|till|on|over|under|about|approximately|uncovered|covered|with|from|by|to|without|between|another|again|like|as|per)\b))/i.exec(
      clause.text,
    );
  const found = (put?.[1] ?? verb?.[1] ?? '')
    .replace(/\b(?:loaded|prepared|filled)\s/i, '')
    .replace(/\s+(?:directly|straight|right|gently|carefully)$/i, '')
    .trim();
  if (found === '' || /\b(?:oven|grill|sheet|pan|tray|dish|tin|pot|skillet|basket|rack)\b/i.test(found))
    return '';
  return ` ${found}`;
}

/** Half-sentences of the old text that tell what the hands do meanwhile. */
export function asides(clause: Clause, source: Method): string {
  const found = /,?\s*\b((?:basting|brushing|stirring)\b[^,.;()]{0,60})/i
    .exec(clause.text)?.[1]
    ?.replace(/\s+(?:until|for|and)\b.*$/i, '')
    .trim();
  return found === undefined || oldMachine[source].test(found) ? '' : `, ${found}`;
}

/** A last stretch under the broiler or the bare oven, where a lid keeps the heat in: what melts still melts. */
export const underLid = (clause: Clause, main: Clause, source: Method): string | null =>
  (clause.step > main.step || (clause.step === main.step && clause.start > main.start)) &&
  /\bmelt|\bbubbl|\bcheese\b|\bmozzarella\b|\bgooey\b/i.test(clause.text)
    ? `Cover the pan and leave it over low heat for ${sayMinutes([Math.max(3, Math.min(8, clause.minutes?.[0] ?? 3)), Math.max(4, Math.min(10, clause.minutes?.[1] ?? 4))])}${meltedCue(donenessOf(clause, source))}.`
    : null;

const colour = String.raw`(?:(?:lightly|deep(?:ly)?|pale|nicely|well) )?(?:golden(?:[- ]brown)?|browned|brown|caramelis(?:ed|ing)|carameliz(?:ed|ing)|blistered|crisp(?:y|ed)?)(?: (?:on top|all over|at the edges))?`;
const colourFirst = new RegExp(
  String.raw`\b(?:the (?:top|crust) is )?${colour}\s*(?:,\s*and|,|and)\s+(?=\S)`,
  'i',
);
const colourLast = new RegExp(String.raw`\s*(?:,\s*and|,|and)\s+(?:the (?:top|crust) is )?${colour}$`, 'i');

/** The skin that an oven draws over milk. */
const skinOnTop =
  /\b(?:there is |it has )?an? (?:[\w-]+ )?(?:skin|crust)(?: (?:on top|has formed|forms))? and\s+/i;

/** A sign of doneness without its colour, for what stays pale; '' where colour was all of it. */
export function paleCue(cue: string): string {
  const left = cue.replace(skinOnTop, '').replace(colourFirst, '').replace(colourLast, '');
  return /golden|brown|crisp|carameli|\bbark\b|char(?:red)?\b|blister/i.test(left) ? '' : left;
}

/** The same as the end of a sentence. */
export const paleUntil = (cue: string): string => (paleCue(cue) === '' ? '' : `,${paleCue(cue)}`);

/** Nothing browns under a lid. */
export const meltedCue = (cue: string): string =>
  /golden|brown|crisp|charr|sticky/i.test(cue) ? ', until all is hot and melted' : cue;

/** Mass of what is cooked together, in grams. */
export const massOf = (parts: readonly Part[]): number => parts.reduce((sum, one) => sum + one.grams, 0);

/** Mass of what lies side by side, bones and all, in grams. */
export const layerMassOf = (parts: readonly Part[]): number =>
  parts.reduce(
    (sum, { grams, item }) => sum + Math.max(grams, (item.quantity ?? 0) * (gramsIn[item.unit ?? ''] ?? 0)),
    0,
  );

const gramsIn: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 };

/** Between sentences of a core: what follows is an instruction of its own. */
export const nextStep = '\n';

/** What a plan starts from: nothing moved, nothing said. */
export const emptyPlan: Plan = {
  ready: null,
  start: null,
  transfer: null,
  vessel: null,
  core: [],
  again: () => null,
  later: () => null,
  last: null,
  second: null,
  together: false,
  liquid: null,
  add: [],
  edits: [],
  safety: [],
};

/** The change of the time of the main cooking. */
export function timeEdit(
  context: PlanContext,
  after: string,
  rule: string,
  slow: Part | null = null,
): MethodEdit {
  return {
    kind: 'time',
    target: `step ${context.main.step + 1}`,
    before: context.minutes === null ? null : sayMinutes(context.minutes),
    after,
    reason: why(context, rule, slow === null ? [] : [slow]),
    rule,
  };
}

/** The change of the temperature of the main cooking. */
export function temperatureEdit(context: PlanContext, after: string, rule: string): MethodEdit {
  return {
    kind: 'temperature',
    target: `step ${context.main.step + 1}`,
    before: context.celsius === null ? null : formatTemperature(context.celsius),
    after,
    reason: because(context.tables, rule),
    rule,
  };
}
