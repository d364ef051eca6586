import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PlainSearch } from './plain-search';

const meta = {
  title: 'Search/Plain search',
  component: PlainSearch,
  args: { onSubmit: fn() },
} satisfies Meta<typeof PlainSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Phone: Story = { parameters: { width: 390 } };

/** Enter asks for results. */
export const Submitted: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'obers{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('obers');
  },
};
