import type { ReactNode } from 'react';
import classes from './drawing.module.css';

/** A plug out of its socket: something did not arrive. */
export const UnpluggedDrawing = (): ReactNode => (
  <svg viewBox="0 0 160 112" focusable="false">
    <ellipse className={classes['ground']} cx="80" cy="102" rx="58" ry="5" />
    <path className={classes['line']} d="M10 60c18 0 16 24 34 24s12-28 24-28" />
    <path className={classes['line']} d="M150 44c-14 0-14 18-28 18" />
    <rect className={classes['plug']} x="58" y="44" width="16" height="24" rx="6" />
    <path className={classes['line']} d="M76 50h7M76 62h7" />
    <rect className={classes['soft']} x="100" y="42" width="24" height="40" rx="9" />
    <circle className={classes['brand']} cx="107" cy="56" r="2.6" />
    <circle className={classes['brand']} cx="107" cy="68" r="2.6" />
    <path className={classes['spark']} d="M88 30l4 8M101 27l-2 8M79 34l6 5" />
  </svg>
);
