import { err, ok, type Result } from '#kernel/result';
import { skillLevels, type SkillLevel } from './vocabulary.ts';

/** A parsed `Condition` of a dish. */
export type ParsedCondition =
  | { readonly type: 'has' | 'no' | 'swapped'; readonly role: string }
  | { readonly type: 'is' | 'isnt'; readonly role: string; readonly kind: string }
  | { readonly type: 'skill'; readonly levels: readonly SkillLevel[] }
  | { readonly type: 'tool' | 'notool'; readonly tool: string };

/** What a condition is judged against. */
export interface ConditionScope {
  filled(role: string): boolean;
  swapped(role: string): boolean;
  isKind(role: string, kind: string): boolean;
  readonly skill: SkillLevel;
  hasTool(tool: string): boolean;
}

/** Parses one condition; the error is for the author. */
export function parseCondition(text: string): Result<ParsedCondition, string> {
  const [type, first, ...rest] = text.trim().split(/\s+/);
  if (first === undefined) return err(`condition "${text}" lacks a subject`);
  switch (type) {
    case 'has':
    case 'no':
    case 'swapped':
      return ok({ type, role: first });
    case 'is':
    case 'isnt':
      return rest[0] === undefined
        ? err(`condition "${text}" lacks a kind`)
        : ok({ type, role: first, kind: rest[0] });
    case 'tool':
    case 'notool':
      return ok({ type, tool: [first, ...rest].join(' ') });
    case 'skill': {
      const match = /^(>=|<=)?(\w+)$/.exec(first);
      const at = skillLevels.indexOf((match?.[2] ?? '') as SkillLevel);
      if (at < 0) return err(`condition "${text}" names no skill level`);
      const levels = skillLevels.filter((_, index) =>
        match?.[1] === '>=' ? index >= at : match?.[1] === '<=' ? index <= at : index === at,
      );
      return ok({ type, levels });
    }
    default:
      return err(`condition "${text}" is not understood`);
  }
}

const parsedTexts = new Map<string, ParsedCondition | null>();

/** Whether all conditions of a dish hold; their texts are parsed once. One that does not parse never holds. */
export function allHold(texts: readonly string[], scope: ConditionScope): boolean {
  return texts.every((text) => {
    let known = parsedTexts.get(text);
    if (known === undefined) {
      const parsed = parseCondition(text);
      parsedTexts.set(text, (known = parsed.ok ? parsed.value : null));
    }
    return known !== null && holds(known, scope);
  });
}

/** Whether a condition holds. */
function holds(condition: ParsedCondition, scope: ConditionScope): boolean {
  switch (condition.type) {
    case 'has':
      return scope.filled(condition.role);
    case 'no':
      return !scope.filled(condition.role);
    case 'swapped':
      return scope.swapped(condition.role);
    case 'is':
      return scope.filled(condition.role) && scope.isKind(condition.role, condition.kind);
    case 'isnt':
      return scope.filled(condition.role) && !scope.isKind(condition.role, condition.kind);
    case 'skill':
      return condition.levels.includes(scope.skill);
    case 'tool':
      return scope.hasTool(condition.tool);
    case 'notool':
      return !scope.hasTool(condition.tool);
  }
}

/**
 * The conditions that are left open once those about tools are judged: none of them where the step is shown whatever fills
 * the roles; null where the kitchen rules it out.
 */
export function leftOpen(
  when: readonly string[],
  hasTool: (tool: string) => boolean,
): readonly string[] | null {
  const open: string[] = [];
  for (const text of when) {
    const asked = /^(no)?tool (.+)$/.exec(text);
    if (asked === null) open.push(text);
    else if (hasTool(asked[2]!) === (asked[1] !== undefined)) return null;
  }
  return open;
}
