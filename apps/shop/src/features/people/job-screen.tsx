import { ContentFrame, JobDetail } from '@gastroshop/cms';
import { jobQuery } from '@gastroshop/storefront/content';
import { useToday } from '@gastroshop/storefront/delivery';
import { usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { Breadcrumbs } from '@gastroshop/ui/layout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { contentSlots, QueryFailure } from '../content';
import styles from './people-pages.module.css';

/** A vacancy in full. */
export const JobScreen = (): ReactNode => {
  const { t } = useTranslation('shop-content');
  const { job: path = '' } = useParams();
  const { client, gateway } = useShop();
  const today = useToday();
  const query = useQuery(jobQuery(client, gateway.scope, path));
  const { data: job } = query;
  usePageTitle(job?.title);
  if (job === undefined) return <QueryFailure query={query} />;
  return (
    <ContentFrame today={today} slots={contentSlots}>
      <div className={styles['page']}>
        <Breadcrumbs items={[{ label: t('jobs'), href: '/jobs' }, { label: job.title }]} />
        <JobDetail job={job} />
      </div>
    </ContentFrame>
  );
};
