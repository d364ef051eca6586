import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answeringFetch } from '../../testing/answering-fetch';
import { renderShop } from '../../testing/render-shop';
import { testTemplate } from '../../testing/test-template';
import { SaveTemplate } from './save-template';

it('TPL-1: cannot be sent off while the template has no name', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  const fetch = answeringFetch((path) =>
    path === 'POST /v1/t/AZ/my/order-templates' ? testTemplate('1', 'Woche 48') : undefined,
  );
  renderShop(<SaveTemplate lines={[{ sku: '1', amount: 2, unit: 'Ktn' }]} onClose={onClose} />, { fetch });
  const save = await screen.findByRole('button', { name: 'Speichern' });
  expect(save).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: /Name/ }), '   ');
  expect(save).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Woche 48{Enter}');
  await vi.waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
  const sent = fetch.mock.calls.find(([url]) => typeof url === 'string' && url.includes('order-templates'));
  expect(sent?.[1]?.body).toBe(
    JSON.stringify({
      name: 'Woche 48',
      shareable: false,
      orderTemplateItems: [{ productSku: '1', amount: 2, unit: 'Ktn' }],
    }),
  );
});
