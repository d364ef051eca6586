import { expect, it } from 'vitest';
import { cameAfterOrder } from './came-after-order';

it.each<readonly [string, number | undefined, string | undefined, boolean]>([
  ['the cart before the order', 3, 'b', true],
  ['the cart since the order', 4, 'b', false],
  ['no cart, as old clients do', undefined, 'b', false],
  ['the cart before the order, and was taken in then', 3, 'a', false],
  ['the cart before the order, without a name of its own', 3, undefined, true],
])('CRT-9: a write that refers to %s', (_what, seenCartVersion, operationId, isLate) => {
  expect(cameAfterOrder({ write: { operationId }, seenCartVersion }, 4, ['a'])).toBe(isLate);
});
