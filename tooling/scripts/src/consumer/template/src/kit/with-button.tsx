import { Button } from '@gastroshop/ui';
import type { ReactNode } from 'react';
import { Provider } from './provider';

export const WithButton = (): ReactNode => (
  <Provider>
    <Button variant="filled">In den Warenkorb</Button>
  </Provider>
);
