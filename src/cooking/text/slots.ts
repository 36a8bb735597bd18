import { err, ok, type Result } from '#kernel/result';
import { capitalise, joinList, tidySentences, titleCase } from './grammar.ts';
import { onceNamed } from './once-named.ts';

/**
 * Slotted text: sentences with typed references that the realiser fills, so that a swap, a dropped role or another
 * number of servings leaves grammar intact.
 *
 * - `{onion}` "the onions" · `{onion, garlic}` "the onion and garlic" (absent roles fall out) · `{onion.n}` "onions"
 * - `{onion.s}` "onion" · `{onion.q}` "2 onions", `{oil.q 0.5}` half of it · `{onion.T}` "Onion", `{onion.Ts}` "Onions" for titles
 * - `{cumin.A}` what a menu puts before the food that it flavors: "Cumin" for cumin seeds, "Lemon" for lemon juice
 * - `{onion.it}` it/them · `{onion.they}` it/they · `{onion.its}` its/their · `{onion.is}` is/are · `{onion.has}` has/have
 * - `{rice.water}` the water that so much of it drinks, "300 ml water"; `{rice.water boiling}` "300 ml boiling water"
 * - `{onion.v look}` looks/look · lists take the form after a bar: `{onion, garlic | n}`
 * - `{min}` the step's time · `{temp}` its temperature · `{safe}` the safe inner temperature · `{servings}` ·
 *   `{count.patties}` · `{cuisine}`
 * - `[garlic: …]` only if filled · `[!garlic: …]` only if not · `[protein=poultry: …]`, `[protein!=poultry: …]` by
 *   kind (of two ways the second without any protein too, where it tells of other roles and no third is told) · `[a|b: …]` either · `[a&b: …]` both · `[skill=beginner: …]` · `[tool=slow-cooker: …]` as in a step's `when`
 *   · `[servings=one: …]`, `[servings=many: …]` for more than four
 */
export type SlotNode =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'roles';
      readonly roles: readonly string[];
      readonly form: string;
      readonly argument: string;
    }
  | { readonly type: 'value'; readonly name: string }
  | { readonly type: 'when'; readonly test: SlotTest; readonly body: readonly SlotNode[] };

export interface SlotTest {
  readonly mode: 'all' | 'any';
  readonly parts: readonly {
    readonly subject: string;
    readonly negated: boolean;
    readonly kind: string | null;
  }[];
}

const values = new Set(['min', 'until', 'temp', 'safe', 'servings', 'cuisine', 'runny']);
const forms = new Set([
  'the',
  'n',
  's',
  'q',
  'T',
  'Ts',
  'A',
  'it',
  'they',
  'its',
  'is',
  'has',
  'was',
  'v',
  'this',
  'water',
]);

/** Parses slotted text; the error says what is wrong and where, for the author. */
export function parseSlots(source: string): Result<readonly SlotNode[], string> {
  let at = 0;
  const problems: string[] = [];

  const parseUntil = (end: string | null): SlotNode[] => {
    const nodes: SlotNode[] = [];
    let text = '';
    const flush = (): void => {
      if (text !== '') nodes.push({ type: 'text', text });
      text = '';
    };
    while (at < source.length) {
      const char = source[at]!;
      if (char === end) return (flush(), nodes);
      if (char === '{') {
        flush();
        const close = source.indexOf('}', at);
        if (close < 0) {
          problems.push(`"{" at ${at} is never closed`);
          at = source.length;
          break;
        }
        nodes.push(parseSlot(source.slice(at + 1, close), problems));
        at = close + 1;
      } else if (char === '[') {
        flush();
        const colon = source.indexOf(':', at);
        if (colon < 0) {
          problems.push(`"[" at ${at} has no condition before ":"`);
          at = source.length;
          break;
        }
        const test = parseTest(source.slice(at + 1, colon), problems);
        at = colon + 1;
        const body = parseUntil(']');
        if (source[at] !== ']') problems.push(`"[" is never closed in "${source.slice(0, 40)}…"`);
        at += 1;
        nodes.push({ type: 'when', test, body });
      } else if (char === ']' || char === '}') {
        problems.push(`unexpected "${char}" at ${at}`);
        at += 1;
      } else {
        text += char;
        at += 1;
      }
    }
    flush();
    return nodes;
  };

  const nodes = parseUntil(null);
  return problems.length > 0 ? err(problems.join('; ')) : ok(nodes);
}

function parseSlot(inside: string, problems: string[]): SlotNode {
  const [left = '', right] = inside.split('|').map((part) => part.trim());
  if (right === undefined && (values.has(left) || left.startsWith('count.')))
    return { type: 'value', name: left };
  let form = 'the';
  let argument = '';
  const roles: string[] = [];
  const takeForm = (text: string): void => {
    const [name = '', ...rest] = text.split(' ');
    if (!forms.has(name)) problems.push(`unknown form "${name}" in {${inside}}`);
    form = name;
    argument = rest.join(' ');
  };
  for (const part of left.split(',').map((piece) => piece.trim())) {
    const dot = part.indexOf('.');
    const role = dot < 0 ? part : part.slice(0, dot);
    if (!/^[a-z][a-z0-9_-]*$/.test(role)) problems.push(`"${part}" in {${inside}} is not a role`);
    roles.push(role);
    if (dot >= 0) takeForm(part.slice(dot + 1));
  }
  if (right !== undefined) takeForm(right);
  return { type: 'roles', roles, form, argument };
}

function parseTest(text: string, problems: string[]): SlotTest {
  const mode = text.includes('|') ? 'any' : 'all';
  const parts = text.split(mode === 'any' ? '|' : '&').map((raw) => {
    const match = /^(!?)([a-z][a-z0-9_-]*)(?:(!?=)([a-z0-9-]+))?$/.exec(raw.trim());
    if (!match) problems.push(`condition "${raw}" is not understood`);
    const [, bang = '', subject = '', operator, kind] = match ?? [];
    return { subject, negated: bang === '!' || operator === '!=', kind: kind ?? null };
  });
  return { mode, parts };
}

/** What a condition may ask about besides the roles: who cooks, whether for one alone, and in what. */
export const isNoRole = (subject: string): boolean =>
  subject === 'skill' || subject === 'servings' || subject === 'tool' || subject === 'diners';

/** Roles that a parsed text speaks of unconditionally or not. */
export function slotRoles(nodes: readonly SlotNode[], into: Set<string> = new Set()): Set<string> {
  for (const node of nodes) {
    if (node.type === 'roles') for (const role of node.roles) into.add(role);
    if (node.type === 'when') {
      for (const part of node.test.parts) if (!isNoRole(part.subject)) into.add(part.subject);
      slotRoles(node.body, into);
    }
  }
  return into;
}

/**
 * Slots of a parsed text that may come out empty and leave a hole in their sentence ("with half of to a paste"): none of
 * their roles is `sure` to be filled, and no condition round them asks for one. Of each of `groups` some role is filled.
 */
export function looseSlots(
  nodes: readonly SlotNode[],
  sure: ReadonlySet<string>,
  groups: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  return nodes.flatMap((node) => {
    if (node.type === 'roles') {
      const { roles } = node;
      const filled =
        roles.some((role) => sure.has(role)) ||
        groups.some((group) => group.every((role) => roles.includes(role)));
      return filled ? [] : [roles];
    }
    if (node.type !== 'when') return [];
    const { mode, parts } = node.test;
    // A role that is, or is not, of a kind is filled.
    const asked = parts.filter(({ negated, kind }) => kind !== null || !negated);
    const subjects = asked.map(({ subject }) => subject);
    return mode === 'all'
      ? looseSlots(node.body, new Set([...sure, ...subjects]), groups)
      : looseSlots(node.body, sure, asked.length === parts.length ? [...groups, subjects] : groups);
  });
}

/** Names of values (`min`, `temp`, `count.patties` …) that a parsed text uses. */
export function slotValues(nodes: readonly SlotNode[], into: Set<string> = new Set()): Set<string> {
  for (const node of nodes) {
    if (node.type === 'value') into.add(node.name);
    if (node.type === 'when') slotValues(node.body, into);
  }
  return into;
}

/** Roles of which a parsed text says something in one form (`water`). */
export function slotsOfForm(nodes: readonly SlotNode[], form: string): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'when') return slotsOfForm(node.body, form);
    return node.type === 'roles' && node.form === form ? node.roles : [];
  });
}

/** One food as the text refers to it. */
export interface SlotItem {
  /** Short name in its number: "onions", "rice". */
  readonly name: string;
  readonly singular: string;
  readonly plural: boolean;
  readonly title: string;
  /** What a menu calls it where it stands by itself: "Pork Chops with Apples". Absent = its name. */
  readonly menu?: string;
  /** Amount and name for a share of the whole: "2 tablespoons olive oil". */
  quantity(share: number): string;
  /** The water in which it swells, "300 ml water", with a word before "water" where there is one. */
  water(how: string): string;
}

/** What the realiser knows when it fills a text. */
export interface SlotScope {
  /** The foods in a role; empty = not filled. */
  items(role: string): readonly SlotItem[];
  isKind(role: string, kind: string): boolean;
  readonly skill: string;
  hasTool(tool: string): boolean;
  value(name: string): string;
}

/** Fills slotted text. Sentences come out tidied and capitalised. */
export function renderSlots(nodes: readonly SlotNode[], scope: SlotScope): string {
  return tidySentences(capitalise(renderNodes(nodes, scope).trim()));
}

/** Fills a fragment (a cue, a title) without touching its first letter. */
export function renderFragment(nodes: readonly SlotNode[], scope: SlotScope): string {
  return renderNodes(nodes, scope)
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:])/g, '$1')
    .trim();
}

function renderNodes(nodes: readonly SlotNode[], scope: SlotScope): string {
  let out = '';
  for (const node of nodes) {
    if (node.type === 'text') out += node.text;
    else if (node.type === 'value') out += scope.value(node.name);
    else if (node.type === 'when')
      out += passes(node.test, scope) || isForgotten(node, nodes, scope) ? renderNodes(node.body, scope) : '';
    else out += renderRoles(node, scope);
  }
  return out;
}

/**
 * Whether words that tell of others as well would be lost with a role that is absent here, though its author counted on it:
 * of "[vinegar=lime-juice: {beans}][vinegar!=lime-juice: {beans, vinegar}]" the beans go into the pot without any vinegar too.
 */
function isForgotten(
  { test, body }: Extract<SlotNode, { type: 'when' }>,
  siblings: readonly SlotNode[],
  scope: SlotScope,
): boolean {
  const [part] = test.parts;
  if (test.parts.length !== 1 || part === undefined || !part.negated || part.kind === null) return false;
  const { subject } = part;
  if (isNoRole(subject) || scope.items(subject).length > 0) return false;
  const told = siblings.flatMap((node) => (node.type === 'when' ? node.test.parts : []));
  const isOneOfTwo = told.some((one) => one.subject === subject && !one.negated && one.kind !== null);
  const isTold = told.some((one) => one.subject === subject && one.negated && one.kind === null);
  return (
    isOneOfTwo &&
    !isTold &&
    [...slotRoles(body)].some((role) => role !== subject && scope.items(role).length > 0)
  );
}

/** So many drink from one load of a blender. */
const few: ReadonlySet<string> = new Set(['one', 'two', 'three', 'four']);

function passes(test: SlotTest, scope: SlotScope): boolean {
  const holds = (part: SlotTest['parts'][number]): boolean => {
    if (part.subject === 'skill') return (scope.skill === part.kind) !== part.negated;
    if (part.subject === 'tool')
      return scope.hasTool((part.kind ?? '').replaceAll('-', ' ')) !== part.negated;
    if (part.subject === 'diners') return (scope.value('diners') === part.kind) !== part.negated;
    if (part.subject === 'servings') {
      const said = scope.value('servings');
      if (part.kind === 'many') return few.has(said) === part.negated;
      return (said === 'one') === ((part.kind === 'one') !== part.negated);
    }
    const filled = scope.items(part.subject).length > 0;
    if (part.kind === null) return filled !== part.negated;
    return filled && scope.isKind(part.subject, part.kind) !== part.negated;
  };
  return test.mode === 'all' ? test.parts.every(holds) : test.parts.some(holds);
}

function renderRoles(node: Extract<SlotNode, { type: 'roles' }>, scope: SlotScope): string {
  const items = node.roles.flatMap((role) => scope.items(role));
  if (items.length === 0) return '';
  const many = items.length > 1 || items[0]!.plural;
  switch (node.form) {
    case 'n':
      return joinList([...new Set(onceNamed(items).map((item) => item.name))]);
    case 's':
      return joinList(items.map((item) => item.singular));
    case 'q':
      return joinList(items.map((item) => item.quantity(node.argument === '' ? 1 : Number(node.argument))));
    case 'water':
      return items[0]!.water(node.argument);
    case 'T':
      return titleCase(joinList([...new Set(items.map((item) => item.title))].slice(0, mostIn(node))));
    case 'Ts':
      return titleCase(
        joinList([...new Set(items.map((item) => item.menu ?? item.name))].slice(0, mostIn(node))),
      );
    case 'A':
      return titleCase(items[0]!.name.replace(flavorOf, ''));
    case 'it':
      return many ? 'them' : 'it';
    case 'they':
      return many ? 'they' : 'it';
    case 'its':
      return many ? 'their' : 'its';
    case 'this':
      return many ? 'these' : 'this';
    case 'is':
      return many ? 'are' : 'is';
    case 'was':
      return many ? 'were' : 'was';
    case 'has':
      return many ? 'have' : 'has';
    case 'v':
      return many ? node.argument : conjugate(node.argument);
    default:
      return `the ${joinList([...new Set(onceNamed(items).map((item) => item.name))])}`;
  }
}

/** How many things a list of a title names: what its author says (`{veg, fruit | Ts 2}`), and three at most. */
const mostIn = ({ argument }: { readonly argument: string }): number =>
  argument === '' ? 3 : Math.min(3, Number(argument));

/** Words before and behind a flavor that a menu leaves away. */
const flavorOf =
  /^(?:dried|ground|fresh|prepared) | (?:seeds?|powder|juice|leaves|paste|sauce|zest|seasoning|syrup)$|(?<=^dijon) mustard$/gi;

/** Third person singular: look → looks, catch → catches, dry → dries. */
function conjugate(verb: string): string {
  const [head = '', ...rest] = verb.split(' ');
  const form = /(?:s|x|z|ch|sh|o)$/.test(head)
    ? `${head}es`
    : /[^aeiou]y$/.test(head)
      ? `${head.slice(0, -1)}ies`
      : `${head}s`;
  return [form, ...rest].join(' ');
}
