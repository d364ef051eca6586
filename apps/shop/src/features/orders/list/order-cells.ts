import type { OverviewOrder } from '@gastroshop/api-contract';
import type { Locale } from '@gastroshop/i18n';
import type { ShopPaths } from '@gastroshop/storefront/shop';
import type { TFunction } from 'i18next';

/** What the cells of the list need to speak. */
export interface OrderCells {
  readonly t: TFunction<'orders'>;
  readonly words: TFunction<'order-words'>;
  readonly locale: Locale;
  readonly paths: Pick<ShopPaths, 'order'>;
  readonly withPrices: boolean;
  /** Whether there is no room for all columns. */
  readonly narrow: boolean;
  /** Whether it matters where an order goes: those listed go to more than one address. */
  readonly withAddresses: boolean;
  /** The backend's time, epoch milliseconds. */
  readonly now: number;
  /** Orders an order again. */
  readonly onRepeat: (orderId: string) => void;
}

/** The number people use. */
export const orderNumber = ({ id, number = id }: Pick<OverviewOrder, 'id' | 'number'>): string => number;
