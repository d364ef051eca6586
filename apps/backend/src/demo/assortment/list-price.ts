import type { Draft } from './draft';
import { contentOf } from './pack';

const ORGANIC = 1.32;
const OWN_BRAND = 0.87;
const NO_BRAND = 0.95;

const brandFactor = (brand: string): number =>
  brand === '' ? NO_BRAND : brand === 'Gastro Plus' ? OWN_BRAND : 1;

/** Bigger packs cost a little less for the same content. */
const packFactor = (content: number): number => Math.max(0.8, Math.min(1.18, (content / 2) ** -0.05));

/** What the storage unit (weighed: the kilogram) of an article costs before any branch's own calculation, net euro. */
export const calculatedPrice = ({ kind, variant, brand, isOrganic, pack }: Draft): number => {
  const factor = variant.factor * brandFactor(brand) * (isOrganic ? ORGANIC : 1);
  return pack.weighed === undefined
    ? kind.price * contentOf(pack) * factor * packFactor(contentOf(pack))
    : kind.price * factor;
};

/** A price as price lists have it: cents for big things, tenths of them for small ones. */
export const writtenPrice = (price: number): string => {
  if (price < 0.5) return Math.max(price, 0.0025).toFixed(4);
  if (price < 1.5) return price.toFixed(2);
  if (price < 10)
    return (Math.round(price * 20) / 20 - (Math.round(price * 100) % 3 === 0 ? 0.01 : 0)).toFixed(2);
  return (Math.round(price * 10) / 10).toFixed(2);
};
