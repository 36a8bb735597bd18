/** What was fried in deep oil, in the oven and in an air fryer: by its kind, and not by the seconds in the oil. */
import { isKind } from '#food/ingredient';
import { capitalise, formatMinutes, formatTemperature, joinList } from '../../text/grammar.ts';
import type { Clause } from '../model.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { callOf, isThinLiquid, type Part } from '../read/parts.ts';
import {
  figureOf,
  ownStep,
  reasonOf,
  retell,
  textOf,
  type Ask,
  type Idea,
  type LineChange,
  type Told,
} from './telling.ts';

type Kind = 'falafel' | 'doughnut' | 'roll' | 'fritter' | 'chips' | 'batter';

const kinds: readonly (readonly [Kind, RegExp])[] = [
  [
    'falafel',
    /\b(?:falafels?|ta['’]?ameya|bean (?:balls|cakes|fritters)|akara|chickpea (?:balls|patties|fritters)|veg(?:etable|gie)? (?:balls|kofta)|koftas?)\b/i,
  ],
  [
    'doughnut',
    /\b(?:dough ?nuts?|donuts?|beignets?|berliners?|krapfen|malasadas?|bomboloni|paczki|zeppole|fritelle)\b/i,
  ],
  [
    'roll',
    /\b(?:spring rolls?|egg rolls?|samosas?|wontons?|lumpia|taquitos?|flautas|chimichangas?|empanadas?|rangoons?|b(?:ö|o|oe)reks?|pot ?stickers?|nems)\b/i,
  ],
  ['chips', /\b(?:chips|fries|potato wedges|frites)\b/i],
  [
    'fritter',
    /\b(?:fritters?|croquett?es?|arancini|hash browns|latkes?|rosti|rösti|tater tots|hush ?puppies|mozzarella sticks|cheese balls|(?:fish|crab|salmon|tuna) ?cakes|nuggets)\b/i,
  ],
];
const fries = (clause: Clause): boolean =>
  clause.actions.some((action) => action === 'fry' || action === 'deep-fry' || action === 'saute') ||
  /\b(?:deep[- ]?)?fry\b|\bdrop (?:them )?into (?:the )?(?:hot )?oil\b/i.test(clause.text);
const oilReady =
  /\b(?:heat|pour|fill|bring|warm)\b[^.;]*\b(?:oil|fat|fryer)\b|\boil (?:to|at|is|reaches)\b|\b(?:deep )?fryer\b/i;
const drains = /\b(?:drain|blot|remove|lift|scoop|transfer)\b[^.;]*\b(?:paper|towels?|rack|slotted|oil)?\b/i;
const inBatter =
  /\b(?:dip|dunk|coat|drag|dredge|drop)\w*\b[^.;]{0,60}\bbatter\b|\bbeer[- ]batter|\btempura\b|\bbatter(?:ed)? (?:the )?(?:fish|prawns|shrimp|cod|haddock|onion)/i;

/** "Whisk flour and beer. Dip the fish": index of what dips into a wet batter that nobody calls so, or -1. */
function dipsInBatter({ clauses, parts }: Ask): number {
  const of = (test: (part: Part) => boolean): ReadonlySet<string> =>
    new Set(parts.filter(test).map(({ key }) => key));
  const flours = of(({ food }) => food !== null && isKind(food, 'flour'));
  const drinks = of(({ food }) => isThinLiquid(food) || (food !== null && isKind(food, 'beer')));
  const mixed = clauses.findIndex(
    ({ names, text }) =>
      names.some((key) => flours.has(key)) &&
      names.some((key) => drinks.has(key)) &&
      /\b(?:whisk|mix|beat|stir|combine)\b/i.test(text),
  );
  return mixed < 0
    ? -1
    : clauses.findIndex(({ text }, at) => at > mixed && /\b(?:dip|dunk|coat|drag|dredge)\b/i.test(text));
}

/** The dish in dry heat; null where it is none that was fried in deep oil, or none of a known kind. */
export function fried(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  const { title } = understood.source;
  if (target !== 'oven' && target !== 'airFryer' && target !== 'convectionOven') return null;
  if (source !== 'stovetop' && source !== 'deepFryer' && source !== 'wok') return null;
  const said = textOf(ask);
  const oil = parts.find(
    ({ food, item }) =>
      (food !== null &&
        isKind(food, 'fat') &&
        /\b(?:oil|lard|shortening|fat|ghee)\b/i.test(item.text) &&
        ((item.grams ?? 0) >= 180 || /\bfry|frying\b/i.test(item.text))) ||
      /\boil\b[^,]*,? (?:for|to) (?:deep |shallow )?(?:fry|frying)/i.test(item.text),
  );
  const kind: Kind | null =
    inBatter.test(`${title}\n${said}`) || dipsInBatter(ask) >= 0
      ? 'batter'
      : (kinds.find(([, words]) => words.test(title))?.[0] ?? null);
  if (kind === null || oil === undefined) return null;
  if (
    kind === 'falafel' &&
    parts.some(({ safe, food }) => safe !== null && !(food !== null && isKind(food, 'egg')))
  )
    return null;
  if (kind === 'batter') return crumbed(ask, oil);
  // Chips beside something else that is fried have each their own minutes.
  if (
    kind === 'chips' &&
    parts.some(({ safe, food }) => safe !== null && !(food !== null && isKind(food, 'egg')))
  )
    return null;
  const lasts = clauses.findLastIndex(
    (one) =>
      fries(one) &&
      (one.minutes !== null || /\b(?:golden|brown|crisp|float)/i.test(one.text)) &&
      !oilReady.test(one.text),
  );
  const last = lasts >= 0 ? lasts : clauses.findLastIndex((one) => fries(one));
  if (last < 0) return null;
  // Fillings that are stir-fried come before what is filled.
  const filled = clauses.findLastIndex(
    (one, at) => at < last && /\b(?:fill|roll up|wrap|fold|seal|shape|cut|knead|form)\w*\b/i.test(one.text),
  );
  const firstFry = clauses.findIndex((one, at) => at > filled && fries(one) && !oilReady.test(one.text));
  const air = target === 'airFryer';
  const fan = target === 'convectionOven' ? 20 : 0;
  const figure = (name: string): number => figureOf(ask, `fry-${kind}`, name);
  const heat = formatTemperature(air ? figure('airC') : figure('ovenC') - fan);
  const time = formatMinutes(
    air ? figure('airLeast') : figure('ovenLeast'),
    air ? figure('airMost') : figure('ovenMost'),
  );
  const spoons = air ? figure('airSpoons') : figure('ovenSpoons');
  const us = thinksInFahrenheit(understood.source);
  const noun = target === 'airFryer' ? 'air fryer' : target === 'oven' ? 'oven' : 'convection oven';
  const oilCall = oilName(oil);
  const them = nameOf(kind, said, title);
  const cue = cueOf(clauses, firstFry, last, kind);
  const sheet = us ? 'sheet pan' : 'baking tray';
  const lines: LineChange[] = [
    {
      key: oil.key,
      line: `${spoons} ${us ? 'Tbsp' : 'tbsp'} ${oilCall}`,
      reason: reasonOf(ask, `fry-oil-${kind === 'doughnut' ? 'doughnut' : 'film'}`),
    },
  ];
  for (const { key, item } of parts)
    if (/^(?:to|for) (?:deep[- ]?|shallow[- ]?)?fry(?:ing)?$/i.test(item.text.trim()))
      lines.push({ key, line: null, reason: reasonOf(ask, 'fry-words') });
  const raw = parts.find(
    ({ safe, food, grams }) => safe !== null && grams > 60 && !(food !== null && isKind(food, 'egg')),
  );
  const wasCooked =
    raw !== undefined && clauses.some((one, at) => at < filled && one.names.includes(raw.key) && fries(one));
  const check =
    raw === undefined || wasCooked
      ? ''
      : ` Check with a thermometer that the ${callOf(raw)} inside reaches ${formatTemperature(raw.safe!.celsius)}.`;
  const half = Math.round((air ? figure('airLeast') : figure('ovenLeast')) * 0.55);
  const ready = air ? `Preheat the air fryer to ${heat} for 3–5 minutes.` : `Preheat the ${noun} to ${heat}.`;
  const core: string[] = [];
  if (kind === 'falafel') {
    const flat = /patties|discs/.test(them)
      ? `Flatten ${them} to 2 cm`
      : `Flatten ${them} into patties 2 cm thick`;
    const inMix = Math.max(1, Math.floor(spoons / 3));
    core.push(
      air
        ? `${ownStep}${ready} ${flat}, so that the middle cooks before the outside dries out, and brush them on all sides with the ${oilCall}. Lay them in the basket in a single layer with gaps between them, in batches, and air-fry for ${time}, turning once halfway, ${cue}.`
        : `${ownStep}${ready} Spread half of the remaining ${oilCall} over a heavy ${sheet} and put it in the ${noun} for the last 5 minutes of heating. ${flat}, set them on the hot tray, where they should sizzle, and brush the tops with the rest of the oil.`,
    );
    if (!air)
      core.push(
        `${ownStep}Bake for ${time} in all: turn them carefully with a thin spatula after ${half} minutes, and go on ${cue}.`,
      );
    if (!air)
      lines[0] = {
        ...lines[0]!,
        line: `${spoons} ${us ? 'Tbsp' : 'tbsp'} ${oilCall}, ${inMix} of it for the mix`,
      };
  } else if (kind === 'doughnut')
    core.push(
      air
        ? `${ownStep}${ready} Brush the basket and the tops of ${them} with some of the ${oilCall}. Lay them in a single layer with room to grow, in batches, and air-fry for ${time}, without turning, ${cue}.`
        : `${ownStep}${ready} Lay ${them} on a lined ${sheet} with room to grow, and brush them with half of the ${oilCall}. Bake for ${time}, ${cue}. Do not overbake them: they dry out. Brush with the rest while they are hot.`,
    );
  else if (kind === 'chips')
    core.push(
      `${ownStep}${ready} Soak the cut potatoes in cold water for 30 minutes, drain and dry them very well in a cloth. Toss them with the ${oilCall} and a good pinch of salt.`,
      air
        ? `${ownStep}Air-fry no more than a half-full basket at a time for ${time}, shaking every 5 minutes, ${cue}.`
        : `${ownStep}Spread them in a single layer on a heated ${sheet}, without touching, and roast for ${time}, turning once after ${half} minutes, ${cue}.`,
    );
  else
    core.push(
      air
        ? `${ownStep}${ready} Brush or spray ${them} with the ${oilCall} on all sides, until no dry patch shows. Lay them in the basket in a single layer without touching, in batches, and air-fry for ${time}, turning once halfway, ${cue}.${check}`
        : `${ownStep}${ready} Spread half of the ${oilCall} over a heavy ${sheet} and heat it in the ${noun} for 5 minutes. Lay ${them} on it without touching and brush the tops with the rest, until no dry patch shows. Bake for ${time}, turning once after ${half} minutes, ${cue}.${check}`,
    );
  let put = false;
  const stepAt = clauses[last]!.step;
  const mixed = kind === 'falafel' && !air;
  let oiled = false;
  const steps = retell(
    ask,
    (clause, at) => {
      if (at === last) {
        put = true;
        return [...core, ownStep];
      }
      if (
        !put &&
        at > filled &&
        (fries(clause) || oilReady.test(clause.text)) &&
        !clause.actions.some((one) => one === 'stir-fry')
      )
        return 'drop';
      if (
        at > last &&
        at <= last + 2 &&
        drains.test(clause.text) &&
        /\b(?:drain|paper|towels?|slotted)\b/i.test(clause.text)
      )
        return /\b(?:drain)\b/i.test(clause.text) || /paper|towel/i.test(clause.text) ? 'drop' : null;
      if (at > last && fries(clause)) return 'drop';
      if (oilReady.test(clause.text) && at > filled) return 'drop';
      return null;
    },
    (text, step) => {
      let out = withoutOil(text);
      if (
        mixed &&
        !oiled &&
        step < stepAt &&
        /\b(?:process|blitz|pulse|blend|grind|whizz)\w*\b/i.test(text)
      ) {
        oiled = true;
        const tbsp = Math.max(1, Math.floor(spoons / 3));
        out = `${out.replace(/([^.!?])$/, '$1.')} Work in ${tbsp} tablespoon${tbsp > 1 ? 's' : ''} of the ${oilCall}.`;
      }
      return out;
    },
  );
  const firstClause = clauses[last]!;
  const ideas: Idea[] = [
    {
      kind: 'time',
      step: stepAt,
      before: firstClause.text,
      after: time,
      reason: reasonOf(ask, `fry-${kind}`),
    },
    {
      kind: 'temperature',
      step: stepAt,
      before: oilHeat(clauses),
      after: heat,
      reason: reasonOf(ask, air ? 'fry-heat-air' : 'fry-heat-oven'),
    },
  ];
  if (kind === 'falafel')
    ideas.push({
      kind: 'text',
      step: stepAt,
      before: them,
      after: /patties|discs/.test(them) ? 'to 2 cm' : 'into patties 2 cm thick',
      reason: reasonOf(ask, 'fry-flat'),
    });
  if (mixed && oiled)
    ideas.push({
      kind: 'add',
      step: null,
      before: null,
      after:
        /Work in \d+ tablespoons? of the [^.]+/.exec(steps.map(({ text }) => text).join('\n'))?.[0] ??
        'Work in',
      reason: reasonOf(ask, 'fry-mix'),
    });
  if (!air && (kind === 'falafel' || kind === 'roll' || kind === 'fritter'))
    ideas.push({
      kind: 'add',
      step: stepAt,
      before: null,
      after: kind === 'falafel' ? 'for the last 5 minutes of heating' : 'heat it in the',
      reason: reasonOf(ask, 'fry-hot-tray'),
    });
  return {
    dish: kind === 'doughnut' ? 'bread' : 'pieces',
    title: titleFor(title, air),
    steps,
    lines,
    ideas,
    method: reasonOf(ask, air ? 'fry-how-air' : 'fry-how-oven'),
    words: reasonOf(ask, 'fry-words'),
  };
}

/** Fish and rings in a wet batter get a coat that dry heat can crisp. */
function crumbed(ask: Ask, oil: Part): Told | null {
  const { understood, clauses, parts, target } = ask;
  const { title } = understood.source;
  const fish = parts.find(
    ({ safe, food, grams }) => safe !== null && grams > 150 && !(food !== null && isKind(food, 'egg')),
  );
  const vegetables = parts.filter(
    ({ food, grams }) => food !== null && isKind(food, 'vegetable') && grams > 80,
  );
  const core = fish === undefined ? vegetables.slice(0, 3) : [fish];
  const flour = parts.find(({ food, grams }) => food !== null && isKind(food, 'flour') && grams >= 60);
  if (core.length === 0 || flour === undefined || (fish !== undefined && fish.safe!.kind === 'poultry'))
    return null;
  const names = new Set([...core, flour, oil].map(({ key }) => key));
  const isBatter = (part: Part): boolean =>
    /\b(?:beer|lager|ale|stout|soda|sparkling|water|milk|baking (?:powder|soda)|bicarb\w*|corn ?flour|corn ?starch|rice flour|vodka)\b/i.test(
      part.item.text,
    ) && !names.has(part.key);
  const called = clauses.findIndex((one) => inBatter.test(one.text));
  const dipped = called >= 0 ? called : dipsInBatter(ask);
  const last = clauses.findLastIndex(fries);
  if (last < 0 || dipped > last) return null;
  const us = thinksInFahrenheit(understood.source);
  const air = target === 'airFryer';
  const tablespoon = us ? 'Tbsp' : 'tbsp';
  const seasoning = parts.filter(
    (part) =>
      part.grams < 20 &&
      !isBatter(part) &&
      part.food !== null &&
      (isKind(part.food, 'spice') || isKind(part.food, 'seasoning') || isKind(part.food, 'salt')) &&
      clauses.some((one, at) => at <= dipped && one.names.includes(part.key)),
  );
  const egg = parts.find(({ food }) => food !== null && isKind(food, 'egg'));
  const it = joinList(core.map((part) => `the ${callOf(part)}`));
  const thin = fish === undefined || /\b(?:shrimps?|prawns?|squid|calamari|scallops)\b/i.test(fish.item.text);
  const time = air ? (thin ? '8–10 minutes' : '10–12 minutes') : thin ? '12–14 minutes' : '14–16 minutes';
  const heat = formatTemperature(air ? 200 : target === 'oven' ? 220 : 200);
  const done =
    fish === undefined
      ? 'until deep golden and tender'
      : thin
        ? 'until golden and just opaque'
        : 'until golden and the flesh flakes';
  const check =
    fish === undefined
      ? ''
      : ` Check with a thermometer that ${it} reach${/s$/.test(it) && !/\bfish$/.test(it) ? '' : 'es'} ${formatTemperature(fish.safe!.celsius)} inside.`;
  const noun = target === 'convectionOven' ? 'convection oven' : 'oven';
  const keep = retell(ask, (clause, at) =>
    at <= last ||
    fries(clause) ||
    oilReady.test(clause.text) ||
    /\b(?:drain|paper|towels?|batter|rack)\b/i.test(clause.text)
      ? 'drop'
      : null,
  );
  const before = retell(ask, (clause, at) =>
    at >= Math.max(dipped, 0) ||
    fries(clause) ||
    /^\W*(?:and |then )*drain\W*$/i.test(clause.text) ||
    oilReady.test(clause.text) ||
    clause.names.some(
      (key) =>
        key === flour.key || parts.some((part) => part.key === key && (isBatter(part) || part === egg)),
    ) ||
    /\bbatter\b/i.test(clause.text)
      ? 'drop'
      : null,
  );
  const lines: LineChange[] = [
    ...parts
      .filter(isBatter)
      .map(({ key }): LineChange => ({ key, line: null, reason: reasonOf(ask, 'fry-batter-gone') })),
    {
      key: flour.key,
      line: us ? '1/2 cup all-purpose flour' : '60g plain flour',
      reason: reasonOf(ask, 'fry-coat'),
    },
    ...(egg === undefined ? [{ key: null, line: '2 eggs, beaten', reason: reasonOf(ask, 'fry-coat') }] : []),
    {
      key: null,
      line: us ? '2 cups panko breadcrumbs' : '120g panko breadcrumbs',
      reason: reasonOf(ask, 'fry-coat'),
    },
    { key: oil.key, line: `3 ${tablespoon} ${oilName(oil)}`, reason: reasonOf(ask, 'fry-oil-film') },
  ];
  for (const { key, item } of parts)
    if (/^(?:to|for) (?:deep[- ]?|shallow[- ]?)?fry(?:ing)?$/i.test(item.text.trim()))
      lines.push({ key, line: null, reason: reasonOf(ask, 'fry-words') });
  const from = clauses[Math.max(dipped, 0)]!.step;
  // Fish and chips: the chips were fried as well, and bake for longer than the fish.
  const chips = parts.find(
    (part) =>
      part !== fish &&
      part.food !== null &&
      isKind(part.food, 'potato') &&
      part.grams >= 300 &&
      clauses.some(
        (one) => fries(one) && (one.names.includes(part.key) || /\b(?:chips|fries)\b/i.test(one.text)),
      ),
  );
  if (chips !== undefined)
    lines.splice(
      lines.findIndex(({ key }) => key === oil.key),
      1,
      { key: oil.key, line: `5 ${tablespoon} ${oilName(oil)}`, reason: reasonOf(ask, 'fry-oil-film') },
    );
  const chipTime = formatMinutes(
    figureOf(ask, 'fry-chips', air ? 'airLeast' : 'ovenLeast'),
    figureOf(ask, 'fry-chips', air ? 'airMost' : 'ovenMost'),
  );
  const fried =
    chips === undefined
      ? []
      : [
          {
            text: air
              ? `Rinse the ${callOf(chips)} in cold water and dry them very well. Toss with 2 tablespoons of the oil and air-fry at ${formatTemperature(figureOf(ask, 'fry-chips', 'airC'))} for ${chipTime}, in batches no more than two layers deep, shaking twice, until golden. Keep them warm in a low oven; they have a minute more in the basket when the rest is done.`
              : `Preheat the ${noun} to ${heat}. Rinse the ${callOf(chips)} in cold water and dry them very well. Toss with 2 tablespoons of the oil, spread out on a lined ${us ? 'sheet pan' : 'baking tray'} in one layer and bake for ${chipTime} in all, turning twice, until golden and crisp: what is crumbed goes in on the shelf above for the last quarter of an hour.`,
            from: [clauses[last]!.step],
          },
        ];
  return {
    dish: 'fried',
    title: titleFor(
      title.replace(/\b(?:beer[- ])?batter(?:ed)?\b/i, 'Crumbed').replace(/\btempura\b/i, 'Panko-Crumbed'),
      air,
    ),
    steps: [
      ...before,
      ...fried,
      {
        text: `Rub the panko with 2 tablespoons of the oil until every crumb is coated, and toast in a dry frying pan over medium heat for 3 minutes, stirring, until pale gold. Tip onto a plate; put the flour${seasoning.length > 0 ? `, mixed with ${joinList(seasoning.map((part) => `the ${callOf(part)}`))},` : ''} on a second plate and the beaten egg${egg === undefined ? 's' : ''} in a bowl.`,
        from: [0],
      },
      {
        text: `Pat ${it} very dry${seasoning.length > 0 ? '' : ' and season with salt and pepper'}. Turn in the flour and shake it off, dip in the egg, and press into the crumbs on all sides. Let the pieces lie for 5 minutes, so that the coat sticks.`,
        from: [from],
      },
      {
        text: air
          ? `Preheat the air fryer to ${heat}. Brush the basket with the rest of the oil, lay ${it} in it in a single layer without touching, in batches, and air-fry for ${time}, turning carefully once halfway, ${done}.${check}`
          : `${chips === undefined ? `Preheat the ${noun} to ${heat}, with a rack on a ${us ? 'sheet pan' : 'baking tray'} inside.` : `Heat a rack on a second ${us ? 'sheet pan' : 'baking tray'} on the shelf above for 5 minutes.`} Brush the hot rack with the rest of the oil, lay ${it} on it without touching and bake for ${time}, without turning, ${done}.${check}`,
        from: [clauses[last]!.step],
      },
      ...keep,
    ],
    lines,
    ideas: [
      {
        kind: 'time',
        step: clauses[last]!.step,
        before: clauses[last]!.text,
        after: time,
        reason: reasonOf(ask, 'fry-batter'),
      },
      {
        kind: 'text',
        step: from,
        before: clauses[Math.max(dipped, 0)]!.text,
        after: 'press into the crumbs on all sides',
        reason: reasonOf(ask, 'fry-batter-gone'),
      },
      {
        kind: 'add',
        step: null,
        before: null,
        after: 'until pale gold',
        reason: reasonOf(ask, 'fry-toasted'),
      },
    ],
    method: reasonOf(ask, air ? 'fry-how-air' : 'fry-how-oven'),
    words: reasonOf(ask, 'fry-coat'),
    gone: reasonOf(ask, 'fry-batter-gone'),
  };
}

const oilName = (oil: Part): string =>
  callOf(oil)
    .replace(/\s*\b(?:for|to) (?:deep |shallow )?fry\w*.*$/i, '')
    .replace(/^(?:litres?|quarts?|cups?) /, '') || 'oil';

/** "Baked Falafel", "Air-Fryer Doughnuts". */
function titleFor(title: string, air: boolean): string {
  const bare = title.replace(/\b(?:deep[- ]|pan[- ]|shallow[- ])?fried\s+/i, '').trim();
  return `${air ? 'Air-Fryer' : 'Oven-Baked'} ${capitalise(bare)}`;
}

/** What lies in the oven, in the author's words. */
function nameOf(kind: Kind, said: string, title: string): string {
  const words: Readonly<Record<Kind, RegExp>> = {
    falafel: /\b(?:balls|patties|falafels?|discs|koftas?)\b/i,
    doughnut: /\b(?:dough ?nuts|donuts|rings|rounds|balls|squares|pieces)\b/i,
    roll: /\b(?:spring rolls|egg rolls|samosas|wontons|rolls|taquitos|flautas|parcels|triangles|empanadas|chimichangas)\b/i,
    fritter: /\b(?:fritters|croquettes|croquetas|arancini|balls|cakes|patties|latkes|sticks|nuggets)\b/i,
    chips: /\b(?:chips|fries|wedges)\b/i,
    batter: /\bpieces\b/i,
  };
  const usual: Readonly<Record<Kind, string>> = {
    falafel: 'balls',
    doughnut: 'doughnuts',
    roll: 'rolls',
    fritter: 'fritters',
    chips: 'chips',
    batter: 'pieces',
  };
  return `the ${(words[kind].exec(said)?.[0] ?? words[kind].exec(title)?.[0] ?? usual[kind]).toLowerCase()}`;
}

/** How it looks when it is done: the author's colour, where there is one. */
function cueOf(clauses: readonly Clause[], first: number, last: number, kind: Kind): string {
  const text = clauses
    .slice(Math.max(0, first), last + 1)
    .map((one) => one.text)
    .join(' ');
  const colour =
    /\b(?:deep |dark |golden |light |pale )?(?:golden|brown)(?:[- ]brown)?(?: and crisp\w*)?|\bcrisp\w*(?: and golden)?\b/i
      .exec(text)?.[0]
      ?.toLowerCase();
  if (kind === 'falafel') return `until ${colour ?? 'deep brown'} on both sides, and hot and tender inside`;
  if (kind === 'doughnut')
    return `until ${colour === undefined || /deep|dark/.test(colour) ? 'golden' : colour} and light when lifted`;
  if (kind === 'chips') return `until ${colour ?? 'golden and crisp'} at the edges and soft inside`;
  return `until ${colour ?? 'golden'} and crisp`
    .replace(/\bcrisp\w* and crisp/, 'crisp')
    .replace(/(golden|brown) and crisp\w* and crisp/, '$1 and crisp');
}

const oilHeat = (clauses: readonly Clause[]): string | null => {
  const found = clauses.find(({ celsius, text }) => celsius !== null && /\b(?:oil|fry)\b/i.test(text));
  return found?.celsius === undefined || found.celsius === null
    ? null
    : (/\d{3} ?°? ?[CF]?/i.exec(found.text)?.[0].trim() ?? null);
};

/** What speaks of the oil alone is true of it no more. */
const withoutOil = (text: string): string =>
  text
    .replace(
      /\b(right|just|immediately|straight|shortly)? ?before (?:deep-?)?frying\b/gi,
      (_, when: string | undefined) =>
        `${when === undefined ? '' : `${when} `}before shaping`.replace(/^ /, ''),
    )
    .replace(/\b(?:ready|when ready) to fry\b/gi, 'ready to cook')
    .replace(/\s+in the (?:hot )?oil\b(?=[,.!]|$)/gi, '');
