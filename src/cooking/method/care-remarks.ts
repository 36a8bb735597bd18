/** Remarks on how the old machine wants to be watched: they go with it. */
import type { Method } from '../vocabulary.ts';
import type { ClauseRole } from './model.ts';
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
  /^\W*(?:(?:and|then|but|just) )*(?:give (?:it|everything) (?:a|the odd) stir|stir(?:ring)?|shak(?:e|ing)|check(?:ing)?)\b(?! (?:in(?! between)|through|together|the|with)\b)[^.;]*[.;!]*$/i;
/** "Top up with water if it catches." */
const topsUp =
  /^\W*(?:(?:and|then|but) )*(?:top(?:ping)? (?:it |them |up)|add(?:ing)? (?:in )?(?:a (?:splash|bit|little|drop|dash)|some|more|extra|another)\b)[^.;]*\b(?:if|when|whenever|as needed|as necessary)\b/i;
/** "If it starts to stick, …", "Don't let it catch." */
const watches =
  /^\W*(?:(?:and|then|but) )*(?:if (?:it|they|the (?:sauce|bottom|pan|mixture))(?:['’]s| is| are)? ?(?:starts?|begins?|getting|looks?|gets?|catch\w*|stick\w*|dries|dry\w*)|(?:make sure|be careful|take care|keep an eye|don['’]?t let|do not let|watch)\b[^.;]*\b(?:stick|catch|burn|scorch|boil (?:over|dry)|dry)\w*)\b/i;
/** "If it flares up, move it to the cool side." */
const flares =
  /\bflar(?:e|es|ing)(?:[- ]?ups?)?\b|\b(?:cool(?:er)?|hot(?:ter)?) (?:side|zone|part) of the (?:grill|barbecue|bbq|fire)\b/i;
/** "Cover tight with a double layer of foil." */
const foilLid =
  /^\W*(?:(?:and|then) )*(?:cover|seal|tent|wrap)(?: (?:it|them|the \w+))?\b[^.;]*\b(?:foil|tinfoil|parchment|greaseproof|cling ?film|plastic wrap|lid)\b[^.;]*[.;!]*$/i;

/** Takes out what was said of the old machine's watching alone. */
export function withoutCare({ clauses, cast }: Cooking, source: Method, target: Method): Cooking {
  const { main } = cast;
  const step = clauses[main]?.step;
  const quiet = !pans.has(target);
  return {
    clauses,
    cast: {
      ...cast,
      roles: cast.roles.map((role, at): ClauseRole => {
        const clause = clauses[at]!;
        const { text, names, minutes } = clause;
        if (at === main || clause.asWritten === true || role === 'core' || role === 'late') return role;
        if (fires.has(source) && !fires.has(target) && flares.test(text) && minutes === null) return 'drop';
        if (names.length > 1 || minutes !== null) return role;
        if (
          lids.has(target) &&
          at < main &&
          names.length === 0 &&
          foilLid.test(text) &&
          clause.step >= step! - 1
        )
          return 'drop';
        const near = at > main && clause.step === step;
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
