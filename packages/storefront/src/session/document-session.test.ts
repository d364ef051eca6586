import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearCookies, signOnAs } from '../testing/sign-on';
import { readDocumentSession, writeCustomer } from './document-session';

describe('the session of the page', () => {
  beforeEach(clearCookies);
  afterEach(clearCookies);

  it('SES-1: somebody is signed in exactly when the token cookie is there', () => {
    expect(readDocumentSession().loggedIn).toBe(false);
    signOnAs({ userId: 'u1' });
    expect(readDocumentSession()).toMatchObject({ loggedIn: true, user: { userId: 'u1' } });
  });

  it('SES-5: a customer counts when its cookie holds something and somebody is signed in', () => {
    writeCustomer('4711');
    expect(readDocumentSession().customerId).toBe('');
    signOnAs({ userId: 'u1' });
    expect(readDocumentSession().customerId).toBe('4711');
    writeCustomer('');
    expect(readDocumentSession().customerId).toBe('');
  });

  it('SES-6: somebody signed in without a customer has to choose one', () => {
    signOnAs({ userId: 'u1' });
    expect(readDocumentSession().selectionRequired).toBe(true);
    writeCustomer('4711');
    expect(readDocumentSession().selectionRequired).toBe(false);
  });

  it('TEN-4: a token of another tenant than the tenant cookie is in the wrong shop', () => {
    signOnAs({ userId: 'u1', tenant: 'GM' });
    document.cookie = 'tenant=GM; path=/';
    expect(readDocumentSession().wrongTenant).toBe(false);
    document.cookie = 'tenant=KI; path=/';
    expect(readDocumentSession().wrongTenant).toBe(true);
  });
});
