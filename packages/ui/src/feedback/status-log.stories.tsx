import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatusLog } from './status-log';

const at = (minute: number): Date => new Date(2026, 10, 24, 9, minute);

const meta = {
  title: 'Feedback/Status log',
  component: StatusLog,
  args: {
    messages: [
      {
        id: 3,
        tone: 'error',
        title: 'Vorlage nicht gespeichert',
        text: 'Keine Verbindung, Ihre Eingaben bleiben hier.',
        at: at(41),
      },
      { id: 2, tone: 'good', title: '36 Artikel im Warenkorb', text: 'Vorlage „Sonntagsbrunch“', at: at(38) },
      { id: 1, tone: 'warning', title: 'Hinweis', text: 'Vogerlsalat kommt erst Fr, 27.11.', at: at(5) },
    ],
  },
  parameters: { width: 390 },
} satisfies Meta<typeof StatusLog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The newest stands first, each with its time. */
export const Messages: Story = {
  play: async ({ canvasElement }) => {
    const entries = within(canvasElement).getAllByRole('listitem');
    await expect(entries).toHaveLength(3);
    await expect(entries[0]).toHaveTextContent('Vorlage nicht gespeichert');
    await expect(entries[2]).toHaveTextContent('Vogerlsalat');
    await expect(entries.map((entry) => within(entry).getByRole('time').textContent)).toEqual([
      '09:41',
      '09:38',
      '09:05',
    ]);
  },
};
export const Empty: Story = {
  args: { messages: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByText(/noch keine Meldungen|no messages/i)).toBeVisible();
  },
};
