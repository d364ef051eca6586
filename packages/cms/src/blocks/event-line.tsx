import type { ContentEvent } from '@gastroshop/api-contract';
import { useLocale } from '@gastroshop/i18n/react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../dates';
import { MoreLink } from '../links';
import { CardTitle } from '../sections';
import { useContentSettings } from '../settings';
import { DateBlock } from './date-block';
import classes from './event-line.module.css';
import { formatEventLocation } from './format-event-location';

interface EventLineProps {
  readonly event: ContentEvent;
  readonly belowHeading: boolean;
}

/** One event in a list: its day in a block, what it is, where and when. */
export const EventLine = ({ event, belowHeading }: EventLineProps): ReactNode => {
  const { t } = useTranslation('cms');
  const { locale } = useLocale();
  const { today } = useContentSettings();
  const { title, startDate, endDate, timeRange, additionalInformation, link } = event;
  const span =
    endDate !== undefined && endDate !== startDate
      ? t('span', { from: formatDay(startDate, today, locale), to: formatDay(endDate, today, locale) })
      : undefined;
  // Days and times are whole or on the next line; what editors write may be long.
  const facts = [
    { text: formatEventLocation(event), whole: false },
    { text: span, whole: true },
    { text: timeRange, whole: true },
    { text: additionalInformation, whole: false },
  ].filter(({ text }) => text !== undefined);
  return (
    <div className={classes['event']}>
      <DateBlock event={event} />
      <div className={classes['words']}>
        <CardTitle belowHeading={belowHeading}>{title}</CardTitle>
        {facts.length > 0 && (
          <p className={classes['facts']}>
            {facts.map(({ text, whole }, place) => (
              <Fragment key={text}>
                {place > 0 && ' · '}
                <span className={whole ? classes['whole'] : undefined}>{text}</span>
              </Fragment>
            ))}
          </p>
        )}
        {link && (
          <div className={classes['way']}>
            <MoreLink link={link} />
          </div>
        )}
      </div>
    </div>
  );
};
