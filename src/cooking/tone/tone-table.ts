/** What a tone is made of, as compiled from its readable file. */
import type { Tone } from '../vocabulary.ts';
import type { PlainWords } from './edition/plain-words.ts';
import type { Shape } from './say/recast-pattern.ts';
import type { Turn } from './say/turns.ts';

export type Length = 'shorter' | 'same' | 'longer';
/** How far a text may outgrow its source: by turns of phrase, by what is told besides, by what the tone is for: an assurance, a reason beside every act, or by a thread that carries it. */
export type Room = 'usual' | 'wide' | 'ample' | 'taught' | 'told';
/** Where a sentence stands in the recipe. */
export type Place = 'first' | 'next' | 'inner' | 'last';

/**
 * How orders are spoken. `imperative`: "boil the rice"; `narrated`: "you boil the rice"; `passive`: "the rice should
 * be boiled" now and then; `terse`: without articles.
 */
export type Voice = 'imperative' | 'narrated' | 'passive' | 'terse';

/** A remark and the situation that it fits: every word of `on` must hold. */
export interface Aside {
  readonly on: readonly string[];
  readonly say: string;
}

/** A joke or a tale that runs through a recipe: its first line, those between, its last, and its title. */
export interface Thread {
  /** What the dish is, by its title; any of them. */
  readonly on: readonly (readonly string[])[];
  readonly title: string | null;
  readonly set: string;
  readonly back: readonly string[];
  /** What it says beside an act, by the kind of act (`beat-kinds.ts`) and what it is done to; with these it carries the whole text. */
  readonly beats: readonly Aside[];
  /** It tells of somebody whose dish it is. */
  readonly owned?: boolean;
  readonly end: string;
}

/** One tone. Patterns hold `{do}` (verb and all), `{Do}`, `{doing}`, `{o}` (the object), `{v}` (the bare verb). */
export interface ToneTable {
  readonly tone: Tone;
  readonly voice: Voice;
  readonly room: Room;
  /** `contract`: don't, it's; `expand`: do not, it is. */
  readonly contractions: 'contract' | 'expand' | 'keep';
  /** Share of orders that end in an exclamation mark. */
  readonly exclaim: number;
  /** `add` gives telegram style its articles back, `drop` takes them from what is handled, `none` leaves out every "the", `spare` those of tools alone. */
  readonly articles: 'add' | 'keep' | 'drop' | 'none' | 'spare';
  /** A shorter text leaves out articles as a card does, and speaks with the words it saved. */
  readonly lean: boolean;
  /** What a shorter text may begin with: "Right, then." */
  readonly hails: readonly string[];
  /** Short orders of a step are strung together. */
  readonly strings: boolean;
  /** What leads in a statement that nothing else changes. */
  readonly notes: readonly string[];
  /** "for 5 minutes" becomes "5 minutes". */
  readonly bareTimes: boolean;
  /** Times stand after cues. */
  readonly timesLast: boolean;
  /** What is done with "in a large bowl": front it, fetch the bowl first, leave it, or make it the label of the sentence. */
  readonly vessels: 'front' | 'fetch' | 'keep' | 'label';
  /** Leaves out what a shorter text can spare whatever the length: headings that say what follows, run-ups, sizes. */
  readonly pares: boolean;
  /** Lists without their "and". */
  readonly bareLists: boolean;
  /** What stands for "meanwhile" where something goes on: "While that {does}". */
  readonly meanwhile: readonly string[];
  /** What takes up a wait of the step before: "When the {doing} is done". */
  readonly after: readonly string[];
  /** Words that fetch a vessel: "grab {vessel} and {do}". */
  readonly fetch: readonly string[];
  /** Ways to turn a sentence round. */
  readonly turns: readonly Turn[];
  /** Patterns that make a sentence of a shape anew, each heard once in a recipe. */
  readonly recasts: Readonly<Record<Shape, readonly string[]>>;
  /** Share of sentences made anew so where a pattern fits. */
  readonly recastRate: number;
  /** Share of short neighbouring sentences that are run together. */
  readonly flow: number;
  /** Words around a description (`{text}`), or around what it says the dish is (`{np}`, `{Np}`). */
  readonly descriptions: readonly string[];
  /** Share of sentences said in a frame or after an opener. */
  readonly frameRate: number;
  readonly openers: Readonly<Record<Place, readonly string[]>>;
  readonly frames: readonly string[];
  readonly joints: readonly string[];
  readonly let: readonly string[];
  readonly closers: readonly string[];
  /** Ways to leave something to the cook: "{do}, if you like". */
  readonly leave: readonly string[];
  /** Ways to forbid: "take care not to {do}", "avoid {doing}". */
  readonly prohibitions: readonly string[];
  /** First-person chatter is left out whatever the length. */
  readonly dropsChatter: boolean;
  /** Share of sentences that a remark follows, by length. */
  readonly asideRate: Readonly<Record<Length, number>>;
  readonly words: readonly (readonly [string, readonly string[]])[];
  readonly verbs: Readonly<Record<string, readonly string[]>>;
  /** Sentences that tell an order as a whole: "{o} fall{s} into thin slices{rest}". Each once in a recipe. */
  readonly scenes: readonly Aside[];
  /** Share of orders that are told so where one fits. */
  readonly sceneRate: number;
  /** What a dish is presented with that came without a word about it, by what its title says it is. */
  readonly openings: readonly Aside[];
  /** What is said of a food of its list beside that. */
  readonly accents: readonly Aside[];
  /** What names the foods by which a dish is known: "{foods}" in a sentence of one. */
  readonly namings: readonly Aside[];
  /** What a step is called, in front of it: "Crack, crack!" */
  readonly headings: readonly Aside[];
  /** Ways to say an order that belong to what is done and to what: "{do}, blaming the onion". Each once in a recipe. */
  readonly woven: readonly Aside[];
  /** Share of orders that are said so where a way fits. */
  readonly wovenRate: number;
  readonly asides: readonly Aside[];
  /** Remarks of very few words, of which a shorter text takes one where it has words to spare. */
  readonly touches: readonly Aside[];
  /** Remarks that are never left to chance: who helps where it is hot or sharp. */
  readonly always: readonly Aside[];
  /** Ways to say an order together with who helps, in place of one of `always`: "ask a grown-up to help you {do}". */
  readonly heeding: readonly Aside[];
  /** Of these one runs through a recipe. */
  readonly threads: readonly Thread[];
  /** The thread that carries the text: beside its lines nothing else is said. */
  readonly carried: Thread | null;
  /** Longer texts give reasons too. */
  readonly reasons: boolean;
  readonly titles: readonly string[];
}

/** Why a thing is done: true wherever its situation holds. */
export interface Reason {
  readonly on: readonly string[];
  readonly say: string;
}

/** Everything that tones are made of. */
export interface ToneTables {
  readonly tones: Readonly<Record<Tone, ToneTable>>;
  readonly reasons: readonly Reason[];
  /** Slang in plain words, for tones with a voice of their own. */
  readonly plain: PlainWords;
}
