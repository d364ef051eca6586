import { formatUnit, formatPrice, formatEstimate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { IconButton } from '@gastroshop/ui/button';
import { IconDotsVertical, IconTrash, IconX } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { OrderControl, type OrderHintData, RemovedNotice } from '@gastroshop/ui/order-control';
import { ProductThumbnail, SizedLabel } from '@gastroshop/ui/product';
import { lazy, memo, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { WithCartOutbox } from '../../cart';
import { LazySlot } from '../../shop';
import { toOrderUnits, type ProductContext, toProductCardData, useUnusualAmount } from '../../product';
import type { CheckoutLine } from '../lines/checkout-line';
import { lineTotal } from '../lines/line-price';
import type { ColleagueChange, ConflictView } from '../live/colleague-change';
import type { LineActions } from './line-actions';
import { LineStatus } from './line-status';
import styles from './cart-row.module.css';

const RemarksDialog = lazy(async () => ({ default: (await import('./remarks-dialog')).RemarksDialog }));

/** What a row of the cart takes. */
export interface CartRowProps {
  /** The line; the same object as long as nothing about it changes. */
  readonly line: CheckoutLine;
  readonly context: ProductContext;
  readonly actions: LineActions;
  /** Position among all rows. */
  readonly rowIndex: number;
  /** The day it comes on its own, YYYY-MM-DD; undefined when it comes with the rest. */
  readonly apart: string | undefined;
  readonly note: ColleagueChange | undefined;
  readonly clash: ConflictView | undefined;
  /** Name of who made the change the note tells of. */
  readonly noteName: string | undefined;
  /** The backend's time, epoch milliseconds, as far as the row shows it: 0 without a note. */
  readonly now: number;
}

const NO_REMARKS = {};

/** A line of the cart, changed in place. It renders again only when something about its own line changes. */
export const CartRow = memo(function CartRow(props: CartRowProps): ReactNode {
  const { locale } = useLocale();
  const { line, context, actions, rowIndex } = props;
  const { t } = useTranslation('storefront-cart');
  const { t: r } = useTranslation('storefront-remarks');
  const [hint, setHint] = useState<OrderHintData>();
  const [isRemarking, setRemarking] = useState(false);
  const { sku, product, amount, unit, removed } = line;
  const draft = useSelector(({ cartEdits }: WithCartOutbox) => cartEdits.drafts[sku]);
  const summary = useMemo(
    () => toProductCardData(product, amount, unit, context),
    [product, amount, unit, context],
  );
  const units = useMemo(() => toOrderUnits(product, locale), [product, locale]);
  const ask = useUnusualAmount(product, context);
  // What is planned by day is asked about there; a new sum is asked about here.
  const unusual = useMemo<typeof ask>(
    () =>
      line.plan === undefined
        ? ask
        : (value) => (value.amount === amount && value.unit === unit ? undefined : ask?.(value)),
    [ask, line.plan, amount, unit],
  );
  const { net, estimated, saved } = lineTotal(line, context);
  const { name, href, price } = summary;
  return (
    <div
      className={styles['row']}
      data-removed={removed || undefined}
      data-without-prices={context.visibility.prices ? undefined : true}
    >
      <div className={styles['picture']}>
        <ProductThumbnail image={summary.picture} size="row" />
      </div>
      <div className={styles['text']}>
        <Link href={href ?? context.paths.product(line.sku)} className={styles['name']}>
          <SizedLabel name={name} shortName={summary.shortName} />
        </Link>
        <LineStatus {...props} summary={summary} hint={removed ? undefined : hint} />
      </div>
      <div className={styles['control']}>
        {removed ? (
          <RemovedNotice
            name={name}
            onBringBack={() => {
              actions.bringBack(line);
            }}
          />
        ) : (
          <OrderControl
            name={name}
            amount={amount}
            unit={unit}
            units={units}
            inCart
            withoutToggle
            busy={line.busy}
            unsent={line.unsent}
            draft={draft}
            unusual={unusual}
            rowIndex={rowIndex}
            onHint={setHint}
            onChange={(value) => {
              actions.change(line, value);
            }}
            onDraftChange={(typed) => {
              actions.type(line, typed);
            }}
            onRemove={() => {
              actions.remove(line);
            }}
            onWarning={actions.warn}
          />
        )}
      </div>
      {context.visibility.prices && (
        <>
          <div className={styles['price']}>
            {price === undefined
              ? null
              : price === 'ON_REQUEST'
                ? t('onRequest')
                : t('per', { price: price.priceText, unit: formatUnit(price.unit, locale) })}
          </div>
          <div className={styles['sum']}>
            {net !== undefined && (estimated ? formatEstimate(formatPrice(net)) : formatPrice(net))}
            {saved !== undefined && !removed && <small>−{formatPrice(saved)}</small>}
          </div>
        </>
      )}
      <div className={styles['away']}>
        {!removed && (
          <IconButton
            label={r('edit', { name })}
            icon={<IconDotsVertical size={18} />}
            small
            onClick={() => {
              setRemarking(true);
            }}
          />
        )}
        {isRemarking && (
          <LazySlot>
            <RemarksDialog
              name={name}
              remarks={line.remarks ?? NO_REMARKS}
              onSave={(remarks) => {
                actions.remark(line, remarks);
              }}
              onClose={() => {
                setRemarking(false);
              }}
            />
          </LazySlot>
        )}
        <IconButton
          label={t(removed ? 'hideRemoved' : 'remove', { name })}
          icon={removed ? <IconX size={18} /> : <IconTrash size={18} />}
          small
          onClick={() => {
            if (removed) actions.hide(line);
            else actions.remove(line);
          }}
        />
      </div>
    </div>
  );
});
