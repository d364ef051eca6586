import { matchPath } from 'react-router';
import { pages } from './pages';

/**
 * Whether an address is a page of this app; what content links to besides is not shown in its navigation.
 *
 * @example isKnownPage('/flyers?week=48')
 */
export const isKnownPage = (address: string): boolean => {
  const path = address.split(/[?#]/)[0] ?? '';
  return pages.some((page) => matchPath(page.path, path) !== null);
};
