import { createMemo } from '#kernel/memo';
import { actionNature } from '../dishes/actions.ts';
import type { ReadStep } from './read-step.ts';

/** Words that speak of what is already there: such a step works on from what was made before. */
const reference =
  /\b(?:it|them|they|this|these|both|each|same|sauce|soup|stew|remaining|rest|pan juices|(?:to|into|in|over|on) the (?:pan|pot|skillet|bowl|wok|saucepan|cooker|dish|hot|boiling))\b/i;
/** Words for what several things have become. */
const gathering =
  /\b(?:mixtures?|everything|together|assembled?|batters?|doughs?|casserole|layers?|filling|loaf|loaves|all|ingredients|balls|patties|circles|rounds)\b/i;
/** Back to where it came from, or to what stands on the fire. */
const toThePot =
  /\breturn(?:ing)? (?!to (?:a|the) (?:boil|simmer))|\bback (?:in|into|to|on)\b|\b(?:to|into|in) the (?:\p{L}+ )?(?:pot|pan|skillet|wok|saucepan|casserole|dutch oven|cooker|stew|soup|sauce|gravy|broth)\b/iu;
const putAside =
  /\b(?:set|put|keep|reserve)\b[^.;]{0,40}\baside\b|\b(?:to|onto|on) an? (?:\p{L}+ ){0,2}(?:plate|platter|bowl|dish|board)\b|\b(?:remove|lift|take)\b[^.;]{0,40}\b(?:from the (?:pot|pan|skillet|wok|casserole)|out)\b|\breserve\b/iu;
const freshVessel =
  /^\W*(?:(?:meanwhile|next|then|now),?\s+)?(?:in|using|take|get) (?:a|an|another|a separate|a second|a different)\b|\b(?:separate|another|second|different|other) (?:\w+ )?(?:bowl|pot|pan|skillet|saucepan|dish)\b/i;
/** "Heat the oil in a skillet", but not "place in a roasting tin", where it is understood what. */
const someVessel =
  /(?<!\b(?:place|put|set|lay|transfer|pour|tip|spoon|scrape|spread|and|then) )\b(?:to|into|in) an? (?!(?:[\w-]+ )?(?:roasting|baking|loaf|cake|pie|tart|muffin|sheet|greased|prepared|buttered|lined|serving) )(?:[\w-]+ ){0,3}(?:bowl|pot|pan|skillet|saucepan|wok)\b/i;
/** What the words of a step say of where its food goes. */
interface Whereabouts {
  readonly low: string;
  readonly gathers: boolean;
  readonly freshVessel: boolean;
  readonly someVessel: boolean;
  readonly refers: boolean;
  readonly toThePot: boolean;
  readonly putsAside: boolean;
}

/** Kept: a recipe is read anew after every change, and most of its steps are as they were. */
const known = createMemo<Whereabouts>(1024);
const whereabouts = (text: string): Whereabouts =>
  known.get(text, () => {
    const low = text.toLowerCase();
    return {
      low,
      gathers: gathering.test(low),
      freshVessel: freshVessel.test(low),
      someVessel: someVessel.test(low),
      refers: reference.test(low),
      toThePot: toThePot.test(low),
      putsAside: putAside.test(low),
    };
  });

const carriesOn = new Set([
  'add',
  'stir',
  'pour',
  'serve',
  'garnish',
  'season',
  'toss',
  'fold',
  'layer',
  'assemble',
  'glaze',
  'dress',
  'deglaze',
  'stuff',
]);

interface Stream {
  readonly contents: Set<string>;
  /** Stands on the fire or did. */
  readonly hot: boolean;
  /** What it cooks in, where that was said. */
  readonly vessel: 'pot' | 'pan' | null;
  /** Was taken off it last and waits. */
  readonly waits: boolean;
}

const vesselOf = (tools: readonly string[]): Stream['vessel'] =>
  tools.some((tool) => /^(?:saucepan|large pot|Dutch oven)$/.test(tool))
    ? 'pot'
    : tools.some((tool) => /^(?:frying pan|wok|cast-iron pan)$/.test(tool))
      ? 'pan'
      : null;

/**
 * Keys of all that is in what each step works on. A bowl of dressing is not in the pot that boils beside it: a step that
 * names only what nobody has touched yet, and refers to nothing, begins something of its own. A step that names what is
 * in several of these, or what they have become, or heats without naming anything, brings them together.
 * @param everywhere what goes into every pot and makes no two of them one: salt, pepper
 */
export function gatherContents(
  read: readonly ReadStep[],
  title: string,
  everywhere: ReadonlySet<string> = new Set(),
): readonly (readonly string[])[] {
  let streams: readonly Stream[] = [];
  let current: Stream | null = null;
  const titleWords = title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return read.map(({ step, reading }) => {
    const telling = step.inputs.filter((key) => !everywhere.has(key));
    const touched = streams.filter(({ contents }) =>
      (telling.length > 0 ? telling : step.inputs).some((key) => contents.has(key)),
    );
    const text = whereabouts(step.text);
    const gathers = text.gathers || titleWords.some((word) => text.low.includes(word));
    const begins =
      step.inputs.length > 0 &&
      touched.length === 0 &&
      (text.freshVessel ||
        reading.parallel ||
        (!gathers &&
          (text.someVessel || (!carriesOn.has(reading.actions[0]?.action ?? 'add') && !text.refers))));
    const heats = step.action !== null && step.action !== 'preheat' && actionNature[step.action].heats;
    const vessel = vesselOf(step.tools);
    let merged: readonly Stream[];
    if (begins) merged = [];
    else if (gathers || (heats && step.inputs.length === 0)) merged = streams;
    else {
      // "Return the drumsticks to the pot": to what is in it, whatever was done in a bowl since.
      const pot =
        text.toThePot && touched.every(({ waits, hot }) => waits || !hot)
          ? streams.findLast(
              (stream) =>
                stream.hot &&
                !stream.waits &&
                !touched.includes(stream) &&
                (vessel === null || stream.vessel === null || stream.vessel === vessel),
            )
          : undefined;
      merged = streams.filter(
        (stream) =>
          touched.includes(stream) ||
          stream === pot ||
          (stream === current && (touched.length === 0 || (pot === undefined && text.refers))),
      );
    }
    const into: Stream = {
      contents: new Set(merged.flatMap(({ contents }) => [...contents])),
      hot: heats || merged.some(({ hot }) => hot),
      vessel: vessel ?? merged.at(-1)?.vessel ?? (step.action === 'boil' ? 'pot' : null),
      waits: text.putsAside,
    };
    for (const key of step.inputs) into.contents.add(key);
    streams = [...streams.filter((stream) => !merged.includes(stream)), into];
    current = into;
    return [...into.contents];
  });
}
