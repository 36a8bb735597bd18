/**
 * Salads, salsas and sauces of tins without heat: what the pan softened is steeped, what it woke in hot oil is stirred into
 * cold, and time to stand does what simmering did. No food of the list goes out with the heat.
 */
import { isKind } from '#food/ingredient';
import { joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import type { Clause } from '../model.ts';
import { callOf, isSoftHerb, isThinLiquid, type Part } from '../read/parts.ts';
import { isHeated, onlyFlame, stoveVessel } from './span.ts';
import { ownStep, reasonOf, retell, type Ask, type LineChange, type Told } from './telling.ts';

const sharp = /\b(?:onions?|shallots?|garlic|leeks?|scallions?|spring onions?)\b/i;
const garlic = /\bgarlic\b/i;
const powdered = /\b(?:powder|powdered|granulated|dried|flakes|ground|salt)\b/i;
const acid = /\b(?:vinegar|(?:lemon|lime) juice|lemons?|limes?)\b/i;
const seasons = /\b(?:salt|pepper|peppercorns|sugar)\b(?! (?:flakes|corns?))/i;
const vegetablePepper =
  /\b(?:bell|red|green|yellow|sweet|roasted|chil[il]|jalape)\w* peppers?\b|\bpeppers\b/i;
const wetTin = /\btomato(?:es)?\b/i;
const tin = /\b(?:tins?|cans?|tinned|canned|jars?)\b/i;
const cutVerb = /\b(?:chop|dice|slice|mince|grate|crush|shred)\b/i;
const cutAlready = /\b(?:chopped|diced|sliced?|minced|grated|crushed|shredded|julienned?)\b/i;
/** What only led up to the heat or away from it. */
const aroundHeat =
  /^\W*(?:and |then )*(?:remove|take|lift)\b[^.;]*\b(?:heat|stove|pan|pot|skillet)\b|\b(?:let|leave|allow)\b[^.;]*\bcool\b|^\W*(?:cover|uncover|stir(?: occasionally| often)?|reduce|drain the fat|meanwhile|while)\b[^.;]{0,25}$/i;
/** Only the old machine is got ready. */
const onlyPreheats =
  /^\W*(?:pre-?heat\b|(?:heat|turn on|set) (?:the |an |your )?(?:oven|broiler|grill|stove|burner|pan|skillet|pot)\b)/i;
const intoBowl =
  /^\W*(?:and |then )*(?:tip|transfer|scrape|pour|place|put|remove)\b(?: (?:it|them|the mixture|everything))? (?:in|into|to) (?:a|the) (?:\w+ )?bowl\W*$/i;
/** What goes in with the rest, and not on top at the table. */
const mixesIn =
  /\b(?:stir|mix|combine|whisk|pour|add|toss|fold|blend|season|squeeze|pur[eé]e|process|mash)\b/i;
const atTable = /\b(?:serve|garnish|scatter|sprinkle|top|plate|drizzle)\b/i;
const standsAlready = /\b(?:chill|refrigerat\w*|marinat\w*|overnight|(?:stand|rest|sit) for)\b/i;
/** What a hot dish does and a cold one does not. */
const heatWords =
  /,?\s*\buntil (?:it is |the [\w ]+ (?:is|are) )?(?:melted|wilted|bubbl\w+|hot|warm(?:ed)?(?: through)?|heated(?: through)?|thick\w*|softened|tender|reduced)\b/gi;
/** Grams of a clove, and of the rest of a dish that carries one raw. */
const cloveGrams = 4;
const carriesClove = 500;

const listed = (some: readonly Part[]): string =>
  joinList([...new Set(some.map((part) => `the ${callOf(part)}`))]);
const isFat = ({ food }: Part): boolean => food !== null && isKind(food, 'oil');
const isSharp = ({ item }: Part): boolean => sharp.test(item.text) && !powdered.test(item.name);
const isSpice = (part: Part): boolean =>
  part.food !== null &&
  !isSoftHerb(part.food) &&
  (isKind(part.food, 'spice') || powdered.test(part.item.text)) &&
  !tin.test(part.item.text) &&
  part.grams < 25;
const isSeasoning = ({ item, grams }: Part): boolean =>
  seasons.test(item.name) && !vegetablePepper.test(item.name) && grams < 30;

/** Raw garlic in an amount that a cold dish bears; null where it does already. */
function lessGarlic(ask: Ask, part: Part): LineChange | null {
  const rest = ask.parts.reduce((sum, one) => sum + (one === part ? 0 : one.grams), 0);
  const most = Math.max(1, Math.floor(rest / carriesClove));
  if (part.grams <= (most + 0.5) * cloveGrams) return null;
  return {
    key: part.key,
    line: most === 1 ? '1 small clove of garlic, grated' : `${most} small cloves of garlic, grated`,
    reason: reasonOf(ask, 'cold-garlic'),
    less: true,
  };
}

/** How the raw onion and garlic are cut: finely, as nothing softens them. */
function cutting(some: readonly Part[], isSauce: boolean, cut: ReadonlySet<string>): readonly string[] {
  const onions = some.filter(({ item }) => !garlic.test(item.text));
  const whole = onions.filter(({ item, key }) => !cutAlready.test(item.text) && !cut.has(key));
  const cloves = some.filter(
    (part) => garlic.test(part.item.text) && !cutAlready.test(part.item.text) && !cut.has(part.key),
  );
  return [
    ...(whole.length > 0 ? [`${isSauce ? 'Finely grate' : 'Very finely chop'} ${listed(whole)}.`] : []),
    ...(cloves.length > 0 ? [`Grate the garlic.`] : []),
  ];
}

/** The dish without heat; null where something in it only heat makes good. */
export function coldDressed(ask: Ask, isSauce: boolean): Told | null {
  const { understood, clauses, parts } = ask;
  const hot = clauses.flatMap((one, at) => (isHeated(one) && !onlyPreheats.test(one.text) ? [at] : []));
  if (hot.length === 0) return null;
  const [first, last] = [hot[0]!, hot.at(-1)!];
  const hotSteps = new Set(hot.map((at) => clauses[at]!.step));
  // What stands in a step of the heat is told anew, but for what comes ahead of it and after it.
  const isGone = ({ step, text }: Clause, at: number): boolean =>
    (hotSteps.has(step) && at >= first && at <= last) ||
    (at > first && (aroundHeat.test(text) || intoBowl.test(text))) ||
    onlyPreheats.test(text) ||
    onlyFlame.test(text);
  // What is only cut ahead of the heat has to go in still.
  const kept = new Set(
    clauses.flatMap((one, at) =>
      isGone(one, at) || (at < first && !mixesIn.test(one.text) && !/\b(?:put|place)\b/i.test(one.text))
        ? []
        : one.names,
    ),
  );
  const cut = new Set(clauses.slice(0, first).flatMap((one) => (cutVerb.test(one.text) ? one.names : [])));
  const dropped = new Set(clauses.flatMap((one, at) => (isGone(one, at) ? one.names : [])));
  const butter = parts.filter(({ food }) => food !== null && isKind(food, 'butter'));
  const water = parts.filter(
    ({ food, item }) => food?.id === 'water' || /\bbay lea(?:f|ves)\b/i.test(item.text),
  );
  const foods = parts.filter(
    (part) =>
      (dropped.has(part.key) || !kept.has(part.key)) && !butter.includes(part) && !water.includes(part),
  );
  if (
    foods.some(
      (part) => isThinLiquid(part.food) && !acid.test(part.item.text) && !isFat(part) && part.grams > 60,
    )
  )
    return null;
  const strong = [
    ...foods.filter((part) => isSharp(part) && !garlic.test(part.item.text)),
    ...foods.filter((part) => isSharp(part) && garlic.test(part.item.text)),
  ];
  const fats = foods.filter(isFat);
  const seasoning = foods.filter((part) => isSeasoning(part));
  const sours = foods.filter((part) => acid.test(part.item.name));
  const taken = new Set([...strong, ...fats, ...seasoning, ...sours]);
  const spices = foods.filter((part) => !taken.has(part) && isSpice(part));
  const rest = foods.filter((part) => !taken.has(part) && !spices.includes(part));
  const drained = isSauce
    ? []
    : rest.filter(
        ({ item }) => tin.test(item.text) && wetTin.test(item.text) && !/\bdrained\b/i.test(item.text),
      );
  const onions = strong.filter(({ item }) => !garlic.test(item.text));
  const cutsSour = parts.some(({ item }) => acid.test(item.name));
  const sour = sours.length > 0 || cutsSour || isSauce || onions.length === 0 ? null : '1 tbsp lemon juice';
  const steeped = [
    ...sours.map((part) => `the ${callOf(part)}`),
    ...(sour === null ? [] : ['the lemon juice']),
  ];
  const steps: string[] = [];
  if (strong.length > 0)
    steps.push(
      [
        ...cutting(strong, isSauce, cut),
        `Put ${listed(strong)} in a bowl with ${joinList([...steeped, 'a pinch of salt'])}, and leave ${strong.length > 1 || isPluralName(callOf(strong[0]!)) ? 'them' : 'it'} for 10 minutes to lose the raw bite.`,
      ].join(' '),
    );
  const oily = fats.length > 0;
  const tinned = new Set(drained);
  const sweet = rest.filter(({ food }) => food !== null && isKind(food, 'sugar'));
  const solid = rest.filter((part) => !sweet.includes(part));
  if (strong.length === 0 && solid.length === 0) {
    // A dressing that was boiled.
    const whole = [...sours, ...fats, ...sweet, ...spices, ...seasoning];
    if (whole.length > 1)
      steps.push(
        `Whisk ${listed(whole)} together${sweet.length > 0 ? ' for 2–3 minutes, until the sugar has dissolved' : ''}.`,
      );
  } else {
    if (spices.length > 0 && oily)
      steps.push(
        `${strong.length > 0 ? 'Meanwhile stir' : 'Stir'} ${listed(spices)} into ${listed(fats)}, so that the oil takes up the taste.`,
      );
    const dressing = [
      ...(oily ? [spices.length > 0 ? 'the spiced oil' : listed(fats)] : []),
      ...(strong.length === 0 ? steeped : []),
      ...(drained.length > 0 ? ['the kept juice'] : []),
    ];
    const folded = [
      ...solid.filter((one) => tinned.has(one)),
      ...solid.filter((one) => !tinned.has(one)),
      ...sweet,
    ];
    const loose = [...(oily ? [] : spices)];
    const bare = strong.length === 0 && dressing.length < 2;
    steps.push(
      [
        ...(drained.length > 0
          ? [`Drain ${listed(drained)} in a sieve, and keep 2 tablespoons of the juice.`]
          : []),
        ...(dressing.length === 0 || bare
          ? []
          : strong.length > 0
            ? [`Beat ${joinList(dressing)} into ${listed(strong.slice(0, 1))}.`]
            : [`Beat ${joinList(dressing)} together in a large bowl.`]),
        ...(folded.length + loose.length === 0
          ? []
          : bare
            ? [
                folded.length + loose.length + dressing.length > 1
                  ? `Stir ${joinList([...(folded.length > 0 ? [listed(folded)] : []), ...(loose.length > 0 ? [listed(loose)] : []), ...dressing])} together in a large bowl.`
                  : `Put ${listed([...folded, ...loose])} in a large bowl.`,
              ]
            : [`Gently ${isSauce ? 'stir' : 'fold'} in ${listed([...folded, ...loose])}.`]),
        ...(seasoning.length > 0 ? [`Season with ${listed(seasoning)}.`] : []),
      ].join(' '),
    );
  }
  const standing = clauses.some(
    ({ text }, at) => at > first && !isGone(clauses[at]!, at) && standsAlready.test(text),
  )
    ? null
    : isSauce
      ? 'Cover and leave it in the refrigerator for at least 1 hour, so that the tastes go into each other; stir and taste again for salt, and loosen it with a spoonful of water or oil if it is too thick.'
      : 'Leave it to stand for 20 minutes, folding it once, and taste again for salt.';
  // What is mixed in later stands with the rest.
  const mixed = clauses.findLastIndex(
    (one, at) => at > first && !isGone(one, at) && mixesIn.test(one.text) && !atTable.test(one.text),
  );
  const stand = standing === null ? [] : [`${ownStep}${standing}`, ownStep];
  const told = retell(
    ask,
    (clause, at) =>
      at === first
        ? [
            ...steps.filter((one) => one !== '').map((one) => `${ownStep}${one}`),
            ...(mixed < 0 ? stand : []),
            ownStep,
          ]
        : isGone(clause, at)
          ? 'drop'
          : at === mixed && stand.length > 0
            ? [`${clause.text.replace(/[\s,;]+$/, '')}.`.replace(/\.\.$/, '.'), ...stand]
            : null,
    (text) =>
      text
        .replace(stoveVessel, 'the bowl')
        .replace(/\b(?:baking|casserole|oven) dish\b/gi, 'bowl')
        .replace(heatWords, '')
        .replace(/^(\W*)(?:let )?cool(?: completely)?,? (?:and |then )+/i, '$1')
        .replace(/\b(serve)(?:,? (?:it )?(?:warm|hot|immediately while hot))\b/gi, '$1')
        .replace(/\b(the|this) (?:hot|warm) (?=\w)/gi, '$1 '),
  );
  const anew = new Set(steps);
  const lines: LineChange[] = [
    ...onions.flatMap(({ key, item }): LineChange[] =>
      isSauce && item.quantity !== null && item.quantity >= 2 && item.unit === null
        ? [
            {
              key,
              line: item.text
                .replace(/^\s*\d+\s+onions/i, '1/2 onion')
                .replace(/^\s*\d+\s+shallots/i, '1 shallot'),
              reason: reasonOf(ask, 'cold-onion'),
              less: true,
            },
          ]
        : [],
    ),
    ...strong.flatMap((part) => {
      const less = garlic.test(part.item.text) ? lessGarlic(ask, part) : null;
      return less === null ? [] : [less];
    }),
    ...(sour === null ? [] : [{ key: null, line: sour, reason: reasonOf(ask, 'cold-steep') }]),
    ...[...butter, ...water]
      .filter(({ key }) => !kept.has(key))
      .map(({ key }): LineChange => ({ key, line: null, reason: reasonOf(ask, 'cold-heat-only') })),
  ];
  return {
    dish: 'raw',
    title: `No-Cook ${understood.source.title}`,
    steps: told
      .map(({ text, from }) => ({
        text: text.trim(),
        // The new sentences stand for all that the pan did.
        from: anew.has(text) ? [...new Set([...from, ...hotSteps])] : from,
      }))
      .filter(({ text }) => text !== ''),
    lines,
    ideas: [],
    method: reasonOf(ask, 'cold-tinned-how'),
    words: reasonOf(ask, strong.length > 0 ? 'cold-dressed' : 'cold-whisked'),
    gone: reasonOf(ask, 'cold-whisked'),
  };
}
