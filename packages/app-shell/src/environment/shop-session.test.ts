import { afterEach, describe, expect, it, vi } from 'vitest';
import { postLoginKey, shopSession } from './shop-session';

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('the session of the shop', () => {
  it('SES-11: a 401 of a public content call sends the browser to the root', () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    history.replaceState(null, '', '/page/about');
    shopSession('AZ').onContentUnauthorized?.();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('keeps the address to come back to apart by tenant alone', () => {
    expect(postLoginKey('AZ')).not.toBe(postLoginKey('GM'));
  });
});
