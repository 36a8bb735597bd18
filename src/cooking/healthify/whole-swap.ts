/** A food that goes whole for another: what comes in, what the steps say of it, and whether the title stays true. */
import type { GroundedLine } from '#food/ground';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Edit } from '../edit/model.ts';
import { nameKeys } from '../understand-recipe/tokens.ts';
import type { HealthFocus } from '../vocabulary.ts';
import type { MoveParts } from './move.ts';
import { wholeCans } from './partial-edits.ts';
import { qualified } from './qualified.ts';
import type { SwapRule } from './rules.ts';
import { starchAway } from './starch-away.ts';
import { swapEdit, type Incoming } from './swap-edit.ts';
import { boils } from './use.ts';

/** The edits of a swap that leaves nothing of the old food. */
export function wholeEdits(
  rule: SwapRule,
  line: GroundedLine,
  grams: number,
  scaled: readonly Incoming[],
  soaked: readonly string[],
  apart: boolean,
  first: boolean,
  food: Food,
  parts: MoveParts,
): readonly Edit[] {
  const plain = swapEdit(
    { ...rule, method: suitedMethod(rule.method, line.key, parts) },
    line,
    grams,
    scaled,
  );
  const away =
    first && parts.focus === 'lowCarb' ? starchAway(rule, plain, line, parts.understood, apart) : null;
  const before = away === null ? (apart ? null : rule.before) : away.before;
  return [
    away?.swap ?? plain,
    ...(away?.edits ?? []),
    ...soaked.map((key): Edit => ({ kind: 'remove', key, reason: 'It was there to soak it' })),
    ...(rule.renames || away !== null ? [] : keepTitle(food, line, scaled[0]!.food, parts)),
    // What is boiled nowhere gets its own step in front.
    ...(before === null
      ? []
      : [
          {
            kind: 'insert-step' as const,
            after: null,
            text: before.replace('{it}', scaled[0]!.name ?? scaled[0]!.food.name),
            reason: rule.why,
          },
        ]),
  ];
}

/** "Takes 2 minutes longer" where the packet says how long. */
const ofMinutes = /\btakes? (?:\S+ ){1,3}minutes longer\b|\bis done in\b/i;
const byPacket = /\b(?:package|packet|box|pack)\b/i;
/** What is said of boiling alone. */
export const ofBoiling = /\b(?:boil|splits?|splitting|curdles?)\b/i;

/** What is said to the cook, where it says something: not of boiling what is stirred in cold, nor minutes beside the packet's. */
function suitedMethod(method: string | null, key: string, parts: MoveParts): string | null {
  if (method === null || (ofBoiling.test(method) && !boils(key, parts))) return null;
  // "Serve over cooked tagliatelle": nobody boils it here.
  if (
    ofMinutes.test(method) &&
    !parts.understood.steps.some(
      ({ mentions }, at) =>
        mentions.some((one) => one.key === key) &&
        /\b(?:cook|boil|simmer|soak|prepare|add|bake)\b/i.test(parts.understood.source.instructions[at]!),
    )
  )
    return null;
  const told = parts.understood.steps.some(
    ({ mentions }, at) =>
      mentions.some((one) => one.key === key) && byPacket.test(parts.understood.source.instructions[at]!),
  );
  return told && ofMinutes.test(method) ? null : method;
}

/**
 * Whatever is swapped for health, the dish is still what its title says: rules admit nothing else. But thighs in a
 * title are no breasts, nor beef turkey.
 */
function keepTitle(food: Food, line: GroundedLine, to: Food, { understood }: MoveParts): readonly Edit[] {
  const { title } = understood.source;
  const named = new Set(nameKeys(title));
  const now = new Set(nameKeys(to.name));
  const old = [...nameKeys(food.name), ...nameKeys(line.parsed.name)];
  if (food.traits.some((trait) => flesh.has(trait)) && old.some((word) => named.has(word) && !now.has(word)))
    return [];
  return [{ kind: 'title', title, reason: 'The dish keeps its name' }];
}

/** "Bacon cubes", "lardons": what is bought cut, where its stand-in comes in slices. */
const diced = /\b(?:cubes|lardons?|dice)\b/i;

const flesh: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish', 'shellfish']);

/** From this loss on guests would call it another dish. Own rule. */
const anotherDish = 0.3;
const sugarless: ReadonlySet<HealthFocus> = new Set(['lowSugar', 'diabeticFriendly', 'lowCarb']);
const starchless: ReadonlySet<HealthFocus> = new Set(['lowCarb', 'diabeticFriendly']);

/** What a swap brings in for a line, or null where it is denied or would make another dish of it. */
export function incomingOf(
  rule: SwapRule,
  line: GroundedLine,
  old: Food,
  grams: number,
  { character, foods, deny, focus }: MoveParts,
): readonly Incoming[] | null {
  const incoming: Incoming[] = [];
  for (const { food: id, ratio } of rule.by) {
    if (id === 'same') {
      incoming.push({ food: old, name: line.ingredient.name, grams: grams * ratio });
      continue;
    }
    const food = foods.concrete(id);
    if (food === null || isKind(old, food.id) || deny(food) !== null) return null;
    // Who asks for whole food or less of everything asks for no sweetener out of a factory.
    if (food.id === 'erythritol' && (focus === undefined || !sugarless.has(focus))) return null;
    incoming.push({
      food,
      grams: wholeCans(food, grams * ratio),
      ...(rule.preparation === null
        ? diced.test(line.parsed.name) && isKind(food, 'meat')
          ? { preparation: 'cut into cubes' }
          : {}
        : { preparation: rule.preparation }),
      // The name is that of what takes the place, not of what comes along with it.
      ...(rule.called === null || incoming.some((part) => part.food !== old) ? {} : { name: rule.called }),
      ...(rule.qualifier === null ? {} : { name: qualified(rule.qualifier, line), sort: true }),
    });
  }
  const [main] = incoming;
  const [first] = rule.by;
  const stays = first?.food === 'same' ? first.ratio : null;
  // Strands of zucchini are no fettuccine Alfredo: only who gives up starch altogether is served so.
  if (
    stays === null &&
    rule.loss >= anotherDish &&
    character.keepShare(old) >= 0.5 &&
    (focus === undefined || !starchless.has(focus))
  )
    return null;
  // Who gives up starch altogether is served cauliflower for macaroni, and the title says so.
  const givenUp = rule.renames && focus === 'lowCarb' && rule.first.includes(focus);
  if (main !== undefined && givenUp) return incoming;
  if (main === undefined || !character.admits(old, main.food, rule.renames || rule.qualifier !== null))
    return null;
  // Half the pasta is no alfredo: who watches starch is served so, nobody else.
  if (
    stays !== null &&
    isKind(old, 'pasta') &&
    stays + 1e-9 < character.keepShare(old) &&
    character.fits.length > 0 &&
    (focus === undefined || !starchless.has(focus))
  )
    return null;
  // What is loosened with stock keeps the taste of butter at a third of it.
  const least = rule.least > 0 ? 0.33 : 0.5;
  return stays !== null && stays + 1e-9 < Math.min(character.keepShare(old), least) ? null : incoming;
}
