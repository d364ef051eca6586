import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ORDER_COLUMNS, orderRows } from './rows.sample';
import { RowsPreview } from './rows-preview';

const meta = {
  title: 'Upload/Rows preview',
  component: RowsPreview,
  args: { columns: ORDER_COLUMNS, rows: orderRows },
} satisfies Meta<typeof RowsPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithProblems: Story = {
  globals: { locale: 'de-AT' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('6 Zeilen')).toHaveTextContent('6 Zeilen, 3 mit Fehlern');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Nur Zeilen mit Fehlern' }));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '4');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Nur Zeilen mit Fehlern' }));
  },
};

export const AllRight: Story = { args: { rows: orderRows.filter(({ problem }) => problem === undefined) } };
export const Empty: Story = { args: { rows: [] } };
export const Loading: Story = { args: { rows: [], loading: true } };
export const English: Story = { globals: { locale: 'en-GB' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { args: { shape: 'phone' }, parameters: { width: 390 } };
