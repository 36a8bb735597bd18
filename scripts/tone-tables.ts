/** Reads `data/tones` and compiles it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { compileTones, type CompiledTones } from '../src/cooking/tone/compile.ts';

/** Lines by the situations that they fit. */
type Listed = Readonly<Record<string, string | readonly string[]>>;

/** The tones below `root`, compiled; problems come with them. */
export function readTones(root: string): CompiledTones {
  const folder = join(root, 'data/tones');
  const read = (name: string): unknown => {
    try {
      return parse(readFileSync(join(folder, name), 'utf8')) as unknown;
    } catch (error) {
      throw new Error(`data/tones/${name}: ${(error as Error).message}`, { cause: error });
    }
  };
  // A tone whose threads are many keeps them in a file of their own.
  const threads = readdirSync(join(folder, 'threads'));
  const withThreads = (content: unknown, name: string): unknown =>
    threads.includes(name)
      ? { ...(content as Record<string, unknown>), threads: read(`threads/${name}`) }
      : content;
  // So does one that has much to say of what is done, and of moments at which a cook stops to look.
  const more = ['lines', 'moments', 'acts', 'beside'].map((part) => ({
    part,
    names: readdirSync(join(folder, part)),
  }));
  const withLines = (content: unknown, name: string): unknown => {
    const whole = { ...(content as Record<string, unknown>) };
    for (const { part, names } of more)
      if (names.includes(name))
        for (const [field, added] of Object.entries(read(`${part}/${name}`) as Record<string, Listed>)) {
          const merged: Record<string, readonly string[]> = {};
          for (const some of [(whole[field] ?? {}) as Listed, added])
            for (const [on, said] of Object.entries(some))
              merged[on] = [...(merged[on] ?? []), ...(Array.isArray(said) ? said : [said as string])];
          whole[field] = merged;
        }
    return whole;
  };
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && !/^(?:reasons|plain)\.yaml$/.test(name))
    .sort()
    .map((name) => ({
      tone: name.slice(0, -5).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      content: withLines(withThreads(read(name), name), name),
    }));
  return compileTones(files, read('reasons.yaml'), read('plain.yaml'));
}
