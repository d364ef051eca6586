import { expectAccessible } from '../page/quality';
import { visitor } from './orderers';
import { expect, originOf, test } from './shop-test';
import { signOnAs } from './sign-on-as';

test('whoever looks after the customer stands first among the contacts, and for visitors nobody does', async ({
  page,
}) => {
  const me = visitor();
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', {
    name: /^(?:Ihr persönlicher Kontakt|Your personal contact)$/,
  });
  await page.goto(`${originOf(me.host)}/contacts`);
  await expect(main.getByRole('heading', { name: /^(?:Verkauf|Sales)$/ })).toBeVisible();
  await expect(heading).toHaveCount(0);

  await signOnAs(page, me, '/contacts');
  await expect(heading).toBeVisible();
  const own = main.locator('section').filter({ has: heading });
  await expect(own.getByRole('heading', { name: 'Michael Winkler' })).toBeVisible();
  await expect(own.getByRole('link', { name: /^verkauf-1@/ })).toHaveAttribute('href', /^mailto:verkauf-1@/);
  await expect(own.getByRole('link', { name: /^\+43/ })).toHaveAttribute('href', /^tel:\+43/);
  // Before every department.
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
    /^(?:Ihr persönlicher Kontakt|Your personal contact)$/,
  );
  await expectAccessible(page);
});
