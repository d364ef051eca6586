import type { Job } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentButton } from '../links';
import { mailtoUrl } from '../people';
import { RichText } from '../rich-text';
import { JobFacts } from './job-facts';
import classes from './job-detail.module.css';

/** What the page of a job offer takes. */
export interface JobDetailProps {
  readonly job: Job;
}

/** A job offer in full: what it is, what it asks for, how to apply. */
export const JobDetail = ({ job }: JobDetailProps): ReactNode => {
  const { t } = useTranslation('cms');
  const { title, teaserText, saneDescription, lawText, contactEmail, pdfLink } = job;
  return (
    <article className={classes['job']}>
      <h1 className={classes['title']}>{title}</h1>
      {teaserText !== undefined && <p className={classes['teaser']}>{teaserText}</p>}
      <JobFacts job={job} />
      {saneDescription !== undefined && <RichText html={saneDescription} />}
      {lawText !== undefined && <p className={classes['law']}>{lawText}</p>}
      <div className={classes['ways']}>
        {contactEmail !== undefined && (
          <ContentButton
            link={{
              url: mailtoUrl(contactEmail),
              caption: t('apply', { mail: contactEmail }),
              highlighted: true,
            }}
          />
        )}
        {pdfLink !== undefined && <ContentButton link={{ url: pdfLink, caption: t('jobAsPdf') }} />}
      </div>
    </article>
  );
};
