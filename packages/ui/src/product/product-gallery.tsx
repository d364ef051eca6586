import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductBannerData } from './banner-text';
import { ProductBanner } from './product-banner';
import type { ThumbnailData } from './product-data';
import styles from './product-gallery.module.css';
import { ProductThumbnail } from './product-thumbnail';

/** What the pictures of a product take. */
export interface ProductGalleryProps {
  /** Name of the product, for screen readers. */
  readonly name: string;
  /** The pictures, the main one first; at least one. */
  readonly images: readonly ThumbnailData[];
  /** The banner of the product, in the corner of the picture. */
  readonly banner?: ProductBannerData | undefined;
}

/** The pictures of a product: one large, the others below to choose from. */
export const ProductGallery = ({ name, images, banner }: ProductGalleryProps): ReactNode => {
  const { t } = useTranslation('ui-product');
  const [chosen, setChosen] = useState(0);
  const count = images.length;
  const shown = images[chosen] ?? images[0];
  if (shown === undefined) return null;
  return (
    <div className={styles['gallery']}>
      <div className={styles['stage']}>
        <ProductThumbnail
          image={shown}
          size="detail"
          alt={count === 1 ? name : t('picture', { name, number: chosen + 1, count })}
        />
        {banner === undefined ? null : (
          <span className={styles['banner']}>
            <ProductBanner banner={banner} large />
          </span>
        )}
      </div>
      {count < 2 ? null : (
        <div role="group" aria-label={t('pictures')} className={styles['thumbnails']}>
          {images.map((image, index) => (
            <button
              key={index}
              type="button"
              className={styles['thumbnail']}
              aria-label={t('picture', { name, number: index + 1, count })}
              aria-pressed={index === chosen}
              onClick={() => {
                setChosen(index);
              }}
            >
              <ProductThumbnail image={image} size="thumbnail" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
};
