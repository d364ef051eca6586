import type { Job } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import { ContentAnchor } from '../links';
import classes from './job-list.module.css';

/** What a list of job offers takes. */
export interface JobListProps {
  readonly jobs: readonly Job[];
}

/** The job offers that are open, each with the way to its page. */
export const JobList = ({ jobs }: JobListProps): ReactNode => (
  <ul className={classes['jobs']}>
    {jobs
      .filter(({ active }) => active)
      .map(({ title, url, teaserText, workLocation, employmentType, entryDate }) => {
        const facts = [workLocation, employmentType, entryDate].filter((fact) => fact !== undefined);
        return (
          <li key={url} className={classes['job']}>
            <h2 className={classes['title']}>
              <ContentAnchor url={url} className={classes['link']}>
                {title}
              </ContentAnchor>
            </h2>
            {facts.length > 0 && <p className={classes['facts']}>{facts.join(' · ')}</p>}
            {teaserText !== undefined && <p>{teaserText}</p>}
          </li>
        );
      })}
  </ul>
);
