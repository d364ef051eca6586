import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createHmac } from 'node:crypto';
import type { KeyRing } from '../key-ring';
import type { Captcha } from './captcha';
import { readPayload } from './read-payload';
import { tokenDigest } from './token-digest';

/** How long a challenge is taken: time enough to fill in a long form. */
const LIFE_MS = 30 * 60_000;

/** Iterations of one derivation: about half a millisecond in a browser. */
const COST = 1_000;

/** Derivations a browser needs on average: about half a second, on an old telephone three. */
const DEFAULT_WORK = 1_000;

/** Settings of the work. */
export interface WorkSettings {
  /** The same on every node, so that any node takes what another gave out. */
  readonly keyRing: KeyRing;
  /** Derivations a browser needs on average. */
  readonly work?: number | undefined;
}

const challengeKeys = (key: Uint8Array) => {
  const keyFor = (use: string): string => createHmac('sha256', key).update(`captcha ${use}`).digest('hex');
  return { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('solution') };
};

/**
 * The captcha that needs nobody else: the browser proves that it has worked for the form, which costs somebody who sends
 * thousands thousands of times as much. Nothing is fetched, no cookie set and no person told from another.
 */
export const createProofOfWork = ({ keyRing, work = DEFAULT_WORK }: WorkSettings): Captcha => {
  const keys = challengeKeys(keyRing[0]);
  const allKeys = keyRing.map(challengeKeys);
  return {
    offer: async (now) => {
      const endsAt = now.getTime() + LIFE_MS;
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(Math.ceil(work / 2), Math.ceil(work * 1.5)),
        deriveKey,
        // The library's own end is compared with the machine's clock, this one with the shop's.
        data: { endsAt },
        ...keys,
      });
      const { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, data } = parameters;
      return {
        siteKey: 'proof-of-work',
        captcha: {
          kind: 'PROOF_OF_WORK',
          challenge: {
            parameters: {
              algorithm,
              nonce,
              salt,
              cost,
              keyLength,
              keyPrefix,
              ...(keySignature !== undefined && { keySignature }),
              ...(data !== undefined && { data }),
            },
            signature,
          },
          expiresAt: new Date(endsAt).toISOString(),
        },
      };
    },
    check: async (token, now) => {
      const payload = readPayload(token);
      const endsAt = payload?.challenge.parameters.data?.['endsAt'];
      if (payload === undefined || typeof endsAt !== 'number' || endsAt <= now.getTime()) return undefined;
      const { parameters, signature } = payload.challenge;
      const { keySignature, data, ...figures } = parameters;
      const challenge = {
        parameters: {
          ...figures,
          ...(keySignature !== undefined && { keySignature }),
          ...(data !== undefined && { data }),
        },
        signature,
      };
      const { solution } = payload;
      for (const each of allKeys) {
        const { verified } = await verifySolution({ challenge, solution, deriveKey, ...each });
        // One challenge has one signature, however its token is written down.
        if (verified) return { tokenDigest: tokenDigest(signature), expiresAt: new Date(endsAt) };
      }
      return undefined;
    },
  };
};
