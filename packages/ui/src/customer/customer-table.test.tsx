import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderKit } from '../testing';
import { LiveCustomers, sampleCustomers } from './customers.sample';

const cellsOf = (row: HTMLElement): readonly (string | null)[] =>
  within(row)
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);

const bodyRows = (): readonly HTMLElement[] => screen.getAllByRole('row').slice(1);

describe('CustomerTable', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('SEL-1: has the columns number, name and address, empty where it is missing', () => {
    renderKit(<LiveCustomers customers={sampleCustomers} />);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Kundennummer',
      'Name',
      'Adresse',
      'Auswahl',
    ]);
    expect(bodyRows().map(cellsOf)).toContainEqual(['60 512', 'Kantine Werk III', '', 'Wählen']);
  });

  it('SEL-2: a click on a head toggles ascending and descending, the other heads are not sorted', async () => {
    const onSortChange = vi.fn();
    renderKit(<LiveCustomers customers={sampleCustomers} onSortChange={onSortChange} />);
    const sorts = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));
    expect(sorts()).toEqual(['ascending', 'none', 'none', null]);
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(sorts()).toEqual(['none', 'ascending', 'none', null]);
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(sorts()).toEqual(['none', 'descending', 'none', null]);
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'desc' });
  });

  it.each([false, true])('SEL-3: where customers can be filtered, a search box: %s', (filterable) => {
    renderKit(<LiveCustomers customers={sampleCustomers} filterable={filterable} />);
    expect(screen.queryAllByRole('searchbox')).toHaveLength(filterable ? 1 : 0);
  });

  // What a phone must not have is the box that waits: it has a search of its own that answers with every key.
  it('SEL-3: the search of a phone filters with the first key, and leaves the keyboard down at first', () => {
    const onFilter = vi.fn();
    renderKit(<LiveCustomers customers={sampleCustomers} shape="phone" onFilter={onFilter} />);
    const box = screen.getByRole('searchbox');
    expect(box).not.toHaveFocus();
    fireEvent.change(box, { target: { value: 'W' } });
    expect(onFilter).toHaveBeenCalledExactlyOnceWith('W');
  });

  it('the keyboard begins in the filter, goes on to the customers, and Enter takes what is typed', async () => {
    const onEnter = vi.fn();
    renderKit(<LiveCustomers customers={sampleCustomers} onEnter={onEnter} first="Seehotel Wörthersee" />);
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByText('Seehotel Wörthersee', { selector: 'p' })).toBeVisible();
    await userEvent.keyboard('wör{Enter}');
    expect(onEnter).toHaveBeenCalledExactlyOnceWith('wör');
    await waitFor(() => {
      expect(bodyRows()).toHaveLength(1);
    });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => {
      expect(bodyRows()[0]).toHaveFocus();
    });
  });

  it('takes the focus from nobody who is writing', () => {
    const elsewhere = document.createElement('input');
    document.body.append(elsewhere);
    elsewhere.focus();
    renderKit(<LiveCustomers customers={sampleCustomers} />);
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  it('SEL-3: the filter waits 100 ms for the next key', () => {
    vi.useFakeTimers();
    const onFilter = vi.fn();
    renderKit(<LiveCustomers customers={sampleCustomers} onFilter={onFilter} />);
    const box = screen.getByRole('searchbox');
    fireEvent.change(box, { target: { value: 'H' } });
    act(() => {
      vi.advanceTimersByTime(99);
    });
    fireEvent.change(box, { target: { value: 'Hirsch' } });
    act(() => {
      vi.advanceTimersByTime(99);
    });
    expect(onFilter).not.toHaveBeenCalled();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(onFilter).toHaveBeenCalledExactlyOnceWith('Hirsch');
    expect(bodyRows()).toHaveLength(1);
  });

  it('SEL-4: a row has a button on the desktop, the current customer a checkmark instead', async () => {
    const onChoose = vi.fn();
    renderKit(<LiveCustomers customers={sampleCustomers} currentId="48 213" onChoose={onChoose} />);
    expect(screen.getAllByText('Wählen')).toHaveLength(5);
    const current = screen.getByRole('row', { name: 'Gasthof Zum Goldenen Hirschen' });
    expect(current).toHaveAttribute('aria-current', 'true');
    expect(within(current).getByText('Aktueller Kunde').querySelector('svg')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Bäckerei Ölz wählen' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('48 377');
  });

  it('SEL-4: on the phone a tap on the row chooses', async () => {
    const onChoose = vi.fn();
    renderKit(
      <LiveCustomers customers={sampleCustomers} currentId="48 213" onChoose={onChoose} shape="phone" />,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(
      screen.getByRole('row', { name: 'Gasthof Zum Goldenen Hirschen' }).querySelector('svg'),
    ).not.toBeNull();
    await userEvent.click(screen.getByText('Rathausplatz 1, 3100 St. Pölten'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('48 377');
  });
});
