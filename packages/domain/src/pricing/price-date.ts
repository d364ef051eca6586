import { toViennaDate } from '../calendar';
import { memoize } from './memoize';

/** The day a bound of a price's validity means (PRI-6); see `toViennaDate`. */
export const priceDate = /* @__PURE__ */ memoize(toViennaDate);
