import { isKind } from '#food/ingredient';
import { hasLongCooking } from '../edit/additions.ts';
import { shapeOf } from '../edit/can-do.ts';
import type { Edit } from '../edit/model.ts';
import { sharedTitle } from '../edit/shared-title.ts';
import { characterOf } from '../healthify/character.ts';
import { gramsPerUnit } from '../measures/amounts.ts';
import { isPluralName } from '../text/naming.ts';
import type { StepReading } from '../understand-recipe/model.ts';
import { besideFilling, fillsUp, rolled } from './beside-filling.ts';
import type { BudgetMove } from './budget-move.ts';
import { coats } from './coating.ts';
import {
  bornOfName,
  feeds,
  filledBy,
  gentle,
  isBean,
  isDealt,
  isPea,
  latePotatoes,
  lightly,
  losses,
  mashes,
  potatoesIn,
  stretchers,
} from './fill-ups.ts';
import { panOf, riceAlone, wholeCut } from './other-pan.ts';
import {
  chunkMinutes,
  minceStretch,
  peaPlace,
  peaStretch,
  simmeredBeans,
  unstirredWords,
} from './peas-and-beans.ts';
import { type BudgetScope, type PricedLine, isButchersPiece, isJoint, keptOf, priceOf } from './scope.ts';
import { secondCan } from './second-can.ts';

/** Where grated carrot would be a foreign body. */
const asian = /mapo|tofu|dan dan|larb|krapow|kra pao|thai|szechuan|sichuan|stir[- ]?fry/i;

/** Less meat than this for a whole dish is not stretched further. Own rule. */
const leastMeat = 150;

/** How each is used that is not used as its dish says. */
const ownWays: Readonly<Record<string, string>> = {
  'frozen-peas': 'Stir in the NAME and cook for 3 minutes, until hot.',
  potato: 'Cut the NAME into small dice and put THEM in with the sauce, to simmer for 15 minutes until soft.',
  'canned-white-beans': 'Drain and rinse the NAME and stir THEM in to heat through.',
};

/** Mash, rice or noodles that the stew is served with. */
const onThePlate =
  /\b(?:serve|with|over|on|alongside)\b[^.]*\b(?:mash(?:ed potato(?:es)?)?|rice|noodles|pasta|couscous|polenta|chips|potatoes)\b/i;

const neverStirred = new RegExp(`\\brice\\b[^]*${unstirredWords.source}`, 'i');

/** Rice, pasta and couscous fill the plate already: nobody cooks potatoes into that. */
const starches = ['rice', 'pasta', 'noodle', 'couscous', 'bulgur', 'quinoa', 'polenta', 'pearl-barley'];

/** What a wok or a bowl of noodles is seasoned with. A spoonful of plain soy sauce is in many a stew besides. */
const soySeasonings = [
  'hoisin-sauce',
  'oyster-sauce',
  'doubanjiang',
  'miso',
  'shaoxing-wine',
  'mirin',
  'ramen-noodles',
  'rice-noodles',
  'udon-noodles',
  'soba-noodles',
];

/** Less of it is a thickener or a garnish. Own rule. */
const leastStarch = 80;

/** At the table or in the freezer nothing is warmed through any more. */
const putAway = /\bserv(?:e|ing)\b|\b(?:freeze|freezer|store|containers?|leftovers)\b/i;

/** "Cook on a very low flame for 4 hours", where the meat went into the pot under another name. */
const longPot = (
  { key }: PricedLine,
  { understood: { steps, source, recipe } }: BudgetScope,
): StepReading | undefined => {
  const from = steps.findIndex(({ mentions }) => mentions.some((one) => one.key === key));
  return steps.findLast(
    (_, index) =>
      index >= from &&
      recipe.steps[index]!.minutes >= slowMinutes &&
      !/\b(?:rest|chill|marinat|soak|rise|oven|roast|bake|smoke)/i.test(source.instructions[index]!) &&
      !putAway.test(source.instructions[index]!),
  );
};

/** Small dice of carrot and potato are done in this time. */
const leastSimmerMinutes = 12;

/** What cooks for so long stands in its own juice. Own rule. */
const slowMinutes = 120;

/** Meat that cooks in a pot with something wet or in small pieces takes vegetables with it. */
const potStretch = [
  ['potato', 'canned-white-beans', 'carrot', 'cabbage'],
  'Cut the NAME into small dice and put THEM in with the meat.',
] as const;

/** Fish and shellfish share their plate of rice or pasta with peas; the pot is hot enough for them as they are. */
/** Garlic, oil and wine: what is so plain takes nothing beside its fish. */
const plainPasta = /scampi|aglio|vongole|puttanesca|fra diavolo|pad thai|singapore|bottarga/i;

const peaDish = /risotto|paella|pilaf|pilau|pasta|linguine|spaghetti|fettuccine|penne|tagliatelle|orzo|rice/i;

const curried: ReadonlySet<string> = new Set(['turmeric', 'garam-masala', 'curry-powder']);

/** Whether anything simmers in the dish. */
const wetSauce = ({ understood: { recipe } }: BudgetScope): boolean =>
  recipe.steps.some(({ action }) => /^(?:simmer|stew|braise|boil)$/.test(action ?? ''));

/** Something cheap that the dish does not have yet in the place of some of its meat; `without`: foods that are offered already. */
export function stretches(
  line: PricedLine,
  scope: BudgetScope,
  without: ReadonlySet<string> = new Set(),
): readonly BudgetMove[] {
  const { food } = line;
  const { source, steps, recipe } = scope.understood;
  const seafood = food.traits.includes('fish') || food.traits.includes('shellfish');
  if (!food.traits.includes('meat') && !seafood) return [];
  if (food.traits.includes('cured-meat') || line.grams < leastMeat || isJoint(line, scope)) return [];
  if (isButchersPiece(line, scope)) return [];
  // Beans are no crumbed cutlet: who gets none of the meat gets no dinner.
  if (
    characterOf(scope.understood, scope.health, scope.foods).words.has('coating') &&
    shapeOf(food) !== 'mince'
  )
    return [];
  // Half a bird cannot be jointed into eight.
  if (/^whole-/.test(food.id)) return [];
  // Stock and dripping are of meat and no part of it.
  if (['liquid', 'fat', 'powder', 'paste'].includes(shapeOf(food))) return [];
  const peas = seafood && peaDish.test(source.title) && !plainPasta.test(source.title);
  if (seafood && (!peas || line.counted)) return [];
  if (peas && recipe.ingredients.some((item) => item.food !== null && isPea(scope, item.food))) return [];
  // What is seasoned like a curry takes what a curry takes.
  const spiced = recipe.ingredients.some(({ food: id }) => id !== null && curried.has(id));
  const curry = characterOf(scope.understood, scope.health, scope.foods).words.has('curry');
  const dish = `${source.title} ${recipe.cuisine ?? ''}${(spiced || curry) && wetSauce(scope) ? ' curry' : ''}`;
  const found = peas ? undefined : stretchers.find(([pattern]) => pattern.test(dish));
  // Only mince takes mashed lentils, and in a pie or a soup it takes them whole before potatoes.
  const minced = shapeOf(food) === 'mince';
  const own =
    found !== undefined && (minced ? found[1][0] === 'potato' : found[2].includes('mash'))
      ? undefined
      : found;
  const wet = steps.filter(
    (step, index) =>
      // Raw carrots need their time.
      recipe.steps[index]!.minutes >= leastSimmerMinutes &&
      (/^(?:simmer|braise|stew|slow-cook|pressure-cook|boil)$/.test(recipe.steps[index]!.action ?? '') ||
        // "Cover and cook low for 8 hours".
        (recipe.steps[index]!.minutes >= slowMinutes &&
          !/\b(?:rest|chill|marinat|soak|rise)/i.test(source.instructions[index]!)) ||
        (recipe.steps[index]!.action === 'bake' &&
          /\b(?:simmer|brais|stew)/i.test(source.instructions[index]!))) &&
      step.contents.includes(line.key) &&
      // Rice that boils beside the pot is no pot for the beans.
      !riceAlone.test(source.instructions[index]!),
  );
  const pieces = /\b(?:cubes?|cubed|diced?|strips|pieces|chunks|bite|sliced|stewing|shredded)\b/i.test(
    [source.title, ...source.ingredients, ...source.instructions]
      .filter((text) => text.toLowerCase().includes(food.name.split(' ')[0]!))
      .join(' '),
  );
  const pot = peas ? peaPlace(line, scope) : null;
  if (peas && pot === null) return [];
  const [ids, plainWay] =
    pot !== null
      ? [peaStretch[0], pot.how]
      : own
        ? [own[1], own[2]]
        : minced
          ? minceStretch
          : wet.length > 0 && pieces
            ? potStretch
            : [[], ''];
  const starchy = recipe.ingredients.some(({ food: id, grams }) => {
    const one = id === null ? null : scope.foods.get(id);
    return (
      one !== null &&
      (grams ?? 0) >= leastStarch &&
      shapeOf(one) !== 'powder' &&
      starches.some((kind) => isKind(one, kind))
    );
  });
  // Canned beans and potatoes are foreign bodies among noodles, soy sauce and rice wine.
  const soyed = recipe.ingredients.some(({ food: id }) => {
    const one = id === null ? null : scope.foods.get(id);
    return one !== null && soySeasonings.some((kind) => isKind(one, kind));
  });
  // "Serve with boiled potatoes": they are on the plate already.
  const fresh = ids
    .flatMap((id) => scope.foods.get(id) ?? [])
    .filter(
      (one) =>
        !without.has(one.id) &&
        !recipe.ingredients.some((item) => item.food === one.id) &&
        !scope.understood.unlisted.some(({ food: named }) => named === one.id) &&
        !(one.id === 'potato' && (starchy || onThePlate.test(source.instructions.join('\n')))) &&
        !(soyed && (isBean(one) || one.id === 'potato')),
    );
  // Where potatoes would be a second starch, beans that are there already come before anything new.
  const ownBeans = starchy && ids.some((id) => id === 'potato') ? secondCan(line, scope) : null;
  if (ownBeans !== null && ownBeans.length > 0) return ownBeans;
  // The first that saves at all: a whole can is too dear where there is little meat.
  const by =
    fresh.find((one) => {
      const can = one.id.startsWith('canned-') ? gramsPerUnit(one, 'can') : null;
      const paid = priceOf(scope, one, can ?? line.grams / 3);
      return paid !== null && paid < line.cost / 3;
    }) ?? fresh[0];
  const grated = minced && by?.id === 'carrot';
  if (grated && asian.test(dish)) return [];
  const how = grated
    ? /mash/.test(plainWay)
      ? 'Grate the NAME finely and work THEM into the meat.'
      : 'Grate the NAME coarsely and fry THEM with the meat.'
    : ((by !== undefined && (own !== undefined || isBean(by)) && !mashes.test(plainWay)
        ? ownWays[by.id]
        : undefined) ?? plainWay);
  // What has to simmer in the sauce needs a sauce that simmers for as long.
  if (own !== undefined && how.startsWith('Cut') && wet.length === 0) return [];
  if (by === undefined) return how.startsWith('Cut') && wet.length > 0 ? moreOfOwn(line, ids, scope) : [];
  // One kind of beans is enough for a pot: where there is a can of them, a second one is opened.
  const more = isBean(by) ? secondCan(line, scope) : null;
  if (more !== null) return more;
  // What is shaped is mixed first.
  const mashed = /mash|into the meat/.test(how);
  const at =
    pot ??
    // Beans warm through in the pot that simmers, not in the pan that browns.
    (how.startsWith('Drain and rinse') ? (wet.at(-1) ?? longPot(line, scope)) : undefined) ??
    (mashed
      ? steps.find((step) => step.mentions.some(({ key, kind }) => key === line.key && kind !== 'pronoun'))
      : undefined) ??
    // What goes in late goes into the pot that stands for hours.
    (how.startsWith('Cut') && by.id === 'potato'
      ? wet.find(({ id }) => (recipe.steps.find((step) => step.id === id)?.minutes ?? 0) >= chunkMinutes)
      : undefined) ??
    ((own === undefined && !minced) || how.startsWith('Cut') ? wet[0] : undefined) ??
    steps.findLast(
      (step, index) =>
        step.mentions.some(({ key, kind }) => key === line.key && kind !== 'pronoun') &&
        recipe.steps[index]!.station !== 'none' &&
        !putAway.test(source.instructions[index]!),
    ) ??
    steps.find(
      (step, index) =>
        step.mentions.some(({ key }) => key === line.key) && !putAway.test(source.instructions[index]!),
    );
  if (at === undefined) return [];
  const apart =
    own !== undefined && isBean(by) && wet.length === 0 && rolled.test(dish)
      ? steps.findLast((_, index) => fillsUp.test(source.instructions[index]!))
      : undefined;
  /** Beside steak from a grill beans are warmed apart, and go in with the rest. */
  const warmed = (): readonly BudgetMove[] =>
    apart === undefined ? [] : besideFilling(line, by, apart.id, scope, filledBy(by, scope));
  // A steak that is seared whole and sliced shares its pan with nothing: what warms through does so with the onions.
  const seared = !minced && wholeCut.test(source.instructions[steps.indexOf(at as StepReading)] ?? '');
  const beside = seared ? panOf(['onion', 'pepper-vegetable'], scope, at.id) : at;
  if (beside === null) return warmed();
  // What should char in a hot pan takes no wet beans.
  const charred =
    seared &&
    how.startsWith('Drain and rinse') &&
    /\b(?:char\w*|crisp\w*|sear\w*|blister\w*)\b/i.test(
      source.instructions[steps.findIndex(({ id }) => id === beside.id)] ?? '',
    );
  // In a cold marinade nothing heats through.
  if (how.startsWith('Drain and rinse') && recipe.steps.find(({ id }) => id === at.id)?.station === 'none')
    return warmed();
  // Beans are not stirred into steaks on a grill.
  if (!mashed && dryHeat.test(recipe.steps.find(({ id }) => id === at.id)?.action ?? '')) return warmed();
  const long = wet.some(
    ({ id }) => (recipe.steps.find((step) => step.id === id)?.minutes ?? 0) >= chunkMinutes,
  );
  const besideText = source.instructions[steps.findIndex(({ id }) => id === beside.id)] ?? '';
  const late = long && by.id === 'potato' && !gentle.test(`${source.title} ${besideText}`);
  // "Let simmer for 30 minutes": small dice go in for the end of it.
  const dice = /^Cut the NAME into (small dice|bite-size pieces)\b.*\bto simmer for (\d+) minutes/.exec(how);
  const potMinutes = recipe.steps.find(({ id }) => id === beside.id)?.minutes ?? 0;
  const lastly =
    dice !== null && !late && !long && potMinutes >= Number(dice[2]) + 3 && hasLongCooking(besideText)
      ? dice
      : null;
  // A paella is not stirred.
  const unstirred = neverStirred.test(besideText);
  // What goes in late needs a sentence behind which that can be said.
  if (late && !hasLongCooking(besideText)) return [];
  const simmered =
    how === ownWays['canned-white-beans'] && at === beside && !charred ? simmeredBeans(wet, at, scope) : null;
  const lateSaid = late
    ? potatoesIn
    : lastly === null
      ? simmered?.late
      : `Add the NAME for the last ${lastly[2]} minutes of that time.`;
  const made = keptOf(characterOf(scope.understood, scope.health, scope.foods).makesDish(food), scope);
  const move = (meant: number, loss: number, share = 1): readonly BudgetMove[] => {
    const factor = inHalves(meant, line, scope);
    if (factor + 1e-9 < made * bornOfName || factor >= 1) return [];
    const wanted = Math.round((line.grams * (1 - factor) * share) / 10) * 10;
    // Potatoes and carrots come whole.
    const each = by.category === 'produce' ? gramsPerUnit(by, 'piece') : null;
    const grams = each === null || each > 400 ? wanted : Math.max(1, Math.round(wanted / each)) * each;
    // Beans come by the can; what is shaped takes no more of them than it holds.
    const can = by.id.startsWith('canned-') ? gramsPerUnit(by, 'can') : null;
    const held = mashed ? holds(line, factor, scope) : Infinity;
    const cans =
      can === null
        ? 0
        : mashed
          ? Math.floor((Math.min(grams, held) / can) * 2 + 0.1) / 2
          : Math.max(1, Math.round(grams / can));
    if (mashed && (can === null ? grams > held : cans * can < grams * leastFilled)) return [];
    const weight = can === null ? grams : cans * can;
    const paid = priceOf(scope, by, weight);
    if (paid === null) return [];
    // One potato is a potato.
    const single = each !== null && each <= 400 && grams < each * 1.2;
    // Of a squash a piece is cut off.
    const piece = each !== null && each > 400 && grams < each * 1.2;
    const name = (single || piece ? by.name : (by.plural ?? by.name)).replace(/^canned /, '');
    const taken =
      factor > 0.7
        ? 'a quarter'
        : factor > 0.62
          ? 'a third'
          : factor > 0.55
            ? 'two fifths'
            : factor > 0.45
              ? 'half'
              : 'more than half';
    return [
      {
        key: line.key,
        edits: [
          {
            kind: 'amount',
            key: line.key,
            factor,
            reason: `${single ? `a ${name} takes` : piece ? `${name} takes` : `${name} take`} the place of ${taken} of the ${seafood ? line.name : 'meat'}${filledBy(by, scope, single || piece)}`,
          },
          ...sharedTitle(scope.understood, food, by),
          {
            kind: 'add',
            part:
              can === null
                ? { food: by, grams, preparation: null }
                : { food: by, name, quantity: cans, unit: 'can', preparation: null },
            stepId: beside.id,
            as: late || how.startsWith('Cut') || mashed || peas || simmered !== null ? 'first' : 'then',
            sentence: (late
              ? latePotatoes
              : lastly !== null
                ? `Cut the NAME into ${lastly[1]}.`
                : charred
                  ? warmedApart
                  : (simmered?.say ?? how)
            )
              .replace(
                'stir THEM in to heat through',
                unstirred ? 'push THEM gently into the rice to heat through' : 'stir THEM in to heat through',
              )
              // Small dice would be mush after hours.
              .replace('small dice', long ? 'large chunks' : 'small dice')
              .replace(/\.$/, mashed && isBean(by) ? `${softMix}.` : '.')
              .replace('NAME', name)
              .replace(
                /THEM/g,
                single || piece || (by.plural === null && !isPluralName(name)) ? 'it' : 'them',
              ),
            ...(lateSaid === undefined
              ? {}
              : { late: lateSaid.replace('NAME', name).replace('THEM', single || piece ? 'it' : 'them') }),
            afterKey: line.key,
            reason: `stretches the ${line.name}`,
          },
          ...(seared ? rubsOf(line, factor, scope) : []),
        ],
        saved: line.cost * (1 - factor) - paid,
        loss: loss + (feeds(by) ? 0 : losses.hungry),
        ...(feeds(by) ? {} : { hungry: true as const }),
      },
    ];
  };
  return (
    peas
      ? [...move(0.75, losses.peas), ...move(2 / 3, losses.peas + losses.hungry)]
      : [
          ...move(2 / 3, losses.third),
          ...move(0.6, losses.more, lightly),
          ...move(0.5, losses.half),
          // Beans feed as well as they fill.
          ...(isBean(by) ? move(0.42, losses.most) : []),
        ]
  ).filter(({ saved }) => saved > 0);
}

/** What is shaped stays about as large: so much of the meat that goes is made up for. Own rule. */
const leastFilled = 0.5;

/** Mashed beans are soft: cold they hold together in the hand and in the pan. */
const softMix = '; chill the mixture for 15 minutes if it is too soft to shape';

/** Grams of something soft that a gram of mince holds together, with egg or crumbs and without. Own rule. */
const held = { bound: 0.42, plain: 0.28 } as const;

/** Grams of mashed beans or grated roots that what is left of the mince holds when it is shaped. */
function holds({ key }: PricedLine, factor: number, { judgement }: BudgetScope): number {
  const mince = judgement.ingredients.reduce(
    (sum, { key: own, food, grams }) =>
      food !== null && food.traits.includes('meat') && (own === key || bulky.test(`${food.id}`))
        ? sum + (grams ?? 0) * (own === key ? factor : 1)
        : sum,
    0,
  );
  const bound = judgement.ingredients.some(
    ({ food }) =>
      food !== null && ['bird-egg', 'breadcrumbs', 'bread', 'cracker'].some((kind) => isKind(food, kind)),
  );
  return mince * (bound ? held.bound : held.plain);
}

/** Mince, and sausage meat that goes into the same bowl. */
const bulky = /^(?:\S+-)?ground-|mince|italian-sausage|breakfast-sausage|bratwurst/;

/** Of one bird or two fillets halves are taken: what is said of a third must be seen on the list. */
function inHalves(factor: number, { key, counted }: PricedLine, { understood }: BudgetScope): number {
  const parsed = understood.grounded.find((one) => one.key === key)?.parsed;
  const pieces = parsed?.quantity ?? 0;
  if (!counted || parsed?.quantityMax !== null || parsed.amountEach !== null || pieces < 1 || pieces > 2)
    return factor;
  return Math.max(0.5, Math.round(pieces * factor * 2) / 2) / pieces;
}

const warmedApart = 'Drain and rinse the NAME and warm THEM through in a small pan with a splash of water.';

/**
 * "Rub the steak with 1 1/2 packets of the seasoning": less meat takes less of it. What is named again elsewhere ("the rest of
 * the packet") stays as much there.
 */
export function rubsOf(line: PricedLine, factor: number, { understood }: BudgetScope): readonly Edit[] {
  const { grounded, steps, source } = understood;
  const reason = 'less meat takes less seasoning';
  return grounded.flatMap(({ key, parsed, ingredient: { food } }): readonly Edit[] => {
    if (food !== null && coats(key, food, line.key, understood))
      return parsed.quantity === null || parsed.quantityMax !== null || key.includes('+')
        ? []
        : [{ kind: 'amount', key, factor, reason: 'less meat takes less coating' }];
    const seasons =
      food !== null &&
      (food.category === 'spices-seasonings' || isKind(food, 'salt') || isKind(food, 'sugar-kind'));
    if (!seasons || parsed.quantity === null || parsed.quantityMax !== null || key.includes('+')) return [];
    const named = steps.flatMap(({ id, mentions }, at) =>
      mentions.filter((one) => one.key === key && one.kind !== 'pronoun').map((one) => ({ id, at, one })),
    );
    const rub = named.find(
      ({ at, one }) =>
        /\b(?:rub|coat|season|sprinkl|marinat|dust)\w*\b[^.;]*$/i.test(
          source.instructions[at]!.slice(0, one.start),
        ) && steps[at]!.mentions.some((other) => other.key === line.key),
    );
    if (rub === undefined) return [];
    const text = source.instructions[rub.at]!;
    const said = /\b(\d+(?: \d\/\d)?|\d\/\d) packets? of (?:the )?$/.exec(text.slice(0, rub.one.start));
    if (said === null || parsed.unit !== 'packet')
      return named.every(({ at }) => at === rub.at) && !/\brest of the\b/i.test(source.instructions.join(' '))
        ? [{ kind: 'amount', key, factor, reason }]
        : [];
    const was = said[1]!.split(' ').reduce((sum, one) => {
      const [top, below] = one.split('/').map(Number);
      return sum + top! / (below ?? 1);
    }, 0);
    const now = Math.max(0.5, Math.floor(was * factor * 2 + 1e-9) / 2);
    const left = parsed.quantity - (was - now);
    if (now >= was || left < now) return [];
    const whole = Math.floor(now);
    const written = [whole > 0 ? String(whole) : '', now > whole ? '1/2' : ''].filter(Boolean).join(' ');
    return [
      { kind: 'amount', key, factor: left / parsed.quantity, reason },
      {
        kind: 'replace-text',
        stepId: rub.id,
        span: { start: said.index, end: said.index + said[0].length },
        text: said[0].replace(said[1]!, written).replace(/packets?/, now > 1 ? 'packets' : 'packet'),
        reason,
      },
    ];
  });
}

/** More of the carrots that the stew has already, for a third of its meat. */
function moreOfOwn(line: PricedLine, ids: readonly string[], scope: BudgetScope): readonly BudgetMove[] {
  const factor = 2 / 3;
  if (
    factor <
    keptOf(characterOf(scope.understood, scope.health, scope.foods).makesDish(line.food), scope) * bornOfName
  )
    return [];
  const wanted = line.grams * (1 - factor) * 0.8;
  const own = scope.understood.grounded.find(
    ({ parsed, ingredient: { food, grams } }) =>
      food !== null && ids.includes(food.id) && parsed.quantity !== null && (grams ?? 0) > 0,
  );
  const { food, grams, name } = own?.ingredient ?? {};
  if (line.counted && (line.grams < 600 || isDealt(line, scope))) return [];
  if (own === undefined || !food || !grams) return [];
  const paid = priceOf(scope, food, wanted);
  if (paid === null || paid >= line.cost * (1 - factor)) return [];
  const called = food.plural ?? name!;
  return [
    {
      key: line.key,
      edits: [
        {
          kind: 'amount',
          key: line.key,
          factor,
          reason: `more ${called} take the place of a third of the meat`,
        },
        { kind: 'amount', key: own.key, factor: 1 + wanted / grams, reason: `fills up for the ${line.name}` },
      ],
      saved: line.cost * (1 - factor) - paid,
      loss: losses.third,
      ...(feeds(food) ? {} : { hungry: true as const }),
    },
  ];
}

const dryHeat = /^(?:grill|broil|roast|bake|air-fry|deep-fry)$/;
