import type { Category } from '@gastroshop/api-contract';
import { displayedProductId } from '@gastroshop/domain/product';
import { completionQuery } from '@gastroshop/storefront/catalogue';
import { useSession } from '@gastroshop/storefront/session';
import { useGateway } from '@gastroshop/storefront/shop';
import { groupDigits } from '@gastroshop/ui/product';
import { SearchBox, type SearchBoxHandle } from '@gastroshop/ui/search';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductEntry as ProductEntryActions } from './use-product-entry';

/** What the field takes. */
export interface ProductEntryProps extends Pick<ProductEntryActions, 'onProduct' | 'onText'> {
  /** A whole category is wanted. */
  readonly onCategory: (category: Category) => void;
}

const SHOWN = 8;
const CATEGORIES_SHOWN = 3;

/** The field through which articles come onto the list: number, GTIN, name, or a category. */
export const ProductEntry = ({ onProduct, onCategory, onText }: ProductEntryProps): ReactNode => {
  const { t } = useTranslation('stock-count');
  const gateway = useGateway();
  const { flags } = useSession();
  const box = useRef<SearchBoxHandle>(null);
  const [value, setValue] = useState('');
  const typed = value.trim();
  const asked = useDeferredValue(typed);
  const { data, isFetching, isError } = useQuery(completionQuery(gateway, asked));
  const products = (typed === '' ? undefined : data?.products)?.slice(0, SHOWN) ?? [];
  const categories = (typed === '' ? undefined : data?.categories)?.slice(0, CATEGORIES_SHOWN) ?? [];
  return (
    <SearchBox
      handleRef={box}
      label={t('addArticle')}
      value={value}
      onValueChange={setValue}
      onSubmit={(text) => {
        if (text.trim() === '') return;
        setValue('');
        // What needs a choice comes back, unless somebody has typed on.
        void onText(text.trim()).then((isDone) => {
          if (isDone) return;
          setValue((now) => (now === '' ? text : now));
          box.current?.open();
        });
      }}
      completion={{
        products: products.map((product) => ({
          sku: product.sku,
          name: product.productDisplayName ?? product.name,
          detail: groupDigits(displayedProductId(product, flags.shouldSeeCrossTenantProductId)),
        })),
        categories: categories.map(({ id, name }) => ({ id, name, within: '' })),
        pastSearches: [],
      }}
      onChooseProduct={({ sku }) => {
        const product = products.find((one) => one.sku === sku);
        setValue('');
        if (product !== undefined) onProduct(product, data?.asked === typed ? data.typed : {});
      }}
      onChooseCategory={({ id }) => {
        const category = categories.find((one) => one.id === id);
        setValue('');
        if (category !== undefined) onCategory(category);
      }}
      loading={typed !== '' && isFetching}
      error={isError && typed !== '' ? t('suggestFailed') : undefined}
      placeholder={t('placeholder')}
    />
  );
};
