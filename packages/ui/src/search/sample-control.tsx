import { useState, type ReactNode } from 'react';
import { OrderControl, type OrderValue } from '../order-control';
import type { CompletionProduct } from './completion';

const UNITS = [
  { abbreviation: 'Stk', name: 'Stück', minimum: 1 },
  { abbreviation: 'Ktn', name: 'Karton', minimum: 1 },
];

/** What the sample control takes. */
export interface SampleControlProps {
  /** The product. */
  readonly product: CompletionProduct;
  /** Called with what was put into the cart. */
  readonly onAdd: (sku: string, value: OrderValue) => void;
}

/** The order control of a suggestion, with a cart of its own. */
export const SampleControl = ({ product: { sku, name }, onAdd }: SampleControlProps): ReactNode => {
  const [order, setOrder] = useState<OrderValue>();
  return (
    <OrderControl
      name={name}
      amount={order?.amount ?? 1}
      unit={order?.unit ?? 'Stk'}
      units={UNITS}
      inCart={order !== undefined}
      onAdd={(value) => {
        setOrder(value);
        onAdd(sku, value);
      }}
      onChange={setOrder}
      onRemove={() => {
        setOrder(undefined);
      }}
    />
  );
};
