import { useToasts } from '@gastroshop/ui/feedback';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toCartRejection, type RefusedEdit } from '@gastroshop/cart/sending';
import { useProductName } from './use-product-name';

/** Articles that are named; of more the number is told. */
const MOST_NAMED = 5;

/**
 * Says which changes the backend did not take and why, one message for all of a kind (CRT-4).
 *
 * @param settle called with the operations that are told
 */
export const useRefusals = (
  refused: readonly RefusedEdit[],
  settle: (operationIds: readonly string[]) => void,
): void => {
  const { t } = useTranslation('storefront-cart-live');
  const { t: sayMessage } = useTranslation('messages');
  const { say } = useToasts();
  const nameOf = useProductName();
  useEffect(() => {
    if (refused.length === 0) return;
    settle(refused.map(({ edit }) => edit.operationId));
    const refusals = refused.map(({ edit, error }) => toCartRejection(edit, error));
    const words = async (kind: (typeof refusals)[number]['kind']): Promise<string> => {
      const some = refusals.filter((refusal) => refusal.kind === kind);
      const named = await Promise.all(
        some.slice(0, MOST_NAMED).map(async (refusal) => {
          const productName = await nameOf(refusal.sku);
          return refusal.kind === 'INVALID_AMOUNT'
            ? sayMessage('invalidAmount', { sku: refusal.sku, productName, minQty: refusal.smallestAmount })
            : productName;
        }),
      );
      const count = some.length;
      const rest = count - named.length;
      const products = [...named, ...(rest > 0 ? [t('more', { count: rest })] : [])].join(', ');
      if (kind === 'INVALID_AMOUNT') return products;
      return t(kind === 'NOT_AVAILABLE' ? 'notAvailable' : 'tryAgain', { count, products });
    };
    for (const kind of new Set(refusals.map((refusal) => refusal.kind)))
      void words(kind).then((text) => {
        const count = refusals.filter((refusal) => refusal.kind === kind).length;
        say({ tone: 'error', title: t('refused', { count }), text });
      });
  }, [refused, settle, t, sayMessage, say, nameOf]);
};
