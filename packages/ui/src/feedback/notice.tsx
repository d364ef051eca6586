import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './notice.module.css';
import type { Tone } from './tone';
import { ToneIcon } from './tone-icon';

/** What a notice takes. */
export interface NoticeProps {
  /** What kind of thing is said; `brand` for the next step, `info` is grey. */
  readonly tone: Tone | 'brand';
  /** A sign instead of the tone's own, for example a clock. */
  readonly icon?: ReactNode;
  /** A way on: one small button, or two. */
  readonly action?: ReactNode;
  /** Says it aloud when it appears: politely, or at once for what failed. */
  readonly announce?: 'politely' | 'at once' | undefined;
  /** The sentence. */
  readonly children: ReactNode;
}

const roles = { politely: 'status', 'at once': 'alert' } as const;

/** A sentence on a tinted ground, beside the thing it is about. */
export const Notice = ({ tone, icon, action, announce, children }: NoticeProps): ReactNode => (
  <div className={clsx(classes['notice'], classes[tone])} role={announce && roles[announce]}>
    {icon !== undefined && <span className={classes['sign']}>{icon}</span>}
    {icon === undefined && tone !== 'brand' && <ToneIcon tone={tone} />}
    <div className={classes['text']}>{children}</div>
    {action !== undefined && <div className={classes['action']}>{action}</div>}
  </div>
);
