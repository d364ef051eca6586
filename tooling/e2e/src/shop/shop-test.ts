import { expect, test as base, type Page } from '@playwright/test';
import { FAIR_HOST, SHOP_PORT } from '../ports';
import { meanAmounts } from './mean-amounts';

/** What a project says about the shop. */
export interface ShopOptions {
  /** Language of the shop. */
  shopLocale: 'de-AT' | 'en-GB';
}

/** What a journey may say about its page before it starts. */
export interface ShopFixtures {
  /**
   * What this journey provokes on purpose, such as a session that has expired, as one expression: of a list of two, Playwright
   * takes the second as settings of the first.
   */
  expectedComplaints: readonly [] | readonly [RegExp];
  /** Answers the question after an amount far above the usual with yes. */
  meansAmounts: boolean;
}

/** Where a tenant's shop is served; one origin per tenant. */
export const originOf = (host = 'localhost'): string => `http://${host}:${SHOP_PORT}`;

/** What Playwright itself writes into the console of a page where a project goes without the worker. */
const WITHOUT_WORKER = 'Service Worker registration blocked by Playwright';

const OWN_HOST = /^http:\/\/(?:[a-z]+\.)?localhost:\d+\//;

declare global {
  // The journeys' ear inside the page.
  var reportViolation: (text: string) => void;
}

/** What a page complained about: console, scripts, requests, the content security policy, foreign origins. */
const listen = async (page: Page): Promise<string[]> => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && message.text() !== WITHOUT_WORKER) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Given up by the page itself: somebody went on or typed on.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !OWN_HOST.test(url)) complaints.push(`foreign origin: ${url}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(`policy: ${text}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      globalThis.reportViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
  return complaints;
};

/**
 * A journey through the shop against the real backend. It fails when the page reports an error, breaks its content
 * security policy, asks a foreign origin, or gets an answer of 400 and above that the journey did not provoke.
 */
export const test = base.extend<ShopOptions & ShopFixtures>({
  shopLocale: ['de-AT', { option: true }],
  expectedComplaints: [[], { option: true }],
  meansAmounts: [true, { option: true }],
  context: async ({ context, shopLocale, meansAmounts }, use) => {
    await context.addCookies(
      ['localhost', 'gm.localhost', 'ki.localhost', 'll.localhost', 'maerkte.localhost', FAIR_HOST].map(
        (host) => ({
          name: 'locale',
          value: shopLocale,
          url: originOf(host),
        }),
      ),
    );
    if (meansAmounts) await meanAmounts(context);
    await use(context);
  },
  page: async ({ page, expectedComplaints }, use) => {
    const complaints = await listen(page);
    await use(page);
    const unexpected = complaints.filter((text) => !expectedComplaints.some((known) => known.test(text)));
    expect(unexpected).toEqual([]);
  },
});

export { expect } from '@playwright/test';
