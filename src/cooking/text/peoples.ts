/** Words that dishes are called after peoples and places by; they keep their capital wherever they stand. */
export const peoples: readonly string[] =
  `African Algerian Alsatian American Andalusian Argentinian Armenian Asian Australian Austrian Basque Bavarian Belgian
  Bengali Berber Bohemian Brazilian Breton British Bulgarian Burmese Cajun Californian Cambodian Canadian Cantonese
  Caribbean Catalan Chilean Chinese Colombian Cornish Creole Croatian Cuban Cypriot Czech Danish Dominican Dutch Egyptian
  English Ethiopian European Filipino Finnish French Galician Georgian German Ghanaian Goan Greek Gujarati Haitian Hawaiian
  Hungarian Hyderabadi Icelandic Indian Indonesian Iranian Iraqi Irish Israeli Italian Jamaican Japanese Jewish Kashmiri
  Keralan Kenyan Korean Laotian Lebanese Ligurian Lithuanian Malaysian Maltese Mediterranean Mexican Milanese Mongolian
  Moroccan Neapolitan Nepalese Nigerian Nordic Norwegian Pakistani Palestinian Persian Peruvian Piedmontese Polish
  Portuguese Punjabi Roman Romanian Russian Sardinian Saxon Scandinavian Scottish Senegalese Serbian Sichuan Sicilian
  Silesian Singaporean Slovak Slovenian Somali Spanish Swabian Swedish Swiss Syrian Szechuan Taiwanese Texan Thai Tibetan
  Tunisian Turkish Tuscan Ukrainian Valencian Venetian Venezuelan Viennese Vietnamese Welsh Yorkshire`.split(
    /\s+/,
  );
