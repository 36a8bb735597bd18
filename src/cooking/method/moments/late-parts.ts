/** What goes in when the long cooking is done, and what no longer has to wait for that. */
import { isKind } from '#food/ingredient';
import { actionNature } from '../../dishes/actions.ts';
import type { Clause } from '../model.ts';
import { splits, isSoftHerb, isThickener, type Part } from '../read/parts.ts';
import type { Plan, PlanContext } from '../plan.ts';
import { type WriteInput, adding, list } from '../told/write-input.ts';

/** Ingredients that go in after the main cooking. */
export function lateParts({ plan, cast, clauses, parts, context, understood }: WriteInput): readonly Part[] {
  if (plan.last === null) return [];
  const before = new Set(
    clauses.flatMap((clause, at) =>
      at <= cast.main &&
      cast.roles[at] !== 'side' &&
      (at === cast.main || adding.has(clause.action ?? 'cut') || clause.actions.length === 0)
        ? clause.names
        : [],
    ),
  );
  const stuck = new Set(
    clauses.flatMap((clause, at) =>
      at < cast.main &&
      cast.roles[at] !== 'side' &&
      !adding.has(clause.action ?? 'cut') &&
      !['cut', 'wash', 'grate'].includes(clause.action ?? '')
        ? clause.names
        : [],
    ),
  );
  // What a pan beside the pot has wilted is added as it comes from there.
  const wilted = new Set(
    clauses.flatMap(({ step, actions }, at) =>
      at < cast.main && cast.roles[at] === 'side' && actions.some((action) => actionNature[action].heats)
        ? [step]
        : [],
    ),
  );
  const beside = new Set(
    clauses.flatMap(({ names, step }, at) =>
      at < cast.main && cast.roles[at] === 'side' && wilted.has(step) ? names : [],
    ),
  );
  const shaped = shapedWith(clauses, cast.main);
  // Yogurt that is fried into the spices by the spoonful is no longer what curdles.
  const absorbed = new Set(
    clauses.flatMap(({ names, text, step }) =>
      spoonful.test(understood.recipe.steps[step]!.text) && spoonful.test(text) ? names : [],
    ),
  );
  // What meat was marinated in is on the meat.
  const marinade = new Set(
    clauses.flatMap(({ names, step }, at) =>
      at < cast.main &&
      (marinates.test(understood.recipe.steps[step]!.text) ||
        standsWithMeat.test(understood.recipe.steps[step]!.text) ||
        leftToMarinate.test(understood.recipe.steps[step + 1]?.text ?? ''))
        ? names
        : [],
    ),
  );
  // "Half the parsley" here and "the rest of the parsley" there: the author has shared it out.
  const text = understood.source.instructions.join('\n');
  const shared = ({ item }: Part): boolean =>
    new RegExp(
      String.raw`\b(?:rest|remainder|remaining|other half|last)(?: of)?(?: the)? (?:[\p{L}]+ )?${item.name.split(/[^\p{L}]+/u).at(-1)!}`,
      'iu',
    ).test(text);
  // "The herbs" of a stew are those that stand hours of it: what is scattered over it at the end waits for that.
  const scattered = ({ key, item }: Part): boolean => {
    const word = item.name
      .split(/[^\p{L}]+/u)
      .at(-1)!
      .toLowerCase();
    return (
      clauses.some(({ names }, at) => at > cast.main && names.includes(key)) &&
      clauses.every(
        ({ names, text: told }, at) =>
          at > cast.main || !names.includes(key) || !told.toLowerCase().includes(word),
      )
    );
  };
  const settles = (part: Part): boolean =>
    context.target === 'pressureCooker' && dustedIn(part, clauses, cast.main);
  return [...parts.values()].filter((part) => {
    if (absorbed.has(part.key) || marinade.has(part.key) || beside.has(part.key)) return false;
    if (!before.has(part.key) || !cast.contents.has(part.key)) return false;
    if (plan.second?.parts.includes(part) === true) return true;
    if (settles(part)) return true;
    if (stuck.has(part.key) || shaped.has(part.key)) return false;
    const when = part.time?.late ?? null;
    // The rice of a congee is boiled until it breaks: it is the dish, and goes in first.
    if (when === 'grain')
      return (
        context.dish !== 'grain' &&
        part.grams < 400 &&
        !boiledToPieces.test(`${context.title}\n${context.text}`)
      );
    if (when === 'pasta' && context.dish === 'pasta') return false;
    // What is most of the dish is not an afterthought.
    if (when !== null) return part !== context.mainPart || when === 'seafood' || context.dish === 'pasta';
    return (
      (splits(part) && context.dish !== 'grain' && context.dish !== 'casserole') ||
      (isSoftHerb(part.food) &&
        !shared(part) &&
        !scattered(part) &&
        !servedBeside(part, clauses, cast.main) &&
        !isDried(part, understood.source.instructions.join('\n')) &&
        !meantAsSpice(part, [...parts.values()], clauses, cast.main)) ||
      (isThickener(part.food) && context.target !== 'riceCooker')
    );
  });
}

const boiledToPieces =
  /\b(?:congee|jook|juk|lugaw|arroz caldo|goto|rice porridge|kanji|okayu)\b|\brice\b[^.]{0,40}\b(?:breaks? (?:down|apart)|broken down|falls? apart)\b/i;

/**
 * "Stir in the chilli powder, coriander and fennel": where the list has it ground as well, what goes in among the spices
 * is that, and the leaves are for the end.
 */
function meantAsSpice(
  { key, item }: Part,
  all: readonly Part[],
  clauses: readonly Clause[],
  main: number,
): boolean {
  const head = item.name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .at(-1)!;
  const ground = all.some(
    (other) =>
      other.key !== key &&
      other.item.text.toLowerCase().includes(head) &&
      /\b(?:ground|powder(?:ed)?|seeds?|dried)\b/i.test(other.item.text),
  );
  return (
    ground &&
    clauses.every(
      ({ names, text }, at) =>
        at > main ||
        !names.includes(key) ||
        !/\b(?:fresh|leaves|leaf|chopped|stalks?|stems?|bunch)\b/i.test(text),
    )
  );
}

/** "The dried oregano and basil": a list may not say so, and a dried herb needs its time. */
const isDried = ({ item }: Part, text: string): boolean =>
  new RegExp(String.raw`\bdried\b[^.;,]{0,24}\b${item.name.split(/[^\p{L}]+/u).at(-1)!}\b`, 'iu').test(
    `${item.text}\n${text}`,
  );

/** "Add the marinated chicken and the cream" marinates nothing. */
const leftToMarinate = /^\W*(?:let|leave|cover|allow|chill|refrigerate)\b[^.;]*\bmarinad?[dt]e\b/i;
/** "Mix the chicken with the yogurt. Leave in the fridge overnight." */
const standsWithMeat =
  /\b(?:mix|coat|toss|rub|cover|combine)\b[^]*\b(?:chicken|lamb|beef|pork|meat|turkey|goat)\b[^]*\b(?:in the fridge|overnight|chill|refrigerat\w*)\b/i;

const marinates = /\bmarinat(?:e|es|ing)\b|\bmarinade\b|\bmarinated (?:for|in|over)\b/i;

const shapes =
  /(?:^\W*|\b(?:and|then) )(?:(?:then|with (?:wet|damp|oiled) hands),?\s+)*(?:hand[- ]?)?(?:shape|form|roll|mou?ld|fill|stuff|wrap|spoon|scoop|pinch|make)\b[^.;]{0,60}\b(?:balls?|meat ?balls|torpedo(?:e?s)|fingers|sausages|patties|burgers|koftas?|logs?|rolls?|dumplings|parcels|quenelles|cabbage|leaf|leaves|peppers|shells|squash|cavit\w+|rounds|ovals|cakes)\b/i;

/** "Put a scoop on each leaf, fold in the sides and roll up." */
const rollsUp =
  /^\W*(?:and\s+)?(?:roll|fold|wrap|close)(?: (?:it|them|each))? up\b|\b(?:scoop|spoonful|portion|heaping tablespoon)s?\b[^.;]{0,30}\b(?:on|onto|in|into) (?:each|every)\b/i;

/** Keys of what is mixed into a mass that is shaped or stuffed before it cooks: nobody gets the cheese out of a meatball. */
function shapedWith(clauses: readonly Clause[], main: number): ReadonlySet<string> {
  const found = new Set<string>();
  clauses.forEach(({ text, step }, at) => {
    if (at >= main || !(shapes.test(text) || rollsUp.test(text))) return;
    for (let before = at; before >= 0; before -= 1) {
      const clause = clauses[before]!;
      // The mass is made in the same instruction or the one before, and nothing is heated on the way.
      if (clause.step < step - 1 || clause.actions.some((action) => actionNature[action].heats)) break;
      for (const key of clause.names) found.add(key);
    }
  });
  return found;
}

/** A few spoons of flour that thicken the sauce: under pressure they sink and burn on. */
function dustedIn({ key, food, grams }: Part, clauses: readonly Clause[], main: number): boolean {
  if (food === null || !isKind(food, 'flour') || grams > mostFlourGrams) return false;
  const told = clauses.filter(({ names }, at) => at < main && names.includes(key));
  return (
    told.length === 1 &&
    told[0]!.names.length <= 2 &&
    /^\W*(?:then\s+)?(?:sprinkle|stir|add|dust|scatter|mix|blend)\b/i.test(told[0]!.text) &&
    !/\b(?:coat|toss|dredge)\w*\b/i.test(told[0]!.text)
  );
}

const mostFlourGrams = 60;

const spoonful =
  /\b(?:spoon(?:ful)?|tablespoon|little) (?:at a time|by)\b|\b(?:absorbed|oil (?:separates|rises))\b/i;

/** The sentences that put in what goes in last. */
export function lateSentences(late: readonly Part[], plan: Plan, context: PlanContext): readonly string[] {
  if (plan.last === null || late.length === 0) return [];
  const second = plan.second?.parts.some((one) => late.includes(one)) === true ? plan.second : null;
  const timed = late
    .filter((one) => second?.parts.includes(one) !== true)
    .filter((one) => one.time?.late !== null && one.time?.late !== undefined);
  const isCooked = ({ item }: Part): boolean =>
    /\b(?:cooked|leftover|left-over|day-old)\b/i.test(item.text) &&
    !/\b(?:uncooked|to be cooked)\b/i.test(item.text);
  const cooked = timed.filter(isCooked);
  const raw = timed.filter((one) => !isCooked(one));
  const starch = late.filter(({ food }) => isThickener(food) || (food !== null && isKind(food, 'flour')));
  const dairy = late.filter((one) => splits(one) && !timed.includes(one));
  const herbs = late.filter((one) => isSoftHerb(one.food) && !timed.includes(one));
  const heat = context.target === 'pressureCooker' ? 'on Sauté for 2–3 minutes' : 'on HIGH for 15 minutes';
  return [
    ...(second === null ? [] : [second.sentences.join(' ')]),
    // Rice that comes cooked only has to get hot.
    ...(raw.length > 0 ? [plan.last(list(raw), raw)] : []),
    ...(cooked.length > 0 ? [plan.last(list(cooked), [])] : []),
    ...(starch.length > 0
      ? [
          `Whisk ${list(starch)} with 2 tablespoons of cold water, stir it in and cook ${heat}, until the sauce thickens.`,
        ]
      : []),
    ...(dairy.length > 0 ? [plan.last(list(dairy), [])] : []),
    ...(herbs.length > 0 ? [`Stir in ${list(herbs)}.`] : []),
  ];
}

/** Bread drinks the sauce and falls to pieces in it. */
export const isBread = (part: Part | undefined): boolean =>
  part !== undefined &&
  ((part.food !== null && isKind(part.food, 'bread')) ||
    /\b(?:croutons?|toast(?:ed bread)?|bread)\b/i.test(part.item.name));

/** Dried fruit, olives and pulses from a tin: hours under a lid take their shape. */
const softens = ({ item, time }: Part): boolean =>
  /\b(?:dried|semi-dried) (?:apricots?|prunes?|figs?|dates|cranberries|cherries)\b|\b(?:apricots?|prunes?|dates|sultanas|raisins|olives|artichoke hearts)\b/i.test(
    item.text,
  ) ||
  (time?.dry !== true &&
    /\b(?:tins?|tinned|cans?|canned|jars?)\b/i.test(item.text) &&
    /\b(?:beans|chickpeas|lentils)\b/i.test(item.text));

const setsAside =
  /\b(?:set|put|keep|lay)(?: (?:it|them|the [\w ]+?))? aside\b|^\W*(?:then\s+)?(?:remove|take|transfer|lift)\b[^.;]*\b(?:out|from the (?:pan|pot|skillet)|plate|bowl|aside)\b/i;

const returns = /^\W*(?:then\s+)?(?:return|(?:put|add|stir|tip|place|pop)\b[^.;]*\bback)\b/i;

/** Cut or pulled apart, or taken out of the pot. */
export const tornUp =
  /\b(?:shred|pull|slice|carve|chop|cut|strip|debone|skim|strain|blend|pur[eé]e)\w*\b|\b(?:take|lift|move|remove|transfer)\b[^.;]*\b(?:out|board|plate|platter|bones?)\b/i;

/** "Put it back along with the sausage", "return the meat". */
const backWith =
  /^\W*(?:then\s+)?(?:return|(?:put|add|stir|tip|pop|place|slide)\b[^.;]*\b(?:back|it|them|returned)\b)/i;

/** Staged additions of a long simmer that can go in at the start: indices of their clauses, and of the simmers they end. */
export function hoist(
  { plan, cast, clauses, parts, understood }: WriteInput,
  late: readonly Part[],
): { readonly move: readonly number[]; readonly drop: ReadonlySet<number> } {
  const move: number[] = [];
  const drop = new Set<number>();
  if (plan.core.length === 0) return { move, drop };
  // Meat that was browned and set aside cooks with the rest, however late the old text put it back.
  clauses.forEach((clause, at) => {
    if (at <= cast.main || clause.names.length !== 1) return;
    // "Add the chicken", which was broiled or browned before.
    const seared =
      plan.together &&
      /^\W*(?:then\s+)?add\b/i.test(clause.text) &&
      clauses.some(
        ({ actions, step }, before) =>
          before < cast.main &&
          actions.some((action) => action === 'broil' || action === 'sear' || action === 'grill') &&
          understood.steps[step]!.contents.includes(clause.names[0]!),
      );
    // "Add the meat", which was taken out of the pan and set aside.
    const aside =
      /^\W*(?:then\s+)?(?:add|stir in|put)\b/i.test(clause.text) &&
      clauses.some(
        ({ names, text, step }, before) =>
          before < cast.main &&
          setsAside.test(text) &&
          (names.includes(clause.names[0]!) ||
            (names.length === 0 && understood.steps[step]!.contents.includes(clause.names[0]!))) &&
          clauses.some(
            ({ actions, names: fried }, first) =>
              first < before &&
              fried.includes(clause.names[0]!) &&
              actions.some((action) => actionNature[action].heats),
          ),
      );
    if (!seared && !aside && !returns.test(clause.text)) return;
    // "Return to the oven until the meat is tender" puts back the whole pot.
    if (
      cast.roles[at] !== 'keep' ||
      /\b(?:to|in|into) (?:the|a) (?:\w+ )?(?:oven|stove|heat|grill)\b/i.test(clause.text)
    )
      return;
    const part = parts.get(clause.names[0]!);
    if (part === undefined || part.safe === null || part.safe.kind === 'egg' || part.time?.late) return;
    if (!clauses.some(({ names }, before) => before < cast.main && names.includes(part.key))) return;
    // "Shred the meat and return it": it comes out of the machine cooked.
    if (clauses.slice(cast.main + 1, at).some(({ text }) => tornUp.test(text))) return;
    move.push(at);
    drop.add(at);
    const next = clauses[at + 1];
    if (
      (seared || aside) &&
      next?.step === clause.step &&
      next.names.every((key) => key === clause.names[0]) &&
      cast.roles[at + 1] === 'late'
    )
      drop.add(at + 1);
  });
  if (!plan.together) return { move, drop };
  let from = cast.main + 1;
  clauses.forEach((clause, at) => {
    if (at <= cast.main) return;
    const heated = cast.roles[at] === 'late';
    if (!heated) return;
    const before = clauses
      .map((_, index) => index)
      .filter(
        (index) =>
          index >= from &&
          index <= at &&
          clauses[index]!.names.length > 0 &&
          adding.has(clauses[index]!.action ?? 'cut') &&
          cast.roles[index] !== 'side' &&
          cast.roles[index] !== 'drop',
      );
    // "Shred the meat and put it back along with the sausage": what "it" is has to come out first.
    const goesBack = before.some(
      (index) =>
        backWith.test(clauses[index]!.text) &&
        clauses.slice(from, index).some(({ text }) => tornUp.test(text)),
    );
    const delicate = before.some((index) =>
      clauses[index]!.names.some((key) => {
        const part = parts.get(key);
        return (
          part !== undefined &&
          ((part.time?.late ?? null) !== null ||
            splits(part) ||
            isBread(part) ||
            softens(part) ||
            isThickener(part.food) ||
            late.includes(part))
        );
      }),
    );
    // Dough waits for nobody, and its dumplings puff only at the end.
    const dough = clauses.slice(from, at + 1).some(({ text }) => /\b(?:dumplings?|dough)\b/i.test(text));
    if (
      (clause.minutes?.[1] ?? 0) >= 8 &&
      !delicate &&
      !dough &&
      !goesBack &&
      // Meat that is shredded and goes back has to be done first.
      !clauses.slice(from, at).some(
        ({ text, names }) =>
          tornUp.test(text) &&
          names.some((key) => {
            const kind = parts.get(key)?.safe?.kind;
            return kind !== undefined && kind !== 'egg' && cast.contents.has(key);
          }),
      ) &&
      before.length > 0 &&
      before.every((index) => index !== at)
    ) {
      // "Halve the tomatoes" goes with the tomatoes.
      const cut = clauses.flatMap((one, index) =>
        index >= from &&
        index < at &&
        (one.action === 'cut' || one.action === 'wash') &&
        one.names.length > 0 &&
        one.names.every((key) => before.some((other) => clauses[other]!.names.includes(key)))
          ? [index]
          : [],
      );
      const both = [...new Set([...cut, ...before])].sort((one, other) => one - other);
      for (const index of cut) drop.add(index);
      move.push(...both);
      for (let index = from; index <= at; index++)
        if (before.includes(index) || cast.roles[index] === 'late') drop.add(index);
    }
    from = at + 1;
  });
  return { move, drop };
}

/** "Serve with the radishes and cilantro": a herb that comes to the table by itself is stirred into no pot besides. */
const servedBeside = (part: Part, clauses: readonly Clause[], main: number): boolean =>
  clauses.some(
    ({ names, text }, at) =>
      at > main && names.length > 1 && names.includes(part.key) && /\bserve\b[^.;]*\bwith\b/i.test(text),
  );
