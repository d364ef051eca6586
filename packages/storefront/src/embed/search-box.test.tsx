import { testProduct } from '@gastroshop/cart/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderParts } from '../testing/render-parts';
import { SearchBox } from './search-box';

const completion = () => ({
  terms: [],
  products: [testProduct('100100', 'Bergmilch')],
  categories: [{ id: 'c1', name: 'Molkerei' }],
});

describe('SearchBox', () => {
  it('suggests what is typed once typing rests, and tells the site what was searched for and chosen', async () => {
    const onSearch = vi.fn();
    const onProduct = vi.fn();
    const { fetch } = renderParts(<SearchBox onSearch={onSearch} onProduct={onProduct} />, {
      'POST products/complete': completion,
    });
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, 'milch');
    expect(await screen.findByText('Bergmilch')).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onProduct).toHaveBeenCalledWith('100100');
    await userEvent.clear(field);
    await userEvent.type(field, 'obers{Shift>}{Enter}{/Shift}');
    expect(onSearch).toHaveBeenCalledWith('obers');
  });

  it('says that suggestions could not be loaded', async () => {
    renderParts(<SearchBox />, { 'POST products/complete': () => 500 });
    await userEvent.type(await screen.findByRole('combobox'), 'milch');
    expect(await screen.findByText('Vorschläge konnten nicht geladen werden.')).toBeVisible();
  });
});
