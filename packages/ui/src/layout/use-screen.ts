import { useMediaQuery } from '@mantine/hooks';
import { breakpoints } from '../theme-data';

/**
 * What a list is looked at on: `phone` below 600 px, where a product and its control do not fit beside each other;
 * `small-tablet` below 720, where the price stands above the control; `tablet` below 961, where the frame is that of
 * phones; else `desk`.
 */
export type Screen = 'phone' | 'small-tablet' | 'tablet' | 'desk';

/** Holds below a width. */
const below = (width: number): string => `(max-width: ${width - 1}.98px)`;

const NOW = { getInitialValueInEffect: false };

/** The screen of now; the component renders again when it becomes another. A server takes it for a desk. */
export const useScreen = (): Screen => {
  const phone = useMediaQuery(below(breakpoints.tabletMin), false, NOW);
  const small = useMediaQuery(below(breakpoints.largeTabletMin), false, NOW);
  const narrow = useMediaQuery(below(breakpoints.smallDesktopMin), false, NOW);
  return phone ? 'phone' : small ? 'small-tablet' : narrow ? 'tablet' : 'desk';
};
