import { useLocale } from '@gastroshop/i18n/react';
import { Button } from '@gastroshop/ui/button';
import { IconPencil, IconX } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './life.module.css';
import type { OrderPart } from './order-parts';
import { PartState } from './part-state';
import { partTitle } from './part-title';

/** What the deadlines of an order take. */
export interface DeadlineListProps {
  readonly parts: readonly OrderPart[];
  readonly now: number;
  /** Where the order is changed; undefined: nothing of it can be. */
  readonly changeHref: string | undefined;
  /** Asks what is to be cancelled; undefined: nothing of it can be. */
  readonly onCancel: (() => void) | undefined;
}

/** Until when each delivery can be changed, and the ways to do so. */
export const DeadlineList = ({ parts, now, changeHref, onCancel }: DeadlineListProps): ReactNode => {
  const { t } = useTranslation('orders-life');
  const { t: say } = useTranslation('storefront-sums');
  const { locale } = useLocale();
  return (
    <section className={styles['deadlines']}>
      <h2 className={styles['heading']}>{t('title')}</h2>
      <ul className={styles['parts']}>
        {parts.map((part) => (
          <li key={part.key} data-open={part.state === 'OPEN' || undefined}>
            <span className={styles['partTitle']}>{partTitle(part, locale, say)}</span>
            <PartState part={part} now={now} withLeft />
          </li>
        ))}
      </ul>
      {changeHref !== undefined && (
        <Button
          variant="filled"
          size="large"
          wide
          icon={<IconPencil size={20} />}
          render={({ className, children }) => (
            <Link className={className} href={changeHref}>
              {children}
            </Link>
          )}
        >
          {t('change')}
        </Button>
      )}
      {onCancel !== undefined && (
        <div className={styles['cancel']}>
          <Button variant="danger" icon={<IconX size={18} />} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </section>
  );
};
