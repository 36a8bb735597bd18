/** What a request forbids goes out of a recipe before anything else is done to it. */
import type { Change } from '#contract/schemas/change';
import type { Edit } from '#cooking/edit/edit';
import { capitalise, joinList } from '#cooking/text/grammar';
import type { KitchenDeps } from './kitchen-deps.ts';
import { fitRestrictions } from './fit-restrictions.ts';
import { changesOf, type Bench, type Standing } from './transform.ts';

/** A bench whose recipe starts with what is asked kept, and what was done for it. */
export interface KeptBench {
  readonly bench: Bench;
  readonly changes: readonly Change[];
  /** Why what is asked cannot be kept, for the cook; null: it is. */
  readonly broken: string | null;
}

/**
 * Leaves out what the list calls optional, and swaps the rest for what does its job, where it breaks a diet, an allergy
 * or an exclusion of the request.
 */
export function keptRestrictions(bench: Bench, deps: KitchenDeps): KeptBench {
  const fitted = fitRestrictions(bench, deps);
  if (fitted.broken.length > 0)
    return {
      bench,
      changes: [],
      broken: `What the request leaves out cannot be kept out of this recipe: ${joinList(fitted.broken)}.`,
    };
  if (fitted.moves.length === 0) return { bench, changes: [], broken: null };
  const parted = partedAtOptional(bench, fitted.moves);
  const { changes, end } = changesOf(parted, parted.start, withoutOptional(parted, fitted.moves));
  return { bench: { ...bench, start: kempt(bench, end) }, changes, broken: null };
}

const optionalKeys = ({ start }: Bench): ReadonlySet<string> =>
  new Set(start.understood.grounded.filter(({ parsed }) => parsed.optional).map(({ key }) => key));

const droppedKeys = (bench: Bench, moves: readonly (readonly Edit[])[]): readonly string[] => {
  const optional = optionalKeys(bench);
  return moves.flatMap((edits) =>
    edits.flatMap((edit) =>
      (edit.kind === 'swap' || edit.kind === 'remove') && optional.has(edit.key) ? [edit.key] : [],
    ),
  );
};

/**
 * "Add the beans; if you are adding meat and or onion do so now": a step that names what goes stands in sentences of its
 * own, so that nothing else goes with it.
 */
function partedAtOptional(bench: Bench, moves: readonly (readonly Edit[])[]): Bench {
  const dropped = new Set(droppedKeys(bench, moves));
  if (dropped.size === 0) return bench;
  const { source, steps } = bench.start.understood;
  const instructions = source.instructions.map((text, at) =>
    steps[at]?.mentions.some(({ key }) => dropped.has(key)) === true
      ? text
          .replace(/\s*;\s*(\p{L})/gu, (_, first: string) => `. ${first.toUpperCase()}`)
          .replace(/\band(?: |\/)or\b/gi, 'and')
      : text,
  );
  return instructions.every((text, at) => text === source.instructions[at])
    ? bench
    : { ...bench, start: bench.stand({ ...source, instructions }) };
}

/** "(optional)": the author says himself that the dish does without. */
function withoutOptional(bench: Bench, moves: readonly (readonly Edit[])[]): readonly (readonly Edit[])[] {
  const optional = optionalKeys(bench);
  return moves.map((edits) => {
    const [edit] = edits;
    if (edits.length !== 1 || (edit?.kind !== 'swap' && edit?.kind !== 'remove') || !optional.has(edit.key))
      return edits;
    const [why] = edit.reason.split(';');
    const gone: readonly Edit[] = [
      { kind: 'remove', key: edit.key, reason: `${why!}; the list calls it optional, so it is left out` },
    ];
    return bench.edit(bench.start, gone).edited.skipped.length > 0 ? edits : gone;
  });
}

/** "Set aside.": what is said of food that is gone, without its food. */
const orphan = /^[\s;,.]*(?:and |then )?set aside\b[^.!?]*[.!?]\s*/i;

function kempt(bench: Bench, end: Standing): Standing {
  const { source } = end.understood;
  const was = bench.start.understood.source.instructions;
  const instructions = source.instructions
    .map((text) => (was.includes(text) ? text : capitalise(text.replace(orphan, ''))))
    .filter((text) => text !== '');
  return instructions.length === source.instructions.length &&
    instructions.every((text, at) => text === source.instructions[at])
    ? end
    : bench.stand({ ...source, instructions });
}
