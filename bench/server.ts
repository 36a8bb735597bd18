/** The values that pass between the benchmark and the servers it measures. */

/** One request that the load repeats, and the size that its answer has. */
export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What a server under measurement offers to the process that runs it. */
export interface RunningServer {
  readonly port: number;
  /** The load goes through these in turn. */
  readonly shots: readonly Shot[];
  /** The same work without HTTP, once per call, where there is such work. */
  readonly alone?: (index: number) => unknown;
  close(): Promise<void>;
}

/** What a server is started with. */
export interface ServerOptions {
  /** Bytes of the answer, for those that only imitate one. */
  readonly answerBytes: number;
  readonly requestBody: string;
}

export type StartServer = (options: ServerOptions) => Promise<RunningServer>;

/** A transform request of ordinary size, about 0.8 kB: what an application sends. */
export const ordinaryRequest = JSON.stringify({
  recipe: {
    title: 'Weeknight chicken and rice',
    ingredients: [
      '600 g chicken thighs, boneless',
      '300 g basmati rice',
      '1 large onion, finely chopped',
      '3 cloves garlic, minced',
      '2 carrots, diced',
      '1 red pepper, sliced',
      '2 tbsp olive oil',
      '1 tsp ground cumin',
      '1 tsp smoked paprika',
      '750 ml chicken stock',
      '150 g frozen peas',
      'salt and pepper',
    ],
    instructions: [
      'Heat the oil in a wide pan and brown the chicken for 6 minutes on each side; take it out.',
      'Soften the onion, carrots and pepper in the same pan for 8 minutes.',
      'Add the garlic and the spices and stir for 1 minute.',
      'Stir in the rice, pour in the stock and put the chicken on top.',
      'Cover and simmer for 18 minutes, scatter the peas over it for the last 3.',
      'Rest for 5 minutes with the lid on.',
    ],
    servings: 4,
  },
  health_focus: 'lowSodium',
});
