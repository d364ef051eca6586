import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Pagination, type PaginationProps } from './pagination';

const Live = ({ page: first, pageSize: size, total }: PaginationProps): ReactNode => {
  const [page, setPage] = useState(first);
  const [pageSize, setPageSize] = useState(size);
  return (
    <Pagination
      page={page}
      pageSize={pageSize}
      total={total}
      onPageChange={setPage}
      onPageSizeChange={(next) => {
        setPageSize(next);
        setPage(1);
      }}
    />
  );
};

const meta = {
  title: 'Table/Pagination',
  component: Pagination,
  render: (args) => <Live {...args} />,
  args: { page: 6, total: 5638, onPageChange: () => undefined },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ManyPages: Story = {
  globals: { locale: 'de-AT' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('7');
    await userEvent.selectOptions(canvas.getByRole('combobox'), '300');
    await expect(canvas.getByText('1–300 von 5.638')).toBeVisible();
  },
};

export const OnePage: Story = { args: { page: 1, total: 31 } };
export const LastPage: Story = { args: { page: 57 } };
export const Phone: Story = { parameters: { width: 390 }, globals: { viewport: { value: 'phone' } } };
export const English: Story = { globals: { locale: 'en-GB' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
