import { useLocale } from '@gastroshop/i18n/react';
import type { Product } from '@gastroshop/api-contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useEffectEvent } from 'react';
import { useCartSkus } from '../cart';
import { useProductActions, useProductContext, useProductOrder } from '../product';
import { useGateway } from '../shop';
import { certainProduct } from './certain-product';
import { type CompletionAnswer, completionQuery } from './completion-query';
import { putLine } from './put-line';
import { useOrderTracking } from './use-order-tracking';
import type { PutLines } from './use-put-lines';
import { wantedAmount } from './wanted-amount';

/** What waiting for suggestions takes. */
export interface CompletionWaitingProps extends Pick<PutLines, 'onWaited' | 'onUndecided' | 'onWaitedPut'> {
  /** What Enter was pressed on. */
  readonly text: string;
}

interface WaitingPutProps extends CompletionWaitingProps {
  readonly product: Product;
  readonly answer: CompletionAnswer;
}

const WaitingPut = (props: WaitingPutProps): ReactNode => {
  const { locale } = useLocale();
  const { text, product, answer, onWaited, onUndecided, onWaitedPut } = props;
  const { sku, name, productDisplayName = name } = product;
  const { order } = useProductOrder(product, useProductContext());
  const nameOf = useCallback(() => productDisplayName, [productDisplayName]);
  const actions = useProductActions(nameOf, useOrderTracking('Search Quickresults'));
  const isCartKnown = useCartSkus() !== undefined;
  const put = useEffectEvent(() => {
    const usual = answer.bought.find((one) => one.sku === sku)?.usual;
    const wanted = wantedAmount(product, answer.typed, usual);
    const line = putLine(product, order, wanted, locale);
    if (line.kind === 'REFUSED' || order?.unusual?.(line.line) !== undefined) {
      onUndecided(text);
      return;
    }
    const undo = actions.onAdd(sku, line.line);
    onWaitedPut({ product, line: line.line, undo, added: wanted ?? line.line });
    onWaited(text);
  });
  useEffect(() => {
    // Before that nobody can tell what it would be added to.
    if (isCartKnown) put();
  }, [isCartKnown]);
  return null;
};

/**
 * Puts into the cart what Enter was pressed on before its suggestions were there, once they are: whoever types quickly
 * loses nothing. What cannot be told without the buyer stays to be decided. Shows nothing.
 */
export const CompletionWaiting = (props: CompletionWaitingProps): ReactNode => {
  const { text, onUndecided } = props;
  const { data, isError } = useQuery(completionQuery(useGateway(), text));
  const product = data && certainProduct(data);
  const isUndecided = isError || (data !== undefined && product === undefined);
  useEffect(() => {
    if (isUndecided) onUndecided(text);
  }, [isUndecided, onUndecided, text]);
  return data === undefined || product === undefined ? null : (
    <WaitingPut {...props} answer={data} product={product} />
  );
};
