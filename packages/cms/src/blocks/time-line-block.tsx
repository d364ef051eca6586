import type { ReactNode } from 'react';
import { Image } from '../pictures';
import { CardTitle, SectionHead } from '../sections';
import type { BlockProps } from './block-props';
import classes from './time-line-block.module.css';

/** Steps in time, one below the other along a line. */
export const TimeLineBlock = ({ block: { title, entries } }: BlockProps<'timeLineBlock'>): ReactNode => (
  <>
    {title !== undefined && <SectionHead title={title} />}
    <ol className={classes['line']}>
      {entries.map((entry, index) => (
        <li key={index} className={classes['entry']}>
          <p className={classes['date']}>{entry.date}</p>
          <div className={classes['words']}>
            <CardTitle belowHeading={title !== undefined}>{entry.title}</CardTitle>
            {entry.text !== undefined && <p>{entry.text}</p>}
            {entry.image && (
              <div className={classes['picture']}>
                <Image image={entry.image} fit="natural" />
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  </>
);
