import { Loading, Skeleton } from '@gastroshop/ui/feedback';
import { useScreen } from '@gastroshop/ui/layout';
import {
  ProductListHead,
  ProductRowSkeleton,
  ProductTileGrid,
  ProductTileSkeleton,
  useProductRowHeight,
} from '@gastroshop/ui/product';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './product-list.module.css';
import bones from './product-bones.module.css';

/** What the outline of a list of articles takes: the shape of what is to come. */
export interface ProductListSkeletonProps {
  readonly view: 'table' | 'tiles';
  readonly density: 'normal' | 'compact';
  readonly withPrices: boolean;
  readonly withOrder: boolean;
}

interface BoneStyle extends CSSProperties {
  readonly '--bone-row': string;
}

/** More than a screen holds. */
const OUTLINES = Array.from({ length: 16 }, (_, index) => index);

/** The outline of a list that is on its way, of the size it will have. */
export const ProductListSkeleton = (props: ProductListSkeletonProps): ReactNode => {
  const { view, density, withPrices, withOrder } = props;
  const { t } = useTranslation('storefront-catalogue');
  const screen = useScreen();
  const height = useProductRowHeight({ density, withPrices, withOrder });
  if (view === 'tiles') {
    return (
      <Loading label={t('loading')}>
        <div className={styles['tiles']}>
          <ProductTileGrid label={t('loading')}>
            {OUTLINES.map((index) => (
              <div key={index} role="listitem">
                <ProductTileSkeleton withPrices={withPrices} />
              </div>
            ))}
          </ProductTileGrid>
        </div>
      </Loading>
    );
  }
  const style: BoneStyle = {
    '--bone-row': `${height}px`,
  };
  return (
    <Loading label={t('loading')}>
      <ProductListHead withPrices={withPrices} withOrder={withOrder} />
      {OUTLINES.map((index) =>
        withOrder ? (
          <ProductRowSkeleton key={index} withPrices={withPrices} density={density} />
        ) : (
          <div key={index} className={bones['row']} style={style}>
            <Skeleton
              shape="block"
              width={screen === 'phone' ? 64 : 40}
              height={screen === 'phone' ? 64 : 40}
            />
            <div className={bones['words']}>
              <Skeleton width="min(60%, 20rem)" />
              <Skeleton width="min(35%, 10rem)" />
            </div>
          </div>
        ),
      )}
    </Loading>
  );
};
