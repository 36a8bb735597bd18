/** The ingredient lines as the new machine needs them. */
import { isKind } from '#food/ingredient';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { MethodEdit } from '../model.ts';
import { callOf, isThinLiquid, type Part } from '../read/parts.ts';
import { because, type PlanContext } from '../plan.ts';
import { scaleLine } from './scale-line.ts';
import { ladled } from '../read/role-words.ts';
import { amountSaid, type SaidAmount } from './said-amounts.ts';
import { boiledAway, drainedCan } from '../moments/slow-pot.ts';
import type { WriteInput } from './write-input.ts';

/** Oil to fry in, which another machine does not need. */
export const isFryingFat = (part: Part, context: PlanContext): boolean =>
  part.food !== null &&
  isKind(part.food, 'fat') &&
  ((part.item.grams ?? 0) >= 200 || /\b(?:to|for) (?:(?:deep|shallow|pan)[- ]?)?fry/i.test(part.item.text)) &&
  !['deepFryer', 'wok', 'stovetop', 'dutchOven'].includes(context.target);

/** Fat of which the steps only tell that something is fried in it, where a deep fryer has oil of its own. */
export function isPanFat(
  part: Part,
  { context, understood }: Pick<WriteInput, 'context' | 'understood'>,
): boolean {
  if (context.target !== 'deepFryer' || part.food === null) return false;
  if (!isKind(part.food, 'fat') && !isKind(part.food, 'butter')) return false;
  const told = understood.steps.flatMap(({ mentions }, at) =>
    mentions.some(({ key }) => key === part.key) ? [understood.recipe.steps[at]!.text] : [],
  );
  return told.length > 0 && told.every((text) => inPan.test(text) && !otherUse.test(text));
}

const inPan = /\b(?:heat|melt|fry|warm|brown)\w*\b[^.;]*\b(?:pan|skillet|pot|wok)\b|\bfry\w*\b[^.;]*\bin\b/i;
const otherUse = /\b(?:toss|coat|marinat|rub|dough|batter|sauce|brush|spread|mix|whisk|serve)\w*\b/i;

/** Two tablespoons: what is brushed on. */
const filmGrams = 27;

/** Lines with their liquid scaled, without oil that nothing fries in, with what is new. */
export function ingredientLines(input: WriteInput): {
  readonly lines: readonly string[];
  readonly edits: readonly MethodEdit[];
  /** What the steps say of amounts that changed. */
  readonly amounts: readonly SaidAmount[];
} {
  const amounts: SaidAmount[] = [];
  const { understood, context, plan, parts } = input;
  const edits: MethodEdit[] = [];
  const lines = [...understood.source.ingredients];
  const { tables } = context;
  if (plan.liquid !== null) {
    const { rule } = plan.liquid;
    const gone = boiledAway(input);
    const factor = shareOfRest(input, gone);
    understood.grounded.forEach((line) => {
      const part = parts.get(line.key);
      if (part === undefined || !context.parts.includes(part) || part.grams < 100 || gone.has(line.key))
        return;
      if (plan.liquid!.only !== undefined && plan.liquid!.only !== part.key) return;
      const at = lines.indexOf(line.parsed.source);
      const can = at < 0 ? null : drainedCan(part, lines[at]!, input);
      if (can !== null) {
        edits.push({
          kind: 'reduce',
          target: part.item.name,
          before: lines[at]!,
          after: can,
          reason: because(tables, 'slow-can'),
          rule: 'slow-can',
        });
        lines[at] = can;
        return;
      }
      if (!isThinLiquid(part.food) && plan.liquid!.only !== part.key) return;
      if (
        at < 0 ||
        understood.grounded.filter((other) => other.parsed.source === line.parsed.source).length > 1
      )
        return;
      const scaled = scaleLine(lines[at]!, line.parsed.quantity, factor);
      // What went in by the cup goes in at once, and no cup of it is named any more.
      if (scaled === null) return;
      if (namesAmount(understood, line.key) && !(context.dish === 'grain' && ladled.test(context.text))) {
        const said = amountSaid(understood.source.instructions, lines[at]!, scaled, part.item.name);
        if (said === null) return;
        amounts.push(said);
      }
      edits.push({
        kind: factor < 1 ? 'reduce' : 'add',
        target: part.item.name,
        before: lines[at]!,
        after: scaled,
        reason:
          factor < 1 && part.food !== null && isKind(part.food, 'alcohol')
            ? `${because(tables, rule)} The rest may be drunk with it.`
            : because(tables, rule),
        rule,
      });
      lines[at] = scaled;
    });
  }
  // A film of oil does where the pan had a pool of it.
  const filmed =
    /^(?:Spray|Brush)\b[^.]*\boil\b/.test(plan.core[0] ?? '') ||
    input.clauses.some(
      ({ text, asWritten }) => asWritten === true && text.startsWith('Brush or spray the coating'),
    );
  if (filmed)
    understood.grounded.forEach((line) => {
      const part = parts.get(line.key);
      if (
        part === undefined ||
        part.food === null ||
        !isKind(part.food, 'oil') ||
        part.grams <= filmGrams * 1.4 ||
        isFryingFat(part, context) ||
        namesAmount(understood, line.key)
      )
        return;
      const at = lines.indexOf(line.parsed.source);
      if (at < 0 || scaleLine(lines[at]!, line.parsed.quantity, filmGrams / part.grams) === null) return;
      const scaled = `2 tbsp ${callOf(part)}`;
      edits.push({
        kind: 'reduce',
        target: part.item.name,
        before: lines[at]!,
        after: scaled,
        reason: because(tables, 'no-frying'),
        rule: 'no-frying',
      });
      lines[at] = scaled;
    });
  const fries = ['deepFryer', 'wok', 'stovetop', 'dutchOven', 'campfire'];
  understood.grounded.forEach((line) => {
    const part = parts.get(line.key);
    const at = lines.indexOf(line.parsed.source);
    if (part === undefined || at < 0 || fries.includes(context.target) || !isFryingFat(part, context)) return;
    if (context.dish !== 'fried' && context.dish !== 'pieces') return;
    // What is brushed on has to be on the list.
    const film = filmed ? `${2 + spoonsNamed(understood, part.key)} tbsp ${callOf(part)}` : null;
    if (film !== null) {
      edits.push({
        kind: 'reduce',
        target: part.item.name,
        before: lines[at]!,
        after: film,
        reason: because(tables, 'no-frying'),
        rule: 'no-frying',
      });
      lines[at] = film;
      return;
    }
    edits.push({
      kind: 'remove',
      target: part.item.name,
      before: lines[at]!,
      after: null,
      reason: because(tables, 'no-frying'),
      rule: 'no-frying',
    });
    lines.splice(at, 1);
  });
  understood.grounded.forEach((line) => {
    const part = parts.get(line.key);
    const at = lines.indexOf(line.parsed.source);
    if (part === undefined || at < 0 || !isPanFat(part, input)) return;
    edits.push({
      kind: 'remove',
      target: part.item.name,
      before: lines[at]!,
      after: null,
      reason: because(tables, 'fryer-fat'),
      rule: 'fryer-fat',
    });
    lines.splice(at, 1);
  });
  for (const { line, rule } of plan.add) {
    lines.push(line);
    edits.push({
      kind: 'add',
      target: line.replace(/^[\d.]+ \w+ /, ''),
      before: null,
      after: line,
      reason: because(tables, rule),
      rule,
    });
  }
  return { lines, edits, amounts };
}

/** So much of what can be measured is poured in all the same. Own rule. */
const leastShare = 0.25;

/**
 * Factor on what can be measured: a can of beer goes in whole, so that the stock beside it makes up for what the can has
 * too much.
 */
function shareOfRest({ understood, context, plan, parts }: WriteInput, gone: ReadonlySet<string>): number {
  const { factor, rule, only } = plan.liquid!;
  if (factor >= 1 || only !== undefined || !/^(?:slow-liquid|pressure-liquid|pressure-stew)$/.test(rule))
    return factor;
  let whole = 0;
  let rest = 0;
  for (const { key, parsed } of understood.grounded) {
    const part = parts.get(key);
    if (part === undefined || !context.parts.includes(part) || !isThinLiquid(part.food) || gone.has(key))
      continue;
    if (opened.test(parsed.source) && scaleLine(parsed.source, parsed.quantity, factor) === null)
      whole += part.grams;
    else rest += part.grams;
  }
  return whole === 0 || rest === 0 ? factor : Math.max(leastShare, (factor * (whole + rest) - whole) / rest);
}

/** "440ml can Guinness", "1 (12 oz) bottle beer": opened, it is poured in whole. */
const opened = /\b(?:cans?|tins?|bottles?)\b/i;

/** Tablespoons of it that the instructions measure out for something else: "1 tbsp of the oil". */
const spoonsNamed = (understood: UnderstoodRecipe, key: string): number =>
  understood.steps.reduce(
    (sum, step) =>
      sum +
      step.mentions
        .filter((mention) => mention.key === key)
        .flatMap((mention) =>
          step.numbers.filter(
            (number) =>
              number.kind === 'quantity' &&
              /^(?:tbsp|tablespoons?)\.?$/i.test(number.unit ?? '') &&
              number.end <= mention.start &&
              mention.start - number.end < 12,
          ),
        )
        .reduce((all, { value }) => all + value, 0),
    0,
  );

/** Whether an instruction repeats the amount of an ingredient, which would then no longer agree. */
function namesAmount(understood: UnderstoodRecipe, key: string): boolean {
  return understood.steps.some((step) =>
    step.mentions.some(
      (mention) =>
        mention.key === key &&
        step.numbers.some(
          (number) =>
            number.kind === 'quantity' && number.end <= mention.start && mention.start - number.end < 12,
        ),
    ),
  );
}
