/** How a pressure cooker is told to fry. */
import type { Instruction } from './assemble.ts';
import type { PlanContext } from '../plan.ts';

/** What is fried in the cooker before its lid is locked needs its heat named once. */
export function onSaute(instructions: Instruction[], { target, browned }: PlanContext): Instruction[] {
  if (target !== 'pressureCooker' || !browned) return instructions;
  const locked = instructions.findIndex(({ text }) => /\block the lid\b/i.test(text));
  const before = instructions.slice(0, locked < 0 ? instructions.length : locked);
  const first = before.findIndex(({ text, hot }) => hot && /\bin(?:to)? the pressure cooker\b/i.test(text));
  if (first < 0 || before.some(({ text }) => /\bSauté(?!\p{L})/u.test(text))) return instructions;
  return instructions.map((one, at) => (at === first ? { ...one, text: withSaute(one.text) } : one));
}

/** Right before the first sentence that is about the cooker. */
function withSaute(text: string): string {
  const sentences = text.split(/(?<=[.;!]\s)/);
  const at = Math.max(
    0,
    sentences.findIndex((one) => /\bin(?:to)? the pressure cooker\b/i.test(one)),
  );
  return [...sentences.slice(0, at), 'Set the pressure cooker to Sauté. ', ...sentences.slice(at)].join('');
}

/** "Set the pressure cooker to Sauté … Set the pressure cooker to Sauté and simmer": it is on already. */
export const switchedOnce = (text: string): string =>
  text.replace(
    /(\bSet the pressure cooker to Sauté(?!\p{L})(?:(?!\b[Ll]ock the lid\b).)*?[.] )Set the pressure cooker to Sauté and (\p{L})/su,
    (_, before: string, letter: string) => `${before}Then ${letter}`,
  );
