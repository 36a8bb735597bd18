/**
 * Food from over a fire in an oven: what was seared over the coals is seared in a pan, what lay beside them roasts on a
 * rack, what bubbled in a pan on the grate bubbles on the stove, and what the flames charred at the end goes under the
 * broiler. All else stays word for word.
 */
import { isKind } from '#food/ingredient';
import { capitalise } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import type { RecipeText, UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import type { Clause, MethodEdit, MethodTables, Range } from '../model.ts';
import { callOf, mainPart, type Part } from '../read/parts.ts';
import { because, formatTemperature, kitchenMinutes, sayMinutes } from '../plan.ts';
import { sentencesOf } from '../told/retell.ts';
import { adaptedTitle } from '../title.ts';

const fan = 20;
const broilerFirst = 'Heat the broiler.';

const lights =
  /^\W*(?:then\s+|meanwhile,?\s+)*(?:light|(?:pre)?heat|set(?: up)?|get|fire up|prepare|start|bank|build|make|ready|clean|bring)\b[^.;]*\b(?:grill|barbecue|bbq|barbie|braai|coals?|charcoal|fire|burners?|kettle)\b/i;
const zones =
  /\b(?:two[- ]zones?|one side|other (?:side )?off|indirect|half the burners|coals (?:to|on) one side)\b/i;
const oilsGrate = /^\W*(?:oil|clean|brush|scrub|scrape|grease)\b[^.;]*\b(?:grates?|grill|bars|grids?)\b/i;
const lidAlone =
  /^\W*(?:and\s+|then\s+)*(?:close|shut|cover|put (?:on |down )?|lower)\b(?: (?:the )?(?:grill|lid|it))?(?: (?:with )?(?:the )?(?:lid|vents?)\b[^,.;]*)?(?: down| on| half open)?\W*$/i;
const beside =
  /\b(?:cool(?:er)?|unlit|indirect|off|other|not[- ]so[- ]hot) side\b|\bindirect(?:ly)?\b|\baway from the (?:coals|fire|flames|heat)\b/i;
const over =
  /\b(?:(?:right |directly |straight )?(?:over|on|above|onto|to) (?:the )?(?:hot |glowing |white |medium |direct )*(?:coals|charcoal|flames?|fire|embers|direct (?:heat|side)|hot(?:ter|test)? side|hot part)|direct (?:high |medium )?heat)\b/i;
const panOnGrate =
  /^(\W*)(?:put|set|place|heat|stick) (?:an? |the )?(?:(?:disposable|foil|aluminum|aluminium|metal|cast[- ]iron|roasting|deep|large|grill-safe)[ -]?)*(?:pan|tray|skillet|tin)s? (?:on|over|onto) (?:the )?(?:[\w-]+ )?(?:grill|grates?|barbecue|bbq|coals|fire) with (?:the )?(.+)$/i;
const bread = /\b(?:buns?|rolls?|breads?|pitt?as?|tortillas|baguettes?|ciabattas?|naans?|flatbreads?)\b/i;
const places =
  /^\W*(?:and\s+|then\s+)*(?:put|place|set|lay|move|transfer|arrange|shift|slide|pull|add|bring)\b/i;
const fireWords =
  /,?\s*(?:(?:and|then|with)\s+)*(?:(?:close|shut) the lid|(?:the )?(?:grill )?lid (?:down|closed|on|shut)|cover(?:ed)?(?: the grill)? with (?:the )?(?:lid|vents?)[^,.;]*)|\s*\b(?:right |directly )?(?:over|on|onto|above|to|at) (?:the )?(?:[\w-]+ ){0,2}(?:coals|charcoal|flames?|fire|embers|(?:in)?direct (?:[\w-]+ )?heat|(?:cool(?:er)?|unlit|hot(?:ter)?|indirect|direct|off) side(?: of the (?:grill|coals|bbq|barbecue))?|grates?|grill|barbecue|bbq)\b/gi;
const leftOver =
  /\b(?:coals?|charcoal|grates?|vents?|lid|(?:in)?direct heat|drip pan|barbecue(?! sauce)|bbq(?! (?:sauce|rub|seasoning|chicken|ribs|pork))|(?:the|a|your|gas|hot) grill|cool side|hot side|smoker)\b/i;
const leastBeside = 8;
const mostSear = 12;

interface Retold {
  readonly text: RecipeText;
  readonly edits: readonly MethodEdit[];
}

/** What each clause of the fire is. */
type Heat = 'light' | 'drop' | 'sear' | 'roast' | 'char' | 'pan' | 'bread' | null;

/** The recipe for an oven; null where its fire is not told clearly enough. */
export function fireToOven(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  parts: ReadonlyMap<string, Part>,
  source: Method,
  target: Method,
  tables: MethodTables,
): Retold | null {
  if (source !== 'grill' || (target !== 'oven' && target !== 'convectionOven')) return null;
  const meat = mainPart([...parts.values()]);
  if (meat === null || meat.safe === null || meat.safe.kind === 'egg') return null;
  const heats = heatsOf(clauses, parts, meat);
  const roast = heats.lastIndexOf('roast');
  const sear = heats.indexOf('sear');
  const char = heats.lastIndexOf('char');
  const pan = heats.indexOf('pan');
  // Pieces that lie over the fire and nowhere else are roasted by the time of their food.
  if (!((roast >= 0 && (sear >= 0 || char >= 0 || onPlank(clauses))) || (pan >= 0 && char >= 0))) return null;
  const noun = target === 'oven' ? 'oven' : 'convection oven';
  const own = clauses.find(
    ({ celsius }, at) => at <= Math.max(roast, pan) && celsius !== null && celsius >= 120,
  )?.celsius;
  const celsius = Math.min(own ?? meat.time?.at ?? 200, 220) - (target === 'convectionOven' ? fan : 0);
  const heat = formatTemperature(Math.round(celsius / 5) * 5);
  const name = wordFor(meat, understood);
  const many = isPluralName(name);
  const due = dueOf(meat, clauses);
  const tender = meat.time?.tough === true;
  const check = tender
    ? `The ${name} ${many ? 'are' : 'is'} done when a fork meets no resistance; by then ${many ? 'they are' : 'it is'} far past the safe minimum of ${formatTemperature(due)} inside.`
    : `Check with a thermometer that the ${name} ${many ? 'reach' : 'reaches'} ${formatTemperature(due)} inside.`;
  // Where its author says it, nobody says it again.
  const figures = new RegExp(
    String.raw`\b(?:${Math.round(due)}|${Math.round(due * 1.8 + 32)})(?!\s*(?:min|sec|hour|g\b|ml))\b`,
  );
  const isTold = clauses.some(
    ({ innerCelsius, step, text }) =>
      step === clauses[Math.max(roast, char)]!.step &&
      ((innerCelsius !== null && innerCelsius >= due - 1) || figures.test(text)),
  );
  const minutes = roast < 0 ? null : roastTime(clauses, roast, meat, sear >= 0 && sear < roast);
  const oiled = [...parts.values()].some(({ food }) => food !== null && isKind(food, 'oil'));
  const seared = sear >= 0 && (roast < 0 || sear < roast);
  const now = new Map<number, readonly string[]>();
  let isReady = false;
  let isBroiling = false;
  const ready = (): readonly string[] => {
    if (isReady) return [];
    isReady = true;
    return [`Preheat the ${noun} to ${heat}.`];
  };
  const broiler = (): readonly string[] => {
    if (isBroiling) return [];
    isBroiling = true;
    return [broilerFirst];
  };
  // The broiler is hot before what the same instruction brushes on.
  const opens =
    char < 0
      ? -1
      : clauses.findIndex(({ step }, at) => step === clauses[char]!.step && at > Math.max(roast, pan));
  clauses.forEach((clause, at) => {
    const { text } = clause;
    switch (heats[at]) {
      case 'light':
        now.set(at, pan >= 0 && roast < 0 ? [] : ready());
        break;
      case 'drop':
        now.set(at, at > Math.max(roast, pan) && over.test(text) && heats.includes('char') ? broiler() : []);
        break;
      case 'pan': {
        const found = panOnGrate.exec(text)!;
        now.set(at, [
          sentence(`Bring the ${found[2]!.replace(/[.\s]+$/, '')} to a simmer in a wide pan on the stove`),
        ]);
        break;
      }
      case 'sear':
        now.set(at, [
          ...(isReady ? [] : ready()),
          sentence(
            `Sear the ${name} in ${oiled ? 'the' : '1 tablespoon of'} oil in a large ovenproof frying pan over high heat${tailOf(text)}`,
          ),
        ]);
        break;
      case 'roast':
        now.set(at, [
          ...ready(),
          ...(seared
            ? [sentence(`Put the pan in the ${noun} and roast for ${minutes!}${restOf(clause, due)}`)]
            : onPlank(clauses)
              ? [
                  sentence(
                    `Set the plank on a baking sheet in the ${noun} and roast for ${minutes!}${restOf(clause, due)}`,
                  ),
                ]
              : [
                  sentence(
                    `Lay the ${name}${sideOf(clauses, at)} on a rack over a foil-lined baking tray and roast for ${minutes!}${restOf(clause, due)}`,
                  ),
                ]),
          ...(at === roast && !isTold && !(clause.innerCelsius !== null && clause.innerCelsius < due - 1)
            ? [check]
            : []),
        ]);
        break;
      case 'char':
        now.set(at, [
          ...broiler(),
          sentence(charred(text, name, many)),
          ...(at === char && roast < 0 && !isTold ? [check] : []),
        ]);
        break;
      case 'bread':
        now.set(at, [
          sentence(
            text
              .replace(/\bcut[- ]sides? down\b/i, 'cut side up')
              .replace(fireWords, '')
              .replace(
                /\b((?:buns?|rolls?|breads?|pitt?as?|tortillas|baguettes?|ciabattas?|naans?|flatbreads?)\b(?: cut side up)?)/i,
                isBroiling ? '$1 under the broiler' : `$1 in the ${noun}`,
              ),
          ),
        ]);
        break;
      default:
        if (heats[at] === null && at === opens) now.set(at, [...broiler(), sentence(text)]);
        // "Until it reads 135": less than is safe.
        else if (clause.innerCelsius !== null && clause.innerCelsius < due - 1)
          now.set(at, [sentence(text.replace(statedTemperature, formatTemperature(due)))]);
        else if (pan >= 0 && at > pan && /\bin the pan\b/i.test(text))
          now.set(at, [sentence(text.replace(/\bin the pan\b/i, 'in the pan on the stove'))]);
    }
  });
  const edits: MethodEdit[] = [];
  const instructions = understood.recipe.steps.flatMap(({ text }, step) => {
    const within = clauses.flatMap((clause, at) => (clause.step === step ? [at] : []));
    if (!within.some((at) => now.has(at))) return [text];
    const said = sentencesOf(text, within, clauses, now).join(' ');
    if (said !== text)
      edits.push({
        kind: said === '' ? 'remove' : 'text',
        target: `step ${step + 1}`,
        before: text,
        after: said === '' ? null : said,
        reason: because(
          tables,
          said === ''
            ? 'old-fire'
            : within.some((at) => heats[at] === 'char')
              ? 'charred-above'
              : within.some((at) => heats[at] === 'sear')
                ? 'seared-first'
                : 'beside-fire',
        ),
        rule:
          said === ''
            ? 'old-fire'
            : within.some((at) => heats[at] === 'char')
              ? 'charred-above'
              : within.some((at) => heats[at] === 'sear')
                ? 'seared-first'
                : 'beside-fire',
      });
    return said === '' ? [] : [said];
  });
  if (instructions.some((line) => leftOver.test(line))) return null;
  const adds = seared && !oiled ? ['1 tbsp oil'] : [];
  const at = `step ${clauses[Math.max(roast, pan)]!.step + 1}`;
  return {
    text: {
      ...understood.source,
      title: adaptedTitle(understood.source.title, source, target, 'pieces'),
      ingredients: [
        ...understood.source.ingredients.filter((line) => !/\bfor (?:the )?grates?\b/i.test(line)),
        ...adds,
      ],
      instructions,
    },
    edits: [
      ...(roast < 0 || (own !== undefined && own !== null && formatTemperature(own) === heat)
        ? []
        : [
            {
              kind: 'temperature' as const,
              target: at,
              before: own === undefined || own === null ? null : formatTemperature(own),
              after: heat,
              reason: because(tables, 'beside-heat'),
              rule: 'beside-heat',
            },
          ]),
      {
        kind: 'add',
        target: at,
        before: null,
        after: check,
        reason: because(tables, 'safe-temperature'),
        rule: 'safe-temperature',
      },
      ...adds.map((line): MethodEdit => ({
        kind: 'add',
        target: 'oil',
        before: null,
        after: line,
        reason: because(tables, 'seared-first'),
        rule: 'seared-first',
      })),
      ...understood.source.ingredients
        .filter((line) => /\bfor (?:the )?grates?\b/i.test(line))
        .map((line): MethodEdit => ({
          kind: 'remove',
          target: line,
          before: line,
          after: null,
          reason: because(tables, 'old-fire'),
          rule: 'old-fire',
        })),
      ...edits,
    ],
  };
}

/** What each clause is to the fire. */
function heatsOf(clauses: readonly Clause[], parts: ReadonlyMap<string, Part>, meat: Part): readonly Heat[] {
  const isPan = clauses.some(({ text }) => panOnGrate.test(text));
  const long = clauses.findIndex(
    ({ text, minutes, step }, at) =>
      (minutes?.[1] ?? 0) >= leastBeside &&
      !/\b(?:chill|refrigerat|marinat|fridge|overnight|rest|soak)\w*\b/i.test(text) &&
      (beside.test(text) ||
        /\bplanks?\b[^.;]*\bgrates?\b|\bgrates?\b[^.;]*\blid\b/i.test(text) ||
        clauses
          .slice(Math.max(0, at - 2), at)
          .some(
            (one) =>
              one.step === step && (beside.test(one.text) || /\b(?:lid|grates?|plank)\b/i.test(one.text)),
          )),
  );
  return clauses.map((clause, at): Heat => {
    const { text, minutes, names, actions } = clause;
    const about = names.filter((key) => (parts.get(key)?.safe ?? null) !== null);
    if (panOnGrate.test(text)) return 'pan';
    if (names.length === 0 && minutes === null && lights.test(text) && !places.test(text)) return 'light';
    if (names.length === 0 && minutes === null && zones.test(text) && at < Math.max(long, 1)) return 'light';
    if (names.length === 0 && oilsGrate.test(text)) return 'drop';
    if (
      bread.test(text) &&
      (actions.includes('toast') || actions.includes('grill') || actions.includes('warm'))
    )
      return 'bread';
    if (at === long && !isPan) return 'roast';
    if (names.length === 0 && minutes === null && lidAlone.test(text)) return 'drop';
    const next = clauses[at + 1];
    // "Move to the cool side": the next sentence says for how long.
    if (
      minutes === null &&
      places.test(text) &&
      (beside.test(text) || over.test(text) || /\bon (?:the )?grates?\b/i.test(text)) &&
      next !== undefined &&
      next.step === clause.step
    )
      return 'drop';
    if (
      minutes !== null &&
      minutes[1] <= mostSear &&
      (over.test(text) || actions.includes('sear')) &&
      at < long
    )
      return 'sear';
    if (
      minutes !== null &&
      minutes[1] <= mostSear &&
      (at > long || isPan) &&
      (over.test(text) || (actions.includes('grill') && (!isPan || about.includes(meat.key))))
    )
      return 'char';
    return null;
  });
}

const statedTemperature =
  /\b\d{2,3}(?:\s*(?:-|–|to)\s*\d{2,3})?\s*(?:°|º|degrees?)?\s*(?:[CF]\b|fahrenheit|celsius)?(?!\s*(?:min|sec|hour|hr))/i;

const onPlank = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ text }) => /\bplanks?\b/i.test(text));

const sentence = (text: string): string => {
  const bare = text
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([.,;])/g, '$1')
    .replace(/[\s,;]+$/, '')
    .trim();
  return `${capitalise(bare)}${/[.!?)]$/.test(bare) && /[.!?]\)?$/.test(bare) ? '' : '.'}`;
};

const time = String.raw`(?:about |another |around )?\d+(?:[.,]\d+)?(?:\s*(?:-|–|to|or)\s*\d+)?\s*(?:min(?:ute)?s?|mins?|hours?|hrs?)\b\.?`;

/** ", 2 min per side" of "Sear the tenderloins over direct heat, 2 min per side". */
function tailOf(text: string): string {
  const found = new RegExp(String.raw`(?:,?\s*(?:for\s+)?${time}[^]*)$`, 'i').exec(
    text.replace(fireWords, ''),
  );
  return found === null ? '' : `, ${found[0].replace(/^[,\s]+/, '').replace(/[.\s]+$/, '')}`;
}

/** What follows the minutes: ", brushing with the marinade twice, until 145°F". */
function restOf({ text, innerCelsius }: Clause, due: number): string {
  const bare = text.replace(fireWords, '');
  const found = new RegExp(String.raw`${time}([^]*)$`, 'i').exec(bare);
  const rest = (found?.[1] ?? '').replace(/^[,\s]+/, '').replace(/[.\s]+$/, '');
  const safe =
    innerCelsius !== null && innerCelsius < due - 1
      ? rest.replace(statedTemperature, formatTemperature(due))
      : rest;
  return safe === '' ? '' : `, ${safe}`;
}

/** ", skin side up" as the sentence before laid it. */
function sideOf(clauses: readonly Clause[], at: number): string {
  const found = clauses
    .slice(Math.max(0, at - 2), at + 1)
    .flatMap(({ text }) => /\b(?:skin|bone|fat|meat|flesh)[- ]sides? (?:up|down)\b/i.exec(text)?.[0] ?? [])
    .at(-1);
  return found === undefined ? '' : `, ${/^skin/i.test(found) ? 'skin side up' : found.toLowerCase()},`;
}

/** The minutes over the coals, under the broiler. */
function charred(text: string, name: string, many: boolean): string {
  const placed = over.test(text)
    ? text.replace(
        over,
        places.test(text) ? 'on a foil-lined baking sheet under the broiler' : 'under the broiler',
      )
    : text.replace(/\bgrill\b/i, 'broil');
  const bare = placed
    .replace(/\bput (them|it) (?:right )?on a foil/i, 'put $1 on a foil')
    .replace(
      /^(\W*(?:and\s+|then\s+)*)(?:move|put|place|set|transfer|shift)\s+(?=on a foil)/i,
      `$1put the ${name} `,
    )
    .replace(/\bgrill(?=\b(?! pan))/gi, 'broil')
    .replace(fireWords, '');
  return /\b(?:broil|broiler)\b/i.test(bare)
    ? bare
    : `Put the ${name} under the broiler and turn ${many ? 'them' : 'it'} once. ${bare}`;
}

/** Minutes in the oven: those beside the fire, or what the food takes where the fire was quicker. */
function roastTime(clauses: readonly Clause[], at: number, meat: Part, seared: boolean): string {
  const own = clauses[at]!.minutes!;
  const row = meat.time?.minutes.roast;
  const range: Range =
    seared || row === undefined
      ? own
      : [Math.max(own[0], Math.min(row[0], own[1] * 1.3)), Math.max(own[1], Math.min(row[1], own[1] * 1.3))];
  return sayMinutes(kitchenMinutes(range));
}

/** °C that the middle is due, or that its author wants. */
const dueOf = (meat: Part, clauses: readonly Clause[]): number =>
  Math.max(
    meat.safe!.celsius,
    ...clauses.flatMap(({ innerCelsius }) =>
      innerCelsius !== null && innerCelsius <= 98 ? [innerCelsius] : [],
    ),
  );

/** What the author calls it in the steps. */
function wordFor(meat: Part, understood: UnderstoodRecipe): string {
  const said = understood.steps
    .flatMap(({ mentions }) => mentions)
    .filter(
      ({ key, kind, text }) =>
        key === meat.key && (kind === 'name' || kind === 'head') && /\p{L}{3}/u.test(text),
    )
    .at(-1);
  return said?.text.toLowerCase() ?? callOf(meat);
}
