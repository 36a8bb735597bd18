import type { Recipe } from '../recipe.ts';

/** Something a reader of the finished recipe would stumble over. */
export interface ReadingProblem {
  readonly where: string;
  readonly problem: string;
}

const leftovers =
  /[{}[\]]|\bundefined\b|\bnull\b|\bNaN\b|  |\s[.,;:!?]|\(\s*\)|,,|\.\.|,\.|\bthe the\b|\band and\b|\bwith with\b|\b(?:with|of|from|into) and\b|\b(?:Add|Stir in|Fold in|Tip in|Put in) (?:with|until|and)\b|\bthe and\b|\b(?:and|the|with)\s*[.;]|\bthe,|\bthen, the\b|\b(?:stir|fold|drop) in and\b|\b(?:spoon|pour) over and the\b|(?<!\bto )\b(?:stir|fold) in\.|\bminutes, inside\b|(?:,|;|\band|\bis|\bare) (?:(?:well |long |far )?past|at)(?=[.,;])|\uE000/;

/**
 * Proof-reads a finished recipe as machines can: broken sentences, wrong agreement, an ingredient that no step uses,
 * a sentence said twice, an amount that no kitchen measures. Empty when nothing is found.
 */
export function proofread(recipe: Recipe): readonly ReadingProblem[] {
  const found: ReadingProblem[] = [];
  const say = (where: string, problem: string): void => void found.push({ where, problem });
  const texts: (readonly [string, string])[] = [
    ['title', recipe.title],
    ['description', recipe.description ?? ''],
    ...recipe.steps.map((step, index) => [`step ${index + 1} (${step.id})`, step.text] as const),
    ...recipe.tips.map((tip, index) => [`tip ${index + 1}`, tip] as const),
    ['storage', recipe.storage ?? ''],
    ...recipe.ingredients.map((item) => [`ingredient ${item.key}`, item.text] as const),
  ];
  for (const [where, text] of texts) {
    const broken = leftovers.exec(text);
    if (where === 'title' && /(?<!\p{L})(?:with|and|or|in|of|on|the|a)(?: \(|$)/iu.test(text))
      say(where, 'breaks off');
    if (where === 'description' && /\bwith,/.test(text)) say(where, 'has a hole');
    if (broken) say(where, `reads "${text.slice(Math.max(0, broken.index - 25), broken.index + 25)}"`);
    // A letter such as the ç of linguiça is no boundary of a word.
    const article = /(?<!\p{L})a [aeio]\w+/u.exec(
      text.replace(/(?<!\p{L})a (?:one|on|European|unit|use|out|in)\b/gu, ''),
    );
    if (article) say(where, `article: "${article[0]}"`);
    if (/(?:^|[.!?] )\p{Ll}/u.test(text) && !where.startsWith('ingredient'))
      say(where, 'a sentence begins with a small letter');
  }
  for (const [where, text] of texts.filter(
    ([name]) => name.startsWith('step') || name.startsWith('tip') || name === 'description',
  )) {
    if (text.trim() === '') say(where, 'is empty');
    else if (!/[.!?]$/.test(text)) say(where, 'does not end like a sentence');
  }
  found.push(...bookkept(recipe.steps));
  const opening = recipe.steps.find(({ phase, action }) => phase !== 'prep' && action !== 'preheat');
  if (
    opening !== undefined &&
    opening.text.startsWith('Meanwhile') &&
    recipe.steps.indexOf(opening) < 2 &&
    // Rice that soaks leaves a cook time.
    recipe.steps
      .slice(0, recipe.steps.indexOf(opening))
      .every(({ minutes, activeMinutes }) => minutes - activeMinutes < leastWait)
  )
    say(opening.id, 'begins with "Meanwhile" while nothing goes on');
  const sentences = new Map<string, string>();
  for (const step of recipe.steps) {
    for (const sentence of step.text.split(/(?<=[.!?])\s+/)) {
      const known = sentences.get(sentence);
      if (known !== undefined && sentence.length > 30)
        say(step.id, `repeats a sentence of ${known}: "${sentence}"`);
      sentences.set(sentence, step.id);
    }
  }
  const told = recipe.steps
    .filter(({ id }) => id !== 'prep' && id !== 'prep-2')
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  const touched = new Set(recipe.steps.flatMap((step) => step.inputs));
  for (const item of recipe.ingredients) {
    if (!touched.has(item.key)) say(`ingredient ${item.key}`, 'is used in no step');
    else if (!spokenOf(item.name, told)) say(`ingredient ${item.key}`, `${item.name}: no step says its name`);
    if (item.grams === null || !(item.grams > 0)) say(`ingredient ${item.key}`, 'has no weight');
    if (item.quantity !== null && item.quantity > 0 && !measurable(item.quantity))
      say(`ingredient ${item.key}`, `${item.quantity} ${item.unit ?? ''} cannot be measured`);
  }
  for (const step of recipe.steps) {
    const heated = step.station === 'burner' || step.station === 'oven';
    if (
      heated &&
      step.action !== 'preheat' &&
      step.minutes >= 3 &&
      !/\d+(?:[–½-]\d*)? (?:minutes?|hours?|seconds)|½ hours|\bhour\b/.test(step.text)
    )
      say(step.id, 'is on the heat for minutes and does not say how long');
    if (step.phase === 'cook' && step.minutes < step.activeMinutes)
      say(step.id, 'has more hands-on minutes than minutes');
  }
  return found;
}

/**
 * How a cook does not speak of parts: "½ teaspoon of the salt", "half of what is left of the oil", and the same remainder
 * twice. What lies in a pan already may be spoken of so.
 */
const bookkeeping =
  /[\d½¼¾⅓⅔⅛] (?:g|ml|teaspoons?|tablespoons?) of the (?!\p{L}+ (?:from|in|out of) the )|\b(?:half|most|a third|all but a \w+) of what is left of the |\b(?:good|big|generous) pinch of the /u;
const remainder = /\bthe remaining (salt|oil|olive oil|butter|sugar|stock|soy sauce|flour)\b/g;

/** Parts of foods as a book-keeper tells them. */
function bookkept(steps: Recipe['steps']): readonly ReadingProblem[] {
  const found: ReadingProblem[] = [];
  const seen = new Map<string, string>();
  for (const { id, text } of steps) {
    const told = bookkeeping.exec(text);
    if (told !== null) found.push({ where: id, problem: `counts like a book-keeper: "${told[0]}"` });
    for (const [said] of text.matchAll(remainder)) {
      const before = seen.get(said);
      // "Half the remaining oil" leaves some for the next.
      if (before !== undefined && before !== id) found.push({ where: id, problem: `${said} went in before` });
      if (!new RegExp(String.raw`(?:half|of|third|share|enough|[Kk]eep) ${said}`).test(text))
        seen.set(said, id);
    }
  }
  return found;
}

/** Minutes in which something goes on by itself. */
const leastWait = 3;

/** Whether a text names a food by any of its words: "the chicken" for chicken thighs; cut up, a steak is beef. */
function spokenOf(name: string, told: string): boolean {
  const words: string[] = name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  if (words.some((word) => /^steaks?$/.test(word))) words.push('beef');
  if (words.some((word) => /ribs$/.test(word))) words.push('ribs');
  const stem = (word: string): string => word.replace(/(?:oes|es|s|ves|ies|y)$/, '');
  return words.some((word) => told.includes(stem(word))) || words.length === 0 || together.test(name);
}

/** Named in a group: the herbs, the dry ingredients; water that something boils in. */
const together = /^(?:water|ice)$/;

/** Whole numbers, halves, thirds, quarters and eighths; anything on a scale. */
function measurable(quantity: number): boolean {
  if (quantity >= 5) return Math.abs(quantity * 20 - Math.round(quantity * 20)) < 0.02;
  return [1, 2, 3, 4, 8, 10, 20].some(
    (parts) => Math.abs(quantity * parts - Math.round(quantity * parts)) < 0.02,
  );
}
