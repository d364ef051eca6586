import type { FrameLocator, Page } from '@playwright/test';
import { originOf } from '../shop/shop-test';

/** Address of the preview of a page. */
export const previewOf = (slug: string, query = ''): string => `${originOf()}/cms-preview/${slug}${query}`;

/** The page within the frame of a device and language: „tablet“, „DE“. */
export const frameOf = (
  page: Page,
  device: 'phone' | 'tablet' | 'desktop',
  language: 'DE' | 'EN',
): FrameLocator =>
  page
    .locator(`[data-device="${device}"]`)
    .filter({ hasText: `· ${language}` })
    .frameLocator('iframe');
