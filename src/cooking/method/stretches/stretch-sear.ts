/** Pieces that a pan browned for a quick sauce, browned by a machine of dry heat. */
import { isKind } from '#food/ingredient';
import { actionNature } from '../../dishes/actions.ts';
import { joinList } from '../../text/grammar.ts';
import { callOf, type Part } from '../read/parts.ts';
import { because, donenessOf, formatTemperature, sayMinutes, timeEdit } from '../plan.ts';
import { machineNoun } from '../words.ts';
import type { Method } from '../../vocabulary.ts';
import { checkFor, type ContextFor, type FoundStretch, type Reading } from './stretch-kinds.ts';

/** Machines that brown pieces by themselves: how they are called for, and how hot. */
export const dryMachines: Readonly<
  Partial<Record<Method, { readonly way: 'airfry' | 'roast' | 'grill'; readonly celsius: number }>>
> = {
  airFryer: { way: 'airfry', celsius: 200 },
  oven: { way: 'roast', celsius: 220 },
  convectionOven: { way: 'roast', celsius: 200 },
  toasterOven: { way: 'roast', celsius: 210 },
};

export const fries = /\b(?:cook|fry|sear|brown|saut[eé]|grill|crisp)\w*\b/i;
const isPiece = (part: Part | undefined): boolean =>
  part !== undefined && part.time !== null && part.grams >= 60;
const goesOnFrying =
  /^\W*(?:(?:and|then)\s+)*(?:flip|turn|stir|repeat|move|push|drain|remove|transfer|set aside)\b/i;
const opensFrying =
  /\b(?:oil|butter|pan|skillet|wok)\b|^\W*(?:and )?add the (?:meat ?balls|patties|koftas)\W*$/i;

/** Pieces that a pan browns before a quick sauce: the machine browns them, and the sauce keeps its pan. */
export function seared(
  [understood, clauses, parts]: Reading,
  target: Method,
  contextFor: ContextFor,
): FoundStretch | null {
  const { way, celsius } = dryMachines[target]!;
  const text = understood.recipe.steps.map((step) => step.text).join('\n');
  // "Add the meatballs": what they are made of is named no more.
  const shaped = /\b(meat ?balls|patties|koftas)\b/i.exec(text)?.[1]?.toLowerCase() ?? null;
  const minced = [...parts.values()].find(({ time, grams }) => time?.minced === true && grams >= 150) ?? null;
  const browns = (part: Part | undefined): boolean =>
    part !== undefined &&
    part.grams >= 150 &&
    part.time?.minutes[way] !== undefined &&
    !part.whole &&
    (part.time.minced !== true || shaped !== null) &&
    (part.safe !== null ? part.safe.kind !== 'egg' : part.food !== null && isKind(part.food, 'tofu'));
  const ofMince = (text: string): boolean =>
    minced !== null && shaped !== null && text.toLowerCase().includes(shaped);
  const at = clauses.findIndex(
    ({ names, text, step }, index) =>
      fries.test(text) &&
      !/\b(?:boil|simmer|steam|marinat)\w*\b/i.test(text) &&
      (names.some((key) => browns(parts.get(key))) ||
        ofMince(text) ||
        (clauses[index - 1]?.step === step &&
          clauses[index - 1]!.names.some((key) => browns(parts.get(key))))) &&
      names.every((key) => browns(parts.get(key)) || (parts.get(key)?.grams ?? 0) < 60),
  );
  if (at < 0) return null;
  const main = clauses[at]!;
  const key =
    [...main.names, ...(clauses[at - 1]?.names ?? [])].find((one) => browns(parts.get(one))) ?? minced!.key;
  const part = parts.get(key)!;
  const balls = part.time?.minced === true;
  // What simmers on in its sauce is a stew.
  const stews = clauses.some(
    ({ actions, minutes, step, text }, index) =>
      index > at &&
      (minutes?.[1] ?? 0) >= (balls ? 25 : 8) &&
      (actions.some(
        (action) => action === 'simmer' || action === 'boil' || action === 'braise' || action === 'stew',
      ) ||
        /\bcook\w*\b/i.test(text)) &&
      understood.steps[step]!.contents.includes(key),
  );
  if (stews) return null;
  let from = at;
  while (
    clauses[from - 1]?.step === main.step &&
    (clauses[from - 1]!.names.includes(key)
      ? /^\W*(?:then\s+)?(?:add|place|put|lay|slide|arrange)\b/i.test(clauses[from - 1]!.text)
      : opensFrying.test(clauses[from - 1]!.text) &&
        !/\b(?:squash|onion|garlic|vegetable)/i.test(clauses[from - 1]!.text))
  )
    from -= 1;
  let to = at;
  while (
    clauses[to + 1]?.step === main.step &&
    goesOnFrying.test(clauses[to + 1]!.text) &&
    clauses[to + 1]!.names.every((one) => one === key)
  )
    to += 1;
  // What goes into the pan with them goes on them; milk and sauces cannot.
  const others = [...new Set(clauses.slice(from, to + 1).flatMap(({ names }) => names))].flatMap((one) =>
    one === key ? [] : (parts.get(one) ?? []),
  );
  if (
    others.some(
      ({ food, grams }) =>
        food === null ||
        !(isKind(food, 'fat') || isKind(food, 'butter') || (isKind(food, 'seasoning') && grams < 20)),
    )
  )
    return null;
  // A roux is made in the fat that the meat was fried in: it stays with the sauce.
  const inDrippings = clauses.some(({ text: said }, index) => index > to && intoDrippings.test(said));
  const fats = inDrippings
    ? others.filter(({ food }) => food !== null && (isKind(food, 'fat') || isKind(food, 'butter')))
    : [];
  const dressing =
    others.length === fats.length
      ? '1 tablespoon of oil'
      : joinList(others.filter((one) => !fats.includes(one)).map((one) => `the ${callOf(one)}`));
  const context = contextFor(main, 'pieces', [part]);
  const name = balls && shaped !== null ? shaped : callOf(part);
  const many = /s$/.test(name);
  const minutes = part.time!.minutes[way]!;
  const temperature = formatTemperature(celsius);
  const done = donenessOf(main, context.source);
  const until = done === '' ? ' until golden' : done;
  const air = target === 'airFryer';
  const place = air
    ? 'in the air-fryer basket in a single layer'
    : 'on a lined, oiled baking sheet in a single layer';
  const fish = part.safe?.kind === 'fish';
  const core = [
    `Preheat the ${machineNoun[target]} to ${temperature}.`,
    `${fish || balls ? 'Brush' : 'Toss'} the ${name} with ${dressing} and lay ${many ? 'them' : 'it'} ${place}.`,
    `${air ? 'Air-fry' : 'Roast'} at ${temperature} for ${sayMinutes(minutes)}, ${fish ? '' : air && part.safe === null ? 'shaking the basket halfway, ' : 'turning once halfway, '}${until.trim()}.`,
  ];
  const check = checkFor([understood, clauses, parts], context, [part], core, at);
  // A sauce that was poured over them in the pan needs one.
  const sauced =
    balls &&
    clauses.some(
      ({ text, names }, index) =>
        index > to && /^\W*(?:(?:when|once)\b[^,]*, )?(?:pour|add|stir in)\b/i.test(text) && names.length > 0,
    );
  const moved = sauced ? [`Move the ${name} to a wide pan.`] : [];
  return {
    context,
    // Where other food was cooked in the pan before, all of it would be laid together by the plan of pieces.
    goesOn:
      clauses.some(
        ({ actions, step }, index) =>
          index < from &&
          step < main.step &&
          actions.some((action) => actionNature[action].heats) &&
          understood.steps[step]!.contents.some((one) => one !== key && isPiece(parts.get(one))),
      ) &&
      clauses.some(
        ({ actions }, index) => index > to && actions.some((action) => actionNature[action].heats),
      ),
    stretch: {
      from,
      to,
      sentences: [...core, ...(check === null ? [] : [check]), ...moved],
      later: [],
      lead: '',
      before: (text) => text,
      after: (text) =>
        (fats.length === 0
          ? text
          : text.replace(
              intoDrippings,
              (_, before: string, what: string) =>
                `${before}Melt ${joinList(fats.map((one) => `the ${callOf(one)}`))} in a large skillet over medium heat, whisk in ${what}`,
            )
        ).replace(
          /^(\W*)add (?:a little |some |more |another )*(?:more )?oil,?\s*/i,
          '$1Heat a little oil in the pan, then add ',
        ),
      check: null,
      add: [],
      edits: [timeEdit(context, sayMinutes(minutes), air ? 'air-fry-by-food' : 'roast-by-food')],
      safety: air ? [because(context.tables, 'air-fryer-load')] : [],
    },
  };
}

/** "Whisk the flour into the drippings." */
const intoDrippings =
  /^(\W*)(?:whisk|stir|sprinkle|mix) (the [\w -]{3,30}?) (?:in(?:to)?|over) the (?:pan )?(?:drippings|fat|juices)\b(?: in the (?:pan|skillet))?/i;
