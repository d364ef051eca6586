import { renderShop, testTemplateItem } from '@gastroshop/storefront/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LineDetails } from './line-details';

const show = () => {
  const onSave = vi.fn();
  renderShop(
    <LineDetails item={testTemplateItem('1', 2, { par: '12.5' })} onSave={onSave} onClose={vi.fn()} />,
    {},
  );
  return { onSave, user: userEvent.setup() };
};

describe('QTY-5: the stock to keep', () => {
  it.each([
    ['1', '1200'],
    ['2', '1.2'],
  ])('asks which of two numbers was meant, and takes that of button %s', async (key, par) => {
    const { onSave, user } = show();
    const field = await screen.findByRole('textbox', { name: /Sollbestand/ });
    await user.clear(field);
    await user.type(field, '1.200');
    expect(screen.getByText('Wie viel ist „1.200“?')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(onSave).not.toHaveBeenCalled();
    screen.getByRole('button', { name: par.replace('.', ',') }).focus();
    await user.keyboard(key);
    expect(field).toHaveValue(par.replace('.', ','));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ par }));
  });

  it('gives back what stood there before', async () => {
    const { user } = show();
    const field = await screen.findByRole('textbox', { name: /Sollbestand/ });
    await user.clear(field);
    await user.type(field, '1.200');
    screen.getByRole('button', { name: '1200' }).focus();
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('12,5');
  });
});
