import { createContext } from 'react';
import type { TravelRegistry } from './travel-registry';

/** The list an order control stands in; undefined for one that stands alone. */
export const TravelContext = createContext<TravelRegistry | undefined>(undefined);
