import { addDays, type Clock } from '../calendar';
import type { ProductDeadline } from './product-deadline';
import { type DeliveryWindow, mainShopWindow } from './delivery-window';

/** What narrows or shifts the deliveries asked for. */
export interface DeliveryQuery {
  /** Days to look at. Missing: the 28 days the shop offers, and a pre-order's lead days more. */
  readonly window?: DeliveryWindow | undefined;
  /** An article's own deadline. Missing: the slots' deadlines alone. */
  readonly article?: ProductDeadline | undefined;
}

/** The days a query looks at. */
export const windowOfQuery = ({ window, article }: DeliveryQuery, clock: Clock): DeliveryWindow => {
  if (window !== undefined) return window;
  const { from, to } = mainShopWindow(clock);
  return { from, to: addDays(to, article?.preOrderDays ?? 0) };
};
