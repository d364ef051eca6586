import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FindField } from './find-field';

const meta = {
  title: 'Search/Find on the page',
  component: FindField,
  args: { label: 'Im Warenkorb finden', value: '', onChange: fn(), onEnter: fn() },
} satisfies Meta<typeof FindField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Found: Story = { args: { value: 'zwiebel', found: '2 von 31' } };
export const Phone: Story = { ...Found, parameters: { width: 390 } };
export const English: Story = { args: { label: 'Find in cart' }, globals: { locale: 'en-GB' } };
export const Dark: Story = { ...Found, globals: { scheme: 'dark' } };

/** Enter leads to what was found first, Escape empties the field. */
export const Keys: Story = {
  args: { value: 'obers', found: '1 von 31' },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), '{Enter}{Escape}');
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('');
  },
};
