import type { Food } from '#food/model';
import { bakeware, canonicalTool, kitchenTools } from './equipment.ts';

/** Whatever gives heat, or stands on what does; who names one of them has named what he cooks with. */
const heated =
  /\b(?:kettle|crock[- ]?pot|insta(?:nt)?[- ]?pot|cooker|stove|hob|plate|burner|fire|flame|campfire|coals?|oven|fryer|grill|griddle|barbecue|bbq|iron|induction|microwave|toaster|roaster|skillet|pan|pot|wok|press|steamer|smoker|sous[- ]?vide|circulator|fondue|raclette|tandoor|plancha|tagine|maker|machine|thermomix|multi)\w*/i;
/** The grill itself, and what goes with it. */
const onBars =
  /\b(?:grill|bbq|barbecue|barbeque|braai|tongs?|skewers?|thermometer|brush|knife|board|bowls?)\b/i;
/** On these nothing stands. */
const closed = /\b(?:foreman|electric|contact|press|panini|infrared)\b/i;
/** Who says that it is all has nothing else; who says what is missing has the rest. */
const isAll = /\b(?:only|just|nothing else|no (?:stove|oven|hob|cooker|heat|cooking))\b|^(?:no|without)\b/i;
const rawCategories: ReadonlySet<string> = new Set(['meat', 'poultry', 'seafood']);

/** Whether nobody has a food at home who cannot cook: raw meat and fish, dry rice and pasta. */
const wantsCooking = ({ category, traits, id, ancestors }: Food): boolean =>
  (rawCategories.has(category) && !traits.includes('cured-meat') && !/^(?:cooked|canned|smoked)-/.test(id)) ||
  /^(?:.*-)?(?:rice|pasta|spaghetti|lentils?|potato|squash|pumpkin|parsnip|eggplant|quinoa|barley)$/.test(
    id,
  ) ||
  (ancestors.includes('winter-squash') && !/^(?:cooked|canned|frozen)-/.test(id));

/** What shapes a dough or presses what was boiled: of no use without a pot of boiling water or a hot pan. */
const forCooked =
  /sp(?:ä|ae|a)tzl[ei]|knöpfle?|\b(?:(?:pasta|ravioli|noodle|tortilla|roti|chapati)[\s-]*(?:machine|maker|roller|press|cutter|stamp|board)|gnocchi board|potato ricer|ricer|kartoffelpresse)\b/i;

/** What is named for a cake or a soufflé, beside the oven that bakes it. */
const forBaking =
  /\b(?:ramekins?|(?:cake|loaf|muffin|tart|springform|pie|bundt|madeleine)[\s-]*(?:tins?|pans?|dish)|springform|(?:square|brownie|traybake|tray bake)[\s-]*(?:baking )?(?:tins?|pans?)|\d+(?: ?(?:cm|in|inch|"))? ?[x×] ?\d+\S* ?(?:cm |in |inch |baking |metal |glass )*(?:tins?|pans?)|(?:hand|stand|electric) (?:mixer|whisk|beaters)|piping bag)\b/i;
/** Of a kitchen in which an oven may be all there is. */
const ofSmallKitchen = /\b(?:toaster|mini|microwave|air[\s-]?fryer|camping|dorm)\b/i;

/** A list of equipment as it was meant, and what was taken for granted besides. */
export interface MeantEquipment {
  readonly equipment: readonly string[] | null;
  readonly note: string | null;
}

/** What stands in an oven, and says that there is one. */
const ovenware: ReadonlySet<string> = new Set([...bakeware, 'baking tray', 'baking dish', 'roasting tin']);
const isOvenware = (text: string): boolean => ovenware.has(canonicalTool(text));
/** What stands over boiling water; one with a plug of its own boils it itself. */
const isSteamer = (text: string): boolean => /\bsteam(?:er|ing)\b/i.test(text) && !closed.test(text);

/** Pasta is boiled before it is baked; sheets for a lasagne go in as they are. */
const wantsBoiling = ({ ancestors, id }: Food): boolean =>
  (id === 'pasta' || ancestors.includes('pasta')) && !/lasagn|gnocchi|fresh/.test(id);

/** Leaves and mushrooms are cooked dry before pastry is filled with them. */
const wantsDrying = (foods: readonly (Food | null)[]): string | undefined => {
  const isPastry = foods.some(
    (food) => food !== null && /^(?:phyllo|puff-pastry|pie-crust|shortcrust)/.test(food.id),
  );
  const wet = foods.find((food) => food !== null && /spinach|chard|kale|leek|mushroom/.test(food.id));
  return isPastry && wet ? `the ${wet.name} in a filling is cooked first` : undefined;
};

/** Ground meat is browned before it is baked in a dish, and a sauce of milk and flour is cooked. */
const wantsPan = (foods: readonly (Food | null)[]): string | undefined => {
  const ground = foods.find(
    (food) => food !== null && (food.ancestors.includes('ground-meat') || /^ground-\p{L}+$/u.test(food.id)),
  );
  if (ground !== undefined && ground !== null && rawCategories.has(ground.category))
    return `${ground.name} is browned first`;
  const has = (kind: string): boolean =>
    foods.some((food) => food !== null && (food.id === kind || food.ancestors.includes(kind)));
  if (has('milk') && has('flour') && has('butter')) return 'a white sauce is cooked in a pan';
  return undefined;
};

/** Beans that hold what only a boil takes out of them. */
const isDriedBean = ({ ancestors, id }: Food): boolean =>
  (ancestors.includes('dried-bean') || /^dried-.*beans?$/.test(id)) && !/^(?:cooked|canned)-/.test(id);

/**
 * The heat that the ware of a list speaks of: a sheet pan goes into an oven, a steamer stands on a stove, and who bakes pasta
 * in a dish has boiled it first. Null where the list names all that it takes.
 */
function heatBehindWare(
  listed: readonly string[],
  tools: ReadonlySet<string>,
  foods: readonly (Food | null)[],
): MeantEquipment | null {
  const baked = listed.find(isOvenware);
  const steamed = listed.find(isSteamer);
  const others = listed.filter((text) => !isOvenware(text) && !isSteamer(text));
  if (listed.some((text) => ofSmallKitchen.test(text))) return null;
  if (tools.has('stove'))
    return baked === undefined || tools.has('oven')
      ? null
      : {
          equipment: [...listed, 'oven'],
          note: `An oven was taken for granted for the ${baked.trim()}.`,
        };
  const boiled = foods.find((food) => food !== null && wantsBoiling(food))?.name;
  if (tools.has('oven')) {
    const dish = listed.some((text) => canonicalTool(text) === 'baking dish');
    const why =
      boiled === undefined
        ? ((dish ? wantsPan(foods) : undefined) ?? wantsDrying(foods))
        : `${boiled} is boiled first`;
    return baked === undefined || why === undefined
      ? null
      : {
          equipment: [...listed, 'stove'],
          note: `A stove beside the oven was taken for granted, as ${why}.`,
        };
  }
  if (others.some((text) => heated.test(text)) || (baked === undefined && steamed === undefined)) return null;
  const stove = steamed !== undefined || boiled !== undefined;
  const meant = [...(baked === undefined ? [] : ['oven']), ...(stove ? ['stove'] : [])];
  const ware = baked ?? steamed!;
  return {
    equipment: [...listed, ...meant],
    note: `${meant.length > 1 ? 'An oven and a stove were' : baked === undefined ? 'A stove was' : 'An oven was'} taken for granted for the ${ware.trim()}.`,
  };
}

/**
 * Who lists a thermometer and a hand blender tells what he has besides the usual, and not that he has no stove: where nothing
 * on the list gives heat, and the kitchen holds what is never eaten raw, a stove and an oven are taken for granted.
 */
export function equipmentAsMeant(
  listed: readonly string[] | null,
  foods: readonly (Food | null)[],
): MeantEquipment {
  if (listed === null || listed.length === 0 || listed.some((text) => isAll.test(text.trim())))
    return { equipment: listed, note: null };
  const tools = kitchenTools(listed);
  // Who bakes names the oven and the tins; the chocolate is melted on the stove below it.
  if (
    tools.has('oven') &&
    !tools.has('stove') &&
    listed.some((text) => forBaking.test(text)) &&
    !listed.some((text) => ofSmallKitchen.test(text))
  )
    return {
      equipment: [...listed, 'stove'],
      note: 'The equipment named is for baking; a stove beside the oven was taken for granted.',
    };
  const behind = heatBehindWare(listed, tools, foods);
  if (behind !== null) return behind;
  // Beans that are dried are boiled for ten minutes before they go into a slow cooker, which never gets so hot.
  const dried = foods.find((food) => food !== null && isDriedBean(food))?.name;
  if (dried !== undefined && tools.has('slow cooker') && !tools.has('stove') && !tools.has('pressure cooker'))
    return {
      equipment: [...listed, 'stove'],
      note: `A stove was taken for granted, as ${dried} are boiled for ten minutes before they go into the slow cooker.`,
    };
  // What goes into a slow cooker is browned first, and the rice beside it is boiled; who lists that alone has a stove as well.
  if (
    tools.has('slow cooker') &&
    !tools.has('stove') &&
    !tools.has('pressure cooker') &&
    !listed.some((text) => ofSmallKitchen.test(text) || /\bkettle\b/i.test(text))
  )
    return {
      equipment: [...listed, 'stove'],
      note: 'A stove was taken for granted beside the slow cooker, to brown what goes into it.',
    };
  const isHeated =
    tools.has('stove') ||
    tools.has('oven') ||
    listed.some((text) => heated.test(text) && !forCooked.test(text));
  // On a grill stands a heavy pan as well, for what would fall through the bars.
  if (
    tools.has('grill') &&
    !tools.has('oven') &&
    listed.every((text) => onBars.test(text) && !closed.test(text))
  )
    return {
      equipment: [...listed, 'large frying pan'],
      note: 'Where a pan is named, set a heavy one on the grill.',
    };
  const shaper = listed.find((text) => forCooked.test(text));
  if (!isHeated && shaper !== undefined)
    return {
      equipment: [...listed, 'stove', 'oven'],
      note: `Nothing on the list of equipment gives heat; a stove and an oven were taken for granted, as what comes out of the ${shaper} is cooked.`,
    };
  const raw = foods.find((food) => food !== null && wantsCooking(food));
  if (isHeated || raw === undefined || raw === null) return { equipment: listed, note: null };
  return {
    equipment: [...listed, 'stove', 'oven'],
    note: `Nothing on the list of equipment gives heat; a stove and an oven were taken for granted, as ${raw.name} is not eaten raw.`,
  };
}
