import { appPathsOfPage, toInnerAddress, toOuterAddress } from '@gastroshop/identity';

/** Told by the build: the apps live where they always did, and nothing has to be turned into anything. */
declare const AT_USUAL_PATHS: boolean | undefined;

// The build has written into the page where the apps live; it does not change while the page is open.
const paths = () => appPathsOfPage(document.documentElement.dataset);

// Asked in both places as it stands: so the build leaves out what it does not need.
const outer = (address: string): string =>
  typeof AT_USUAL_PATHS !== 'undefined' && AT_USUAL_PATHS ? address : toOuterAddress(paths(), address);
const inner = (address: string): string =>
  typeof AT_USUAL_PATHS !== 'undefined' && AT_USUAL_PATHS ? address : toInnerAddress(paths(), address);

/**
 * What the browser is to be given for a page of the installation, wherever its apps live.
 *
 * @param address as everything inside knows it; other addresses stay as they are
 * @example pageAddress('/my/orders') // '/shop/my/orders', where the shop lives at /shop/
 */
export const pageAddress = (address: string): string => outer(address);

/** The address of the page that is shown, as everything inside knows it: path, query and fragment. */
export const shownAddress = (): string => {
  const { pathname, search, hash } = location;
  return inner(pathname) + search + hash;
};

/** Path of the page that is shown, as everything inside knows it. */
export const shownPath = (): string => inner(location.pathname);

/** Leaves the page for another one, which may belong to another app. */
export const leaveFor = (address: string): void => {
  location.assign(pageAddress(address));
};
