import { parseAmountText } from '@gastroshop/domain/quantity';
import {
  type UnusualAmount,
  unusualAmountOf,
  useConfirmedAmounts,
  useProductContext,
} from '@gastroshop/storefront/product';
import { useState } from 'react';
import type { ReplenishmentLine } from './plan-replenishment';
import { amountText, type ProposalEdits } from './proposal-edits';

/** The amounts of a proposal that are asked about before they count. */
export interface UnusualAmounts {
  /** Undefined where the amount is usual, was said to be meant, or is none. */
  readonly of: (line: ReplenishmentLine) => UnusualAmount | undefined;
  /** The buyer means it. */
  readonly confirm: (line: ReplenishmentLine, unusual: UnusualAmount) => void;
}

/** Tells which amounts of a proposal are far from the usual (QTY-6): a count too few, or a par mistyped, asks for too much. */
export const useUnusualAmounts = (edits: ProposalEdits): UnusualAmounts => {
  const context = useProductContext();
  const confirmed = useConfirmedAmounts();
  // What is confirmed lies in the browser, which tells nobody.
  const [, setAnswered] = useState(0);
  return {
    of: (line) => {
      const { product, unit } = line;
      const typed = parseAmountText(amountText(line, edits));
      const unusual =
        typed.kind === 'AMOUNT' ? unusualAmountOf(product, typed.amount, unit, context) : undefined;
      return unusual === undefined || confirmed.isConfirmed(product.sku, unusual.quantity)
        ? undefined
        : unusual;
    },
    confirm: ({ product }, { quantity }) => {
      confirmed.confirm(product.sku, quantity);
      setAnswered((before) => before + 1);
    },
  };
};
