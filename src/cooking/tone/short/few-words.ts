/** The sentences of an instruction in as few words as a tone and a length ask for. */
import { capital } from '../capital.ts';
import { unreasoned } from '../edition/unreasoned.ts';
import { pared } from '../pared.ts';
import { soberly, spared, terse } from '../say/say-sentence.ts';
import type { TakenApart } from '../taken-apart.ts';
import type { Length, ToneTable } from '../tone-table.ts';
import type { Reach } from '../write-instruction.ts';
import { condensed } from './condense.ts';
import { unparted } from './structure.ts';

/** The sentences of an instruction, in as few words as the tone and the length ask for. */
export function inFewWords(
  recipe: TakenApart,
  at: number,
  reach: Reach,
  length: Length,
  table: ToneTable,
): readonly string[] {
  const { sentences } = recipe.instruction(at);
  const short = length === 'shorter' || (table.pares && length === 'same');
  const own = short || table.dropsChatter ? shortened(recipe, at, reach, table, short) : sentences;
  if (reach !== 'free') return own;
  if (table.voice === 'terse' || short)
    return own
      .map((one, i) => (table.pares ? withoutReason(own, i, recipe.instruction(at).masked.keys) : one))
      .map((one) => capital(short || table.pares ? pared(spared(terse(one))) : terse(one)))
      .filter(Boolean);
  return table.dropsChatter
    ? own.map((one) => capital(soberly(one))).filter((one) => /\p{L}|[\ue100-\ue5ff]/u.test(one))
    : own;
}

/** A sentence without its reasons, where no food is lost with them that the instruction names nowhere else. */
function withoutReason(
  all: readonly string[],
  at: number,
  keys: (masked: string) => readonly string[],
): string {
  const said = unreasoned(all[at]!);
  if (said === all[at]) return said;
  const left = new Set(keys(all.map((one, i) => (i === at ? said : one)).join(' ')));
  return keys(all[at]!).every((key) => left.has(key)) ? said : all[at]!;
}

/** The sentences of an instruction without what a short text leaves out; less of it where a lock has broken. */
function shortened(
  recipe: TakenApart,
  at: number,
  reach: Reach,
  table: ToneTable,
  short: boolean,
): readonly string[] {
  const { masked, sentences } = recipe.instruction(at);
  if (!/^(?:free|again|spare)$/.test(reach)) return sentences;
  const shortness = !short
    ? 'sober'
    : reach !== 'free'
      ? 'light'
      : table.tone === 'minimalist'
        ? 'bare'
        : 'brief';
  const named = new Set<string>();
  const earlier = recipe.understood.source.instructions.slice(0, at).join(' ');
  return sentences.map((one, i) => {
    const said = condensed(shortness === 'brief' || shortness === 'bare' ? unparted(one) : one, shortness, {
      before: `${earlier} ${sentences.slice(0, i).join(' ')}`,
      named,
      keys: masked.keys,
      reveal: masked.reveal,
    });
    for (const key of masked.keys(said)) named.add(key);
    return said;
  });
}
