import type { ReactNode } from 'react';
import { SectionHead } from '../sections';
import type { BlockProps } from './block-props';
import { Partner } from './partner';
import classes from './recommended-partner-block.module.css';

/** Partners that are recommended: their logos, or their names where there is no logo. */
export const RecommendedPartnerBlock = ({
  block: { title, partners },
}: BlockProps<'recommendedPartnerBlock'>): ReactNode => (
  <>
    {title !== undefined && <SectionHead title={title} />}
    <ul className={classes['partners']}>
      {partners.map((partner, index) => (
        <li key={index} className={classes['item']}>
          <Partner partner={partner} />
        </li>
      ))}
    </ul>
  </>
);
