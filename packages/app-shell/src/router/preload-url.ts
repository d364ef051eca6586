import { matchPath } from 'react-router';
import type { Environment } from '../environment';
import type { PageRoute } from './page-route';

/** Starts the code and the queries of the page an address leads to: somebody is about to go there. */
export const preloadUrl = (environment: Environment, pages: readonly PageRoute[], address: string): void => {
  const url = new URL(address, globalThis.location.origin);
  if (url.origin !== globalThis.location.origin) return;
  for (const page of pages) {
    const match = matchPath(page.path, url.pathname);
    if (match === null) continue;
    // Who goes there meets the failure; who only pointed at the link need not.
    page.load().catch(() => undefined);
    page.preload?.(environment, { params: match.params, url });
    return;
  }
};
