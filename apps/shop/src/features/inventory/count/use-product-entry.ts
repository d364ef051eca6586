import type { Category } from '@gastroshop/api-contract';
import { useGateway } from '@gastroshop/storefront/shop';
import { useToasts } from '@gastroshop/ui/feedback';
import { DEFAULT_PAGE_SIZE } from '@gastroshop/ui/table';
import { useTranslation } from 'react-i18next';
import { foreignGtin } from './foreign-gtin';
import { lookUpProduct } from './look-up-product';
import type { CountActions } from './use-count';

/** How articles come onto the list. */
export interface ProductEntry {
  /** A number, GTIN or name was typed; it waits for its amount. */
  readonly onText: (text: string) => void;
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
  const enter = async (text: string, seen: '1' | undefined): Promise<void> => {
    const found = await lookUpProduct(gateway, text);
    switch (found.kind) {
      case 'ARTICLE':
        actions.add(found.product, found.unit, seen ?? found.amount);
        return;
      case 'UNREACHABLE':
        actions.addCode(text, seen);
        return;
      case 'SEVERAL':
        toasts.say({ tone: 'warning', title: t('several') });
        return;
      case 'UNKNOWN':
        // A scanned number is noted at once: who scans does not look up from the shelf.
        if (seen !== undefined) {
          actions.addCode(text, seen);
          return;
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
    }
  };
  const run = (text: string, seen: '1' | undefined): void => {
    enter(text, seen).catch(() => {
      // Whatever the backend said, what was counted counts.
      actions.addCode(text, seen);
    });
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
    onText: (text) => {
      run(text, undefined);
    },
    onCode: (code) => {
      run(code, '1');
    },
    onCategory: (category) => {
      fillCategory(category).catch(() => {
        toasts.say({ tone: 'error', title: t('fillFailed') });
      });
    },
  };
};
