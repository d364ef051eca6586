import { createHash } from 'node:crypto';

/**
 * Id of a mail about something, to one address: the same whenever it is sent again. The address cannot be read from it.
 *
 * @example mailIdOf('form-AZ-17', 'kueche@post.at') // 'form-AZ-17-9f86d081884c7d65'
 */
export const mailIdOf = (about: string, address: string): string =>
  `${about}-${createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16)}`;
