import type { UnitSystem } from '#cooking/measures/amounts';
import { isBritish } from '#cooking/edit/british';

const number = String.raw`(?:\d[\d\s./½¼¾⅓⅔⅛-]*|[½¼¾⅓⅔⅛]|\b(?:an?|half an?|a quarter|one|two|three) )`;
const american = new RegExp(
  String.raw`${number}\s*(?:cups?|oz|ounces?|lbs?|pounds?|sticks? (?:of )?butter|quarts?|pints?)\b`,
  'i',
);
const pounds = /\b(?:lbs?|pounds?|cups?)\b/gi;
const metric = /\d\s*(?:g|gr|grams?|gms?|kg|kilos?|ml|cl|dl|l|litres?|liters?)\b/i;

/**
 * The units that a kitchen measures in, by what its list is measured in: cups, ounces and pounds and nothing metric are
 * American ones. Metric where a list says nothing, or some of both.
 */
export function unitsOfList(listed: readonly string[]): UnitSystem {
  if (!listed.some((line) => american.test(line)) || listed.some((line) => metric.test(line)))
    return 'metric';
  const source = {
    title: '',
    description: null,
    cuisine: null,
    servings: null,
    // A pound of mince and courgettes are British all the same.
    ingredients: listed.map((line) => line.replace(pounds, ' ')),
    instructions: [],
  };
  return isBritish(source) ? 'metric' : 'us';
}
