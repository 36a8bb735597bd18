/** Pots under a lid, with and without pressure: foam, loose spices, how full they are, how long the browning takes. */
import { isKind } from '#food/ingredient';
import { formatNumber, joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import { sentencesIn } from '../changes/sentences-in.ts';
import { wetDishes } from '../read/core-actions.ts';
import { callOf, type Part } from '../read/parts.ts';
import type { Care, CareAsk } from './care.ts';

const closes = /\bLock the lid\b|\bCover and cook on (?:LOW|HIGH)\b/;
const opens = /\bopen the lid\b|\brelease the pressure\b/i;
const looseSpice =
  /\b(?:juniper berr(?:y|ies)|peppercorns?|allspice berr(?:y|ies)|pimento berr(?:y|ies)|cardamom pods?|whole cloves?|cloves?)\b/i;
const strained =
  /\b(?:muslin|cheesecloth|tea (?:ball|infuser)|spice bag|bouquet|strain|sieve|fish out|(?:take|lift|pick|remove|discard)\b[^.]*\b(?:spices|cloves|berries|peppercorns|pods))\b/i;

/** What the pots with a lid ask for. */
export function lidCare(ask: CareAsk): readonly Care[] {
  const { steps } = ask;
  const all = steps.flatMap(sentencesIn);
  const lid = all.findIndex((one) => closes.test(one));
  if (lid < 0) return [];
  return [
    ...lastMinutes(ask, all, lid),
    ...foam(ask, all, lid),
    ...spices(ask, all, lid),
    ...browning(ask, all, lid),
    ...onions(ask, all, lid),
    ...fill(ask, all, lid),
  ];
}

/** "Add for the last 20 minutes", when the lid is off already. */
function lastMinutes({ target }: CareAsk, all: readonly string[], lid: number): readonly Care[] {
  return all.slice(lid + 1).flatMap((one): readonly Care[] => {
    const said = lastOnes.exec(one);
    if (said === null) return [];
    const minutes = Math.min(Number(said[1]), 5);
    const now =
      target === 'pressureCooker'
        ? ` and simmer on Sauté for ${minutes} minutes`
        : `, cover and cook on HIGH for ${Math.max(15, Number(said[1]))} minutes more`;
    return [
      {
        by: one,
        place: 'instead',
        text: one.replace(lastOnes, now).replace(/([^.!?])$/, '$1.'),
        rule: 'care-late',
      },
    ];
  });
}
const lastOnes =
  /(?<=\b(?:add|stir in|put in|throw in|tip in|return)\b[^.;]*),? (?:for|in) the (?:last|final) (\d+) ?min(?:ute)?s?\b(?: of (?:the )?cooking(?: time)?)?/i;

/** Beer and wine that nobody has boiled when the lid is locked. */
function foam({ parts, target }: CareAsk, all: readonly string[], lid: number): readonly Care[] {
  if (target !== 'pressureCooker') return [];
  const drink = parts.find(
    ({ food, grams }) =>
      food !== null &&
      grams >= leastDrink &&
      (isKind(food, 'beer') || isKind(food, 'wine') || isKind(food, 'hard-cider')),
  );
  if (drink === undefined) return [];
  const name =
    /\b(?:beer|ale|stout|lager|wine|cider)\b/i.exec(drink.item.text)?.[0].toLowerCase() ?? callOf(drink);
  const pours = all.slice(0, lid).findLastIndex((one) => new RegExp(`\\b${name}\\b`, 'i').test(one));
  if (pours < 0) return [];
  const boiled = all
    .slice(pours, lid)
    .some((one) => /\b(?:boil|bubbl|reduc|evaporat|cook (?:it )?(?:off|down)|dry)\w*/i.test(one));
  if (boiled) return [];
  const scraped = lid > 0 && /\bscrape the bottom clean\b/i.test(all[lid - 1]!);
  const foams = /beer|ale|stout|lager|cider/.test(name);
  return [
    {
      by: scraped ? all[lid - 1]! : all[lid]!,
      place: 'before',
      text: `Boil it on Sauté without the lid for 3 minutes, ${foams ? `until the foam of the ${name} has gone down` : `so that the ${name} loses its sharp edge`}.`,
      rule: foams ? 'care-foam' : 'care-alcohol',
    },
  ];
}

/** Less of a drink than this goes off in the browning. */
const leastDrink = 120;

/** Small whole spices that would float about in the pot. */
function spices({ parts, target }: CareAsk, all: readonly string[], lid: number): readonly Care[] {
  const loose = parts.filter(
    ({ item, food }) =>
      looseSpice.test(item.text) &&
      !/\bgarlic (?:cloves?\b|\d)|\bcloves? (?:of )?garlic\b|\bground\b|\bpowder|\bcrushed\b|\bcracked\b/i.test(
        item.text.replace(/\bnot garlic cloves\b/i, ''),
      ) &&
      (food === null || !isKind(food, 'garlic')),
  );
  if (loose.length === 0 || strained.test(all.join(' '))) return [];
  const names = loose.map(callOf);
  const word = (part: Part): string => callOf(part).split(' ').at(-1)!.toLowerCase();
  const goesIn = all
    .slice(0, lid)
    .findLastIndex((one) => loose.some((part) => one.toLowerCase().includes(word(part))));
  if (goesIn < 0) return [];
  const pressure = target === 'pressureCooker';
  const out = all.findIndex((one, at) => at > lid && opens.test(one));
  const many = names.length > 1 || isPluralName(names[0]!);
  return [
    {
      by: all[goesIn]!,
      place: 'after',
      text: `Tie the ${joinList(names)} in a piece of muslin first, or put ${many ? 'them' : 'it'} in a tea ball.`,
      rule: pressure ? 'care-spices-valve' : 'care-spices',
    },
    {
      by: pressure && out >= 0 ? all[out]! : all[lid]!,
      place: 'after',
      text: `${pressure ? 'Lift' : 'At the end, lift'} out the spices.`,
      rule: pressure ? 'care-spices-valve' : 'care-spices',
    },
  ];
}

/** Meat that is browned in the pot for a time that nobody tells. */
function browning({ parts, target }: CareAsk, all: readonly string[], lid: number): readonly Care[] {
  if (target !== 'pressureCooker') return [];
  const at = all
    .slice(0, lid)
    .findIndex(
      (one) =>
        /\b(?:brown|sear)\b/i.test(one) &&
        /\bSauté(?!\p{L})/u.test(one) &&
        !/\d+ ?(?:–|-|to)? ?\d* ?min/i.test(one),
    );
  if (at < 0 || /\d+ ?min/i.test(all[at + 1] ?? '')) return [];
  const meat =
    parts
      .filter(
        ({ safe, item }) =>
          safe !== null && safe.kind !== 'egg' && all[at]!.toLowerCase().includes(lastWord(item.name)),
      )
      .sort((one, other) => other.grams - one.grams)[0] ?? parts.find(({ time }) => time?.tough === true);
  if (meat === undefined || meat.grams < 150) return [];
  const minced = meat.time?.minced === true;
  const batches = minced || meat.whole ? 1 : Math.ceil(meat.grams / batchGrams - 0.2);
  const each = minced ? [6, 8] : meat.whole ? [8, 10] : [5, 6];
  const text =
    batches > 1
      ? `Do it in ${batches} batches of 5 minutes each, about ${batches * 5} minutes in all: crowded meat stews.`
      : `That takes ${each[0]}–${each[1]} minutes.`;
  return [{ by: all[at]!, place: 'after', text, rule: 'care-browning' }];
}

/** Onions that are softened on Sauté for a time that nobody tells. */
function onions({ target }: CareAsk, all: readonly string[], lid: number): readonly Care[] {
  if (target !== 'pressureCooker') return [];
  const at = all
    .slice(0, lid)
    .findIndex(
      (one, place) =>
        /\b(?:onions?|shallots?)\b/i.test(one) &&
        /\b(?:sweat|soft(?:en)?|saut[eé]|fry|golden|translucent)(?!\p{L})/iu.test(one) &&
        !/\bmin/i.test(`${one} ${all[place + 1] ?? ''}`) &&
        !/\b(?:brown|sear)\b/i.test(one.split(/\bonions?\b/i)[1] ?? ''),
    );
  if (at < 0) return [];
  const golden = /\b(?:golden|brown)/i.test(all[at]!);
  return [
    {
      by: all[at]!,
      place: 'after',
      text: golden ? 'They take 8–10 minutes to turn golden.' : 'They take 6–8 minutes to soften.',
      rule: 'care-browning',
    },
  ];
}

const lastWord = (name: string): string => name.split(' ').at(-1)!.toLowerCase();
/** As much meat as browns side by side in a pot. */
const batchGrams = 400;

/** Millilitres of a line, where it tells them. */
const millilitres = (line: string | null): number => {
  const found = /(\d+(?:[.,]\d+)?)\s*(ml|l|litres?|liters?)\b/i.exec(line ?? '');
  return found === null ? 0 : Number(found[1]!.replace(',', '.')) * (/^ml$/i.test(found[2]!) ? 1 : 1000);
};

/** How far all of it fills a pot whose size is told. */
function fill(
  { parts, size, target, steps, reduced, dish }: CareAsk,
  all: readonly string[],
  lid: number,
): readonly Care[] {
  const { capacityL } = size;
  if (capacityL === null || !wetDishes.has(dish) || /\b(?:batches|rounds|make half)\b/i.test(steps.join(' ')))
    return [];
  const text = steps.join(' ').toLowerCase();
  const inside = parts.filter(({ item, grams }) => grams > 0 && text.includes(lastWord(item.name)));
  const less = reduced.reduce(
    (sum, { before, after }) => sum + Math.max(0, millilitres(before) - millilitres(after)),
    0,
  );
  const litres = Math.round(((inside.reduce((sum, { grams }) => sum + grams, 0) - less) / 1000) * 2) / 2;
  if (
    litres < 0.5 ||
    parts.some(({ item, grams, food }) => food === null && grams === 0 && (item.quantity ?? 0) > 3)
  )
    return [];
  const said = (value: number): string => `${formatNumber(value)} ${value <= 1 ? 'liter' : 'liters'}`;
  const anchor = all.find((one) => /\b(?:no more than|between half)\b[^.]*\bfull\b/i.test(one)) ?? null;
  const swells =
    /\bno more than half\b/i.test(anchor ?? '') ||
    parts.some(
      ({ time, grams }) =>
        grams > 150 && (time?.dry === true || time?.late === 'grain' || time?.late === 'pasta'),
    );
  const limit = capacityL * (target === 'slowCooker' ? 0.75 : swells ? 0.5 : 2 / 3);
  const line = swells ? 'half' : 'two thirds';
  const by = anchor ?? all[lid]!;
  const place = anchor === null ? 'before' : 'after';
  if (litres > limit)
    return litres > limit * 1.15
      ? [
          {
            by,
            place,
            text: `All of it is about ${said(litres)}, more than the ${said(Math.round(limit * 2) / 2)} to which this pot may be filled: cook it in two rounds, or make half.`,
            rule: 'care-too-full',
          },
        ]
      : [];
  if (target === 'slowCooker' && litres < capacityL * 0.35)
    return [
      {
        by,
        place,
        text: `About ${said(litres)} is little for a pot of ${said(capacityL)}, so it may be done in two thirds of the time.`,
        rule: 'care-little',
      },
    ];
  // What comes near the line has its general warning already.
  return target === 'pressureCooker' && litres <= limit * 0.75
    ? [
        {
          by,
          place,
          text: `About ${said(litres)} ${litres <= 1 ? 'goes' : 'go'} in, well below the ${line} that a pot of ${said(capacityL)} may hold (${said(Math.round(limit * 2) / 2)}).`,
          rule: 'care-fill',
        },
      ]
    : [];
}
