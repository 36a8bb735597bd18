/** Sentences that only tended the old machine, where the new one has taken over what they spoke of. */
import type { Method } from '../../vocabulary.ts';
import type { MethodAdaptation, MethodEdit, MethodTables } from '../model.ts';
import { why } from '../plan.ts';
import { stepsIn } from '../changes/text-edits.ts';

/** "A toothpick should come out gooey", where the new machine's sentence has tested it. */
const testedAgain =
  /^(?:a|the) (?:toothpick|skewer|tester|cake tester|knife)\b[^.;]*\b(?:should|will)\b[^.;]*[.!]?$/i;
const tests =
  /\b(?:skewer|toothpick|tester) (?:in the middle |pushed \w+ the \w+ )?(?:comes|inserted)|\bPush a skewer/i;

interface LeftOver {
  readonly pattern: RegExp;
  /** Whether the sentence means nothing on this machine. */
  readonly stale: (method: Method, source: Method) => boolean;
  /** What the new text has where the sentence still means something. */
  readonly unless?: RegExp;
  /** The conversion may have begun it anew. */
  readonly reworded?: true;
}

const inFat: ReadonlySet<Method> = new Set(['stovetop', 'deepFryer', 'wok', 'dutchOven', 'campfire']);
const ofOvens: ReadonlySet<Method> = new Set(['oven', 'convectionOven', 'toasterOven', 'smoker', 'grill']);

const closed: ReadonlySet<Method> = new Set(['slowCooker', 'pressureCooker', 'riceCooker', 'microwave']);

const leftOvers: readonly LeftOver[] = [
  {
    // "If the porridge seems too thin, boil it for another 5–10 minutes", of a pot on the stove.
    pattern:
      /^if (?:it|the (?:porridge|pudding|rice|soup|stew|sauce)) (?:seems|is|looks) (?:still )?(?:too |a bit |a little )?(?:thin|runny|watery|loose)\b[^.;]*\b(?:boil|simmer)\b[^.;]*\d[^.;]*[.!]?$/i,
    stale: (method) => method === 'slowCooker' || method === 'riceCooker',
  },
  {
    // "(Attention: not too hot. Butter should not turn brown)", of a pan that is gone.
    pattern:
      /^(?:\((?:attention|careful|caution|mind)\b[^.)]*\bhot\b[^.)]*[.)]*|(?:the )?butter should not (?:turn |get )?brown\)?[.!]?)$/i,
    stale: (method) => !inFat.has(method),
  },
  {
    // "Repeat.", where the machine's own sentence has told of the rest.
    pattern: /^repeat[.!]?$/i,
    stale: (method) => !inFat.has(method),
  },
  {
    // "Let the liquid cook down to the level of the rice", ahead of a closed cooking.
    pattern:
      /^let the (?:liquid|stock|broth|water) (?:cook|boil|simmer|evaporate|reduce)\b[^.;]*\b(?:level|surface|top) of the [^.;]*[.!]?$/i,
    stale: (method) => closed.has(method) || ofOvens.has(method),
    reworded: true,
  },
  {
    // "No stirring!", of a pot whose lid is on.
    pattern: /^(?:do not|don['’]t|no|without) stir(?:ring)?(?: it)?[.!]?$/i,
    stale: (method, source) => closed.has(method) || ofOvens.has(method) || closed.has(source),
  },
  {
    // "Stir now and then so it won't stick", of a pot that is locked or left to itself by now.
    pattern:
      /^stir (?:it )?(?:now and (?:then|again)|occasionally|from time to time|often|frequently|every (?:so often|now and then|\d+ min\w*))[^.;]*[.!]?$/i,
    stale: (method) => method === 'pressureCooker' || method === 'slowCooker',
    reworded: true,
  },
  {
    // "Into a 400 oven for 8-10 min", of what the bath has cooked and the pan has browned.
    pattern:
      /^(?:then |now )?(?:(?:finish|transfer|put|place|pop|move|slide)(?: (?:it|them|the [\w ]{3,20}))? )?(?:in|into|to)(?:to)? (?:an?|the) (?:[\w-]+ ){0,3}oven\b[^.;]*[.!]?$/i,
    stale: (method) => method === 'sousVide',
    reworded: true,
  },
  {
    // "Turn and baste with the leftover marinade halfway", after the machine's own minutes with their turning.
    pattern:
      /^(?:turn|flip)(?: (?:it|them))?(?:,? (?:and|&) (?:baste|brush)\b[^.;]*)? (?:half ?way|midway|at half ?time)[^.;]*[.!]?$/i,
    stale: (method) => !ofOvens.has(method),
    reworded: true,
  },
  {
    // "Uncover last 30 min", of a roasting tin.
    pattern:
      /^(?:then )?(?:uncover|remove the (?:foil|lid)|take off the (?:foil|lid))(?: it)? (?:for |during )?(?:the )?last \d+[^.;]*[.!]?$/i,
    stale: (method) => method === 'slowCooker' || method === 'pressureCooker' || method === 'microwave',
    reworded: true,
  },
  {
    // "Bake for up to 10 minutes with steam", beside what the machine does in its place.
    pattern: /^bake (?:it |them )?(?:for )?(?:up to |about |around )?\d+[^.;]*[.!]?$/i,
    stale: (method) =>
      closed.has(method) || method === 'steamer' || method === 'sousVide' || method === 'wok',
    unless: /\boven\b/i,
  },
  {
    // "Add the broccoli, 15 more", of a tray in the oven.
    pattern: /^add (?:the )?[\w ]{3,30}, \d+(?:[-–]\d+)?(?: min\w*)? more[.!]?$/i,
    stale: (method, source) => method === 'wok' && ofOvens.has(source),
    reworded: true,
  },
  {
    // "Keep the oil around 325 °F", "Let the oil come back to heat between batches".
    pattern:
      /^(?:and |then |try to )*(?:keep|maintain|hold|watch|adjust|let|bring|return|reheat|skim|do not let|don['’]t let)\b[^.;]*\b(?:the|your) (?:frying )?(?:oil|fat)\b[^.;]*\b(?:\d{3}|temperature|hot|heat|batch\w*|back|clean|flame)\b[^.;]*[.!]?$/i,
    stale: (method) => !inFat.has(method),
  },
  {
    pattern: /^(?:the )?oil should\b[^.;]*[.!]?$/i,
    stale: (method) => !inFat.has(method),
  },
  {
    // "Pull at 130 °F for medium-rare": the water of the bath is no hotter than that.
    pattern:
      /^(?:then )?(?:pull|remove|take)(?: (?:it|them|the [\w -]{3,30}?))?(?: off(?: the heat)?| out)? (?:at|when (?:it|they|the [\w -]+?) (?:reach\w*|hits?|reads?)|once (?:it|they) (?:reach\w*|hits?)) [^.;]*\d{2,3} ?°?[^.;]*[.!]?$/i,
    stale: (method) => method === 'sousVide',
  },
  {
    // "Rotate the pans halfway through."
    pattern:
      /^(?:rotate|switch|swap|turn) (?:the )?(?:pans?|trays?|sheets?|racks?)\b[^.;]*\b(?:half ?way|racks?|once|oven)\b[^.;]*[.!]?$/i,
    stale: (method) => !ofOvens.has(method),
  },
];

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?])\s+(?=["“(]?[\p{Lu}\d])/u).filter((one) => one.trim() !== '');

/** The adaptation without sentences of the source that the new machine leaves nothing to do for. */
export function withoutLeftOvers(
  was: readonly string[],
  adapted: MethodAdaptation,
  tables: MethodTables,
): MethodAdaptation {
  const { source, method, text } = adapted;
  if (!adapted.feasible || adapted.edits.length === 0 || source === method) return adapted;
  const told = new Set(was.flatMap(sentencesOf));
  const whole = text.instructions.join(' ');
  const gone = new Set(
    text.instructions
      .flatMap(sentencesOf)
      .filter(
        (one) =>
          leftOvers.some(
            ({ pattern, stale, reworded, unless }) =>
              unless?.test(whole) !== true &&
              (reworded === true || told.has(one)) &&
              stale(method, source) &&
              pattern.test(one),
          ) ||
          (told.has(one) &&
            testedAgain.test(one) &&
            text.instructions.some((line) => tests.test(line) && !was.includes(line))),
      ),
  );
  if (gone.size === 0) return adapted;
  const without = (line: string): string =>
    sentencesOf(line)
      .filter((one) => !gone.has(one))
      .join(' ');
  const instructions = text.instructions.map(without).filter((line) => line !== '');
  const edits = adapted.edits.flatMap((edit): readonly MethodEdit[] => {
    if (edit.after === null || edit.kind === 'method') return [edit];
    const after = edit.after
      .split('\n')
      .map(without)
      .filter((line) => line !== '');
    return [
      after.length === 0 ? { ...edit, kind: 'remove', after: null } : { ...edit, after: after.join('\n') },
    ];
  });
  const removed = [...gone].flatMap((sentence): readonly MethodEdit[] =>
    edits.some(({ before }) => before?.includes(sentence) === true)
      ? []
      : [
          {
            kind: 'remove',
            target: stepsIn([
              Math.max(
                0,
                was.findIndex((line) => line.includes(sentence)),
              ),
            ]),
            before: sentence,
            after: null,
            reason: why({ tables, source, target: method }, 'old-machine'),
            rule: 'old-machine',
          },
        ],
  );
  return { ...adapted, text: { ...text, instructions }, edits: [...edits, ...removed] };
}
