import { expectPaper } from '../page/opened-paper';
import { expectAccessible, expectNoOverflow } from '../page/quality';
import { expect, test } from '../shop/shop-test';
import { signOn } from '../shop/sign-on';

test('NOT-2: an urgent notification is shown until it is read, and counts no more then', async ({
  page,
  isMobile,
}) => {
  // Read is read for good: each screen has somebody of its own.
  await signOn(page, isMobile ? 'az100007' : 'az100004');
  const urgent = page.getByRole('dialog', { name: /Bestellschluss zu den Feiertagen|Order deadlines/ });
  await expect(urgent).toBeVisible();
  const bell = page.getByRole('banner').getByRole('button', { name: /^(?:Mitteilungen|Notifications), \d+/ });
  await expect(bell).toBeVisible();
  const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
  await expectAccessible(page);
  await urgent.getByRole('button', { name: /^(?:Gelesen|Got it)$/ }).click();
  await expect(urgent).toBeHidden();
  await expect(bell).toHaveAccessibleName(new RegExp(`, ${before - 1} `));
  await page.reload();
  await expect(bell).toHaveAccessibleName(new RegExp(`, ${before - 1} `));
  await expect(urgent).toBeHidden();

  await bell.click();
  await expect(page).toHaveURL(/\/my\/notification-center$/);
  await expectNoOverflow(page);
  await expectAccessible(page);
  const fish = page.getByRole('button', { name: /Tagespreise für Fisch|daily prices for fish/ });
  await fish.click();
  await expect(bell).toHaveAccessibleName(new RegExp(`, ${before - 2} `));
  // The file opens for its reader.
  await expectPaper(page, /\/v1\/notification-files\//, () =>
    page.getByRole('button', { name: /Preisliste|Price list/ }).click(),
  );

  await page.getByRole('button', { name: /Wie ich informiert werde|How you are notified/ }).click();
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('checkbox', { name: /^(?:Aktionen|Offers): (?:E-Mail|E-mail)$/ });
  const wasTicked = await box.isChecked();
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await box.click();
  expect((await kept).status()).toBe(200);
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: /Wie ich informiert werde|How you are notified/ }).click();
  await expect(box).toBeChecked({ checked: !wasTicked });
});
