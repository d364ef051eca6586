import { useLocale } from '@gastroshop/i18n/react';
import { useNow } from '@gastroshop/storefront/delivery';
import { useShop } from '@gastroshop/storefront/shop';
import { IconAlertTriangle, IconRefresh } from '@gastroshop/ui/icons';
import { Link } from '@gastroshop/ui/link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { standingOrdersQuery } from '../data/standing-queries';
import { momentWords } from '../words/moment-words';
import { shortDay } from '../words/rhythm-words';
import { soonOrders } from './soon-orders';
import styles from './standing-soon.module.css';

/** What the start page says of standing orders: what is sent soon, and what waits for an answer; nothing where neither is. */
export const StandingSoon = (): ReactNode => {
  const { t } = useTranslation('standing-orders');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const { scope, paths } = gateway;
  const now = useNow();
  const { data = [] } = useQuery({
    ...standingOrdersQuery(client, scope),
    enabled: scope.customerId !== '',
  });
  const soon = soonOrders(data, now);
  if (soon.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={t('title')}>
      {soon.map(({ standing: { id, name }, next, isAsked }) => (
        <li key={id} className={styles['item']} data-asked={isAsked || undefined}>
          {isAsked ? <IconAlertTriangle size={18} /> : <IconRefresh size={18} />}
          <Link href={paths.standingOrders(id)} className={styles['name']}>
            {t(isAsked ? 'needsAnswer' : 'willBeOrdered', {
              name,
              day: shortDay(next.deliveryDay ?? next.date, locale),
              at: momentWords(next.submitAt ?? next.deadline ?? '', now, locale),
            })}
          </Link>
        </li>
      ))}
    </ul>
  );
};
