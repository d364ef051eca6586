export { decodeBase64UrlText } from './base64url';
export { decodeClaims, type Claims } from './claims';
export {
  FLAG_BY_ROLE,
  flagsFromRoles,
  mayPreviewContent,
  NO_FLAGS,
  type FlagRole,
  type UserFlags,
} from './flags';
export { toPriceVisibility, type PriceVisibility } from './price-visibility';
export { tenantFromRoles, userFromClaims, userFromToken, type User, type UserLocale } from './user';
