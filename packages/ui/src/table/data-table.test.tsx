import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../testing';
import { PRODUCT_COLUMNS, sampleProducts, type SampleProduct } from './product.sample';
import { DataTable } from './data-table';
import type { DataTableProps } from './data-table-props';
import type { TableSort } from './sort';

const keyOf = ({ sku }: SampleProduct): string => sku;
const nameOf = ({ name }: SampleProduct): string => name;

const Table = (props: Partial<DataTableProps<SampleProduct>>): ReactNode => {
  const [sort, setSort] = useState<TableSort>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set<string>());
  return (
    <DataTable
      label="Artikel"
      columns={PRODUCT_COLUMNS}
      rows={sampleProducts(8)}
      rowKey={keyOf}
      rowLabel={nameOf}
      sort={sort}
      onSortChange={setSort}
      selection={{ selected, onChange: setSelected }}
      {...props}
    />
  );
};

const rowAt = (index: number): HTMLElement => {
  const row = screen.getAllByRole('row')[index + 1];
  if (row === undefined) throw new Error(`No row ${index}`);
  return row;
};

const chosen = (): readonly string[] =>
  screen
    .getAllByRole('row', { selected: true })
    .map((row) => within(row).getAllByRole('gridcell')[1]?.textContent ?? '');

describe('DataTable', () => {
  it('does by its own keys what its page says, in the row the keyboard is in', async () => {
    const act = vi.fn();
    renderKit(<Table shortcuts={{ b: act, Delete: act }} />);
    rowAt(0).focus();
    await userEvent.keyboard('{ArrowDown}b{Shift>}B{/Shift}{Delete}x');
    const named: unknown = expect.objectContaining({ sku: sampleProducts(8)[1]?.sku });
    expect(act.mock.calls).toEqual([[named], [named], [named]]);
    await userEvent.click(within(rowAt(1)).getByRole('checkbox'));
    await userEvent.keyboard('b{Control>}b{/Control}');
    expect(act).toHaveBeenCalledTimes(3);
  });

  it('SEL-2: a head has three states and says them', async () => {
    renderKit(<Table />);
    const head = screen.getByRole('columnheader', { name: 'Artikel' });
    expect(head).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(head).getByRole('button'));
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(head).getByRole('button'));
    expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('columnheader', { name: 'Nummer' })).toHaveAttribute('aria-sort', 'none');
    expect(screen.getByRole('columnheader', { name: 'Herkunft' })).not.toHaveAttribute('aria-sort');
  });

  it('SEL-2: is sorted by keyboard: Tab reaches each head, Enter and Space turn it round', async () => {
    renderKit(<Table />);
    const head = screen.getByRole('columnheader', { name: 'Artikel' });
    const stops = [
      screen.getByRole('checkbox', { name: 'Alle auswählen' }),
      ...['Nummer', 'Artikel'].map((name) => screen.getByRole('button', { name })),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      expect(stop).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard(' ');
    expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(within(head).getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(rowAt(0)).toHaveFocus();
  });

  it('counts rows and columns for screen readers', () => {
    renderKit(<Table />);
    const grid = screen.getByRole('grid', { name: 'Artikel' });
    expect(grid).toHaveAttribute('aria-rowcount', '9');
    expect(grid).toHaveAttribute('aria-colcount', '5');
    expect(rowAt(0)).toHaveAttribute('aria-rowindex', '2');
  });

  it('stands heads above the rows that belong together, which the keyboard passes by', async () => {
    const groups = [
      { key: 'open', first: 0, head: 'Noch änderbar' },
      { key: 'nov', first: 2, head: 'November' },
    ];
    renderKit(<Table groups={groups} sort={undefined} />);
    const order = screen.getAllByRole('row').map((row) => row.textContent);
    expect(order.indexOf('November')).toBe(order.indexOf('Noch änderbar') + 3);
    expect(screen.getByRole('rowheader', { name: 'November' })).toHaveAttribute('aria-colspan', '5');
    // A head, then two rows, then the next head.
    rowAt(2).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(rowAt(4)).toHaveFocus();
  });

  it('leaves the heads of groups their room where only a part of the rows is drawn', () => {
    const groups = [
      { key: 'first', first: 0, head: 'Erste' },
      { key: 'rest', first: 1, head: 'Rest' },
    ];
    renderKit(<Table rows={sampleProducts(150)} groups={groups} rowHeight={50} />);
    const starts = [1, 3, 4].map(rowAt).map((row) => row.style.getPropertyValue('--row-start'));
    expect(starts).toEqual(['40px', '130px', '180px']);
    const head = screen.getByRole('rowheader', { name: 'Rest' }).parentElement;
    expect(head?.style.getPropertyValue('--row-start')).toBe('90px');
  });

  it('travels through rows with the keyboard, one stop for Tab', async () => {
    renderKit(<Table sort={undefined} />);
    rowAt(0).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(rowAt(2)).toHaveFocus();
    expect(rowAt(0)).toHaveAttribute('tabindex', '-1');
    expect(rowAt(2)).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{End}');
    expect(rowAt(7)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Home}');
    expect(rowAt(0)).toHaveFocus();
  });

  it('chooses with Space and a range with Shift, opens with Enter', async () => {
    const onOpen = vi.fn();
    renderKit(<Table onOpen={onOpen} />);
    rowAt(1).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(chosen()).toEqual(['100001', '100002', '100003']);
    expect(screen.getByRole('status')).toHaveTextContent('3 ausgewählt');
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ sku: '100003' }));
  });

  it('chooses a range with Shift and clicks, all with the box in the head', async () => {
    const user = userEvent.setup();
    renderKit(<Table />);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    const [all, first, , third] = boxes;
    if (all === undefined || first === undefined || third === undefined) throw new Error('Boxes missing');
    await user.click(first);
    expect(all.indeterminate).toBe(true);
    await user.keyboard('{Shift>}');
    await user.click(third);
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual(['100000', '100001', '100002']);
    await user.click(all);
    expect(chosen()).toHaveLength(8);
    expect(all).toBeChecked();
    await user.click(all);
    expect(screen.queryAllByRole('row', { selected: true })).toHaveLength(0);
  });

  it('travels by pages', async () => {
    renderKit(<Table rows={sampleProducts(150)} />);
    rowAt(0).focus();
    await userEvent.keyboard('{PageDown}');
    const page = Number(document.activeElement?.getAttribute('data-index'));
    expect(page).toBeGreaterThan(1);
    await userEvent.keyboard('{PageDown}');
    expect(document.activeElement).toHaveAttribute('data-index', String(2 * page));
    await userEvent.keyboard('{PageUp}');
    expect(document.activeElement).toHaveAttribute('data-index', String(page));
  });

  it('leaves the arrows to what is typed in a row, and Enter to its buttons', async () => {
    const onOpen = vi.fn();
    const onPress = vi.fn();
    const columns = [
      {
        key: 'amount',
        header: 'Menge',
        cell: ({ sku }: SampleProduct) => (
          <>
            <input aria-label={`Menge ${sku}`} />
            <button type="button" onClick={onPress}>
              Legen
            </button>
          </>
        ),
      },
    ];
    renderKit(<Table columns={columns} onOpen={onOpen} />);
    rowAt(0).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const field = screen.getByRole('textbox', { name: 'Menge 100000' });
    expect(field).toHaveFocus();
    await userEvent.keyboard('12{ArrowLeft}3 {ArrowDown}');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('13 2');
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(onPress).toHaveBeenCalledTimes(2);
    expect(onOpen).not.toHaveBeenCalled();
    expect(screen.queryByRole('row', { selected: true })).toBeNull();
  });

  it('enters a row’s controls with Arrow Right and leaves them with Arrow Left', async () => {
    renderKit(<Table />);
    rowAt(1).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(rowAt(1)).getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(rowAt(1)).toHaveFocus();
  });

  it('says that it loads, that there is nothing, that it failed', () => {
    const { rerender } = renderKit(<Table rows={[]} loading />);
    expect(screen.getByRole('status')).toHaveTextContent('Wird geladen');
    expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    rerender(<Table rows={[]} empty={<p>Noch nichts hier</p>} />);
    expect(screen.getByText('Noch nichts hier')).toBeVisible();
    rerender(<Table rows={[]} error={<p>Nicht geladen</p>} empty={<p>Noch nichts hier</p>} />);
    expect(screen.getByText('Nicht geladen')).toBeVisible();
    expect(screen.queryByText('Noch nichts hier')).not.toBeInTheDocument();
  });

  it('offers nothing to choose and nothing to sort above an empty list, in the columns of a full one', () => {
    const { rerender } = renderKit(<Table rows={[]} empty={<p>Noch nichts hier</p>} />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map((head) => head.getAttribute('aria-colindex'))).toEqual(['1', '2', '3', '4', '5']);
    expect(heads[0]).toHaveTextContent('Auswahl');
    rerender(<Table rows={[]} shape="phone" card={nameOf} empty={<p>Noch nichts hier</p>} />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('keeps its heads to sort by while rows are on their way', () => {
    renderKit(<Table rows={[]} loading />);
    const head = screen.getByRole('columnheader', { name: 'Preis netto' });
    expect(within(head).getByRole('button')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('draws cards on the phone, sorts by a choice and opens by a tap', async () => {
    const onOpen = vi.fn();
    const onSortChange = vi.fn();
    renderKit(
      <Table shape="phone" card={({ name }) => <b>{name}</b>} onOpen={onOpen} onSortChange={onSortChange} />,
    );
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Sortierung' }),
      'Preis netto, absteigend',
    );
    expect(onSortChange).toHaveBeenCalledWith({ column: 'price', direction: 'desc' });
    await userEvent.click(screen.getByText('Obers 36 % 1 l'));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ sku: '100001' }));
  });

  it('draws a part of a long table, and all of it on paper', () => {
    renderKit(<Table rows={sampleProducts(150)} />);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '151');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    window.dispatchEvent(new Event('beforeprint'));
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(151);
    window.dispatchEvent(new Event('afterprint'));
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  it('draws again only the row chosen and the one the keyboard left', async () => {
    const drawn = vi.fn();
    const columns = [
      {
        key: 'name',
        header: 'Artikel',
        cell: ({ sku, name }: SampleProduct) => {
          drawn(sku);
          return name;
        },
      },
    ];
    const rows = sampleProducts(5);
    renderKit(<Table columns={columns} rows={rows} />);
    drawn.mockClear();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Obers 36 % 1 l auswählen' }));
    expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['100000', '100001']));
  });
});
