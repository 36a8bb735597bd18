import { meltSentence, meltsLast } from '../moments/melts-last.ts';
import { isKind } from '#food/ingredient';
import { capitalise, joinList } from '../../text/grammar.ts';
import type { RecipeText } from '../../understand-recipe/model.ts';
import { assemble } from './assemble.ts';
import { dress, portionOf, withoutOil } from '../plans/dress.ts';
import { isFryingFat, isPanFat, ingredientLines } from './ingredient-lines.ts';
import { keptText } from './kept-text.ts';
import { machineWords } from './machine-words.ts';
import { isBread, lateParts, lateSentences, hoist } from '../moments/late-parts.ts';
import { authorsWords, bareDressing, inAPan, onFlame, onPlate, softensFat } from './author-words.ts';
import { broiledInBasket } from '../moments/basket-broil.ts';
import { beforeEnd, lidded, relidded, stillToGo } from '../read/last-minutes.ts';
import type { Clause, MethodEdit } from '../model.ts';
import { microwaveWords } from './microwave-words.ts';
import { callOf, isThinLiquid, lessWater, type Part } from '../read/parts.ts';
import { because, nextStep, type VesselWords } from '../plan.ts';
import { deglazes, dropsOn, ladled, oilRemark, putBack, tossesHalfway, tucksIn } from '../read/role-words.ts';
import { wetDishes } from '../read/core-actions.ts';
import { checkPlace } from '../checks/check-place.ts';
import { searedIn } from '../plans/sear-first.ts';
import { withAmounts } from './said-amounts.ts';
import { verbsApart } from './verbs-apart.ts';
import { safeText, temperatureCheck, beansToBoil, beansToSoak } from './safe-sentences.ts';
import { oneAfterTheOther, onSaute, switchedOnce } from './saute-words.ts';
import { textEdits } from '../changes/text-edits.ts';
import { keptRaw, rawWine, woodyLeft } from '../moments/slow-pot.ts';
import { machineNoun, namesVessel, oldMachine } from '../words.ts';
import { dressedThere, fromBowl } from '../plans/small-pieces.ts';
import { adaptedTitle } from '../title.ts';
import { withoutNames } from '../moments/without-names.ts';
import { type WriteInput, type Fragment, adding, list } from './write-input.ts';
import {
  namePot,
  meanwhileFirst,
  charredIn,
  slidesIn,
  ovenproofPan,
  panCue,
  floods,
  withTopping,
  inWidePan,
  stirredIn,
  again,
  onHob,
  withWater,
  notYetIn,
  putInBefore,
  panless,
  sauceInPan,
  isFlour,
  whisksIn,
  isThickening,
  isChamberStage,
  coverAgain,
} from './write-words.ts';

/** A pan that went by another name than pans are known by: "in a non stick frying pan". */
const inSomePan = /\bin (?:an?|the|your) (?:[\p{L}-]+ ){0,3}?(?:pan|skillet|saucepan|pot)\b/iu;
const heatsOil =
  /\b(?:heat|warm|melt)(?: up)? (?:the |some |a little |\d[^,.;()]{0,20})?(?:[\w-]+ ){0,2}(?:oil|butter|ghee|lard)\b(?: \([^)]*\))?/i;

/** Writes the recipe for the new machine: what still holds word for word, the rest anew. */
export function writeAdaptation(input: WriteInput): {
  readonly text: RecipeText;
  readonly edits: readonly MethodEdit[];
} {
  const { understood, clauses, cast, context, plan, parts } = input;
  const { tables } = context;
  const { roles, main } = cast;
  const lastBrown = roles.reduce((best, role, at) => (role === 'brown' && at < main ? at : best), -1);
  // What was started in a pan moves into the machine when its instruction is over.
  const flooded =
    lastBrown < 0 ? -1 : clauses.findIndex((one, at) => at >= lastBrown && at < main && floods(one, parts));
  const softened =
    lastBrown < 0
      ? -1
      : clauses.findLastIndex(
          (one, at) =>
            at < main &&
            one.step === clauses[lastBrown]!.step &&
            !clauses.slice(lastBrown, at + 1).some((poured) => floods(poured, parts)) &&
            (one.step !== clauses[main]!.step || one.sentence === clauses[lastBrown]!.sentence),
        );
  const fried = softened < 0 && flooded > 0 ? flooded - 1 : softened;
  // Stock that is stirred into a roux bit by bit thickens there.
  const floured =
    fried >= 0 &&
    clauses.slice(0, fried + 1).some(({ names }) => names.some((key) => isFlour(parts.get(key))));
  // "Pour in the wine and scrape up the brown bits" is done where the bits are.
  const scraped =
    fried < 0 || plan.transfer === null
      ? -1
      : clauses.findIndex(
          ({ text, names }, at) =>
            at > fried &&
            at < main &&
            at <= fried + 3 &&
            (deglazes.test(text) || (floured && names.length > 0 && whisksIn.test(text))),
        );
  const wine = plan.transfer === null ? -1 : rawWine(input);
  const moved = Math.max(fried, scraped, wine);
  const late = lateParts(input);
  const hoisted = hoist(input, late);
  const raw = keptRaw(input);
  const fragments: Fragment[] = [];
  let telling = 0;
  const said = new Set<VesselWords>();
  // A time that stays is no change.
  const edits: MethodEdit[] = plan.edits.filter(({ before, after }) => before === null || before !== after);
  // Salmon that was poached in it steams over it.
  const broth =
    context.target === 'steamer'
      ? clauses.findIndex(
          ({ text, names, actions }, at) =>
            at < main &&
            actions.some((action) => action === 'boil' || action === 'simmer') &&
            inAPan.test(text) &&
            names.some((key) => (parts.get(key)?.grams ?? 0) >= 300 && isThinLiquid(parts.get(key)!.food)),
        )
      : -1;
  let ready = broth >= 0 ? null : plan.ready;
  let carried = false;
  let cooled = -1;
  const keptAt = (at: number): ReadonlySet<string> =>
    new Set(
      clauses.flatMap((clause, other) =>
        ['keep', 'side', 'brown'].includes(roles[other]!) &&
        (other < at || (adding.has(clause.action ?? 'cut') && (other < main || at > main)))
          ? clause.names
          : [],
      ),
    );
  const pending: Part[] = [];
  const held: Part[] = [];
  const tucked: string[] = [];
  const poured: Part[] = [];
  // Where the old text laid the food in its tray.
  const laid = clauses.findLastIndex(
    ({ text }, at) => at < main && roles[at] === 'drop' && namesVessel(text, ['tray', 'dish']),
  );
  const measured = new Map<string, string>();
  const told = new Set<string>();
  /** Ingredients that no sentence names any more. */
  const untoldNames = (names: readonly string[], at: number): readonly Part[] => {
    const keptNames = keptAt(at);
    const core = plan.core.join(' ').toLowerCase();
    const found = names.flatMap((key) => {
      const part = parts.get(key);
      return part === undefined ||
        keptNames.has(key) ||
        told.has(key) ||
        late.includes(part) ||
        core.includes(callOf(part)) ||
        (plan.start?.heat === '' && part.time !== null && part.grams >= 40)
        ? []
        : [part];
    });
    for (const part of found) told.add(part.key);
    return found;
  };
  const drop = (clause: Clause, at: number): void => {
    // "Toss everything around halfway" puts nothing in.
    if (tossesHalfway.test(clause.text)) return;
    // What was poured off flavours the sauce that follows, in its own pan.
    if (oilRemark.test(clause.text)) {
      poured.push(...untoldNames(clause.names, at));
      return;
    }
    // What the main cooking names goes in there.
    const untold = untoldNames(
      at < main ? clause.names.filter((key) => !clauses[main]!.names.includes(key)) : clause.names,
      at,
    );
    if (untold.length === 0) return;
    for (const part of untold) {
      const portion = portionOf(part, clause, clauses);
      if (portion !== null) measured.set(part.key, portion);
    }
    if (at < main && plan.start?.heat === '' && !wetDishes.has(context.dish)) pending.push(...untold);
    else push(at < main ? putIn(untold) : `Add ${list(untold)}.`, null, 'core');
  };
  /** What goes in first is told where it goes. */
  const putIn = (some: readonly Part[]): string => {
    const where = plan.vessel?.phrase ?? '';
    const first =
      (lidded.has(context.target) || context.target === 'microwave' || /\bplate\b/.test(where)) &&
      lastBrown < 0 &&
      where !== '' &&
      !fragments.some(({ text, rule }) => rule === 'core' || text.includes(where));
    return !first
      ? `Add ${list(some)}.`
      : isThinLiquid(some[0]!.food)
        ? `Pour ${list(some.slice(0, 1))} into ${where.replace(/^the microwave-safe/, 'a large microwave-safe')}${some.length > 1 ? ` and add ${list(some.slice(1))}` : ''}.`
        : `Put ${list(some)} ${plan.vessel?.preposition ?? 'in'} ${where}.`;
  };

  const push = (
    text: string,
    from: number | null,
    rule: string,
    own = false,
    place: number | null = null,
  ): void => {
    // The machine is greased once.
    if (/^(?:butter|grease|oil|spray) the slow cooker\.?$/i.test(text.trim()))
      if (fragments.some((one) => /^Grease the slow cooker\b/.test(one.text))) return;
    if (text.trim() !== '') fragments.push({ text: text.trim(), from, place, near: telling, own, rule });
  };
  /** "Sprinkle with the oregano", of what the sentence before laid in its tin, and no sentence lays there now. */
  const withObject = (text: string, at: number): string => {
    const before = clauses[at - 1];
    const key = context.mainPart?.key;
    return at < main &&
      key !== undefined &&
      before !== undefined &&
      roles[at - 1] === 'drop' &&
      before.names.includes(key) &&
      before.step === clauses[at]!.step &&
      !clauses[at]!.names.includes(key)
      ? text.replace(bareDressing, `$1 the ${callOf(context.mainPart!)} `)
      : text;
  };
  const kept = (clause: Clause, at: number): string => {
    if (at === broth) return clause.text.replace(inAPan, 'under the steamer');
    const melted = plan.core.length > 0 ? broiledInBasket(clauses, at, main, context) : null;
    if (melted !== null) return melted;
    if (clause.asWritten === true) return clause.text;
    const fewer = raw.texts.get(at);
    const whole = fewer === undefined ? clause : { ...clause, text: fewer };
    const told =
      at === moved + 1 && plan.transfer !== null && at < main
        ? { ...whole, text: capitalise(whole.text.replace(panCue, '')) }
        : whole;
    const watered =
      (plan.water ?? 1) === 1 || at > main ? told : { ...told, text: lessWater(told.text, plan.water!) };
    const text = withObject(safeText(keptText(said, watered, at, input, moved), watered, parts, context), at);
    if (at > main) {
      const end = relidded(beforeEnd(text, clauses, roles, at, context), context.target);
      // The stretch that follows closes the lid itself.
      return lidded.has(context.target) && roles[at + 1] === 'late'
        ? end.replace(coverAgain, '').replace(/,? (?:and )?cover(?=[.;]?$)/i, '')
        : end;
    }
    // The machine's own sentence closes its lid.
    return lidded.has(context.target) || /\bthen cover and simmer\b/.test(plan.core[0] ?? '')
      ? text.replace(
          /(?:^|,|;)?\s*(?:(?:and|then)\s+)*\b(?:(?:half|part(?:ly|ially)?|loosely)[- ])?(?<!\b(?:to|nearly|almost|just|barely|should|must|will|would) )cover(?: tightly)?(?: with (?:a|the|its) (?:tight(?:-fitting)? )?lid)?(?: (?:slightly |just |a little )?(?:ajar|cracked|askew|open|tilted))?(?=[.;]?$)/i,
          '',
        )
      : text;
  };
  clauses.forEach((clause, at) => {
    const role = roles[at]!;
    telling = clause.step;
    if (role === 'preheat') {
      // What was greased already holds the food by now.
      const greased =
        ready !== null &&
        // "Rub a gratin dish with the butter" is still to come.
        ((/^Grease the [a-z -]+\.$/.test(ready) &&
          clauses.some(
            (one, other) =>
              other < main &&
              roles[other] === 'keep' &&
              /^\W*(?:and\s+)?(?:rub|butter|grease|brush|oil)\b(?:[^.;]|\.\d)*\b(?:dish|tin|tray)\b/i.test(
                one.text,
              ),
          )) ||
          (/^Grease\b/.test(ready) && fragments.some(({ text }) => /^grease\b/i.test(text))));
      if (ready !== null && !greased) push(ready, null, 'ready', false, clause.step);
      ready = null;
      return;
    }
    if (at === cooled && /^\W*(?:then )?(?:(?:leave|let|set)\b[^.;]*\b)?cool\b/i.test(clause.text))
      return void carry(at);
    if (role === 'drop' || hoisted.drop.has(at)) {
      drop(clause, at);
      return void carry(at);
    }
    if (at === main) {
      // What the main sentence itself puts in goes in before what only came later.
      if (
        hoisted.move.length > 0 &&
        plan.core.length > 0 &&
        lastBrown < 0 &&
        wetDishes.has(context.dish) &&
        !ladled.test(clause.text)
      ) {
        const first = untoldNames(clause.names, at);
        if (first.length > 0) push(putIn(first), null, 'core', true);
      }
      for (const before of hoisted.move)
        push(
          kept(clauses[before]!, before)
            .replace(/^Then /, '')
            .replace(coverAgain, ''),
          before,
          'together',
          true,
        );
      if (
        context.target === 'slowCooker' &&
        !/Push the root/.test(plan.core.join(' ')) &&
        context.mainPart?.safe
      ) {
        const roots = hoisted.move
          .flatMap((one) => clauses[one]!.names)
          .flatMap((key) => parts.get(key) ?? []);
        if (roots.some(({ time, grams }) => time?.root === true && grams > 50))
          push(
            'Push the root vegetables down to the bottom, where it is hottest: they take longest.',
            null,
            'together',
          );
      }
      if (raw.parts.length > 0) push(`Add ${list(raw.parts)}, raw.`, null, 'raw-in');
      if (plan.core.length === 0) {
        push(kept(clause, at), at, 'words');
      } else {
        const poured = ladled.test(clause.text)
          ? /^(.*?)\s*,?\s*(?:a|one) (?:ladle|cup|little|bit)(?:ful)? at a time\b/i.exec(clause.text)?.[1]
          : undefined;
        if (poured !== undefined) {
          for (const key of clause.names) told.add(key);
          push(capitalise(poured), null, 'core');
        }
        const unput = wetDishes.has(context.dish) ? notYetIn(input) : [];
        if (unput.length > 0) {
          const water = withWater.exec(clause.text)?.[1];
          if (water !== undefined) for (const key of clause.names) told.add(key);
          for (const part of unput) told.add(part.key);
          push(
            `Put ${list(unput)} ${plan.vessel?.preposition ?? 'in'} ${plan.start?.phrase ?? plan.vessel?.phrase ?? 'the pot'}${water === undefined ? '' : ` with ${water}`}.`,
            null,
            'core',
            true,
          );
        }
        const charred = wetDishes.has(context.dish) ? charredIn(clauses, roles, at, main, parts) : [];
        if (charred.length > 0) push(`Add ${list(charred)}.`, null, 'core');
        const untold = untoldNames(clause.names, at);
        const oiled = /^(?:Spray|Brush)\b[^.]*\boil\b/.test(plan.core[0] ?? '');
        // The fat of the pan makes the sauce where the pan is needed for nothing else.
        if (panless.has(context.target) && roles.some((role, other) => role === 'side' && other > main))
          held.push(...[...pending, ...untold].filter(({ food }) => food !== null && isKind(food, 'fat')));
        const melts = meltsLast([...pending, ...untold], clause, context);
        const loose = [...pending, ...untold]
          .filter((part) => !held.includes(part) && !melts.includes(part))
          .filter(
            (part) =>
              !isFryingFat(part, context) &&
              // The fat of the pan has no place in a fryer.
              !isPanFat(part, input) &&
              !(searedIn(plan) !== null && plan.core[0]!.includes(`the ${callOf(part)}`)) &&
              !(oiled && part.food !== null && isKind(part.food, 'oil')),
          );
        push(
          wetDishes.has(context.dish) || plan.start === null
            ? loose.length > 0
              ? putIn(loose)
              : ''
            : dress(loose, context, (part) => measured.get(part.key) ?? null),
          null,
          'core',
        );
        const bowled = clauses.some((_, other) => dressedThere(clauses, other, main, context));
        const lead = bowled && !/ batches\b/.test(plan.core.join(' ')) ? fromBowl(context) : '';
        const core = [
          ...(lead === '' ? [] : [lead]),
          ...withoutOil(plan.core, loose).filter(
            (one) =>
              !(
                context.target === 'microwave' &&
                /^Arrange [^.]* in a microwave-safe dish\b[^.]*\.$/.test(one) &&
                !/\bpour in\b/.test(one) &&
                fragments.some(({ text, from }) => from !== null && onPlate.test(text))
              ),
          ),
        ];
        for (const own of (tucked.length > 0 ? core.slice(0, -1) : core).join(' ').split(nextStep))
          push(own, null, 'core', true);
        if (tucked.length > 0) {
          push(capitalise(joinList(tucked.splice(0))), null, 'core');
          push(core.at(-1)!, null, 'core');
        }
        if (melts.length > 0) push(meltSentence(melts), null, 'core');
      }
      const staged = plan.second?.parts.some((one) => late.includes(one)) === true;
      lateSentences(late, plan, context).forEach((text, index) =>
        push(text, null, staged && index === 0 ? 'pressure-joint' : 'order', index === 0),
      );
      const sprigs = woodyLeft(input);
      if (sprigs.length > 0) push(`Take out ${list(sprigs)}.`, null, 'take-out');
      carried = true;
      return;
    }
    const tardy = clause.names.filter((key) => late.some((one) => one.key === key));
    // "Sprinkle in the flour and stir for a minute", where the flour waits.
    const before = clauses[at - 1];
    if (
      at < main &&
      clause.names.length === 0 &&
      before !== undefined &&
      before.step === clause.step &&
      before.sentence === clause.sentence &&
      before.names.length > 0 &&
      before.names.every((key) => late.some((one) => one.key === key && isThickening(one))) &&
      /^\W*(?:and\s+)?(?:stir|cook|whisk|mix)\b/i.test(clause.text)
    )
      return void carry(at);
    if (
      at < main &&
      role !== 'side' &&
      tardy.length > 0 &&
      (adding.has(clause.action ?? 'cut') || late.some((one) => tardy.includes(one.key) && isThickening(one)))
    ) {
      const beside = charredIn(clauses, roles, at, main, parts);
      // "After the lentils have cooked for 8 minutes, add the squash": the lentils are in.
      const stays = clause.names.filter(
        (key) =>
          !tardy.includes(key) &&
          (beside.some((part) => part.key === key) ||
            !clauses
              .slice(0, at)
              .some(({ names, action }) => names.includes(key) && adding.has(action ?? 'cut'))),
      );
      const without = withoutNames(clause, new Set(tardy), understood);
      if (without !== null) push(without === '' ? '' : kept({ ...clause, text: without }, at), at, 'words');
      else if (stays.length > 0) push(`Add ${list(stays.map((key) => parts.get(key)!))}`, at, 'words');
    } else if (role === 'core') {
      if (
        at < main &&
        plan.core.length > 0 &&
        clause.names.length === 0 &&
        context.dish !== 'casserole' &&
        context.dish !== 'custard' &&
        !isChamberStage(context)
      ) {
        // What the microwave softened in its butter is softened in the pot.
        if (context.source === 'microwave' && onFlame.has(context.target) && softensFat(clauses, at, parts))
          push(
            'Cook over medium heat for 3–4 minutes, stirring, until soft.',
            null,
            'core',
            false,
            clause.step,
          );
        return void carry(at);
      }
      const text = plan.again(
        lidded.has(context.target) ? withTopping(clause, clauses[at - 1], at > main) : clause,
      );
      // "Chill it" leaves nothing to cool.
      if (at < main && text !== null && /^Chill\b/.test(text)) cooled = at + 1;
      if (text !== null)
        push(text === clause.text ? kept(clause, at) : text, text === clause.text ? at : null, 'core');
      else {
        // "Return the chicken and bacon, bring to a simmer, cover": what was set aside is put back all the same.
        const back = at < main && wetDishes.has(context.dish) ? putBack.exec(clause.text)?.[1] : undefined;
        if (back !== undefined && clause.names.length > 0) {
          push(capitalise(back), null, 'core');
          // Said in those words, it is in.
          for (const key of clause.names)
            if (back.toLowerCase().includes(callOf(parts.get(key)!).split(' ').at(-1)!)) told.add(key);
        }
        drop(clause, at);
      }
    } else if (role === 'late') {
      // A second stretch for what went in from the start.
      const added = clauses.slice(0, at).findLastIndex(({ names }) => names.length > 0);
      if (
        clause.names.length === 0 &&
        (clause.minutes?.[1] ?? 0) >= 15 &&
        added > main &&
        hoisted.move.includes(added)
      )
        return void carry(at);
      const shaped = clause.minutes === null && clause.names.length === 0 && dropsOn.test(clause.text);
      const soaks =
        added >= 0 &&
        added > main &&
        clause.names.length === 0 &&
        lidded.has(context.target) &&
        clauses[added]!.names.every((key) => isBread(parts.get(key)));
      const text = soaks
        ? 'Cover and leave it for 5 minutes, until the bread has drunk its fill.'
        : shaped && context.target !== 'pressureCooker'
          ? clause.text.replace(/,?\s+(?:and\s+)?cover\b.*$/i, '')
          : plan.later(stillToGo(clause, clauses[at - 1]), putInBefore(clauses, at, parts));
      // What was charred beside the pot goes in by its author's words.
      const put = slidesIn.exec(clause.text)?.[1];
      if (text !== null && text !== clause.text && put !== undefined)
        if (charredIn(clauses, roles, at, main, parts).length > 0) {
          push(`${capitalise(put.trim())}.`, null, 'core', false, clause.step);
          push(text, null, 'core', false, clause.step);
          return void carry(at);
        }
      const untold = text === clause.text ? [] : untoldNames(clause.names, at);
      // One stretch more is enough where nothing went in since the last.
      const told = fragments.at(-1);
      if (
        untold.length === 0 &&
        text !== null &&
        told !== undefined &&
        (told.rule === 'core' || told.rule === 'order') &&
        told.from === null &&
        again.test(text) &&
        again.test(told.text)
      )
        return void carry(at);
      const joined = text === null || untold.length === 0 ? null : stirredIn(text, list(untold));
      if (joined !== null) return void (push(joined, null, 'core', false, clause.step), carry(at));
      if (untold.length > 0) push(`Add ${list(untold)}.`, null, 'core');
      if (text !== null)
        push(
          text === clause.text ? kept(clause, at) : text,
          text === clause.text ? at : null,
          'core',
          false,
          clause.step,
        );
    } else {
      const text = kept(clause, at);
      if (plan.tucked === true && laid >= 0 && at > laid && at < main && tucksIn.test(text)) {
        const plain = text.replace(/[.,;\s]+$/, '');
        tucked.push(plain.charAt(0).toLowerCase() + plain.slice(1));
        return void carry(at);
      }
      if (poured.length > 0 && inWidePan.test(text)) {
        push(text.replace(inWidePan, `heat ${list(poured.splice(0))} and the $1 in a wide pan`), at, 'words');
        return void carry(at);
      }
      const warmed = held.length > 0 && at > main && role === 'side' && sauceInPan.test(text);
      if (warmed) push(`Heat ${list(held.splice(0))} in a frying pan.`, null, 'words');
      push(
        warmed ? text.replace(sauceInPan, '$1 the pan') : text,
        warmed ? null : at,
        raw.texts.has(at) ? 'raw-in' : (clause.rule ?? 'words'),
      );
      if (at === wine)
        push(
          'Boil it down by half, scraping up what sticks to the pan.',
          null,
          'boil-wine',
          false,
          clause.step,
        );
    }
    carry(at);
  });
  function carry(at: number): void {
    if (at !== moved || plan.transfer === null || carried) return;
    // "Once the onion is brown, pour in the broth": that is seen in the pan, before it is emptied.
    const cue = panCue.exec(clauses[at + 1]?.text ?? '')?.[1];
    if (cue !== undefined) push(`Cook until ${cue}.`, null, 'words', false, clauses[at]!.step);
    push(plan.transfer, null, 'transfer', true);
  }

  namePot(fragments, input, lastBrown);
  const check = temperatureCheck(input);
  if (check !== null) {
    const lastHot = checkPlace(fragments, input, late, hoisted.drop);
    fragments.splice(lastHot + 1, 0, {
      text: check,
      from: null,
      place: null,
      near: fragments[lastHot]?.near ?? context.main.step,
      own: false,
      rule: 'safe-temperature',
    });
    edits.push({
      kind: 'add',
      target: `step ${context.main.step + 1}`,
      before: null,
      after: check,
      reason: because(tables, 'safe-temperature'),
      rule: 'safe-temperature',
    });
  }
  const boil = beansToBoil(input);
  if (boil !== null && boil.soaked !== null) {
    const soaked = fragments.findLastIndex(
      ({ from }) => from !== null && clauses[from]!.step === boil.soaked,
    );
    fragments.splice(soaked + 1, 0, {
      text: boil.text,
      from: null,
      place: null,
      near: boil.soaked,
      own: true,
      rule: 'boil-beans',
    });
  }
  const soak = boil === null && plan.core.length > 0 ? beansToSoak(input) : null;
  const first =
    boil?.soaked === null
      ? { text: boil.text, rule: 'boil-beans', hot: true }
      : soak === null
        ? null
        : { text: soak, rule: 'soak-beans', hot: false };
  const instructions = oneAfterTheOther(
    onSaute(
      assemble(fragments, understood, clauses, ready, first).map((one, at, all) => ({
        ...one,
        ...(one.text === plan.ready && plan.readyRule !== undefined
          ? { rule: plan.readyRule, rules: [plan.readyRule] }
          : {}),
        text:
          context.target === 'microwave' && plan.core.length > 0
            ? microwaveWords(one.text, all[at + 1]?.text).replace(onHob, '$1')
            : switchedOnce(one.text.replace(onHob, '$1')),
      })),
      context,
    ),
    context,
  );
  meanwhileFirst(instructions);
  ovenproofPan(instructions, context);
  if (
    !oldMachine[context.target].test(instructions.map((one) => one.text).join('\n')) &&
    (context.target === 'dutchOven' || context.target === 'wok')
  ) {
    const at = instructions.findIndex((one) => one.hot);
    const first = instructions[at];
    // "Heat the oil": in what, is said right there.
    const there = `in the ${machineNoun[context.target]}`;
    const told = first?.text.replace(inSomePan, there);
    const named = capitalise(
      told === first?.text ? (told?.replace(heatsOil, `$& ${there}`) ?? '') : (told ?? ''),
    );
    if (first !== undefined && named !== capitalise(first.text))
      instructions[at] = { ...first, text: named, rule: 'in-place', rules: [...first.rules, 'in-place'] };
    else
      instructions.splice(Math.max(0, at), 0, {
        text: `Use the ${machineNoun[context.target]} in place of the pan.`,
        rule: 'ready',
        rules: ['ready'],
        steps: [],
        hot: false,
      });
  }
  const { lines, edits: lineEdits, amounts } = ingredientLines(input);
  edits.push(...lineEdits);
  const isLess = (plan.liquid?.factor ?? 1) < 1;
  instructions.forEach((one, at) => {
    instructions[at] = { ...one, text: verbsApart(withAmounts(one.text, amounts, isLess)) };
  });
  authorsWords(instructions, understood.source.instructions);
  edits.push(...textEdits(understood.source.instructions, instructions, context, edits));
  return {
    text: {
      ...understood.source,
      title: input.partly
        ? machineWords(understood.source.title, context, true)
        : adaptedTitle(understood.source.title, context.source, context.target, context.dish),
      description:
        understood.source.description === null
          ? null
          : machineWords(understood.source.description, context, false),
      ingredients: lines,
      instructions: instructions.map((one) => one.text),
    },
    edits,
  };
}
