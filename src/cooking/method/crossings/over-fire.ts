/**
 * What simmers or fries on a stove does so over a fire as well, in a pot or a pan of iron: the old sentences stand, and
 * only how hot it is, where the pot stands and what it is made of are said for coals or a grill.
 */
import { isKind } from '#food/ingredient';
import { capitalise, formatTemperature } from '../../text/grammar.ts';
import type { RecipeText } from '../../understand-recipe/model.ts';
import type { Method } from '../../vocabulary.ts';
import type { Instruction } from '../told/assemble.ts';
import { wetDishes } from '../read/core-actions.ts';
import type { DishClass, MethodEdit } from '../model.ts';
import { statesTemperature } from '../read/parts.ts';
import { because, type PlanContext } from '../plan.ts';
import { safeText, temperatureCheck } from '../told/safe-sentences.ts';
import { textEdits } from '../changes/text-edits.ts';
import { adaptedTitle } from '../title.ts';
import type { WriteInput } from '../told/write-input.ts';
import { fireDoesOven, ovenAtFire } from './oven-at-fire.ts';

const stoves: ReadonlySet<Method> = new Set(['stovetop', 'wok', 'dutchOven']);
const inIron = new Set<DishClass>([
  'stew',
  'soup',
  'sauce',
  'boiled',
  'grain',
  'pasta',
  'eggs',
  'griddle',
  'stirFry',
  'toasted',
  'fried',
  'steamed',
]);

/** Whether the dish only moves with its pots and pans from the stove to a fire. */
export const goesOverFire = (source: Method, target: Method, dish: DishClass): boolean =>
  stoves.has(source) && (target === 'grill' || target === 'campfire') && inIron.has(dish);

/** What goes on quietly in its pot for a while; what boils in water to be drained or baked has nobody feed the coals for it. */
const bubbles = /^(?!.*\b(?:drain|peel|bak|roast)\w*).*\b(?:simmer|stew|brais|bubbl|cook)\w*/is;

/** The number of the first instruction that an oven has to be at hand for; 0 = none. */
export const ovenNeeded = (instructions: readonly string[]): number =>
  fireDoesOven(instructions) ? 0 : ovenStep(instructions);

const ovenStep = (instructions: readonly string[]): number =>
  instructions.findIndex((text) =>
    /(?<!dutch |camp )\boven\b(?!-?(?:safe|proof))[^.;]*(?:\d{2,3}|gas\b|\bmoderate\b|\bhot\b)|\b(?:bake|roast) [^.;]*\b(?:in|at) (?:the |a |an )?(?<!dutch )oven\b/i.test(
      text,
    ),
  ) + 1;

/** A bath of oil, which no open fire may be under. */
export const deepOil =
  /\bdeep[- ]?(?:fat )?fr(?:y|ied|ying)\b|\b(?:inch(?:es)?|cm) (?:deep )?(?:of )?(?:\w+ )?(?:oil|fat|lard)\b|\b(?:oil|fat|lard)\b[^.;]{0,40}\b(?:inch(?:es)?|cm)(?: deep)?\b|\bsubmerge\w*\b[^.;]*\boil\b|\boil\b[^.;]*\bsubmerge/i;

interface FireWords {
  readonly ready: string;
  readonly low: string;
  readonly medium: string;
  readonly high: string;
  readonly cool: string;
  readonly back: string;
  readonly fire: string;
  readonly long: string;
}

const wordsOf: Readonly<Record<'grill' | 'campfire', FireWords>> = {
  grill: {
    ready:
      'Heat one side of the grill to medium-high and leave the other side without fire: the pan cooks over the hot side and keeps to a gentle simmer on the cooler one.',
    low: 'over the cooler side of the grill',
    medium: 'over direct medium heat',
    high: 'over direct high heat',
    cool: 'to the cooler side of the grill',
    back: 'back over the direct heat',
    fire: 'grill',
    long: 'Keep the lid of the grill closed meanwhile, and look now and then that it only just bubbles.',
  },
  campfire: {
    ready:
      'Light the fire about 45 minutes ahead, out of the wind, and let it burn down to glowing coals without flames. Rake most of them to one side and a thin layer to the other, for a gentler heat, and set a grate firmly over both.',
    low: 'over a thin layer of coals',
    medium: 'over medium coals',
    high: 'over hot coals',
    cool: 'to the edge of the coals',
    back: 'back over the coals',
    fire: 'fire',
    long: 'Turn the pot now and then, and feed the coals so that it only just bubbles.',
  },
};

const level = String.raw`(?:very[- ])?(?:low|medium|moderate|high|med\.?|gentle)(?:(?:[- ]|[- ]to[- ]|/)(?:low|medium|high))*`;
const lowered = new RegExp(
  String.raw`\b(?:reduce|lower|turn(?: down)?|decrease|drop)(?: down)? (?:the |your )?(?:heat|flame|gas)(?: (?:right|way|all the way))?(?: down)?(?: low)?(?: to (?:a |an |the )?(?:${level}(?: heat| flame)?(?! simmer)|minimum|lowest(?: setting)?|(?:(?:bare|gentle|low|very low) )?simmer))?(?![\w-])`,
  'gi',
);
const raised =
  /\b(?:increase|raise|turn up|bring up) (?:the |your )?(?:heat|flame|gas)(?: back)?(?: up)?(?: to (?:a )?(?:medium|high|full)(?:[- ](?:high|heat))*)?(?![\w-])/gi;
const setTo = new RegExp(
  String.raw`\b(?:turn|set|put|bring|switch)(?: on)? (?:the |your )?(?:heat|stove|burner|gas|flame|hob)(?: on)?(?: up)? (?:to|on|at) (${level})(?: (?:heat|flame))?(?![\w-])`,
  'gi',
);
const takenOff =
  /\b(?:remove|take|pull)(?: (?:it|them|(?:the |your )?(?:[\w-]+ )?(?:pot|pan|skillet|saucepan|soup|sauce|mixture|dish)))? (?:off|from) (?:of )?(?:the )?(?:heat|stove(?:top)?|hob|burner|flame)(?![\w-])|\b(?:turn|switch) off (?:the |your )?(?:heat|stove(?:top)?|burner|hob|gas|flame)(?![\w-])|\bturn (?:the |your )?(?:heat|stove|burner|hob|gas) off\b/gi;
const offHeat = /\boff the (?:heat|stove|burner)\b/gi;
const heat = new RegExp(
  String.raw`\b(?:over|on|at|to|with|using|under) (?:a |an |the )?(${level})[- ](?:heat|flame|gas|setting)(?![\w-])|\bover (?:a |the )?(${level})(?=[,.;]|$| for\b| until\b| and\b)|\bover (?:the )?(heat|flame)(?![\w-])`,
  'gi',
);
/** "A pan set to medium", "cook on high": a knob's level without the word for its heat. */
const knob = new RegExp(
  String.raw`\b(set|put|turned|turn) (the |your |an? )?(pot|pan|skillet|saucepan)( to| on| at)? (${level})(?=[,.;]|$| and\b)`,
  'gi',
);
const setAt = new RegExp(String.raw`\b(?:set to|on|at) (${level})(?=[,.;]|$| and\b| until\b)`, 'gi');
const bareHeat = new RegExp(String.raw`(?<!direct )(?<![\w-])(${level}) heat(?![\w-])`, 'gi');
const stove = /\b(?:on|onto|to) (?:the|your|a) (?:stove ?top|stove|hob|burner|cooker|cook ?top)(?![\w-])/gi;
const stoveBare = /\b(?:stove ?top|stove|hob|burner|cook ?top)s?(?![\w-])/gi;
/** Speeds of a mixer or a blender are no heat. */
const speed = /\b(?:mixer|blender|processor|process|blend|puree|speed|beat|whip)\w*\b/i;

const pot =
  /\b(an?|your) ((?:(?:large|big|small|medium|medium-sized|heavy|heavy-bottomed|deep|wide|shallow|non[- ]?stick|dry|cold|hot|separate|second|\d+(?:[- ]\w+)?)[, ]+)*)(stock ?pot|soup pot|pot|sauce ?pan|dutch oven|skillet|frying pan|fry pan|saut[eé] pan|griddle|wok|pan)\b(?! ?(?:of water|juices|drippings))/i;
const anyVessel = /\b(?:stock ?pot|pot|sauce ?pan|dutch oven|skillet|(?:frying |fry )?pan|wok|griddle)\b/gi;

/** "Until the yolks are how you like them." */
const likedYolks =
  /\byolks?\b[^.;]*\b(?:(?:how|as) (?:you|everyone)|to your liking|runny|soft|jammy)\b|\b(?:runny|soft|jammy) yolks?\b/i;

/** "Put the sliced bread in a 400F oven until toasted." */
const toastsInOven =
  /\b(?:bread|baguette|ciabatta|croutons)\b[^.;]*\b(?<!dutch )oven\b[^.;]*\b(?:toast|golden|crisp)\w*/i;

const breadIn = (sentence: string): string =>
  /\b(?:the |your )?((?:slices of |sliced )?(?:bread|baguette|ciabatta|croutons))\b/i.exec(sentence) === null
    ? 'the bread'
    : `the ${/\b(?:bread|baguette|ciabatta|croutons)\b/i.exec(sentence)![0].toLowerCase()}`;

const same = (found: string, by: string): string => (/^\p{Lu}/u.test(found) ? capitalise(by) : by);

/** The recipe over a fire, sentence by sentence, and what was changed. */
export function writeOverFire(input: WriteInput): {
  readonly text: RecipeText;
  readonly edits: readonly MethodEdit[];
} {
  const { understood, clauses, cast, context, parts } = input;
  const words = wordsOf[context.target as 'grill' | 'campfire'];
  const { source } = understood;
  const takesOven = fireDoesOven(source.instructions);
  let vessel = wetDishes.has(context.dish) ? 'pot' : 'pan';
  let iron = false;
  const levelled = (said: string | undefined): string =>
    said === undefined
      ? words.medium
      : /^(?:very[- ])?(?:low|gentle)(?![- ](?:to[- ])?(?:medium|high))|\blow$/i.test(said)
        ? words.low
        : /\bhigh\b/i.test(said) && !/\bmed/i.test(said)
          ? words.high
          : words.medium;
  const fired = (sentence: string): string => {
    const named = [...sentence.matchAll(anyVessel)].at(-1)?.[0].toLowerCase();
    const held = named === undefined ? vessel : /pot|oven|sauce/.test(named) ? 'pot' : 'pan';
    vessel = held;
    if (speed.test(sentence)) return sentence;
    // What the oven toasted for the top, the fire toasts.
    if (context.target === 'grill' && toastsInOven.test(sentence))
      return `Toast ${breadIn(sentence)} over direct heat for 1–2 minutes on each side${/\bcheese\b/i.test(sentence) ? ', lay the cheese on it, move it to the cooler side and close the lid for 3–4 minutes, until the cheese has melted' : ''}.${/\s$/.test(sentence) ? ' ' : ''}`;
    const plain = (
      takesOven ? (ovenAtFire(sentence, context.target as 'grill' | 'campfire') ?? sentence) : sentence
    )
      .replace(setTo, (found, to: string) => same(found, `set the ${held} ${levelled(to)}`))
      .replace(lowered, (found) =>
        /^turn (?!down)/i.test(found) && !/\b(?:down|low|minimum|lowest|simmer|medium|gentle)\b/i.test(found)
          ? found
          : same(
              found,
              `move the ${held} ${words.cool}${/simmer$/i.test(found) ? ' and let it simmer' : ''}`,
            ),
      )
      .replace(raised, (found) => same(found, `move the ${held} ${words.back}`))
      .replace(takenOff, (found) => same(found, `take the ${held} off the ${words.fire}`))
      .replace(offHeat, `off the ${words.fire}`)
      .replace(heat, (found, one?: string, other?: string) => same(found, levelled(one ?? other)))
      .replace(
        knob,
        (
          found,
          verb: string,
          article: string | undefined,
          noun: string,
          _to: string | undefined,
          to: string,
        ) => same(found, `${verb.toLowerCase()} ${article ?? 'the '}${noun} ${levelled(to)}`),
      )
      .replace(setAt, (found, to: string) => same(found, levelled(to)))
      .replace(bareHeat, (_, to: string) => levelled(to).replace(/^over /, ''))
      .replace(stove, (found) => same(found, words.fire === 'grill' ? 'on the grill' : 'over the fire'))
      .replace(stoveBare, words.fire);
    if (iron) return plain;
    const cast = plain.replace(pot, (_, article: string, how: string, noun: string) => {
      iron = true;
      const kind = /pot|dutch/i.test(noun)
        ? 'pot'
        : /sauce/i.test(noun)
          ? 'saucepan'
          : /wok/i.test(noun)
            ? 'wok'
            : 'pan';
      const size = how.replace(/\b(?:non[- ]?stick|heavy-bottomed|heavy)[, ]+/gi, '');
      return `${/^an$/i.test(article) ? article.slice(0, 1) : article} ${size}cast-iron ${kind}`;
    });
    return cast;
  };
  const out: Instruction[] = source.instructions.map((_, at) => {
    const step = understood.recipe.steps[at]!.text;
    const own = clauses.filter((clause) => clause.step === at);
    const safe = own.reduce((text, clause) => safeText(text, clause, parts, context), step);
    const text = safe
      .split(/(?<=[.!?]\s)/)
      .map(fired)
      .join('');
    const hot = text !== step;
    return {
      text: hot ? capitalise(text) : source.instructions[at]!,
      hot,
      rule: 'in-place',
      rules: ['in-place'],
      steps: [at],
    };
  });
  const add = (at: number, sentence: string): void => {
    const one = out[at]!;
    const said = capitalise(one.text.trim());
    out[at] = { ...one, text: `${/[.!?)]$/.test(said) ? said : `${said}.`} ${sentence}` };
  };
  const main = cast.main < 0 ? null : clauses[cast.main]!;
  if (
    main !== null &&
    wetDishes.has(context.dish) &&
    (main.minutes?.[1] ?? 0) >= 20 &&
    bubbles.test(main.text) &&
    !/\bstirr?(?:ing)?\b(?! (?:occasionally|now|once|every))/i.test(understood.recipe.steps[main.step]!.text)
  ) {
    // Right behind the simmer, not behind what follows it.
    const one = out[main.step]!;
    const lead = main.text.slice(0, 16);
    const told = one.text.split(/(?<=[.!?]\s)/);
    const at = told.findIndex((sentence) => sentence.includes(lead));
    if (at < 0 || at === told.length - 1) add(main.step, words.long);
    else
      out[main.step] = {
        ...one,
        hot: true,
        text: capitalise([...told.slice(0, at + 1), `${words.long} `, ...told.slice(at + 1)].join('')),
      };
  }
  // The egg of a dough is no business of the pot that boils the filling's potatoes.
  const due = [...parts.values()].filter((part) => statesTemperature(part, context.dish));
  const foreign =
    main !== null &&
    wetDishes.has(context.dish) &&
    [...parts.values()].some(({ food, grams }) => grams >= 100 && food !== null && isKind(food, 'flour')) &&
    due.every(({ key, safe }) => safe!.kind === 'egg' && !main.names.includes(key));
  // No thermometer goes into a poached yolk that is to be as everyone likes it.
  const liked =
    main !== null &&
    due.length > 0 &&
    due.every(({ safe }) => safe!.kind === 'egg') &&
    likedYolks.test(understood.recipe.steps[main.step]!.text);
  const check = foreign
    ? null
    : liked
      ? `For small children, in pregnancy and for the old the yolks have to be firm, at ${formatTemperature(due[0]!.safe!.celsius)}.`
      : temperatureCheck({ ...input, plan: { ...input.plan, core: [] } });
  const edits: MethodEdit[] = [];
  if (check !== null) {
    // What goes in for the last minutes is not done before it is in.
    const keys = new Set(due.map(({ key }) => key));
    const late = clauses.findLast(
      ({ step, names, minutes }) =>
        main !== null && step > main.step && minutes !== null && names.some((key) => keys.has(key)),
    );
    const at = late?.step ?? main?.step ?? out.length - 1;
    add(at, check);
    edits.push({
      kind: 'add',
      target: `step ${at + 1}`,
      before: null,
      after: check,
      reason: because(context.tables, 'safe-temperature'),
      rule: 'safe-temperature',
    });
  }
  // The fire is laid when all is cut, and not before a night in the fridge.
  const first = clauses.findIndex(
    ({ actions }, at) => cast.roles[at] !== 'keep' || actions.includes('preheat'),
  );
  const changed = out.findIndex(({ hot }) => hot);
  const place = Math.min(first < 0 ? out.length : clauses[first]!.step, changed < 0 ? out.length : changed);
  const camp = context.target === 'campfire';
  const lid = clauses.some(({ text }) => /\bcover(?:ed)?\b(?! with)|\blid\b/i.test(text))
    ? ' and a lid or a double sheet of foil to cover it'
    : '';
  const ready = camp ? 'fire-ready' : 'ready';
  out.splice(place === out.length ? 0 : place, 0, {
    text: camp
      ? `${words.ready} Have thick gloves at hand for the hot ${vessel}${lid}; turn the ${vessel} now and then, as no fire heats evenly.`
      : words.ready,
    rule: ready,
    rules: [ready],
    steps: [],
    hot: false,
  });
  const told = out.filter(({ text }) => text.trim() !== '');
  return {
    text: {
      ...source,
      title: adaptedTitle(source.title, context.source, context.target, context.dish),
      instructions: told.map(({ text }) => text),
    },
    edits: [...edits, ...textEdits(source.instructions, told, context, edits)],
  };
}

/** What is to be minded at this fire. */
export const fireSafety = ({ target, tables, parts }: PlanContext): readonly string[] => [
  ...(target === 'campfire' ? [because(tables, 'fire-safety')] : []),
  ...(parts.some(({ safe }) => safe !== null && safe.kind !== 'egg')
    ? [because(tables, 'grill-plates')]
    : []),
];
