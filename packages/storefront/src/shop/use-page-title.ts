import { createContext, use, useEffect } from 'react';

/** Carries the name of the shop, with which the title of each of its pages ends. */
export const ShopNameContext = createContext('');

/**
 * Names the page in the browser's tabs and history: what it is first, then whose.
 *
 * @param title the page; undefined while it is not known yet, which leaves the title as it is
 * @example usePageTitle('Kunden') // Kunden – Alpingastro
 */
export const usePageTitle = (title: string | undefined): void => {
  const shop = use(ShopNameContext);
  useEffect(() => {
    if (title === undefined) return;
    document.title = [title, shop].filter((part) => part !== '').join(' – ');
  }, [title, shop]);
};
