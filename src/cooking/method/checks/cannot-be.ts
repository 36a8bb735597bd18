/** What the converted steps tell and no kitchen can do: frying in a basket, two pots in one, a foam of egg white in steam. */
import { machineNoun } from '../words.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { MethodAdaptation } from '../model.ts';

const inBasket =
  /\b(?:side of|saut[eé]|stir[- ]?fry|deglaze|fry)\b[^.;]*\b(?:steamer|steamer basket|air-fryer basket)\b/i;
const pastaInPot =
  /\b(?:pasta|noodles|macaroni|spaghetti|penne)\b[^.;]*\bin the (?:rice cooker|pressure cooker|slow cooker)\b/i;
const ownPan = /\b(?:frying pan|skillet|saut[eé] pan|the pan)\b/i;
const besides = /\bwhile\b[^.;]*\b(?:cook\w*|simmer\w*|fry\w*)\b|\bal dente\b/i;
const stiff =
  /\bwhites?\b[^.;]*\b(?:stiff\w*|peaks|frothy|foamy)\b|\bfold\b[^.;]*\b(?:egg )?whites\b|\bbeaten stiff\b/i;
const steamy: ReadonlySet<string> = new Set(['pressureCooker', 'slowCooker', 'riceCooker', 'steamer']);
const foamed = /\b(?:omelet(?:te)?s?|souffl[eé]s?|meringues?|pavlova|fluffy)\b/i;

/** Why the steps cannot be done as they are told; null where nothing of the kind is found. */
export function cannotBe({ source }: UnderstoodRecipe, { method, text }: MethodAdaptation): string | null {
  const old = source.instructions.join('\n');
  const now = text.instructions.join('\n');
  const noun = machineNoun[method];
  if (inBasket.test(now) && !inBasket.test(old))
    return `What is stirred in oil and thickened in its sauce needs a pan; the ${noun} would cook no more than a part of it, and the rest stands on what the pan does.`;
  if (
    pastaInPot.test(now) &&
    !pastaInPot.test(old) &&
    ownPan.test(old) &&
    besides.test(old) &&
    !ownPan.test(now)
  )
    return `The pasta and what it is eaten with cook in two pots at the same time, and the ${noun} is one.`;
  if (
    method === 'pressureCooker' &&
    /\bdrain\b/i.test(old) &&
    /\bboil\b[^.;]*\b(?:water|until|till|%)/i.test(old) &&
    /\blayer\b[^.;]*\brice\b/i.test(now) &&
    !/\b(?:water|stock|broth|milk)\b[^.;]*\bover\b|\b(?:pour|add)\b[^.;]*\b(?:water|stock|broth)\b/i.test(now)
  )
    return 'The rice is half boiled in much water and drained before it steams in its layers; raw and dry it would scorch under pressure. The meat and its gravy could be pressure-cooked first, and layered with the boiled rice on the stove.';
  return steamy.has(method) &&
    foamed.test(source.title) &&
    stiff.test(`${old}\n${source.ingredients.join('\n')}`)
    ? 'Egg whites beaten stiff need dry, even heat to rise and hold; in steam they collapse and weep.'
    : null;
}

const vessels =
  /\b(?:dish|pan|pot|tin|bowl|tray|cooker|casserole|mug|jug|saucepan|skillet|dutch oven|basin|ramekins?)\b/i;
const dangles = /\b(?:put|pour|tip|place|add|lay|spread|spoon)\b[^.;]*?\b(?:in|into) it\b/i;
const pots: ReadonlySet<string> = new Set(['slowCooker', 'pressureCooker', 'riceCooker', 'dutchOven']);

const bareHeat =
  /^\W*(?:preheat )?\d{2,3} ?°? ?[CF]? (?:stove|pan|grill|slow cooker|pressure cooker|microwave|rice cooker|steamer)\W*\s*(?=$|[A-Z])/;

/** "400F oven." where there is none: the jotting goes. */
export function withoutBareHeat(made: MethodAdaptation): MethodAdaptation {
  if (!made.feasible || made.edits.length === 0) return made;
  const mend = (line: string): string =>
    line
      .split(/(?<=[.!?]) /)
      .filter((sentence) => !bareHeat.test(sentence))
      .join(' ');
  if (!made.text.instructions.some((line) => mend(line) !== line)) return made;
  return {
    ...made,
    text: { ...made.text, instructions: made.text.instructions.map(mend).filter((line) => line !== '') },
    edits: made.edits.map((edit) => ({
      ...edit,
      after: edit.after === null ? null : mend(edit.after) || edit.after,
    })),
  };
}

/** "Put the rice and the milk in it", where the dish that it was is told no more: it is the machine's own pot. */
export function inNamedPot(made: MethodAdaptation): MethodAdaptation {
  if (!pots.has(made.method) || !made.feasible || made.edits.length === 0) return made;
  const { instructions } = made.text;
  const at = instructions.findIndex((line) => dangles.test(line));
  if (at < 0 || instructions.slice(0, at + 1).some((line) => vessels.test(line))) return made;
  const mend = (line: string): string =>
    line.replace(dangles, (found) => found.replace(/\b(in|into) it$/i, `$1 the ${machineNoun[made.method]}`));
  return {
    ...made,
    text: {
      ...made.text,
      instructions: instructions.map((line, index) => (index === at ? mend(line) : line)),
    },
    edits: made.edits.map((edit) => ({ ...edit, after: edit.after === null ? null : mend(edit.after) })),
  };
}
