import type { Food } from '#food/model';
import { spoonedSauce } from './composed-sides.ts';
import { suitOf } from './suits.ts';
import {
  cheeses,
  citrus,
  creamy,
  has,
  in_,
  indian,
  isAsian,
  isFilled,
  isMeatless,
  latin,
  owns,
  plain,
  roundTheSea,
  set,
  spoonable,
  western,
  within,
  type LeftoverSide,
  type Plate,
} from './plate.ts';

/** Beside which meat or fish each of them stands on a table. */
const besideMeat: readonly (readonly [RegExp, string])[] = [
  [/horseradish/, 'beef mackerel trout herring smoked-trout smoked-mackerel salmon ham sausage beet egg'],
  [/mustard/, 'beef pork sausage ham chicken egg cheese'],
  [/mint/, 'lamb'],
  [/cranberry/, 'turkey chicken duck pork'],
  [/redcurrant/, 'lamb duck venison pork'],
  [/lingonberry/, 'beef pork venison ground-beef ground-pork'],
  [/apple/, 'pork duck'],
  [/tartar|remoulade/, 'fish'],
];

/** What stands in bottles and jars on a table, and beside what. */
const fromBottles: readonly (readonly [RegExp, string])[] = [
  [/steak-sauce|ketchup/, 'egg sausage bacon ham potato ground-beef'],
  [/barbecue/, 'pork beef chicken ground-beef sausage'],
  [/mayonnaise|aioli|salad-cream/, 'potato fish crustacean chicken egg squid'],
  [/sweet-chili/, 'chicken crustacean fish tofu pork squid'],
  [/chutney|piccalilli|pickle/, 'ham pork sausage cheese lamb beef'],
];

/** Whether a herb is one that the main foods of a plate are known to be good with. */
const isAtItsBest = ({ id }: Food, { foods }: Plate): boolean =>
  suitOf(
    id,
    foods.map((food) => ({
      food,
      says: ['meat', 'poultry', 'seafood', 'deli'].includes(food.category) ? 2 : 1,
    })),
  ) >= bestShare;
/** One fish in a plan of six foods. */
const bestShare = 0.25;

/** What makes a dish hot. */
const isHot = ({ id, ancestors }: Food): boolean =>
  ancestors.includes('chili-pepper') || /chil[ie]|cayenne|harissa|sambal|sriracha|gochu|hot-sauce/.test(id);

const grains = set('rice couscous bulgur quinoa farro');
const hasBread = ({ foods }: Plate): boolean =>
  foods.some(({ category, id }) => category === 'bakery' || /pasta|noodle|couscous|rice|dumpling/.test(id));

/** What is handed round with a dish, or strewn over it: no step of its own, a sentence at the end. */
export const handedRound: readonly LeftoverSide[] = [
  {
    ...plain,
    id: 'side_loaf',
    takes: {
      bread: 'sliced',
      pita: 'warmed',
      naan: 'warmed',
      'flour-tortilla': 'warmed',
      'corn-tortilla': 'warmed',
    },
    grams: 55,
    suits: (plate) =>
      // With a soup or a stew bread is eaten though there are potatoes in it.
      (in_('soup stew braise salad')(plate) ? !hasBread(plate) : !isFilled(plate)) &&
      !isAsian(plate) &&
      in_('soup stew egg salad braise curry seared grill roast saute dip')(plate),
    tail: ' Serve with {side_loaf}.',
  },
  {
    ...plain,
    id: 'side_herbs',
    takes: {
      basil: 'torn',
      'thai-basil': 'torn',
      mint: 'torn',
      parsley: 'roughly chopped',
      cilantro: 'roughly chopped',
      dill: 'roughly chopped',
      chives: 'finely snipped',
      tarragon: 'chopped',
      scallion: 'thinly sliced',
    },
    grams: 4,
    suits: (plate, food) =>
      (food.id === 'scallion' || owns(plate, food) || (within(plate, western) && isAtItsBest(food, plate))) &&
      plate.foods.filter(({ category, id }) => category === 'herbs' && !id.startsWith('dried')).length < 2,
    tail: ' Scatter {side_herbs} over the top just before serving.',
  },
  {
    ...plain,
    // Raw, they are strong and dry on the tongue: a few leaves, and not over what is fried or braised.
    id: 'side_sprigs',
    takes: { thyme: 'leaves picked', marjoram: 'leaves picked', oregano: 'leaves picked' },
    grams: 0.4,
    unit: 'tsp',
    suits: (plate, food) =>
      in_('salad soup egg bake dip')(plate) &&
      (owns(plate, food) || (within(plate, western) && isAtItsBest(food, plate))) &&
      plate.foods.filter(({ category, id }) => category === 'herbs' && !id.startsWith('dried')).length < 2,
    tail: ' Scatter {side_sprigs} over the top just before serving.',
  },
  {
    ...plain,
    id: 'side_crunch',
    takes: {
      almond: 'toasted and roughly chopped',
      walnut: 'toasted and roughly chopped',
      cashew: 'toasted and roughly chopped',
      peanut: 'toasted and roughly chopped',
      pecan: 'toasted and roughly chopped',
      pistachio: 'roughly chopped',
      hazelnut: 'toasted and roughly chopped',
      'pine-nuts': 'toasted',
      'pumpkin-seeds': 'toasted',
      'sunflower-seeds': 'toasted',
      'sesame-seeds': 'toasted',
    },
    grams: 9,
    suits: (plate, food) =>
      (owns(plate, food) || within(plate, roundTheSea)) &&
      (in_('rice salad curry bowl stir-fry noodles grain')(plate) ||
        (isMeatless(plate) && in_('roast stew bake pasta soup saute egg wrap')(plate))) &&
      !plate.foods.some(({ category }) => category === 'nuts-seeds-dried-fruit'),
    tail: ' Scatter {side_crunch} over the top for crunch.',
  },
  {
    ...plain,
    id: 'side_numbing',
    takes: { 'sichuan-pepper': 'toasted in a dry pan and ground' },
    grams: 0.3,
    unit: 'tsp',
    suits: (plate) => plate.profile.id === 'chinese' && in_('stir-fry stew noodles soup fry rice')(plate),
    tail: ' Dust with {side_numbing}, for its tingle.',
  },
  {
    ...plain,
    id: 'side_anchovy',
    takes: { anchovy: 'drained' },
    grams: 8,
    suits: (plate) =>
      within(plate, western) &&
      !isAsian(plate) &&
      !has(plate, set('fish cheese')) &&
      in_('salad egg pasta')(plate),
    tail: ' Lay {side_anchovy} over the top.',
  },
  {
    ...plain,
    id: 'side_fruit',
    takes: {
      raisin: '',
      'dried-cranberries': '',
      'dried-apricot': 'chopped',
      date: 'pitted and chopped',
      prune: 'chopped',
    },
    grams: 9,
    suits: (plate) =>
      !isAsian(plate) &&
      !plate.foods.some(({ ancestors }) => ancestors.includes('dried-fruit')) &&
      (in_('rice salad bowl grain')(plate) ||
        (within(plate, roundTheSea) && in_('roast stew braise')(plate) && has(plate, grains))),
    tail: ' Stir in {side_fruit}; the warmth plumps them.',
  },
  {
    ...plain,
    id: 'side_olives',
    takes: { 'black-olive': 'pitted and halved', olive: 'pitted and halved' },
    grams: 12,
    suits: (plate) =>
      within(plate, roundTheSea) &&
      in_('roast grill fry seared saute braise bake stew egg pasta salad wrap rice bread bowl')(plate),
    tail: ' Scatter {side_olives} over the top.',
  },
  {
    // Torn open over what is hot or dressed, so that its cream runs into it.
    ...plain,
    id: 'side_torn',
    takes: { burrata: 'drained and torn open' },
    grams: 50,
    suits: (plate) =>
      !has(plate, cheeses) &&
      !isAsian(plate) &&
      within(plate, roundTheSea) &&
      in_('pasta salad roast bread rice bowl grill')(plate),
    tail: ' Lay {side_torn} over the top.',
  },
  {
    ...plain,
    id: 'side_crumbled',
    takes: {
      feta: 'crumbled',
      'goat-cheese': 'crumbled',
      'blue-cheese': 'crumbled',
      cotija: 'crumbled',
      'queso-fresco': 'crumbled',
    },
    grams: 18,
    suits: (plate, food) =>
      !has(plate, cheeses) &&
      (owns(plate, food) || within(plate, roundTheSea)) &&
      !isAsian(plate) &&
      in_('salad roast bowl egg bake pasta stew rice wrap saute fry soup braise seared grill')(plate),
    tail: ' Crumble {side_crumbled} over the top.',
  },
  {
    ...plain,
    id: 'side_grated',
    takes: { parmesan: 'finely grated', cheddar: 'grated', gruyere: 'grated', mozzarella: 'torn' },
    grams: 14,
    suits: (plate, food) =>
      !has(plate, cheeses) &&
      (owns(plate, food) || plate.profile.id === 'international') &&
      in_('soup pasta egg bake wrap stew rice')(plate),
    tail: ' Sprinkle {side_grated} over the top.',
  },
  {
    ...plain,
    id: 'side_spooned',
    takes: { 'greek-yogurt': '', yogurt: '', 'sour-cream': '', 'creme-fraiche': '', labneh: '' },
    grams: 30,
    unit: 'tbsp',
    suits: (plate, food) =>
      !has(plate, spoonable) &&
      (owns(plate, food) || within(plate, creamy)) &&
      !isAsian(plate) &&
      in_('curry stew soup rice grill roast wrap bowl fry braise egg saute seared bake')(plate),
    ...spoonedSauce,
  },
  {
    ...plain,
    id: 'side_curd',
    takes: { 'cottage-cheese': '', ricotta: '', quark: '' },
    grams: 75,
    suits: (plate) =>
      !isAsian(plate) &&
      !has(plate, spoonable) &&
      (plate.dish.course === 'breakfast' || in_('egg')(plate)) &&
      !has(plate, set('cottage-cheese ricotta quark')),
    tail: ' Spoon {side_curd} beside it.',
  },
  {
    ...plain,
    id: 'side_tahini',
    takes: { tahini: '' },
    grams: 12,
    unit: 'tbsp',
    suits: (plate) =>
      within(plate, roundTheSea) &&
      (in_('bowl grill')(plate) || (isMeatless(plate) && in_('salad roast wrap fry bake')(plate))),
    tail: ' Stir {side_tahini} with warm water, a tablespoon at a time, and a pinch of salt until it is as thin as cream, and drizzle it over.',
  },
  {
    ...plain,
    id: 'side_slices',
    takes: { avocado: 'sliced' },
    grams: 45,
    suits: in_('wrap bowl salad egg rice grill stew fry roast bake seared'),
    tail: ' Serve with {side_slices}.',
  },
  {
    ...plain,
    id: 'side_squeeze',
    takes: { lemon: 'cut into wedges', lime: 'cut into wedges' },
    grams: 20,
    suits: (plate, { id }) =>
      !has(plate, citrus) &&
      ((id === 'lime' && within(plate, latin) && in_('egg')(plate)) ||
        in_(
          'curry stew soup rice grill roast wrap fry saute stir-fry noodles salad bowl steam seared pasta bake egg fritter dip',
        )(plate)),
    tail: ' Serve with {side_squeeze} to squeeze over.',
  },
  {
    ...plain,
    id: 'side_honey',
    takes: { honey: '' },
    grams: 6,
    unit: 'tsp',
    suits: (plate) =>
      has(plate, cheeses) &&
      !plate.foods.some(({ traits }) => traits.includes('added-sugar') || traits.includes('honey')) &&
      in_('salad sandwich bread')(plate),
    tail: ' Trickle {side_honey} over the cheese.',
  },
  {
    ...plain,
    id: 'side_crackers',
    takes: { 'prawn-crackers': '', papadum: '', 'tortilla-chips': '', 'potato-chips': '', crispbread: '' },
    grams: 15,
    suits: (plate, { id }) =>
      id === 'prawn-crackers'
        ? isAsian(plate) && in_('rice noodles curry salad stir-fry bowl fry grill soup stew')(plate)
        : id === 'papadum'
          ? within(plate, indian) && in_('curry stew rice')(plate)
          : id === 'tortilla-chips'
            ? within(plate, latin) && in_('salad bowl stew soup dip egg')(plate)
            : within(plate, western) && in_('sandwich soup salad dip grill seared')(plate),
    tail: ' Serve {side_crackers} alongside.',
  },
  {
    ...plain,
    id: 'side_drops',
    takes: { 'toasted-sesame-oil': '' },
    grams: 2,
    unit: 'tsp',
    suits: (plate) =>
      isAsian(plate) ||
      (has(plate, set('soy-sauce tamari')) && in_('stir-fry rice noodles bowl soup')(plate)),
    tail: ' Finish with {side_drops}, for its toasted scent.',
  },
  {
    ...plain,
    id: 'side_heat',
    takes: {
      harissa: '',
      zhoug: '',
      sriracha: '',
      'sambal-oelek': '',
      'chili-crisp': '',
      'chili-oil': '',
      'chili-sauce': '',
      'hot-sauce': '',
      'green-hot-sauce': '',
    },
    grams: 4,
    unit: 'tsp',
    suits: (plate, { id }) =>
      (id === 'harissa' || id === 'zhoug'
        ? within(plate, roundTheSea) && !isAsian(plate)
        : /hot-sauce/.test(id)
          ? !isAsian(plate)
          : isAsian(plate) || plate.profile.id === 'international') &&
      in_(
        'stew braise curry roast grill egg bowl soup rice noodles stir-fry wrap fry bake dumpling porridge saute seared sandwich',
      )(plate),
    tail: ' Serve {side_heat} beside it for those who like it hot.',
  },
  {
    // Dried chili out of a shaker, a pinch over the plate, where nothing in the dish is hot.
    ...plain,
    id: 'side_pinch',
    takes: {
      'chili-flakes': '',
      'aleppo-pepper': '',
      'urfa-biber': '',
      'espelette-pepper': '',
      tajin: '',
      'shichimi-togarashi': '',
      gochugaru: '',
      'everything-bagel-seasoning': '',
    },
    grams: 0.3,
    unit: 'tsp',
    suits: (plate, { id }) =>
      !plate.foods.some(isHot) &&
      (id === 'shichimi-togarashi' || id === 'gochugaru'
        ? isAsian(plate)
        : id === 'tajin'
          ? within(plate, latin)
          : !isAsian(plate)) &&
      in_(
        id === 'everything-bagel-seasoning'
          ? 'egg sandwich salad dip'
          : 'egg sandwich salad pasta soup stew bake roast grill seared saute noodles rice bowl bread dip wrap',
      )(plate),
    tail: ' Sprinkle with {side_pinch}, as much as you like.',
  },
  {
    ...plain,
    id: 'side_chutney',
    takes: {
      'mango-chutney': '',
      'tomato-chutney': '',
      'green-chutney': '',
      'coconut-chutney': '',
      'tamarind-chutney': '',
      'lime-pickle': '',
    },
    grams: 15,
    unit: 'tbsp',
    most: 2,
    suits: (plate) => within(plate, indian) && in_('curry rice roast grill fry stew bread dumpling')(plate),
    tail: ' Serve with {side_chutney}.',
  },
  {
    // A spoonful salts and sharpens a plate; a heap of them is not eaten.
    ...plain,
    id: 'side_capers',
    takes: { capers: 'rinsed' },
    grams: 5,
    unit: 'tbsp',
    suits: (plate) =>
      within(plate, western) &&
      !isAsian(plate) &&
      in_('grill fry roast sandwich seared wrap egg bake saute fritter steam pasta salad')(plate) &&
      !plate.foods.some(({ ancestors }) => ancestors.includes('pickle')),
    tail: ' Scatter {side_capers} over it.',
  },
  {
    ...plain,
    id: 'side_pickle',
    takes: {
      kimchi: '',
      'vegan-kimchi': '',
      'pickled-ginger': '',
      sauerkraut: 'drained',
      'dill-pickle': 'sliced',
      gherkin: 'sliced',
      giardiniera: '',
      'roasted-red-pepper': 'cut into strips',
      'pickled-red-onion': '',
      'pickled-turnip': '',
      'pickled-jalapenos': '',
    },
    grams: 30,
    suits: (plate, { id }) =>
      (/kimchi|pickled-ginger/.test(id)
        ? isAsian(plate) && in_('rice noodles grill fry stir-fry bowl soup stew roast seared')(plate)
        : id === 'pickled-jalapenos'
          ? within(plate, latin) && in_('wrap bowl stew egg rice grill bake')(plate)
          : within(plate, id === 'pickled-turnip' ? roundTheSea : western) &&
            in_('grill fry roast sandwich seared wrap egg bake saute fritter')(plate)) &&
      !plate.foods.some(({ ancestors }) => ancestors.includes('pickle')),
    tail: ' Put {side_pickle} beside it, as a sharp contrast.',
  },
  {
    ...plain,
    id: 'side_bottle',
    takes: {
      'steak-sauce': '',
      ketchup: '',
      'barbecue-sauce': '',
      mayonnaise: '',
      'vegan-mayonnaise': '',
      aioli: '',
      'salad-cream': '',
      'sweet-chili-sauce': '',
      'caramelized-onion-chutney': '',
      'tomato-chutney': '',
      piccalilli: '',
    },
    grams: 15,
    unit: 'tbsp',
    suits: (plate, { id }) =>
      (id === 'sweet-chili-sauce'
        ? isAsian(plate) || plate.profile.id === 'international'
        : within(plate, western) && !isAsian(plate)) &&
      in_('fry grill roast egg sandwich bake saute seared fritter mash pancake')(plate) &&
      !has(plate, spoonable) &&
      has(plate, set(fromBottles.find(([pattern]) => pattern.test(id))![1])),
    tail: ' Pass {side_bottle} round with it.',
  },
  {
    ...plain,
    id: 'side_dip',
    takes: {
      hummus: '',
      'red-pepper-hummus': '',
      tzatziki: '',
      'baba-ghanoush': '',
      toum: '',
      ajvar: '',
      guacamole: '',
      salsa: '',
      'salsa-verde': '',
      chimichurri: '',
    },
    grams: 35,
    unit: 'tbsp',
    suits: (plate, { id }) =>
      (/guacamole|salsa|chimichurri/.test(id)
        ? within(plate, latin) && in_('wrap bowl egg grill rice stew bake seared')(plate)
        : within(plate, roundTheSea) && in_('grill roast wrap bowl fry seared')(plate)) && !isAsian(plate),
    tail: ' Serve with {side_dip} on the side.',
  },
  {
    ...plain,
    id: 'side_pesto',
    takes: { pesto: '', 'red-pesto': '', 'vegan-pesto': '' },
    grams: 12,
    unit: 'tbsp',
    suits: (plate) =>
      within(plate, western) &&
      !isAsian(plate) &&
      !has(plate, spoonable) &&
      in_('soup seared grill roast egg bake')(plate),
    tail: ' Finish each plate with a spoonful of {side_pesto.n}.',
  },
  {
    ...plain,
    id: 'side_sprinkle',
    takes: {
      sumac: '',
      zaatar: '',
      dukkah: '',
      furikake: '',
      nori: 'cut into thin strips',
      'nigella-seeds': '',
    },
    grams: 1.5,
    unit: 'tsp',
    suits: (plate, { id }) =>
      (/furikake|nori$/.test(id)
        ? isAsian(plate) && in_('rice noodles bowl soup egg seared stir-fry stew')(plate)
        : within(plate, roundTheSea) && !isAsian(plate)) &&
      in_('rice noodles bowl soup egg seared salad grill roast fry wrap bread stew stir-fry')(plate),
    tail: ' Sprinkle with {side_sprinkle}.',
  },
  {
    ...plain,
    id: 'side_jewels',
    takes: { pomegranate: 'seeds only' },
    grams: 20,
    suits: (plate) =>
      within(plate, roundTheSea) && !isAsian(plate) && in_('salad rice roast stew grill bowl bake')(plate),
    tail: ' Scatter {side_jewels} over the top.',
  },
  {
    ...plain,
    id: 'side_sharp',
    takes: {
      'prepared-horseradish': '',
      'dijon-mustard': '',
      'whole-grain-mustard': '',
      'english-mustard': '',
      'horseradish-sauce': '',
      remoulade: '',
      'mint-sauce': '',
      'cranberry-sauce': '',
      'redcurrant-jelly': '',
      'lingonberry-jam': '',
      applesauce: '',
      'tartar-sauce': '',
    },
    grams: 10,
    unit: 'tbsp',
    suits: (plate, { id }) =>
      within(plate, western) &&
      !isAsian(plate) &&
      in_('roast grill seared fry saute bake egg pie sandwich stew braise')(plate) &&
      has(plate, set(besideMeat.find(([pattern]) => pattern.test(id))![1])),
    tail: ' Serve with {side_sharp}.',
  },
];
