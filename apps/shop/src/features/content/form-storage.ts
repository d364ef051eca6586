import { createBrowserStorage } from '@gastroshop/storefront/shop';

/** Keeps forms as long as the tab: what somebody writes about themselves stays on no computer others use. */
export const formStorage = createBrowserStorage(() => sessionStorage);
