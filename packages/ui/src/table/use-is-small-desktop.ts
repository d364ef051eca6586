import { useMediaQuery } from '@mantine/hooks';

/** Whether there is no room for all columns of a desktop: below 1391 px (NAV-1), on phones as well. */
export const useIsSmallDesktop = (): boolean =>
  useMediaQuery('(max-width: 1390.98px)', false, { getInitialValueInEffect: false });
