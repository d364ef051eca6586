import { translator } from '@gastroshop/i18n';
import { customersQuery } from '@gastroshop/storefront/session';
import type { Environment } from '../environment';
import { sessionTexts } from './session-texts';

/** Says for whom one orders now, after a change from one customer to another. */
export const announceCustomer = async (
  { queryClient, client, tenant, store, texts, toasts }: Environment,
  customerId: string,
): Promise<void> => {
  const userId = store.getState().session.user?.userId ?? '';
  const customers = await queryClient.query(customersQuery(client, { tenant, userId })).catch(() => []);
  const name = customers.find((customer) => customer.customerId === customerId)?.displayName;
  const t = translator(sessionTexts, texts.locale());
  const number = t('customerNumber', { customerId });
  toasts.say({
    tone: 'good',
    title: t('orderingFor', { name: name ?? number }),
    ...(name !== undefined && { text: number }),
  });
};
