import { Button, OrderControl, ProductCard } from '@gastroshop/ui';
import { useState, type ReactNode } from 'react';
import { Provider } from './provider';

const product = {
  id: '1',
  number: '104728',
  name: 'Rindsschnitzelfleisch Kaiserteil',
  picture: { family: 'meat' },
} as const;

/** A product with its order control, as another site shows it. */
export const Page = (): ReactNode => {
  const [amount, setAmount] = useState(1);
  return (
    <Provider>
      <main>
        <ProductCard product={product} />
        <OrderControl
          name={product.name}
          amount={amount}
          unit="kg"
          units={[]}
          onChange={(next) => {
            setAmount(next.amount);
          }}
        />
        <Button variant="filled">In den Warenkorb</Button>
      </main>
    </Provider>
  );
};
