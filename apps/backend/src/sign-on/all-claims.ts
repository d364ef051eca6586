import { decodeJwt } from 'jose';
import type { Claims } from './claims-cookie';
import type { ProviderTokens } from './provider';

/** The claims of an access token that is a JWT. It came from the provider's own token endpoint just now. */
const claimsOfAccess = (accessToken: string): Claims => {
  try {
    return decodeJwt(accessToken);
  } catch {
    return {};
  }
};

/** What a provider says about its user. */
export interface AllClaims {
  /** Of both tokens: many providers put the roles into the access token only. */
  readonly claims: Claims;
  readonly providerSession: string | undefined;
}

/** Reads what the provider says about its user. */
export const allClaims = ({ accessToken, claims: idClaims }: ProviderTokens): AllClaims => {
  const access = claimsOfAccess(accessToken);
  // Bearers are recognised by the session their token names, so that one counts.
  const session = access['sid'] ?? idClaims?.['sid'];
  return {
    claims: { ...access, ...idClaims },
    providerSession: typeof session === 'string' ? session : undefined,
  };
};
