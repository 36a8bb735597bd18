import type { Allergen, Category, CookingMethod, Diet, Jurisdiction, Nutrient, Trait } from './vocabulary.ts';

/** Which foods a rule speaks of: any of the kinds or traits, and (where given) any of the categories. */
export interface FoodSelector {
  readonly kinds?: readonly string[];
  readonly traits?: readonly Trait[];
  readonly categories?: readonly Category[];
}

/** A row of the retention table that holds from some minute of cooking on. */
export interface RetentionStep {
  readonly fromMinutes: number;
  readonly drained: string;
  readonly liquid: string;
}

/** Foods that share retention factors, and the row for each way of cooking. */
export interface RetentionClass extends FoodSelector {
  readonly id: string;
  /** Only foods with at least this much fat (g per 100 g). */
  readonly fatAtLeast?: number;
  readonly methods: Readonly<Partial<Record<CookingMethod, readonly RetentionStep[]>>>;
}

/** Shares of nutrients kept through cooking. Source: USDA Table of Nutrient Retention Factors, Release 6. */
export interface RetentionTable {
  readonly nutrients: readonly Nutrient[];
  readonly classes: readonly RetentionClass[];
  /** Percent kept, in the order of `nutrients`, by the table's own code. */
  readonly rows: Readonly<Record<string, { readonly name: string; readonly keep: readonly number[] }>>;
}

/** What the law of one place makes a seller declare. */
export interface JurisdictionRule {
  readonly id: Jurisdiction;
  readonly name: string;
  readonly law: string;
  readonly source: string;
  /** Allergens that must be declared there. */
  readonly declared: readonly Allergen[];
  /** Nuts that the place's own list of tree nuts leaves out; every other one must be declared. */
  readonly undeclaredNuts: readonly string[];
  /** Foods freed from declaration of an allergen (fully refined oils, distillates). */
  readonly exempt: readonly { readonly food: string; readonly allergen: Allergen; readonly why: string }[];
}

/** How a hard diet treats some foods. */
export interface DietRule extends FoodSelector {
  readonly allergens?: readonly Allergen[];
  /** Of foods that contain one of the allergens, those of which none of these traits says more. Only for `depends`. */
  readonly unlessTraits?: readonly Trait[];
  readonly why: string;
}

/** A diet that is judged on ingredients. */
export interface IngredientDiet {
  readonly diet: Diet;
  readonly basis: 'ingredients';
  /** Diets whose rules are part of this one's: whoever meets this diet meets them. */
  readonly includes: readonly Diet[];
  /** Whether a blend of spices whose composition is open is taken to be nothing but spices. */
  readonly trustsSeasonings: boolean;
  readonly forbid: readonly DietRule[];
  /** Exceptions that win over this diet's own `forbid`, never over those of the diets it includes. */
  readonly allow: FoodSelector;
  /** Foods that make the verdict `unverifiable`: it depends on the brand, the source or a certificate. */
  readonly depends: readonly DietRule[];
  /** Foods that some who keep the diet avoid: said in the evidence, not judged. */
  readonly note: readonly DietRule[];
  /** Kinds of food that may not meet in one dish. */
  readonly apart: readonly { readonly one: DietRule; readonly other: DietRule; readonly why: string }[];
  /** Foods that break the diet unless they are cooked. */
  readonly raw: readonly DietRule[];
  /** Foods sold cooked or treated so that `raw` does not speak of them. */
  readonly cookedAlready: FoodSelector;
  /** Grams per serving up to which a forbidden food is within the diet. */
  readonly limits: readonly { readonly food: string; readonly grams: number; readonly source: string }[];
}

/** One measured condition of a diet. */
export interface Threshold {
  readonly measure:
    | Nutrient
    | 'net_carbohydrate_g'
    | 'added_sugars_g'
    | 'protein_energy_percent'
    | 'fat_energy_percent'
    | 'saturated_fat_energy_percent';
  readonly per: 'serving' | '100g' | 'energy';
  readonly min?: number;
  readonly max?: number;
  /** `meal`: only for a serving of at least the meal size; `food`: only below it. */
  readonly when?: 'meal' | 'food';
  readonly source: string;
}

/** One thing that a pattern of eating asks for, worth points. */
export interface PatternItem {
  readonly id: string;
  readonly points: number;
  readonly text: string;
  /** Grams per serving of such foods. */
  readonly foods?: FoodSelector & { readonly except?: FoodSelector };
  readonly minGrams?: number;
  readonly maxGrams?: number;
  readonly threshold?: Threshold;
  readonly source: string;
}

/** A diet that is judged on numbers. */
export interface MeasuredDiet {
  readonly diet: Diet;
  readonly basis: 'measured';
  readonly includes: readonly Diet[];
  readonly thresholds: readonly Threshold[];
  /** For patterns: points to reach. */
  readonly pattern: readonly PatternItem[];
  readonly points: number | null;
}

/** Figures that claims and daily values rest on. */
export interface ThresholdTable {
  /** A serving of at least this many grams is judged as a meal. Source: 21 CFR 101.13(m). */
  readonly mealGrams: number;
  /** Source: FDA 2016, 21 CFR 101.9(c). */
  readonly dailyValues: Readonly<Partial<Record<Nutrient, number>>>;
}

/** Words that betray an allergen, or meat, alcohol and the like, in a name that the tables do not know. */
export interface AllergenWords {
  readonly words: readonly {
    readonly words: readonly string[];
    readonly allergens?: readonly Allergen[];
    readonly traits?: readonly Trait[];
  }[];
  /** Words and phrases that look like an allergen and are none ("nutmeg", "cream of tartar"). */
  readonly harmless: readonly string[];
  /** Phrases of which only the last word is a look-alike: almond milk holds no milk, but almonds. */
  readonly harmlessHead: readonly string[];
  /** Modifiers that bring in things of their own ("breaded", "pickled"): the food found does not answer for them. */
  readonly opening: readonly string[];
  readonly markers: readonly FreeFromMarker[];
}

/** A word on the line that says what is not in the food ("gluten-free", "vegan"). */
export interface FreeFromMarker {
  readonly words: readonly string[];
  readonly denies: readonly Allergen[];
  readonly deniesTraits: readonly Trait[];
  /** False where the word is loosely used: the claim is then lowered to `may_contain`. */
  readonly firm: boolean;
  /** Allergens that the products so named often bring in instead. */
  readonly bringsIn: readonly Allergen[];
}

/** A plant or animal, and the foods that come from it without their kind or their parts saying so. */
export interface SourceWords {
  /** Node of the food tree. */
  readonly head: string;
  /** Phrases that name it inside another food's name. */
  readonly words: readonly string[];
  /** Kinds made from it whose names do not say so. */
  readonly also: readonly string[];
  /** Kinds that may hold it. */
  readonly may: readonly string[];
  /** Kinds whose names only sound like it. */
  readonly not: readonly string[];
}

/** Everything that judging needs beside the foods; compiled from `data/`. */
export interface FactTables {
  readonly retention: RetentionTable;
  readonly jurisdictions: readonly JurisdictionRule[];
  readonly diets: readonly (IngredientDiet | MeasuredDiet)[];
  readonly thresholds: ThresholdTable;
  readonly allergenWords: AllergenWords;
  readonly sources: readonly SourceWords[];
}

/** Judgement on one diet or wish. */
export interface Verdict {
  readonly status: 'met' | 'violated' | 'unverifiable';
  readonly evidence: readonly string[];
}
