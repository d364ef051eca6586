import { addDays, type Clock } from '../calendar';
import type { ArticleDeadline } from './article-deadline';
import { type DeliveryWindow, offeredWindow } from './delivery-window';

/** What narrows or shifts the deliveries asked for. */
export interface DeliveryQuery {
  /** Days to look at. Missing: the 28 days the shop offers, and a pre-order's lead days more. */
  readonly window?: DeliveryWindow | undefined;
  /** An article's own deadline. Missing: the slots' deadlines alone. */
  readonly article?: ArticleDeadline | undefined;
}

/** The days a query looks at. */
export const queryWindow = ({ window, article }: DeliveryQuery, clock: Clock): DeliveryWindow => {
  if (window !== undefined) return window;
  const { from, to } = offeredWindow(clock);
  return { from, to: addDays(to, article?.preOrderDays ?? 0) };
};
