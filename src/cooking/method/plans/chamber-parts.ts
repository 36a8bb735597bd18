/** Vessels, words and cues that the closed and open chambers share. */
import type { Method } from '../../vocabulary.ts';
import type { DishClass } from '../model.ts';
import type { Plan, PlanContext } from '../plan.ts';
import type { Vessel } from '../words.ts';

/** Whether a good deal of liquid goes into the old tray. */
export const isPoured = ({ source, dish, text }: PlanContext): boolean =>
  source === 'oven' &&
  (dish === 'pieces' || dish === 'roast') &&
  /\b(?:tray|tin|dish|pan)\b/i.test(text) &&
  poursOver.test(text);

const poursOver =
  /\bpour(?:ing)?\b[^.]*\b(?:stock|broth|wine|beer|cider|water)\b[^.]*\b(?:over|into|around|in|round)\b/i;

/** "Grill over the side without fire …": where a bird lies, and how it is turned. */
export const birdOnGrill = (sentence: string, many: boolean): string =>
  sentence
    .replace(
      /^Grill(?: (?:it|them|the [\w -]+?))? over the side without fire, with the lid closed,/,
      `Lay ${many ? 'them' : 'it'} skin side up on the side without fire, legs towards the heat. Close the lid and grill`,
    )
    // That comes over the fire.
    .replace(/,? until (?:the )?skin is (?:\w+ and )?crisp\w*/i, '')
    .replace(
      /(?=, until| until|\.$)/,
      `${/, stirring\b/.test(sentence) ? ' and' : ','} turning ${many ? 'them' : 'it'} round halfway, still skin side up`,
    );

/** What the bare fire does, and an oven does not. */
export const charring =
  /\b(?:(?:lightly|nicely|well|deeply) )?(?:charred|blackened|blistered)(?: (?:in (?:places|spots|parts)|at the edges|all over|on (?:both sides|the outside)))?(?=[ ,.;]|$)/i;

export const crispCue = (text: string): string => (/\bcrisp/i.test(text) ? ', until crisp' : '');

/** The text without how the basket is shaken and the machine is got hot, which place nothing. */
export const bareOfMachine = (text: string): string =>
  text
    .split(/(?<=[.;])\s+/)
    .map((sentence) =>
      /\b(?:preheat|set up|light|heat)\b|\bget\b[^.;]*\bhot\b/i.test(sentence)
        ? ''
        : sentence.replace(
            /\bshak\w+ the (?:\w+ )?basket\b|\b(?:air[- ]?fry|grill)\b(?! pan| rack| grate)/gi,
            '',
          ),
    )
    .join(' ');

/** "Toss them on the pan", where the only pan is the sheet pan. */
export const withSheetPan = (vessel: Plan['vessel'], { source, text }: PlanContext): Plan['vessel'] =>
  vessel !== null &&
  vessel.from.includes('tray') &&
  !/^(?:grill|smoker)$/.test(source) &&
  /\b(?:sheet|roasting|baking)[- ]pan\b/i.test(text) &&
  !/\b(?:skillet|fry(?:ing)? pan|saucepan|saut[eé] pan|pot|stove)\b/i.test(text)
    ? { ...vessel, from: [...vessel.from, 'pan'] }
    : vessel;

/** What the food lies in or on in the new machine. */
export function vesselFor(target: Method, dish: DishClass, poured = false): Plan['vessel'] {
  const loose =
    dish === 'pieces' || dish === 'fried' || dish === 'roast' || dish === 'cookies' || dish === 'toasted';
  const flat: readonly Vessel[] = [
    'tray',
    'basket',
    'grate',
    'slowCooker',
    'pressureCooker',
    ...(loose ? (['dish'] as const) : []),
  ];
  switch (target) {
    case 'airFryer':
      return dish === 'cookies' || dish === 'toasted' || dish === 'bread'
        ? {
            from: flat,
            phrase: 'baking paper cut to fit the air-fryer basket',
            again: 'the baking paper',
            preposition: 'on',
          }
        : loose
          ? { from: flat, phrase: 'the air-fryer basket', preposition: 'in' }
          : {
              from: ['tray', 'dish', 'grate'],
              phrase: 'a dish that fits the air-fryer basket',
              again: 'the dish',
              preposition: 'in',
            };
    case 'grill':
      return loose && !poured
        ? { from: flat, phrase: 'the grate', preposition: 'on' }
        : {
            from: ['tray', 'dish', 'basket'],
            phrase: 'a cast-iron pan',
            again: 'the pan',
            preposition: 'in',
          };
    case 'smoker':
      return loose
        ? { from: flat, phrase: "the smoker's grate", preposition: 'on' }
        : { from: ['tray', 'dish', 'basket'], phrase: 'a foil tray', again: 'the tray', preposition: 'in' };
    case 'toasterOven':
      return loose
        ? {
            from: ['tray', 'basket', 'grate', 'slowCooker', 'pressureCooker'],
            phrase: 'the lined tray of the toaster oven',
            preposition: 'on',
          }
        : { from: ['basket', 'grate'], phrase: 'a dish that fits the toaster oven', preposition: 'in' };
    default:
      return {
        from: ['basket', 'grate', 'slowCooker', 'pressureCooker'],
        phrase: loose ? 'a lined baking sheet' : 'a baking dish',
        preposition: loose ? 'on' : 'in',
      };
  }
}
