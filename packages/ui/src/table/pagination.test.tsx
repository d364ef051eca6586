import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../testing';
import { Pagination } from './pagination';

describe('Pagination', () => {
  it('API-3: a page has 100 rows by default and may have 50, 100 or 300', async () => {
    const onPageSizeChange = vi.fn();
    renderKit(<Pagination page={1} total={250} onPageChange={vi.fn()} onPageSizeChange={onPageSizeChange} />);
    const size = screen.getByRole('combobox', { name: 'Zeilen je Seite' });
    expect(size).toHaveValue('100');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '50 je Seite',
      '100 je Seite',
      '300 je Seite',
    ]);
    expect(screen.getByText('1–100 von 250')).toBeInTheDocument();
    await userEvent.selectOptions(size, '300');
    expect(onPageSizeChange).toHaveBeenCalledWith(300);
  });

  it('travels and marks the current page', async () => {
    const onPageChange = vi.fn();
    renderKit(<Pagination page={2} total={250} onPageChange={onPageChange} />, 'en-GB');
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(onPageChange.mock.calls).toEqual([[3], [1], [3]]);
  });

  it('ends at both ends', () => {
    renderKit(<Pagination page={1} total={120} onPageChange={vi.fn()} />);
    expect(screen.getByRole('button', { name: 'Vorige Seite' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Nächste Seite' })).toBeEnabled();
  });
});
