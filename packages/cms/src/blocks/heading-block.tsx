import type { ReactNode } from 'react';
import type { BlockProps } from './block-props';
import classes from './heading-block.module.css';

const TAGS = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

const isLevel = (level: number): level is keyof typeof TAGS => Object.hasOwn(TAGS, level);

/** A heading of its own; level 2 unless the editor chose another. */
export const HeadingBlock = ({ block: { text, level = 2 } }: BlockProps<'heading'>): ReactNode => {
  const Heading = isLevel(level) ? TAGS[level] : 'h2';
  return <Heading className={classes['heading']}>{text}</Heading>;
};
