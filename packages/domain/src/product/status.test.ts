import { describe, expect, it } from 'vitest';
import {
  effectiveStatus,
  isOrderable,
  PRODUCT_STATUSES,
  type ProductStatus,
  type ProductWithStatus,
} from './status';

describe('PRD-6: a product is active, inactive, available soon or removed from inventory', () => {
  it('knows these four and no other', () => {
    expect(PRODUCT_STATUSES).toEqual(['ACTIVE', 'INACTIVE', 'AVAILABLE_SOON', 'REMOVED_FROM_INVENTORY']);
  });

  it.each<[ProductStatus, boolean]>([
    ['ACTIVE', true],
    ['INACTIVE', false],
    ['AVAILABLE_SOON', false],
    ['REMOVED_FROM_INVENTORY', false],
  ])('lets a product that is %s be ordered: %s', (status, orderable) => {
    expect(isOrderable(status)).toBe(orderable);
  });

  it.each<[string, ProductWithStatus, ProductStatus]>([
    [
      'availability objects',
      { status: 'ACTIVE', shopAvailability: { status: 'AVAILABLE_SOON' } },
      'AVAILABLE_SOON',
    ],
    ['both object', { status: 'INACTIVE', shopAvailability: { status: 'AVAILABLE_SOON' } }, 'AVAILABLE_SOON'],
    ['only the product objects', { status: 'INACTIVE', shopAvailability: { status: 'ACTIVE' } }, 'INACTIVE'],
    ['neither objects', { status: 'ACTIVE', shopAvailability: { status: 'ACTIVE' } }, 'ACTIVE'],
    ['no availability', { status: 'ACTIVE' }, 'ACTIVE'],
    ['no own status', { shopAvailability: { status: 'ACTIVE' } }, 'ACTIVE'],
    ['nothing known', {}, 'INACTIVE'],
  ])('takes one status: %s', (_case, bearer, status) => {
    expect(effectiveStatus(bearer)).toBe(status);
  });
});
