import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { EmptyState, Loading as LoadingRegion } from '../feedback';
import { ProductListHead } from './product-list-head';
import { ProductRowSkeleton } from './product-row-skeleton';
import { SampleList } from './sample-list.sample';

const meta = {
  title: 'Product/List',
  component: SampleList,
  args: { count: 300 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SampleList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter commits and goes on, also to rows that were not rendered; typing orders nothing until then. */
export const ListOf300: Story = {
  name: 'List of 300',
  play: async ({ canvasElement }) => {
    const inRow = (row: string): Promise<void> =>
      waitFor(() => expect(document.activeElement?.closest('[data-row]')).toHaveAttribute('data-row', row));
    const [first] = await within(canvasElement).findAllByRole('textbox');
    if (first === undefined) throw new Error('The list is empty');
    await userEvent.click(first);
    await userEvent.keyboard('12{Enter}');
    await expect(first).toHaveValue('12');
    await inRow('1');
    // Row 18 cannot be ordered and is passed by.
    await userEvent.keyboard('{ArrowDown>25/}');
    await inRow('27');
  },
};

export const ListOf2000: Story = { name: 'List of 2,000', args: { count: 2000 } };

export const WithoutPrices: Story = { args: { count: 40, withPrices: false } };

/** Said once to screen readers; the rows to come have their places already. */
export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Artikel werden geladen">
      <ProductListHead />
      {Array.from({ length: 8 }, (_, index) => (
        <ProductRowSkeleton key={index} />
      ))}
    </LoadingRegion>
  ),
};

/** Without rows there are no heads either, but a way on. */
export const Empty: Story = {
  render: () => (
    <EmptyState
      title="Keine Artikel gefunden"
      actions={<Button variant="filled">Zum ganzen Sortiment</Button>}
    >
      Kein Artikel passt zu allen gewählten Filtern.
    </EmptyState>
  ),
};
