/** Looks names up. The service's own look-ups go past the thread pool, which a slow name server could fill. */
import { lookup, Resolver } from 'node:dns/promises';
import pLimit from 'p-limit';

/** Names to addresses and texts; tests hand in one that lies. */
export interface NameResolver {
  /** All addresses of a name; empty where it has none. Rejects when nobody answers. */
  addresses(name: string): Promise<readonly string[]>;
  /** All TXT records of a name, each put together from its parts. */
  texts(name: string): Promise<readonly string[]>;
}

/** After this the machine's own resolver is asked, which knows its hosts file and search domains. */
const nameServerTimeoutMs = 2_000;
/** The machine's resolver blocks a thread of four for as long as it takes. */
const viaMachine = pLimit(2);

const isAbsent = (error: unknown): boolean =>
  ['ENOTFOUND', 'ENODATA'].includes((error as { code?: string }).code ?? '');

const orNone = (records: Promise<string[]>): Promise<readonly string[]> =>
  records.catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });

const askMachine = (name: string): Promise<readonly string[]> =>
  viaMachine(async () => {
    try {
      return (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);
    } catch (error) {
      if (isAbsent(error)) return [];
      throw error;
    }
  });

/** A family that does not work here must not take up the time of all of it. */
const byTurns = (four: readonly string[], six: readonly string[]): readonly string[] =>
  Array.from({ length: Math.max(four.length, six.length) }, (_, n) =>
    [four[n], six[n]].filter((address) => address !== undefined),
  ).flat();

const isLocal = (name: string): boolean => !name.includes('.') || name.endsWith('.localhost');

/** The resolver of the machine. */
export function systemResolver(): NameResolver {
  const servers = (): Resolver => new Resolver({ timeout: nameServerTimeoutMs, tries: 1 });
  return {
    addresses: async (name) => {
      if (isLocal(name)) return askMachine(name);
      const resolver = servers();
      const families = [orNone(resolver.resolve4(name)), orNone(resolver.resolve6(name))] as const;
      const found = await Promise.all(families).then(
        ([four, six]) => byTurns(four, six),
        () => [],
      );
      return found.length > 0 ? found : askMachine(name);
    },
    texts: async (name) =>
      orNone(
        servers()
          .resolveTxt(name)
          .then((records) => records.map((parts) => parts.join(''))),
      ),
  };
}
