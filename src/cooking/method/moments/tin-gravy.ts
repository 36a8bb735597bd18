/** The gravy that was made in the roasting tin on the stove: its juices go into a pan where the tin is gone. */
import type { Method } from '../../vocabulary.ts';
import type { Clause } from '../model.ts';
import type { Cooking } from '../read/one-cooking.ts';

const ovens: ReadonlySet<Method> = new Set(['oven', 'convectionOven', 'toasterOven']);

const heatsTin =
  /(^\W*(?:(?:and|then|meanwhile),? )*|,\s+(?:(?:and|then) )*)(?:put|set|place|stand|sit|return)\s+(?:it|the (?:roasting |baking )?(?:tin|pan|tray|dish))\s+(?:back )?(over|on|onto)\s+((?:a |the )?(?:(?:low|medium|high|gentle|moderate)(?:[- ](?:low|high))?(?:[- ]heat)?|hob|heat|stove(?:top)?|burner|flame)\b)/i;
const ofTin = /\b(?:from|off|in) the (?:roasting |baking )?(?:tin|pan|tray|dish)\b/i;

/** "Pour off the fat from the tin, add the stock and bubble on the hob." */
const fatOff =
  /^(\W*(?:(?:and|then|meanwhile),? )*)(?:pour|spoon|skim|tip|drain) off (?:the |any |most of the |all but [\w ]+ of the |all the )?(?:excess )?fat (?:from|in|off) the (?:roasting |baking )?(?:tin|pan|tray|dish)\b/i;
const onHob =
  /\b(?:hob|stove(?:top)?|burner|bubble|simmer|boil|over (?:a |the )?(?:low|medium|high|gentle|heat))\b/i;

/** "Put it over a medium heat", of the tin, in the words of a pan that its juices are poured into. */
const juicesInPan = (text: string): string =>
  text
    .replace(
      fatOff,
      (_, before: string) =>
        `${before}${/\p{L}/u.test(before) ? 'p' : 'P'}our the juices into a saucepan and spoon off the fat`,
    )
    .replace(
      heatsTin,
      (_, before: string, on: string, heat: string) =>
        `${before}${/^\W*$/.test(before) && !before.includes(',') && /^\W*\p{Lu}/u.test(text) ? 'P' : 'p'}our the juices into a saucepan and set it ${on} ${heat}`,
    );

/** The same for a whole sentence: "Spoon off the fat from the tin, put it over a medium heat, …". */
export const gravySentence = (sentence: string): string =>
  heatsTin.test(sentence) || (fatOff.test(sentence) && onHob.test(sentence.replace(fatOff, '')))
    ? juicesInPan(sentence.replace(ofTin, 'from the juices'))
    : sentence;

/** The clauses with the gravy kept as it was, but for its tin. */
export function tinGravy({ clauses, cast }: Cooking, source: Method, target: Method): Cooking {
  if (!ovens.has(source) || ovens.has(target)) return { clauses, cast };
  const steps = new Set(
    clauses.flatMap(({ text, step }, at) =>
      at > cast.main &&
      (heatsTin.test(text) ||
        (fatOff.test(text) && clauses.slice(at + 1).some((one) => one.step === step && onHob.test(one.text))))
        ? [step]
        : [],
    ),
  );
  if (steps.size === 0) return { clauses, cast };
  const own = (at: number): boolean => at > cast.main && steps.has(clauses[at]!.step);
  return {
    clauses: clauses.map((clause, at): Clause => {
      if (!own(at)) return clause;
      const poured = juicesInPan(clause.text);
      return {
        ...clause,
        text: poured === clause.text ? clause.text.replace(ofTin, 'from the juices') : poured,
        asWritten: true,
      };
    }),
    cast: { ...cast, roles: cast.roles.map((role, at) => (own(at) ? 'side' : role)) },
  };
}
