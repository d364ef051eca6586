import { renderShop } from '@gastroshop/storefront/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CountList } from './count-list';
import type { InventoryCount } from './inventory-count';
import type { CountActions } from './use-count';

const nothing = (): void => undefined;
const actions: CountActions = {
  change: nothing,
  add: nothing,
  addAll: nothing,
  addForeign: nothing,
  addCode: nothing,
  replaceCode: nothing,
  setAmount: nothing,
  setUnit: nothing,
  remove: nothing,
};

const big: InventoryCount = {
  id: 'a',
  startedAt: '2026-11-25T08:00:00Z',
  comment: '',
  unloadingArea: '',
  finished: false,
  lines: Array.from({ length: 500 }, (_, index) => ({
    kind: 'FOREIGN',
    key: `+ ${index}`,
    name: `Artikel ${index + 1}`,
    unit: 'Stk',
    amount: '',
  })),
};

it('draws of 500 lines those in view, and Enter leads from amount to amount', async () => {
  const none = new Map<never, never>();
  renderShop(
    <CountList
      count={big}
      actions={actions}
      meant={undefined}
      unknown={new Set()}
      lasts={none}
      onName={nothing}
    />,
  );
  const fields = screen.getAllByRole('textbox');
  expect(fields.length).toBeGreaterThan(5);
  expect(fields.length).toBeLessThan(60);
  const first = screen.getByRole('textbox', { name: 'Menge Artikel 1' });
  first.focus();
  fireEvent.keyDown(first, { key: 'Enter' });
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: 'Menge Artikel 2' })).toHaveFocus();
  });
});
