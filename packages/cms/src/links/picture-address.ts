import { contentAddress } from './content-address';

/**
 * The address of a picture or film: a path of the shop, or https.
 *
 * @returns undefined for what must not be loaded
 */
export const pictureAddress = (text: string): string | undefined => {
  const address = contentAddress(text);
  if (address === undefined || address.kind === 'contact') return undefined;
  return address.kind === 'foreign' || address.href.startsWith('/') ? address.href : undefined;
};
