import { joinList } from '../../text/grammar.ts';
import type { Method } from '../../vocabulary.ts';
import type { Range, TimedWay } from '../model.ts';
import { callOf, slowest, type Part } from '../read/parts.ts';
import { panBraise } from './pan-braise.ts';
import { isOiled, readPieces, wayOf } from './pieces.ts';
import { piecesPlan } from './plan-pieces.ts';
import { byMass, byWattage } from './microwave-minutes.ts';
import { figure, kitchenMinutes, massOf, Refusal, sayMinutes, type Plan, type PlanContext } from '../plan.ts';

/** Done in less than this share of the time of the slowest food, it would be spoiled by then. Own rule. */
const soonerShare = 0.65;
/** Minutes that are worth an order of their own. Own rule. */
const worthMinutes: Readonly<Partial<Record<TimedWay, number>>> = { stir: 3, microwave: 4, pan: 5 };
const usualWorth = 6;

/** Pieces on a machine: the slowest set the time, and what is done sooner goes in later. */
export function stagedPieces(context: PlanContext, target: Method): Plan | Refusal {
  const way = wayOf[target];
  if (target === 'stovetop' || target === 'dutchOven') {
    const pieces = readPieces(context, target);
    const braise = pieces instanceof Refusal ? null : panBraise(pieces);
    if (braise !== null) return braise;
  }
  const sooner = context.dish === 'pieces' && way !== undefined ? doneSooner(context.parts, way) : [];
  const plan = piecesPlan(
    sooner.length === 0
      ? context
      : { ...context, parts: context.parts.filter((part) => !sooner.includes(part)) },
    target,
  );
  if (plan instanceof Refusal) return plan;
  const wide = sooner.length > 0 && (target === 'stovetop' || target === 'dutchOven');
  // A sign of what goes in later is none of what goes in first.
  const early =
    target === 'wok' && sooner.length > 0
      ? plan.core.map((sentence) =>
          sentence.replace(/, until\b[^.;]*\b(?:vegetables?|edges|peppers?)\b[^.;]*(?=\.)/i, ''),
        )
      : plan.core;
  const core = early.map((sentence) =>
    (wide ? sentence.replace(/ in batches(?= for)/, '') : sentence).replace(
      /^Heat 2 tablespoons of oil in (.+?) over (\S+ heat)(?: until it shimmers)?/,
      (said, pan: string, heat: string) => (isOiled(context) ? `Heat ${pan} over ${heat}` : said),
    ),
  );
  const later = way === undefined ? [] : laterSentences(sooner, way, target, context);
  const stands = core.findIndex((sentence) => sentence.startsWith('Let it stand'));
  return {
    ...plan,
    core: [
      ...(target === 'wok' ? cutThin(context.parts) : []),
      ...(wide && massOf(context.parts) > 800
        ? ['Use the widest pan, or two: what lies crowded steams instead of browning.']
        : []),
      ...(stands < 0 ? [...core, ...later] : [...core.slice(0, stands), ...later, ...core.slice(stands)]),
    ],
  };
}

/** The foods that are done long before the slowest. */
function doneSooner(parts: readonly Part[], way: TimedWay): readonly Part[] {
  const fed = parts.filter((part) => part.time?.minutes[way] !== undefined && part.grams >= 40);
  const long = slowest(fed, way);
  // In a bag every food has a bath of its own.
  if (long === null || way === 'vide' || way === 'fry') return [];
  return fed.filter(({ time, safe, whole }) => {
    const own = time!.minutes[way]!;
    if ((whole && time!.whole) || (safe !== null && safe.kind === 'egg')) return false;
    if (way === 'slow' || way === 'pressure')
      return (time!.late === 'tender' || time!.late === 'seafood') && own[1] <= long[1] * soonerShare;
    return own[1] <= long[1] * soonerShare && long[1] - own[1] >= (worthMinutes[way] ?? usualWorth);
  });
}

/** Tells when what is done sooner goes in: potatoes long before peas. */
function laterSentences(
  parts: readonly Part[],
  way: TimedWay,
  target: Method,
  context: PlanContext,
): readonly string[] {
  if (parts.length === 0) return [];
  const last = way === 'slow' || way === 'pressure' || way === 'microwave' ? [] : doneSooner(parts, way);
  const next = parts.filter((part) => !last.includes(part));
  return [...laterSentence(next, way, target, context), ...laterSentences(last, way, target, context)];
}

function laterSentence(
  parts: readonly Part[],
  way: TimedWay,
  target: Method,
  context: PlanContext,
): readonly string[] {
  const names = joinList([...new Set(parts.map((part) => `the ${callOf(part)}`))]);
  const time = slowest(parts, way)!;
  switch (target) {
    case 'slowCooker':
      return [
        `Lay ${names} on top, cover again and cook on HIGH for ${parts.some(({ safe }) => safe !== null) ? 45 : 30} minutes more, until ${parts.some(({ safe }) => safe !== null) ? 'done' : 'tender'}.`,
      ];
    case 'pressureCooker': {
      const steam: Range = slowest(parts, 'steam') ?? [4, 6];
      return [
        `Set the pressure cooker to Sauté, lay ${names} on top, put the lid on loosely and steam for ${steam[0]}–${steam[1]} minutes.`,
      ];
    }
    case 'airFryer':
      return [`Then air-fry ${names} for ${time[0]}–${time[1]} minutes.`];
    case 'microwave': {
      const exponent = figure(context.tables, 'microwave-mass', 'exponent');
      const more = byWattage(byMass(time, massOf(parts), exponent), context);
      return [`Add ${names} and microwave for ${sayMinutes(kitchenMinutes(more))} more.`];
    }
    case 'wok': {
      const first = context.parts.filter(
        (part) => !parts.includes(part) && part.time !== null && part.grams >= 40,
      );
      return [
        `Lift ${first.length === 1 ? `the ${callOf(first[0]!)}` : 'everything'} out, stir-fry ${names} in the same wok for ${sayMinutes(time)}, until crisp-tender, then put all of it back and toss for a minute.`,
      ];
    }
    case 'grill':
      return [`Put ${names} on for the last ${time[1]} minutes.`];
    case 'campfire':
      return [`Give ${names} a parcel or a place of their own, for the last ${time[1]} minutes.`];
    default:
      return [`Add ${names} for the last ${time[1]} minutes.`];
  }
}

/** Roots are only done in a wok where they are thin. */
function cutThin(parts: readonly Part[]): readonly string[] {
  const roots = parts.filter(({ time, grams }) => time?.root === true && grams >= 40);
  return roots.length === 0
    ? []
    : [
        `Slice ${joinList(roots.map((part) => `the ${callOf(part)}`))} 3 mm thin: thick pieces would stay raw.`,
      ];
}
