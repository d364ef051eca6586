import type { TenantDirectory } from '@gastroshop/identity';
import type { TokenVerifier } from './token-verifier';

/** Refuses tokens of a tenant that is not known, as those that are not to be trusted: who signs them may name any code. */
export const ofTenants =
  (tenants: TenantDirectory, verifyToken: TokenVerifier): TokenVerifier =>
  async (token) => {
    const caller = await verifyToken(token);
    return caller !== undefined && tenants.has(caller.tenant) ? caller : undefined;
  };
