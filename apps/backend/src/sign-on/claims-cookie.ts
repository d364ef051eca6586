import { FLAG_BY_ROLE } from '@gastroshop/identity';

/** What is known of a user, as the provider says it. */
export type Claims = Readonly<Record<string, unknown>>;

/** Browsers drop cookies above 4,096 bytes; this leaves room for the name and the attributes. */
const LONGEST_VALUE = 3_500;

const MOST_CUSTOMERS = 50;
const MOST_ROLES = 40;
const LONGEST_TEXT = 200;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((text): text is string => typeof text === 'string');

const shortText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : undefined;

/** Roles that open pages and set no flag. */
const OPENING_ROLES = ['can-preview-content', 'operator'];

/** Roles of the shop; a provider's own ones are nobody's business here. */
const isOurs = (role: string): boolean =>
  role.startsWith('tenant-') || OPENING_ROLES.includes(role) || Object.hasOwn(FLAG_BY_ROLE, role);

/** Of all a provider may say, what the shop needs: bounded, so that it can be kept and sent. */
export const toShopClaims = (claims: Claims): Claims => {
  const access = claims['realm_access'];
  const roles = isRecord(access) ? textsOf(access['roles']) : [];
  return {
    sub: claims['sub'],
    name: shortText(claims['name']) ?? shortText(claims['preferred_username']),
    locale: shortText(claims['locale']),
    realm_access: { roles: roles.filter(isOurs).slice(0, MOST_ROLES) },
    customer: textsOf(claims['customer']).slice(0, MOST_CUSTOMERS),
  };
};

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * The value of the readable token cookie (SES-1, SES-2): its second part holds the claims, and where a signature would
 * stand there is none, so that no server takes it for a credential. Customers are left out when they do not fit: they
 * are a hint.
 *
 * @param expiresAt end of the session
 */
export const claimsCookieValue = (claims: Claims, expiresAt: Date): string => {
  const all = { ...toShopClaims(claims), exp: Math.floor(expiresAt.getTime() / 1000) };
  const valueOf = (payload: unknown) => `${encoded({ alg: 'none' })}.${encoded(payload)}.`;
  const value = valueOf(all);
  return value.length <= LONGEST_VALUE ? value : valueOf({ ...all, customer: [] });
};
