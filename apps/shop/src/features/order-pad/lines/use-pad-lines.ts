import { WARNING_TOAST_MS } from '@gastroshop/i18n';
import { type ProductContext, useConfirmedAmounts } from '@gastroshop/storefront/product';
import { useToasts } from '@gastroshop/ui/feedback';
import { type Dispatch, useEffect, useMemo } from 'react';
import type { Resolution } from '../resolution/use-resolver';
import type { Pad } from '../rows/pad';
import type { PadAction } from '../rows/pad-action';
import { confirmationKey } from './line-status';
import { suggestedAmountChange } from './offered-changes';
import { padLine, type PadLine } from './pad-line';

/**
 * The rows with what is known about them. A typed amount below the minimum is corrected once it is left, with a
 * warning (QTY-2); what came from a list keeps its amount until the buyer takes the one that is offered.
 */
export const usePadLines = (
  { rows, typing, writing }: Pad,
  { known }: Resolution,
  context: ProductContext,
  act: Dispatch<PadAction>,
): readonly PadLine[] => {
  const toasts = useToasts();
  const confirmed = useConfirmedAmounts();
  const lines = useMemo(
    () =>
      rows
        .filter(({ waits }) => waits !== true)
        .map((row) => padLine(row, { known, typing, writing, context, confirmed })),
    [rows, typing, writing, known, context, confirmed],
  );
  useEffect(() => {
    const typed = lines.filter(({ row, state }) => state === 'OFFER' && row.listed !== true);
    const changes = typed.flatMap((line) => suggestedAmountChange(line) ?? []);
    if (changes.length === 0) return;
    act({ type: 'raised', changes });
    for (const { verdict } of typed)
      if (verdict?.reason !== undefined)
        toasts.say({ tone: 'warning', title: verdict.reason, life: WARNING_TOAST_MS });
  }, [lines, act, toasts]);
  useEffect(() => {
    // What was confirmed here is asked about nowhere else in the shop.
    for (const { row, product, amount, unit, unusual } of lines) {
      if (unusual === undefined || product === undefined || row.confirmed === undefined) continue;
      const { kinds, what } = row.confirmed;
      if (
        kinds.includes('AMOUNT_UNUSUAL') &&
        what === confirmationKey(product.sku, amount, unit?.abbreviation)
      )
        confirmed.confirm(product.sku, unusual.quantity);
    }
  }, [lines, confirmed]);
  return lines;
};
