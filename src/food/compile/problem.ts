/** Something wrong with the food tables, said so that its author can mend it. */
export interface Problem {
  /** The readable file, `data/foods/grains.yaml`. */
  readonly file: string;
  /** The food, or the source id of a figure; null where it concerns the file. */
  readonly id: string | null;
  /** The rule's name, as data/foods/README.md lists it. */
  readonly rule: string;
  /** What is wrong and what to do. */
  readonly message: string;
}

/** One line for people. */
export function formatProblem(problem: Problem): string {
  return `${problem.file}: ${problem.id ?? '(file)'}: ${problem.rule}: ${problem.message}`;
}
