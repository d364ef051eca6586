import type { Product } from '@gastroshop/api-contract';
import { useLocale, useTexts } from '@gastroshop/i18n/react';
import { OrderControl } from '@gastroshop/ui/order-control';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useProductActions, useProductContext, useProductOrder } from '../product';
import { completionTexts } from './completion-texts';
import { inUnit } from './in-unit';
import { putLine } from './put-line';
import type { PutLine } from './put-lines';
import { useOrderTracking } from './use-order-tracking';
import type { WantedAmount } from './wanted-amount';

/** What the order control of a suggestion takes. */
export interface CompletionOrderProps {
  readonly product: Product;
  /** What Enter puts into the cart; undefined where the article is not sold in the unit that was typed. */
  readonly wanted: WantedAmount | undefined;
  /** Name of the unit that was typed. */
  readonly unitName: string | undefined;
  /** Keeps what Enter does with this article, and answers how to forget it. */
  readonly onEnter: (sku: string, enter: () => void) => () => void;
  /** Called with what was put into the cart. */
  readonly onPut: (put: PutLine) => void;
  /** Called with why it was not. */
  readonly onRefused: (sku: string, text: string) => void;
}

/** The order control of a suggested article, with the amount that was typed beside its name, else the usual one. */
export const CompletionOrder = (props: CompletionOrderProps): ReactNode => {
  const { product, wanted, unitName, onEnter, onPut, onRefused } = props;
  const { sku, name, productDisplayName = name } = product;
  const t = useTexts(completionTexts);
  const { locale } = useLocale();
  const { order } = useProductOrder(product, useProductContext());
  const nameOf = useCallback(() => productDisplayName, [productDisplayName]);
  const actions = useProductActions(nameOf, useOrderTracking('Search Quickresults'));
  const enter = useCallback(() => {
    const answer = putLine(product, order, wanted);
    if (answer.kind === 'REFUSED') {
      const named = {
        name: productDisplayName,
        amount: answer.amount,
        inUnit: inUnit(unitName ?? '', locale),
      };
      onRefused(sku, t(answer.why, named));
      return;
    }
    const { line, before } = answer;
    // The row asks whether an unusual amount is meant.
    if (order?.unusual?.(line) !== undefined) return;
    actions.onAdd?.(sku, line);
    onPut({ product, line, before, added: wanted ?? line });
  }, [product, order, wanted, actions, sku, productDisplayName, unitName, locale, t, onPut, onRefused]);
  useEffect(() => onEnter(sku, enter), [onEnter, sku, enter]);
  const named = useMemo(
    () => (wanted === undefined ? undefined : { text: String(wanted.amount), unit: wanted.unit }),
    [wanted],
  );
  // What had been typed elsewhere, such as in a list, when the search began to name this amount.
  const [before, setBefore] = useState({ named, draft: order?.draft });
  if (before.named?.text !== named?.text || before.named?.unit !== named?.unit)
    setBefore({ named, draft: order?.draft });
  if (order === undefined) return null;
  const nothing = unitName === undefined ? undefined : { text: '', unit: order.unit };
  const offered = order.inCart ? undefined : (named ?? nothing);
  // The amount named in the search counts until something is typed here.
  const draft = order.draft === before.draft ? (offered ?? order.draft) : (order.draft ?? offered);
  return (
    <OrderControl
      {...order}
      name={productDisplayName}
      size="row"
      {...(draft !== undefined && { draft })}
      onAdd={(value) => {
        actions.onAdd?.(sku, value);
        onPut({ product, line: value, before: undefined, added: value });
      }}
      onChange={(value) => actions.onChange?.(sku, value)}
      onRemove={(value) => actions.onRemove?.(sku, value)}
      onDraftChange={(changed) => actions.onDraftChange?.(sku, changed)}
      onWarning={(warning) => actions.onWarning?.(sku, warning)}
    />
  );
};
