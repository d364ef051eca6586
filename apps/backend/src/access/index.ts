export { standingOf } from './acting-customer';
export type { ActingCustomer, SignedIn } from './caller';
export { createTokenVerifier, TokenKeysAwayError, type TokenVerifier } from './token-verifier';
