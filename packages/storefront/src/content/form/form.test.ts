import { createClient, FetchError } from '@gastroshop/api-client';
import { describe, expect, it, vi } from 'vitest';
import { answeringFetch } from '../../testing/answering-fetch';
import { memoryStorage } from '../../testing/memory-storage';
import { problemError } from '@gastroshop/cart/testing';
import { TEST_WORK } from '../../testing/test-work';
import { captchaTokens } from './captcha-token';
import { loadFormDraft } from './form-draft';
import { CaptchaError } from './hosted-captcha';
import { formSender } from './send-form';
import { solveChallenge } from './solve-challenge';

const MINUTE = 60_000;

const noService = { ask: () => Promise.reject(new CaptchaError('No service')) };

const used = problemError(422, { type: 'about:blank', title: 'Captcha', code: 'captcha-failed' });

describe('the work for a captcha', () => {
  it('is done, and handed over with its challenge unchanged', async () => {
    const token: unknown = JSON.parse(atob(await solveChallenge(TEST_WORK)));
    expect(token).toEqual({
      challenge: TEST_WORK,
      solution: {
        counter: 21,
        derivedKey: 'b007ace52892b97ad83de27c0f56067d88a6889c77bbfcc2fec306f3755fc9a8',
      },
    });
  });

  it('is given up when it is of an unknown kind, or not wanted any more', async () => {
    const other = { ...TEST_WORK, parameters: { ...TEST_WORK.parameters, algorithm: 'SCRYPT' } };
    await expect(solveChallenge(other)).rejects.toThrow('Unknown work: SCRYPT');
    await expect(solveChallenge(TEST_WORK, AbortSignal.abort(new Error('Left')))).rejects.toThrow('Left');
  });

  it('is done once while its token holds, and anew before it ends', async () => {
    let now = 0;
    const fetch = answeringFetch((path) =>
      path === '/v1/cms/form/sitekey'
        ? {
            siteKey: 'proof-of-work',
            captcha: {
              kind: 'PROOF_OF_WORK',
              challenge: TEST_WORK,
              expiresAt: new Date(now + 30 * MINUTE).toISOString(),
            },
          }
        : undefined,
    );
    const tokens = captchaTokens(createClient({ fetch, readCookie: () => undefined }), () => now, noService);
    const [one, other] = await Promise.all([tokens.get(), tokens.get()]);
    expect(one).toBe(other);
    expect(fetch).toHaveBeenCalledOnce();
    now = 29.8 * MINUTE;
    await tokens.get();
    expect(fetch).toHaveBeenCalledTimes(2);
    tokens.drop();
    await tokens.get();
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('is asked for again after there was no answer', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('offline')));
    const tokens = captchaTokens(createClient({ fetch, readCookie: () => undefined }), () => 0, noService);
    await expect(tokens.get()).rejects.toBeInstanceOf(FetchError);
    // Not with each letter that is typed, but when it is needed.
    tokens.prepare();
    expect(fetch).toHaveBeenCalledOnce();
    await expect(tokens.get()).rejects.toBeInstanceOf(FetchError);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('sending a form', () => {
  const setUp = () => {
    let count = 0;
    let current: string | undefined;
    return formSender({
      get: () => {
        current ??= `token ${++count}`;
        return Promise.resolve({ token: current, expiresAt: Infinity });
      },
      prepare: () => undefined,
      drop: () => {
        current = undefined;
      },
    });
  };

  it('takes another token once when the first one had ended', async () => {
    const submit = vi.fn((token: string) => (token === 'token 1' ? Promise.reject(used) : Promise.resolve()));
    expect(await setUp()(submit)).toEqual({ kind: 'SENT' });
    expect(submit.mock.calls).toEqual([['token 1'], ['token 2']]);
    const never = vi.fn(() => Promise.reject(used));
    expect(await setUp()(never)).toEqual({ kind: 'FAILED' });
    expect(never).toHaveBeenCalledTimes(2);
  });

  it('sends nothing twice: an unanswered form whose token was used has arrived', async () => {
    const send = setUp();
    const submit = vi
      .fn<(token: string) => Promise<void>>()
      .mockRejectedValueOnce(new FetchError(new TypeError('cut')))
      .mockRejectedValueOnce(used);
    expect(await send(submit)).toEqual({ kind: 'NO_ANSWER' });
    expect(await send(submit)).toEqual({ kind: 'SENT' });
    expect(submit.mock.calls).toEqual([['token 1'], ['token 1']]);
  });

  it('tells a captcha that could not be asked from a form that was refused', async () => {
    const send = formSender({
      get: () => Promise.reject(new CaptchaError('blocked')),
      prepare: () => undefined,
      drop: () => undefined,
    });
    expect(await send(() => Promise.resolve())).toEqual({ kind: 'NO_CAPTCHA' });
  });

  it('CMS-2: tells at which field the server found something wrong, in its words', async () => {
    const refusal = problemError(422, {
      code: 'invalid-request',
      errors: [{ field: 'PLZ', message: 'Vier Ziffern' }, { field: 7 }],
    });
    expect(await setUp()(() => Promise.reject(refusal))).toEqual({
      kind: 'WRONG',
      problems: { PLZ: 'Vier Ziffern' },
    });
  });

  it.each([
    ['authentication-needed', 'SIGN_IN'],
    ['path-not-found', 'GONE'],
    ['unavailable', 'FAILED'],
    ['invalid-request', 'FAILED'],
  ])('%s: %s', async (code, kind) => {
    expect(await setUp()(() => Promise.reject(problemError(400, { code })))).toEqual({ kind });
  });
});

it('keeps of a draft what can be read', () => {
  const storage = memoryStorage();
  storage.write('key', { PLZ: ['5700'], broken: 7, mixed: ['a', 1] });
  expect(loadFormDraft(storage, 'key')).toEqual({ PLZ: ['5700'] });
  storage.write('key', 'nothing');
  expect(loadFormDraft(storage, 'key')).toEqual({});
});
