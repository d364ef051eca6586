import type { Order } from '@gastroshop/api-contract';
import { Link } from '@gastroshop/ui/link';
import { IconArrowRight, IconPencil } from '@gastroshop/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './change-bar.module.css';
import { countWords } from './count-words';
import type { DraftCount } from './order-draft';
import { totalWords } from './total-words';

/** What the bar takes. */
export interface ChangeBarProps {
  readonly order: Order;
  readonly preview: Order | undefined;
  readonly count: DraftCount;
  readonly size: number;
  readonly orderHref: string;
  readonly onDiscard: () => void;
  readonly onReview: () => void;
}

/** Says that an order is being changed, and how far it is; the one dark bar of the shop. */
export const ChangeBar = (props: ChangeBarProps): ReactNode => {
  const { order, preview, count, size, orderHref, onDiscard, onReview } = props;
  const { t } = useTranslation('orders-change');
  const { number = order.id, totals } = order;
  const sum = totalWords(preview ?? order);
  const before = totalWords(order);
  return (
    <div className={styles['bar']}>
      <div className={styles['title']}>
        <IconPencil size={20} />
        <div>
          <h1>{t('title', { number })}</h1>
          <p>{t('cart')}</p>
        </div>
      </div>
      <p className={styles['count']} role="status">
        {countWords(count, t)}
      </p>
      {sum !== undefined && (
        <p className={styles['sum']}>
          <span>
            {t(totals?.gross === undefined ? 'newNet' : 'newSum')}
            {size > 0 && before !== undefined && ` · ${t('before', { sum: before })}`}
          </span>
          <strong>{sum}</strong>
        </p>
      )}
      <div className={styles['ways']}>
        {size === 0 ? (
          <Link className={styles['go']} href={orderHref}>
            {t('done')}
          </Link>
        ) : (
          <>
            <button type="button" className={styles['discard']} onClick={onDiscard}>
              {t('discard')}
            </button>
            <button type="button" className={styles['go']} onClick={onReview}>
              {t('review')}
              <IconArrowRight size={18} />
            </button>
          </>
        )}
      </div>
    </div>
  );
};
