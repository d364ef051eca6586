import { randomUUID } from 'node:crypto';
import { expect, originOf, test } from '../shop/shop-test';
import { signOn } from '../shop/sign-on';
import { frameOf, previewOf } from './desk';
import { publish, writeDraft } from './editors';

test.use({ expectedComplaints: [/404: .*\/v1\/cms\/|status of 404/] });

const pathOf = (slug: string, query: string): string => previewOf(slug, query).replace(originOf(), '');

test('what has a time is shown as on any day, and what is hidden is marked', async ({ page, request }) => {
  const slug = `advent-${randomUUID()}`;
  const blocks = [
    {
      kind: 'heading',
      id: 'eve',
      text: 'Am Heiligen Abend bis 12 Uhr',
      validity: { validFrom: '2031-12-24', validTo: '2031-12-24' },
    },
  ];
  const text = { title: 'Advent', words: 'Immer zu sehen', blocks };
  await writeDraft(request, slug, 0, text, text);
  await signOn(page, 'az100007', { target: pathOf(slug, '?devices=phone&lang=de-AT') });
  const frame = frameOf(page, 'phone', 'DE');
  await expect(frame.getByText('Immer zu sehen')).toBeVisible();
  await expect(frame.getByText('Am Heiligen Abend bis 12 Uhr')).toHaveCount(0);

  await page.getByRole('button', { name: /nächsten Änderung|next change/ }).click();
  await expect(page.locator('input[type="date"]')).toHaveValue('2031-12-24');
  await expect(frame.getByText('Am Heiligen Abend bis 12 Uhr')).toBeVisible();
  await page.getByRole('button', { name: /nächsten Änderung|next change/ }).click();
  await expect(page.locator('input[type="date"]')).toHaveValue('2031-12-25');
  await expect(frame.getByText('Am Heiligen Abend bis 12 Uhr')).toHaveCount(0);

  await page.getByRole('checkbox', { name: /Ausgeblendetes|hidden/ }).check();
  await expect(frame.getByText(/An diesem Tag nicht zu sehen: Überschrift/)).toBeVisible();
  // The address says it all: whoever opens it sees the same.
  await page.reload();
  await expect(frame.getByText(/An diesem Tag nicht zu sehen: Überschrift/)).toBeVisible();
});

test('a signed link opens its page for anybody, and no other', async ({
  page,
  request,
  browser,
  shopLocale,
}) => {
  const slug = `link-${randomUUID()}`;
  const text = { title: 'Weinreise', words: 'Nur für Ihre Augen' };
  await publish(request, await writeDraft(request, slug, 0, text, text));
  await writeDraft(request, slug, 1, { ...text, words: 'Noch geheim' }, { ...text, words: 'Still secret' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signOn(page, 'az100007', { target: pathOf(slug, '?devices=desktop&lang=de-AT') });
  await expect(frameOf(page, 'desktop', 'DE').getByText('Noch geheim')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(?:1 Hinweis|1 note)$/ })).toBeVisible();
  await page.getByRole('button', { name: /Link kopieren|Copy link/ }).click();
  await expect(page.getByText(/Link kopiert|Link copied/).first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get('devices')).toBe('desktop');

  const stranger = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await stranger.addCookies([{ name: 'locale', value: shopLocale, url: originOf() }]);
  const other = await stranger.newPage();
  await other.goto(link);
  await expect(frameOf(other, 'desktop', 'DE').getByText('Noch geheim')).toBeVisible();
  // Whoever has a link neither sees the list of pages nor makes more links.
  await expect(other.getByRole('button', { name: /Seite wählen|Choose a page/ })).toHaveCount(0);
  await expect(other.getByRole('button', { name: /Link kopieren|Copy link/ })).toHaveCount(0);
  const elsewhere = new URL(link);
  elsewhere.pathname = '/cms-preview/startpage';
  await other.goto(elsewhere.href);
  await expect(other.getByRole('heading', { level: 1, name: /gibt es nicht|does not exist/ })).toBeVisible();
  await stranger.close();
});

test('by keyboard an editor finds another page, and links of a page lead to its preview', async ({
  page,
}) => {
  await signOn(page, 'az100007', { target: pathOf('startpage', '?devices=desktop&lang=de-AT') });
  const frame = frameOf(page, 'desktop', 'DE');
  await frame
    .getByRole('link', { name: /Zu den Wildwochen/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cms-preview\/wildwochen\?/);
  await expect(frame.getByRole('heading', { level: 1, name: 'Wildwochen' })).toBeVisible();

  await page.getByRole('button', { name: /Seite wählen|Choose a page/ }).focus();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('searchbox', { name: /Seite suchen|Find a page/ });
  await search.focus();
  await page.keyboard.type('agb');
  await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(1);
  await page.getByRole('dialog').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cms-preview\/agb\?/);
  await expect(frame.getByRole('heading', { level: 1 })).toContainText(/Geschäftsbedingungen/);
});
