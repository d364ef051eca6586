import { type BrowserStorage, useGateway } from '@gastroshop/storefront/shop';
import { useState } from 'react';
import { type LabelAmounts, loadLabelAmounts, writeAmounts } from './label-amounts-storage';

/** How many labels are wanted of each article, kept in this browser until the list is cleared. */
export const useLabelAmounts = (
  storage: BrowserStorage,
): readonly [LabelAmounts, (sku: string, amount: number) => void] => {
  const { scope } = useGateway();
  const [amounts, setAmounts] = useState(() => loadLabelAmounts(storage, scope));
  return [
    amounts,
    (sku, amount) => {
      const next = new Map(amounts).set(sku, amount);
      setAmounts(next);
      writeAmounts(storage, scope, next);
    },
  ];
};
