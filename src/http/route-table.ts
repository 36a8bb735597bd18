/** Which methods a path has, for 405, OPTIONS and Allow. */

interface Entry {
  readonly segments: readonly string[];
  readonly methods: Set<string>;
}

const split = (path: string): string[] => path.replace(/\/$/, '').split('/').slice(1);
const isParameter = (segment: string): boolean => segment.startsWith('{');

export class RouteTable {
  private readonly entries = new Map<string, Entry>();

  /** `path` with parameters as `{name}`. */
  add(method: string, path: string): void {
    const entry = this.entries.get(path) ?? { segments: split(path), methods: new Set<string>() };
    entry.methods.add(method);
    if (method === 'GET') entry.methods.add('HEAD');
    entry.methods.add('OPTIONS');
    this.entries.set(path, entry);
  }

  /** Methods of a path without its query; empty where there is no such path. */
  methodsOf(path: string): readonly string[] {
    const given = split(path);
    const found = new Set<string>();
    for (const { segments, methods } of this.entries.values()) {
      if (segments.length !== given.length) continue;
      if (!segments.every((segment, i) => (isParameter(segment) ? given[i] !== '' : segment === given[i])))
        continue;
      for (const method of methods) found.add(method);
    }
    return [...found].sort();
  }
}
