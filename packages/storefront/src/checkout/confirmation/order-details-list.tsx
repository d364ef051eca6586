import type { Order } from '@gastroshop/api-contract';
import { useTexts } from '@gastroshop/i18n/react';
import { type DescriptionItem, DescriptionList } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { confirmationTexts } from './texts';

/** What the facts take. */
export interface OrderDetailsListProps {
  readonly order: Order;
}

/** What was said with an order; where it goes stands above. */
export const OrderDetailsList = ({ order }: OrderDetailsListProps): ReactNode => {
  const t = useTexts(confirmationTexts);
  const { customerOrderId, comment } = order;
  const facts: readonly DescriptionItem[] = [
    { label: t('ownNumber'), value: customerOrderId },
    { label: t('notes'), value: comment },
  ].flatMap(({ label, value }) => (value === undefined || value === '' ? [] : [{ label, value }]));
  return facts.length === 0 ? null : <DescriptionList facts={facts} />;
};
