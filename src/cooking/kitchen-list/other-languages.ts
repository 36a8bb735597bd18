import type { Food } from '#food/model';
import type { ListReader } from './find-food.ts';
import type { Entry } from './split-line.ts';

/** A list as a regular expression's alternatives, the longest first. */
const oneOf = (words: string): string =>
  words
    .trim()
    .split(/\s*,\s*/)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.()]/g, '\\$&'))
    .join('|');

/** What a measure is called elsewhere, by what it is called here. */
const measures: Readonly<Record<string, string>> = {
  g: 'g, gr, gram, gramm, gramos, grammes, gramas, grammi, gramów',
  kg: 'kg, kilo, kilos, kilogramm, chilo',
  ml: 'ml, mililitros, millilitres, millilitri',
  cl: 'cl',
  dl: 'dl, deciliter, decilitros',
  l: 'l, liter, litro, litros, litre, litres, litri, litr, litra',
  tbsp: 'el, esslöffel, msk, matsked, matskedar, ss, spsk, spiseskje, eetlepel, eetlepels, cucharada, cucharadas, cda, cdas, cda., cdas., colher de sopa, colheres de sopa, colher (sopa), colheres (sopa), c. à s., c.à.s., c à s, càs, cs, cuillère à soupe, cuillères à soupe, cucchiaio, cucchiai, łyżka, łyżki, łyżek',
  tsp: 'tl, teelöffel, tsk, tesked, teskedar, theelepel, theelepels, cucharadita, cucharaditas, cdta, cdtas, cdta., cdtas., colher de chá, colheres de chá, c. à c., c.à.c., c à c, càc, cuillère à café, cuillères à café, cucchiaino, cucchiaini, łyżeczka, łyżeczki, łyżeczek',
  'ml tiny': 'krm, kryddmått',
  can: 'lata, latas, dose, dosen, burk, burkar, boks, bokser, boîte, boîtes, boite, boites, barattolo, scatola, lattina, blik, blikje, blikken, puszka, puszki',
  clove:
    'diente, dientes, dente, dentes, gousse, gousses, zehe, zehen, klyfta, klyftor, fedd, spicchio, spicchi, teen, teentje, teentjes, ząbek, ząbki',
  bunch:
    'manojo, manojos, ramo, molho, botte, bottes, bund, mazzo, mazzetto, knippe, bos, bosje, pęczek, bouquet',
  packet:
    'paquete, paquetes, paquet, paquets, pacote, pacotes, pacchetto, paket, pakete, päckchen, packung, pakke, pak, pakje, opakowanie, bolsa, bolsas, sachet',
  slice:
    'rebanada, rebanadas, loncha, lonchas, tranche, tranches, scheibe, scheiben, skiva, skivor, fetta, fette, fatia, fatias, plak, plakken, plakjes, plaster, plastry, plasterki',
  piece: 'st, stk, stück, stuks, pieza, piezas, pezzo, pezzi, unidad, unidades, szt, szt., st.',
};

const numbers: Readonly<Record<string, string>> = {
  'un, una, uno, une, um, uma, ein, eine, einen, en, ett, et, een, jeden, jedna': '1',
  'dos, deux, dois, duas, zwei, due, två, to, twee, dwa, dwie': '2',
  'tres, trois, três, drei, tre, drie, trzy': '3',
  'medio, media, meio, meia, demi, mezzo, mezza, halbe, halber, halben, halv, halve, pół, ½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
};
const numberOf = new Map(
  Object.entries(numbers).flatMap(([words, number]) => words.split(', ').map((word) => [word, number])),
);
const unitOf = new Map(
  Object.entries(measures).flatMap(([unit, words]) => words.split(', ').map((word) => [word, unit])),
);
const number = String.raw`(?:[0-9]+ ?[½¼¾]|[0-9]+(?:[.,/][0-9]+)?(?: ?[-–] ?[0-9]+)?|(?:${oneOf([...numberOf.keys()].join(','))})(?![\p{L}]))`;
const unit = String.raw`(?:${oneOf([...unitOf.keys()].join(','))})(?![\p{L}])`;
const linking = String.raw`(?:(?:de|di|del|della|von|av|van|of)(?= )|d['’]|dell['’])?`;
const amountFirst = new RegExp(
  String.raw`^(${number})\s*(?:(?:pequeñ[oa]s?|grandes?|petite?s?|große?|kleine?|små|stora?) )?(?:(${unit})\s*${linking})?\s*(?=\p{L})`,
  'u',
);
const amountBehind = new RegExp(String.raw`^(.*\p{L})\s*[,(:–-]?\s*(${number})\s*(${unit})?\)?\.?$`, 'u');
/** "Casca de 1 limão", "le zeste d'un citron": the count stands inside of what is one. */
const countInside = new RegExp(
  String.raw`^(\p{L}+) (de |di |av |von |van |d['’])(?:${number})\s+(?=\p{L}{3})`,
  'u',
);

/** Words that say no more than that it is there. */
const article =
  /^(?:(?:un peu d(?:e |['’])|un poco de |un poco di |un po['’] di |um pouco de |etwas |lite |litt |wat |trochę |unas |unos |umas |uns |alcun[ie] |quelques |einige |några |noen |kilka |el |la |los |las |le |les |l['’]|il |lo |gli |der |die |das |det |het |os |as )|de |d['’]|di |von |av |van )(?=\p{L})/u;

/** How large, how fresh and how cut it is, which leaves it the same food; what dries, smokes, fills or sweetens it is none of these. */
const described = new RegExp(
  String.raw`(?:${oneOf(`
  grande, grandes, pequeño, pequeña, pequeños, pequeñas, mediano, mediana, medianos, medianas, médio, média, médios, médias,
  pequeno, pequena, pequenos, pequenas, fresco, fresca, frescos, frescas, picado, picada, picados, picadas, picadito, picadita,
  troceado, troceada, troceados, rallado, rallada, ralado, ralada, cortado, cortada, cortados, pelado, pelada, pelados,
  peladas, maduro, madura, maduros, maduras, entero, entera, enteros, enteras, limpio, limpia, limpios, laminado, laminados,
  gros, grosse, grosses, petit, petite, petits, petites, moyen, moyenne, moyens, moyennes, frais, fraîche, fraîches, haché,
  hachée, hachés, hachées, émincé, émincée, émincés, émincées, ciselé, ciselée, râpé, râpée, râpés, râpées, coupé, coupée,
  coupés, épluché, épluchée, épluchés, mûr, mûre, mûrs, finement,
  piccolo, piccola, piccoli, piccole, medio, media, medi, medie, grandi, freschi, fresche, tritato, tritata, tritati,
  tritate, grattugiato, grattugiata, affettato, affettata, affettati, maturo, matura, maturi, mature, intero, intera,
  große, großer, großes, großen, kleine, kleiner, kleines, kleinen, mittelgroße, mittlere, frisch, frische, frischer,
  frisches, frischen, gehackt, gehackte, gehackter, gehacktes, gewürfelt, gewürfelte, geschält, geschälte, gerieben,
  geriebener, geriebene, reife, reifer, fein, grob, in scheiben, in würfeln,
  stor, stora, store, liten, litet, lilla, små, lille, färsk, färska, färskt, fersk, ferske, frisk, friske, hackad, hackade,
  hackat, finhackad, finhackade, finhackat, grovhackad, hakket, hakkede, finhakket, skivad, skivade, riven, rivet, revet,
  skalad, skalade, strimlad, tärnad, mogen, mogna, i skivor, i bitar, i tärningar,
  grote, middelgrote, vers, verse, gehakt, gehakte, gesneden, fijngesneden, fijngehakt, geraspt, geraspte, gepeld, rijpe,
  in plakjes, in blokjes, in stukjes,
  duży, duża, duże, mały, mała, małe, średni, średnia, średnie, świeży, świeża, świeże, posiekany, posiekana, posiekane,
  starty, starta, starte, pokrojony, pokrojona, pokrojone, dojrzałe, dojrzały,
  en rodajas, en dados, en trozos, en tiras, em rodelas, em cubos, en dés, en morceaux, en tranches, en rondelles, a fette, a cubetti
`)})`,
  'u',
);
const describedBehind = new RegExp(String.raw`[ ,]+${described.source}$`, 'u');
const describedFirst = new RegExp(String.raw`^${described.source} (?=\p{L})`, 'u');
const onlyDescribed = new RegExp(
  String.raw`^(?:${described.source}(?: (?:y|e|et|und|och|og|en|i) |[ ]|$))+$`,
  'u',
);

/** What joins two foods. */
const joint = /\s+(?:y|e|et|und|och|og|en|i|ed|oraz)\s+/u;

/** Names too short for the tables. */
const shortest: Readonly<Record<string, string>> = { ei: 'egg', ui: 'onion' };

/** The food that a name by itself means. */
function namedBy(said: string, { foods }: ListReader): Food | null {
  if (shortest[said] !== undefined) return foods.get(shortest[said]);
  const { food, candidates } = foods.match(said);
  return ['exact', 'alias', 'plural'].includes(candidates[0]?.how ?? '') ? food : null;
}

/** The food of a name, freed word by word of what only describes it; null where something else is left. */
function bareFood(said: string, reader: ListReader): Food | null {
  let text = said.trim();
  for (let turn = 0; turn < 6 && text.length > 1; turn++) {
    const food = namedBy(text, reader);
    if (food !== null) return food;
    const before = text;
    text = text.replace(article, '').trim();
    if (text === before) text = text.replace(describedBehind, '').trim();
    if (text === before) text = text.replace(describedFirst, '').trim();
    if (text === before) return null;
  }
  return null;
}

const written = (count: string): string =>
  numberOf.get(count) ??
  count.replace(',', '.').replace('½', ' 1/2').replace('¼', ' 1/4').replace('¾', ' 3/4').trim();

/** One food of a line with its amount; null where any of its words is not known. */
function foodOf(said: string, reader: ListReader): Entry | null {
  let text = said.trim();
  let count: string | undefined;
  let measure: string | undefined;
  const inside = countInside.exec(text);
  if (inside !== null) text = `${inside[1]!} ${inside[2]!}${text.slice(inside[0].length)}`;
  const first = amountFirst.exec(text);
  if (first !== null) {
    [, count, measure] = first;
    text = text.slice(first[0].length);
  } else {
    const behind = amountBehind.exec(text);
    if (behind !== null) [, text = '', count, measure] = behind;
  }
  const plain = bareFood(text, reader);
  if (plain === null) return null;
  const called = measure === undefined ? undefined : unitOf.get(measure);
  const food =
    (called === 'can' ? namedBy(`canned ${plain.name.replace(/^dried /, '')}`, reader) : null) ?? plain;
  if (count === undefined) return { food, grams: null, named: true, text: said };
  const unitWritten = called === 'ml tiny' ? 'ml' : (called ?? '');
  const line = reader.parse(`${written(count)} ${unitWritten} ${food.name}`);
  const counted = (called === undefined || called === 'piece') && /^[0-9]+$/.test(written(count));
  return {
    food,
    grams: reader.weigh(food, line),
    named: true,
    text: said,
    ...(counted ? { pieces: Number(written(count)) } : {}),
  };
}

/**
 * The foods of a line in Spanish, Portuguese, French, Italian, German, Dutch, Polish or a Nordic language; null where a
 * word is left that nobody here knows, so that what it may stand for is never lost.
 */
export function inAnotherLanguage(text: string, reader: ListReader): readonly Entry[] | null {
  const said = text
    .toLowerCase()
    .replace(/\(([^()]*)\)/g, ', $1')
    .replace(/\s+/g, ' ')
    .trim();
  const whole = foodOf(said, reader);
  if (whole !== null) return [{ ...whole, text }];
  const parts = said.split(/\s*[,;]\s*(?![0-9])/).map((part) => part.trim());
  const [front, ...more] = parts.filter((part) => part !== '' && !onlyDescribed.test(part));
  // What stands behind a comma and is a food of its own may be in the first.
  if (front === undefined || more.length > 0) return null;
  const entries = front.split(joint).map((part) => foodOf(part, reader));
  if (entries.some((entry) => entry === null)) return null;
  return entries.length === 1 ? [{ ...entries[0]!, text }] : (entries as Entry[]);
}
