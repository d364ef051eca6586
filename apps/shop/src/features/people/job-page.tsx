import { ContentFrame, JobDetail } from '@gastroshop/cms';
import { useTexts } from '@gastroshop/i18n/react';
import { jobQuery } from '@gastroshop/storefront/content';
import { useToday } from '@gastroshop/storefront/delivery';
import { usePageTitle, useShop } from '@gastroshop/storefront/shop';
import { Breadcrumbs } from '@gastroshop/ui/layout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { contentPageTexts, contentSlots, QueryFailure } from '../content';
import styles from './people-pages.module.css';

/** A vacancy in full. */
export const JobPage = (): ReactNode => {
  const t = useTexts(contentPageTexts);
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
