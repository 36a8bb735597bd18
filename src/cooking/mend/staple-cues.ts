import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Cue } from './cues.ts';
import { nameOf, sortOf } from './sorts.ts';
import { sentenceAt } from './place.ts';

/** "Boil the potatoes", "hard boil 4 eggs": the verb has the food for its object. */
const boils =
  /(?:^|[.;,:]\s+|\b(?:and|then)\s+)(?:meanwhile,?\s+)?(hard[- ]?boil|boil|cook|steam|simmer)\s+(?:up\s+)?(?:the\s+|your\s+|all(?: the)?\s+|\d+\s+)?(?:[\p{L}-]+\s+)?$/iu;
/** A time or a sign says it already. */
const said =
  /\d\s*(?:-|–|to|min|h|sec)|\b(?:until|till|al dente|done|tender|soft|package|packet|according|instructions?|directions?|minutes?|hours?|per|as usual|precooked|ahead)\b/i;
/** Behind the food: the water that it boils in, or what is done next; anything else cooks along by its own clock. */
const behind =
  /^(\s+(?:whole|unpeeled|separately|first|without peeling(?: them)?|in (?:their|the) skins?|(?:in|with)\s+(?:[\p{L}-]+\s+){0,4}?(?:water|pot|pan|saucepan|brine|broth|stock|steamer)))*(?=\s*(?:[.,;!]|$|and\s+(?:peel|drain|let|leave|cool|rinse|strain|mash|set|chop|cut|dice|slice|reserve|put|keep|shred)|then\b))/iu;
/** Potatoes in their skins are whole. */
const whole =
  /\b(?:unpeeled|without peeling|skins?|jackets?|whole|and peel|then peel|peel (?:them|the potatoes))\b/i;
const baked = /\b(?:bake|oven|gratin|broil)\b/i;

/**
 * Potatoes, eggs, pasta, rice, grains, pulses and vegetables that a step only says to boil: the sign by which a cook
 * knows that they are done, and the minutes that they usually take.
 */
export function stapleCues({ source, steps, recipe, grounded }: UnderstoodRecipe): readonly Cue[] {
  return steps.flatMap((reading, step): readonly Cue[] => {
    const text = source.instructions[step]!;
    const next = source.instructions[step + 1] ?? '';
    if (reading.durations.length > 0 || recipe.steps[step]!.celsius !== null) return [];
    if (/^\W*(?:cook|boil|simmer|when|once|wait|after)\b/i.test(next) && said.test(next)) return [];
    return reading.mentions.flatMap(({ key, kind, start, end }): readonly Cue[] => {
      if (kind !== 'name' && kind !== 'head') return [];
      const verb = boils.exec(text.slice(0, start))?.[1]?.toLowerCase();
      const [from, to] = sentenceAt(text, start);
      const line = grounded.find((one) => one.key === key);
      const food = line?.ingredient.food ?? null;
      if (verb === undefined || line === undefined || food === null || said.test(text.slice(from, to)))
        return [];
      const tail = behind.exec(text.slice(end));
      if (tail === null) return [];
      const own = boiledUntil(
        food,
        verb,
        whole.test(text.slice(start)),
        baked.test(laterText(source.instructions, step)),
      );
      if (own === null) return [];
      const at = end + tail[0].length;
      return [{ name: nameOf(line), insertion: { step, start: at, end: at, text: ` ${own}` } }];
    });
  });
}

const laterText = (texts: readonly string[], step: number): string => texts.slice(step + 1).join(' ');

/** "until tender (15–20 minutes)", a form that any sentence bears; null where the table does not know. */
export function boiledUntil(food: Food, verb: string, inSkin: boolean, bakedLater: boolean): string | null {
  if (isKind(food, 'egg'))
    return verb === 'boil'
      ? 'until hard (10–12 minutes)'
      : verb.startsWith('hard')
        ? 'for 10–12 minutes'
        : null;
  const method = verb === 'steam' ? 'steam' : 'boil';
  const time = food.cooking.find((one) => one.method === method);
  if (time === undefined || verb === 'simmer' || verb.startsWith('hard')) return null;
  if (isKind(food, 'pasta') || isKind(food, 'noodle'))
    return bakedLater
      ? 'until not quite al dente (a minute or two less than its packet says)'
      : 'until al dente (as long as its packet says)';
  // Another grain may take its place, and takes its own time.
  if (sortOf(food) === 'side' || isKind(food, 'grain')) return 'until tender (as long as its packet says)';
  // "Cook the carrots" may mean the pan.
  if (verb === 'cook' && !isKind(food, 'potato') && !isKind(food, 'legume')) return null;
  const [least, most] = isKind(food, 'potato') && inSkin ? [20, 30] : time.minutes;
  const sign = isKind(food, 'potato') ? 'tender when pierced' : (time.cue ?? 'tender');
  return `until ${sign} (${least}–${most} minutes)`;
}
