import { missingOrderValue } from '@gastroshop/domain/delivery';
import { sumMoney } from '@gastroshop/domain/money';
import { refuse } from '../../http';
import type { ChosenTour } from './chosen-days';
import type { OrderRow } from './order-row';

/**
 * Refuses a delivery below the least value its slot is driven for. The sentence holds no figure: not everybody may see
 * prices.
 *
 * @throws ProblemError delivery-day-not-possible
 */
export const checkOrderValue = (tours: readonly ChosenTour[], rows: readonly OrderRow[]): void => {
  for (const { tour, delivery } of tours) {
    const carried = rows.filter(
      (row) => row.delivery.temperature !== undefined && tour.temperatures.includes(row.delivery.temperature),
    );
    const net = sumMoney(carried.map(({ row }) => (row.kind === 'PRICED' ? row.rowTotal : '0')));
    if (missingOrderValue(delivery.slot, net).toMinimum !== undefined)
      refuse('delivery-day-not-possible', {
        detail: 'The order does not reach the minimum value of this delivery.',
      });
  }
};
