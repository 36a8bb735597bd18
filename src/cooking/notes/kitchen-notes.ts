/**
 * What a good cook says about a food while somebody else is cooking it: one thing that helps here, and why. House
 * knowledge; each is true of every dish in which the food is handled in one of the ways named.
 */
export interface KitchenNote {
  /** Ids of foods, or of kinds. */
  readonly of: readonly string[];
  /** Families of dishes for which it is true; absent = all. */
  readonly family?: RegExp;
  /** Actions of a step that handles the food; absent = whatever is done with it. */
  readonly doing?: RegExp;
  /** Words of a step that handles the food, without which the note is about something else. */
  readonly telling?: RegExp;
  /** Only where it goes into the pan in one piece. */
  readonly whole?: true;
  /** Only from so many grams in the whole recipe on. */
  readonly grams?: number;
  /** Helps a little: said only where there is nothing better to say. */
  readonly minor?: true;
  /** What goes wrong with a beginner, or hurts him: said to every beginner, before all other tips. */
  readonly first?: true;
  /** A recipe that says one of these words has said it already. */
  readonly said: RegExp;
  /** Each by itself; which is said depends on the dish. */
  readonly texts: readonly string[];
}

const browned = /fry|sear|saute|brown|grill|roast|broil/;
/** In a pan, over the flame. */
const pan = /^(?:pan-)?(?:fry|sear|saute)$/;
const heated = /fry|sear|saute|brown|grill|roast|broil|bake|simmer|boil|steam|poach|stew|braise/;
const wet = /simmer|braise|stew|boil|poach/;

/** The more telling first: what goes wrong most often when a food is cooked this way. */
export const kitchenNotes: readonly KitchenNote[] = [
  {
    of: ['leek'],
    first: true,
    said: /grit|sand|between the layers/i,
    texts: [
      'Grit hides between the layers of leeks. Split them lengthwise and rinse them under the tap, fanning the layers out, before you slice.',
    ],
  },
  {
    of: ['oil'],
    grams: 400,
    first: true,
    doing: /fry/,
    said: /half full|half-full|lid (?:at hand|close by|beside)/i,
    texts: [
      'Hot fat rises when food goes in: fill the pan no more than half, keep water away from it, and have a lid at hand to smother a flame.',
    ],
  },
  {
    of: ['chicken-breast', 'turkey-breast'],
    whole: true,
    doing: browned,
    said: /even thickness|pound|flatten|thin end/i,
    texts: [
      'Breast meat dries out the minute it is overdone. Press the thick end flat with your palm so that it is ready together with the thin one.',
    ],
  },
  {
    of: ['chicken-thigh', 'chicken-wings', 'bone-in-chicken-thigh', 'chicken-drumstick'],
    whole: true,
    doing: browned,
    said: /pat |dry |marina|leave for|coat/i,
    texts: ['Damp chicken steams where it should brown, so dry it with kitchen paper before it is seasoned.'],
  },
  {
    of: ['beef-sirloin-steak', 'beef-ribeye-steak', 'beef-flank-steak', 'lamb-chop', 'duck-breast'],
    whole: true,
    family: /^(?!stir-fry|rice|noodles|wrap|pasta|stew|curry|soup)/,
    doing: browned,
    said: /\brest\b/i,
    texts: ['Let the meat rest for some minutes before it is cut; the juices thicken and stay inside.'],
  },
  {
    of: ['pork-loin-chop', 'pork-tenderloin', 'bone-in-pork-chop'],
    whole: true,
    family: /^(?!stir-fry|rice|noodles|wrap|pasta|stew|curry|soup)/,
    doing: browned,
    said: /dry out|pink/i,
    texts: [
      'Lean pork is juiciest just past its safe temperature, and a faint blush inside is no fault then.',
    ],
  },
  {
    of: ['ground-beef', 'ground-pork', 'ground-lamb', 'ground-turkey', 'ground-chicken'],
    doing: browned,
    said: /patt|shape|balls|leave|undisturbed|let it sit|crowd|stew/i,
    texts: [
      'Ground meat browns when it is left alone: spread it out, wait for a crust below, and only then break it up.',
    ],
  },
  {
    of: ['beef-chuck', 'beef-shin', 'lamb-shoulder', 'pork-shoulder', 'oxtail', 'goat-meat'],
    doing: wet,
    said: /boil(?:ing)? hard|barely|gentl|lazy|tough/i,
    texts: [
      'A braise should hardly move. At a hard boil the meat tightens and turns stringy before it can turn soft.',
    ],
  },
  {
    of: ['fresh-sausage'],
    whole: true,
    doing: browned,
    said: /prick|burst|gentl/i,
    texts: [
      'Medium heat and patience keep sausages from bursting before the middle is done. Do not prick them.',
    ],
  },
  {
    of: ['salmon', 'trout', 'arctic-char'],
    whole: true,
    doing: pan,
    said: /white (?:beads|protein)|\bskin\b|lets go/i,
    texts: [
      'White beads on the {it} are a sign that the fire is too high. Turn it down, and the flesh stays moist.',
    ],
  },
  {
    of: ['white-fish', 'cod', 'haddock', 'tilapia'],
    whole: true,
    doing: browned,
    said: /flake|break up|fall apart/i,
    texts: [
      'White fish goes on cooking on the plate. Take it off as soon as the flakes part under a gentle push.',
    ],
  },
  {
    of: ['shrimp'],
    doing: heated,
    said: /curl|rubber/i,
    texts: ['Shrimp tell you themselves: a loose C is done, a tight O is rubber.'],
  },
  {
    of: ['squid', 'octopus'],
    doing: heated,
    said: /rubber|tough/i,
    texts: ['Tentacles and rings are tender after two minutes or after forty, and rubber in between.'],
  },
  {
    of: ['mussels', 'clams'],
    said: /tap|open|discard|throw/i,
    texts: ['Tap any shell that gapes before cooking; one that does not close is dead and goes in the bin.'],
  },
  {
    of: ['canned-tuna', 'canned-salmon', 'canned-sardines'],
    doing: /toss|mix|fold|combine|dress/,
    said: /drain(?:ed)? well|stir|flakes/i,
    texts: [
      'Fold canned fish in last and with few strokes, so that it stays in flakes instead of turning to paste.',
    ],
  },
  {
    of: ['firm-tofu', 'extra-firm-tofu', 'tofu'],
    doing: browned,
    said: /press|kitchen paper|towel/i,
    texts: [
      'Press tofu under a heavy pan for a quarter of an hour if there is time. The drier it is, the crisper it fries.',
    ],
  },
  {
    of: ['tempeh'],
    doing: heated,
    said: /steam|bitter/i,
    texts: ['Ten minutes of steam take the bitter edge off tempeh and open it up for the seasoning.'],
  },
  {
    of: ['halloumi'],
    doing: browned,
    said: /pat |hard again|leather|stay soft/i,
    texts: ['Serve halloumi hot from the pan, because it turns firm and squeaky as it cools.'],
  },
  {
    of: ['egg'],
    family: /^egg$/,
    doing: /fry|scramble|stir|poach|simmer/,
    said: /low heat|early|overcook|gentl|rubber|set at the/i,
    texts: [
      'Eggs turn tough over a fierce fire and stay tender over a low one, so give them the extra minute.',
    ],
  },
  {
    of: ['red-lentils'],
    said: /scum|foam|skim|stick/i,
    texts: ['Red lentils stick as they melt; scrape the bottom of the pot now and then toward the end.'],
  },
  {
    of: ['canned-chickpeas'],
    doing: /roast|^fry$/,
    said: /crisp|dry/i,
    texts: ['Roll drained chickpeas dry in a cloth first. Wet ones spit, and never turn crisp.'],
  },
  {
    of: ['canned-beans', 'canned-white-beans', 'canned-black-beans'],
    family: /soup|stew|curry|braise/,
    doing: wet,
    said: /crush|mash|against the side/i,
    texts: ['A few of the beans crushed against the side of the pot thicken everything around them.'],
  },
  {
    of: ['canned-chickpeas'],
    family: /soup|stew|curry|braise/,
    doing: wet,
    said: /crush|mash|against the side/i,
    texts: ['A few of the chickpeas crushed against the side of the pot thicken everything around them.'],
  },
  {
    of: ['canned-lentils'],
    family: /soup|stew|curry|braise/,
    doing: wet,
    said: /crush|mash|against the side/i,
    texts: ['A few of the lentils crushed against the side of the pot thicken everything around them.'],
  },
  {
    of: ['eggplant'],
    doing: browned,
    said: /drink|soak|sponge|oil/i,
    texts: [
      'Eggplant drinks oil at first and gives it back when it is done. Do not add more in the meantime.',
    ],
  },
  {
    of: ['mushroom'],
    doing: /fry|sear|saute|brown|toss/,
    said: /water|dry|crowd|squeak/i,
    texts: [
      'Mushrooms are done when they have stopped hissing: the water has gone, and only now do they brown.',
    ],
  },
  {
    of: ['spinach'],
    grams: 250,
    doing: /simmer|saute|fry|stir|boil|wilt/,
    said: /wilt|collapse|handful/i,
    texts: [
      'A mountain of spinach shrinks to a few spoonfuls. Add it by the handful and let each one collapse.',
    ],
  },
  {
    of: ['kale', 'cavolo-nero', 'collard-greens'],
    family: /salad|bowl/,
    doing: /toss|mix|dress|assemble|massage/,
    said: /massage|squeeze|rub/i,
    texts: ['Tough raw leaves turn tender when they are kneaded for a minute with a little salt and oil.'],
  },
  {
    of: ['broccoli'],
    grams: 300,
    doing: heated,
    said: /stalk|stem/i,
    texts: [
      'The stalk of the broccoli is the sweetest part. Peel it, cut it into coins and cook it with the rest.',
    ],
  },
  {
    of: ['cauliflower'],
    doing: /roast|fry|sear/,
    said: /flat side|touch|crowd|space/i,
    texts: ['Lay the cauliflower with its cut sides down; what touches the metal is what browns.'],
  },
  {
    of: ['zucchini'],
    doing: browned,
    said: /water|crowd|salt/i,
    texts: ['Zucchini is mostly water. High heat and a wide pan brown it before it can stew.'],
  },
  {
    of: ['cabbage', 'savoy-cabbage', 'napa-cabbage', 'brussels-sprout'],
    family: /fry|saute|roast|stir-fry/,
    doing: browned,
    said: /char|edges|sulph|sulf/i,
    texts: ['Let the edges of the {it} darken. That is where the leaf turns from sulfurous to sweet.'],
  },
  {
    of: ['sweet-potato', 'butternut-squash', 'pumpkin'],
    doing: /roast|bake/,
    said: /caramel|crowd|space|edges/i,
    texts: [
      'Leave room between the pieces. They brown where the hot air reaches them and steam where it does not.',
    ],
  },
  {
    of: ['potato', 'waxy-potato', 'yukon-gold-potato', 'new-potatoes', 'russet-potato'],
    doing: /roast|fry|bake/,
    // Potatoes that stay soft in oil, or go into an omelette, are never meant to be crisp.
    family: /^(?!egg)/,
    telling: /potato(?:(?!without|before they|not )[^.])*\b(?:crisp|brown(?!ing)|golden)/i,
    said: /starch|steam|dry|rough|cold water/i,
    texts: [
      'Shake the potatoes dry before they meet the fat; surface water is what keeps them from turning crisp.',
    ],
  },
  {
    of: ['carrot', 'parsnip'],
    doing: /roast/,
    said: /same size|sweet/i,
    texts: [
      'Cut the {it} to one thickness rather than one length; it is thickness that decides when they are done.',
    ],
  },
  {
    of: ['cherry-tomato'],
    doing: /roast|fry|saute|bake/,
    said: /burst|collapse/i,
    texts: [
      'Small tomatoes are ready when the skins have split and the juice has begun to thicken around them.',
    ],
  },
  {
    of: ['canned-tomatoes', 'tomato-passata', 'crushed-tomatoes'],
    minor: true,
    doing: wet,
    said: /pinch of sugar|sweet|tinny|oil rises|raw/i,
    texts: ['If it still tastes of the can after its time, it needs five minutes more, or a pinch of sugar.'],
  },
  {
    of: ['avocado'],
    said: /ripe|brown|last moment/i,
    texts: ['An avocado is ripe when the neck gives under your thumb; a hard one tastes of little.'],
  },
  {
    of: ['couscous'],
    // What is simmered in a sauce like pasta is the pearled kind.
    family: /^(?!pasta)/,
    said: /fork|fluff/i,
    texts: ['Rake the couscous with a fork, never a spoon, so that the grains part instead of clumping.'],
  },
  {
    of: ['quinoa'],
    said: /rins/i,
    texts: ['Rinse quinoa well under the tap, rubbing the grains together; the coating on them is bitter.'],
  },
  {
    of: ['white-rice', 'basmati-rice', 'jasmine-rice'],
    // In a soup or a pudding the grains are meant to fall apart.
    family: /^(?!soup|stew|pudding)/,
    doing: /boil|simmer|steam/,
    telling: /cover/i,
    said: /stand|\brest\b|fluff|lid (?:on|back)|lift the lid|peek|drain|(?:still |leave (?:it )?|keep (?:it )?)covered/i,
    texts: [
      'Leave the rice under its lid for five minutes after the fire is off; the grains firm up and come apart.',
    ],
  },
  {
    of: ['pasta'],
    family: /^pasta$/,
    doing: /boil/,
    said: /cup of|mug|ladle|save|keep(?:ing)? (?:back )?(?:a|some)|cooking water|starchy/i,
    texts: [
      'Before you drain the pasta, save a cup of its water. The starch in it brings a dry sauce back together.',
    ],
  },
  {
    of: ['rice-noodles', 'glass-noodles', 'egg-noodles'],
    said: /rins|stick|clump|cold water/i,
    texts: [
      'Noodles wait badly. Rinse them in cold water and shake them dry if they are done before the rest is.',
    ],
  },
  {
    of: ['coconut-milk'],
    doing: wet,
    said: /split|shake|thick part|boil/i,
    texts: ['Keep the coconut milk at a quiet simmer; at a hard boil it separates.'],
  },
  {
    of: ['yogurt', 'greek-yogurt', 'sour-cream'],
    minor: true,
    doing: wet,
    said: /curdle|split|flour|off the heat/i,
    texts: [
      'Cold {it} splits in a boiling pot. Let it lose its chill, stir in a spoonful of the hot sauce first, and keep the heat low.',
    ],
  },
  {
    of: ['miso'],
    doing: wet,
    said: /boil|dissolve|let down/i,
    texts: ['Miso goes in off the boil. Heat flattens its scent and leaves only the salt.'],
  },
  {
    of: ['oats', 'rolled-oats'],
    doing: /simmer|boil/,
    said: /toast/i,
    texts: ['Toast the oats dry in the pan for two minutes first, and they taste of nuts.'],
  },
  {
    of: ['banana'],
    telling: /mash|crush/i,
    said: /spot|ripe|freckle/i,
    texts: ['Bananas with brown spots mash without effort and bring more sweetness.'],
  },
  {
    of: ['apple'],
    // In a pie it matters which apple; of the half one in a skillet nobody has two kinds.
    family: /pie|pudding|cake|bake|fruit/,
    grams: 400,
    doing: /bake|fry|simmer|roast/,
    // Who holds cooking apples has them to fall apart.
    said: /variety|tart|sharp|floury|bramley|cooking apple|froth|\bcox\b|granny smith/i,
    texts: [
      'Take an apple that keeps its shape in the heat, such as Cox or Granny Smith; a Bramley falls to a froth.',
    ],
  },
  {
    of: ['chocolate', 'dark-chocolate'],
    doing: /melt|stir|mix|simmer/,
    telling: /\bmelt/i,
    said: /seize|gentl|drop of water/i,
    texts: ['Melt chocolate slowly and keep water out of it: a single drop makes it seize.'],
  },
  {
    of: ['egg-white'],
    doing: /whisk|whip/,
    said: /clean|grease|yolk/i,
    texts: [
      'A trace of yolk or grease keeps egg whites from rising, so wipe the bowl with a little vinegar first.',
    ],
  },
  {
    of: ['all-purpose-flour', 'self-raising-flour'],
    minor: true,
    family: /^(?:cake|pancake)$/,
    doing: /mix|whisk|fold|stir|combine/,
    telling: /\b(?:batter|fold)/i,
    said: /whisk|potato|overmix|lump|knead|toughen|stop/i,
    texts: ['Stir the flour in only until it has disappeared. Every stroke more makes it tougher.'],
  },
];
