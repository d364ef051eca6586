import { viennaDayOf } from '../calendar';
import { remember } from './remember';

/** The day a bound of a price's validity means (PRI-6); see `viennaDayOf`. */
export const priceDate = /* @__PURE__ */ remember(viennaDayOf);
