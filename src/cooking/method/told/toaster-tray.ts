/** What a toaster oven asks of whoever bakes in it: its rack, how much its tray holds, turning, paper, foil. */
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import type { MethodAdaptation, MethodEdit, MethodTables } from '../model.ts';
import { because, figure } from '../plan.ts';

const preheats =
  /\b(?:pre-?heat|heat|set)\b[^.;]*?\btoaster oven\b[^.;]*?\d+ °[CF](?: \(\d+ °[CF]\))?[^.;]*[.;]?/i;
const bakesFor =
  /\b(?:bake|roast|cook)\b[^.;]*\b\d+(?:\s*(?:-|–|to)\s*\d+)?\s*(?:minutes?|mins?\b|hours?)[^.;]*[.;]?/i;
const moved = /\b(?:turn|rotat|stir|flip|toss|shak)\w*\b/i;
const foil = /\s*Lay a loose sheet of foil over (?:it|the top)[^.]*\./;
const loneBatches = /^(?:Bake|Cook|Roast) in (\d+) batches, each in a single layer\.$/;
const onTheStove = /\b(?:saucepan|skillet|over (?:medium|high|low)[- \w]* heat)\b/i;
const tall = new Set(['cake', 'bread', 'casserole', 'roast', 'custard', 'pie']);
const loaf = /\b(?:loaf|bundt|tube|springform)\b/i;

const buns = /\b(?:biscuits?|scones?|rolls?|buns?|muffins?|cupcakes?|popovers?|bagels?|pretzels?)\b/i;
const cookies = /\b(?:cookies?|bars? cookies|macaroons?|snickerdoodles?|crackers?|shortbreads?)\b/i;
const counted =
  /\b(?:into|makes?|form|shape|roll(?: out)?|yields?)\s+(?:the dough into\s+)?(?:about\s+)?(\d{1,2})\s+(?:equal\s+|even\s+|small\s+)*(?:squares?|pieces?|balls?|biscuits?|scones?|rolls?|buns?|cookies?|rounds?|wedges?|triangles?|portions?)\b/i;
const muffinTin = /\b(?:an? |the )?(?:12|twelve)[- ](?:cup|hole|count)? ?(muffin|cupcake) (tin|pan)\b/i;
const largeDish =
  /\b(an?|the|your)? ?((?:(?:greased|buttered|oiled|lightly greased),? )*)(?:9 ?[x×] ?13|13 ?[x×] ?9)(?:[- ]?inch(?:es)?| ?in\.|["”])?(?:[- ](?:glass|metal|ceramic))?( (?:baking |casserole |cake )?(?:dish|pan|tin))?/i;
const sheet =
  /\b(?:an? |the |your |two |2 )?(?:(?:large|rimmed|lined|oiled|greased|ungreased|parchment-lined|foil-lined),? )*(?:baking|cookie|sheet) (?:sheets?|pans?|trays?)\b/i;

/** How many pieces the recipe bakes, and how many of them lie on one tray; null where they are not counted. */
function load(
  { source, recipe }: UnderstoodRecipe,
  dish: MethodAdaptation['dish'],
  tables: MethodTables,
): { readonly count: number; readonly each: number; readonly thing: string } | null {
  const text = source.instructions.join('\n');
  const named = `${source.title}\n${text}`;
  const isBun = buns.test(source.title);
  const isCookie = !isBun && (dish === 'cookies' || cookies.test(source.title));
  if (!isBun && !isCookie) return null;
  if (loaf.test(named) || largeDish.test(text)) return null;
  const found = counted.exec(text);
  const tin = /\b(12|twelve|24)[- ](?:cup|hole|count)/i.test(text) ? 12 : null;
  const count = found === null ? (tin ?? recipe.servings) : Number(found[1]);
  return {
    count,
    each: figure(tables, 'toaster-tray', isCookie ? 'perTrayCookies' : 'perTrayBuns'),
    thing: (isBun ? (buns.exec(source.title)?.[0] ?? 'buns') : 'cookies').toLowerCase().replace(/s?$/, 's'),
  };
}

/** Words of the old tins and trays, as a toaster oven holds them. */
function inItsTins(text: string, named: { tray: boolean }): string {
  const tinned = text.replace(muffinTin, (_, kind: string, tin: string) => `a 6-cup ${kind} ${tin}`);
  const dished = tinned.replace(
    largeDish,
    (_, __: string, how: string | undefined) => `two ${how ?? ''}8-inch square baking dishes`,
  );
  const trayed = dished
    .replace(sheet, 'the tray of the toaster oven')
    .replace(/\bline the lined tray\b/i, 'line the tray');
  return trayed.replace(/\bthe lined tray of the toaster oven\b/gi, (): string => {
    const said = named.tray ? 'the tray' : 'the tray of the toaster oven, lined with foil';
    named.tray = true;
    return said;
  });
}

/** The adaptation with what a toaster oven asks for besides its heat; any other machine's as it is. */
export function withToasterCare(
  understood: UnderstoodRecipe,
  made: MethodAdaptation,
  tables: MethodTables,
): MethodAdaptation {
  if (made.method !== 'toasterOven' || !made.feasible || made.edits.length === 0) return made;
  const old = made.text.instructions;
  const ready = old.findIndex((text) => preheats.test(text));
  if (ready < 0) return made;
  const batches = Number(
    old.map((text) => loneBatches.exec(text)?.[1]).find((one) => one !== undefined) ?? 1,
  );
  const kept = old.filter((text) => !loneBatches.test(text));
  const place = kept.findIndex((text) => preheats.test(text));
  const baking = kept.reduce(
    (best, text, at) =>
      at >= place && (best < 0 || foil.test(text)) && bakesFor.test(text) && !onTheStove.test(text)
        ? at
        : best,
    -1,
  );
  if (baking < 0) return made;
  const size = load(understood, made.dish, tables);
  const two = kept.some((text) => largeDish.test(text));
  const named = { tray: false };
  const instructions = kept.map((text, at) => {
    const tins = inItsTins(text, named);
    const racked = at === place ? withRack(tins, low(understood, made.dish)) : tins;
    return at === baking
      ? withTurning(
          racked,
          batches,
          size,
          two,
          turnedThing(
            kept
              .slice(0, at + 1)
              .map((one) => inItsTins(one, { tray: true }))
              .join(' '),
            two,
          ),
        )
      : racked;
  });
  const paper = instructions.findIndex((text) => /\b(?:parchment|baking paper|paper liners?)\b/i.test(text));
  if (paper >= 0 && /\b(?:parchment|baking paper)\b/i.test(instructions[paper]!))
    instructions[paper] =
      `${instructions[paper]!.replace(/([^.!?])$/, '$1.')} Trim the paper so that no edge stands up near the elements.`;
  return {
    ...made,
    text: { ...made.text, instructions },
    edits: toldIn(understood, made, instructions, tables),
  };
}

const low = ({ source }: UnderstoodRecipe, dish: MethodAdaptation['dish']): boolean =>
  loaf.test(source.instructions.join('\n')) ||
  (tall.has(dish) && !buns.test(source.title) && !cookies.test(source.title) && !onSheet(source));

const onSheet = ({ instructions }: UnderstoodRecipe['source']): boolean =>
  /\b(?:baking|cookie) sheets?\b/i.test(instructions.join('\n'));

/** What is turned: the stone and its bread, a dish, a tin or the tray. */
function turnedThing(text: string, two: boolean): string {
  if (two) return 'each dish';
  if (/\bstone\b/i.test(text)) return 'it';
  if (/\btray\b/i.test(text)) return 'the tray';
  return `the ${/\b(?:(?:loaf|muffin|cupcake|cake|pie|bundt) )?(?:pan|tin|dish)\b/i.exec(text)?.[0].toLowerCase() ?? 'tray'}`;
}

function withRack(text: string, lowest: boolean): string {
  const said = preheats.exec(text)![0];
  if (/\brack\b|\bstone\b/i.test(said)) return text;
  const where = `rack in the ${lowest ? 'lowest place' : 'middle'}`;
  // Not between two scales in one pair of brackets: "moderate (170 °C, 340 °F)".
  const placed = said.replace(/^([^(]*?\d °[CF](?: \(\d+ °[CF]\))?)(?!,? \d|\/)/, `$1, with its ${where}`);
  if (placed !== said) return text.replace(said, () => placed);
  return /\d °[CF]/.test(said) ? `${text.replace(/([^.!?])$/, '$1.')} Set its ${where}.` : text;
}

/** The baking with its turning, its foil and its batches, in the order in which they are done. */
function withTurning(
  text: string,
  batches: number,
  size: { readonly count: number; readonly each: number; readonly thing: string } | null,
  two: boolean,
  thing: string,
): string {
  const browns = foil.test(text);
  const bare = text.replace(foil, '');
  const found = bakesFor.exec(bare);
  if (found === null) return text;
  const minutes = /(\d+)\s*(?:min|hour)/.exec(found[0]);
  const turned = moved.test(bare) || (minutes !== null && Number(minutes[1]) < 9 && /min/.test(found[0]));
  const care = [
    turned ? '' : `turn ${thing} round halfway`,
    browns ? 'lay a loose sheet of foil over the top as soon as it is brown' : '',
  ].filter((one) => one !== '');
  const said = care.join(', and ');
  const lots = size === null ? batches : Math.ceil(size.count / size.each);
  const rest = two
    ? ' Bake the two dishes one after the other; the second waits in the fridge.'
    : lots <= 1
      ? ''
      : size === null
        ? ` Its tray is small: bake in ${lots} batches, each spread in a single layer, and keep the first warm under foil.`
        : ` A tray holds about ${size.each} ${size.thing} with room between them: bake in ${lots} batches, and keep those that wait in the fridge.`;
  const end = found.index + found[0].length;
  const tail = /[.;]$/.test(found[0]) ? '' : '.';
  const added = said === '' ? '' : ` ${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  const dot = found[0].replace(/;$/, '.');
  return `${bare.slice(0, found.index)}${dot}${tail}${added}${rest}${bare.slice(end)}`;
}

/** The changes, with what was added to a step in the step's own words. */
function toldIn(
  { source }: UnderstoodRecipe,
  made: MethodAdaptation,
  now: readonly string[],
  tables: MethodTables,
): readonly MethodEdit[] {
  const old = made.text.instructions;
  const ovenAt = source.instructions.findIndex((text) => /\boven\b|\bpre-?heat/i.test(text));
  const bakesAt = source.instructions.findIndex(
    (text, at) => at >= ovenAt && bakesFor.test(text) && !onTheStove.test(text),
  );
  const fresh = now.flatMap((text) =>
    (text.match(/[^.]+\.(?=\s|$)/g) ?? []).map((one) => one.trim()).filter((one) => added.test(one)),
  );
  const edits = made.edits
    .filter(({ before, after }) => !(before === null && after !== null && loneBatches.test(after)))
    .map((edit) => {
      if (edit.after === null) return edit;
      const lines = edit.after.split('\n').filter((line) => !loneBatches.test(line));
      const named = { tray: true };
      return {
        ...edit,
        after: lines
          .map((line) => {
            const at = old.filter((text) => !loneBatches.test(text)).indexOf(line);
            return at >= 0 ? now[at]! : inItsTins(line.replace(foil, ''), named);
          })
          .join('\n'),
      };
    })
    // What was said of the foil alone is told with the tray.
    .filter(({ before, after }) => before !== null || after !== '');
  const kept = old.filter((text) => !loneBatches.test(text));
  const retinned = kept.flatMap((text, at): MethodEdit[] => {
    const step = source.instructions.indexOf(text);
    return step < 0 || inItsTins(text, { tray: true }) === text
      ? []
      : [
          {
            kind: 'text',
            target: `step ${step + 1}`,
            before: text,
            after: now[at]!,
            reason: because(tables, 'toaster-tray'),
            rule: 'toaster-tray',
          },
        ];
  });
  if (fresh.length === 0) return [...edits, ...retinned];
  return [
    ...edits,
    ...retinned,
    {
      kind: 'add',
      target: bakesAt < 0 ? 'recipe' : `step ${bakesAt + 1}`,
      before: null,
      after: fresh.join(' '),
      reason: because(tables, 'toaster-tray'),
      rule: 'toaster-tray',
    },
  ];
}

const added =
  /^(?:Turn (?:the|each) [a-z -]+ round|Turn it round|Lay a loose sheet of foil|A tray holds about|Its tray is small|Bake the two dishes|Trim the paper)/;
