import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISPLAY_CATEGORIES } from '../pricing';
import { type ProductBanner, productBanner, type ProductBannerInput } from './banner';
import { PRODUCT_STATUSES } from './status';

const plain: ProductBannerInput = {
  status: 'ACTIVE',
  isPreOrder: false,
  isNew: false,
  loggedIn: true,
  today: '2026-11-21',
};
const everything: ProductBannerInput = {
  ...plain,
  isPreOrder: true,
  isNew: true,
  displayCategory: 'ON_SALE_FOR_ALL',
};

describe('PRD-7: the first applicable banner wins: availability, pre-order, sale, new', () => {
  it.each<[string, ProductBannerInput, ProductBanner | undefined]>([
    ['nothing to say', plain, undefined],
    [
      'available soon before all else',
      { ...everything, status: 'AVAILABLE_SOON', availabilityETA: '2026-11-22' },
      { kind: 'NOT_AVAILABLE', reason: 'AVAILABLE_SOON', from: '2026-11-22' },
    ],
    [
      'no date when it is today',
      { ...plain, status: 'AVAILABLE_SOON', availabilityETA: '2026-11-21' },
      { kind: 'NOT_AVAILABLE', reason: 'AVAILABLE_SOON' },
    ],
    [
      'no date when it is past',
      { ...plain, status: 'AVAILABLE_SOON', availabilityETA: '2026-11-20T10:00:00Z' },
      { kind: 'NOT_AVAILABLE', reason: 'AVAILABLE_SOON' },
    ],
    [
      'no date when there is none',
      { ...plain, status: 'AVAILABLE_SOON' },
      { kind: 'NOT_AVAILABLE', reason: 'AVAILABLE_SOON' },
    ],
    [
      'removed from inventory, whatever the date',
      { ...everything, status: 'REMOVED_FROM_INVENTORY', availabilityETA: '2026-12-01' },
      { kind: 'NOT_AVAILABLE', reason: 'REMOVED_FROM_INVENTORY' },
    ],
    ['inactive', { ...everything, status: 'INACTIVE' }, { kind: 'NOT_AVAILABLE', reason: 'INACTIVE' }],
    ['pre-order before sale', everything, { kind: 'PRE_ORDER' }],
    [
      'pre-order only when logged in',
      { ...everything, loggedIn: false },
      { kind: 'ON_SALE', audience: 'ALL' },
    ],
    [
      'sale for the customer before new',
      { ...plain, isNew: true, displayCategory: 'ON_SALE_FOR_CUSTOMER' },
      { kind: 'ON_SALE', audience: 'CUSTOMER' },
    ],
    ['new', { ...plain, isNew: true, displayCategory: 'REGULAR' }, { kind: 'NEW' }],
    ['new without a price', { ...plain, isNew: true }, { kind: 'NEW' }],
    ['a fixed price is no sale', { ...plain, displayCategory: 'FIXED_FOR_CUSTOMER' }, undefined],
    ['a fair price is no sale', { ...plain, displayCategory: 'REGULAR_FAIR' }, undefined],
  ])('%s', (_case, input, banner) => {
    expect(productBanner(input)).toStrictEqual(banner);
  });

  it('says "not available" exactly when the product is not active', () => {
    const inputs = fc.record({
      status: fc.constantFrom(...PRODUCT_STATUSES),
      isPreOrder: fc.boolean(),
      isNew: fc.boolean(),
      loggedIn: fc.boolean(),
      displayCategory: fc.constantFrom(undefined, ...DISPLAY_CATEGORIES),
      today: fc.constant('2026-11-21'),
    });
    fc.assert(
      fc.property(inputs, (input) => {
        expect(productBanner(input)?.kind === 'NOT_AVAILABLE').toBe(input.status !== 'ACTIVE');
      }),
    );
  });
});
