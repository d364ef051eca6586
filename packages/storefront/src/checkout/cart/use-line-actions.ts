import { WARNING_TOAST_MS } from '@gastroshop/i18n';
import { useToasts } from '@gastroshop/ui/feedback';
import { useMemo, useRef } from 'react';
import { remarksForOther, useCartActions } from '../../cart';
import type { RemovedLines } from '../lines/use-removed-lines';
import type { LineActions } from './line-actions';

/**
 * What buyers do with the lines of the cart, bound to it.
 *
 * @param read called when what was told about a line has been settled
 */
export const useLineActions = (
  { keep, forget }: Pick<RemovedLines, 'keep' | 'forget'>,
  read: (sku: string) => void,
): LineActions => {
  const { setLine, setRemarks, typeDraft } = useCartActions();
  const toasts = useToasts();
  const undos = useRef(new Map<string, () => void>());
  return useMemo<LineActions>(
    () => ({
      change: (line, value) => {
        setLine(line.sku, value);
        read(line.sku);
      },
      type: ({ sku }, draft) => {
        typeDraft(sku, draft);
      },
      remove: (line) => {
        keep(line.sku);
        undos.current.set(line.sku, setLine(line.sku, { amount: 0, unit: line.unit }));
        read(line.sku);
      },
      bringBack: ({ sku }) => {
        undos.current.get(sku)?.();
      },
      hide: ({ sku }) => {
        forget(sku);
      },
      replace: (line, sku, value) => {
        setLine(sku, { ...value, remarks: remarksForOther(line.remarks ?? {}) });
        keep(line.sku);
        undos.current.set(line.sku, setLine(line.sku, { amount: 0, unit: line.unit }));
      },
      remark: ({ sku }, remarks) => {
        setRemarks(sku, remarks);
        read(sku);
      },
      warn: ({ text }) => {
        toasts.say({ tone: 'warning', title: text, life: WARNING_TOAST_MS });
      },
      read: ({ sku }) => {
        read(sku);
      },
    }),
    [setLine, setRemarks, typeDraft, keep, forget, read, toasts],
  );
};
