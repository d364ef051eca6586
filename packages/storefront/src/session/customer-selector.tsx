import { formatNumber } from '@gastroshop/i18n';
import { isCustomerSearchOffered } from '@gastroshop/identity';
import { Button } from '@gastroshop/ui/button';
import { CustomerTable } from '@gastroshop/ui/customer';
import { CrateDrawing, EmptyState, ErrorState } from '@gastroshop/ui/feedback';
import { IconX } from '@gastroshop/ui/icons';
import { PageTitle } from '@gastroshop/ui/layout';
import { useIsMobile } from '@gastroshop/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../shop';
import styles from './customer-selector.module.css';
import { CustomerTownsList } from './customer-towns-list';
import { RecentCustomerList } from './recent-customer-list';
import { useCustomerChoice } from './use-customer-choice';
import { useCustomers } from './use-customers';
import { useSession } from './use-session';

/** From so many on a list on a wide screen scrolls in itself. */
const LONG = 50;

/** From so many on a phone opens with places instead of customers. */
const TOO_MANY_TO_SCROLL = 200;

/** So many of those found a phone shows: who has more of them types on. */
const MOST_FOUND = 50;

/** What the choice of a customer takes. */
export interface CustomerSelectorProps {
  /** Where the buyer wanted to go; home if missing or no page of the shop. */
  readonly targetRoute?: string | undefined;
  /** Is told that a customer was chosen, for the tracking. */
  readonly onChosen: () => void;
}

/** For whom one orders: the customers of the user, to choose one of (SEL-1 to SEL-5). */
export const CustomerSelector = ({ targetRoute, onChosen }: CustomerSelectorProps): ReactNode => {
  const { t } = useTranslation('storefront-customers');
  const { t: say } = useTranslation('messages');
  const { customerId } = useSession();
  const { choose, recent } = useCustomerChoice(targetRoute, onChosen);
  const customers = useCustomers(recent);
  const { shown, byId, total = 0, query, town, towns, failed } = customers;
  const phone = useIsMobile();
  const filterable = isCustomerSearchOffered(total);
  const blank = query.trim() === '' && town === undefined;
  // As many as fit above the list; the current one is among the others.
  const lately = filterable
    ? recent.flatMap((id) => (id === customerId ? [] : (byId.get(id) ?? []))).slice(0, 3)
    : [];
  const firstOf = (wanted: string) => (wanted.trim() === '' ? lately.at(0) : customers.firstOf(wanted));
  const tooMany = phone && total > TOO_MANY_TO_SCROLL;
  const rows = tooMany ? shown.slice(0, MOST_FOUND) : shown;
  usePageTitle(t('title'));
  if (customers.total === 0) {
    return (
      <div className={styles['page']}>
        <PageTitle>{t('title')}</PageTitle>
        <EmptyState title={t('noCustomerTitle')} drawing={<CrateDrawing />}>
          {say('noCustomer')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles['page']}>
      <PageTitle
        count={
          customers.total === undefined ? undefined : t('count', { count: total, shown: formatNumber(total) })
        }
      >
        {t('choose')}
      </PageTitle>
      <div className={styles['list']}>
        <CustomerTable
          customers={rows}
          total={total}
          filterable={filterable}
          currentId={customerId === '' ? undefined : customerId}
          sort={customers.sort}
          onSortChange={customers.changeSort}
          onFilter={customers.filter}
          first={firstOf(query)?.name}
          onEnter={(wanted) => {
            const first = firstOf(wanted);
            if (first !== undefined) choose(first.id);
          }}
          onChoose={choose}
          long={total > LONG}
          loading={customers.total === undefined && !failed}
          error={failed ? <ErrorState title={t('failed')} onRetry={customers.retry} /> : undefined}
          above={
            <>
              {blank && <RecentCustomerList customers={lately} onChoose={choose} />}
              {town !== undefined && (
                <div className={styles['town']}>
                  <Button
                    variant="soft"
                    iconAfter={<IconX size={16} />}
                    label={t('leaveTown', { town: town === '' ? t('noTown') : town })}
                    onClick={() => {
                      customers.changeTown(undefined);
                    }}
                  >
                    {town === '' ? t('noTown') : town}
                  </Button>
                </div>
              )}
            </>
          }
          instead={
            tooMany && blank ? <CustomerTownsList towns={towns} onChoose={customers.changeTown} /> : undefined
          }
        />
        {tooMany && !blank && rows.length < shown.length && (
          <p className={styles['more']}>
            {t('more', {
              shown: formatNumber(shown.length - rows.length),
              count: shown.length - rows.length,
            })}
          </p>
        )}
      </div>
    </div>
  );
};
