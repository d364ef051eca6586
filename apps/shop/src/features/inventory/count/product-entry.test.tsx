import { fakeGateway, renderShop, testProduct } from '@gastroshop/storefront/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ProductEntry } from './product-entry';

const milk = testProduct('100', 'Vollmilch');

/** @param hangs questions for five, or for light milk, are never answered */
const show = (isDone = true, hangs = false) => {
  const onProduct = vi.fn();
  const onText = vi.fn<(text: string) => Promise<boolean>>(() => Promise.resolve(isDone));
  const gateway = fakeGateway({
    complete: ({ query }) =>
      hangs && /^5|hell/.test(query)
        ? new Promise(() => undefined)
        : Promise.resolve({ terms: [], products: [milk], categories: [] }),
  });
  renderShop(<ProductEntry onProduct={onProduct} onText={onText} onCategory={vi.fn()} />, { gateway });
  return { onProduct, onText };
};

describe('the field through which articles come onto a stock-taking', () => {
  it('hands over the amount and the unit that were typed with what is chosen', async () => {
    const user = userEvent.setup();
    const { onProduct } = show();
    await user.type(screen.getByRole('combobox'), '3 Ktn milch');
    await user.click(await screen.findByRole('row', { name: /Vollmilch/ }));
    expect(onProduct).toHaveBeenCalledWith(milk, expect.objectContaining({ amount: 3, unit: 'Ktn' }));
    expect(screen.getByRole('combobox')).toHaveValue('');
  });

  it('hands over no amount of an answer to what stood there before', async () => {
    const user = userEvent.setup();
    const { onProduct } = show(true, true);
    await user.type(screen.getByRole('combobox'), '3 milch');
    await screen.findByRole('row', { name: /Vollmilch/ });
    await user.type(screen.getByRole('combobox'), ' hell');
    await user.click(await screen.findByRole('row', { name: /Vollmilch/ }));
    expect(onProduct).toHaveBeenCalledExactlyOnceWith(milk, {});
  });

  it('offers nothing of what stood there before', async () => {
    const user = userEvent.setup();
    const { onProduct, onText } = show(true, true);
    await user.type(screen.getByRole('combobox'), '3 milch');
    await screen.findByRole('row', { name: /Vollmilch/ });
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), '5 reis');
    expect(screen.queryByRole('row', { name: /Vollmilch/ })).toBeNull();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onProduct).not.toHaveBeenCalled();
    expect(onText).toHaveBeenCalledExactlyOnceWith('5 reis');
  });

  it.each([
    [true, ''],
    [false, '3 Ktn milch'],
  ])('done %s leaves %j in the field', async (isDone, left) => {
    const user = userEvent.setup();
    const { onText } = show(isDone);
    await user.type(screen.getByRole('combobox'), '3 Ktn milch{Enter}');
    expect(onText).toHaveBeenCalledExactlyOnceWith('3 Ktn milch');
    await vi.waitFor(() => {
      expect(screen.getByRole('combobox')).toHaveValue(left);
    });
  });

  it('opens the suggestions at once where several fit, to choose one', async () => {
    const user = userEvent.setup();
    const { onProduct } = show(false);
    await user.type(screen.getByRole('combobox'), '3 Ktn milch{Enter}');
    const milkRow = await screen.findByRole('row', { name: /Vollmilch/ });
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await user.click(milkRow);
    expect(onProduct).toHaveBeenCalledExactlyOnceWith(milk, expect.objectContaining({ amount: 3 }));
  });
});
