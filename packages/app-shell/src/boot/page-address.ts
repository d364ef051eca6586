import { appPathsOfPage, toInnerAddress, toOuterAddress } from '@gastroshop/identity';

// The build has written into the page where the apps live; it does not change while the page is open.
const paths = () => appPathsOfPage(document.documentElement.dataset);

/**
 * What the browser is to be given for a page of the installation, wherever its apps live.
 *
 * @param address as everything inside knows it; other addresses stay as they are
 * @example pageAddress('/my/orders') // '/shop/my/orders', where the shop lives at /shop/
 */
export const pageAddress = (address: string): string => toOuterAddress(paths(), address);

/** The address of the page that is shown, as everything inside knows it: path, query and fragment. */
export const shownAddress = (): string => {
  const { pathname, search, hash } = location;
  return toInnerAddress(paths(), pathname) + search + hash;
};

/** Path of the page that is shown, as everything inside knows it. */
export const shownPath = (): string => toInnerAddress(paths(), location.pathname);

/** Leaves the page for another one, which may belong to another app. */
export const leaveFor = (address: string): void => {
  location.assign(pageAddress(address));
};
