import type { Food } from '#food/model';
import { joinList } from '../text/grammar.ts';
import { shortNames } from '../text/naming.ts';

/** What makers add to packets and no table of foods can show, and what packets call it. */
interface Additive {
  readonly asked: RegExp;
  readonly of: RegExp;
  readonly called: string;
}

const additives: readonly Additive[] = [
  {
    asked: /\bmsg\b|glutamate|\be ?621\b/i,
    of: /doubanjiang|black-beans?-sauce|^fermented-black-beans|oyster-sauce|hoisin|soy-sauce|fish-sauce|stock(?!fish)|broth|bouillon|gravy|seasoning|curry-paste|chili-crisp|kimchi|gochujang|ramen|instant|ranch|soup|sausage|tortilla-chips/,
    called: 'MSG, which they may also call monosodium glutamate or E621',
  },
  {
    asked: /\badditives?\b|preservatives?|artificial|e[- ]?numbers/i,
    of: /sauce|stock(?!fish)|broth|bouillon|gravy|seasoning|paste|sausage|ham$|bacon|bread|tortilla|wrap|bun|mayonnaise|ketchup|dressing|jam|plant-based|vegan-|-milk$|crackers?/,
    called: 'additives',
  },
  {
    asked: /colou?rings?|\bdyes?\b/i,
    of: /candy|sprinkles|cherries|custard-powder|jelly|gelatin-|sauce|pickle|cheddar|margarine|cake-mix/,
    called: 'colorings',
  },
  {
    asked: /\bnitrites?\b|\bnitrates?\b/i,
    of: /bacon|ham$|sausage|salami|pepperoni|prosciutto|chorizo|frankfurter|pancetta/,
    called: 'nitrites',
  },
];

const most = 4;

/** Which packets are read for an additive that somebody leaves out; null where nobody does, or nothing holds it. */
export function additiveNote(foods: readonly Food[], exclusions: readonly string[]): string | null {
  const names = shortNames(foods);
  const said = additives.flatMap(({ asked, of, called }) => {
    if (!exclusions.some((label) => asked.test(label))) return [];
    const read = [
      ...new Set(
        foods
          .filter(({ id }) => of.test(id))
          .map(({ id }) => names.get(id)!.plural ?? names.get(id)!.singular),
      ),
    ].slice(0, most);
    if (read.length === 0) return [];
    return `Read the ${read.length === 1 ? 'label' : 'labels'} of the ${joinList(read)} for ${called}.`;
  });
  return said.length === 0 ? null : said.join(' ');
}
