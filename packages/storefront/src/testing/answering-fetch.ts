import { vi } from 'vitest';

/** What a fake backend answers: a status alone, JSON with 200, or the whole of a response. */
export type FakeAnswer = number | object;

const TOKEN = { token: 'a-token', expiresAt: '2999-01-01T00:00:00Z' };

/**
 * A fetch that answers by path; what is not listed is 404. A path may name its method: `PUT /v1/x`. Tokens it gives
 * to everybody.
 *
 * @param answers asked anew at each call
 */
export const answeringFetch = (answers: (path: string, query: URLSearchParams) => FakeAnswer | undefined) =>
  vi.fn<typeof globalThis.fetch>((input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const method = init?.method ?? 'GET';
    const asked = method === 'GET' ? pathname : `${method} ${pathname}`;
    const answer = asked === '/v1/my/token' ? TOKEN : (answers(asked, searchParams) ?? 404);
    if (answer instanceof Response) return Promise.resolve(answer.clone());
    return Promise.resolve(
      typeof answer === 'number'
        ? new Response('{}', { status: answer })
        : new Response(JSON.stringify(answer), {
            status: 200,
            headers: { 'content-type': 'application/json' },
          }),
    );
  });
