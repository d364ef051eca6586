import { contract, type CallName } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { createOpenApiChecker, longestBodies } from '../testing/conformance';
import { bodyLimitOf, visitorLimitOf } from './body-limits';

/**
 * What the contract bounds by numbers that nobody means together: 300 lines of 300 texts of 5,000 letters, carts of
 * 10,000 lines with a remark of thousands of letters each.
 */
const NEVER_WHOLE = new Set<string>([
  'submitForm',
  'putCartItems',
  'putSubshopCartItems',
  'submitCart',
  'submitSubshopCart',
  'resolveOrderList',
  'createOrderTemplate',
  'putOrderTemplate',
  'createInventory',
  'trackCheckout',
]);

const longest = longestBodies(createOpenApiChecker().document);
const calls = Object.keys(contract)
  .filter((name): name is CallName => name in contract)
  .filter((name) => 'body' in contract[name])
  .map((name) => ({ name, isOpen: contract[name].endpoint.access === 'anonymous' }));

describe('T26: how long a body may be', () => {
  it('every call with a body is measured', () => {
    expect(calls.map(({ name }) => name).filter((name) => !longest.has(name))).toEqual([]);
  });

  it('holds whatever the contract allows, from a visitor as well where visitors call', () => {
    const tooShort = calls
      .filter(({ name }) => !NEVER_WHOLE.has(name))
      .filter(({ name, isOpen }) => {
        const bytes = longest.get(name) ?? 0;
        return bytes > bodyLimitOf(name) || (isOpen && bytes > visitorLimitOf(name));
      });
    expect(tooShort).toEqual([]);
  });

  it('is long where lines are many, even if not every line may be as long as it could be', () => {
    const short = calls
      .filter(({ name }) => NEVER_WHOLE.has(name) && name !== 'submitForm')
      .filter(({ name }) => bodyLimitOf(name) < 200 * 10_000);
    expect(short).toEqual([]);
  });

  it('is short for whatever is short by contract', () => {
    const tooLong = calls.filter(
      ({ name }) => (longest.get(name) ?? 0) < 100_000 && bodyLimitOf(name) > 256 * 1024,
    );
    expect(tooLong).toEqual([]);
  });
});
