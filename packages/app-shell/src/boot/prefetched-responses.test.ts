import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetch, consumePrefetched } from './prefetched-responses';

const ADDRESS = '/v1/cms/startpage';
const inLanguage = (language: string): RequestInit => ({ headers: { 'Accept-Language': language } });
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  answer.mockImplementation(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  void consumePrefetched(ADDRESS, {});
  vi.unstubAllGlobals();
  vi.useRealTimers();
  answer.mockReset();
});

describe('an answer asked for before the code is here', () => {
  it('is taken once, by who asks for the same', async () => {
    const early = prefetch(ADDRESS, inLanguage('de-AT'));
    expect(consumePrefetched('/v1/cms/header', inLanguage('de-AT'))).toBeUndefined();
    expect(consumePrefetched(ADDRESS, { ...inLanguage('de-AT'), method: 'POST' })).toBeUndefined();
    expect(await consumePrefetched(ADDRESS, inLanguage('de-AT'))).toBe(await early);
    expect(consumePrefetched(ADDRESS, inLanguage('de-AT'))).toBeUndefined();
    expect(answer).toHaveBeenCalledOnce();
  });

  it('is not taken in another language', () => {
    void prefetch(ADDRESS, inLanguage('de-AT'));
    expect(consumePrefetched(ADDRESS, inLanguage('en-GB'))).toBeUndefined();
  });

  it('is not taken when it has grown old', () => {
    vi.useFakeTimers();
    void prefetch(ADDRESS, inLanguage('de-AT'));
    vi.advanceTimersByTime(10_001);
    expect(consumePrefetched(ADDRESS, inLanguage('de-AT'))).toBeUndefined();
  });

  it('that fails tells who takes it, and nobody else', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    void prefetch(ADDRESS, inLanguage('de-AT')).catch(() => undefined);
    await expect(consumePrefetched(ADDRESS, inLanguage('de-AT'))).rejects.toThrow('Failed to fetch');
  });
});
