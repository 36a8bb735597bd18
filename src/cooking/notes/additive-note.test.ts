import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { additiveNote } from './additive-note.ts';

const { foods } = loadKitchen();
const of = (...ids: string[]) => ids.map((id) => foods.get(id)!);

it('names the packets in which makers put what somebody leaves out, and is silent elsewhere', () => {
  expect(additiveNote(of('doubanjiang', 'silken-tofu', 'light-soy-sauce'), ['MSG'])).toMatch(
    /^Read the labels of the doubanjiang and .*soy sauce for MSG/,
  );
  expect(additiveNote(of('spinach', 'egg'), ['msg'])).toBeNull();
  expect(additiveNote(of('doubanjiang'), ['mayonnaise'])).toBeNull();
});
