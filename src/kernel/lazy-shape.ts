/** What is known of an object at once, and what only some of its readers look at. */
type Shaped<Known, Makers> = Known & {
  readonly [Name in keyof Makers]: Makers[Name] extends () => infer Part ? Part : never;
};

/**
 * Makes objects some of whose parts are computed when somebody looks at them; whether they are then kept is the
 * makers' affair. The getters stand on a prototype, once for all objects: a literal with getters gets a hidden class of
 * its own each time, which holds all that they can reach until the whole heap is collected.
 */
export function lazyShape<Name extends string>(
  ...names: readonly Name[]
): <Known extends object, Makers extends Readonly<Record<Name, () => unknown>>>(
  known: Known,
  makers: Makers,
) => Shaped<Known, Makers> {
  class Shape {
    readonly #makers: Readonly<Record<Name, () => unknown>>;

    constructor(known: object, makers: Readonly<Record<Name, () => unknown>>) {
      this.#makers = makers;
      Object.assign(this, known);
    }

    static part(shape: Shape, name: Name): unknown {
      return shape.#makers[name]();
    }
  }
  for (const name of names)
    Object.defineProperty(Shape.prototype, name, {
      enumerable: true,
      get(this: Shape) {
        return Shape.part(this, name);
      },
    });
  return <Known extends object, Makers extends Readonly<Record<Name, () => unknown>>>(
    known: Known,
    makers: Makers,
  ) => new Shape(known, makers) as unknown as Shaped<Known, Makers>;
}
