import type { HealthFocus } from '../vocabulary.ts';

/** What is served beside a dish, and what a dietitian puts there. */
export interface SideRule {
  readonly for: readonly HealthFocus[];
  /** Foods or kinds. */
  readonly of: readonly string[];
  readonly except: readonly string[];
  /** A food that stands for the new side, for allergens and what is denied. */
  readonly into: string;
  /** Another thing altogether, the first of these that the sentence has not got yet; null = a better sort, by `word`. */
  readonly text: readonly string[] | null;
  /** Where it stands for what is filled or laid under: "serve in soft rolls". */
  readonly holding?: string;
  /** "whole-grain", put before the noun. */
  readonly word: string | null;
  readonly why: string;
}

const starchless: readonly HealthFocus[] = ['lowCarb'];
const fewStarch: readonly HealthFocus[] = ['diabeticFriendly', 'weightLoss', 'lowCalorie'];
const wholesome: readonly HealthFocus[] = [
  'highFiber',
  'gutHealth',
  'wholeFood',
  'mediterranean',
  'plantForward',
  'heartHealthy',
  'dash',
  'antiInflammatory',
  'balanced',
  'diabeticFriendly',
  'weightLoss',
  'lowCholesterol',
  'lowSaturatedFat',
];
export const lean: readonly HealthFocus[] = [
  'lowFat',
  'lowSaturatedFat',
  'lowCholesterol',
  'lowCalorie',
  'weightLoss',
  'heartHealthy',
  'dash',
  'balanced',
  'antiInflammatory',
  'mediterranean',
];
const fewSalt: readonly HealthFocus[] = ['lowSodium', 'heartHealthy', 'dash', 'kidneyFriendly'];
const fewSugar: readonly HealthFocus[] = ['lowSugar', 'diabeticFriendly', 'lowCarb'];

const breads = [
  'white-bread',
  'sourdough-bread',
  'baguette',
  'ciabatta',
  'focaccia',
  'italian-bread',
  'dinner-roll',
  'crusty-roll',
  'garlic-bread',
  'burger-bun',
  'toast',
  'flatbread',
];

type Other = Omit<SideRule, 'word' | 'except'> & { readonly except?: readonly string[] };
const other = (rule: Other): SideRule => ({ except: [], ...rule, word: null });
type Sort = Omit<SideRule, 'text' | 'except'> & { readonly except?: readonly string[] };
const sort = (rule: Sort): SideRule => ({ except: [], ...rule, text: null });

/** The first that fits a side and what is asked for is taken. */
export const sideRules: readonly SideRule[] = [
  // Starch where there is to be little of it.
  other({
    for: starchless,
    of: ['savory-snack', 'tortilla-chips', 'potato-chips', 'cracker'],
    into: 'carrot',
    text: ['raw vegetable sticks'],
    why: 'vegetable sticks scoop and crunch as well, with hardly any starch',
  }),
  other({
    for: starchless,
    of: ['rice', 'grain', 'couscous', 'bulgur'],
    except: ['cauliflower-rice', 'pasta', 'noodle', 'flour'],
    into: 'cauliflower-rice',
    text: ['cauliflower rice'],
    why: 'a scoop of rice beside it would outweigh all the starch that the dish has saved',
  }),
  other({
    for: starchless,
    of: ['pasta', 'noodle'],
    into: 'zucchini',
    text: ['zucchini noodles'],
    why: 'a helping of pasta beside it would outweigh all the starch that the dish has saved',
  }),
  other({
    for: starchless,
    of: ['mashed-potato'],
    into: 'cauliflower',
    text: ['mashed cauliflower'],
    why: 'cauliflower mashes as soft with a fifth of the starch',
  }),
  other({
    for: starchless,
    of: ['potato', 'french-fries', ...breads],
    into: 'lettuce',
    text: ['a crisp green salad', 'steamed green beans', 'roasted broccoli'],
    holding: 'crisp lettuce leaves',
    why: 'what is served beside counts as well, and leaves have next to no carbohydrate',
  }),
  other({
    for: ['mediterranean'],
    of: ['mashed-potato', 'french-fries'],
    into: 'lettuce',
    text: ['a green salad with olive oil and lemon'],
    why: 'a salad with olive oil belongs to the plate more than fries or buttered mash',
  }),
  // Fried and buttered things, cream and ice cream.
  other({
    for: [...lean, ...fewStarch],
    of: ['french-fries'],
    into: 'potato',
    text: ['oven-roasted potato wedges'],
    why: 'wedges roasted with a spoonful of oil have a third of the fat of fries',
  }),
  other({
    for: [...lean, ...fewSalt, ...fewStarch],
    of: ['potato-chips'],
    into: 'carrot',
    text: ['raw vegetable sticks'],
    why: 'they crunch as well, without the fat and the salt',
  }),
  other({
    for: lean,
    of: ['garlic-bread'],
    into: 'whole-wheat-bread',
    text: ['crusty whole-grain bread'],
    why: 'a slice of good bread mops up as much, without the butter',
  }),
  sort({
    for: fewSugar,
    of: ['ketchup'],
    into: 'ketchup',
    word: 'no-sugar-added',
    why: 'ketchup is a quarter sugar unless the label says that none was added',
  }),
  other({
    for: [...lean, ...fewSugar],
    of: ['ice-cream', 'custard', 'clotted-cream', 'whipped-cream', 'whipped-topping'],
    except: ['frozen-yogurt'],
    into: 'low-fat-greek-yogurt',
    text: ['a spoonful of plain Greek yogurt'],
    why: 'thick yogurt is as cool and creamy beside it, with a fraction of the sugar and fat',
  }),
  other({
    for: lean,
    of: ['heavy-cream', 'double-cream', 'light-cream', 'creme-fraiche', 'sour-cream', 'mascarpone'],
    into: 'low-fat-greek-yogurt',
    text: ['low-fat Greek yogurt'],
    why: 'thick yogurt has the same tang beside it and hardly any fat',
  }),
  // Salt on the plate.
  other({
    for: fewSalt,
    of: ['saltine-cracker', 'oyster-cracker', 'cracker'],
    into: 'saltine-cracker',
    text: ['unsalted crackers'],
    why: 'a handful of salted crackers would put back much of the salt',
  }),
  other({
    for: fewSalt,
    of: ['tortilla-chips'],
    except: ['unsalted-tortilla-chips'],
    into: 'unsalted-tortilla-chips',
    text: ['unsalted tortilla chips'],
    why: 'unsalted chips crunch as well on something seasoned',
  }),
  other({
    for: ['lowSodium', 'kidneyFriendly'],
    of: ['pickle', 'kimchi', 'sauerkraut'],
    into: 'cucumber',
    text: ['sliced cucumber with a splash of vinegar'],
    why: 'it is as crisp and sharp, and the brine with its salt stays in the jar',
  }),
  // Whole grain.
  sort({
    for: wholesome,
    of: ['white-rice', 'rice'],
    except: ['brown-rice', 'wild-rice', 'arborio-rice', 'glutinous-rice', 'cauliflower-rice'],
    into: 'brown-rice',
    word: 'brown',
    why: 'brown rice keeps its bran: twice the fiber on the same plate',
  }),
  sort({
    for: wholesome,
    of: ['pasta', 'noodle', 'couscous'],
    except: ['rice-noodles', 'egg-pasta', 'glass-noodles', 'whole-wheat-spaghetti', 'whole-wheat-penne'],
    into: 'whole-wheat-spaghetti',
    word: 'whole-wheat',
    why: 'whole wheat brings the fiber that the white kind has lost',
  }),
  sort({
    for: wholesome,
    of: ['flour-tortilla'],
    except: ['flatbread-wrap'],
    into: 'whole-wheat-bread',
    word: 'whole-wheat',
    why: 'whole-wheat tortillas have three times the fiber',
  }),
  sort({
    for: wholesome,
    of: breads,
    except: ['corn-tortilla', 'taco-shell', 'whole-wheat-pita', 'flatbread-wrap'],
    into: 'whole-wheat-bread',
    word: 'whole-grain',
    why: 'the bread beside it may bring fiber too',
  }),
];
