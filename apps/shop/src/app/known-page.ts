import { isKnownPage as hasPage } from '@gastroshop/app-shell/router';
import { pages } from './pages';

/**
 * Whether an address is a page of this app; what content links to besides is not shown in its navigation.
 *
 * @example isKnownPage('/flyers?week=48')
 */
export const isKnownPage = (address: string): boolean => hasPage(pages, address);
