import { loadTexts } from '@gastroshop/i18n/texts';
import { customersQuery } from '@gastroshop/storefront/session';
import type { Environment } from '../environment';

/** Says for whom one orders now, after a change from one customer to another. */
export const announceCustomer = async (
  { queryClient, client, tenant, store, texts, toasts }: Environment,
  customerId: string,
): Promise<void> => {
  const userId = store.getState().session.user?.userId ?? '';
  const customers = await queryClient.query(customersQuery(client, { tenant, userId })).catch(() => []);
  const name = customers.find((customer) => customer.customerId === customerId)?.displayName;
  await loadTexts(texts, ['shell-session']);
  const t = texts.getFixedT(null, 'shell-session');
  const number = t('customerNumber', { customerId });
  toasts.say({
    tone: 'good',
    title: t('orderingFor', { name: name ?? number }),
    ...(name !== undefined && { text: number }),
  });
};
