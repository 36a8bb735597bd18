import type { GroundedLine } from '#food/ground';
import { isKind, type Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import { shapeOf } from '../edit/can-do.ts';
import type { Edit } from '../edit/model.ts';
import { contributionOf, differenceOf } from './estimate.ts';
import { gladlyBaked, type Move, type MoveParts } from './move.ts';

/** Oil that is brushed on instead: half a tablespoon a serving, at least one and at most four. Own rule. */
const brushed = { gramsPerSpoon: 13.6, perServing: 0.5, least: 1, most: 4 } as const;
/** Minutes at 220 °C by what is fried; the first that fits. Own rule after the usual times of oven-fried food. */
const bakingTimes: readonly (readonly [kinds: readonly string[], minutes: string])[] = [
  [
    [
      'bone-in-chicken-thigh',
      'chicken-drumstick',
      'chicken-leg',
      'chicken-wings',
      'whole-chicken',
      'chicken-pieces',
    ],
    '35–40 minutes',
  ],
  [['white-fish', 'oily-fish', 'fish', 'shellfish', 'seafood'], '12–15 minutes'],
  [['chicken', 'turkey', 'pork', 'beef', 'lamb', 'veal'], '20–25 minutes'],
  [['potato', 'tuber'], '30–35 minutes'],
];
const otherwise = '20–25 minutes';
/** "Whisk to a batter. Dip the fish in." */
const wetBatter = /\b(?:to|into|make) an? (?:\p{L}+ )?batter\b[^]*\b(?:dip|coat|dunk)/iu;
/** Cubes and strips are done before a whole piece is. */
const piecesTime = '15–18 minutes';
const smallPieces = /\b(?:cubed?|cubes|strips|bite|chunks?|nuggets?|popcorn|diced)\b/i;
const shortly = '12–15 minutes';

/** Pieces on the bone, whatever the table calls them. */
const onBone = (key: string, { understood }: MoveParts): boolean => {
  const line = understood.grounded.find((one) => one.key === key);
  return (
    line !== undefined &&
    line.ingredient.food !== null &&
    isKind(line.ingredient.food, 'poultry') &&
    /\b(?:thighs?|drumsticks?|legs?|wings?|pieces|bone-in|jointed)\b/i.test(line.parsed.source) &&
    !/\b(?:boneless|breasts?|fillets?|tenders?)\b/i.test(line.parsed.source)
  );
};

/** What is put in the oil is none of these. */
const coatings = [
  'flour',
  'starch',
  'breadcrumbs',
  'spice',
  'herb',
  'salt',
  'sugar-kind',
  'oil',
  'water',
  'leavening',
  'stock',
  'sauce',
  'condiment',
  'milk',
  'buttermilk',
  'yogurt-kind',
  'bird-egg',
] as const;

/** "When you're ready to fry" and "before frying" fry nothing yet. */
const beforeFrying =
  /\b(?:ready|about|time|going|want|waiting) to (?:deep[- ]?)?fry\b|\bbefore (?:you )?fry(?:ing)?\b/i;
/** Heat that a bath of oil is kept at. */
const keptHot = /\b(?:keeping|maintaining|holding)\s+(?:the\s+)?(?:oil|temperature|heat)\b[^,.;]*(?:,\s*)?/i;
/** What a sauce begins with. */
const softened = ['onion', 'garlic', 'shallot', 'fresh-ginger', 'tomato', 'spice'] as const;
/** A frying pan fries nothing by its name. */
export const fryVerb =
  /\b(?:deep|shallow|pan)[- ]?(?:fat )?fry(?:ing)?\b(?![- ]pans?\b)|(?<!\bstir[- ]?)\bfry(?:ing)?\b(?![- ]?pans?\b)/i;
/** A spoonful of oil to soften the onions in is no bath: "in 1 tbsp oil", "in a little of the same oil". */
const spoonful =
  /\b(?:a (?:little|spoonful|splash|drizzle|glug|bit|teaspoon|tablespoon)|some|[\d½¼¾⅓⅔/–-]+\s*(?:tbsp|tsp|tablespoons?|teaspoons?|tbs))\b[^.,;]*?\boil\b/i;
export const pansOil = (sentence: string): boolean => spoonful.test(sentence);

/** Says the spoonful again as it stands, so that it is no part of what goes down; the oil is no longer the same or what was fried in. */
export function keepSpoonful(
  { start, text }: Sentence,
  replace: (start: number, end: number, said: string) => void,
): void {
  const found = spoonful.exec(text);
  if (found === null) return;
  const said = found[0].replace(/\b(?:same|frying|remaining) (?=oil$)/i, '');
  replace(start + found.index, start + found.index + found[0].length, said);
}
/** How the text speaks of what it is fried in. */
interface Fat {
  /** What is brushed on instead. */
  readonly called: string;
  readonly word: RegExp;
  readonly heating: RegExp;
}
const oil: Fat = {
  called: 'oil',
  word: /\boil\b/i,
  heating: /\b(?:heat|pour|bring|fill|warm|preheat|put|turn|reheat)\b[^.]*\boil\b/i,
};
const solidFat = ({ name }: Food): Fat => ({
  called: `melted ${name}`,
  word: /\b(?:butter|fat|lard|ghee|shortening|dripping)\b/i,
  heating: /\b(?:heat|bring|warm|put|turn|melt)\b[^.]*\b(?:butter|fat|lard|ghee|shortening|dripping)\b/i,
});
/** Beaten this thin it is done as soon as its crust is. */
const beatenThin = /\b(?:pound(?:ed)?|flatten(?:ed)?|thickness|thin(?:ly)?|escalopes?)\b/i;
const sides = /\s+(?:on (?:each|both|either) sides?|per side|each side)\b/i;
const asideOfTime = /\s*\([^()]*\d[^()]*\bmin[^()]*\)/i;
export const drying =
  /(^|[.!?]\s+|,?\s+(?:and|then)\s+(?:then\s+)?|;\s+|,\s+)(?:drain|blot|dry|transfer|remove|lift|take|place|put|let (?:it|them) drain)\b[^.;,]*\b(?:paper|kitchen roll|kitchen towels?|rack|absorbent)\b(?:[^.;,]*?)(?=(,?\s+and\s+(?:then\s+)?)(serve|sprinkle|season|keep|salt|top)\b|[.;,]|$)/iu;

interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The sentences of a text, with their places in it. */
export const sentencesOf = (text: string): readonly Sentence[] =>
  [...text.matchAll(/[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*(?:[.!?]+|$)/gu)].map((one) => {
    const lead = /^\s*/.exec(one[0])![0].length;
    return { start: one.index + lead, end: one.index + one[0].length, text: one[0].slice(lead) };
  });

/** What is fried floating in oil, baked on an oiled sheet instead; null where the dish is not of that sort. */
export function ovenFry(line: GroundedLine, item: Ingredient, parts: MoveParts): Move | null {
  const { understood, character, measured, facts } = parts;
  const { food } = line.ingredient;
  if (food === null || item.grams === null) return null;
  // A panful of butter is for what has a crust.
  const solid = !isKind(food, 'oil');
  if (solid && !(shapeOf(food) === 'fat' && character.words.has('coating'))) return null;
  const fat = solid ? solidFat(food) : oil;
  if (!measured.some((one) => one === 'fat_g' || one === 'energy_kcal' || one === 'saturated_fat_g'))
    return null;
  // Sweet and sour chicken is fried before it comes into the wok.
  const deep = /\bdeep[- ]?(?:fat )?fr/i.test(line.parsed.source);
  if (
    ['bread', 'sweet', 'batter', 'cake', 'fried-dough', ...(deep ? [] : ['stir-fry'])].some((word) =>
      character.words.has(word),
    )
  )
    return null;
  // What is tossed in a wok is fried in no bath of oil.
  if (
    character.words.has('wok-noodles') ||
    (!deep &&
      understood.source.instructions.some((text) => /\bwok\b/i.test(text) && !/\bdeep[- ]?fr/i.test(text)))
  )
    return null;
  const { servings } = understood.recipe;
  // Of oil that nobody measured only a little is known to be eaten: no more may be brushed on than is saved.
  const share = line.parsed.quantity === null ? brushed.perServing / 2 : brushed.perServing;
  const spoons = Math.min(brushed.most, Math.max(brushed.least, Math.round(servings * share)));
  const after = spoons * brushed.gramsPerSpoon;
  // What a pot of oil leaves in a crust no list counts where nobody measured it.
  const unmeasured = !solid && line.parsed.quantity === null && deep;
  if (!unmeasured && item.grams * item.eatenShare < after * (solid ? 1.4 : 2)) return null;
  const all = understood.source.instructions.join(' ');
  // Wet batter runs off before an oven has set it.
  if (/\bdip[^.]*\bbatter|\bcoat[^.]*\bbatter|tempura/i.test(all) || wetBatter.test(all)) return null;
  // Chips that are fried twice, or beside something else, are more than one tray.
  if (/\bfry\b[^.!?]*\b(?:again|a second time|twice)\b/i.test(all)) return null;
  const main = friedFood(line.key, parts);
  if (main === null || main.grams / servings < leastFried) return null;
  // What softens for a sauce is not what the deep oil is for.
  if (
    softened.some((kind) => isKind(main.food, kind)) &&
    !/\b(?:rings?|onions?|bhaji\p{L}*|pakora\p{L}*)\b/iu.test(understood.source.title)
  )
    return null;
  // Of two oils the one for the deep pan stays where another step fries in the other.
  if (
    deep &&
    understood.grounded.some(
      ({ key, ingredient }) => key !== line.key && ingredient.food !== null && isKind(ingredient.food, 'oil'),
    ) &&
    understood.source.instructions.some((text) => fryVerb.test(text) && !/\bdeep[- ]?(?:fat )?fr/i.test(text))
  )
    return null;
  const thin = ['veal', 'pork', 'beef'].some((kind) => isKind(main.food, kind)) && beatenThin.test(all);
  const cubes = smallPieces.test(
    understood.grounded.find(({ key }) => key === main.key)?.parsed.source ?? '',
  );
  const usual = thin
    ? shortly
    : cubes && !onBone(main.key, parts)
      ? piecesTime
      : onBone(main.key, parts)
        ? bakingTimes[0]![1]
        : (bakingTimes.find(([kinds]) => kinds.some((kind) => isKind(main.food, kind)))?.[1] ?? otherwise);
  // What goes into the oven once more under its sauce is not baked through twice.
  const { instructions } = understood.source;
  const fried = instructions.findIndex((text) => fryVerb.test(text));
  const minutes = instructions.some((text, at) => at > fried && /\bbake\b/i.test(text)) ? shortly : usual;
  const why = solid
    ? `baked on a hot sheet it browns with a few spoonfuls of ${food.name} instead of a panful`
    : 'baked on an oiled sheet in a hot oven it browns with a spoonful of oil instead of a potful';
  const made = rewritten(line.key, minutes, parts, why, fat, main.key);
  if (made === null) return null;
  const { edits: texts, extra } = made;
  const crumbs = parts.ingredients.some((one) => one.food !== null && isKind(one.food, 'breadcrumbs'));
  const left = {
    ...item,
    grams: after + extra * brushed.gramsPerSpoon,
    eatenShare: 1,
    cooked: item.cooked ?? null,
  };
  const title = understood.source.title.replace(/\b(?:deep[- ]?|pan[- ]?)?fried\b/i, (said) =>
    /^\p{Lu}/u.test(said) ? 'Oven-Fried' : 'oven-fried',
  );
  return {
    slot: line.key,
    kind: 'method',
    loss: 0.1,
    edits: [
      {
        kind: 'swap',
        key: line.key,
        by: [
          {
            food,
            name: line.ingredient.name.toLowerCase(),
            quantity: spoons + extra,
            unit: 'tbsp',
            preparation: extra > 0 ? null : solid ? 'melted, for brushing' : 'for brushing',
          },
        ],
        reason: why,
      },
      ...(title === understood.source.title
        ? []
        : [{ kind: 'title', title, reason: 'It is baked now' } as const]),
      // Where some of it is wanted later, the rest is not all poured on here.
      ...texts.map((edit): Edit =>
        extra > 0 && edit.kind === 'replace-text'
          ? { ...edit, text: edit.text.replace(/the rest of the oil/g, `${spoons} tbsp of the oil`) }
          : edit,
      ),
    ],
    why,
    difference:
      unmeasured && item.grams * item.eatenShare < left.grams
        ? differenceOf([], [])
        : differenceOf([contributionOf(item, facts)], [contributionOf(left, facts)]),
    servings: null,
    side: false,
    brings: [],
    taste: null,
    ...(unmeasured ? { asked: true as const } : gladlyBaked(parts)),
    ...(crumbs
      ? { tip: 'Crumbs brown unevenly in the oven: toast them golden in a dry pan before they go on.' }
      : {}),
  };
}

/** Grams a serving of what is laid on a sheet to bake: garlic and chillies in hot oil are the start of a sauce. Own rule. */
const leastFried = 40;
/** What a pan starts with, and what is crumbled or stirred in it: nothing of it can be laid out on a sheet. */
const loose = [
  'garlic',
  'fresh-ginger',
  'chili-pepper',
  'ground-beef',
  'ground-pork',
  'ground-lamb',
  'ground-turkey',
  'ground-chicken',
  'cooked-rice',
  'noodle',
] as const;
/** What mince and rice are made into before they are fried. */
const inPieces =
  /\b(?:balls?|meatballs?|patt(?:y|ies)|cutlets?|croquettes?|kofta\w*|rissoles?|nuggets?|fritters?|arancini)\b/i;
/** Minutes below which nothing but aromatics is fried. */
const leastMinutes = 1;

/** The heaviest thing that goes into the oil. */
function friedFood(
  oil: string,
  { understood, ingredients }: MoveParts,
): { readonly food: Food; readonly key: string; readonly grams: number } | null {
  let best: { food: Food; key: string; grams: number } | null = null;
  const shaped = inPieces.test(understood.source.instructions.join(' '));
  for (const [at, step] of understood.steps.entries()) {
    const text = understood.source.instructions[at]!;
    if (!step.contents.includes(oil) && !fryVerb.test(text)) continue;
    if (!sentencesOf(text).some((one) => fryVerb.test(one.text) && !pansOil(one.text))) continue;
    // "Fry for 30 seconds until fragrant".
    if (step.minutesMax > 0 && step.minutesMax < leastMinutes) continue;
    // "Dredge each one", "fry in hot oil": what the step before handled goes in.
    const bare = step.contents.every((key) => key === oil) ? understood.steps[at - 1] : undefined;
    for (const key of [...step.contents, ...(bare?.contents ?? [])]) {
      const one = ingredients.find((other) => other.key === key);
      if (one?.food === undefined || one.food === null || one.grams === null) continue;
      if (coatings.some((kind) => isKind(one.food!, kind))) continue;
      if (!shaped && loose.some((kind) => isKind(one.food!, kind))) continue;
      if (best === null || one.grams > best.grams) best = { food: one.food, key, grams: one.grams };
    }
  }
  return best;
}

/** The edits of the steps, or null where the oil is spoken of in a way that this does not know. */
function rewritten(
  key: string,
  minutes: string,
  { understood }: MoveParts,
  reason: string,
  fat: Fat,
  main: string,
): { readonly edits: readonly Edit[]; readonly extra: number } | null {
  const edits: Edit[] = [];
  let heated = false;
  let baked = false;
  /** Spoonfuls of the same oil that are used elsewhere. */
  let extra = 0;
  for (const [at, reading] of understood.steps.entries()) {
    const text = understood.source.instructions[at]!;
    const replace = (start: number, end: number, said: string): void =>
      void edits.push({ kind: 'replace-text', stepId: reading.id, span: { start, end }, text: said, reason });
    const named = reading.mentions.filter(({ kind }) => kind !== 'pronoun');
    // A step that does no more than melt the butter, with all its asides, becomes the oven's.
    if (
      fat !== oil &&
      !heated &&
      named.length > 0 &&
      named.every((one) => one.key === key) &&
      fat.heating.test(text) &&
      !fryVerb.test(text)
    ) {
      replace(
        0,
        text.length,
        `Heat the oven to 220 °C (425 °F) and brush a baking sheet with some of the ${fat.called}.`,
      );
      heated = true;
      continue;
    }
    for (const sentence of sentencesOf(text)) {
      const inside = reading.mentions.filter(
        ({ start, end, kind }) => start >= sentence.start && end <= sentence.end && kind !== 'pronoun',
      );
      // What else softens in a spoonful goes on as it did.
      if (fat === oil && pansOil(sentence.text) && namesOthers(inside, key, main)) {
        if (inside.some((one) => one.key === key)) extra += 1;
        keepSpoonful(sentence, replace);
        continue;
      }
      const ofOil = inside.some((one) => one.key === key) || fat.word.test(sentence.text);
      const others = inside.some((one) => one.key !== key);
      const before = beforeFrying.exec(sentence.text);
      const fries = before === null && fryVerb.test(sentence.text);
      if (before !== null) {
        const verb = fryVerb.exec(before[0])!;
        const from = sentence.start + before.index + verb.index;
        replace(from, from + verb[0].length, /ing$/i.test(verb[0]) ? 'baking' : 'bake');
        if (ofOil) return null;
        continue;
      }
      const soaks = drying.test(sentence.text);
      if (!ofOil && !fries && !soaks && !(baked && /^drain\b/i.test(sentence.text))) continue;
      if (
        /\b(?:same|that|remaining|left(?:over)?|rest of the)\s+(?:oil|fat)\b|\bin the (?:fat|drippings)\b/i.test(
          sentence.text,
        )
      )
        return null;
      if (ofOil && !others && !fries && fat.heating.test(sentence.text)) {
        replace(
          sentence.start,
          sentence.end,
          heated
            ? ''
            : `Heat the oven to 220 °C (425 °F) and brush a baking sheet with some of the ${fat.called}.`,
        );
        heated = true;
        continue;
      }
      if (fries) {
        const verb = fryVerb.exec(sentence.text)!;
        // "Heat the oil in a skillet and fry …": the oil is heated no more.
        const lead = /^(?:heat|warm)\b[^.;,]*\boil\b[^.;]*?\b(?:and|then)\s+(?:then\s+)?$/i.exec(
          sentence.text.slice(0, verb.index),
        );
        const opens = verb.index === 0 || lead !== null;
        const begins = lead === null ? verb.index : 0;
        const ing = /ing$/i.test(verb[0]);
        const place = heated
          ? `Lay the pieces on the sheet and brush them with the rest of the ${fat.called}. `
          : `Heat the oven to 220 °C (425 °F). Lay the pieces on an oiled baking sheet and brush them with the rest of the ${fat.called}. `;
        if (!baked && !opens) {
          if (!heated) replace(sentence.start, sentence.start, 'Heat the oven to 220 °C (425 °F). ');
        }
        const bake = ing ? 'baking' : 'bake';
        replace(
          sentence.start + begins,
          sentence.start + verb.index + verb[0].length,
          opens
            ? `${baked ? '' : place}${bake.charAt(0).toUpperCase()}${bake.slice(1)}`
            : baked || ing
              ? bake
              : `lay on ${heated ? 'the sheet' : 'an oiled baking sheet'}, brush with the rest of the ${fat.called} and bake`,
        );
        heated = true;
        const into =
          /\s*\b(?:in|into)\s+(?:(?:about|around|the|a|an|some|your|plenty of|enough|hot|heated|deep|shallow)\s+|[\d/½¼¾.]+\s*(?:inch(?:es)?|cm|mm)?\s+(?:of\s+)?)*(?:\p{L}+\s+){0,2}?oil\b/iu.exec(
            sentence.text,
          );
        if (into !== null)
          replace(sentence.start + into.index, sentence.start + into.index + into[0].length, '');
        // How hot the oil was is of no use to the oven.
        const hot = oilHeat.exec(sentence.text);
        if (hot !== null && hot.index > verb.index)
          replace(sentence.start + hot.index, sentence.start + hot.index + hot[0].length, '');
        const times = reading.durations.filter(
          ({ start, end, role }) => start >= sentence.start && end <= sentence.end && role === 'counted',
        );
        times.forEach(({ start, end, text: said }, n) => {
          const tail =
            /^\s*(?:(?:per|on (?:each|the first|one|both)|each|a|for each)\s+(?:other\s+)?sides?|each)\b/i.exec(
              text.slice(end),
            )?.[0] ?? '';
          const until = said.endsWith('.') ? end - 1 : end;
          if (n === 0)
            replace(
              start,
              until + (tail === '' ? 0 : tail.length),
              `${minutes}${tail === '' || /turn/i.test(sentence.text) ? '' : `, turning once${/^\s*(?:until|till?)\b/i.test(text.slice(until + tail.length)) ? ',' : ''}`}`,
            );
        });
        if (times.length === 0) {
          const turned = sides.exec(sentence.text);
          if (turned !== null && turned.index > verb.index)
            replace(sentence.start + turned.index, sentence.start + turned.index + turned[0].length, '');
          const told = asideOfTime.exec(text.slice(sentence.end));
          if (told !== null)
            replace(sentence.end + told.index, sentence.end + told.index + told[0].length, '');
          const after = sentence.start + verb.index + verb[0].length;
          const cue = /\b(?:until|till?)\b/i.exec(sentence.text);
          const spot =
            cue === null
              ? /[.!?]$/.test(sentence.text)
                ? sentence.end - 1
                : sentence.end
              : sentence.start + cue.index;
          if (spot >= after)
            replace(spot, spot, cue === null ? ` for ${minutes}` : `for ${minutes}, turning once, `);
        }
        const several = /(?:,\s*)?\b(?:\d+|two|three|four|a few) (?:pieces )?at a time\b,?/i.exec(
          sentence.text,
        );
        if (several !== null && several.index > verb.index)
          replace(
            sentence.start + several.index,
            sentence.start + several.index + several[0].length,
            opens ? 'them for' : '',
          );
        const batches =
          /,?\s*\bin (?:small |several |(?:\d|two|three)(?:(?: or |[-–])(?:\d|two|three|four))? )?batches\b(?:\s+if (?:needed|necessary))?,?/i.exec(
            sentence.text,
          );
        if (batches !== null) {
          // One comma of two goes with it; a single one still parts what stays.
          const timed = /^\s*\d/.test(sentence.text.slice(batches.index + batches[0].length));
          const said = /^,/.test(batches[0]) || timed ? batches[0] : batches[0].replace(/,$/, '');
          replace(sentence.start + batches.index, sentence.start + batches.index + said.length, '');
        }
        const kept = keptHot.exec(sentence.text);
        if (kept !== null)
          replace(sentence.start + kept.index, sentence.start + kept.index + kept[0].length, '');
        const dried = drying.exec(sentence.text);
        if (dried !== null && dried.index > verb.index)
          replace(sentence.start + dried.index, sentence.start + dried.index + dried[0].length, '');
        baked = true;
        continue;
      }
      // There is nothing to drain on a sheet.
      if (baked && /^(?:then )?drain(?: (?:well|them|it))?[.!]?$/i.test(sentence.text.trim())) {
        replace(sentence.start, sentence.end, '');
        continue;
      }
      if (soaks && baked) {
        const found = drying.exec(sentence.text)!;
        const from = sentence.start + found.index;
        const link = found[2] ?? '';
        const rest = sentence.text.slice(found.index + found[0].length + link.length);
        // "Drain on a rack (not on paper, or they steam), sprinkle with salt": what comes after the draining stays.
        const after = /^(?:\s*\([^)]*\)|[^()]*\))?\s*,\s*(?:and\s+)?(?:then\s+)?(?=\p{L})/u.exec(rest);
        const opening = found[1] ?? '';
        if (found.index === 0 && link !== '')
          replace(from, from + found[0].length + link.length + 1, rest.charAt(0).toUpperCase());
        else if (found.index === 0 && after !== null)
          replace(
            from,
            from + found[0].length + after[0].length + 1,
            rest.charAt(after[0].length).toUpperCase(),
          );
        else if (found.index === 0) replace(sentence.start, sentence.end, '');
        else replace(from + (/^[.!?]/.test(opening) ? 1 : 0), from + found[0].length, '');
        continue;
      }
      if (ofOil && !others) {
        replace(sentence.start, sentence.end, '');
        continue;
      }
      if (ofOil) return null;
    }
  }
  return baked ? { edits, extra } : null;
}

/** "At 180C", "at 350°F (175 °C)". */
const oilHeat =
  /,?\s*\bat (?:about |around )?(?:1[5-9]\d|2\d\d|3\d\d)(?:\s*(?:°|º|degrees\b)(?:\s*[CF]\b)?|\s*[CF]\b|\b)(?:\s*[(/]\s*\d{3}\s*(?:°|º)?\s*[CF]\)?)?/i;

/** Whether a sentence names other foods than what is baked now. */
const namesOthers = (inside: readonly { readonly key: string }[], oilKey: string, main: string): boolean =>
  inside.some((one) => one.key !== oilKey) && inside.every((one) => one.key !== main);
