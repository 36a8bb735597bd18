/** The envelope of every transform and the body of every callback: six fields, the same bytes on both ways. */
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { nullableString, oneOf, timestamp } from './shape.ts';
import { modelTiers } from './words.ts';
import type { ModelTier } from './words.ts';

/** The schema of an envelope around `data`. */
export const envelope = <Data extends TSchema>(type: string, data: Data) =>
  Type.Object({
    type: Type.Unsafe<string>({
      type: 'string',
      const: type,
      description: 'Which endpoint made the result.',
    }),
    request_id: nullableString({ description: 'The caller’s own; null where none was sent.' }),
    model_tier: oneOf(modelTiers),
    model: Type.String({ examples: ['sous-engine-1.0.0'] }),
    data,
    timestamp: timestamp({ examples: ['2026-01-31T12:00:00.000+00:00'] }),
  });

/** An envelope as a value. */
export interface Envelope<Data = unknown> {
  readonly type: string;
  readonly request_id: string | null;
  readonly model_tier: ModelTier;
  readonly model: string;
  readonly data: Data;
  readonly timestamp: string;
}

/** The last millisecond that was written, and how: under load many answers share it. */
let last = { epochMs: Number.NaN, text: '' };

/** ISO 8601 with an explicit offset, as every envelope's time is written. */
export function formatTimestamp(epochMs: number): string {
  if (last.epochMs !== epochMs) {
    last = { epochMs, text: new Date(epochMs).toISOString().replace('Z', '+00:00') };
  }
  return last.text;
}
