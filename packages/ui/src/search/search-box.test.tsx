import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode, useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../testing';
import { sampleCompletion, sampleHistory, sampleMistyped } from './completion.sample';
import { LiveSearch } from './live-search.sample';
import type { SearchBoxHandle, SearchBoxProps } from './search-box-props';

const show = (props: Partial<SearchBoxProps> = {}) => {
  const calls = {
    onSubmit: vi.fn(),
    onChooseProduct: vi.fn(),
    onChooseCategory: vi.fn(),
    onValueChange: vi.fn(),
    onChooseBrand: vi.fn(),
    onForget: vi.fn(),
    onForgetAll: vi.fn(),
  };
  renderKit(
    <LiveSearch
      value=""
      completion={sampleCompletion}
      renderControl={({ sku }) => <input aria-label={`Menge ${sku}`} />}
      {...calls}
      {...props}
    />,
  );
  return { ...calls, field: screen.getByRole('combobox', { name: 'Suche' }) };
};

/** Presses a key as soon as its children are on the page, before anything that waits for the page to be painted. */
const PressedAtOnce = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  }, [name]);
  return children;
};

const reached = (): string | null => screen.queryByRole('row', { selected: true })?.textContent ?? null;

describe('SearchBox', () => {
  it('travels with the arrow keys, past the ends back to the field', async () => {
    const { field } = show();
    await userEvent.type(field, 'obers');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(reached()).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(reached()).toContain('Schlagobers');
    expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
      'Schlagobers',
    );
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(reached()).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    expect(reached()).toContain('sauerrahm');
    expect(field).toHaveFocus();
  });

  it('searches with Enter, opens what the arrow keys reached', async () => {
    const { field, onSubmit, onChooseProduct, onChooseCategory } = show();
    await userEvent.type(field, 'obers{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('obers');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChooseProduct).toHaveBeenCalledExactlyOnceWith(sampleCompletion.products[0]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(onChooseCategory).toHaveBeenCalledExactlyOnceWith(sampleCompletion.categories[0]);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('opens when the page asks for it, with the focus in the field', async () => {
    const handleRef = createRef<SearchBoxHandle>();
    const { field, onSubmit } = show({ handleRef });
    await userEvent.type(field, 'obers{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('obers');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    field.blur();
    act(() => {
      handleRef.current?.open();
    });
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveFocus();
  });

  it('takes amounts in the list: Tab leads to that of the product reached, Escape back', async () => {
    const { field, onChooseProduct } = show();
    await userEvent.type(field, 'obers{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Menge 201150' })).toHaveFocus();
    await userEvent.keyboard('12');
    expect(screen.getByRole('textbox', { name: 'Menge 201150' })).toHaveValue('12');
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveFocus();
    expect(onChooseProduct).not.toHaveBeenCalled();
  });

  it('closes with Escape, then empties the field', async () => {
    const { field } = show();
    await userEvent.type(field, 'obers{Escape}');
    expect(field).toHaveValue('obers');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveValue('');
  });

  it('shows past searches before anything is typed, repeats and forgets them', async () => {
    const { field, onSubmit, onForget } = show({ completion: sampleHistory });
    await userEvent.click(field);
    await userEvent.click(screen.getByRole('button', { name: 'sauerrahm vergessen' }));
    expect(onForget).toHaveBeenCalledExactlyOnceWith('sauerrahm');
    await userEvent.click(screen.getByText('tk garnelen 16/20'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('tk garnelen 16/20');
    expect(field).toHaveValue('tk garnelen 16/20');
  });

  it('leads by keyboard to the cross of a past search, and keeps the focus when it is gone', async () => {
    const { field, onForget, onForgetAll } = show({ completion: sampleHistory });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    expect(screen.getByRole('button', { name: 'sauerrahm vergessen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onForget).toHaveBeenCalledExactlyOnceWith('sauerrahm');
    expect(field).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Alle vergessen' }));
    expect(onForgetAll).toHaveBeenCalledOnce();
    expect(field).toHaveFocus();
  });

  it('offers what was meant behind the products, then categories and brands, as groups', async () => {
    const { field, onSubmit, onChooseBrand } = show({ completion: sampleMistyped });
    await userEvent.type(field, 'obres');
    expect(screen.getAllByRole('rowgroup').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Artikel',
      'Meinten Sie',
      'Kategorien',
      'Marken',
    ]);
    await userEvent.click(screen.getByText('Obersdorfer Molkerei'));
    expect(onChooseBrand).toHaveBeenCalledExactlyOnceWith('Obersdorfer Molkerei');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('Obers');
    expect(field).toHaveValue('Obers');
  });

  it('says that there is nothing, and closes when the buyer goes elsewhere', async () => {
    const nothing = { products: [], categories: [], pastSearches: [] };
    const { field } = show({ completion: nothing });
    await userEvent.type(field, 'xyz');
    expect(screen.getByText(/Keine Vorschläge zu „xyz“/)).toBeVisible();
    await userEvent.click(document.body);
    expect(screen.queryByText(/Keine Vorschläge/)).not.toBeInTheDocument();
  });

  it('is reached with "/" from anywhere but other fields', async () => {
    const { field } = show({ shortcut: true });
    await userEvent.keyboard('/');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    await userEvent.keyboard('1/2');
    expect(field).toHaveValue('1/2');
  });

  it('gives way to the next search when reached with "/"', async () => {
    const { field } = show({ shortcut: true, value: 'obers' });
    await userEvent.keyboard('/milch');
    expect(field).toHaveValue('milch');
  });

  it('is reached with "/" from the moment it can be seen', () => {
    renderKit(
      <PressedAtOnce name="/">
        <LiveSearch
          value=""
          completion={sampleCompletion}
          onSubmit={vi.fn()}
          onChooseProduct={vi.fn()}
          onChooseCategory={vi.fn()}
          onValueChange={vi.fn()}
          shortcut
        />
      </PressedAtOnce>,
    );
    expect(screen.getByRole('combobox', { name: 'Suche' })).toHaveFocus();
  });
});
