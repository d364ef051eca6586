import { fireEvent, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../testing';
import type { ProductActions, ProductOrderState, ProductCardData } from './product-data';
import { ProductCard } from './product-card';
import { ProductListHead } from './product-list-head';
import { ProductRow } from './product-row';
import { ProductTile } from './product-tile';
import { sampleOrder, sampleProduct } from './product.sample';

const product = sampleProduct(5);
const order = sampleOrder(5);

describe('PRI-9: without the right to see prices', () => {
  it('a row, a tile and the head hold none and no place for them', () => {
    const { container } = renderKit(
      <>
        <ProductListHead withPrices={false} />
        <ProductRow product={product} order={order} withPrices={false} />
        <ProductTile product={product} order={order} withPrices={false} />
      </>,
    );
    expect(container).not.toHaveTextContent('€');
    expect(container).not.toHaveTextContent('Preis');
    expect(container.querySelectorAll('[data-without-prices]')).toHaveLength(3);
  });

  it('with it they show price, unit and note', () => {
    renderKit(<ProductRow product={product} order={order} />);
    const row = screen.getByRole('listitem');
    expect(row).toHaveTextContent('€ 16,20/ Kistestatt € 18,40');
    expect(row).toHaveTextContent('€ 32,40');
  });
});

describe('what the amount comes to', () => {
  const sum = (own: Partial<ProductCardData>, differing: Partial<ProductOrderState> = {}) => {
    const { container } = renderKit(
      <ProductRow product={{ ...product, ...own }} order={{ ...order, ...differing }} />,
    );
    return [...container.querySelectorAll('[data-of], [data-total]')].map((cell) => [
      cell.textContent,
      cell.getAttribute('data-of') ?? cell.getAttribute('data-total'),
    ]);
  };
  const price = { priceText: '€ 16,20', unit: 'Kiste' };

  it('stands in its column, and below the price where there is none', () => {
    expect(sum({ price })).toEqual([
      ['2 Kiste · € 32,40', 'CART'],
      ['€ 32,40', 'CART'],
    ]);
  });

  it('says whether it is in the cart, typed or proposed', () => {
    expect(sum({ price }, { inCart: false })[1]).toEqual(['€ 32,40', 'PROPOSED']);
    const draft = { text: '2', unit: 'Kiste' };
    expect(sum({ price }, { inCart: false, draft })[1]).toEqual(['€ 32,40', 'TYPED']);
  });

  it('is told nowhere where it is the price itself', () => {
    expect(sum({ price, total: undefined })).toEqual([]);
  });

  it('gives way to a tier within reach below the price', () => {
    const note = { kind: 'NEXT_TIER', missing: '1 Kiste', price: '€ 15,00' } as const;
    expect(sum({ price: { ...price, note } })).toEqual([['€ 32,40', 'CART']]);
  });

  it('is no matter of what cannot be ordered', () => {
    const { container } = renderKit(<ProductRow product={{ ...product, price }} />);
    expect(container.querySelectorAll('[data-of], [data-total]')).toHaveLength(0);
  });
});

describe('the size of the pack', () => {
  const cola = {
    ...product,
    name: 'Cola Sprizzo 24 × 0,33 l',
    shortName: 'Cola Sprizzo',
    size: '24 × 0,33 l',
  };

  it('begins the second line and is left out of the name for the eye alone', () => {
    const { container } = renderKit(<ProductRow product={cola} order={order} />);
    expect(screen.getByRole('link')).toHaveAccessibleName('Cola Sprizzo 24 × 0,33 l');
    expect(screen.getByText('Cola Sprizzo')).toHaveAttribute('title', cola.name);
    expect(container.querySelector('[title^="24 × 0,33 l · 330"]')).toHaveTextContent(/^24 × 0,33 l330 118/);
  });

  it('stands in tiles and on cards as well', () => {
    renderKit(
      <>
        <ProductTile product={cola} />
        <ProductCard product={cola} />
      </>,
    );
    expect(screen.getAllByText('24 × 0,33 l', { selector: '.size' })).toHaveLength(2);
  });
});

describe('a row', () => {
  it('says which product a change is about', () => {
    const onAdd = vi.fn();
    renderKit(<ProductRow product={sampleProduct(4)} order={sampleOrder(4)} actions={{ onAdd }} />);
    fireEvent.click(screen.getByRole('button', { name: /in den Warenkorb legen/ }));
    expect(onAdd).toHaveBeenCalledWith('330512-4', { amount: 1, unit: 'Sack' });
  });

  it('shows the hint in place of number and badges, and the full name as title', () => {
    const small = { ...order, amount: 1, units: [{ abbreviation: 'Kiste', name: 'Kiste', minimum: 2 }] };
    renderKit(<ProductRow product={product} order={small} />);
    expect(screen.getByText('Mindestmenge 2 Kiste')).toBeInTheDocument();
    expect(screen.queryByText('330 118')).toBeNull();
    expect(screen.getByTitle(product.name)).toBeInTheDocument();
  });

  it('keeps number, badges and price where the sum has a column, and asks below the price', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('min-width: 1391px'),
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    const small = { ...order, amount: 1, units: [{ abbreviation: 'Kiste', name: 'Kiste', minimum: 2 }] };
    const { container } = renderKit(<ProductRow product={product} order={small} />);
    const sentence = screen.getByText('Mindestmenge 2 Kiste');
    expect(sentence.closest('.price')).toHaveTextContent('€ 16,20');
    expect(screen.getByText('330 118')).toBeInTheDocument();
    const sum = container.querySelector<HTMLElement>('.sum');
    expect(within(sum ?? container).getAllByRole('button')).toHaveLength(1);
    expect(sum).not.toHaveTextContent('€');
    vi.unstubAllGlobals();
  });

  it('has room for what else can be done with the product', () => {
    renderKit(<ProductRow product={product} order={order} tools={<button type="button">Merken</button>} />);
    expect(screen.getByRole('button', { name: 'Merken' })).toBeInTheDocument();
  });

  it('is a row of cells where it stands in a table', () => {
    renderKit(
      <div role="table">
        <ProductRow product={product} order={order} semantics="row" />
      </div>,
    );
    expect(within(screen.getByRole('row')).getAllByRole('cell')).toHaveLength(4);
  });

  it('says that it is in the cart, also without colours', () => {
    renderKit(<ProductRow product={product} order={order} />);
    expect(screen.getByText('im Warenkorb')).toBeInTheDocument();
  });

  it('has the answers in place before the next key, however busy the page is', async () => {
    const asked = { usual: '1–4 Kiste', instead: 4, confirm: vi.fn() };
    const unusual: ProductOrderState['unusual'] = ({ amount }) => (amount > 20 ? asked : undefined);
    renderKit(<ProductRow product={product} order={{ ...order, inCart: false, unusual }} />);
    const field = screen.getByRole('textbox', { name: /^Menge/ });
    // As in a browser: nothing is waited for but what happens within the event itself.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '125');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await Promise.resolve();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    expect(screen.getByRole('button', { name: 'Ja, 125' })).toHaveFocus();
    vi.unstubAllGlobals();
  });

  it('renders no other row again when its order changes', () => {
    const read = vi.fn();
    const watched = (at: number): ProductCardData => ({
      ...sampleProduct(at),
      get name() {
        read();
        return `Artikel ${at}`;
      },
    });
    const List = (): ReactNode => {
      const [first, setFirst] = useState<ProductOrderState>(sampleOrder(0));
      const [actions] = useState<ProductActions>(() => ({
        onRemove: () => {
          setFirst({ ...sampleOrder(0), inCart: false });
        },
      }));
      const [others] = useState(() => [1, 2, 3].map((at) => ({ of: watched(at), order: sampleOrder(at) })));
      return (
        <>
          <ProductRow product={product} order={first} actions={actions} />
          {others.map((other) => (
            <ProductRow key={other.of.id} product={other.of} order={other.order} actions={actions} />
          ))}
        </>
      );
    };
    renderKit(<List />);
    expect(read).toHaveBeenCalled();
    read.mockClear();
    fireEvent.click(screen.getByRole('button', { name: /^Rispenparadeiser.* aus dem Warenkorb nehmen/ }));
    expect(screen.getByRole('button', { name: /^Rispenparadeiser.* in den Warenkorb/ })).toBeInTheDocument();
    expect(read).not.toHaveBeenCalled();
  });
});
