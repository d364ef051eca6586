import { formatAmount } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { IconCheck } from '@gastroshop/ui/icons';
import { KeyCap } from '@gastroshop/ui/search';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rowTotalText, sizedName, unitOf, useProductContext, useProductOrder } from '../product';
import styles from './completion-added.module.css';
import { CompletionOrder } from './completion-order';
import { CompletionImage } from './completion-image';
import { CompletionPrice, CompletionSum } from './completion-price';
import { LINES_SHOWN, type PutLine } from './put-lines';
import type { PutLines } from './use-put-lines';

/** What the list shows after something was put into the cart. */
export interface CompletionAddedProps {
  readonly put: PutLines;
  /** Takes what could not be decided into the field again. */
  readonly onDecide: (text: string) => void;
  /** On a phone, where the last few would push what is due out of the window. */
  readonly narrow: boolean;
}

const nameOf = ({ name, productDisplayName = name }: PutLine['product']): string => productDisplayName;

const LastPut = ({ put, onUndo }: { readonly put: PutLine; readonly onUndo: () => void }): ReactNode => {
  const { locale } = useLocale();
  const { t } = useTranslation('storefront-completion');
  const context = useProductContext();
  const { product, added } = put;
  const { order } = useProductOrder(product, context);
  const unit = unitOf(product, added.unit);
  const total = unit === undefined ? undefined : rowTotalText(product, unit, added.amount, context);
  return (
    <div className={styles['last']}>
      <IconCheck size={20} stroke={2} className={styles['sign']} />
      <span className={styles['said']}>
        <strong>
          {t('added', { amount: formatAmount(added.amount, added.unit, locale), name: nameOf(product) })}
        </strong>
        <span className={styles['where']}>{t(order?.unsent === true ? 'sentLater' : 'inCart')}</span>
        {total !== undefined && <span className={styles['beside']}>{total}</span>}
      </span>
      {total !== undefined && <strong className={styles['total']}>{total}</strong>}
      <Button onClick={onUndo}>{t('undo')}</Button>
      <span className={styles['keys']}>
        <KeyCap>{t('control')}</KeyCap> <KeyCap>Z</KeyCap>
      </span>
    </div>
  );
};

/** What Enter was pressed on and is not in the cart yet. */
const Waiting = ({ put, onDecide }: Pick<CompletionAddedProps, 'put' | 'onDecide'>): ReactNode => {
  const { t } = useTranslation('storefront-completion');
  return put.waiting.map(({ text, isUndecided }) => (
    <div key={text} className={clsx(styles['waiting'], isUndecided && styles['undecided'])}>
      <span className={styles['said']}>{t(isUndecided ? 'undecided' : 'waiting', { text })}</span>
      {isUndecided && (
        <>
          <Button
            onClick={() => {
              onDecide(text);
            }}
          >
            {t('decide')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              put.onWaited(text);
            }}
          >
            {t('discard')}
          </Button>
        </>
      )}
    </div>
  ));
};

/** What was put into the cart last, with the way back, and the last few, which can be changed where they stand. */
export const CompletionAdded = (props: CompletionAddedProps): ReactNode => {
  const { put, narrow } = props;
  const { t } = useTranslation('storefront-completion');
  const context = useProductContext();
  const [last] = put.lines;
  return (
    <>
      {last !== undefined && <LastPut put={last} onUndo={put.undo} />}
      <Waiting {...props} />
      {last !== undefined && !narrow && <div className={styles['heading']}>{t('justAdded')}</div>}
      {put.lines.slice(0, narrow ? 0 : LINES_SHOWN).map(({ product, line }) => (
        <div key={product.sku} className={styles['row']}>
          <CompletionImage product={product} />
          <span className={styles['name']} title={nameOf(product)}>
            {sizedName(product, line.unit, context.locale).name}
            <small className={styles['size']}>{sizedName(product, line.unit, context.locale).size}</small>
          </span>
          <span className={styles['price']}>
            <CompletionPrice product={product} wanted={undefined} hint={put.hintOf(product.sku)} />
          </span>
          <CompletionOrder
            product={product}
            wanted={undefined}
            unitName={undefined}
            onEnter={put.onEnter}
            onPut={put.onPut}
            onRefused={put.onRefused}
            onHint={put.onHint}
          />
          <span className={styles['sum']}>
            <CompletionSum
              product={product}
              wanted={undefined}
              usual={undefined}
              hint={put.hintOf(product.sku)}
            />
          </span>
        </div>
      ))}
    </>
  );
};
