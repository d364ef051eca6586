import { useState, type ReactNode } from 'react';
import { OrderControl } from './order-control';
import { OrderControlGroup } from './order-control-group';
import type { OrderDraft, OrderUnit, OrderValue } from './order-value';

const units: readonly OrderUnit[] = [
  { abbreviation: 'Stk', name: 'Stück', minimum: 1 },
  { abbreviation: 'Ktn', name: 'Karton', minimum: 1 },
];

const SampleOrder = ({ name }: { readonly name: string }): ReactNode => {
  const [value, setValue] = useState<OrderValue>();
  const [draft, setDraft] = useState<OrderDraft>();
  return (
    <OrderControl
      name={name}
      amount={value?.amount ?? 1}
      unit={value?.unit ?? 'Stk'}
      units={units}
      inCart={value !== undefined}
      draft={draft}
      onAdd={setValue}
      onChange={setValue}
      onRemove={() => {
        setValue(undefined);
      }}
      onDraftChange={setDraft}
    />
  );
};

/** A few articles one under the other, their carts kept here. */
export const SampleOrders = (): ReactNode => (
  <OrderControlGroup>
    <div style={{ display: 'grid', gap: 12 }}>
      <SampleOrder name="Obers 36 % 1 l" />
      <SampleOrder name="Teebutter Block 250 g" />
      <SampleOrder name="Bergkäse 6 Monate gereift" />
    </div>
  </OrderControlGroup>
);
