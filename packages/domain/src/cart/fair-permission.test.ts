import { describe, expect, it } from 'vitest';
import {
  FAIR_REJECTION_REASONS,
  hasReachedSubshopOrderLimit,
  isOrderLimitReached,
  mayOrderInFair,
  type FairOrderRules,
} from './fair-permission';

const buyer = { tenant: 'AZ', customerId: '4711', ordersSoFar: 2 };
const open: FairOrderRules = { isActive: true };
const shut: FairOrderRules = {
  isActive: false,
  tenants: ['GM'],
  blockedCustomerIds: ['4711'],
  maxOrdersPerCustomer: 1,
};

describe('CHK-2: customers of a fair may be blocked, and their orders limited', () => {
  it.each<[string, FairOrderRules]>([
    ['a fair without conditions', open],
    ['a fair for the tenant', { ...open, tenants: ['GM', 'AZ'] }],
    ['a fair that blocks others', { ...open, blockedCustomerIds: ['4712', '471'] }],
    ['a fair whose limit is not reached', { ...open, maxOrdersPerCustomer: 3 }],
  ])('allows %s', (_, fair) => {
    expect(mayOrderInFair(fair, buyer)).toEqual({ allowed: true });
  });

  it.each<[string, FairOrderRules]>([
    ['TENANT_NOT_INVITED', { ...shut, isActive: true }],
    ['TENANT_NOT_INVITED', { ...open, tenants: [] }],
    ['CUSTOMER_BLOCKED', { ...shut, isActive: true, tenants: ['AZ'] }],
    ['ORDER_LIMIT_REACHED', { ...open, maxOrdersPerCustomer: 2 }],
    ['ORDER_LIMIT_REACHED', { ...open, maxOrdersPerCustomer: 1 }],
    ['ORDER_LIMIT_REACHED', { ...open, maxOrdersPerCustomer: 0 }],
  ])('refuses with %s', (reason, fair) => {
    expect(mayOrderInFair(fair, buyer)).toEqual({ allowed: false, reason });
  });

  it('has a reason of its own for each refusal', () => {
    expect(FAIR_REJECTION_REASONS).toEqual([
      'FAIR_NOT_ACTIVE',
      'TENANT_NOT_INVITED',
      'CUSTOMER_BLOCKED',
      'ORDER_LIMIT_REACHED',
    ]);
  });

  it('knows no limit where the fair has none', () => {
    expect(isOrderLimitReached(open, 1_000_000)).toBe(false);
  });

  const withLimit = (isActive: boolean, maxOrdersPerCustomer: number | undefined, ordersSoFar: number) => ({
    fair: { isActive, maxOrdersPerCustomer },
    ordersSoFar,
  });

  it.each([
    ['every active fair is exhausted', true, [withLimit(true, 1, 1), withLimit(true, 2, 2)]],
    ['one active fair still takes orders', false, [withLimit(true, 1, 1), withLimit(true, 2, 1)]],
    ['one active fair has no limit', false, [withLimit(true, 1, 1), withLimit(true, undefined, 9)]],
    ['a fair that is over does not count', true, [withLimit(true, 1, 1), withLimit(false, 2, 0)]],
    ['no fair is active', false, [withLimit(false, 1, 1)]],
    ['there is no fair', false, []],
  ])('reachedSubshopOrderLimit when %s: %s', (_, reached, fairs) => {
    expect(hasReachedSubshopOrderLimit(fairs)).toBe(reached);
  });
});

describe('FAI-3: a fair that is not active has its own message', () => {
  it.each([
    ['is not active, whatever else holds', shut],
    ['does not exist', undefined],
  ])('when it %s', (_, fair) => {
    expect(mayOrderInFair(fair, buyer)).toEqual({ allowed: false, reason: 'FAIR_NOT_ACTIVE' });
  });
});
