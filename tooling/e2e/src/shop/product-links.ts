import type { Locator, Page } from '@playwright/test';

/** The links to articles on a page: its categories, filters and other pages are links as well. */
export const productLinks = (page: Page): Locator => page.getByRole('main').locator('a[href*="/product/"]');
