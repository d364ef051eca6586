import { userFromClaims } from '@gastroshop/identity';
import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '../settings';
import type { AuthenticatedUser } from './caller';
import { importerOf } from './importer-of';
import { createTokenCache } from './token-cache';

/** Whose access tokens are accepted. */
export interface TokenSettings {
  readonly issuer: string;
  /** For whom a token may be: the shop itself, and other sites of the group whose tokens are taken as well. */
  readonly audience: string | readonly string[];
  /** Keys of the issuer, by key id. */
  readonly keys: JWTVerifyGetKey;
  readonly clock: Clock;
}

/** Reads a bearer token: who it speaks for, or undefined when it is not to be trusted for any reason. Throws JwksUnavailableError. */
export type TokenVerifier = (token: string) => Promise<AuthenticatedUser | undefined>;

/** No token can be checked at the moment: the issuer's keys could never be fetched. Nobody is refused for that. */
export class JwksUnavailableError extends Error {
  override readonly name = 'JwksUnavailableError';
}

/** Longest life an access token may have, in seconds, and how far two clocks may be apart. */
const MAX_TOKEN_AGE_S = 300;
const CLOCK_TOLERANCE_S = 5;
const ALGORITHMS = ['RS256', 'PS256', 'ES256'];

/**
 * Makes the one place that accepts tokens: signature, algorithm, issuer, audience, type, expiry, subject and exactly
 * one tenant. Keycloak says that a token is an access token in the payload (typ "Bearer"), RFC 9068 in the header
 * ("at+jwt"); an ID token says neither.
 */
export const createTokenVerifier = ({ issuer, audience, keys, clock }: TokenSettings): TokenVerifier => {
  const memory = createTokenCache();
  return async (token) => {
    const known = memory.get(token, clock.now().getTime());
    if (known !== undefined) return known;
    const verified = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer,
      audience: typeof audience === 'string' ? audience : [...audience],
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: MAX_TOKEN_AGE_S,
      clockTolerance: CLOCK_TOLERANCE_S,
      currentDate: clock.now(),
    }).catch((error: unknown) => {
      if (error instanceof JwksUnavailableError) throw error;
      return undefined;
    });
    if (verified === undefined) return undefined;
    const { payload, protectedHeader } = verified;
    const isAccessToken = protectedHeader.typ?.toLowerCase() === 'at+jwt' || payload['typ'] === 'Bearer';
    const user = userFromClaims(payload);
    if (
      !isAccessToken ||
      user?.tenant === undefined ||
      payload.exp === undefined ||
      payload.iat === undefined
    )
      return undefined;
    const caller: AuthenticatedUser = {
      userId: user.userId,
      userName: user.preferredUserName,
      tenant: user.tenant,
      flags: user.config,
      mayPreviewContent: user.mayPreviewContent,
      locale: user.locale,
      importer: importerOf(payload),
      providerSession: typeof payload['sid'] === 'string' ? payload['sid'] : undefined,
      issuedAt: new Date(payload.iat * 1000),
      expiresAt: new Date(payload.exp * 1000),
    };
    memory.set(token, {
      caller,
      from: (payload.iat - CLOCK_TOLERANCE_S) * 1000,
      until: (Math.min(payload.exp, payload.iat + MAX_TOKEN_AGE_S) + CLOCK_TOLERANCE_S) * 1000,
    });
    return caller;
  };
};
