import { useState, type ReactNode } from 'react';
import { drawingUrl } from './drawings/drawing-url';
import { FAMILY_DRAWINGS } from './drawings/product-family';
import type { PictureData } from './product-data';
import styles from './product-picture.module.css';

/** What a product's picture takes. */
export interface ProductPictureProps {
  /** The photograph, or what stands in for it. */
  readonly picture: PictureData;
  /** Edge by place: 40 and 64 px on a phone, 28, the upper part of a tile, 64, 400. */
  readonly size: 'row' | 'compact' | 'tile' | 'card' | 'detail' | 'thumbnail';
  /** What is to be seen, where no name stands beside it; pictures in lists are decoration. */
  readonly alt?: string | undefined;
}

/** A photograph on its place, or a food drawing on a tint; the place is there before the picture is. */
export const ProductPicture = ({ picture, size, alt = '' }: ProductPictureProps): ReactNode => {
  const { url, family } = picture;
  const [failed, setFailed] = useState<string>();
  if (url !== undefined && url !== failed) {
    return (
      <span className={styles['picture']} data-size={size}>
        <img
          className={styles['photo']}
          src={url}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => {
            setFailed(url);
          }}
        />
      </span>
    );
  }
  return (
    <span className={styles['picture']} data-size={size} data-family={family}>
      <img
        className={styles['drawing']}
        src={drawingUrl(picture.drawing ?? FAMILY_DRAWINGS[family])}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </span>
  );
};
