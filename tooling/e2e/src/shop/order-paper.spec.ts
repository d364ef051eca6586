import { printedText, withoutBlanks } from '../page/printed-text';
import { expect, test } from './shop-test';
import { signOn } from './sign-on';

/** So short a word may well be a part of another one. */
const TELLING = 6;
/** Of the head of the page the logo alone belongs on paper. */
const LOGO = 'Alpingastro';

test('an order printed from its page is the order alone: no ways, no tools, no history', async ({ page }) => {
  await signOn(page, 'az100001', { target: '/my/orders' });
  await page.getByRole('button', { name: /^(?:Ablehnen|Decline)$/ }).click();
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: /^\d{6,}$/ }).nth(3);
  const number = await link.innerText();
  await link.click();
  await expect(main.getByRole('heading', { level: 1 })).toContainText(number);
  const lines = main.locator('section li').filter({ has: page.locator('a[href*="/product/"]') });
  const sum = /€\s[\d.]+,\d\d/;
  await expect(lines.first()).toContainText(sum);
  const names = await lines.locator('a[href*="/product/"]').allInnerTexts();
  const sums = (await lines.allInnerTexts()).flatMap((words) => sum.exec(words) ?? []);
  expect(names.length).toBeGreaterThan(1);

  const frame = page.getByRole('banner').or(page.getByRole('contentinfo')).or(page.getByRole('navigation'));
  const words = [
    ...(await frame.getByRole('link').allInnerTexts()),
    ...(await frame.getByRole('button').allInnerTexts()),
    ...(await main.getByRole('button').allInnerTexts()),
    ...(await main.getByRole('heading', { level: 2 }).allInnerTexts()),
  ]
    .map(withoutBlanks)
    .filter((text) => text.length >= TELLING && text !== LOGO);
  expect(words.length).toBeGreaterThan(3);

  const paper = await printedText(page);
  for (const text of [number, ...names, ...sums]) expect(paper).toContain(withoutBlanks(text));
  const bare = names.reduce((left, name) => left.replaceAll(withoutBlanks(name), ''), paper);
  expect(words.filter((text) => bare.includes(text))).toEqual([]);
  // Each line once: the page itself is not printed behind its paper.
  for (const name of new Set(names)) {
    const times = names.filter((other) => withoutBlanks(other).includes(withoutBlanks(name))).length;
    expect(paper.split(withoutBlanks(name)).length - 1, name).toBe(times);
  }
  // And on the screen everything is there again.
  await expect(main.getByRole('button', { name: /^(?:Nochmals bestellen|Order again)$/ })).toBeVisible();
});
