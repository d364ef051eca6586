import type { ReactNode } from 'react';
import classes from './drawing.module.css';

/** A list with ticks and a pencil: for templates, orders and notes to come. */
export const ListDrawing = (): ReactNode => (
  <svg viewBox="0 0 160 112" focusable="false">
    <ellipse className={classes['ground']} cx="80" cy="104" rx="54" ry="5" />
    <rect className={classes['paper']} x="48" y="12" width="64" height="86" rx="7" />
    <rect className={classes['brand']} x="66" y="6" width="28" height="12" rx="5" />
    <g className={classes['soft']}>
      <rect x="58" y="30" width="11" height="11" rx="3" />
      <rect x="58" y="49" width="11" height="11" rx="3" />
      <rect x="58" y="68" width="11" height="11" rx="3" />
    </g>
    <path className={classes['line']} d="M77 36h24M77 55h18M77 74h21" />
    <path className={classes['carrot']} d="m119 52 8 5-20 34-9 5 1-10Z" />
    <path className={classes['tomato']} d="m119 52 8 5 3-5c1-2 1-4-1-5l-2-1c-2-1-4-1-5 1Z" />
  </svg>
);
