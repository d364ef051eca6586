import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconArrowRight, IconTrash } from '../icons';
import { Button } from './button';

const meta = {
  title: 'Button/Button',
  component: Button,
  args: { children: 'Zur Lieferung', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { variant: 'filled', iconAfter: <IconArrowRight size={16} /> } };
export const Outline: Story = { args: { children: 'Als Vorlage' } };
export const Soft: Story = { args: { variant: 'soft', children: '+1 Ktn' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Drucken' } };
export const Danger: Story = {
  args: { variant: 'danger', icon: <IconTrash size={16} />, children: 'Entfernen' },
};
export const Small: Story = { args: { size: 'small', children: 'Nochmals' } };
export const Large: Story = { args: { variant: 'filled', size: 'large', wide: true } };
export const Disabled: Story = { args: { disabled: true, children: 'Gesperrt' } };
export const LongWords: Story = {
  args: { children: 'Lebensmittelunverträglichkeitskennzeichnung herunterladen', variant: 'filled' },
  parameters: { width: 240 },
};

export const AsLink: Story = {
  args: {
    variant: 'filled',
    render: ({ className, children }) => (
      <a className={className} href="#delivery">
        {children}
      </a>
    ),
  },
};

/** A busy button keeps the focus and does nothing. */
export const Busy: Story = {
  args: { variant: 'filled', busy: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Zur Lieferung' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
