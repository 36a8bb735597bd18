/** A grill: what lay in a tin under foil lies in a foil tray there, and its last, hot stretch is no dial that is turned. */
import { sentencesIn } from '../changes/sentences-in.ts';
import type { Care, CareAsk } from './care.ts';

const laid =
  /^(?:Put|Place|Set|Lay)( the [\w -]+?)? on the grate with (the [\w ]+?),? (?:and )?cover(?: it)?(?: tight(?:ly)?)? with foil\.?$/i;
const turnedUp =
  /^(Uncover)? ?(?:,|and|then)* ?(?:turn|crank)(?: it| the oven)? up to (\d{3}) ?°?([CF])\b(?: \([^)]*\))? for ([^.]*minutes)\.?$/i;

/** What a grill asks for besides its heat. */
export function grillCare({ steps }: CareAsk): readonly Care[] {
  return steps.flatMap(sentencesIn).flatMap((one): readonly Care[] => {
    const tray = laid.exec(one);
    if (tray !== null)
      return [
        {
          by: one,
          place: 'instead',
          text: `Put${tray[1] ?? ' the meat'} in a foil tray with ${tray[2]!} and cover it tightly with foil.`,
          rule: 'care-tray',
        },
      ];
    const hot = turnedUp.exec(one);
    return hot === null
      ? []
      : [
          {
            by: one,
            place: 'instead',
            text: `${hot[1] === undefined ? 'Light' : 'Uncover it, light'} the other burners or open the vents, and go on with the lid closed for ${hot[4]!}, until it is dark outside.`,
            rule: 'care-hot-end',
          },
        ];
  });
}
