/** An amount beside the main one; counted things have the unit `piece` ("900 g (4-5) apples"). */
export interface LineAmount {
  readonly quantity: number;
  readonly quantityMax: number | null;
  readonly unit: string;
}

/**
 * What an ingredient line says, before anybody asks which food it is.
 * `quantity` is null where the line gives none ("salt to taste", "pinch of salt"); nothing is ever guessed here.
 */
export interface ParsedLine {
  /** The line exactly as it came. */
  readonly source: string;
  /** True for a heading such as "For the sauce:"; then only `name` is set. */
  readonly heading: boolean;
  /** What the line says about its amount: "about", "heaped", "a few", "each" (every food of the line has the amount). */
  readonly qualifier: string | null;
  readonly quantity: number | null;
  /** Upper end of a range ("2–3 cloves"), else null. */
  readonly quantityMax: number | null;
  /** Canonical unit id from `data/units.yaml` (`g`, `ml`, `cup`, `tbsp`, `piece`, `clove`, `can` …), null where there is none. */
  readonly unit: string | null;
  /** The unit as written ("Tbsp", "tins"), null where there is none. */
  readonly unitText: string | null;
  /** `small`, `medium`, `large` … */
  readonly size: string | null;
  /** Content of one container or weight or length of one piece: "1 (14-oz) can", "a 2-inch piece". */
  readonly amountEach: LineAmount | null;
  /** A second statement of the whole amount: "200 g / 7 oz", "1 cup (240 ml)". */
  readonly alternateAmount: LineAmount | null;
  /** The food's name with modifiers that change the food kept ("dried oregano", "unsalted butter"), no preparation. */
  readonly name: string;
  /** The whole food that `quantity` counts where the line takes a part of it: "juice of 2 limes" is lime juice, counted in "limes". */
  readonly countOf: string | null;
  /** Further foods that the line asks for as well: "salt and pepper" → ["pepper"]. An entry has its own amount in front or shares the line's. */
  readonly also: readonly string[];
  /** Other foods that the line allows instead: "butter or margarine" → ["margarine"]. */
  readonly alternatives: readonly string[];
  /** "finely chopped", "at room temperature". */
  readonly preparation: string | null;
  readonly comment: string | null;
  readonly optional: boolean;
  readonly toTaste: boolean;
  /** 0–1: how sure the reading is. */
  readonly confidence: number;
}
