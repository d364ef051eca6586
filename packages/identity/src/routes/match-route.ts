import type { Route } from './route';

const isParameter = (segment: string): boolean => segment.startsWith('{') && segment.endsWith('}');

const isRest = (segment: string): boolean => segment.startsWith('{') && segment.endsWith('*}');

const segmentsOf = (path: string): readonly string[] => path.replace(/\/$/, '').split('/').slice(1);

const matches = (pattern: readonly string[], path: readonly string[]): boolean => {
  const rest = pattern.findIndex(isRest);
  if (rest < 0 ? path.length !== pattern.length : path.length <= rest) return false;
  return pattern.every((wanted, index) => {
    const segment = path[index];
    return isParameter(wanted) ? segment !== '' : segment === wanted;
  });
};

/**
 * The first route whose pattern a path has. Fixed segments are compared exactly, as written; one slash at the end
 * is ignored.
 *
 * @param path a path without query and fragment
 * @example matchRoute('/my/orders/detail/17', SHOP_ROUTES)?.pattern // '/my/orders/detail/{orderId}'
 */
export const matchRoute = (path: string, routes: readonly Route[]): Route | undefined => {
  if (!path.startsWith('/')) return undefined;
  const segments = segmentsOf(path);
  return routes.find((route) => matches(segmentsOf(route.pattern), segments));
};
