import { findDelivery, orderValueGap } from '@gastroshop/domain/delivery';
import { decimal, sumMoney } from '@gastroshop/domain/money';
import { throwProblem } from '../../../http';
import type { TourSchedule } from '../../cart';
import type { TotalsLinesBySku } from '../totals-lines';
import type { ChangedGoods } from './changed-goods';

/** What a change makes of an order's sums. */
export interface ChangedValue {
  readonly goods: ChangedGoods;
  readonly before: TotalsLinesBySku;
  readonly after: TotalsLinesBySku;
  readonly seesPrices: boolean;
}

/**
 * Refuses a change that lowers what remains of a delivery below the least value it is driven for, or moves it to a day whose
 * least value it does not reach; all of a delivery may go.
 *
 * @throws ProblemError order-value-too-small with the delivery, and for those who see prices its value and what is missing
 */
export const checkChangedValue = ({ goods, before, after, seesPrices }: ChangedValue): void => {
  const linesOf = (lines: TotalsLinesBySku, tour: TourSchedule) =>
    Object.entries(lines)
      .filter(([sku]) => goods.isOfTour(sku, tour))
      .flatMap(([, parts]) => parts);
  const netOf = (lines: ReturnType<typeof linesOf>) => sumMoney(lines.map(({ row }) => row?.rowTotal ?? '0'));
  for (const tour of goods.tours) {
    const slot = tour.day === undefined ? undefined : findDelivery(tour.schedule, tour.day)?.slot;
    const remaining = linesOf(after, tour);
    if (slot === undefined || remaining.length === 0) continue;
    const net = netOf(remaining);
    const { toMinimum } = orderValueGap(slot, net);
    if (toMinimum === undefined) continue;
    // A day of its own asks for a value of its own.
    if (!tour.isMoved && decimal(net).gte(netOf(linesOf(before, tour)))) continue;
    throwProblem('order-value-too-small', {
      more: { day: tour.day, ...(seesPrices && { net, missing: toMinimum }) },
      detail: 'What remains does not reach the minimum value of this delivery.',
    });
  }
};
