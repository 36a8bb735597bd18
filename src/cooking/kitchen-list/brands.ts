const listed = (names: string): readonly string[] =>
  names
    .split(',')
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter((name) => name !== '');

/** Names on packets that say nothing of what is inside. */
const silent = listed(`
  aldi, alpen, datu puti, silver swan, ufc, del monte, marca pina, lucky me, tipco, aroy-d, aroy d, chaokoh, squid brand, three crabs, pearl river bridge, chung jung one, sempio, o'food, bibigo, ottogi, bertolli, bush's, bushs, classico, eckrich, guerrero, hebrew national, herdez, hidden valley, hillshire farm,
  jimmy dean, la victoria, libby's, libbys, mission, nathan's, ortega, planters, prego, tostitos, van camp's, ambrosia, amul, anchor, ariosto, asda, aashirvaad, ayam, avonmore, barilla, bega, betty crocker, birds eye,
  birdseye, blue dragon, bob's red mill, bold bean co, bold bean, bonne maman, brennans, brennan's, buitoni, bulla,
  campbell's, campbells, carnation, cathedral city, cento, chobani, cirio, chef, clabber girl, clonakilty, co-op, coles, colman's,
  colmans, contadina, cooks & co, costco, crosse & blackwell, daawat, danone, davidstow, de cecco, dececco, del monte,
  denny, dole, doves farm, dromona, duncan hines, dunn's river, dunns river, east end, east end foods, elle & vire,
  everest, fage, foster farms, galbani, garofalo, geisha, gino, giovanni rana, gold medal, golden penny, goya, grace,
  great value, green giant, haldiram's, haldirams, heera, heinz, hellmann's, hellmanns, hodgson mill, hormel, hunt's, hunts,
  huy fong, india gate, jif, jacob's, jacobs, johnsonville, jumbo, kallo, kashi, kerrygold, kikkoman, king arthur, kirkland,
  kingsmill, knorr, kraft, la costena, la costeña, la morena, la preferida, land o lakes, land o'lakes, le rustique,
  lee kum kee, lidl, loyd grossman, lkk, mae ploy, maesri, maille, mama sita's, marigold, marks and spencer, massel,
  marks & spencer, m&s, mazola, mccain, mccormick, mdh, merchant gourmet, morrisons, mrs ball's, mrs balls, mtr,
  muir glen, mutti, nando's, nandos, napolina, nestle, nestlé, nutrela, odlums, odlum's, old el paso, oscar mayer, ocean spray,
  patak's, pataks, peak, perdue, philadelphia, pilgrims choice, pillsbury, polli, president, président, progresso, quaker,
  ragu, rajah, rao's, raos, robertson's, roma, rosarita, royal, royco, rummo, sacla, sainsbury's, sainsburys, san remo,
  santa maria, sarson's, sarsons, schwartz, shan, sharwood's, sharwoods, silver spoon, skippy, smucker's, spc, stork, starkist,
  sun-maid, sunmaid, sun-pat, swanson, tate & lyle, tayto, tesco finest, tesco, thai kitchen, thai taste, tilda, titus,
  trader joe's, trader joes, trs, tropical sun, tyson, uncle ben's, uncle bens, waitrose, walkerswood, warburtons,
  warburton's, weikfield, wesson, whole foods, wild planet, woolworths, yeo valley, yutaka, zatarain's, zatarains,
  richmond, wall's, walls, heck, porky whites, sweet baby ray's, sweet baby rays, frank's redhot, cholula, primal kitchen, newman's own, newmans own
`);

/** Whose packets hold nothing of an animal: what is written beside them is what they stand in for. */
const plantBased = listed(`
  alpro, applewood vegan, beyond, califia, daiya, earth balance, field roast, follow your heart, gardein, heura, impossible,
  kite hill, linda mccartney, linda mccartneys, linda mccartney's, lightlife, miyoko's, miyokos, moving mountains, naturli,
  naturli', nurishh, nush, oatly, sheese, silk, so delicious, tofurky, tofutti, violife, vivera
`);

const glutenFree = listed('bfree, juvela, schar, schär');
const lactoseFree = listed('lactaid, arla lactofree, lactofree');

const anyOf = (names: readonly string[]): string =>
  [...names]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');

const amount = String.raw`(?:[0-9½¼¾./]+ ?(?:x ?[0-9]+ ?)?(?:g|kg|ml|l|oz|lbs?)? )?(?:(?:an? |half (?:an? )?)?(?:tins?|cans?|jars?|packs?|packets?|bags?|bottles?|tubs?|box|cartons?|blocks?)(?: of)? )?`;
const inFront = (names: readonly string[]): RegExp =>
  new RegExp(String.raw`^(${amount})(?:${anyOf(names)})(?:'s)? (?=\p{L}{2})`, 'iu');
/** A maker of several words is known for one wherever it stands. */
const longNames = silent.filter((one) => /[' ]/.test(one));
const behind = new RegExp(
  String.raw`(?: \((?:${anyOf([...silent, ...plantBased])})(?: brand)?\)|,? (?:by (?:${anyOf(silent)})|(?:${anyOf(longNames)})))$`,
  'iu',
);

const claims: readonly (readonly [RegExp, string])[] = [
  [inFront(plantBased), 'vegan '],
  [inFront(glutenFree), 'gluten-free '],
  [inFront(lactoseFree), 'lactose-free '],
];
const name = inFront(silent);

/** A line with the claim that its maker's name makes in place of that name: "Violife feta" is vegan feta; null where it has none. */
export function claimOfBrand(line: string): string | null {
  for (const [pattern, claim] of claims)
    if (pattern.test(line)) return line.replace(pattern, (_, before: string) => before + claim);
  return null;
}

/** A line without a maker's name: "Goya black beans"; null where it has none. */
export function withoutBrand(line: string): string | null {
  const bare = line.replace(behind, '').replace(name, '$1');
  return bare === line || bare.trim() === '' ? null : bare;
}

/** Of whom everybody buys the cubes. */
const cubes =
  /\b(?:knorr|oxo|maggi|kallo|royco|jumbo|massel|telma|herb-?ox|wyler'?s|better than bou?ill?on|marigold)(?: (?:stock|bou?ill?on|brand))?(?: (chicken|beef|veg(?:etable|gie)?|fish|lamb|mushroom|ham|pork|crayfish|shrimp))?(?: (?:stock|bou?ill?on))? ?(cubes?|(?:stock ?)?pots?|stock powder|powder|paste|bou?ill?on|)(?:,? \(?(chicken|beef|veg(?:etable|gie)?|fish|lamb|mushroom|ham|pork|crayfish|shrimp)\)?)?$/i;

/** "Knorr cubes chicken", "Oxo cubes (beef)": the stock cubes that they are; null where a line speaks of none. */
export function cubesOfBrand(line: string): string | null {
  const found = cubes.exec(line);
  if (found === null || (found[2] === '' && found[1] === undefined && found[3] === undefined)) return null;
  if (found[2] === '' && !/better than/i.test(found[0])) return null;
  const flavour = (found[1] ?? found[3] ?? '').toLowerCase().replace(/^veg.*$/, 'vegetable');
  return `${line.slice(0, found.index)}${flavour} stock cubes`.replace(/\s+/g, ' ').trim();
}
