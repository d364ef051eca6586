import { renderShop } from '@gastroshop/storefront/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NonWebshopItemDialog } from './non-webshop-item-dialog';

it('QTY-5: an amount that may be two stops, and one press says which', async () => {
  const onTake = vi.fn();
  const user = userEvent.setup();
  renderShop(<NonWebshopItemDialog known={{ name: 'Honig' }} onTake={onTake} onClose={vi.fn()} />);
  const take = await screen.findByRole('button', { name: 'Auf die Liste' });
  await user.type(screen.getByRole('textbox', { name: /^Menge/ }), '1.200');
  await user.click(take);
  expect(onTake).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '1200' }));
  await user.click(take);
  expect(onTake).toHaveBeenCalledWith({ name: 'Honig', unit: 'Stk', amount: '1200' });
});
