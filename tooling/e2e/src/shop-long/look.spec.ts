import { expect, originOf, test } from '../shop/shop-test';

/** Name, first stroke of the mark, and the colour of the brand with what stands on it, by scheme. */
const looks = [
  {
    host: 'localhost',
    name: 'Alpingastro',
    stroke: /^m15\.5 24\.3/,
    light: ['rgb(2, 93, 146)', 'rgb(255, 255, 255)'],
    dark: ['rgb(105, 181, 236)', 'rgb(6, 21, 32)'],
  },
  {
    host: 'gm.localhost',
    name: 'Gastrofresh',
    stroke: /^M16 17\.5C/,
    light: ['rgb(5, 103, 66)', 'rgb(255, 255, 255)'],
    dark: ['rgb(100, 195, 143)', 'rgb(8, 24, 14)'],
  },
  {
    host: 'ki.localhost',
    name: 'Kiennast',
    stroke: /^M9\.3 6\.6/,
    light: ['rgb(127, 51, 105)', 'rgb(255, 255, 255)'],
    dark: ['rgb(222, 143, 192)', 'rgb(29, 14, 23)'],
  },
  {
    host: 'll.localhost',
    name: 'Landmarkt',
    stroke: /^M16 27\.6V14/,
    light: ['rgb(129, 68, 25)', 'rgb(255, 255, 255)'],
    dark: ['rgb(218, 157, 116)', 'rgb(30, 16, 6)'],
  },
] as const;

for (const { host, name, stroke, ...colours } of looks) {
  test(`TEN-3: ${host} has the look of ${name}, by day and by night`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(originOf(host) + '/');
    const banner = page.getByRole('banner');
    const logo = banner.getByRole('img', { name, exact: true });
    await expect(logo).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(logo.locator('path').first()).toHaveAttribute('d', stroke);
    const signIn = banner.getByRole('button', { name: /^(?:Anmelden|Sign in)$/ });
    const shown: string[] = [];
    for (const scheme of ['light', 'dark'] as const) {
      const [brand, onBrand] = colours[scheme];
      await page.emulateMedia({ colorScheme: scheme });
      // The square the mark stands on, and the button one signs on with.
      await expect(logo.locator('rect').first()).toHaveCSS('fill', brand);
      await expect(signIn).toHaveCSS('background-color', brand);
      await expect(signIn).toHaveCSS('color', onBrand);
      shown.push(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor));
    }
    expect(new Set(shown).size).toBe(2);
  });
}
