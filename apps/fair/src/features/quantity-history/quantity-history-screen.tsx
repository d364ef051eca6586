import { addDays, daysBetween } from '@gastroshop/domain/calendar';
import { quantityHistoryRedirect } from '@gastroshop/identity';
import { formatLongDate } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import { contentPageQuery, fairQuery } from '@gastroshop/storefront/content';
import { usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { ErrorState, Skeleton } from '@gastroshop/ui/feedback';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { HistoryList } from './history-list';
import { historyQuery } from './history-query';

/** Outlines of rows. */
const BONES = [0, 1, 2, 3, 4, 5, 6, 7];

/** The year most of a range lies in, as a column is headed: that of its middle. */
const yearOf = (start: string, end: string): string =>
  addDays(start, Math.floor(daysBetween(start, end) / 2)).slice(0, 'YYYY'.length);

/**
 * What the customer ordered in the fair's range of days, beside the dates of this one: each amount can be planned anew in
 * its row (FAI-2). Where the fair tells no such range, its root is shown instead (NAV-4).
 */
export const QuantityHistoryScreen = (): ReactNode => {
  const { t } = useTranslation('fair-quantity-history');
  const { locale } = useLocale();
  const { client, gateway } = useShop();
  const { scope } = gateway;
  const { data: fair } = useQuery(fairQuery(client, scope));
  const path = fair?.startPagePath ?? '';
  const { data: page } = useQuery({ ...contentPageQuery(client, scope, path), enabled: path !== '' });
  const { data: history, isError, refetch, isFetching } = useQuery(historyQuery(client, scope));
  usePageTitle(t('title'));
  const range = fair?.orderHistoryAggregationRange;
  const instead =
    fair === undefined
      ? undefined
      : quantityHistoryRedirect({ fairCode: fair.id, orderHistoryAggregationRange: range });
  if (instead !== undefined) return <Navigate to={instead} replace />;
  if (history === undefined || range === undefined) {
    if (isError) {
      return (
        <ErrorState
          title={t('notLoaded')}
          headingLevel={1}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      );
    }
    return BONES.map((bone) => <Skeleton key={bone} shape="block" height={bone === 0 ? 76 : 60} />);
  }
  const inWords = (date: string): string => formatLongDate(date, locale, { weekday: 'none', month: 'short' });
  return (
    <HistoryList
      history={history}
      title={page?.meta.pageTitle ?? page?.introBlock?.title ?? t('fair')}
      range={t('range', { start: inWords(range.start), end: inWords(range.end) })}
      year={yearOf(range.start, range.end)}
    />
  );
};
