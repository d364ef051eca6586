import { parsePage } from '@gastroshop/storefront/shop';
import type { NotificationsState } from './notification-queries';

/**
 * Reads which notifications the address names; what it does not say is as the list begins.
 *
 * @param address the search part of the address
 */
export const parseNotifications = (address: string): NotificationsState => {
  const parameters = new URLSearchParams(address);
  return {
    page: parsePage(parameters),
    type: parameters.get('type') ?? undefined,
  };
};

/**
 * Writes which notifications are listed as the search part of an address, without the question mark.
 *
 * @example formatNotifications({ page: 1, type: 'OFFER' }) // 'type=OFFER'
 */
export const formatNotifications = ({ page, type }: NotificationsState): string => {
  const parameters = new URLSearchParams();
  if (page !== 1) parameters.set('page', String(page));
  if (type !== undefined) parameters.set('type', type);
  return parameters.toString();
};
