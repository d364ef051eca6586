import type { StandingOrder } from '@gastroshop/api-contract';
import { formatEstimate, formatPrice } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { useNow } from '@gastroshop/storefront/delivery';
import { AsOf } from '@gastroshop/storefront/offline';
import { ItemThumbnail } from '@gastroshop/storefront/product';
import { usePriceVisibility } from '@gastroshop/storefront/session';
import { usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { Button } from '@gastroshop/ui/button';
import { CrateDrawing, EmptyState, ErrorState, SkeletonLines } from '@gastroshop/ui/feedback';
import { IconCalendarOff } from '@gastroshop/ui/icons';
import { PageTitle } from '@gastroshop/ui/layout';
import { Link } from '@gastroshop/ui/link';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { standingOrdersQuery } from '../data/standing-queries';
import { momentWords } from '../words/moment-words';
import { questionWords } from '../words/question-words';
import { rhythmWords, shortDay } from '../words/rhythm-words';
import { comingPauseWords } from '../words/pause-words';
import { StateBadge } from '../words/state-badge';
import { OrdersTabs } from '../tabs/orders-tabs';
import { HolidayDialog } from './holiday-dialog';
import { standingGroups } from './standing-groups';
import styles from './standing-orders.module.css';

/** Pictures of a row. */
const PICTURES = 4;

/** The standing orders of the customer: what needs somebody first. */
export const StandingOrdersScreen = (): ReactNode => {
  const { t } = useTranslation('standing-orders');
  const { client, gateway } = useShop();
  const { data, isError, refetch, isFetching } = useQuery(standingOrdersQuery(client, gateway.scope));
  const [isHoliday, setHoliday] = useState(false);
  const running = (data ?? []).filter(({ state }) => state !== 'STOPPED' && state !== 'ENDED');
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
      {standingGroups(data ?? []).map(({ group, rows }) => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group} className={styles['group']}>
            {t(group)} <span className={styles['count']}>{rows.length}</span>
          </h2>
          <ul className={styles['rows']}>
            {rows.map((standing) => (
              <StandingRow key={standing.id} standing={standing} />
            ))}
          </ul>
        </section>
      ))}
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

const StandingRow = ({ standing }: { readonly standing: StandingOrder }): ReactNode => {
  const { id, name, rhythm, lines, state, next, mode, pausedUntil } = standing;
  const { t } = useTranslation('standing-orders');
  const { locale } = useLocale();
  const { paths } = useShop().gateway;
  const { prices } = usePriceVisibility();
  const now = useNow();
  const comingPause = comingPauseWords(standing, locale, t);
  const asks = state === 'ACTIVE' && next?.state === 'ASK';
  const [question] = next?.questions ?? [];
  const until =
    next === undefined ? undefined : mode === 'REMIND_ONLY' || asks ? next.deadline : next.submitAt;
  const at = until === undefined ? '' : momentWords(until, now, locale);
  const words = asks ? 'answerUntil' : mode === 'REMIND_ONLY' ? 'remindedUntil' : 'orderedAt';
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <Link className={styles['name']} href={paths.standingOrders(id)}>
          {name}
        </Link>
        <span className={styles['note']}>
          {rhythmWords(rhythm, locale, t)} · {t('positions', { count: lines.length })}
        </span>
      </div>
      <span className={styles['pictures']}>
        {lines.slice(0, PICTURES).map((line) => {
          return <ItemThumbnail key={line.sku} size="compact" item={line} />;
        })}
      </span>
      <div className={styles['next']}>
        <span>{next === undefined ? t('nonePlanned') : shortDay(next.deliveryDay ?? next.date, locale)}</span>
        {at !== '' && <span className={styles['note']}>{t(words, { at })}</span>}
      </div>
      <div className={styles['state']}>
        <StateBadge state={asks ? 'ASK' : state} />
        {comingPause !== undefined && <span className={styles['note']}>{comingPause}</span>}
        {state === 'PAUSED' && pausedUntil !== undefined && (
          <span className={styles['note']}>{t('pausedUntil', { day: shortDay(pausedUntil, locale) })}</span>
        )}
        {asks && question !== undefined && (
          <span className={styles['question']}>{questionWords(question, t)}</span>
        )}
      </div>
      {prices && (
        <div className={styles['sum']}>
          {next?.net !== undefined && formatEstimate(formatPrice(next.net))}
        </div>
      )}
    </li>
  );
};
