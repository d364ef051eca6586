import { randomUUID } from 'node:crypto';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { expect, originOf, test } from '../shop/shop-test';
import { signOn } from '../shop/sign-on';
import { frameOf, previewOf } from './desk';
import { askShop, publish, writeDraft } from './editors';

// Addresses of pages that are not published yet, and of drafts for who may not see them.
test.use({ expectedComplaints: [/404: .*\/v1\/cms\/|status of 404/] });

test('a draft edited in the store shows without a reload, in both languages, and in the shop once published', async ({
  page,
  request,
  browser,
  shopLocale,
}) => {
  const slug = `vorschau-${randomUUID()}`;
  const first = await writeDraft(
    request,
    slug,
    0,
    { title: 'Törggelen', words: 'Erster Entwurf' },
    { title: 'Autumn feast', words: 'First draft' },
  );

  // For others there is no such page, whatever its state.
  await page.goto(previewOf(slug));
  await expect(page.getByRole('heading', { level: 1, name: /gibt es nicht|does not exist/ })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('Entwurf')).toHaveCount(0);

  await signOn(page, 'az100007', {
    target: previewOf(slug, '?lang=de-AT,en-GB&devices=tablet').replace(originOf(), ''),
  });
  await expect(
    page.getByRole('status').filter({ hasText: /noch nicht veröffentlicht|not published yet/ }),
  ).toBeVisible();
  await expect(frameOf(page, 'tablet', 'DE').getByText('Erster Entwurf')).toBeVisible();
  await expect(frameOf(page, 'tablet', 'EN').getByText('First draft')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  // Marked: a reload would wipe it away.
  await page.evaluate(() => {
    document.body.dataset['stays'] = 'yes';
  });
  const second = await writeDraft(
    request,
    slug,
    first.version,
    { title: 'Törggelen', words: 'Zweiter Entwurf' },
    { title: 'Autumn feast', words: 'Second draft' },
  );
  await expect(frameOf(page, 'tablet', 'DE').getByText('Zweiter Entwurf')).toBeVisible();
  await expect(frameOf(page, 'tablet', 'EN').getByText('Second draft')).toBeVisible();
  expect(await askShop(request, slug)).toBe(404);

  // A visitor of the shop, who finds nothing there yet.
  const visit = await browser.newContext({ viewport: page.viewportSize() });
  await visit.addCookies([{ name: 'locale', value: shopLocale, url: originOf() }]);
  const shop = await visit.newPage();
  await shop.goto(`${originOf()}/page/${slug}`);
  const title = shop.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect(title).not.toHaveText(/Törggelen|Autumn feast/);

  await publish(request, second);
  await expect(
    page.getByRole('status').filter({ hasText: /so steht es im Shop|as the shop shows it/ }),
  ).toBeVisible();
  await expect(page.locator('body[data-stays="yes"]')).toBeVisible();
  expect(await askShop(request, slug)).toBe(200);
  await shop.reload();
  await expect(title).toHaveText(shopLocale === 'de-AT' ? 'Törggelen' : 'Autumn feast');
  await expect(
    shop.getByRole('main').getByText(shopLocale === 'de-AT' ? 'Zweiter Entwurf' : 'Second draft'),
  ).toBeVisible();
  await visit.close();
});
