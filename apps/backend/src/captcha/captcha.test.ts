import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import type { Captcha } from './captcha';
import { createHostedCaptcha } from './hosted-captcha';
import type { KeyRing } from '../key-ring';
import { createProofOfWork } from './proof-of-work';

const NOW = new Date('2020-01-01T00:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const keyRing: KeyRing = [new Uint8Array(32).fill(1)];

interface Payload {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: { counter: number; derivedKey: string };
}

/** Does the work, as a browser does. */
const solved = async (captcha: Captcha, now = NOW): Promise<Payload> => {
  const { captcha: offered } = await captcha.offer(now);
  if (offered?.challenge === undefined) throw new Error('No work was offered');
  const { keySignature = '', data = {}, ...figures } = offered.challenge.parameters;
  const challenge = {
    parameters: { ...figures, keySignature, data },
    signature: offered.challenge.signature,
  };
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('No solution');
  return { challenge, solution };
};
const tokenOf = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64');

describe('the captcha that needs nobody else', () => {
  const captcha = createProofOfWork({ keyRing, work: 10 });

  it('takes the work it asked for, on any node, for half an hour', async () => {
    const token = tokenOf(await solved(captcha));
    const pass = await captcha.check(token, later(29));
    expect(pass?.expiresAt).toEqual(later(30));
    expect(await createProofOfWork({ keyRing }).check(token, NOW)).toEqual(pass);
    expect(await captcha.check(token, later(30))).toBeUndefined();
  });

  it('says until when', async () => {
    const offer = await captcha.offer(NOW);
    expect(offer).toMatchObject({
      siteKey: 'proof-of-work',
      captcha: { kind: 'PROOF_OF_WORK', expiresAt: later(30).toISOString() },
    });
  });

  it('knows one piece of work by one mark, however its token is written', async () => {
    const payload = await solved(captcha);
    const { challenge, solution } = payload;
    const again = { solution: { ...solution, time: 17 }, challenge };
    expect((await captcha.check(tokenOf(again), NOW))?.tokenDigest).toBe(
      (await captcha.check(tokenOf(payload), NOW))?.tokenDigest,
    );
    expect((await captcha.check(tokenOf(await solved(captcha)), NOW))?.tokenDigest).not.toBe(
      (await captcha.check(tokenOf(payload), NOW))?.tokenDigest,
    );
  });

  it.each<[string, (payload: Payload) => void]>([
    ['other work', ({ solution }) => (solution.derivedKey = '00'.repeat(32))],
    ['a longer time', ({ challenge }) => (challenge.parameters['data'] = { endsAt: later(90).getTime() })],
    ['easier work', ({ challenge }) => (challenge.parameters['cost'] = 1)],
    ['work nobody asked for', ({ challenge }) => (challenge.signature = 'ab'.repeat(32))],
  ])('refuses %s', async (_what, change) => {
    const payload = await solved(captcha);
    change(payload);
    expect(await captcha.check(tokenOf(payload), NOW)).toBeUndefined();
  });

  it('refuses what was asked for by somebody else', async () => {
    const foreign = createProofOfWork({ keyRing: [new Uint8Array(32).fill(2)], work: 10 });
    expect(await captcha.check(tokenOf(await solved(foreign)), NOW)).toBeUndefined();
  });

  it.each(['', 'token', tokenOf(null), tokenOf({ challenge: {} }), tokenOf([1])])(
    'refuses %j',
    async (token) => {
      expect(await captcha.check(token, NOW)).toBeUndefined();
    },
  );
});

describe('a hosted captcha', () => {
  const sent: { url: string; body: string }[] = [];
  const hosted = (answer: () => Response) =>
    createHostedCaptcha({
      siteKey: 'site',
      secret: 'secret',
      verifyUrl: 'https://captcha.example/siteverify',
      scriptUrl: 'https://captcha.example/api.js',
      fetch: (url, init) => {
        const body = init?.body instanceof URLSearchParams ? init.body.toString() : '';
        sent.push({ url: typeof url === 'string' ? url : '', body });
        return Promise.resolve(answer());
      },
    });

  it('is asked with the secret and the token alone', async () => {
    const captcha = hosted(() => Response.json({ success: true, hostname: 'shop.example' }));
    expect((await captcha.check('token', NOW))?.expiresAt).toEqual(later(15));
    expect(sent).toEqual([
      { url: 'https://captcha.example/siteverify', body: 'secret=secret&response=token&sitekey=site' },
    ]);
    expect(await captcha.offer(NOW)).toEqual({
      siteKey: 'site',
      captcha: { kind: 'HOSTED', scriptUrl: 'https://captcha.example/api.js' },
    });
  });

  it('refuses what the service refuses, and does not take its failure for a yes', async () => {
    const refusing = hosted(() => Response.json({ success: false, 'error-codes': ['timeout-or-duplicate'] }));
    expect(await refusing.check('token', NOW)).toBeUndefined();
    await expect(hosted(() => new Response('', { status: 500 })).check('token', NOW)).rejects.toThrow('500');
    await expect(hosted(() => Response.json({})).check('token', NOW)).rejects.toThrow();
  });
});
