import type { Address, DeliveryException } from '@gastroshop/api-contract';
import type { WeeklyDeliveries } from './delivery-slots';

/** A customer of a branch. */
export interface DemoCustomer {
  readonly tenant: string;
  readonly id: string;
  readonly displayName: string;
  readonly priceLists: readonly string[];
  /** Only a choice of articles may be ordered. */
  readonly isRestricted: boolean;
  readonly hasBestFriend: boolean;
  readonly lastOrderTime: string | undefined;
  readonly showEssenceForDays: number | undefined;
  readonly contactPersonId: string | undefined;
  readonly addresses: readonly Address[];
  readonly invoiceName: readonly [first: string, last: string];
  readonly deliveries: WeeklyDeliveries;
  readonly exceptions: readonly DeliveryException[];
  /** What it orders from, and how often: orders of two years. */
  readonly orders: number;
  readonly taste: PurchaseProfile;
}

/** What a customer buys: share of each range of goods among what it orders. */
export type PurchaseProfile = 'INN' | 'HOTEL' | 'CANTEEN' | 'CAFE';
