/**
 * What an ingredient line says, before anybody asks which food it is.
 * `quantity` is null where the line gives none ("salt to taste"); nothing is ever guessed here.
 */
export interface ParsedLine {
  /** The line exactly as it came. */
  readonly source: string;
  /** True for a heading such as "For the sauce:"; then only `name` is set. */
  readonly heading: boolean;
  readonly quantity: number | null;
  /** Upper end of a range ("2–3 cloves"), else null. */
  readonly quantityMax: number | null;
  /** Canonical unit id from `data/units.yaml` (`g`, `ml`, `cup`, `tbsp`, `piece`, `clove`, `can` …), null where there is none. */
  readonly unit: string | null;
  /** The unit as written ("Tbsp.", "tins"), null where there is none. */
  readonly unitText: string | null;
  /** `small`, `medium`, `large` … */
  readonly size: string | null;
  /** Content of one container or a second statement of the same amount: "1 (14-oz) can", "200 g / 7 oz". */
  readonly amountEach: {
    readonly quantity: number;
    readonly quantityMax: number | null;
    readonly unit: string;
  } | null;
  readonly alternateAmount: {
    readonly quantity: number;
    readonly quantityMax: number | null;
    readonly unit: string;
  } | null;
  /** The food's name with modifiers that change the food kept ("dried oregano", "unsalted butter"), no preparation. */
  readonly name: string;
  /** Other foods that the line allows: "butter or margarine" → ["margarine"]. */
  readonly alternatives: readonly string[];
  /** "finely chopped", "at room temperature". */
  readonly preparation: string | null;
  readonly comment: string | null;
  readonly optional: boolean;
  readonly toTaste: boolean;
  /** 0–1: how sure the reading is. */
  readonly confidence: number;
}
