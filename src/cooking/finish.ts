import type { DishRole } from './dish.ts';
import type { GenerateBrief } from './generate-brief.ts';
import type { Generated, KitchenTables } from './generate.ts';
import type { Draft } from './instantiate.ts';
import { withLittleSalt } from './write/little-salt.ts';
import { citrusNote } from './notes/citrus-note.ts';
import { costNote } from './notes/cost-note.ts';
import { figureNote, type Weighed } from './notes/figure-note.ts';
import { additiveNote } from './notes/additive-note.ts';
import { labelNote } from './notes/label-note.ts';
import { namedFoods } from './notes/named-foods.ts';
import { remainderNote, type Opened } from './notes/remainder-note.ts';
import { withNotes } from './notes/with-notes.ts';
import type { Brief } from './plan/brief.ts';
import type { Fill, Plan } from './plan/fill.ts';
import { explainMissing, type Missing } from './plan/kitchen/missing.ts';
import { ownPacketNote, ownPackets, spareIfCleared } from './plan/kitchen/own-packet.ts';
import type { Ranked } from './plan/rank/rank.ts';
import { asMissing, shopName, shopText, shortfalls, takenBy, type Taken } from './plan/kitchen/shortfalls.ts';
import { isAssumed } from './plan/kitchen/staples.ts';
import { suitedTwin } from './plan/kitchen/suited-twin.ts';
import { explainUnused } from './plan/kitchen/unused.ts';
import type { Recipe } from './recipe.ts';
import { plainTitle } from './text/grammar.ts';
import { withTakenOut } from './prep/taken-out.ts';
import { withThawed } from './prep/thawed.ts';
import type { Judgement } from './verify/judge.ts';
import type { SkillLevel } from './vocabulary.ts';

/** A plan that meets all that was asked, not written yet. */
export interface Standing {
  readonly draft: Draft;
  readonly judgement: Judgement;
  readonly ranked: Ranked;
}

/** The recipe with what helps this cook in this kitchen. */
const noted = (
  recipe: Recipe,
  plan: Plan,
  brief: GenerateBrief,
  planning: Brief,
  tables: KitchenTables,
): Recipe =>
  withNotes(recipe, plan, {
    skill: brief.skill,
    named: namedFoods(tables.foods),
    counted:
      brief.healthFocus !== null ||
      brief.asks.diets.some(
        (diet) => tables.facts.diets.find((one) => one.diet === diet)?.basis === 'measured',
      ),
    get: planning.get,
    mayEat: (food) => planning.deny(food) === null,
  });

/** A word on labels, where somebody's health or belief hangs on them. */
function labelsFor(recipe: Recipe, plan: Plan, { asks, pantry }: GenerateBrief): string | null {
  const inside = new Set(recipe.ingredients.map((item) => item.food));
  const foods = [...plan.fills.values()].flat().flatMap(({ food }) => (inside.has(food.id) ? [food] : []));
  // Who writes "halal mince" has bought it.
  const bought = new Set(
    pantry.flatMap(({ text, food }) =>
      food !== null && /\b(?:halal|kosher)\b/i.test(text) ? [food.id] : [],
    ),
  );
  const said = [
    labelNote(foods, { ...asks, bought }),
    additiveNote(
      foods,
      asks.exclusions.map(({ label }) => label),
    ),
  ].filter((note) => note !== null);
  return said.length === 0 ? null : said.join(' ');
}

/** The figures that somebody asked for: what a serving costs, and what of it counts for the health. */
function wishNote(
  recipe: Recipe,
  { cost, ingredients, nutrition }: Judgement,
  { asks, healthFocus }: GenerateBrief,
  planning: Brief,
): string | null {
  const said = [
    costNote(cost, asks.maxCostPerServing, ingredients),
    figureNote(nutrition, asks.diets, healthFocus, weighed(recipe, planning)),
  ].filter((note) => note !== null);
  return said.length === 0 ? null : said.join(' ');
}

/** What was opened for the recipe, where it is known how much there was. */
const openedOf = ({ item, food, grams }: Taken): readonly Opened[] =>
  item.grams === null || grams === null ? [] : [{ food, takes: grams, held: item.grams }];

/** The foods of a recipe with their weights, as eaten or not. */
const weighed = ({ ingredients }: Recipe, { get }: Brief): readonly Weighed[] =>
  ingredients.flatMap(({ food: id, grams }) => {
    const food = id === null ? undefined : get(id);
    return food === undefined || grams === null ? [] : [{ food, grams }];
  });

/** More is not read, and an expert needs fewer. */
const mostTips = (skill: SkillLevel): number => (skill === 'advanced' || skill === 'expert' ? 2 : 3);

/** The recipe with tips that matter more than its last ones; a word on labels is never left out. */
function withTips(
  recipe: Recipe,
  tips: readonly (string | null)[],
  labels: string | null,
  skill: SkillLevel,
): Recipe {
  const room = mostTips(skill) - (labels === null ? 0 : 1);
  const more = tips.filter((tip) => tip !== null).slice(0, Math.max(1, room - 1));
  const said = [...more, ...(labels === null ? [] : [labels])];
  return said.length === 0
    ? recipe
    : { ...recipe, tips: [...recipe.tips.slice(0, Math.max(0, room - more.length)), ...said] };
}

/** Writes the recipe, and says what it takes from the kitchen and what has to be bought. */
export function finish(
  { draft, judgement, ranked }: Standing,
  brief: GenerateBrief,
  planning: Brief,
  tables: KitchenTables,
): Generated {
  const written = withLittleSalt(draft.write(), brief.asks.diets, brief.healthFocus);
  const recipe = withTakenOut(noted(written, ranked.plan, brief, planning, tables));
  const fills: Fill[] = [...ranked.plan.fills.values()].flat();
  const inside = new Set(recipe.ingredients.map((item) => item.food));
  const used = takenBy(recipe, fills, brief.pantry);
  const usedItems = new Set(used.map(({ item }) => item));
  const other = fills.filter(
    (fill) =>
      fill.pantry === null &&
      inside.has(fill.food.id) &&
      !used.some((entry) => entry.food.id === fill.food.id),
  );
  const textOf = (fill: Fill): string => {
    const item = recipe.ingredients.find(({ food }) => food === fill.food.id);
    return item === undefined ? fill.food.name : shopText(item);
  };
  const { dish, fills: byRole } = ranked.plan;
  const roleOf = (fill: Fill): DishRole =>
    dish.roles.find(({ id }) => byRole.get(id)?.includes(fill) === true)!;
  const atHome = ({ food }: Fill): boolean =>
    other.every((fill) => fill.food.id !== food.id || isAssumed(food, roleOf(fill), brief.onlyThese));
  const packets = ownPackets(brief.pantry, fills, planning);
  const toBuy = other
    .filter((fill) => !atHome(fill))
    .map((fill): Missing => {
      const spared = packets.find(({ instead }) => instead?.id === fill.food.id);
      const reason =
        spared === undefined
          ? explainMissing(fill, roleOf(fill), dish, plainTitle(recipe.title), planning)
          : spareIfCleared(spared);
      return { text: textOf(fill), reason };
    });
  toBuy.push(...shortfalls(used, brief.onlyThese).map((short) => asMissing(short, recipe)));
  const unused = brief.pantry.flatMap((item) =>
    usedItems.has(item) ? [] : [explainUnused(item, ranked.plan, recipe, ranked.brief ?? planning)],
  );
  const thawed = withThawed(recipe, used);
  const unique = (items: readonly string[]): readonly string[] => [...new Set(items)];
  return {
    recipe: withTips(
      thawed.recipe,
      [
        wishNote(recipe, judgement, brief, planning),
        thawed.note,
        remainderNote(used.flatMap(openedOf)),
        citrusNote(used, dish.course, recipe.ingredients),
      ],
      [ownPacketNote(packets), labelsFor(recipe, ranked.plan, brief)]
        .filter((note) => note !== null)
        .join(' ') || null,
      brief.skill,
    ),
    judgement,
    pantry: {
      used,
      missing: toBuy.filter(({ text }, at) => toBuy.findIndex((one) => one.text === text) === at),
      assumed: unique(other.filter(atHome).map(textOf)),
      unused,
    },
    warnings: [
      ...judgement.hazards.map((hazard) => hazard.text),
      ...used.flatMap(({ item, food }) =>
        item.food !== null && suitedTwin(item.food, planning)?.id === food.id
          ? [`Your ${item.text}: taken for ${shopName(food)}; read the label, or buy such.`]
          : [],
      ),
    ],
    cuisineKnown: brief.cuisine === null ? null : planning.cuisine !== null,
  };
}
