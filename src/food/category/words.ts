import type { Category } from '../vocabulary.ts';

/** `head-first`: "yaourt à la fraise"; `compounds`: the end of a word names the product ("Erdbeerjoghurt"). */
export type NameOrder = 'head-first' | 'compounds';

/** A rule by which a word moves a product to another shelf ("frozen spinach", "canned tuna"). */
export interface ShelfRule {
  readonly words: readonly string[];
  /** The rule is silent where one of these stands in the name. */
  readonly but: readonly string[];
  /** Everything goes here but what stands in `except`; null where only `moves` counts. */
  readonly all: Category | null;
  readonly except: readonly Category[];
  /** From a category, or from `fruit`, to a category. */
  readonly moves: Readonly<Record<string, Category>>;
}

/** Words that decide by themselves. */
export interface ShelfSignal {
  readonly category: Category;
  readonly strong: readonly string[];
  readonly weak: readonly string[];
  /** The signal is silent where one of these stands in the name. */
  readonly but: readonly string[];
}

/** Groups of shelves that share a habit of naming; `data/categories/grammar.yaml` says which. */
export const shelfGroups = [
  'ingredients',
  'eaten',
  'staples',
  'seasoned',
  'short_names',
  'borrows_sweets',
] as const;
export type ShelfGroup = (typeof shelfGroups)[number];

/** How the words of a name stand to each other. */
export interface NameGrammar {
  /** Words behind which something is only added, or a flavour follows. */
  readonly joiners: readonly string[];
  /** "Of" in languages that name the product first. */
  readonly genitives: readonly string[];
  /** Weak words that name the product where they stand last behind flavours. */
  readonly endings: readonly string[];
  /** Words that end the names of mixtures of spices. */
  readonly blends: readonly string[];
  /** Ends of words that name nothing of the kind. */
  readonly accidentalEnds: readonly string[];
  readonly shelves: Readonly<Record<ShelfGroup, readonly Category[]>>;
}

/** The tables of `data/categories`, as read: phrases as written, not yet reduced to keys. */
export interface CategoryWords {
  readonly terms: readonly {
    readonly category: Category;
    readonly fruit: boolean;
    /** How the language of the words builds names; null for English. */
    readonly order: NameOrder | null;
    readonly words: readonly string[];
  }[];
  /** Brands by the product that they stand for; null for brands that make many things. */
  readonly brands: readonly { readonly product: string | null; readonly names: readonly string[] }[];
  readonly abbreviations: Readonly<Record<string, string>>;
  readonly packs: readonly string[];
  readonly units: readonly string[];
  readonly praise: readonly string[];
  readonly rules: readonly ShelfRule[];
  readonly signals: readonly ShelfSignal[];
  readonly weak: readonly string[];
  readonly flavours: readonly string[];
  readonly savoury: readonly string[];
  /** Names of products that no other product takes in, though their category is one of flavours. */
  readonly never: readonly string[];
  /** Flavours of products that are themselves flavours of others ("yogurt vanilla"). */
  readonly faint: readonly string[];
  /** Which flavours and ingredients a product of a category takes in ("yogurt strawberry"). */
  readonly absorbs: Readonly<Partial<Record<Category, readonly string[]>>>;
  readonly storage: Readonly<Partial<Record<Category, 'pantry' | 'fridge' | 'freezer'>>>;
  readonly grammar: NameGrammar;
}

/** What is special about the phrases of `ShelfPhrases`; see the lists of the same names. */
export type TermMark = 'weak' | 'flavour' | 'savoury' | 'never' | 'faint' | 'blend';

/** Phrases of one shelf that behave alike, as keys with spaces between them. */
export interface ShelfPhrases {
  readonly category: Category;
  readonly fruit: boolean;
  readonly order: NameOrder | null;
  readonly marks: readonly TermMark[];
  readonly phrases: readonly string[];
}

/** The tables as the service reads them: products and brands reduced to keys. */
export interface CategoryTable extends Omit<
  CategoryWords,
  'terms' | 'brands' | 'weak' | 'flavours' | 'savoury' | 'never' | 'faint'
> {
  readonly terms: readonly ShelfPhrases[];
  /** Words of languages that write compounds: the ends by which they are heard, and the term that they stand for. */
  readonly compoundEnds: readonly {
    readonly category: Category;
    readonly term: string;
    readonly ends: readonly string[];
  }[];
  readonly brands: readonly { readonly product: string | null; readonly names: readonly string[] }[];
}
