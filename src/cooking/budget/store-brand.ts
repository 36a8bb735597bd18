import { isKind } from '#food/ingredient';
import { isStoreBrand, storeBrandShare } from '#food/cost';
import type { BudgetMove } from './budget-move.ts';
import { priceOf, type BudgetScope, type PricedLine } from './scope.ts';

/** Who made it, or how, is what such a line is about. */
const chosen =
  /\b(?:brand|organic|homemade|home-made|artisan\w*|farm\w*|fresh|imported|sourdough|dop|free[- ]range|leftover|favou?rite|whatever|any)\b|[®™]/i;

/** A finer make is asked for: the plain one does in a dish, and is the first thing that a thrifty shopper changes. */
const praised =
  /\b(?:(?:very )?good(?:[- ]quality)?|(?:the )?best(?:[- ]quality)?|(?:high|top)[- ]quality|quality|premium|luxury|gourmet|san marzano|rao['’]?s|de cecco|bonne maman|maldon|philadelphia|dolmio|lindt|valrhona|green (?:&|and) black['’]?s|kerrygold|lurpak|barilla|cirio|mutti)\b/i;
const praisedLoss = 0.025;

/** Names of makers, which no other label bears. */
const makers = /^(?:kahl[uú]a|tia maria|baileys|philadelphia|nutella|oreos?|lurpak|kerrygold|karo)$/i;

/** What is lost, if anything, by the kind of thing; else as the table says. */
const losses: readonly (readonly [kinds: readonly string[], why: string])[] = [
  [
    ['pasta', 'noodle', 'rice', 'grain', 'flour', 'sugar-kind', 'starch'],
    'a plain staple, and the store brand of it costs about a fifth less',
  ],
  [
    ['canned-beans', 'tomato-product', 'canned-corn', 'stock'],
    'the store brand costs about a fifth less, and simmered with all the rest it hardly differs',
  ],
  [
    ['cheese', 'butter', 'cream', 'milk', 'yogurt-kind'],
    'the store brand costs about a fifth less; look for the same fat on the label',
  ],
  [['prosciutto', 'smoked-salmon'], 'the store brand costs about a fifth less and is cured the same way'],
  [
    ['bacon', 'cured-pork', 'sausage'],
    'the store brand costs about a fifth less; take the driest, which spits least and crisps best',
  ],
  [
    ['puff-pastry', 'pie-crust'],
    'the store brand costs about a fifth less; look for the same fat on the label',
  ],
];

/** The same thing from the store's own brand, where it comes packed. */
export function storeBrands(line: PricedLine, scope: BudgetScope): readonly BudgetMove[] {
  const { of, except, loss, why } = scope.health.brands;
  const { food } = line;
  if (!of.some((id) => isKind(food, id)) || except.some((id) => isKind(food, id))) return [];
  const grounded = scope.understood.grounded.find(({ key }) => key === line.key);
  if (grounded === undefined) return [];
  const { parsed } = grounded;
  // Of two that would do, one is no brand of the other.
  if (parsed.alternatives.length > 0 || /\bor\b/i.test(parsed.source)) return [];
  if (chosen.test(parsed.source) || isStoreBrand(parsed.source) || !parsed.source.includes(parsed.name))
    return [];
  // "Store-Brand Oat Flakes" where the list writes names large.
  // What is called by its maker's name has its own on the other label: "coffee liqueur" for "Kahlúa".
  const fine = praised.test(parsed.source);
  const made =
    makers.test(parsed.name) || praised.test(parsed.name) ? (food.plural ?? food.name) : parsed.name;
  const name = `${/^\p{Lu}\p{Ll}/u.test(made) ? 'Store-Brand' : 'store-brand'} ${made}`;
  // The caller's own price is of what the caller buys.
  const table = food.price === null ? null : (food.price.usdPerKg * line.grams) / 1000;
  if (scope.currency !== 'USD' || table === null || priceOf(scope, food, line.grams) !== table) return [];
  return [
    {
      key: line.key,
      edits: [
        {
          kind: 'swap',
          key: line.key,
          by: [{ food, name, sort: true, grams: line.grams }],
          reason: losses.find(([kinds]) => kinds.some((kind) => isKind(food, kind)))?.[1] ?? why,
        },
      ],
      saved: line.cost * (1 - storeBrandShare),
      loss: fine ? praisedLoss : loss,
      thrifty: true,
      ...(fine ? {} : { brand: true as const }),
    },
  ];
}
