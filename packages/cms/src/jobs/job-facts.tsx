import type { Job } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';

import { useTranslation } from 'react-i18next';
import classes from './job-facts.module.css';

interface JobFactsProps {
  readonly job: Job;
}

/** What one wants to know about a job at a glance. */
export const JobFacts = ({ job }: JobFactsProps): ReactNode => {
  const { t } = useTranslation('cms');
  const facts = [
    [t('workLocation'), job.workLocation],
    [t('employmentType'), job.employmentType],
    [t('workHours'), job.workHours],
    [t('entryDate'), job.entryDate],
    [t('learningTime'), job.learningTime],
  ] as const;
  return (
    <dl className={classes['facts']}>
      {facts.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name} className={classes['fact']}>
            <dt className={classes['name']}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
};
