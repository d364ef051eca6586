import { createContext } from 'react';
import type { FieldRegistry } from './field-registry';

/** The list an order control stands in; undefined for one that stands alone. */
export const FieldNavigationContext = createContext<FieldRegistry | undefined>(undefined);
