import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserSession } from './browser-session';

afterEach(() => {
  vi.unstubAllGlobals();
});

function browse(address: string, setItem?: () => void) {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  const visited: string[] = [];
  const stored: Record<string, string> = {};
  vi.stubGlobal('location', { pathname, search, hash, assign: (to: string) => visited.push(to) });
  vi.stubGlobal('sessionStorage', {
    setItem: setItem ?? ((key: string, value: string) => (stored[key] = value)),
  });
  return { visited, stored };
}

describe('SES-10: a lost session', () => {
  it('stores the current address and goes to login', () => {
    const { visited, stored } = browse('/search?q=ä&page=2#top');
    browserSession({ storageKey: 'k' }).onSessionLost?.();
    expect(stored).toEqual({ k: '/search?q=%C3%A4&page=2#top' });
    expect(visited).toEqual(['/auth/redirect?target=%2Fsearch%3Fq%3D%25C3%25A4%26page%3D2%23top']);
  });

  it('goes to the login of the settings', () => {
    const { visited } = browse('/checkout');
    browserSession({ storageKey: 'k', loginPath: '/sign-in' }).onSessionLost?.();
    expect(visited).toEqual(['/sign-in?target=%2Fcheckout']);
  });

  it('goes to login also where nothing can be stored', () => {
    const { visited } = browse('/checkout', () => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    browserSession({ storageKey: 'k' }).onSessionLost?.();
    expect(visited).toEqual(['/auth/redirect?target=%2Fcheckout']);
  });
});

describe('SES-11: a 401 of a content call', () => {
  it('goes to the root', () => {
    const { visited, stored } = browse('/page/about');
    browserSession({ storageKey: 'k' }).onContentUnauthorized?.();
    expect(visited).toEqual(['/']);
    expect(stored).toEqual({});
  });

  it('stays there if it is there, so that the page does not reload for ever', () => {
    const { visited } = browse('/?a=1');
    browserSession({ storageKey: 'k' }).onContentUnauthorized?.();
    expect(visited).toEqual([]);
  });
});
