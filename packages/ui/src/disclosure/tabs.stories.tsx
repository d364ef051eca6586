import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs } from './tabs';

const meta = {
  title: 'Disclosure/Tabs',
  component: Tabs,
  args: {
    label: 'Bestellungen',
    tabs: [
      { key: 'open', label: 'Offen', count: '2', content: <p>Zwei Bestellungen sind unterwegs.</p> },
      { key: 'done', label: 'Geliefert', count: '118', content: <p>118 Bestellungen sind geliefert.</p> },
      { key: 'returns', label: 'Rückgaben', content: <p>Es gibt keine Rückgaben.</p> },
    ],
    onSelect: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Travelled by keyboard alone; the ends meet. */
export const Three: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Offen/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: /Geliefert/ })).toHaveTextContent('118 Bestellungen');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Offen/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('open');
    await userEvent.click(canvas.getByRole('tab', { name: 'Rückgaben' }));
    await expect(canvas.getByText('Es gibt keine Rückgaben.')).toBeVisible();
  },
};
export const English: Story = {
  args: {
    label: 'Orders',
    tabs: [
      { key: 'open', label: 'Open', content: 'Two orders are on their way.' },
      { key: 'done', label: 'Delivered', content: '' },
    ],
  },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
/** What does not fit is scrolled to. */
export const Phone: Story = {
  args: {
    tabs: ['Allergene', 'Nährwerte', 'Verpackung', 'Datenblätter', 'Herkunft'].map((label) => ({
      key: label,
      label,
      content: label,
    })),
  },
  parameters: { width: 390 },
  globals: { viewport: { value: 'phone' } },
};
