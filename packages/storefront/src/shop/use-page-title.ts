import { createContext, use, useLayoutEffect } from 'react';

/** Carries the name of the shop, with which the title of each of its pages ends. */
export const ShopNameContext = createContext('');

/** Event of the document: the page that is shown has said its title. */
export const PAGE_TITLED = 'page-titled';

/**
 * Names the page in the browser's tabs and history: what it is first, then whose.
 *
 * @param title the page; undefined while it is not known yet, which leaves the title as it is
 * @example usePageTitle('Kunden') // Kunden – Alpingastro
 */
export const usePageTitle = (title: string | undefined): void => {
  const shop = use(ShopNameContext);
  // Two pages may have one title; each of them says it.
  const { pathname } = globalThis.location;
  // In the moment the page is shown: nobody reads a page under the title of the one before.
  useLayoutEffect(() => {
    if (title === undefined) return;
    document.title = [title, shop].filter((part) => part !== '').join(' – ');
    document.dispatchEvent(new Event(PAGE_TITLED));
  }, [title, shop, pathname]);
};
