import { entries, findLines, member, putLines, readCart } from './cart-call';
import { openElsewhere } from './elsewhere';
import { listening } from './listening';
import { colleagues } from './orderers';
import { expect, originOf, test } from './shop-test';
import { signOnAs } from './sign-on-as';

test('CRT-6: two on one cart see each other by name, settle a clash, and bring an emptied cart back', async ({
  page,
  browser,
  shopLocale,
  isMobile,
  viewport,
}) => {
  const { stefan, theresa } = colleagues();
  await signOnAs(page, stefan, '/flyers');
  const [first, second] = await findLines(page, stefan, 2, { queryString: 'joghurt' });
  if (first === undefined || second === undefined) throw new Error('There is nothing to order');
  await putLines(page, stefan, [
    { ...first, amount: 20 },
    { ...second, amount: 20 },
  ]);
  const hears = listening(page);
  await page.goto(`${originOf()}/checkout`);
  await hears;
  const amountOf = (name: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: name }).getByRole('textbox').first();
  await expect(amountOf(first.name)).toHaveValue('20');

  const hers = await openElsewhere(browser, { viewport, isMobile, shopLocale });
  await signOnAs(hers, theresa, '/checkout');
  const herAmount = hers
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: first.name })
    .getByRole('textbox')
    .first();
  await expect(herAmount).toHaveValue('20');
  await herAmount.fill('24');
  await herAmount.press('Enter');
  await expect(page.getByText(new RegExp(`${theresa.name}.*20.*24`))).toBeVisible();
  await expect(amountOf(first.name)).toHaveValue('24');

  // He has not heard of hers when he types: his line was of an older cart.
  let hers31 = false;
  await page.route(/\/my\/shopping-cart/, async (route) => {
    if (route.request().method() === 'PUT' && !hers31) {
      hers31 = true;
      await putLines(hers, theresa, [{ ...second, amount: 31 }]);
    }
    await route.continue();
  });
  await amountOf(second.name).fill('27');
  await amountOf(second.name).press('Enter');
  await expect(page.getByText(/Gleichzeitig geändert|Changed at the same time/)).toBeVisible();
  const held = await amountOf(second.name).inputValue();
  const other = held === '27' ? '31' : '27';
  await page.getByRole('button', { name: new RegExp(`(?:${other} .* nehmen|take ${other})`) }).click();
  await expect(amountOf(second.name)).toHaveValue(other);
  await expect(page.getByText(/Gleichzeitig geändert|Changed at the same time/)).toBeHidden();
  await expect(
    hers
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: second.name })
      .getByRole('textbox')
      .first(),
  ).toHaveValue(other);

  // She empties the cart; he brings all of it back, with the amounts and the note it held.
  const note = 'für die Hochzeit';
  await putLines(hers, theresa, [{ ...first, amount: 24, note }]);
  await hers.getByRole('button', { name: /^(?:Warenkorb leeren|Empty cart)$/ }).click();
  await expect(hers.getByRole('button', { name: /^(?:Alle 2 zurückholen|Bring back all 2)/ })).toBeFocused();
  const emptied = page.getByRole('region', {
    name: new RegExp(`(?:geleert von|emptied by): ${theresa.name}`),
  });
  await emptied.getByRole('button').click();
  await expect(emptied).toBeHidden();
  await expect(amountOf(first.name)).toHaveValue('24');
  await expect(herAmount).toHaveValue('24');
  const kept = entries(await readCart(hers, theresa), 'items');
  expect(kept.map((item) => [member(item, 'sku'), member(item, 'note')])).toEqual([
    [first.sku, note],
    [second.sku, undefined],
  ]);
  await hers.context().close();
});
