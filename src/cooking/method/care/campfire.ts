/** A fire: how hot it is by the hand, what the lid of a camp oven needs, how burning is caught, and putting it out. */
import { sentencesIn } from '../changes/sentences-in.ts';
import { coalsFor } from '../told/in-place.ts';
import type { Care, CareAsk } from './care.ts';

const celsiusOf = ([, figure, scale]: RegExpExecArray): number =>
  scale === 'C' ? Number(figure) : Math.round(((Number(figure) - 32) * 5) / 9 / 5) * 5;

const putOut = /\b(?:drown|put out|douse|extinguish)\b/i;
const hand = /\bhand\b[^.]*\b(?:seconds|above|over)\b/i;

/** What a campfire asks for besides its heat. */
export function campfireCare({ steps, understood }: CareAsk): readonly Care[] {
  const all = steps.flatMap(sentencesIn);
  const text = steps.join(' ');
  const fire = all.find((one) => /\b(?:glowing|hot|medium) coals\b/i.test(one));
  const lid = all.find((one) => /^Keep the coals on the lid\.$/.test(one));
  const bake =
    lid === undefined
      ? undefined
      : all
          .slice(0, all.indexOf(lid))
          .findLast((one) => /\b(?:bake|cook|roast)\b/i.test(one) && /\bmin/i.test(one));
  const least = Number(/(\d+)(?: ?(?:–|-|to) ?\d+)? min/.exec(bake ?? '')?.[1] ?? 0);
  const seconds = fire === undefined ? '4–5' : /\bhot coals\b/i.test(fire) ? '2–3' : '4–5';
  const grate = fire !== undefined && lid === undefined && /\bgrate\b/i.test(text);
  // A camp oven whose coals nobody has lit.
  const baked =
    understood.recipe.steps.find(({ celsius }) => celsius !== null && celsius >= 100)?.celsius ?? null;
  const bare =
    baked === null || fire !== undefined || /\bbriquettes\b/.test(text)
      ? undefined
      : all.find((one) => /\bcamp oven\b/i.test(one) && !/^Heat the camp oven/i.test(one));
  const heat = /^Heat the camp oven to (\d{2,3}) °(C|F)/i;
  const unlit = /\bbriquettes\b/.test(text) ? undefined : all.find((one) => heat.test(one));
  return [
    ...(bare === undefined || baked === null
      ? []
      : [{ by: bare, place: 'before' as const, text: `${coalsFor(baked)}.`, rule: 'care-coals' }]),
    ...(unlit === undefined
      ? []
      : [
          {
            by: unlit,
            place: 'instead' as const,
            text: `${coalsFor(celsiusOf(heat.exec(unlit)!))}.`,
            rule: 'care-coals',
          },
        ]),
    ...(grate && !hand.test(text)
      ? [
          {
            by: all.find((one) => /\bset a grate\b/i.test(one)) ?? fire,
            place: 'after' as const,
            text: `The heat is right where you can hold a hand just above the grate for ${seconds} seconds.`,
            rule: 'care-hand',
          },
        ]
      : []),
    ...(lid !== undefined && bake !== undefined
      ? [
          {
            by: bake,
            place: /^\W*(?:slash|score|brush|sprinkle)\b/i.test(bake)
              ? ('after' as const)
              : ('before' as const),
            text: 'Put on the lid, set the pot over its ring of coals and spread the others over the lid.',
            rule: 'care-lid',
          },
          ...(least >= 10
            ? [
                {
                  by: lid,
                  place: 'instead' as const,
                  text: `Look in after ${Math.max(5, Math.round((least * 0.7) / 5) * 5)} minutes, lifting the lid level so that no ash falls in: a pale top wants more coals on the lid; if it darkens underneath, lift the pot off the lower coals and go on with those on the lid.`,
                  rule: 'care-look',
                },
              ]
            : []),
        ]
      : []),
    ...(putOut.test(text)
      ? []
      : [
          {
            by: null,
            place: 'after' as const,
            text: 'When all is cooked, drown the coals with water, stir them and drown them again, until they are cold to the hand.',
            rule: 'care-put-out',
          },
        ]),
  ];
}
