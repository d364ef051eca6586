import type { Order } from '@gastroshop/api-contract';
import { useNow } from '../../delivery';
import { useGateway } from '../../shop';
import { editableUntil } from './editable-until';

/** Where an order is changed; undefined once nothing of it can be, and for those of a fair, which have a page of their own. */
export const useChangeHref = (order: Order): string | undefined => {
  const { paths, scope } = useGateway();
  const now = useNow();
  return scope.place.kind === 'SHOP' && editableUntil(order, now).length > 0
    ? `${paths.order(order.id)}/change`
    : undefined;
};
