import type { LineAmount, ParsedLine } from '../line.ts';
import { formatQuantity } from '../quantity.ts';
import { singular } from './amount/shapes.ts';
import { containers, portions } from './english/amounts.ts';

/** An amount with its unit; counted things have none. */
function formatAmount(amount: LineAmount): string {
  const quantity = formatQuantity(amount);
  return amount.unit === 'piece' ? quantity : `${quantity} ${amount.unit.replace(/-/g, ' ')}`;
}

/**
 * Writes a parsed line in one plain form that reads back to the same fields:
 * "2 (400 g) tins chopped tomatoes, drained (plus more to serve)".
 * The unit is printed as it was written, so set `unitText` to null where the quantity was changed.
 */
export function formatLine(line: ParsedLine): string {
  if (line.heading) return `${line.name}:`;
  const words: string[] = [];
  const qualifiers = line.qualifier === null ? [] : line.qualifier.split(', ');
  const vague = qualifiers.find((word) => /^(?:a |some|several|lots|plenty|enough|few|bit)/.test(word));
  for (const word of qualifiers)
    if (word !== 'each' && word !== vague && !word.startsWith('or ')) words.push(word);
  if (vague !== undefined) words.push(vague);
  else if (line.quantity !== null)
    words.push(formatQuantity({ quantity: line.quantity, quantityMax: line.quantityMax }));
  if (line.amountEach !== null) words.push(`(${formatAmount(line.amountEach)} each)`);
  const unit = line.unitText ?? (line.unit === 'piece' ? null : line.unit);
  // "1 lb large shrimp", but "1 large can".
  const weighed =
    unit !== null && /^(?:g|grams?|kg|oz|ounces?|lbs?|pounds?|ml|l|cups?|tbsps?|tsps?)$/i.test(unit);
  if (line.size !== null && !weighed) words.push(line.size);
  if (unit !== null) words.push(unit);
  if (line.size !== null && weighed) words.push(line.size);
  const after = qualifiers.filter((word) => word.startsWith('or '));
  words.push(...after);
  if (qualifiers.includes('each')) words.push('each');
  const food = line.countOf ?? line.name;
  if (food !== '') {
    const first = singular(food.split(' ')[0]!.toLowerCase());
    if (unit !== null && (line.quantity === null || after.length > 0 || portions.has(first)))
      words.push('of');
    words.push(food);
  }
  let text = words.join(' ');
  if (line.countOf !== null) {
    const part = line.name.slice(line.name.lastIndexOf(' ') + 1);
    text = `${part} of ${text}`;
  }
  if (line.also.length > 0) text += ` and ${line.also.join(' and ')}`;
  if (line.alternatives.length > 0) {
    const list = line.alternatives.join(' or ');
    text += line.also.length > 0 ? ` (or ${list})` : ` or ${list}`;
  }
  if (line.alternateAmount !== null) {
    const total = line.amountEach !== null || containers.has(line.unit ?? '') ? ' total' : '';
    text += ` (${formatAmount(line.alternateAmount)}${total})`;
  }
  if (line.preparation !== null) text += `, ${line.preparation}`;
  if (line.comment !== null) {
    // "For the top: 2 tbsp sugar" keeps its label in front.
    const label = line.source.trimStart().slice(0, line.comment.length + 1);
    if (text !== '' && label === `${line.comment}:`) return `${label} ${text}`;
    text += text === '' ? line.comment : ` (${line.comment})`;
  }
  return text;
}
