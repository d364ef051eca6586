import type { StandingOrder } from '@gastroshop/api-contract';
import { AsOf } from '@gastroshop/storefront/offline';
import { usePriceVisibility } from '@gastroshop/storefront/session';
import { usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState, ErrorState, SkeletonLines } from '@gastroshop/ui/feedback';
import { IconCalendarOff } from '@gastroshop/ui/icons';
import { PageTitle } from '@gastroshop/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { standingOrdersQuery } from '../data/standing-queries';
import { OrdersTabs } from '../tabs/orders-tabs';
import { HolidayDialog } from './holiday-dialog';
import { standingGroups } from './standing-groups';
import { StandingRow } from './standing-row';
import styles from './standing-orders.module.css';

/** The standing orders of the customer: what needs somebody first. */
export const StandingOrdersScreen = (): ReactNode => {
  const { t } = useTranslation('standing-orders');
  const { client, gateway } = useShop();
  const { data, isError, refetch, isFetching } = useQuery(standingOrdersQuery(client, gateway.scope));
  const { prices } = usePriceVisibility();
  const [isHoliday, setHoliday] = useState(false);
  const running = (data ?? []).filter(({ state }) => state !== 'STOPPED' && state !== 'ENDED');
  const groups = standingGroups(data ?? []);
  const shown = groups.filter(({ group }) => group !== 'groupEnded');
  const ended = groups.find(({ group }) => group === 'groupEnded');
  usePageTitle(t('title'));
  return (
    <div className={styles['screen']}>
      <PageTitle
        count={data === undefined ? undefined : t('count', { count: data.length })}
        actions={
          running.length > 0 && (
            <Button
              icon={<IconCalendarOff size={18} />}
              onClick={() => {
                setHoliday(true);
              }}
            >
              {t('holiday')}
            </Button>
          )
        }
      >
        {t('title')}
      </PageTitle>
      <OrdersTabs current="STANDING" />
      <AsOf of={[standingOrdersQuery(client, gateway.scope).queryKey]} />
      {data === undefined && isError && (
        <ErrorState title={t('notLoaded')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data === undefined && !isError && <SkeletonLines count={6} />}
      {data?.length === 0 && (
        <EmptyState title={t('none')} drawing={<CrateDrawing />} headingLevel={2}>
          {t('noneText')}
        </EmptyState>
      )}
      <div>
        {shown.length > 0 && (
          <div className={styles['head']} aria-hidden="true">
            <span>{t('headWhat')}</span>
            <span className={styles['pictures']} />
            <span>{t('headNext')}</span>
            <span>{t('headState')}</span>
            <span className={styles['sum']}>{prices && t('about')}</span>
          </div>
        )}
        {shown.map(({ group, rows }) => (
          <section key={group} aria-labelledby={group}>
            <h2 id={group} className={styles['group']}>
              {t(group)} <span className={styles['count']}>{rows.length}</span>
            </h2>
            <StandingRows rows={rows} />
          </section>
        ))}
        {ended !== undefined && (
          <details className={styles['ended']}>
            <summary>
              {t('endedOf', {
                count: ended.rows.length,
                names: ended.rows.map(({ name }) => name).join(', '),
              })}
            </summary>
            <StandingRows rows={ended.rows} />
          </details>
        )}
      </div>
      {isHoliday && (
        <HolidayDialog
          running={running}
          onClose={() => {
            setHoliday(false);
          }}
        />
      )}
    </div>
  );
};

const StandingRows = ({ rows }: { readonly rows: readonly StandingOrder[] }): ReactNode => (
  <ul className={styles['rows']}>
    {rows.map((standing) => (
      <StandingRow key={standing.id} standing={standing} />
    ))}
  </ul>
);
