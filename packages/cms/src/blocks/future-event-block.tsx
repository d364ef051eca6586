import type { ReactNode } from 'react';
import { toDay } from '../dates';
import { useContentSettings } from '../settings';
import type { BlockProps } from './block-props';
import { EventLine } from './event-line';
import classes from './future-event-block.module.css';

/** One event to come; it is gone the day after. */
export const FutureEventBlock = ({ block: { event } }: BlockProps<'futureEvent'>): ReactNode => {
  const { today } = useContentSettings();
  const last = toDay(event.endDate ?? event.startDate);
  if (last !== undefined && last < today) return null;
  return (
    <div className={classes['card']}>
      <EventLine event={event} belowHeading={false} />
    </div>
  );
};
