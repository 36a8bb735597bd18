import type { AllergenWords, FreeFromMarker } from './fact-tables.ts';

interface CompiledMarker {
  readonly marker: FreeFromMarker;
  readonly pattern: RegExp;
}

interface CompiledMarkers {
  readonly any: RegExp;
  readonly each: readonly CompiledMarker[];
}

const compiled = new WeakMap<AllergenWords, CompiledMarkers>();

/** "gluten-free" also matches "gluten free" and "glutenfree"; never inside another word. */
const source = (word: string): string => word.replaceAll(/[-\s]+/g, '[-\\s]*');
const bounded = (inner: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${inner})(?![\\p{L}\\p{N}])`, 'iu');

function compile(words: AllergenWords): CompiledMarkers {
  let known = compiled.get(words);
  if (known === undefined) {
    const each = words.markers.map((marker) => ({
      marker,
      pattern: bounded(marker.words.map(source).join('|')),
    }));
    known = {
      any: bounded(words.markers.flatMap((marker) => marker.words.map(source)).join('|')),
      each,
    };
    compiled.set(words, known);
  }
  return known;
}

/** The product is only one of several that would do, or the word is denied: no promise. */
const hedgeBefore =
  /\b(or|and\/or|if|for|not|non|isn't|optionally|optional|preferably|ideally|can|could|may|sub|substitute|swap|regular)\b[^,;()]*$|\bnon-$|\/\s*$/i;
const hedgeAfter =
  /^[^,;()]*\b(if|option|optional|optionally|version|or regular|or not|or normal|or plain)\b|^\s*(\/|\(?\s*or\b)/i;

/** The free-from words on a line that are stated as a fact about the product, not as a wish. */
export function markersOf(text: string, words: AllergenWords): readonly FreeFromMarker[] {
  const { any, each } = compile(words);
  if (!any.test(text)) return [];
  const found: FreeFromMarker[] = [];
  for (const { marker, pattern } of each) {
    const hit = pattern.exec(text);
    if (hit === null) continue;
    const clauseStart =
      Math.max(...[',', ';', '(', ')'].map((mark) => text.lastIndexOf(mark, hit.index))) + 1;
    const before = text.slice(clauseStart, hit.index);
    const after = text.slice(hit.index + hit[0].length);
    if (!hedgeBefore.test(before) && !hedgeAfter.test(after)) found.push(marker);
  }
  return found;
}
