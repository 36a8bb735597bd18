/**
 * A roasting joint in an air fryer: alone in its basket, the fat poured off, and the sauce that was made in its tin cooked
 * in a pan on the stove, since liquid below the fan only steams. Belly and rind go low first and hot at the end.
 */
import { isKind } from '#food/ingredient';
import { capitalise, formatMinutes, formatTemperature, joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import type { Clause, Range } from '../model.ts';
import { isThinLiquid, type Part } from '../read/parts.ts';
import { kitchenMinutes } from '../plan.ts';
import {
  ownStep,
  reasonOf,
  retell,
  textOf,
  type Ask,
  type Idea,
  type LineChange,
  type Told,
} from './telling.ts';
import { isDrink, isLiquid, thickens } from './wet-pot-read.ts';
import { calledBy } from './wet-pot-words.ts';

const ovens: ReadonlySet<string> = new Set(['oven', 'convectionOven', 'toasterOven']);
/** Grams of one piece that a basket of 5–6 litres takes. */
const leastGrams = 650;
const mostGrams = 2300;
/** Minutes for 500 g at 180 °C, to the safe minimum. Own rules, after the tables of makers of air fryers. */
const perHalfKilo: Readonly<Record<'beef' | 'lamb' | 'pork' | 'poultry' | 'bird', Range>> = {
  beef: [18, 21],
  lamb: [19, 22],
  pork: [24, 27],
  poultry: [23, 27],
  bird: [18, 21],
};
const bellyMinutes: Range = [50, 60];
const bellyGrams = 1200;
/** What is roasted for hours under a cover is braised. */
const braised =
  /\b(?:pot[- ]roast|brais\w*|pull(?:ed)? apart|shred\w*|casserole|lid|dutch oven|parcel|salt crust|pastry|wellington|stuff\w*|milk)\b/i;
const slowCut = /\b(?:shoulder|brisket|shank|cheek|shin|neck|ham|gammon|ribs?|knuckle|hock)\b/i;
const rind = /\b(?:crackling|rind|skin (?:scored|on)|score[d]? the (?:skin|rind|fat)|scored)\b/i;
const tinWord = /\b(?:tin|tray|pan|dish|rack|trivet)\b/i;
const sauceWord =
  /\b(?:gravy|sauce|tin|tray|pan|juices|drippings|fat|flour|stock|broth|wine|cider|sieve|strain|bubbl\w*|simmer\w*|reduc\w*|deglaz\w*|whisk\w*|boil\w*|scrap\w*|jelly|mustard)\b/i;
const atTable = /\b(?:rest|serve|carve|slice|board|cover (?:with|loosely|in) foil|tent)\w*\b/i;
const eaten =
  /\b(?:potato(?:es)?|parsnips?|sprouts|squash|pumpkin|beetroots?|beets?|swede|sweet potato(?:es)?)\b/i;

/** The joint in the basket and its sauce in a pan; null where it is no such roast. */
export function jointInAir(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  if (target !== 'airFryer' || !ovens.has(source)) return null;
  const said = textOf(ask);
  const joint = parts
    .filter(
      (part) => part.safe !== null && part.safe.kind !== 'egg' && part.safe.kind !== 'fish' && part.whole,
    )
    .sort((one, other) => other.grams - one.grams)[0];
  if (joint === undefined || joint.time?.minced === true) return null;
  if (joint.food !== null && /duck|goose|turkey$/.test(joint.food.id)) return null;
  if (parts.some((part) => part !== joint && part.safe !== null && part.grams > 150)) return null;
  const grams = boughtGrams(joint);
  if (grams < leastGrams || grams > mostGrams) return null;
  const bird = joint.food !== null && isKind(joint.food, 'whole-chicken');
  const belly = /\bbelly\b/i.test(joint.item.text);
  if (braised.test(`${understood.source.title}\n${said}`) || (!belly && slowCut.test(joint.item.text)))
    return null;
  const inOven = (one: Clause): boolean =>
    (one.minutes?.[1] ?? 0) >= 10 &&
    !/\b(?:rest|stand|saucepan|hob|stove|simmer|bubble|boil|fry|marinate|chill|fridge|before cooking)\b/i.test(
      one.text,
    );
  const timed = clauses.flatMap((one, at) => (inOven(one) ? [at] : []));
  const main = timed.reduce(
    (best, at) => (best < 0 || clauses[at]!.minutes![1] > clauses[best]!.minutes![1] ? at : best),
    -1,
  );
  if (main < 0 || clauses[main]!.minutes![1] < 35) return null;
  const last = timed.at(-1)!;
  // A pan before the oven has browned it: the basket does that by itself.
  if (
    clauses.some((one, at) => at < main && one.actions.includes('marinate') && (one.minutes ?? [0])[0] > 2000)
  )
    return null;
  const call = (part: Part): string => calledBy(understood, part);
  const name = call(joint);
  const names = (some: readonly Part[]): string => `the ${joinList([...new Set(some.map(call))])}`;
  // The tin: from the clause that first lays something into it to the last one that roasts.
  const lays = (one: Clause): boolean =>
    one.names.length > 0 &&
    tinWord.test(one.text) &&
    /\b(?:put|lay|place|sit|set|scatter|tip|spread|arrange|make|pop|transfer|pile|toss)\w*\b/i.test(one.text);
  const found = clauses.findIndex((one, at) => at <= main && lays(one));
  let from = found < 0 ? main : found;
  // "Sit the pork on top and roast": what is said in the same sentence before belongs to it.
  while (
    from > 0 &&
    clauses[from - 1]!.step === clauses[from]!.step &&
    clauses[from - 1]!.sentence === clauses[from]!.sentence &&
    clauses[from - 1]!.names.every((key) => key !== joint.key)
  )
    from -= 1;
  const rub = clauses.some((one, at) => at < from && one.names.includes(joint.key));
  const within = (at: number): boolean => at >= from && at <= last;
  const inTin = parts.filter(
    (part) => part !== joint && clauses.some((one, at) => within(at) && one.names.includes(part.key)),
  );
  // "Strain and serve with the lamb" stays as it is.
  const strainsAndServes = (at: number): boolean =>
    /^\W*(?:and |then )*(?:strain|sieve)\b/i.test(clauses[at]!.text) &&
    clauses[at + 1]?.step === clauses[at]!.step &&
    /\b(?:serve|carve)\b/i.test(clauses[at + 1]!.text);
  const saucy = clauses.flatMap((one, at) =>
    at > last && sauceWord.test(one.text) && !atTable.test(one.text) && !strainsAndServes(at) ? [at] : [],
  );
  // "Put it over a medium heat" between them is of the same pan.
  const sauceAt = clauses.flatMap((one, at) =>
    saucy.includes(at) ||
    (at > last &&
      !atTable.test(one.text) &&
      saucy.some((other) => other > at && clauses[other]!.step === one.step) &&
      !one.names.includes(joint.key))
      ? [at]
      : [],
  );
  const strains = saucy.some((at) => /^\W*(?:and |then )*(?:strain|sieve)\b/i.test(clauses[at]!.text));
  const later = parts.filter(
    (part) =>
      part !== joint && !inTin.includes(part) && sauceAt.some((at) => clauses[at]!.names.includes(part.key)),
  );
  const veg = inTin.filter(
    ({ food, grams, item }) =>
      grams >= 60 &&
      food !== null &&
      (isKind(food, 'vegetable') ||
        isKind(food, 'fruit') ||
        isKind(food, 'potato') ||
        isKind(food, 'tuber')) &&
      !/\bjuice|zest\b/i.test(item.name) &&
      !/\b(?:lemon|lime)s?\b/i.test(item.name),
  );
  const all = [...inTin, ...later];
  const drinks = all.filter((part) => isDrink(part) && part.grams >= 40);
  const thin = all.filter((part) => (isLiquid(part) || isThinLiquid(part.food)) && !drinks.includes(part));
  const flour = all.filter(thickens);
  const makesSauce =
    drinks.length + thin.length > 0 && (sauceAt.length > 0 || drinks.length + thin.length > 0);
  const side = veg.filter(({ item, grams }) => eaten.test(item.name) || (!makesSauce && grams > 0));
  const base = veg.filter((part) => !side.includes(part));
  const others = all.filter((part) => ![...veg, ...drinks, ...thin, ...flour].includes(part));
  // Fat and seasoning of the tin go with the meat; herbs and spices of the tin into the sauce.
  const rubbed = others.filter(
    (part) =>
      inTin.includes(part) &&
      ((part.food !== null && (isKind(part.food, 'fat') || isKind(part.food, 'salt'))) ||
        /\b(?:oil|salt|pepper|butter)\b/i.test(part.item.name)),
  );
  const herbs = others.filter((part) => !rubbed.includes(part) && inTin.includes(part));
  const stirred = others.filter((part) => !rubbed.includes(part) && !herbs.includes(part));
  if (makesSauce && drinks.length + thin.length === 0) return null;
  if ([...thin, ...drinks].some((part) => part.grams <= 0)) return null;

  const skin = !bird && (belly || rind.test(`${joint.item.text} ${said}`));
  const kind = bird
    ? 'bird'
    : joint.safe!.kind === 'poultry'
      ? 'poultry'
      : /\blamb\b/i.test(joint.item.text)
        ? 'lamb'
        : /\b(?:pork|belly)\b/i.test(joint.item.text)
          ? 'pork'
          : 'beef';
  const minutes = kitchenMinutes(
    belly
      ? [bellyMinutes[0] * (grams / bellyGrams) ** 0.4, bellyMinutes[1] * (grams / bellyGrams) ** 0.4]
      : [
          (perHalfKilo[kind][0] * grams) / 500 - (skin ? 10 : 0),
          (perHalfKilo[kind][1] * grams) / 500 - (skin ? 10 : 0),
        ],
  );
  const hot: Range = belly ? [15, 20] : [10, 15];
  const safe = formatTemperature(joint.safe!.celsius);
  const low = formatTemperature(belly ? 160 : 180);
  const high = formatTemperature(200);
  const time = formatMinutes(...minutes);
  const them = isPluralName(name) ? 'them' : 'it';
  const pours = belly || kind === 'lamb' || kind === 'pork' || makesSauce;
  const rubSaid = rubbed.length > 0 && !rub ? `Rub the ${name} with ${names(rubbed)}. ` : '';
  const lay = `${rubSaid}Preheat the air fryer to ${low} for 3 minutes. Lay the ${name} in the basket${bird ? ', breast down,' : skin ? ', skin side up and level,' : ''} with room all round and at least 4 cm below the element${bird ? '' : '; if it is too big, cut it in two'}.`;
  const cook = `Air-fry at ${low} for ${time}${skin ? '' : bird ? ', turning it breast up after two thirds of the time' : `, turning ${them} over halfway`}.`;
  const off = pours
    ? `Halfway, pour the fat and juices from the drawer into a jug${skin ? ' and pat the skin dry' : ''}.`
    : '';
  const finish = skin
    ? `Turn the air fryer up to ${high} and cook for ${formatMinutes(...hot)} more, looking every 5 minutes, until the skin is blistered and crisp all over.`
    : '';
  const done = belly
    ? `The meat is done when a skewer slides in easily, at about ${formatTemperature(90)} inside, far past the safe minimum of ${safe}.`
    : `A thermometer in the thickest part${bird ? ' of the thigh' : ''} should read ${safe}.`;
  const lines: LineChange[] = [];

  const fatFromJug = belly || kind === 'lamb' || kind === 'pork';
  const sauce: string[] = [];
  if (makesSauce) {
    const needsFat = base.length > 0 || flour.length > 0;
    if (needsFat && !fatFromJug)
      lines.push({
        key: null,
        line: '1 tbsp vegetable oil, for the sauce',
        reason: reasonOf(ask, 'air-joint-oil'),
      });
    const fat = fatFromJug ? '1 tablespoon of the fat from the jug' : '1 tablespoon of oil';
    if (base.length > 0)
      sauce.push(
        `While the ${name} ${isPluralName(name) ? 'cook' : 'cooks'}, heat ${fat} in a saucepan over medium heat. Cook ${names([...base, ...herbs])} for 12–15 minutes, until soft and brown.`,
      );
    else if (flour.length > 0)
      sauce.push(`While the ${name} rests, heat ${fat} in a saucepan over medium heat.`);
    if (flour.length > 0) sauce.push(`Stir in ${names(flour)} for 1 minute.`);
    const withHerbs = base.length === 0 && herbs.length > 0 ? ` with ${names(herbs)}` : '';
    const opens = sauce.length === 0 ? ` into a saucepan` : '';
    if (drinks.length > 0)
      sauce.push(
        `Pour ${names(drinks)}${opens === '' ? ' in' : opens}${withHerbs} and boil for ${drinks.reduce((sum, { grams }) => sum + grams, 0) > 200 ? '6–8' : '3–4'} minutes, until reduced by half.`,
      );
    const more = [...thin.map(call), ...stirred.map(call)];
    sauce.push(
      `${more.length > 0 ? `Add the ${joinList([...more, 'juices from the jug'])}` : 'Add the juices from the jug'}, with the fat spooned off, and bubble for 5 minutes${/\b(?:squash|press|mash|crush)\w*\b/i.test(sauceAt.map((at) => clauses[at]!.text).join(' ')) && base.length > 0 ? `, squashing ${names(base)} down` : ''}${strains ? ', then strain it' : ''}.`,
    );
  }
  const sideSaid =
    side.length > 0
      ? `Toss ${names([...side, ...(makesSauce ? [] : herbs)])} with ${pours ? '1 tablespoon of the fat from the jug' : 'what fat is in the drawer'} and, while the ${name} rests, air-fry at ${high} for 18–22 minutes, shaking the basket two or three times, until tender and brown.`
      : null;
  const asJugged = fatFromJug || makesSauce;
  if (side.length > 0 && !asJugged && !pours) return null;

  const told = new Set<string>();
  const tell = (sentences: readonly string[]): readonly string[] => {
    for (const one of sentences) told.add(one);
    return sentences;
  };
  const block = [
    [lay, cook, ...(off === '' ? [] : [off]), ...(finish === '' ? [done] : [])],
    ...(finish === '' ? [] : [[finish, done]]),
    ...(sauce.length > 0 && base.length > 0 ? [sauce] : []),
  ].map((one) => tell(one).join(' '));
  let sauceLeft = sauce.length > 0 && base.length === 0;
  let sideLeft = sideSaid !== null;
  const gravy = new Set(sauceAt);
  const steps = retell(
    ask,
    (clause, at) => {
      if (at === from) {
        for (const one of block) told.add(one);
        return [...block.map((one) => `${ownStep}${one}`), ownStep];
      }
      if (within(at)) return 'drop';
      if (
        clause.actions.includes('preheat') ||
        /^\W*(?:(?:pre-?)?heat (?:the |your )?)?oven\b/i.test(clause.text)
      )
        return 'drop';
      if (at < from) return null;
      if (gravy.has(at)) {
        if (!sauceLeft) return 'drop';
        sauceLeft = false;
        return tell(sauce);
      }
      if (sideLeft && /\brest\w*\b/i.test(clause.text)) {
        sideLeft = false;
        const kept = `${capitalise(clause.text.replace(/[.,;\s]+$/, ''))}.`;
        return tell([kept, sideSaid!]);
      }
      return null;
    },
    (text) =>
      told.has(text)
        ? text
        : text
            .replace(/\bunder (?:a|the) (?:hot )?(?:grill|broiler)\b/gi, `in the air fryer at ${high}`)
            .replace(/\bback in the oven\b/gi, 'back in the air fryer'),
  );
  if (sauceLeft || sideLeft) return null;
  const text = steps.map((one) => one.text).join('\n');
  if (/undefined|the the\b|\boven\b|\broasting (?:tin|tray|pan)\b|\bthe tin\b/i.test(text)) return null;

  const dropped = [
    ...new Set(
      clauses.flatMap((one, at) =>
        within(at) || gravy.has(at) || one.actions.includes('preheat') ? [one.step] : [],
      ),
    ),
  ];
  const heat = clauses.find((one, at) => at <= main && one.celsius !== null && one.celsius >= 100);
  const ideas: Idea[] = [
    {
      kind: 'time',
      step: clauses[main]!.step,
      steps: dropped,
      before: formatMinutes(
        ...timed.reduce<Range>(
          ([least, most], at) => [least + clauses[at]!.minutes![0], most + clauses[at]!.minutes![1]],
          [0, 0],
        ),
      ),
      after: time,
      reason: skin
        ? reasonOf(ask, belly ? 'air-joint-belly' : 'air-joint-rind')
        : reasonOf(ask, 'air-joint-time'),
    },
    ...(heat === undefined
      ? []
      : [
          {
            kind: 'temperature' as const,
            step: heat.step,
            before: formatTemperature(heat.celsius!),
            after: low,
            reason: reasonOf(ask, 'air-joint-heat'),
          },
        ]),
    ...(finish === ''
      ? []
      : [
          {
            kind: 'add' as const,
            step: null,
            before: null,
            after: finish.split(', looking')[0]!,
            reason: reasonOf(ask, 'air-joint-last'),
          },
        ]),
    ...(sauce.length === 0
      ? []
      : [
          {
            kind: 'text' as const,
            step: clauses[sauceAt[0] ?? from]!.step,
            before: null,
            after: sauce[0]!.split('. ')[0]!.replace(/[.]$/, ''),
            reason: reasonOf(ask, 'air-joint-sauce'),
          },
        ]),
    ...(off === ''
      ? []
      : [
          {
            kind: 'add' as const,
            step: null,
            before: null,
            after: off.replace(/\.$/, ''),
            reason: reasonOf(ask, 'air-joint-fat'),
          },
        ]),
    ...(sideSaid === null
      ? []
      : [
          {
            kind: 'text' as const,
            step: clauses[from]!.step,
            before: null,
            after: sideSaid.split(', shaking')[0]!,
            reason: reasonOf(ask, 'air-joint-side'),
          },
        ]),
  ];
  const old = new Set(understood.source.instructions);
  const unsaid = steps.filter(
    (one) =>
      !old.has(one.text) &&
      !ideas.some(({ after }) => after !== null && one.text.includes(after)) &&
      ![...told].some((line) => one.text === line),
  );
  for (const one of unsaid) {
    const bare = one.text.split(/(?<=[.!?]) /).find((sentence) => /air fryer/i.test(sentence));
    if (bare !== undefined)
      ideas.push({
        kind: 'text',
        step: one.from[0] ?? 0,
        before: null,
        after: bare,
        reason: reasonOf(ask, 'air-joint-again'),
      });
  }
  return {
    dish: 'roast',
    steps,
    lines,
    ideas: ideas.map((one) =>
      one.kind === 'text' && one.before === null ? { ...one, kind: 'add' as const } : one,
    ),
    whole: true,
    method: reasonOf(ask, 'air-joint-how'),
    safety: [reasonOf(ask, 'air-joint-safe')],
  };
}

/** What the joint weighs as it comes from the butcher, bone and all. */
function boughtGrams({ item, grams }: Part): number {
  const found =
    /(\d+(?:[.,]\d+)?)(?:\s?(?:-|–|to)\s?(\d+(?:[.,]\d+)?))?[\s-]?(kg|kilos?|g|lbs?|pounds?)\b/i.exec(
      item.text,
    );
  if (found === null) return item.grams ?? grams;
  const value = Number((found[2] ?? found[1]!).replace(',', '.'));
  return value * (/^k/i.test(found[3]!) ? 1000 : /^g/i.test(found[3]!) ? 1 : 453.6);
}
