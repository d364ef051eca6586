import { formatAmount } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { IconCheck } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { rowTotal, unitOf, useProductContext, useProductOrder } from '../product';
import styles from './completion-added.module.css';
import { CompletionOrder, type CompletionOrderProps } from './completion-order';
import { CompletionPicture } from './completion-picture';
import { CompletionPrice, CompletionSum } from './completion-price';
import { completionTexts } from './completion-texts';
import { LINES_SHOWN, type PutLine } from './put-lines';

/** What the list shows after something was put into the cart. */
export interface CompletionAddedProps extends Pick<CompletionOrderProps, 'onEnter' | 'onPut' | 'onRefused'> {
  /** The last one first. */
  readonly lines: readonly PutLine[];
  readonly onUndo: () => void;
}

const nameOf = ({ name, productDisplayName = name }: PutLine['product']): string => productDisplayName;

const LastPut = ({ put, onUndo }: { readonly put: PutLine; readonly onUndo: () => void }): ReactNode => {
  const t = useTexts(completionTexts);
  const context = useProductContext();
  const { product, added } = put;
  const { order } = useProductOrder(product, context);
  const unit = unitOf(product, added.unit);
  const total = unit === undefined ? undefined : rowTotal(product, unit, added.amount, context);
  return (
    <div className={styles['last']}>
      <IconCheck size={20} stroke={2} className={styles['sign']} />
      <span className={styles['said']} role="status">
        <strong>
          {t('added', { amount: formatAmount(added.amount, added.unit), name: nameOf(product) })}
        </strong>
        {` · ${t(order?.unsent === true ? 'sentLater' : 'inCart')}`}
      </span>
      {total !== undefined && <strong>{total}</strong>}
      <Button onClick={onUndo}>{t('undo')}</Button>
    </div>
  );
};

/** What was put into the cart last, with the way back, and the last few, which can be changed where they stand. */
export const CompletionAdded = (props: CompletionAddedProps): ReactNode => {
  const { lines, onUndo, onEnter, onPut, onRefused } = props;
  const t = useTexts(completionTexts);
  const [last] = lines;
  if (last === undefined) return null;
  return (
    <>
      <LastPut put={last} onUndo={onUndo} />
      <div className={styles['heading']}>{t('justAdded')}</div>
      {lines.slice(0, LINES_SHOWN).map(({ product }) => (
        <div key={product.sku} className={styles['row']}>
          <CompletionPicture product={product} />
          <span className={styles['name']}>{nameOf(product)}</span>
          <CompletionPrice product={product} wanted={undefined} />
          <CompletionOrder
            product={product}
            wanted={undefined}
            unitName={undefined}
            onEnter={onEnter}
            onPut={onPut}
            onRefused={onRefused}
          />
          <CompletionSum product={product} wanted={undefined} usual={undefined} />
        </div>
      ))}
      <p className={styles['foot']}>{t('typeOn')}</p>
    </>
  );
};
