import type { ReactNode } from 'react';
import { ContentButton } from '../links';
import type { BlockProps } from './block-props';
import classes from './button-block.module.css';

/** Buttons that lead on, beside each other. */
export const ButtonBlock = ({ block: { buttons } }: BlockProps<'buttonBlocks'>): ReactNode => (
  <div className={classes['buttons']}>
    {buttons.map((link, index) => (
      <ContentButton key={index} link={link} />
    ))}
  </div>
);
