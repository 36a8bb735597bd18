import type { Recipe } from '../recipe.ts';

const salt = String.raw`(?:(?:a|another) (?:small |good |large |big )?pinch of (?:the )?|[\d¼½¾⅓⅔⅛]+ teaspoons? |the (?:remaining |rest of the |last of the )?|a little (?:of the )?|half the (?:remaining )?|most of the (?:remaining )?|some of the (?:remaining )?|as much of the remaining )salt\b(?: as it needs| as needed)?`;
const rule = (pattern: string, instead: string): readonly [RegExp, string] => [
  new RegExp(pattern, 'gu'),
  instead,
];

/** How sentences take salt, and how they read without; the longer phrases first. */
const rules: readonly (readonly [RegExp, string])[] = [
  rule(String.raw`, adding ${salt}`, ''),
  rule(String.raw`, add ${salt},? and `, ' and '),
  rule(String.raw`, add ${salt}(?=[.,;])`, ''),
  rule(String.raw`,? and (?:salt|season) (?:it|them) with what is left[^.;]*`, ''),
  rule(
    String.raw`\b(?:Rub|Season|Sprinkle|Salt) ([^.,;]{3,40}?) (?:all over )?with ${salt}(?= and leave\b)`,
    'Pat $1 dry',
  ),
  rule(String.raw`,? (?:and )?(?:sprinkle|season|dust|salt)(?: [^.,;]{2,24}?)? with ${salt}(?=,)`, ''),
  // "Season with salt and the pepper" still seasons.
  rule(
    String.raw`\bwith ${salt}(?:,| and) (?=(?:the |a |\S+ teaspoons? )?(?:black |white )?pepper\b)`,
    'with ',
  ),
  rule(String.raw`(?:,|;)? and (?:season|sprinkle|salt) (?:[^.,;]{0,24} )?with ${salt}(?=[.,;])`, ''),
  rule(String.raw`(?<=^|[.!?] )(?:Season|Sprinkle|Salt|Rub) [^.;]{0,40}?with ${salt}[.;]\s*`, ''),
  rule(String.raw`, ${salt},? and `, ' and '),
  rule(String.raw`, ((?:(?! with )[^,.;]){1,40}),? and ${salt}`, ' and $1'),
  rule(String.raw`,? and ${salt}`, ''),
  rule(String.raw`\b${salt}, (?=(?:the |a |an |[\d¼½¾⅓⅔⅛]))`, ''),
  rule(String.raw`\b${salt} and (?=(?:the |a |an |[\d¼½¾⅓⅔⅛]))`, ''),
  rule(String.raw`,? with ${salt}`, ''),
  rule(String.raw`\b(?:taste|Taste) for salt\b(?: and (?:pepper|lemon))?`, 'taste'),
];

const isLeft = /\bsalt(?:s|ed|ing|y)?\b(?! (?:pork|cod|water))/i;
/** It speaks of what salt does, and takes none. */
const unsaltedWords = /\bunsalted\b|\bwithout salt\b|\bno salt\b/gi;

/** What is left of a sentence that took salt and nothing else. */
const torn =
  /\b(?:with|of|in|add|from|sprinkle|over) (?:and|or|pour|until|then|cook|fry|stir|bring|turn|leave|simmer|toss|roast|bake|poach|boil|add|put|cover|over|on)\b|\b(?:with|of|and|add|the|sprinkle|season|rub)[.,;]|\band and\b|\bwith [a-z]+ing\b|\b(?:Meanwhile|Then) and\b|^(?:[.,;]|and\b)/i;

/** A step's text that takes no salt; null where it cannot be said without it. */
export function saltless(text: string): string | null {
  let said = text;
  for (const [pattern, instead] of rules) said = said.replace(pattern, instead);
  said = said
    .replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\s{2,}/g, ' ')
    .trim();
  return said === '' || torn.test(said) || isLeft.test(said.replace(unsaltedWords, '')) ? null : said;
}

/** A recipe that takes only a pinch of salt, without it: who eats little salt is not to be told to add any. */
export function withoutPinch(recipe: Recipe): Recipe {
  const pinch = recipe.ingredients.find(({ food, text }) => food === 'salt' && /^a pinch of salt/.test(text));
  if (pinch === undefined || recipe.ingredients.some((item) => item !== pinch && item.food === 'salt'))
    return recipe;
  const texts = recipe.steps.map(({ text }) => (/salt/i.test(text) ? saltless(text) : text));
  if (texts.includes(null)) return recipe;
  return {
    ...recipe,
    ingredients: recipe.ingredients.filter((item) => item !== pinch),
    steps: recipe.steps.map((step, at) => ({
      ...step,
      text: texts[at]!,
      inputs: step.inputs.filter((key) => key !== pinch.key),
    })),
  };
}
