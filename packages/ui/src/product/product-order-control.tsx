import { useMemo, type ReactNode } from 'react';
import { OrderControl, type OrderControlSize, type OrderHintData } from '../order-control';
import type { ProductActions, ProductOrderState } from './product-data';

interface ProductOrderControlProps {
  readonly id: string;
  readonly name: string;
  readonly order: ProductOrderState;
  readonly actions: ProductActions;
  readonly size: OrderControlSize;
  readonly rowIndex?: number | undefined;
  readonly onHint?: ((hint: OrderHintData | undefined) => void) | undefined;
}

/** The order control of one product of a list: says with each call which product it is about. */
export const ProductOrderControl = ({
  id,
  name,
  order,
  actions,
  size,
  rowIndex,
  onHint,
}: ProductOrderControlProps): ReactNode => {
  const bound = useMemo(() => bind(id, actions), [id, actions]);
  return <OrderControl name={name} size={size} rowIndex={rowIndex} onHint={onHint} {...order} {...bound} />;
};

const bind = (id: string, actions: ProductActions) =>
  ({
    onChange: (value) => actions.onChange?.(id, value),
    onAdd: (value) => actions.onAdd?.(id, value),
    onRemove: (value) => actions.onRemove?.(id, value),
    onDraftChange: (draft) => actions.onDraftChange?.(id, draft),
    onWarning: (warning) => actions.onWarning?.(id, warning),
  }) satisfies Partial<Parameters<typeof OrderControl>[0]>;
