import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { actionNature } from '../dishes/actions.ts';
import type { Action, Method } from '../vocabulary.ts';
import { ovenActions } from './detect-method.ts';
import type { Clause, ClauseRole, DishClass } from './model.ts';
import type { SidePot } from './side-pots.ts';
import { machineTalk, namesVessel } from './words.ts';

const wetCore = new Set<Action>([
  'simmer',
  'boil',
  'braise',
  'stew',
  'poach',
  'reduce',
  'steam',
  'slow-cook',
  'pressure-cook',
]);
const hotPan = new Set<Action>([
  'saute',
  'sear',
  'fry',
  'stir-fry',
  'sweat',
  'caramelise',
  'toast',
  'heat',
  'melt',
  'warm',
  'deglaze',
]);
const machineAction: Readonly<Partial<Record<Method, readonly Action[]>>> = {
  oven: ['bake', 'roast', 'broil'],
  convectionOven: ['bake', 'roast', 'broil'],
  toasterOven: ['bake', 'roast', 'broil', 'toast'],
  airFryer: ['air-fry', 'bake', 'roast', 'fry'],
  slowCooker: ['slow-cook'],
  pressureCooker: ['pressure-cook'],
  microwave: ['microwave'],
  grill: ['grill', 'sear', 'broil'],
  smoker: ['smoke', 'bake', 'roast'],
  sousVide: ['sous-vide'],
  steamer: ['steam'],
  deepFryer: ['deep-fry', 'fry'],
};
/** Dishes that cook in their liquid. */
export const wetDishes = new Set<DishClass>([
  'stew',
  'soup',
  'sauce',
  'boiled',
  'grain',
  'pasta',
  'preserve',
]);

/** The clauses with what each is to the conversion, and which of the core ones is the main cooking. */
export interface CastClauses {
  readonly roles: readonly ClauseRole[];
  /** Index of the main cooking, or -1. */
  readonly main: number;
  /** Keys of what is in the vessel at the main cooking. */
  readonly contents: ReadonlySet<string>;
}

/** Gives every clause its role. */
export function castClauses(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  source: Method,
  dish: DishClass,
  mainKey: string | null,
  /** The main cooking is told anew from the start: what only leads up to it falls away. */
  anew: boolean,
  /** Rice and pasta that are boiled beside a dish of something else. */
  beside: (key: string) => boolean,
  pots: readonly SidePot[] = [],
  target: Method = 'oven',
): CastClauses {
  const heats = (action: Action): boolean => actionNature[action].heats || ovenActions.has(action);
  const own = machineAction[source];
  const chamber = source === 'oven' || source === 'convectionOven' || source === 'toasterOven';
  const isCore = (clause: Clause): boolean =>
    // Onions that caramelise are made ready for the liquid; the soup cooks after them.
    !(
      own === undefined &&
      wetDishes.has(dish) &&
      (darkens.test(clause.text) || underGrill(source, clause.text))
    ) && eitherCore(clause);
  const eitherCore = (clause: Clause): boolean =>
    (chamber &&
      /\bcook\b/i.test(clause.text) &&
      clause.minutes !== null &&
      !inPan(understood, clause.step) &&
      clause.actions.some(heats)) ||
    ownCore(clause);
  const ownCore = (clause: Clause): boolean =>
    own === undefined
      ? (dish === 'grain' && ladled.test(clause.text)) ||
        clause.actions.some((action) =>
          wetDishes.has(dish) || dish === 'steamed'
            ? wetCore.has(action)
            : heats(action) && action !== 'heat' && action !== 'melt' && action !== 'warm',
        )
      : clause.actions.some((action) => own.includes(action)) ||
        // "cook on low for 8 hours" after the machine was named.
        (clause.actions.some(
          (action) =>
            heats(action) &&
            action !== 'saute' &&
            action !== 'sear' &&
            action !== 'heat' &&
            action !== 'warm' &&
            action !== 'melt',
        ) &&
          namesMachine(source, clause.text) &&
          !ovenElse(source, clause));
  /** What is in the vessel; "Cover and simmer" at the start of an instruction goes on with what was there. */
  const contentsOf = (clause: Clause): readonly string[] => {
    const inside = understood.steps[clause.step]!.contents;
    const before = understood.steps[clause.step - 1]?.contents ?? [];
    const cooks = (action: Action): boolean =>
      wetCore.has(action) || (wetDishes.has(dish) && ovenActions.has(action));
    if (clause.names.length > 0 || !clause.actions.some(cooks)) return inside;
    const same = clauses.filter(({ step }) => step === clause.step);
    const later = new Set(same.filter(({ start }) => start > clause.start).flatMap(({ names }) => names));
    return same.some(({ start, names }) => start < clause.start && names.length > 0) ||
      !inside.every((key) => later.has(key))
      ? inside
      : [...new Set([...inside, ...before])];
  };
  let main = -1;
  let best = -1;
  clauses.forEach((clause, at) => {
    if (!isCore(clause) || pots.some((pot) => pot.clauses.has(at))) return;
    const inputs = contentsOf(clause);
    if (clause.names.length === 0 ? inputs.length > 0 && inputs.every(beside) : clause.names.every(beside))
      return;
    const minutes = clause.minutes?.[1] ?? usual(understood, clause);
    const holdsMain = mainKey === null || contentsOf(clause).includes(mainKey) ? 1000 : 0;
    // Beans that boil first for themselves are not the pot of the fish that comes last.
    const full = mainKey === null && wetDishes.has(dish) && inputs.length >= 4 ? 500 : 0;
    // The ladling is the cooking of a risotto, however short it is told.
    const spooned = dish === 'grain' && ladled.test(clause.text) ? 5000 : 0;
    const score = spooned + holdsMain + full + minutes;
    if (score > best) [best, main] = [score, at];
  });
  if (main < 0) {
    // Nothing says the machine's own verb: the longest heated clause stands for it, in an oven what lies under its
    // grill before any pan.
    const grilled =
      chamber &&
      clauses.some((clause) => clause.actions.includes('grill') && (clause.minutes?.[1] ?? 0) >= 5);
    clauses.forEach((clause, at) => {
      if (!clause.actions.some(heats) || (grilled && !clause.actions.includes('grill'))) return;
      const minutes = clause.minutes?.[1] ?? usual(understood, clause);
      if (minutes > best) [best, main] = [minutes, at];
    });
  }
  if (main < 0) return { roles: clauses.map(() => 'keep'), main, contents: new Set() };
  // What boils apart and joins the dish when it is done is not in its vessel.
  const apart = pots.filter(
    (pot) =>
      !pot.clauses.has(main) &&
      (pot.from > main ||
        !clauses
          .slice(pot.to + 1, main + 1)
          .some(
            (clause, i) => !pot.clauses.has(pot.to + 1 + i) && clause.names.some((key) => pot.keys.has(key)),
          )),
  );
  const away = new Set(apart.flatMap((pot) => [...pot.keys]));
  const contents = new Set(
    [...contentsOf(clauses[main]!), ...clauses[main]!.names].filter((key) => !away.has(key)),
  );
  const inStream = (clause: Clause, at: number): boolean => {
    const inside = contentsOf(clause);
    if (at === main) return true;
    if (at < main)
      return inside.every((key) => contents.has(key)) || clause.names.some((key) => contents.has(key));
    return inside.some((key) => contents.has(key));
  };
  const elsewhere =
    wetDishes.has(dish) && main >= 0
      ? inOtherPan(clauses, main)
      : anew && own === undefined && dish === 'pieces'
        ? afterTakenOut(clauses, main, contents)
        : new Set<number>();
  const roles = clauses.map((clause, at): ClauseRole => {
    if (at === main) return 'core';
    if (elsewhere.has(at)) return 'side';
    if (apart.some((pot) => pot.clauses.has(at))) return 'side';
    if (clause.action === 'preheat' || (clause.actions.includes('preheat') && clause.minutes === null))
      return own === undefined && (!namesOven(clause.text) || bakesBeside(clauses, at)) ? 'keep' : 'preheat';
    if (own === undefined && !anew && onTray(clauses, at)) return 'side';
    // The fire has coloured it already.
    if (target === 'grill' && at > main && underBroiler.test(clause.text) && own !== undefined)
      return dish === 'pieces' && (clauses[main]!.minutes?.[1] ?? 0) <= 45 ? 'drop' : 'core';
    if (
      own !== undefined &&
      !ovens.has(target) &&
      clause.names.length === 0 &&
      (trayReady.test(clause.text) ||
        (trayReady.test(clauses[at - 1]?.text ?? '') && sprayed.test(clause.text)))
    )
      return 'drop';
    if (own !== undefined && target === 'grill' && clause.names.length === 0 && flipAlone.test(clause.text))
      return 'drop';
    // What melted under the broiler melts under a lid.
    if (
      own !== undefined &&
      at > main &&
      underBroiler.test(clause.text) &&
      clause.names.length === 0 &&
      fryers.has(target)
    )
      return 'core';
    // "Turn off the oven and leave them in".
    if (
      own !== undefined &&
      at > main &&
      leftIn.test(clause.text) &&
      machineTalk(source, clauses[at - 1]?.text ?? '')
    )
      return 'drop';
    // There is no oil to drain.
    if (
      (source === 'deepFryer' || anew) &&
      !fryers.has(target) &&
      at > main &&
      drained.test(clause.text) &&
      clause.names.length === 0
    )
      return 'drop';
    // What closes its lid heats up by itself.
    if (closed.has(target) && at < main && bringUp.test(clause.text)) return 'drop';
    if (at > main && anew && backToHeat.test(clause.text)) return 'drop';
    if (
      at > main &&
      ladled.test(clauses[main]!.text) &&
      (spareStock.test(clause.text) || (oldTime.test(clause.text) && clause.names.length === 0))
    )
      return 'drop';
    // Stock that is kept hot for the ladle goes in with the rest.
    if (
      at < main &&
      ladled.test(clauses[main]!.text) &&
      keptHot.test(clause.text) &&
      clause.names.every((key) => clauses[main]!.names.includes(key))
    )
      return 'drop';
    // "Heat a wok over high heat" holds for whatever pan comes after.
    const heatsPan = source === 'wok' && !anew && /^\W*heat\b/i.test(clause.text);
    if (machineTalk(source, clause.text) && clause.names.length === 0 && !heatsPan) return 'drop';
    // The broiler of the old oven, called by its French or British name.
    if (own !== undefined && at > main && ovenGrill.test(clause.text) && clause.names.length === 0)
      return 'drop';
    const hot = clause.actions.some((action) => heats(action)) || (at < main && cooksOn(clause));
    if (
      own !== undefined &&
      clause.names.length === 0 &&
      (lining.test(clause.text) || (at !== main && oldTime.test(clause.text)))
    )
      return 'drop';
    if (
      anew &&
      at !== main &&
      leadsUp(clause, at, main, contents, inStream(clause, at), hot) &&
      (hot || !seasoned(clause, clauses[at + 1]))
    )
      return 'drop';
    if (at > main && watching.test(clause.text) && clause.names.length === 0) return 'drop';
    // The machine is its own water bath.
    if (
      own !== undefined &&
      dish === 'custard' &&
      !ovens.has(target) &&
      at < main &&
      waterBath.test(clause.text) &&
      clause.names.length === 0
    )
      return 'drop';
    if (!hot) return 'keep';
    if (own !== undefined) {
      // "… for 2 hours; add the potatoes and cook 45 minutes more."
      if (isCore(clause))
        return wetDishes.has(dish) && at > main && (chamber || source === 'slowCooker') ? 'late' : 'core';
      return at > main && inStream(clause, at) && (source === 'slowCooker' || source === 'pressureCooker')
        ? 'late'
        : inStream(clause, at) &&
            at < main &&
            (source === 'slowCooker' || source === 'pressureCooker' || (chamber && wetDishes.has(dish)))
          ? 'brown'
          : 'side';
    }
    if (!inStream(clause, at)) return 'side';
    if (at > main && underGrill(source, clause.text)) return 'side';
    if (at < main && wetDishes.has(dish) && darkens.test(clause.text)) return 'brown';
    if (
      namesOven(clause.text) ||
      clause.actions.some((action) => action === 'microwave' || ovenActions.has(action))
    )
      return 'side';
    if (wetDishes.has(dish)) {
      if (at > main) return 'late';
      // A short boil on the way is part of the cooking; a reduction or a sear is not.
      return cooksOn(clause) || clause.actions.some((action) => hotPan.has(action) || action === 'reduce')
        ? 'brown'
        : 'core';
    }
    const names = clause.names;
    return mainKey === null || names.length === 0 || names.includes(mainKey) ? 'core' : 'side';
  });
  // "For extra colour, finish under the grill": the purpose goes with what it was for.
  const left = roles.map((role, at): ClauseRole => {
    const { text, sentence, step, names, actions } = clauses[at]!;
    const next = clauses[at + 1];
    return role === 'keep' &&
      roles[at + 1] === 'drop' &&
      next?.step === step &&
      next.sentence === sentence &&
      names.length === 0 &&
      actions.length === 0 &&
      /^\W*(?:for|if|to)\b/i.test(text)
      ? 'drop'
      : role;
  });
  return { roles: left, main, contents };
}

/** "Place a large skillet over medium heat …" up to where its contents go into the pot. */
function inOtherPan(clauses: readonly Clause[], main: number): ReadonlySet<number> {
  const found = new Set<number>();
  let apart = false;
  clauses.forEach(({ text }, at) => {
    if (at <= main) return;
    if (newPan.test(text)) apart = true;
    else if (intoPot.test(text)) apart = false;
    if (apart) found.add(at);
  });
  // What never joins the pot may be the pot.
  return apart ? new Set() : found;
}

const newPan =
  /\b(?:in|heat|place|put|set|warm|take|grab) (?:an?|another) (?:(?:separate|second|large|small|medium|wide|deep|non-?stick|heavy),? )*(?:skillet|frying pan|fry pan|saut[eé] pan|pan|wok|saucepan)\b/i;
const intoPot =
  /\b(?:to|into|in|with|out of|from) the (?:(?:soup|stock|stew|large|big|main) )?(?:pot|casserole|soup|stew|chili|borscht|beans|broth)\b/i;

/** A sauce that is made when the meat has left its pan is made in that pan, whatever cooked the meat. */
function afterTakenOut(
  clauses: readonly Clause[],
  main: number,
  contents: ReadonlySet<string>,
): ReadonlySet<number> {
  const out = clauses.findIndex(({ text }, at) => at > main && (takenOut.test(text) || panAgain.test(text)));
  const from = out >= 0 && panAgain.test(clauses[out]!.text) ? out - 1 : out;
  const rest = clauses.flatMap((_, at) => (out >= 0 && at > from ? [at] : []));
  const sauce = rest.some((at) => {
    const { names, actions } = clauses[at]!;
    return actions.some((action) => actionNature[action].heats) || names.some((key) => !contents.has(key));
  });
  const heated = rest.some((at) => clauses[at]!.actions.some((action) => actionNature[action].heats));
  return sauce && heated ? new Set(rest) : new Set();
}

/** "Pour the fat out of the pan": what comes now is made in it. */
const panAgain = /^\W*(?:then\s+)?(?:pour|drain|tip|spoon|wipe)\b[^.;]*\b(?:fat|pan|skillet|drippings)\b/i;

const takenOut =
  /^\W*(?:then\s+)?(?:transfer|remove|take|move|lift|set)\b[^.;]*\b(?:plate|platter|board|bowl|aside|out|from the (?:pan|skillet))\b/i;

/** A cue of dry browning, which no liquid gives. */
const darkens = /\b(?:until|till)\b[^.;]*\b(?:caramel\w+|(?:golden|deep) brown|browned|crisp\w*)/i;

/** Whether an oven that is heated beside a pot bakes something in the same instruction: croutons, not the dish. */
const bakesBeside = (clauses: readonly Clause[], at: number): boolean =>
  clauses.slice(at + 1).some(({ step, actions }) => step === clauses[at]!.step && actions.some(isOvenAction));

/** What is laid out on a tray and baked in the next breath stays there while the pot goes elsewhere. */
const onTray = (clauses: readonly Clause[], at: number): boolean => {
  const { step, sentence, text } = clauses[at]!;
  return (
    trayWords.test(text) &&
    clauses
      .slice(at + 1)
      .some((one) => one.step === step && one.sentence <= sentence + 1 && one.actions.some(isOvenAction))
  );
};

const isOvenAction = (action: Action): boolean => ovenActions.has(action);

const trayWords = /\b(?:on|onto) (?:a|the|your) [^.;]{0,30}?\b(?:trays?|sheets?)\b/i;

/** "Bring the oil back to 180 °C before the second batch": there is no bath of oil any more. */
const backToHeat =
  /^\W*(?:then )?(?:bring|let|heat|return|reheat|get)\b[^.;]*\b(?:oil|fat)\b[^.;]*\b(?:back|again|return|come up|between|before)\b[^.;]*(?:\bbatch(?:es)?\b|\btemperature\b|°)/i;

const underBroiler =
  /\b(?:under|in|with) (?:the|a|your) (?:\w+ ){0,2}(?:broiler|grill)\b|^\W*(?:then )?broil\b/i;

const ovens = new Set<Method>(['oven', 'convectionOven', 'toasterOven']);

/** "Line a rimmed sheet with foil", "set a wire rack on top". */
const trayReady =
  /^\W*(?:line|grease|set|place|put|have ready|cover|stick|slide|leave)\b[^.;]{0,40}\b(?:trays?|sheets?|(?:wire |cooling )?racks?)\b(?! ?(?:pan|of\b))[^.;]{0,50}\W*$/i;

const sprayed = /^\W*(?:spray|grease|oil|brush)\b (?:it|them|the rack|the foil|the paper)\b[^.;]{0,40}\W*$/i;

const leftIn = /^\W*(?:then\s+)?leave (?:it|them|the \w+)(?: inside| in(?: there)?)?\b[^.;]*\bmin/i;

const flipAlone = /^\W*(?:then\s+)?(?:flip|turn)(?: (?:it|them|the \w+))?(?: over)?\W*$/i;

const fryers = new Set<Method>(['deepFryer', 'stovetop', 'wok', 'dutchOven', 'campfire']);

const drained =
  /^\W*(?:then\s+)?(?:drain|blot|remove|transfer)\b[^.;]*\b(?:paper towels?|kitchen (?:paper|towels?)|paper)\b[^.;]{0,30}\W*$/i;

const waterBath =
  /^\W*(?:set|place|put|stand|arrange)\b[^.;]*\b(?:in|into) (?:a |the )?(?:large |larger |deep |big )?(?:roasting|baking)[- ](?:pan|tin|dish|tray)\W*$|^\W*(?:then\s+)?(?:pour|add|fill)\b[^.;]*\b(?:hot|boiling|kettle) water\b[^.;]*\b(?:half|way up|sides?|reach|cm|inch)|\b(?:roasting|baking|larger|deep|big) (?:pan|tin|dish|tray)\b[^.;]*\b(?:hot|boiling) water\b|\bwater bath\b|\bbain[- ]marie\b/i;

const closed = new Set<Method>(['slowCooker', 'pressureCooker']);

/** "Bring it all to a simmer." */
const bringUp =
  /^\W*(?:then\s+)?bring (?:(?:it|everything|all of it|the \w+)(?: all)? )?(?:back )?(?:up )?(?:slowly )?to (?:a |the )?(?:(?:gentle|full|rolling|low|bare|slow) )?(?:simmer|boil)(?: over [\w-]+(?:[- ]\w+)? heat)?(?:,? (?:and )?cover(?: tightly)?)?\W*$/i;

const keptHot =
  /\b(?:keep|bring|heat|warm|hold|simmer)\b[^.;]*\b(?:stock|broth|water)\b|\bkeep (?:it )?(?:warm|hot)\b/i;

/** "You may not need all of it", where all of it has gone in. */
const spareStock = /\b(?:may|might|will|probably won['’]t) (?:not )?(?:need|use) (?:all|it all|every)\b/i;

/** Melting cheese or toasting bread under a grill that is not the machine of the dish. */
const underGrill = (source: Method, text: string): boolean =>
  source !== 'grill' &&
  /^\W*(?:grill|broil)\b|\b(?:turn on|(?:pre)?heat|under) (?:the|a|your) (?:hot |oven )?(?:grill|broiler)\b|^\W*toast\b[^.;]*\b(?:bread|toasts?|baguettes?|slices|croutons?|buns?)\b/i.test(
    text,
  );

/** Lining and greasing a sheet: the new machine says itself what it needs. */
const lining =
  /^\W*(?:line|grease|spray|oil)\b[^.]*\b(?:baking|cookie|sheet|oven|roasting)[- ]?(?:sheets?|trays?|pans?)\b[^.]*$/i;

/** "Finish with the grill function." */
const ovenGrill = /\bgrill (?:function|setting|mode|element)\b/i;

/** A remark on how long it took on the old machine. */
const oldTime =
  /\b(?:this|it|they|that)\s+(?:should|will|may|might|usually|takes?|took)\b[^.]*\b(?:minutes|mins|hours?)\b/i;

/** Whether what an instruction cooks is in a pan: it says so, or the last that named a vessel did. */
function inPan({ recipe }: UnderstoodRecipe, step: number): boolean {
  if (panWords.test(recipe.steps[step]!.text)) return true;
  const before = recipe.steps.slice(0, step).findLast(({ text }) => panWords.test(text) || inOven.test(text));
  return !inOven.test(recipe.steps[step]!.text) && before !== undefined && !inOven.test(before.text);
}

/** How a risotto simmers. */
export const ladled =
  /\b(?:ladle(?:ful)?s?|a (?:cup|little|bit)(?:ful)?) at a time\b|\bladle(?:ful)? by ladle/i;

const inOven =
  /\boven\b|\b(?:baking|roasting|sheet|cake|loaf|muffin) ?(?:pans?|tins?|dish|trays?|sheets?)\b|\b(?:bak|roast)(?:e|ed|ing)?\b|\btrays?\b/i;

const panWords =
  /\b(?:pans?|skillets?|pots?|saucepans?|stove|hob|simmer|boil|fry|saut[eé]|sear|sweat)\b|\bheat (?:\S+ ){0,4}(?:oil|butter|dripping|lard|fat|ghee)\b/i;

/** Whether a clause only brings the food to its old vessel, heats it there, turns it or takes it out. */
function leadsUp(
  clause: Clause,
  at: number,
  main: number,
  contents: ReadonlySet<string>,
  inStream: boolean,
  hot: boolean,
): boolean {
  const known = clause.names.every((key) => contents.has(key));
  if (hot) return known && inStream && (at < main || clause.names.length === 0);
  // How hot the fat is, and what becomes of it.
  if (
    known &&
    !hot &&
    clause.names.length <= 2 &&
    /\b(?:oil|butter|fat)\b/i.test(clause.text) &&
    /\b(?:hot|heat|excess|smok|shimmer|sizzl|batches|brown)/i.test(clause.text)
  )
    return true;
  if (
    /^\W*(?:(?:flip|turn|rotate|baste)\b(?! to coat)|shake the (?:pan|basket|tray))/i.test(clause.text) &&
    known
  )
    return true;
  // "Lay the salmon in skin-side up and sear": it lies on the new machine by that machine's own sentence.
  if (
    at === main - 1 &&
    known &&
    clause.names.length > 0 &&
    laidIn.test(clause.text) &&
    !/\b(?:bowl|marinade|bag|plate|mix|board)\b/i.test(clause.text)
  )
    return true;
  const vessel = namesVessel(clause.text, [
    'tray',
    'dish',
    'pan',
    'pot',
    'basket',
    'grate',
    'slowCooker',
    'pressureCooker',
  ]);
  if (
    vessel &&
    clause.names.length === 0 &&
    /^\W*(?:take|remove|pull|grease|oil|line|spray|cover|return|put|place)\b/i.test(clause.text)
  )
    return true;
  return (
    vessel &&
    known &&
    at < main &&
    clause.actions.every(
      (action) => action === 'assemble' || action === 'add' || action === 'layer' || action === 'coat',
    ) &&
    clause.actions.length > 0 &&
    !/\b(?:mix|toss|season|drizzle|rub|bowl)/i.test(clause.text)
  );
}

const laidIn =
  /^\W*(?:(?:then|carefully|gently)\s+)?(?:lay|place|put|add|arrange|slide|lower|slip|pop)\b[^.;]{0,60}(?:\bin\b|\bto\b|side (?:up|down)\b)[^.;]{0,25}\W*$/i;

/** "Put the chicken on a tray, drizzle with the oil": what follows speaks of what lies there. */
const seasoned = (clause: Clause, next: Clause | undefined): boolean =>
  clause.names.length > 0 &&
  next?.step === clause.step &&
  next.sentence === clause.sentence &&
  /^\W*(?:and\s+)?(?:drizzle|season|sprinkle|brush|dot|rub) (?:with|over|on)\b/i.test(next.text);

/** Goes on cooking without a verb of heat: "stir for another minute", "add the onions until golden". */
const cooksOn = (clause: Clause): boolean =>
  clause.actions.some((action) => action === 'stir' || action === 'add' || action === 'mix') &&
  ((clause.minutes !== null && clause.minutes[1] <= 15) ||
    /\b(?:until|till) [^,.]{0,40}\b(?:golden|brown|translucent|fragrant|soft|sizzl)/i.test(clause.text));

const watching =
  /\b(?:check (?:on )?(?:it|them|the \w+) (?:regularly|often|occasionally|from time)|stir(?:ring)?(?: it| them)? (?:occasionally|every|now and then|regularly|frequently|often|from time)|skim(?:ming)? (?:off |away )?(?:the |any )?(?:scum|foam|froth|surface))\b/i;

const namesOven = (text: string): boolean => /(?<!dutch )\boven\b(?![- ]?(?:proof|safe))|\bbroil/i.test(text);

const ovenElse = (source: Method, clause: Clause): boolean =>
  source !== 'oven' && source !== 'convectionOven' && source !== 'toasterOven' && namesOven(clause.text);

const machineNames: Readonly<Partial<Record<Method, RegExp>>> = {
  slowCooker: /\b(?:slow[- ]?cooker|crock|on (?:low|high)\b|hours?)\b/i,
  pressureCooker: /\b(?:pressure|instant ?pot)\b/i,
  airFryer: /\b(?:air[- ]?fryer|basket)\b/i,
  microwave: /\bmicrowave\b|\b(?:high|full|medium|50%|70%) power\b/i,
  sousVide: /\bsous[- ]?vide|water bath|bag\b/i,
  riceCooker: /\brice cooker\b/i,
  smoker: /\bsmoker\b/i,
  grill: /\bgrill\b/i,
  deepFryer: /\bfryer\b/i,
  steamer: /\bsteamer\b/i,
};
const namesMachine = (source: Method, text: string): boolean => machineNames[source]?.test(text) ?? false;

/** Minutes of a clause that states none. */
function usual(understood: UnderstoodRecipe, clause: Clause): number {
  const step = understood.recipe.steps[clause.step]!;
  return step.action !== null &&
    clause.actions.includes(step.action) &&
    understood.steps[clause.step]!.minutesFrom !== 'stated'
    ? Math.min(step.minutes, 45)
    : 3;
}
