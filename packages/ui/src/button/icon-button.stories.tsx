import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconBell, IconList, IconTrash } from '../icons';
import { IconButton } from './icon-button';

const meta = {
  title: 'Button/Icon button',
  component: IconButton,
  args: { label: 'Nachrichten, 2 neu', icon: <IconBell />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Nachrichten, 2 neu' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const WithCount: Story = { args: { count: 2 } };
export const ManyNew: Story = { args: { count: 140, label: 'Nachrichten, 140 neu' } };
export const Pressed: Story = {
  args: { label: 'Als Liste zeigen', icon: <IconList />, outline: true, pressed: true },
};
export const SmallOutline: Story = {
  args: { label: 'Entfernen', icon: <IconTrash size={16} />, outline: true, small: true },
};
export const Disabled: Story = { args: { disabled: true } };
