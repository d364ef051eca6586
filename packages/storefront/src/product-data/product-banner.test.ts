import type { Product } from '@gastroshop/api-contract';
import { describe, expect, it } from 'vitest';
import { ALL_PRICES, NO_PRICES, testContext } from '../testing/test-context';
import { testProduct } from '@gastroshop/cart/testing';
import { productBannerOf } from './product-banner';

const everything = testProduct('1', 'Obers', {
  isNew: true,
  attributes: [{ key: 'Bestellartikel' }],
  bulkPrices: [
    { type: 'LIST', rawValueString: '4.00', minQuantity: 0 },
    { type: 'PROMOTION', rawValueString: '3.00', minQuantity: 0 },
  ],
});
const away = (status: 'AVAILABLE_SOON' | 'REMOVED_FROM_INVENTORY', availabilityETA?: string): Product => ({
  ...everything,
  shopAvailability: { status, ...(availabilityETA !== undefined && { availabilityETA }) },
});

describe('PRD-7: one banner at most', () => {
  it('availability goes first, with the day it can be delivered again', () => {
    const slots = { deliverySlots: [{ orderUntilDay: 3, dayOfDelivery: 4 }] } as const;
    expect(productBannerOf({ ...away('AVAILABLE_SOON', '2026-12-02'), ...slots }, testContext())).toEqual({
      kind: 'NOT_AVAILABLE',
      reason: 'AVAILABLE_SOON',
      from: 'Do, 3. Dezember',
    });
    expect(productBannerOf(away('AVAILABLE_SOON', '2026-11-20'), testContext())).toEqual({
      kind: 'NOT_AVAILABLE',
      reason: 'AVAILABLE_SOON',
    });
    expect(productBannerOf(away('REMOVED_FROM_INVENTORY'), testContext())).toMatchObject({
      kind: 'NOT_AVAILABLE',
      reason: 'REMOVED_FROM_INVENTORY',
    });
  });

  it('then that it is ordered in advance, for those signed in', () => {
    expect(productBannerOf(everything, testContext())).toEqual({ kind: 'PRE_ORDER' });
  });

  it('then the offer, for all or for this customer', () => {
    expect(productBannerOf(everything, testContext({ loggedIn: false }))).toEqual({
      kind: 'ON_SALE',
      audience: 'ALL',
      percent: '25\u00a0%',
    });
    const special = {
      ...everything,
      attributes: [],
      bulkPrices: [{ type: 'SPECIAL', rawValueString: '3.00', minQuantity: 0 } as const],
    };
    expect(productBannerOf(special, testContext())).toEqual({ kind: 'ON_SALE', audience: 'CUSTOMER' });
  });

  it('then that it is new', () => {
    const fresh = { ...everything, attributes: [], bulkPrices: [] };
    expect(productBannerOf(fresh, testContext())).toEqual({ kind: 'NEW' });
    expect(productBannerOf({ ...fresh, isNew: false }, testContext())).toBeUndefined();
  });
});

describe('PRI-9: offers are told to those who may see them', () => {
  const onSale = { ...everything, attributes: [] };

  it.each([
    ['no prices', NO_PRICES],
    ['no marks on offers', { ...ALL_PRICES, highlightSpecialPrices: false }],
  ])('%s: the next banner stands in its place', (_who, visibility) => {
    expect(productBannerOf(onSale, testContext({ visibility }))).toEqual({ kind: 'NEW' });
  });

  it('no marks on discounts: an offer without a figure', () => {
    const visibility = { ...ALL_PRICES, highlightDiscounts: false };
    expect(productBannerOf(onSale, testContext({ visibility }))).toEqual({
      kind: 'ON_SALE',
      audience: 'ALL',
    });
  });
});
