import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testProduct } from '@gastroshop/cart/testing';
import type { CheckoutLine } from '../lines/checkout-line';
import type { LineContext } from '../lines/line-price';
import { useLineGroups } from './use-line-groups';

const context: LineContext = {
  visibility: {
    prices: false,
    popup: 'none',
    highlightSpecialPrices: false,
    highlightDiscounts: false,
    bonuses: false,
  },
  today: '2026-11-25',
  priceDay: '2026-11-25',
  fair: undefined,
  billingTime: undefined,
};
const meat = { id: '11', name: 'Fleisch', ancestors: [{ id: '1', name: 'Frische' }] };
const wine = { id: '51', name: 'Weißwein', ancestors: [{ id: '5', name: 'Wein' }] };

const line = (sku: string, category: CheckoutLine['category']): CheckoutLine => ({
  sku,
  product: testProduct(sku, sku),
  category,
  amount: 1,
  unit: 'Stk',
  version: undefined,
  busy: false,
  unsent: false,
  removed: false,
});

const Cart = ({ lines }: { readonly lines: readonly CheckoutLine[] }): ReactNode => {
  const { groups, holding } = useLineGroups(lines, context);
  return (
    <>
      <div {...holding}>
        {groups.map(({ id, name, lines: own }) => (
          <ul key={id} aria-label={name ?? 'Weiteres'}>
            {own.map(({ sku }) => (
              <li key={sku} id={`line-${sku}`}>
                <input aria-label={sku} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <button>Anderswo</button>
    </>
  );
};

const heads = () => screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'));
const before = [line('a', wine), line('b', meat), line('c', meat)];
const after = [...before, line('d', meat)];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const focus = (name: string) => {
  act(() => {
    screen.getByLabelText(name).focus();
  });
};

it('makes heads at once where nobody is among the rows', () => {
  const { rerender } = render(<Cart lines={before} />);
  expect(heads()).toEqual(['Weiteres']);
  rerender(<Cart lines={after} />);
  expect(heads()).toEqual(['Fleisch', 'Weiteres']);
});

it('lets no head come while somebody types, and three seconds after the last key', () => {
  const { rerender } = render(<Cart lines={before} />);
  focus('a');
  rerender(<Cart lines={after} />);
  pass(2000);
  fireEvent.input(screen.getByLabelText('a'), { target: { value: '2' } });
  pass(2900);
  expect(heads()).toEqual(['Weiteres']);
  pass(100);
  expect(heads()).toEqual(['Fleisch', 'Weiteres']);
  expect(screen.getByLabelText('a')).toHaveFocus();
  // Nor does one go while the focus stays.
  rerender(<Cart lines={before} />);
  expect(heads()).toEqual(['Fleisch', 'Weiteres']);
});

it('moves no row that has the focus, before it is left', () => {
  const { rerender } = render(<Cart lines={before} />);
  focus('b');
  rerender(<Cart lines={after} />);
  pass(10_000);
  expect(heads()).toEqual(['Weiteres']);
  expect(screen.getByLabelText('b')).toHaveFocus();
  focus('c');
  expect(heads()).toEqual(['Weiteres']);
  act(() => {
    screen.getByRole('button').focus();
  });
  expect(heads()).toEqual(['Fleisch', 'Weiteres']);
});
