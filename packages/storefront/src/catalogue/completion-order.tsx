import type { Product } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import { OrderControl, type OrderHintData, type UnusualAmountInput } from '@gastroshop/ui/order-control';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductActions, useProductContext, useProductOrder } from '../product';
import { CompletionButton } from './completion-button';
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
  /** Takes what the control has to say, which stands elsewhere in the row. */
  readonly onHint: (sku: string, hint: OrderHintData | undefined) => void;
  /** Whether a button is enough, as on a phone, until an amount has to be typed or answered. */
  readonly isButton?: boolean | undefined;
}

/** What is put into the cart, before it is. */
type NewPut = Omit<PutLine, 'undo'>;

/** The order control of a suggested article, with the amount that was typed beside its name, else the usual one. */
export const CompletionOrder = (props: CompletionOrderProps): ReactNode => {
  const { product, wanted, unitName, onEnter, onPut, onRefused, onHint, isButton = false } = props;
  const { sku, name, productDisplayName = name } = product;
  const { t } = useTranslation('storefront-completion');
  const { t: say } = useTranslation('ui-order-control');
  const { locale } = useLocale();
  const { order } = useProductOrder(product, useProductContext());
  const nameOf = useCallback(() => productDisplayName, [productDisplayName]);
  const actions = useProductActions(nameOf, useOrderTracking('Search Quickresults'));
  const isSumAsked = useRef(false);
  const askAboutSum = useCallback(
    (put: NewPut, { usual, confirm }: UnusualAmountInput) => {
      const { amount } = put.line;
      isSumAsked.current = true;
      onHint(sku, {
        kind: 'AMOUNT',
        id: `${sku}-sum`,
        text: say('usually', { usual }),
        spoken: say('really', { quantity: amount }),
        urgent: true,
        remedies: [
          {
            label: say('meant', { quantity: amount }),
            take: () => {
              confirm();
              const undo = actions.onChange(sku, put.line);
              onHint(sku, undefined);
              onPut({ ...put, undo });
            },
          },
        ],
        giveUp: () => {
          onHint(sku, undefined);
        },
      });
    },
    [actions, onHint, onPut, say, sku],
  );
  useEffect(() => {
    if (isSumAsked.current) onHint(sku, undefined);
    isSumAsked.current = false;
  }, [onHint, sku, wanted?.amount, wanted?.unit]);
  const enter = useCallback(() => {
    const answer = putLine(product, order, wanted, locale);
    if (answer.kind === 'REFUSED') {
      const named = {
        name: productDisplayName,
        amount: answer.amount,
        inUnit: inUnit(unitName ?? '', locale),
      };
      // An amount that is too small or too large stands in the control, which says so itself.
      const isSaid =
        order?.inCart !== true && (answer.why === 'refusedMinimum' || answer.why === 'refusedMaximum');
      onRefused(sku, isSaid ? '' : t(answer.why, named));
      return;
    }
    const { line, before } = answer;
    const put: NewPut = { product, line, added: wanted ?? line };
    // The row asks whether an unusual amount is meant.
    const question = order?.unusual?.(line);
    if (question !== undefined) {
      // What is in the cart shows its own amount, which nobody asks about.
      if (before !== undefined) askAboutSum(put, question);
      onRefused(sku, '');
      return;
    }
    onPut({ ...put, undo: actions.onAdd(sku, line) });
  }, [
    product,
    order,
    wanted,
    actions,
    askAboutSum,
    sku,
    productDisplayName,
    unitName,
    locale,
    t,
    onPut,
    onRefused,
  ]);
  const onControlHint = useCallback(
    (hint: OrderHintData | undefined) => {
      // The control comes with the question about the sum and has none of its own.
      if (hint === undefined && isSumAsked.current) return;
      onHint(sku, hint);
    },
    [onHint, sku],
  );
  useEffect(() => onEnter(sku, enter), [onEnter, sku, enter]);
  const named = useMemo(
    () => (wanted === undefined ? undefined : { text: String(wanted.amount), unit: wanted.unit }),
    [wanted],
  );
  // What had been typed elsewhere, such as in a list, when the search began to name this amount.
  const [before, setBefore] = useState({ named, draft: order?.draft });
  if (before.named?.text !== named?.text || before.named?.unit !== named?.unit)
    setBefore({ named, draft: order?.draft });
  const [isAsking, setAsking] = useState(false);
  const asked = useCallback((box: HTMLDivElement | null) => {
    box?.querySelector('input')?.focus();
  }, []);
  if (order === undefined) return null;
  if (isButton && !isAsking && order.disabledReason === undefined)
    return (
      <CompletionButton
        name={productDisplayName}
        wanted={wanted}
        onPut={enter}
        onAsk={() => {
          setAsking(true);
        }}
      />
    );
  const nothing = unitName === undefined ? undefined : { text: '', unit: order.unit };
  const offered = order.inCart ? undefined : (named ?? nothing);
  // The amount named in the search counts until something is typed here.
  const draft = order.draft === before.draft ? (offered ?? order.draft) : (order.draft ?? offered);
  const control = (
    <OrderControl
      {...order}
      name={productDisplayName}
      size="row"
      {...(draft !== undefined && { draft })}
      proposed={draft !== undefined && draft === named && wanted?.from !== 'TYPED'}
      onAdd={(value) => {
        onPut({ product, line: value, undo: actions.onAdd(sku, value), added: value });
      }}
      onChange={(value) => actions.onChange(sku, value)}
      onRemove={(value) => actions.onRemove?.(sku, value)}
      onDraftChange={(changed) => actions.onDraftChange?.(sku, changed)}
      onHint={onControlHint}
      onWarning={(warning) => actions.onWarning?.(sku, warning)}
    />
  );
  return isAsking ? <div ref={asked}>{control}</div> : control;
};
