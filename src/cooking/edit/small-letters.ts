import type { UnderstoodRecipe } from '../understand-recipe/model.ts';

/** Orders that changes put in: their first letter is the author's to choose. */
const order =
  /(^|[.!?]\s+)(Add|Stir|Mix|Season|Squeeze|Scatter|Put|Take|Cook|Whisk|Let|Serve|Grind|Steam|Boil|Pour|Work|Heat|Fold|Shape|Sprinkle|Drizzle|Toss|Lay|Brush|Bake|Cut|Keep|Fork|Return|With|No)(?=[ -]\p{L})/gu;

/** A first word that has its capital anywhere. */
const named =
  /^(?:Greek|Worcester|Dijon|Parmesan|Cheddar|Gruy|Italian|French|English|Thai|Chinese|Japanese|Mexican|Indian|Swiss|Canadian|Neufch|Monterey|Quorn|Marmite|I\b)/;

/** Whether an author begins every sentence with a small letter: "chop bacon, fry till crisp. add onion". */
const writesSmall = (instructions: readonly string[]): boolean =>
  instructions.length > 1 && instructions.every((text) => !/(?:^|[.!?]\s+)\W*\p{Lu}\p{Ll}/u.test(text));

/** Gives what was put into the steps the small letters of their author; a text with capitals stays as it is. */
export function smallLetters({ source }: UnderstoodRecipe): (text: string) => string {
  if (!writesSmall(source.instructions)) return (text) => text;
  return (text) =>
    (named.test(text) ? text : text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())).replace(
      order,
      (_, before: string, verb: string) => `${before}${verb.toLowerCase()}`,
    );
}
