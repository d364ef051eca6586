import type { FlyerTableBlock } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import { ValidityLine } from '../dates';
import { MoreLink } from '../links';
import { Drawing, Image } from '../pictures';
import { CardTitle } from '../sections';
import { useContentSettings } from '../settings';
import classes from './flyer.module.css';
import { tileVariant } from './tile-variant';

interface FlyerProps {
  readonly flyer: FlyerTableBlock['flyers'][number];
  readonly belowHeading: boolean;
  /** 0 for the first flyer of the block. */
  readonly place: number;
}

/** One flyer: its front, until when it holds, and the way into it. */
export const Flyer = ({
  flyer: { title, image, link, validity },
  belowHeading,
  place,
}: FlyerProps): ReactNode => {
  const { today } = useContentSettings();
  return (
    <li className={classes['flyer']}>
      <div className={classes['front']}>
        {image ? (
          <Image image={image} />
        ) : (
          <Drawing className={classes['drawing']} words={title} family={tileVariant(place)} size={96} />
        )}
      </div>
      <div className={classes['words']}>
        <CardTitle belowHeading={belowHeading}>{title}</CardTitle>
        {validity && (
          <p className={classes['validity']}>
            <ValidityLine validity={validity} today={today} />
          </p>
        )}
        <div className={classes['way']}>
          <MoreLink link={link} coversCard />
        </div>
      </div>
    </li>
  );
};
