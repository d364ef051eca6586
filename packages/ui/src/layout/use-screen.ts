import { useMediaQuery } from '@mantine/hooks';

/**
 * What a list is looked at on: `phone` below 600 px, where a product and its control do not fit beside each other;
 * `small-tablet` below 720, where the price stands above the control; `tablet` below 961, where the frame is that of
 * phones; else `desk`.
 */
export type Screen = 'phone' | 'small-tablet' | 'tablet' | 'desk';

const NOW = { getInitialValueInEffect: false };

/** The screen of now; the component renders again when it becomes another. A server takes it for a desk. */
export const useScreen = (): Screen => {
  const phone = useMediaQuery('(max-width: 599.98px)', false, NOW);
  const small = useMediaQuery('(max-width: 719.98px)', false, NOW);
  const narrow = useMediaQuery('(max-width: 960.98px)', false, NOW);
  return phone ? 'phone' : small ? 'small-tablet' : narrow ? 'tablet' : 'desk';
};
