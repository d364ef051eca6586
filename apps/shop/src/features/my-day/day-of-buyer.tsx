import { LazySlot, useGateway, useFeatures } from '@gastroshop/storefront/shop';
import type { ReactNode } from 'react';
import { LikelyToday } from '../essence';
import { RepeatOrder } from '../orders';
import { StandingSoon } from '../standing-orders';
import { MyDay } from './my-day';

const ESSENTIALS = '/essential-products';

/** What the start page begins with for who orders. */
export const DayOfBuyer = (): ReactNode => {
  const { paths } = useGateway();
  const has = useFeatures();
  return (
    <MyDay
      likely={has('ESSENTIALS') ? <LikelyToday essenceHref={ESSENTIALS} /> : undefined}
      repeat={(orderId, onClose) => (
        <LazySlot>
          <RepeatOrder orderId={orderId} onClose={onClose} />
        </LazySlot>
      )}
      soon={
        has('STANDING_ORDERS') && (
          <LazySlot>
            <StandingSoon />
          </LazySlot>
        )
      }
      ways={{
        essentials: ESSENTIALS,
        orderPad: '/order-pad',
        templates: paths.orderTemplates,
        template: paths.orderTemplate,
        inventories: '/my/inventory',
        flyers: '/flyers',
        notifications: '/my/notification-center',
      }}
    />
  );
};
