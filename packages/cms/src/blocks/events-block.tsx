import type { ReactNode } from 'react';
import { SectionHead } from '../sections';
import type { BlockProps } from './block-props';
import { EventLine } from './event-line';
import classes from './events-block.module.css';

/** Several events, one below the other. */
export const EventsBlock = ({ block: { title, events } }: BlockProps<'eventsBlock'>): ReactNode => (
  <>
    {title !== undefined && <SectionHead title={title} />}
    <ul className={classes['events']}>
      {events.map((event, index) => (
        <li key={index} className={classes['event']}>
          <EventLine event={event} belowHeading={title !== undefined} />
        </li>
      ))}
    </ul>
  </>
);
