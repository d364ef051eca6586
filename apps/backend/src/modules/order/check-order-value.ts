import { orderValueGap } from '@gastroshop/domain/delivery';
import { sumMoney } from '@gastroshop/domain/money';
import { throwProblem } from '../../http';
import type { OrderPart, OrderRow } from './order-row';

const byDrive = (rows: readonly OrderRow[]): readonly (readonly OrderPart[])[] => {
  const drives = new Map<string, OrderPart[]>();
  for (const part of rows.flatMap(({ parts }) => parts)) {
    const key = `${part.drive.tour} ${part.drive.date}`;
    const known = drives.get(key);
    if (known === undefined) drives.set(key, [part]);
    else known.push(part);
  }
  return [...drives.values()];
};

/**
 * Refuses a delivery below the least value its slot is driven for. The sentence holds no figure: not everybody may see
 * prices.
 *
 * @throws ProblemError order-value-too-small with the delivery, and for those who see prices its value and what is missing
 */
export const checkOrderValue = (rows: readonly OrderRow[], seesPrices: boolean): void => {
  for (const parts of byDrive(rows)) {
    const [first] = parts;
    const net = sumMoney(parts.map(({ row }) => (row.kind === 'PRICED' ? row.rowTotal : '0')));
    if (first === undefined) continue;
    const { toMinimum } = orderValueGap(first.drive.slot, net);
    if (toMinimum !== undefined)
      throwProblem('order-value-too-small', {
        more: { day: first.drive.date, ...(seesPrices && { net, missing: toMinimum }) },
        detail: 'The order does not reach the minimum value of this delivery.',
      });
  }
};
