import { ContentFrame, ContentPageView, JobList } from '@gastroshop/cms';
import { jobsQuery } from '@gastroshop/storefront/content';
import { useToday } from '@gastroshop/storefront/delivery';
import { usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { CrateDrawing, EmptyState } from '@gastroshop/ui/feedback';
import { PageTitle } from '@gastroshop/ui/layout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contentSlots, QueryFailure } from '../content';
import styles from './people-pages.module.css';

/** The vacancies, below what the branch says about working there. */
export const JobsScreen = (): ReactNode => {
  const { t } = useTranslation('shop-content');
  const { client, gateway } = useShop();
  const today = useToday();
  const query = useQuery(jobsQuery(client, gateway.scope));
  const { data } = query;
  usePageTitle(data?.page?.meta.pageTitle ?? t('jobs'));
  if (data === undefined) return <QueryFailure query={query} />;
  const { page, jobs } = data;
  return (
    <div className={styles['page']}>
      {page === undefined ? (
        <PageTitle>{t('jobs')}</PageTitle>
      ) : (
        <ContentPageView page={page} today={today} slots={contentSlots} />
      )}
      {jobs.length === 0 ? (
        <EmptyState title={t('noJobs')} drawing={<CrateDrawing />}>
          {t('noJobsText')}
        </EmptyState>
      ) : (
        <ContentFrame today={today} slots={contentSlots}>
          <p className={styles['count']}>{t('jobsFound', { count: jobs.length })}</p>
          <JobList jobs={jobs} />
        </ContentFrame>
      )}
    </div>
  );
};
