import { isSafeAddress } from '../content';

/**
 * Whether a notification may lead to an address: a page of the shop itself, or an https address of an origin the
 * installation allows (T14).
 *
 * @param externalOrigins origins such as `https://recipes.example`
 */
export const isAllowedLink = (address: string, externalOrigins: readonly string[]): boolean => {
  if (!isSafeAddress(address)) return false;
  if (/^[/#?]/.test(address.trim())) return true;
  const { protocol, origin } = new URL(address.trim());
  return protocol === 'https:' && externalOrigins.includes(origin);
};
