/** What a short order or a note leaves out: what is handled, whom it speaks of. */
const stays =
  /^(?:in )?(?:an? |the )?(?<where>(?:airtight |sealed |cake )?(?:tin|container|jar|box|fridge|freezer|icebox)),? (?:they )?keeps? (?:for )?(?<time>(?:up to |about )?[\ue300-\ue3ff])[.!]*$/iu;

/** "Should pull apart", "Keeps 2 days": of the dish. */
export function supplied(sentence: string, many: boolean, dish: boolean): string {
  // "Tin, keeps 1 week."
  const kept = stays.exec(sentence)?.groups;
  if (kept !== undefined)
    return `${dish ? 'They keep' : 'It keeps'} for ${kept['time']!} in ${/fridge|freezer|icebox/iu.test(kept['where']!) ? 'the' : /^a/iu.test(kept['where']!) ? 'an' : 'a'} ${kept['where']!.toLowerCase()}.`;
  const said = handed(sentence, many);
  const modal =
    /^(should|must|will|may|can|needs? to|firms? up|keeps?)\b(?= (?!the |a |an |it |them |your |going|stirring|warm|covered|warm|in mind|everything|aside|an eye|whisking|beating|\p{L}+ing )[\p{L}\ue300-\ue3ff])/iu.exec(
      said,
    );
  if (modal === null || /\?$/u.test(said)) return said;
  const verb = modal[1]!.toLowerCase();
  // "Keep covered" is an order, "keeps covered" is none.
  if (/^(?:keep|need to|firm up|can|may)$/u.test(verb) && !(verb === 'firm up' && /\bas they\b/iu.test(said)))
    return said;
  const plural = verb === 'firm up' || (!/s\b/u.test(verb.split(' ')[0]!) && dish);
  const rest = said.slice(modal[0].length).replace(/^ (?=[\ue300-\ue3ff])/u, ' for ');
  return `${plural ? 'They' : 'It'} ${verb}${rest}`;
}

/** "Remove.", "Combine with the beef": what is handled was named before. */
const handed = (sentence: string, many: boolean): string =>
  sentence
    .replace(/^(Remove|Drain|Set aside|Flip|Reserve)(?=[.!]*$)/u, (_, verb: string) =>
      verb === 'Set aside' ? `Set ${many ? 'them' : 'it'} aside` : `${verb} ${many ? 'them' : 'it'}`,
    )
    .replace(
      /^(Spoon|Scrape|Pour|Tip|Ladle|Transfer|Scoop|Decant|Press) (?!(?:in)?to (?:the |a |your )?(?:[\p{L}-]+ )?(?:oven|broiler)\b)(?=(?:into|onto|to) (?:the |a |an |your )?(?:[\p{L}-]+ ){0,3}[\p{L}\ue200-\ue5ff])/u,
      (_, verb: string) => `${verb} ${many && !/^(?:Pour|Scrape|Ladle)$/u.test(verb) ? 'them' : 'it'} `,
    )
    .replace(
      /^(Stuff|Rub|Fill|Brush|Coat|Baste|Dust|Drizzle|Sprinkle|Cover|Scatter) with (?=[\p{L}\ue100-\ue1ff])/u,
      `$1 ${many ? 'them' : 'it'} with `,
    )
    .replace(
      /^(Pour|Tip|Spoon|Scrape|Ladle) in (?=(?:the |an? )?(?:\p{L}+ )?(?:pan|tin|dish|tray|mould|mold)\b)/u,
      (_, verb: string) => `${verb} ${many && /^(?:Tip|Spoon)$/u.test(verb) ? 'them' : 'it'} into `,
    )
    .replace(/^Let (?=(?:sit|stand|cool|rest|chill|rise|prove|drain|dry)\b)/u, 'Leave to ')
    .replace(
      /^(Put|Place|Chuck|Throw|Bung|Tip|Lay|Spread) (?=on(?:to)? (?:(?:a|the|an) )?(?:\p{L}+ )?(?:tray|sheet|rack|plate|board|platter)\b)/u,
      (_, verb: string) => `${verb} ${many ? 'them' : 'it'} `,
    )
    // "Slide on the paper onto the hot trays".
    .replace(
      /^(Slide|Lift|Transfer|Move|Ease) on (?:the|its|their) (paper|parchment|peel|board) (?=(?:onto|to|into)\b)/u,
      (_, verb: string, what: string) => `${verb} ${many ? 'them' : 'it'}, on the ${what}, `,
    )
    .replace(/^(If it is too \p{L}+, (?:reduce|simmer|boil|thin)) (?=(?:on|over|with|for)\b)/u, '$1 it ')
    .replace(
      /^(Do not|Don['’]t|Never) (burn|overcook|overwork|overbake|overbeat)(?=[.!]*$)/u,
      (_, no: string, verb: string) =>
        `${no} ${verb} ${many && /^(?:burn|overcook|overbake)$/u.test(verb) ? 'them' : 'it'}`,
    )
    .replace(
      /^(Set|Stand|Place|Put) (?=in (?:(?:a|the|an) )?(?:\p{L}+ )?(?:pan|tin|dish|tray|bath|pot)\b)/u,
      `$1 ${many ? 'them' : 'it'} `,
    )
    .replace(
      /^(Remove|Lift out|Take out|Drain|Scoop out) (?=(?:with (?:an? |the )(?:\p{L}+ )?(?:spoon|skimmer|spatula|tongs|sieve)|from the (?:pan|pot|oil|water|oven|heat))\b)/u,
      `$1 ${many ? 'them' : 'it'} `,
    )
    // "When they float, cook for 2 minutes": still they.
    .replace(
      /^((?:When|Once|As soon as) they [^,.;]+, (?:cook|fry|bake|boil|simmer|poach|grill)) (?=for\b|[\ue300-\ue3ff]|until\b)/u,
      '$1 them ',
    )
    .replace(/^Keep (?=(?:covered|warm)\b)/u, `Keep ${many ? 'them' : 'it'} `)
    .replace(/^(Boil|Fry|Deep-fry|Poach|Steam|Grill|Bake|Cook) (?=in\b[^.;]*\bbatches\b)/u, '$1 them ')
    .replace(
      /^(Rest|Stand|Stew|Steep|Prove) (?=for\b|[\ue300-\ue3ff]|until\b)/u,
      (_, verb: string) => `Let ${many ? 'them' : 'it'} ${verb.toLowerCase()} `,
    )
    .replace(/^Brush (?=over (?:the |each )?[\p{L}\ue100-\ue1ff])/u, `Brush ${many ? 'them' : 'it'} `)
    .replace(
      /^(Combine|Mix|Toss) with (?!it\b|them\b|this\b|these\b)(?=[\p{L}\ue100-\ue1ff])/u,
      `$1 ${many ? 'them' : 'it'} with `,
    );
