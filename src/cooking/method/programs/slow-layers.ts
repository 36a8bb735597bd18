/** Baked pasta in a slow cooker: layers of raw pasta that cook in their sauce, and the last of the cheese at the end. */
import { joinList } from '../../text/grammar.ts';
import type { Clause } from '../model.ts';
import { formatTemperature } from '../plan.ts';
import { callOf, statesTemperature, type Part } from '../read/parts.ts';
import { ownStep, textOf, type Ask } from './telling.ts';

/** What the layers are made of. */
export interface Layers {
  /** The pasta, as a cook calls it. */
  readonly call: string;
  /** Sheets, which are broken to fit. */
  readonly broken: boolean;
  readonly water: string;
  /** Ricotta and its like, and whether something was stirred into it. */
  readonly softs: readonly Part[];
  readonly mixed: boolean;
  readonly white: boolean;
  readonly melting: readonly Part[];
  readonly hards: readonly Part[];
  /** What else lies between the layers. */
  readonly between: readonly Part[];
  /** Herbs and their like, too little for a layer. */
  readonly strewn: readonly Part[];
  /** What the sauce is called beside a white one. */
  readonly sauce: string;
  /** The clauses in which the dish is put together. */
  readonly built: readonly Clause[];
  /** Names of what was told before. */
  readonly before: ReadonlySet<string>;
  readonly us: boolean;
}

const the = (some: readonly Part[]): string =>
  joinList([...new Set(some.map((part) => `the ${callOf(part)}`))]);

/** "the ricotta mixture", without what the carton says of its fat. */
export const mixtureOf = (soft: Part): string =>
  `the ${soft.item.name.toLowerCase().replace(/\b(?:whole[- ]milk|part[- ]skim|low-fat|full-fat)\s+/g, '')} mixture`;

/** The instructions from the sauce to the table. */
export function slowLayers(ask: Ask, layers: Layers): readonly string[] {
  const { call, broken, water, softs, mixed, white, melting, hards, between, built, before, us } = layers;
  const { sauce, strewn } = layers;
  // Cheese that was stirred into the ricotta is in the layers; only what is left of it can top them.
  const onTop = hards.filter(({ key }) => built.some(({ names }) => names.includes(key)));
  const rest = onTop.map((part) =>
    before.has(part.key) ? `the rest of the ${callOf(part)}` : `the ${callOf(part)}`,
  );
  const kept = [...melting.slice(0, 1).map((part) => `a handful of the ${callOf(part)}`), ...rest];
  const halves =
    !/\bthirds?\b/i.test(textOf(ask)) && /\bhalf\b/i.test(built.map(({ text }) => text).join(' '));
  const share = halves ? 'half' : 'a third';
  const filling = [
    ...(softs.length === 0 ? [] : [mixed ? mixtureOf(softs[0]!) : the(softs)]),
    ...between.map((part) => `the ${callOf(part)}`),
    ...(white ? ['the white sauce'] : []),
    ...melting.map((part) => `the ${callOf(part)}`),
  ];
  const put = filling.map((one) => `${share} of ${one}`);
  const hottest = Math.max(
    0,
    ...ask.parts.filter((part) => statesTemperature(part, 'pasta')).map(({ safe }) => safe!.celsius),
  );
  const machine =
    ask.size.capacityL !== null
      ? 'the slow cooker'
      : us
        ? 'a 6-quart slow cooker'
        : 'a 5–6 litre slow cooker';
  const low = broken ? '3½–4' : '2½–3';
  const high = broken ? '2–2½' : '1½–2';
  return [
    `${ownStep}Stir ${joinList([`${water} of hot water`, ...strewn.map((part) => `the ${callOf(part)}`)])} into ${sauce}: it should be looser than for the oven.`,
    `${ownStep}Grease ${machine} and spread a little of ${sauce} over the bottom. Lay in ${share} of the ${call}, raw${broken ? ' and broken to fit' : ''}, then ${joinList([...put, `${share} of ${sauce} that is left`])}, so that no pasta lies bare. Do that ${halves ? 'once' : 'twice'} more, ending with ${sauce}${kept.length > 0 ? ` and keeping back ${joinList(kept)}` : ''}. Stay ${us ? 'an inch' : '2–3 cm'} below the rim.`,
    `${ownStep}Stretch a clean kitchen towel under the lid, to catch the drips, with its ends folded up over the lid. Cover and cook on LOW for ${low} hours, or on HIGH for ${high} hours, until a knife goes through the pasta easily${hottest > 0 ? ` and the middle is at ${formatTemperature(hottest)}` : ''}. Do not let it go on longer: the pasta turns to mush.`,
    `${ownStep}${kept.length > 0 ? `Scatter over the cheese that was kept back, cover and leave for 10 minutes, until it has melted. ` : ''}Switch off, take off the lid and let it stand for 20–30 minutes, so that it cuts.`,
    ownStep,
  ];
}
