/** What is cooked beside the dish: in another pan, on a tray, in the pan that the meat has left. */
import { actionNature } from '../../dishes/actions.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Action } from '../../vocabulary.ts';
import { ovenActions } from './detect-method.ts';
import type { Clause } from '../model.ts';

/** "Place a large skillet over medium heat …" up to where its contents go into the pot. */
export function inOtherPan(
  clauses: readonly Clause[],
  main: number,
  machine: boolean,
  isLiquid: (key: string) => boolean,
): ReadonlySet<number> {
  const found = new Set<number>();
  const sure = new Set<number>();
  let apart = false;
  let thickens = false;
  // "In a pan, sauté the onions", when the lentils are in their pot of water already.
  const filled = clauses.findIndex(
    ({ text, names }) => potOf.test(text) && (names.some(isLiquid) || /\bwater\b/i.test(text)),
  );
  if (filled >= 0)
    clauses.forEach(({ text, step }, at) => {
      if (at <= filled || at >= main || step === clauses[filled]!.step || !panOf.test(text)) return;
      for (const [other, one] of clauses.entries())
        if (
          other >= at &&
          other < main &&
          one.step === step &&
          !clauses.slice(at + 1, other + 1).some(joinsPot) &&
          // Nothing of it is in the pot.
          !clauses.slice(at, other + 1).some((own) => own.names.some(isLiquid))
        )
          sure.add(other);
    });
  clauses.forEach(({ text, step }, at) => {
    if (at <= main) return;
    // Butter and flour for a thickening are cooked together in a pan of their own.
    const roux =
      /^\W*(?:meanwhile,?\s+)?melt\b[^.;]*\b(?:butter|margarine|fat|oil)\b/i.test(text) &&
      clauses.slice(at + 1, at + 3).some((next) => next.step === step && /\bflour\b/i.test(next.text));
    if (newPan.test(text) || roux) [apart, thickens] = [true, thickens || roux];
    else if (intoPot.test(text) || (thickens && intoSauce.test(text))) [apart, thickens] = [false, false];
    if (apart) found.add(at);
    // Called small or another, or heated meanwhile, it is no second name of the pot: what its instruction tells is done there.
    if (ownPan.test(text) || ownWater.test(text) || (newPan.test(text) && besideLead.test(text)))
      for (const [other, one] of clauses.entries())
        if (other >= at && one.step === step && !clauses.slice(at + 1, other + 1).some(joinsPot))
          sure.add(other);
  });
  // What never joins the pot may be the pot, unless the pot is a machine.
  return apart && !machine ? sure : new Set([...found, ...sure]);
}

/** "Bring a large pot of salted water to a boil." */
const ownWater =
  /\b(?:bring|heat|boil) (?:a|another) (?:[\w-]+,? ){0,2}?(?:pot|pan|saucepan) of (?:\w+ ){0,2}water\b|\b(?:bring|boil|heat) (?:about )?[\d½¼¾/.]+ (?:cups?|quarts?|lit(?:er|re)s?|l|ml|pints?) (?:of )?(?:\w+ )?water\b/i;

const potOf =
  /\b(?:in|into|to|fill) (?:an?|the|your) (?:[\w-]+,? ){0,2}?(?:stock ?pot|pot|sauce ?pan|dutch oven)\b/i;
const panOf =
  /\b(?:in|heat|take) (?:another|an?) (?:[\w-]+,? ){0,2}?(?:skillet|(?:frying |fry |saut[eé] )?pan)\b/i;

const joinsPot = ({ text }: Clause): boolean => intoPot.test(text);

/** "In a small saucepan", "in another pan". */
const ownPan =
  /\b(?:in|into|heat|warm|take) (?:another|an? (?:[\w-]+,? )?(?:small|separate|second|little|tiny)) (?:[\w-]+,? ){0,2}?(?:skillet|(?:frying |fry |saut[eé] )?pan|sauce ?pan|pot)\b/i;

const besideLead =
  /^\W*(?:meanwhile|in the meantime|at the same time|while (?:the|it|that|they|everything)\b[^,]{0,50}|(?:about |around |some )?[\w-]+ (?:minutes?|mins?|hours?) before [^,]{3,50}),?\s/i;

/** "Make the sofrito while they cook." */
const besideTail =
  /^\W*(?:make|prepare|start|do|get on with|fry|cook)\b[^.;]*\b(?:while|as) (?:they|it|that|everything|the [\w -]{3,24}) (?:(?:is|are) )?(?:cook|simmer|boil|bubble|stew|brais)\w*\W*$/i;

/**
 * An instruction that opens with "meanwhile" or "45 minutes before the ribs are done" and is about food that is not in
 * the pot: all of it is cooked beside it.
 */
export function inMeantime(
  clauses: readonly Clause[],
  main: number,
  contents: ReadonlySet<string>,
): ReadonlySet<number> {
  const found = new Set<number>();
  clauses.forEach(({ text, step, names }, first) => {
    if (first <= main || clauses[first - 1]?.step === step) return;
    const trailing = besideTail.test(text);
    if (!besideLead.test(text) && !trailing) return;
    const own = clauses.flatMap((one, at) => (one.step === step ? [at] : []));
    const joins = own.find((at) => at > first && intoPot.test(clauses[at]!.text)) ?? clauses.length;
    const hot = own.some(
      (at) => at < joins && clauses[at]!.actions.some((action) => actionNature[action].heats),
    );
    const told = trailing ? own.flatMap((at) => clauses[at]!.names) : names;
    if (hot && told.some((key) => !contents.has(key))) for (const at of own) if (at < joins) found.add(at);
  });
  return found;
}

const newPan =
  /\b(?:in|heat|place|put|set|warm|take|grab) (?:(?:an?|another) )?(?:(?:separate|second|large|small|medium|wide|deep|non-?stick|heavy),? )*(?:skillet|frying pan|fry pan|saut[eé] pan|pan|wok|saucepan)\b/i;
const intoPot =
  /\b(?:(?:to|into|in|with|out of|from) the|into) (?:(?:soup|stock|stew|large|big|main) )?(?:pot|casserole|soup|stew|chili|curry|borscht|beans|lentils|dh?al|broth)\b/i;
const intoSauce = /\b(?:into|in) the (?:sauce|liquid|juices|stock|broth)\b/i;

const smallPan =
  /\b(?:in|into) (?:an?|another) (?:(?:small|separate|second|little),? )*(?:sauce ?pan|pot)\b/i;

/**
 * A sauce that is cooked in a saucepan of its own, with nothing in it of what the machine takes over: from where the pan
 * is named to where the main food comes back.
 */
export function inOwnPan(
  clauses: readonly Clause[],
  main: number,
  contents: ReadonlySet<string>,
  mainKey: string | null,
): ReadonlySet<number> {
  const found = new Set<number>();
  let apart = false;
  // Sugar may be in the marinade and in the sauce; what is of the dish has the main food in it, or most of its names.
  const isOfDish = (names: readonly string[]): boolean =>
    (mainKey !== null && names.includes(mainKey)) ||
    (names.length > 0 && names.filter((key) => contents.has(key)).length * 2 > names.length);
  clauses.forEach(({ text, names, step, sentence }, at) => {
    const same = clauses.filter((one) => one.step === step && one.sentence === sentence);
    if (smallPan.test(text) && !isOfDish(same.flatMap((one) => one.names))) apart = true;
    else if (isOfDish(names) || at === main || servesUp.test(text)) apart = false;
    // "Mix the peanut butter and the paste together in a small saucepan": the pan may be named last.
    if (apart)
      for (const [other, one] of clauses.entries())
        if (other === at || (other < at && one.step === step && one.sentence === sentence)) found.add(other);
  });
  return found;
}

const servesUp = /^\W*(?:then\s+)?(?:serve|plate|arrange)\b/i;

/** A sauce that is made when the meat has left its pan is made in that pan, whatever cooked the meat. */
export function afterTakenOut(
  clauses: readonly Clause[],
  main: number,
  contents: ReadonlySet<string>,
): ReadonlySet<number> {
  const out = clauses.findIndex(
    ({ text }, at) => at > main && (takenOut.test(text) || panAgain.test(text) || onStoveAgain.test(text)),
  );
  const from = out >= 0 && panAgain.test(clauses[out]!.text) ? out - 1 : out;
  const rest = clauses.flatMap((_, at) => (out >= 0 && at > from ? [at] : []));
  const sauce = rest.some((at) => {
    const { names, actions } = clauses[at]!;
    return actions.some((action) => actionNature[action].heats) || names.some((key) => !contents.has(key));
  });
  const heated = rest.some(
    (at) =>
      clauses[at]!.actions.some((action) => actionNature[action].heats) ||
      /\b(?:to|in|into) the (?:same |hot )?(?:pan|skillet)\b/i.test(clauses[at]!.text),
  );
  return sauce && heated ? new Set(rest) : new Set();
}

/** "Put the skillet back on the stove", "set the pan over medium heat": where the oven had it, its sauce is made now. */
export const onStoveAgain =
  /^(\W*(?:meanwhile,?\s+)?)(?:put|set|place|return|move|bring) (?:the|your|that|this) (?:same |hot |roasting |oven-?(?:safe|proof) )*(?:pan|skillet|tin|pot|casserole|dish)(?: back)? (?:back )?(?:on|onto|over|to) (?:the |a )?(?:stove(?:top)?|hob|burner|(?:low|medium|high|medium-high|medium-low|moderate) heat)\b(?: (?:over|at) [\w-]+(?:[- ]\w+)? heat| on the (?:stove(?:top)?|hob))?/i;

/** Whether the pan of a roast goes from the oven back to the stove, for its sauce. */
export const backToStove = (clauses: readonly Clause[], main: number): boolean =>
  clauses.slice(main + 1).some(({ text }) => onStoveAgain.test(text));

/** "Pour the fat out of the pan": what comes now is made in it. */
const panAgain = /^\W*(?:then\s+)?(?:pour|drain|tip|spoon|wipe)\b[^.;]*\b(?:fat|pan|skillet|drippings)\b/i;

const takenOut =
  /^\W*(?:then\s+)?(?:transfer|remove|take|move|lift|set|rest|keep)\b[^.;]*\b(?:plate|platter|board|bowl|aside|out|from the (?:pan|skillet))\b/i;

/** Whether an oven that is heated beside a pot bakes something in the same instruction: croutons, not the dish. */
export const bakesBeside = (clauses: readonly Clause[], at: number): boolean =>
  clauses.slice(at + 1).some(({ step, actions }) => step === clauses[at]!.step && actions.some(isOvenAction));

/** What is laid out on a tray and baked in the next breath stays there while the pot goes elsewhere. */
export const onTray = (clauses: readonly Clause[], at: number): boolean => {
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

/** Whether what an instruction cooks is in a pan: it says so, or the last that named a vessel did. */
export function inPan({ recipe, steps }: UnderstoodRecipe, step: number): boolean {
  const inOven = (at: number): boolean =>
    ovenWords.test(recipe.steps[at]!.text) ||
    steps[at]!.actions.some(({ action }) => ovenActions.has(action));
  if (inOven(step) && /\b(?:in|to|into|of) (?:the |a )?(?:\w+ )?oven\b/i.test(recipe.steps[step]!.text))
    return false;
  if (panWords.test(recipe.steps[step]!.text)) return true;
  const before = recipe.steps.findLastIndex(
    ({ text }, at) => at < step && (panWords.test(text) || inOven(at)),
  );
  return !inOven(step) && before >= 0 && !inOven(before);
}

const ovenWords =
  /(?<!dutch )\boven\b|\b(?:baking|roasting|sheet|cake|loaf|muffin) ?(?:pans?|tins?|dish|trays?|sheets?)\b|\btrays?\b/i;

const panWords =
  /\b(?:pans?|skillets?|pots?|saucepans?|double[- ]boilers?|stove|hob|simmer(?:ing)?|boil(?:ing)?|fry|saut[eé]|sear|sweat)\b|\bheat (?:\S+ ){0,4}(?:oil|butter|dripping|lard|fat|ghee)\b/i;

const joinsThePot = /\badd\b[^.;]*\bto the (?:pot|pan|soup|stew)\b/i;

/**
 * What was in the pot when the last vegetables joined it: "add the eggplant to the pot", after an instruction that was
 * only knife work. Empty where nothing joins.
 */
export function potBefore(
  { recipe, steps }: UnderstoodRecipe,
  clauses: readonly Clause[],
  main: number,
): readonly string[] {
  const last = clauses[main]!.step;
  const joined = recipe.steps.findLastIndex(
    ({ text }, step) => step <= last && step >= last - 1 && joinsThePot.test(text),
  );
  if (joined < 0) return [];
  const cooked = clauses.filter(
    ({ step, actions }) =>
      step < joined &&
      actions.some((action) => actionNature[action].station === 'burner') &&
      !ownPan.test(recipe.steps[step]!.text) &&
      !ownWater.test(recipe.steps[step]!.text),
  );
  return [...new Set(cooked.flatMap(({ step }) => steps[step]!.contents))];
}
