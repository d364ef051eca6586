import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { IconClock, IconCloudOff } from '../icons';
import { Notice } from './notice';

const retry: () => void = fn();

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { tone: 'info', children: 'Maria Leitner bearbeitet denselben Warenkorb.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What stands there from the start is read in its place and not said aloud. */
export const Info: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Maria Leitner/)).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Deadline: Story = {
  args: {
    tone: 'brand',
    icon: <IconClock />,
    children: (
      <>
        <strong>Heute bis 16:00</strong> für Donnerstag, 26. November
      </>
    ),
  },
};

export const WarningWithRemedy: Story = {
  args: {
    tone: 'warning',
    children: 'Vogerlsalat kommt erst Fr, 27.11.',
    action: <Button size="small">Am Fr liefern</Button>,
  },
};

export const Offline: Story = {
  args: {
    tone: 'warning',
    icon: <IconCloudOff />,
    children: 'Offline. 3 Mengen warten und gehen nicht verloren.',
  },
};

/** Said at once; the way on is reached by keyboard. */
export const Failure: Story = {
  args: {
    tone: 'error',
    announce: 'at once',
    children: 'Der Preis konnte nicht geladen werden.',
    action: (
      <Button size="small" onClick={retry}>
        Nochmals
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Der Preis konnte nicht geladen werden.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Nochmals' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Good: Story = {
  args: {
    tone: 'good',
    announce: 'politely',
    children: 'Die Vorlage „Sonntagsbrunch“ ist gespeichert.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('ist gespeichert');
  },
};

export const LongWords: Story = {
  args: {
    tone: 'warning',
    children:
      'Die Lebensmittelunverträglichkeitskennzeichnung der Tiefkühlgemüsemischung „Kaisergemüse küchenfertig“ wurde geändert.',
    action: (
      <>
        <Button size="small">Kennzeichnung ansehen</Button>
        <Button size="small">Verstanden</Button>
      </>
    ),
  },
  parameters: { width: 390 },
};
