import type { Fair } from '@gastroshop/api-contract';
import type { DemoDay } from '../demo-day';

/** A fair of the group. */
export type DemoFair = Fair;

/** Orders each customer may place. */
const MOST_ORDERS = 3;
const TENANTS = ['AZ', 'GM', 'KI', 'LL'];

/** The branch whose summer fair nobody has closed. */
const LATE = ['LL'];

/** The autumn fair, which is on, the spring fair, which is not, and one of a single branch whose days are over. */
export const demoFairs = ({
  day,
  year,
}: DemoDay): readonly [autumn: DemoFair, spring: DemoFair, summer: DemoFair] => [
  {
    id: `HERBST${String(year % 100)}`,
    isActive: true,
    bannerPath: '/media/content/messe-banner.svg',
    startPagePath: 'messe/herbst',
    firstPossibleDeliveryDate: day(5),
    lastPossibleDeliveryDate: day(40),
    globalDiscountFactor: '0.97',
    billingTime: 'DELIVERY_TIME',
    orderHistoryAggregationRange: { start: day(-380), end: day(-320) },
    tenants: TENANTS,
    maxOrdersPerCustomer: MOST_ORDERS,
  },
  {
    id: `FRUEHJAHR${String((year + 1) % 100)}`,
    isActive: false,
    bannerPath: '/media/content/messe-banner.svg',
    startPagePath: 'messe/fruehjahr',
    firstPossibleDeliveryDate: day(110),
    lastPossibleDeliveryDate: day(150),
    globalDiscountFactor: '0.96',
    billingTime: 'ORDER_TIME',
    tenants: TENANTS,
    maxOrdersPerCustomer: MOST_ORDERS,
  },
  {
    id: `SOMMER${String(year % 100)}`,
    isActive: true,
    bannerPath: '/media/content/messe-banner.svg',
    firstPossibleDeliveryDate: day(-90),
    lastPossibleDeliveryDate: day(-30),
    globalDiscountFactor: '0.95',
    billingTime: 'ORDER_TIME',
    tenants: LATE,
    maxOrdersPerCustomer: MOST_ORDERS,
  },
];
