export { decodeBase64UrlText } from './base64url';
export { decodeClaims, type Claims } from './claims';
export {
  FLAG_OF_ROLE,
  flagsOfRoles,
  mayPreviewContent,
  NO_FLAGS,
  type FlagRole,
  type UserFlags,
} from './flags';
export { priceVisibilityOf, type PriceVisibility } from './price-visibility';
export { tenantOfRoles, userOfClaims, userOfToken, type User, type UserLocale } from './user';
