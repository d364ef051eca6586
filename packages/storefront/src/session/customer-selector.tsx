import { formatNumber, messages } from '@gastroshop/i18n';
import { useTexts } from '@gastroshop/i18n/react';
import { isCustomerSearchOffered } from '@gastroshop/identity';
import { CustomerTable } from '@gastroshop/ui/customer';
import { CrateDrawing, EmptyState, ErrorState } from '@gastroshop/ui/feedback';
import { PageTitle } from '@gastroshop/ui/layout';
import { useIsMobile } from '@gastroshop/ui/table';
import clsx from 'clsx';
import { type ReactNode, useMemo, useRef } from 'react';
import { usePageTitle } from '../shop';
import styles from './customer-selector.module.css';
import { customersTexts } from './customer-texts';
import { toSectionIndex } from './to-section-index';
import { SectionIndex } from './section-index';
import { RecentCustomerList } from './recent-customer-list';
import { scrollToRow } from './scroll-to-row';
import { useCustomerChoice } from './use-customer-choice';
import { useCustomers } from './use-customers';
import { useSession } from './use-session';

/** Up to this many customers a phone scrolls through without help. */
const MOST_WITHOUT_HELP = 50;

/** What the choice of a customer takes. */
export interface CustomerSelectorProps {
  /** Where the buyer wanted to go; home if missing or no page of the shop. */
  readonly targetRoute?: string | undefined;
  /** Is told that a customer was chosen, for the tracking. */
  readonly onChosen: () => void;
}

/** For whom one orders: the customers of the user, to choose one of (SEL-1 to SEL-5). */
export const CustomerSelector = ({ targetRoute, onChosen }: CustomerSelectorProps): ReactNode => {
  const t = useTexts(customersTexts);
  const say = useTexts(messages);
  const { customerId } = useSession();
  const { shown, byId, total, failed, retry, sort, changeSort, filter } = useCustomers();
  const { choose, recent } = useCustomerChoice(targetRoute, onChosen);
  const list = useRef<HTMLDivElement>(null);
  const helps = useIsMobile() && (total ?? 0) > MOST_WITHOUT_HELP;
  const marks = useMemo(
    () => (helps ? toSectionIndex(shown.map((row) => row[sort.column])) : []),
    [helps, shown, sort.column],
  );
  usePageTitle(t('title'));
  if (total === 0) {
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
    <div className={clsx(styles['page'], helps && styles['besideStrip'])}>
      <PageTitle
        count={total === undefined ? undefined : t('count', { count: total, shown: formatNumber(total) })}
      >
        {t('choose')}
      </PageTitle>
      {helps && (
        <RecentCustomerList
          customers={recent.flatMap((id) => (id === customerId ? [] : (byId.get(id) ?? [])))}
          onChoose={choose}
        />
      )}
      <div ref={list} className={styles['list']}>
        <CustomerTable
          customers={shown}
          total={total ?? 0}
          filterable={isCustomerSearchOffered(total ?? 0)}
          currentId={customerId === '' ? undefined : customerId}
          sort={sort}
          onSortChange={changeSort}
          onFilter={filter}
          onChoose={choose}
          loading={total === undefined && !failed}
          error={failed ? <ErrorState title={t('failed')} onRetry={retry} /> : undefined}
        />
      </div>
      {helps && (
        <SectionIndex
          marks={marks}
          onJump={(index) => {
            if (list.current !== null) scrollToRow(list.current, index, shown.length);
          }}
        />
      )}
    </div>
  );
};
