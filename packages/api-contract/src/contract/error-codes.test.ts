import { describe, expect, it } from 'vitest';
import { ERRORS } from '../schemas';
import type { AnyCall } from './call';
import { contract } from './contract';
import { errorCodes } from './error-codes';

const everywhere = [
  'sign-in-required',
  'unknown-host',
  'invalid-request',
  'too-many-requests',
  'unknown',
  'not-implemented',
  'unavailable',
];

describe('errorCodes: which errors a call may answer', () => {
  it('a call without arguments answers what every call may answer', () => {
    expect(errorCodes(contract.getCurrentUser)).toEqual(everywhere);
  });

  it('a foreign tenant or customer in path or query is forbidden, any other id is not found', () => {
    expect(errorCodes(contract.getCart)).toContain('customer-forbidden');
    expect(errorCodes(contract.getCart)).not.toContain('not-found');
    expect(errorCodes(contract.getUserCustomers)).toContain('customer-forbidden');
    expect(errorCodes(contract.getOrder)).toEqual(
      expect.arrayContaining(['customer-forbidden', 'not-found']),
    );
    expect(errorCodes(contract.getNotification)).toContain('not-found');
    expect(errorCodes(contract.getNotification)).not.toContain('customer-forbidden');
  });

  it.each([
    'submitCart',
    'submitSubshopCart',
    'createInventory',
    'markNotificationsRead',
    'getInventoriesExcel',
  ] as const)('an id in the body or query of %s is not found either', (name) => {
    expect(errorCodes(contract[name])).toContain('not-found');
  });

  it('a kind, a switch or a page in the path is no id', () => {
    expect(errorCodes(contract.getReceipts)).not.toContain('not-found');
    expect(errorCodes(contract.getNotifications)).not.toContain('not-found');
  });

  it('arguments can be invalid, and only a body can be malformed', () => {
    expect(errorCodes(contract.getCart)).toContain('invalid-request');
    expect(errorCodes(contract.putLabelMail)).toContain('invalid-request');
    expect(errorCodes(contract.putUserData)).toContain('invalid-request');
    const bodyCodes = ['malformed-body', 'body-too-large', 'unsupported-media-type'];
    expect(errorCodes(contract.putCartItem)).toEqual(expect.arrayContaining(bodyCodes));
    expect(errorCodes(contract.getCart).filter((code) => bodyCodes.includes(code))).toEqual([]);
  });

  it('CMS-1: content answers path not found, authentication needed, unknown', () => {
    expect(errorCodes(contract.getStartPage)).toEqual(
      expect.arrayContaining(['path-not-found', 'authentication-needed', 'unknown']),
    );
    expect(errorCodes(contract.getProduct)).not.toContain('authentication-needed');
    expect(errorCodes(contract.getShopConfig)).toEqual(everywhere);
  });

  it('API-2: a call with the CSRF header can fail of it', () => {
    expect(errorCodes(contract.getToken)).toContain('csrf-token-invalid');
    expect(errorCodes(contract.getCart)).not.toContain('csrf-token-invalid');
  });

  it('an order can fail of its cart, its day and its key', () => {
    expect(errorCodes(contract.submitCart)).toEqual(
      expect.arrayContaining([
        'cart-already-ordered',
        'order-differences',
        'deadline-passed',
        'idempotency-key-reused',
      ]),
    );
    expect(errorCodes(contract.submitCart)).not.toContain('fair-not-active');
  });

  it('CHK-2: an order in a fair can fail of the fair, each refusal with its own code', () => {
    expect(errorCodes(contract.submitSubshopCart)).toEqual(
      expect.arrayContaining([
        'fair-not-active',
        'fair-tenant-not-invited',
        'fair-customer-blocked',
        'fair-order-limit-reached',
        'order-differences',
      ]),
    );
    expect(errorCodes(contract.putSubshopCartItem)).toEqual(
      expect.arrayContaining(['fair-not-active', 'fair-tenant-not-invited', 'fair-customer-blocked']),
    );
    expect(errorCodes(contract.putSubshopCartItem)).not.toContain('fair-order-limit-reached');
  });

  it('invoices and credit memos can be forbidden for want of the price role', () => {
    expect(errorCodes(contract.getReceipts)).toContain('prices-forbidden');
    expect(errorCodes(contract.getReceiptPdf)).toContain('prices-forbidden');
  });

  it('are each named once, by rising status, then by name', () => {
    for (const [name, call] of Object.entries<AnyCall>({ ...contract })) {
      const codes = errorCodes(call);
      const keys = codes.map((code) => `${ERRORS[code].status} ${code}`);
      expect(keys, name).toEqual([...new Set(keys)].sort());
      expect(codes, name).toEqual(expect.arrayContaining(everywhere));
    }
  });
});
