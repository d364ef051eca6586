import type { Promotion } from '@gastroshop/api-contract';
import type { ReactNode } from 'react';
import classes from './promotion-list.module.css';
import { PromotionView, type PromotionViewProps } from './promotion-view';

/** What a list of promotions takes. */
export interface PromotionListProps extends Omit<PromotionViewProps, 'promotion'> {
  readonly promotions: readonly Promotion[];
}

/** Promotions below each other, or beside where there is room. */
export const PromotionList = ({ promotions, ...view }: PromotionListProps): ReactNode => (
  <div className={classes['list']}>
    {promotions.map((promotion) => (
      <PromotionView key={promotion.id} promotion={promotion} {...view} />
    ))}
  </div>
);
