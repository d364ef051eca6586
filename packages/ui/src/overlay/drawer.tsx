import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Overlay, type OverlayProps } from './overlay';
import classes from './overlay.module.css';

/** What a sheet takes. */
export interface DrawerProps extends OverlayProps {
  /** The edge it comes from on desktops; on phones always from below. */
  readonly side?: 'start' | 'end' | 'below' | undefined;
}

/** A sheet at an edge of the page, for facets, the cart, settings; on phones it comes from below. */
export const Drawer = ({ side = 'end', size = 'small', ...floating }: DrawerProps): ReactNode => (
  <Overlay
    {...floating}
    size={size}
    inner={clsx(
      side === 'below' ? classes['below'] : classes['side'],
      side === 'start' && classes['sideStart'],
    )}
  />
);
