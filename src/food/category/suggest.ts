import type { Catalogue } from '../catalogue.ts';
import type { Food } from '../model.ts';
import { categories, type Category } from '../vocabulary.ts';
import { createCorrectionBook, type Corrections } from './corrections.ts';
import { createEvidenceReader, type Scores } from './evidence.ts';
import { createHeadFinder } from './heads.ts';
import { createItemReader, type ItemText } from './item-text.ts';
import { createShelfLexicon } from './lexicon.ts';
import { createShelfRules } from './shelf-rules.ts';
import { createSlipMender } from './slips.ts';
import type { CategoryTable } from './words.ts';

/** Where an item belongs. */
export interface CategorySuggestion {
  readonly category: Category;
  /** 0–1. `other` always comes with little. */
  readonly confidence: number;
  /** Other shelves that the words allow, best first. */
  readonly alternatives: readonly { readonly category: Category; readonly confidence: number }[];
  /** The food of the tables that the item is, or null. */
  readonly food: Food | null;
  readonly storage: 'pantry' | 'fridge' | 'freezer' | null;
  /** Days it keeps there unopened; null where no source says. */
  readonly shelfLifeDays: number | null;
}

/** Suggests categories for pantry items. */
export interface CategorySuggester {
  /** The category of an item as typed ("Barilla Penne 500g"). Unknown is `other`; never throws. */
  suggest(text: string, corrections?: Corrections): CategorySuggestion;
  /** Turns corrections into what `suggest` takes; a later one replaces an earlier one. */
  learnCorrections(list: Iterable<{ readonly name: string; readonly category: Category }>): Corrections;
}

/** Builds the suggester over the tables of `data/categories` and the catalogue of foods. */
export function createCategorySuggester(catalogue: Catalogue, words: CategoryTable): CategorySuggester {
  const lexicon = createShelfLexicon(words);
  const { terms, brands } = lexicon;
  const read = createItemReader(words, (keys, place) =>
    Math.max(terms.at(keys, place)?.length ?? 0, brands.at(keys, place)?.length ?? 0),
  );
  const heads = createHeadFinder(lexicon, words.absorbs);
  const { evidenceOf, brandsIn } = createEvidenceReader(lexicon, heads);
  const { signalOf, movedBy } = createShelfRules(words);
  const { respelt, mendedPhrases } = createSlipMender(lexicon);
  const { correctionFor, learnCorrections } = createCorrectionBook(lexicon, read);

  /** True where the whole item is written in the tables; they win over the table of foods. */
  function isTerm(item: ItemText): boolean {
    const [part] = item.parts;
    return item.parts.length === 1 && part !== undefined && terms.at(part, 0)?.length === part.length;
  }

  /** The food that the item is; `whole` where the name says just that food and nothing more. */
  function foodOf(item: ItemText): { food: Food; confidence: number; whole: boolean } | null {
    const branded = item.parts.some((part) => brandsIn(part).some((brand) => brand.value !== null));
    const plain = item.parts
      .map((part) => {
        const named = brandsIn(part)[0];
        return named?.at === 0 && named.length < part.length ? part.slice(named.length) : part;
      })
      .map((part) => part.map((key) => key.replaceAll('_', ' ')).join(' '));
    const match = catalogue.match(plain.join(', '));
    if (!match.food || match.food.abstract || match.food.category === 'other') return null;
    const how = match.candidates[0]?.how;
    const whole = !branded && match.modifiers.length === 0 && how !== 'typo' && match.confidence >= 0.95;
    return { food: match.food, confidence: match.confidence, whole };
  }

  function suggest(text: string, corrections?: Corrections): CategorySuggestion {
    let item = read(text);
    if (item.keys.length === 0) return unknown;
    const learned = corrections && correctionFor(item, corrections);
    const scores: Scores = new Map();
    const found = foodOf(item);
    let factor = 1;
    const mendedItem = mendedPhrases(item);
    if (mendedItem !== item) factor = 0.9;
    item = mendedItem;
    let evidence = evidenceOf(item, scores);
    if (found?.whole && found.food.category !== 'other' && !isTerm(item) && !(evidence?.explained ?? false)) {
      evidence = { category: found.food.category, fruit: isFruit(found.food), confidence: 0.95 };
    }
    if (!evidence && found) {
      evidence = {
        category: found.food.category,
        fruit: isFruit(found.food),
        confidence: found.confidence * 0.95,
      };
    }
    if (!evidence) {
      const mended = respelt(item);
      if (mended) {
        item = mended;
        evidence = evidenceOf(item, scores);
        factor = 0.75;
      }
    }
    if (found && found.food.category !== 'other') {
      scores.set(
        found.food.category,
        Math.max(scores.get(found.food.category) ?? 0, found.whole ? 0.6 : 0.3),
      );
    }
    const signal = isTerm(item) ? null : signalOf(item, evidence);
    const before = signal ?? evidence;
    const moved = movedBy(item, before);
    if (before) scores.set(before.category, Math.max(0.3, Math.min(0.5, before.confidence)));
    const category = learned ?? moved ?? before?.category ?? 'other';
    const confidence = learned
      ? 0.99
      : moved
        ? Math.max(0.8, before?.confidence ?? 0) * factor
        : before
          ? before.confidence * factor
          : 0.1;
    return conclude(category, confidence, scores, found, moved !== null);
  }

  function conclude(
    category: Category,
    confidence: number,
    scores: Scores,
    found: { food: Food; whole: boolean } | null,
    moved: boolean,
  ): CategorySuggestion {
    const alternatives = [...scores]
      .filter(([other, score]) => other !== category && score >= 0.1)
      .sort((a, b) => b[1] - a[1] || categories.indexOf(a[0]) - categories.indexOf(b[0]))
      .slice(0, 4)
      .map(([other, score]) => ({ category: other, confidence: round(Math.min(score, confidence * 0.9)) }));
    // A food that stands on another shelf is not this item: no facts are borrowed from it.
    const sameShelf = found !== null && (found.food.category === category || moved);
    const food = sameShelf ? found.food : null;
    const storage = storageOf(category, food, moved);
    return { category, confidence: round(confidence), alternatives, food, ...storage };
  }

  function storageOf(
    category: Category,
    food: Food | null,
    moved: boolean,
  ): Pick<CategorySuggestion, 'storage' | 'shelfLifeDays'> {
    const fact = food?.storage ?? null;
    const usual = words.storage[category] ?? null;
    const place = moved || !fact ? usual : fact.best;
    if (!fact || !place || (moved && place !== 'freezer')) return { storage: place, shelfLifeDays: null };
    const days = { pantry: fact.pantryDays, fridge: fact.fridgeDays, freezer: fact.freezerDays }[place];
    return { storage: place, shelfLifeDays: days };
  }

  return { suggest, learnCorrections };
}

function isFruit(food: Food): boolean {
  return food.id === 'fruit' || food.ancestors.includes('fruit');
}

const unknown: CategorySuggestion = {
  category: 'other',
  confidence: 0,
  alternatives: [],
  food: null,
  storage: null,
  shelfLifeDays: null,
};

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
