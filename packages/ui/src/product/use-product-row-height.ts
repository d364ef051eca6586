import { useMediaQuery } from '@mantine/hooks';
import { type Screen, useScreen } from '../layout';

/** What the height of a product's row depends on, besides the screen. */
export interface ProductRowShape {
  /** As the row itself has it. */
  readonly density?: 'normal' | 'compact' | undefined;
  readonly withPrices: boolean;
  readonly withOrder: boolean;
}

const heightOn = (screen: Screen, coarse: boolean, shape: ProductRowShape): number => {
  const { density = 'normal', withPrices, withOrder } = shape;
  switch (screen) {
    case 'phone':
      return withOrder ? 157 : 103;
    case 'small-tablet':
      return withOrder && withPrices ? 96 : 68;
    case 'tablet':
      return 68;
    case 'desk':
      return density === 'compact' ? 44 : coarse ? 68 : 60;
  }
};

/**
 * Height of a `ProductRow` in pixels, its line included, as its styles draw it: a list that renders only what is in view
 * has to know it beforehand.
 *
 * @example
 * const height = useProductRowHeight({ withPrices: true, withOrder: true });
 */
export const useProductRowHeight = (shape: ProductRowShape): number => {
  const screen = useScreen();
  // Fingers need larger rows.
  const coarse = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  return heightOn(screen, coarse, shape);
};
