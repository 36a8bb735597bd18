/** Sentences that still hold, with the old vessels and the old machine renamed. */
import { actionNature } from '../../dishes/actions.ts';
import { capitalise } from '../../text/grammar.ts';
import { wetDishes } from '../read/core-actions.ts';
import { besideBread, breadText, heatsAnew } from '../moments/bread-beside.ts';
import { offNoFlame, withoutBoil, withoutFlame } from './left-behind.ts';
import { coverAlone, nestlesIn, onTopAlone, rackOnBare, sitsOnTop, steamerPlate } from './laid-words.ts';
import { machineWords } from './machine-words.ts';
import type { Clause } from '../model.ts';
import { callOf } from '../read/parts.ts';
import type { VesselWords } from '../plan.ts';
import { waitingFor } from './meantime-words.ts';
import { inMicrowave } from './microwave-words.ts';
import { lowersHeat, panSauce, startsSauce, withoutBits } from '../moments/pan-sauce.ts';
import { isPluralName } from '../../text/naming.ts';
import { searedIn } from '../plans/sear-first.ts';
import { standsCold } from '../read/role-words.ts';
import { besideIt, brushedOn, cookedFor, offTray, servedAside, withoutStale } from './stale-remarks.ts';
import { dressedThere, ontoSheet } from '../plans/small-pieces.ts';
import { oldMachine, namesVessel, renameVessels, replaceHeat } from '../words.ts';
import { type WriteInput, foiled } from './write-input.ts';
import {
  afterHeat,
  raisesHeat,
  sauceIn,
  outOfSheet,
  capitaliseAs,
  traysOut,
  intoTin,
  potOffHeat,
  sievesIntoPan,
  wok,
  onTopOfRest,
  laidOnTop,
  addsAndSeasons,
  setOnTop,
  bringsUp,
  topsWithCheese,
  dryHeat,
  sideDown,
  setsAside,
  inPan,
  addsFat,
  bastes,
  panless,
  pan,
  panFor,
  freshPan,
  rephrased,
  lowerAside,
  skimAlone,
  heatedSince,
  lowered,
  locksLid,
  boilNot,
  thickBottom,
  takenOff,
  hotTray,
  foilOff,
  throughIn,
  perSide,
  offHeat,
  unproofed,
  sauteKey,
  oven,
  ovens,
  tosses,
  bowl,
  bareOf,
  noSheet,
  loose,
  ownLid,
  greaseAlone,
  inSecondPan,
  withPanHidden,
  laysOut,
  dropsHeat,
  heatAlone,
  bareVessel,
  lined,
  linedWithFood,
  linesVessel,
  rackPlace,
  rack,
  onSurface,
  inVessel,
  machinePlace,
  elapsedLead,
  whileHeating,
  heatLead,
  greased,
  onWarm,
  keptWarm,
  lidDown,
  poursUnder,
  intoCooker,
  shapesLoaf,
  sideText,
  inAnotherPot,
} from './kept-words.ts';

/** "Take the chops out of the fridge 30 minutes ahead": a bath warms what is cold. */
const outOfFridge =
  /^\W*(?:take|remove|bring|let) (the [\p{L}-]+(?: [\p{L}-]+)?) (?:out of|from) the (?:fridge|refrigerator)\b[^.;,]*\W*$/iu;
/** "Rest the chops on a plate for 5 minutes", "Let rest for 5 minutes". */
const restsMeat =
  /^(\W*)(?:let|leave)? ?(?:to )?rest(?: (the [\p{L}-]+(?: [\p{L}-]+)?|them|it))?(?: on (an? (?:[\w-]+ )?(?:plate|board|platter|rack)))?(?:,? (?:for )?(?:about )?\d+(?:\s*(?:-|–|to)\s*\d+)? ?min(?:ute)?s?)(?=\W*$)/iu;

/** A clause that stays, in the words of the machine; a frying pan that is hot beside the pot stays one. */
export function keptText(
  said: Set<VesselWords>,
  clause: Clause,
  at: number,
  input: WriteInput,
  lastBrown: number,
): string {
  const apart =
    input.context.target === 'pressureCooker' && at < input.cast.main
      ? withPanHidden(clause.text, input.understood.source.instructions)
      : null;
  if (apart?.alone === true) return clause.text;
  if (apart === null) return machineText(said, clause, at, input, lastBrown);
  return apart.shown(machineText(said, { ...clause, text: apart.text }, at, input, lastBrown));
}

/** The words of a clause that stays, for the vessel that it is now in. */
function machineText(
  said: Set<VesselWords>,
  clause: Clause,
  at: number,
  { cast, plan, context, clauses }: WriteInput,
  lastBrown: number,
): string {
  // "In another pot, boil the eggs": that pot stays its own.
  if (inAnotherPot.test(clause.text)) return clause.text;
  const holding = cookedFor(withoutStale(clause.text, context.source, context.target));
  if (holding !== clause.text)
    return holding === ''
      ? ''
      : machineText(
          said,
          { ...clause, text: holding },
          at,
          { cast, plan, context, clauses } as WriteInput,
          lastBrown,
        );
  if (at < cast.main && plan.core.length > 0 && !ovens.has(context.target)) {
    const apart = offTray(clause.text);
    if (apart !== clause.text)
      return machineText(
        said,
        { ...clause, text: apart },
        at,
        { cast, plan, context, clauses } as WriteInput,
        lastBrown,
      );
  }
  // What lay in the middle of a sheet lies on the bare machine beside the rest, by that machine's own sentence.
  if (at < cast.main && plan.core.length > 0 && noSheet.has(context.target)) {
    const beside = besideIt(clause.text);
    if (beside !== clause.text) return beside;
  }
  const tossed = clauses[at - 1];
  if (
    at < cast.main &&
    plan.core.length > 0 &&
    (setOnTop.test(clause.text) || nestlesIn.test(clause.text)) &&
    tossed?.step === clause.step &&
    tosses.test(tossed.text)
  ) {
    if (context.target === 'airFryer') {
      const nestled = setOnTop.test(clause.text) ? null : nestlesIn.exec(clause.text);
      return nestled === null
        ? `tip them into the air-fryer basket and ${clause.text}`
        : `Tip them into the air-fryer basket and lay ${nestled[1]!} on top${nestled[2] ?? ''}`;
    }
    if (context.target === 'smoker') return '';
  }
  if (bareOf(context) && plan.core.length > 0) {
    const brushed =
      at < cast.main
        ? brushedOn(clause.text)
        : at > cast.main && clauses.slice(0, cast.main).some((one) => brushedOn(one.text) !== one.text)
          ? servedAside(clause.text)
          : clause.text;
    if (brushed !== clause.text) return brushed;
  }
  const role = cast.roles[at]!;
  // It is browned in the pot that it stays in.
  if (
    plan.start?.from.includes('pan') === true &&
    context.source === 'slowCooker' &&
    at < cast.main &&
    clause.names.length === 0 &&
    cast.roles.slice(0, at).includes('brown') &&
    intoCooker.test(clause.text)
  )
    return '';
  if (
    at > cast.main &&
    plan.core.length > 0 &&
    (panless.has(context.target) || context.target === 'deepFryer') &&
    sauceIn.test(clause.text)
  )
    return clause.text.replace(sauceIn, '$1heat the $2 in a wide pan');
  // What was poured under a roast catches its drippings still.
  if (
    (context.target === 'smoker' || context.target === 'grill') &&
    cast.roles[at] === 'keep' &&
    at < cast.main &&
    plan.core.length > 0 &&
    poursUnder.test(clause.text)
  )
    return clause.text.replace(
      poursUnder,
      '$1Pour $2 into a foil tray under the grate, to catch the drippings',
    );
  // "Add the shrimp, season": they lie down later.
  if (plan.start?.heat === '' && plan.core.length > 0 && at < cast.main && addsAndSeasons.test(clause.text))
    return capitalise(clause.text.replace(addsAndSeasons, '$2 $1'));
  // The loaf that had a tin is shaped free.
  if (plan.core.length > 0 && at < cast.main && !ovens.has(context.target) && shapesLoaf.test(clause.text))
    return clause.text.replace(shapesLoaf, '$1');
  // A loaf that had a tin, and has none now.
  if (
    at < cast.main &&
    /\bset the (?:meat ?)?loaf on\b|\bthe (?:meat ?)?loaf on the rack\b/.test(plan.core.join(' '))
  ) {
    if (
      /^\W*(?:spray|grease|oil|line|butter)\b/i.test(clause.text) &&
      namesVessel(clause.text, ['tin', 'tray'])
    )
      return '';
    if (intoTin.test(clause.text)) return 'Shape the mixture into a loaf';
  }
  // The juices are in the machine that simmers them.
  if (
    context.target === 'pressureCooker' &&
    at > cast.main &&
    /\binto the juices on the stove(?:top)?\b/i.test(clause.text)
  )
    return machineText(
      said,
      { ...clause, text: clause.text.replace(/ on the stove(?:top)?\b/i, '') },
      at,
      { cast, plan, context, clauses } as WriteInput,
      lastBrown,
    );
  // Nothing comes out of a closed pot between two stretches.
  if (
    ownLid.has(context.target) &&
    plan.core.length > 0 &&
    ovens.has(context.source) &&
    traysOut.test(clause.text)
  )
    return machineText(
      said,
      {
        ...clause,
        text: clause.text
          .replace(traysOut, ' ')
          .replace(/\s+/g, ' ')
          .replace(/\s+(?=[.,;])/g, '')
          .trim()
          // Nothing is left to be ready for.
          .replace(/^(?:prepare|have ready|get ready) the [\w ,]+\.?$/i, ''),
      },
      at,
      { cast, plan, context, clauses } as WriteInput,
      lastBrown,
    );
  const bread = breadText(clause.text, at, cast.main, plan, context);
  if (bread !== null) return bread;
  const own = ownLid.has(context.target) || loose.has(context.target) || context.target === 'microwave';
  // What was basted with is in the pan of the last sear.
  const next = clauses[at + 1];
  if (
    context.target === 'sousVide' &&
    at > cast.main &&
    /^\W*add\b/i.test(clause.text) &&
    next?.step === clause.step &&
    bastes.test(next.text)
  )
    // Straight into a pan that has just seared, the butter and the garlic burn.
    return `Take the pan off the heat for a minute, then ${clause.text
      .replace(/^\W*(?:and |then )?a/i, 'a')
      .replace(/[.,;\s]+$/, '')} and baste over medium heat for a minute`;
  if (context.target === 'sousVide' && plan.core.length > 0) {
    if (at < cast.main && outOfFridge.test(clause.text)) return '';
    const taken = outOfFridge.exec(clauses[at - 1]?.text ?? '')?.[1];
    if (at < cast.main && taken !== undefined && /^\W*pat dry\b/i.test(clause.text))
      return clause.text.replace(/\bpat dry\b/i, `Pat ${taken} dry`);
    // The bath left the middle as hot as the outside, so nothing evens out.
    if (at > cast.main && restsMeat.test(clause.text))
      return restsMeat.exec(clause.text)?.[2] !== undefined && restsMeat.exec(clause.text)?.[3] !== undefined
        ? clause.text.replace(restsMeat, '$1Lift $2 onto $3')
        : '';
  }
  // What was browned in the pan at the end is browned over the fire.
  if (plan.core.length > 0 && at > cast.main && context.target === 'grill' && pan.has(context.source)) {
    if (/^\W*wipe (?:out|clean)\b[^.;]*\b(?:pan|skillet)\W*$/i.test(clause.text)) return '';
    if (/^\W*(?:brown|sear|char|crisp)\b/i.test(clause.text))
      return replaceHeat(clause.text.replace(inPan, ''), 'over direct heat');
  }
  // On a grate or in a basket nothing foams: what was basted with is melted beside it.
  if (plan.core.length > 0 && at > cast.main && panless.has(context.target) && pan.has(context.source)) {
    if (addsFat.test(clause.text) && next?.step === clause.step && bastes.test(next.text))
      return clause.text.replace(addsFat, '$1Gently heat ') + ' in a small pan until the butter foams';
    const before = clauses[at - 1];
    if (bastes.test(clause.text) && before?.step === clause.step && addsFat.test(before.text))
      return `brush some of it over ${context.mainPart === null ? 'the food' : `the ${callOf(context.mainPart)}`}`;
  }
  if (context.target === 'microwave' && context.source === 'steamer' && steamerPlate.test(clause.text))
    return clause.text.replace(steamerPlate, 'on a microwave-safe plate');
  if (plan.core.length > 0 && ownLid.has(context.target) && boilNot.test(clause.text)) return '';
  // The new machine's own sentence puts its lid on.
  if (at < cast.main && coverAlone.test(clause.text) && /\bcover/i.test(plan.core.join(' '))) return '';
  const fresh =
    plan.core.length > 0 &&
    at > cast.main &&
    !heatedSince(clauses, cast.main, at) &&
    !clauses.some((_, other) => other < at && startsSauce(clauses, cast, other));
  if (role === 'side' && fresh && heatAlone.test(clause.text)) return '';
  // Meat that waits for its sauce comes out of the machine first.
  if (
    plan.core.length > 0 &&
    at > cast.main &&
    context.dish === 'pieces' &&
    context.mainPart !== null &&
    setsAside.test(clause.text) &&
    cast.roles.slice(cast.main + 1, at).every((one) => one === 'drop')
  ) {
    const name = callOf(context.mainPart);
    return `Lift the ${name} out and keep ${isPluralName(name) ? 'them' : 'it'} warm under foil`;
  }
  // "Flip, top with cheese and cook 3 minutes more": all of the time is told by then.
  if (
    plan.core.length > 0 &&
    at > cast.main &&
    dryHeat.has(context.target) &&
    topsWithCheese.test(clause.text) &&
    cast.roles.slice(cast.main + 1, at).every((one) => one === 'drop') &&
    clauses[at + 1]?.step === clause.step &&
    cast.roles[at + 1] === 'core'
  )
    return `${clause.text.replace(/[.,;\s]+$/, '')} and give it 1 minute more to melt`;
  // The pan that the sauce was made in afterwards is not on the stove, and has no bits to scrape up.
  if (
    role !== 'core' &&
    fresh &&
    !wetDishes.has(context.dish) &&
    panless.has(context.target) &&
    pan.has(context.source)
  ) {
    const sauce = panSauce(clauses, at, cast.main);
    if (sauce !== null) return sauce;
  }
  if (
    plan.core.length > 0 &&
    role === 'side' &&
    context.dish === 'pieces' &&
    pan.has(context.source) &&
    startsSauce(clauses, cast, at)
  ) {
    // From here on the sauce has its pan.
    const panned: readonly Clause[] = clauses.map((one, other) =>
      other === at ? { ...one, text: `In a frying pan: ${one.text}` } : one,
    );
    return machineText(
      said,
      {
        ...clause,
        text: `${panFor(context, searedIn(plan), clause.text)} ${capitalise(clause.text.replace(lowersHeat, ''))}`,
      },
      at,
      { cast, plan, context, clauses: panned } as WriteInput,
      lastBrown,
    );
  }
  const wait = plan.core.length > 0 && at > cast.main ? waitingFor(clause, context) : null;
  if (wait !== null)
    return machineText(
      said,
      { ...clause, text: wait },
      at,
      { cast, plan, context, clauses } as WriteInput,
      lastBrown,
    );
  if (role === 'side' && besideBread(clause.text, at, cast.main, plan, context))
    return heatsAnew(clause.text);
  // A fresh pan has nothing stuck to it.
  const bits = (text: string): string =>
    at > cast.main &&
    plan.core.length > 0 &&
    pan.has(context.source) &&
    searedIn(plan) === null &&
    context.target !== 'sousVide' &&
    context.dish === 'pieces'
      ? withoutBits(text)
      : text;
  if (role === 'side')
    return sideText(
      // The pan is a fresh one where what was in it cooks elsewhere.
      fresh
        ? freshPan(
            unproofed(bits(clause.text), at, cast, plan, context)
              .replace(dropsHeat, '$1')
              .replace(lowered, '$1set a frying pan over $2 heat'),
            context,
            searedIn(plan),
          )
        : unproofed(bits(clause.text), at, cast, plan, context),
      context,
    );
  // "Press Sauté" is a burner elsewhere.
  const pressed = context.source === 'pressureCooker' ? sauteKey : null;
  const locks = context.source === 'pressureCooker' && plan.core.length > 0;
  let text = rephrased(
    pressed === null
      ? unproofed(clause.text, at, cast, plan, context)
      : clause.text.replace(pressed, `Set ${plan.start?.phrase ?? 'a large pot'} over medium heat`),
    context.target,
    at > cast.main,
  );
  if (locks) text = text.replace(locksLid, '');
  if (own && plan.core.length > 0 && at > cast.main)
    text = offNoFlame(text.replace(potOffHeat, '').replace(offHeat, ''));
  // The lid of the machine is closed next, and nothing burns under it.
  if (
    ownLid.has(context.target) &&
    plan.core.length > 0 &&
    at < cast.main &&
    (at > lastBrown || plan.transfer === null)
  )
    text = withoutFlame(text);
  if (
    plan.core.length > 0 &&
    at < cast.main &&
    clauses
      .slice(at + 1, cast.main)
      .every(({ minutes }, other) => minutes === null || cast.roles[at + 1 + other] === 'core')
  ) {
    // What was skimmed off the boil that the machine now brings about.
    if (
      skimAlone.test(withoutBoil(text.replace(lowerAside, ''))) &&
      /^(?:core|drop)$/.test(cast.roles[at - 1]!)
    )
      return '';
    text = text.replace(lowerAside, '');
    if (ownLid.has(context.target)) text = withoutBoil(text);
  }
  // "Add the lentils and water to the pot", ahead of what another pan softens: that pot is the machine.
  const potted =
    plan.transfer !== null &&
    at < cast.roles.indexOf('brown') &&
    clause.names.length > 0 &&
    /\b(?:water|stock|broth)\b/i.test(clause.text);
  const starting =
    plan.start !== null && at < cast.main && !potted && (plan.transfer === null || at <= lastBrown);
  // The bowl is for what is tossed; what is laid out lies in the machine.
  const laid = plan.start?.heat === '' && plan.vessel !== null && laysOut.test(text);
  // "Meanwhile, sweat the onions in a pan": the machine is browning the meat.
  const sieve = at > cast.main && sievesIntoPan.test(text);
  const beside = starting && plan.start!.from.includes('pan') && inSecondPan.test(text);
  // What is left to do is done in the pan of the last sear.
  const afterSear =
    context.target === 'sousVide' &&
    at > cast.main &&
    plan.core.some((said) => /\bhot (?:oiled )?pan\b/.test(said));
  const machine: VesselWords | null =
    beside || afterSear ? null : starting && !laid ? plan.start : plan.vessel;
  if (
    machine !== null &&
    at < cast.main &&
    (/\bfoil tray\b/.test(machine.phrase) ||
      (context.target === 'steamer' &&
        context.mainPart !== null &&
        plan.core.join(' ').includes(`the ${callOf(context.mainPart)}`)))
  )
    text = text.replace(sitsOnTop, '');
  if (
    at < cast.main &&
    context.target === 'steamer' &&
    context.mainPart !== null &&
    onTopAlone.test(text) &&
    plan.core.join(' ').includes(`the ${callOf(context.mainPart)}`)
  )
    return '';
  // What is tossed on a sheet is tossed in a bowl before it lies on a grate.
  const words =
    machine !== null &&
    at < cast.main &&
    ((tosses.test(text) && loose.has(context.target) && !/\btray\b/.test(machine.phrase)) ||
      dressedThere(clauses, at, cast.main, context))
      ? { ...machine, ...bowl }
      : machine;
  const heated = clause.actions.some((action) => actionNature[action].heats);
  // "Grease and line the tin", where the tin is gone.
  const held = plan.vessel === null || !lined.test(plan.vessel.phrase);
  if (
    plan.core.length > 0 &&
    held &&
    greaseAlone.test(text) &&
    // "Oil and season the steak" is about the steak.
    !(next?.step === clause.step && next.sentence === clause.sentence && next.names.length > 0)
  )
    return '';
  // "Add the broth and bring it to a boil": what closes its lid heats up by itself.
  if (
    plan.core.length > 0 &&
    at < cast.main &&
    (context.target === 'slowCooker' || context.target === 'pressureCooker')
  )
    text = text.replace(bringsUp, '');
  // The new machine has a lid of its own.
  if (plan.core.length > 0 && at < cast.main && ownLid.has(context.target)) {
    text = text.replace(foiled, '');
    // "(don't let it touch the cheese)" was about the foil.
    if (/^\W*\([^)]*\)\W*$/.test(text)) return '';
  }
  // The new machine's own sentence says how hot.
  if (
    plan.core.length > 0 &&
    at < cast.main &&
    clause.names.length === 0 &&
    clause.minutes === null &&
    heatAlone.test(text)
  )
    return '';
  if (at < cast.main && clause.minutes === null && rackPlace.test(text)) {
    // The rack went with the sheet under it.
    if (plan.vessel === null || !onSurface.has(context.target)) return '';
    text = text.replace(rack, `${plan.vessel.preposition} ${plan.vessel.again ?? plan.vessel.phrase}`);
  }
  if (at < cast.main) text = ontoSheet(text, context);
  // Until it comes out of the fridge it lies in what it lay in.
  const cold = clauses.findLastIndex((one, place) => place < cast.main && standsCold.test(one.text));
  if (words !== null && at > cold) {
    // A plate, a bowl, a second pan of something else stays what it is.
    const known = said.has(words) || (at > cast.main && plan.core.length > 0);
    const bakes = ['cake', 'bread', 'cookies', 'pie'].includes(context.dish) && !known;
    // Tomatoes that roast in the oven for a dish of the stove keep their sheet.
    const roasted =
      pan.has(context.source) &&
      clauses.some(
        (one) =>
          one.step === clause.step &&
          (/\bin the oven\b|\bof the oven\b/i.test(one.text) ||
            (one.actions.some((action) => action === 'roast' || action === 'bake') &&
              clauses.some(({ text: said }) =>
                /\b(?:pre-?)?heat (?:the |your )?oven\b|\boven to\b/i.test(said),
              ))),
      );
    const called = (
      other: VesselWords,
      from = other.from.filter((one) => (one !== 'pan' || !sieve) && (one !== 'tray' || !roasted)),
    ): string =>
      renameVessels(
        // "Spread in the pan", where a cake's tin is meant.
        bakes && from.includes('tin')
          ? text.replace(/\b(in|into|to) the (?:prepared )?pan\b/i, '$1 the cake pan')
          : text,
        from,
        known ? (other.again ?? other.phrase) : other.phrase,
        other.preposition,
      );
    const own = called(words);
    // Where browning has a pan of its own, a roasting tin is still the machine's.
    const renamed =
      own === text && starting && plan.vessel !== null && !roasted
        ? called(plan.vessel, ['tray', 'dish'])
        : own;
    // The new machine says itself what it needs: only a dish or a tin is lined.
    if (renamed !== text && linesVessel.test(text) && !linedWithFood.test(text) && !lined.test(words.phrase))
      return '';
    if (renamed !== text) said.add(words);
    text = (
      words.phrase === bowl.phrase ? inVessel(renamed, words).replace(sideDown, '') : inVessel(renamed, words)
    )
      .replace(
        greased,
        (_, verb: string, how: string | undefined, article: string | undefined) =>
          `${verb}${how ?? ''} ${article ?? 'a'} `,
      )
      .replace(bareVessel, (_, verb: string) => `${verb} the `)
      .replace(thickBottom, '$1')
      .replace(
        /\b((?:the |an? )?[\w-]+(?: [\w-]+)?)(?<!\b(?:it|they|you|them)) or (?:the |an? )?\1\b/gi,
        '$1',
      )
      .replace(/\b(an?|the) ([\w-]+(?: [\w-]+){0,3}) or (?:an? |the )?\2\b/gi, '$1 $2')
      .replace(/\b((?:on|in) [\w-]+(?: [\w-]+)?) \1\b/gi, '$1');
  }
  // What is browned in a pan first is browned in no wok.
  if (starting && plan.transfer !== null && context.source === 'wok')
    text = text.replace(wok, '$1frying pan');
  text = text.replace(rackOnBare, (_, place: string) => `${/basket/.test(place) ? 'in' : 'on'} ${place}`);
  // What is only coloured now is done in the machine.
  if (role === 'brown' && plan.core.length > 0 && throughIn.test(text))
    text = text.replace(throughIn, '').replace(perSide, '2–3 minutes $1');
  if (starting && !beside && plan.start!.heat !== null && heated) {
    text = replaceHeat(text, plan.start!.heat);
    if (context.target === 'microwave') text = inMicrowave(text);
  }
  // "Pull out the hot pan, dump on the sprouts": no pan was heated.
  if (at < cast.main && plan.core.length > 0 && plan.vessel !== null && hotTray.test(text)) {
    const { preposition, phrase } = plan.vessel;
    text = text
      .replace(hotTray, '$1')
      .replace(
        /^(\W*)(dump|tip|spread|scatter|lay|arrange|put|tumble|pour) on ((?:the |your )?[\p{L}-]+(?: [\p{L}-]+)?)/iu,
        (_, before: string, verb: string, what: string) =>
          `${before}${verb} ${what} ${preposition} ${phrase}`,
      );
  }
  if (context.target === 'smoker')
    text = text.replace(/^(\W*)unwrap(?: (?:it|them|the \w+))?(?:,? and| ?,)\s+/i, '$1');
  // Foil has no place in a microwave, and none was put on elsewhere.
  if (at > cast.main && plan.core.length > 0 && !oven.has(context.target))
    text = text.replace(foilOff, 'Uncover');
  if (own && at < cast.main && plan.core.length > 0 && plan.start?.heat !== 'over')
    text = text.replace(raisesHeat, '');
  if (own && at > cast.main)
    text = capitaliseAs(text, text.replace(afterHeat, ''))
      .replace(takenOff, '')
      .replace(/\b(turn|switch) off the (?:heat|stove|burner|flame)\b/gi, (_, verb: string) =>
        /^\p{Lu}/u.test(verb) ? 'Switch it off' : 'switch it off',
      )
      .replace(/(?<!\b(?:turn|switch)),? off the heat(?=[,.;]|$| and\b| (?:for )?\d)/i, '');
  if (role === 'keep' && plan.core.length > 0 && context.source !== 'grill')
    text = text.replace(
      /,?\s*\b(?:remove|take)(?: (?:it|them|the \w+))? (?:off|from) (?:the )?(?:heat|stove|burner|flame)\b/gi,
      (found, at: number) =>
        ovens.has(context.target) && fresh && plan.vessel !== null
          ? `${at > 0 && /^[,\s]/.test(found) ? ', ' : ''}take ${plan.vessel.again ?? plan.vessel.phrase} out of the oven`
          : at > 0 && /^[,\s]/.test(found)
            ? ', turn off the heat'
            : 'turn off the heat',
    );
  if (context.source === 'stovetop' || context.source === 'dutchOven') text = text.replace(heatLead, '');
  const cooked = cast.roles.slice(0, at).includes('core');
  if (cooked && plan.core.length > 0) text = text.replace(elapsedLead, 'Then ');
  // On a grate nothing lies on top of the rest.
  if (context.target === 'grill' && plan.core.length > 0 && plan.vessel?.phrase === 'the grate')
    text = text.replace(onTopOfRest, 'on the grate beside the $1').replace(laidOnTop, 'Lay $1 on the grate');
  if (besideBread(clause.text, at, cast.main, plan, context)) return heatsAnew(text);
  if (context.source === 'slowCooker')
    text = text.replace(onWarm, ` ${keptWarm[context.target] ?? 'in a warm place'}`);
  // A grill's lid is no oven's door.
  if (context.source === 'grill' && context.target !== 'smoker') text = text.replace(lidDown, '');
  text = machineWords(text.replace(whileHeating, ''), context, false);
  text = text.replace(outOfSheet, '$1 off the $2');
  if (role !== 'keep' || !oldMachine[context.source].test(text)) return text;
  // Last resort: where in the old machine it stood, or a remark on it, is left out.
  const bare = text.replace(machinePlace, '');
  return oldMachine[context.source].test(bare) && clause.names.length === 0 ? '' : bare;
}
