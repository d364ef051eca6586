import { pathOfUrl } from './path-of-url';

const FAIR_CODE = /^[\p{L}\p{N}_~-][\p{L}\p{N}._~-]*$/u;

const FAIR_PATH = /^\/subshop\/promotions\/([^/]+)(?:\/|$)/;

/**
 * The base path of a fair's sub-shop (FAI-1); every address of the fair begins with it.
 *
 * @throws RangeError for a code that cannot be one segment of a path: letters, digits, `_`, `~`, `-` and, not at
 *   the beginning, `.` are allowed
 * @example fairBasePath('HERBST26') // '/subshop/promotions/HERBST26/'
 */
export const fairBasePath = (fairCode: string): string => {
  if (!FAIR_CODE.test(fairCode)) throw new RangeError(`Not a fair code: ${JSON.stringify(fairCode)}`);
  return `/subshop/promotions/${encodeURIComponent(fairCode)}/`;
};

/**
 * The fair an address belongs to (FAI-1). It also tells which cart the address is about: the fair's, or the own one
 * where there is no fair (NAV-3).
 *
 * @returns `undefined` for an address of the main shop, and for one whose code cannot be a fair's
 * @example fairCodeOf('/subshop/promotions/HERBST26/search?q=speck') // 'HERBST26'
 */
export const fairCodeOf = (address: string): string | undefined => {
  const segment = FAIR_PATH.exec(pathOfUrl(address))?.[1];
  if (segment === undefined) return undefined;
  try {
    const fairCode = decodeURIComponent(segment);
    return FAIR_CODE.test(fairCode) ? fairCode : undefined;
  } catch {
    return undefined;
  }
};

/** What of a fair decides about its quantity history: the days whose orders it sums up. */
export interface OrderHistoryRange {
  readonly fairCode: string;
  readonly orderHistoryAggregationRange?:
    | { readonly start?: string | null | undefined; readonly end?: string | null | undefined }
    | null
    | undefined;
}

const isSet = (day: string | null | undefined): boolean => day !== undefined && day !== null && day !== '';

/**
 * Where somebody must go instead of a fair's quantity history (NAV-4): without a range of days, or with half a one,
 * back to the root of the fair.
 *
 * @returns `undefined` when the quantity history may be shown
 * @throws RangeError for a code that is no fair code
 */
export const quantityHistoryRedirect = (fair: OrderHistoryRange): string | undefined => {
  const range = fair.orderHistoryAggregationRange;
  return isSet(range?.start) && isSet(range?.end) ? undefined : fairBasePath(fair.fairCode);
};
