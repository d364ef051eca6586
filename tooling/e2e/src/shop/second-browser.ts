import type { Browser, Page } from '@playwright/test';
import { meanAmounts } from './mean-amounts';
import { originOf, type ShopOptions } from './shop-test';

/** Screen and language of a journey. */
interface Screen extends ShopOptions {
  readonly viewport: { width: number; height: number } | null;
  readonly isMobile: boolean;
}

/** Another browser with the screen and the language of the journey, for somebody else. */
export const openSecondBrowser = async (
  browser: Browser,
  { viewport, isMobile, shopLocale }: Screen,
): Promise<Page> => {
  const context = await browser.newContext({ viewport, isMobile, hasTouch: isMobile });
  await context.addCookies([{ name: 'locale', value: shopLocale, url: originOf() }]);
  await meanAmounts(context);
  return context.newPage();
};
