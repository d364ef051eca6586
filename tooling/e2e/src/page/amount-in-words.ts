import type { Page } from '@playwright/test';

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * An amount as the page says it: in German with the unit as calls name it, else with the unit's word in the page's
 * language.
 */
export const amountInWords = async (page: Page, amount: number | string, unit: string): Promise<string> => {
  const language = await page.locator('html').getAttribute('lang');
  return String.raw`${escaped(String(amount))}\s${language === 'de-AT' ? escaped(unit) : String.raw`(?:½\s)?\p{L}+`}`;
};
