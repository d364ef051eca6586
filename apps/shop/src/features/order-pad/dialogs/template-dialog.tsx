import { mergeOrderLines } from '@gastroshop/domain/order-list';
import type { ReactNode } from 'react';
import { joinRemarks } from '@gastroshop/storefront/cart';
import { SaveTemplate } from '@gastroshop/storefront/templates';
import type { PadLine } from '../lines/pad-line';

/** What the dialog takes. */
export interface TemplateDialogProps {
  readonly lines: readonly PadLine[];
  readonly onClose: () => void;
}

/** Keeps the rows that are ready as a template; rows of the same article are added up. */
export const TemplateDialog = ({ lines, onClose }: TemplateDialogProps): ReactNode => {
  const joined = mergeOrderLines(
    lines.flatMap(({ state, row, product, unit, amount }) =>
      state === 'READY' && product !== undefined && unit !== undefined && amount !== undefined
        ? [{ lineNumber: row.id, sku: product.sku, unit, amount }]
        : [],
    ),
  );
  return (
    <SaveTemplate
      lines={joined.flatMap(({ sku, amount, unit, lineNumbers }) =>
        amount === undefined
          ? []
          : [
              {
                sku,
                amount,
                unit: unit.abbreviation,
                ...joinRemarks(
                  lines.flatMap(({ row }) =>
                    lineNumbers.includes(row.id) && row.remarks !== undefined ? [row.remarks] : [],
                  ),
                ),
              },
            ],
      )}
      onClose={onClose}
    />
  );
};
