import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProofOfWork } from './captcha';
import type { Store } from './db';
import { createCsrfTokens } from './http';
import { createSeal, isSignatureOf, keyRingOf, signText, type KeyRing } from './key-ring';
import { isSignedPreview, previewSignature } from './modules/content';
import { isSignedFile, signedFileAddress } from './modules/notification';
import { providerSecrets } from './oidc';
import { openQuickStore } from './testing';
import { solveCaptcha } from './testing/solve-captcha';

const NOW = new Date('2026-11-25T10:00:00Z');
const [A, B, C] = ['first', 'second', 'third'].map((name) => `${name} secret`.padEnd(32, '.'));

/** The steps of a rotation, in their order, and somebody else's key. */
const RINGS: Readonly<Record<string, KeyRing>> = {
  old: keyRingOf(A ?? ''),
  announced: keyRingOf(A ?? '', B),
  rotated: keyRingOf(B ?? '', A),
  fresh: keyRingOf(B ?? ''),
  foreign: keyRingOf(C ?? '', 'x'),
};
const STEPS = ['old', 'announced', 'rotated', 'fresh'] as const;
const ringOf = (name: string): KeyRing => RINGS[name] ?? keyRingOf('none');

const page = { tenant: 'AZ', fullSlug: 'aktionen', now: NOW };
const file = { tenant: 'AZ', notificationId: 'n1', userId: 'u1', now: NOW };

/** Everything that is signed or sealed: made with one ring, read with another. */
const USES: Readonly<
  Record<string, (made: KeyRing) => Promise<(read: KeyRing) => boolean | Promise<boolean>>>
> = {
  'the CSRF cookie of a session': (made) => {
    const value = createCsrfTokens(made).issue('session');
    return Promise.resolve((read) => createCsrfTokens(read).isValid(value, 'session'));
  },
  'the CSRF cookie of a visitor': (made) => {
    const value = createCsrfTokens(made).issue(undefined);
    return Promise.resolve((read) => createCsrfTokens(read).isValid(value, undefined));
  },
  'the tokens of a session': (made) => {
    const sealed = createSeal(made, 'session tokens').close('tokens');
    return Promise.resolve((read) => createSeal(read, 'session tokens').open(sealed) === 'tokens');
  },
  'the link of a preview': (made) => {
    const signature = previewSignature(made, page);
    return Promise.resolve((read) => isSignedPreview(read, page, signature));
  },
  'the address of a file': (made) => {
    const query = new URL(signedFileAddress(made, file), 'http://shop').searchParams;
    const [until, signature] = [query.get('until') ?? '', query.get('signature') ?? ''];
    return Promise.resolve((read) => isSignedFile(read, file, { until, signature }));
  },
  'the token that confirms differences': (made) => {
    const signature = signText(made, '["order-differences"]');
    return Promise.resolve((read) => isSignatureOf(read, '["order-differences"]', signature));
  },
  'the work of a captcha': async (made) => {
    const token = await solveCaptcha(await createProofOfWork({ keyRing: made, work: 4 }).offer(NOW));
    return async (read) => (await createProofOfWork({ keyRing: read }).check(token, NOW)) !== undefined;
  },
};

describe.each(Object.entries(USES))('%s', (_, use) => {
  it('is good one step of a rotation further and one back, and at nobody else’s', async () => {
    for (const [at, made] of STEPS.entries()) {
      const reads = await use(ringOf(made));
      for (const [readAt, read] of STEPS.entries())
        if (Math.abs(readAt - at) <= 1) expect(await reads(ringOf(read)), `${made}, ${read}`).toBe(true);
      expect(await reads(ringOf('foreign'))).toBe(false);
    }
  });

  it('is over once its key is', async () => {
    for (const [made, read] of [
      ['old', 'fresh'],
      ['announced', 'fresh'],
      ['rotated', 'old'],
      ['fresh', 'old'],
    ] as const)
      expect(await (await use(ringOf(made)))(ringOf(read)), `${made}, ${read}`).toBe(false);
  });
});

describe('the keys of the embedded provider', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openQuickStore();
  });
  afterAll(async () => {
    await store.close();
  });

  it('stay the same through a rotation, and need the old secret no more once a node started with both', async () => {
    const made = await providerSecrets(store, ringOf('old'));
    for (const step of STEPS) expect(await providerSecrets(store, ringOf(step)), step).toEqual(made);
    await expect(providerSecrets(store, ringOf('old'))).rejects.toThrow('APP_SECRET_OLD');
    await expect(providerSecrets(store, ringOf('foreign'))).rejects.toThrow('APP_SECRET');
  });
});
