import { gradeHeaders } from '@gastroshop/testing/header-grade';
import { BACKEND_PORT, REFERENCE_PORT } from '../ports';
import { expect, test } from '../shop/shop-test';
import { askForSignIn, askOverHttps, type Said } from './as-over-https';

const HTML = 'text/html';
const PROBLEM = 'application/problem+json';

/** Every kind of answer a browser may show, and what it is. */
const PAGES: readonly (readonly [string, string, number, string])[] = [
  ['the start page of the shop', '/', 200, HTML],
  ['a page of the own account', '/my/orders', 200, HTML],
  ['the start page of a fair', '/subshop/promotions/HM26', 200, HTML],
  ['the preview of content', '/cms-preview/', 200, HTML],
  ['a sign-on that cannot be', '/auth/callback?code=none&state=none', 400, HTML],
  ['the question before signing out', '/auth/logout', 200, HTML],
  ['a call', '/v1/shop-config', 200, 'application/json'],
  ['a refused call', '/v1/user/customers?tenant=AZ', 401, PROBLEM],
  ['a call that there is none of', '/v1/nowhere', 404, PROBLEM],
];

const LEAST = 130;

const expectGrade = (said: Pick<Said, 'headers' | 'cookies'>): void => {
  const grade = gradeHeaders(said);
  expect(grade.total, JSON.stringify(grade)).toBeGreaterThanOrEqual(LEAST);
};

for (const [name, address, status, mediaType] of PAGES)
  test(`T33: the headers of ${name} are graded ${LEAST} at least`, async () => {
    const said = await askOverHttps(address);
    expect([said.status, said.mediaType]).toEqual([status, mediaType]);
    expectGrade(said);
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

test(`T33: the headers of the API reference are graded ${LEAST} at least`, async ({ request }) => {
  for (const address of ['/', '/no-such-page']) {
    const answer = await request.get(`http://127.0.0.1:${REFERENCE_PORT}${address}`);
    expectGrade({ headers: answer.headers(), cookies: [] });
  }
});
