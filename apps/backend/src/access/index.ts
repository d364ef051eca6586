export { loadCallerStatus } from './acting-customer';
export type { ActingCustomer, AuthenticatedUser } from './caller';
export { ofTenants } from './of-tenants';
export { createTokenVerifier, JwksUnavailableError, type TokenVerifier } from './token-verifier';
