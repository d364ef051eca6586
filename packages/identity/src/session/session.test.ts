import { describe, expect, it } from 'vitest';
import { NO_FLAGS } from '../token';
import { currentCustomer, isLoggedIn, isSelectionRequired, sessionFromCookies } from './session';

declare const Buffer: { from(text: string): { toString(encoding: 'base64url'): string } };

const token = (roles: string[]): string =>
  `h.${Buffer.from(JSON.stringify({ sub: 'u', realm_access: { roles } })).toString('base64url')}.`;

const cookies = (values: Record<string, string>) => new Map(Object.entries(values));

describe('SES-1: logged in means that the sign-on token cookie is present', () => {
  it.each([
    [{}, false],
    [{ token: '' }, false],
    [{ tenant: 'AZ', customer: '4711', 'XSRF-TOKEN': 'x' }, false],
    [{ token: 'h.e30.' }, true],
    [{ token: 'rubbish' }, true],
  ])('%j: %s', (values, loggedIn) => {
    expect(isLoggedIn(cookies(values))).toBe(loggedIn);
    expect(sessionFromCookies(cookies(values)).loggedIn).toBe(loggedIn);
  });
});

describe('SES-5: the customer is that of the cookie while logged in, else empty', () => {
  it.each([
    [{ token: 't', customer: '4711' }, '4711'],
    [{ token: 't', customer: '' }, ''],
    [{ token: 't' }, ''],
    [{ customer: '4711' }, ''],
    [{ token: '', customer: '4711' }, ''],
  ])('%j: %j', (values, customerId) => {
    expect(currentCustomer(cookies(values))).toBe(customerId);
    expect(sessionFromCookies(cookies(values)).customerId).toBe(customerId);
  });
});

describe('SES-6: a customer must be selected when logged in and none is', () => {
  it.each([
    [{ token: 't' }, true],
    [{ token: 't', customer: '' }, true],
    [{ token: 't', customer: '4711' }, false],
    [{}, false],
    [{ customer: '4711' }, false],
  ])('%j: %s', (values, required) => {
    expect(isSelectionRequired(cookies(values))).toBe(required);
    expect(sessionFromCookies(cookies(values)).selectionRequired).toBe(required);
  });
});

describe('SES-4: the flags of the session', () => {
  it('are those of the token', () => {
    const session = sessionFromCookies(cookies({ token: token(['can-see-bonuses']) }));
    expect(session.flags).toEqual({ ...NO_FLAGS, canSeeBonuses: true });
    expect(session.user?.userId).toBe('u');
  });

  it.each([{}, { token: 'rubbish' }])('are all false with %j', (values) => {
    expect(sessionFromCookies(cookies(values))).toMatchObject({ flags: NO_FLAGS, user: undefined });
  });
});

describe('TEN-4: a session in the wrong tenant', () => {
  it.each([
    ['the same tenant', { token: token(['tenant-AZ']), tenant: 'AZ' }, false],
    ['another tenant', { token: token(['tenant-AZ']), tenant: 'GM' }, true],
    ['no tenant cookie', { token: token(['tenant-AZ']) }, true],
    ['no tenant role', { token: token([]), tenant: 'AZ' }, true],
    ['two tenant roles', { token: token(['tenant-AZ', 'tenant-GM']), tenant: 'AZ' }, true],
    ['nobody logged in', { tenant: 'AZ' }, false],
    ['a token that cannot be read', { token: 'rubbish', tenant: 'AZ' }, false],
  ])('%s', (_, values, wrong) => {
    expect(sessionFromCookies(cookies(values)).wrongTenant).toBe(wrong);
  });
});
