import { describe, expect, it } from 'vitest';
import { leftToDo } from './cut-before.ts';

describe('knife work that is behind a cook', () => {
  it.each([
    ['diced onion', 'finely chopped', 'already diced'],
    ['1 chopped bell pepper', 'cored and diced', 'already chopped'],
    ['shredded cheddar', 'coarsely grated', 'already shredded'],
    ['peeled carrots', 'peeled and sliced', 'sliced'],
    ['pineapple chunks', 'peeled and cut into chunks', 'already cut'],
    ['broccoli florets', 'cut into florets', 'already cut'],
    ['crumbled feta', 'crumbled', 'already crumbled'],
    ['onion', 'finely chopped', 'finely chopped'],
    ['sliced mushrooms', 'finely chopped', 'finely chopped'],
    ['diced ham', 'at room temperature', 'at room temperature'],
    ['shredded cabbage', 'cored and shredded', 'already shredded'],
  ])('%s, %s', (said, prep, left) => expect(leftToDo(said, prep)).toBe(left));
});
