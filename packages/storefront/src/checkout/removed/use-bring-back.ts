import type { DeletedCartItem } from '@gastroshop/api-contract';
import { useState } from 'react';
import { type LineOfSeveral, remarksIn, useCartActions } from '../../cart';

/** The way back into the cart. */
export interface BringBack {
  /** Puts lines back with all they held, in one stroke; what is not taken is told like any change of the cart. */
  readonly bringBack: (items: readonly DeletedCartItem[]) => void;
  readonly busy: boolean;
}

/**
 * A line comes back as old as its removal: what somebody made of it since, which this buyer may not have seen, is newer and
 * stays, and where the cart was ordered since the buyer decides whether it is meant for the next one.
 */
const lineOf = ({ sku, content, deletedAt }: DeletedCartItem): readonly LineOfSeveral[] => {
  if (content === undefined) return [];
  const { amount, unitAbbreviation: unit, plan = [] } = content;
  return [{ sku, amount, unit, plan, remarks: remarksIn(content), takesBack: Date.parse(deletedAt) }];
};

/** Brings lines back into the cart as they were. */
export const useBringBack = (): BringBack => {
  const { setLines, flush } = useCartActions();
  const [busy, setBusy] = useState(false);
  return {
    bringBack: (items) => {
      setLines(items.flatMap(lineOf));
      setBusy(true);
      void flush().finally(() => {
        setBusy(false);
      });
    },
    busy,
  };
};
