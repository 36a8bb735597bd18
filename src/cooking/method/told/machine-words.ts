/** The name of the new machine in the place of the old one's. */
import type { PlanContext } from '../plan.ts';
import { machineNoun, oldMachine } from '../words.ts';

const whileBroiling =
  /^while (?:the |your )?(?:\w+ ){1,3}(?:is|are) (?:broiling|air-frying|pressure[- ]cooking|slow[- ]cooking),?\s+/i;

const chambered: ReadonlySet<PlanContext['target']> = new Set([
  'oven',
  'convectionOven',
  'toasterOven',
  'airFryer',
  'grill',
]);

/** What is called low is set low there too. */
const smallOvens: ReadonlySet<PlanContext['target']> = new Set(['convectionOven', 'toasterOven']);

/** Puts the new machine's name where the old one's stood. */
export function machineWords(
  text: string,
  context: Pick<PlanContext, 'source' | 'target'>,
  title: boolean,
): string {
  const { source, target } = context;
  if (!oldMachine[source].test(text)) return text;
  // "While the fish is broiling": it is on the new machine now.
  const meanwhile = text.replace(whileBroiling, 'Meanwhile, ');
  if (meanwhile !== text) return machineWords(meanwhile, context, title);
  const name = title
    ? machineNoun[target].replace(/ bath$/, '').replace(/\b\w/g, (letter) => letter.toUpperCase())
    : machineNoun[target];
  const pattern: Readonly<Partial<Record<typeof source, RegExp>>> = {
    oven: /(?<!toaster[- ])(?<!convection )(?<!dutch )(?<!camp )\b(?:(?:pre-?heated|hot|warm|moderate|slow|(?:very )?(?:low|cool)) )?oven(?![- ]?(?:proof|safe|mitts?|gloves?|ready))\b|\bbroiler\b/gi,
    convectionOven: /\b(?:convection|fan) oven\b/gi,
    toasterOven: /\btoaster oven\b/gi,
    airFryer: /\bair[- ]?fryer(?: basket)?\b/gi,
    slowCooker: /\b(?:slow[- ]?cooker|crock[- ]?pot)\b/gi,
    pressureCooker: /\b(?:(?:electric )?pressure[- ]?cooker|instant ?pot)\b/gi,
    microwave: /\bmicrowave(?: oven)?\b/gi,
    grill:
      /\b(?:gas |charcoal )?(?:grill|(?:barbecue|bbq)(?! (?:sauce|rub|seasoning|spice|chicken|ribs|pork|beans|glaze|flavou?r)))(?: grate)?\b/gi,
    smoker: /\bsmoker\b/gi,
    sousVide: /\b(?:sous[- ]?vide(?: bath| machine)?|water bath)\b/gi,
    steamer: /\bsteamer(?: basket)?\b/gi,
    deepFryer: /\bdeep[- ]?(?:fat )?fryer\b/gi,
    wok: /\bwok\b/gi,
    riceCooker: /\brice cooker\b/gi,
    dutchOven: /\bdutch oven\b/gi,
    campfire: /\b(?:camp ?fire|fire pit)\b/gi,
    stovetop: /\b(?:stove ?top|stove|hob|burner)\b/gi,
  };
  const swap = pattern[source];
  // What only a broiler browns is finished under one still.
  const browned = chambered.has(target)
    ? text
    : text.replace(/\bunder (?:the|a) (?:hot )?broiler\b/gi, 'under a hot \u0000');
  return swap === undefined
    ? text
    : onGrill(
        browned
          .replace(swap, (found) =>
            /^(?:pre-?heated|hot|warm) /i.test(found)
              ? `hot ${name}`
              : smallOvens.has(target) && /^(?:very )?(?:low|cool) /i.test(found)
                ? found.replace(/oven$/i, name)
                : name,
          )
          .replace(/\u0000/g, 'broiler'),
        target,
      );
}

/** What lay in an oven lies on a grill, and over a fire. */
const onGrill = (text: string, target: PlanContext['target']): string =>
  target === 'grill' || target === 'stovetop'
    ? text.replace(/\b(?:in|into) (the|a|your|my) ((?:hot )?(?:grill|stove))\b/gi, 'on $1 $2')
    : target === 'campfire'
      ? text.replace(/\b(?:in|into|on) (the|a|your|my) ((?:hot )?campfire)\b/gi, 'over $1 $2')
      : text;
