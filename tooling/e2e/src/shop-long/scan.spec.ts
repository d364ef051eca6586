import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { call, entries, member } from '../shop/cart-call';
import { buyer } from '../shop/orderers';
import { expect, originOf, test } from '../shop/shop-test';
import { signOnAs } from '../shop/sign-on-as';
import { showToCamera } from './fake-camera';
import { startBrowser } from './killable-browser';
import { onScreen } from './on-screen';

const EAN_13 = /^\d{13}$/;

test('LAB-1: an article held to the camera is on the label list', async ({
  page,
  shopLocale,
  viewport,
  isMobile,
  hasTouch,
}) => {
  test.slow();
  const me = buyer('scanned labels');
  await signOnAs(page, me, '/privacy-preferences');
  const found = await call(page, me, 'POST', `/t/${me.tenant}/products/search?customerId=${me.customerId}`, {
    queryString: 'joghurt',
    page: { size: 100, page: 0 },
  });
  const [article] = entries(found, 'products').flatMap((product) => {
    const codes = entries(product, 'units')
      .flatMap((unit) => entries(unit, 'gtins'))
      .map(String);
    const code = codes.find((one) => EAN_13.test(one));
    return code === undefined || member(product, 'status') !== 'ACTIVE'
      ? []
      : [{ code, sku: String(member(product, 'sku')) }];
  });
  if (article === undefined) throw new Error('Nothing has a barcode');
  const labels = `/t/${me.tenant}/my/label-skus?customerId=${me.customerId}`;

  const folder = mkdtempSync(path.join(tmpdir(), 'gastroshop-camera-'));
  const switches = await showToCamera(article.code, path.join(folder, 'camera.y4m'));
  const browser = await startBrowser(path.join(folder, 'profile'), switches);
  try {
    const camera = await browser.context.newPage();
    await onScreen(camera, { viewport, isMobile, hasTouch });
    await browser.context.addCookies([{ name: 'locale', value: shopLocale, url: originOf() }]);
    await signOnAs(camera, me, '/my/label-prints');
    await camera.getByRole('button', { name: /^(?:Ablehnen|Decline)$/ }).click();
    await camera
      .getByRole('main')
      .getByRole('button', { name: /^(?:Scannen|Scan)$/ })
      .click();
    const dialog = camera.getByRole('dialog');
    await expect(dialog.getByRole('status').filter({ hasText: /Etikettenliste|label list/ })).toContainText(
      /ist auf der Etikettenliste|war schon auf|is on the label list|was on the label list/,
    );
    await expect.poll(() => call(page, me, 'GET', labels)).toEqual([article.sku]);
    await dialog.getByRole('button', { name: /^(?:Fertig|Done)$/ }).click();
    await expect(camera.getByRole('main').locator(`a[href$="/product/${article.sku}"]`)).toBeVisible();
    await call(page, me, 'DELETE', `/t/${me.tenant}/my/labels?customerId=${me.customerId}`);
  } finally {
    await browser.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});
