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
  /** The backend's time, epoch milliseconds. */
  readonly now: number;
  /** Orders an order again. */
  readonly onRepeat: (orderId: string) => void;
}

/** The number people use. */
export const orderNumber = ({ id, number = id }: Pick<OverviewOrder, 'id' | 'number'>): string => number;
