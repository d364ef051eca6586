import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { IconAlertTriangle, IconCalendarOff, IconCheck, IconPencil, IconX } from '../icons';
import { Badge } from './badge';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { tone: 'good', icon: <IconCheck size={14} />, children: 'aktiv' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {
  play: async ({ canvasElement }) => {
    const badge = within(canvasElement).getByText('aktiv');
    await expect(badge).toBeVisible();
    // A sign stands beside the word.
    await expect(badge.querySelector('svg')).not.toBeNull();
  },
};

export const Info: Story = {
  args: { tone: 'info', icon: <IconCalendarOff size={14} />, children: 'ausgelassen' },
};

export const Brand: Story = {
  args: { tone: 'brand', icon: <IconPencil size={14} />, children: 'abweichend' },
};

export const Warning: Story = {
  args: { tone: 'warning', icon: <IconAlertTriangle size={14} />, children: 'wartet auf Sie' },
};

export const Failed: Story = {
  args: { tone: 'error', icon: <IconX size={14} />, children: 'storniert' },
};
