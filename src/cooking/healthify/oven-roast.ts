import type { GroundedLine } from '#food/ground';
import { isKind, type Ingredient } from '#food/ingredient';
import { joinList } from '../text/grammar.ts';
import type { Edit } from '../edit/model.ts';
import { contributionOf, differenceOf } from './estimate.ts';
import { gladlyBaked, type Move, type MoveParts } from './move.ts';
import { drying, fryVerb, keepSpoonful, pansOil, sentencesOf } from './technique.ts';

/** Vegetables that turn golden and soft in the oven with a film of oil, and drink it by the cup in a pan. */
const roastable = [
  'eggplant',
  'zucchini',
  'potato',
  'sweet-potato',
  'winter-squash',
  'cauliflower',
  'root-vegetable',
  'bell-pepper',
] as const;
/** A spoonful of oil for so many grams of them, within these bounds. Own rule. */
const film = { gramsPerSpoon: 13.6, vegetables: 300, least: 2, most: 5 } as const;
/** Less than this is no panful; and so much of the oil must be saved to be worth another pan. Own rules. */
const leastVegetables = 300;
const worth = 1.6;

/**
 * Sliced vegetables that are fried in a panful of oil before they go on, brushed with a few spoonfuls and roasted
 * instead. Null where anything else is fried with them, or the oil is spoken of in a way that this does not know.
 */
export function ovenRoast(line: GroundedLine, item: Ingredient, parts: MoveParts): Move | null {
  const { understood, character, measured, facts } = parts;
  const { food } = line.ingredient;
  if (food === null || item.grams === null || line.parsed.quantity === null || !isKind(food, 'oil'))
    return null;
  if (!measured.some((one) => one === 'fat_g' || one === 'energy_kcal' || one === 'saturated_fat_g'))
    return null;
  if (
    ['coating', 'batter', 'sweet', 'bread', 'fried-dough', 'eggs', 'stir-fry'].some((one) =>
      character.words.has(one),
    )
  )
    return null;
  const why = 'brushed and roasted they turn as golden and soft; in a pan they drink all the oil there is';
  const vegetables = new Map(
    understood.grounded.flatMap(({ key, ingredient: { food: one, grams } }) =>
      one !== null && roastable.some((kind) => isKind(one, kind)) ? [[key, grams ?? 0] as const] : [],
    ),
  );
  const edits: Edit[] = [];
  let fried = 0;
  let extra = 0;
  for (const [at, reading] of understood.steps.entries()) {
    const text = understood.source.instructions[at]!;
    const replace = (start: number, end: number, said: string): void =>
      void edits.push({
        kind: 'replace-text',
        stepId: reading.id,
        span: { start, end },
        text: said,
        reason: why,
      });
    for (const sentence of sentencesOf(text)) {
      const inside = reading.mentions.filter(
        ({ start, end, kind }) => start >= sentence.start && end <= sentence.end && kind !== 'pronoun',
      );
      const keys = [...new Set(inside.map(({ key }) => key))].filter((key) => key !== line.key);
      const oiled = inside.some(({ key }) => key === line.key) || /\boil\b/i.test(sentence.text);
      const small = pansOil(sentence.text);
      if (small) {
        // "A little oil" is anybody's; "a spoonful of the same oil" is some of this.
        if (inside.some(({ key }) => key === line.key)) extra += 1;
        keepSpoonful(sentence, replace);
        continue;
      }
      if (
        fryVerb.test(sentence.text) &&
        oiled &&
        keys.length > 0 &&
        keys.every((key) => vegetables.has(key))
      ) {
        // "Fry the aubergines, then …" in a second place is more than one panful.
        if (fried > 0) return null;
        fried = keys.reduce((sum, key) => sum + vegetables.get(key)!, 0);
        const said = keys.map((key) => called(inside.find((one) => one.key === key)!.text));
        replace(sentence.start, sentence.end, `\u0000${joinList(said)}\u0000`);
        continue;
      }
      // The pan is not heated, and nothing comes out of it to be drained.
      if (
        keys.length === 0 &&
        (drying.test(sentence.text) || (oiled && /^(?:heat|warm|pour)\b/i.test(sentence.text)))
      ) {
        replace(sentence.start, sentence.end, '');
        continue;
      }
      if (oiled && inside.some(({ key }) => key === line.key)) return null;
    }
  }
  if (fried < leastVegetables) return null;
  const spoons = Math.min(film.most, Math.max(film.least, Math.round(fried / film.vegetables)));
  const after = (spoons + extra) * film.gramsPerSpoon;
  if (item.grams * item.eatenShare < after * worth) return null;
  const oil = extra === 0 ? 'the oil' : `${spoons} tbsp of the oil`;
  return {
    slot: line.key,
    kind: 'method',
    loss: 0.05,
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
            preparation: null,
          },
        ],
        reason: why,
      },
      ...edits.map((edit): Edit =>
        edit.kind === 'replace-text'
          ? {
              ...edit,
              text: edit.text.replace(
                /\u0000(.*)\u0000/,
                (_, names: string) =>
                  `Heat the oven to 220 °C (425 °F). Brush ${names} with ${oil}, spread out on lined baking sheets and roast for 25–30 minutes, turning once, until golden and soft.`,
              ),
            }
          : edit,
      ),
    ],
    why,
    difference: differenceOf(
      [contributionOf(item, facts)],
      [contributionOf({ ...item, grams: after, eatenShare: 1 }, facts)],
    ),
    servings: null,
    side: false,
    brings: [],
    taste: null,
    ...gladlyBaked(parts),
  };
}

/** "the aubergine slices" as the text calls them. */
const called = (said: string): string =>
  /^the\s/i.test(said) ? said.toLowerCase() : `the ${said.toLowerCase()}`;
