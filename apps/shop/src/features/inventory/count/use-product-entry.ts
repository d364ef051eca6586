import type { Category, Product } from '@gastroshop/api-contract';
import type { AmountAndQuery } from '@gastroshop/domain/order-list';
import { useGateway } from '@gastroshop/storefront/shop';
import { useToasts } from '@gastroshop/ui/feedback';
import { DEFAULT_PAGE_SIZE } from '@gastroshop/ui/table';
import { useTranslation } from 'react-i18next';
import { countedUnit } from './count-lines';
import { foreignGtin } from './foreign-gtin';
import { lookUpProduct } from './look-up-product';
import type { CountActions } from './use-count';
import { useSayDoubt } from './use-say-doubt';

/** How articles come onto the list. */
export interface ProductEntry {
  /**
   * A number, GTIN or name was typed; it waits for its amount.
   *
   * @returns false where more than one article fits, and the text is still to be worked on
   */
  readonly onText: (text: string) => Promise<boolean>;
  /** A suggestion was chosen, for a text with this amount and this unit. */
  readonly onProduct: (product: Product, typed: Pick<AmountAndQuery, 'amount' | 'unit'>) => void;
  /** A barcode was read: one of it was seen. */
  readonly onCode: (code: string) => void;
  /** All articles of a category, up to a page of them. */
  readonly onCategory: (category: Category) => void;
}

/**
 * Looks up what was typed or scanned and puts it on the list. Without a network it is noted as it is.
 *
 * @param onForeign asks for the name of what the shop does not have
 */
export const useProductEntry = (
  actions: CountActions,
  onForeign: (known: { readonly gtin?: string; readonly name?: string }) => void,
): ProductEntry => {
  const { t } = useTranslation('stock-count');
  const toasts = useToasts();
  const gateway = useGateway();
  const sayDoubt = useSayDoubt();
  const enter = async (text: string, seen: '1' | undefined): Promise<boolean> => {
    const found = await lookUpProduct(gateway, text);
    switch (found.kind) {
      case 'ARTICLE':
        // One of it was seen, but not in which unit, where the code is that of a pack it is not sold in.
        actions.add(
          found.product,
          found.unit,
          found.doubt === undefined ? (seen ?? found.amount) : undefined,
        );
        sayDoubt({ ...found, text });
        return true;
      case 'UNREACHABLE':
        actions.addCode(text, seen);
        return true;
      case 'SEVERAL':
        toasts.say({ tone: 'warning', title: t('several') });
        return false;
      case 'UNKNOWN':
        // A scanned number is noted at once: who scans does not look up from the shelf.
        if (seen !== undefined) {
          actions.addCode(text, seen);
          return true;
        }
        toasts.say({
          tone: 'warning',
          title: t('unknown', { code: text }),
          text: t('unknownText'),
          action: {
            label: t('takeForeign'),
            onAction: () => {
              const gtin = foreignGtin(text);
              onForeign(gtin === undefined ? { name: text } : { gtin });
            },
          },
        });
        return true;
    }
  };
  const run = async (text: string, seen: '1' | undefined): Promise<boolean> => {
    try {
      return await enter(text, seen);
    } catch {
      // Whatever the backend said, what was counted counts.
      actions.addCode(text, seen);
      return true;
    }
  };
  const fillCategory = async ({ id }: Category): Promise<void> => {
    const { products, page } = await gateway.search({
      filter: { categoryId: id },
      page: { page: 0, size: DEFAULT_PAGE_SIZE, sortBy: 'name' },
    });
    actions.addAll(products);
    toasts.say({
      tone: 'info',
      title:
        page.totalElements > products.length
          ? t('filledFirst', { count: products.length })
          : t('filled', { count: products.length }),
    });
  };
  return {
    onText: (text) => run(text, undefined),
    onProduct: (product, { amount, unit }) => {
      const counted = unit === undefined ? undefined : countedUnit(product, unit);
      const isCounted = amount !== undefined && (unit === undefined || counted !== undefined);
      actions.add(product, counted?.abbreviation, isCounted ? `${amount}` : undefined);
      if (unit !== undefined && counted === undefined)
        sayDoubt({ doubt: { kind: 'UNIT', sentence: undefined }, text: unit, product });
    },
    onCode: (code) => {
      void run(code, '1');
    },
    onCategory: (category) => {
      fillCategory(category).catch(() => {
        toasts.say({ tone: 'error', title: t('fillFailed') });
      });
    },
  };
};
