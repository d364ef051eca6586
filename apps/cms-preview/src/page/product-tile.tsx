import type { Product } from '@gastroshop/api-contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './product-shelf.module.css';

/** What an article on a shelf takes. */
export interface ProductTileProps {
  readonly sku: string;
  /** Missing while it is on its way, and where there is none. */
  readonly product: Product | undefined;
  readonly isMissing: boolean;
}

/** An article as far as content is concerned: the shop adds price and order control. */
export const ProductTile = ({ sku, product, isMissing }: ProductTileProps): ReactNode => {
  const { t } = useTranslation('preview-page');
  const [failed, setFailed] = useState(false);
  const image = product?.thumbnailUrl;
  return (
    <div className={styles[isMissing ? 'missing' : 'tile']}>
      <span className={styles['picture']} aria-hidden>
        {image !== undefined && !failed && (
          <img
            src={image}
            alt=""
            loading="lazy"
            onError={() => {
              setFailed(true);
            }}
          />
        )}
      </span>
      <span className={styles['name']}>
        {isMissing ? t('noSuchArticle') : (product?.productDisplayName ?? product?.name)}
      </span>
      <span className={styles['number']}>{sku}</span>
      {!isMissing && <span className={styles['control']}>{t('priceAndAmount')}</span>}
    </div>
  );
};
