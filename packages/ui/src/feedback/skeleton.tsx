import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import classes from './skeleton.module.css';

/** Sizes that only the caller knows. */
interface BoneStyle extends CSSProperties {
  readonly '--bone-width': string | undefined;
  readonly '--bone-height': string | undefined;
}

/** What a bone of a skeleton takes. */
export interface SkeletonProps {
  /** A bar of text, a picture's block, a circle, or the outline of a control. */
  readonly shape?: 'bar' | 'block' | 'circle' | 'outline' | undefined;
  /** Width in px or as CSS length; all there is by default. */
  readonly width?: number | string | undefined;
  /** Height in px; 12 by default. */
  readonly height?: number | undefined;
}

const length = (value: number | string | undefined): string | undefined =>
  typeof value === 'number' ? `${value / 16}rem` : value;

/** A place that is being filled: of the final size, so that nothing jumps. Hidden from screen readers, see `Loading`. */
export const Skeleton = ({ shape = 'bar', width, height }: SkeletonProps): ReactNode => {
  const style: BoneStyle = { '--bone-width': length(width), '--bone-height': length(height) };
  return <span className={clsx(classes['bone'], classes[shape])} style={style} aria-hidden />;
};
