import type { Mock } from 'vitest';

/** A request as a fake backend got it. */
export interface SentRequest {
  /** "PUT /v1/x". */
  readonly call: string;
  readonly query: URLSearchParams;
  /** Empty where there was none. */
  readonly body: string;
}

/** What a fake backend was asked, in order. */
export const sentRequests = (fetch: Mock<typeof globalThis.fetch>): readonly SentRequest[] =>
  fetch.mock.calls.map(([input, init]) => {
    const address = input instanceof Request ? input.url : String(input);
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    return {
      call: `${init?.method ?? 'GET'} ${pathname}`,
      query: searchParams,
      body: typeof init?.body === 'string' ? init.body : '',
    };
  });
