/** Words of dishes that cooks anywhere know by the name that they have at home. */
const known = new RegExp(
  [
    'adobo|aglio|alfredo|alla vodka|amatriciana|arrabbiata|arepas|arroz con (?:leche|pollo)|avgolemono|baba ghanoush|baklava',
    'bánh|bibimbap|birria|blini|borscht|bouillabaisse|bourguignon|brik|bruschetta|bulgogi|bun |bun cha|cacio e pepe|cantucci|caponata',
    'caprese|carnitas|ceviche|chana|char siu|chilaquiles|churros|clafoutis|colcannon|coq au vin|crème caramel|croque',
    'dal |dan dan|dolmades|enchiladas|fattoush|feijoada|flammkuchen|frittata|ful medames|gado-gado|gazpacho|gnocchi|goi cuon|gyoza',
    'gyros|harira|huevos|involtini|jambalaya|japchae|jiaozi|katsu|keftedes|khichdi|kibbeh|kimbap|kimchi|köttbullar|larb|lasagn',
    'lecsó|linguine|lomo saltado|maqluba|madeleines|malai kofta|marinières|masala|matar paneer|meunière|minestrone|mofongo|mousse',
    'mujaddara|murgh makhani|nasi goreng|nasi lemak|niçoise|okonomiyaki|olivier|omurice|onigiri|osso ?buco|oyakodon|pad |paella',
    'palak paneer|panzanella|parmigiana|pasta |pastitsio|patatas bravas|penne|pesto|pho|phở|pierogi|pipérade|plov|polenta|puttanesca',
    'pozole|ragù|raita|rajma|ramen|ratatouille|rendang|ribollita|risotto|ropa vieja|rösti|saag|salade|saltimbocca|salmorejo|sambar|samosa',
    'satay|schnitzel|shakshuka|shrikhand|soufflé|souvlaki|spaghetti|spanakopita|stifado|strudel|tabbouleh|tagine|tagliat',
    'tamagoyaki|tarte tatin|tandoori|tartiflette|tempura|teriyaki|tikka|tiramisù|tom kha|tom yum|tonkatsu|tortilla|tostones|tteokbokki|tzatziki',
    'udon|upma|vindaloo|waterzooi|wat |wot|xiao|yakisoba|yassa|zabaglione|granita|kyiv|refritos',
  ].join('|'),
  'i',
);

/** Whether a dish's title says to a cook of any country what it is. */
export const isKnownByName = (title: string): boolean => known.test(title);
