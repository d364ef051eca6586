import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Disclosure } from './disclosure';

const meta = {
  title: 'Disclosure/Disclosure',
  component: Disclosure,
  parameters: { width: 480 },
  args: {
    title: 'Lagerung und Zubereitung',
    children: 'Bei 0 bis 4 °C lagern, nach dem Öffnen binnen zwei Tagen verbrauchen.',
    onToggle: fn(),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Bei 0 bis 4/)).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/Bei 0 bis 4/)).toBeVisible();
    await expect(args.onToggle).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { expanded: false })).toHaveFocus();
  },
};
export const Open: Story = { args: { startOpen: true, note: '3 Dokumente' } };
export const LongWords: Story = {
  args: {
    title: 'Lebensmittelunverträglichkeitskennzeichnungen nach Verordnung',
    note: '14',
    startOpen: true,
  },
  parameters: { width: 240 },
};
export const English: Story = {
  args: { title: 'Storage and preparation', children: 'Keep at 0 to 4 °C.', startOpen: true },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = { args: { startOpen: true }, globals: { scheme: 'dark' } };
export const Phone: Story = {
  args: { startOpen: true },
  parameters: { width: 390 },
  globals: { viewport: { value: 'phone' } },
};
