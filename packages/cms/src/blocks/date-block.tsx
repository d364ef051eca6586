import type { ContentEvent } from '@gastroshop/api-contract';
import { CALENDAR_NAMES } from '@gastroshop/i18n';
import { useLocale } from '@gastroshop/i18n/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toDay } from '../dates';
import { useContentSettings } from '../settings';
import classes from './date-block.module.css';

interface DateBlockProps {
  readonly event: Pick<ContentEvent, 'startDate' | 'endDate'>;
}

/** The day of an event to find it by: "26 Nov". While it is on, the last day counts: "bis 29 Nov". */
export const DateBlock = ({ event: { startDate, endDate } }: DateBlockProps): ReactNode => {
  const { t } = useTranslation('cms');
  const { locale } = useLocale();
  const { today } = useContentSettings();
  const start = toDay(startDate);
  const end = endDate === undefined ? undefined : toDay(endDate);
  const isOn = start !== undefined && end !== undefined && start < today && end > start;
  const day = isOn ? end : start;
  if (day === undefined) return null;
  const month = CALENDAR_NAMES[locale].shortMonths[Number(day.slice(5, 7)) - 1] ?? '';
  return (
    <time className={classes['date']} dateTime={day}>
      {isOn && <span className={classes['until']}>{t('until')}</span>}
      <span className={classes['day']}>{Number(day.slice(8))}</span>{' '}
      <span className={classes['month']}>{month.replace('.', '')}</span>
    </time>
  );
};
