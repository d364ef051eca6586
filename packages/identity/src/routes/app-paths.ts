import { pathOfUrl } from './path-of-url';

/** Where the apps of an installation live on their hosts, each with a slash at both ends. */
export interface AppPaths {
  /** The main shop, `/` where it has the host to itself. */
  readonly shop: string;
  /** The fairs. */
  readonly fair: string;
}

/** Path of the fairs inside the shop: there they are for everything that is stored, sent or compared. */
const FAIR = '/subshop/promotions/';

/** Where the apps live unless an installation says otherwise. */
export const DEFAULT_APP_PATHS: AppPaths = { shop: '/', fair: FAIR };

/** What is no page of the shop or of a fair, as first segments: it stays at the root of the host. */
const AT_ROOT = new Set([
  'v1',
  'proxy',
  'auth',
  'oidc',
  'media',
  'dev',
  'api-reference',
  'developers',
  'storybook',
  'cms-preview',
  'healthz',
  'readyz',
  'metrics',
]);

/** Segments that no server and no file system reads in its own way. */
const PATH = /^\/(?:[a-z\d][a-z\d_-]*\/)+$/;

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/**
 * Where apps live by an installation's settings.
 *
 * @param settings paths, with a slash at both ends; missing ones stay where they are by default
 * @throws RangeError for what is no such path, for one the backend answers itself, and for apps that share one or of which
 *   one lies below the other, unless the shop has the root
 * @example appPathsOf({ fair: '/fair/' }) // { shop: '/', fair: '/fair/' }
 */
export const appPathsOf = ({
  shop = '/',
  fair = FAIR,
}: {
  readonly shop?: string | undefined;
  readonly fair?: string | undefined;
}): AppPaths => {
  for (const path of [shop, fair]) {
    if ((path !== '/' && !PATH.test(path)) || AT_ROOT.has(firstSegment(path)))
      throw new RangeError(`Not a path an app can live at: ${JSON.stringify(path)}`);
  }
  if (fair === '/' || fair.startsWith(shop === '/' ? '//' : shop) || shop.startsWith(fair))
    throw new RangeError('The shop and the fairs need paths of their own, none below the other');
  return { shop, fair };
};

/** `address` below `to` instead of below `from`, which may be left out without its last slash; undefined if it is elsewhere. */
const moved = (address: string, from: string, to: string): string | undefined => {
  const path = pathOfUrl(address);
  if (path.startsWith(from)) return to + address.slice(from.length);
  return path === from.slice(0, -1) ? to + address.slice(path.length) : undefined;
};

/**
 * The address a browser has to be given for a page, which everywhere inside has the address it has at the root of a host.
 *
 * @param address path of a page, with what follows it; others, of other sites too, stay as they are
 * @example toOuterAddress({ shop: '/shop/', fair: '/fair/' }, '/my/orders?page=2') // '/shop/my/orders?page=2'
 */
export const toOuterAddress = ({ shop, fair }: AppPaths, address: string): string => {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  const inFair = moved(address, FAIR, fair);
  if (inFair !== undefined) return inFair;
  return AT_ROOT.has(firstSegment(pathOfUrl(address))) ? address : shop + address.slice(1);
};

/**
 * The address a page has inside, by the one the browser shows; the reverse of {@link toOuterAddress}.
 *
 * @example toInnerAddress({ shop: '/shop/', fair: '/fair/' }, '/fair/HERBST26/') // '/subshop/promotions/HERBST26/'
 */
export const toInnerAddress = ({ shop, fair }: AppPaths, address: string): string =>
  moved(address, fair, FAIR) ?? (shop === '/' ? address : (moved(address, shop, '/') ?? address));

/**
 * Where the apps live by what the build has written into the page.
 *
 * @param marks `document.documentElement.dataset`; without the marks: the default
 * @example appPathsOfPage(document.documentElement.dataset)
 */
export const appPathsOfPage = (marks: Readonly<Record<string, string | undefined>>): AppPaths => ({
  shop: marks['shopPath'] ?? DEFAULT_APP_PATHS.shop,
  fair: marks['fairPath'] ?? DEFAULT_APP_PATHS.fair,
});
