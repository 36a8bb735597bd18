/** A food as a sentence names it. */
interface Named {
  readonly name: string;
  /** Absent = its name. */
  readonly singular?: string;
  readonly plural: boolean;
}

/**
 * Foods as a sentence lists them: one that is there for two things is named once, in the plural where any of it is:
 * "the ancho chilies", not "the ancho chilies and ancho chili".
 */
export function onceNamed<Item extends Named>(items: readonly Item[]): readonly Item[] {
  const named: Item[] = [];
  for (const item of items) {
    const at = named.findIndex((other) => singularOf(other) === singularOf(item));
    if (at < 0) named.push(item);
    else if (item.plural && !named[at]!.plural) named[at] = item;
  }
  return named;
}

const singularOf = ({ name, singular = name }: Named): string => singular;
