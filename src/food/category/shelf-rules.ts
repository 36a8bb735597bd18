import type { Category } from '../vocabulary.ts';
import type { Evidence } from './evidence.ts';
import type { ItemText } from './item-text.ts';
import { phraseSet } from './phrases.ts';
import type { CategoryTable } from './words.ts';

/** Words that decide by themselves, and words that move a product. */
export interface ShelfRules {
  /** A signal word that decides by itself. */
  signalOf(item: ItemText, evidence: Evidence | null): Evidence | null;
  /** Where shelf words move the product to, or null. */
  movedBy(item: ItemText, evidence: Evidence | null): Category | null;
}

/** Builds the rules of `data/categories/shelf.yaml`. */
export function createShelfRules(words: Pick<CategoryTable, 'rules' | 'signals'>): ShelfRules {
  const rules = words.rules.map((rule) => ({
    ...rule,
    phrases: phraseSet(rule.words),
    silencers: phraseSet(rule.but),
  }));
  const signals = words.signals.map((signal) => ({
    ...signal,
    strongWords: phraseSet(signal.strong),
    weakWords: phraseSet(signal.weak),
    silencers: phraseSet(signal.but),
  }));

  /** A signal word that decides by itself. */
  function signalOf(item: ItemText, evidence: Evidence | null): Evidence | null {
    for (const { category, strongWords, weakWords, silencers } of signals) {
      if (evidence?.category === category) return null;
      if (item.parts.some((part) => silencers.find(part).length > 0)) continue;
      const strong = item.parts.some((part) => strongWords.find(part).length > 0);
      if (strong) return { category, fruit: false, confidence: evidence ? 0.8 : 0.85 };
      const faint = item.parts.some((part) => weakWords.find(part).length > 0);
      if (faint && (!evidence || evidence.confidence <= 0.5)) {
        return { category, fruit: false, confidence: 0.65 };
      }
    }
    return null;
  }

  /** Where shelf words move the product to, or null. */
  function movedBy(item: ItemText, evidence: Evidence | null): Category | null {
    for (const { phrases, silencers, all, except, moves } of rules) {
      if (!item.packed.some((part) => phrases.find(part).length > 0)) continue;
      if (item.packed.some((part) => silencers.find(part).length > 0)) continue;
      if (all !== null && !(evidence && except.includes(evidence.category))) return all;
      const to = evidence && ((evidence.fruit ? moves['fruit'] : undefined) ?? moves[evidence.category]);
      if (to) return to;
    }
    return null;
  }

  return { signalOf, movedBy };
}
