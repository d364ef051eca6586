import { use, useLayoutEffect } from 'react';
import { ConfigContext } from '../environment';

/** Names the page in the browser's tab, with the shop behind it. */
export const usePageTitle = (title: string): void => {
  const shop = use(ConfigContext)?.displayName;
  // In the moment the page is shown: nobody reads a page under the title of the one before.
  useLayoutEffect(() => {
    document.title = shop === undefined ? title : `${title} – ${shop}`;
  }, [title, shop]);
};
