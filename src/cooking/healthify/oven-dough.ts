import type { GroundedLine } from '#food/ground';
import { isKind, type Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Edit } from '../edit/model.ts';
import { contributionOf, differenceOf } from './estimate.ts';
import type { Move, MoveParts } from './move.ts';
import { sentencesOf } from './technique.ts';

/** Own rules: fat that is brushed on dough before it is baked. */
const spoons = { gramsEach: 13.6, perServing: 0.4, least: 2, most: 4 } as const;
const fatty = ['fat_g', 'energy_kcal', 'saturated_fat_g', 'cholesterol_mg'] as const;

const fat = /\b(?:oil|fat|lard|grease|shortening|tallow)\b/i;
const intoFat =
  /\b(?:deep[- ]?)?fr(?:y|ying)\b|\b(?:put|drop|place|slide|lower|slip|add|lay)\b[^.,;]*\b(?:in|into|to)\b[^.,;]*\b(?:oil|fat|lard|fryer|pots?|pan)\b/i;
const heating =
  /\b(?:heat|pour|bring|fill|warm|preheat|put|melt)\b[^.]*\b(?:oil|fat|lard|grease|shortening|tallow)\b/i;
const draining = /\b(?:drain|blot|paper|kitchen roll|slotted|perforated|absorb)\b/i;
const thin =
  /\broll(?:ed|ing)?\b[^.]*\b(?:out|pin|thin|flat)|\bdis[ck]s?\b|\bflat(?:ten)?|\bstrips?\b|\brectangles?\b/i;
const dusted = /\b(?:roll|toss|dust|sprinkle|coat|dip|fill|serve|turn)\b[^.]*$/i;
const until = /\b(?:until|till?)\s+[^.,;]*/i;

/** As a cook calls it with the brush in hand. */
const brushedWith = (food: Food): string => (isKind(food, 'oil') ? 'oil' : `melted ${food.name}`);

/** Dough that swims in oil, baked on a sheet with a brush of it; null where the dish is not of that sort. */
export function ovenDough(line: GroundedLine, item: Ingredient, parts: MoveParts): Move | null {
  const { understood, character, measured, facts } = parts;
  const { food } = line.ingredient;
  if (food === null || item.grams === null || !character.words.has('fried-dough')) return null;
  if (!isKind(food, 'oil') && !isKind(food, 'fat')) return null;
  if (!fatty.some((one) => measured.includes(one))) return null;
  const { servings } = understood.recipe;
  const amount = Math.min(spoons.most, Math.max(spoons.least, Math.round(servings * spoons.perServing)));
  const after = amount * spoons.gramsEach;
  if (item.grams * item.eatenShare < after * 1.4) return null;
  const texts = understood.source.instructions;
  // A batter that is poured has no shape in the oven.
  if (texts.some((text) => /\bbatter\b/i.test(text))) return null;
  const why = `brushed with a little ${brushedWith(food)} and baked, the dough browns and puffs without soaking up a potful of fat`;
  const edits = bakedSteps(texts, understood, brushedWith(food), why);
  if (edits === null) return null;
  const { title } = understood.source;
  const capital = /\p{Lu}/u.test(title) ? 'Baked' : 'baked';
  const said = title.replace(/\b(?:deep[- ])?fried\b/i, (word) =>
    /^\p{Lu}/u.test(word) ? 'Baked' : 'baked',
  );
  const left = { ...item, grams: after, eatenShare: 1, cooked: item.cooked ?? null };
  return {
    slot: line.key,
    kind: 'method',
    loss: 0.12,
    edits: [
      {
        kind: 'swap',
        key: line.key,
        by: [
          {
            food,
            name: line.ingredient.name.toLowerCase(),
            quantity: amount,
            unit: 'tbsp',
            preparation: isKind(food, 'oil') ? 'for brushing' : 'melted, for brushing',
          },
        ],
        reason: why,
      },
      { kind: 'title', title: said === title ? `${capital} ${title}` : said, reason: 'It is baked now' },
      ...edits,
    ],
    why,
    difference: differenceOf([contributionOf(item, facts)], [contributionOf(left, facts)]),
    servings: null,
    side: false,
    brings: [],
    taste: null,
    tip: 'Baked dough is at its best within the hour: brush it a second time as it comes out, while it is hot, and sugar or spices stick to it.',
  };
}

/** The steps with an oven in the place of the pot of oil, or null where they speak of the oil in a way that this does not know. */
function bakedSteps(
  texts: readonly string[],
  understood: MoveParts['understood'],
  called: string,
  reason: string,
): readonly Edit[] | null {
  const edits: Edit[] = [];
  const oven = 'Heat the oven to 190 °C (375 °F) and line a baking sheet with parchment paper.';
  const minutes = texts.some((text) => thin.test(text)) ? '12–14' : '15–18';
  let heated = false;
  let baked = false;
  for (const [at, text] of texts.entries()) {
    const stepId = understood.steps[at]!.id;
    for (const { start, end, text: sentence } of sentencesOf(text)) {
      const put = (said: string): void =>
        void edits.push({ kind: 'replace-text', stepId, span: { start, end }, text: said, reason });
      const fries = intoFat.exec(sentence);
      const shaped =
        at > 0 && /\b(?:form|shape|cut|divide|make|roll)\b/i.test(sentence.slice(0, fries?.index ?? 0));
      const alone = fries === null || sentence.slice(0, fries.index).trim() === '' || shaped;
      if (
        fat.test(sentence) &&
        heating.test(sentence) &&
        !/\bfry/i.test(sentence) &&
        !baked &&
        /\b(?:heat|hot|pot|pan|°|degrees)\b/i.test(sentence)
      ) {
        put(heated ? '' : oven);
        heated = true;
        continue;
      }
      if (fries !== null && alone && !baked && (/\bfr(?:y|ying)\b/i.test(sentence) || heated)) {
        const cue = until
          .exec(sentence.slice(fries.index))?.[0]
          .trim()
          .replace(/^till?\b/i, 'until');
        const last = dusted.exec(sentence.slice(fries.index + fries[0].length))?.[0].replace(/[.!\s]+$/, '');
        const kept =
          last !== undefined && !draining.test(last) && !fat.test(last)
            ? ` Then ${last.charAt(0).toLowerCase()}${last.slice(1)}.`
            : '';
        const before = sentence.slice(0, fries.index).replace(/[,\s]*(?:\band\b|\bthen\b)?\s*$/i, '');
        put(
          `${heated ? '' : `${oven} `}${before === '' ? 'Lay the pieces on the sheet' : `${before} and lay them on the sheet`}, brush them all over with the ${called} and bake for ${minutes} minutes, ${cue ?? 'until golden brown'}.${kept}`,
        );
        heated = baked = true;
        continue;
      }
      if (baked && draining.test(sentence)) {
        put('');
        continue;
      }
      if (baked && /\bfr(?:y|ied|ying)\b/i.test(sentence)) return null;
    }
  }
  return baked ? edits : null;
}
