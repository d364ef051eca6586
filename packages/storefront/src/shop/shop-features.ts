import type { ShopFeature } from '@gastroshop/api-contract';
import { createContext, use } from 'react';

/** Carries the parts that the tenant's shop has of those it may do without; undefined: all. */
export const ShopFeaturesContext = createContext<readonly ShopFeature[] | undefined>(undefined);

/**
 * Whether a shop has a part that tenants may do without.
 *
 * @param features those it has; undefined: all
 * @param feature undefined: what every shop has
 * @example hasFeature(['LABELS'], 'INVENTORY') // false
 */
export const hasFeature = (
  features: readonly ShopFeature[] | undefined,
  feature: ShopFeature | undefined,
): boolean => !feature || !features || features.includes(feature);

/**
 * Asks which parts the tenant's shop has. Screens leave out what is none of them: its calls are refused.
 *
 * @example const has = useFeatures();
 * has('LABELS') && <LabelToggle product={product} />
 */
export const useFeatures = (): ((feature: ShopFeature) => boolean) => {
  const features = use(ShopFeaturesContext);
  return (feature) => hasFeature(features, feature);
};
