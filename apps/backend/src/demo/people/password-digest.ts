import { scryptSync } from 'node:crypto';

const COST = { N: 16_384, r: 8, p: 1 } as const;
const BYTES = 32;

/**
 * Digest of a password as accounts keep it: `scrypt$N$r$p$salt$hash`, the last two base64url. The salt is given, so that
 * the demonstration is the same in every run; it protects a password everybody knows.
 */
export const passwordDigest = (password: string, salt: string): string => {
  const saltBytes = Buffer.from(salt.padEnd(16, '.'));
  const hash = scryptSync(password, saltBytes, BYTES, COST);
  return ['scrypt', COST.N, COST.r, COST.p, saltBytes.toString('base64url'), hash.toString('base64url')].join(
    '$',
  );
};
