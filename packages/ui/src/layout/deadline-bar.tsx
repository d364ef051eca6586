import clsx from 'clsx';
import type { ReactNode } from 'react';
import { IconAlertTriangle, IconClock } from '../icons';
import classes from './deadline-bar.module.css';

/** What the next order deadline takes. */
export interface DeadlineBarProps {
  /** Until when, in words: „Heute bis 16:00 bestellen“. */
  readonly order: string;
  /** What that buys: „Lieferung Do, 26.11.“. */
  readonly delivery?: string | undefined;
  /** How long that is: „noch 3 Std 12 Min“; left out where there is no room. */
  readonly left?: string | undefined;
  /** What is said instead where there is little room: „Heute bis 16:00“, „Rest 17:00“, „3:12 Std“. */
  readonly short?:
    | {
        readonly order: string;
        /** The time alone, where a customer's name stands before it: „Heute bis 16:00“. */
        readonly bare?: string | undefined;
        readonly delivery?: string | undefined;
        readonly left?: string | undefined;
      }
    | undefined;
  /** The deadline of something in the cart has passed. */
  readonly missed?: boolean | undefined;
}

/** Until when to order for which delivery; on phones a strip below the header. */
export const DeadlineBar = ({
  order,
  delivery,
  left,
  short,
  missed = false,
}: DeadlineBarProps): ReactNode => {
  const Sign = missed ? IconAlertTriangle : IconClock;
  const buys = (what: string | undefined): ReactNode =>
    what === undefined ? null : (
      <span className={classes['buys']}>
        <span className={classes['point']}> · </span>
        {what}
      </span>
    );
  return (
    <div className={clsx(classes['line'], missed && classes['missed'])}>
      <span className={classes['sign']}>
        <Sign size={16} />
      </span>
      <span className={clsx(classes['words'], short && classes['long'])}>
        <strong>{order}</strong>
        {buys(delivery)}
      </span>
      {left !== undefined && <span className={clsx(classes['left'], short && classes['long'])}>{left}</span>}
      {short && (
        <span className={clsx(classes['words'], classes['short'])}>
          <strong className={clsx(short.bare !== undefined && classes['whole'])}>{short.order}</strong>
          {short.bare !== undefined && <strong className={classes['bare']}>{short.bare}</strong>}
          {buys(short.delivery ?? delivery)}
        </span>
      )}
      {short?.left !== undefined && (
        <span className={clsx(classes['left'], classes['short'])}>{short.left}</span>
      )}
    </div>
  );
};
