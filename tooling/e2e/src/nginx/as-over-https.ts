import type { SaidHeaders } from '@gastroshop/testing/header-grade';
import { BACKEND_PORT, SHOP_PORT } from '../ports';

/** An answer as it is graded. */
export interface Said extends SaidHeaders {
  readonly status: number;
  readonly mediaType: string;
}

/** What the journeys' installation calls itself: sign-on leads there, and policies name it. */
const OWN_HOST = `localhost:${SHOP_PORT}`;
/** Steps of a sign-on until its page, and some. */
const MOST_STEPS = 8;

/** What somebody who has signed on sends along: cookies, a bearer. */
type OwnHeaders = Readonly<Record<string, string>>;

const ask = (address: string, scheme: 'http' | 'https', own: OwnHeaders): Promise<Response> =>
  fetch(`http://localhost:${BACKEND_PORT}${address}`, {
    redirect: 'manual',
    headers: {
      accept: 'text/html,application/xhtml+xml',
      ...own,
      'x-forwarded-proto': scheme,
      'x-forwarded-host': OWN_HOST,
    },
  });

/**
 * Asks the backend for a page the way a web server does that ended TLS. What the answer says of the journeys' own http
 * origin is told as an installation's https one.
 *
 * @param address path and query
 * @param own headers of somebody who has signed on
 */
export const askOverHttps = async (address: string, own: OwnHeaders = {}): Promise<Said> => {
  const { status, headers } = await ask(address, 'https', own);
  return {
    status,
    mediaType: headers.get('content-type')?.split(';')[0] ?? '',
    headers: Object.fromEntries(
      [...headers].map(([name, value]) => [
        name,
        value.replaceAll(`http://${OWN_HOST}`, `https://${OWN_HOST}`),
      ]),
    ),
    cookies: headers.getSetCookie(),
  };
};

/** The page a sign-on leads to, which is the provider's and knows its own origin only. */
export const askForSignIn = async (): Promise<Said> => {
  const kept = new Map<string, string>();
  let address = '/auth/redirect?targetRoute=%2F';
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    const { headers } = await ask(address, 'http', { cookie });
    const target = headers.get('location');
    if (target === null) return askOverHttps(address, { cookie });
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      kept.set(name, value);
    }
    const { pathname, search } = new URL(target, `http://${OWN_HOST}`);
    address = pathname + search;
  }
  throw new Error(`A sign-on leads on and on, last to ${address}`);
};
