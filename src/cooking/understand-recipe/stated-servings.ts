import { numberValue } from './numbers.ts';

const people =
  /\b(?:serves?|servings?:?|feeds|enough for|for|dinner for|meal for)\s+(?:about |around |approximately |up to )?(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:\s*(?:-|–|to|or)\s*\d{1,3})?(?:\s+(?:people|persons?|servings?|portions?|adults|guests|diners))?/i;
const afterwards = /\b(\d{1,3})(?:\s*(?:-|–|to)\s*\d{1,3})?\s+(?:servings|portions|people)\b/i;

/** Without one of these neither of the patterns counts. */
const speaksOfPeople = /serv|feed|people|person|portion|adult|guest|diner/i;

/** Servings that a text states ("Serves 4", "for six people"), or null. Pieces ("makes 24 cookies") are not servings. */
export function statedServings(texts: readonly (string | null)[]): number | null {
  for (const text of texts) {
    if (text === null || !speaksOfPeople.test(text)) continue;
    const said = people.exec(text);
    if (
      said &&
      (/^(?:serve|feed|serving)/i.test(said[0]) ||
        /(?:people|persons?|servings?|portions?|adults|guests|diners)$/i.test(said[0]))
    ) {
      // "Serve 2 with rice" and "let stand for 5 people" do not say it; "serves" does.
      if (!/^serve\s/i.test(said[0])) return Math.max(1, Math.round(numberValue(said[1]!)));
    }
    const later = afterwards.exec(text);
    if (later && Number(later[1]) > 0) return Number(later[1]);
  }
  return null;
}
