import { gradeHeaders } from '@gastroshop/testing/header-grade';
import { BACKEND_PORT, REFERENCE_PORT } from '../ports';
import { headersOf, member } from '../shop/cart-call';
import { buyer } from '../shop/orderers';
import { expect, originOf, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';
import { askForSignIn, askOverHttps, type Said } from './as-over-https';

const HTML = 'text/html';
const PROBLEM = 'application/problem+json';

/** Every kind of answer a browser may show, and what it is. */
const PAGES: readonly (readonly [string, string, number, string])[] = [
  ['the start page of the shop', '/', 200, HTML],
  ['a page of the own account', '/my/orders', 200, HTML],
  ['the start page of a fair', '/subshop/promotions/HM26', 200, HTML],
  ['the preview of content', '/cms-preview/', 200, HTML],
  ['the page for developers', '/developers/', 200, HTML],
  ['a sign-on that cannot be', '/auth/callback?code=none&state=none', 400, HTML],
  ['the question before signing out', '/auth/logout', 200, HTML],
  ['a call', '/v1/shop-config', 200, 'application/json'],
  ['a refused call', '/v1/user/customers?tenant=AZ', 401, PROBLEM],
  ['a call that there is none of', '/v1/nowhere', 404, PROBLEM],
  ['the mails that were caught', '/dev/mail', 200, HTML],
  ['a mail that was not caught', '/dev/mail/none', 404, PROBLEM],
  ['a mark', '/media/brand/alpin.svg', 200, 'image/svg+xml'],
  ['a picture that there is none of', '/media/none.webp', 404, PROBLEM],
  ["a tenant's colours", '/v1/theme.css', 200, 'text/css'],
  ['a file of a notification that nobody signed', '/v1/notification-files/none', 404, PROBLEM],
];

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const LEAST = 130;

/** Storybook writes its styles into its pages while it runs, so its policy allows that, and nothing else that costs points. */
const LEAST_OF_STORYBOOK = 120;

const expectGrade = (said: Pick<Said, 'headers' | 'cookies'>, least = LEAST): void => {
  const grade = gradeHeaders(said);
  expect(grade.total, JSON.stringify(grade)).toBeGreaterThanOrEqual(least);
};

for (const [name, address, status, mediaType] of PAGES)
  test(`T33: the headers of ${name} are graded ${LEAST} at least`, async () => {
    const said = await askOverHttps(address);
    expect([said.status, said.mediaType]).toEqual([status, mediaType]);
    expectGrade(said);
  });

for (const address of ['/storybook/', '/storybook/iframe.html'])
  test(`T33: the headers of ${address} are graded ${LEAST_OF_STORYBOOK} at least`, async () => {
    const said = await askOverHttps(address);
    expect([said.status, said.mediaType]).toEqual([200, HTML]);
    expectGrade(said, LEAST_OF_STORYBOOK);
    // Scripts are named one by one, which no page of an app does better.
    const scripts = /script-src ([^;]*)/.exec(said.headers['content-security-policy'] ?? '')?.[1] ?? '';
    expect(scripts.split(' ').filter((source) => !/^'(?:self|sha256-[\w+/=]+)'$/.test(source))).toEqual([]);
  });

test(`T33: the headers of the sign-in page are graded ${LEAST} at least`, async () => {
  const said = await askForSignIn();
  expect([said.status, said.mediaType]).toEqual([200, HTML]);
  expectGrade(said);
});

test(`T33: the headers of papers are graded ${LEAST} at least`, async ({ request }) => {
  const found = await request.post(`http://localhost:${BACKEND_PORT}/v1/t/AZ/products/search`, {
    data: { queryString: 'käse' },
  });
  const sku = /"sku":"(\w+)"/.exec(await found.text())?.[1] ?? '';
  const said = await askOverHttps(`/v1/t/AZ/products/${sku}/datasheet`);
  expect([said.status, said.mediaType]).toEqual([200, 'application/pdf']);
  expectGrade(said);
});

test(`T33: the headers of what only its readers get are graded ${LEAST} at least`, async ({ page }) => {
  const me = buyer('fair worker');
  await signOnAs(page, me, '/privacy-preferences');
  const own = await headersOf(page, me);
  const table = await askOverHttps(`/v1/t/${me.tenant}/allergens/excel?customerId=${me.customerId}`, own);
  expect([table.status, table.mediaType]).toEqual([200, SPREADSHEET]);
  expectGrade(table);
  const attached = await page.request.get(
    `${originOf()}/v1/user/notifications/n-${me.tenant}-4/resolved-attachment-url`,
    { headers: own },
  );
  const { pathname, search } = new URL(String(member(await attached.json(), 'url')), originOf());
  // Over https the cookie of the session is called otherwise.
  const cookie = own['cookie']?.replace(/(?<=^|; )session=/, '__Host-session=') ?? '';
  const file = await askOverHttps(pathname + search, { ...own, cookie });
  expect([file.status, file.mediaType]).toEqual([200, 'application/pdf']);
  expectGrade(file);
});

test(`T33: the headers of the API reference are graded ${LEAST} at least`, async ({ request }) => {
  for (const address of ['/', '/no-such-page']) {
    const answer = await request.get(`http://127.0.0.1:${REFERENCE_PORT}${address}`);
    expectGrade({ headers: answer.headers(), cookies: [] });
  }
});
