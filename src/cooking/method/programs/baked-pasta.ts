/** Baked pasta on the stove, under pressure and in a slow cooker: in one pot, with the water that the pasta drinks. */
import { isKind } from '#food/ingredient';
import { formatMinutes, joinList } from '../../text/grammar.ts';
import type { Clause } from '../model.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { callOf, isThinLiquid, type Part } from '../read/parts.ts';
import { mixtureOf, slowLayers } from './slow-layers.ts';
import { reasonOf, retell, type Ask, type Idea, type LineChange, type Told } from './telling.ts';

const titles =
  /\b(?:lasagn[ae]|ziti|baked (?:\w+ )?(?:pasta|penne|rigatoni|spaghetti|shells|macaroni|mac)|pasta (?:\w+ )?bake|(?:tuna|chicken|sausage|vegetable|cheese|cheesy|tomato) (?:\w+ )?(?:pasta|noodle) (?:bake|casserole)|mostaccioli|cannelloni|manicotti|stuffed shells|pastitsio|mac(?:aroni)? (?:(?:and|&|n|'n') )?cheese|macaroni cheese|mac 'n' cheese)\b/i;
const filled = /\b(?:cannelloni|manicotti|stuffed shells)\b/i;
const sheets = /\blasagn[ae]\b/i;
const melts =
  /\b(?:mozzarella|cheddar|provolone|fontina|gruy[eè]re|monterey|colby|gouda|red leicester|emmental|cheese)\b/i;
const soft = /\b(?:ricotta|cottage cheese|mascarpone|cream cheese|quark)\b/i;
const hard = /\b(?:parmesan|parmigiano|pecorino|grana)\b/i;
const builds =
  /\b(?:layer|lay|put|toss|mix|combine|stir|spread|assemble|arrange|spoon|tip|pour|cover with|cover (?:the )?(?:bottom|base)|repeat|top|dollops?|goes? in|finish)/i;
const bakes = ({ actions, text }: Clause): boolean =>
  actions.some((action) => action === 'bake' || action === 'roast' || action === 'broil') ||
  /\boven\b/i.test(text);

/** Grams of what makes a layer; less of it is stirred into the sauce. */
const leastLayer = 20;

/** Millilitres that a gram of dry pasta drinks in a pot. */
const mlPerGram = { stovetop: 2.9, pressureCooker: 2.3, slowCooker: 2.0 } as const;
type Pot = keyof typeof mlPerGram;
const isPot = (target: string): target is Pot => target in mlPerGram;

/** What is done with pasta that comes out of its water: "rinse in cold water", "lay them on a towel". */
const boiledOn =
  /^\W*(?:and |then )*(?:drain|rinse|cool|lay|spread|separate|toss|set|keep|put|leave)\b(?!.*\b(?:dish|9 ?x ?13)\b)/i;

/** "Take off the foil, 25 more until it's bubbling": the oven's second half. */
const uncovers =
  /^\W*(?:then )?(?:(?:remove|uncover|discard)\b[^.;]*\W*$|(?:take|lift|peel|pull)\b[^.;]*\b(?:foil|lid|cover)\b)|^\W*(?:and |then )*(?:another )?\d+ (?:(?:more|minutes|mins?)\b ?)+(?:un)?(?:till?\b|$)/i;

/** The dish in one pot. */
export function bakedPasta(ask: Ask): Told | string | null {
  const { understood, clauses, parts, source, target } = ask;
  const { title } = understood.source;
  if (source !== 'oven' && source !== 'airFryer') return null;
  if (!isPot(target) || !titles.test(title) || filled.test(title)) return null;
  const pasta = parts.find(
    ({ food, item }) =>
      food !== null && (isKind(food, 'pasta') || isKind(food, 'noodle')) && !/\bcooked\b/i.test(item.text),
  );
  if (pasta === undefined || pasta.grams < 120) return null;
  const bake = clauses.findLastIndex((one) => bakes(one) && one.minutes !== null);
  if (bake < 0) return null;
  const names = ({ names: keys, text }: Clause): boolean =>
    keys.includes(pasta.key) || /\b(?:pasta|noodles|sheets)\b/i.test(text);
  const isWet = (key: string): boolean =>
    key === pasta.key ||
    parts.some(
      (part) =>
        part.key === key &&
        part.food !== null &&
        (part.food.id === 'water' || isKind(part.food, 'oil') || isKind(part.food, 'salt')),
    );
  const boils = (clause: Clause, at: number): boolean =>
    at < bake &&
    ((!/\bsauce\b/i.test(clause.text) &&
      clause.names.every(isWet) &&
      boiledOn.test(clause.text) &&
      clauses[at - 1]?.step === clause.step &&
      boils(clauses[at - 1]!, at - 1)) ||
      (names(clause) &&
        clause.actions.some((action) => ['boil', 'simmer', 'drain', 'blanch'].includes(action))) ||
      (names(clause) &&
        /\b(?:cook|boil|package|packet|al dente)\b/i.test(clause.text) &&
        !builds.test(clause.text)) ||
      /^\W*(?:then )?(?:drain|rinse)(?: (?:well|and [\w ]+))?\W*$/i.test(clause.text) ||
      /\bpot of (?:\w+ )*water\b/i.test(clause.text));
  const roux = parts.find(
    ({ food, grams }) => food !== null && (isKind(food, 'flour') || isKind(food, 'starch')) && grams < 120,
  );
  const milk = parts.filter(({ food, grams }) => food !== null && isKind(food, 'milk') && grams > 100);
  const tomato = parts.filter(
    ({ food, item }) =>
      (food !== null && (isKind(food, 'tomato-product') || isKind(food, 'tomato'))) ||
      /\b(?:marinara|pasta sauce|passata|tomato sauce)\b/i.test(item.text),
  );
  const sauce = tomato.reduce((sum, { grams }) => sum + grams, 0);
  const white = milk.length > 0 && roux !== undefined;
  if (sauce < 150 && !white) return null;
  // The first thing that is done with the pasta and the sauce together.
  const lastBoil = clauses.findLastIndex((one, at) => boils(one, at));
  const named = clauses.findIndex(
    (one, at) =>
      at < bake &&
      !boils(one, at) &&
      (names(one) || (lastBoil >= 0 && at > lastBoil && /\bsauce\b/i.test(one.text))) &&
      builds.test(one.text),
  );
  if (named < 0) return null;
  // "Spread a third of the ragù in a dish" opens the layers that its own instruction goes on with.
  const build = clauses.findIndex(
    (one, at) =>
      one.step === clauses[named]!.step &&
      at <= named &&
      !boils(one, at) &&
      !one.actions.includes('preheat') &&
      builds.test(one.text),
  );
  const us = thinksInFahrenheit(understood.source);
  const cheesePart = (words: RegExp): readonly Part[] =>
    parts.filter(({ item, food }) => words.test(item.text) && (food === null || isKind(food, 'cheese')));
  const softs = cheesePart(soft);
  const hards = cheesePart(hard);
  const melting = cheesePart(melts).filter((part) => !softs.includes(part) && !hards.includes(part));
  const crumbs = parts.filter(({ item }) =>
    /\b(?:bread ?crumbs?|panko|crushed crackers|croutons)\b/i.test(item.text),
  );
  const egg = parts.filter(({ food }) => food !== null && isKind(food, 'egg'));
  const macaroni = white && sauce < 150;
  const lines: LineChange[] = [];
  const ideas: Idea[] = [];
  const own = parts.filter(({ food }) => isThinLiquid(food)).reduce((sum, { grams }) => sum + grams, 0);
  const wet = 0.55 * sauce + own;
  const ml = Math.max(pasta.grams * 1.1, pasta.grams * mlPerGram[target] - wet);
  const water = us ? cupsOf(ml) : `${Math.round(ml / 50) * 50} ml`;
  const saidWater = water;
  const call = callOf(pasta);
  const broken = sheets.test(`${title} ${pasta.item.text}`);
  const put = broken
    ? `the ${call}, broken into pieces of about ${us ? '2 inches' : '5 cm'},`
    : `the dry ${call}`;
  const the = (some: readonly Part[]): string =>
    joinList([...new Set(some.map((part) => `the ${callOf(part)}`))]);
  // White sauces of macaroni are made at the stove and stay there; only the pot of another machine is told anew.
  if (macaroni && target !== 'pressureCooker')
    return macaroniCheese(ask, { pasta, build, bake, boils, crumbs, melting, hards });
  if (macaroni)
    return macaroniUnderPressure(ask, { pasta, build, bake, boils, crumbs, melting, hards, roux, milk, us });
  if (egg.length > 0 && target !== 'slowCooker')
    lines.push(
      ...egg.map(({ key }): LineChange => ({ key, line: null, reason: reasonOf(ask, 'pot-pasta-egg') })),
    );
  lines.push({
    key: null,
    line: us ? `${saidWater} hot water` : `${saidWater.replace(' ml', 'ml')} hot water`,
    reason: reasonOf(ask, 'pot-pasta-water'),
  });
  const mixes = (clause: Clause): boolean =>
    softs.some(({ key }) => clause.names.includes(key)) &&
    /\b(?:mix|stir|combine|beat|whisk|season)/i.test(clause.text) &&
    !names(clause);
  const tail = (clause: Clause, at: number): boolean =>
    at > bake && !bakes(clause) && !uncovers.test(clause.text);
  const second =
    softs.length > 0
      ? ` Drop ${clauses.some((one, at) => at < bake && mixes(one)) ? mixtureOf(softs[0]!) : the(softs)} over the top in spoonfuls and push them in a little.`
      : '';
  const cheeses = [...melting, ...hards];
  const half =
    melting.length > 0
      ? `fold in half of ${the(melting)}`
      : hards.length > 0
        ? `fold in half of ${the(hards)}`
        : '';
  const bechamel = white ? ' Spoon the white sauce over it.' : '';
  const meatTime = target === 'pressureCooker' ? 5 : 0;
  const core: string[] = [];
  if (target === 'stovetop')
    core.push(
      `\nStir ${put} and ${saidWater} of hot water into the sauce, and push the pasta under. Bring to the boil.`,
      `\nTurn down to a steady simmer, cover and cook for ${formatMinutes(...timeOf(call, broken))}, stirring to the bottom every 3 minutes so that nothing sticks, until the pasta is just tender and the sauce coats it. If it is dry before then, add a splash of hot water; if it is soupy, leave the lid off for the last minutes.`,
      `\nTake it off the heat${half === '' ? '' : ` and ${half}`}.${second}${bechamel}${cheeses.length > 0 ? ` Scatter over the rest of ${the(cheeses)}.` : ''}`,
      `\nCover and leave over the lowest heat for 4–5 minutes, until the cheese has melted${softs.length > 0 ? ' and the middle is warm' : ''}. Take off the lid and let it stand for 5 minutes.`,
      '\n',
    );
  else if (target === 'pressureCooker')
    core.push(
      `\nScrape the bottom clean, pour in ${saidWater} of hot water and lay in ${put.replace(/,$/, '')}, pushing it under without stirring, with the sauce on top.`,
      `\nLock the lid, set the valve to sealing and cook at high pressure for ${meatTime} minutes. Release the pressure at once, in short bursts if it foams, and open the lid away from you. Stir: the sauce thickens as it stands.`,
      `\nSwitch off${half === '' ? '' : `, ${half}`}.${second}${bechamel}${cheeses.length > 0 ? ` Scatter over the rest of ${the(cheeses)},` : ''} put the lid on loosely and leave for 5 minutes, until the cheese has melted.`,
      '\n',
    );
  else {
    const built = clauses
      .slice(build, bake)
      .filter((one) => !mixes(one) && (one.step === clauses[build]!.step || !makesSauce(one)));
    const before = new Set(clauses.slice(0, bake).flatMap((one) => (built.includes(one) ? [] : one.names)));
    const placed = new Set([pasta, ...softs, ...hards, ...melting, ...crumbs, ...tomato]);
    const between = parts.filter(
      (part) =>
        !placed.has(part) &&
        !before.has(part.key) &&
        built.some(({ names: keys }) => keys.includes(part.key)),
    );
    core.push(
      ...slowLayers(ask, {
        call,
        broken,
        water: saidWater,
        softs,
        mixed: clauses.some(mixes),
        white,
        melting,
        hards,
        between: between.filter(({ grams }) => grams >= leastLayer),
        strewn: between.filter(({ grams }) => grams < leastLayer),
        sauce: !white
          ? 'the sauce'
          : parts.some(({ safe }) => safe !== null && safe.kind !== 'egg')
            ? 'the meat sauce'
            : tomato.length === 1 && !before.has(tomato[0]!.key)
              ? `the ${callOf(tomato[0]!)}`
              : 'the tomato sauce',
        built,
        before,
        us,
      }),
    );
  }
  let opened = false;
  const firstHeat = clauses.findIndex(
    (one, at) =>
      at < build &&
      !boils(one, at) &&
      !bakes(one) &&
      one.actions.some((action) =>
        ['saute', 'fry', 'sear', 'sweat', 'simmer', 'melt', 'caramelise'].includes(action),
      ),
  );
  const steps = retell(
    ask,
    (clause, at) => {
      if (at === bake) return core;
      if (at > bake) {
        if (!tail(clause, at)) return 'drop';
        const rest = besidesRest(clause.text);
        return rest === clause.text ? null : rest === '' ? 'drop' : [rest.replace(/[^.!?]$/, '$&.')];
      }
      if (bakes(clause) || clause.actions.includes('preheat') || boils(clause, at)) return 'drop';
      if (mixes(clause)) return null;
      if (at >= build && !(white && clause.step !== clauses[build]!.step && makesSauce(clause)))
        return 'drop';
      return null;
    },
    (text, step) => {
      const lead =
        !opened && firstHeat >= 0 && step === clauses[firstHeat]!.step
          ? target === 'stovetop'
            ? `Use a wide, heavy pot or deep pan of about ${us ? '6 quarts' : '6 litres'} with a lid, as all of it is cooked in there. `
            : target === 'pressureCooker'
              ? 'Set the pressure cooker to Sauté. '
              : ''
          : '';
      if (lead !== '') opened = true;
      return `${lead}${target === 'slowCooker' ? text : egg.reduce((said) => withoutEgg(said), text)}`;
    },
  );
  const cooked = clauses.findIndex((one, at) => boils(one, at));
  ideas.push(
    {
      kind: 'time',
      step: clauses[bake]!.step,
      before: bakeSaid(clauses, bake),
      after:
        target === 'stovetop'
          ? /cook for [\d–]+ minutes/.exec(core[1]!)![0].replace('cook for ', '')
          : target === 'pressureCooker'
            ? `high pressure for ${meatTime} minutes`
            : /on LOW for [^,]+ hours/.exec(core.join(' '))![0],
      reason: reasonOf(ask, `pot-pasta-${target}`),
    },
    {
      kind: 'text',
      step: cooked < 0 ? null : clauses[cooked]!.step,
      before: cooked < 0 ? null : clauses[cooked]!.text,
      after: `${saidWater} of hot water`,
      reason: reasonOf(ask, 'pot-pasta-dry'),
    },
  );
  if (target !== 'slowCooker')
    ideas.push({
      kind: 'text',
      step: clauses[build]!.step,
      before: clauses[build]!.text,
      after: /(?:the )?rest of the [^.,]+/.exec(core.at(-3) ?? '')?.[0] ?? null,
      reason: reasonOf(ask, 'pot-pasta-layers'),
    });
  return {
    dish: 'pasta',
    title: titleOf(title, target),
    steps,
    lines,
    ideas,
    method: reasonOf(ask, `pot-pasta-how-${target}`),
    words: reasonOf(ask, 'program-words'),
    left: target === 'slowCooker' ? [] : egg.map(({ key }) => key),
  };
}

interface Cheesy {
  readonly pasta: Part;
  readonly build: number;
  readonly bake: number;
  readonly boils: (clause: Clause, at: number) => boolean;
  readonly crumbs: readonly Part[];
  readonly melting: readonly Part[];
  readonly hards: readonly Part[];
}

/** Macaroni in a cheese sauce on the stove or in a slow cooker: the sauce stays, the oven goes. */
function macaroniCheese(ask: Ask, { pasta, build, bake, boils, crumbs, melting, hards }: Cheesy): Told {
  const { clauses, understood, target, parts } = ask;
  const solids = parts.filter(
    (part) =>
      clauses.some((one, at) => at >= build && at < bake && one.names.includes(part.key)) &&
      ![pasta, ...crumbs, ...melting, ...hards].includes(part),
  );
  const beside = solids.length === 0 ? '' : `, ${joinList(solids.map((part) => `the ${callOf(part)}`))}`;
  const late = melting.filter((part) =>
    clauses.some((one, at) => at >= build && at < bake && one.names.includes(part.key)),
  );
  const slow = target === 'slowCooker';
  const us = thinksInFahrenheit(understood.source);
  const call = callOf(pasta);
  const extra = us ? cupsOf(pasta.grams * 0.9) : `${Math.round((pasta.grams * 0.9) / 50) * 50}ml`;
  const topped = [...crumbs, ...hards, ...late];
  const crunch =
    crumbs.length > 0
      ? `Toast the ${callOf(crumbs[0]!)} with 1 tablespoon of butter or oil in a frying pan over medium heat for 3–4 minutes, stirring, until golden and crisp, and scatter ${hards.length > 0 ? `it over with the ${callOf(hards[0]!)}` : 'it over'} just before serving.`
      : '';
  const core = slow
    ? [
        `\nStir ${us ? extra : extra.replace('ml', ' ml')} of milk, the raw ${call}${beside} into the sauce, so that all of it is covered, and pour it into a greased ${us ? '5-quart' : '5 litre'} slow cooker. Cover and cook on LOW for 2–2½ hours, stirring once after 1 hour, until the pasta is just tender. Do not let it go on longer: it turns to mush, and the cheese splits.`,
        ...(crunch === '' ? [] : [`\n${crunch}`]),
        '\n',
      ]
    : [
        `\nFold the drained ${call}${beside === '' ? '' : ` and${beside.slice(1)}`} into the sauce in its pan, and stir over low heat for 2–3 minutes, until all is hot and the sauce coats it; loosen it with a splash of the pasta water or milk.`,
        ...(crunch === ''
          ? topped.length > 0
            ? [
                `\nScatter over the rest of the ${callOf(topped[0]!)}, put on the lid and leave for 2 minutes to melt.`,
              ]
            : []
          : [`\n${crunch}`]),
        '\n',
      ];
  const steps = retell(
    ask,
    (clause, at) => {
      if (at === bake) return core;
      if (clause.actions.includes('preheat') || (at > build && at < bake)) return 'drop';
      if (at === build) return 'drop';
      if (
        at > build - 3 &&
        at < build &&
        /^\W*drain\b[^.;]{0,20}$/i.test(clause.text) &&
        boils(clause, at) &&
        clause.step === clauses[build]!.step
      )
        return 'drop';
      if (slow && boils(clause, at)) return 'drop';
      if (at > bake) return bakes(clause) ? 'drop' : null;
      return null;
    },
    (text) =>
      slow
        ? text
        : text
            .replace(
              /\b(?:\d|one|two|three)(?:[-–]\d)? min(?:ute)?s? (?:less than|short of|under|shy of) (?:the )?(?:packet|package|box|pack)(?: (?:says|time|instructions|directions))?|\b(?:\d|one|two|three)(?:[-–]\d)? min(?:ute)?s? less(?: time)? than (?:is )?(?:stated|said|given) on the (?:packet|package|box|pack)/i,
              'for the time on the packet, until just tender',
            )
            .replace(/\bfor for\b/, 'for'),
  );
  return {
    dish: 'pasta',
    title: titleOf(understood.source.title, target),
    steps,
    lines: slow
      ? [
          {
            key: null,
            line: `${extra} milk, for the pasta to drink`,
            reason: reasonOf(ask, 'pot-pasta-water'),
          },
        ]
      : [],
    ideas: [
      {
        kind: 'time',
        step: clauses[bake]!.step,
        before: bakeSaid(clauses, bake),
        after: slow ? 'LOW for 2–2½ hours' : '2–3 minutes',
        reason: reasonOf(ask, slow ? 'mac-slow' : 'mac-stove'),
      },
      ...(crunch === ''
        ? []
        : [
            {
              kind: 'text' as const,
              step: clauses[build]!.step,
              before:
                clauses.find(
                  (one, at) => at >= build - 1 && crumbs.some(({ key }) => one.names.includes(key)),
                )?.text ?? null,
              after: crunch.slice(0, crunch.indexOf(' with')),
              reason: reasonOf(ask, 'mac-crumbs'),
            },
          ]),
    ],
    method: reasonOf(ask, slow ? 'mac-how-slow' : 'mac-how-stove'),
  };
}

/** Macaroni under pressure: boiled in just its water, and the cheese stirred in afterwards. */
function macaroniUnderPressure(
  ask: Ask,
  {
    pasta,
    bake,
    build,
    crumbs,
    melting,
    hards,
    roux,
    milk,
    us,
  }: Cheesy & { readonly roux: Part | undefined; readonly milk: readonly Part[]; readonly us: boolean },
): Told {
  const { clauses, parts, understood } = ask;
  const ml = Math.round((pasta.grams * 2.2) / 50) * 50;
  const water = us ? cupsOf(ml) : `${ml} ml`;
  const minutes = /\b(?:macaroni|elbow|shells|orzo)\b/i.test(callOf(pasta)) ? 4 : 5;
  const splash = us ? '½ cup' : '150 ml';
  const cheeses = melting.length > 0 ? melting : hards;
  const butter = parts.find(({ food }) => food !== null && isKind(food, 'butter'));
  const placed = new Set([pasta, ...cheeses, ...crumbs, ...hards, ...milk, roux, butter]);
  const flavour = parts.filter(
    (part) => !placed.has(part) && part.grams < 60 && !/\bsalt\b/i.test(part.item.text),
  );
  const solid = parts.filter((part) => !placed.has(part) && part.grams >= 60);
  const the = (some: readonly Part[]): string =>
    joinList([...new Set(some.map((part) => `the ${callOf(part)}`))]);
  return {
    dish: 'pasta',
    title: titleOf(understood.source.title, 'pressureCooker'),
    steps: [
      {
        text: `Put the ${callOf(pasta)}, ${water} of water${butter === undefined ? '' : `, the ${callOf(butter)}`} and 1 teaspoon of salt in the pressure cooker, no more than half full, with all the pasta under the water.`,
        from: [0],
      },
      {
        text: `Lock the lid, set the valve to sealing and cook at high pressure for ${minutes} minutes. Release the pressure at once, in short bursts if it foams, and open the lid away from you. Do not drain: what is left of the water makes the sauce.`,
        from: [clauses[bake]!.step],
      },
      {
        text: `Set the pressure cooker to Sauté on low. Stir in ${splash} of the milk${flavour.length > 0 ? ` and ${the(flavour)}` : ''}, then ${the(cheeses)} a handful at a time, until smooth. Add more milk until it is as loose as you like; it thickens as it stands.${solid.length > 0 ? ` Fold in ${the(solid)}${solid.some(({ safe }) => safe !== null) ? ', cooked,' : ''} and heat through.` : ''}`,
        from: [clauses[Math.max(0, build - 1)]!.step],
      },
      ...(crumbs.length > 0
        ? [
            {
              text: `Toast the ${callOf(crumbs[0]!)} with 1 tablespoon of butter or oil in a frying pan over medium heat for 3–4 minutes, stirring, until golden and crisp, and scatter over${hards.length > 0 && melting.length > 0 ? ` with the ${callOf(hards[0]!)}` : ''} just before serving.`,
              from: [clauses[build]!.step],
            },
          ]
        : []),
    ],
    lines: [
      ...(roux === undefined ? [] : [{ key: roux.key, line: null, reason: reasonOf(ask, 'mac-roux') }]),
      ...milk.slice(0, 1).map((part): LineChange => ({
        key: part.key,
        line: us ? '1 cup milk' : '250ml milk',
        reason: reasonOf(ask, 'mac-roux'),
      })),
    ],
    ideas: [
      {
        kind: 'time',
        step: clauses[bake]!.step,
        before: bakeSaid(clauses, bake),
        after: `high pressure for ${minutes} minutes`,
        reason: reasonOf(ask, 'mac-pressure'),
      },
    ],
    method: reasonOf(ask, 'mac-how-pressure'),
    words: reasonOf(ask, 'mac-roux'),
    gone: reasonOf(ask, 'mac-roux'),
  };
}

const makesSauce = (clause: Clause): boolean =>
  /\b(?:b[eé]chamel|white sauce|whisk in (?:the )?milk|roux|melt (?:the )?butter|stir in (?:the )?flour)\b/i.test(
    clause.text,
  );

/** Minutes that dry pasta takes in its sauce, which cooks it a little more slowly than water. */
const timeOf = (call: string, broken: boolean): [number, number] =>
  broken ? [15, 18] : /\b(?:macaroni|orzo|elbow|shells|fusilli)\b/i.test(call) ? [11, 13] : [13, 16];

const cupsOf = (ml: number): string => {
  const halves = Math.max(2, Math.round(ml / 120));
  return `${halves === 2 ? '1' : `${halves === 3 ? 1 : Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`} ${halves === 2 ? 'cup' : 'cups'}`;
};

/** "Rest 10 minutes, basil on top": what is more than waiting. */
const besidesRest = (text: string): string =>
  text
    .replace(/^\W*(?:let |leave )?(?:it )?(?:to )?(?:rest|stand|cool)\b[^,.;]*[,.;]?\s*(?:and |then )?/i, '')
    .trim();

const withoutEgg = (text: string): string =>
  text
    .replace(/,\s*(?:(?:the|an|one|1|2|two) )?(?:beaten )?eggs?(?=,)/i, '')
    .replace(/,?\s*(?:and|&|\+)\s*(?:(?:the|an|one|1|2|two) )?(?:beaten )?eggs?\b(?! ?noodles)/i, '')
    .replace(/\b(?:(?:the|an|one|1|2|two) )?(?:beaten )?eggs?(?:,| and)\s+/i, '');

const bakeSaid = (clauses: readonly Clause[], bake: number): string =>
  clauses
    .filter((one, at) => at <= bake && bakes(one) && one.minutes !== null && one.step === clauses[bake]!.step)
    .map(({ text }) => text)
    .join(' ') || clauses[bake]!.text;

/** "Weeknight Ziti", for a pot. */
function titleOf(title: string, target: string): string {
  const bare = title
    .replace(/\b(?:oven[- ])?baked\s+/i, '')
    .replace(/\s*\bpasta bake\b/i, ' Pasta')
    .replace(/\s+bake\b/i, ' Pasta')
    .trim();
  const way =
    target === 'stovetop' ? 'Stovetop' : target === 'pressureCooker' ? 'Pressure-Cooker' : 'Slow-Cooker';
  return `${way} ${bare.replace(/\bstove[- ]?top\s+/i, '')}`;
}
