import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { WCAG } from './wcag';

/** No accessibility violation on the page as it stands. */
export const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags([...WCAG])
    // No page here has frames; without them axe needs no second page to put its findings together.
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
};

/** Nothing sticks out of the page sideways. */
export const expectNoOverflow = async (page: Page) => {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
};

/** A test that fails when the page reports an error, a policy violation or a failed request. */
export const test = base.extend<{ quietPage: Page }>({
  quietPage: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
    await use(page);
    expect(complaints).toEqual([]);
  },
});
