import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleProducts, type SampleProduct } from './product.sample';
import { VirtualRows, type VirtualRowsHandle } from './virtual-rows';

const itemOf = ({ sku, name }: SampleProduct): ReactNode => (
  <button type="button" style={{ display: 'block', width: '100%', minHeight: 56, textAlign: 'start' }}>
    {sku} · {name}
  </button>
);

const keyOf = ({ sku }: SampleProduct): string => sku;

const Jumping = ({
  count,
  initialOffset,
}: {
  readonly count: number;
  readonly initialOffset?: number;
}): ReactNode => {
  const rows = useRef<VirtualRowsHandle>(null);
  const [rowHeight, setRowHeight] = useState(72);
  return (
    <>
      <button
        type="button"
        style={{ minHeight: 44, marginBottom: 8 }}
        onClick={() => rows.current?.scrollToIndex(count - 1)}
      >
        Zum letzten Artikel
      </button>{' '}
      <button
        type="button"
        style={{ minHeight: 44, marginBottom: 8 }}
        onClick={() => {
          setRowHeight(120);
        }}
      >
        Höhere Zeilen
      </button>
      <div style={{ height: 480 }}>
        <VirtualRows
          ref={rows}
          label="Artikel"
          items={sampleProducts(count)}
          itemKey={keyOf}
          renderItem={itemOf}
          rowHeight={rowHeight}
          scroll="own"
          {...(initialOffset === undefined ? {} : { initialOffset })}
        />
      </div>
    </>
  );
};

const meta = {
  title: 'Table/Virtual rows',
  component: Jumping,
  args: { count: 300 },
} satisfies Meta<typeof Jumping>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeHundred: Story = {
  globals: { locale: 'de-AT' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Zum letzten Artikel' }));
    await waitFor(() => expect(canvas.getByText(/100299/)).toBeVisible());
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
};

/** The buyer comes back to the place left before. */
export const Restored: Story = {
  globals: { locale: 'de-AT' },
  args: { initialOffset: 7200 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/100100/)).toBeVisible());
  },
};

/** A window made narrow makes rows higher: the row on top stays on top. */
export const Higher: Story = {
  globals: { locale: 'de-AT' },
  args: { initialOffset: 7200 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/100100/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Höhere Zeilen' }));
    const scroller = canvas.getByRole('list').parentElement;
    await waitFor(() => expect(scroller?.scrollTop).toBe(12_000));
    // The rows of the new place are drawn with the next frame.
    await waitFor(() => expect(canvas.getByText(/100100/)).toBeVisible());
  },
};

export const Short: Story = { args: { count: 4 } };
