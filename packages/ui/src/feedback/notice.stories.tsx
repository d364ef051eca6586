import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { IconClock, IconCloudOff } from '../icons';
import { Notice } from './notice';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { tone: 'info', children: 'Maria Leitner bearbeitet denselben Warenkorb.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

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

export const Failure: Story = {
  args: {
    tone: 'error',
    announce: 'at once',
    children: 'Der Preis konnte nicht geladen werden.',
    action: <Button size="small">Nochmals</Button>,
  },
};

export const Good: Story = {
  args: { tone: 'good', children: 'Die Vorlage „Sonntagsbrunch“ ist gespeichert.' },
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
