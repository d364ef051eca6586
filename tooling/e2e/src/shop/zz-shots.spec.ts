import { findLines } from './cart-call';
import { orderer } from './orderers';
import { expectArrived, openPad } from './pad-steps';
import { test } from './shop-test';
test('shots', async ({ page, shopLocale }) => {
  test.setTimeout(90_000);
  const who = orderer('mixed list');
  await openPad(page, who);
  const found = await findLines(page, who, 9);
  const text = ['3 ktn obers', '4 häuptelsalat','2 kolli butter', 'kaffee 6', '10 Kisten Cola Sprizzo 24 × 0,33 l', '999999999 2 Stk',
    ...found.slice(0,6).map(f => `${f.sku} ${f.amount} ${f.unitAbbreviation}`), ...found.slice(6).map(f => `${f.sku} ${f.amount}`)].join('\n');
  await page.getByRole('button', { name: /^(?:Einfügen|Paste)/ }).first().click();
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  await page.getByRole('dialog').getByRole('button', { name: /^(?:Übernehmen|Accept)$/ }).click();
  await expectArrived(page, 15);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/b-pad-${shopLocale}.png` });
  await page.getByRole('button', { name: /Zeilen klären|Settle \d/ }).click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/b-step1-${shopLocale}.png` });
  for (let i = 0; i < 12; i += 1) {
    const later = page.getByRole('dialog').getByRole('button', { name: /^(?:Später|Later)$/ });
    if ((await later.count()) === 0) break;
    await page.screenshot({ path: `/tmp/b-open${i}-${shopLocale}.png` });
    await later.click();
    await page.waitForTimeout(600);
  }
  await page.screenshot({ path: `/tmp/b-kind-${shopLocale}.png` });
});
