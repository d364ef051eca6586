/** The tenants a user can sign in to: the branches and brands of the group (TEN-1). */
export const TENANT_CODES = [
  'AL',
  'GM',
  'GS',
  'IE',
  'KI',
  'KS',
  'KN',
  'LE',
  'LL',
  'LS',
  'PI',
  'SI',
  'SP',
  'AZ',
  'AB',
  'AA',
  'AS',
  'AH',
  'ZU',
  'HA',
  'EN',
  'GF',
] as const;

/** Code of a tenant. */
export type TenantCode = (typeof TENANT_CODES)[number];

const KNOWN: ReadonlySet<string> = /* @__PURE__ */ new Set(TENANT_CODES);

/**
 * Whether a text is the code of a tenant, compared exactly: no trimming, no change of case. The main codes of
 * groups that are not members themselves (AG, LM) are not tenants.
 *
 * @example isTenantCode('AZ') // true
 * @example isTenantCode('az') // false
 */
export const isTenantCode = (text: unknown): text is TenantCode =>
  typeof text === 'string' && KNOWN.has(text);
