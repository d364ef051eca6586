import type { BoughtProduct, Product } from '@gastroshop/api-contract';
import type { SearchBoxProps } from '@gastroshop/ui/search';
import { lazy, type ReactNode, Suspense } from 'react';
import type { PutLines } from './use-put-lines';
import type { WantedAmount } from './wanted-amount';

// Order control, prices and drawings come with the first suggestions, not with the first page.
const CompletionOrder = lazy(async () => ({
  default: (await import('./completion-order')).CompletionOrder,
}));
const CompletionDetail = lazy(async () => ({
  default: (await import('./completion-detail')).CompletionDetail,
}));
const CompletionImage = lazy(async () => ({
  default: (await import('./completion-image')).CompletionImage,
}));
const CompletionPrice = lazy(async () => ({
  default: (await import('./completion-price')).CompletionPrice,
}));
const CompletionQuestion = lazy(async () => ({
  default: (await import('./completion-price')).CompletionQuestion,
}));
const CompletionSum = lazy(async () => ({
  default: (await import('./completion-price')).CompletionSum,
}));

/** What the cells of the suggested articles are made of. */
export interface CompletionCellsInput {
  readonly productOf: (sku: string) => Product | undefined;
  readonly boughtOf: (sku: string) => BoughtProduct | undefined;
  readonly wantedOf: (sku: string) => WantedAmount | undefined;
  /** Name of the unit that was typed. */
  readonly unitName: string | undefined;
  readonly put: PutLines;
  /** On a phone: size, sum and what is usual below the name, and one button. */
  readonly narrow: boolean;
}

type Cells = Required<Pick<SearchBoxProps, 'renderImage' | 'renderPrice' | 'renderSum' | 'renderControl'>> &
  Pick<SearchBoxProps, 'renderDetail'>;

/** Draws picture, price, order control and sum of a suggested article. */
export const completionCells = (question: CompletionCellsInput): Cells => {
  const { productOf, boughtOf, wantedOf, unitName, put, narrow } = question;
  const cell =
    (draw: (product: Product) => ReactNode) =>
    ({ sku }: { readonly sku: string }) => {
      const product = productOf(sku);
      return product && <Suspense fallback={null}>{draw(product)}</Suspense>;
    };
  return {
    renderImage: cell((product) => <CompletionImage product={product} />),
    renderDetail: narrow
      ? cell((product) => (
          <CompletionDetail product={product} wanted={wantedOf(product.sku)} bought={boughtOf(product.sku)} />
        ))
      : undefined,
    renderPrice: cell((product) =>
      narrow ? (
        <CompletionQuestion hint={put.hintOf(product.sku)} />
      ) : (
        <CompletionPrice product={product} wanted={wantedOf(product.sku)} hint={put.hintOf(product.sku)} />
      ),
    ),
    renderSum: cell((product) => {
      const hint = put.hintOf(product.sku);
      // On a phone the sum stands below the name; here stands what answers a question.
      return narrow && hint?.kind !== 'AMOUNT' ? null : (
        <CompletionSum
          product={product}
          wanted={wantedOf(product.sku)}
          usual={boughtOf(product.sku)?.usual}
          hint={hint}
        />
      );
    }),
    renderControl: cell((product) => (
      <CompletionOrder
        product={product}
        wanted={wantedOf(product.sku)}
        unitName={unitName}
        onEnter={put.onEnter}
        onPut={put.onPut}
        onRefused={put.onRefused}
        onHint={put.onHint}
        isButton={narrow && put.refusal?.sku !== product.sku}
      />
    )),
  };
};
