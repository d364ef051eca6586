import { useQueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeGateway, TEST_SCOPE } from '../testing/fake-gateway';
import { renderShop } from '../testing/render-shop';
import { testCart, testItem } from '@gastroshop/cart/testing';
import { type OutboxEntry, entryAdded, entriesPhaseChanged, draftChanged } from '@gastroshop/cart/outbox';
import { cartKey } from './cart-query';
import { useCartLine } from './use-cart-line';
import { useCartSummary } from './use-cart-summary';

const renders = new Map<string, number>();
beforeEach(() => {
  renders.clear();
});

const Row = ({ sku }: { readonly sku: string }): ReactNode => {
  const { known, line, draft, busy } = useCartLine(sku);
  renders.set(sku, (renders.get(sku) ?? 0) + 1);
  const state = known ? `${line?.amount ?? 'none'} ${line?.unit ?? ''}` : 'unknown';
  return (
    <p>
      {`${sku}: ${state} ${draft?.text ?? ''} ${busy ? 'busy' : ''}${line?.unsent === true ? 'unsent' : ''}`.trim()}
    </p>
  );
};

/** What the backend would answer next. */
const answered = testCart(testItem('1', 3), testItem('2', 9), testItem('3', 1));

const Answer = (): ReactNode => {
  const queryClient = useQueryClient();
  return (
    <button
      type="button"
      onClick={() => {
        queryClient.setQueryData(cartKey(TEST_SCOPE), answered);
      }}
    >
      answer
    </button>
  );
};

const Header = (): ReactNode => {
  const { count, unsent } = useCartSummary();
  return <p>{`cart: ${count}, ${unsent} unsent`}</p>;
};

const edit = (sku: string, amount: number): OutboxEntry => ({
  sku,
  amount,
  unit: 'Ktn',
  operationId: `op-${sku}-${amount}`,
  actedAt: 0,
  phase: 'waiting',
});

const cart = testCart(testItem('1', 3), testItem('2', 1), testItem('3', 1));

const start = async () => {
  const gateway = fakeGateway();
  const shop = renderShop(
    <>
      {['1', '2', '4'].map((sku) => (
        <Row key={sku} sku={sku} />
      ))}
      <Header />
      <Answer />
    </>,
    {
      gateway: {
        ...gateway,
        ...(gateway.cart && { cart: { ...gateway.cart, read: () => Promise.resolve(cart) } }),
      },
    },
  );
  await screen.findByText('1: 3 Stk');
  renders.clear();
  return shop;
};

describe('what the cart has to do with one article', () => {
  it('is its line, and none for what is not in it', async () => {
    await start();
    expect(screen.getByText('2: 1 Stk')).toBeInTheDocument();
    expect(screen.getByText('4: none')).toBeInTheDocument();
    expect(screen.getByText('cart: 3, 0 unsent')).toBeInTheDocument();
  });

  it('CRT-2: is what the buyer made of it, at once and busy, and renders that row alone', async () => {
    const { store } = await start();
    act(() => {
      store.dispatch(entryAdded(edit('2', 5)));
    });
    expect(screen.getByText('2: 5 Ktn busy')).toBeInTheDocument();
    expect([...renders.keys()]).toEqual(['2']);
  });

  it('CRT-2: stays as typed when it could not be sent, busy no more', async () => {
    const { store } = await start();
    act(() => {
      store.dispatch(entryAdded(edit('2', 5)));
      store.dispatch(entriesPhaseChanged({ operationIds: ['op-2-5'], phase: 'unsent' }));
    });
    expect(screen.getByText('2: 5 Ktn unsent')).toBeInTheDocument();
    expect(screen.getByText('cart: 3, 1 unsent')).toBeInTheDocument();
  });

  it('a removal shows at once, in the row and in the count', async () => {
    const { store } = await start();
    act(() => {
      store.dispatch(entryAdded(edit('1', 0)));
    });
    expect(screen.getByText('1: none busy')).toBeInTheDocument();
    expect(screen.getByText('cart: 2, 0 unsent')).toBeInTheDocument();
  });

  it('a draft renders its row alone', async () => {
    const { store } = await start();
    act(() => {
      store.dispatch(draftChanged({ sku: '4', draft: { text: '12', unit: 'Stk' } }));
    });
    expect(screen.getByText('4: none 12')).toBeInTheDocument();
    expect([...renders.keys()]).toEqual(['4']);
  });

  it('an answer of the backend renders the rows it changes alone', async () => {
    await start();
    act(() => {
      screen.getByRole('button', { name: 'answer' }).click();
    });
    expect(await screen.findByText('2: 9 Stk')).toBeInTheDocument();
    expect([...renders.keys()]).toEqual(['2']);
  });
});
