import type { Order } from '@gastroshop/api-contract';
import { type DescriptionItem, DescriptionList } from '@gastroshop/ui/product';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What the facts take. */
export interface OrderDetailsListProps {
  readonly order: Order;
}

/** What was said with an order; where it goes and its numbers stand above. */
export const OrderDetailsList = ({ order }: OrderDetailsListProps): ReactNode => {
  const { t } = useTranslation('storefront-confirmation');
  const { comment } = order;
  const facts: readonly DescriptionItem[] = [{ label: t('notes'), value: comment }].flatMap(
    ({ label, value }) => (value === undefined || value === '' ? [] : [{ label, value }]),
  );
  return facts.length === 0 ? null : <DescriptionList facts={facts} />;
};
