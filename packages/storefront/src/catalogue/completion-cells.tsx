import type { BoughtProduct, Product } from '@gastroshop/api-contract';
import type { SearchBoxProps } from '@gastroshop/ui/search';
import { lazy, type ReactNode, Suspense } from 'react';
import type { PutLines } from './use-put-lines';
import type { WantedAmount } from './wanted-amount';

// Order control, prices and drawings come with the first suggestions, not with the first page.
const CompletionOrder = lazy(async () => ({
  default: (await import('./completion-order')).CompletionOrder,
}));
const CompletionPicture = lazy(async () => ({
  default: (await import('./completion-picture')).CompletionPicture,
}));
const CompletionPrice = lazy(async () => ({
  default: (await import('./completion-price')).CompletionPrice,
}));
const CompletionSum = lazy(async () => ({
  default: (await import('./completion-price')).CompletionSum,
}));

/** What the cells of the suggested articles are made of. */
export interface CompletionCellsQuestion {
  readonly productOf: (sku: string) => Product | undefined;
  readonly usualOf: (sku: string) => BoughtProduct['usual'];
  readonly wantedOf: (sku: string) => WantedAmount | undefined;
  /** Name of the unit that was typed. */
  readonly unitName: string | undefined;
  readonly put: PutLines;
}

type Cells = Required<Pick<SearchBoxProps, 'renderPicture' | 'renderPrice' | 'renderSum' | 'renderControl'>>;

/** Draws picture, price, order control and sum of a suggested article. */
export const completionCells = (question: CompletionCellsQuestion): Cells => {
  const { productOf, usualOf, wantedOf, unitName, put } = question;
  const cell =
    (draw: (product: Product) => ReactNode) =>
    ({ sku }: { readonly sku: string }) => {
      const product = productOf(sku);
      return product && <Suspense fallback={null}>{draw(product)}</Suspense>;
    };
  return {
    renderPicture: cell((product) => <CompletionPicture product={product} />),
    renderPrice: cell((product) => (
      <CompletionPrice product={product} wanted={wantedOf(product.sku)} hint={put.hintOf(product.sku)} />
    )),
    renderSum: cell((product) => (
      <CompletionSum
        product={product}
        wanted={wantedOf(product.sku)}
        usual={usualOf(product.sku)}
        hint={put.hintOf(product.sku)}
      />
    )),
    renderControl: cell((product) => (
      <CompletionOrder
        product={product}
        wanted={wantedOf(product.sku)}
        unitName={unitName}
        onEnter={put.onEnter}
        onPut={put.onPut}
        onRefused={put.onRefused}
        onHint={put.onHint}
      />
    )),
  };
};
