import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

const COST = { N: 16_384, r: 8, p: 1 };
const KEY_BYTES = 32;

const derive = (password: string, salt: Buffer, length: number, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const { N = COST.N, r = COST.r } = options;
    scrypt(password.normalize('NFKC'), salt, length, { ...options, maxmem: 256 * N * r }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });

/**
 * Makes the digest of a password: `scrypt$N$r$p$salt$key`, salt and key in base64url.
 *
 * @param salt a random one when left out
 */
export const passwordDigest = async (password: string, salt: Buffer = randomBytes(16)): Promise<string> => {
  const key = await derive(password, salt, KEY_BYTES, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

const DIGEST = /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([\w+/=-]+)\$([\w+/=-]+)$/;

/** A digest no password has: an unknown name takes as long to refuse as a wrong password. */
const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$AAAAAAAAAAAAAAAAAAAAAA$${'A'.repeat(43)}`;

/** Whether a password is the one of a digest; for no digest never, but as slowly. */
export const isPassword = async (password: string, digest: string | undefined): Promise<boolean> => {
  const [, N, r, p, salt, key] = DIGEST.exec(digest ?? NOBODY) ?? [];
  if (salt === undefined || key === undefined) return false;
  const right = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), right.length, {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(given, right) && digest !== undefined;
};
