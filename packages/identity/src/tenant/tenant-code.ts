type Letter =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H'
  | 'I'
  | 'J'
  | 'K'
  | 'L'
  | 'M'
  | 'N'
  | 'O'
  | 'P'
  | 'Q'
  | 'R'
  | 'S'
  | 'T'
  | 'U'
  | 'V'
  | 'W'
  | 'X'
  | 'Y'
  | 'Z';

/**
 * Code of a tenant or of a group: two capital letters. Which tenants there are is data of an installation; whether a
 * code is one of them says its {@link TenantDirectory}, or the backend by what it answers.
 */
export type TenantCode = `${Letter}${Letter}`;

/** Whom something is for that tenants share: one tenant, a group by its main code, or the whole group (TEN-2). */
export type TenantScope = TenantCode | 'GROUP';

const FORM = /^[A-Z]{2}$/;

/**
 * Whether a text is written as codes of tenants are: two capital letters, no blanks, no change of case. Not whether
 * there is such a tenant.
 *
 * @example isTenantCode('AZ') // true
 * @example isTenantCode('az') // false
 */
export const isTenantCode = (text: unknown): text is TenantCode =>
  typeof text === 'string' && FORM.test(text);

/**
 * Whether a text is written as scopes are: the code of a tenant or group, or GROUP.
 *
 * @example isTenantScope('GROUP') // true
 */
export const isTenantScope = (text: unknown): text is TenantScope => text === 'GROUP' || isTenantCode(text);
