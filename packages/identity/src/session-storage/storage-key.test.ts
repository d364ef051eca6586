import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storageKey, tenantStorageKey } from './storage-key';

describe('SES-14: each customer of each tenant has keys of its own', () => {
  it.each([
    [storageKey('scroll', { tenant: 'AZ', customerId: '4711' }), 'gastroshop:scroll:AZ:4711'],
    [storageKey('scroll', { tenant: 'AZ', customerId: '' }), 'gastroshop:scroll:AZ:'],
    [storageKey('a:b%', { tenant: 'A:', customerId: ':7%' }), 'gastroshop:a%3Ab%25:A%3A:%3A7%25'],
    [tenantStorageKey('post-login-target', 'AZ'), 'gastroshop:post-login-target:AZ'],
    [tenantStorageKey('language', 'A:Z'), 'gastroshop:language:A%3AZ'],
  ])('%s', (key, expected) => {
    expect(key).toBe(expected);
  });

  it('never gives two scopes the same key', () => {
    const text = fc.string({ unit: fc.constantFrom(':', '%', '2', '5', '3', 'A', 'a'), maxLength: 4 });
    const scope = fc.tuple(text, text, text);
    fc.assert(
      fc.property(scope, scope, (a, b) => {
        const key = ([name, tenant, customerId]: [string, string, string]) =>
          storageKey(name, { tenant, customerId });
        expect(key(a) === key(b)).toBe(a.join('\n') === b.join('\n'));
      }),
      { numRuns: 500 },
    );
  });
});
