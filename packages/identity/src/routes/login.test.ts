import { describe, expect, it } from 'vitest';
import { landingTarget, loginUrl, loginRedirect, LOGOUT_PATH, storedPostLoginTarget } from './login';

const ROUTES = [{ pattern: '/own/{x}' }];

describe('SES-7: a route that requires login sends a logged-out visitor to the login address', () => {
  it.each([
    [{ requiresAuth: true }, false, '/auth/redirect?target=%2Fmy%2Forders%3Fpage%3D2'],
    [{ requiresAuth: true }, true, undefined],
    [{ requiresAuth: false }, false, undefined],
    [{}, false, undefined],
    [{}, true, undefined],
  ])('%j, logged in %s: %s', (route, loggedIn, address) => {
    expect(loginRedirect(route, '/my/orders?page=2', loggedIn)).toBe(address);
  });

  it('takes no unsafe target along', () => {
    expect(loginUrl('//evil.example')).toBe('/auth/redirect?target=%2F');
    expect(loginUrl('/page/\ud800')).toBe('/auth/redirect?target=%2F');
    expect(loginRedirect({ requiresAuth: true }, '/evil', false)).toBe('/auth/redirect?target=%2F');
  });

  it('knows the routes it is given', () => {
    expect(loginUrl('/own/1', ROUTES)).toBe('/auth/redirect?target=%2Fown%2F1');
    expect(loginRedirect({ requiresAuth: true }, '/own/1', false, ROUTES)).toBe(
      '/auth/redirect?target=%2Fown%2F1',
    );
  });
});

describe('SES-12: /auth/landing goes on', () => {
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['//evil.example', '/'],
    ['/auth/landing', '/'],
    ['/checkout', '/checkout'],
  ])('with the target %j to %s', (target, path) => {
    expect(landingTarget(target)).toBe(path);
  });

  it('knows the routes it is given', () => {
    expect(landingTarget('/own/1', ROUTES)).toBe('/own/1');
  });
});

describe('SES-8: the stored post-login address is read where the redirect came to the home page', () => {
  it.each([
    ['/', '/checkout', '/checkout'],
    ['/', '//evil.example', '/'],
    ['/', undefined, undefined],
    ['/my/orders', '/checkout', undefined],
    ['/?a', '/checkout', undefined],
  ])('at %s with %s stored: %s', (arrivedAt, stored, target) => {
    expect(storedPostLoginTarget(arrivedAt, stored)).toBe(target);
  });

  it('knows the routes it is given', () => {
    expect(storedPostLoginTarget('/', '/own/1', ROUTES)).toBe('/own/1');
  });
});

describe('TEN-4: the way out', () => {
  it('is the logout path', () => {
    expect(LOGOUT_PATH).toBe('/auth/logout');
  });
});
