import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchFieldFallback } from './search-field-fallback';

const meta = {
  title: 'Search/Plain search',
  component: SearchFieldFallback,
  args: { onSubmit: fn() },
} satisfies Meta<typeof SearchFieldFallback>;

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
