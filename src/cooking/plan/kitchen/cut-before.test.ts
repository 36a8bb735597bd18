import { describe, expect, it } from 'vitest';
import { leftToDo } from './cut-before.ts';

describe('knife work that is behind a cook', () => {
  it.each([
    ['diced onion', 'finely chopped', ''],
    ['1 chopped bell pepper', 'cored and diced', ''],
    ['shredded cheddar', 'coarsely grated', ''],
    ['peeled carrots', 'peeled and sliced', 'sliced'],
    ['pineapple chunks', 'peeled and cut into chunks', ''],
    ['broccoli florets', 'cut into florets', ''],
    ['crumbled feta', 'crumbled', ''],
    ['onion', 'finely chopped', 'finely chopped'],
    ['sliced mushrooms', 'finely chopped', 'finely chopped'],
    ['diced ham', 'at room temperature', 'at room temperature'],
    ['shredded cabbage', 'cored and shredded', ''],
  ])('%s, %s', (said, prep, left) => expect(leftToDo(said, prep)).toBe(left));
});
