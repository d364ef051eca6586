import type { ReactNode } from 'react';
import classes from './badge.module.css';
import type { Tone } from './tone';

/** What a badge takes. */
export interface BadgeProps {
  /** What kind of state it is; `info` is grey, `brand` for what people have made of it. */
  readonly tone: Tone | 'brand';
  /** A sign of 14 pixels: no state is told by its colour alone. */
  readonly icon: ReactNode;
  /** The state, in a word or two. */
  readonly children: ReactNode;
}

/** The state of a thing, beside its name: a sign and a word. */
export const Badge = ({ tone, icon, children }: BadgeProps): ReactNode => (
  <span className={classes['badge']} data-tone={tone}>
    {icon}
    {children}
  </span>
);
