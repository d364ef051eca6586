import { toContentUrl } from './content-url';

/**
 * The address of a picture or film: a path of the shop, or https.
 *
 * @returns undefined for what must not be loaded
 */
export const imageAddress = (text: string): string | undefined => {
  const address = toContentUrl(text);
  if (address === undefined || address.kind === 'contact') return undefined;
  return address.kind === 'foreign' || address.href.startsWith('/') ? address.href : undefined;
};
