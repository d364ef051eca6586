import type { Product } from '@gastroshop/api-contract';
import { displayedProductId } from '@gastroshop/domain/product';
import { PriceLabel } from '@gastroshop/ui/price';
import { groupDigits, ProductThumbnail } from '@gastroshop/ui/product';
import { type SearchCompletion, SearchBox as KitSearchBox } from '@gastroshop/ui/search';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sizedName, toProductSummary } from '../product-data';
import { type AskedCompletion, completionQuery } from './completion-query';
import { SearchBoxSkeleton } from './search-box-skeleton';
import { useEmbeddedShop, useShopSession } from './shop-context';
import { ShopPart } from './shop-part';
import { useEmbeddedContext } from './use-embedded-context';

// Who does not order here pays for no order control.
const SuggestedOrder = lazy(async () => ({
  default: (await import('./suggested-order')).SuggestedOrder,
}));

/** What the search takes. */
export interface SearchBoxProps {
  /** Is called with what is searched for, without the amount that was typed beside it, on a site that shows results itself. Default: the shop's list of products opens. */
  readonly onSearch?: ((query: string) => void) | undefined;
  /** Is called with the number of a chosen product. Default: its page in the shop opens. */
  readonly onProduct?: ((sku: string) => void) | undefined;
  /** Words in the empty field. */
  readonly placeholder?: string | undefined;
}

const MAX_PRODUCTS = 6;
const MAX_CATEGORIES = 4;

const go = (url: string): void => {
  location.assign(url);
};

const Search = ({ onSearch, onProduct, placeholder }: SearchBoxProps): ReactNode => {
  const { t } = useTranslation('storefront-embed');
  const shop = useEmbeddedShop();
  const session = useShopSession();
  const context = useEmbeddedContext();
  const [value, setValue] = useState('');
  const typed = value.trim();
  const customerId = session.status === 'BUYER' ? session.customerId : '';
  const { data, isFetching, isError } = useQuery(completionQuery(shop, customerId, typed));
  const answer: Partial<AskedCompletion> = typed === '' ? {} : (data ?? {});
  const products = answer.products?.slice(0, MAX_PRODUCTS) ?? [];
  const productOf = (sku: string): Product | undefined => products.find((product) => product.sku === sku);
  const completion: SearchCompletion = {
    products: products.map((product) => {
      const { name, size } = sizedName(product, undefined, shop.locale);
      return {
        sku: product.sku,
        name: product.productDisplayName ?? product.name,
        shortName: name,
        ...(size !== undefined && { size }),
        detail: groupDigits(displayedProductId(product, context.crossTenantNumbers)),
      };
    }),
    categories: (answer.categories ?? [])
      .slice(0, MAX_CATEGORIES)
      .map(({ id, name }) => ({ id, name, within: '' })),
    pastSearches: [],
    ...(answer.didYouMean !== undefined && { didYouMean: answer.didYouMean }),
    ...(answer.productCount !== undefined && { productCount: answer.productCount }),
  };
  // Of what was typed before nothing is taken for what is typed now.
  const reading = answer.asked === typed ? answer.typed : undefined;
  const isBuyer = session.status === 'BUYER';
  const submit = (text: string): void => {
    const wanted = text.trim();
    const query = wanted === typed ? (reading?.text ?? wanted) : wanted;
    if (onSearch === undefined) go(shop.links.search(query));
    else onSearch(query);
  };
  return (
    <KitSearchBox
      value={value}
      onValueChange={setValue}
      onSubmit={submit}
      completion={completion}
      onChooseProduct={({ sku }) => {
        if (onProduct === undefined) go(shop.links.product(sku));
        else onProduct(sku);
      }}
      onChooseCategory={({ id }) => {
        go(shop.links.category(id));
      }}
      loading={typed !== '' && isFetching}
      error={isError && typed !== '' ? t('searchFailed') : undefined}
      placeholder={placeholder ?? t('searchPlaceholder')}
      renderImage={({ sku }) => {
        const product = productOf(sku);
        return product && <ProductThumbnail size="row" image={toProductSummary(product, context).picture} />;
      }}
      {...(isBuyer && {
        renderControl: ({ sku }) => {
          const product = productOf(sku);
          return (
            product && (
              <Suspense fallback={null}>
                <SuggestedOrder product={product} typed={reading ?? {}} />
              </Suspense>
            )
          );
        },
      })}
      {...(context.visibility.prices && {
        renderPrice: ({ sku }) => {
          const product = productOf(sku);
          const price = product && toProductSummary(product, context).price;
          return (
            price && <PriceLabel price={price === 'ON_REQUEST' ? price : { ...price, note: undefined }} />
          );
        },
      })}
    />
  );
};

/**
 * The search of the shop, with suggestions while one types. Enter opens the shop's list, a chosen product its page, unless the
 * site shows them itself. An amount beside the name ("3 kisten milch") goes into the order control of who may order, where
 * Enter adds it.
 *
 * @example
 * <SearchBox />
 */
export const SearchBox = (props: SearchBoxProps): ReactNode => (
  <ShopPart waiting={<SearchBoxSkeleton />}>
    <Search {...props} />
  </ShopPart>
);
