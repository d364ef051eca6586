import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog';

const meta = {
  title: 'Overlay/Confirm dialog',
  component: ConfirmDialog,
  args: {
    opened: true,
    title: 'Vorlage „Sonntagsbrunch“ löschen?',
    children: 'Die 36 Artikel bleiben im Sortiment, die Zusammenstellung geht verloren.',
    confirmLabel: 'Löschen',
    danger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The answer is given by its own verb. */
export const Danger: Story = {
  play: async ({ args }) => {
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Löschen' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { busy: true } };
export const Harmless: Story = {
  args: {
    title: 'Bestellung abschicken?',
    children: 'Lieferung am Donnerstag, 26. November.',
    confirmLabel: 'Zahlungspflichtig bestellen',
    danger: false,
  },
};

export const LongWords: Story = {
  args: {
    title: 'Lebensmittelunverträglichkeitskennzeichnung der Tiefkühlgemüsemischung löschen?',
    children: 'Die Gemeinschaftsverpflegungsbetriebsgesellschaft verliert damit ihre Zusammenstellung.',
    confirmLabel: 'Kennzeichnung endgültig löschen',
  },
};
export const English: Story = {
  args: {
    title: 'Delete the template “Sunday brunch”?',
    children: 'The 36 products stay in the range, the list of them is lost.',
    confirmLabel: 'Delete',
  },
  globals: { locale: 'en-GB' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
