import { useMediaQuery } from '@mantine/hooks';

/** How a component with two shapes chooses: by the width of the window, or always the same. */
export type LayoutVariant = 'auto' | 'desktop' | 'phone';

/** Whether to take the phone's shape: below 961 px (NAV-1), unless the shape is given. */
export const useIsMobile = (shape: LayoutVariant = 'auto'): boolean => {
  const narrow = useMediaQuery('(max-width: 960.98px)', false, { getInitialValueInEffect: false });
  return shape === 'auto' ? narrow : shape === 'phone';
};
