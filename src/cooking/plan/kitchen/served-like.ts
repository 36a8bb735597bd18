import type { Food } from '#food/model';
import { isUsualOfKind } from './larder.ts';

/** Of a kind by their origin, but served otherwise: cooked already, in flakes, crumbs, dough, a paste or a mix … */
const state = /^(?:cooked|ready|instant|puffed|flattened|creamed|boiled)-|refried/;
const shape =
  /(?:^|-)(?:paste|rind|slaw|mix|rava|flakes|fries|potato-wedges|hash-browns|tots|meal|crumbs|breadcrumbs|panko|croutons|dough|pastry|crust|shells|phyllo|wafer)$/;
/** … or one of these. */
const odd: ReadonlySet<string> = new Set(
  (
    'canned-asparagus canned-beets canned-carrots canned-green-beans canned-mushrooms canned-potatoes canned-spinach ' +
    'canned-sweet-potato frozen-roast-potatoes frozen-corn-on-the-cob coleslaw-mix cauliflower-rice green-tomato aquafaba ' +
    'baked-beans canned-chili-beans truffle huitlacoche herb-cream-cheese cilantro-root lemon-balm dried-currants raisin-bread ' +
    'glutinous-rice wood-ear white-fungus crepe pizza-base puri bhatura youtiao croissant kataifi msemen papadum gnocchi gluten-free-gnocchi tortellini ravioli'
  ).split(' '),
);
/** Whether what is said of a kind's preparation holds for a food of it: nobody fries dried mushrooms or slices dough. */
export const isServedLikeItsKind = (food: Food): boolean =>
  isUsualOfKind(food) && !state.test(food.id) && !shape.test(food.id) && !odd.has(food.id);
