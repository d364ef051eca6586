import { WARNING_TOAST_MS } from '@gastroshop/i18n';
import { useToasts } from '@gastroshop/ui/feedback';
import { useMemo } from 'react';
import { useCartActions } from '../../cart';
import type { CheckoutLine } from '../lines/checkout-line';
import type { RemovedLines } from '../lines/use-removed-lines';
import type { LineActions } from './line-actions';

/** The version a change is told to have seen; while an own change is under way that one counts, whatever it becomes. */
const seenBy = ({ busy, unsent, version }: CheckoutLine): { readonly seenVersion?: number | undefined } =>
  busy || unsent ? {} : { seenVersion: version };

/**
 * What buyers do with the lines of the cart, bound to it.
 *
 * @param read called when what was told about a line has been settled
 */
export const useLineActions = (
  { keep, forget }: Pick<RemovedLines, 'keep' | 'forget'>,
  read: (sku: string) => void,
): LineActions => {
  const { setLine } = useCartActions();
  const toasts = useToasts();
  return useMemo<LineActions>(
    () => ({
      change: (line, value) => {
        setLine(line.sku, { ...value, ...seenBy(line) });
        read(line.sku);
      },
      remove: (line) => {
        keep(line.sku);
        setLine(line.sku, { amount: 0, unit: line.unit, ...seenBy(line) });
        read(line.sku);
      },
      bringBack: ({ sku, amount, unit }) => {
        setLine(sku, { amount, unit });
      },
      hide: ({ sku }) => {
        forget(sku);
      },
      replace: (line, sku, value) => {
        setLine(sku, value);
        keep(line.sku);
        setLine(line.sku, { amount: 0, unit: line.unit, ...seenBy(line) });
      },
      warn: ({ text }) => {
        toasts.say({ tone: 'warning', title: text, life: WARNING_TOAST_MS });
      },
      read: ({ sku }) => {
        read(sku);
      },
    }),
    [setLine, keep, forget, read, toasts],
  );
};
