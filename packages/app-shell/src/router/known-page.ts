import { matchPath } from 'react-router';
import type { PageRoute } from './page-route';

/**
 * Whether an address has one of these pages.
 *
 * @example isKnownPage(pages, '/flyers?week=48')
 */
export const isKnownPage = (pages: readonly Pick<PageRoute, 'path'>[], address: string): boolean => {
  const path = address.split(/[?#]/)[0] ?? '';
  return pages.some((page) => matchPath(page.path, path) !== null);
};
