/** Racks of ribs and tough joints that are cooked until they fall apart, for every machine that can do it. */
import { isKind } from '#food/ingredient';
import { formatMinutes, formatTemperature, joinList } from '../../text/grammar.ts';
import { actionNature } from '../../dishes/actions.ts';
import type { Clause, Range } from '../model.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { callOf, isThinLiquid, type Part } from '../read/parts.ts';
import {
  figureOf,
  gramsOf,
  ownStep,
  reasonOf,
  retell,
  textOf,
  type Ask,
  type Idea,
  type LineChange,
  type Told,
} from './telling.ts';

const rackWords =
  /\b(?:baby ?backs?|spare ?ribs?|st\.? louis|racks? of (?:pork )?ribs|pork ribs|(?:bbq|barbecue[d]?|sticky|grilled|smoked) (?:\w+ )?ribs)\b/i;
const jointWords =
  /\b(?:pork (?:shoulder|butt)|boston butt|shoulder of (?:pork|lamb)|lamb shoulder|brisket|chuck (?:roast|joint)|pulled pork|beef (?:cheeks?|shin))\b/i;
const apart = /\b(?:fall(?:s|ing)? (?:apart|off)|shred|pull(?:ed|s)?|fork|probe|tender)\b/i;
const sauceWords = /\b(?:bbq|barbecue|sauce|glaze|hoisin|honey|ketchup|marinade)\b/i;
const hot = (clause: Clause): boolean => clause.actions.some((action) => actionNature[action].heats);
const fire =
  /\b(?:oven|grill|barbecue|bbq(?! (?:sauce|rub))|coals?|smoker|foil|grates?|indirect|direct heat|roasting (?:tin|pan)|tray|baking sheet|rack over|wood chips|slow[- ]cooker|crock|pressure|instant pot|lid)\b/i;

type Kind = 'ribs' | 'joint';
type Way = 'oven' | 'slowCooker' | 'pressureCooker' | 'airFryer' | 'stovetop';
const ways: ReadonlySet<string> = new Set<Way>([
  'oven',
  'slowCooker',
  'pressureCooker',
  'airFryer',
  'stovetop',
]);

/** Racks of ribs that were wrapped: in a closed pot nothing is unwrapped, so they are told by what is done there. */
export const ribsInPot = (ask: Ask): Told | null =>
  (ask.target === 'slowCooker' || ask.target === 'pressureCooker') &&
  /\bunwrap\b/i.test(textOf(ask)) &&
  (ask.source === 'oven' || ask.source === 'grill' || ask.source === 'smoker') &&
  ask.parts.some(
    ({ item, safe }) =>
      safe !== null &&
      rackWords.test(`${item.text} ${ask.understood.source.title}`) &&
      /\bribs?\b|\bbacks?\b/i.test(item.text),
  )
    ? toughJoint(ask)
    : null;

/** The meat for another machine; null where it is no such meat. */
export function toughJoint(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  if (!ways.has(target) || source === 'sousVide') return null;
  const { title } = understood.source;
  const said = textOf(ask);
  const meat = [...parts]
    .filter(({ safe }) => safe !== null && safe.kind === 'meat')
    .sort((a, b) => b.grams - a.grams)[0];
  if (meat === undefined || meat.grams < 600) return null;
  const kind: Kind | null =
    rackWords.test(`${meat.item.text} ${title}`) && /\bribs?\b|\bbacks?\b/i.test(meat.item.text)
      ? 'ribs'
      : jointWords.test(`${meat.item.text}`)
        ? 'joint'
        : null;
  if (
    kind === null ||
    (kind === 'joint' && (!/\b(?:shred|pull(?:ed)?)\b/i.test(`${title} ${said}`) || target === 'airFryer'))
  )
    return null;
  if (
    /\b(?:short ribs?|diced|cubed|chunks|stew)\b/i.test(meat.item.text) ||
    !(kind === 'ribs' || apart.test(said))
  )
    return null;
  const main = clauses.reduce(
    (best, one, at) =>
      hot(one) && (one.minutes?.[1] ?? 0) >= 30 && (best < 0 || one.minutes![1] > clauses[best]!.minutes![1])
        ? at
        : best,
    -1,
  );
  if (main < 0) return null;
  // Browned or simmered with a pot of other things, it is a stew.
  const vegetables = gramsOf(
    ask,
    ({ food }) => food !== null && (isKind(food, 'vegetable') || isKind(food, 'legume')),
  );
  if (vegetables > meat.grams * 0.5) return null;
  const us = thinksInFahrenheit(understood.source);
  const usedBefore = (part: Part): boolean =>
    clauses.some((one, at) => at <= main && one.names.includes(part.key));
  const liquids = parts.filter(
    (part) =>
      part !== meat &&
      isThinLiquid(part.food) &&
      part.grams > 60 &&
      usedBefore(part) &&
      !/\bvinegar\b/i.test(part.item.text),
  );
  const wet = liquids.reduce((sum, { grams }) => sum + grams, 0);
  const sauce = parts.filter(
    (part) =>
      part !== meat &&
      sauceWords.test(part.item.text) &&
      part.grams >= 30 &&
      !/\b(?:soy|fish|worcestershire|hot|chilli|chili) sauce\b|\brub\b/i.test(part.item.text) &&
      !usedBefore(part),
  );
  const name = callOf(meat);
  const it = `the ${name}`;
  const glaze = sauce.length === 0 ? null : joinList(sauce.map((part) => `the ${callOf(part)}`));
  const liquid = liquids.length === 0 ? null : joinList(liquids.map((part) => `the ${callOf(part)}`));
  const way = target as Way;
  const spare = /\bspare|st\.? louis\b/i.test(`${meat.item.text} ${title}`);
  const told =
    kind === 'ribs'
      ? ribs(ask, way, it, liquid, wet, glaze, spare)
      : joint(ask, way, it, liquid, wet, meat.grams, us);
  const own = clauses[main]!;
  const finish = kind === 'ribs' ? told.finish : null;
  const heatsAfter = clauses.some((one, at) => at > main && hot(one) && (one.minutes?.[1] ?? 0) >= 3);
  const crisp =
    kind === 'joint' && (heatsAfter || /\bcrisp|bark|crust\b/i.test(said))
      ? `For brown, crisp edges spread the meat on a ${us ? 'sheet pan' : 'baking tray'} and put it under a hot broiler for 4–5 minutes.`
      : null;
  let put = false;
  const steps = retell(ask, (clause, at) => {
    if (at === main) {
      put = true;
      return [
        ...told.core.map((one) => `${ownStep}${one}`),
        ...(finish === null ? [] : [`${ownStep}${finish}`]),
        ownStep,
      ];
    }
    if (!put) {
      const rubs =
        clause.names.includes(meat.key) &&
        clause.actions.some((action) => ['season', 'coat', 'marinate', 'cut'].includes(action));
      if (
        hot(clause) ||
        clause.actions.includes('preheat') ||
        (fire.test(clause.text) && !rubs) ||
        (liquids.some(({ key }) => clause.names.includes(key)) && clause.step === own.step)
      )
        return 'drop';
      return null;
    }
    if (hot(clause) || (clause.minutes !== null && fire.test(clause.text))) return 'drop';
    if (
      /^\W*(?:and |then |carefully )*(?:unwrap|uncover|open)\b/i.test(clause.text) &&
      clause.names.length === 0
    )
      return 'drop';
    if (
      kind === 'ribs' &&
      sauce.some(({ key }) => clause.names.includes(key)) &&
      !/\bserve|side\b/i.test(clause.text)
    )
      return 'drop';
    if (
      /^\W*(?:and )?(?:put|return|place|lay)\b[^.;]*\bback\b/i.test(clause.text) ||
      (clause.minutes !== null && /\b(?:turning|basting|uncovered|wrap)/i.test(clause.text)) ||
      (fire.test(clause.text) && clause.names.length === 0)
    )
      return 'drop';
    return null;
  });
  const shredAt = steps.findIndex(({ text }, at) => at > 0 && /\bshred|\bpull\b/i.test(text));
  const all =
    crisp === null
      ? steps
      : [
          ...steps.slice(0, shredAt < 0 ? steps.length : shredAt + 1),
          { text: crisp, from: [] },
          ...steps.slice(shredAt < 0 ? steps.length : shredAt + 1),
        ];
  const ideas: Idea[] = [
    { kind: 'time', step: own.step, before: own.text, after: told.time, reason: reasonOf(ask, told.rule) },
    ...(finish !== null || crisp !== null
      ? [
          {
            kind: 'text' as const,
            step: null,
            before:
              clauses.find(
                (one, at) => at > main && (hot(one) || sauce.some(({ key }) => one.names.includes(key))),
              )?.text ?? null,
            after:
              /(?:under a hot broiler for \S+ minutes|Air-fry at [^.]*? minutes)/.exec(
                finish ?? crisp ?? '',
              )?.[0] ?? null,
            reason: reasonOf(ask, 'joint-brown'),
          },
        ]
      : []),
  ];
  return {
    dish: 'roast',
    steps: all,
    lines: told.lines,
    ideas,
    method: reasonOf(ask, `joint-how-${way}`),
    gone: reasonOf(ask, 'joint-gone'),
  };
}

interface Way1 {
  readonly core: readonly string[];
  readonly finish: string | null;
  readonly time: string;
  readonly rule: string;
  readonly lines: readonly LineChange[];
}

/** Racks: wrapped, stood on edge, or on a rack over water, and glazed at the end. */
function ribs(
  ask: Ask,
  way: Way,
  it: string,
  liquid: string | null,
  wet: number,
  glaze: string | null,
  spare: boolean,
): Way1 {
  const done = 'until the meat has drawn back from the bone ends and a knife slides in between them';
  const safe = `by then ${it} are far past the safe minimum of ${formatTemperature(63)} inside`;
  const brush =
    glaze === null
      ? 'Lay them on a foil-lined tray, meaty side up,'
      : `Lay them on a foil-lined tray, meaty side up, brush with half of ${glaze}`;
  const again =
    glaze === null
      ? ' until brown and crisp at the edges.'
      : `, until it bubbles and darkens at the edges; brush with the rest and give them 2 minutes more. Let them rest for 5 minutes and cut between the bones.`;
  const broil = `${brush} and put them under a hot broiler for 4–5 minutes${again}`;
  const pour = (ml: number): string =>
    liquid === null
      ? `${ml} ml of water`
      : wet >= ml
        ? liquid
        : `${liquid} and enough water to make ${ml} ml`;
  if (way === 'oven') {
    const time = formatMinutes(...((spare ? [180, 210] : [150, 180]) as [number, number]));
    return {
      core: [
        `Heat the oven to ${formatTemperature(150)}. Lay each rack meaty side up on a large sheet of foil${liquid === null ? '' : `, spoon ${liquid} round it`}, and wrap tightly, so that no steam gets out. Set the parcels on a baking tray and bake for ${time}, ${done}; ${safe}.`,
      ],
      finish: `Open the foil and pour off the juices. ${broil}`,
      time,
      rule: 'ribs-oven',
      lines: [],
    };
  }
  if (way === 'airFryer')
    return {
      core: [
        `Cut the racks into sections of 3–4 ribs that fit the basket. Wrap them tightly in foil${liquid === null ? '' : ` with a few spoons of ${liquid}`} and air-fry at ${formatTemperature(180)} for ${spare ? '45–50' : '35–40'} minutes, in two lots if they do not lie in one layer, ${done}; ${safe}.`,
      ],
      finish: `Take off the foil and lay the ribs meaty side up in the basket${glaze === null ? '' : `, brushed with half of ${glaze}`}. Air-fry at ${formatTemperature(200)} for 6–8 minutes${glaze === null ? ', until brown.' : ', brushing with the rest halfway, until sticky and dark at the edges. Let them rest for 5 minutes and cut between the bones.'}`,
      time: `${spare ? '45–50' : '35–40'} minutes`,
      rule: 'ribs-air',
      lines: [],
    };
  if (way === 'pressureCooker') {
    const minutes = spare ? 35 : 25;
    return {
      core: [
        `Pour ${pour(250)} into a 6 litre pressure cooker and set the rack in it. Curl the ribs round the wall, standing on edge with the meaty side out; cut them where they do not fit.`,
        `Lock the lid, set the valve to sealing and cook at high pressure for ${minutes} minutes. Let the pressure drop by itself for 15 minutes, then release the rest. They are done when the meat has drawn back from the bone ends and a knife slides in between them; ${safe}.`,
      ],
      finish: `Lift them out with tongs. ${broil}`,
      time: `high pressure for ${minutes} minutes`,
      rule: 'ribs-pressure',
      lines:
        liquid === null ? [{ key: null, line: '250 ml water', reason: reasonOf(ask, 'pressure-least') }] : [],
    };
  }
  if (way === 'slowCooker') {
    const time = spare
      ? 'on LOW for 7–8 hours, or on HIGH for 4–4½ hours'
      : 'on LOW for 6–7 hours, or on HIGH for 3½–4 hours';
    return {
      core: [
        `Cut the racks into sections of 4–5 ribs and stand them on edge round the wall of a 6 litre slow cooker, meaty side out. Pour ${pour(120)} into the middle. Cover and cook ${time}, ${done}; ${safe}. Keep the lid on: every look inside costs about 20 minutes.`,
      ],
      finish: `Lift them out carefully, as they are fragile. ${broil}`,
      time,
      rule: 'ribs-slow',
      lines: [],
    };
  }
  return {
    core: [
      `Cut the racks into sections of 3–4 ribs and lay them in a wide, heavy pot with a lid. Pour in ${pour(500)}, which should come a third of the way up. Bring to the boil, turn down, cover and simmer gently for ${spare ? '1½–2 hours' : '1¼–1½ hours'}, turning the ribs twice, ${done}; ${safe}.`,
    ],
    finish:
      glaze === null
        ? 'Take off the lid and boil the liquid down to a glaze, turning the ribs in it.'
        : `Lift out the ribs and boil the liquid down to a few spoonfuls. Stir in ${glaze}, return the ribs and turn them in it over medium heat for 5–6 minutes, until sticky and glazed all over.`,
    time: spare ? '1½–2 hours' : '1¼–1½ hours',
    rule: 'ribs-stove',
    lines: [],
  };
}

/** A joint that is shredded: by its weight, and by the thickness of its pieces where it is cut. */
function joint(
  ask: Ask,
  way: Way,
  it: string,
  liquid: string | null,
  wet: number,
  grams: number,
  us: boolean,
): Way1 {
  const kilos = grams / 1000;
  const fork = `until a fork twists in it without resistance, at about ${formatTemperature(93)} inside, far past the safe minimum of ${formatTemperature(63)}`;
  const own = (ml: number): string =>
    liquid === null
      ? `${ml} ml of water`
      : wet >= ml * 0.7
        ? liquid
        : `${liquid} and enough water to make ${ml} ml`;
  const juices = 'Skim the fat from the juices, and moisten the shredded meat with a few spoonfuls of them.';
  const said = ([least, most]: Range): string =>
    formatMinutes(Math.round(least / 30) * 30, Math.round(most / 30) * 30);
  if (way === 'slowCooker') {
    const time =
      kilos > 1.6
        ? 'on LOW for 9–10 hours, or on HIGH for 5–6 hours'
        : 'on LOW for 8–9 hours, or on HIGH for 4½–5 hours';
    return {
      core: [
        `Cut ${it} into ${kilos > 1.6 ? '3' : '2'} large pieces and lay them in a ${kilos > 2.2 ? '6–7' : '5–6'} litre slow cooker, at most three quarters full. Pour ${wet > 150 ? `${own(120)}, but no more than 120 ml of it,` : own(120)} round them.`,
        `Cover and cook ${time}, ${fork}. Keep the lid on: every look inside costs about 20 minutes. ${juices}`,
      ],
      finish: null,
      time,
      rule: 'joint-slow',
      lines: [],
    };
  }
  if (way === 'pressureCooker') {
    const minutes = figureOf(ask, 'joint-pressure', 'minutes');
    return {
      core: [
        `Cut ${it} into pieces of about ${us ? '1 lb' : '500 g'}, so that ${kilos > 1 ? 'all are done together' : 'they are done sooner'}. Pour ${own(250)} into a 6 litre pressure cooker and lay in the meat, at most two thirds full.`,
        `Lock the lid, set the valve to sealing and cook at high pressure for ${minutes} minutes. Let the pressure drop by itself for 15–20 minutes, or the fibres tighten, then release the rest and open the lid away from you. The meat is done when a fork twists in it without resistance, at about ${formatTemperature(93)} inside, far past the safe minimum of ${formatTemperature(63)}; if not, give it 10 minutes more. ${juices}`,
      ],
      finish: null,
      time: `high pressure for ${minutes} minutes`,
      rule: 'joint-pressure',
      lines:
        liquid === null ? [{ key: null, line: '250 ml water', reason: reasonOf(ask, 'pressure-least') }] : [],
    };
  }
  if (way === 'stovetop') {
    const time = said([150 + kilos * 20, 180 + kilos * 20]);
    return {
      core: [
        `Cut ${it} into ${kilos > 1.6 ? '4' : '3'} large pieces. Brown them on all sides with 1 tablespoon of oil in a heavy pot with a lid (5–6 litres) over medium-high heat, about 10 minutes; turn down the heat where the rub darkens too fast.`,
        `Pour in ${own(400)}, which should come a third of the way up, and bring to the boil. Cover and simmer very gently over low heat for ${time}, turning the pieces every 45 minutes and adding a splash of hot water if it is dry, ${fork}. ${juices}`,
      ],
      finish: null,
      time,
      rule: 'joint-stove',
      lines: [],
    };
  }
  const time = said([kilos * 120 + 30, kilos * 120 + 90]);
  return {
    core: [
      `Heat the oven to ${formatTemperature(150)}. Set ${it} in a deep roasting tin or casserole, pour ${own(250)} round it and cover tightly with a lid or two layers of foil. Roast for ${time}, ${fork}. ${juices}`,
    ],
    finish: null,
    time,
    rule: 'joint-oven',
    lines: [],
  };
}
