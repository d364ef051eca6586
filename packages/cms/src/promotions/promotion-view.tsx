import type { Promotion } from '@gastroshop/api-contract';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { isValidOn, ValidityLine } from '../dates';
import { MoreLink } from '../links';
import { Image } from '../pictures';
import { CardTitle } from '../sections';
import type { ContentSlots } from '../settings';
import classes from './promotion-view.module.css';

/** What a promotion takes. */
export interface PromotionViewProps {
  readonly promotion: Promotion;
  /** The present day, YYYY-MM-DD. */
  readonly today: string;
  /** Draws the articles of the promotion; without it they are left out. */
  readonly promotionProducts?: ContentSlots['promotionProducts'];
  /** For a place between articles: one low strip without the articles. */
  readonly compact?: boolean | undefined;
}

/** A promotion beside articles: picture, words, way on, and its articles. Nothing when it is not its time. */
export const PromotionView = ({
  promotion,
  today,
  promotionProducts,
  compact = false,
}: PromotionViewProps): ReactNode => {
  const { title, text, image, link, skus = [], validity } = promotion;
  if (!isValidOn(validity, today)) return null;
  return (
    <div className={classes['promotion']}>
      <div className={clsx(classes['card'], compact && classes['compact'])}>
        {image && (
          <div className={classes['frame']}>
            <Image image={image} className={classes['picture']} />
          </div>
        )}
        <div className={classes['words']}>
          {title !== undefined && <CardTitle>{title}</CardTitle>}
          {text !== undefined && <p>{text}</p>}
          {validity?.validTo !== undefined && (
            <p className={classes['validity']}>
              <ValidityLine validity={{ validTo: validity.validTo }} today={today} />
            </p>
          )}
          {link && <MoreLink link={link} coversCard />}
        </div>
      </div>
      {!compact && skus.length > 0 && promotionProducts?.(skus)}
    </div>
  );
};
