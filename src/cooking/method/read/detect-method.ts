import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import { actionNature } from '../../dishes/actions.ts';
import type { Action, Method } from '../../vocabulary.ts';
import type { Clause } from '../model.ts';

/** Machines that a text names outright, most exact first. */
const machines: readonly (readonly [Method, RegExp])[] = [
  ['pressureCooker', /\b(?:pressure[- ]?cook(?:er|ed|ing)?|instant ?pot|(?:high|low|full) pressure)\b/i],
  [
    'slowCooker',
    // "LOW 8-10 hrs or HIGH 5-6" are the two settings of one machine only.
    /\b(?:slow[- ]?cooker|long cooker|crock(?:[- ]?pot)?|slow[- ]cook on)\b|\blow\b[^.;]{0,25}\d ?(?:hrs?|hours?)\b[^.;]{0,15}\bhigh\b[^.;]{0,25}\d/i,
  ],
  ['airFryer', /\bair[- ]?fr(?:y|yer|ied|ying)\b/i],
  ['sousVide', /\bsous[- ]?vide\b|\bimmersion circulator\b/i],
  ['riceCooker', /\brice cooker\b/i],
  ['toasterOven', /\btoaster oven\b/i],
  ['convectionOven', /\b(?:convection|fan) oven\b/i],
  [
    'smoker',
    /\b(?:in|on|into|of|preheat|set up|heat|light|the) (?:the |a |your |an? electric )?smoker\b|\bsmoker (?:at|to|up to|running at|holding) \d/i,
  ],
  ['campfire', /\b(?:camp ?fire|over (?:the |hot |glowing )?(?:coals|embers|open fire)|fire pit)\b/i],
  ['deepFryer', /\bdeep[- ]?(?:fat )?fryer\b/i],
];
const grillWords =
  /\b(?:on|onto|to|preheat|heat|light|prepare|fire up|over|from) (?:the |a |an? |your )?(?:\w+ )?(?:grill|barbecue|bbq)\b(?! (?:sauce|pan|rub)| ?\(broiler)|\bgrill (?:for|over|until|the|on|each|them|it)\b|\b(?:the|your) (?:gas |charcoal )?grill (?:is (?:hot|ready|pre-?heat\w*)|(?:pre)?heats|gets hot)\b|\bgrill\b[^.;]*\b(?:with )?(?:the )?lid (?:open|closed|down)\b|\b(?:get|have|once|when|while|your|the) (?:the |your )?(?:gas |charcoal )?(?:grill|barbecue|bbq|barbie|braai)\b(?! (?:sauce|pan|rub))[^.;]*\b(?:hot|going|ready|lit|heat\w*)\b|\b(?:white|grey|gray|glowing|ashed[- ]over|hot|medium-hot) (?:coals|embers|charcoal)\b|\b(?:over|on|to) (?:the )?(?:hot )?(?:barbecue|bbq|barbie|braai|grate)s?\b(?! sauce)|\boil the grates?\b/i;

const firesUp =
  /\b(?:set up|preheat|light|heat|fire up|prepare|ready) (?:the |a |your )?(?:\w+ )?(?:grill|barbecue|bbq)\b(?! (?:sauce|pan|rub)| ?\(broiler)/i;
const ownFire = /\b(?:camp ?fire|open fire|fire pit|embers)\b/i;
const grillNamed = /\b(?:grill|barbecue|bbq|grates?|charcoal)\b(?! sauce)/i;
/** Fire on one side only. */
export const indirectFire =
  /\b(?:set|get|have|light|heat|fire|preheat|prepare) (?:up )?(?:the |a |your )?(?:\w+ )?(?:grill|barbecue|bbq|kettle)\b[^.]*\bindirect\b|\b(?:grill|barbecue|bbq|kettle)\b[^]*\b(?:coals|charcoal|briquettes|burners?)\b[^.]{0,30}\b(?:one|to the|other|on a) side\b/i;
/** Minutes that nothing takes over direct fire. */
export const longBeside = 45;
const braisesInOven =
  /\b(?:braise|cook|simmer|stew|return|transfer|put|place|slide)\b[^.;]*\b(?:in|into|to) (?:the|a|your) (?:pre-?heated |hot |low )?oven\b/i;
const kitchenFire = /\b(?:oven|stove|hob|skillet|saucepan|frying pan|pot|boil|simmer)\b/i;

/** Whether an action is done in the oven. */
export const ovenActions = new Set<Action>(['bake', 'roast', 'broil']);
const quiet = new Set<Action>(['preheat', 'heat', 'melt', 'warm', 'toast', 'reheat']);

/** Minutes of real cooking at an action, stated or usual. */
function weight(clause: Clause, understood: UnderstoodRecipe): number {
  const stated = clause.minutes?.[1];
  if (stated !== undefined) return stated;
  const step = understood.recipe.steps[clause.step]!;
  return step.action === clause.action && understood.steps[clause.step]!.minutesFrom !== 'stated'
    ? Math.min(step.minutes, 30)
    : 4;
}

const bakingWare =
  /\b(?:(?:baking|cookie|sheet)[- ](?:sheets?|trays?|tins?)|(?:loaf|bread|muffin|cupcake|cake|springform|bundt)(?:\/\w+)?[- ](?:tins?|pans?|forms?)|trays? with (?:parchment|baking))\b/i;
const flatPan = /\b(?:in|into|heat|on) (?:a|the|your) (?:[\w-]+ ){0,2}?(?:pan|skillet|griddle)\b/i;
/** "Bake at 375", "in a 9x13": degrees without their sign, and dishes called by their size. */
const chamber =
  /\b(?:oven|broil\w*|gas mark|casserole|(?:baking|roasting|oven) (?:dish|pan))\b|\d{3}\s?(?:°|degrees|º|[CF]\b)|\b(?:bake|roast)\b[^.;]{0,30}\b(?:at|@) ?\d{3}\b|\b(?:8|9|10|11|12|13) ?(?:x|×|by) ?(?:8|9|10|11|12|13)\b/i;
const potWords = /\b(?:pans?|pots?|skillets?|saucepans?|stove|hob|griddle|boil|simmer|fry|saut[eé])\b/i;
/** "Either bake the meatballs or fry them": one way of several for a part of it. */
const eitherWay = /^\W*either\b|\b(?:bake|roast|broil)\b[^.;]*\bor (?:pan-?)?fry\b/i;
/** "Cook on a very low flame for 4 hours." */
const onFlame = /\b(?:flame|burner|stove|hob|(?:low|medium|high|gentle)[- ]heat)\b/i;
/** Bread that is toasted for the top of a soup is not what the soup is cooked by. */
const breadBeside = /\b(?:bread|baguette|ciabatta|croutons?|toasts?|pit(?:a|ta)s?)\b/i;
/** Croutons for a salad are not what its chicken is cooked by. */
const saladTitle = /\bsalad\b/i;
const croutons = /\b(?:bread|sourdough|baguette|ciabatta|croutons?|pit(?:a|ta)s?|tortillas?)\b/i;
const soupTitle =
  /\b(?:soups?|chowder|bisque|broth|borscht|stew|risotto|curry|masala|korma|vindaloo|jalfrezi|goulash|stroganoff|gumbo|rag[uù]|pasta|spaghetti|meatballs)\b/i;
const bakedTitle = /\b(?:baked|oven|roast|bake|casserole|lasagn|traybake|gratin)/i;

/** The method by which the dish as a whole is cooked: a machine that is named, else where most of the cooking happens. */
export function detectMethod(understood: UnderstoodRecipe, clauses: readonly Clause[]): Method {
  const text = understood.recipe.steps.map((step) => step.text).join('\n');
  // "Bake them in the pan until both sides are brown": what it lies in tells more than the verb.
  const inPans = flatPan.test(text) && !chamber.test(text) && !bakingWare.test(text);
  const heated = clauses.filter(
    (one) =>
      one.actions.some((action) => actionNature[action].heats && !quiet.has(action)) ||
      ovenActions.has(one.action ?? 'cut'),
  );
  const raw = new Set(
    understood.recipe.ingredients
      .filter(({ name }) =>
        /\b(?:chicken|turkey|beef|steak|pork|lamb|salmon|fish|shrimp|prawns?)\b/i.test(name),
      )
      .map(({ key }) => key),
  );
  const minutes = (test: (action: Action) => boolean): number =>
    heated
      .filter(
        (one) =>
          one.actions.some((action) => test(action) && !(inPans && ovenActions.has(action))) &&
          !eitherWay.test(one.text) &&
          !(breadBeside.test(one.text) && soupTitle.test(understood.recipe.title)) &&
          !(
            saladTitle.test(understood.recipe.title) &&
            croutons.test(understood.recipe.steps[one.step]!.text) &&
            // Meat that roasts on the same tray is the dish.
            !understood.steps[one.step]!.contents.some((key) => raw.has(key))
          ),
      )
      .reduce((all, one) => all + weight(one, understood), 0);
  for (const [method, pattern] of machines) {
    if (!pattern.test(text)) continue;
    // Coals in a kettle or under a grate are a grill's.
    if (method === 'campfire' && !ownFire.test(text) && grillNamed.test(text)) continue;
    // "… or in an air fryer", "keeps warm in a slow cooker": only what cooks counts.
    const aside = new RegExp(
      `\\b(?:or|alternatively|instead|if (?:you have|using))\\b[^.]{0,60}(?:${pattern.source})`,
      'i',
    ).test(text);
    const others = minutes((action) => ovenActions.has(action));
    if (!aside || others === 0) return method;
  }
  // "Cover and braise in the oven for 2 hours": the hours are the oven's, whatever the verb.
  const braised = heated
    .filter(
      (one) =>
        braisesInOven.test(one.text) &&
        (one.minutes?.[1] ?? 0) >= longBeside &&
        !one.actions.some((action) => ovenActions.has(action)),
    )
    .reduce((all, one) => all + weight(one, understood), 0);
  const oven = minutes((action) => ovenActions.has(action)) + braised;
  // "Grill the squash in the pan" is done on the stove.
  const inPan = (at: number): boolean =>
    /\bin (?:the|a) (?:[\w-]+ )?(?:pan|skillet)\b/i.test(understood.recipe.steps[at]!.text);
  const grill =
    grillWords.test(text) && heated.some(({ actions, step }) => actions.includes('grill') && !inPan(step))
      ? minutes((action) => action === 'grill')
      : 0;
  // "Set up your grill … lay the ribs on, cook for 2 hours": the fire is named once.
  if (grill === 0 && firesUp.test(text) && oven === 0 && !kitchenFire.test(text)) return 'grill';
  const microwave = minutes((action) => action === 'microwave');
  const smoke = minutes((action) => action === 'smoke');
  // Hours beside the coals are the cooking, whatever simmers for a sauce meanwhile.
  if (
    indirectFire.test(text) &&
    oven === 0 &&
    clauses.some(({ minutes: stated }) => (stated?.[1] ?? 0) >= longBeside)
  )
    return smoke > 0 && /\bsmoker\b/i.test(text) ? 'smoker' : 'grill';
  const stove = Math.max(
    minutes((action) => actionNature[action].station === 'burner' && !quiet.has(action)),
    ...clauses.map(({ text: said, minutes: stated }) => (onFlame.test(said) ? (stated?.[1] ?? 0) : 0)),
  );
  // Peppers that are grilled for a soup of the pot.
  const souped =
    /\b(?:soups?|chowder|bisque)\b/i.test(understood.recipe.title.split(/\bwith\b/i)[0]!) &&
    clauses.some(
      ({ actions, step }) =>
        actions.some((action) => ['saute', 'simmer', 'boil', 'sweat', 'fry'].includes(action)) &&
        /\b(?:pots?|pans?|saucepans?|kettle)\b/i.test(understood.recipe.steps[step]!.text),
    ) &&
    heated.findLastIndex(({ actions }) =>
      actions.some((action) => ovenActions.has(action) || action === 'grill'),
    ) <
      heated.length - 1;
  if (souped && oven < 45) return /\bdutch oven\b/i.test(text) ? 'dutchOven' : 'stovetop';
  if (smoke >= 20 && smoke >= oven) return 'smoker';
  // Chicken tikka chars under its grill for a masala that simmers after it.
  const sauced =
    soupTitle.test(understood.recipe.title) &&
    stove > grill &&
    heated.findLastIndex(({ actions }) => actions.includes('grill')) <
      heated.findLastIndex(
        ({ actions, minutes: stated }) =>
          (stated?.[1] ?? 0) >= 5 && actions.some((action) => action === 'simmer' || action === 'stew'),
      );
  if (!sauced && grill > 0 && grill + 5 >= oven && grill >= stove / 3) return 'grill';
  const potDish =
    soupTitle.test(understood.recipe.title) &&
    !bakedTitle.test(understood.recipe.title) &&
    stove >= 8 &&
    // Meatballs that bake on a tray are baked, whatever gravy waits for them.
    !(
      /\b(?:trays?|sheets?|rack)\b/i.test(text) &&
      oven > stove &&
      /\bmeat ?balls\b/i.test(understood.recipe.title)
    );
  const whole = clauses.findLast((one) => one.actions.some((action) => ovenActions.has(action)));
  const later =
    whole === undefined
      ? 0
      : clauses
          .slice(clauses.indexOf(whole) + 1)
          .filter((one) =>
            one.actions.some((action) => actionNature[action].station === 'burner' && !quiet.has(action)),
          )
          .reduce((all, one) => all + weight(one, understood), 0);
  // Something roasted for a pot that simmers afterwards is not an oven dish, and hours in that pot need no title to say so.
  const potAfter = later >= longBeside && later >= 2 * oven && !bakedTitle.test(understood.recipe.title);
  if ((oven >= 10 || (oven > 0 && oven >= stove)) && !(potDish && (later >= 8 || stove > oven)) && !potAfter)
    return 'oven';
  if (
    oven === 0 &&
    stove < longBeside &&
    bakingWare.test(text) &&
    !/\b(?:stove|skillet|frying pan|saucepan)\b/i.test(text)
  )
    return 'oven';
  if (microwave > stove && microwave > 0) return 'microwave';
  if (heated.length === 0) {
    const warmed = clauses.some((one) => one.actions.some((action) => actionNature[action].heats));
    if (/\boven\b/i.test(text) && !potWords.test(text)) return 'oven';
    return warmed || potWords.test(text) || /\bmicrowave\b/i.test(text)
      ? /\bmicrowave\b/i.test(text) && !/\b(?:pan|pot|stove|skillet)\b/i.test(text)
        ? 'microwave'
        : 'stovetop'
      : 'noCook';
  }
  if (minutes((action) => action === 'deep-fry') > 0) return 'deepFryer';
  if (/\bwok\b/i.test(text)) return 'wok';
  const steam = minutes((action) => action === 'steam');
  if (steam > stove / 2 && /\bsteamer\b/i.test(text)) return 'steamer';
  if (/\bdutch oven\b/i.test(text)) return 'dutchOven';
  return 'stovetop';
}

/** Machines that do an oven's work on a small scale, or a better one. */
const ovenLike: ReadonlySet<Method> = new Set(['airFryer', 'toasterOven', 'convectionOven']);

/** What a small oven takes over from a dish that needs the stove as well: not its pots, but its oven. */
export function besideOven(own: Method, clauses: readonly Clause[], target: Method): Method {
  return ovenLike.has(target) &&
    (own === 'stovetop' || own === 'wok') &&
    clauses.some(({ actions }) => actions.includes('preheat')) &&
    clauses.some(
      ({ actions, minutes, names }) =>
        (minutes?.[1] ?? 0) >= 8 &&
        (actions.includes('bake') || (actions.includes('roast') && names.length > 0)),
    )
    ? 'oven'
    : own;
}
