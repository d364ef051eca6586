import { createContext } from 'react';
import type { LinkRenderer } from './link-props';

/** Carries the app's own kind of link to the components of the kit. */
export const LinkContext = createContext<LinkRenderer | undefined>(undefined);
