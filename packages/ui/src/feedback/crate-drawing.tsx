import type { ReactNode } from 'react';
import classes from './drawing.module.css';

/** An open crate with vegetables: for lists that fill themselves by ordering. */
export const CrateDrawing = (): ReactNode => (
  <svg viewBox="0 0 160 112" focusable="false">
    <ellipse className={classes['ground']} cx="80" cy="104" rx="66" ry="6" />
    <path className={classes['leaf-dark']} d="M44 22c6-14 22-14 26-3 8 4 8 16 2 22H42c-8-5-7-15 2-19Z" />
    <path className={classes['leaf']} d="M49 26c4-9 14-9 17-2 6 3 5 12 1 17H47c-6-4-5-12 2-15Z" />
    <path className={classes['leaf']} d="M84 20c-1-7 3-12 8-13 0 5-1 9-4 13 4-4 8-5 12-4-2 5-7 7-12 7Z" />
    <path className={classes['carrot']} d="M80 23c6-3 13 0 14 6l2 20H80Z" />
    <circle className={classes['tomato']} cx="114" cy="37" r="15" />
    <path className={classes['leaf-dark']} d="M114 25c3-3 8-3 10-1-2 3-6 4-9 3-2 2-7 3-10 0 3-3 7-4 9-2Z" />
    <path className={classes['wood']} d="M22 46h116v14H22zM22 64h116v14H22zM22 82h116v14H22z" />
    <path className={classes['wood-dark']} d="M26 40h9v60h-9zM125 40h9v60h-9z" />
    <path className={classes['brand']} d="M72 68h16v6H72z" />
  </svg>
);
