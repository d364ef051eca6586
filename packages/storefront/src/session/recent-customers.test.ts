import { afterEach, describe, expect, it } from 'vitest';
import { createBrowserStorage } from '../shop';
import { loadRecentCustomers, addRecentCustomer } from './recent-customers';

const storage = createBrowserStorage(() => localStorage);
const whose = { tenant: 'AZ', userId: 'u1' };

afterEach(() => {
  localStorage.clear();
});

describe('the customers chosen last', () => {
  it('come back the last one first, each once, four at most', () => {
    for (const id of ['1', '2', '3', '2', '4', '5']) addRecentCustomer(storage, whose, id);
    expect(loadRecentCustomers(storage, whose)).toEqual(['5', '4', '2', '3']);
  });

  it('are those of one user in one tenant', () => {
    addRecentCustomer(storage, whose, '1');
    expect(loadRecentCustomers(storage, { ...whose, userId: 'u2' })).toEqual([]);
    expect(loadRecentCustomers(storage, { ...whose, tenant: 'GM' })).toEqual([]);
  });

  it('SES-14: are kept under a key of user and tenant', () => {
    addRecentCustomer(storage, whose, '1');
    expect(localStorage.key(0)).toBe('gastroshop:recent-customers-u1:AZ:');
  });
});
