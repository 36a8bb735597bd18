/** Remarks on how the old machine wants to be watched: they go with it. */
import type { Method } from '../../vocabulary.ts';
import type { ClauseRole } from '../model.ts';
import type { Cooking } from './one-cooking.ts';

const pans: ReadonlySet<Method> = new Set(['stovetop', 'wok', 'dutchOven', 'campfire']);
const fires: ReadonlySet<Method> = new Set(['grill', 'smoker', 'campfire']);
const lids: ReadonlySet<Method> = new Set([
  'slowCooker',
  'pressureCooker',
  'microwave',
  'steamer',
  'riceCooker',
]);

/** "Stir every so often", "stirring in between so it does not stick". */
const stirs =
  /^\W*(?:(?:and|then|but|just) )*(?:(?:occasionally|often|frequently|regularly|now and then|from time to time),? )?(?:give (?:it|everything) (?:a|the odd) stir|stir(?:ring)?|shak(?:e|ing)|check(?:ing)?)\b(?! (?:in(?! between)|through|together|the|with)\b)[^.;]*[.;!]*$/i;
/** "Top up with water if it catches." */
const topsUp =
  /^\W*(?:(?:and|then|but) )*(?:top(?:ping)? (?:it |them |up)|add(?:ing)? (?:in )?(?:a (?:splash|bit|little|drop|dash)|some|more|extra|another|(?:hot |boiling )?water|stock|broth|liquid)\b)[^.;]*\b(?:if|when|whenever|as needed|as necessary)\b/i;
/** "You can add about 4 extra cups of boiling water": what an open pot boils away, no closed one loses. */
const extraWater =
  /\b(?:add|pour)\b[^.;]*\b(?:extra|additional|(?:some|a little|a bit) more)\b[^.;]*\b(?:water|stock|broth|liquid)\b/i;
const closed: ReadonlySet<Method> = new Set(['slowCooker', 'pressureCooker']);
/** "If it starts to stick, …", "Don't let it catch." */
const watches =
  /^\W*(?:(?:and|then|but) )*(?:if (?:it|they|the (?:sauce|bottom|pan|mixture))(?:['’]s| is| are)? ?(?:starts?|begins?|getting|looks?|gets?|catch\w*|stick\w*|dries|dry\w*)|(?:make sure|be careful|take care|keep an eye|don['’]?t let|do not let|watch)\b[^.;]*\b(?:stick|catch|burn|scorch|boil (?:over|dry)|dry)\w*)\b/i;
/** "If it flares up, move it to the cool side." */
const flares =
  /\bflar(?:e|es|ing)(?:[- ]?ups?)?\b|\b(?:cool(?:er)?|hot(?:ter)?) (?:side|zone|part) of the (?:grill|barbecue|bbq|fire)\b/i;
/** "Cover tight with a double layer of foil." */
const foilLid =
  /^\W*(?:(?:and|then) )*(?:cover|seal|tent|wrap)(?: (?:it|them|the \w+))?\b[^.;]*\b(?:foil|tinfoil|parchment|greaseproof|cling ?film|plastic wrap|lid)\b[^.;]*[.;!]*$/i;

/** "Oil the grate": that oil is none of the list's. */
export const oilsGrate =
  /^\W*(?:(?:and|then) )*(?:lightly |well )?(?:oil|grease|clean|scrape|brush)(?: and (?:oil|grease|clean|brush))?(?: down)? (?:the |your )?(?:hot |grill |cooking |bbq |barbecue )*(?:grates?|bars|grill|rack)\b[^.;]*[.;!]*$/i;

/** "Hold in a 200°F oven while you fry the rest": batches are kept warm as the machine's own sentence says. */
const holdsBatches =
  /^\W*(?:(?:and|then) )*(?:keep|hold)\b[^.;]*\b(?:warm|oven)\b[^.;]*\b(?:while|until|as)\b[^.;]*\b(?:rest|remaining|others?|batch(?:es)?)\b/i;

const leastEcho = 4;
/** "Not half-squash. Squash.", behind "until you can squash one": the test of a cooking that is told anew. */
const echoes = (text: string, main: string): boolean => {
  const words = text
    .toLowerCase()
    .replace(/\b(?:not|no|just|really|properly|half|fully|and|but|or)\b/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  return (
    words.length > 0 &&
    words.length <= 2 &&
    words.every((word) => word.length >= leastEcho && new RegExp(`\\b${word}\\b`, 'i').test(main))
  );
};

/** Takes out what was said of the old machine's watching alone. */
export function withoutCare({ clauses, cast }: Cooking, source: Method, target: Method): Cooking {
  const { main } = cast;
  const step = clauses[main]?.step;
  const quiet = !pans.has(target);
  const behindStretch = (at: number): boolean =>
    clauses[at - 1]?.step === clauses[at]!.step &&
    clauses[at - 1]!.minutes !== null &&
    (at - 1 === main || cast.roles[at - 1] === 'core');
  return {
    // Nothing is put back in where the pan is gone: it is put to what the machine has cooked.
    clauses: clauses.map((clause, at) =>
      behindStretch(at) && liesSo.test(clause.text)
        ? {
            ...clause,
            text: clause.text.replace(
              /^\W*(\p{L})/u,
              (_, first: string) => `Keep the food ${first.toLowerCase()}`,
            ),
            joint: ' ',
            sentence: clause.sentence + 0.5,
          }
        : at > main && quiet && clause.names.length > 0 && putsBack.test(clause.text)
          ? {
              ...clause,
              text: clause.text
                .replace(backIn, (verb) => (/^\p{Lu}/u.test(verb) ? 'Add ' : 'add '))
                .replace(/ back(?: in(?:to the (?:pan|skillet))?)?(?=[.;,!]*$)/i, ''),
            }
          : clause,
    ),
    cast: {
      ...cast,
      roles: cast.roles.map((role, at): ClauseRole => {
        const clause = clauses[at]!;
        const { text, names, minutes } = clause;
        if (target === 'airFryer' && at > main && names.length === 0 && holdsBatches.test(text))
          return 'drop';
        if (at === main || clause.asWritten === true || role === 'core' || role === 'late') return role;
        // A plate lay on the bowl in the microwave alone.
        if (source === 'microwave' && at < main && names.length === 0 && coversBowl.test(text)) return 'drop';
        // "…, bone side down, spritzing with the juice": how it lay, behind the stretch that is told anew.
        if (names.length <= 1 && behindStretch(at) && liesSo.test(text) && lids.has(target)) return 'drop';
        // "(don't let it touch the cheese)", behind what is gone.
        const before = clauses[at - 1];
        if (
          /^\W*\(/.test(text) &&
          names.length === 0 &&
          before?.step === clause.step &&
          (cast.roles[at - 1] === 'drop' || (lids.has(target) && at - 1 < main && foilLid.test(before.text)))
        )
          return 'drop';
        // "Move to a plate": what is cooked with the rest waits on none, and is not put back.
        if (takenAlong(clauses, cast, at)) return 'drop';
        if (fires.has(source) && !fires.has(target) && flares.test(text) && minutes === null) return 'drop';
        if (names.length > 1 || minutes !== null) return role;
        if (closed.has(target) && pans.has(source) && at > main && extraWater.test(text)) return 'drop';
        if (at > main && clause.step === step && echoes(text, clauses[main]!.text)) return 'drop';
        if (
          lids.has(target) &&
          at < main &&
          names.length === 0 &&
          foilLid.test(text) &&
          clause.step >= step! - 1
        )
          return 'drop';
        // Right behind it, or in an instruction that does nothing else.
        const near =
          at > main &&
          (clause.step === step ||
            (clause.step === step! + 1 &&
              clauses.every(
                (one) => one.step !== clause.step || topsUp.test(one.text) || stirs.test(one.text),
              )));
        return quiet &&
          pans.has(source) &&
          near &&
          (topsUp.test(text) || watches.test(text) || stirs.test(text))
          ? 'drop'
          : role;
      }),
    },
  };
}

const coversBowl =
  /^\W*(?:and )?(?:cover|top) (?:it |loosely )?with (?:a |an )?(?:plate|cling ?film|plastic wrap|lid|paper towel|vented lid)[.;!]*$/i;
const liesSo =
  /^\W*(?:bone|skin|fat|meat|cut|flesh)[- ](?:side|cap) (?:up|down)(?:wards?)?\b(?:,? (?:spritz|mop|bast|spray)\w*\b[^.;]*)?[.;!]*$/i;
const setsDown =
  /^\W*(?:(?:and|then) )*(?:move|transfer|remove|take|set|tip|lift|scoop)(?: (?:it|them|everything|the \w+))?\b[^.;]*\b(?:plate|aside|bowl|platter|out)\b[^.;]*[.;!]*$/i;
const backIn = /^(?:put|tip|add|stir|toss) /i;
const putsBack =
  /^\W*(?:(?:and|then) )*(?:(?:put|tip|add|stir|toss) [^.;]{2,40}? back(?: in(?:to the (?:pan|skillet))?)?|return [^.;]{2,40}? to the (?:pan|skillet))[.;,!]*$/i;

/** Whether a clause sets aside, or puts back, what now cooks with the main food all the time. */
function takenAlong(
  clauses: Cooking['clauses'],
  { roles, main, contents }: Cooking['cast'],
  at: number,
): boolean {
  const { text, names, step } = clauses[at]!;
  const before = clauses[at - 1];
  if (at < main)
    return (
      names.length === 0 &&
      before?.step === step &&
      roles[at - 1] === 'drop' &&
      before.names.length > 0 &&
      before.names.every((key) => contents.has(key)) &&
      setsDown.test(text)
    );
  return (
    names.length > 0 &&
    putsBack.test(text) &&
    names.every((key) =>
      clauses.some(
        (one, other) =>
          other < main && roles[other] === 'drop' && one.minutes !== null && one.names.includes(key),
      ),
    )
  );
}
