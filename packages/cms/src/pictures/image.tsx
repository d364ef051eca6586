import type { ContentImage } from '@gastroshop/api-contract';
import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { imageAddress } from '../links';
import classes from './image.module.css';
import { lazyBlock } from '../later';

// Pictures seldom fail.
const StandIn = lazyBlock(async () => (await import('./image-placeholder')).StandIn);

/** What a picture of the content takes. */
export interface ImageProps {
  readonly image: ContentImage;
  /** Stands above the fold: loaded at once instead of when it comes near. */
  readonly eager?: boolean | undefined;
  /** `cover` fills the place given by the class, `contain` fits in, `natural` keeps the picture's own shape. */
  readonly fit?: 'cover' | 'contain' | 'natural' | undefined;
  /** Says what is to be seen where the editor did not. */
  readonly alt?: string | undefined;
  /** Class for the place. */
  readonly className?: string | undefined;
}

/**
 * A picture on its place, which is there before the picture is: nothing jumps. What cannot be loaded is replaced by a
 * drawing.
 */
export const Image = ({ image, eager = false, fit = 'cover', alt, className }: ImageProps): ReactNode => {
  const [failed, setFailed] = useState<string>();
  const url = imageAddress(image.url);
  const words = image.alt ?? alt ?? '';
  if (url === undefined || url === failed) {
    return <StandIn className={clsx(classes[fit], classes['place'], className)} words={words} />;
  }
  const hasSize = image.width !== undefined && image.height !== undefined;
  return (
    <img
      className={clsx(classes[fit], !hasSize && classes['place'], className)}
      src={url}
      alt={words}
      {...(hasSize && { width: image.width, height: image.height })}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => {
        setFailed(url);
      }}
    />
  );
};
