import { useCartSummary } from '@gastroshop/storefront/cart';
import { useGateway } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { IconCalendar } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import type { Dispatch, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PadAction } from '../rows/pad-action';
import type { PadRow } from '../rows/pad-row';
import styles from './day-notice.module.css';
import { openDays, waitingDays } from './waiting-days';

/** What the notice takes. */
export interface DayNoticeProps {
  readonly rows: readonly PadRow[];
  readonly act: Dispatch<PadAction>;
}

/** Says which delivery days of a list wait for their turn; each is opened once what comes before it is ordered. */
export const DayNotice = ({ rows, act }: DayNoticeProps): ReactNode => {
  const { t } = useTranslation('order-pad-columns');
  const { paths } = useGateway();
  const { count: inCart } = useCartSummary();
  const waiting = waitingDays(rows);
  const [next] = waiting;
  if (next === undefined) return null;
  const now = openDays(rows);
  const isOpen = now.length > 0;
  const days = waiting.map(({ day, count }) => t('dayLines', { day, count })).join(' · ');
  const isTurn = !isOpen && inCart === 0;
  return (
    <section className={styles['notice']} aria-label={t('daysLabel')}>
      <IconCalendar size={20} className={styles['sign']} />
      <p className={styles['words']} role="status">
        {isOpen ? (
          <>
            <strong>{now.map((day) => t('dayNow', { day })).join(' ')}</strong> {t('dayThen', { days })}{' '}
            <span className={styles['detail']}>{t('dayFirst')}</span>
          </>
        ) : (
          <>
            <strong>{t('dayNext', { days })}</strong>{' '}
            {inCart > 0 && <span className={styles['detail']}>{t('dayCart', { count: inCart })}</span>}
          </>
        )}
      </p>
      <span className={styles['ways']}>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            act({ type: 'removed', ids: waiting.flatMap(({ ids }) => ids) });
          }}
        >
          {t('dayDiscard')}
        </Button>
        {!isOpen && inCart > 0 && (
          <Button
            size="small"
            render={({ className, children }) => (
              <Link className={className} href={paths.cart}>
                {children}
              </Link>
            )}
          >
            {t('dayToCart')}
          </Button>
        )}
        <Button
          size="small"
          variant={isTurn ? 'filled' : 'quiet'}
          onClick={() => {
            act({ type: 'dayOpened', day: next.day });
          }}
        >
          {t(isTurn ? 'dayOpen' : 'dayOpenNow', { day: next.day })}
        </Button>
      </span>
    </section>
  );
};
