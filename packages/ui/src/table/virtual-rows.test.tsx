import { act, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../testing';
import { sampleProducts } from './product.sample';
import { VirtualRows, type VirtualRowsHandle } from './virtual-rows';

describe('VirtualRows', () => {
  it('draws a part of a long list and tells each row its place', () => {
    const ref = createRef<VirtualRowsHandle>();
    renderKit(
      <VirtualRows
        ref={ref}
        label="Artikel"
        items={sampleProducts(300)}
        itemKey={({ sku }) => sku}
        renderItem={({ name }) => name}
        rowHeight={60}
      />,
    );
    const rows = screen.getAllByRole('listitem');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.length).toBeLessThan(60);
    expect(rows[1]).toHaveAttribute('aria-posinset', '2');
    expect(rows[1]).toHaveAttribute('aria-setsize', '300');
    expect(ref.current?.scrollToIndex).toBeTypeOf('function');
  });

  it('draws a short list as a whole, and a long one on paper', () => {
    const { rerender } = renderKit(<List count={40} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(40);
    rerender(<List count={300} />);
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(screen.getAllByRole('listitem')).toHaveLength(300);
  });

  it('measures again when its rows become higher', () => {
    const { rerender } = renderKit(<List count={300} />);
    const size = (): string => screen.getByRole('list').style.getPropertyValue('--rows-size');
    expect(size()).toBe('18000px');
    rerender(<List count={300} rowHeight={143} />);
    expect(size()).toBe('42900px');
    expect(screen.getAllByRole('listitem')[1]?.style.getPropertyValue('--row-start')).toBe('143px');
  });
});

const List = ({
  count,
  rowHeight = 60,
}: {
  readonly count: number;
  readonly rowHeight?: number | undefined;
}) => (
  <VirtualRows
    label="Artikel"
    items={sampleProducts(count)}
    itemKey={({ sku }) => sku}
    renderItem={({ name }) => name}
    rowHeight={rowHeight}
  />
);
