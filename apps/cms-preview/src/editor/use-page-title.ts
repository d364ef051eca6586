import { use, useEffect } from 'react';
import { ConfigContext } from '../environment';

/** Names the page in the browser's tab, with the shop behind it. */
export const usePageTitle = (title: string): void => {
  const shop = use(ConfigContext)?.displayName;
  useEffect(() => {
    document.title = shop === undefined ? title : `${title} – ${shop}`;
  }, [title, shop]);
};
