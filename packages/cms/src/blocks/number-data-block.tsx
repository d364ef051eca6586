import type { ReactNode } from 'react';
import type { BlockProps } from './block-props';
import classes from './number-data-block.module.css';

/** Figures to be proud of, large, each with what it counts. */
export const NumberDataBlock = ({ block: { numbers } }: BlockProps<'numberDataBlocks'>): ReactNode => (
  <dl className={classes['numbers']}>
    {numbers.map(({ value, label }, index) => (
      <div key={index} className={classes['number']}>
        <dt className={classes['label']}>{label}</dt>
        <dd className={classes['value']}>{value}</dd>
      </div>
    ))}
  </dl>
);
