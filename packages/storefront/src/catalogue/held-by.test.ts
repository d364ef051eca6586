import { expect, it } from 'vitest';
import { testProduct } from '../testing/test-product';
import { heldBy } from './held-by';

it.each([
  ['Ktn', 'Glas zu 450 g, 12 im Karton', '6\u00a0Stk'],
  ['Stk', 'Glas zu 450 g, 12 im Karton', 'Glas zu 450 g'],
  [undefined, 'Tray zu 24 × 0,25 l', 'Tray zu 24 × 0,25 l'],
  ['Stk', 'Ein langer Satz über alles, was man damit machen kann', undefined],
  ['Stk', '', undefined],
])('tells what one %s of „%s“ holds', (unit, shortDescription, held) => {
  expect(heldBy(testProduct('1', 'Ware', { shortDescription }), unit)).toBe(held);
});
