import type { RecommendedPartnerBlock } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import { ContentAnchor } from '../links';
import { Image } from '../pictures';
import classes from './partner.module.css';

interface PartnerProps {
  readonly partner: RecommendedPartnerBlock['partners'][number];
}

/** One partner, with a link where there is one. */
export const Partner = ({ partner: { name, logo, link } }: PartnerProps): ReactNode => {
  const face = logo ? (
    <span className={classes['logo']}>
      <Image image={{ ...logo, alt: name }} fit="contain" />
    </span>
  ) : (
    <span className={classes['name']}>{name}</span>
  );
  return link ? (
    <ContentAnchor url={link.url} target={link.target} className={classes['partner']}>
      {face}
    </ContentAnchor>
  ) : (
    <span className={classes['partner']}>{face}</span>
  );
};
