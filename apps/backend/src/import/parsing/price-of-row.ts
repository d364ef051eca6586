import { countCell, dayCell, omitEmpty, numberCell } from './cells';
import type { ColumnsByPath } from './column-of';
import type { CsvRow } from './csv-rows';

/** Columns of a price list as CSV. */
export const PRICE_COLUMNS: ReadonlySet<string> = new Set([
  'sku',
  'type',
  'price',
  'minQuantity',
  'fromDate',
  'toDate',
  'priceList',
  'customerId',
  'fairId',
  'discountFactor',
  'discountOrder',
  'bonusFactor',
  'bonusOrder',
  'uvp',
]);

/** Columns of fields that are called otherwise. */
export const PRICE_FIELDS: ColumnsByPath = {
  rawValueString: 'price',
  attachedDiscount: 'discountFactor',
  'attachedDiscount.applicationOrder': 'discountOrder',
  attachedBonus: 'bonusFactor',
  'attachedBonus.applicationOrder': 'bonusOrder',
};

const reduction = (row: CsvRow, name: 'discount' | 'bonus') => {
  const factor = numberCell(row, `${name}Factor`);
  return factor === undefined
    ? undefined
    : { applicationOrder: row[`${name}Order`] ?? 'SINGLE', discountFactorString: factor };
};

/** A row of a price list as the JSON line it stands for. */
export const priceOfRow = (row: CsvRow): unknown =>
  omitEmpty({
    sku: row['sku'],
    type: row['type'] ?? 'LIST',
    rawValueString: numberCell(row, 'price'),
    minQuantity: countCell(row, 'minQuantity'),
    fromDate: dayCell(row, 'fromDate'),
    toDate: dayCell(row, 'toDate'),
    priceList: row['priceList'],
    customerId: row['customerId'],
    fairId: row['fairId'],
    attachedDiscount: reduction(row, 'discount'),
    attachedBonus: reduction(row, 'bonus'),
    uvp: numberCell(row, 'uvp'),
  });
