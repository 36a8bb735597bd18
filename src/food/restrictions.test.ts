import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, understandRestriction, type Restriction } from './restrictions.ts';
import { allergens, diets } from './vocabulary.ts';

const nodes: Record<string, string[]> = {
  cilantro: ['cilantro'],
  'ground coriander': ['ground-coriander'],
  'coriander seeds': ['coriander-seeds'],
  mushroom: ['mushroom'],
  mushrooms: ['mushroom'],
  onion: ['onion'],
  onions: ['onion'],
  pork: ['pork'],
  beef: ['beef'],
  banana: ['banana'],
  kiwi: ['kiwi'],
  tomatoes: ['tomato'],
  'bell peppers': ['bell-pepper'],
  'mac and cheese': ['mac-and-cheese'],
  garlic: ['garlic'],
  sugar: ['sugar'],
  strawberries: ['strawberry'],
  almonds: ['almond'],
  almond: ['almond'],
  'onion or garlic': ['onion'],
};
const matchFood = (name: string): readonly string[] => nodes[name] ?? [];
const brief = (text: string): string => {
  const result = understandRestriction(text, { matchFood });
  if (!result.ok) return `? ${result.error.suggestions.join(' ')}`.trim();
  return result.value.map((r: Restriction) => `${r.kind} ${r.ids.join('+')}`).join(', ');
};

describe('as people write it', () => {
  test.each([
    ['vegan', 'diet vegan'],
    ['Vegan', 'diet vegan'],
    ['  VEGAN diet ', 'diet vegan'],
    ['Gluten Free', 'diet gluten-free'],
    ['gluten_free', 'diet gluten-free'],
    ['glutenFree', 'diet gluten-free'],
    ['GLUTENFREE', 'diet gluten-free'],
    ['no gluten', 'diet gluten-free'],
    ['gluten intolerant', 'diet gluten-free'],
    ['coeliac', 'diet gluten-free'],
    ['celiac', 'diet gluten-free'],
    ['celiac disease', 'diet gluten-free'],
    ['I am coeliac', 'diet gluten-free'],
    ['keto-friendly', 'diet keto'],
    ['plant based', 'diet vegan'],
    ['plant-based diet', 'diet vegan'],
    ['halal', 'diet halal'],
    ['low salt', 'diet low-sodium'],
    ['low-sodium', 'diet low-sodium'],
    ['nut free', 'diet nut-free'],
    ['no nuts', 'diet nut-free'],
    ['no red meat', 'diet red-meat-free'],
    ["I don't eat pork", 'diet pork-free'],
    ['I don’t eat meat', 'diet vegetarian'],
    ['meat-free', 'diet vegetarian'],
    ['pescetarian', 'diet pescatarian'],
    ['pescatrian', 'diet pescatarian'],
    ['vegeterian', 'diet vegetarian'],
    ['vegitarian', 'diet vegetarian'],
    ['dairy-free', 'diet dairy-free'],
    ['dairyfree', 'diet dairy-free'],
    ['no dairy', 'diet dairy-free'],
    ['lactose intolerant', 'diet lactose-free'],
    ['lactose-free', 'diet lactose-free'],
    ['diabetic', 'diet diabetic-friendly'],
    ['pregnant', 'diet pregnancy-safe'],
    ['FODMAP', 'diet low-fodmap'],
    ['low carb', 'diet low-carb'],
    ['whole 30', 'diet whole30'],
    ['high fibre', 'diet high-fiber'],
    ['sugar-free', 'diet low-sugar'],
    ['no shellfish', 'allergen crustacean+mollusc'],
    ['shellfish', 'allergen crustacean+mollusc'],
    ['peanut', 'allergen peanut'],
    ['peanuts', 'allergen peanut'],
    ['peanut allergy', 'allergen peanut'],
    ['severe peanut allergy', 'allergen peanut'],
    ['peanut-free', 'allergen peanut'],
    ['allergic to nuts', 'allergen tree-nut+peanut'],
    ["I'm allergic to nuts", 'allergen tree-nut+peanut'],
    ['nut allergy', 'allergen tree-nut+peanut'],
    ['tree nuts', 'allergen tree-nut'],
    ['tree-nut', 'allergen tree-nut'],
    ['treeNut', 'allergen tree-nut'],
    ['milk', 'allergen milk'],
    ['milk allergy', 'allergen milk'],
    ['dairy', 'allergen milk'],
    ['dairy allergy', 'allergen milk'],
    ['egg allergy', 'allergen egg'],
    ['no fish', 'allergen fish'],
    ['seafood', 'allergen fish+crustacean+mollusc'],
    ['sesame seeds', 'allergen sesame'],
    ['soya', 'allergen soy'],
    ['soy allergy', 'allergen soy'],
    ['sulfites', 'allergen sulphite'],
    ['mollusks', 'allergen mollusc'],
    ['no celery', 'allergen celery'],
    ['wheat-free', 'allergen wheat'],
    ['without cilantro', 'food cilantro'],
    ['no coriander please', 'food cilantro+ground-coriander+coriander-seeds'],
    ['mushrooms', 'food mushroom'],
    ['mushroom-free', 'food mushroom'],
    ['banana allergy', 'food banana'],
    ['allergic to kiwi', 'food kiwi'],
    ['hates bell peppers', 'food bell-pepper'],
    ['no onions', 'food onion'],
    ['no mac and cheese', 'food mac-and-cheese'],
    ['almond allergy', 'allergen tree-nut'],
    ['allergic to shrimp', 'allergen crustacean'],
    ['no almonds', 'food almond'],
    ['no walnuts', 'allergen tree-nut'],
    ['almond', 'allergen tree-nut'],
  ])('%s → %s', (text, expected) => expect(brief(text)).toBe(expected));

  test.each([
    ['vegan and gluten free', 'diet vegan, diet gluten-free'],
    ['vegan, no nuts', 'diet vegan, diet nut-free'],
    ['no onion or garlic', 'food onion, food garlic'],
    ['no nuts, no dairy', 'diet nut-free, diet dairy-free'],
    ['no nuts or dairy', 'diet nut-free, diet dairy-free'],
    ['allergic to peanuts and shellfish', 'allergen peanut, allergen crustacean+mollusc'],
    ['nut, soy and egg free', 'diet nut-free, diet soy-free, diet egg-free'],
    ['egg & dairy allergy', 'allergen egg, allergen milk'],
    ['gluten-free/dairy-free', 'diet gluten-free, diet dairy-free'],
    ["I don't eat pork or beef", 'diet pork-free, food beef'],
  ])('several at once: %s → %s', (text, expected) => expect(brief(text)).toBe(expected));
});

test('the field that a word came in decides between one nut and all nuts', () => {
  const ids = (context: 'allergy' | 'exclude', text: string): unknown => {
    const result = understandRestriction(text, { matchFood, context });
    return result.ok && result.value[0];
  };
  expect(ids('exclude', 'almonds')).toMatchObject({ kind: 'food', ids: ['almond'] });
  expect(ids('allergy', 'almonds')).toMatchObject({ kind: 'allergen', ids: ['tree-nut'] });
  expect(ids('allergy', 'no almonds')).toMatchObject({ kind: 'allergen', ids: ['tree-nut'] });
});

describe('what is not understood is an error', () => {
  test.each([
    '',
    '   ',
    'asdfgh',
    'no',
    'free',
    '!!!',
    'none of the above xyz',
    'blood type O',
    'no frobnitz',
  ])('“%s”', (text) => expect(understandRestriction(text, { matchFood }).ok).toBe(false));

  test('suggests what is near, and names the part', () => {
    const result = understandRestriction('vegan and glooten freee', { matchFood });
    expect(result).toMatchObject({ ok: false, error: { text: 'glooten freee' } });
    if (!result.ok) expect(result.error.suggestions).toContain('gluten-free');
    const nut = understandRestriction('nutz', { matchFood });
    if (!nut.ok) expect(nut.error.suggestions).toContain('nuts');
  });

  test('a short word is never guessed: “soi”, “eg”', () => {
    for (const text of ['soi', 'eg', 'mlk']) expect(understandRestriction(text).ok).toBe(false);
  });
});

test('every word of the vocabularies is understood as itself, in any spelling', () => {
  for (const diet of diets) {
    for (const text of [diet, diet.toUpperCase(), diet.replaceAll('-', ' '), diet.replaceAll('-', '_')]) {
      expect(brief(text)).toBe(`diet ${diet}`);
    }
  }
  for (const allergen of allergens) {
    for (const text of [allergen, allergen.toUpperCase(), `${allergen} allergy`, `allergic to ${allergen}`]) {
      if (text.toLowerCase().startsWith('gluten ') === false)
        expect(brief(text)).toBe(`allergen ${allergen}`);
    }
  }
});

test('never throws, and never answers with nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const result = understandRestriction(text);
      // "Na" says that there is nothing to avoid.
      if (result.ok && !/^[\p{P}\p{S}\s\d]*n\W*a[\p{P}\p{S}\s\d]*$/iu.test(text))
        expect(result.value.length).toBeGreaterThan(0);
    }),
  );
  expect(understandRestriction('no '.repeat(5000)).ok).toBe(false);
});

test('is no empty wish where signs beside it are not read', () => {
  expect(understandRestriction('n/a')).toMatchObject({ ok: true, value: [] });
  expect(understandRestriction('none.')).toMatchObject({ ok: true, value: [] });
  for (const text of ['花生 none', '\u{E000}na', 'арахис none'])
    expect(understandRestriction(text).ok).toBe(false);
});

test('edit distance counts swaps as one and gives up at its bound', () => {
  expect(editDistance('vegetarian', 'vegeterian', 3)).toBe(1);
  expect(editDistance('kteo', 'keto', 2)).toBe(1);
  expect(editDistance('abc', 'xyzabc', 2)).toBe(3);
});

describe('several wishes in one name, and none', () => {
  test.each([
    ['no onion no garlic', 'food onion, food garlic'],
    ['veg', 'diet vegetarian'],
    ['heart-healthy', 'diet dash'],
    ['tree nuts (cashew, pistachio)', 'allergen tree-nut'],
    ['dairy (butter ok)', 'allergen milk'],
    ['peanut (severe)', 'allergen peanut'],
    ['none', ''],
    ['No known allergies', ''],
  ])('%s', (text, meaning) => {
    expect(brief(text)).toBe(meaning);
  });

  test('what brackets add is never dropped', () => {
    expect(brief('mushrooms (and zorgle)')).toMatch(/^\?/);
  });
});
