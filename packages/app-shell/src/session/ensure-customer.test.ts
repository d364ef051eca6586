import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeEnvironment } from '../testing/fake-environment';
import { clearCookies, signOnAs } from '../testing/sign-on';
import { ensureCustomer } from './ensure-customer';
import { postLoginKey } from '../environment';

const asked = (ids: readonly string[]) =>
  fakeEnvironment((path) =>
    path.includes('/user/customers')
      ? ids.map((customerId) => ({ customerId, displayName: customerId }))
      : undefined,
  );

const key = postLoginKey('AZ');

beforeEach(() => {
  clearCookies();
  sessionStorage.clear();
});
afterEach(() => {
  clearCookies();
  sessionStorage.clear();
});

describe('before a page is shown', () => {
  it('a visitor is asked for nothing', async () => {
    const environment = asked(['1', '2']);
    expect(await ensureCustomer(environment, '/flyers')).toBeUndefined();
    expect(environment.asked).toEqual([]);
  });

  it('SES-8: the only customer is set, and a stored address followed once', async () => {
    signOnAs('u1');
    sessionStorage.setItem(key, '/search?q=speck');
    const environment = asked(['1']);
    expect(await ensureCustomer(environment, '/')).toBe('/search?q=speck');
    expect(environment.store.getState().session.customerId).toBe('1');
    expect(sessionStorage.getItem(key)).toBeNull();
    expect(await ensureCustomer(environment, '/')).toBeUndefined();
  });

  it('SES-9: with several the way leads to the selector', async () => {
    signOnAs('u1');
    expect(await ensureCustomer(asked(['1', '2']), '/flyers')).toBe('/my/customers?targetRoute=%2Fflyers');
  });

  it('an address stored for a sign-on that led elsewhere is not followed later', async () => {
    signOnAs('u1');
    document.cookie = 'customer=1; path=/';
    sessionStorage.setItem(key, '/flyers');
    const environment = asked(['1']);
    expect(await ensureCustomer(environment, '/search')).toBeUndefined();
    expect(await ensureCustomer(environment, '/')).toBeUndefined();
  });

  it('nobody is held up by a call that fails', async () => {
    signOnAs('u1');
    expect(
      await ensureCustomer(
        fakeEnvironment(() => 403),
        '/flyers',
      ),
    ).toBeUndefined();
  });
});
