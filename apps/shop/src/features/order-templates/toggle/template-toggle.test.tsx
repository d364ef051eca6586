import {
  answeringFetch,
  renderShop,
  sentRequests,
  testProduct,
  testTemplate,
  testTemplateItem,
} from '@gastroshop/storefront/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TemplateToggle } from './template-toggle';

const LIST = '/v1/t/AZ/my/order-templates';

/** A backend that keeps what it is told. */
const backend = (failing = false) => {
  let on = false;
  const fetch = answeringFetch((path) => {
    if (path === LIST)
      return [
        testTemplate('1', 'Brunch', { orderTemplateItems: on ? [testTemplateItem('100', 1)] : [] }),
        testTemplate('2', 'Von anderen', { createdBy: 'az100009' }),
      ];
    if (path === '/v1/user/getCurrentUser') return { userId: 'u1', username: 'az100001' };
    if (!path.endsWith('/1/order-template-item')) return undefined;
    if (failing) return 500;
    on = path.startsWith('PUT');
    return testTemplate('1', 'Brunch');
  });
  const sent = () =>
    sentRequests(fetch).flatMap(({ call, body }) =>
      call.endsWith('/order-template-item') ? [`${call.split(' ')[0] ?? ''} ${body}`] : [],
    );
  return { fetch, sent };
};

const open = async (fetch: ReturnType<typeof answeringFetch>) => {
  const user = userEvent.setup();
  renderShop(<TemplateToggle product={testProduct('100', 'Milch')} />, { fetch });
  await user.click(await screen.findByRole('button', { name: 'Milch auf eine Bestellvorlage' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

it('TPL-2: a tick adds, no tick takes away, then the templates are asked for again', async () => {
  const { fetch, sent } = backend();
  const { user, dialog } = await open(fetch);
  const box = await dialog.findByRole('checkbox', { name: 'Brunch' });
  expect(dialog.queryByRole('checkbox', { name: 'Von anderen' })).toBeNull();
  expect(box).not.toBeChecked();
  await user.click(box);
  await expect.poll(sent).toEqual(['PUT {"productSku":"100","amount":1,"unit":"Stk"}']);
  expect(box).toBeChecked();
  // Told by the templates fetched again: the button counts them.
  await expect
    .poll(() => screen.getByRole('button', { name: 'Milch auf eine Bestellvorlage', hidden: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await user.click(box);
  await expect.poll(() => sent().at(-1)).toBe('DELETE {"productSku":"100"}');
  await expect
    .poll(() => screen.getByRole('button', { name: 'Milch auf eine Bestellvorlage', hidden: true }))
    .toHaveAttribute('aria-pressed', 'false');
  expect(box).not.toBeChecked();
});

it('ERR-5: a call that fails is told, and the tick goes back', async () => {
  const { user, dialog } = await open(backend(true).fetch);
  const box = await dialog.findByRole('checkbox', { name: 'Brunch' });
  await user.click(box);
  expect(await screen.findByText(/Ein unerwarteter Fehler/)).toBeVisible();
  await expect.poll(() => box).not.toBeChecked();
});

it('TPL-1: makes a new template with the article on it once it has a name', async () => {
  const { fetch } = backend();
  const { dialog } = await open(fetch);
  expect(await dialog.findByRole('button', { name: 'Anlegen' })).toBeDisabled();
});
