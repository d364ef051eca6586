import { isTenantCode, type TenantCode } from '../tenant';
import { decodeClaims, isRecord, type Claims } from './claims';
import { flagsFromRoles, mayPreviewContent, type UserFlags } from './flags';

/** The language a user's account asks for. */
export type UserLocale = 'de-AT' | 'en-GB';

/** The signed-on user as the token describes it (SES-3). */
export interface User {
  readonly userId: string;
  /** What the user is called on the screen; empty when the token names nobody. */
  readonly preferredUserName: string;
  readonly locale: UserLocale;
  /** `undefined` unless the token names exactly one tenant: such a user is in the wrong shop. */
  readonly tenant: TenantCode | undefined;
  /** Ids of customers: a hint of 50 at most. What counts are the customers the backend lists. */
  readonly customers: readonly string[];
  readonly config: UserFlags;
  readonly mayPreviewContent: boolean;
}

const TENANT_ROLE = 'tenant-';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const textsOf = (value: unknown): readonly string[] => {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((text) => typeof text === 'string' && text !== '').map(String);
};

const rolesOf = (claims: Claims): readonly string[] => {
  const access = claims['realm_access'];
  return isRecord(access) ? textsOf(access['roles']) : [];
};

/** Whether a text is the code of a tenant. */
type IsTenant = (text: unknown) => text is TenantCode;

/**
 * The tenant among realm roles (SES-3): that of the one role beginning with `tenant-`.
 *
 * @param isTenant where it is known which tenants there are, that; else whether it is written as one
 * @returns `undefined` for no such role, for two different ones, and for a code that is no tenant
 */
export const tenantFromRoles = (
  roles: readonly string[],
  isTenant: IsTenant = isTenantCode,
): TenantCode | undefined => {
  const codes = new Set(roles.filter((role) => role.startsWith(TENANT_ROLE)));
  const [role] = codes;
  const code = role?.slice(TENANT_ROLE.length);
  return codes.size === 1 && isTenant(code) ? code : undefined;
};

/** English for every English tag a provider may send ("en", "en-US"), else the default. */
const localeOf = (claim: unknown): UserLocale => (/^en(?:-|$)/i.test(textOf(claim)) ? 'en-GB' : 'de-AT');

/**
 * Reads the user from claims (SES-3).
 *
 * @param isTenant see {@link tenantFromRoles}
 * @returns `undefined` for claims without a subject: they describe nobody
 */
export const userFromClaims = (claims: Claims, isTenant: IsTenant = isTenantCode): User | undefined => {
  const userId = textOf(claims['sub']);
  if (userId === '') return undefined;
  const roles = rolesOf(claims);
  return {
    userId,
    preferredUserName: textOf(claims['name']),
    locale: localeOf(claims['locale']),
    tenant: tenantFromRoles(roles, isTenant),
    customers: textsOf(claims['customer']),
    config: flagsFromRoles(roles),
    mayPreviewContent: mayPreviewContent(roles),
  };
};

/**
 * Reads the user from a sign-on token (SES-2, SES-3).
 *
 * @returns `undefined` for rubbish, which counts as no token; never throws
 */
export const userFromToken = (token: string): User | undefined => {
  const claims = decodeClaims(token);
  return claims === undefined ? undefined : userFromClaims(claims);
};
