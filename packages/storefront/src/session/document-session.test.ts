import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearCookies, signOnAs } from '../testing/sign-on';
import { saveCustomerCookie } from '../customer-choice';
import { loadDocumentSession } from './document-session';

describe('the session of the page', () => {
  beforeEach(clearCookies);
  afterEach(clearCookies);

  it('SES-1: somebody is signed in exactly when the token cookie is there', () => {
    expect(loadDocumentSession().loggedIn).toBe(false);
    signOnAs({ userId: 'u1' });
    expect(loadDocumentSession()).toMatchObject({ loggedIn: true, user: { userId: 'u1' } });
  });

  it('SES-5: a customer counts when its cookie holds something and somebody is signed in', () => {
    saveCustomerCookie('4711');
    expect(loadDocumentSession().customerId).toBe('');
    signOnAs({ userId: 'u1' });
    expect(loadDocumentSession().customerId).toBe('4711');
    saveCustomerCookie('');
    expect(loadDocumentSession().customerId).toBe('');
  });

  it('SES-6: somebody signed in without a customer has to choose one', () => {
    signOnAs({ userId: 'u1' });
    expect(loadDocumentSession().selectionRequired).toBe(true);
    saveCustomerCookie('4711');
    expect(loadDocumentSession().selectionRequired).toBe(false);
  });

  it('TEN-4: a token of another tenant than the tenant cookie is in the wrong shop', () => {
    signOnAs({ userId: 'u1', tenant: 'GM' });
    document.cookie = 'tenant=GM; path=/';
    expect(loadDocumentSession().wrongTenant).toBe(false);
    document.cookie = 'tenant=KI; path=/';
    expect(loadDocumentSession().wrongTenant).toBe(true);
  });
});
