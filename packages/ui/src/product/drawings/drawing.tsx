import type { ReactNode } from 'react';
import type { DrawingName } from './drawing-name';
import { useDrawingUrl } from './use-drawing-url';

/** What a drawing takes. */
export interface DrawingProps {
  /** Which one. */
  readonly name: DrawingName;
  /** What is to be seen, where no words stand beside it; most are decoration. */
  readonly alt?: string | undefined;
  /** Edge in px, unless the class says it. */
  readonly size?: number | undefined;
  /** Class for its place. */
  readonly className?: string | undefined;
  /** Fetched at once and ahead of others, else when it comes into view. */
  readonly urgent?: boolean | undefined;
  /** Told when the file does not come. */
  readonly onError?: (() => void) | undefined;
}

/** One of the kit's food drawings, as a file of its own; nothing is there until its address is known. */
export const Drawing = ({
  name,
  alt = '',
  size,
  className,
  urgent = false,
  onError,
}: DrawingProps): ReactNode => {
  const url = useDrawingUrl(name);
  if (url === undefined) return null;
  return (
    <img
      className={className}
      src={url}
      alt={alt}
      width={size}
      height={size}
      loading={urgent ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : undefined}
      decoding="async"
      onError={onError}
    />
  );
};
