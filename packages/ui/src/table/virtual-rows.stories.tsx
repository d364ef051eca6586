import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleArticles, type SampleArticle } from './article.sample';
import { VirtualRows, type VirtualRowsHandle } from './virtual-rows';

const itemOf = ({ sku, name }: SampleArticle): ReactNode => (
  <button type="button" style={{ display: 'block', width: '100%', minHeight: 56, textAlign: 'start' }}>
    {sku} · {name}
  </button>
);

const keyOf = ({ sku }: SampleArticle): string => sku;

const Jumping = ({
  count,
  initialOffset,
}: {
  readonly count: number;
  readonly initialOffset?: number;
}): ReactNode => {
  const rows = useRef<VirtualRowsHandle>(null);
  return (
    <>
      <button
        type="button"
        style={{ minHeight: 44, marginBottom: 8 }}
        onClick={() => rows.current?.scrollToIndex(count - 1)}
      >
        Zum letzten Artikel
      </button>
      <div style={{ height: 480 }}>
        <VirtualRows
          ref={rows}
          label="Artikel"
          items={sampleArticles(count)}
          itemKey={keyOf}
          renderItem={itemOf}
          rowHeight={72}
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

export const Short: Story = { args: { count: 4 } };
