/** How thick a recipe says that its pieces are. */

const fractions: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
const millimetres: Readonly<Record<string, number>> = { i: 25.4, '"': 25.4, c: 10, m: 1 };
const thick =
  /(?:(\d+(?:[.,]\d+)?)(?![\d/]))?(?:[\s-]*(?:([¼½¾⅓⅔])|(\d)\/(\d)))?[\s-]*(inch(?:es)?|in\.?|"|cm|mm)[\s-]*thick\b/giu;

/** The thickest pieces that a text speaks of, in mm: "1½-inch-thick steaks", "4 cm thick"; null where it says nothing. */
export function thicknessOf(text: string): number | null {
  const found = [...text.matchAll(thick)].map(([, whole, sign, over, under, unit]) => {
    const part =
      sign !== undefined ? fractions[sign]! : over === undefined ? 0 : Number(over) / Number(under);
    return (Number((whole ?? '0').replace(',', '.')) + part) * millimetres[unit![0]!.toLowerCase()]!;
  });
  const most = Math.max(0, ...found);
  return most > 0 && Number.isFinite(most) ? most : null;
}
