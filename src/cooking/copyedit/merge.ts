/** Joins steps of a few words into steps of natural size, where they are one stretch of work in one vessel. */
import type { Step } from '../recipe.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { splitSentences } from '../tone/say/parse-sentence.ts';
import { actionNature } from '../dishes/actions.ts';

/** Recipes of fewer steps are told in steps of natural size. Own rule. */
const fewSteps = 7;
/** A step of more words than this stands alone; a joined one has at most the second number, in at most four sentences. Own rules. */
const shortWords = 9;
const mostWords = 34;
const mostSentences = 4;

/** Steps that another one calls by number must keep it. */
const numbered =
  /\bsteps?\s+(?:\d|one|two|three|four|five|six|seven|eight|nine|ten)\b|\b(?:first|second|third|previous|last) (?:\w+ )?steps?\b/i;
/** "Repeat steps 1-3 of assembly" counts within its part. */
const ofPart = /\bsteps?\s+[\d–-]+ of (?:the )?\p{L}+/giu;
/** "Sauce:" is no step but the name of those that follow. */
const heading = /^(?:for the |the )?[\p{L}' -]{3,30}:$/iu;
const namesStep = /\bsteps?\b/i;
/** How something begins that runs beside, is another part of the dish or may be left out. */
const apart =
  /^\W*(?:meanwhile|while|whilst|in the mean ?time|at the same time|for the\b|to make\b|optional|optionally|alternatively|note\b|tips?\b|variation|if you\b|in (?:a|an|another|the other) (?:\p{L}+ )?(?:separate|different|second|other|small|clean)?\s?(?:\p{L}+ )?(?:bowl|pan|pot|saucepan|skillet)|as the\b|the next day|the day|the night|make the\b|prepare\b|preheat\b)/iu;
/** Something else is put on the fire. */
const begins =
  /^(?:hard[- ])?(?:boil|cook|fry|roast|toast|steam|bake|grill|heat|melt|brown|saut[eé]|poach) (?!for\b|until\b|over\b|on\b|it\b|them\b|this\b|another\b|about\b|at\b|in\b|covered\b|uncovered\b|low\b|with\b|everything\b|\d+(?:[-–]\d+)? (?:more )?min)/i;
/** What goes on with what waited. */
const takesUp =
  /^(?:add|stir|remove|take|serve|let|return|drain|simmer|cook|pour|mix|season|turn|cover|then|transfer|bring|discard|sprinkle|top)\b/i;
/** After so many minutes a cook comes back to the pot. Own rule. */
const longMinutes = 30;
const vessels =
  /^(?:frying pan|cast-iron pan|wok|saucepan|large pot|Dutch oven|bowl|mixing bowl|salad bowl|baking tray|baking dish|roasting tin|loaf tin|muffin tin|springform tin|cake tin|pie dish|tart tin|ramekins|slow cooker|pressure cooker|rice cooker|air fryer|deep fryer|microwave|grill|smoker|steamer|oven|blender|food processor|jar|pan)$/;

const wordsIn = (text: string): number => text.match(/[\p{L}\d][\p{L}\d.,/'’-]*/gu)?.length ?? 0;
const sentencesIn = (text: string): number => text.match(/[.!?](?=\s|$)/g)?.length ?? 1;

/** What of a step decides whether another may follow in it. */
interface Work {
  readonly step: Step;
  readonly text: string;
  readonly parallel: boolean;
}

/**
 * Which steps are told together: places in their order, of which each stands in one group. A step whose text is empty
 * belongs to the one before it.
 */
export function groupSteps(
  { recipe, steps }: UnderstoodRecipe,
  texts: readonly string[],
): readonly (readonly number[])[] {
  const works = recipe.steps.map((step, at): Work => ({
    step,
    text: texts[at]!,
    parallel: steps[at]?.parallel ?? false,
  }));
  const joinable = works.length >= fewSteps && !texts.some((text) => numbered.test(text));
  const headed = !texts.some((text) => numbered.test(text.replace(ofPart, '')));
  const groups: number[][] = [];
  works.forEach((work, at) => {
    const group = groups.at(-1);
    if (group === undefined) groups.push([at]);
    else if (
      work.text === '' ||
      (headed && group.length === 1 && heading.test(texts[group[0]!]!)) ||
      (joinable &&
        follows(
          group.map((one) => works[one]!),
          work,
        ))
    )
      group.push(at);
    else groups.push([at]);
  });
  return groups;
}

function follows(group: readonly Work[], next: Work): boolean {
  const all = [...group, next];
  // What another has to wait for, or has no work in it, stands by itself.
  if (next.parallel || all.some(({ step }) => step.action === null || step.action === 'preheat'))
    return false;
  const last = group.at(-1)!.step;
  // "Add the onion." "Cook for 5 minutes."
  const goesOn = last.action === 'add' && next.step.station === 'burner' && takesUp.test(next.text);
  if (kindOf(last) !== kindOf(next.step) && !goesOn) return false;
  const heats = new Set(all.flatMap(({ step }) => step.celsius ?? step.internalCelsius ?? []));
  const stations = new Set(all.flatMap(({ step }) => (step.station === 'none' ? [] : [step.station])));
  if (heats.size > 1 || stations.size > 1) return false;
  const [before, now] = [
    group.flatMap(({ step }) => step.tools.filter((tool) => vessels.test(tool))),
    next.step.tools.filter((tool) => vessels.test(tool)),
  ];
  if (before.length > 0 && now.length > 0 && !now.some((tool) => before.includes(tool))) return false;
  const told = all.filter(({ text }) => text !== '');
  if (told.some(({ text }) => wordsIn(text) > shortWords || namesStep.test(text) || !/[.!?]$/.test(text)))
    return false;
  if (told.reduce((sum, { text }) => sum + wordsIn(text), 0) > mostWords) return false;
  if (told.reduce((sum, { text }) => sum + sentencesIn(text), 0) > mostSentences) return false;
  if (apart.test(next.text) || /^\W*(?:optional|note)/i.test(group[0]!.text)) return false;
  return !begins.test(next.text) && (last.minutes < longMinutes || takesUp.test(next.text));
}

/** Work before the fire, over it, and at the table. */
const kindOf = ({ phase, station }: Step): string =>
  phase === 'prep' || (phase === 'assemble' && station === 'none')
    ? 'cold'
    : phase === 'finish'
      ? 'finish'
      : 'cook';

const addsOne = /^Add the ([^.,:;()]{2,40})\.$/;
const goesOn = /^(?:Cook|Stir|Mix|Simmer|Boil|Fry|Sauté|Toss|Bring|Whisk) [^,;:()]{2,60}\.$/;
const addsAll = /^(?:Add|Stir in|Pour in|Mix in) [^.;:()]{2,60}\.$/;
const busy = /\b(?:then|until|for|cook|stir|mix|bring|simmer|\p{L}+ing)\b/iu;

/**
 * Steps as one text: "Add the garlic." and "Cook for 1 minute." are one order, and so are two foods that go in one after
 * the other.
 */
export function joinTexts(texts: readonly string[]): string {
  const said: string[] = [];
  for (const text of texts.length === 1 ? texts : texts.flatMap((one) => splitSentences(one))) {
    const before = said.at(-1);
    const [, first] = (before === undefined ? null : addsOne.exec(before)) ?? [];
    const [, second] = addsOne.exec(text) ?? [];
    if (
      before !== undefined &&
      first !== undefined &&
      second !== undefined &&
      !/\band\b/.test(`${first} ${second}`) &&
      !busy.test(`${first} ${second}`)
    )
      said[said.length - 1] = `${before.slice(0, -1)}, then the ${second}.`;
    else if (
      before !== undefined &&
      addsAll.test(before) &&
      !busy.test(before.replace(/^Stir in|^Mix in/, '')) &&
      goesOn.test(text)
    )
      said[said.length - 1] = `${before.slice(0, -1)} and ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    else said.push(text);
  }
  return said.join(' ');
}

/** One step for several: what they do together, and the action that takes longest. */
export function joinSteps(steps: readonly Step[], text: string): Step {
  const [first] = steps;
  if (steps.length === 1) return { ...first!, text };
  const main = steps.reduce((most, step) => (weight(step) > weight(most) ? step : most));
  const last = <T>(of: (step: Step) => T | null): T | null =>
    steps.reduce<T | null>((found, step) => of(step) ?? found, null);
  const sum = (of: (step: Step) => number): number =>
    Math.round(steps.reduce((all, step) => all + of(step), 0) * 10) / 10;
  return {
    id: first!.id,
    text,
    phase: main.phase,
    action: main.action,
    inputs: [...new Set(steps.flatMap(({ inputs }) => inputs))],
    tools: [...new Set(steps.flatMap(({ tools }) => tools))],
    heat: last(({ heat }) => heat),
    celsius: last(({ celsius }) => celsius),
    internalCelsius: last(({ internalCelsius }) => internalCelsius),
    minutes: sum(({ minutes }) => minutes),
    activeMinutes: sum(({ activeMinutes }) => activeMinutes),
    station: main.station,
    doneness: last(({ doneness }) => doneness),
    after: first!.after,
  };
}

/** Cooking goes before what is only stirred in. */
const weight = ({ action, minutes }: Step): number =>
  action === null ? -1 : minutes + (actionNature[action].heats ? 1000 : 0);
