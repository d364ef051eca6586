import { request } from 'node:http';

/** A browser as far as sign-on is concerned: cookies by host, and one step at a time. */
export interface TestBrowser {
  /** Cookies by host, name and value. */
  readonly cookies: Map<string, Map<string, string>>;
  /** Makes one request and follows nothing. */
  readonly go: (url: string, options?: RequestInit) => Promise<Response>;
  /** Follows redirects, as long as they lead somewhere, and gives back the last answer with its address. */
  readonly follow: (url: string, options?: RequestInit) => Promise<{ answer: Response; url: string }>;
  /** The value of a cookie of a host. */
  readonly cookie: (url: string, name: string) => string | undefined;
}

const MOST_REDIRECTS = 12;

/** A cookie with a path is sent only below it; domains are not played with here. */
const keep = (jar: Map<string, string>, setCookie: string): void => {
  const [pair = '', ...attributes] = setCookie.split('; ');
  const equals = pair.indexOf('=');
  const name = pair.slice(0, equals);
  const isOver = attributes.some((text) => /^(?:max-age=0|expires=thu, 01 jan 1970.*)$/i.test(text));
  if (isOver) jar.delete(name);
  else jar.set(name, pair.slice(equals + 1));
};

/** One request to this machine; names below localhost are known to no resolver. */
const requestOf = (address: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> =>
  new Promise((resolve, reject) => {
    const url = new URL(address);
    const form =
      body instanceof URLSearchParams ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path: url.pathname + url.search,
        method,
        headers: { ...form, ...Object.fromEntries(new Headers(headers)), host: url.host },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const received = new Headers();
          for (const [name, values] of Object.entries(incoming.headersDistinct))
            for (const value of values ?? []) received.append(name, value);
          const { statusCode: status = 0 } = incoming;
          const isEmpty = status === 204 || status === 304;
          resolve(new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers: received }));
        });
      },
    );
    outgoing.on('error', reject);
    const text = body instanceof URLSearchParams ? body.toString() : body;
    outgoing.end(typeof text === 'string' ? text : undefined);
  });

/** Opens a browser without any cookie. Hosts below localhost are found on this machine. */
export const openBrowser = (): TestBrowser => {
  const cookies = new Map<string, Map<string, string>>();
  const jarOf = (url: string): Map<string, string> => {
    const { host } = new URL(url);
    const jar = cookies.get(host) ?? new Map<string, string>();
    cookies.set(host, jar);
    return jar;
  };
  const go = async (url: string, options: RequestInit = {}): Promise<Response> => {
    const jar = jarOf(url);
    const headers = new Headers(options.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await requestOf(url, { ...options, headers });
    for (const cookie of answer.headers.getSetCookie()) keep(jar, cookie);
    return answer;
  };
  return {
    cookies,
    go,
    cookie: (url, name) => jarOf(url).get(name),
    follow: async (start, options) => {
      let url = start;
      let answer = await go(url, options);
      for (let step = 0; step < MOST_REDIRECTS && answer.headers.has('location'); step += 1) {
        url = new URL(answer.headers.get('location') ?? '', url).href;
        answer = await go(url);
      }
      return { answer, url };
    },
  };
};
