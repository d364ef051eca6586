import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { OrderTable } from './two-thousand.sample';

const meta = {
  title: 'Table/Two thousand rows',
  component: OrderTable,
  args: { count: 2000 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Only the rows in view are drawn, and Enter and the arrow keys travel through all of them. What is typed stays in the
 * page wherever the table scrolls.
 */
export const TwoThousandRows: Story = {
  globals: { locale: 'de-AT' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid', { name: 'Artikel' });
    await expect(grid).toHaveAttribute('aria-rowcount', '2001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    const [first] = canvas.getAllByRole<HTMLInputElement>('textbox');
    if (first === undefined) throw new Error('No amount');
    await userEvent.click(first);
    await userEvent.clear(first);
    await userEvent.keyboard('12');
    const scroller = grid.parentElement;
    scroller?.scrollTo({ top: 60_000 });
    await waitFor(() => expect(canvas.getByText('101000')).toBeVisible());
    await expect(first).toHaveValue('12');
    await expect(first).toHaveFocus();
    scroller?.scrollTo({ top: 0 });
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-index]')).toHaveAttribute('data-index', '1'),
    );
    await userEvent.keyboard('{ArrowDown>20/}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-index]')).toHaveAttribute('data-index', '21'),
    );
    scroller?.scrollTo({ top: 0 });
    await waitFor(() => expect(canvas.getByText('100000')).toBeVisible());
  },
};
