/** What must hold of every dish that is told anew, or it is not handed out. */
import { actionNature } from '../../dishes/actions.ts';
import { singularName } from '../../text/naming.ts';
import type { Part } from '../read/parts.ts';
import type { Ask, Told } from './telling.ts';

/** Words that stand for several foods at once. */
const together =
  /\b(?:everything|all (?:of )?(?:the|it|them)|ingredients|mixture|dough|batter|filling|marinade|rub|seasonings?|spices|spice mix|sauce|dressing|glaze|topping|crumble|toppings|vegetables|herbs|fruit|aromatics|meats?)\b/i;
/** From here on a food is missed when nobody names it, in grams. */
const missedGrams = 20;

const words = ({ item, food, whole, safe }: Part): readonly string[] =>
  // By its line, its name or its sort: the cheddar is the cheese, and a whole chicken the bird.
  [
    item.text,
    food?.name ?? '',
    food?.plural ?? '',
    ...(food?.ancestors ?? []),
    ...(safe === null || safe.kind === 'egg' || safe.kind === 'fish'
      ? []
      : whole
        ? [safe.kind === 'poultry' ? 'bird' : 'joint', 'meat']
        : []),
  ]
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => singularName(word).slice(0, 6));

/**
 * Foods that an instruction of the source named and that no instruction of the new text names, by themselves or among
 * others.
 */
export function lostFoods(
  { clauses, parts, understood }: Pick<Ask, 'clauses' | 'parts' | 'understood'>,
  told: Told,
): readonly string[] {
  const named = new Set(clauses.flatMap((one) => one.names));
  const gone = new Set([
    ...(told.left ?? []),
    ...(told.lines ?? []).flatMap(({ key, line }) => (key !== null && line === null ? [key] : [])),
  ]);
  const text = told.steps
    .map((one) => one.text)
    .join('\n')
    .toLowerCase();
  const collected = together.test(text);
  // By what its author calls it: "crumbs" are the breadcrumbs of the list.
  const called = (part: Part): boolean =>
    understood.steps.some(({ mentions }) =>
      mentions.some(
        ({ key, text: said, kind }) =>
          key === part.key && kind !== 'pronoun' && said.length > 3 && text.includes(said.toLowerCase()),
      ),
    );
  // Fish that is diced and then never goes in: what stands of it is the old work ahead of the heat.
  const hot = new Set(
    clauses.flatMap(({ step, actions }) => (actions.some((one) => actionNature[one].heats) ? [step] : [])),
  );
  const old = new Set(understood.source.instructions.filter((_, step) => !hot.has(step)));
  const afterwards = told.steps
    .map((one) => one.text)
    .filter((one) => !old.has(one))
    .join('\n')
    .toLowerCase();
  const neverIn = (part: Part): boolean =>
    part.safe !== null &&
    part.safe.kind !== 'egg' &&
    part.grams >= 100 &&
    clauses.some(({ step, names }) => hot.has(step) && names.includes(part.key)) &&
    !together.test(afterwards) &&
    !words(part).some((word) => afterwards.includes(word));
  return (
    parts
      .filter((part) => named.has(part.key) && part.grams >= missedGrams && !gone.has(part.key))
      .filter((part) => neverIn(part) || (!called(part) && !words(part).some((word) => text.includes(word))))
      // Meat is told by name; what is stirred into a sauce or a dough need not be.
      .filter((part) => !collected || (part.safe !== null && part.safe.kind !== 'egg' && part.grams >= 100))
      .map(({ item }) => item.text)
  );
}

/** Words that take in whatever the list has. */
const allOfIt =
  /\b(?:everything|all (?:of )?(?:the |other |remaining )*ingredients|(?:all )?the rest|remaining ingredients)\b/;

/**
 * Foods of any weight that an instruction of the source named and the new text does not: where the step that used them went
 * with its heat, they would stand in the list and go nowhere.
 */
export function unusedFoods(
  { clauses, parts }: Pick<Ask, 'clauses' | 'parts'>,
  told: Told,
): readonly string[] {
  const named = new Set(clauses.flatMap((one) => one.names));
  const changed = new Set(
    (told.lines ?? []).flatMap(({ key, line }) => (line === null && key !== null ? [key] : [])),
  );
  const text = told.steps
    .map((one) => one.text)
    .join('\n')
    .toLowerCase();
  if (allOfIt.test(text)) return [];
  return parts
    .filter(
      (part) =>
        named.has(part.key) &&
        !changed.has(part.key) &&
        !(told.left ?? []).includes(part.key) &&
        part.food?.id !== 'water' &&
        !words(part).some((word) => text.includes(word)),
    )
    .map(({ item }) => item.text);
}
