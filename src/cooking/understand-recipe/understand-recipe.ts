import type { Catalogue } from '#food/catalogue';
import type { GroundedLine, Grounder } from '#food/ground';
import { isKind } from '#food/ingredient';
import { once } from '#kernel/once';
import type { RecipeIngredient, Step } from '../recipe.ts';
import type { Action } from '../vocabulary.ts';
import { formatNumber } from '../text/grammar.ts';
import { isDry, isState } from './lumps.ts';
import { gatherContents } from './gather-contents.ts';
import { isMadeHere } from './made-here.ts';
import { createMentionReader } from './mentions.ts';
import type { RecipeText, StepReading, UnderstoodRecipe } from './model.ts';
import { orderSteps } from './order-steps.ts';
import { readSections } from './sections.ts';
import { panOf, readStep, type CookState, type ReadStep, type StepScope } from './read-step.ts';
import { readText } from './read-text.ts';
import { frying, isWet } from './settle-cook.ts';
import { statedServings } from './stated-servings.ts';

/** What understanding needs: the reader of ingredient lines and the table of foods. */
export interface UnderstandDeps {
  readonly grounder: Grounder;
  readonly foods: Catalogue;
}

/** Servings that amounts are judged for where nobody says how many they are. */
export const assumedServings = 4;

/**
 * Reads a caller's recipe into the one recipe model. Pure and total: any strings are taken, nothing is dropped, every
 * instruction becomes one step with its text unchanged.
 */
export function understandRecipe(source: RecipeText, deps: UnderstandDeps): UnderstoodRecipe {
  const { servingsStated, servings, grounded, ingredients } = readList(source, deps);
  const { read, ordered, gathered } = knownSteps(source, grounded, deps.foods);
  const steps = ordered();
  const used = new Set(steps.flatMap((step) => step.inputs));
  return {
    recipe: {
      title: source.title,
      description: source.description,
      cuisine: source.cuisine,
      skillLevel: null,
      mealType: null,
      servings,
      ingredients,
      steps,
      equipment: [
        ...new Set([
          ...steps.flatMap((step) => step.tools),
          ...grounded.flatMap(({ ingredient }) =>
            ingredient.aside === 'equipment' ? [ingredient.name.toLowerCase()] : [],
          ),
        ]),
      ],
      tips: [],
      storage: null,
      origin: 'caller',
    },
    source,
    servingsStated,
    grounded,
    steps: gathered(),
    unused: grounded.flatMap(({ key, ingredient }) =>
      used.has(key) || ingredient.aside === 'equipment' ? [] : [key],
    ),
    unlisted: read.flatMap((one) => one.unlisted.filter((food) => !isMadeHere(food, source, grounded))),
  };
}

/** The list of a recipe, and for how many it is: all that its cost hangs on. */
interface ReadList {
  readonly servingsStated: number | null;
  readonly servings: number;
  readonly grounded: readonly GroundedLine[];
  readonly ingredients: readonly RecipeIngredient[];
}

/** Reads the list alone; of the instructions only what they say of its amounts. */
export function readList(source: RecipeText, { grounder }: Pick<UnderstandDeps, 'grounder'>): ReadList {
  const servingsStated =
    source.servings ?? statedServings([source.title, source.description, ...source.instructions]);
  const servings = servingsStated ?? assumedServings;
  const grounded = grounder.ground(source.ingredients, { servings, steps: source.instructions.join('\n') });
  const ingredients = grounded.map((line, at) => recipeIngredient(line, isOneOfSeveral(grounded, at)));
  return { servingsStated, servings, grounded, ingredients };
}

/**
 * Reads instructions of a recipe that were worded otherwise, its list and title being as they were: what each of them
 * says and names, without their order and what is in the pot.
 */
export const rereadInstructions = (
  { source, grounded }: UnderstoodRecipe,
  instructions: readonly string[],
  { foods }: Pick<UnderstandDeps, 'foods'>,
): readonly ReadStep[] => knownSteps({ ...source, instructions }, grounded, foods).read;

/** Steps that were read, with all that they were read from. */
interface KnownSteps {
  readonly source: RecipeText;
  readonly lines: readonly GroundedLine[];
  readonly read: readonly ReadStep[];
  /** The same before a step without a name for its food was given one. */
  readonly alone: readonly ReadStep[];
  /** Of each step what came before it, where it was read without a look at the other instructions; else null. */
  readonly states: readonly (CookState | null)[];
  /** In the order of the kitchen. */
  readonly ordered: () => readonly Step[];
  /** With what is in the pot at each. */
  readonly gathered: () => readonly StepReading[];
}

/** Readings that are remembered: most changes of a transform are of amounts, and leave the steps as they were. */
const readingsLimit = 8;
const readings = new WeakMap<Catalogue, KnownSteps[]>();

/** Whether nothing at all tells two lines apart. */
const sameLine = (a: GroundedLine, b: GroundedLine): boolean =>
  a === b ||
  (a.parsed.source === b.parsed.source && a.ingredient.grams === b.ingredient.grams && sameNames(a, b));

/** The steps, read once for the same words and the same names in the list. */
function knownSteps(source: RecipeText, lines: readonly GroundedLine[], foods: Catalogue): KnownSteps {
  let known = readings.get(foods);
  if (known === undefined) readings.set(foods, (known = []));
  const before = known.find(
    (one) =>
      one.source.title === source.title &&
      sameList(one.source.instructions, source.instructions, (a, b) => a === b) &&
      sameList(one.lines, lines, sameNames),
  );
  if (before !== undefined) return before;
  const like = known.find((one) => one.source.title === source.title && sameList(one.lines, lines, sameLine));
  const steps = readSteps(source, lines, foods, like ?? null);
  const made: KnownSteps = {
    source,
    lines,
    ...steps,
    ordered: once(() => orderSteps(steps.read)),
    gathered: once(() => {
      const contents = gatherContents(steps.read, source.title, seasonings(lines));
      return steps.read.map(({ reading }, at) => ({ ...reading, contents: contents[at]! }));
    }),
  };
  known.unshift(made);
  if (known.length > readingsLimit) known.pop();
  return made;
}

/** Salt and pepper: they are in every pot. */
const seasonings = (lines: readonly GroundedLine[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap(({ key, ingredient: { food } }) =>
      food !== null && (isKind(food, 'salt') || /^(?:black|white)-pepper$/.test(food.id)) ? [key] : [],
    ),
  );

const sameList = <T>(a: readonly T[], b: readonly T[], same: (a: T, b: T) => boolean): boolean =>
  a.length === b.length && a.every((one, at) => same(one, b[at]!));

/** Whether two lines are called the same, so that no instruction can tell them apart. */
const sameNames = (a: GroundedLine, b: GroundedLine): boolean =>
  a.key === b.key &&
  a.group === b.group &&
  a.ingredient.food?.id === b.ingredient.food?.id &&
  a.parsed.name === b.parsed.name &&
  a.parsed.countOf === b.parsed.countOf &&
  sameList(a.parsed.alternatives, b.parsed.alternatives, (one, other) => one === other);

/** Reads the steps; `like` are steps of the same list and title, of which those that read the same are taken over. */
function readSteps(
  source: RecipeText,
  lines: readonly GroundedLine[],
  foods: Catalogue,
  like: KnownSteps | null,
): Pick<KnownSteps, 'read' | 'alone' | 'states'> {
  const texts = source.instructions.map(readText);
  const sections = readSections(lines);
  /** From then on a step may read as it does because of others. */
  let lookedAround = false;
  const mentions = once(() =>
    createMentionReader(
      lines,
      foods,
      source.title,
      () => {
        lookedAround = true;
        return texts.map(({ tokens }) => tokens);
      },
      sections,
    ),
  );
  /** Only asked where a text speaks of "the glaze ingredients" and the list has no such heading. */
  const named = once(() =>
    texts.map(({ text, tokens, verbs }) =>
      mentions()(text, tokens, verbs).mentions.flatMap(({ key, kind, start }) =>
        kind === 'kind'
          ? []
          : [{ key, brought: bringing.has(verbs.findLast((verb) => verb.start <= start)?.action ?? '') }],
      ),
    ),
  );
  const scope: StepScope = {
    lines,
    sections,
    byKey: new Map(lines.map((line) => [line.key, line])),
    mentions: (...asked) => mentions()(...asked),
    namedBeside: (at) => {
      lookedAround = true;
      return new Set(named().flatMap((all, one) => (one === at ? [] : all.map(({ key }) => key))));
    },
    broughtAfter: (at) => {
      lookedAround = true;
      return new Set(
        named()
          .slice(at + 1)
          .flatMap((all) => all.flatMap(({ key, brought }) => (brought ? [key] : []))),
      );
    },
  };
  const dryKeys = once(
    () =>
      new Set(lines.flatMap(({ key, ingredient: { food } }) => (food !== null && isDry(food) ? [key] : []))),
  );
  const read: ReadStep[] = [];
  const states: (CookState | null)[] = [];
  let state = atFirst;
  texts.forEach((text, at) => {
    const before = like?.states[at] ?? null;
    const taken = before !== null && like!.alone[at]!.step.text === text.text && sameState(before, state);
    const one = taken ? like!.alone[at]! : readStep(text, at, state, scope);
    read.push(one);
    states.push(taken || !lookedAround ? state : null);
    const { step, reading } = one;
    state = {
      used: new Set([...state.used, ...step.inputs]),
      merged:
        state.merged ||
        (step.inputs.length > 1 && reading.actions.some(({ action }) => mergingActions.has(action))),
      shaped: state.shaped || (state.merged && (step.action === 'shape' || step.action === 'roll')),
      lastKeys: spokenOf(one) ?? state.lastKeys,
      mixed:
        step.action !== null && mergingActions.has(step.action) && step.inputs.length > 2
          ? step.inputs
          : state.mixed,
      dry:
        step.action !== null &&
        mergingActions.has(step.action) &&
        step.inputs.length > 1 &&
        step.inputs.every((key) => dryKeys().has(key))
          ? step.inputs
          : state.dry,
      hot:
        step.station !== 'none' && step.action !== 'preheat'
          ? goesOn(step.action)
          : // "Put the paste in a pot, then turn the heat on".
            ((wets(one, lines) && state.hot !== null && frying.has(state.hot) ? 'simmer' : state.hot) ??
            (step.heat !== null && step.action === 'add' ? 'heat' : null)),
      onTray:
        step.station !== 'oven' &&
        (step.tools.some((tool) => bakeware.has(tool)) ||
          (state.onTray && step.station !== 'burner' && step.station !== 'appliance')),
      inPan:
        step.tools.some((tool) => /^(?:frying pan|cast-iron pan|wok|griddle)$/.test(tool)) ||
        (state.inPan && !step.tools.some((tool) => vessels.test(tool))),
      ovenReady: step.action === 'preheat' || (state.ovenReady && step.station !== 'oven'),
      machine:
        step.tools.find((tool) => /^(?:slow|pressure|rice) cooker$|^air fryer$|^grill$/.test(tool)) ??
        // The cooker has been emptied, or waits, where a pan comes next.
        ((state.machine === 'grill' &&
          (step.station === 'oven' || step.tools.some((tool) => vessels.test(tool)))) ||
        ((state.machine === 'pressure cooker' ||
          state.machine === 'slow cooker' ||
          state.machine === 'grill') &&
          step.tools.some((tool) => /^(?:frying pan|wok|saucepan)$/.test(tool)))
          ? null
          : state.machine),
      pot: step.tools.find((tool) => pots.has(tool)) ?? state.pot,
      pan: panOf(step, state.pan),
      // "Meanwhile" has no time of the pot that cooks on.
      timed: reading.minutesFrom === 'stated' || (reading.parallel && state.timed),
    };
  });
  return { read: withUnnamed(read, lines), alone: read, states };
}

/** Before anything is done. */
const atFirst: CookState = {
  used: new Set(),
  lastKeys: [],
  mixed: [],
  dry: [],
  hot: null,
  merged: false,
  shaped: false,
  ovenReady: false,
  onTray: false,
  inPan: false,
  machine: null,
  pot: null,
  pan: null,
  timed: true,
};
const stateNames = Object.keys(atFirst) as readonly (keyof CookState)[];

/** Whether two steps come after the same. */
const sameState = (a: CookState, b: CookState): boolean =>
  a === b || stateNames.every((name) => sameValue(a[name], b[name]));

const sameValue = (a: CookState[keyof CookState], b: CookState[keyof CookState]): boolean => {
  if (a === b) return true;
  if (a instanceof Set && b instanceof Set) return a.size === b.size && [...a].every((one) => b.has(one));
  return Array.isArray(a) && Array.isArray(b) && sameList(a, b, (one, other) => one === other);
};

const vessels = /\b(?:pot|saucepan|oven|dish|tin|tray|cooker|fryer|bowl)\b/;
/** What a step handles and speaks of otherwise than in a sign of doneness; null where there is nothing. */
function spokenOf({ step, reading }: ReadStep): readonly string[] | null {
  const said = step.inputs.filter((key) => {
    const places = reading.mentions.filter((one) => one.key === key);
    return places.length === 0 || places.some(({ start }) => !isState(step.text, start));
  });
  return said.length > 0 ? said : null;
}

/** Whether a step pours so much into a pan that things simmer in it from then on. */
const wets = ({ step }: ReadStep, lines: readonly GroundedLine[]): boolean =>
  (step.action === 'add' || step.action === 'pour') &&
  lines.some(
    ({ key, ingredient: { food, grams } }) =>
      step.inputs.includes(key) && food !== null && isWet(food) && (grams ?? 0) >= 150,
  );

/** What goes on after an action that is done at once. */
const goesOn = (action: Action | null): Action | null =>
  action === 'reduce' || action === 'deglaze' ? 'simmer' : action;

const pots = new Set([
  'slow cooker',
  'pressure cooker',
  'rice cooker',
  'Dutch oven',
  'large pot',
  'saucepan',
]);
const bakeware = new Set([
  'baking tray',
  'baking dish',
  'roasting tin',
  'loaf tin',
  'muffin tin',
  'springform tin',
  'cake tin',
  'pie dish',
  'tart tin',
  'ramekins',
]);

const flesh = new Set(['meat', 'poultry', 'seafood']);
const dressing = new Set<string>([
  'cut',
  'wash',
  'season',
  'coat',
  'marinate',
  'sear',
  'rest',
  'roast',
  'grill',
]);

/** "Pat dry and season with salt": the steak, which no instruction calls by name. */
function withUnnamed(read: readonly ReadStep[], lines: readonly GroundedLine[]): readonly ReadStep[] {
  const used = new Set(read.flatMap(({ step }) => step.inputs));
  const missing = lines.filter(
    ({ key, ingredient: { food } }) => !used.has(key) && food !== null && flesh.has(food.category),
  );
  if (missing.length !== 1) return read;
  const at = read.findIndex(({ step }) => step.action !== null && dressing.has(step.action));
  return read.map((one, place) =>
    place === at ? { ...one, step: { ...one.step, inputs: [missing[0]!.key, ...one.step.inputs] } } : one,
  );
}

const bringing = new Set<string>(['add', 'fold', 'pour', 'heat', 'melt', 'garnish', 'serve', 'dress']);
const mergingActions = new Set(['mix', 'whisk', 'beat', 'fold', 'knead', 'blend', 'measure']);

/** Whether a caller's line names other foods besides the one at a place: `i1` and `i1+1` stand side by side. */
const isOneOfSeveral = (all: readonly GroundedLine[], at: number): boolean =>
  all[at]!.key.includes('+') || all[at + 1]?.key.includes('+') === true;

/** A line of one food keeps its text; each food of a line of several has its own share of the amount in front. */
function recipeIngredient(line: GroundedLine, several: boolean): RecipeIngredient {
  const { key, parsed, ingredient, group } = line;
  const amount =
    several && parsed.quantity !== null && parsed.countOf === null
      ? `${formatNumber(parsed.quantity)} ${parsed.unit === null || parsed.unit === 'piece' ? '' : `${parsed.unit} `}`
      : '';
  return {
    key,
    text: several
      ? `${ingredient.text.startsWith(amount.trim()) || /^[\d½¼¾⅓⅔⅛]/.test(ingredient.text) ? '' : amount}${ingredient.text}`
      : parsed.source,
    name: ingredient.name,
    food: ingredient.food?.id ?? null,
    quantity: parsed.quantity,
    quantityMax: parsed.quantityMax,
    unit: parsed.unit,
    grams: ingredient.grams,
    eatenShare: ingredient.eatenShare,
    preparation: parsed.preparation,
    group,
    optional: parsed.optional,
    fromPantry: false,
    confidence: Math.round(Math.min(parsed.confidence, ingredient.confidence ?? 1) * 100) / 100,
    // Objects of one shape are quicker to read: most lines have neither.
    alternatives: (ingredient.alternatives ?? []).map((food) => food.id),
    modifiers: ingredient.modifiers ?? [],
    aside: ingredient.aside ?? null,
  };
}
