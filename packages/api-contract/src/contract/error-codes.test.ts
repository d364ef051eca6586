import { describe, expect, it } from 'vitest';
import { ERRORS } from '../shapes';
import type { AnyCall } from './call';
import { contract } from './contract';
import { errorCodesOf } from './error-codes';

const everywhere = [
  'sign-in-required',
  'unknown-host',
  'invalid-request',
  'too-many-requests',
  'unknown',
  'not-implemented',
  'unavailable',
];

describe('errorCodesOf: which errors a call may answer', () => {
  it('a call without arguments answers what every call may answer', () => {
    expect(errorCodesOf(contract.getCurrentUser)).toEqual(everywhere);
  });

  it('a foreign tenant or customer in path or query is forbidden, any other id is not found', () => {
    expect(errorCodesOf(contract.getCart)).toContain('customer-forbidden');
    expect(errorCodesOf(contract.getCart)).not.toContain('not-found');
    expect(errorCodesOf(contract.getUserCustomers)).toContain('customer-forbidden');
    expect(errorCodesOf(contract.getOrder)).toEqual(
      expect.arrayContaining(['customer-forbidden', 'not-found']),
    );
    expect(errorCodesOf(contract.getNotification)).toContain('not-found');
    expect(errorCodesOf(contract.getNotification)).not.toContain('customer-forbidden');
  });

  it.each([
    'submitCart',
    'submitSubshopCart',
    'createInventory',
    'markNotificationsRead',
    'getInventoriesExcel',
  ] as const)('an id in the body or query of %s is not found either', (name) => {
    expect(errorCodesOf(contract[name])).toContain('not-found');
  });

  it('a kind, a switch or a page in the path is no id', () => {
    expect(errorCodesOf(contract.getReceipts)).not.toContain('not-found');
    expect(errorCodesOf(contract.getNotifications)).not.toContain('not-found');
  });

  it('arguments can be invalid, and only a body can be malformed', () => {
    expect(errorCodesOf(contract.getCart)).toContain('invalid-request');
    expect(errorCodesOf(contract.putLabelMail)).toContain('invalid-request');
    expect(errorCodesOf(contract.putUserData)).toContain('invalid-request');
    const bodyCodes = ['malformed-body', 'body-too-large', 'unsupported-media-type'];
    expect(errorCodesOf(contract.putCartItem)).toEqual(expect.arrayContaining(bodyCodes));
    expect(errorCodesOf(contract.getCart).filter((code) => bodyCodes.includes(code))).toEqual([]);
  });

  it('CMS-1: content answers path not found, authentication needed, unknown', () => {
    expect(errorCodesOf(contract.getStartPage)).toEqual(
      expect.arrayContaining(['path-not-found', 'authentication-needed', 'unknown']),
    );
    expect(errorCodesOf(contract.getProduct)).not.toContain('authentication-needed');
    expect(errorCodesOf(contract.getShopConfig)).toEqual(everywhere);
  });

  it('API-2: a call with the CSRF header can fail of it', () => {
    expect(errorCodesOf(contract.getToken)).toContain('csrf-token-invalid');
    expect(errorCodesOf(contract.getCart)).not.toContain('csrf-token-invalid');
  });

  it('an order can fail of its cart, its day and its key', () => {
    expect(errorCodesOf(contract.submitCart)).toEqual(
      expect.arrayContaining([
        'cart-already-ordered',
        'order-differences',
        'deadline-passed',
        'idempotency-key-reused',
      ]),
    );
    expect(errorCodesOf(contract.submitCart)).not.toContain('fair-not-active');
  });

  it('CHK-2: an order in a fair can fail of the fair, each refusal with its own code', () => {
    expect(errorCodesOf(contract.submitSubshopCart)).toEqual(
      expect.arrayContaining([
        'fair-not-active',
        'fair-tenant-not-invited',
        'fair-customer-blocked',
        'fair-order-limit-reached',
        'order-differences',
      ]),
    );
    expect(errorCodesOf(contract.putSubshopCartItem)).toEqual(
      expect.arrayContaining(['fair-not-active', 'fair-tenant-not-invited', 'fair-customer-blocked']),
    );
    expect(errorCodesOf(contract.putSubshopCartItem)).not.toContain('fair-order-limit-reached');
  });

  it('invoices and credit memos can be forbidden for want of the price role', () => {
    expect(errorCodesOf(contract.getReceipts)).toContain('prices-forbidden');
    expect(errorCodesOf(contract.getReceiptPdf)).toContain('prices-forbidden');
  });

  it('are each named once, by rising status, then by name', () => {
    for (const [name, call] of Object.entries<AnyCall>({ ...contract })) {
      const codes = errorCodesOf(call);
      const keys = codes.map((code) => `${ERRORS[code].status} ${code}`);
      expect(keys, name).toEqual([...new Set(keys)].sort());
      expect(codes, name).toEqual(expect.arrayContaining(everywhere));
    }
  });
});
