import type { OverviewOrder } from '@gastroshop/api-contract';
import type { Locale, Translate } from '@gastroshop/i18n';
import type { ShopPaths } from '@gastroshop/storefront/shop';
import type { OrderWordsTexts, OrdersTexts } from '../../../i18next-resources';

/** What the cells of the list need to speak. */
export interface OrderCells {
  readonly t: Translate<OrdersTexts>;
  readonly words: Translate<OrderWordsTexts>;
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
