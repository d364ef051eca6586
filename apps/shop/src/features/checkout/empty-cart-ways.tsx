import { useDue } from '@gastroshop/storefront/catalogue';
import { type CartWay, CartWays } from '@gastroshop/storefront/checkout';
import { useGateway, useFeatures } from '@gastroshop/storefront/shop';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderToRepeat } from '../my-day';

const ESSENTIALS = '/essential-products';
const ORDER_PAD = '/order-pad';

/** What the ways take. */
export interface EmptyCartWaysProps {
  /** An order shall be put into the cart again. */
  readonly onRepeat: (orderId: string) => void;
}

/** The ways to fill an empty cart: the last order again, what is due of the regular products, the order pad. */
export const EmptyCartWays = ({ onRepeat }: EmptyCartWaysProps): ReactNode => {
  const { t } = useTranslation('shop-checkout');
  const { paths } = useGateway();
  const has = useFeatures();
  const order = useOrderToRepeat();
  const due = useDue(true)?.products.length ?? 0;
  const repeat: readonly CartWay[] =
    order === undefined || order === null
      ? []
      : [
          {
            href: paths.order(order.id),
            label: t('repeat', { count: order.itemsCount }),
            onFollow: () => {
              onRepeat(order.id);
            },
          },
        ];
  return (
    <CartWays
      ways={[
        ...repeat,
        ...(has('ESSENTIALS')
          ? [{ href: ESSENTIALS, label: due === 0 ? t('essentials') : t('essentialsDue', { count: due }) }]
          : []),
        ...(has('ORDER_PAD') ? [{ href: ORDER_PAD, label: t('orderPad') }] : []),
      ]}
    />
  );
};
