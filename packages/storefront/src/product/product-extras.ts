import type { Product } from '@gastroshop/api-contract';
import { createContext, type ReactNode } from 'react';

/** Draws what a shop offers for an article of a list besides ordering it; the same function between renders. */
export type ProductExtras = (product: Product) => ReactNode;

/**
 * Carries to every row and tile what the shop offers for its article besides ordering it; nothing where no app gives
 * it.
 */
export const ProductExtrasContext = createContext<ProductExtras | undefined>(undefined);
