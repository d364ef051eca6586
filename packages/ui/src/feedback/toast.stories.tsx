import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Toast } from './toast';

const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  args: {
    toast: {
      tone: 'good',
      title: '36 Artikel im Warenkorb',
      text: 'Vorlage „Sonntagsbrunch“',
      action: { label: 'Rückgängig', onAction: fn() },
    },
    onClose: fn(),
  },
  parameters: { width: 448 },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Escape closes the message while one of its buttons has the focus. */
export const Undo: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Rückgängig' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Failure: Story = {
  args: {
    toast: {
      tone: 'error',
      title: 'Vorlage nicht gespeichert',
      text: 'Keine Verbindung, Ihre Eingaben bleiben hier.',
      action: { label: 'Nochmals', onAction: fn() },
    },
  },
};

export const Warning: Story = {
  args: {
    toast: {
      tone: 'warning',
      title: 'Hinweis',
      text: 'Die Mindestbestellmenge von 2 Kiste darf nicht unterschritten werden.',
    },
  },
};

export const Short: Story = { args: { toast: { tone: 'info', title: 'Gedruckt' } } };

export const LongWords: Story = {
  args: {
    toast: {
      tone: 'warning',
      title: 'Lebensmittelunverträglichkeitskennzeichnung geändert',
      text: 'Tiefkühlgemüsemischung „Kaisergemüse küchenfertig“, Schweinsschopf ohne Knochen',
      action: { label: 'Kennzeichnung ansehen', onAction: fn() },
    },
  },
  parameters: { width: 340 },
};
