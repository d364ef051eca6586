import { formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useToasts } from '@gastroshop/ui/feedback';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '../../shop';
import type { CartActions } from '../cart-context';
import { type LateEdit, orderAgain } from '@gastroshop/cart/sending';
import { remarksIn } from '@gastroshop/cart/edits';
import { clockTime } from './clock-time';
import { useProductName } from './use-product-name';

/** Long enough to be found after a break; what was typed stays beside its article in any case. */
const DECISION_MS = 30 * 60_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Who ordered and when, as far as the refusal says it. */
const orderedBy = (order: unknown): { readonly name: string | undefined; readonly at: number } => {
  const { userName, creationTime } = isRecord(order) ? order : {};
  return {
    name: typeof userName === 'string' ? userName : undefined,
    at: typeof creationTime === 'string' ? Date.parse(creationTime) : Number.NaN,
  };
};

/**
 * Says of changes that came after the order who ordered and when, and lets the buyer order them anew (CRT-9). Until then
 * the amounts stand beside their articles as typed; nothing goes into the new cart by itself.
 *
 * @param settle called with the changes that are decided
 */
export const useLateEdits = (
  late: readonly LateEdit[],
  setLines: CartActions['setLines'],
  settle: (decided: readonly LateEdit[]) => void,
): void => {
  const { locale } = useLocale();
  const { t } = useTranslation('storefront-cart-live');
  const { say, dismiss } = useToasts();
  const { scope } = useGateway();
  const nameOf = useProductName();
  useEffect(() => {
    const [first] = late;
    if (first === undefined) return;
    let isOver = false;
    let said: number | undefined;
    const again = orderAgain(late);
    const { name, at } = orderedBy(first.order);
    const time = Number.isNaN(at) ? '' : clockTime(at);
    const title = name === undefined ? t('orderedBySelf', { time }) : t('ordered', { name, time });
    const { amount, unit } = first.edit;
    const words = formatAmount(amount, unit, locale);
    const [one] = again;
    const label =
      again.length > 1
        ? t('orderAllAgain', { count: again.length })
        : t('orderAgain', {
            amount: one === undefined ? '' : formatAmount(one.edit.amount, one.edit.unit, locale),
          });
    void nameOf(first.edit.sku).then((product) => {
      if (isOver) return;
      const noted = Object.values(remarksIn(first.edit.remarks ?? {})).join(' · ');
      const text =
        late.length > 1
          ? t('lateSeveral', { count: late.length })
          : one !== undefined
            ? t('late', { product, amount: words })
            : amount === 0 || noted === ''
              ? t('lateRemoval', { product })
              : t('lateRemarks', { product, words: noted });
      said = say({
        tone: 'warning',
        title,
        text,
        life: DECISION_MS,
        ...(one !== undefined && {
          action: {
            label,
            onAction: () => {
              setLines(
                again.map(({ edit: { sku, amount, unit, plan, remarks } }) => ({
                  sku,
                  amount,
                  unit,
                  plan,
                  remarks,
                })),
              );
              settle(late);
            },
          },
        }),
      });
    });
    return () => {
      isOver = true;
      if (said !== undefined) dismiss(said);
    };
  }, [late, t, say, dismiss, nameOf, setLines, settle, scope, locale]);
};
