import { generateKeyPair, SignJWT, type JWTVerifyGetKey } from 'jose';
import { createTokenVerifier, type TokenVerifier } from '../access';
import type { Clock } from '../settings';

/** Whom a test's token speaks for. */
export interface TestUser {
  readonly userId: string;
  readonly tenant: string;
  readonly roles?: readonly string[] | undefined;
  readonly name?: string | undefined;
  readonly locale?: string | undefined;
  readonly providerSession?: string | undefined;
}

/** An issuer of its own for a test: signs tokens, and the verifier that trusts them. */
export interface TestIssuer {
  readonly verifyToken: TokenVerifier;
  readonly tokenFor: (user: TestUser) => Promise<string>;
  /** A token that was good and is over. */
  readonly expiredTokenFor: (user: TestUser) => Promise<string>;
  /** A token that says the same and is signed by somebody else. */
  readonly forgedTokenFor: (user: TestUser) => Promise<string>;
}

const ISSUER = 'https://sign-on.test';
const AUDIENCE = 'gastroshop';

/** All seven roles with a flag. */
export const ALL_ROLES = [
  'can-see-prices',
  'should-see-price-popup',
  'should-see-extended-price-popup',
  'special-price-highlighting',
  'discount-highlighting',
  'should-see-cross-tenant-product-id',
  'can-see-bonuses',
];

const LIFE_MS = 300_000;

const sign = (
  key: CryptoKey,
  { userId, tenant, roles = ALL_ROLES, name = userId, locale = 'de-AT', providerSession }: TestUser,
  issuedAt: Date,
): Promise<string> =>
  new SignJWT({
    name,
    locale,
    realm_access: { roles: [`tenant-${tenant}`, ...roles] },
    ...(providerSession !== undefined && { sid: providerSession }),
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(new Date(issuedAt.getTime() + LIFE_MS))
    .sign(key);

/** Somebody else's key; made once, when a test first forges a token. */
let stranger: Promise<CryptoKey> | undefined;
const strangersKey = (): Promise<CryptoKey> =>
  (stranger ??= generateKeyPair('RS256').then(({ privateKey }) => privateKey));

/** Makes an issuer with a key of its own. */
export const createTestIssuer = async (clock: Clock): Promise<TestIssuer> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys: JWTVerifyGetKey = () => Promise.resolve(publicKey);
  return {
    verifyToken: createTokenVerifier({ issuer: ISSUER, audience: AUDIENCE, keys, clock }),
    tokenFor: (user) => sign(privateKey, user, clock.now()),
    expiredTokenFor: (user) => sign(privateKey, user, new Date(clock.now().getTime() - 2 * LIFE_MS)),
    forgedTokenFor: async (user) => sign(await strangersKey(), user, clock.now()),
  };
};
