/**
 * Words that are spelt right and are not misspellings of a food: other foods that a table may lack,
 * plants, dishes and things of the house. They are never "corrected" and never passed over.
 */
const realWords: ReadonlySet<string> = new Set(
  `
  bleach soap detergent candle diaper nappy wipe sponge towel tissue napkin foil battery bulb paint glue shampoo
  conditioner lotion toothpaste floss razor deodorant bandage medicine tablet vitamin aspirin ammonia poison
  petrol gasoline gravel sand clay plastic rubber leather cotton paper wood metal steel iron copper lead
  pan pot bowl plate cup fork knife spoon oven stove grill fridge freezer blender mixer whisk
  eier eierlikor eggnog advocaat beech birch elm holly ivy lily tulip daisy oleander foxglove hemlock
  perch pike carp roach bream brill hake huss ling skate smelt sprat dab turbot monkfish eel lamprey sturgeon
  shark whale seal dolphin turtle frog snail snake alligator crocodile emu ostrich kangaroo bear beaver squirrel
  quail pigeon squab pheasant partridge grouse hare venison elk moose bison boar goat mutton veal camel horse
  salsify sorrel cardoon chard chicory chervil chayote cassava celtuce purslane samphire nettle dandelion
  lovage hyssop borage rue tansy woodruff angelica costmary burnet savory epazote culantro shiso perilla
  teff fonio amaranth millet sorghum kamut einkorn emmer freekeh spelt buckwheat triticale quinoa bulgur
  tigernut chufa lupin lupine carob mesquite acorn hickory pecan pistachio macadamia hazelnut filbert brazil
  cashew almond walnut chestnut peanut coconut pine kola betel gingko lotus
  sumac nigella ajwain asafoetida amchur fenugreek mace cassia annatto achiote galangal
  kefir skyr quark labneh ayran lassi ghee paneer khoya
  bran brain bread bream brew broad brown bread bean beam beer beet beef reef leaf loaf leek peach perch pear
  peas pearl plum plumb prune prawn brawn crab crabs cress cream crema cram grain grape graph grass
  lemon melon lime line mint mince mine rice dice mice slice spice salt malt sage cage
  sole soul mole male kale cake bake lake corn horn cork pork fork ham jam yam clam lamb
  bamba bisli daddies maltesers
  tuna tuba tune wine vine pine dill bill pill hill chive olive
  date dates mate plate latte matte sauce saucer soup soap sour
  flower flour floor butter better bitter batter batten cutter gutter
  curry carry cherry sherry berry ferry perry merry mango mangos tango
  candy sandy brandy shandy pepper paper popper copper
  squash quash mash hash wash marsh
  ginger finger singer onion union carrot parrot turnip tulip
  rocket pocket packet locket pastry pasta paste taste baste toast roast coast
  basil brasil radish relish raisin resin
  custard mustard bustard noodle poodle doodle
  butterfly butterscotch butternut buttercup butterhead
  liver kidney heart tongue tripe gizzard giblet marrow cheek trotter hock shank loin brisket flank chuck
  laver kelp dulse kombu wakame hijiki arame agar nori
  aioli alfredo ancho anise arepa arrowroot atta baba bagel baguette balsamic banana barley basa batata
  bacon bologna borage borlotti bourbon brandy bresaola brie brioche brownie bun burrito caper caramel
  caviar cavatelli cereal ceviche champagne cheddar cheesecake cherimoya chia chianti chocolate chorizo
  chowder churro chutney ciabatta cider clove cobbler cockle cod coffee cognac collard colby comte coppa
  cornichon cotija couscous cracker crepe crouton crumpet cupcake curd currant daikon dashi date dosa dough
  duck dulce dumpling durian edam edamame egg eggplant enchilada endive escarole farro fajita falafel fennel
  feta fettuccine fig flan focaccia fondue fontina fries frittata fudge fusilli garlic gazpacho gelatin gelato
  gin gnocchi gouda granola gravy grits gruyere guacamole guava gumbo gyro gyoza halva ham harissa havarti
  hazelnut herring hoisin hominy honey hummus idli jaggery jalapeno jam jelly jerky jicama juice juniper kale
  kebab ketchup kielbasa kimchi kiwi kohlrabi kumquat ladle lamb lard lasagna lavender leek lentil lettuce
  licorice linguine linseed liqueur longan loquat lychee macaroni macaroon mackerel madeira maize mandarin
  marinade marjoram marmalade marsala marshmallow marzipan mascarpone masala matcha matzo meat melon meringue
  mezcal milk millet mirin miso molasses mortadella mousse muesli muffin mulberry mullet mushroom mussel mutton
  naan nacho nectarine noodle nougat nut nutmeg oat octopus oil okra olive omelette onion orange oregano orzo
  ouzo oyster paella paneer panini papaya paprika parsley parsnip pate pesto persimmon pickle pistou pizza
  plantain plum polenta pomelo popcorn poppy pork port potato prosciutto provolone pudding quince ramen
  ravioli relish rhubarb ricotta rum rye saffron sake salad salami salsa samosa sardine satay sausage scallop
  scone seitan semolina shallot shellfish sherbet shoyu shrimp soba soda somen sorbet souffle spinach sprout
  squid steak stew stilton stock stout strudel succotash suet sugar sultana sushi syrup taco taffy tahini
  tamale tamari tamarind tangerine tapioca taro tart tempeh tequila thyme tilapia tofu tomatillo tortilla
  toffee treacle trout truffle udon vanilla veal vegetable vermouth vinegar vodka waffle wasabi wheat whey
  whiskey wonton yam yeast yogurt yuca yuzu zest ziti
  coke cola fanta sprite pepsi
  alfajor alfajore arancini avgolemono basbousa bastilla bobotie bombolone brandade brigadeiro canele cannoli caponata
  castella chawanmushi clafoutis concha coxinha cranachan dorayaki empanada ensaymada financier galaktoboureko germknodel
  gougere gozleme gribiche jalebi kadhi kaiserschmarrn kare kluski knodel koeksister kulcha kulebyaka lahmacun lefse
  linzer loukoumade maamoul madeleine mantecado moqueca palatschinken pancit pastitsio pelmeni pierogi pissaladiere
  polvorone rasgulla rasmalai ribollita sfogliatelle shakshuka shanklish shrikhand simit semla struffoli suya syllabub
  syrniki taiyaki takoyaki tamagoyaki tarhana tartiflette torrone upma vareniki vatapa youtiao zeppole
  `
    .trim()
    .split(/\s+/),
);

/** True for a word that stands for itself. */
export function isRealWord(key: string): boolean {
  return realWords.has(key);
}
