import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { JwksUnavailableError } from '../access';
import type { Clock } from '../settings';

/** Whose logout tokens are taken. */
interface LogoutTokenSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** The provider's keys. */
  readonly keys: JWTVerifyGetKey;
  readonly clock: Clock;
}

/** What a provider has ended: a session of its own, or all those of a user. */
export interface ProviderLogout {
  readonly tokenId: string;
  readonly expiresAt: Date;
  readonly providerSession: string | undefined;
  readonly userId: string | undefined;
}

/** Reads a logout token; undefined: it is not to be trusted for any reason. Throws JwksUnavailableError. */
export type LogoutTokenVerifier = (token: string) => Promise<ProviderLogout | undefined>;

/** Longest age of a logout token, in seconds, and how far two clocks may be apart. */
const MAX_TOKEN_AGE_S = 300;
const CLOCK_TOLERANCE_S = 5;
const ALGORITHMS = ['RS256', 'PS256', 'ES256'];
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Providers before the type was settled call it JWT, or say nothing; an access token calls itself something else. */
const TYPES = new Set(['logout+jwt', 'application/logout+jwt', 'jwt']);

const name = z.string().min(1).max(255);
const claimsShape = z
  .object({
    jti: name,
    exp: z.number(),
    sid: name.optional(),
    sub: name.optional(),
    events: z.looseObject({ [EVENT]: z.looseObject({}) }),
    // An ID token has one: none may pass for a logout token.
    nonce: z.never().optional(),
  })
  .refine(({ sid, sub }) => sid !== undefined || sub !== undefined);

/** Makes the one place that accepts logout tokens, as OpenID Connect Back-Channel Logout 1.0 says. */
export const createLogoutTokenVerifier =
  ({ issuer, clientId, keys, clock }: LogoutTokenSettings): LogoutTokenVerifier =>
  async (token) => {
    const verified = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer,
      audience: clientId,
      requiredClaims: ['exp', 'iat', 'jti', 'events'],
      maxTokenAge: MAX_TOKEN_AGE_S,
      clockTolerance: CLOCK_TOLERANCE_S,
      currentDate: clock.now(),
    }).catch((error: unknown) => {
      if (error instanceof JwksUnavailableError) throw error;
      return undefined;
    });
    const claims = claimsShape.safeParse(verified?.payload);
    const type = verified?.protectedHeader.typ ?? 'JWT';
    if (!claims.success || !TYPES.has(type.toLowerCase())) return undefined;
    const { jti, exp, sid, sub } = claims.data;
    return {
      tokenId: jti,
      expiresAt: new Date((exp + CLOCK_TOLERANCE_S) * 1000),
      providerSession: sid,
      userId: sub,
    };
  };
