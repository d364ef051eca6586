import type { InventoryBody } from '@gastroshop/api-contract';
import { isCounted } from './count-lines';
import { foreignGtin } from './foreign-gtin';
import type { CountLine, InventoryCount } from './inventory-count';

/** Unit of what was scanned and never looked up. */
const UNKNOWN_UNIT = 'Stk';

/** Longest name and unit the backend takes. */
const NAME_LENGTH = 200;
const UNIT_LENGTH = 50;

type Foreign = InventoryBody['nonWebshopInventoryItems'][number];

const foreignOf = (line: CountLine): readonly Foreign[] => {
  if (line.kind === 'ARTICLE' || line.amount === '') return [];
  if (line.kind === 'CODE') {
    const { code, amount } = line;
    const gtin = foreignGtin(code);
    return [
      {
        ...(gtin !== undefined && { gtin }),
        productName: code.slice(0, NAME_LENGTH),
        unit: UNKNOWN_UNIT,
        amount,
      },
    ];
  }
  const { gtin, name, unit, amount } = line;
  return [
    {
      ...(gtin !== undefined && { gtin }),
      productName: name.slice(0, NAME_LENGTH),
      unit: unit.slice(0, UNIT_LENGTH),
      amount,
    },
  ];
};

/** A stock-taking as the backend takes it: what was not counted is left out, and nothing else. */
export const toInventoryBody = ({
  lines,
  comment,
  unloadingArea,
  externalAddressId,
}: Pick<InventoryCount, 'lines' | 'comment' | 'unloadingArea' | 'externalAddressId'>): InventoryBody => ({
  ...(comment.trim() !== '' && { comment: comment.trim() }),
  ...(unloadingArea.trim() !== '' && { unloadingArea: unloadingArea.trim() }),
  ...(externalAddressId !== undefined && { externalAddressId }),
  inventoryItems: lines.filter(isCounted).flatMap((line) => {
    if (line.kind !== 'ARTICLE') return [];
    const { sku, amount, unit, units, categoryId } = line;
    const ratio = units.find(({ abbreviation }) => abbreviation === unit)?.ratio ?? '1';
    return [
      {
        productSku: sku,
        capturedQuantity: amount,
        capturedUnit: unit,
        unitRatio: ratio,
        ...(categoryId !== undefined && { categoryId }),
      },
    ];
  }),
  nonWebshopInventoryItems: lines.flatMap(foreignOf),
});
