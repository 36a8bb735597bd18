/** The verb of an order with what belongs to it. */
import type { Order, Part } from './parse-sentence.ts';

/** The verb of an order with what belongs to it: "bring to a boil", "set aside", "stir in". */
export function keyOf(order: Order): {
  readonly key: string;
  readonly object: string;
  readonly parts: readonly Part[];
} {
  const [verb = ''] = order.verbs;
  const [first] = order.parts;
  if (verb === 'bring' && first !== undefined) {
    const goal = /^to (?:a|the)? ?((?:gentle |rolling |full |low |slow |bare |quick )?)(boil|simmer)$/i.exec(
      first.text,
    );
    if (goal && goal[1] === '')
      return {
        key: `bring to a ${goal[2]!.toLowerCase()}`,
        object: order.object,
        parts: order.parts.slice(1),
      };
  }
  // "Get the pan really hot" fetches nothing.
  if (verb === 'get' && /\b(?:hot|warm|ready|going|boiling|on|started|smoking)(?=$|:)/i.test(order.object))
    return { key: 'get ready', object: order.object, parts: order.parts };
  if (
    /^(?:stick|pop|put|place|whack|bung|slap|plonk|set|clap|get)$/.test(verb) &&
    /^(?:(?:the|a|its|your) )?lid(?: back)?$/i.test(order.object) &&
    first !== undefined &&
    /^on$/i.test(first.text)
  )
    return { key: 'lid on', object: '', parts: order.parts.slice(1) };
  if (/^(?:remove|take)$/.test(verb) && /^(?:(?:the|its|your) )?lid(?: off)?$/i.test(order.object))
    return { key: 'lid off', object: '', parts: order.parts };
  // "Make a well in the middle" prepares no dish.
  if (
    verb === 'make' &&
    /^an? (?:(?:small|deep|shallow|few|x|cross|little|tiny) )?(?:well|hole|slit|cut|dent|indentation|trench|cross|ball|log|point)\b/i.test(
      order.object,
    )
  )
    return { key: 'make a shape', object: order.object, parts: order.parts };
  // "Cut a slit in the middle" cuts nothing up.
  if (
    verb === 'cut' &&
    /^(?:(?:an?|some|two|three|four|a few) (?:\p{L}+ )?)?(?:slits?|holes?|cross(?:es)?|vents?|pockets?|lines?|slash(?:es)?|notch(?:es)?)\b/iu.test(
      order.object,
    )
  )
    return { key: 'cut a shape', object: order.object, parts: order.parts };
  if (verb === 'make' && /^sure\b/i.test(order.object))
    return { key: 'make sure', object: order.object.slice(5), parts: order.parts };
  if (/^(?:pre-?heat|heat)$/.test(verb) && /^(?:(?:the|your|an) )?oven$/i.test(order.object))
    return {
      key: 'preheat',
      object: /^oven$/i.test(order.object) ? 'the oven' : order.object,
      parts: order.parts,
    };
  const aside = /^(.*?)\s*\b(?:aside|to the side|to (?:one|the) side)$/i.exec(order.object);
  if (/^(?:set|put)$/.test(verb) && (order.particle === 'aside' || aside))
    return { key: 'set aside', object: aside ? aside[1]! : order.object, parts: order.parts };
  const heatOff = /^(?:the )?heat$/i.test(order.object);
  if (
    verb === 'remove' &&
    order.object === '' &&
    first !== undefined &&
    /^from (?:the )?heat$/i.test(first.text)
  )
    return { key: 'remove from heat', object: '', parts: order.parts.slice(1) };
  if (heatOff && /^(?:reduce|lower|increase|raise)$/.test(verb))
    return { key: `${verb} heat`, object: order.object, parts: order.parts };
  // "Turn the heat right down" turns nothing over.
  if (
    (verb === 'turn' || (verb === 'put' && / as \p{L}+ as /u.test(order.object))) &&
    order.particle === null &&
    /^(?:the )?(?:heat|flame|oven|gas|grill)(?: |$)/i.test(order.object)
  )
    return { key: 'turn heat', object: order.object, parts: order.parts };
  return {
    key: order.particle === null ? verb : `${verb} ${order.particle}`,
    object: order.object,
    parts: order.parts,
  };
}

/** How a key is said where the tone has no word of its own. */
export const sourceHead: Readonly<Record<string, string>> = {
  'bring to a boil': 'bring {o} to a boil',
  'bring to a simmer': 'bring {o} to a simmer',
  'make sure': 'make sure',
  'get ready': 'get',
  'make a shape': 'make',
  'cut a shape': 'cut',
  'lid on': 'put the lid on',
  'lid off': 'take the lid off',
  'remove from heat': 'remove from the heat',
  'reduce heat': 'reduce',
  'lower heat': 'lower',
  'increase heat': 'increase',
  'raise heat': 'raise',
  'turn heat': 'turn',
};
