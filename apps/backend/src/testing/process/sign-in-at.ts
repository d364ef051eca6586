import { openBrowser } from '../browser';
import { TEST_PASSWORD } from './test-password';

/** A session at a running backend: the cookies of a browser, and the bearer token its pages get. */
export interface SignedInSession {
  readonly token: string;
  /** Value of a Cookie header. */
  readonly cookie: string;
  readonly csrf: string;
}

/**
 * Signs on at a running backend with its embedded provider, step by step as a browser does.
 *
 * @throws Error naming the step that did not lead on
 */
export const signInAt = async (
  origin: string,
  userName: string,
  password = TEST_PASSWORD,
): Promise<SignedInSession> => {
  const browser = openBrowser();
  const login = await browser.follow(`${origin}/auth/redirect?target=%2F`);
  let url = login.url;
  let answer = await browser.go(url, {
    method: 'POST',
    body: new URLSearchParams({ user: userName, password }),
  });
  while (answer.headers.has('location')) {
    url = new URL(answer.headers.get('location') ?? '', url).href;
    answer = await browser.go(url);
  }
  const csrf = browser.cookie(origin, 'XSRF-TOKEN') ?? '';
  const granted = await browser.go(`${origin}/v1/my/token`, { headers: { 'x-xsrf-token': csrf } });
  if (!granted.ok)
    throw new Error(`The sign-on of ${userName} ended at ${url} (${answer.status}), token ${granted.status}`);
  const body: unknown = await granted.json();
  const token = typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : '';
  const jar = browser.cookies.get(new URL(origin).host) ?? new Map<string, string>();
  return { token, csrf, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
};
