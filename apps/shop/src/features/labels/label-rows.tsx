import type { LabelProduct } from '@gastroshop/api-contract';
import { OrderControlGroup } from '@gastroshop/ui/order-control';
import { useIsMobile, useEventCallback, VirtualRows, type VirtualRowsHandle } from '@gastroshop/ui/table';
import { type ReactNode, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelAmounts } from './label-amounts-storage';
import { LabelRow } from './label-row';

/** What the rows take. */
export interface LabelRowsProps {
  readonly labels: readonly LabelProduct[];
  readonly amounts: LabelAmounts;
  readonly inactive: ReadonlySet<string>;
  readonly onAmount: (sku: string, amount: number) => void;
  readonly onRemove: (label: LabelProduct) => void;
}

/** Height of a row in pixels, its line included; of the header above the list. */
const HEIGHTS = { phone: { row: 124, covered: 93 }, desk: { row: 60, covered: 109 } } as const;

const keyOf = ({ sku }: LabelProduct): string => sku;

/** The articles of the list, of which those in view are drawn: Enter and the arrow keys travel between amounts. */
export const LabelRows = ({ labels, amounts, inactive, onAmount, onRemove }: LabelRowsProps): ReactNode => {
  const { t } = useTranslation('labels');
  const rows = useRef<VirtualRowsHandle>(null);
  const { row, covered } = HEIGHTS[useIsMobile() ? 'phone' : 'desk'];
  const toRow = useCallback((position: number) => rows.current?.scrollToIndex(position), []);
  const change = useEventCallback(onAmount);
  const remove = useEventCallback(onRemove);
  return (
    <OrderControlGroup rowCount={labels.length} onNeedRow={toRow}>
      <VirtualRows
        // Rows of another height are another list: positions are measured once.
        key={row}
        ref={rows}
        label={t('list')}
        items={labels}
        itemKey={keyOf}
        rowHeight={row}
        covered={covered}
        renderItem={(label, index) => (
          <LabelRow
            label={label}
            amount={amounts.get(label.sku) ?? 1}
            inactive={inactive.has(label.sku)}
            rowIndex={index}
            onAmount={change}
            onRemove={remove}
          />
        )}
      />
    </OrderControlGroup>
  );
};
