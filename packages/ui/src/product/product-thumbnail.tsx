import { type CSSProperties, type ReactNode, useState } from 'react';
import { Drawing } from './drawings/drawing';
import { FAMILY_DRAWINGS } from './drawings/product-family';
import type { ThumbnailData } from './product-data';
import styles from './product-thumbnail.module.css';

/** What a product's picture takes. */
export interface ProductThumbnailProps {
  /** The photograph, or what stands in for it. */
  readonly image: ThumbnailData;
  /** Edge by place: 40 and 64 px on a phone, always 40, 28, the upper part of a tile, 64, 400. */
  readonly size: 'row' | 'small' | 'compact' | 'tile' | 'card' | 'detail' | 'thumbnail';
  /** What is to be seen, where no name stands beside it; pictures in lists are decoration. */
  readonly alt?: string | undefined;
}

/** A drawing is shown whole on the ground of its family; a photograph covers its place. */
const DRAWN = /\.svg(?:[?#]|$)/i;

/** Loaded ahead of others. */
const AT_ONCE = { loading: 'eager', fetchPriority: 'high' } as const;

/** Loaded when it comes into view. */
const LAZY = { loading: 'lazy' } as const;

interface GroundStyle extends CSSProperties {
  readonly '--picture-ground': string;
}

/** The ground of a drawing goes on beside it: its own corner, as large as the place. */
const groundOf = (url: string): GroundStyle => ({ '--picture-ground': `url(${JSON.stringify(url)})` });

/** A photograph on its place, or a food drawing on a tint; the place is there before the picture is. */
export const ProductThumbnail = ({ image, size, alt = '' }: ProductThumbnailProps): ReactNode => {
  const { url, family } = image;
  // The large one is what a page is opened for; those of lists wait until they come into view.
  const loading = size === 'detail' ? AT_ONCE : LAZY;
  const [failed, setFailed] = useState<string>();
  const [undrawn, setUndrawn] = useState<string>();
  if (url !== undefined && url !== failed) {
    const drawn = DRAWN.test(url);
    return (
      <span
        className={styles['picture']}
        data-size={size}
        data-family={drawn ? family : undefined}
        data-ground={(drawn && size === 'tile') || undefined}
        style={drawn && size === 'tile' ? groundOf(url) : undefined}
      >
        <img
          className={styles[drawn ? 'whole' : 'photo']}
          src={url}
          alt={alt}
          {...loading}
          decoding="async"
          onError={() => {
            setFailed(url);
          }}
        />
      </span>
    );
  }
  const drawing = image.drawing ?? FAMILY_DRAWINGS[family];
  return (
    <span className={styles['picture']} data-size={size} data-family={family}>
      {/* Without a network not even a drawing may come: the tint alone is calmer than a broken picture. */}
      {drawing !== undrawn && (
        <Drawing
          name={drawing}
          className={styles['drawing']}
          alt={alt}
          urgent={size === 'detail'}
          onError={() => {
            setUndrawn(drawing);
          }}
        />
      )}
    </span>
  );
};
