/**
 * Baked cheesecakes, citrus pies, cream pies and tarts without an oven: what the eggs set is set by cream cheese, by
 * condensed milk and acid, or by whipped cream, and the crust is pressed with soft butter and chilled.
 */
import { isKind } from '#food/ingredient';
import { joinList } from '../../text/grammar.ts';
import { actionNature } from '../../dishes/actions.ts';
import type { Clause } from '../model.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { callOf, type Part } from '../read/parts.ts';
import { scaleLine } from '../told/scale-line.ts';
import {
  reasonOf,
  retell,
  sizedTin,
  textOf,
  type Ask,
  type Idea,
  type LineChange,
  type Told,
  type ToldStep,
} from './telling.ts';

type Place =
  | 'crumbs'
  | 'shell'
  | 'pastry'
  | 'butter'
  | 'sugar'
  | 'egg'
  | 'starch'
  | 'cheese'
  | 'condensed'
  | 'cream'
  | 'soured'
  | 'milk'
  | 'juice'
  | 'zest'
  | 'cocoa'
  | 'chocolate'
  | 'flavour'
  | 'rest';

const crumbWords =
  /\b(?:crumbs?|graham|digestives?|oreos?|biscuits?|ginger ?(?:nuts?|snaps?)|hobnobs?|speculoos|lotus|biscoff|wafers?|crackers|shortbreads?|cookies)\b/i;
const shellWords =
  /\b(?:(?:graham(?: cracker)?|oreo|biscuit|cookie|crumb) (?:pie )?(?:crust|shell|base)|ready-?made (?:crust|base))\b/i;
const pastryWords = /\b(?:pastry|pie (?:crust|shell|dough|case)|tart (?:shell|case|dough))\b/i;
const citrusWords = /\b(?:lemons?|limes?|key lime|orange|passion ?fruit|yuzu|grapefruit)\b/i;
function placeOf({ item, food, grams }: Part): Place | null {
  const { text } = item;
  const is = (...kinds: readonly string[]): boolean =>
    food !== null && kinds.some((kind) => isKind(food, kind));
  if (shellWords.test(text)) return 'shell';
  if (pastryWords.test(text))
    return /\b(?:(?:pre-?|ready-?)?baked)\b(?<!unbaked)/i.test(text) ? 'shell' : 'pastry';
  if (/\bwater\b/i.test(text)) return 'milk';
  if (
    crumbWords.test(text) &&
    !/\b(?:spread|butter|cream|sauce|whole|to (?:decorate|serve|finish))\b/i.test(text)
  )
    return 'crumbs';
  if (/\bcream cheese\b|\bphiladelphia\b|\bmascarpone\b|\bneufch|\bquark\b|\bricotta\b/i.test(text))
    return 'cheese';
  if (/\bcondensed milk\b/i.test(text)) return 'condensed';
  if (/\b(?:sour cream|cr[eè]me fra[iî]che|yogh?urt)\b/i.test(text)) return 'soured';
  if (is('cream') || /\bcream\b/i.test(text)) return 'cream';
  if (is('egg') || /\byolks?\b|\begg whites?\b/i.test(text)) return 'egg';
  if (/\bzest\b/i.test(text) && !/\bjuice\b/i.test(text)) return 'zest';
  if (
    /\bjuice\b/i.test(text) ||
    (citrusWords.test(text) && grams >= 40 && !/\bextract|essence\b/i.test(text))
  )
    return 'juice';
  if (is('cocoa') || /\bcocoa\b/i.test(text)) return 'cocoa';
  if (is('chocolate') || /\bchocolate\b/i.test(text)) return 'chocolate';
  if (/\b(?:cornstarch|corn ?flour|custard powder|flour|arrowroot|semolina)\b/i.test(text)) return 'starch';
  if (is('butter') || /\bbutter\b|\bmargarine\b/i.test(text))
    return /\b(?:peanut|almond|nut)\b/i.test(text) ? 'rest' : 'butter';
  if (is('sugar') || /\bsugar\b/i.test(text)) return 'sugar';
  if (is('milk') || /\b(?:evaporated |whole |coconut )?milk\b/i.test(text)) return 'milk';
  if (
    /\b(?:vanilla|extract|essence|salt|cinnamon|nutmeg|ginger|spices?|coffee|espresso|cream of tartar)\b/i.test(
      text,
    ) ||
    grams < 12
  )
    return 'flavour';
  return 'rest';
}

/** The dish without heat, or null where it is no pie that cold can set. */
export function coldPie(ask: Ask): Told | string | null {
  if (ask.target !== 'noCook') return null;
  const { understood, clauses, parts } = ask;
  const { title } = understood.source;
  if (!/\b(?:cheesecakes?|pies?|tarts?|tarte|slice|bars?|squares?)\b/i.test(title)) return null;
  const places = new Map<Place, Part[]>();
  for (const part of parts) {
    const place = placeOf(part)!;
    places.set(place, [...(places.get(place) ?? []), part]);
  }
  const of = (place: Place): readonly Part[] => places.get(place) ?? [];
  const grams = (place: Place): number => of(place).reduce((sum, one) => sum + one.grams, 0);
  if (of('crumbs').length + of('shell').length + of('pastry').length === 0) {
    // A crust that the author makes of flour and butter.
    const dough = clauses.find(
      ({ step, text }) =>
        /\b(?:press|roll(?:ed)? out|line)\b/i.test(text) &&
        of('starch').some((part) => namedIn(clauses, step, part)) &&
        of('butter').some((part) => namedIn(clauses, step, part)),
    );
    if (dough === undefined) return null;
    const own = [...of('starch'), ...of('butter'), ...of('sugar').slice(0, 1)].filter(
      (part, at, all) =>
        namedIn(clauses, dough.step, part) &&
        // Flour that is listed twice is once for the crust.
        all.findIndex((one) => callOf(one) === callOf(part)) === at,
    );
    places.set('pastry', own);
    for (const place of ['starch', 'butter', 'sugar'] as const)
      places.set(
        place,
        of(place).filter((part) => !own.includes(part)),
      );
  }
  if (of('egg').length === 0 && of('starch').length === 0) return null;
  if (
    parts.some(
      ({ safe, food }) => safe !== null && !(food !== null && isKind(food, 'egg')) && safe.kind !== 'egg',
    )
  )
    return null;
  const heats = (clause: Clause): boolean =>
    clause.actions.some((action) => actionNature[action].heats) || /\b\d{3} ?°|\boven\b/i.test(clause.text);
  const last = clauses.findLastIndex(
    (one) => heats(one) && !/\b(?:torch|toast)\b/i.test(one.text) && !/\bmelt/i.test(one.text),
  );
  const citrus = of('juice').some(({ item }) => citrusWords.test(item.text)) || citrusWords.test(title);
  const kind: Kind | null =
    grams('cheese') >= 250
      ? 'cheese'
      : of('condensed').length > 0 && citrus
        ? 'condensed'
        : citrus && of('juice').length > 0 && of('egg').length > 0
          ? 'citrus'
          : grams('milk') + grams('cream') >= 300
            ? 'cream'
            : null;
  if (kind === null || last < 0) return null;
  const us = thinksInFahrenheit(understood.source);
  const put = (metric: string, american: string): string => (us ? american : metric);
  const lines: LineChange[] = [];
  const drop = (some: readonly Part[], reason: string): void =>
    void lines.push(...some.map(({ key }) => ({ key, line: null, reason: reasonOf(ask, reason) })));
  const add = (line: string, reason: string): void =>
    void lines.push({ key: null, line, reason: reasonOf(ask, reason) });
  const stepOf = (part: Part): number => clauses.find(({ names }) => names.includes(part.key))?.step ?? -1;
  const crustStep = Math.min(
    ...[...of('crumbs'), ...of('pastry')].map(stepOf).filter((step) => step >= 0),
    99,
  );
  const inCrust = (part: Part): boolean =>
    of('crumbs').length > 0 && of('pastry').length === 0 && namedIn(clauses, crustStep, part);
  const filled = clauses.findIndex((one, at) => at > last && fills.test(one.text));
  // A custard that was cooked is finished off the heat before it goes into its crust.
  const done = kind === 'cream' ? Math.max(last, filled) : last;
  const afterBake = (part: Part): boolean => {
    const at = clauses.flatMap(({ names }, index) => (names.includes(part.key) ? [index] : []));
    return at.length > 0 && at.every((index) => index > done);
  };
  const inFilling = (part: Part): boolean => !inCrust(part) && !afterBake(part);
  const the = (some: readonly Part[]): string =>
    joinList([...new Set(some.map((part) => `the ${callOf(part)}`))]);
  // "1/3 cup of the sugar" goes into the crust, and the filling has the rest.
  const shareIn = (part: Part, step: number): string | null =>
    part.item.name === ''
      ? null
      : (new RegExp(
          String.raw`((?:\d[\d/.½¼¾⅓⅔ ]*(?: ?(?:cups?|tbsp|tablespoons?|tsp|g|oz|ounces))?|half|a third|a quarter)) of (?:the |your )?(?:[a-z]+ ){0,2}?sugar`,
          'i',
        ).exec(understood.source.instructions[step] ?? '')?.[1] ?? null);
  const shared = of('sugar').filter(
    (part) => inCrust(part) && of('sugar').length === 1 && shareIn(part, crustStep) !== null,
  );
  const crustPart = (part: Part): string =>
    shared.includes(part) ? `${shareIn(part, crustStep)} of the ${callOf(part)}` : `the ${callOf(part)}`;
  const fillingPart = (part: Part): string =>
    shared.includes(part) ? `the remaining ${callOf(part)}` : `the ${callOf(part)}`;
  const tin = tinSaid(ask, kind, us);
  const steps: ToldStep[] = [];
  const ideas: Idea[] = [];
  const bakes = clauses.flatMap((clause, at) => (heats(clause) && at <= last ? [at] : []));
  // The crust.
  const before = clauses[last]!.step;
  const told = [...new Set(clauses.slice(0, last + 1).map(({ step }) => step))];
  const butter = of('butter').filter((part) => inCrust(part) || of('butter').length === 1);
  if (of('crumbs').length > 0 && of('pastry').length === 0) {
    for (const part of butter) {
      const { quantity, unit } = part.item;
      const spoons = quantity !== null && unit !== null && /^(?:tbsp|tablespoons?)$/i.test(unit);
      const scaled = spoons
        ? scaledTwice(part.item.text, quantity, (quantity + 1) / quantity)
        : scaleLine(part.item.text, quantity, 7 / 6);
      const line = (scaled ?? part.item.text)
        .replace(/,?\s*\(?\bmelted\b\)?/i, '')
        .replace(/\bmelted\s+/i, '')
        .trim();
      lines.push({
        key: part.key,
        line: `${line.replace(/,\s*softened$/i, '')}, very soft`,
        reason: reasonOf(ask, scaled === null ? 'cold-butter-same' : 'cold-butter'),
      });
    }
    const mixed: readonly Part[] = [
      ...of('crumbs'),
      ...of('sugar').filter(inCrust),
      ...of('flavour').filter((part) => inCrust(part) && /\bsalt|cinnamon|ginger\b/i.test(part.item.text)),
      ...of('rest').filter(inCrust),
    ];
    steps.push({
      text: `Rub ${joinList([...new Set(mixed.map((part) => crustPart(part))), 'the very soft butter'])} together until they look like damp sand and hold when squeezed. Press very firmly into ${tin} with the bottom of a glass, and freeze for 30 minutes.`,
      from: [crustStep === 99 ? 0 : crustStep],
    });
    ideas.push({
      kind: 'text',
      step: null,
      before: bakeSaid(ask, crustStep),
      after: 'freeze for 30 minutes',
      reason: reasonOf(ask, 'cold-crust'),
    });
  } else if (of('pastry').length > 0) {
    drop(of('pastry'), 'cold-pastry');
    add(put('250g digestive biscuits, finely crushed', '2 cups graham cracker crumbs'), 'cold-pastry');
    add(put('125g butter, very soft', '8 Tbsp butter, very soft'), 'cold-butter-same');
    steps.push({
      text: `Rub the ${put('crushed biscuits', 'cracker crumbs')} and the very soft butter together until they look like damp sand and hold when squeezed. Press very firmly over the base and up the sides of ${tin} with the bottom of a glass, and freeze for 30 minutes.`,
      from: [crustStep === 99 ? 0 : crustStep],
    });
  } else {
    steps.push({ text: `Set out the ${callOf(of('shell')[0]!)}; it needs no baking.`, from: [0] });
  }
  // The filling.
  const flavours = [...of('flavour'), ...of('zest'), ...of('cocoa')].filter(
    (part) => inFilling(part) && !/\bcream of tartar\b/i.test(part.item.text),
  );
  drop(
    of('egg'),
    kind === 'cheese' ? 'cold-eggs-cheese' : kind === 'condensed' ? 'cold-eggs-condensed' : 'cold-eggs',
  );
  drop(
    of('starch').filter((part) => !lines.some(({ key }) => key === part.key)),
    'cold-starch',
  );
  const creamLine = (ml: number, cups: string): string =>
    put(`${ml}ml double cream, very cold`, `${cups} heavy cream, very cold`);
  const sugars = of('sugar').filter(
    (part) => inFilling(part) || (!afterBake(part) && of('sugar').length === 1),
  );
  const rest = of('rest').filter((part) => !inCrust(part) && !afterBake(part));
  if (
    rest.some(
      ({ grams: g, food }) =>
        g > 60 &&
        food !== null &&
        !/berr|fruit|banana|mango|peach|pumpkin|coconut|nut|cherry|pineapple|butter|pretzel|jam|caramel/.test(
          `${food.id} ${food.ancestors.join(' ')}`,
        ),
    )
  )
    return null;
  const creams = of('cream').filter((part) => !afterBake(part));
  if (kind === 'cheese') {
    for (const part of sugars) {
      const line = scaleLine(part.item.text, part.item.quantity, 0.8);
      if (line !== null) lines.push({ key: part.key, line, reason: reasonOf(ask, 'cold-sugar') });
    }
    const ml = Math.max(150, Math.round((grams('cheese') * 0.33) / 50) * 50);
    if (creams.length === 0)
      add(creamLine(ml, ml < 200 ? '¾ cup' : ml < 300 ? '1 cup' : '1¼ cups'), 'cold-cream');
    const soured = of('soured').filter(inFilling);
    const juice = of('juice').filter(inFilling);
    const melted = of('chocolate').filter(inFilling);
    if (melted.some(({ grams: g }) => g > 60)) return null;
    steps.push({
      text: `Beat ${the(of('cheese'))}, at room temperature, with ${joinList([...new Set([...sugars, ...flavours].map(fillingPart))])} for 2–3 minutes, until completely smooth and no longer gritty.${soured.length + juice.length + melted.length + rest.length > 0 ? ` Beat in ${the([...soured, ...juice, ...melted, ...rest])}.` : ''}`,
      from: told.filter((step) => step > crustStep && step <= before).slice(0, 1),
    });
    steps.push({
      text: 'In a second bowl whip the cold cream to firm peaks, and fold it into the cheese in three lots.',
      from: [],
    });
    steps.push({
      text: 'Spread over the cold crust, smooth the top, cover and chill for at least 8 hours, better overnight, until it is firm enough to cut.',
      from: [before],
    });
  } else if (kind === 'condensed') {
    const whole = creams.filter(inFilling);
    add(
      put(
        '225g full-fat cream cheese, at room temperature',
        '8 oz full-fat cream cheese, at room temperature',
      ),
      'cold-cheese-condensed',
    );
    steps.push({
      text: `Beat the cream cheese${flavours.length > 0 ? ` with ${the(flavours)}` : ''} for 2 minutes until completely smooth, scraping the bowl: lumps that are left now will stay.`,
      from: told.filter((step) => step > crustStep && step <= before).slice(0, 1),
    });
    steps.push({
      text: `Beat in ${the([...of('condensed'), ...whole, ...sugars.filter((part) => part.grams < 60)])} little by little, then ${the(of('juice').filter(inFilling))} in three lots, beating only until smooth. It thickens as the acid goes in.`,
      from: [],
    });
    steps.push({
      text: 'Fill the cold crust, smooth the top, cover and chill for at least 6 hours, better overnight.',
      from: [before],
    });
    const topping = of('cream').filter(afterBake);
    if (of('egg').some(({ item }) => /\bwhites?\b/i.test(item.text)) && topping.length === 0)
      add(creamLine(240, '1 cup'), 'cold-meringue');
  } else if (kind === 'citrus') {
    drop(sugars, 'cold-condensed');
    add(
      put('1 tin (397g) sweetened condensed milk', '1 can (14 oz) sweetened condensed milk'),
      'cold-condensed',
    );
    drop(of('milk').filter(inFilling), 'cold-condensed');
    drop(creams, 'cold-cream');
    drop(
      of('butter').filter((part) => !lines.some(({ key }) => key === part.key)),
      'cold-eggs',
    );
    add(creamLine(300, '1¼ cups'), 'cold-cream');
    steps.push({
      text: `Whip the cold cream and the condensed milk together to soft peaks, 2–3 minutes.${flavours.length > 0 ? ` Stir in ${the(flavours)}.` : ''}`,
      from: told.filter((step) => step > crustStep && step <= before).slice(0, 1),
    });
    steps.push({
      text: `Whisk in ${juiceSaid(of('juice'))} in three lots: the cream thickens within seconds. Taste, and add a spoonful more where it is too sweet.`,
      from: [],
    });
    steps.push({
      text: 'Fill the cold crust, smooth the top and chill for at least 4 hours, better overnight.',
      from: [before],
    });
  } else {
    const chocolate = of('chocolate').filter(inFilling);
    drop(of('milk').filter(inFilling), 'cold-starch');
    drop(chocolate, 'cold-chocolate');
    drop(
      of('butter').filter((part) => !inCrust(part) && of('butter').length > 1),
      'cold-eggs',
    );
    drop(creams, 'cold-cream');
    add(
      put(
        '350g full-fat cream cheese, at room temperature',
        '12 oz full-fat cream cheese, at room temperature',
      ),
      'cold-custard',
    );
    add(creamLine(350, '1½ cups'), 'cold-cream');
    if (chocolate.length > 0 && of('cocoa').length === 0)
      add(put('50g cocoa powder', '½ cup unsweetened cocoa powder'), 'cold-chocolate');
    const cocoa = chocolate.length > 0 && of('cocoa').length === 0 ? ['the cocoa'] : [];
    steps.push({
      text: `Beat the cream cheese with ${joinList([...new Set([...sugars, ...flavours].map((part) => `the ${callOf(part)}`)), ...cocoa])} for 2–3 minutes, until smooth and no longer gritty.`,
      from: told.filter((step) => step > crustStep && step <= before).slice(0, 1),
    });
    steps.push({
      text: `Whip the cold cream to firm peaks and fold it into the cheese in three lots.${rest.length > 0 ? ` Fold in ${the(rest)}, or lay it on the crust first.` : ''}`,
      from: [],
    });
    steps.push({
      text: 'Fill the cold crust, smooth the top and chill for at least 6 hours, better overnight.',
      from: [before],
    });
  }
  ideas.push({
    kind: 'time',
    step: before,
    before: clauses[bakes.at(-1) ?? last]!.text,
    after: /chill for at least \d hours/.exec(steps.at(-1)!.text)?.[0] ?? null,
    reason: reasonOf(ask, 'cold-set'),
  });
  const removed = new Set(lines.flatMap(({ key, line }) => (key !== null && line === null ? [key] : [])));
  const tail = retell(ask, (clause, at) =>
    at <= done ||
    heats(clause) ||
    // "Leave the cheesecake inside for an hour": of an oven that was not on.
    /\b(?:leave|let|stand|sit|rest)\b[^.;]*\b(?:inside|in (?:it|there)|with the door)\b/i.test(clause.text) ||
    clause.names.some((key) => removed.has(key)) ||
    (/^\W*(?:then |and )?(?:let |leave |allow )?(?:it |the (?:pie|cheesecake|tart) )?(?:to )?(?:\w+ )?(?:cool|chill|refrigerate|cold|fridge|turn (?:the )?oven|open)/i.test(
      clause.text,
    ) &&
      clause.names.length === 0)
      ? 'drop'
      : null,
  );
  const meringue = lines.some(
    ({ line, reason }) => line !== null && reason === reasonOf(ask, 'cold-meringue'),
  );
  return {
    dish: 'pie',
    title: coldTitle(title),
    steps: [
      ...steps,
      ...(meringue
        ? [
            {
              text: 'Whip the remaining cold cream to soft peaks and pile it on in place of the meringue.',
              from: [],
            },
          ]
        : []),
      ...tail,
      ...servedCold(textOf(ask), tail),
    ],
    lines,
    ideas,
    words: reasonOf(ask, 'cold-filling'),
    gone: reasonOf(ask, 'cold-gone'),
    method: reasonOf(
      ask,
      kind === 'cheese' ? 'cold-method-cheese' : kind === 'cream' ? 'cold-method-cream' : 'cold-method-acid',
    ),
    left: of('egg').map(({ key }) => key),
  };
}

/** "6 tbsp (85 g) butter": both amounts grow, or neither. Only spoons, which grow by whole ones, stay in step. */
function scaledTwice(line: string, quantity: number | null, factor: number): string | null {
  const weight = /^([^()]*?) ?\((\d+)( ?)(g|ml)\)(?= )/i.exec(line);
  if (weight === null) return scaleLine(line, quantity, factor);
  const [whole, before, amount, space, unit] = weight;
  const first = scaleLine(`${before!}${line.slice(whole.length)}`, quantity, factor);
  return first === null
    ? null
    : first.replace(
        line.slice(whole.length),
        ` (${Math.round((Number(amount) * factor) / 5) * 5}${space!}${unit!})${line.slice(whole.length)}`,
      );
}

const namedIn = (clauses: readonly Clause[], step: number, { key }: Part): boolean =>
  clauses.some((clause) => clause.step === step && clause.names.includes(key));

const fills =
  /\b(?:pour|fill|spoon|tip|scrape|spread|turn)\b[^.;]*\b(?:crust|shell|case|base|plate|pie|tin|pan)\b|^\W*(?:pour|fill|scrape|tip)\b/i;

type Kind = 'cheese' | 'condensed' | 'citrus' | 'cream';

/** Where nothing is told of the end. */
const servedCold = (said: string, tail: readonly ToldStep[]): readonly ToldStep[] =>
  tail.some(({ text }) => /\bserv|slice|cut\b/i.test(text)) || said === ''
    ? []
    : [
        {
          text: 'Slice with a knife wiped between cuts, serve cold, and keep it in the fridge for up to 3 days.',
          from: [],
        },
      ];

/** "No-Bake Key Lime Pie". */
const coldTitle = (title: string): string =>
  /\bno[- ](?:bake|cook)\b/i.test(title)
    ? title
    : `No-Bake ${title.replace(/\b(?:(?:oven[- ])?baked|new york)\s+/i, '')}`;

/** "Juice of 4 lemons" is the juice, and so are four lemons. */
const juiceSaid = (some: readonly Part[]): string => {
  const names = some.map((part) => callOf(part));
  return names.length === 1
    ? /\bjuice\b/i.test(names[0]!)
      ? `the ${names[0]!.replace(/^juice of .*$/i, 'citrus juice')}`
      : 'the citrus juice'
    : 'the citrus juice';
};

/** The tin of the author, or the usual one. */
const tinSaid = (ask: Ask, kind: Kind, us: boolean): string =>
  sizedTin(
    ask,
    kind === 'cheese'
      ? us
        ? 'a 9-inch springform pan'
        : 'a 23cm springform tin'
      : us
        ? 'a 9-inch pie plate'
        : 'a 23cm loose-bottomed tart tin',
  );

/** How the author baked the crust. */
function bakeSaid({ clauses }: Ask, crustStep: number): string | null {
  const found = clauses.find(
    ({ step, text }) => step === crustStep && (/\bbake/i.test(text) || /\b\d{3} ?°/.test(text)),
  );
  return found?.text ?? null;
}
