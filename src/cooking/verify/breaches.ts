import { allergenClaims, judgeAllergens } from '#food/allergens';
import { judgeDiets } from '#food/diets';
import { judgeExclusion } from '#food/exclusions';
import type { Ingredient } from '#food/ingredient';
import type { Verdict } from '#food/fact-tables';
import { isPluralName } from '../text/naming.ts';
import { leftToCertificate } from './denials.ts';
import type { Asks, JudgeTables } from './judge.ts';

/** What one ingredient breaks of what is asked. */
export interface Breach {
  /** `vegan`, `no milk`. */
  readonly constraint: string;
  /** A clause after the ingredient's name: "is not vegan (egg)". */
  readonly text: string;
  /** False where it depends on the product. */
  readonly sure: boolean;
}

/**
 * Judges single ingredients, their words included ("vegan butter"), by what is asked of the whole. What cannot be
 * cleared of an allergen counts as breaking it; what only a certificate could show does not. Amounts are those of the
 * whole recipe, for `servings`.
 */
export function createBreaches(
  tables: JudgeTables,
  asked: Pick<Asks, 'diets' | 'allergens' | 'exclusions' | 'jurisdiction'>,
  servings: number,
): (item: Ingredient) => Breach | null {
  const { facts, foods } = tables;
  const open = ({ status }: Verdict): boolean => status !== 'met';
  return (item) => {
    const claims = allergenClaims([item], { tables: facts, foods, jurisdiction: asked.jurisdiction });
    for (const allergen of asked.allergens) {
      const verdict = judgeAllergens(claims, [allergen]);
      if (open(verdict)) {
        const sure = verdict.status === 'violated';
        const verb = many(item) ? (sure ? 'contain' : 'may contain') : sure ? 'contains' : 'may contain';
        return { constraint: `no ${allergen}`, text: `${verb} ${allergen.replace('-', ' ')}`, sure };
      }
    }
    for (const verdict of judgeDiets([item], {
      tables: facts,
      claims,
      nutrition: null,
      servings,
      asked: asked.diets,
    })) {
      const { diet, status } = verdict;
      if (!asked.diets.includes(diet) || status === 'met') continue;
      if (status === 'unverifiable' && leftToCertificate(diet, item.food)) continue;
      return breach(diet, verdict, item, diet);
    }
    for (const { label, node, allergy } of asked.exclusions) {
      const verdict = judgeExclusion([item], [node], { foods, sources: facts.sources }, { allergy });
      if (verdict.status === 'violated' || (allergy && open(verdict)))
        return {
          constraint: `no ${label}`,
          text: `${many(item) ? 'are' : 'is'} to be left out (no ${label})`,
          sure: verdict.status === 'violated',
        };
    }
    return null;
  };
}

/** Spoken of as many: "eggs are". */
const many = ({ name }: Ingredient): boolean => isPluralName(name) && !/leaves of$/i.test(name);

function breach(constraint: string, verdict: Verdict, item: Ingredient, word: string): Breach {
  const sure = verdict.status === 'violated';
  const [first = ''] = verdict.evidence;
  const said = first
    .replace(new RegExp(`^${item.name.replace(/[^\p{L}\p{N} -]/gu, '.')}\\s*(?::|→)\\s*`, 'iu'), '')
    .replace(/^[^:→]*(?::|→)\s*/, '')
    .replace(/\s*\((?:depends on the product|own)\)/, '');
  return {
    constraint,
    text: `${sure ? (many(item) ? 'are not' : 'is not') : 'may not be'} ${word}${said === '' ? '' : ` (${said})`}`,
    sure,
  };
}
